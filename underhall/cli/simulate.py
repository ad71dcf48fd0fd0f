"""``underhall simulate``: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter

from underhall import editions
from underhall.bots import registry
from underhall.cli.arguments import Parser, integer, read_options, split, whole
from underhall.cli.display import percent
from underhall.cli.errors import BadInput
from underhall.cli.language import Messages, decimal
from underhall.cli.terminal import is_terminal
from underhall.kit.columns import columns
from underhall.lab.cluster import LOCAL, on_ray
from underhall.lab.pool import Spread, on_processes
from underhall.lab.report import Report, Standing
from underhall.lab.simulate import Plan, simulate
from underhall.text.words import Words

BAR = 30


def run(args: list[str], words: Words) -> int:
    """Simulate games and report."""
    t = words.message
    asked = arguments(t).parse(args)
    plan = planned(asked, t)
    spread = crew(asked)
    progress = Progress(plan.games) if is_terminal(sys.stderr) else None
    try:
        report = simulate(plan, progress=progress, spread=spread)
    finally:
        if progress is not None:
            progress.wipe()
    if asked.json:
        print(json.dumps(report.data(), ensure_ascii=False))
    else:
        print("\n".join(summary(report, Words(words.lang, plan.game).message)))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``simulate`` takes."""
    parser = Parser("simulate", t)
    parser.take("game", metavar="GAME")
    parser.take("--seats", metavar="adept,novice,…")
    parser.take("--games", metavar="N", type=whole(t, "--games", 1), default=100)
    parser.take("--seed", metavar="N", type=integer(t, "--seed"), default=0)
    parser.take("--jobs", metavar="N", type=whole(t, "--jobs", 1), default=1)
    parser.take("--ray", metavar="ADDRESS", nargs="?", const=LOCAL)
    parser.take("--rotate", action="store_true")
    parser.take("--option", metavar="KEY=VALUE", nargs="+", action="extend", default=[])
    parser.take("--data", metavar="FILE")
    parser.take("--json", action="store_true")
    parser.finish()
    return parser


def planned(asked: argparse.Namespace, t: Messages) -> Plan:
    """The plan that the arguments describe."""
    game = editions.game(asked.game)
    known = registry.levels()
    seats = [registry.weakest()] * game.seats[0] if asked.seats is None else split(asked.seats)
    for seat in seats:
        if seat not in registry.known():
            raise BadInput(t("cli-no-bot", found=seat, known=", ".join(known)))
    return Plan(
        game=game.id,
        seats=tuple(seats),
        games=asked.games,
        seed=asked.seed,
        options=read_options(asked.option, t),
        overrides=editions.corrections(game.id, asked.data),
        rotate=asked.rotate,
    )


def crew(asked: argparse.Namespace) -> Spread:
    """Who plays: processes of this machine, or a Ray."""
    if asked.ray is not None:
        return on_ray(asked.ray, asked.jobs)
    return on_processes(asked.jobs)


class Progress:
    """A bar on the terminal, drawn over itself a few times a second."""

    def __init__(self, games: int) -> None:
        self.games = games
        self._start = perf_counter()
        self._drawn = 0.0

    def __call__(self, done: int) -> None:
        now = perf_counter()
        if done < self.games and now - self._drawn < 0.1:
            return
        self._drawn = now
        full = BAR * done // self.games
        bar = "█" * full + "░" * (BAR - full)
        passed = now - self._start
        whole = passed * self.games / max(1, done)
        sys.stderr.write(f"\r{bar} {done}/{self.games}  {passed:.0f} / {whole:.0f} s ")
        sys.stderr.flush()

    def wipe(self) -> None:
        """Take the bar off the terminal."""
        sys.stderr.write("\r\033[K")
        sys.stderr.flush()


# ---------------------------------------------------------------------- the report in words


def summary(report: Report, t: Messages) -> list[str]:
    """The report to be read: players, their points by source, chairs, speed."""
    title = t("cli-sim-title", title=t("game-title"), n=len(report.outcomes))
    if report.together:
        return [title, "", *as_one(report, t), "", pace(report, t)]
    players = [f"{number}. {level}" for number, level in enumerate(report.players, 1)]
    lines = [
        title,
        "",
        *standings(t("cli-sim-player"), players, report.by_player(), t),
        "",
        *sources(players, report.by_player(), t),
    ]
    if report.rotated:
        chairs = [str(number) for number in range(1, len(players) + 1)]
        lines += ["", *standings(t("cli-sim-chair"), chairs, report.by_chair(), t)]
    return [*lines, "", pace(report, t)]


def as_one(report: Report, t: Messages) -> list[str]:
    """Of players who win or lose together: wins and scores, then where the points came from."""
    everybody = report.as_one()
    table = [[t("cli-sim-together"), t("cli-sim-wins"), "", "95 %", t("cli-sim-score"), ""]]
    table.append([", ".join(report.players), *wins(everybody), *scores(everybody, t)])
    lines = columns(table, right=range(1, 6))
    table = [[t("cli-sim-sources"), t("cli-sim-won"), t("cli-sim-lost")]]
    halves = [report.points_as_one(True), report.points_as_one(False)]
    for source in everybody.breakdown:
        means = [decimal(half[source], 1, t) if half else "–" for half in halves]
        table.append([t(f"score-{source}"), *means])
    return [*lines, "", *columns(table, right=range(1, 3))]


def standings(head: str, names: list[str], rows: list[Standing], t: Messages) -> list[str]:
    """Wins, ranks and scores, a line for each player or chair."""
    table = [[head, t("cli-sim-wins"), "", "95 %", t("cli-sim-rank"), t("cli-sim-score"), ""]]
    for name, one in zip(names, rows):
        table.append([name, *wins(one), decimal(one.mean_rank, 2, t), *scores(one, t)])
    return columns(table, right=range(1, 7))


def wins(one: Standing) -> list[str]:
    """Games won, their part of all games, and how far that can be trusted."""
    low, high = one.win_interval
    return [str(one.wins), percent(one.win_rate), f"{100 * low:.0f}–{percent(high)}"]


def scores(one: Standing, t: Messages) -> list[str]:
    """The average score and its margin."""
    return [decimal(one.mean_score, 1, t), f"± {decimal(one.score_margin, 1, t)}"]


def sources(names: list[str], rows: list[Standing], t: Messages) -> list[str]:
    """Where the points came from, on average, a column for each player."""
    table = [[t("cli-sim-sources"), *names]]
    for source in rows[0].breakdown:
        points = [decimal(one.breakdown[source], 1, t) for one in rows]
        table.append([t(f"score-{source}"), *points])
    return columns(table, right=range(1, len(names) + 1))


def pace(report: Report, t: Messages) -> str:
    """How long games are and how fast they went."""
    return t(
        "cli-sim-pace",
        each=decimal(report.decisions_per_game, 1, t),
        most=report.widest,
        seconds=decimal(report.seconds, 1, t),
        rate=f"{report.decisions_per_second:.0f}",
    )
