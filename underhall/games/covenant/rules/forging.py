"""Forging tools (4.F, 4.26, 4.28)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.names import Codec, Names, Word
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.covenant.box.atoms import (
    ANY_TRACK,
    FORGE,
    FORGE_AND_ORNAMENT,
    FORGE_OR_ORNAMENT,
    ORNAMENT,
    TRACK,
    UNLOCK_BUILDINGS,
    UNLOCK_KEY,
    UNLOCK_STORAGE,
    Reward,
    atom,
)
from underhall.games.covenant.box.names import (
    EMPTY,
    HOUSE,
    IRON,
    ORNAMENT_COLOURS,
    RESOURCES,
    SLOT_COUNT,
    SLOTS,
    SMITHS_ROAD,
    TOOL_KINDS,
    TOOLS,
    WORKSHOP,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, RewardChoice, offer
from underhall.games.covenant.rules.ornaments import OrnamentPick
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.resources import return_resource
from underhall.games.covenant.rules.rewards import (
    Gain,
    lost,
    promise,
    reward_words,
    tradition_gives,
)
from underhall.games.covenant.table.state import NONE, Covenant

ROAD: Reward = (atom(TRACK, ANY_TRACK),)


def missing_for_tool(held: list[int], cost: int) -> list[int]:
    """COV-4.43. What is lacking of the iron and the resource that a tool costs."""
    lacking = [IRON] if held[IRON] < 1 + (cost == IRON) else []
    return [*lacking, cost] if cost != IRON and held[cost] == 0 else lacking


def gain_forging(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.43. Forge a tool, if one can be paid for and placed."""
    offer(s, ForgeTool(clan, why))


def tool_word(s: Covenant, tool: int) -> Word:
    """The kind of a tool, to be put into words."""
    return TOOL_KINDS.word(s.tables.tool_kind[tool])


class ForgeTool(RewardChoice):
    """COV-4.43. Choose a tool on the display and pay for it."""

    name = "forge_tool"
    names: ClassVar[Names | None] = TOOLS
    op: ClassVar[int] = FORGE
    points_at: ClassVar[str] = "tool"

    def things(self, s: Covenant) -> list[int]:
        return [tool for tool in s.tools_shown if tool != EMPTY]

    def allowed(self, s: Covenant) -> list[int]:
        held, costs = s.my_resources(self.seat), s.tables.tool_cost
        if held[IRON] == 0 or NONE not in s.my_tools(self.seat):
            return []
        return [tool for tool in self.things(s) if not missing_for_tool(held, costs[tool])]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if NONE not in s.my_tools(self.seat):
            return Refusal("COV-4.44", "no-tool-slot")
        cost = s.tables.tool_cost[code]
        need = [Amount(RESOURCES, IRON, 1), Amount(RESOURCES, cost, 1)]
        missing = missing_for_tool(s.my_resources(self.seat), cost)
        words = [RESOURCES.word(kind) for kind in missing]
        return Refusal("COV-4.43", "cost-short", need=need, missing=words)

    def take(self, s: Covenant, code: int) -> None:
        cost = s.tables.tool_cost[code]
        return_resource(s, self.seat, IRON)
        return_resource(s, self.seat, cost)
        s.say(events.FORGED, self.seat, s.tables.tool_kind[code], cost, self.why)
        s.then(ForgeSlot(self.seat, code))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        t = s.tables
        cost, colour = RESOURCES.word(t.tool_cost[code]), ORNAMENT_COLOURS.word(t.tool_colour[code])
        n = s.tools_shown.index(code) + 1
        return Phrase("do-forge", n=n, kind=tool_word(s, code), cost=cost, colour=colour)


