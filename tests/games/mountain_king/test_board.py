"""The board tells what the rules know: what lights up, what things are worth, what a dig brings."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from games.mountain_king.mountain import WINTER, mountain, player
from helpers import at, play, play_on, started
from rare import rarity
from server.house import laid, step

from underhall import editions
from underhall.core.asked import Asked
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.record import replay
from underhall.core.secrets import view
from underhall.games.mountain_king.box.names import CELLS, MINERALS, PLACES, RESOURCES, SHAPES
from underhall.games.mountain_king.face.board import draw
from underhall.games.mountain_king.face.board.laying import Site, laying
from underhall.games.mountain_king.face.board.moots import paid_units, refill
from underhall.games.mountain_king.face.board.shapes import joints, outline
from underhall.games.mountain_king.face.board.signs import placed, spendable
from underhall.games.mountain_king.face.board.worth import honor_now, network, standing_in
from underhall.games.mountain_king.rules.digging import Ghost, placement_code
from underhall.games.mountain_king.rules.payment import STORAGE, TROLL, plan
from underhall.games.mountain_king.rules.recruiting import cascade_gains
from underhall.games.mountain_king.rules.scoring import parts
from underhall.server.pages.choices import choices
from underhall.server.pages.table import parts as page_parts
from underhall.server.pages.table import sheet_of
from underhall.server.shown import facts
from underhall.text.words import SEEN, Words

RECORDS = Path(__file__).parent / "records"
RAW = editions.components("mountain_king")
COORDINATES = re.compile(r"\d+\s*,\s*\d")
WANTED = 0.95
ON_THE_BOARD = ("board", "standings", "side", "own", "hand")


@cache
def recorded(name: str) -> Match:
    data = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return replay(data, editions.edition("mountain_king"))


def moments(name: str, kind: str) -> Iterator[tuple[Any, int]]:
    """The states of a recorded game in which somebody is asked something."""
    for move in recorded(name).moves:
        asked = move.before.asked(move.seat)
        if asked is not None and asked.name == kind:
            yield move.before, move.seat


def seen(s: Any, seat: int) -> dict[str, Any]:
    return view(editions.edition("mountain_king").game, s, seat)


def say(seats: int, lang: str = "en") -> Any:
    return Words(lang, "mountain_king", tuple("ABCDE"[:seats])).say


# ---------------------------------------------------------------------- what lights up


def test_almost_every_decision_lights_something_on_the_board() -> None:
    table = laid("mountain_king", "me here")
    words = facts.words_of(table, "en")
    chance = Fast("lights")
    asked = lit = moves = 0
    while not table.is_over:
        moves += 1
        if moves % 4 == 1:
            told = facts.facts(table, table.waiting()[0], words)
            made = page_parts(told, words, {}, mine=[], owner=False, handover=None)
            asked += 1
            lit += any("data-options=" in made[name]["html"] for name in ON_THE_BOARD)
        step(table, chance)
    assert asked > 30
    assert lit / asked >= WANTED, f"{lit} of {asked}"


def test_every_cell_lights_up_however_many_placements_there_are() -> None:
    magic: dict[str, Any] = {"turn": {"magic": "distant_burrow"}, "options": WINTER}
    match = at(mountain(player("4 stone, 4 hammer"), step="recruit_or_dig", **magic))
    play(match, "0 dig", "0 tunnel_l4")
    told = seen(match.state, 0)
    tokens = told["decision"]["options"]
    assert len(tokens) > 1000
    lit = {cell["id"] for cell in draw(told, match.edition.raw, say(2))["mountain"]["cells"]}
    assert lit == {cell.rstrip("*") for token in tokens for cell in token.split("+")}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("name", ["two_players", "clear_winner_of_five", "teams"])
def test_nobody_has_to_read_coordinates(name: str, lang: str) -> None:
    match = recorded(name)
    words = Words(lang, "mountain_king", tuple("ABCDE"[: match.state.seats]))
    for move in match.moves[::9]:
        told = facts.scene(_at(match, move), move.seat, words)
        context = sheet_of(_table(told, move.seat, match.state.seats), words, {}).all()
        said = [context["f"]["prompt"]["sentence"]]
        said += [option["label"] for option in context["options"]]
        said += [one["label"] for one in context["refused"] if not context["g"]["instead"]]
        assert [text for text in said if COORDINATES.search(text)] == []


def test_a_trade_stands_after_what_it_helps_towards() -> None:
    match = recorded("clear_winner")
    words = Words("en", "mountain_king", tuple("ABCDE"[: match.state.seats]))
    seen = set()
    for move in match.moves:
        asked = move.before.asked(move.seat)
        if asked.name not in ("step1_menu", "step2_menu", "moot_position"):
            continue
        options = choices(facts.scene(_at(match, move), move.seat, words))["options"]
        staying = [option["token"] for option in options if not option["closes"]]
        assert "trade" not in staying[:-1]
        if "trade" in staying[1:]:
            seen.add(asked.name)
    assert seen == {"step1_menu", "step2_menu", "moot_position"}


def _at(match: Match, move: Any) -> Any:
    """A match that stands where a move was made."""
    found = Match(match.edition, match.state.seats, match.options, Fast(0))
    found.state = move.before
    return found


def _table(told: dict[str, Any], seat: int, seats: int) -> dict[str, Any]:
    """What a page needs beside the scene."""
    people = [
        {"seat": at, "name": "ABCDE"[at], "me": at == seat, "waiting": at == seat, "level": ""}
        for at in range(seats)
    ]
    beside = {"table": {"game": "mountain_king"}, "seat": seat, "log": [], "redo": False}
    return {**told, **beside, "players": people}


# ---------------------------------------------------------------------- derived numbers


@pytest.mark.parametrize("name", ["two_players", "clear_winner", "teams"])
def test_what_would_score_now_is_what_the_rules_would_score(name: str) -> None:
    for move in recorded(name).moves[::17]:
        s = move.before
        for seat in range(s.seats):
            *_, halls, statues = parts(s, s.owner(seat))
            assert honor_now(seen(s, seat)["table"], RAW, seat) == halls + statues


@pytest.mark.parametrize("name", ["clear_winner", "clear_winner_of_five"])
def test_what_a_dig_costs_and_brings_is_what_the_rules_say(name: str) -> None:
    for s, seat in moments(name, "dig_placement"):
        told = seen(s, seat)
        frame = told["agenda"][0]
        shape, mineral = SHAPES.code(frame["shape"]), MINERALS.code(frame["mineral"])
        site = Site(told, RAW)
        shown = laying(told, RAW, say(s.seats))
        assert shown is not None
        for token in told["decision"]["options"]:
            ghost = Ghost(s, seat, shape, placement_code(s.tables.turned[shape], token), mineral)
            there = [(cell % 22, cell // 22) for cell in ghost.cells]
            assert site.hammers(there) == ghost.cost[4]
            assert site.gains(there) == {
                RESOURCES.token(kind): n for kind, n in enumerate(ghost.gains) if n
            }
            assert shown["data"]["honor"] == ghost.honor
            assert {f"{x},{y}" for x, y in there if (x, y) in site.statues} == {
                CELLS.token(cell) for cell in ghost.statues
            }


def test_what_a_place_of_the_moot_would_fetch_is_what_the_rules_say() -> None:
    for s, seat in moments("clear_winner", "moot_position"):
        told = seen(s, seat)
        for token in told["decision"]["options"]:
            if token == "trade":
                continue
            fetched = cascade_gains(s, seat, PLACES.code(token))
            shown = refill(told, RAW, told["table"]["players"][seat]["moot"], token)
            wanted = {RESOURCES.token(kind): n for kind, n in enumerate(fetched) if n}
            assert {kind: n for kind, n in shown.items() if n} == wanted


def test_the_trolls_that_pay_are_those_of_the_automatic_payment() -> None:
    times = 0
    for s, seat in moments("two_players", "pay"):
        told = seen(s, seat)
        asked = s.asked(seat)
        planned = {
            (PLACES.token((source - TROLL) // 10), (source - TROLL) % 10): n
            for source, n in plan(s, seat, asked.resource, asked.n, asked.clan)
            if source != STORAGE
        }
        shown = paid_units(told, told["table"]["players"][seat]["moot"])
        assert {place for place, _ in shown} == {place for place, _ in planned}
        assert sum(shown.values()) == sum(planned.values())
        times += 1
    assert times


def test_who_trades_reads_how_many_they_have() -> None:
    s, seat = next(moments("clear_winner", "trade_give"))
    told = seen(s, seat)
    names = draw(told, RAW, say(4))["names"]
    assert set(names) >= set(told["decision"]["options"])
    for token, name in names.items():
        kind = RESOURCES.code(token)
        assert name.endswith(f": you have {s.held(seat, kind)}")


def brought(record: str, kind: str) -> Iterator[tuple[Any, Any]]:
    """What every option of some questions brings, beside the state and the token."""
    for s, seat in moments(record, kind):
        told = seen(s, seat)
        yield told, draw(told, RAW, say(5))["brings"]


def test_a_troll_to_be_elevated_says_what_it_fetches() -> None:
    told, brings = next(brought("clear_winner_of_five", "elevate_in"))
    for token in told["decision"]["options"]:
        makes = told["table"]["printed"]["trolls"][told["table"]["horde"][token]["troll"]]
        assert {one["id"]: one["n"] for one in brings[token]["goods"]} == makes


def test_a_place_of_the_moot_shows_what_it_fetches() -> None:
    told, brings = next(brought("clear_winner", "moot_position"))
    places = {token for token in told["decision"]["options"] if PLACES.has(token)}
    assert places == set(brings) and all(one["goods"] for one in brings.values())


def test_a_troll_of_the_horde_shows_its_bribes() -> None:
    told, brings = max(brought("clear_winner", "recruit_card"), key=lambda one: len(one[1]))
    assert {token: brings[token]["text"] for token in ("1_0", "2_0", "3_0")} == {
        "1_0": "free",
        "2_0": "2 bribes",
        "3_0": "5 bribes",
    }
    horde = told["table"]["horde"]
    lying = {token: horde[token].get("bribes", {}) for token in brings}
    assert any(lying.values())
    for token, one in brings.items():
        assert {good["id"]: good["n"] for good in one["goods"]} == {
            kind: f"+{n}" for kind, n in lying[token].items()
        }


def rare_brings(kind: str) -> tuple[Any, dict[str, Any]]:
    """The match where a rare question is asked, and what its options bring."""
    match = at(rarity("mountain_king", kind))
    told = seen(match.state, match.state.decision.seat)
    return match, draw(told, RAW, say(5))["brings"]


def test_a_pedestal_tells_the_most_that_an_anchor_gives_for_it() -> None:
    _, brings = rare_brings("bless_clan")
    anchors = seen(at(rarity("mountain_king", "bless_anchor")).state, 1)
    told = [draw(anchors, RAW, say(5))["names"][one] for one in anchors["decision"]["options"]]
    most = max(int(re.findall(r"\d+", name)[-1]) for name in told)
    assert (brings["fire"]["text"], brings["fire"]["goods"][0]["n"]) == ("up to", f"+{most}")


def test_a_troll_that_unloads_shows_what_it_holds() -> None:
    match, brings = rare_brings("unburden_troll")
    moot = match.edition.game.write(match.state)["players"][0]["moot"]
    shown = {token: {each["id"]: each["n"] for each in brings[token]["goods"]} for token in brings}
    assert shown == {token: moot[token]["holds"] for token in brings} and len(shown) == 4


def test_a_troll_that_would_fetch_nothing_says_so() -> None:
    _, brings = rare_brings("horn_troll")
    assert {token: one.get("text", "") for token, one in brings.items()} == {
        "2_0": "nothing",
        "2_1": "",
        "2_2": "nothing",
    }


def test_who_bribes_reads_how_many_they_have() -> None:
    told = seen(at(rarity("mountain_king", "bribe_resource")).state, 1)
    assert draw(told, RAW, say(5))["names"]["iron"] == "Iron: you have 4"


def shown(brings: dict[str, Any]) -> dict[str, list[tuple[str, Any]]]:
    """The pictures beside each option, with their numbers."""
    return {
        token: [(one["id"], one["n"]) for one in told["goods"]] for token, told in brings.items()
    }


def test_a_cell_for_a_statue_shows_what_it_is_worth_there() -> None:
    """The same on the map and beside the option."""
    for told, brings in brought("clear_winner", "statue_target"):
        cells = {row["id"]: row["worth"] for row in draw(told, RAW, say(5))["mountain"]["cells"]}
        assert {*brings} == {*told["decision"]["options"]}
        for token, pictures in shown(brings).items():
            assert pictures == [("honor", cells[token])]


def test_a_cell_of_a_hall_shows_what_the_hall_scores_with_a_statue_there() -> None:
    told, brings = next(brought("clear_winner", "statue_target"))
    first, altar, *_ = brings
    halls = {"rift": f"{first}+{altar}*"}
    there = {**told, "table": {**told["table"], "halls": halls}}
    cells = {row["id"]: row for row in draw(there, RAW, say(5))["mountain"]["cells"]}
    assert (cells[first]["worth"], cells[altar]["worth"]) == (0, 9)
    assert cells[altar]["label"].endswith("the hall scores 9")
    assert shown(draw(there, RAW, say(5))["brings"])[altar] == [("honor", 9)]


def test_a_mineral_says_how_much_honor_a_tunnel_of_it_can_score() -> None:
    told, brings = next(brought("clear_winner", "dig_mineral"))
    held = spendable(told["table"], told["seat"])
    for mineral, pictures in shown(brings).items():
        size = min(held[mineral], max(row["size"] for row in RAW["tunnels"]["items"]))
        assert pictures == [("honor", f"+{RAW['dig_honor'][mineral][str(size)]}")]


def test_a_shape_shows_what_it_costs_and_scores_and_how_many_are_left() -> None:
    told, brings = next(brought("clear_winner", "dig_shape"))
    mineral = told["agenda"][0]["mineral"]
    for row in RAW["tunnels"]["items"]:
        if row["id"] in brings:
            n = row["size"]
            honor = RAW["dig_honor"][mineral][str(n)]
            assert shown(brings)[row["id"]] == [(mineral, f"−{n}"), ("honor", f"+{honor}")]
            assert brings[row["id"]]["uses"] == told["table"]["stacks"][row["id"]]


def test_a_troll_that_makes_way_shows_what_goes_with_it() -> None:
    told, brings = next(brought("clear_winner_of_five", "elevate_out"))
    moot = told["table"]["players"][told["seat"]]["moot"]
    for token, pictures in shown(brings).items():
        assert dict(pictures) == told["table"]["printed"]["trolls"][moot[token]["troll"]]


def test_a_pedestal_of_the_bag_shows_the_own_statues_of_its_clan() -> None:
    told, brings = next(brought("clear_winner", "bag_pedestal"))
    own = standing_in(told["table"], network(told["table"], told["seat"]))
    assert shown(brings) == {
        clan: [(clan, len([1 for _, one in own if one == clan]))]
        for clan in told["decision"]["options"]
    }


def test_placements_in_the_prompt_show_what_they_cost_and_find() -> None:
    for s, seat in moments("clear_winner", "dig_placement"):
        told = seen(s, seat)
        laid, site = laying(told, RAW, say(5)), Site(told, RAW)
        assert laid and {*laid["brings"]} == {*laid["first"]}
        for token, found in laid["brings"].items():
            there = placed(token)
            hammers, stand = site.hammers(there), [at for at in there if at in site.statues]
            assert [(one["id"], one["n"]) for one in found] == [
                *([("hammer", f"−{hammers}")] if hammers else []),
                *[(kind, f"+{n}") for kind, n in site.gains(there).items()],
                *[(site.statues[at], f"+{site.base[site.zones[at]]}") for at in stand],
            ]


def test_places_for_a_hall_show_what_it_would_score() -> None:
    s, seat = next(moments("clear_winner", "hall_placement"))
    laid = laying(seen(s, seat), RAW, say(5))
    assert (
        laid and [[one["n"] for one in found] for found in laid["brings"].values()] == [["+9"]] * 2
    )


def test_a_workshop_shows_what_it_makes_how_often_and_where() -> None:
    _, brings = next(brought("teams", "workshop_build"))
    assert brings and all(one["recipes"] for one in brings.values())
    for told, brings in brought("teams", "step1_menu"):
        kinds = [token for token in told["decision"]["options"] if token.startswith("workshop:")]
        assert kinds == list(brings)
        for one in brings.values():
            assert one["recipes"] and one["uses"] >= 1 and one["where"]


def test_to_ignore_a_spell_stands_last() -> None:
    s, seat = next(moments("clear_winner", "spell_resolve"))
    closing = [option.token for option in Asked(s, s.asked(seat)).offered if option.closes]
    assert closing == ["ignore"]


# ---------------------------------------------------------------------- drawing


def test_an_outline_goes_round_its_cells_with_cut_corners() -> None:
    assert outline(frozenset([(0, 0)]), 0, 5) == "M0 5L5 0L25 0L30 5L30 25L25 30L5 30L0 25z"
    hook = outline(frozenset([(0, 0), (1, 0), (0, 1)]), 0, 5)
    assert "L30 30L" in hook, "an inner corner is not cut"
    assert joints(frozenset([(0, 0), (1, 0)])) == "M30 5v20"


def test_everything_can_be_drawn_for_a_spectator_and_at_the_end() -> None:
    match = play_on(started("mountain_king", 2, seed=5))
    for seat in (-1, 0, 1):
        told = draw(seen(match.state, seat), RAW, say(2))
        assert told["moot"] is None or seat >= 0
        assert [panel["score"] for panel in told["seats"]] == list(match.state.result.scores)


def test_placements_with_one_name_are_told_apart() -> None:
    for s, seat in moments("clear_winner", "dig_placement"):
        shown = laying(seen(s, seat), RAW, say(s.seats))
        assert shown is not None
        assert len(set(shown["names"].values())) == len(shown["names"])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_lines_of_the_log_need_no_coordinates_where_the_table_is_seen(lang: str) -> None:
    match = recorded("clear_winner")
    words = Words(lang, "mountain_king", ("Ania", "Borin", "Dalla"))
    happened = [*match.setup_events, *[event for move in match.moves for event in move.events]]
    lines = [words.event(event, SEEN) for event in happened]
    assert [line for line in lines if re.search(r"\d+·\d", line)] == []
    assert any("·" in words.event(event) for event in happened), "the terminal has a ruler"
