"""Rounds (4C): who holds Silverbeard, everybody's turn, the event between rounds."""

from __future__ import annotations

from underhall.core.agenda import Effect
from underhall.games.dwergar.box.effects import (
    ALL_HEAT,
    DISCARD_TRACK,
    EVENT_CLAUSES,
    RAISE_LIFT,
    REFILL_TRACK,
    Op,
)
from underhall.games.dwergar.box.names import EVENTS, NO_EVENT, OLD_SHAFT
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.ending import GoldenTerraces, WesternQuarter, leaders
from underhall.games.dwergar.rules.heat import gain_event_heat, spread_fire
from underhall.games.dwergar.rules.lift import drop_stones, raise_lift
from underhall.games.dwergar.rules.phrases import rule_phrases
from underhall.games.dwergar.rules.scoring import FinalScoring
from underhall.games.dwergar.rules.track import drop_projects, refill_track
from underhall.games.dwergar.rules.turn import TakeTurn
from underhall.games.dwergar.table.state import NOBODY, Dwergar


class NextRound(Effect[Dwergar]):
    """DWE-4.19. Silverbeard goes to the leader, then a turn for each player."""

    name = "next_round"

    def misfit(self, s: Dwergar) -> str:
        if s.past.bit_count() != s.round:
            return f"{s.round} events must have been revealed before the next round (DWE-4.24)"
        return "" if s.round < s.rounds else "that was the last round (DWE-4.27)"

    def run(self, s: Dwergar) -> None:
        s.round += 1
        s.say(events.ROUND_BEGAN, s.round, s.rounds)
        give_silverbeard(s)
        s.then(*[TakeTurn(seat) for seat in s.order()], EndRound())


def give_silverbeard(s: Dwergar) -> None:
    """DWE-4.121, 4.122. The token is taken back and given to the sole leader in Old Shaft."""
    holder = s.silverbeard
    leading = leaders(s, OLD_SHAFT)
    s.silverbeard = leading[0] if len(leading) == 1 else NOBODY
    if holder not in (NOBODY, s.silverbeard):
        s.say(events.SILVERBEARD_RETURNED, holder)
    if s.silverbeard != NOBODY:
        s.say(events.SILVERBEARD_GIVEN, s.silverbeard, s.deck_count(s.silverbeard, OLD_SHAFT))


class EndRound(Effect[Dwergar]):
    """DWE-4.24, 4.27. The old event goes, a new one comes, fire spreads; or the game ends."""

    name = "end_round"

    def misfit(self, s: Dwergar) -> str:
        fits = s.round > 0 and s.past.bit_count() == s.round - 1
        return "" if fits else "there is no round to be ended (DWE-4.24)"

    def run(self, s: Dwergar) -> None:
        if s.event != NO_EVENT:
            s.say(events.EVENT_DISCARDED, s.event)
            s.event = NO_EVENT
        if s.round < s.rounds:
            reveal_event(s)
            spread_fire(s)
            s.then(NextRound())
        else:
            spread_fire(s)
            s.then(WesternQuarter(), GoldenTerraces(), FinalScoring())

    def ends_turn(self, s: Dwergar) -> bool:
        return True


def reveal_event(s: Dwergar) -> None:
    """DWE-4.24, 4.26. Turn up the next event, do what it says, keep it if it lasts."""
    unseen = [event for event in range(len(EVENTS)) if not s.past >> event & 1]
    event = s.pick(EVENTS, unseen)
    s.past |= 1 << event
    effect = s.tables.events[event]
    if s.telling:
        left = s.rounds - 1 - s.round
        kind = events.EVENT_REVEALED.under(EVENT_CLAUSES[event])
        s.say(kind, event, rule_phrases(effect.rules), left)
    for op in effect.ops:
        carry_out(s, op, event)
    if effect.lasts:
        s.event = event


def carry_out(s: Dwergar, op: Op, event: int) -> None:
    """DWE-4.127 to 4.135, 4.140. What an event does at once."""
    if op.kind == ALL_HEAT:
        for seat in s.order():
            gain_event_heat(s, seat, op.n, event)
    elif op.kind == RAISE_LIFT:
        raise_lift(s, op.n, by_event=True)
    elif op.kind == DISCARD_TRACK:
        drop_projects(s, op.n)
    elif op.kind == REFILL_TRACK:
        refill_track(s)
    else:
        for level in op.levels:
            drop_stones(s, level, op.n)
            s.say(events.STONES_FELL.under(EVENT_CLAUSES[event]), level, op.n)
