"""Ornaments (4.G)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from underhall.core.names import Codec, Names, Number
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
    TOOL_KINDS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import Choice, RewardChoice, offer, tiles_on
from underhall.games.covenant.rules.displays import refill_ornament
from underhall.games.covenant.rules.resources import return_resource
from underhall.games.covenant.rules.rewards import reward_words, tradition_gives
from underhall.games.covenant.table.state import NONE, Covenant

GLEAM: Reward = (atom(GP),)


def own_tools(s: Covenant, seat: int) -> list[int]:
    """COV-4.6. The places of all tools of a clan, printed and forged."""
    forged = [PRINTED + slot for slot, tool in enumerate(s.my_tools(seat)) if tool != NONE]
    return [*range(PRINTED), *forged]


def free_places(s: Covenant, seat: int, colour: int) -> list[int]:
    """COV-4.47, 4.49. The own tools with a free ornament place of a colour."""
    on = s.my_ornaments(seat)
    free = [place for place in own_tools(s, seat) if on[place] == NONE]
    return [place for place in free if s.ornament_colour(seat, place) == colour]


def gain_ornament(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.47. Ornament a tool, if that is possible."""
    offer(s, OrnamentPick(clan, why))


class OrnamentPick(RewardChoice):
    """COV-4.47, 4.48. Choose an ornament on the display, pay for it and gain its glory."""

    name = "ornament_pick"
    codes: ClassVar[Sequence[int]] = range(ORNAMENT_SPACES)
    op: ClassVar[int] = ORNAMENT
    display: ClassVar[str] = "ornament"

    def things(self, s: Covenant) -> list[int]:
        return tiles_on(s.ornaments_shown)

    def allowed(self, s: Covenant) -> list[int]:
        held, t = s.my_resources(self.seat), s.tables
        payable = [space for space in self.things(s) if held[t.space_cost[space]]]
        colours = {t.space_colour[space] for space in payable}
        room = [colour for colour in colours if free_places(s, self.seat, colour)]
        return [space for space in payable if t.space_colour[space] in room]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        cost = s.tables.space_cost[code]
        if s.my_resources(self.seat)[cost] == 0:
            return Refusal("COV-4.47", "resource-not-held", resource=RESOURCES.word(cost))
        word = ORNAMENT_COLOURS.word(s.tables.space_colour[code])
        return Refusal("COV-4.47", "no-ornament-place", colour=word)

    def take(self, s: Covenant, code: int) -> None:
        t = s.tables
        cost = t.space_cost[code]
        return_resource(s, self.seat, cost)
        s.say(events.ORNAMENT_BOUGHT, self.seat, s.ornaments_shown[code], cost, self.why)
        s.add_gp(self.seat, t.ornament_gp[t.space_colour[code]], reasons.ORNAMENTING)
        s.then(OrnamentTool(self.seat, code))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        ornament = s.ornaments_shown[code]
        cost = RESOURCES.word(s.tables.space_cost[code])
        colour = ORNAMENT_COLOURS.word(s.tables.space_colour[code])
        reward = reward_words(s.tables.ornament_reward[ornament])
        word = ORNAMENTS.word(ornament)
        return Phrase("do-take-ornament", ornament=word, cost=cost, colour=colour, reward=reward)


class OrnamentTool(Choice):
    """COV-4.47 to 4.49. Choose the own tool that a paid ornament goes on."""

    name = "ornament_tool"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = PLACES
    points_at: ClassVar[str] = "place:{}"
    fields: ClassVar[dict[str, Codec]] = {"space": Number(0, ORNAMENT_SPACES - 1)}

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def misfit(self, s: Covenant) -> str:
        return "there is no ornament" if s.ornaments_shown[self.space] == EMPTY else ""

    def things(self, s: Covenant) -> list[int]:
        return own_tools(s, self.seat)

    def allowed(self, s: Covenant) -> list[int]:
        return free_places(s, self.seat, s.tables.space_colour[self.space])

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        colour = s.tables.space_colour[self.space]
        if s.ornament_colour(self.seat, code) != colour:
            word = ORNAMENT_COLOURS.word(colour)
            return Refusal("COV-4.47", "other-colour", colour=word)
        return None if code in self.allowed(s) else Refusal("COV-4.49", "ornamented-already")

    def take(self, s: Covenant, code: int) -> None:
        ornament = s.ornaments_shown[self.space]
        s.ornaments[self.seat * PLACE_COUNT + code] = ornament
        s.say(events.ORNAMENTED, self.seat, ornament, code)
        refill_ornament(s, self.space)
        if s.has(self.seat, FIRST_GLEAM):
            gleam = first_gleam(s, self.seat, code, ornament)
            s.then(*tradition_gives(s, self.seat, FIRST_GLEAM, gleam))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        kind = TOOL_KINDS.word(s.tool_kind(self.seat, code))
        return Phrase("do-ornament-tool", place=PLACES.word(code), kind=kind)

    def prompt(self, s: Covenant) -> Phrase:
        word = ORNAMENTS.word(s.ornaments_shown[self.space])
        return Phrase("ask-ornament_tool", ornament=word)


def first_gleam(s: Covenant, seat: int, place: int, ornament: int) -> Reward:
    """COV-4.62. Tradition 9: the effect of a silver ornament at once, for a gold one 1 GP."""
    if s.tables.ornament_colour[ornament] != SILVER:
        return GLEAM
    in_use = seat == s.active and s.tool == place
    effect = s.tables.ornament_reward[ornament]
    return tuple([each for each in effect if in_use or op_of(each) != STRENGTH])
