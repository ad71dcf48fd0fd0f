"""``underhall games``: what can be played."""

from __future__ import annotations

import sys
from typing import Any

from underhall import editions
from underhall.bots import registry
from underhall.cli.arguments import Parser
from underhall.cli.files import tidy
from underhall.cli.terminal import Terminal
from underhall.core.game import Game, Option
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """List the games there are."""
    parser = Parser("games", words.message)
    parser.take("--all", action="store_true")
    parser.take("--json", action="store_true")
    parser.finish()
    asked = parser.parse(args)
    games = [game for game in editions.games().values() if asked.all or is_for_players(game)]
    if asked.json:
        print(tidy([data(game, words.lang) for game in games]))
        for line in broken(words):
            print(line, file=sys.stderr)
    else:
        terminal = Terminal()
        cards = ["\n".join(lines(game, words.lang, terminal)) for game in games]
        terminal.print("\n\n".join([*cards, *broken(words)]))
    return 0


def broken(words: Words) -> list[str]:
    """A line for each game and each bot that is installed and does not load."""
    games, bots = editions.broken(), registry.broken()
    return [
        *(words.message("game-broken", game=id, why=why) for id, why in games.items()),
        *(words.message("bot-broken", bot=id, why=why) for id, why in bots.items()),
    ]


def is_for_players(game: Game[Any]) -> bool:
    """Whether a game is meant to be played, not to be copied from."""
    return game.maturity != "example"


def data(game: Game[Any], lang: str) -> dict[str, Any]:
    """The card of a game as JSON-compatible data."""
    t = Words(lang, game.id).message
    return {
        "id": game.id,
        "title": t("game-title"),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "options": [option_data(option) for option in game.options],
        "maturity": game.maturity,
        "revision": game.revision,
    }


def option_data(option: Option) -> dict[str, Any]:
    """What a table may choose before the game."""
    found: dict[str, Any] = {
        "id": option.id,
        "choices": list(option.choices),
        "default": option.default,
    }
    if option.many:
        found |= {"many": option.many, "fewest": option.fewest}
    return found


def lines(game: Game[Any], lang: str, terminal: Terminal) -> list[str]:
    """The card of a game, to be read."""
    t = Words(lang, game.id).message
    least, most = game.seats
    short, long = game.minutes
    facts = [
        t("players-range", least=least, most=most),
        t("minutes-range", least=short, most=long),
        t(f"cli-maturity-{game.maturity}"),
    ]
    return [
        f"{terminal.style(game.id, 'bold')}  {t('game-title')} ({', '.join(facts)})",
        f"  {t('game-tagline')}",
        *[f"  --option {option_line(option, lang, game.id)}" for option in game.options],
    ]


def option_line(option: Option, lang: str, game: str) -> str:
    """An option with its values, the default first."""
    t = Words(lang, game).message
    if option.many:
        if option.fewest < option.many:
            few = t("cli-option-several", least=option.fewest, most=option.many)
        else:
            few = t("cli-option-many", n=option.many)
        return f"{option.id}=a+b+…  {t(f'option-{option.id}')}: {few} {', '.join(option.choices)}"
    others = [choice for choice in option.choices if choice != option.default]
    values = "|".join([option.default, *others])
    return f"{option.id}={values}  {t(f'option-{option.id}')}"
