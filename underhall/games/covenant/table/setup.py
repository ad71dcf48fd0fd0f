"""Setup (3, 5.1): the board, the draft and the start tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from underhall.core.agenda import Effect, Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadOption
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BACKS,
    CLANS,
    DIFFICULTIES,
    DRAFT,
    ENEMY_COUNT,
    GOAL_AT,
    GOAL_COUNT,
    GOALS,
    GOALS_OF_TYPE,
    HOUSE,
    MOST_SEATS,
    ORNAMENT_SPACES,
    PROJECTS,
    PROJECTS_OF_KIND,
    SEATS,
    STARTS,
    TRADITION_AT,
    TRADITIONS,
    WORKSHOP,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import Choice
from underhall.games.covenant.rules.council import BeginEra
from underhall.games.covenant.rules.displays import Refill, refill, refill_ornament
from underhall.games.covenant.rules.dwarves import take_plus_one
from underhall.games.covenant.rules.fighting import roll_die
from underhall.games.covenant.rules.mountain import (
    draw_chamber,
    draw_enemies,
    open_chamber,
    say_chamber,
)
from underhall.games.covenant.rules.phrases import goal_text, start_reward, tradition_words
from underhall.games.covenant.rules.resources import CheckStorage, take_resource
from underhall.games.covenant.rules.rewards import reward_words, teach
from underhall.games.covenant.rules.tracks import Advance
from underhall.games.covenant.rules.vocabulary import FOR_CLANS, FOR_ELDERS
from underhall.games.covenant.table.layout import LAYOUT
from underhall.games.covenant.table.state import NONE, Covenant
from underhall.kit.effects import SeatEffect
from underhall.kit.piles import draw

# Chapters give rewards and rewards lead back into chapters, so ``rewards`` cannot import what its
# words mean: it is told before the first table is laid out.
teach(FOR_CLANS, FOR_ELDERS)

A_START: Final = 0
A_TRADITION: Final = 1
GOAL_I: Final = 2
"""The kinds of tiles in the draft; goals of type II are the last."""
DRAFT_KINDS: Final = 4


def check_options(tables: Tables, seats: int, options: Mapping[str, str]) -> None:
    """COV-5.3. The difficulty is for the solo mode."""
    if seats > 1 and options["difficulty"] != DIFFICULTIES.token(0):
        raise BadOption("option difficulty is for one player alone (COV-5.3)")


def setup(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Covenant:
    """COV-3.1 to 3.16, 5.1 to 5.5. The steps of setup in their order."""
    s = lay_out(tables, seats, options, chance)
    s.then(*opening())
    return s


def opening() -> list[Frame[Any]]:
    """What has to happen before the first era."""
    return [DealClans(), OpenBoard(), OpenMountain(), OpenDraft(), NextPick(0), BeginEra()]


def lay_out(tables: Tables, seats: int, options: Mapping[str, str], chance: Chance) -> Covenant:
    """COV-3.1 to 3.3, 3.12, 3.13, 5.5. What needs no chance; all stacks are full."""
    s = Covenant(tables, seats, DIFFICULTIES.code(options["difficulty"]), chance)
    LAYOUT.lay_out(s)
    for clan in range(seats, s.clans):
        for kind in (HOUSE, WORKSHOP):
            s.add_to_forge(clan, kind, s.locked(clan, kind))
    return s


# ---------------------------------------------------------------------- the board


class DealClans(Effect[Covenant]):
    """COV-3.13, 5.1, 5.5. The first player and the colours, at random."""

    name = "deal_clans"

    def run(self, s: Covenant) -> None:
        s.first = s.pick(SEATS, list(range(s.seats))) if s.seats > 1 else 0
        s.say(events.FIRST_PLAYER, s.first)
        left = list(range(len(CLANS)))
        for clan in range(s.clans):
            s.colours[clan] = left[0] if s.is_elders(clan) else s.pick(CLANS, left)
            left.remove(s.colours[clan])
            if clan < s.seats:
                s.say(events.CLAN_DEALT, clan, s.colours[clan])
        if s.clans > s.seats:
            s.say(events.DIFFICULTY_SET, s.difficulty)


class OpenBoard(Effect[Covenant]):
    """COV-3.4, 3.6 to 3.9. Traditions for the draft, projects, displays and dice."""

    name = "open_board"

    def run(self, s: Covenant) -> None:
        for _ in range(s.clans):
            tradition = draw(s, TRADITIONS, s.tradition_stack)
            s.draft.append(TRADITION_AT + tradition)
            s.say(events.TRADITION_OFFERED, tradition)
        for kind in range(3):
            kinds = range(kind * PROJECTS_OF_KIND, (kind + 1) * PROJECTS_OF_KIND)
            s.projects.append(s.pick(PROJECTS, list(kinds)))
            s.say(events.PROJECT_DRAWN, s.projects[-1])
        refill(s)
        for space in range(ORNAMENT_SPACES):
            refill_ornament(s, space)
        for enemy in range(ENEMY_COUNT):
            roll_die(s, enemy)


class OpenMountain(Effect[Covenant]):
    """COV-3.10, 3.11. Chambers face down on all cells; the start cells are turned up."""

    name = "open_mountain"

    def run(self, s: Covenant) -> None:
        t = s.tables
        left = [t.chamber_back.count(back) for back in range(len(BACKS))]
        for cell in s.board.cells:
            s.backs[cell] = draw(s, BACKS, left)
        for cell in s.board.start:
            chamber = draw_chamber(s, cell)
            open_chamber(s, cell, chamber)
            say_chamber(s, cell)
            draw_enemies(s, cell)


# ---------------------------------------------------------------------- the draft


class OpenDraft(Effect[Covenant]):
    """COV-3.14, 5.2. As many start tiles and goals of each type as there are clans."""

    name = "open_draft"

    def run(self, s: Covenant) -> None:
        starts = draw_some(s, STARTS, list(range(len(STARTS))), s.clans)
        first = draw_some(s, GOALS, list(range(GOALS_OF_TYPE)), s.clans)
        second = draw_some(s, GOALS, list(range(GOALS_OF_TYPE, len(GOALS))), s.clans)
        for start in starts:
            s.say(events.START_OFFERED, start)
        for goal in first + second:
            s.say(events.GOAL_OFFERED, goal)
        s.draft += starts + [GOAL_AT + goal for goal in first + second]
        s.draft.sort()


def draw_some(s: Covenant, names: Names, pool: list[int], count: int) -> list[int]:
    """So many different ones at random."""
    found = []
    for _ in range(count):
        found.append(s.pick(names, pool))
        pool.remove(found[-1])
    return found


class NextPick(Effect[Covenant]):
    """COV-3.14, 5.2. Four rounds in reverse turn order; then the start tiles in turn order. In the
    solo game the tiles not chosen leave it."""

    name = "next_pick"
    fields: ClassVar[dict[str, Codec]] = {"number": Number(0, DRAFT_KINDS * MOST_SEATS)}

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Covenant) -> None:
        order = s.order()
        if self.number < DRAFT_KINDS * s.seats:
            seat = order[s.seats - 1 - self.number % s.seats]
            s.then(DraftPick(seat), NextPick(self.number + 1))
            return
        s.undrafted, s.draft = s.draft, []
        frames: list[Frame[Covenant]] = []
        for seat in order:
            frames += [UseStart(seat), Refill()]
        s.then(*frames)


def draft_kind(code: int) -> int:
    """Start tile, tradition, goal I or goal II."""
    if code < TRADITION_AT:
        return A_START
    if code < GOAL_AT:
        return A_TRADITION
    return GOAL_I + (code - GOAL_AT) // GOALS_OF_TYPE


def has_drafted(s: Covenant, seat: int, kind: int) -> bool:
    """COV-3.14. Whether a seat has taken its tile of a kind."""
    if kind == A_START:
        return s.starts[seat] != NONE
    if kind == A_TRADITION:
        return s.traditions[seat] != 0
    return s.goals[seat * GOAL_COUNT + kind - GOAL_I] != NONE


class DraftPick(Choice):
    """COV-3.14, 3.15. Take one revealed tile of a kind not yet taken."""

    name = "draft_pick"
    names: ClassVar[Names | None] = DRAFT
    points_at: ClassVar[str] = "draft"
    starts_action = True

    def things(self, s: Covenant) -> list[int]:
        return s.draft.copy()

    def allowed(self, s: Covenant) -> list[int]:
        done = [has_drafted(s, self.seat, kind) for kind in range(DRAFT_KINDS)]
        return [code for code in s.draft if not done[draft_kind(code)]]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return None if code in self.allowed(s) else Refusal("COV-3.14", "kind-drafted")

    def take(self, s: Covenant, code: int) -> None:
        s.draft.remove(code)
        kind = draft_kind(code)
        if kind == A_START:
            s.starts[self.seat] = code
            s.say(events.START_PICKED, self.seat, code)
        elif kind == A_TRADITION:
            s.traditions[self.seat] |= 1 << code - TRADITION_AT
            s.say(events.TRADITION_PICKED, self.seat, code - TRADITION_AT)
        else:
            s.goals[self.seat * GOAL_COUNT + kind - GOAL_I] = code - GOAL_AT
            s.say(events.GOAL_PICKED, self.seat, code - GOAL_AT)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        kind = draft_kind(code)
        if kind == A_START:
            reward = reward_words(start_reward(s.tables, code))
            return Phrase("do-draft-start", start=STARTS.word(code), reward=reward)
        if kind == A_TRADITION:
            tradition = code - TRADITION_AT
            text = tradition_words(s.tables, tradition)
            return Phrase("do-draft-tradition", tradition=TRADITIONS.word(tradition), text=text)
        goal = code - GOAL_AT
        text = goal_text(goal, s.tables.goal_gp[goal])
        return Phrase("do-draft-goal", goal=GOALS.word(goal), text=text)


class UseStart(SeatEffect[Covenant]):
    """COV-3.16. Resources, +1 tokens, then steps on court, prestige and mine."""

    name = "use_start"

    def misfit(self, s: Covenant) -> str:
        return "" if s.starts[self.seat] != NONE else f"seat {self.seat} has no start tile"

    def run(self, s: Covenant) -> None:
        seat, t = self.seat, s.tables
        tile = s.starts[seat]
        s.starts[seat] = NONE
        for kind, n in enumerate(t.start_resources[tile]):
            if n:
                take_resource(s, seat, kind, n, reasons.START)
        if t.start_tokens[tile]:
            take_plus_one(s, seat, 0, t.start_tokens[tile], reasons.START)
        steps = enumerate(t.start_steps[tile])
        frames = [Advance(seat, track, n, reasons.START) for track, n in steps if n]
        s.then(CheckStorage(seat), *frames)
