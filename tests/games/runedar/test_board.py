"""The table of Runedar in the browser: derived numbers agree with the rules."""

from __future__ import annotations

from typing import Any

import pytest
from helpers import at, started

from underhall import editions
from underhall.core.secrets import view
from underhall.games.runedar.box.names import (
    AREAS,
    CARDS,
)
from underhall.games.runedar.face.board import draw
from underhall.games.runedar.face.board.attacks import at_least, faces, spread
from underhall.games.runedar.face.board.dangers import bar
from underhall.games.runedar.face.board.forecast import arrows, coming, share
from underhall.games.runedar.face.board.fortress import PLACES, stand
from underhall.games.runedar.face.board.people import orc_chance
from underhall.games.runedar.rules.siege import Arrow

RAW = editions.components("runedar")


def plain(thing: object) -> str:
    """Words are not what is tested here."""
    return "1" if thing is None else str(thing)


def drawn(table: dict[str, Any], seats: int = 2, seat: int = 0) -> dict[str, Any]:
    match = at({"game": "runedar", "seats": seats, "table": table})
    return draw(view(match.edition.game, match.state, seat), RAW, plain)


def test_every_area_has_a_place() -> None:
    assert set(PLACES) == set(AREAS.tokens)


def test_a_few_figures_stand_apart_and_many_stay_within_their_area() -> None:
    for n in range(1, 9):
        figures: list[dict[str, Any]] = [{} for _ in range(n)]
        stand(figures, PLACES["tunnel_entrance"])
        assert all(268 <= figure["x"] <= 540 for figure in figures)
        assert len({figure["x"] for figure in figures}) == n


def test_many_orcs_are_one_figure_with_a_number() -> None:
    areas = drawn({"orcs": {"wall_tannery": 5, "foundry": 2}})["fortress"]["areas"]
    found = {area["id"]: [f for f in area["figures"] if f["kind"] == "foe"] for area in areas}
    assert [orc["many"] for orc in found["wall_tannery"]] == [5]
    assert [orc["many"] for orc in found["foundry"]] == [0, 0]


def test_a_workshop_with_orcs_is_shut() -> None:
    areas = drawn({"orcs": {"foundry": 1}})["fortress"]["areas"]
    shut = {area["id"]: area["stock"]["shut"] for area in areas if area["stock"]}
    assert shut == {"carpentry": False, "tannery": False, "foundry": True}


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("ranged", [True, False])
def test_chances_are_those_of_the_dice(dice: int, ranged: bool) -> None:
    chances = spread(faces(RAW, ranged), dice)
    assert sum(chances) == pytest.approx(1)
    one = chances[0] if ranged else 0.0
    assert one == (pytest.approx((4 / 6) ** dice) if ranged else 0.0)
    assert at_least(chances, 5)[1] == pytest.approx(1 - chances[0])


def test_the_next_card_comes_from_the_topmost_stack() -> None:
    table = started("runedar", 2).edition.game.view(started("runedar", 2).state, 0)
    cards = coming(table, RAW)
    assert {card["stack"] for card in cards} == {1}
    assert share(cards, "arrow") == f"{10 * len([c for c in cards if c['arrow']])} %"


def test_arrows_cost_what_the_rules_take() -> None:
    orcs = {"carpentry": 1, "wall_tannery": 2, "outside_foundry": 1}
    match = at({"game": "runedar", "seats": 2, "table": {"gold": 9, "orcs": orcs}})
    told = arrows(match.edition.game.view(match.state, 0), plain)
    for arrow in told:
        Arrow().run(match.state)
        assert match.state.gold == arrow["to"]
        shut = [s["icon"] for s in arrow["shut"]]
        workshops = {1: "wood", 2: "leather", 3: "metal"}
        assert shut == [res for area, res in workshops.items() if match.state.orcs[area]]


def test_an_orc_card_in_hand_is_as_likely_as_the_unseen_cards_say() -> None:
    player = {"hand": 5, "cards": {}, "unseen": {"orc": 2, "axe": 5}}
    assert orc_chance(player) == pytest.approx(1 - (5 * 4 * 3 * 2 * 1) / (7 * 6 * 5 * 4 * 3))
    assert orc_chance({**player, "hand": 1, "cards": {"orc": 1}}) == 1
    assert orc_chance({"hand": 5, "cards": {"axe": 5}, "unseen": {"orc": 2}}) == 0


def test_bars_show_what_is_left() -> None:
    assert [cell["full"] for cell in bar("trolls", 2, 5)] == [False, False, False, True, True]
    gold = bar("gold", 5, 20)
    assert [round(cell["wide"]) for cell in gold] == [96, 24]
    assert len([cell for cell in bar("siege", 23, 50) if cell["full"]]) == 3


def test_a_price_is_that_of_card_and_space() -> None:
    board = {"1": {"card": "pickaxe", "wood": 1}, "2": "blocked"}
    spaces = drawn({"board": board})["upgrades"]["spaces"]
    match = at({"game": "runedar", "seats": 2, "table": {"board": board}})
    assert len(spaces[0]["price"]) == sum(match.state.price(0))
    assert spaces[0]["missing"] == sum(match.state.missing[:3])
    assert [space["state"] for space in spaces[1:]] == ["blocked", "empty", "empty", "empty"]
    assert [one["icon"] for one in spaces[2]["price"]] == ["wood", "metal"], "what the space adds"


def test_every_card_can_be_drawn() -> None:
    for card in CARDS.tokens[1:8]:
        hand = drawn({"step": "cards", "players": [{"hand": [card]}]})["hand"]
        assert [one["card"] for one in hand if not one["spent"]] == [card]
    assert drawn({}, seat=-1)["hand"] == []
