"""DWE-4M, 4M2: what cards score at the end of the game."""

import pytest
from games.dwergar.halls import clan, final

GOLD_EAST = {"decks": ["golden_terraces", "eastern_quarter"]}
GOLD_NEW = ["western_quarter", "golden_terraces", "new_shaft"]
RICH = "7/4/2/1"
DEAR = ["armoury", "chasm_barricade", "main_bolt", "hall_of_eldest_beard"]


@pytest.mark.rule("DWE-4.105", "DWE-4.106", "DWE-4.113")
def test_ex_19_card_7_8_24_26() -> None:
    scored = final(clan(RICH, developed=DEAR))
    assert scored == {
        "armoury": 4,
        "chasm_barricade": 2 * 2,
        "main_bolt": 3,
        "hall_of_eldest_beard": 2 * 2,
    }


@pytest.mark.rule("DWE-4.104", "DWE-4.105", "DWE-4.106", "DWE-4.113", "DWE-4.114", "DWE-4.115")
def test_cards_only_realized_score_nothing_and_others_do_not_count() -> None:
    """Seat 1 has the cards, seat 0 all that they count."""
    cards = ["north_wall", *DEAR, "jewellers_workshop", "treasury_traps"]
    full = {"lit": 2, "unlit": 3}
    assert final(clan(RICH, realized=cards, **full)) == {}
    poor = clan(developed=cards, lit=0, unlit=0)
    scored = final(clan(RICH, realized=["clan_lift"], **full), poor, seat=1)
    worth = {"north_wall": 7, "jewellers_workshop": 2 * 2}
    assert scored == {card: worth.get(card, 0) for card in cards}


@pytest.mark.rule("DWE-4.104")
@pytest.mark.parametrize("others", [0, 1, 4])
def test_ex_20_card_6(others: int) -> None:
    """A point for each developed card, of any deck, the North Wall included."""
    more = ["master_tools", "bowling_alley", "secret_entrance", "gold_foundry"][:others]
    scored = final(clan(developed=["north_wall", *more], realized=["clan_lift", "great_statue"]))
    assert scored == {"north_wall": 1 + others}


@pytest.mark.rule("DWE-4.105")
@pytest.mark.parametrize("iron", [0, 1, 9])
def test_the_armoury_counts_iron(iron: int) -> None:
    assert final(clan(f"5/{iron}/5/5", developed=["armoury"])) == {"armoury": iron}


@pytest.mark.rule("DWE-4.106")
@pytest.mark.parametrize("stone, points", [(2, 0), (3, 2), (5, 2), (6, 4), (11, 6)])
def test_the_barricade_counts_full_sets_of_three_stone(stone: int, points: int) -> None:
    own = clan(f"{stone}/5/5/5", developed=["chasm_barricade"])
    assert final(own) == {"chasm_barricade": points}


@pytest.mark.rule("DWE-4.113")
@pytest.mark.parametrize(
    "card, held, points",
    [
        ("main_bolt", "5/5/5/3", 9),
        ("main_bolt", "5/5/5/0", 0),
        ("hall_of_eldest_beard", "5/5/3/5", 6),
        ("hall_of_eldest_beard", "5/5/0/5", 0),
    ],
)
def test_bolt_and_hall_count_crystal_and_gold(card: str, held: str, points: int) -> None:
    assert final(clan(held, developed=[card])) == {card: points}


@pytest.mark.rule("DWE-4.114")
def test_ex_21_card_25() -> None:
    """R-20: the realization cost counts, not the crystal in the development of the statue."""
    cards = ["clan_lift", "diamond_crusher_heads", "great_statue"]
    own = clan(developed=["jewellers_workshop"], realized=cards)
    assert final(own, clan(), clan(), decks=GOLD_NEW) == {"jewellers_workshop": 3 * 2}


@pytest.mark.rule("DWE-4.114")
@pytest.mark.parametrize("state", ["realized", "developed"])
def test_the_jeweller_counts_every_owned_project_and_itself(state: str) -> None:
    alone = clan(developed=["jewellers_workshop"])
    assert final(alone) == {"jewellers_workshop": 2}
    cards = {"developed": ["jewellers_workshop"]}
    cards[state] = [*cards.get(state, []), "clan_lift"]
    assert final(clan("0/0/0/9", **cards)) == {"jewellers_workshop": 4}


@pytest.mark.rule("DWE-4.115", "DWE-4.145")
def test_ex_22_card_27_and_42() -> None:
    own = clan(lit=2, unlit=1, developed=["treasury_traps", "main_valve"])
    scored = final(own, sites={"forge": 0, "mine_2": 0}, **GOLD_EAST)
    assert scored == {"treasury_traps": 3, "main_valve": 4}


@pytest.mark.rule("DWE-4.115")
@pytest.mark.parametrize("lit, unlit", [(0, 0), (3, 0), (0, 5), (4, 4)])
def test_traps_count_furnaces_on_the_player_board(lit: int, unlit: int) -> None:
    own = clan(lit=lit, unlit=unlit, developed=["treasury_traps"])
    assert final(own) == {"treasury_traps": lit + unlit}


@pytest.mark.rule("DWE-4.145")
def test_the_valve_counts_own_furnaces_in_the_main_board_guild_or_mine() -> None:
    sites = {"forge": 0, "bellows": 0, "mine_1": 0, "mine_4": 1, "gearbox": 1}
    assert final(clan(developed=["main_valve"]), sites=sites, **GOLD_EAST) == {"main_valve": 6}
    own = clan(realized=["main_valve"])
    assert final(own, clan(), sites=sites, **GOLD_EAST) == {}
    assert final(clan(developed=["main_valve"], lit=3), **GOLD_EAST) == {"main_valve": 0}
