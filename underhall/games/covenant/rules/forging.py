"""Forging tools (4.F, 4.26, 4.28)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.names import SEAT, Names, Word
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
from underhall.games.covenant.rules.choices import DECLINE, Choice, Fields, RewardChoice
from underhall.games.covenant.rules.ornaments import can_ornament, gain_ornament
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.resources import return_resource
from underhall.games.covenant.rules.rewards import Gain, lost, promise, reward_words, teach
from underhall.games.covenant.table.state import NONE, Covenant

ROAD: Reward = (atom(TRACK, ANY_TRACK),)


def can_pay_tool(s: Covenant, seat: int, tool: int) -> bool:
    """COV-4.43. One iron and one of the resource shown."""
    at, cost = seat * 4, s.tables.tool_cost[tool]
    if s.resources[at + IRON] < 1 + (cost == IRON):
        return False
    return s.resources[at + cost] > 0


def missing_for_tool(s: Covenant, seat: int, cost: int) -> list[int]:
    """COV-4.43. What a clan lacks of the iron and the resource that a tool costs."""
    held = s.resources[seat * 4 : seat * 4 + 4]
    lacking = [IRON] if held[IRON] < 1 + (cost == IRON) else []
    return [*lacking, cost] if cost != IRON and held[cost] == 0 else lacking


def tools_to_forge(s: Covenant, seat: int) -> list[int]:
    """COV-4.43, 4.44. The tools that a clan can pay for, if it has an empty slot."""
    if s.resources[seat * 4 + IRON] == 0:
        return []
    if NONE not in s.tools[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT]:
        return []
    return [tool for tool in s.tools_shown if tool != EMPTY and can_pay_tool(s, seat, tool)]


def gain_forging(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.43. Forge a tool, if one can be paid for and placed."""
    if tools_to_forge(s, clan):
        s.then(ForgeTool(clan, why))
    else:
        lost(s, clan, FORGE, why)


def tool_word(s: Covenant, tool: int) -> Word:
    """The kind of a tool, to be put into words."""
    return TOOL_KINDS.word(s.tables.tool_kind[tool])


class ForgeTool(RewardChoice):
    """COV-4.43. Choose a tool on the display and pay for it."""

    name = "forge_tool"
    names: ClassVar[Names | None] = TOOLS
    op: ClassVar[int] = FORGE

    def things(self, s: Covenant) -> list[int]:
        return [tool for tool in s.tools_shown if tool != EMPTY]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if NONE not in s.tools[self.seat * SLOT_COUNT : (self.seat + 1) * SLOT_COUNT]:
            return Refusal("COV-4.44", "no-tool-slot")
        if not can_pay_tool(s, self.seat, code):
            cost = s.tables.tool_cost[code]
            need = [Amount(RESOURCES, IRON, 1), Amount(RESOURCES, cost, 1)]
            missing = [RESOURCES.word(kind) for kind in missing_for_tool(s, self.seat, cost)]
            return Refusal("COV-4.43", "cost-short", need=need, missing=missing)
        return None

    def options(self, s: Covenant) -> list[int]:
        found = tools_to_forge(s, self.seat)
        found.append(DECLINE)
        return found

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

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-forge_tool", why=REASONS.word(self.why))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [] if code == DECLINE else [f"tool:{TOOLS.token(code)}"]


class ForgeSlot(Choice):
    """COV-4.44, 4.45. Choose an empty slot for a tool just paid; gain what is printed there."""

    name = "forge_slot"
    names: ClassVar[Names | None] = SLOTS
    fields: ClassVar[Fields] = (("seat", SEAT), ("tool", TOOLS))

    def __init__(self, seat: int, tool: int) -> None:
        super().__init__(seat)
        self.tool = tool

    def misfit(self, s: Covenant) -> str:
        return "" if self.tool in s.tools_shown else "the tool is not on display"

    def things(self, s: Covenant) -> list[int]:
        return list(range(SLOT_COUNT))

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        there = s.tools[self.seat * SLOT_COUNT + code]
        if there != NONE:
            return Refusal("COV-4.44", "slot-taken", kind=tool_word(s, there))
        return None

    def options(self, s: Covenant) -> list[int]:
        at = self.seat * SLOT_COUNT
        return [slot for slot in range(SLOT_COUNT) if s.tools[at + slot] == NONE]

    def take(self, s: Covenant, code: int) -> None:
        seat = self.seat
        s.tools_shown[s.tools_shown.index(self.tool)] = EMPTY
        s.tools[seat * SLOT_COUNT + code] = self.tool
        s.say(events.TOOL_PLACED, seat, s.tables.tool_kind[self.tool], code)
        if s.has(seat, SMITHS_ROAD):
            s.then(*promise(seat, ROAD, reasons.TRADITION + SMITHS_ROAD))
        s.then(*promise(seat, s.tables.slot_reward[code], reasons.TOOL_SLOT))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = reward_words(s.tables.slot_reward[code])
        return Phrase("do-forge-slot", slot=SLOTS.word(code), reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-forge_slot", kind=tool_word(s, self.tool))

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"slot:{self.seat}:{SLOTS.token(code)}"]


