"""What came out of many games: results, and what they say about the players and the chairs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from underhall.lab.stats import deviation, margin, mean, wilson


@dataclass(frozen=True)
class Outcome:
    """How one game ended: who sat on each chair, the result by chair, the decisions it took and
    the most options that any of them had."""

    number: int
    chairs: tuple[int, ...]
    result: dict[str, Any]
    decisions: int
    widest: int = 0

    def finishes(self) -> list[Finish]:
        """How each chair fared."""
        result = self.result
        rows = zip(self.chairs, result["scores"], result["ranks"], result["breakdown"])
        shared = result["ranks"].count(1) > 1
        return [
            Finish(player, chair, score, rank, rank == 1 and shared, points)
            for chair, (player, score, rank, points) in enumerate(rows)
        ]

    @property
    def together(self) -> bool:
        """Whether all had the same result."""
        result = self.result
        return len(set(result["ranks"])) == 1 and len(set(result["scores"])) == 1


@dataclass(frozen=True)
class Finish:
    """How one player fared in one game."""

    player: int
    chair: int
    score: int
    rank: int
    shared: bool
    points: dict[str, int]


@dataclass(frozen=True)
class Standing:
    """How a player (or a chair) fared over many games. A shared first place is a win."""

    games: int
    wins: int
    shared: int
    win_interval: tuple[float, float]
    mean_rank: float
    mean_score: float
    score_deviation: float
    score_margin: float
    breakdown: dict[str, float]

    @property
    def win_rate(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games if self.games else 0.0

    def data(self) -> dict[str, Any]:
        """The standing as JSON-compatible data."""
        return {
            "games": self.games,
            "wins": self.wins,
            "shared_wins": self.shared,
            "win_rate": self.win_rate,
            "win_rate_95": list(self.win_interval),
            "mean_rank": self.mean_rank,
            "mean_score": self.mean_score,
            "mean_score_margin_95": self.score_margin,
            "score_deviation": self.score_deviation,
            "mean_breakdown": self.breakdown,
        }


def standing(finishes: list[Finish]) -> Standing:
    """What they add up to."""
    wins = sum([finish.rank == 1 for finish in finishes])
    scores = [finish.score for finish in finishes]
    sources = list(finishes[0].points) if finishes else []
    return Standing(
        games=len(finishes),
        wins=wins,
        shared=sum([finish.shared for finish in finishes]),
        win_interval=wilson(wins, len(finishes)),
        mean_rank=mean([finish.rank for finish in finishes]),
        mean_score=mean(scores),
        score_deviation=deviation(scores),
        score_margin=margin(scores),
        breakdown={
            source: mean([finish.points[source] for finish in finishes]) for source in sources
        },
    )


@dataclass(frozen=True)
class Report:
    """All games of a plan. ``players`` are the bot levels; with ``rotated`` chairs went round."""

    game: str
    players: tuple[str, ...]
    outcomes: list[Outcome]
    seconds: float
    rotated: bool

    @property
    def decisions(self) -> int:
        """Real decisions taken in all games together."""
        return sum([outcome.decisions for outcome in self.outcomes])

    @property
    def decisions_per_second(self) -> float:
        """How fast the games went, by the clock on the wall."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_game(self) -> float:
        """How many real decisions a game takes."""
        return self.decisions / len(self.outcomes)

    @property
    def widest(self) -> int:
        """The most options that one decision had."""
        return max([outcome.widest for outcome in self.outcomes])

    @property
    def together(self) -> bool:
        """Whether the players won or lost as one, in every game."""
        return all(outcome.together for outcome in self.outcomes)

    def as_one(self) -> Standing:
        """How all players fared together."""
        return standing([outcome.finishes()[0] for outcome in self.outcomes])

    def points_as_one(self, won: bool) -> dict[str, float]:
        """The average points by source of the games won, or lost, together; none if there were
        no such games."""
        finishes = [outcome.finishes()[0] for outcome in self.outcomes]
        return standing([finish for finish in finishes if (finish.rank == 1) == won]).breakdown

    def by_player(self) -> list[Standing]:
        """How each player fared, wherever they sat."""
        finishes = self._finishes()
        seats = range(len(self.players))
        return [standing([finish for finish in finishes if finish.player == one]) for one in seats]

    def by_chair(self) -> list[Standing]:
        """How each chair fared, whoever sat there."""
        finishes = self._finishes()
        seats = range(len(self.players))
        return [standing([finish for finish in finishes if finish.chair == one]) for one in seats]

    def _finishes(self) -> list[Finish]:
        return [finish for outcome in self.outcomes for finish in outcome.finishes()]

    def data(self) -> dict[str, Any]:
        """The report as JSON-compatible data."""
        return {
            "game": self.game,
            "seats": list(self.players),
            "games": len(self.outcomes),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "results": [self._result(outcome) for outcome in self.outcomes],
            "summary": self._summary(),
        }

    def _result(self, outcome: Outcome) -> dict[str, Any]:
        levels = [self.players[player] for player in outcome.chairs]
        return {"seats": levels, **outcome.result, "decisions": outcome.decisions}

    def _summary(self) -> dict[str, Any]:
        players = zip(self.players, self.by_player())
        summary: dict[str, Any] = {
            "decisions_per_game": self.decisions_per_game,
            "most_options": self.widest,
            "players": [{"seat": level, **one.data()} for level, one in players],
        }
        if self.together:
            summary["together"] = {
                **self.as_one().data(),
                "mean_breakdown_won": self.points_as_one(True),
                "mean_breakdown_lost": self.points_as_one(False),
            }
        if self.rotated:
            summary["chairs"] = [one.data() for one in self.by_chair()]
        return summary
