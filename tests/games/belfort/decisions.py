"""How Belfort's decision points are watched."""

from collections.abc import Iterator, Sequence
from typing import Any

from decisions import Begun, Row, Watch

from underhall.core.chance import Fast
from underhall.editions import edition

GUILDS = (
    "wizards+spies+bandits+thieves+architects",
    "librarians+recruiters+merchants+sawyers+masons",
    "librarians+recruiters+merchants+wizards+architects",
)
RICH = {"start_wood": 40, "start_stone": 40, "start_metal": 40, "start_gold": 60}
DECLINING = {
    "place": "pass",
    "mine_group": "mine:0+0+0+0",
    "forest_split": "forest:0+0",
    "quarry_split": "quarry:0+0",
    "camp_swap": "keep",
    "action": "end",
    "trade": "leave",
    "spy_take": "none",
    "bandit_next": "stop",
    "thief_next": "stop",
}


def games() -> Iterator[Begun]:
    """At every number of seats, half of them with rich players."""
    for seats in (2, 3, 4, 5):
        settings = [{}, *({"guilds": "custom", "custom_guilds": named} for named in GUILDS)]
        for options in settings[::3] if seats == 2 else settings:
            for seed in range(6):
                data = {"setup": RICH} if seed % 2 else None
                yield edition("belfort", data).start(seats, options, seed), seed


def prefers(s: Any, tokens: list[str], chance: Fast) -> Sequence[int]:
    """Players seldom leave anything undone."""
    busy = s.decision.name in ("place", "action") and chance.below(4)
    codes: list[int] = s.choices[1:] if busy else s.choices
    return codes


def whom(name: str, row: Row) -> set[bool] | None:
    if row.who == "active player":
        return {True}
    return {False} if row.who.startswith("each other player") else None


WATCH = Watch(games, lambda name, token: token == DECLINING.get(name), prefers, whom=whom)
