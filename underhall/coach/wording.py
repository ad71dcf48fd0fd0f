"""What the coach says, in words: actions by the labels of their steps, reasons by features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from underhall.coach.weighing import OTHER
from underhall.core.chance import Fast
from underhall.core.errors import UnderhallError
from underhall.core.game import Game
from underhall.core.secrets import redeal
from underhall.text.words import Words

MINUS: Final = "−"
STEP: Final = " · "
"""Between the steps of an action."""
DETAIL: Final = ": "
"""What stands behind it in a label is left out where many steps make an action."""
MOST: Final = 4
"""So many reasons are named, the others together."""
LEAST_POINTS: Final = 0.1
LEAST_CHANCE: Final = 0.003
"""What changes less is not worth a word."""


SMALL: Final = 0.02
"""A chance below is told with a decimal."""
MORE: Final = "…"


@dataclass(frozen=True)
class Deed:
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


def deed(game: Game[Any], s: Any, seat: int, tokens: Sequence[str], words: Words) -> Deed:
    """What a row of answers of ``seat`` is called, from where it stands in ``s``."""
    t = redeal(game, s, seat, Fast("told"))
    labels: list[str] = []
    targets: list[str] = []
    for token in tokens:
        decision = t.asked(seat)
        if decision is None:
            break
        try:
            code = decision.code(t, token)
            label = words.option(t, decision, code)
            touched = decision.targets(t, code)
            t.apply(seat, code)
        except UnderhallError:
            break
        label, _, _ = label.partition(DETAIL)
        if label not in labels:
            labels.append(label)
        targets += [one for one in touched if one not in targets]
    return Deed(STEP.join(labels), tuple(labels), tuple(targets))


def apart(one: Sequence[str], other: Sequence[str]) -> tuple[str, str]:
    """Two rows of steps in words, without what they begin with alike where that is much."""
    alike = 0
    while alike < min(len(one), len(other)) and one[alike] == other[alike]:
        alike += 1
    cut = alike if alike > 1 else 0
    rows = [[MORE, *row[cut:]] if cut else [*row] for row in (one, other)]
    return STEP.join(rows[0]), STEP.join(rows[1])


def reasons(changes: Mapping[str, float], words: Words, together: bool = False) -> list[Reason]:
    """The features that change most, in words; what is left over comes together."""
    least = LEAST_CHANCE if together else LEAST_POINTS
    named = [(name, by) for name, by in changes.items() if name != OTHER and abs(by) >= least]
    named.sort(key=lambda one: (-abs(one[1]), one[0]))
    shown = named[:MOST]
    rest = sum(changes.values()) - sum([by for _, by in shown])
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


def sentence(changes: Mapping[str, float], words: Words, together: bool = False) -> str:
    """All reasons in one line: “+3.3 majorities at the next scoring, −0.7 gold”."""
    told = [f"{one.signed} {one.name}" for one in reasons(changes, words, together)]
    return words.message("list-comma").join(told) or words.message("coach-no-reason")
