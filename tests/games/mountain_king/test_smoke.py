"""In the Hall of the Mountain King from end to end: examined games, also without trades."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from underhall.bots.bot import Bot
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.check import examine, settings
from underhall.core.errors import BadData, BadOption
from underhall.core.game import Edition
from underhall.core.position import read_position, write_position
from underhall.core.secrets import redeal, view
from underhall.games.mountain_king.digging import Ghost, placement_code, refuse_placement
from underhall.games.mountain_king.encode import LENGTH, MOVES, observe
from underhall.games.mountain_king.game import GAME
from underhall.games.mountain_king.named import IRON, SHAPES, STONE
from underhall.games.mountain_king.payment import STORAGE, TROLL
from underhall.games.mountain_king.state import SOURCES

RAW = tomllib.loads((files("underhall.games.mountain_king") / "components.toml").read_text("utf-8"))
EDITION = Edition(GAME, RAW)
NO_TRADES = Edition(GAME, RAW, {"limits": {"trade_rate": 60}})
"""Random players trade everything away; without trades they dig, dedicate halls, move statues."""
SETTINGS = list(settings(EDITION))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_setting_is_examined(number: int) -> None:
    seats, options = SETTINGS[number]
    match = examine(EDITION, seats, options, seed=number, thorough=37)
    assert match.state.last_round == match.state.round


@pytest.mark.parametrize("number", range(len(SETTINGS)))
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


@pytest.mark.parametrize("seats, teams", [(2, "no"), (3, "no"), (4, "yes"), (5, "no")])
def test_learners_see_numbers_of_the_same_length(seats: int, teams: str) -> None:
    s, chance = NO_TRADES.start(seats, {"teams": teams}, seed=seats), Fast(seats)
    while s.choices:
        decision = s.decision
        assert sum(MOVES.mask(decision.name, s.choices)) == len(s.choices)
        if chance.below(5) == 0:
            assert len(observe(view(GAME, s, decision.seat))) == LENGTH
        s.play(s.choices[chance.below(len(s.choices))])


def test_greedy_beats_random_players() -> None:
    s = EDITION.start(2, seed=4)
    bots = [Bot("greedy", GAME, 0, "smoke"), Bot("random", GAME, 1, "smoke")]
    while s.choices:
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].choose(s))
    assert s.result.ranks[0] == 1


# ---------------------------------------------------------------------- secrets


def drafting(**options: str) -> Any:
    """A game of four in the middle of the draft."""
    s = EDITION.start(4, options, seed=2)
    for _ in range(24):
        s.play(s.choices[0])
    assert s.decision.name in ("draft_card", "draft_slot")
    return s


def test_drafts_are_secret() -> None:
    s = drafting()
    told = GAME.view(s, 0)["players"]
    assert told[0]["moot"] and told[0]["cards"]
    assert [(player["moot"], player["cards"]) for player in told[1:]] == [({}, [])] * 3
    assert any(redeal(GAME, s, 0, Fast(n)).moot[10:] != s.moot[10:] for n in range(5))


def test_partners_see_each_other_in_the_draft() -> None:
    s = drafting(teams="yes")
    told = GAME.view(s, 0)["players"]
    assert [bool(player["moot"]) for player in told] == [True, False, False, True]
    assert redeal(GAME, s, 0, Fast(1)).moot[30:] == s.moot[30:]


def test_after_the_draft_nothing_is_secret() -> None:
    takers = {"grey_fire": 0, "yellow_moon": 1}
    table = {"takers": takers, "track": {"grey_fire": 3, "yellow_moon": 4}}
    s = read_position(EDITION, {"seats": 2, "table": table})
    assert [player["tokens"] for player in GAME.view(s, SPECTATOR)["players"]] == [[3], [4]]
    assert GAME.view(s, 0) == GAME.view(s, 1) == GAME.view(s, SPECTATOR)
    assert GAME.write(redeal(GAME, s, 0, Fast(1))) == GAME.write(s)


# ---------------------------------------------------------------------- payment


def test_a_ghost_tells_cost_gain_and_payment() -> None:
    moot = {"1_0": {"troll": "starter_quarrier", "holds": {"stone": 1}}}
    player = {"moot": moot, "storage": {"stone": 3, "hammer": 1}, "gate": "wg4_4"}
    tunnels = ["2,5+3,5*+4,5", "5,5*+6,5", "7,5+8,4+8,5*"]
    position = {"seats": 4, "table": {"players": [player], "tunnels": tunnels}}
    s = read_position(EDITION, position)
    shape = SHAPES.code("tunnel_l4")
    code = placement_code(s.tables.turned[shape], "10,3+10,4+9,5*+10,5")
    ghost = Ghost(s, 0, shape, code, STONE)
    assert (ghost.refusal, ghost.honor, ghost.cost) == (None, 4, (4, 0, 0, 0, 0, 0, 0))
    assert ghost.gains == (0, 2, 0, 0, 1, 0, 0)
    assert len(ghost.statues) == 1
    assert ghost.payment == [(STONE, TROLL + STONE, 1), (STONE, STORAGE, 3)]
    assert Ghost(s, 0, shape, code, IRON).refusal is not None
    far = placement_code(s.tables.turned[shape], "14,7+14,8+13,9*+14,9")
    refusal = refuse_placement(s, 0, shape, far)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("MTK-4.63", "not-beside-network")


# ---------------------------------------------------------------------- positions and options


def test_a_short_position_is_made_up() -> None:
    moot = {"2_0": {"troll": "troll_1_ember_hauler", "holds": {"cart_fire": 1}}}
    s = read_position(EDITION, {"seats": 3, "table": {"players": [{"moot": moot}]}})
    written = GAME.write(s)
    assert list(written["players"][0]["moot"]) == ["1_0", "1_1", "1_2", "1_3", "2_0"]
    assert written["horde"]["1_0"] == {"troll": "troll_1_cinder_smelter"}
    assert written["players"][1]["storage"] == {"stone": 5, "iron": 1, "hammer": 1, "coin": 4}
    assert sum(written["supply"].values()) == 7


def test_a_position_at_every_step_reads_back() -> None:
    for step in ("spells", "recruit_or_dig", "great_hall", "statues", "setup"):
        s = read_position(EDITION, {"seats": 2, "table": {"step": step, "seat": 1}})
        written = write_position(EDITION, s, EDITION.settle(2, {}))
        back = read_position(EDITION, written)
        assert write_position(EDITION, back, EDITION.settle(2, {})) == written


FROM_GATE_TO_GATE = [
    *("15,5+15,6", "15,7+15,8+15,9+15,10", "14,10+14,11+14,12", "13,12+13,13"),
    *("9,13+10,13+11,13+12,13", "8,13+8,14+8,15"),
]


@pytest.mark.parametrize(
    "table, complaint",
    [
        ({"gold": 3}, "knows no 'gold'"),
        ({"horde": {"1_0": "starter_purser"}}, "no card of a deck"),
        ({"horde": {"1_0": {"troll": "troll_1_ember_hauler", "pedestal": "ice"}}}, "level 2"),
        ({"under": ["troll_1_ember_hauler"] * 2}, "named twice"),
        ({"book": ["unburdening", "unburdening"]}, "named twice"),
        ({"tunnels": ["1,5+2,5+4,5"]}, "is no tunnel"),
        ({"tunnels": ["1,5*+2,5*"]}, "two anchors"),
        ({"tunnels": ["15,5+16,5"]}, "lies on something else"),
        ({"tunnels": ["3,4+3,5"]}, "where no tunnel can"),
        ({"tunnels": FROM_GATE_TO_GATE}, "touches a rival"),
        ({"tunnels": ["7,10+8,10"], "pedestals": {"fire": ["7,10"]}}, "no anchor"),
        ({"halls": {"rift": "1,5+2,5"}}, "no placement of rift"),
        ({"halls": {"crucible": "8,10+7,11+8,11*+9,11+8,12"}}, "in no network"),
        ({"statues": {"fire": ["8,8"]}}, "nothing can stand on 8,8"),
        ({"bag": {"fire": 7}}, "7 of fire"),
        ({"crowned": [0]}, "a moot of ten"),
        ({"last_round": 9}, "two rounds after"),
        (
            {"track": {f"{zone}_ice": 4 for zone in ("grey", "brown", "orange", "yellow")}},
            "so many",
        ),
        ({"players": [{"gate": "wg4_1"}]}, "no start spot"),
        ({"players": [{"moot": {"3_0": "troll_1_ember_hauler"}}]}, "hangs in the air"),
        ({"players": [{"moot": {"1_0": "troll_1_ember_hauler"}}]}, "four starters"),
        (
            {"players": [{"moot": {"1_0": {"troll": "starter_purser", "holds": {"coin": 2}}}}]},
            "of c",
        ),
        ({"teams": [{}]}, "no game of teams"),
    ],
)
def test_a_position_that_cannot_be_is_refused(table: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_position(EDITION, {"seats": 2, "table": table})


@pytest.mark.parametrize(
    "frame, complaint",
    [
        ({"do": "pay", "seat": 0, "resource": "rune", "n": 3, "clan": None}, "to pay 3 with"),
        ({"do": "dig_shape", "seat": 0, "mineral": "heartstone"}, "nothing can be dug"),
        ({"do": "dig_shape", "seat": 0, "mineral": None}, "Blended Ores"),
        ({"do": "step2_menu", "seat": 1}, "not the turn of seat 1"),
        ({"do": "moot_position", "seat": 0}, "no troll waits"),
        ({"do": "statue_menu", "seat": 0}, "step statues"),
        ({"do": "hall_placement", "seat": 0, "hall": "rift"}, "hall-fits-nowhere"),
        ({"do": "unburden_troll", "seat": 0, "left": 3, "first": 1}, "no troll holds"),
        ({"do": "draft_card", "seat": 0}, "within draft_cards only"),
        ({"do": "workshop_build", "seat": 0, "spot": "ww01"}, "no workshop can be founded"),
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: dict[str, Any], complaint: str) -> None:
    table = {"step": "recruit_or_dig"}
    with pytest.raises(BadData, match=complaint):
        read_position(EDITION, {"seats": 2, "active": 0, "table": table, "agenda": [frame]})


@pytest.mark.parametrize(
    "seats, options, complaint",
    [
        (3, {"side": "winter"}, "only two players choose"),
        (3, {"teams": "yes"}, "exactly four"),
        (2, {"workshops": "chosen"}, "is needed there"),
        (2, {"workshops": "chosen", "chosen_workshops": "mint"}, "need 5 tiles"),
        (2, {"workshops": "chosen", "chosen_workshops": "mint+mint"}, "picked once"),
        (2, {"workshops": "chosen", "chosen_workshops": "bank"}, "'bank' is not one of"),
    ],
)
def test_options_that_do_not_go_together(
    seats: int, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(BadOption, match=complaint):
        EDITION.start(seats, options)
