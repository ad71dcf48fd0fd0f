"""Templates and static files: the server's own, and those in the ``face`` of each game."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from minijinja import Environment, Markup

from underhall import editions
from underhall.server.pages import faces, layout
from underhall.server.pages.faces import ICONS, SYMBOL
from underhall.server.pages.parting import parted

GAMES = "games/"
STATIC = files("underhall.server.pages") / "static"
TEMPLATES = files("underhall.server.pages") / "templates"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}


def render(template: str, /, **facts: Any) -> str:
    """A page or a part of one."""
    given = {name: _stateless(fact) if callable(fact) else fact for name, fact in facts.items()}
    return environment().render_template(template, **given)


def _stateless(called: Callable[..., Any]) -> Callable[..., Any]:
    """A function that says itself that it does not want the state of the template: to find that out
    takes longer than most of them."""
    found = partial(called)
    found.__minijinja_pass_state__ = False  # type: ignore[attr-defined]
    return found


@cache
def environment() -> Environment:
    """Where templates are found; everything they print is escaped."""
    return Environment(
        loader=source,
        auto_escape_callback=lambda name: True,
        filters={"parted": parted},
        globals={"static": Markup(f"/static/{version()}")},
        debug=False,
    )


def source(name: str) -> str | None:
    """What a template is, if there is one of that name."""
    name, _, number = name.partition(NUMBER)
    if name.startswith(GAMES):
        _, game, file = name.split("/", 2)
        found = faces.folder(game) / file
    else:
        found = TEMPLATES / name
    if not found.is_file():
        return None
    text = found.read_text("utf-8")
    return layout.without(_section(text, int(number)) if number else text)


SECTION, NUMBER = "{# section #}", "#"


def _section(text: str, number: int) -> str:
    """What stands at the head of a template, and one of the sections that follow."""
    head, *found = text.split(SECTION)
    return head + found[number]


@cache
def sections(template: str) -> tuple[str, ...]:
    """The names of the sections of a template, each a template by itself; its own, if it has none.
    Each begins with ``{# section #}``; what stands before the first one, such as macros, belongs to
    all of them."""
    count = (source(template) or "").count(SECTION)
    return tuple([f"{template}{NUMBER}{n}" for n in range(count)]) or (template,)


@cache
def static_files() -> dict[str, tuple[str, bytes]]:
    """Everything that is served as it is, by path: its media type and content."""
    found = dict(_below(STATIC, ""))
    for game in editions.games():
        folder = faces.folder(game)
        if folder.is_dir():
            found.update(_below(folder, f"{GAMES}{game}/"))
            found[ICONS] = (TYPES[".svg"], _joined(found[ICONS][1], game))
    return found


def _joined(icons: bytes, game: str) -> bytes:
    """All icons and those of a game; they go by its name, so that none hides another."""
    own = f"{name_of(game)}-"
    more = [one for name, one in faces.face(game).symbols.items() if name.startswith(own)]
    return icons.replace(b"</svg>", "\n".join([*more, "</svg>"]).encode())


def name_of(game: str) -> str:
    """What a game is called in names of icons."""
    return game.replace("_", "-")


@cache
def icons() -> frozenset[str]:
    """The names of all icons."""
    return frozenset(found[1] for found in SYMBOL.finditer(static_files()[ICONS][1].decode()))


def _below(folder: Traversable, prefix: str) -> list[tuple[str, tuple[str, bytes]]]:
    found = []
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        kind = TYPES.get("." + file.name.rpartition(".")[2])
        if file.is_dir():
            found += _below(file, f"{prefix}{file.name}/")
        elif kind is not None:
            found.append((prefix + file.name, (kind, file.read_bytes())))
    return found


@cache
def version() -> str:
    """A name for the present state of all static files, so that browsers may keep them."""
    digest = hashlib.sha256()
    for path, (_, content) in static_files().items():
        digest.update(path.encode() + b"\0" + content)
    return digest.hexdigest()[:12]


OTHERS = re.compile(
    r"{%-?\s*(?:include|import|from|extends)\s+(.*?)(?:\s+(?:as|import)\s.*?)?\s*-?%}"
)
ANY = "*"
"""In place of names: it could be any, for the template includes it knows not what."""

QUOTED = re.compile(r'"([^"]*)"$')


@cache
def names_in(template: str, room: str, prompt: str) -> frozenset[str]:
    """The names of values that a template may read, with all templates that it is made of."""
    text = source(template) or ""
    found = set(environment().undeclared_variables_in_str(text))
    for other in OTHERS.finditer(text):
        wanted = other[1].strip()
        quoted = QUOTED.search(wanted)
        if wanted == "prompt_parts":
            found |= names_in(prompt, room, prompt)
        elif quoted is not None:
            start = room if wanted.startswith("room ~") else ""
            found |= names_in(start + quoted[1], room, prompt)
        else:
            found.add(ANY)
    return frozenset(found)
