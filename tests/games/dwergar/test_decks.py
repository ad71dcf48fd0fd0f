"""DWE-4N: the rules that decks bring with them, Silverbeard among them."""

from typing import Any

import pytest
from games.dwergar.halls import (
    asked,
    bonuses,
    cart,
    clan,
    ending,
    fire,
    forged,
    halls,
    menu,
    revealed,
    sent,
)
from helpers import at, names, options, play, refused, started, table, told

from underhall.core.errors import BadData, UnknownToken

OLD = {"decks": ["western_quarter", "old_shaft"]}
CARDS = ["lava_river_bridge", "crumbling_rampart", "dangerous_blockage", "cursed_treasury"]
THREE = {"decks": ["western_quarter", "golden_terraces", "old_shaft"]}


def holder(*counts: int, **table_: Any) -> int | None:
    """Who holds Silverbeard after a round in which the seats owned so many Old Shaft cards."""
    cards = ["lava_river_bridge", "scaffold_reinforcement", *CARDS[1:], "abandoned_hoist"]
    clans = []
    for n in counts:
        clans.append(clan(realized=cards[:n]))
        cards = cards[n:]
    decks = OLD if len(counts) == 2 else THREE
    found: int | None = table(revealed("gearbox_starts", *clans, **decks, **table_))["silverbeard"]
    return found


# ---------------------------------------------------------------------- 4.121, 4.122 who holds him


@pytest.mark.rule("DWE-4.121")
@pytest.mark.parametrize(
    "counts, seat",
    [
        ((1, 0), 0),
        ((1, 2), 1),
        ((0, 0), None),
        ((2, 2), None),
        ((1, 1, 2), 2),
        ((2, 2, 1), None),
        ((0, 2, 2), None),
        ((3, 2, 1), 0),
    ],
)
def test_silverbeard_goes_to_the_sole_leader(counts: tuple[int, ...], seat: int | None) -> None:
    assert holder(*counts) == seat


@pytest.mark.rule("DWE-4.121")
def test_realized_and_developed_cards_count_alike() -> None:
    own = clan(developed=CARDS[:1], realized=CARDS[1:2])
    match = revealed("gearbox_starts", own, clan(realized=CARDS[2:3]), **OLD)
    assert table(match)["silverbeard"] == 0
    (event,) = [e for e in match.setup_events if e.name == "silverbeard-given"]
    assert (event.clause, told([event])) == ("DWE-4.121", [{"who": 0, "n": 2}])


@pytest.mark.rule("DWE-4.121")
def test_silverbeard_comes_at_the_start_of_a_round_only() -> None:
    own = clan("1/2/0/0", pool={"ironworker": 2})
    match = at(halls(own, track=["crumbling_rampart"], **OLD))
    play(match, "0 place:ironworker:architect_studio", "0 realize:crumbling_rampart")
    assert table(match)["silverbeard"] is None
    match = at(halls(clan(realized=CARDS), actions=None, **OLD))
    assert table(match)["silverbeard"] is None


@pytest.mark.rule("DWE-4.121")
def test_silverbeard_is_there_from_the_first_round_and_needs_a_card() -> None:
    match = started("dwergar", 2, decks="custom", custom_decks="new_shaft+old_shaft")
    while match.state.decision.name == "setup_colour":
        play(match, f"{match.state.decision.seat} {options(match, match.state.decision.seat)[0]}")
    assert table(match)["silverbeard"] is None


@pytest.mark.rule("DWE-4.122", "DWE-4.121")
@pytest.mark.parametrize(
    "counts, seat, news",
    [
        ((1, 0), 0, ["silverbeard-given"]),
        ((1, 2), 1, ["silverbeard-returned", "silverbeard-given"]),
        ((2, 2), None, ["silverbeard-returned"]),
        ((0, 0), None, ["silverbeard-returned"]),
    ],
)
def test_r_27_an_unspent_token_is_lost_unless_its_holder_leads_again(
    counts: tuple[int, int], seat: int | None, news: list[str]
) -> None:
    """R-27: the token is awarded anew each round."""
    mine, theirs = counts
    clans = [clan(realized=CARDS[:mine]), clan(realized=CARDS[mine : mine + theirs])]
    match = revealed("gearbox_starts", *clans, silverbeard=0, **OLD)
    assert table(match)["silverbeard"] == seat
    found = [name for name in names(match.setup_events) if name.startswith("silverbeard")]
    assert found == news


@pytest.mark.rule("DWE-4.122")
def test_an_unspent_token_stays_during_the_round() -> None:
    home = {"bellows": "foreman:0"}
    match = at(halls(clan(), clan(realized=CARDS), silverbeard=0, spaces=home, **OLD))
    play(match, *["0 forfeit"] * 3)
    assert (asked(match), table(match)["silverbeard"]) == ((1, "turn_menu"), 0)


# ---------------------------------------------------------------------- 4.123 what he does


@pytest.mark.rule("DWE-4.123")
def test_a_blacksmith_at_the_bellows_lights_all_and_warms_with_silverbeard() -> None:
    match = sent("blacksmith", "bellows", clan(unlit=3), silverbeard=0, **OLD)
    play(match, "0 silverbeard:heat_two", "0 heat_two", "0 light_all")
    assert (fire(match), table(match)["silverbeard"]) == ((2, 3, 0), None)


