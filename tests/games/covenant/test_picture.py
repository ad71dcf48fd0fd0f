"""The table at a glance: what it shows, and that it fits."""

from __future__ import annotations

import pytest
from games.covenant.pictures import second_era
from helpers import at, play_on, started
from pictures import seen

from underhall.core.agenda import SPECTATOR


def test_the_elders_have_a_line_in_the_solo_game() -> None:
    elders = {"score": 40, "tracks": {"court": 3}, "dungeon": {"orc": 2}, "relics": {"belt": 1}}
    table = {"players": [{}], "elders": {**elders, "coins": {"coin_ale": 2}}}
    mountain = {"r2c2": {"chamber": "ch_03", "buildings": ["1:house"]}}
    position = {"game": "covenant", "seats": 1, "options": {"difficulty": "hard"}}
    match = at({**position, "table": {**table, "mountain": mountain}})
    lines = seen(match)
    assert (
        "★ Council of Elders (Hard): 40 GP · Court/Prestige/Mine 3/0/0 · achievements 1"
        in "".join([line[:78] for line in lines if line.startswith("★")])
    )
    assert any("[★h _]" in line for line in lines)
    assert any("Rada Starszych (trudny): 40 PC" in line for line in seen(match, 0, "pl"))


def test_a_spectator_sees_no_clan_board_of_their_own() -> None:
    lines = seen(second_era(), SPECTATOR)
    assert not any(line.startswith(("Tracks:", "Goals", "“")) for line in lines)
    assert any(line.startswith("● axe · Coin of Glory · Coin of the Hunt") for line in lines)


def test_empty_displays_are_told() -> None:
    shown = {key: [None] * n for key, n in (("rubble", 5), ("coins", 4), ("relics", 4))}
    position = {"game": "covenant", "seats": 2, "table": {"displays": shown}}
    lines = seen(at(position))
    assert "Rubble: – ║ Coins: –" in "\n".join(lines)
    assert "Relics (Mine): –" in "\n".join(lines)


@pytest.mark.parametrize(
    "lang, heads, total",
    [
        ("en", "Points of the solo game  ● Ania  ★ Elders", "Total"),
        ("pl", "Punkty w Trybie Solo  ● Ania  ★ Rada Starszych", "Razem"),
    ],
)
def test_a_solo_game_ends_with_the_points_of_both(lang: str, heads: str, total: str) -> None:
    match = play_on(started("covenant", 1, 3), 3)
    lines = seen(match, 0, lang)
    start = next(at for at, line in enumerate(lines) if line.split() == heads.split())
    rows = [line.split() for line in lines[start + 1 : lines.index("", start)]]
    points = [sum(int(row[at]) for row in rows[:-1]) for at in (-2, -1)]
    assert rows[-1] == [total, *[str(n) for n in points]]
    assert points == match.state.gp[:2]


def test_points_of_the_elders_wait_for_the_end() -> None:
    match = play_on(started("covenant", 1, 3), 3, 20)
    assert not any(line.startswith("Points of the solo game") for line in seen(match))
