"""``underhall tune``: learn what the features of a game are worth, from self-play."""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path

from underhall import editions
from underhall.cli.arguments import Parser, integer, read_options, split, whole
from underhall.cli.errors import BadInput
from underhall.cli.files import read_toml
from underhall.cli.language import Messages, decimal
from underhall.cli.simulate import Progress
from underhall.cli.terminal import is_terminal
from underhall.kit.columns import columns
from underhall.lab.changes import HOPED, learn_by_changes
from underhall.lab.tune import JUDGED, WEIGHTS, Lesson, Plan, text_of, tune
from underhall.text.words import Words

MOMENTS, CHANGES = "moments", "changes"
"""What to learn by: how positions ended, or what other weights brought."""


def run(args: list[str], words: Words) -> int:
    """Learn, report, and write the weights."""
    t = words.message
    asked = arguments(t).parse(args)
    plan = planned(asked, t)
    progress = Progress(plan.games * plan.rounds) if is_terminal(sys.stderr) else None
    try:
        learn = learn_by_changes if asked.by == CHANGES else tune
        lessons = learn(plan, asked.jobs, progress)
    finally:
        if progress is not None:
            progress.wipe()
    text = text_of(plan.game, lessons[-1].weights)
    if asked.out is None:
        print(text, end="")
        return 0
    try:
        Path(asked.out).write_text(text, encoding="utf-8")
    except OSError as why:
        raise BadInput(t("cli-tune-unwritten", file=asked.out, why=str(why))) from None
    print("\n".join(summary(lessons, t)))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``tune`` takes."""
    parser = Parser("tune", t)
    parser.take("game", metavar="GAME")
    parser.take("--games", metavar="N", type=whole(t, "--games", 1), default=200)
    parser.take("--rounds", metavar="N", type=whole(t, "--rounds", 1), default=3)
    parser.take("--seed", metavar="N", type=integer(t, "--seed"), default=0)
    parser.take("--seats", metavar="2,3,…")
    parser.take("--option", metavar="KEY=VALUE,…", nargs="+", action="extend", default=[])
    parser.take("--budget", metavar="N", type=whole(t, "--budget", 1), default=100)
    parser.take("--by", choices=(MOMENTS, CHANGES), default=MOMENTS)
    parser.take("--ridge", metavar="PERCENT", type=whole(t, "--ridge", 0), default=10)
    parser.take("--sight", metavar="PERCENT", type=whole(t, "--sight", 0), default=60)
    parser.take("--swing", metavar="PERCENT", type=whole(t, "--swing", 1), default=50)
    parser.take("--stride", metavar="PERCENT", type=whole(t, "--stride", 1), default=150)
    parser.take("--only", choices=(WEIGHTS, JUDGED), default="")
    parser.take("--after", metavar="FILE")
    parser.take("--jobs", metavar="N", type=whole(t, "--jobs", 1), default=1)
    parser.take("--out", metavar="FILE")
    parser.finish()
    return parser


def planned(asked: argparse.Namespace, t: Messages) -> Plan:
    """The plan that the arguments describe."""
    numbers = whole(t, "--seats", 1)
    return Plan(
        game=editions.game(asked.game).id,
        games=asked.games,
        rounds=asked.rounds,
        seed=asked.seed,
        seats=tuple([numbers(each) for each in split(asked.seats)]) if asked.seats else (),
        budget=asked.budget,
        ridge=asked.ridge / 100,
        sight=asked.sight / 100,
        swing=asked.swing / 100,
        stride=asked.stride / 100,
        only=asked.only,
        options=taking_turns(read_options(asked.option, t)),
        after=None if asked.after is None else read_toml(asked.after, t),
    )


def taking_turns(options: dict[str, str]) -> tuple[dict[str, str], ...]:
    """Every way to choose one of the values that each option names."""
    values = [split(each) for each in options.values()]
    return tuple([dict(zip(options, chosen)) for chosen in product(*values)])


def summary(lessons: list[Lesson], t: Messages) -> list[str]:
    """How well each round foretells games it was not made of, or what it hopes to have gained."""
    phases = list(lessons[0].foretold)
    rows = [["", *[t(f"cli-tune-{phase.replace('_', '-')}") for phase in phases]]]
    for number, lesson in enumerate(lessons, 1):
        told = [decimal(lesson.foretold[phase], 3, t) for phase in phases]
        heading = "cli-tune-changed" if phases == [HOPED] else "cli-tune-round"
        rows.append([t(heading, n=number, moments=lesson.samples), *told])
    return columns(rows)
