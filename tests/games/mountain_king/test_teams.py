"""MTK-5.10 to 5.21: two teams of two."""

from typing import Any

import pytest
from games.mountain_king.dealing import dealt
from games.mountain_king.mountain import (
    BRIDGE,
    OTHERS,
    TEAMS,
    asked,
    card,
    honor,
    loads,
    moot_of,
    network,
    over,
    team_stock,
    troll,
    two_teams,
)
from helpers import answer_all, at, names, options, play, play_on, refused, started, table, told

from underhall.core.chance import Fast
from underhall.core.errors import BadOption
from underhall.core.match import Match
from underhall.core.secrets import redeal
from underhall.games.mountain_king.box.names import STARTERS


def team_game(crown: int = 0) -> Match:
    return dealt(4, TEAMS, crown=crown)


def team_end(*storages: str, moots: dict[int, Any] | None = None, **table: Any) -> Match:
    """The game has just ended; seats 1 and 0 completed their moots, unless told otherwise."""
    full = {0: moot_of(10), 1: moot_of(10, OTHERS), **(moots or {})}
    before_start = (table.get("start", 0) - 1) % 4
    ends = {"step": "statues", "seat": before_start, "round": 13, "last_round": 13, **table}
    return over(at(two_teams(*storages, moots=full, **ends)))


# ---------------------------------------------------------------------- who plays with whom


@pytest.mark.rule("MTK-5.10")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_exactly_four(seats: int) -> None:
    with pytest.raises(BadOption, match=r"MTK-5\.10"):
        started("mountain_king", seats, **TEAMS)


