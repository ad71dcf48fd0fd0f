"""The card of a game, the contract behind it, and an edition: rules together with data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from underhall.core.agenda import Frame, S, State
from underhall.core.chance import Chance, Fast
from underhall.core.data import Raw, fingerprint, merged
from underhall.core.errors import BadOption, RulesError
from underhall.core.events import Event
from underhall.core.judgements import Numbers
from underhall.core.judging import Weights, read_weights
from underhall.core.numbering import Numbering, numbering
from underhall.core.phrase import Phrase
from underhall.core.result import Result
from underhall.core.rooms import Rooms


class Option:
    """Something a table may choose before the game.

    ``choices`` are the values it may take; with ``many`` it takes that many of them, all different
    (or none), written ``a+b+c``. Where fewer do as well, ``fewest`` says how many are needed at
    least. ``goes_with``, such as ``guilds=custom``, names the choice that it belongs to.
    """

    def __init__(
        self,
        id: str,
        choices: tuple[str, ...],
        default: str,
        many: int = 0,
        fewest: int = 0,
        goes_with: str = "",
    ) -> None:
        self.id = id
        self.choices = choices
        self.default = default
        self.many = many
        self.fewest = fewest or many
        self.goes_with = goes_with

    def check(self, value: object) -> None:
        """Raise BadOption unless ``value`` fits."""
        if not isinstance(value, str):
            raise BadOption(f"option {self.id}: {value!r} is not one of {', '.join(self.choices)}")
        picked = value.split("+") if self.many and value else [value]
        for choice in picked:
            if choice not in self.choices and not (self.many and value == ""):
                known = ", ".join(self.choices)
                raise BadOption(f"option {self.id}: {choice!r} is not one of {known}")
        if self.many and value:
            self._check_number(picked)

    def _check_number(self, picked: list[str]) -> None:
        """Raise BadOption unless so many, all different, may be picked."""
        if len(set(picked)) < len(picked) or not self.fewest <= len(picked) <= self.many:
            least = f"{self.fewest} to " if self.fewest < self.many else ""
            count = f"{least}{self.many}"
            raise BadOption(f"option {self.id}: name {count} different ones, joined with +")


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Remembers what one seat has seen, apart from the state, to catch a view that forgets."""

    def see(self, event: Event) -> None:
        """Take note of an event this seat may know."""

    def objection(self, s: State) -> str | None:
        """What in ``s`` cannot be, given all that was seen."""
        return None


