"""Play the line of a lesson: the moves of the learner from its ``[line]``, bots on the other seats.

python tools/lesson.py belfort         write face/lesson/line.json; show every question and the next
python tools/lesson.py belfort --all   the same with all options of every question

``[line]`` of lesson.toml names ``seats``, ``seed``, ``options`` (if any), the ``level`` of the
others and ``moves``, the tokens of the learner in order; until ``begin`` moves are made, a bot
decides for the learner, too. Add a token, run this again, read what is asked next. Beside each
question stands the number for ``at`` of a step.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from underhall import editions, matches
from underhall.bots.bot import Bot
from underhall.core.asked import Asked
from underhall.core.match import Match
from underhall.lessons import FOLDER, LINE, STEPS
from underhall.text.words import Words


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="its id")
    parser.add_argument("--all", action="store_true", help="show all options of every question")
    asked = parser.parse_args()
    write_line(asked.game, asked.all)


def write_line(game: str, show_all: bool) -> None:
    """Play the line, write it and tell what was asked."""
    folder = Path(str(editions.room(game))) / "face" / FOLDER
    data = tomllib.loads((folder / STEPS).read_text("utf-8"))
    match = begun(game, data["line"])
    words = Words("en", game, tuple(data["names"]))
    for asked, token in played(match, data):
        tell(asked, token, len(match.moves), words, show_all or not token)
    record = matches.write_record(match, seed=data["line"]["seed"])
    (folder / LINE).write_text(json.dumps(record, ensure_ascii=False) + "\n", "utf-8")
    print(f"{len(match.moves)} moves; {LINE} is written")


def begun(game: str, line: dict[str, Any]) -> Match:
    """The match before its first move."""
    return matches.new_match(
        game, line["seats"], seed=line["seed"], options=line.get("options", {})
    )


def played(match: Match, data: dict[str, Any]) -> Iterator[tuple[Asked, str]]:
    """Every question to the learner with the answer, the last without one; bots go on between."""
    me, line = data["seat"], data["line"]
    bots = [Bot(line["level"], match.game, seat, line["seed"]) for seat in range(line["seats"])]
    moves = iter(line["moves"])
    while match.result is None:
        waiting = match.waiting()
        seat = me if me in waiting else waiting[0]
        if seat != me or len(match.moves) < line.get("begin", 0):
            match.choose(seat, bots[seat].choose(match.state))
            continue
        asked = match.asked(me)
        assert asked is not None
        # What leaves no choice needs no token.
        token = asked.options[0].token if len(asked.options) == 1 else next(moves, "")
        yield asked, token
        if not token:
            return
        match.play(me, token)


def tell(asked: Asked, token: str, at: int, words: Words, with_options: bool) -> None:
    """Print a question."""
    print(f"at {at}: {words.say(asked.prompt)}  -> {token or '?'}")
    for one in asked.options if with_options else ():
        print(f"    {one.token}  {words.label(one.label)}  [{' '.join(one.targets)}]")


if __name__ == "__main__":
    main()
