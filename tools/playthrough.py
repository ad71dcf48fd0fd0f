"""Golden playthroughs: one seeded random game as a readable transcript, reviewed when it changes.

python tools/playthrough.py                       rewrite all of tests/playthroughs
python tools/playthrough.py lantern 3 veins=7     write a new one; --seed N for another game
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from underhall import editions
from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.events import EVERYBODY, Event
from underhall.core.match import Match, Move
from underhall.core.position import frame_fields, write_position
from underhall.core.secrets import decision_data

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
WIDTH = 110
ENDLESS = 20_000


def transcript(game: str, seats: int, options: dict[str, str], seed: int) -> str:
    """One random game, decision by decision, from its setup to its result."""
    match = Match(editions.edition(game), seats, options, Fast(seed))
    lines = [*header(match, seed), "", *setup(match), *decisions(match, seed), "", *result(match)]
    return "\n".join(lines) + "\n"


def header(match: Match, seed: int) -> list[str]:
    settings = {
        "game": match.edition.game.id,
        "seats": match.state.seats,
        "options": match.options,
        "seed": seed,
        "revision": match.edition.game.revision,
    }
    return [f"# {json.dumps(settings)}"]


def setup(match: Match) -> list[str]:
    return [
        "setup",
        *entry("chance", " ".join(map(str, match.setup_chance))),
        *[line for event in match.setup_events for line in told(event)],
        *[line for path, value in flat(table(match)) for line in entry("table", f"{path} {value}")],
        *entry("state", digest(match)),
    ]


def decisions(match: Match, seed: int) -> Iterator[str]:
    chance = Fast(f"playthrough {seed}")
    while waiting := match.state.waiting():
        seat = waiting[chance.below(len(waiting))]
        decision = match.state.asked(seat)
        title = f"{len(match.moves) + 1}. seat {seat} {decision.name}, turn {match.state.turn}"
        asked = question(match, decision)
        before = dict(flat(table(match)))
        options = decision.options(match.state)
        move = match.play(seat, decision.token(match.state, options[chance.below(len(options))]))
        yield ""
        yield title
        yield from asked
        yield from answer(match, move, before)
        if len(match.moves) > ENDLESS:
            raise RuntimeError("the game does not end")


def question(match: Match, decision: Decision[Any]) -> list[str]:
    """Fields, options and refusals of a decision."""
    asked = decision_data(match.state, decision)
    fields = [
        f"{name}={codec.dump(getattr(decision, name))}"
        for name, codec in frame_fields(match.state, type(decision))
        if name != "seat"
    ]
    reasons: dict[str, list[str]] = {}
    for refused in asked["refused"]:
        reason = f"{refused['clause']} {refused['reason']}"
        reasons.setdefault(reason, []).append(refused["token"])
    return [
        *entry("about", " ".join(fields)),
        *entry("options", " ".join(asked["options"])),
        *[
            line
            for reason, tokens in reasons.items()
            for line in entry("refused", f"{reason}: {' '.join(tokens)}")
        ],
    ]


def answer(match: Match, move: Move, before: dict[str, str]) -> Iterator[str]:
    """What was chosen and what came of it."""
    yield from entry("chosen", move.token)
    yield from entry("chance", " ".join(map(str, move.chance)))
    for event in move.events:
        yield from told(event)
    after = dict(flat(table(match)))
    for path in sorted({*before, *after}, key=natural):
        old, new = before.get(path, "-"), after.get(path, "-")
        if old != new:
            yield from entry("table", f"{path} {old} > {new}")
    yield from entry("state", digest(match))


def result(match: Match) -> list[str]:
    ended = match.state.result
    rows = zip(ended.ranks, ended.scores, ended.points)
    return [
        "result",
        *[
            f"  seat {seat}: rank {rank}, {score} points: "
            + ", ".join(f"{source} {n}" for source, n in zip(ended.sources, points))
            for seat, (rank, score, points) in enumerate(rows)
        ],
    ]


# ---------------------------------------------------------------------- lines


def entry(key: str, text: str) -> list[str]:
    """A line under its key, folded when it is long; none without a text."""
    indent = " " * 12
    return wrap(
        text,
        WIDTH,
        initial_indent=f"  {key:<8}  ",
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def told(event: Event) -> list[str]:
    data = event.data()
    fields = [f"{name}={plain(data[name])}" for name, _ in event.kind.fields]
    audience = [] if event.audience == EVERYBODY else [f"(only seat {event.audience})"]
    clause = [f"[{event.clause}]"] if event.clause else []
    return entry("event", " ".join([event.name, *fields, *clause, *audience]))


def table(match: Match) -> dict[str, Any]:
    written: dict[str, Any] = match.edition.game.write(match.state)
    return written


def flat(data: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every value of nested data with the path that leads to it; empty ones are left out."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from flat(value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list) and any(isinstance(item, (dict, list)) for item in data):
        for at, value in enumerate(data):
            yield from flat(value, f"{path}.{at}")
    elif data != []:
        yield path, plain(data)


def plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def natural(path: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (-1, part) for part in path.split(".")]


def digest(match: Match) -> str:
    """The whole position in a few letters."""
    position = write_position(match.edition, match.state, match.options)
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:12]


# ---------------------------------------------------------------------- files


def again(text: str) -> str:
    """The transcript of the game that an older transcript tells of."""
    settings = json.loads(text.partition("\n")[0].removeprefix("# "))
    return transcript(settings["game"], settings["seats"], settings["options"], settings["seed"])


def main() -> int:
    raw = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("game", nargs="?")
    parser.add_argument("seats", nargs="?", type=int)
    parser.add_argument("options", nargs="*", metavar="option=value")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.game is None:
        for file in sorted(FOLDER.glob("*.txt")):
            file.write_text(again(file.read_text("utf-8")), "utf-8")
        return 0
    if args.seats is None:
        parser.error("how many seats?")
    options = dict(option.split("=", 1) for option in args.options)
    name = "-".join([args.game, str(args.seats), *options.values()])
    file = FOLDER / f"{name}.txt"
    file.write_text(transcript(args.game, args.seats, options, args.seed), "utf-8")
    print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
