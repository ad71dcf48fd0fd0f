"""A real server on loopback with its pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server.house import settings
from server.loopback import Running, served

from underhall.server.app import make_app


class Paged(Running):
    """A server in a thread that serves pages too."""

    def __init__(self, path: Path, lang: str = "en", **changes: Any) -> None:
        super().__init__(path, lang, **changes)
        self.app = make_app(settings(path, **changes), lang)
        self._server = served(self.app)
