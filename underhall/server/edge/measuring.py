"""Every request counted and timed; what took long or failed is logged, by kind and never by key."""

from __future__ import annotations

import logging
from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from underhall.server.metrics import Metrics
from underhall.server.tables.asking import one_request

SLOW = 1.0
"""Seconds after which a request is worth a line; those that wait on purpose aside."""

logger = logging.getLogger("underhall.requests")


class Measuring:
    """Plain ASGI, in front of everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        begun = perf_counter()
        try:
            with one_request():
                await self._app(scope, receive, noted)
        finally:
            self._note(scope, status, perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        kind = kind_of(scope["method"], scope["path"])
        self._metrics.count("underhall_requests_total", kind=kind, status=f"{status // 100}xx")
        if kind != "wait":
            self._metrics.took("underhall_request_seconds", seconds, kind=kind)
        if status >= 500:
            self._metrics.count("underhall_errors_total", kind=str(status))
        if status >= 500 or (seconds > SLOW and kind != "wait"):
            route = getattr(scope.get("route"), "path", kind)
            facts = {"kind": kind, "route": route, "status": status, "ms": round(1000 * seconds)}
            level = logging.ERROR if status >= 500 else logging.INFO
            logger.log(level, "%s %s: %d", scope["method"], route, status, extra={"facts": facts})


def kind_of(method: str, path: str) -> str:
    """What was asked for, in one of a few words."""
    if path.startswith("/static/"):
        return "file"
    if path.startswith("/api/"):
        if path.endswith("/events"):
            return "wait"
        if method == "POST" and path.endswith("/moves"):
            return "move"
        return "read" if method in ("GET", "HEAD") else "deed"
    if path in ("/health", "/ready", "/metrics"):
        return "health"
    return "parts" if path.endswith("/parts") else "page"
