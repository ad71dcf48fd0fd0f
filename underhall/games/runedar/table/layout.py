"""What lies on the table, each field declared once."""

from __future__ import annotations

from typing import Any, Final

from underhall.core.errors import BadData
from underhall.core.names import NUMBER, Bits, Codec, Maybe, Names, Seat
from underhall.games.runedar.box.names import (
    AREAS,
    BRIBE_ANY,
    BRIBE_EXACT,
    CARDS,
    CATAPULTS,
    COLOURS,
    DECK_SIZE,
    DIFFICULTIES,
    DWARVES,
    GOBLIN_KINDS,
    GOBLINS,
    MACHINES,
    MERCENARIES,
    RESOURCES,
    RUBBLE,
    SECTIONS,
    SET_ASIDE,
    SIEGE,
    SPACES,
    STARTERS,
    TROLLS,
    UPGRADE_CARDS,
    UPGRADE_DECKS,
)
from underhall.games.runedar.rules.upgrades import deck_size
from underhall.games.runedar.table.state import (
    BLOCKED,
    DISCARDED,
    ENDS,
    IN_STACK,
    LYING,
    NOTHING,
    STEPS,
    UNSEEN,
    Runedar,
)
from underhall.kit.field import EACH, ELSEWHERE, NOBODY, Field, Told
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts, Grid, Listed, Places
from underhall.kit.straight import Source
from underhall.kit.writing import named_counts

SPACE_NAMES = Names("space", ["1", "2", "3", "4", "5"], words="")
ZONES: Final = (("hand",), ("hand", "known"), ("unseen",), ("played",), ("discarded",))
"""The keys of a position that tell of each zone; ``known`` are cards of the hand all know of."""
OWN_ZONES: Final = (("cards",), ("cards",), *ZONES[UNSEEN:])
OTHER_ZONES: Final = (("unseen",), ("cards",), *ZONES[UNSEEN:])
"""The same in views: who does not see a hand knows it and the unseen cards together."""


class Different(Bits):
    """A list of names, each at most once."""

    def load(self, data: object) -> object:
        if not isinstance(data, list) or len({str(token) for token in data}) < len(data):
            raise BadData(f"expected a list without repetition, found {data!r}")
        return super().load(data)


PLACE = Seat(0)


class Standing(Codec):
    """RUN-4.22, 5.3. Before which seat a machine stands, or ``lying`` in the solo game."""

    def dump(self, value: object) -> object:
        return "lying" if value == LYING else value

    def load(self, data: object) -> object:
        return LYING if data == "lying" else PLACE.load(data)

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        return [int(value == LYING), *PLACE.numbers(value, seat, seats)]


class SpaceCard(Names):
    """A card on the upgrade board; learners also see that a space is blocked."""

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        return [int(value == BLOCKED), *super().numbers(value, seat, seats)]


LAID = SpaceCard("card", CARDS.tokens)