@pytest.mark.rule("MTK-5.10")
def test_teams_play_on_the_winter_side_seats_0_and_3_against_1_and_2() -> None:
    s = team_game().state
    assert s.mountain.width == 21
    assert [s.partner(seat) for seat in range(4)] == [3, 2, 1, 0]
    assert [s.owner(seat) for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("MTK-5.10")
def test_the_start_player_is_seat_0_or_seat_2() -> None:
    crowns = {started("mountain_king", 4, seed, **TEAMS).state.start for seed in range(20)}
    assert crowns == {0, 2}


@pytest.mark.rule("MTK-5.10")
@pytest.mark.parametrize("start, order", [(0, [0, 1, 1, 0]), (2, [1, 0, 0, 1])])
def test_turns_go_one_team_then_twice_the_other(start: int, order: list[int]) -> None:
    match, turns = at(two_teams(start=start, seat=start)), [start]
    while len(turns) < 4:
        play_on(match, len(match.moves), 1)
        if match.state.active != turns[-1]:
            turns.append(match.state.active)
    assert [match.state.owner(seat) for seat in turns] == order


# ---------------------------------------------------------------------- one storage


@pytest.mark.rule("MTK-5.11")
def test_a_team_has_one_storage_one_marker_and_one_pile_of_tokens() -> None:
    told_team = {"pedestals": {"fire": 1}, "honor": 7}
    match = at(two_teams("2 stone", "1 iron", teams=[told_team, {}]))
    written = table(match)
    assert written["teams"][0] == {"storage": {"stone": 2}, **told_team}
    assert {"storage", "pedestals", "honor"}.isdisjoint(written["players"][0])
    assert match.edition.game.scores(match.state) == [7, 0, 0, 7]


@pytest.mark.rule("MTK-5.11")
@pytest.mark.parametrize("seat, team", [(0, 0), (1, 1), (2, 1), (3, 0)])
def test_what_enters_storage_enters_that_of_the_team(seat: int, team: int) -> None:
    """The bribes and the pedestal on a card of level 2."""
    horde = {"2_0": {"troll": card("ochre_smith"), "pedestal": "moon", "bribes": {"rune": 1}}}
    held = ["2 coin", "2 coin"]
    match = at(two_teams(*held, seat=seat, step="recruit_or_dig", horde=horde))
    play(match, f"{seat} 2_0")
    written = table(match)["teams"]
    assert (team_stock(match, team), written[team]["pedestals"]) == ("1 rune", {"moon": 1})
    assert (team_stock(match, 1 - team), written[1 - team]["pedestals"]) == ("2 coin", {})


@pytest.mark.rule("MTK-5.11")
def test_a_dig_scores_and_takes_for_the_team() -> None:
    """Seat 3 digs to 10,3, where iron lies, and places a pedestal for its team."""
    things: dict[str, Any] = {"tunnels": BRIDGE[:2], "teams": [{"pedestals": {"ice": 1}}, {}]}
    match = at(two_teams("4 stone, 1 hammer", step="recruit_or_dig", seat=3, **things))
    play(match, "3 dig", "3 tunnel_i4", "3 7,3+8,3*+9,3+10,3", "3 ice", "3 none")
    assert (table(match)["teams"][0]["honor"], table(match)["takers"]) == (4, {"brown_ice": 0})
    assert team_stock(match) == "2 iron"
    assert match.edition.game.scores(match.state) == [4, 0, 0, 4]


@pytest.mark.rule("MTK-5.12")
def test_a_player_spends_own_trolls_and_team_storage_never_the_partners_trolls() -> None:
    moots = {0: {"1_0": troll("quarrier", "1 stone")}, 3: {"1_0": troll("quarrier", "1 stone")}}
    match = at(two_teams("2 stone", moots=moots, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_i2", "0 15,2*+15,3")
    assert options(match, 0) == ["auto", "storage", "1_0:stone"]
    play(match, "0 auto")
    assert (team_stock(match), loads(match, 0), loads(match, 3)) == (
        "1 stone",
        {},
        {"1_0": "1 stone"},
    )


@pytest.mark.rule("MTK-5.12")
def test_the_partners_trolls_pay_for_nothing() -> None:
    moots = {3: {"1_0": troll("quarrier", "1 stone"), "1_1": troll("rune_reader", "1 rune")}}
    match = at(two_teams("1 stone", moots=moots))
    assert asked(match) == "recruit_card"
    assert [match.state.held(seat, 0) for seat in range(4)] == [1, 0, 0, 2]


@pytest.mark.rule("MTK-5.12")
def test_a_cart_in_team_storage_is_universal() -> None:
    statues = {"fire": ["16,3"], "moon": ["15,3"]}
    match = at(two_teams("1 cart", step="statues", tunnels=BRIDGE[4:], statues=statues))
    assert options(match, 0) == ["end", "15,3", "16,3"]


# ---------------------------------------------------------------------- setup


@pytest.mark.rule("MTK-5.13")
@pytest.mark.parametrize("crown", [0, 2])
def test_starting_resources_go_to_the_team_without_any_bonus(crown: int) -> None:
    match = team_game(crown)
    for seat in [(crown + place) % 4 for place in range(4)]:
        if asked(match) == "place_gate":
            play(match, f"{seat} {options(match, seat)[0]}")
    for _ in range(8):
        answer_all(match)
    tables = match.edition.tables
    for team, partners in enumerate([(0, 3), (1, 2)]):
        laid = [entry["troll"] for seat in partners for entry in moot(match, seat)]
        amounts = [tables.starting[STARTERS.code(troll)] for troll in laid]
        expected = [sum(column) for column in zip(*amounts)]
        assert match.state.storage[team * 7 : team * 7 + 7] == expected
        assert len(laid) == 8


def moot(match: Match, seat: int) -> list[dict[str, Any]]:
    return list(table(match)["players"][seat]["moot"].values())


RING = ["wg4_1", "wg4_2", "wg4_3", "wg4_4"]


@pytest.mark.rule("MTK-5.14")
def test_partners_gates_are_neighbours_on_the_ring() -> None:
    match = team_game()
    assert options(match, 0) == RING
    play(match, "0 wg4_2")
    assert options(match, 1) == ["wg4_1", "wg4_3", "wg4_4"]
    play(match, "1 wg4_1")
    assert asked(match) == "draft_card"
    gates = [table(match)["players"][seat]["gate"] for seat in range(4)]
    assert gates == ["wg4_2", "wg4_1", "wg4_4", "wg4_3"]


@pytest.mark.rule("MTK-5.14")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_chosen_partners_end_up_as_neighbours(seed: int) -> None:
    match = play_on(started("mountain_king", 4, seed, **TEAMS), seed, 4)
    gates = [RING.index(table(match)["players"][seat]["gate"]) for seat in range(4)]
    assert {abs(gates[0] - gates[3]) % 2, abs(gates[1] - gates[2]) % 2} == {1}


@pytest.mark.rule("MTK-5.14")
def test_opposite_spots_are_left_to_nobody() -> None:
    """The third to choose may take what leaves the last partner a neighbour."""
    match = team_game()
    play(match, "0 wg4_1", "1 wg4_3")
    gates = [table(match)["players"][seat]["gate"] for seat in range(4)]
    assert gates[:2] == ["wg4_1", "wg4_3"]
    assert options(match, 2) == ["wg4_2", "wg4_4"]


# ---------------------------------------------------------------------- networks


@pytest.mark.rule("MTK-5.15")
def test_a_tunnel_may_touch_the_partners_network() -> None:
    match = at(two_teams("4 stone, 1 hammer", step="recruit_or_dig", seat=3, tunnels=BRIDGE[:4]))
    play(match, "3 dig", "3 tunnel_i4")
    assert "13,3+14,3*+15,3+16,3" in options(match, 3)


@pytest.mark.rule("MTK-5.15")
def test_a_tunnel_may_not_touch_the_other_team() -> None:
    """The gate of seat 2 is at 4,18."""
    way = ["2,5+2,6+2,7", "1,7+1,8+1,9", "1,10+1,11+1,12", "1,13+1,14+2,14", "2,15+3,15+3,16"]
    match = at(two_teams("2 stone", step="recruit_or_dig", seat=3, tunnels=way))
    play(match, "3 dig")
    assert refused(match, 3, "3,17*+4,17") == ("MTK-4.64", "beside-rival")


@pytest.mark.rule("MTK-5.16")
def test_connected_networks_are_one_for_both_partners() -> None:
    match = at(two_teams("4 stone, 1 hammer", step="recruit_or_dig", seat=3, tunnels=BRIDGE[:4]))
    assert set(network(match, 3)).isdisjoint(network(match, 0))
    play(match, "3 dig", "3 tunnel_i4")
    events = play(match, "3 13,3+14,3*+15,3+16,3")
    assert told(events, "networks-joined") == [{"who": 3, "partner": 0}]
    assert network(match, 3) == network(match, 0)
    assert {"16,2", "2,4"} <= {*network(match, 0)}


AT_SEAT_3: dict[str, Any] = {"statues": {"ice": ["6,3"]}, "workshops": {"ww02": "smelter"}}
"""A statue and a workshop in the network of seat 3; ww02 is at 6,4."""


def uses(*tunnels: str) -> dict[str, bool]:
    """What seat 0 can do at seat 3's end of the mountain, with these tunnels dug."""
    things: dict[str, Any] = {**AT_SEAT_3, "tunnels": [*tunnels]}
    statue = at(two_teams("1 cart, 3 coin", step="statues", **things))
    workshop = at(two_teams("2 stone, 2 coin", **things))
    hall = at(two_teams("4 coin", step="great_hall", **things))
    digging = at(two_teams("2 stone", step="recruit_or_dig", **things))
    play(digging, "0 dig")
    return {
        "statue": "6,3" in options(statue, 0),
        "workshop": "workshop:ww02" in options(workshop, 0),
        "hall": "rift" in options(hall, 0),
        "dig": "2,5*+2,6" in options(digging, 0),
    }


@pytest.mark.rule("MTK-5.16")
def test_while_apart_each_partner_uses_only_the_own_network() -> None:
    assert set(uses(*BRIDGE[:4]).values()) == {False}


@pytest.mark.rule("MTK-5.16")
def test_once_connected_both_use_all_of_it() -> None:
    assert set(uses(*BRIDGE).values()) == {True}


@pytest.mark.rule("MTK-5.16")
def test_a_distant_burrow_beside_the_partner_joins_the_partner() -> None:
    position = two_teams("2 stone", step="recruit_or_dig", turn={"magic": "distant_burrow"})
    match = at(position)
    events = play(match, "0 dig", "0 2,5*+2,6")
    assert (network(match, 3), network(match, 0)) == (["2,4", "2,5", "2,6"], ["16,2"])
    assert "networks-joined" not in names(events)


# ---------------------------------------------------------------------- the end

RICH: dict[str, Any] = {
    "tunnels": BRIDGE,
    "statues": {"ice": ["8,3"], "fire": ["2,4"], "moon": ["16,2"]},
    "pedestals": {"ice": ["8,3"]},
    "track": {"brown_ice": 4},
}


@pytest.mark.rule("MTK-5.17")
def test_all_honor_of_both_partners_counts_once_for_the_team() -> None:
    """One network with a statue on either gate and one on a pedestal."""
    match = team_end(teams=[{"honor": 20}, {"honor": 5}], **RICH)
    parts = {"digging": 20, "coronation": 5, "pedestals": 4, "statues": 12 + 2 + 2}
    assert honor(match, 0) == honor(match, 3) == parts
    assert honor(match, 1) == honor(match, 2) == {"digging": 5, "coronation": 3}
    assert match.state.result.scores == (45, 8, 8, 45)


@pytest.mark.rule("MTK-5.17")
def test_networks_apart_count_both() -> None:
    statues = {"ice": ["16,2"], "fire": ["2,4"]}
    halls = {"crucible": "4,2+3,3+4,3*+5,3+4,4"}
    match = team_end(tunnels=["3,4+3,5"], halls=halls, statues=statues)
    assert honor(match, 0) == {"coronation": 5, "halls": 2, "statues": 4}


@pytest.mark.rule("MTK-5.17")
def test_partners_share_the_place() -> None:
    match = team_end(teams=[{"honor": 2}, {"honor": 50}])
    assert match.state.result.ranks == (2, 1, 1, 2)
    assert match.state.result.winners == [1, 2]


@pytest.mark.rule("MTK-5.18")
def test_one_team_may_take_both_tokens() -> None:
    nine = moot_of(9)
    moots = {0: moot_of(10, OTHERS), 3: nine}
    match = at(two_teams(moots=moots, step="recruit_or_dig", seat=3, round=9))
    events = play(match, "3 1_0")
    assert told(events, "crowned") == [{"who": 3, "honor": 3}]
    assert told(events, "end-triggered") == [{"who": 3, "round": 11}]
    ended = team_end(moots={0: moot_of(10), 1: {}, 3: moot_of(10, OTHERS)})
    assert [honor(ended, seat).get("coronation", 0) for seat in range(4)] == [8, 0, 0, 8]


@pytest.mark.rule("MTK-5.18")
def test_the_first_token_does_not_trigger_the_end() -> None:
    match = at(two_teams(moots={0: moot_of(9)}, step="recruit_or_dig"))
    events = play(match, "0 1_0")
    assert told(events, "crowned") == [{"who": 0, "honor": 5}]
    assert table(match)["last_round"] == 0


@pytest.mark.rule("MTK-5.19")
def test_leftovers_of_a_team_are_pooled() -> None:
    holding = {"1_0": troll("quarrier", "1 stone")}
    moots = {0: {**moot_of(10), **holding}, 3: holding}
    match = team_end("1 stone", "2 stone", moots=moots)
    assert [honor(match, seat).get("leftovers", 0) for seat in range(4)] == [1, 0, 0, 1]


@pytest.mark.rule("MTK-5.20")
def test_a_tie_goes_to_the_lower_sum_of_levels_over_both_moots() -> None:
    """Each team has a full moot of nine or eleven levels; a partner's troll turns the scales."""
    moots = {0: moot_of(10), 1: moot_of(10, OTHERS)}
    even = [{"honor": 40}, {"honor": 42}]
    match = team_end(moots=moots, teams=even)
    levels = [1 + 1 + 1 + 1 + 2 + 3, 1 + 1 + 1 + 2 + 2 + 3]
    assert (match.state.result.scores, levels) == ((45, 45, 45, 45), [9, 10])
    assert match.state.result.ranks == (1, 2, 2, 1)
    moots[3] = {"2_0": troll("coal_jeweller")}
    assert team_end(moots=moots, teams=even).state.result.ranks == (2, 1, 1, 2)


@pytest.mark.rule("MTK-5.20")
@pytest.mark.parametrize("start, ranks", [(0, (2, 1, 1, 2)), (2, (1, 2, 2, 1))])
def test_then_the_team_without_the_crown_wins(start: int, ranks: tuple[int, ...]) -> None:
    moots = {0: moot_of(10), 1: moot_of(10, OTHERS), 3: {"2_0": troll("ash_peddler")}}
    crowned = [0, 1]
    even = [{"honor": 40}, {"honor": 42}]
    match = team_end(moots=moots, teams=even, start=start, crowned=crowned)
    assert (match.state.result.scores, match.state.result.ranks) == ((45,) * 4, ranks)


# ---------------------------------------------------------------------- secrets


def drafting() -> Match:
    """The gates stand, and everybody has laid two starters."""
    match = team_game()
    for _ in range(3):
        play(match, f"{match.state.waiting()[0]} {options(match, match.state.waiting()[0])[0]}")
    for _ in range(4):
        answer_all(match)
    return match


@pytest.mark.rule("MTK-5.21")
def test_partners_see_each_others_draft() -> None:
    match = drafting()
    players = match.edition.game.view(match.state, 0)["players"]
    assert [len(player["moot"]) for player in players] == [2, 0, 0, 2]
    assert [len(player["cards"]) for player in players] == [2, 0, 0, 2]


@pytest.mark.rule("MTK-5.21")
def test_only_the_rivals_are_dealt_anew() -> None:
    s = drafting().state
    game = drafting().edition.game
    dealt_anew = [redeal(game, s, 0, Fast(n)) for n in range(6)]
    for t in dealt_anew:
        assert [t.hands[0], t.hands[3], t.moot[:10], t.moot[30:]] == [
            *(s.hands[0], s.hands[3], s.moot[:10], s.moot[30:])
        ]
    assert any(t.moot[10:30] != s.moot[10:30] for t in dealt_anew)