@pytest.mark.rule("DWE-4.123")
@pytest.mark.parametrize(
    "pawn, space, bonus, then",
    [
        ("foreman", "laboratory", "light_one_and_heat", "light_and_heat"),
        ("foreman", "bellows", "light_all", "light_all"),
        ("ironworker", "gearbox", "stone_to_carts", "stone:closed"),
        ("engineer", "furnace_workshop", "light_one_extra", "light_one"),
        ("ironworker", "forge", "heat_one", "heat_one"),
        ("foreman", "forge", "develop_any", "develop:master_tools"),
    ],
)
def test_any_dwarf_may_call_silverbeard_in_a_guild(
    pawn: str, space: str, bonus: str, then: str
) -> None:
    own = clan("9/9/9/9", heat=5, unlit=2, realized=["master_tools"])
    match = sent(pawn, space, own, silverbeard=0, **OLD)
    assert then not in options(match, 0)
    events = play(match, f"0 silverbeard:{bonus}")
    assert told(events) == [{"who": 0, "bonus": bonus, "space": space}]
    assert (then in options(match, 0), table(match)["silverbeard"]) == (True, None)
    play(match, f"0 {then}")


@pytest.mark.rule("DWE-4.123")
@pytest.mark.parametrize("space", ["mine_1", "mine_2", "mine_3", "mine_4"])
def test_silverbeard_does_not_go_into_the_mine(space: str) -> None:
    match = sent("engineer", space, clan(), silverbeard=0, **OLD)
    assert menu(match) == ["load"]
    play(match, "0 load")
    assert table(match)["silverbeard"] == 0
    assert cart(match, "level_" + space[-1]) != "0/0/0/0"


@pytest.mark.rule("DWE-4.123")
def test_silverbeard_unlocks_one_bonus_and_is_gone() -> None:
    match = sent("foreman", "bellows", clan(unlit=3), silverbeard=0, **OLD)
    assert menu(match) == ["light_one", "silverbeard:light_all", "silverbeard:heat_two"]
    play(match, "0 silverbeard:heat_two")
    assert menu(match) == ["light_one", "heat_two"]
    assert refused(match, 0, "silverbeard:light_all") == ("DWE-4.123", "silverbeard-not-held")


@pytest.mark.rule("DWE-4.123")
def test_silverbeard_is_for_his_holder_and_for_what_is_locked() -> None:
    match = sent("engineer", "bellows", clan(unlit=1), clan(), silverbeard=1, **OLD)
    assert refused(match, 0, "silverbeard:light_all") == ("DWE-4.123", "silverbeard-not-held")
    match = sent("blacksmith", "bellows", clan(unlit=1), silverbeard=0, **OLD)
    assert refused(match, 0, "silverbeard:light_all") == ("DWE-4.123", "already-unlocked")
    assert menu(match) == ["light_one", "light_all", "silverbeard:heat_two"]


# ---------------------------------------------------------------------- 4.124 to 4.126 other decks


@pytest.mark.rule("DWE-4.124")
@pytest.mark.parametrize("cards, kept", [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_the_eastern_quarter_keeps_heat(cards: int, kept: int) -> None:
    east = ["coal_crusher", "main_valve", "rune_hall"][:cards]
    decks = ["western_quarter", "eastern_quarter"]
    match = sent("ironworker", "forge", clan(heat=7, realized=east), actions=1, decks=decks)
    assert (asked(match), fire(match)[0]) == ((1, "turn_menu"), kept)


@pytest.mark.rule("DWE-4.125")
def test_the_new_shaft_pays_more_and_more() -> None:
    match = forged("chasm_infill", clan(developed=["ore_hoist"]))
    assert told(match.moves[-1].events, "chain-points")[0]["points"] == 2


@pytest.mark.rule("DWE-4.125")
def test_western_quarter_and_golden_terraces_have_their_say_at_the_end() -> None:
    match = ending(clan(realized=["armoury"]), clan(realized=["goldsmiths"]))
    assert (bonuses(match, "western-bonus"), asked(match)) == ([0], (0, "turn_menu"))
    play(match, "0 place:foreman:forge", "0 forfeit", "0 forfeit")
    assert (bonuses(match, "golden-bonus"), asked(match)) == ([1], (1, "golden_choice"))


@pytest.mark.rule("DWE-4.126")
def test_without_the_old_shaft_there_is_no_silverbeard() -> None:
    match = sent("engineer", "bellows", clan(unlit=1))
    with pytest.raises(UnknownToken):
        play(match, "0 silverbeard:light_all")
    with pytest.raises(BadData, match=r"the Old Shaft is not in play \(DWE-4.121\)"):
        at(halls(silverbeard=0))


@pytest.mark.rule("DWE-4.126")
@pytest.mark.parametrize(
    "card, decks",
    [
        ("armoury", ["new_shaft", "old_shaft"]),
        ("ore_hoist", ["western_quarter", "old_shaft"]),
        ("goldsmiths", ["western_quarter", "old_shaft"]),
        ("lava_river_bridge", ["western_quarter", "new_shaft"]),
        ("coal_crusher", ["western_quarter", "new_shaft"]),
    ],
)
@pytest.mark.parametrize("state", ["realized", "developed"])
def test_a_rule_comes_with_cards_and_those_with_their_deck(
    card: str, decks: list[str], state: str
) -> None:
    """Every rule counts owned cards; nobody owns a card of a deck that is not in play."""
    with pytest.raises(BadData, match="of a deck in play"):
        at(halls(clan(**{state: [card]}), decks=decks))


@pytest.mark.rule("DWE-4.126")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_of_the_decks_in_play_are_told_and_no_others(seats: int) -> None:
    match = started("dwergar", seats, decks="random", seed=seats)
    told_of = [event["deck"] for event in told(match.setup_events, "deck-chosen")]
    assert told_of == table(match)["decks"]
    seen = match.edition.game.view(match.state, 0)["printed"]["decks"]
    assert list(seen) == told_of
    assert len(told_of) == seats
