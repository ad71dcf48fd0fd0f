"""Free actions (4C): hiring and taking at any moment of one's turn, and the windows for it.

Whatever can wait until the next card is chosen, or until the end of the turn, waits: there it is an
ordinary option. A window is for what could change that which is about to happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import CONTINUE, Window
from underhall.core.names import Codec, Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.runedar.box.names import (
    AMBUSH,
    CARDS,
    CATAPULT,
    CLEAR_WORKSHOPS,
    DRIVE_OFF_GOBLIN,
    FIGHT,
    MERCENARIES,
    SABOTAGE_CATAPULT,
    SLAY_TROLL,
    WALLS,
)
from underhall.games.runedar.rules.mercenaries import (
    has_work,
    hire,
    refuse_price,
    refuse_work,
)
from underhall.games.runedar.rules.misfits import out_of_turn
from underhall.games.runedar.rules.upgrades import TakeRemove, has_dwarf_card, refuse_take
from underhall.games.runedar.table.state import CARDS_STEP, NOBODY, NOTHING, STEPS, Runedar

CATAPULT_ACTIVATION: Final = 0
SIEGE_CARD_REVEALED: Final = 1
BEFORE_ARROW: Final = 2
BEFORE_DEFEAT: Final = 3
"""The last troll token or the last siege card is about to be revealed."""
AFTER_ROLL: Final = 4
TURN_END: Final = 5
BEFORE_CARD: Final = 6
"""Not a window of its own: its options but CONTINUE are options of choosing a card."""
WINDOWS = Names(
    "window",
    [
        *("catapult_activation", "siege_card_revealed", "before_arrow", "before_defeat"),
        *("after_roll", "turn_end"),
    ],
    words="",
)

HIRE: Final = 1
"""HIRE + mercenary."""
TAKE: Final = 6
"""TAKE + space."""
FREE_ACTIONS: Final = 11
"""The codes below this are CONTINUE and the free actions."""

ASK: Final = {
    CATAPULT_ACTIVATION: "ask-window-catapult",
    BEFORE_ARROW: "ask-window-arrow",
    BEFORE_DEFEAT: "ask-window-defeat",
    AFTER_ROLL: "ask-window-roll",
    TURN_END: "ask-window-end",
}
"""What is asked in each window but that of a siege card."""
SHOWN_MACHINES: Final = ("siege-tower", "siege-catapult")
"""A machine on a siege card, in words."""


def free_actions(s: Runedar, seat: int, at: int) -> list[int]:
    """RUN-4.9, 4.10, 4.87 to 4.94. The free actions open to a seat at this moment."""
    there, gold, found = s.mercenaries, s.gold, []
    for who, price in enumerate(s.tables.prices):
        if there >> who & 1 and gold > price and matters(s, who, at) and has_work(s, who):
            found.append(HIRE + who)
    if may_take(s, at):
        spaces = s.unlocked()
        if spaces and has_dwarf_card(s, seat):
            found += [TAKE + space for space in spaces]
    return found


def may_take(s: Runedar, at: int) -> bool:
    """RUN-4.10. Whether taking now could save a card; the last catapult card spares nothing."""
    return at == BEFORE_CARD or (at == CATAPULT_ACTIVATION and not is_doomed(s, at))


def matters(s: Runedar, mercenary: int, at: int) -> bool:
    """RUN-4.10. Whether hiring now could come to something else than hiring later in the turn."""
    if mercenary == SABOTAGE_CATAPULT:
        return at == CATAPULT_ACTIVATION
    if mercenary == AMBUSH:
        return at == SIEGE_CARD_REVEALED
    if at >= TURN_END:
        return True
    if mercenary == DRIVE_OFF_GOBLIN and at <= BEFORE_DEFEAT:
        return is_doomed(s, at) or (would_win(s) and costs_gold(s, at))
    if mercenary == CLEAR_WORKSHOPS:
        return at == BEFORE_ARROW or (at == SIEGE_CARD_REVEALED and threatens(s, s.revealed))
    return at == AFTER_ROLL and could_turn_wounds(s, mercenary)


def would_win(s: Runedar) -> bool:
    """RUN-4.70. Whether only one goblin of the last section is left."""
    return s.blocks == 0 and len(s.goblins()) == 1


def costs_gold(s: Runedar, at: int) -> bool:
    """RUN-4.15, 4.25. Whether what comes next takes gold that a victory would save."""
    if at == SIEGE_CARD_REVEALED:
        return s.orcs_in_workshops() > 0 and brings_arrow(s, s.revealed)
    return at == CATAPULT_ACTIVATION or s.orcs_in_workshops() > 0


def is_doomed(s: Runedar, at: int) -> bool:
    """RUN-4.96. Whether what comes next loses the game, so that nothing can wait any longer."""
    if at == CATAPULT_ACTIVATION:
        return s.catapults.bit_count() == 1 or s.gold == 1
    if at == BEFORE_ARROW:
        return s.orcs_in_workshops() >= s.gold
    return at == BEFORE_DEFEAT or is_fatal(s, s.revealed)


def is_fatal(s: Runedar, card: int) -> bool:
    """RUN-4.21, 4.25. Whether a siege card brings the last orc or takes the last nugget."""
    robbed = s.tables.siege_arrow[card] and s.orcs_in_workshops() >= s.gold
    return robbed or sum(s.tables.siege_orcs[card]) >= s.reserve


def threatens(s: Runedar, card: int) -> bool:
    """RUN-4.21, 4.24. Whether orcs now in workshops would steal, or be missed in the reserve."""
    placed = sum(s.tables.siege_orcs[card])
    if placed >= s.reserve:
        return placed < s.reserve + s.orcs_in_workshops()
    return brings_arrow(s, card)


def brings_arrow(s: Runedar, card: int) -> bool:
    """RUN-4.10. Whether a siege card has an arrow with no other window before it."""
    return s.tables.siege_arrow[card] and not sets_off_machine(s, card)


def sets_off_machine(s: Runedar, card: int) -> bool:
    """RUN-4.22, 4.23. Whether a siege card shows a machine that is in play already."""
    return any([s.machines[machine] != NOBODY for machine in s.tables.siege_machines[card]])


def could_turn_wounds(s: Runedar, mercenary: int) -> bool:
    """RUN-4.54. Whether the enemy gone, the wounds just rolled would fall on another."""
    trolls, fighters = s.trolls_here(), s.goblins_of(FIGHT)
    return len(trolls) + len(fighters) > 1 and bool(trolls if mercenary == SLAY_TROLL else fighters)


def do_free(s: Runedar, seat: int, code: int) -> None:
    """RUN-4.9. Carry a free action out."""
    if code >= TAKE:
        s.then(TakeRemove(seat, code - TAKE))
    else:
        hire(s, seat, code - HIRE)


def siege_words(s: Runedar, card: int) -> list[Phrase]:
    """RUN-4.20. What a siege card shows, in the order in which it happens."""
    t = s.tables
    shown = [
        Phrase("siege-orcs", n=n, wall=WALLS.word(wall))
        for wall, n in enumerate(t.siege_orcs[card])
        if n
    ]
    shown += [Phrase(SHOWN_MACHINES[machine]) for machine in t.siege_machines[card]]
    return [*shown, Phrase("siege-arrow")] if t.siege_arrow[card] else shown


class Interrupt(Window[Runedar]):
    """RUN-4.10, 4.11. A window; it comes again after each free action until the player goes on.

    Sabotage and ambush call off what the window was before, so they close it.
    """

    name = "window"
    starts_action = True
    codes: ClassVar[Sequence[int]] = range(FREE_ACTIONS)
    fields: ClassVar[dict[str, Codec]] = {"at": WINDOWS}

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def misfit(self, s: Runedar) -> str:
        if self.at == SIEGE_CARD_REVEALED and s.revealed == NOTHING:
            return "no siege card is revealed (RUN-4.10)"
        if self.at == CATAPULT_ACTIVATION and s.machines[CATAPULT] == NOBODY:
            return "the catapult is in the reserve (RUN-4.15)"
        if self.at == TURN_END and s.hand_size(self.seat):
            return "cards are left in hand (RUN-4.27)"
        if (self.at >= AFTER_ROLL) != (s.phase == CARDS_STEP):
            return f"this window is not for step {STEPS[s.phase]!r} (RUN-4.10)"
        return out_of_turn(s, self.seat)

    def candidates(self, s: Runedar) -> list[int]:
        return list(self.codes)

    def options(self, s: Runedar) -> list[int]:
        return [CONTINUE, *free_actions(s, self.seat, self.at)]

    def refusal(self, s: Runedar, code: int) -> Refusal | None:
        if code == CONTINUE:
            return None
        if code >= TAKE:
            refusal = refuse_take(s, self.seat, code - TAKE)
            if refusal is None and not may_take(s, self.at):
                return Refusal("RUN-4.10", "take-can-wait")
            return refusal
        mercenary = code - HIRE
        refusal = refuse_price(s, mercenary) or refuse_work(s, mercenary)
        if refusal is not None or matters(s, mercenary, self.at):
            return refusal
        if mercenary == SABOTAGE_CATAPULT:
            return Refusal("RUN-4.93", "only-when-catapult-fires")
        if mercenary == AMBUSH:
            return Refusal("RUN-4.94", "only-when-siege-card-revealed")
        return Refusal("RUN-4.10", "hire-can-wait")

    def choose(self, s: Runedar, code: int) -> None:
        if code == CONTINUE:
            return
        if code not in (HIRE + SABOTAGE_CATAPULT, HIRE + AMBUSH):
            s.then(self)
        do_free(s, self.seat, code)

    def token(self, s: Runedar, code: int) -> str:
        if code >= TAKE:
            return f"take:{code - TAKE + 1}"
        return "continue" if code == CONTINUE else "hire:" + MERCENARIES.token(code - HIRE)

    def label(self, s: Runedar, code: int) -> Phrase:
        if code == CONTINUE:
            return Phrase("do-continue")
        if code < TAKE:
            price = s.tables.prices[code - HIRE]
            return Phrase("do-hire", mercenary=MERCENARIES.word(code - HIRE), price=price)
        space = code - TAKE
        if s.board[space] < 0:
            return Phrase("do-take-space", space=space + 1)
        return Phrase("do-take", card=CARDS.word(s.board[space]), space=space + 1)

    def prompt(self, s: Runedar) -> Phrase:
        if self.at == SIEGE_CARD_REVEALED:
            return Phrase("ask-window-siege", shows=siege_words(s, s.revealed))
        return Phrase(ASK[self.at])

    def targets(self, s: Runedar, code: int) -> list[str]:
        if code >= TAKE:
            return [f"space:{code - TAKE + 1}"]
        return [] if code == CONTINUE else ["mercenary:" + MERCENARIES.token(code - HIRE)]
