"""Where a thing is ruled and where its values come from: what a tip says beside its effect.

A game declares it in ``face/things.toml``, by the kinds of ``underhall.effects``::

    [tradition]
    data = "traditions.tiles"          # its rows in the component data, or a table for all of them
    clause = "COV-4.55"                # where it is ruled
    number = "number"                  # the key of the number that is printed on it
    targets = ["mine"]                 # topics of targets that mean it, beside its kind
    clauses.tradition_05 = "COV-4.58"  # where one thing has a clause of its own
    made.tradition_12 = ["numbers"]    # what is reconstructed, where the data cannot tell
    parts = ["cost"]                   # the only parts that matter of it, if not all do

A kind that does nothing of itself, such as a deck, is declared in the same way.
``beside = ["seat"]`` at the top names targets, or topics of targets, that are no things of the box;
``unseen = ["action"]`` kinds that are words only: nothing on the table is one of them.

A value is reconstructed if its provenance is ``house`` or ``memory``. A row without provenance has
that of the table around it. ``cost_provenance`` speaks of a part of a thing: of its cost.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any

from underhall import editions
from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.core.plugins import reason
from underhall.text.words import Words

DECLARATION = "things.toml"
OURS = ("house", "memory")
"""What the provenance of a reconstructed value is."""
BESIDE = "beside"
UNSEEN = "unseen"
LISTS = (BESIDE, UNSEEN)
"""What is declared beside kinds."""
PROVENANCE = "provenance"
WHOLE = ""
"""In place of the parts of a thing: all of it."""
NOTHING: Raw = MappingProxyType({})
SAME = dict.fromkeys(("value", "values", "effect_numbers"), "numbers")
"""Parts that go by another name, too."""
EVERY = "*"
"""In place of a token: any."""
LEFT_OUT = ("name", "seal_colour", "first_game_decks", "sides", "type")
"""Parts that are no values of the thing."""


@dataclass(frozen=True)
class Kind:
    """What is declared of a kind of things."""

    data: tuple[str, ...] = ()
    clause: str = ""
    number: str = ""
    targets: tuple[str, ...] = ()
    clauses: Mapping[str, str] = field(default_factory=dict)
    made: Mapping[str, list[str]] = field(default_factory=dict)
    parts: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Source:
    """Where one thing comes from."""

    clause: str
    """The clause that rules it."""
    number: str
    """The number it has in the printed game, if it has one."""
    made: tuple[str, ...]
    """Which parts of it are reconstructed: WHOLE for all, none if everything is as printed."""
    corrected: bool = False
    """Whether somebody put in values of their own copy of the game."""


@cache
def kinds(game: str) -> Mapping[str, Kind]:
    """What a game declares of its things, by kind; BadData for what cannot be a declaration."""
    try:
        found = {name: one for name, one in _declared(game).items() if name not in LISTS}
        return {name: _kind(one) for name, one in found.items()}
    except (TypeError, ValueError) as why:
        raise BadData(f"things.toml is no declaration of things: {reason(why)}") from why


@cache
def beside(game: str) -> frozenset[str]:
    """Targets, or topics of targets, that are no things of the box."""
    return frozenset(_declared(game).get(BESIDE, ()))


@cache
def unseen(game: str) -> frozenset[str]:
    """Kinds of which nothing lies on the table."""
    return frozenset(_declared(game).get(UNSEEN, ()))


@cache
def _declared(game: str) -> Mapping[str, Any]:
    file = editions.room(game) / "face" / DECLARATION
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def _kind(data: Mapping[str, Any]) -> Kind:
    paths = data.get("data", ())
    lists = {key: tuple(data[key]) for key in ("targets", "parts") if key in data}
    return Kind(**{**data, **lists, "data": (paths,) if isinstance(paths, str) else tuple(paths)})


@cache
def kind_of(game: str, topic: str) -> str:
    """The kind of the things that go by targets of a topic; nothing where none is declared."""
    known = kinds(game)
    by_topic = [name for name, kind in known.items() if topic in kind.targets]
    return by_topic[0] if by_topic else topic if topic in known else ""


def source(
    game: str,
    raw: Raw,
    kind: str,
    token: str,
    corrections: Raw = NOTHING,
) -> Source:
    """Where a thing of a declared kind comes from; ``raw`` are the component data as they ship."""
    declared = kinds(game)[kind]
    if any([_is_corrected(corrections, path, token) for path in declared.data]):
        plain = source(game, raw, kind, token)
        return Source(plain.clause, plain.number, (), corrected=True)
    rows = [found for path in declared.data for found in [_found(raw, path, token)] if found]
    row, around = rows[0] if rows else ({}, "")
    number = row.get(declared.number, "") if declared.number else ""
    made = declared.made.get(token, declared.made.get(EVERY))
    return Source(
        clause=declared.clauses.get(token) or row.get("clause") or declared.clause,
        number=str(number),
        made=tuple(_made(row, around, declared.parts) if made is None else made),
    )


def note(source: Source, words: Words) -> str:
    """The number of a thing in the printed game and which of its values are not from there."""
    t = words.message
    told = [t("tip-number", n=source.number)] if source.number else []
    if source.corrected:
        told.append(t("tip-corrected"))
    elif WHOLE in source.made:
        told.append(t("tip-made"))
    elif source.made:
        parts = dict.fromkeys([t(f"made-{part.replace('_', '-')}") for part in source.made])
        told.append(t("tip-made-parts", parts=", ".join(parts)))
    return " · ".join(told)


def _found(raw: Raw, path: str, token: str) -> tuple[Raw, str] | None:
    """A thing at a path of the component data, and the provenance of what lies around it."""
    here: Any = raw
    around = ""
    for part in path.split("."):
        inner = isinstance(here, list)
        here = [one for row in here for one in row.get(part, ())] if inner else here[part]
        if isinstance(here, Mapping):
            around = here.get(PROVENANCE, around)
    if isinstance(here, list):
        return next(((row, around) for row in here if row.get("id") == token), None)
    own = here.get(token)
    return (own, around) if isinstance(own, Mapping) else (here, around)


def _made(row: Raw, around: str, only: tuple[str, ...] | None) -> Iterator[str]:
    own = "rulebook" if row.get("rulebook") else row.get(PROVENANCE, "")
    parts = {part: origin for part, origin in _parts(row) if only is None or part in only}
    if own in OURS or (around in OURS and not own and not parts):
        yield WHOLE
    else:
        yield from [part for part, origin in parts.items() if origin in OURS]


def _parts(row: Raw) -> Iterator[tuple[str, str]]:
    """What is said of the provenance of parts: ``cost_provenance`` or ``provenance_effect``."""
    for key, value in row.items():
        if key != PROVENANCE and PROVENANCE in key:
            part = key.replace(PROVENANCE, "").strip("_")
            if part not in LEFT_OUT:
                yield SAME.get(part, part), value


def _is_corrected(corrections: Raw, path: str, token: str) -> bool:
    here: Any = corrections
    for part in path.split("."):
        if not isinstance(here, Mapping) or part not in here:
            return False
        here = here[part]
    return not isinstance(here, list) or any([row.get("id") == token for row in here])
