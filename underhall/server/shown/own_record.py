"""One's own record over the finished games of this browser: wins, scores, streaks, by game."""

from __future__ import annotations

from collections.abc import Iterable

from underhall.server.shown.lobby import title_of
from underhall.server.store.interface import OVER, Card
from underhall.server.tables.log import Data

Held = tuple[Card, list[str]]


def own_record(held: Iterable[Held], lang: str) -> list[Data]:
    """A row for each game and number of players, the most played first. Only games count that one
    played in one chair from the beginning to the end; who resigned did not, whatever the bot in
    their chair made of it."""
    games: dict[tuple[str, int], list[tuple[int, bool]]] = {}
    for card, roles in sorted(held, key=lambda one: one[0].changed):
        played = _played(card, roles)
        if played is not None:
            games.setdefault((card.game, len(card.state["names"])), []).append(played)
    rows = [_row(game, seats, played, lang) for (game, seats), played in games.items()]
    return sorted(rows, key=lambda row: (-row["played"], row["title"], row["seats"]))


def _played(card: Card, roles: list[str]) -> tuple[int, bool] | None:
    """One's own points and whether one won; None for what does not count."""
    result = card.state.get("result")
    own = [int(role) for role in roles if role.isdigit()]
    partly = card.state.get("brought") or card.state.get("amid")
    if card.status != OVER or not result or len(own) != 1 or partly:
        return None
    seat = own[0]
    if seat not in card.state.get("people", own):
        return None
    return result["scores"][seat], result["ranks"][seat] == 1 and not result.get("drawn")


def _row(game: str, seats: int, played: list[tuple[int, bool]], lang: str) -> Data:
    scores = [points for points, _ in played]
    return {
        "title": title_of(game, lang),
        "seats": seats,
        "played": len(played),
        "won": sum([won for _, won in played]),
        "best": max(scores),
        "mean": round(sum(scores) / len(scores), 1),
        "streak": longest_streak([won for _, won in played]),
    }


def longest_streak(wins: Iterable[bool]) -> int:
    """The most wins in a row."""
    longest = now = 0
    for won in wins:
        now = now + 1 if won else 0
        longest = max(longest, now)
    return longest