class ForgeSlot(Choice):
    """COV-4.44, 4.45. Choose an empty slot for a tool just paid; gain what is printed there."""

    name = "forge_slot"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = SLOTS
    points_at: ClassVar[str] = "slot:{}"

    def __init__(self, seat: int, tool: int) -> None:
        super().__init__(seat)
        self.tool = tool

    def misfit(self, s: Covenant) -> str:
        return "" if self.tool in s.tools_shown else "the tool is not on display"

    def allowed(self, s: Covenant) -> list[int]:
        return [slot for slot, tool in enumerate(s.my_tools(self.seat)) if tool == NONE]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        there = s.my_tools(self.seat)[code]
        return Refusal("COV-4.44", "slot-taken", kind=tool_word(s, there))

    def take(self, s: Covenant, code: int) -> None:
        seat = self.seat
        s.tools_shown[s.tools_shown.index(self.tool)] = EMPTY
        s.tools[seat * SLOT_COUNT + code] = self.tool
        s.say(events.TOOL_PLACED, seat, s.tables.tool_kind[self.tool], code)
        s.then(*tradition_gives(s, seat, SMITHS_ROAD, ROAD))
        s.then(*promise(seat, s.tables.slot_reward[code], reasons.TOOL_SLOT))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = reward_words(s.tables.slot_reward[code])
        return Phrase("do-forge-slot", slot=SLOTS.word(code), reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-forge_slot", kind=tool_word(s, self.tool))


# ---------------------------------------------------------------------- forge and, or ornament

FORGE_FIRST: Final = 0
ORNAMENT_FIRST: Final = 1
SMITHING = Names("smithing", ["forge", "ornament"])
ONE: Final = 0
BOTH: Final = 1
HOW_MANY = Names("how_many", ["one", "both"], words="")


def gain_one(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.26. Forge or ornament."""
    _ask(s, ForgeOrnament(clan, ONE, why))


def gain_both(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.26. Forge and ornament, in either order."""
    _ask(s, ForgeOrnament(clan, BOTH, why))


def _ask(s: Covenant, choice: ForgeOrnament) -> None:
    """COV-4.177. Where only one of the two is possible there is nothing to choose between."""
    ways = choice.allowed(s)
    if len(ways) > 1:
        s.then(choice)
    elif ways:
        choice.take(s, ways[0])
    else:
        lost(s, choice.seat, choice.word(), choice.why)


class ForgeOrnament(RewardChoice):
    """COV-4.26, 4.177. Choose what to do, or what to do first; the other is checked afterwards."""

    name = "forge_ornament"
    declined: ClassVar[str] = "decline"
    names: ClassVar[Names | None] = SMITHING
    fields: ClassVar[dict[str, Codec]] = {"which": HOW_MANY}

    def __init__(self, seat: int, which: int, why: int) -> None:
        super().__init__(seat, why)
        self.which = which

    def word(self) -> int:
        """The word of the vocabulary that leads here."""
        return FORGE_AND_ORNAMENT if self.which == BOTH else FORGE_OR_ORNAMENT

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code == FORGE_FIRST and not ForgeTool(self.seat, self.why).allowed(s):
            return Refusal("COV-4.177", "nothing-to-forge")
        if code == ORNAMENT_FIRST and not OrnamentPick(self.seat, self.why).allowed(s):
            return Refusal("COV-4.177", "nothing-to-ornament")
        return None

    def take(self, s: Covenant, code: int) -> None:
        ops = (FORGE, ORNAMENT) if code == FORGE_FIRST else (ORNAMENT, FORGE)
        s.then(*[Gain(self.seat, atom(op), self.why) for op in ops[: self.which + 1]])

    def decline(self, s: Covenant) -> None:
        s.say(events.REWARD_DECLINED, self.seat, self.word(), self.why)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-forge_ornament", why=REASONS.word(self.why), both=self.which)

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code == DECLINE:
            return []
        return ["display:tools" if code == FORGE_FIRST else "display:ornaments"]


# ---------------------------------------------------------------------- unlocks


def unlock_key(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.28. A double key goes above the dungeon."""
    if s.double_keys[clan] == 2:
        lost(s, clan, UNLOCK_KEY, why)
        return
    s.double_keys[clan] += 1
    s.say(events.KEY_GAINED, clan, s.keys(clan), why)


def unlock_storage(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.28. A closed storage tile goes."""
    if s.storage_tiles[clan] == 2:
        lost(s, clan, UNLOCK_STORAGE, why)
        return
    s.storage_tiles[clan] += 1
    s.say(events.STORAGE_OPENED, clan, s.storage(clan), why)


def unlock_buildings(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.28. A house and a workshop go to the forge area."""
    locked = [kind for kind in (HOUSE, WORKSHOP) if s.locked(clan, kind)]
    if not locked:
        lost(s, clan, UNLOCK_BUILDINGS, why)
    for kind in locked:
        s.add_to_forge(clan, kind, 1)
        s.say(events.BUILDING_UNLOCKED, clan, kind, why)
