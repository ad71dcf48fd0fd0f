"""The end of the game (4P): the Western Quarter's actions and the Golden Terraces' gift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision, Effect
from underhall.core.phrase import Phrase, Refusal
from underhall.games.dwergar.box.names import (
    GOLDEN_TERRACES,
    PROJECT_COUNT,
    PROJECTS,
    WESTERN_QUARTER,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.developing import FREE, develop
from underhall.games.dwergar.rules.phrases import effect_phrase
from underhall.games.dwergar.rules.track import refill_track
from underhall.games.dwergar.rules.turn import NextAction
from underhall.games.dwergar.table.state import Dwergar
from underhall.kit.effects import SeatEffect

NONE: Final = PROJECT_COUNT
"""Develop nothing."""


def leaders(s: Dwergar, deck: int) -> list[int]:
    """DWE-4.121, 4.157, 4.161. Who owns most cards of a deck, at least one, in seat order."""
    counts = [s.deck_count(seat, deck) for seat in range(s.seats)]
    most = max(counts)
    return [seat for seat in s.order() if most and counts[seat] == most]


class WesternQuarter(Effect[Dwergar]):
    """DWE-4.151, 4.157, 4.158. The leaders, fixed now, take extra actions one after the other."""

    name = "western_quarter"

    def run(self, s: Dwergar) -> None:
        s.then(*[WesternActions(seat) for seat in leaders(s, WESTERN_QUARTER)])


class WesternActions(SeatEffect[Dwergar]):
    """DWE-4.159, 4.160. The track is refilled; no start of turn, no fall of heat."""

    name = "western_actions"

    def run(self, s: Dwergar) -> None:
        seat = self.seat
        s.begin_turn(seat)
        s.actions = s.tables.western_actions
        s.say(events.WESTERN_BONUS, seat, s.deck_count(seat, WESTERN_QUARTER), s.actions)
        refill_track(s)
        s.then(NextAction(seat))

    def ends_turn(self, s: Dwergar) -> bool:
        return True


class GoldenTerraces(Effect[Dwergar]):
    """DWE-4.151, 4.161, 4.166. The leaders, counted anew and fixed now, may develop for free."""

    name = "golden_terraces"

    def run(self, s: Dwergar) -> None:
        s.then(*[GoldenGift(seat) for seat in leaders(s, GOLDEN_TERRACES)])


class GoldenGift(SeatEffect[Dwergar]):
    """DWE-4.161, 4.167. One free development; an extra action it brings is taken at once."""

    name = "golden_gift"

    def run(self, s: Dwergar) -> None:
        s.begin_turn(self.seat)
        s.say(events.GOLDEN_BONUS, self.seat, s.deck_count(self.seat, GOLDEN_TERRACES))
        s.then(GoldenChoice(self.seat), GoldenAction(self.seat))


class GoldenChoice(Decision[Dwergar]):
    """DWE-4.161, 4.162. Choose the project to develop for free, or none."""

    name = "golden_choice"
    codes: ClassVar[Sequence[int]] = range(NONE + 1)
    closing: ClassVar[Sequence[int]] = (NONE,)
    starts_action = True

    def candidates(self, s: Dwergar) -> list[int]:
        owned = s.owned[self.seat]
        return [card for card in range(PROJECT_COUNT) if owned >> card & 1] + [NONE]

    def refusal(self, s: Dwergar, code: int) -> Refusal | None:
        if code != NONE and s.developed[self.seat] >> code & 1:
            return Refusal("DWE-4.89", "already-developed", project=PROJECTS.word(code))
        return None

    def choose(self, s: Dwergar, code: int) -> None:
        if code == NONE:
            s.say(events.GOLDEN_DECLINED, self.seat)
        else:
            develop(s, self.seat, code, FREE, "DWE-4.162")

    def token(self, s: Dwergar, code: int) -> str:
        return "none" if code == NONE else PROJECTS.token(code)

    def label(self, s: Dwergar, code: int) -> Phrase:
        if code == NONE:
            return Phrase("do-develop-none")
        return Phrase(
            "do-develop-free",
            project=PROJECTS.word(code),
            n=s.tables.dev_vp[code],
            effect=effect_phrase(s.tables.effects[code]),
        )

    def targets(self, s: Dwergar, code: int) -> list[str]:
        return [] if code == NONE else ["project:" + PROJECTS.token(code)]


class GoldenAction(SeatEffect[Dwergar]):
    """DWE-4.162, 4.167, 4.168. An action gained by the free development, conversions after it."""

    name = "golden_action"

    def run(self, s: Dwergar) -> None:
        if s.extra:
            s.then(NextAction(self.seat))
