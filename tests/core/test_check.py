"""The examination: every game passes it, and every kind of broken game fails it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

import pebbles
import pytest
from helpers import ROOT, settings_by_number
from pebbles import COLOURS, WIDTH, Pebbles, PebblesGame, swapped

from underhall import editions
from underhall.core import registry
from underhall.core.agenda import Effect, Frame
from underhall.core.chance import Chance
from underhall.core.check import Failed, examine, settings
from underhall.core.errors import BadOption
from underhall.core.events import EventKind
from underhall.core.game import Option
from underhall.core.names import SEAT, Codec
from underhall.core.phrase import Refusal
from underhall.core.result import Result
from underhall.kit.piles import deal_unseen

# ---------------------------------------------------------------------- every game passes

SETTINGS = [
    pytest.param(id, seats, options, id="-".join([id, str(seats), *options.values()]))
    for id in registry.games()
    for seats, options in settings(editions.edition(id))
]


EXAMINED = {path.parent.name for path in ROOT.glob("tests/games/*/test_examination.py")}
"""Games whose own tests examine every setting; nothing is gained by doing that twice."""
HERE = [
    pytest.param(*setting.values, id=setting.id, marks=number.marks)
    for id in sorted({*registry.games()} - EXAMINED)
    for setting, number in zip(
        [each for each in SETTINGS if each.values[0] == id],
        settings_by_number(editions.edition(id)),
    )
]


@pytest.mark.parametrize("id, seats, options", HERE)
def test_a_game_of_every_setting_passes(id: str, seats: int, options: dict[str, str]) -> None:
    examine(editions.edition(id), seats, options, seed=seats, thorough=11)


@pytest.mark.exam
@pytest.mark.parametrize("fifty", range(4))
@pytest.mark.parametrize("id, seats, options", SETTINGS)
def test_hundreds_of_games_pass(id: str, seats: int, options: dict[str, str], fifty: int) -> None:
    edition = editions.edition(id)
    for seed in range(1000 + fifty * 50, 1050 + fifty * 50):
        examine(edition, seats, options, seed)


def test_the_toy_passes() -> None:
    edition = pebbles.edition()
    for seats, options in settings(edition):
        for seed in range(4):
            examine(edition, seats, options, seed, thorough=2)


def test_settings_are_all_seats_with_all_options_that_are_allowed() -> None:
    class Picky(PebblesGame):
        options = (*PebblesGame.options, Option("extra", ("a", "b", "c"), "", many=2))
        also_examined = ({"extra": "a+b"},)

        def check_options(self, tables: Any, seats: int, options: Mapping[str, str]) -> None:
            if (seats, options["rounds"]) == (3, "5"):
                raise BadOption("five rounds are for two")

    assert list(settings(pebbles.edition(Picky()))) == [
        *[(2, {"rounds": rounds}) for rounds in ("1", "3", "5")],
        (2, {"extra": "a+b"}),
        *[(3, {"rounds": rounds}) for rounds in ("1", "3")],
        (3, {"extra": "a+b"}),
    ]


# ---------------------------------------------------------------------- every broken game fails

Broken = type[PebblesGame]
BROKEN: list[Any] = []


def broken(complaint: str) -> Any:
    """Register a game that the examination must fail with this complaint."""

    def register(game: Broken) -> Broken:
        BROKEN.append(pytest.param(game, complaint, id=game.__name__))
        return game

    return register


def with_frames(*frames: type[Frame[Any]]) -> Broken:
    """The toy with other frames."""
    return type(frames[0].__name__, (PebblesGame,), {"frames": swapped(*frames)})


def breaks(complaint: str) -> Any:
    """Register the toy with this frame in the place of its own."""

    def register(frame: type[Frame[Any]]) -> type[Frame[Any]]:
        broken(complaint)(with_frames(frame))
        return frame

    return register


# copies


@broken("playing on in a copy changed the original")
class CopySharesTheBag(PebblesGame):
    class state(Pebbles):  # noqa: N801
        def copy(self) -> Pebbles:
            twin = super().copy()
            twin.bag = self.bag
            return twin


@broken("playing on in a copy changed the original")
class CopySharesTheKnocks(PebblesGame):
    class state(Pebbles):  # noqa: N801
        def copy(self) -> Pebbles:
            twin = super().copy()
            twin.knocks = self.knocks
            return twin


@broken("a copy is not equal")
class CopyForgetsTheWagers(PebblesGame):
    class state(Pebbles):  # noqa: N801
        def copy(self) -> Pebbles:
            twin = super().copy()
            twin.wagers = [-1] * self.seats
            return twin


@broken("a copy is not equal")
class CopyForgetsTheMark(PebblesGame):
    class state(Pebbles):  # noqa: N801
        def copy(self) -> Pebbles:
            twin = super().copy()
            twin.mark = 0
            return twin


@broken("the same moves led to another state")
class CopySharesTheChance(PebblesGame):
    class state(Pebbles):  # noqa: N801
        def copy(self) -> Pebbles:
            twin = super().copy()
            twin.chance = self.chance
            return twin


@broken("a copy is not silent")
class CopyTellsOn(PebblesGame):
    class state(Pebbles):  # noqa: N801
        def copy(self) -> Pebbles:
            twin = super().copy()
            twin.telling = True
            return twin


@breaks("playing on in a copy changed the original")
class FrameThatChanges(pebbles.NextTurn):
    def run(self, s: Pebbles) -> None:
        super().run(s)
        if s.agenda:
            self.number += 1
            s.agenda[0] = self


# secrets


@broken("sees a redeal")
class ViewLeaksHands(PebblesGame):
    def player_view(self, s: Pebbles, who: int, own: bool) -> dict[str, Any]:
        return super().player_view(s, who, True)


@broken("sees a redeal")
class ViewLeaksTheBag(PebblesGame):
    def view(self, s: Pebbles, seat: int) -> dict[str, Any]:
        return {**super().view(s, seat), "bag": s.bag[0]}


@broken("seat 0 sees a redeal")
class RedealTakesTheOwnHand(PebblesGame):
    def redeal(self, s: Pebbles, seat: int, chance: Chance) -> Pebbles:
        return super().redeal(s, -1, chance)


@broken("remembers against a redeal")
class RedealForgetsWhatIsKnown(PebblesGame):
    def redeal(self, s: Pebbles, seat: int, chance: Chance) -> Pebbles:
        t = s.copy()
        known = [n * (who // WIDTH == seat) for who, n in enumerate(s.known)]
        deal_unseen(chance, COLOURS, t.bag, t.hands, known, seat)
        return t


@broken("no redeal deals any anew")
class RedealKeepsEverything(PebblesGame):
    def redeal(self, s: Pebbles, seat: int, chance: Chance) -> Pebbles:
        return s.copy()


@broken("a redeal changed the original")
class RedealWithoutACopy(PebblesGame):
    def redeal(self, s: Pebbles, seat: int, chance: Chance) -> Pebbles:
        deal_unseen(chance, COLOURS, s.bag, s.hands, s.known, seat)
        return s.copy()


@broken("a redeal lost pieces")
class RedealLosesAPebble(PebblesGame):
    def redeal(self, s: Pebbles, seat: int, chance: Chance) -> Pebbles:
        t = super().redeal(s, seat, chance)
        t.bag[t.bag.index(max(t.bag))] -= 1
        t.bag[t.bag.index(min(t.bag))] += 1
        return t


@breaks("remembers against a redeal")
class KnockedOffAndForgotten(pebbles.Knock):
    def choose(self, s: Pebbles, code: int) -> None:
        known = s.known.copy()
        super().choose(s, code)
        s.known = known


@broken("remembers against a redeal")
class DrawTellsEverybody(PebblesGame):
    class state(Pebbles):  # noqa: N801
        def tell(self, seat: int, kind: EventKind, *values: object) -> None:
            self.say(kind, *values)


@breaks("was shown something and could still take it back")
class PlacingShowsTheNextHand(pebbles.PlaceColour):
    def choose(self, s: Pebbles, code: int) -> None:
        super().choose(s, code)
        here = slice((self.seat + 1) % s.seats * WIDTH, (self.seat + 1) % s.seats * WIDTH + WIDTH)
        s.known[here] = s.hands[here]


@broken("evaluate knows what seat . cannot see")
class EvaluatePeeks(PebblesGame):
    def evaluate(self, s: Pebbles, seat: int) -> float:
        return float(s.hands[(seat + 1) % s.seats * WIDTH])


@broken("evaluate gives no number")
class EvaluateGivesNoNumber(PebblesGame):
    def evaluate(self, s: Pebbles, seat: int) -> float:
        return float("nan")


# options and refusals


@breaks(r"options \[.*\] but allowed \[.*\]")
class OptionsDisagreeWithRefusals(pebbles.PlaceCell):
    def options(self, s: Pebbles) -> list[int]:
        options = super().options(s)
        return options[1:] if len(options) > 2 else options


@breaks("a refused move changed something|leads elsewhere|is not equal")
class RefusalChangesSomething(pebbles.Act):
    def options(self, s: Pebbles) -> list[int]:
        return [code for code in self.candidates(s) if not pebbles.Act.refusal(self, s, code)]

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        refusal = super().refusal(s, code)
        if refusal:
            s.turn += 1
        return refusal


@breaks("is refused without clause or reason")
class RefusalWithoutAClause(pebbles.Wager):
    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        return Refusal("", "somehow") if super().refusal(s, code) else None


@breaks("the same candidate twice")
class CandidateTwice(pebbles.Act):
    def candidates(self, s: Pebbles) -> list[int]:
        return [pebbles.PASS, *super().candidates(s)]

    def options(self, s: Pebbles) -> list[int]:
        return [code for code in self.candidates(s) if self.refusal(s, code) is None]


@breaks("tokens are not unique")
class TokenNotUnique(pebbles.Act):
    def token(self, s: Pebbles, code: int) -> str:
        return "move" if code in (pebbles.DRAW, pebbles.PASS) else super().token(s, code)


@breaks("is not the token of")
class TokenReadAsAnother(pebbles.PlaceCell):
    def code(self, s: Pebbles, token: str) -> int:
        code, options = super().code(s, token), self.options(s)
        return options[options.index(code) - 1] if code in options else code


@breaks("a token of nothing was accepted")
class AnyTokenWillDo(pebbles.Act):
    def code(self, s: Pebbles, token: str) -> int:
        return pebbles.ACTIONS.code(token) if pebbles.ACTIONS.has(token) else pebbles.PASS


@breaks("act offers nothing to seat")
class NothingIsAllowed(pebbles.Act):
    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        return Refusal("PEB-2", "never") if s.turn == 3 else super().refusal(s, code)


@breaks("an answer in a Together is below 0")
class AnswerBelowZero(pebbles.Wager):
    def candidates(self, s: Pebbles) -> list[int]:
        return [-1, *super().candidates(s)]

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        return None if code < 0 else super().refusal(s, code)

    def token(self, s: Pebbles, code: int) -> str:
        return "none" if code < 0 else super().token(s, code)


@breaks("the label of .* is no phrase")
class LabelIsAWord(pebbles.Knock):
    def label(self, s: Pebbles, code: int) -> Any:
        return "Knock it off"


# positions


@broken("a position reads back and looks another")
class PositionLosesTheKnocks(PebblesGame):
    def write_player(self, s: Pebbles, who: int) -> dict[str, Any]:
        written = super().write_player(s, who)
        del written["knocks"]
        return written


@broken("a position reads back as another")
class PositionForgetsTheWager(PebblesGame):
    def read_player(self, s: Pebbles, who: int, player: Any) -> None:
        super().read_player(s, who, {**player, "wager": None})


@broken("names no frame")
class FrameMissing(PebblesGame):
    def build(self, raw: Any) -> pebbles.Tables:
        return pebbles.Tables(raw, pebbles.FRAMES)

    frames = tuple(frame for frame in pebbles.FRAMES if frame.name != "place_cell")


@breaks("place_cell|colour")
class FieldMissing(pebbles.PlaceCell):
    fields: ClassVar[Mapping[str, Codec]] = {}


@broken("frame names")
class TwoFramesOfOneName(PebblesGame):
    frames = (*pebbles.FRAMES, type("Again", (Effect,), {"name": "deal"}))


@broken("a position reads back and goes another way")
class PositionHidesTheRounds(PebblesGame):
    def read(self, tables: Any, seats: int, options: Any, data: Any, chance: Chance) -> Pebbles:
        s = super().read(tables, seats, options, data, chance)
        s.rounds += 1
        return s


# chance and words


@breaks("pebbles")  # what goes wrong first is a matter of luck
class ChanceFromElsewhere(pebbles.Act):
    def choose(self, s: Pebbles, code: int) -> None:
        super().choose(s, code)
        if random.random() < 0.3:
            s.knocks[self.seat] = 1 - s.knocks[self.seat]


class SomethingSaid(pebbles.Act):
    kind: ClassVar[EventKind]
    value: ClassVar[Any]

    def choose(self, s: Pebbles, code: int) -> None:
        super().choose(s, code)
        s.say(self.kind, self.value)


@breaks("not JSON serializable")
class EventThatCannotBeWritten(SomethingSaid):
    kind = EventKind("thing", "PEB-2", what=Codec())
    value = object()


@breaks(r"event visit touches the seats \[7\]")
class EventOfASeatThatIsNot(SomethingSaid):
    kind = EventKind("visit", "PEB-2", who=SEAT)
    value = 7


@breaks("a silent copy goes another way")
class TellingMatters(pebbles.Act):
    def choose(self, s: Pebbles, code: int) -> None:
        super().choose(s, code)
        if s.telling:
            s.knocks[self.seat] = 0


# pieces and the end


@breaks(r"pieces were .*, are |lost pieces")
class PebbleLost(pebbles.PlaceCell):
    def choose(self, s: Pebbles, code: int) -> None:
        super().choose(s, code)
        if code == 0:
            s.bag[0] = max(0, s.bag[0] - 1)


@breaks("less than nothing")
class LessThanNothing(pebbles.PlaceCell):
    def choose(self, s: Pebbles, code: int) -> None:
        super().choose(s, code)
        s.hands[self.seat * WIDTH + self.colour] -= 1
        s.bag[self.colour] += 1


def ending(change: Any) -> type[Frame[Any]]:
    class Ending(pebbles.NextTurn):
        def run(self, s: Pebbles) -> None:
            super().run(s)
            if s.result is not None:
                s.result = change(s.result)

    return Ending


def end(name: str, complaint: str, change: Any) -> None:
    """Register a toy whose result is changed."""
    broken(complaint)(type(name, (PebblesGame,), {"frames": swapped(ending(change))}))


def result(told: Result, **changed: Any) -> Result:
    parts = {key: getattr(told, key) for key in ("scores", "ranks", "sources", "points")}
    return Result(**{**parts, **changed})


end(
    "ScoreDiffersFromItsBreakdown",
    r"scores \(.*\) but sources \[.*\]",
    lambda told: result(told, scores=tuple(n + 1 for n in told.scores)),
)
end(
    "ResultDiffersFromTheScores",
    "two different scores",
    lambda told: result(
        told,
        scores=tuple(n + 1 for n in told.scores),
        points=tuple((a + 1, b) for a, b in told.points),
    ),
)
end("NobodyWins", "nobody won", lambda told: result(told, ranks=tuple(n + 1 for n in told.ranks)))
end("SeatMissing", "does not tell of every seat", lambda told: result(told, ranks=(1,)))
end("NoResult", "the game stopped without a result", lambda told: None)


class Dither(pebbles.Act):
    name = "dither"

    def refusal(self, s: Pebbles, code: int) -> Refusal | None:
        return None

    def choose(self, s: Pebbles, code: int) -> None:
        s.then(Dither((self.seat + 1) % s.seats))


@broken("the game does not end")
class NeverEnds(PebblesGame):
    frames = (*pebbles.FRAMES, Dither)

    def setup(self, *args: Any) -> Pebbles:
        s = super().setup(*args)
        s.agenda[0] = Dither(0)
        return s


@breaks("act goes round in circles without asking anybody")
class NeverAsks(pebbles.NextTurn):
    def run(self, s: Pebbles) -> None:
        seat = self.number % s.seats
        s.then(s.make("act", seat), s.make("next_turn", seat + 1))


def examine_often(game: PebblesGame) -> None:
    for seed in range(40):
        examine(pebbles.edition(game), 3, {"rounds": "5"}, seed, thorough=2, enough=200)


@pytest.mark.parametrize("game, complaint", BROKEN)
def test_a_broken_game_is_caught(game: Broken, complaint: str) -> None:
    with pytest.raises(Failed, match=complaint) as caught:
        examine_often(game())
    assert "pebbles, 3 seats, {'rounds': '5'}, seed" in str(caught.value)
    assert " at " in str(caught.value)
