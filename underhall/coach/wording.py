"""What the coach says, in words: actions by the labels of their steps, reasons by features."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from underhall.coach.weighing import OTHER
from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError
from underhall.core.game import Game
from underhall.core.secrets import redeal
from underhall.text.words import Words

MINUS: Final = "−"
STEP: Final = " · "
"""Between the steps of an action."""
DETAIL: Final = ": "
"""What stands behind it in a label is left out where there is no room for it."""
STEPS: Final = 7
"""So many steps of two rows beside each other are told."""
ROOM: Final = 96
"""So many characters an action has that is told with details."""
MOST: Final = 4
"""So many reasons are named, the others together,"""
MORE_REASONS: Final = 6
"""or so many as long as the others would be the greatest."""
LEAST_POINTS: Final = 0.1
LEAST_CHANCE: Final = 0.003
"""What changes less is not worth a word."""


SMALL: Final = 0.02
"""A chance below is told with a decimal."""
MORE: Final = "…"


@dataclass(frozen=True)
class ActionInWords:
    """An action in words, and the things on the table that it touches."""

    text: str
    labels: tuple[str, ...]
    targets: tuple[str, ...]


@dataclass(frozen=True)
class Reason:
    """By how much a feature changes what a position is worth."""

    name: str
    by: float
    signed: str

    @property
    def is_good(self) -> bool:
        """Whether it speaks for the action."""
        return self.by > 0


Namer = Callable[[Any, Decision[Any], int], str]
"""Names an option in a state where somebody sees the table; "" for what is called as usual."""


def in_words(
    game: Game[Any],
    s: Any,
    seat: int,
    tokens: Sequence[str],
    words: Words,
    name: Namer | None = None,
    first: int = 0,
) -> ActionInWords:
    """What a row of answers of ``seat`` is called, from where it stands in ``s``; of those before
    ``first`` nothing is told, nor of how something is paid and that a turn ends."""
    t = redeal(game, s, seat, Fast("told"))
    labels: list[str] = []
    asides: list[str] = []
    targets: list[str] = []
    for at, token in enumerate(tokens):
        decision = t.asked(seat)
        if decision is None:
            break
        try:
            code = decision.code(t, token)
            if at >= first:
                label = (name and name(t, decision, code)) or words.option(t, decision, code)
                (asides if decision.aside or code in decision.closing else labels).append(label)
                touched = decision.targets(t, code)
                targets += [one for one in touched if one not in targets]
            t.apply(seat, code)
        except UnderhallError:
            break
    labels = brief(labels or asides)
    text = STEP.join(labels)
    return ActionInWords(text[:1].upper() + text[1:], tuple(labels), tuple(targets))


def brief(labels: Sequence[str]) -> list[str]:
    """Labels of steps with details as far as there is room for them, the first ones first; no step
    twice."""
    labels = _whole(labels)
    found = [label.partition(DETAIL)[0] for label in labels]
    for at, label in enumerate(labels):
        told = dict.fromkeys([*found[:at], label, *found[at + 1 :]])
        if len(STEP.join(told)) <= ROOM:
            found[at] = label
    return list(dict.fromkeys(found))


def _whole(labels: Sequence[str]) -> list[str]:
    """Labels without those that the next one begins with: “Dig” before “Dig with strength 3”."""
    pairs = zip(labels, [*labels[1:], ""])
    return [label for label, after in pairs if not after.startswith(f"{label} ")]


def apart(one: Sequence[str], other: Sequence[str]) -> tuple[str, str]:
    """Two rows of steps in words, without what they begin with alike where that is much."""
    alike = 0
    while alike < min(len(one), len(other)) and one[alike] == other[alike]:
        alike += 1
    cut = alike if alike > 1 else 0
    rows = [[MORE, *row[cut:]] if cut else [*row] for row in (one, other)]
    return _short(rows[0]), _short(rows[1])


def _short(row: Sequence[str]) -> str:
    """So many steps of a row as are read at a glance."""
    text = STEP.join([*row[:STEPS], MORE] if len(row) > STEPS + 1 else row)
    return text[:1].upper() + text[1:]


def reasons(changes: Mapping[str, float], words: Words, together: bool = False) -> list[Reason]:
    """The features that change most, in words; what is left over comes together."""
    least = LEAST_CHANCE if together else LEAST_POINTS
    named = [(name, by) for name, by in changes.items() if name != OTHER and abs(by) >= least]
    named.sort(key=lambda one: (-abs(one[1]), one[0]))
    shown = named[:MOST]
    rest = sum(changes.values()) - sum([by for _, by in shown])
    for name, by in named[MOST:MORE_REASONS]:
        if abs(rest) > abs(named[0][1]):
            shown.append((name, by))
            rest -= by
    if abs(rest) >= least:
        shown.append((OTHER, rest))
    return [Reason(feature(name, words), by, signed(by, words, together)) for name, by in shown]


def feature(name: str, words: Words) -> str:
    """What a feature is called; one without words goes by its name."""
    id = f"feature-{name}"
    said = words.message(f"feature-{name}")
    return name.replace("_", " ") if said == id else said


def number(value: float, words: Words, together: bool = False) -> str:
    """Points with one decimal, or a chance in hundredths."""
    text = f"{abs(100 * value):.0f}" if together else f"{abs(value):.1f}"
    if together and 0 < abs(value) < SMALL:
        text = f"{abs(100 * value):.1f}"
    minus = MINUS if value < 0 and float(text) else ""
    return minus + text.replace(".", words.message("coach-decimal-mark"))


def signed(value: float, words: Words, together: bool = False) -> str:
    """The same with its sign."""
    text = number(value, words, together)
    return text if text.startswith(MINUS) else f"+{text}"


def percent(chance: float, words: Words, decimals: int = 0) -> str:
    """A chance in hundredths."""
    text = f"{100 * chance:.{decimals}f}".replace(".", words.message("coach-decimal-mark"))
    return words.message("coach-percent", n=text)


def fall(chances: Sequence[float], words: Words) -> str:
    """A chance and what became of it, so finely that they differ; where they do not, it stays."""
    for decimals in (0, 1):
        told = [percent(chance, words, decimals) for chance in chances]
        if told[0] != told[-1]:
            return " → ".join(told)
    return words.message("review-stays", chance=percent(chances[-1], words))


def sentence(changes: Mapping[str, float], words: Words, together: bool = False) -> str:
    """All reasons in one line: “+3.3 majorities at the next scoring, −0.7 gold”."""
    told = [f"{one.signed} {one.name}" for one in reasons(changes, words, together)]
    return words.message("list-comma").join(told) or words.message("coach-no-reason")
