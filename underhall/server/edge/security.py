"""What every request has to pass before anything else: host, origin, size and rate; and the headers
that every answer carries."""

from __future__ import annotations

import asyncio
import ipaddress
import json
from collections.abc import Iterable, Mapping
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from underhall.server.edge.language import language
from underhall.server.edge.limits import Buckets
from underhall.server.edge.refusals import explained, name_of
from underhall.server.errors import Closing, HouseError, TooLarge, TooMuch, TooSlow, WrongOrigin
from underhall.server.settings import Limits, Settings
from underhall.text.words import Words

COOKIE = "underhall"
BEARER = "bearer "
SAFE = ("GET", "HEAD", "OPTIONS")
ALIVE = "/health"
"""Answered however much else comes from the same address: whoever looks after the house asks."""
POLICY_VIOLATION = 1008

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Mapping[str, str] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
"""Set unless the answer has a word of its own on the matter."""

_RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """The porter: plain ASGI, in front of the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, reads: Buckets | None = None) -> None:
        self._app = app
        self._names = {"localhost", *(name.lower() for name in settings.names)}
        limits = settings.limits
        self._limits = limits
        self._reads = reads or Buckets(limits.reads, limits.visitors)
        self._writes = Buckets(limits.writes, limits.visitors)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope, Headers(scope=scope))
        except HouseError as why:
            await _turn_away(scope, receive, send, why)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, _measured(receive, self._limits), _with_headers(noted))
        except asyncio.CancelledError:
            # The house closes and cannot wait any longer; whoever waits is told so.
            if begun:
                raise
            await _turn_away(scope, receive, send, Closing("the house is closing"))

    def _check(self, scope: Scope, headers: Headers) -> None:
        check_host(headers.get("host", ""), self._names)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes:
            check_origin(scope, headers)
        if scope["path"] != ALIVE:
            bucket = self._writes if changes else self._reads
            bucket.take(address(scope))
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length[:20]) > self._limits.body:
            raise TooLarge(f"at most {self._limits.body} bytes")


def address(scope: Scope) -> str:
    """Where on the network a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def check_host(host: str, names: Iterable[str]) -> None:
    """Refuse names that are not ours: a foreign page may have its name lead to this machine."""
    name = host.rsplit(":", 1)[0] if host.rsplit(":", 1)[-1].isdigit() else host
    name = name.strip("[]").lower()
    if name not in names and not _is_address(name):
        raise WrongOrigin(f"this house does not answer to {name!r}")


@lru_cache(1024)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(scope: Scope, headers: Headers) -> None:
    """Refuse what another site's page sends with our visitor's cookie."""
    origin = headers.get("origin")
    if origin is None:
        # Whoever brings a key acts by it alone; every other word of authority is worth nothing.
        by_key = headers.get("authorization", "").lower().startswith(BEARER)
        if "cookie" in headers and not by_key:
            raise WrongOrigin("a request with a cookie must say where it comes from")
        return
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    if origin.lower() != f"{scheme}://{headers.get('host', '')}".lower():
        raise WrongOrigin("this request comes from another site")


def _measured(receive: Receive, limits: Limits) -> Receive:
    """``receive``, until more bytes have come than allowed, or they take too long."""
    seen, more = 0, True
    until = asyncio.get_running_loop().time() + limits.body_patience

    async def measured() -> Message:
        nonlocal seen, more
        try:
            async with asyncio.timeout_at(until if more else None):
                message = await receive()
        except TimeoutError:
            raise TooSlow("the request did not come to its end") from None
        seen += len(message.get("body", b""))
        more = bool(message.get("more_body", False))
        if seen > limits.body:
            raise TooLarge(f"at most {limits.body} bytes")
        return message

    return measured


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            own = {name.lower() for name, _ in given}
            message["headers"] = given + [one for one in _RAW_HEADERS if one[0] not in own]
        await send(message)

    return sent


async def _turn_away(scope: Scope, receive: Receive, send: Send, why: HouseError) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": name_of(why)})
        return
    body = json.dumps(explained(why, Words(language(Headers(scope=scope), "")))).encode()
    extra = [(b"retry-after", b"5")] if isinstance(why, (TooMuch, Closing)) else []
    start = {
        "type": "http.response.start",
        "status": why.status,
        "headers": [(b"content-type", b"application/json"), *extra],
    }
    await _with_headers(send)(start)
    await send({"type": "http.response.body", "body": body})
