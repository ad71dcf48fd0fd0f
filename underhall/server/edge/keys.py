"""Keys that cannot be guessed: seat links, watch links, and the signed cookie of a browser.

A key is made from the table, the role, how often its key was renewed and the secret of the house,
so it need not be stored and can be shown to its holder again.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

WATCH, OWNER = "w", "o"
"""Roles beside the numbers of seats."""

SHAPE = re.compile(
    r"([0-9a-z]{8,20})\.([0-9]{1,2}|w|o)(?:-([1-9][0-9]{0,8}))?\.([\w-]{24})", re.ASCII
)
REMEMBERED = 4096
COOKIE_SHAPE = re.compile(r"([\w-]{22})\.([\w-]{24})", re.ASCII)


@dataclass(frozen=True)
class Key:
    """What a key opens."""

    table: str
    role: str
    renewed: int = 0
    """How often there was a new key to this role before; only the newest opens anything."""


class Keys:
    """Makes and checks keys with the secret of a house."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._true: dict[str, Key] = {}
        """Keys that were found to be true, for they come again with every request."""

    def make(self, table: str, role: str | int, renewed: int = 0) -> str:
        """The key to a seat, or to watching or owning a table."""
        again = f"-{renewed}" if renewed else ""
        return f"{table}.{role}{again}.{self._seal('key', table, f'{role}{again}')}"

    def read(self, text: str) -> Key | None:
        """What ``text`` opens, if it is a key of this house; it may have been renewed since."""
        if text in self._true:
            return self._true[text]
        match = SHAPE.fullmatch(text)
        if match is None:
            return None
        key = Key(match[1], match[2], int(match[3] or 0))
        true = self.make(key.table, key.role, key.renewed)
        if not hmac.compare_digest(text, true):
            return None
        if len(self._true) >= REMEMBERED:
            self._true.clear()
        self._true[text] = key
        return key

    def new_client(self) -> str:
        """A name for a browser that has none yet."""
        return secrets.token_urlsafe(16)

    def cookie(self, client: str) -> str:
        """The name of a browser, signed."""
        return f"{client}.{self._seal('client', client)}"

    def read_cookie(self, text: str) -> str | None:
        """The name of a browser, if this house has signed it."""
        match = COOKIE_SHAPE.fullmatch(text)
        if match is None or not hmac.compare_digest(match[2], self._seal("client", match[1])):
            return None
        return match[1]

    def _seal(self, *parts: str) -> str:
        digest = hmac.new(self._secret, "\0".join(parts).encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()
