"""What stands in the entrance hall: the games there are, and a visitor's own tables."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from datetime import datetime
from typing import Any

from underhall import editions
from underhall.chronicle import company, outcome
from underhall.core.game import Game, Option
from underhall.core.phrase import SeatName
from underhall.server.shown.facts import words_for
from underhall.server.store.interface import RUNNING, Card
from underhall.server.tables.log import Data
from underhall.text.words import Words

MOST_MINE = 50
"""So many of a visitor's own tables are shown at once."""

MOST_OPEN = 30
"""So many tables with a free chair are shown at once."""


def game_card(game: Game[Any], lang: str) -> Data:
    """A game and what can be chosen before it begins."""
    words = Words(lang, game.id)
    return {
        "id": game.id,
        "title": words.message("game-title"),
        "tagline": words.message("game-tagline"),
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "weight": game.weight,
        "mood": words.message("game-mood"),
        "maturity": game.maturity,
        "revision": game.revision,
        "options": [_option(option, words) for option in game.options],
    }


def _option(option: Option, words: Words) -> Data:
    choices = [
        {"id": choice, "label": words.message(f"option-{option.id}-{choice}")}
        for choice in option.choices
    ]
    return {
        "id": option.id,
        "label": words.message(f"option-{option.id}"),
        "choices": choices,
        "default": option.default,
        "many": option.many,
        "fewest": option.fewest,
        "goes_with": option.goes_with,
    }


def my_tables(
    held: Iterable[tuple[Card, list[str]]], lang: str, skip: int = 0, most: int = MOST_MINE
) -> list[Data]:
    """A visitor's tables: what waits for them, the longest wait first; then what runs; then what
    is over, the newest first. After the first ``skip`` so many at most."""
    rows = sorted(held, key=_urgency)[skip : skip + most]
    return [_row(card, roles, lang) for card, roles in rows]


def _urgency(held: tuple[Card, list[str]]) -> tuple[int, int]:
    card, roles = held
    if card.state.get("trial"):
        return (1 if card.status == RUNNING else 2), -card.changed
    since = dict(zip(card.state["waiting"], card.state["since"]))
    mine = [since[int(role)] for role in roles if role.isdigit() and int(role) in since]
    if mine:
        return 0, min(mine)
    return (1 if card.status == RUNNING else 2), -card.changed


def _row(card: Card, roles: list[str], lang: str) -> Data:
    state = card.state
    words, title = _words_and_title(card, lang)
    seats = sorted([int(role) for role in roles if role.isdigit()])
    since = dict(zip(state["waiting"], state["since"]))
    mine = [seat for seat in seats if seat in since]
    return {
        "id": card.id,
        "game": card.game,
        "title": title,
        "broken": _trouble(card.game, words),
        "status": card.status,
        "number": card.number,
        "opened": card.opened,
        "changed": card.changed,
        "names": [words.say(SeatName(seat)) for seat in range(len(state["names"]))],
        "seats": seats,
        "owner": "o" in roles,
        "brought": bool(state.get("brought")),
        "free_chairs": len(state.get("free", [])),
        "waiting": state["waiting"],
        "my_turn": bool(mine) and not state.get("trial"),
        "trial": bool(state.get("trial")),
        "waiting_since": min([since[seat] for seat in mine or since], default=card.changed),
    }


def finished_tables(held: Sequence[tuple[Card, list[str]]], lang: str, skip: int = 0) -> list[Data]:
    """A visitor's finished tables with their dates and how they ended, the newest first."""
    cards = {card.id: card for card, _ in held}
    return [row | _ending(cards[row["id"]], row, lang) for row in my_tables(held, lang, skip)]


def _ending(card: Card, row: Data, lang: str) -> Data:
    """The day a game was over, who played and how it ended, as far as the card tells."""
    state, day = card.state, datetime.fromtimestamp(card.changed / 1000).strftime("%Y-%m-%d")
    if row["broken"] is not None or "options" not in state:
        return {"day": day, "company": ", ".join(row["names"]), "outcome": ""}
    words, _ = _words_and_title(card, lang)
    return {
        "day": day,
        "company": company(row["names"], card.game, state["result"]),
        "outcome": outcome(words, card.game, state["options"], state["result"]),
    }


def title_of(game: str, lang: str) -> str:
    """What a game is called; one that cannot be played goes by its id."""
    return words_for(lang, game, ()).message("game-title") if game in editions.games() else game


def _words_and_title(card: Card, lang: str) -> tuple[Words, str]:
    """Words for a table and what its game is called; one that cannot be played goes by its id."""
    names = tuple(card.state["names"])
    if card.game not in editions.games():
        return words_for(lang, "", names), card.game
    words = words_for(lang, card.game, names)
    return words, words.message("game-title")


def _trouble(game: str, words: Words) -> str | None:
    """Why a game cannot be played, if it cannot."""
    if game in editions.games():
        return None
    why = editions.broken().get(game) or words.message("game-not-installed")
    return words.message("game-broken", game=game, why=why)


def open_tables(cards: Iterable[Card], lang: str, but: Container[str] = ()) -> list[Data]:
    """Tables with a free chair for everybody, but those where one sits already and those whose game
    cannot be played."""
    games = editions.games()
    return [_open_row(card, lang) for card in cards if card.id not in but and card.game in games]


def _open_row(card: Card, lang: str) -> Data:
    words = words_for(lang, card.game, tuple(card.state["names"]))
    free = card.state["free"]
    seats = range(len(card.state["names"]))
    return {
        "code": card.invite,
        "game": card.game,
        "title": words.message("game-title"),
        "opened": card.opened,
        "names": [words.say(SeatName(seat)) for seat in seats if seat not in free],
        "free": [seat in free for seat in seats],
    }
