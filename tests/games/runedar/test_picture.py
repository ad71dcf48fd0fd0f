"""The table at a glance: what it shows, that it fits, and that it tells no secrets."""

from typing import Any

import pytest
from games.runedar.fortress import fort, revealing
from games.runedar.pictures import mid_siege
from helpers import at, play
from pictures import seen

from underhall.core.agenda import SPECTATOR

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])


@in_each_language
def test_a_crowded_table_fits(lang: str) -> None:
    trolls = {"troll_1": 3, "troll_2": 2, "troll_3": 3, "troll_4": 4}
    goblins: dict[str, Any] = {"goblin_5_bribe_exact": {}, "goblin_5_bribe_any": {}}
    hand = ("imperial_axe", "imperial_crossbow", "imperial_tools", "craft_tools", "tool_bag")
    things = {"trolls": trolls, "goblins": goblins, "blocks": 0, "others": ({}, {}, {})}
    lines = seen(at(fort(*hand, area="tunnel_entrance", seats=4, **things)), lang=lang)
    assert max(len(line) for line in lines) <= 100
    assert len(lines) <= 40


def test_who_is_waited_for_has_a_mark() -> None:
    rows = [line[:6] for line in seen(mid_siege()) if line[2:3] in ("●", "■", "▲")]
    assert rows == ["> ● An", "  ■ Ol", "  ▲ Ba"]


def test_a_long_name_is_cut() -> None:
    assert any(line.startswith("  ▲ Bartłomiej Dług…  ") for line in seen(mid_siege()))


def test_a_spectator_sees_no_hand() -> None:
    assert any(line.startswith("hand  ") for line in seen(mid_siege()))
    assert not any(line.startswith("hand  ") for line in seen(mid_siege(), SPECTATOR))


def test_what_the_table_knows_of_a_hand() -> None:
    match = mid_siege()
    play(match, "0 take:4", "0 old_saw")
    assert "    known in hand: Shovel" in seen(match, 1)
    assert not any("known in hand" in line for line in seen(match, 0))


def test_machines_of_the_solo_game_lie() -> None:
    lines = seen(at(fort("old_saw", seats=1, machines={"siege_tower": "lying", "catapult": 0})))
    assert (
        "Siege tower: lying, stood up next turn · "
        "Catapult: before Ania, acts when their turn begins" in lines
    )


def test_goblins_ask_for_what_is_left() -> None:
    goblins = {"goblin_2_bribe_any": {"wood": 1, "metal": 1}, "goblin_2_rubble": 3}
    lines = seen(at(fort("old_saw", goblins=goblins, blocks=3)))
    assert "At the tunnel entrance: Corruptible goblin: 1 resource of any kind" in lines
    assert "                        Panicked goblin: 3 pieces of rubble around it" in lines


def test_rubble_before_the_entrance() -> None:
    lines = seen(at(fort("old_saw", rubble=5, blocks=4)))
    assert "Tunnel: 5 pieces of rubble before section 2 of 5 · goblins eliminated: 2 of 10" in lines
    assert "At the tunnel entrance: –" in lines


def test_prices_are_those_of_the_table() -> None:
    dear = {"upgrade_card": [{"id": "spear", "cost": {"wood": 0, "leather": 0, "metal": 4}}]}
    position = fort("old_saw", board={"4": "spear"})
    assert any("Spear  2 wood and 4 metal" in line for line in seen(at({**position, "data": dear})))


def test_the_end_says_how_it_came() -> None:
    over = at(fort("old_saw", goblins={"goblin_5_rubble": 1}, blocks=0, area="tunnel_entrance"))
    play(over, "0 hire:drive_off_goblin")
    assert seen(over)[:2] == [
        "The game is over.",
        "Victory (normal): the tunnel is open, and the dwarves escape with 17 gold.",
    ]
    lost = revealing("siege_1_06", orcs={"outside_carpentry": 9})
    assert seen(lost)[1] == (
        "Defeat (normal): the last orc figure entered play. 0 goblins were eliminated."
    )
