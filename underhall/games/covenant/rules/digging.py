"""Dig (4.K): rubble, resources, mine steps and one chamber."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from underhall.core.agenda import Frame
from underhall.core.names import Codec, Many, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import amount_of, kind_of
from underhall.games.covenant.box.boards import CELLS, bits
from underhall.games.covenant.box.names import EMPTY, MINE, RUBBLE, RUBBLE_SPACES
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, tiles_on
from underhall.games.covenant.rules.mountain import TurnUp
from underhall.games.covenant.rules.resources import CheckStorage, TakeResource
from underhall.games.covenant.rules.rewards import promise, reward_words
from underhall.games.covenant.rules.tracks import Advance
from underhall.games.covenant.table.state import Covenant
from underhall.kit.effects import SeatEffect


def dig(s: Covenant, seat: int, strength: int) -> bool:
    """COV-4.92, 4.96. Begin to dig; False where no rubble can be taken."""
    choice = RubblePick(seat, strength, ())
    if not choice.allowed(s):
        return False
    s.then(choice)
    return True


class RubblePick(Choice):
    """COV-4.92. Pick one more rubble tile while strength lasts; one at least."""

    name = "rubble_pick"
    codes: ClassVar[Sequence[int]] = range(RUBBLE_SPACES)
    declines: ClassVar[str] = "stop"
    display: ClassVar[str] = "rubble"
    fields: ClassVar[dict[str, Codec]] = {"picked": Many(Number(0, RUBBLE_SPACES - 1))}

    def __init__(self, seat: int, strength: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.strength = strength
        self.picked = picked

    def misfit(self, s: Covenant) -> str:
        there = all([s.rubble[space] != EMPTY for space in self.picked])
        if not there or len(set(self.picked)) < len(self.picked):
            return "rubble is picked that is not there (COV-4.92)"
        return ""

    def things(self, s: Covenant) -> list[int]:
        return tiles_on(s.rubble)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if code in self.picked:
            return Refusal("COV-4.92", "rubble-picked")
        need = s.tables.rubble_strength[code]
        return Refusal("COV-4.92", "strength-short", need=need, have=self.strength)

    def allowed(self, s: Covenant) -> list[int]:
        costs, strength, picked = s.tables.rubble_strength, self.strength, self.picked
        within = [space for space in tiles_on(s.rubble) if costs[space] <= strength]
        return [space for space in within if space not in picked] if picked else within

    def refusal(self, s: Covenant, code: int) -> Refusal | None:
        if code == DECLINE and not self.picked:
            return Refusal("COV-4.92", "rubble-first")
        return super().refusal(s, code)

    def options(self, s: Covenant) -> list[int]:
        return super().options(s) if self.picked else self.allowed(s)

    def take(self, s: Covenant, code: int) -> None:
        left = self.strength - s.tables.rubble_strength[code]
        again = RubblePick(self.seat, left, (*self.picked, code))
        if again.allowed(s):
            s.then(again)
        else:
            again.decline(s)

    def decline(self, s: Covenant) -> None:
        clear_rubble(s, self.seat, self.picked)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        cost = s.tables.rubble_strength[code]
        rubble = RUBBLE.word(s.rubble[code])
        return Phrase("do-pick-rubble", n=code + 1, rubble=rubble, strength=cost)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-rubble_pick", strength=self.strength)


def clear_rubble(s: Covenant, seat: int, picked: tuple[int, ...]) -> None:
    """COV-4.93 to 4.95, 4.178. Resources as one batch, then mine steps, then a chamber."""
    frames: list[Frame[Covenant]] = []
    for space in picked:
        tile = s.rubble[space]
        discard_rubble(s, seat, space)
        for each in s.tables.rubble_reward[tile]:
            frames.append(TakeResource(seat, kind_of(each), amount_of(each), reasons.RUBBLE))
    frames.append(CheckStorage(seat))
    steps = s.tables.dig_steps[len(picked)]
    if steps:
        frames.append(Advance(seat, MINE, steps, reasons.DIG))
    s.then(*frames, Reveal(seat))


def discard_rubble(s: Covenant, clan: int, space: int) -> None:
    """COV-4.38. A rubble tile goes to the discard pile."""
    tile = s.rubble[space]
    s.rubble[space] = EMPTY
    s.rubble_discard[tile] += 1
    s.report(events.RUBBLE_CLEARED, clan, tile)


def cells_to_reveal(s: Covenant) -> list[int]:
    """COV-4.95. Face-down chambers next to a face-up one."""
    near = s.board.near
    found = 0
    for cell in bits(s.open):
        found |= near[cell]
    return bits(found & ~s.open)


class Reveal(SeatEffect[Covenant]):
    """COV-4.95. One chamber must be revealed, as long as one is face down."""

    name = "reveal"

    def run(self, s: Covenant) -> None:
        if cells_to_reveal(s):
            s.then(RevealPick(self.seat))


class RevealPick(Choice):
    """COV-4.95. Choose the chamber to reveal; what its back shows is gained first."""

    name = "reveal_pick"
    names: ClassVar[Names | None] = CELLS
    points_at: ClassVar[str] = "cell"

    def things(self, s: Covenant) -> list[int]:
        return [cell for cell in s.board.cells if not s.open >> cell & 1]

    def allowed(self, s: Covenant) -> list[int]:
        return cells_to_reveal(s)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return (
            None
            if code in self.allowed(s)
            else Refusal("COV-4.95", "chamber-not-adjacent", cell=CELLS.word(code))
        )

    def take(self, s: Covenant, code: int) -> None:
        reveal(s, self.seat, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = reward_words(s.tables.back_reward[s.backs[code]])
        return Phrase("do-reveal", cell=CELLS.word(code), reward=reward)


def reveal(s: Covenant, clan: int, cell: int) -> None:
    """COV-4.95, 5.9. Gain what the back shows, then turn the chamber up."""
    back = s.backs[cell]
    s.report(events.CHAMBER_CHOSEN, clan, cell, back)
    s.then(*promise(clan, s.tables.back_reward[back], reasons.BACK), TurnUp(clan, cell))
