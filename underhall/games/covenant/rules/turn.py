"""The clan turn (4.B): a dwarf, a tool, a refreshment, the tool's benefits; and Read (4.Q)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Effect
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.names import (
    ACTIONS,
    BOOK,
    DWARF_COUNT,
    DWARVES,
    MASTERIES,
    ORNAMENTS,
    PLACES,
    REFRESHMENTS,
    RELIC_COUNT,
    TOKEN_COUNT,
    TOOL_KINDS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.building import build
from underhall.games.covenant.rules.choices import DECLINE, Choice
from underhall.games.covenant.rules.digging import dig
from underhall.games.covenant.rules.displays import refill
from underhall.games.covenant.rules.dwarves import equal_dwarf
from underhall.games.covenant.rules.fighting import fight
from underhall.games.covenant.rules.ornaments import own_tools
from underhall.games.covenant.rules.relics import UseRelic, usable_relics
from underhall.games.covenant.rules.rewards import promise, reward_words
from underhall.games.covenant.rules.transport import transport
from underhall.games.covenant.table.state import NONE, TAVERN, Covenant
from underhall.kit.effects import SeatEffect


class TakeTurn(SeatEffect[Covenant]):
    """COV-4.5. The steps of a turn in their order."""

    name = "take_turn"

    def misfit(self, s: Covenant) -> str:
        idle = TAVERN in s.my_posts(self.seat)
        return "" if idle else f"seat {self.seat} has no dwarf in the tavern (COV-4.6)"

    def run(self, s: Covenant) -> None:
        seat = self.seat
        s.begin_turn(seat)
        s.relic_used = False
        s.fresh = [0] * RELIC_COUNT
        s.say(events.TURN_BEGAN, seat)
        s.then(Dwarf(seat))
        if usable_relics(s, seat):
            s.then(UseRelic(seat))


# ---------------------------------------------------------------------- assigning


class Dwarf(Choice):
    """COV-4.6. Choose a dwarf in the tavern."""

    name = "dwarf"
    names: ClassVar[Names | None] = DWARVES
    points_at: ClassVar[str] = "dwarf:{}"
    starts_action = True

    def allowed(self, s: Covenant) -> list[int]:
        at, posts = self.seat * DWARF_COUNT, s.posts
        return [dwarf for dwarf in range(DWARF_COUNT) if posts[at + dwarf] == TAVERN]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        place = PLACES.word(s.my_posts(self.seat)[code])
        return Refusal("COV-4.6", "dwarf-at-work", place=place)

    def same_as(self, s: Covenant, code: int) -> int:
        return equal_dwarf(s, self.seat, code)

    def take(self, s: Covenant, code: int) -> None:
        s.then(Tool(self.seat, code))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        strength = s.my_strength(self.seat)[code]
        return Phrase("do-dwarf", dwarf=DWARVES.word(code), strength=strength)


class Tool(Choice):
    """COV-4.6. Choose an own tool without a dwarf."""

    name = "tool"
    names: ClassVar[Names | None] = PLACES
    points_at: ClassVar[str] = "place:{}"

    def __init__(self, seat: int, dwarf: int) -> None:
        super().__init__(seat)
        self.dwarf = dwarf

    def misfit(self, s: Covenant) -> str:
        idle = s.my_posts(self.seat)[self.dwarf] == TAVERN
        return "" if idle else f"{DWARVES.token(self.dwarf)} is not in the tavern (COV-4.6)"

    def things(self, s: Covenant) -> list[int]:
        return own_tools(s, self.seat)

    def allowed(self, s: Covenant) -> list[int]:
        free = own_tools(s, self.seat)
        for place in s.my_posts(self.seat):
            if place != TAVERN:
                free.remove(place)
        return free

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        dwarf = DWARVES.word(s.my_posts(self.seat).index(code))
        return Refusal("COV-4.6", "tool-occupied", dwarf=dwarf)

    def take(self, s: Covenant, code: int) -> None:
        seat = self.seat
        s.posts[seat * DWARF_COUNT + self.dwarf] = code
        s.dwarf = self.dwarf
        s.tool = code
        s.say(events.DWARF_ASSIGNED, seat, self.dwarf, code, s.tool_kind(seat, code))
        s.then(UseTool(seat, 0), EndTurn(seat))
        at = seat * TOKEN_COUNT
        if s.tokens[at] or s.tokens[at + 1]:
            s.then(SpendRefreshment(seat))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        kind = TOOL_KINDS.word(s.tool_kind(self.seat, code))
        ornament = s.ornament_on(self.seat, code)
        if ornament == NONE:
            return Phrase("do-tool", place=PLACES.word(code), kind=kind)
        reward = reward_words(s.tables.ornament_reward[ornament])
        return Phrase("do-tool-ornamented", place=PLACES.word(code), kind=kind, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        strength = s.my_strength(self.seat)[self.dwarf]
        return Phrase("ask-tool", dwarf=DWARVES.word(self.dwarf), strength=strength)


def nobody_assigned(s: Covenant, seat: int) -> str:
    """Why a step that needs the assigned dwarf cannot come up."""
    if seat != s.active or s.dwarf == NONE or s.tool == NONE or not s.has_tool(seat, s.tool):
        return "no dwarf is assigned to a tool in this turn (COV-4.6)"
    return ""


class SpendRefreshment(Choice):
    """COV-4.7. Spend one token for the assigned dwarf, or none."""

    name = "spend_refreshment"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = REFRESHMENTS
    declines: ClassVar[str] = "none"
    declined: ClassVar[str] = "no"
    points_at: ClassVar[str] = "token:{}"

    def misfit(self, s: Covenant) -> str:
        spent = "a token was spent (COV-4.7)" if s.boost else ""
        return nobody_assigned(s, self.seat) or spent

    def allowed(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(s.my_tokens(self.seat)) if n]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return None if code in self.allowed(s) else Refusal("COV-4.7", "no-such-token", n=code + 1)

    def take(self, s: Covenant, code: int) -> None:
        s.tokens[self.seat * TOKEN_COUNT + code] -= 1
        s.boost = code + 1
        s.say(events.TOKEN_SPENT, self.seat, code + 1)


# ---------------------------------------------------------------------- using the tool

ACTION: Final = 0
ORNAMENT: Final = 1
BENEFITS = Names("benefit", ["action", "ornament"])
ACTION_DONE: Final = 1
ORNAMENT_DONE: Final = 2


class UseTool(Effect[Covenant]):
    """COV-4.8, 4.9. While a benefit is left it is offered; ``used`` are those had, as bits."""

    name = "use_tool"

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def misfit(self, s: Covenant) -> str:
        return nobody_assigned(s, self.seat)

    def run(self, s: Covenant) -> None:
        if benefits(s, self.seat, self.used):
            s.then(Step(self.seat, self.used))


def benefits(s: Covenant, seat: int, used: int) -> list[int]:
    """COV-4.8. The benefits of the tool in use that are left."""
    found = [] if used & ACTION_DONE else [ACTION]
    if not used & ORNAMENT_DONE and s.ornament_on(seat, s.tool) != NONE:
        found.append(ORNAMENT)
    return found


class Step(Choice):
    """COV-4.8. Use the action or the ornament of the tool, or end."""

    name = "step"
    names: ClassVar[Names | None] = BENEFITS
    declines: ClassVar[str] = "end"

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used = used

    def misfit(self, s: Covenant) -> str:
        return nobody_assigned(s, self.seat)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if self.used >> code & 1:
            return Refusal("COV-4.8", "benefit-used", benefit=BENEFITS.word(code))
        return Refusal("COV-4.8", "no-ornament")

    def allowed(self, s: Covenant) -> list[int]:
        return benefits(s, self.seat, self.used)

    def unused(self, s: Covenant) -> Phrase | None:
        left = self.allowed(s)
        return Phrase("unused-benefit", what=self.thing_label(s, left[0])) if left else None

    def take(self, s: Covenant, code: int) -> None:
        seat = self.seat
        s.then(UseTool(seat, self.used | 1 << code))
        if code == ORNAMENT:
            ornament = s.ornament_on(seat, s.tool)
            s.say(events.ORNAMENT_USED, seat, ornament)
            s.then(*promise(seat, s.tables.ornament_reward[ornament], reasons.ORNAMENT))
        elif s.tool_kind(seat, s.tool) == BOOK:
            s.then(ReadAction(seat))
        else:
            begin_action(s, seat, s.tool_kind(seat, s.tool))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        if code == ACTION:
            kind = s.tool_kind(self.seat, s.tool)
            strength = action_strength(s, self.seat)
            return Phrase("do-action", kind=TOOL_KINDS.word(kind), strength=strength)
        ornament = s.ornament_on(self.seat, s.tool)
        if ornament == NONE:
            return Phrase("do-no-ornament")
        reward = reward_words(s.tables.ornament_reward[ornament])
        return Phrase("do-ornament", ornament=ORNAMENTS.word(ornament), reward=reward)

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code == DECLINE:
            return []
        topic = "place" if code == ACTION else "ornament_on"
        return [f"{topic}:{self.seat}:{PLACES.token(s.tool)}"]


class ReadAction(Choice):
    """COV-4.142. A book: choose the action; traditions 1 to 4 do not apply."""

    name = "read_action"
    names: ClassVar[Names | None] = ACTIONS

    def misfit(self, s: Covenant) -> str:
        return nobody_assigned(s, self.seat)

    def take(self, s: Covenant, code: int) -> None:
        begin_action(s, self.seat, code)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"place:{self.seat}:{PLACES.token(code)}"]


def action_strength(s: Covenant, seat: int) -> int:
    """COV-4.11, 4.78. The strength of the action of the tool in use."""
    strength = s.strength[seat * DWARF_COUNT + s.dwarf] + s.boost + s.might
    kind = s.tool_kind(seat, s.tool)
    if kind != BOOK and s.has(seat, MASTERIES[kind]):
        strength += 1
    return strength


def begin_action(s: Covenant, seat: int, action: int) -> None:
    """COV-4.10 to 4.12. Perform an action with the strength of this moment."""
    strength = action_strength(s, seat)
    s.say(events.ACTION_BEGAN, seat, action, strength)
    begin = (dig, fight, build, transport)[action]
    if not begin(s, seat, strength):
        s.say(events.NOTHING_DONE, seat, action)


# ---------------------------------------------------------------------- the end of a turn


class EndTurn(SeatEffect[Covenant]):
    """COV-4.5. A relic if none was used, then the token goes back and displays are refilled."""

    name = "end_turn"

    def run(self, s: Covenant) -> None:
        s.then(CleanUp(self.seat))
        if usable_relics(s, self.seat):
            s.then(UseRelic(self.seat))


class CleanUp(SeatEffect[Covenant]):
    """COV-4.5, 4.7, 4.42. The spent token returns, nobody is assigned, displays are refilled."""

    name = "clean_up"

    def run(self, s: Covenant) -> None:
        if s.boost:
            s.tokens_left[s.boost - 1] += 1
            s.say(events.TOKEN_RETURNED, self.seat, s.boost)
        clear_turn(s)
        refill(s)

    def ends_turn(self, s: Covenant) -> bool:
        return True


def clear_turn(s: Covenant) -> None:
    """Nothing of a turn is left."""
    s.dwarf = NONE
    s.tool = NONE
    s.boost = 0
    s.might = 0