class Decks(Field):
    """Where each of the twelve cards of a player is, told as cards by zone."""

    def say(self, source: Source, home: str, seen: bool) -> None:
        told = f"{source.name(seen_deck)}(s, who, seat)"
        if not seen:
            told = f"{source.name(by_zone)}(s, who, {source.name(ZONES)})"
        source.say(f"{home}.update({told})")

    def numbers(self, s: Runedar, seat: int, most: int) -> list[int]:
        found: list[int] = []
        for place in range(s.seats):
            deck = seen_deck(s, (max(seat, 0) + place) % s.seats, seat)
            found.append(deck["hand"])
            for key in ("cards", "unseen", "played", "discarded"):
                found += [deck[key].get(token, 0) for token in CARDS.tokens]
        return found + [0] * (len(found) // s.seats * (most - s.seats))


def by_zone(s: Runedar, who: int, zones: tuple[tuple[str, ...], ...]) -> dict[str, Any]:
    """The cards of a player by the keys of their zones."""
    found: dict[str, Any] = {key: {} for keys in zones for key in keys}
    for at in s.slots(who):
        token = CARDS.tokens[s.cards[at]]
        for key in zones[s.zones[at]]:
            found[key][token] = found[key].get(token, 0) + 1
    return found


def seen_deck(s: Runedar, who: int, seat: int) -> dict[str, Any]:
    """RUN-6.1. The cards of a player as far as a seat sees them."""
    found = by_zone(s, who, OWN_ZONES if s.open_hands or who == seat else OTHER_ZONES)
    found["hand"] = s.hand_size(who)
    found["draw_deck"] = s.zone_size(who, UNSEEN) - SET_ASIDE
    found["under_marker"] = s.zone_size(who, DISCARDED) + SET_ASIDE
    return found


def told_goblins(s: Runedar) -> dict[str, Any]:
    """Goblins by the wounds or rubble left, those that take bribes by what they were given."""
    found: dict[str, Any] = {}
    for at in s.goblins():
        token = s.token(at)
        bribed = s.tables.goblin_kind[token] in (BRIBE_EXACT, BRIBE_ANY)
        found[GOBLINS.token(token)] = named_counts(s.given(at), RESOURCES) if bribed else s.work[at]
    return found


def told_board(s: Runedar) -> dict[str, Any]:
    """The upgrade board: cards with what was laid on them, and blocked spaces."""
    found: dict[str, Any] = {}
    for space, kind in enumerate(s.board):
        if kind == BLOCKED:
            found[str(space + 1)] = "blocked"
        elif kind != NOTHING:
            laid = named_counts(s.laid(space), RESOURCES)
            found[str(space + 1)] = {"card": CARDS.token(kind), **laid}
    return found


def pile(s: Runedar) -> int:
    """RUN-3.8. The rubble before each section."""
    return s.tables.pile[s.difficulty]


LAYOUT = Layout(
    Field("phase", Names("step", STEPS, words=""), key="step"),
    Told("seat", lambda s: max(s.active, 0), seen=NOBODY),
    Field("difficulty", DIFFICULTIES, start=lambda s: s.difficulty, written=False),
    Field("gold", start=lambda s: s.tables.gold, most=lambda s: s.tables.gold),
    Field("stock", Counts(RESOURCES, full=True), start=lambda s: s.tables.resources, by_hand=True),
    Field("reserve", start=lambda s: s.tables.orcs, written=False),
    Field("orcs", Counts(AREAS), source="reserve"),
    Field("machines", Places(MACHINES, Standing())),
    Field(
        "trolls",
        Places(TROLLS, NUMBER, IN_STACK),
        tell=lambda s: {TROLLS.tokens[token]: s.trolls[token] for token in s.trolls_here()},
    ),
    Told("pile", pile, written=False),
    Field("supply", start=lambda s: s.tables.rubble - pile(s), written=False),
    Field("rubble", start=pile, source="supply", by_hand=True),
    Field("blocks", start=SECTIONS, by_hand=True),
    Told("section", Runedar.section, written=False),
    Field("work", Counts(GOBLIN_KINDS), key="goblins", tell=told_goblins),
    Field("gifts", Grid(GOBLIN_KINDS, Counts(RESOURCES)), source="stock", seen=ELSEWHERE),
    Told("eliminated", Runedar.eliminated, written=False),
    Field("revealed", Maybe(SIEGE)),
    Field("mercenaries", Different(MERCENARIES), start=(1 << len(MERCENARIES)) - 1),
    Field("deck", Counts(CARDS), key="deck_cards", start=lambda s: s.tables.copies, written=False),
    Told(
        "decks",
        lambda s: {UPGRADE_DECKS.tokens[colour]: deck_size(s, colour) for colour in range(COLOURS)},
        written=False,
    ),
    Field("board", Places(SPACE_NAMES, LAID), source="deck", tell=told_board),
    Field("missing", Grid(SPACE_NAMES, Counts(RESOURCES)), seen=ELSEWHERE),
    Told("troll_stack", lambda s: [TROLLS.tokens[token] for token in s.troll_stack()]),
    Field("siege_gone", Different(SIEGE)),
    Told("siege_deck", Runedar.siege_left, written=False),
    Field("catapults", Different(CATAPULTS), start=(1 << SPACES) - 1, seen=NOBODY, by_hand=True),
    Told("catapult_deck", lambda s: s.catapults.bit_count(), written=False),
    Field("removed", Counts(CARDS), source="deck", written=False),
    Told("removed", lambda s: named_counts(s.removed[STARTERS:], UPGRADE_CARDS), seen=NOBODY),
    Field("ended", Maybe(Names("end", ENDS, words="")), seen=NOBODY),
    Field("dwarves", Maybe(DWARVES), key="dwarf", each=EACH),
    Field("areas", AREAS, key="area", each=EACH),
    Field(
        "cards",
        Listed(CARDS),
        start=lambda s: s.tables.starter_deck * s.seats,
        source="deck",
        seen=NOBODY,
        written=False,
    ),
    Decks("zones", Listed(NUMBER), key="hand", each=EACH, start=[UNSEEN] * DECK_SIZE, by_hand=True),
    also=("siege_left",),
    player_also=("known", "unseen", "played", "discarded"),
    apart=("tables", "open_hands"),
)


def pieces(s: Runedar) -> dict[str, list[int]]:
    """How many of each kind of piece lie where, also on cards and beside goblins."""
    found: dict[str, list[int]] = LAYOUT.pieces(s)
    found["supply"] += [s.work[at] for at in s.goblins_of(RUBBLE)]
    for space in range(SPACES):
        for token, n in zip(RESOURCES.tokens, s.laid(space)):
            found[f"resource {token}"].append(n)
    return found
