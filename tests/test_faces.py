"""A game brings its whole face: nothing in the server knows one, in any language of its sources."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import face_scan
import pytest
from server.house import laid, step

from underhall.core import registry
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.secrets import view
from underhall.server.pages import boards, choices, faces, rendering, table
from underhall.server.shown import facts

ROOT = Path(__file__).parent.parent
SERVER = ROOT / "underhall" / "server"
FILES = [path.relative_to(ROOT).as_posix() for path in face_scan.files(SERVER)]
GAMES = sorted(registry.games())
MOVES = 60

HOUSE = {
    "autumn": "a picture of the season, beside those of spring and summer",
    "blocks": "paragraphs of the rules",
    "effects": "a word of faces: the kinds of things that do something",
    "ended": "an entry in the log of a table",
    "events": "an event is a word of the core",
    "green": "a colour that a seat may wear",
    "house": "the server itself; where a value comes from",
    "keys": "of the keyboard; of seats",
    "light": "the theme that is not dark",
    "unlit": "a thing that nothing lights up",
    "pass": "passing windows for a turn, which the core offers",
    "presence": "who is looking at a table",
    "section": "an element of HTML",
    "skip": "the link that leads a keyboard past the menu",
    "unseen": "a word of faces: keys for boards only",
    **{f"seat_{n}": "the shape of a seat" for n in range(1, 5)},
}
"""Words of the house that one game happens to use as well, each with what the house means by it."""

SHARED = {
    "i-md": "sizes of icons go together",
    "i-lg": "sizes of icons go together",
    "src-d-n": "the number on a bar of the result: its look and `-n`",
}
"""Classes of the shared look that only one board wears yet, or none literally."""


# ---------------------------------------------------------------------- what only one game has


@cache
def declared() -> dict[str, set[str]]:
    """For each token of a game and each key of its view, the games that declare it."""
    found: dict[str, set[str]] = {}
    for id in GAMES:
        for name in tokens(id) | keys(id):
            found.setdefault(name, set()).add(id)
    return found


def tokens(id: str) -> set[str]:
    """Everything that a game has a name for."""
    package = importlib.import_module(registry.game(id).package)
    found: set[str] = set()
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        held = vars(importlib.import_module(module.name)).values()
        found |= {token for one in held if isinstance(one, Names) for token in one.tokens}
    return found


@cache
def keys(id: str) -> frozenset[str]:
    """The keys of a game's views at any depth, in the course of a game."""
    game = registry.game(id)
    played = laid(id, " ".join(["me", *["here"] * (max(2, game.seats[0]) - 1)]))
    chance = Fast(f"keys of {id}")
    found: set[str] = set()
    for number in range(MOVES):
        assert played.match is not None
        if played.is_over:
            break
        if number % 10 == 0:
            found.update(below(view(game, played.match.state, 0)["table"]))
        step(played, chance)
    return frozenset(found)


def below(value: Any) -> Iterator[str]:
    """All keys in some data."""
    inner = value.values() if isinstance(value, Mapping) else value
    if isinstance(value, Mapping):
        yield from value
    if isinstance(value, (Mapping, list)):
        for one in inner:
            yield from below(one)


@cache
def worn(id: str) -> frozenset[str]:
    """Every word of a game's board and declaration."""
    folder = ROOT / "underhall" / "games" / id / "face"
    paths = [path for path in face_scan.files(folder) if path.name != "picture.py"]
    found = [face_scan.classes_used(path, path.read_text("utf-8")) for path in paths]
    return frozenset().union(*found)


@cache
def only_of(name: str) -> str:
    """The one game that a name belongs to, if there is just one."""
    owners = declared().get(name, set())
    loose = {name, name.replace("_", "-")}
    if len(owners) != 1 or any(loose & worn(id) for id in set(GAMES) - owners):
        return ""
    return next(iter(owners)) if len(name) > 2 and not name.isdigit() else ""