# ---------------------------------------------------------------------- forge and, or ornament

FORGE_FIRST: Final = 0
ORNAMENT_FIRST: Final = 1
SMITHING = Names("smithing", ["forge", "ornament"])
ONE: Final = 0
BOTH: Final = 1
HOW_MANY = Names("how_many", ["one", "both"], words="")


def gain_one(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.26. Forge or ornament."""
    _ask(s, clan, ONE, why)


def gain_both(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.26. Forge and ornament, in either order."""
    _ask(s, clan, BOTH, why)


def _ask(s: Covenant, seat: int, which: int, why: int) -> None:
    """COV-4.177. Where only one of the two is possible there is nothing to choose between."""
    forge, ornament = bool(tools_to_forge(s, seat)), can_ornament(s, seat)
    if forge and ornament:
        s.then(ForgeOrnament(seat, which, why))
    elif forge or ornament:
        ForgeOrnament(seat, which, why).take(s, FORGE_FIRST if forge else ORNAMENT_FIRST)
    else:
        lost(s, seat, FORGE_AND_ORNAMENT if which == BOTH else FORGE_OR_ORNAMENT, why)


class ForgeOrnament(Choice):
    """COV-4.26, 4.177. Choose what to do, or what to do first; the other is checked afterwards."""

    name = "forge_ornament"
    names: ClassVar[Names | None] = SMITHING
    declines: ClassVar[str] = "none"
    fields: ClassVar[Fields] = (("seat", SEAT), ("which", HOW_MANY), ("why", REASONS))

    def __init__(self, seat: int, which: int, why: int) -> None:
        super().__init__(seat)
        self.which = which
        self.why = why

    def things(self, s: Covenant) -> list[int]:
        return [FORGE_FIRST, ORNAMENT_FIRST]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code == FORGE_FIRST and not tools_to_forge(s, self.seat):
            return Refusal("COV-4.177", "nothing-to-forge")
        if code == ORNAMENT_FIRST and not can_ornament(s, self.seat):
            return Refusal("COV-4.177", "nothing-to-ornament")
        return None

    def take(self, s: Covenant, code: int) -> None:
        ops = (FORGE, ORNAMENT) if code == FORGE_FIRST else (ORNAMENT, FORGE)
        if self.which == BOTH:
            s.then(Gain(self.seat, atom(ops[1]), self.why))
        if code == FORGE_FIRST:
            gain_forging(s, self.seat, 0, 1, self.why)
        else:
            gain_ornament(s, self.seat, 0, 1, self.why)

    def decline(self, s: Covenant) -> None:
        op = FORGE_AND_ORNAMENT if self.which == BOTH else FORGE_OR_ORNAMENT
        s.say(events.REWARD_DECLINED, self.seat, op, self.why)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase(
            "ask-forge_ornament", why=REASONS.word(self.why), both=int(self.which == BOTH)
        )


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
        s.forge[clan * 4 + kind] += 1
        s.say(events.BUILDING_UNLOCKED, clan, kind, why)


teach(FORGE, gain_forging)
teach(FORGE_OR_ORNAMENT, gain_one)
teach(FORGE_AND_ORNAMENT, gain_both)
teach(UNLOCK_KEY, unlock_key)
teach(UNLOCK_STORAGE, unlock_storage)
teach(UNLOCK_BUILDINGS, unlock_buildings)
