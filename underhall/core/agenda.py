"""The machine every game runs on: an agenda of frames, and the state that works it off.

What still has to happen lies on the agenda as a stack of small immutable frames. An Effect runs by
itself, a Decision waits for one seat, a Together waits for several at once. Running a frame may
push more frames. Nothing else holds control flow, so a state can be copied, saved and searched at
any moment. Frames are shared between copies: they must never change after they were made, and they
hold no secrets except the answers inside a Together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from underhall.core.chance import Chance
from underhall.core.errors import IllegalMove, NotAsked, RulesError, UnderhallError, UnknownToken
from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.names import SEAT, Codec, Names, Word
from underhall.core.phrase import SAID, Phrase, Refusal
from underhall.core.result import Result

S = TypeVar("S", bound="State")

SPECTATOR: Final = -1
"""The seat number of somebody who only looks on."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One thing that still has to happen.

    Its attributes are the arguments of its constructor. A position writes each by the codec of that
    name in ``fields``, or else in the ``codecs`` of the state.
    """

    name: ClassVar[str] = ""
    fields: ClassVar[Mapping[str, Codec]] = {}

    def step(self, s: S) -> bool:
        """Do what can be done without asking; False when somebody has to answer first."""
        raise NotImplementedError

    def asked(self, s: S, seat: int) -> Decision[S] | None:
        """What ``seat`` has to decide, if this frame is on top of the agenda."""
        return None

    def waiting(self, s: S) -> list[int]:
        """The seats this frame waits for."""
        return []

    def misfit(self, s: S) -> str:
        """Why this frame cannot come up in ``s``, in plain English; "" when it can. Asked only
        where a position tells of it: the rules never make such frames."""
        return ""

    def answer(self, s: S, seat: int, code: int) -> None:
        """Take the answer of ``seat``, known to be one of its options."""
        raise NotImplementedError

    def answer_next(self, s: S, code: int) -> None:
        """Take the answer of the first seat that is waited for."""
        self.answer(s, self.waiting(s)[0], code)

    def ends_turn(self, s: S) -> bool:
        """Whether the turn before is over when this comes up; see ``turns``."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Frame[S]):
    """Something that happens by itself."""

    def run(self, s: S) -> None:
        """Let it happen; the frame is off the agenda already."""
        raise NotImplementedError

    def step(self, s: S) -> bool:
        s.agenda.pop()
        self.run(s)
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A choice of one seat among options. Subclasses say what can be reached for and what it does.

    Where the options are the codes of one ``Names``, set ``names``: candidates, tokens and labels
    follow.
    """

    names: ClassVar[Names | None] = None
    codes: ClassVar[Sequence[int]] = ()
    """Every code that can ever be offered, where these are not just the codes of ``names``."""
    starts_action: ClassVar[bool] = False
    """Whether a new action begins here: cancel goes back to the last such decision."""
    closing: ClassVar[Sequence[int]] = ()
    """Codes that end a turn, pass or decline: people find them last, apart from the others."""
    helping: ClassVar[Sequence[int]] = ()
    """Codes that only help towards others, such as an exchange: people find them after those."""
    private: ClassVar[bool] = False
    """Whether what is offered is secret: then only the seat hears that there was but one option."""
    shown_when_chosen: ClassVar[bool] = False
    """Whether all see what is chosen, though what is offered is secret."""
    aside: ClassVar[bool] = False
    """Whether this is a detail of a greater choice, such as how it is paid: told in short, the
    greater one goes without it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @classmethod
    def every_code(cls) -> Sequence[int]:
        """Every code that can ever be offered: ``codes``, or those of ``names``."""
        if cls.codes or cls.names is None:
            return cls.codes
        return range(len(cls.names))

    def candidates(self, s: S) -> list[int]:
        """All that a person might reach for, allowed or not."""
        if self.names is None:
            raise NotImplementedError
        return list(range(len(self.names)))

    def refusal(self, s: S, code: int) -> Refusal | None:
        """Why a candidate is not allowed; None when it is."""
        return None

    def options(self, s: S) -> list[int]:
        """The candidates without a refusal; never empty. Override only for speed."""
        return [code for code in self.candidates(s) if self.refusal(s, code) is None]

    def choose(self, s: S, code: int) -> None:
        """Carry out an option; the frame is off the agenda already."""
        raise NotImplementedError

    def token(self, s: S, code: int) -> str:
        """The durable form of an option, unique within the decision."""
        if self.names is None:
            raise NotImplementedError
        return self.names.token(code)

    def targets(self, s: S, code: int) -> list[str]:
        """The things on the table that stand for this option."""
        return []

    def same_as(self, s: S, code: int) -> int:
        """The first option that does the same as this one, but for which of several equal pieces it
        uses; itself where there is no other. People are offered only the first of them."""
        return code

    def prompt(self, s: S) -> Phrase:
        """What is asked, in a sentence."""
        return Phrase("ask-" + self.name)

    def unused(self, s: S) -> Phrase | None:
        """What a closing option would leave unused, in a sentence; who wishes is asked again."""
        return None

    def label(self, s: S, code: int) -> Phrase | Word:
        """What an option is called."""
        if self.names is None:
            raise NotImplementedError
        return self.names.word(code)

    def code(self, s: S, token: str) -> int:
        """The candidate that goes by ``token``."""
        for code in self.candidates(s):
            if self.token(s, code) == token:
                return code
        raise UnknownToken(f"{token!r} is nothing that can be chosen here ({self.name})")

    def step(self, s: S) -> bool:
        options = self.options(s)
        if len(options) > 1:
            s.choices = options
            return False
        if not options:
            raise RulesError(f"{self.name} offers nothing to seat {self.seat}")
        s.agenda.pop()
        s.say_forced(self, options[0], self.seat if self.private else EVERYBODY)
        self.choose(s, options[0])
        return True

    def asked(self, s: S, seat: int) -> Decision[S] | None:
        return self if seat == self.seat else None

    def waiting(self, s: S) -> list[int]:
        return [self.seat]

    def answer(self, s: S, seat: int, code: int) -> None:
        s.agenda.pop()
        self.choose(s, code)

    def answer_next(self, s: S, code: int) -> None:
        s.agenda.pop()
        self.choose(s, code)