def known(file: str, source: str) -> list[str]:
    """What a file of the server says that only a game can know."""
    ids = "|".join([id.replace("_", "[_-]") for id in GAMES])
    found = [f"{file} names {id}" for id in re.findall(rf"(?i)(?<![a-z])({ids})(?![a-z])", source)]
    for name in sorted(face_scan.names(Path(file), source) - HOUSE.keys()):
        if only_of(name):
            found.append(f"{file} knows {name!r} of {only_of(name)}")
    return found


@pytest.mark.parametrize("file", FILES)
def test_nothing_in_the_server_knows_a_game(file: str) -> None:
    assert known(file, (ROOT / file).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "file, source",
    [
        ("underhall/server/pages/x.py", 'GAMES = ["belfort"]'),
        ("underhall/server/pages/x.py", 'WHOSE = ("silverbeard",)'),
        ("underhall/server/pages/x.py", 'ALIKE = {"ironworker": "smith"}'),
        ("underhall/server/shown/x.py", 'view["table"]["troll_stack"]'),
        ("underhall/server/pages/x.py", "# as in the Mountain-King"),
        ("underhall/server/pages/coming.toml", 'id = "dwergar"'),
        ("underhall/server/pages/static/x.css", ".t-runedar .corner { margin: 0; }"),
        ("underhall/server/pages/static/x.css", ".t-mythrall { --tone: red; }"),
        ("underhall/server/pages/static/x.css", ":root { --m-emerald: green; }"),
        ("underhall/server/pages/static/x.js", 'if (option.value === "job_centre") choose();'),
        ("underhall/server/pages/static/x.js", "if (/^(kings_camp)$/.test(value)) choose();"),
        ("underhall/server/pages/static/icons.svg", '<symbol id="i-gold-mine"></symbol>'),
        ("underhall/server/pages/templates/x.html", '{{ p.icon("heartstone") }}'),
        ("underhall/server/pages/templates/x.html", '<p class="siege_tower">'),
        ("underhall/server/pages/templates/x.html", '{% include "doors/covenant.svg" %}'),
    ],
)
def test_knowledge_of_a_game_is_noticed(file: str, source: str) -> None:
    assert known(file, source) != []


@pytest.mark.parametrize(
    "file, source",
    [
        ("underhall/server/pages/x.py", 'KEYS = ("players", "score", "gold")'),
        ("underhall/server/pages/x.py", '"""Prose may speak of the library."""'),
        ("underhall/server/pages/x.py", 'raise NotNow("no bank holds this table")'),
        ("underhall/server/pages/static/x.css", "/* the market */ .door-art { width: 100%; }"),
        ("underhall/server/pages/templates/x.html", '{{ t("new-table") }}{# the inn #}'),
    ],
)
def test_words_of_the_house_are_its_own(file: str, source: str) -> None:
    assert known(file, source) == []


def test_every_exception_is_needed() -> None:
    said = {name for file in FILES for name in face_scan.names(Path(file), read(file))}
    assert sorted(HOUSE.keys() - said) == []
    assert [name for name in HOUSE if not only_of(name)] == [], "several games have it by now"
    assert [name for name in SHARED if not is_lonely(name)] == [], "somebody wears it by now"


def read(file: str) -> str:
    return (ROOT / file).read_text("utf-8")


# ---------------------------------------------------------------------- the shared look


@cache
def worn_in_the_house() -> frozenset[str]:
    """The classes that the server's own pages may wear."""
    sources = [file for file in FILES if "/pages/" in file and not file.endswith(".css")]
    return frozenset().union(*[face_scan.classes_used(Path(f), read(f)) for f in sources])


def lonely(style: str) -> list[str]:
    """The classes of a style for all that no page of the house wears, nor two boards."""
    return [
        name for name in sorted(face_scan.css_classes(style) - SHARED.keys()) if is_lonely(name)
    ]


def is_lonely(name: str) -> bool:
    boards = [id for id in GAMES if is_worn(name, worn(id))]
    return len(boards) < 2 and not is_worn(name, worn_in_the_house())


def is_worn(name: str, by: frozenset[str]) -> bool:
    """Whether a class is there in full, or as a family with a number or a tone."""
    family, _, member = name.rpartition("-")
    return name in by or (f"{family}-" in by and (member.isdigit() or family in ("t", "src")))


