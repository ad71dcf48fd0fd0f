"""``underhall chronicle``: the games that were finished in this terminal."""

from __future__ import annotations

from underhall import editions
from underhall.chronicle import Entry, company, default_file, kept, outcome
from underhall.cli.arguments import Parser
from underhall.cli.files import tidy
from underhall.kit.columns import columns
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """Tell what is kept, the oldest game first."""
    parser = Parser("chronicle", words.message)
    parser.take("game", metavar="GAME", nargs="?")
    parser.take("--json", action="store_true")
    parser.finish()
    asked = parser.parse(args)
    wanted = editions.game(asked.game).id if asked.game else None
    found = [told for told in kept(default_file()) if wanted in (None, told["game"])]
    if asked.json:
        print(tidy(found))
    elif found:
        print("\n".join(columns([row(told, words.lang) for told in found])))
    else:
        print(words.message("cli-chronicle-empty"))
    return 0


def row(told: Entry, lang: str) -> list[str]:
    """An entry to be read: the date, the game, who played and how it ended."""
    game, names = told["game"], told["names"]
    if game not in editions.games():
        return [told["date"], game, ", ".join(names)]
    words = Words(lang, game, names)
    return [
        told["date"],
        words.message("game-title"),
        company(names, game, told["result"]),
        outcome(words, game, told["options"], told["result"]),
    ]