CONTINUE: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Decision[S]):
    """A chance to interrupt. Its option CONTINUE lets things take their course; where it is the
    only one nobody is asked. A player may let the match continue for them until the turn is over.
    """

    closing: ClassVar[Sequence[int]] = (CONTINUE,)


ENDLESS: Final = 10_000
"""So many decisions in a row that nobody is asked for never come to an end."""
FORCED: Final = EventKind("forced", "", who=SEAT, what=SAID)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: plain data, an agenda and a source of chance."""

    codecs: ClassVar[Mapping[str, Codec]] = {}
    """How positions write the attributes of frames, by name; ``seat`` is known."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Frame[Any]] = []
        self.choices: list[int] = []
        self.mark = 0
        self.turn = 0
        self.active = SPECTATOR
        self.forced = 0
        self.telling = False
        self.events: list[Event] = []
        self.result: Result | None = None

    # ------------------------------------------------------------------ asking and answering

    def waiting(self) -> list[int]:
        """The seats that have something to decide now; none when the game is over."""
        return self.agenda[-1].waiting(self) if self.agenda else []

    def asked(self, seat: int) -> Decision[Any] | None:
        """What ``seat`` has to decide now."""
        return self.agenda[-1].asked(self, seat) if self.agenda else None

    @property
    def decision(self) -> Decision[Any] | None:
        """The pending decision; of several at once, that of the first seat still waiting."""
        waiting = self.waiting()
        return self.asked(waiting[0]) if waiting else None

    def apply(self, seat: int, code: int) -> None:
        """Make a move: refuse it with the reason, or carry it out as far as the next decision."""
        self.answer(seat, code)
        self.advance()

    def answer(self, seat: int, code: int) -> None:
        """Take an answer that is allowed, or refuse it; what follows has not happened yet."""
        decision = self.asked(seat)
        if decision is None:
            raise NotAsked(f"seat {seat} has nothing to decide now")
        if code not in decision.options(self):
            raise self.illegal(decision, code)
        self.agenda[-1].answer(self, seat, code)

    def play(self, code: int) -> None:
        """Answer the pending decision with one of ``choices``: no questions asked."""
        self.agenda[-1].answer_next(self, code)
        self.advance()

    def advance(self) -> None:
        """Run the agenda as far as the next real decision, or the end."""
        agenda = self.agenda
        self.forced = 0
        while agenda:
            if not agenda[-1].step(self):
                return
        self.choices = []

    def illegal(self, decision: Decision[Any], code: int) -> UnderhallError:
        """The error that says why ``code`` cannot be chosen."""
        if code not in decision.candidates(self):
            return UnknownToken(f"{code} is nothing that can be chosen here ({decision.name})")
        refusal = decision.refusal(self, code)
        assert refusal is not None, "options and refusals disagree"
        return IllegalMove(decision.token(self, code), refusal)

    # ------------------------------------------------------------------ for the rules

    def then(self, *frames: Frame[Any]) -> None:
        """Put frames on the agenda: the first of them happens next."""
        if len(frames) == 1:
            self.agenda.append(frames[0])
        else:
            self.agenda.extend(frames[::-1])

    def begin_turn(self, seat: int) -> None:
        """Say whose turn begins."""
        self.turn += 1
        self.active = seat

    def pick(self, names: Names, codes: list[int]) -> int:
        """Let chance choose one of ``codes``."""
        self.mark += 1
        return self.chance.pick(names, codes)

    def pick_weighted(self, names: Names, weights: list[int]) -> int:
        """Let chance draw from a pile that holds ``weights[code]`` of each code."""
        self.mark += 1
        return self.chance.pick_weighted(names, weights)

    def reveal(self) -> None:
        """Something hidden was shown: what happened before cannot be taken back freely."""
        self.mark += 1

    def say(self, kind: EventKind, *values: object) -> None:
        """Report what happened, to everybody."""
        if self.telling:
            self.events.append(Event(kind, values, EVERYBODY))

    def tell(self, seat: int, kind: EventKind, *values: object) -> None:
        """Report what happened, to one seat alone."""
        if self.telling:
            self.events.append(Event(kind, values, seat))

    def say_forced(self, decision: Decision[Any], code: int, audience: int) -> None:
        """Report that a decision had one option and was taken without asking.

        A window that lets things take their course passes in silence: nothing happened, and that
        nothing could be done may be a secret.
        """
        self.forced += 1
        if self.forced > ENDLESS:
            raise RulesError(f"{decision.name} goes round in circles without asking anybody")
        if self.telling and not (code == CONTINUE and isinstance(decision, Window)):
            values = (decision.seat, decision.label(self, code))
            self.events.append(Event(FORCED, values, audience))

    # ------------------------------------------------------------------ copies

    def copy(self) -> State:
        """An equal state that goes its own way, silent until told otherwise."""
        raise NotImplementedError

    def take_over(self, source: State) -> None:
        """Copy what every state has from ``source``; for the use of ``copy``."""
        self.agenda = source.agenda.copy()
        self.choices = source.choices
        self.mark = source.mark
        self.turn = source.turn
        self.active = source.active
        self.result = source.result