OPTIONAL = (
    *("table.layout:LAYOUT", "table.position:read", "table.secrets:view", "table.setup:setup"),
    *("rules.scoring:scores", "study.features:features"),
)
"""What is looked for in the rooms of a game."""
NEEDED = (
    *(("build", "box.components:Tables"), ("setup", "table.setup:setup")),
    *(("view", "table.layout:LAYOUT"), ("scores", "rules.scoring:scores")),
)
"""What must be there unless the game writes the method itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """What a game tells about itself and what it can do. One instance, found by entry point.

    The card is all that a game has to write here: what it does is found in the rooms beside it,
    each by its name. A game of one file may write the methods instead.
    """

    id: ClassVar[str]
    """The name of its folder and of its entry point."""
    seats: ClassVar[tuple[int, int]]
    """The least and the greatest number of players."""
    minutes: ClassVar[tuple[int, int]]
    """How long it takes at a table."""
    weight: ClassVar[int] = 3
    """How much there is to think about, from 1 (light) to 5 (heavy)."""
    revision: ClassVar[int]
    """Counted up whenever a recorded game would go another way."""
    maturity: ClassVar[str]
    """``complete``, ``growing`` or, for the template, ``example``."""
    options: ClassVar[tuple[Option, ...]] = ()
    also_examined: ClassVar[tuple[dict[str, str], ...]] = ()
    """Settings of options beyond single choices that the examination should try as well."""
    decoration: ClassVar[tuple[str, ...]] = ()
    """Keys of the component data that no rule reads, such as drawing positions: a change there
    leaves records and running tables as they are."""
    together: ClassVar[bool] = False
    """Whether all players win or lose together."""
    by_action: ClassVar[bool] = False
    """Whether bots compare after each action, and not at the end of the turn: where chance comes
    in after every action, and features count what the rest of the turn can do."""
    little_luck: ClassVar[bool] = False
    """Whether so little chance comes in between turns that it pays to look further ahead."""
    trust: ClassVar[float] = 3.0
    """The first opinion of a plan counts as much as so many trials of it in the turns to come: the
    more, the more of what comes then is luck and the less the plan. Measured, see docs/bots.md."""
    thinking: ClassVar[Mapping[str, int]] = {}
    """How many simulations a level of bot spends on a plan here, if not its usual budget."""
    frames: ClassVar[tuple[type[Frame[Any]], ...]] = ()
    """Every frame that may lie on its agenda, unless they are found in ``rules`` and ``table``."""

    def __init__(self) -> None:
        self._rooms = Rooms(self.package)
        self._kinds: dict[str, type[Frame[Any]]] = {}
        self.weights: Weights | None = None

    @property
    def package(self) -> str:
        """The package of its folder, with the rooms."""
        return type(self).__module__.rpartition(".")[0]

    def frame_kinds(self) -> dict[str, type[Frame[Any]]]:
        """Every frame that may lie on its agenda, by name, for positions."""
        if not self._kinds:
            frames = self.frames or self._found_frames()
            self._kinds = {frame.name: frame for frame in frames}
            if len(self._kinds) < len(frames):
                raise RulesError(f"{self.id}: frame names: two are the same")
        return self._kinds

    def _found_frames(self) -> tuple[type[Frame[Any]], ...]:
        found = self._rooms.all_of(Frame, "rules", "table")
        return tuple(sorted([kind for kind in found if kind.name], key=lambda kind: str(kind.name)))

    def open_rooms(self) -> None:
        """Import all that playing needs, so that whatever is wrong there shows at once."""
        self.frame_kinds()
        for place in OPTIONAL:
            self._rooms.look(place)
        kind: Any = type(self)
        for method, place in NEEDED:
            if getattr(kind, method) is getattr(Game, method):
                self._rooms.find(place)

    # ------------------------------------------------------------------ playing

    def build(self, raw: Raw) -> object:
        """The typed tables made of component data; BadData names the key that does not fit."""
        return self._rooms.find("box.components:Tables")(raw)

    def check_options(self, tables: Any, seats: int, options: Mapping[str, str]) -> None:
        """Raise BadOption for options that do not go together."""
        check = self._rooms.look("table.setup:check_options")
        if check is not None:
            check(tables, seats, options)

    def setup(self, tables: Any, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The table laid out, its agenda ready to run."""
        s: S = self._rooms.find("table.setup:setup")(tables, seats, options, chance)
        return s

    # ------------------------------------------------------------------ secrets

    @property
    def layout(self) -> Any:
        """What lies on its table, declared once; None in a game of one file."""
        return self._rooms.look("table.layout:LAYOUT")

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """All that ``seat`` (or SPECTATOR) may see, built up from nothing."""
        own = self._rooms.look("table.secrets:view")
        found: dict[str, Any] = self.layout.view(s, seat) if own is None else own(s, seat)
        return found

    def redeal(self, s: S, seat: int, chance: Chance) -> S:
        """A copy in which all that ``seat`` may not see was dealt anew."""
        own = self._rooms.look("table.secrets:redeal")
        t: Any = s.copy() if own is None else own(s, seat, chance)
        dealt: S = t
        return dealt

    def witness(self, seat: int) -> Witness:
        """A fresh memory for what ``seat`` will see."""
        own = self._rooms.look("table.secrets:witness")
        found: Witness = Witness() if own is None else own(seat)
        return found

    # ------------------------------------------------------------------ positions

    def write(self, s: S) -> dict[str, Any]:
        """What lies on the table, as readable data."""
        found: dict[str, Any] = self.layout.write(s)
        return found

    def read(
        self,
        tables: Any,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> S:
        """The table behind ``data``; what it leaves out is as in the canonical setup."""
        read = self._rooms.look("table.position:read")
        if read is not None:
            found: S = read(tables, seats, options, data, chance)
            return found
        s = self.setup(tables, seats, options, chance)
        self.layout.read(s, data)
        return s

    def pieces(self, s: S) -> dict[str, list[int]]:
        """For each kind of piece that is never made nor lost: how many lie in each place."""
        own = self._rooms.look("table.layout:pieces")
        found: dict[str, list[int]] = self.layout.pieces(s) if own is None else own(s)
        return found

    def stocks(self, s: S) -> list[int]:
        """Amounts that come and go, such as money: none may ever be less than nothing."""
        layout = self.layout
        return [] if layout is None else list(layout.stocks(s))

    # ------------------------------------------------------------------ judging

    def scores(self, s: S) -> list[int]:
        """The points of each seat at this moment."""
        found: list[int] = self._rooms.find("rules.scoring:scores")(s)
        return found

    def by_source(self, s: S) -> list[tuple[int, ...]]:
        """The points of each seat by the sources of its result, as things stand; if it tells."""
        own = self._rooms.look("rules.scoring:by_source")
        return [] if own is None else list(own(s))

    def side(self, s: S, seat: int) -> int:
        """Whom a seat plays for: partners have one side, everybody else a side of their own."""
        own = self._rooms.look("rules.scoring:side")
        return seat if own is None else int(own(s, seat))

    def perils(self, s: S) -> list[tuple[str, int]]:
        """What all can lose by together, and what is left of each; once lost, what ran out."""
        own = self._rooms.look("rules.scoring:perils")
        return [] if own is None else list(own(s))

    def outcome(self, options: Mapping[str, str], result: Result) -> Phrase | None:
        """What a chronicle says of a finished game, where that is more than who won."""
        own = self._rooms.look("rules.scoring:outcome")
        found: Phrase | None = None if own is None else own(options, result)
        return found

    def evaluate(self, s: S, seat: int) -> float:
        """How well ``seat`` stands: the margin to be expected at the end, or the chance of a
        victory together. Only what the seat may see counts.

        A game that has learnt nothing yet goes by the points ahead of the best rival.
        """
        weights = self.weights
        if weights is not None:
            if s.result is not None:
                return weights.final(s.result, seat)
            return weights.value(self.features(s, seat), self.progress(s))
        own = self._rooms.look("study.evaluate:evaluate")
        if own is not None:
            return float(own(s, seat))
        scores = self.scores(s)
        rivals = [score for who, score in enumerate(scores) if who != seat]
        return float(scores[seat] - max(rivals, default=0))

    def feature_names(self) -> tuple[str, ...]:
        """What a good player looks at; nothing if the game does not say."""
        return tuple(self._rooms.look("study.features:FEATURES") or ())

    def features_of_others(self) -> tuple[str, ...] | None:
        """The features that tell of others, where all else tells of the seat itself; None where
        features compare."""
        found: tuple[str, ...] | None = self._rooms.look("study.features:OTHERS")
        return found

    def features(self, s: S, seat: int) -> list[float]:
        """What a good player on ``seat`` sees in a position, by ``feature_names``."""
        seen = self._rooms.find("study.features:features")
        weights = self.weights
        if weights is None or weights.judgements is None:
            found: list[float] = seen(s, seat)
        else:
            found = seen(s, seat, weights.judgements)
        return found

    def progress(self, s: S) -> float:
        """How much of the game is over, from 0 to 1."""
        own = self._rooms.look("study.features:progress")
        return 0.0 if own is None else float(own(s))

    def judging(self) -> Callable[[Numbers], Any] | None:
        """What makes judgements of numbers, where features judge by numbers of their own; they are
        handed to the features."""
        found: Callable[[Numbers], Any] | None = self._rooms.look("study.judgements:Judgements")
        return found

    def weighed(self, data: Raw) -> Weights:
        """What features are worth, and what they judge by, in the data of a ``weights.toml``."""
        names, others = self.feature_names(), self.features_of_others()
        return read_weights(self.id, names, data, others, self.judging())

    def learn(self, data: Raw) -> None:
        """Take over the data of a ``weights.toml``."""
        self.weights = self.weighed(data)

    # ------------------------------------------------------------------ learning

    def moves(self) -> Numbering:
        """A number for every move that can ever be made."""
        return numbering(self.frame_kinds().values())

    def observe(self, s: S, seat: int) -> list[int]:
        """What ``seat`` sees as a flat list of numbers, as many at every number of seats."""
        parts: dict[str, list[int]] = self.layout.observe(s, seat, self.seats[1])
        return [n for part in parts.values() for n in part]


class Edition:
    """A game with the component data it is played with."""

    def __init__(self, game: Game[Any], raw: Raw, overrides: Raw | None = None) -> None:
        self.game = game
        self.overrides: dict[str, Any] = dict(overrides or {})
        self.raw = merged(raw, self.overrides)
        self.tables: Any = game.build(self.raw)
        self.fingerprint = fingerprint(self.raw, game.decoration)

    def settle(self, seats: int, options: Mapping[str, Any]) -> dict[str, str]:
        """All options of a game with these seats, defaults filled in; BadOption if one is wrong."""
        game = self.game
        least, most = game.seats
        if not least <= seats <= most:
            raise BadOption(f"{game.id} is for {least} to {most} players, not {seats}")
        known = {option.id: option for option in game.options}
        for key in options:
            if key not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{game.id} has no option {key!r}; it has: {names}")
        settled: dict[str, Any] = {
            key: options.get(key, option.default) for key, option in known.items()
        }
        for key, value in settled.items():
            known[key].check(value)
        game.check_options(self.tables, seats, settled)
        return settled

    def start(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        chance: Chance | None = None,
        telling: bool = False,
    ) -> Any:
        """A new game at its first decision."""
        settled = self.settle(seats, options or {})
        source = Fast(seed) if chance is None else chance
        state = self.game.setup(self.tables, seats, settled, source)
        state.telling = telling
        state.advance()
        return state
