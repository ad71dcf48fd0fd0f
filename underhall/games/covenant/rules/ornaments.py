"""Ornaments (4.G)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.names import SEAT, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import GP, ORNAMENT, STRENGTH, Reward, atom, op_of
from underhall.games.covenant.box.names import (
    EMPTY,
    FIRST_GLEAM,
    ORNAMENT_COLOURS,
    ORNAMENT_SPACES,
    ORNAMENTS,
    PLACE_COUNT,
    PLACES,
    PRINTED,
    RESOURCES,
    SILVER,
    SLOT_COUNT,
    TOOL_KINDS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, Fields, RewardChoice
from underhall.games.covenant.rules.displays import refill_ornament
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.resources import return_resource
from underhall.games.covenant.rules.rewards import lost, promise, reward_words, teach
from underhall.games.covenant.table.state import NONE, Covenant

GLEAM: Reward = (atom(GP),)


def free_places(s: Covenant, seat: int, colour: int) -> list[int]:
    """COV-4.47, 4.49. The own tools with a free ornament place of a colour."""
    t = s.tables
    on = s.ornaments
    at = seat * PLACE_COUNT
    found = [
        place
        for place in range(PRINTED)
        if on[at + place] == NONE and t.printed_colour[place] == colour
    ]
    for slot in range(SLOT_COUNT):
        tool = s.tools[seat * SLOT_COUNT + slot]
        if tool != NONE and on[at + PRINTED + slot] == NONE and t.tool_colour[tool] == colour:
            found.append(PRINTED + slot)
    return found


def ornaments_to_take(s: Covenant, seat: int) -> list[int]:
    """COV-4.47. The display spaces whose ornament the clan can pay for and place."""
    t = s.tables
    at = seat * 4
    found = []
    room = [-1, -1]
    for space in range(ORNAMENT_SPACES):
        if s.ornaments_shown[space] == EMPTY or s.resources[at + t.space_cost[space]] == 0:
            continue
        colour = t.space_colour[space]
        if room[colour] < 0:
            room[colour] = len(free_places(s, seat, colour))
        if room[colour]:
            found.append(space)
    return found


def can_ornament(s: Covenant, seat: int) -> bool:
    """COV-4.177. Whether any ornament can be bought and placed."""
    return bool(ornaments_to_take(s, seat))


def gain_ornament(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.47. Ornament a tool, if that is possible."""
    if can_ornament(s, clan):
        s.then(OrnamentPick(clan, why))
    else:
        lost(s, clan, ORNAMENT, why)


class OrnamentPick(RewardChoice):
    """COV-4.47, 4.48. Choose an ornament on the display, pay for it and gain its glory."""

    name = "ornament_pick"
    op: ClassVar[int] = ORNAMENT

    def things(self, s: Covenant) -> list[int]:
        return [space for space in range(ORNAMENT_SPACES) if s.ornaments_shown[space] != EMPTY]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        cost, colour = s.tables.space_cost[code], s.tables.space_colour[code]
        if s.resources[self.seat * 4 + cost] == 0:
            return Refusal("COV-4.47", "resource-not-held", resource=RESOURCES.word(cost))
        if not free_places(s, self.seat, colour):
            word = ORNAMENT_COLOURS.word(colour)
            return Refusal("COV-4.47", "no-ornament-place", colour=word)
        return None

    def options(self, s: Covenant) -> list[int]:
        found = ornaments_to_take(s, self.seat)
        found.append(DECLINE)
        return found

    def take(self, s: Covenant, code: int) -> None:
        t = s.tables
        cost = t.space_cost[code]
        return_resource(s, self.seat, cost)
        s.say(events.ORNAMENT_BOUGHT, self.seat, s.ornaments_shown[code], cost, self.why)
        s.add_gp(self.seat, t.ornament_gp[t.space_colour[code]], reasons.ORNAMENTING)
        s.then(OrnamentTool(self.seat, code))

    def thing_token(self, s: Covenant, code: int) -> str:
        return f"ornament:{code + 1}"

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        ornament = s.ornaments_shown[code]
        cost = RESOURCES.word(s.tables.space_cost[code])
        colour = ORNAMENT_COLOURS.word(s.tables.space_colour[code])
        reward = reward_words(s.tables.ornament_reward[ornament])
        word = ORNAMENTS.word(ornament)
        return Phrase("do-take-ornament", ornament=word, cost=cost, colour=colour, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-ornament_pick", why=REASONS.word(self.why))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"ornament:{code + 1}"]


class OrnamentTool(Choice):
    """COV-4.47 to 4.49. Choose the own tool that a paid ornament goes on."""

    name = "ornament_tool"
    names: ClassVar[Names | None] = PLACES
    fields: ClassVar[Fields] = (("seat", SEAT), ("space", Number(0, ORNAMENT_SPACES - 1)))

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def misfit(self, s: Covenant) -> str:
        return "there is no ornament" if s.ornaments_shown[self.space] == EMPTY else ""

    def things(self, s: Covenant) -> list[int]:
        return [place for place in range(PLACE_COUNT) if s.has_tool(self.seat, place)]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        colour = s.tables.space_colour[self.space]
        if s.ornament_colour(self.seat, code) != colour:
            word = ORNAMENT_COLOURS.word(colour)
            return Refusal("COV-4.47", "other-colour", colour=word)
        if s.ornament_on(self.seat, code) != NONE:
            return Refusal("COV-4.49", "ornamented-already")
        return None

    def options(self, s: Covenant) -> list[int]:
        return free_places(s, self.seat, s.tables.space_colour[self.space])

    def take(self, s: Covenant, code: int) -> None:
        ornament = s.ornaments_shown[self.space]
        s.ornaments[self.seat * PLACE_COUNT + code] = ornament
        s.say(events.ORNAMENTED, self.seat, ornament, code)
        refill_ornament(s, self.space)
        if s.has(self.seat, FIRST_GLEAM):
            gleam = first_gleam(s, self.seat, code, ornament)
            s.then(*promise(self.seat, gleam, reasons.TRADITION + FIRST_GLEAM))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        kind = TOOL_KINDS.word(s.tool_kind(self.seat, code))
        return Phrase("do-ornament-tool", place=PLACES.word(code), kind=kind)

    def prompt(self, s: Covenant) -> Phrase:
        word = ORNAMENTS.word(s.ornaments_shown[self.space])
        return Phrase("ask-ornament_tool", ornament=word)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"place:{self.seat}:{PLACES.token(code)}"]


def first_gleam(s: Covenant, seat: int, place: int, ornament: int) -> Reward:
    """COV-4.62. Tradition 9: the effect of a silver ornament at once, for a gold one 1 GP."""
    if s.tables.ornament_colour[ornament] != SILVER:
        return GLEAM
    in_use = seat == s.active and s.tool == place
    effect = s.tables.ornament_reward[ornament]
    return tuple([each for each in effect if in_use or op_of(each) != STRENGTH])


teach(ORNAMENT, gain_ornament)
