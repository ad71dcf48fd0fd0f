"""The examination of the core at every setting, also without trades; and bots that play well."""

from __future__ import annotations

import pytest
from helpers import settings_by_number

from underhall import editions
from underhall.bots.bot import Bot
from underhall.core.chance import Fast
from underhall.core.check import examine, settings
from underhall.games.mountain_king.table.state import SOURCES

EDITION = editions.edition("mountain_king")
NO_TRADES = editions.edition("mountain_king", {"limits": {"trade_rate": 60}})
"""Random players trade everything away; without trades they dig, dedicate halls, move statues."""
SETTINGS = list(settings(EDITION))


@pytest.mark.parametrize("number", settings_by_number(EDITION))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = SETTINGS[number]
    match = examine(EDITION, seats, options, seed=number, thorough=37)
    assert match.state.last_round == match.state.round


@pytest.mark.parametrize("number", settings_by_number(EDITION))
def test_every_setting_is_examined_without_trades(number: int) -> None:
    seats, options = SETTINGS[number]
    match = examine(NO_TRADES, seats, options, seed=number, thorough=29)
    assert sum(match.state.result.points[0]) == match.state.result.scores[0]


def test_everything_scores_in_some_game() -> None:
    scored = [0] * len(SOURCES)
    for seed in range(12):
        s, chance = NO_TRADES.start(3, seed=seed), Fast(seed)
        while s.choices:
            s.play(s.choices[chance.below(len(s.choices))])
        for row in s.result.points:
            scored = [a + b for a, b in zip(scored, row)]
    assert min(scored) > 0


def test_greedy_beats_random_players() -> None:
    s = EDITION.start(2, seed=4)
    bots = [Bot("greedy", EDITION.game, 0, "smoke"), Bot("random", EDITION.game, 1, "smoke")]
    while s.choices:
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].choose(s))
    assert s.result.ranks[0] == 1
