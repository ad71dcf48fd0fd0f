"""Who sits at the table: people and bots, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from underhall.bots import registry
from underhall.bots.bot import NAMES, Bot
from underhall.cli.errors import BadInput
from underhall.cli.language import Messages
from underhall.core.game import Game

YOU = "you"


@dataclass(frozen=True)
class Player:
    """``who`` is ``you`` for a person at the keyboard, otherwise the level of a bot."""

    who: str
    name: str

    @property
    def is_bot(self) -> bool:
        """Whether code decides for this player."""
        return self.who != YOU

    def data(self) -> dict[str, str]:
        """The player as an entry of a record."""
        return {"who": self.who, "name": self.name}


def said(who: str, t: Messages) -> str:
    """``you`` or the level of a bot in words; a bot without words goes by its own name."""
    if who == YOU:
        return t("cli-you")
    name = t(f"level-{who}")
    return who if name == f"level-{who}" else name


def check_seats(seats: Sequence[str], t: Messages) -> None:
    """Refuse whoever is neither ``you`` nor a bot."""
    known = (YOU, *registry.levels())
    for seat in seats:
        if seat != YOU and seat not in registry.known():
            raise BadInput(t("cli-no-player", found=seat, known=", ".join(known)))


def default_seats(game: Game[Any]) -> list[str]:
    """You and as many good opponents as the game needs."""
    return [YOU] + [registry.usual()] * (game.seats[0] - 1)


def seated(seats: Sequence[str], names: Sequence[str], t: Messages) -> list[Player]:
    """The players on ``seats``; ``names`` are those of the people, or of everybody."""
    people = [at for at, who in enumerate(seats) if who == YOU]
    if names and len(names) not in (len(people), len(seats)):
        raise BadInput(t("cli-names-count", found=len(names), people=len(people), all=len(seats)))
    if any(not name for name in names):
        raise BadInput(t("cli-names-empty"))
    given = dict(zip(people if len(names) == len(people) else range(len(seats)), names))
    spare = iter([name for name in NAMES if name not in names] * len(seats))
    return [Player(who, _name(who, at, given, spare, t)) for at, who in enumerate(seats)]


def _name(who: str, at: int, given: dict[int, str], spare: Any, t: Messages) -> str:
    if at in given:
        return given[at]
    return t("cli-player-name", n=at + 1) if who == YOU else str(next(spare))


def recorded(record: dict[str, Any], t: Messages) -> list[Player] | None:
    """The players a record tells of, if it does."""
    players = record.get("players")
    if players is None:
        return None
    if not isinstance(players, list) or len(players) != record["seats"]:
        raise BadInput(t("cli-record-players"))
    for player in players:
        if not isinstance(player, dict) or not all(
            isinstance(player.get(key), str) for key in ("who", "name")
        ):
            raise BadInput(t("cli-record-players"))
    check_seats([player["who"] for player in players], t)
    return [Player(player["who"], player["name"]) for player in players]


def bot_for(player: Player, game: Game[Any], seat: int, seed: int | str, number: int) -> Bot:
    """The bot that acts from decision ``number`` on: made anew, so that the same moment, after an
    undo or in a resumed game, finds it in the same mind."""
    return Bot(player.who, game, seat, f"{seed}/{number}")
