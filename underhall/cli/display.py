"""How questions, events and results look in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from underhall.cli.question import Choice, Question, Refused
from underhall.cli.terminal import Terminal
from underhall.core.events import Event
from underhall.core.phrase import SeatName
from underhall.core.result import Result
from underhall.kit.columns import columns
from underhall.text.words import Words

ONE_BELOW_THE_OTHER = 12
"""Up to so many options stand in one column."""

GUTTER = 3


def options(question: Question, terminal: Terminal) -> list[str]:
    """The options with what to type for each; many of them side by side."""
    rows = [_option(choice) for choice in question.choices]
    lines = columns(rows, right=[0])
    if len(lines) > ONE_BELOW_THE_OTHER:
        lines = side_by_side(lines, terminal.width - 2)
    return ["  " + line for line in lines]


def _option(choice: Choice) -> list[str]:
    shown = "" if choice.handle == choice.token else f"[{choice.token}]"
    times = f" ×{choice.times}" if choice.times > 1 else ""
    return [choice.handle, choice.label + times, shown]


def side_by_side(lines: list[str], width: int) -> list[str]:
    """``lines`` in as many columns as fit, read downwards."""
    widest = max([len(line) for line in lines])
    across = max(1, (width + GUTTER) // (widest + GUTTER))
    down = -(-len(lines) // across)
    padded = [line.ljust(widest + GUTTER) for line in lines]
    return ["".join(padded[at::down]).rstrip() for at in range(down)]


def refusal(refused: Refused, terminal: Terminal) -> str:
    """One thing that is not allowed, with the reason and its clause."""
    clause = terminal.style(f"({refused.clause})", "dim")
    return f"{refused.label} [{refused.token}]: {refused.sentence} {clause}"


def happened(events: Sequence[Event], seat: int, words: Words, terminal: Terminal) -> list[str]:
    """A line for each event; what others did to ``seat`` stands out."""
    lines = []
    for event in events:
        told = words.event(event)
        if event.befalls(seat):
            lines.append(terminal.style(f"! {told}", "bold"))
        else:
            lines.append(f"· {told}")
    return lines


def result(outcome: Result | None, words: Words, terminal: Terminal) -> list[str]:
    """Who won, and the points of everybody by source, the best first; places where they differ."""
    t = words.message
    if outcome is None:
        return [t("cli-no-result")]
    seats = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    places = [f"{rank}. " for rank in outcome.ranks] if len(set(outcome.ranks)) > 1 else []
    names = [words.say(SeatName(seat)) for seat in seats]
    rows = [["", *[places[seat] + name if places else name for seat, name in zip(seats, names)]]]
    for at, source in enumerate(outcome.sources):
        points = [str(outcome.points[seat][at]) for seat in seats]
        rows.append([t(f"score-{source}"), *points])
    rows.append([t("total"), *(str(outcome.scores[seat]) for seat in seats)])
    lines = columns(rows, right=range(1, len(seats) + 1))
    winners = [SeatName(seat) for seat in outcome.winners]
    return [
        terminal.style(t("drawn") if outcome.drawn else t("won", who=winners), "bold"),
        "",
        *lines[:-1],
        terminal.style(lines[-1], "bold"),
    ]


def picture(text: str, terminal: Terminal) -> list[str]:
    """The table at a glance, set off from what is around it."""
    rule = terminal.style("─" * min(60, terminal.width), "dim")
    return [rule, text, rule]


def percent(rate: float) -> str:
    """A rate in hundredths."""
    return f"{100 * rate:.0f} %"
