"""Connections before there is a request: how many an address may hold, and how long it may take to
say what it wants. Without that, half-open connections would lock everybody else out."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from underhall.server.settings import Limits

if TYPE_CHECKING:
    Protocol = H11Protocol
elif find_spec("httptools") is not None:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
else:
    Protocol = H11Protocol


class Connections:
    """Counts the open connections of each address. A proxy speaks for many."""

    def __init__(self, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self.limits = limits
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies]
        self._held: dict[str, int] = {}
        self._all = 0
        self.closed = False
        """Whether nobody may come in any more."""

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; if so it counts until it leaves."""
        held = self._held.get(address, 0)
        crowd = held >= self.limits.connections and not self._is_proxy(address)
        if self.closed or crowd or self._all >= self.limits.all_connections:
            return False
        self._held[address] = held + 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is closed, or has become a stream, which is counted elsewhere."""
        self._all -= 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any([found in network for network in self._proxies])


def patient(counted: Connections) -> type[asyncio.Protocol]:
    """A protocol for uvicorn that waits for requests only so long and counts connections."""

    class Patient(_Patient):
        connections_of = counted

    return Patient


class _Patient(Protocol):
    connections_of: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = str(self.client[0]) if self.client else "local"
        self._waiting: asyncio.TimerHandle | None = None
        self._counts = self.connections_of.enter(self._address)
        if self._counts:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._counts:
            return
        super().data_received(data)
        if self._is_busy():
            self._wait_no_longer()
        elif self._waiting is None and self._counts:
            self._wait()

    def handle_websocket_upgrade(self, *given: Any) -> None:
        self._wait_no_longer()
        self._leave()
        super().handle_websocket_upgrade(*given)

    def _is_busy(self) -> bool:
        """Whether a whole head has come and is being answered."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def _wait(self) -> None:
        patience = self.connections_of.limits.patience
        self._waiting = self.loop.call_later(patience, self._give_up)

    def _wait_no_longer(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self._is_busy():
            self.transport.abort()

    def _leave(self) -> None:
        if self._counts:
            self._counts = False
            self.connections_of.leave(self._address)