@pytest.mark.parametrize("file", [file for file in FILES if file.endswith(".css")])
def test_the_shared_look_holds_what_is_shared(file: str) -> None:
    assert lonely(read(file)) == []


def test_a_class_of_one_board_is_noticed() -> None:
    planted = ".guildtile { gap: 0; } @media (max-width: 9px) { .card .foe-ring { gap: 0; } }"
    assert lonely(planted + ".card, .corner, .seat-3, .t-gold { gap: 0; }") == [
        "foe-ring",
        "guildtile",
    ]
    assert lonely(".nobody-wears-this { gap: 0; }") == ["nobody-wears-this"]


# ---------------------------------------------------------------------- what the games declare


@pytest.mark.parametrize("id", GAMES)
def test_a_face_declares_what_is_there(id: str) -> None:
    face = faces.face(id)
    assert face.fault == "" and boards.look(id).faults == ()
    hand = {face.hand} - {faces.Face.hand}
    assert sorted((face.whose | face.unseen | hand) - keys(id)) == []
    assert sorted(face.icons.keys() - tokens(id)) == []
    assert {face.mark, *face.icons.values()} <= rendering.icons()
    style = (faces.folder(id) / faces.STYLE).read_text() if face.style else ""
    assert {f"t-{tone}" for tone in face.tones} <= face_scan.css_classes(style)


@pytest.mark.parametrize("id", GAMES)
def test_every_icon_of_a_table_is_there(id: str) -> None:
    played = laid(id, "me here")
    chance = Fast(f"icons of {id}")
    for _ in range(MOVES):
        words = facts.words_of(played, "en")
        told = facts.facts(played, 0, words)
        made = table.parts(told, words, {}, mine=[], owner=False, handover=None)
        html = "".join([part["html"] for part in made.values()])
        assert set(re.findall(r"icons\.svg#i-([\w-]+)", html)) <= rendering.icons()
        if played.is_over:
            break
        step(played, chance)


def test_what_closes_stands_last_under_a_key_of_its_own() -> None:
    played = laid("lantern", "me here")
    told = facts.facts(played, 0, facts.words_of(played, "en"))
    told["options"][0]["closes"] = True
    found = choices.choices(told)
    last = found["options"][-1]
    assert (last["token"], last["key"]) == (told["options"][0]["token"], "E")
    assert found["options"][0]["key"] == "1"
    assert [option["n"] for option in found["options"]] == [*range(1, len(told["options"]) + 1)]


def test_every_option_has_a_key_of_its_own() -> None:
    option = {"label": "one", "targets": [], "group": "", "closes": False, "helps": False}
    told = {"options": [{**option, "token": str(n)} for n in range(40)], "refused": []}
    keys = [one["key"] for one in choices.choices(told)["options"]]
    assert len(set(keys)) == 40
    assert (keys[0], keys[9], keys[26]) == ("1", "A", "Z1")
    assert not set("BCELPRUZ") & set(keys)


def test_things_are_picked_only_where_every_option_is_made_of_as_many() -> None:
    def picks(*targets: str) -> int:
        return choices.picks([{"targets": one} for one in targets])

    assert picks("hand:a hand:b", "hand:a hand:c") == 2
    assert picks("hand:a hand:b", "hand:a") == 0
    assert picks("hand:a", "hand:b") == 0
    assert picks("hand:a hand:b") == 0
    assert picks("pile:a pile:b", "row:c row:d") == 0, "any of them will do"


@pytest.mark.parametrize(
    "data, why",
    [
        ({"hnad": "cards"}, "'hnad' is not among"),
        ({"hand": 7}, "hand must be a name"),
        ({"whose": "first"}, "whose must be a list of names"),
        ({"tones": [1]}, "tones must be a list of names"),
        ({"icons": {"smith": 3}}, "icons must give names to names"),
        ({"effects": ["spell"]}, "effects must hold kinds"),
        ({"effects": {"kind": ["spell"]}}, "effects must hold kinds"),
        ({"effects": {"kinds": "spell"}}, "kinds must be a list of names"),
    ],
)
def test_a_wrong_declaration_is_told(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadData, match=why):
        faces.read(data)
