"""Requests as nobody should send them: sound ones, spoilt in every part."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

NONSENSE: list[Any] = [
    *(None, True, False, 0, -1, 1.5, 10**30, -(10**30), 1e308, "", " ", "0", "-1", "nothing"),
    *([], {}, [[]], {"a": {}}, [None] * 50, "\x00", "\ud800", "ż" * 300, "a" * 5000, "\u202e"),
    *("../../etc/passwd", "<script>", "'; DROP TABLE tables; --", "%00", "{{7*7}}", "1e9"),
]
TEXTS = [str(one) for one in NONSENSE if isinstance(one, (str, int, float))]
WORDS = b'\x00 \xff\xfe{}[]":,0129eE+-.nulltruefalsNaInity\\ud800'
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "")


@dataclass
class Asked:
    """One request."""

    method: str
    path: str
    query: str = ""
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""
    kind: str = "http"


def sound(table: str, code: str, number: int, token: str) -> list[tuple[str, str, Any]]:
    """Requests that the house understands: method, address, body."""
    here = f"/api/tables/{table}"
    seats = [{"kind": "me", "name": "x"}, {"kind": "bot", "level": "random"}]
    opening = {"game": "lantern", "seats": seats, "options": {"veins": "3"}, "undo": "free"}
    position = {"game": "lantern", "table": {"vein": 2}, "agenda": []}
    seen = {"number": number, "seat": 0}
    return [
        ("GET", "/api/games", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/open-tables", None),
        ("GET", "/api/openapi.json", None),
        *[("GET", f"{here}{end}", None) for end in ENDS],
        *[("GET", f"/table/{table}{end}", None) for end in ("", "/parts", "/result", "/replay")],
        *[("GET", place, None) for place in ("/", "/new/lantern", "/rules/lantern", "/replays")],
        ("GET", f"/join/{code}", None),
        ("GET", "/seat/x.0.y", None),
        ("GET", "/static/x/page.js", None),
        ("POST", "/api/tables", opening),
        ("POST", "/api/tables", {**opening, "clock": 60, "then": "bot", "public": True}),
        ("POST", "/api/tables", {**opening, "position": position}),
        ("POST", "/api/records", {"underhall": 1, "game": "lantern", "log": [], "setup": []}),
        ("POST", "/api/join", {"code": code, "name": "x", "another": True}),
        ("POST", f"{here}/moves", {**seen, "token": token}),
        *[("POST", f"{here}/{deed}", seen) for deed in ("undo", "redo", "cancel", "pass")],
        ("POST", f"{here}/answer", {**seen, "what": "end", "yes": True}),
        *[("POST", f"{here}/{deed}", {"seat": 0}) for deed in ("leave", "return", "end")],
        ("POST", f"{here}/name", {"seat": 0, "name": "x"}),
        ("POST", f"{here}/chat", {"seat": 0, "text": "x"}),
        ("POST", f"{here}/bot", {"seat": 0, "chair": 1, "level": "random"}),
        ("POST", f"{here}/free", {"chair": 1}),
        ("POST", f"{here}/keys", {"role": "w"}),
    ]


ENDS = ("", "/log", "/events", "/record", "/position", "/keys")
QUERIES = ("seat", "lang", "since", "lines", "have", "at", "skip", "most", "code", "examples")


HEADERS = (
    *(b"host", b"origin", b"cookie", b"authorization", b"content-type", b"content-length"),
    *(b"accept", b"accept-language", b"x-forwarded-for", b"transfer-encoding", b"range"),
)
VALUES = (
    *(b"Bearer x", b"Basic x", b"underhall=x.y", b"text/html", b"q=;;,pl;q=x", b"\xff\xfe"),
    *(b"application/xml", b"null"),
)


class Spoiler:
    """Makes sound requests bad, in another way each time."""

    def __init__(self, chance: random.Random, headers: list[tuple[bytes, bytes]]) -> None:
        self.chance = chance
        self.headers = headers

    def spoilt(self, method: str, path: str, body: Any) -> Asked:
        """One request with one or more things wrong in it."""
        content = b"" if body is None else json.dumps(body).encode()
        asked = Asked(method, path, self._query(), [*self.headers, JSON], content)
        ways = [self._method, self._path, self._headers, self._bytes, self._stream]
        if isinstance(body, dict):
            ways += [self._values] * 6
        for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
            self.chance.choice(ways)(asked)
        return asked

    def _query(self) -> str:
        names = self.chance.sample(QUERIES, self.chance.choice((0, 0, 1, 2)))
        return "&".join([f"{name}={self._text()}" for name in names])

    def _text(self) -> str:
        return self.chance.choice(TEXTS)

    def _method(self, asked: Asked) -> None:
        asked.method = self.chance.choice(METHODS)

    def _path(self, asked: Asked) -> None:
        parts = asked.path.split("/")
        at = self.chance.randrange(len(parts))
        parts[at] = self.chance.choice([self._text(), parts[at] * 2, parts[at][:-1], "..", "\n"])
        asked.path = "/".join(parts)

    def _headers(self, asked: Asked) -> None:
        name = self.chance.choice(HEADERS)
        text = self._text().encode("utf-8", "replace")
        value = self.chance.choice((text, *VALUES))
        if self.chance.random() < 0.3:
            asked.headers = [one for one in asked.headers if one[0] != name]
        asked.headers = [*asked.headers, (name, value)]

    def _bytes(self, asked: Asked) -> None:
        """Cut, doubled or changed letters; other writing; far too deep."""
        body = bytearray(asked.body or b"{}")
        way = self.chance.randrange(6)
        if way == 0:
            del body[self.chance.randrange(len(body)) :]
        elif way == 1:
            body *= 2
        elif way == 2:
            asked.body = asked.body.decode("utf-8", "replace").encode("utf-16")
            return
        elif way == 3:
            body[:] = b"[" * self.chance.choice((10, 1000, 30_000))
        else:
            for _ in range(self.chance.randrange(1, 6)):
                body[self.chance.randrange(len(body))] = self.chance.choice(WORDS)
        asked.body = bytes(body)

    def _values(self, asked: Asked) -> None:
        """Another value, one more, one less."""
        try:
            data = json.loads(asked.body)
        except (ValueError, RecursionError):
            return
        if not isinstance(data, dict) or not data:
            return
        key = self.chance.choice(list(data))
        way = self.chance.randrange(5)
        if way == 0:
            del data[key]
        elif way == 1:
            data[self._text()] = self.chance.choice(NONSENSE)
        elif way == 2 and isinstance(data[key], dict) and data[key]:
            inner = self.chance.choice(list(data[key]))
            data[key][inner] = self.chance.choice(NONSENSE)
        else:
            data[key] = self.chance.choice(NONSENSE)
        asked.body = json.dumps(data).encode()

    def _stream(self, asked: Asked) -> None:
        if self.chance.random() < 0.1:
            asked.kind = "websocket"
            asked.path = asked.path.rstrip("/") + "/stream"


JSON = (b"content-type", b"application/json")
