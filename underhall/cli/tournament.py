"""``underhall tournament``: every arrangement of bots at many tables, kept as a run."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from underhall import editions
from underhall.bots import registry
from underhall.cli.arguments import Parser, integer, read_options, split, whole
from underhall.cli.display import percent
from underhall.cli.errors import BadInput
from underhall.cli.language import Messages
from underhall.cli.simulate import Progress, crew
from underhall.cli.terminal import is_terminal
from underhall.kit.columns import columns
from underhall.lab.cluster import LOCAL
from underhall.lab.fixtures import LOGS, RunPlan, Setting
from underhall.lab.folder import RunFolder
from underhall.lab.ratings import Finish, ratings
from underhall.lab.stats import wilson
from underhall.lab.tournament import finishes
from underhall.lab.tournament import run as play_run
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """Play a run, or what is left of it, and tell how strong the bots are."""
    t = words.message
    asked = arguments(t).parse(args)
    spread = crew(asked)
    folder = _folder(asked, t)
    progress = Progress(len(folder.plan)) if is_terminal(sys.stderr) else None
    try:
        play_run(folder, spread, progress)
    except KeyboardInterrupt:
        print(t("cli-tournament-kept", n=len(folder.done()), folder=str(folder.path)))
        raise
    finally:
        if progress is not None:
            progress.wipe()
    print("\n".join(summary(folder, words)))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``tournament`` takes."""
    parser = Parser("tournament", t)
    parser.take("run", metavar="RUN")
    parser.take("--bots", metavar="novice,adept,…")
    parser.take("--play", metavar="belfort,dwergar,…")
    parser.take("--seats", metavar="2,3,…")
    parser.take("--rounds", metavar="N", type=whole(t, "--rounds", 1), default=1)
    parser.take("--option", metavar="KEY=VALUE", nargs="+", action="extend", default=[])
    parser.take("--seed", metavar="N", type=integer(t, "--seed"), default=0)
    parser.take("--jobs", metavar="N", type=whole(t, "--jobs", 1), default=os.cpu_count() or 1)
    parser.take("--ray", metavar="ADDRESS", nargs="?", const=LOCAL)
    parser.take("--log", metavar="|".join(LOGS), choices=LOGS, default="games")
    parser.take("--resume", action="store_true")
    parser.finish()
    return parser


def _folder(asked: argparse.Namespace, t: Messages) -> RunFolder:
    path = Path(asked.run)
    if asked.resume:
        return RunFolder.open(path)
    return RunFolder.new(path, planned(asked, t))


def planned(asked: argparse.Namespace, t: Messages) -> RunPlan:
    """The plan that the arguments describe."""
    bots = registry.levels() if asked.bots is None else split(asked.bots)
    if asked.play is None:
        raise BadInput(t("cli-usage-missing", what="--play", command="tournament"))
    options = read_options(asked.option, t)
    settings = [
        Setting(id, seats, options)
        for id in split(asked.play)
        for seats in _seats(id, asked.seats, t)
    ]
    plan = RunPlan(tuple(settings), tuple(bots), asked.rounds, asked.seed, asked.log)
    plan.check()
    return plan


def _seats(id: str, asked: str | None, t: Messages) -> Iterator[int]:
    least, most = editions.game(id).seats
    if asked is None:
        yield from range(least, most + 1)
    else:
        yield from map(whole(t, "--seats", 1), split(asked))


# ---------------------------------------------------------------------- what came of it


def summary(folder: RunFolder, words: Words) -> list[str]:
    """How strong the bots are, over all games and in each."""
    t = words.message
    games = list(dict.fromkeys(setting.game for setting in folder.plan.settings))
    done = len(folder.done())
    lines = [t("cli-tournament-done", n=done, folder=str(folder.path))]
    for game in [None, *games] if len(games) > 1 else games:
        title = (
            t("cli-tournament-all")
            if game is None
            else Words(words.lang, game).message("game-title")
        )
        lines += ["", *_table(folder, game, title, t)]
    return lines


def _table(folder: RunFolder, game: str | None, title: str, t: Messages) -> list[str]:
    seats = [row for row in folder.read("seats") if game in (None, row["game"])]
    games = finishes(folder, game)
    if not any(len({bot for bot, _ in one}) > 1 for one in games):
        return _wins(games, title, t)
    rows = [
        [title, t("cli-tournament-rating"), "95 %", t("cli-tournament-games"), t("cli-sim-wins")]
    ]
    for one in ratings(games):
        own = [row for row in seats if row["bot"] == one.bot]
        won = sum(row["won"] for row in own)
        interval = f"{one.low:.0f}–{one.high:.0f}"
        rows.append([one.bot, f"{one.elo:.0f}", interval, str(one.games), percent(won / len(own))])
    return columns(rows, right=range(1, 5))


def _wins(games: Sequence[Finish], title: str, t: Messages) -> list[str]:
    """Where bots never met, as at tables that win or lose as one, there is nothing to rate."""
    rows = [[title, t("cli-tournament-games"), t("cli-sim-wins"), "95 %"]]
    for bot in dict.fromkeys([one[0][0] for one in games]):
        own = [one for one in games if one[0][0] == bot]
        won = sum([any(rank == 1 for _, rank in one) for one in own])
        low, high = wilson(won, len(own))
        interval = f"{100 * low:.0f}–{percent(high)}"
        rows.append([bot, str(len(own)), percent(won / len(own)), interval])
    return columns(rows, right=range(1, 4))
