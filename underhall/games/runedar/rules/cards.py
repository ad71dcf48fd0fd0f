"""Playing dwarf cards (4F): a card and one of its options, one card after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    ACTIONS,
    CARDS,
    DIG,
    ENTRANCE,
    FREE_MOVE,
    GATHER,
    GATHER_ANY,
    KINDS,
    MELEE,
    MELEE_AUTO,
    MOVE,
    NONE,
    RANGED,
    WORKSHOP,
)
from underhall.games.runedar.rules import events
from underhall.games.runedar.rules.attack import (
    begin_attack,
    has_fighters,
    ranged_targets,
    refuse_melee,
    refuse_ranged,
)
from underhall.games.runedar.rules.frames import CardDecision
from underhall.games.runedar.rules.gathering import gather, refuse_gather
from underhall.games.runedar.rules.moving import FreeMoveTo, MoveTo, no_special_move
from underhall.games.runedar.rules.tunnel import dig, refuse_dig
from underhall.games.runedar.rules.windows import (
    BEFORE_CARD,
    FREE_ACTIONS,
    Interrupt,
    do_free,
    free_actions,
)
from underhall.games.runedar.table.state import Runedar

CARD: Final = FREE_ACTIONS
"""CARD + card * ACTION_COUNT + action; the codes below are the free actions."""

DO_ACTION: Final = (
    *("do-move", "do-free-move", "do-gather-wood", "do-gather-leather", "do-gather-metal"),
    *("do-gather-any", "do-melee", "do-melee-auto", "do-ranged", "do-dig", "do-none"),
)
"""What each action of a card is called."""


def usable(s: Runedar, seat: int) -> list[bool]:
    """RUN-4.30. Which actions can have an effect where the dwarf stands."""
    area = s.areas[seat]
    found = [False] * ACTION_COUNT
    found[MOVE] = found[FREE_MOVE] = found[NONE] = True
    if WORKSHOP <= area < ENTRANCE:
        found[GATHER_ANY] = refuse_gather(s, seat, GATHER_ANY) is None
        found[GATHER + area - WORKSHOP] = found[GATHER_ANY]
    found[MELEE] = found[MELEE_AUTO] = has_fighters(s, area)
    found[RANGED] = bool(ranged_targets(s, seat))
    found[DIG] = area == ENTRANCE and refuse_dig(s, seat) is None
    return found


def refuse_action(s: Runedar, seat: int, action: int) -> Refusal | None:
    """RUN-4.30. Why an action would have no effect here."""
    if GATHER <= action <= GATHER_ANY:
        return refuse_gather(s, seat, action)
    if action in (MELEE, MELEE_AUTO):
        return refuse_melee(s, seat)
    if action == RANGED:
        return refuse_ranged(s, seat)
    if action == DIG:
        return refuse_dig(s, seat)
    return None


def begin_action(s: Runedar, seat: int, card: int, action: int) -> None:
    """RUN-4.28, 4.29. Carry out one option of a card that lies in the play area."""
    n = s.tables.values[card * ACTION_COUNT + action]
    if action == MOVE:
        s.then(MoveTo(seat))
    elif action == FREE_MOVE:
        s.then(FreeMoveTo(seat, card), FollowUp(seat, card))
    elif GATHER <= action <= GATHER_ANY:
        gather(s, seat, action, n)
    elif action == DIG:
        dig(s, seat, n)
    elif action != NONE:
        begin_attack(s, seat, action, n)


def action_label(s: Runedar, card: int, action: int) -> Phrase:
    """What a card's option is called."""
    n = s.tables.values[card * ACTION_COUNT + action]
    return Phrase(DO_ACTION[action], card=CARDS.word(card), n=n)


class Play(CardDecision):
    """RUN-4.27 to 4.30, 4.35, 4.10. Choose the next card with one of its options or none; or hire
    a mercenary or take an upgrade first."""

    name = "play"
    starts_action = True
    codes: ClassVar[Sequence[int]] = range(1, CARD + KINDS * ACTION_COUNT)

    def misfit(self, s: Runedar) -> str:
        if s.hand_size(self.seat) == 0:
            return "no card is left to be played (RUN-4.27)"
        return super().misfit(s)

    def candidates(self, s: Runedar) -> list[int]:
        found = list(range(1, FREE_ACTIONS))
        for kind in s.hand(self.seat):
            offered = [action for action, _ in s.tables.options[kind]]
            found += [CARD + kind * ACTION_COUNT + action for action in [*offered, NONE]]
        return found

    def options(self, s: Runedar) -> list[int]:
        use = usable(s, self.seat)
        offered = s.tables.options
        found = free_actions(s, self.seat, BEFORE_CARD)
        for kind in s.hand(self.seat):
            at = CARD + kind * ACTION_COUNT
            for action, _ in offered[kind]:
                if use[action]:
                    found.append(at + action)
            found.append(at + NONE)
        return found

    def _free(self) -> Interrupt:
        """What is known of the free actions."""
        return Interrupt(self.seat, BEFORE_CARD)

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code < CARD:
            return self._free().refusal(s, code)
        return refuse_action(s, self.seat, (code - CARD) % ACTION_COUNT)

    def choose(self, s: Runedar, code: int) -> None:
        if code < CARD:
            s.then(self)
            do_free(s, self.seat, code)
            return
        kind, action = divmod(code - CARD, ACTION_COUNT)
        s.lay_down(self.seat, kind)
        s.say(events.CARD_PLAYED, self.seat, kind, action)
        begin_action(s, self.seat, kind, action)

    def token(self, s: Runedar, code: int) -> str:
        if code < CARD:
            return self._free().token(s, code)
        kind, action = divmod(code - CARD, ACTION_COUNT)
        return f"{CARDS.token(kind)}:{ACTIONS.token(action)}"

    def label(self, s: Runedar, code: int) -> Phrase:
        if code < CARD:
            return self._free().label(s, code)
        kind, action = divmod(code - CARD, ACTION_COUNT)
        return action_label(s, kind, action)

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-play", n=s.hand_size(self.seat))

    def targets(self, s: Runedar, code: int) -> list[str]:
        if code < CARD:
            return self._free().targets(s, code)
        return ["hand:" + CARDS.token((code - CARD) // ACTION_COUNT)]


class FollowUp(CardDecision):
    """RUN-4.29, 4.34. After a special move: one other option of the same card, or none."""

    name = "follow_up"
    names: ClassVar[Names | None] = ACTIONS

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def misfit(self, s: Runedar) -> str:
        return no_special_move(s, self.card) or super().misfit(s)

    def candidates(self, s: Runedar) -> list[int]:
        offered = s.tables.options[self.card]
        return [*(action for action, _ in offered if action != FREE_MOVE), NONE]

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        return refuse_action(s, self.seat, code)

    def choose(self, s: Runedar, code: int) -> None:
        if code != NONE:
            s.say(events.FOLLOWED_UP, self.seat, self.card, code)
            begin_action(s, self.seat, self.card, code)

    def label(self, s: Runedar, code: int) -> Phrase:
        return action_label(s, self.card, code)

    def prompt(self, s: Runedar) -> Phrase:
        return Phrase("ask-follow_up", card=CARDS.word(self.card))

    def targets(self, s: Runedar, code: int) -> list[str]:
        return [f"played:{CARDS.token(self.card)}"]
