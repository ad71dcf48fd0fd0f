"""The table of Covenant in the browser: derived numbers agree with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from games.covenant.hall import gain, hall
from helpers import at

from underhall import editions
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import view
from underhall.games.covenant.box.boards import EDGES, POINTS
from underhall.games.covenant.box.names import TRACKS
from underhall.games.covenant.face.board import draw
from underhall.games.covenant.face.board.land import Land, after
from underhall.games.covenant.face.board.mountain import between, common_side, ground, spot

RAW = editions.components("covenant")
Data = dict[str, Any]
DECLINES = ("none", "stop", "decline", "end", "keep")


def plain(thing: object) -> str:
    """Words are not what is tested here."""
    return str(thing)


def busy_game(seats: int, seed: str) -> Iterator[tuple[Match, int]]:
    """A game in which nobody declines anything: before each decision, and whose it is."""
    match = Match(editions.edition("covenant"), seats, chance=Fast(seed))
    dice = Fast(f"busy {seed}")
    while (decision := match.state.decision) is not None:
        yield match, decision.seat
        s = match.state
        tokens = [decision.token(s, code) for code in decision.options(s)]
        doing = [token for token in tokens if token not in DECLINES] or tokens
        match.play(decision.seat, doing[dice.below(len(doing))])


def seen(match: Match, seat: int) -> Data:
    return view(match.edition.game, match.state, seat)


def drawn(table: Data, agenda: list[Data] | None = None, seats: int = 2) -> Data:
    position: Data = {"game": "covenant", "seats": seats, "active": 0, "table": table}
    match = at({**position, **({"agenda": agenda} if agenda else {})})
    return draw(seen(match, 0), RAW, plain)


# ---------------------------------------------------------------------- the map


def test_points_and_edges_lie_between_their_chambers() -> None:
    for token in POINTS.tokens:
        x, y = between(token)
        away = [((x - a) ** 2 + (y - b) ** 2) ** 0.5 for a, b in map(spot, token.split("+"))]
        assert max(away) - min(away) < 0.1
    assert len({between(token) for token in EDGES.tokens}) == len(EDGES.tokens)
    assert common_side("r1c1+r1c2") == "M145.5 28.0L145.5 -28.0"


@pytest.mark.parametrize("cells, columns", [("side_1_2", 5), ("side_3_4", 6)])
def test_the_whole_mountain_is_in_the_picture(cells: str, columns: int) -> None:
    ids = tuple(row["id"] for row in RAW["board"][cells]["mountain"]["cells"])
    left, top, width, height = [float(n) for n in ground(ids)["box"].split()]
    for id in ids:
        x, y = spot(id)
        assert left + 60 <= x <= left + width - 60 and top + 60 <= y <= top + height - 60
    assert max(int(id[3:]) for id in ids) == columns


# ---------------------------------------------------------------------- what would score


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_projects_penalties_and_districts_are_counted_as_the_rules_do(seats: int) -> None:
    for made, (match, _) in enumerate(busy_game(seats, f"land {seats}")):
        if made % 7:
            continue
        told = seen(match, 0)
        land = Land(told)
        for seat, player in enumerate(told["table"]["players"]):
            worth = {token: land.points(seat, token) for token in told["table"]["projects"]}
            assert worth == player["project_worth"]
            assert land.lost(seat) == player["penalty"]
            assert land.districts_of(seat) == player["districts"]
            assert land.presence(seat) == set(player["presence"])


@pytest.mark.parametrize("n", range(1, 7))
def test_every_project_is_counted_as_the_rules_do(n: int) -> None:
    mountain = {
        "r2c2": {"chamber": "ch_01", "buildings": ["0:house", "1:house"], "enemies": {"orc": 1}},
        "r2c3": {"chamber": "ch_07", "buildings": ["0:workshop"]},
        "r3c3": {"chamber": "ch_14", "buildings": ["1:house", "0:house"]},
        "r3c2": {"chamber": "ch_05", "buildings": ["0:workshop"]},
    }
    table = {
        "mountain": mountain,
        "pillars": {"r2c2+r2c3+r3c3": 0},
        "gates": {"r2c2+r3c2": 0, "r2c3+r3c3": 1},
        "projects": [f"project_{kind}{n}" for kind in "abc"],
    }
    match = at({"game": "covenant", "seats": 2, "table": table})
    told = seen(match, 0)
    for seat, player in enumerate(told["table"]["players"]):
        own = {token: Land(told).points(seat, token) for token in player["project_worth"]}
        assert own == player["project_worth"]


PLACED = {"place_pillar": "pillar", "place_gate": "gate", "place_basic": ""}


def test_a_building_brings_what_its_option_says() -> None:
    asked = 0
    for seed in ("one", "two", "three"):
        before: tuple[int, Data] | None = None
        for match, seat in busy_game(2, f"building {seed}"):
            told = seen(match, seat)
            if before is not None:
                check_building(before[0], before[1], told)
                asked += 1
            kind = told["decision"]["kind"] if told["decision"] else ""
            before = (seat, told) if kind in PLACED else None
    assert asked > 10


def check_building(seat: int, before: Data, now: Data) -> None:
    """The note of the option that was taken told what it would change."""
    new = [one for one in Land(now).built if one not in Land(before).built]
    if len(new) != 1:
        return
    _, kind, cells = new[0]
    change = after(before, Land(before), seat, kind, cells)
    then, later = [told["table"]["players"][seat] for told in (before, now)]
    worth = [sum(player["project_worth"].values()) for player in (then, later)]
    assert change["projects"] == worth[1] - worth[0]
    assert change["lost"] == later["penalty"] - then["penalty"]
    assert change["districts"] == later["districts"] - then["districts"]


# ---------------------------------------------------------------------- numbers at the choice


def notes_of(table: Data, agenda: list[Data]) -> Data:
    found: Data = drawn(table, agenda)["notes"]
    return found


def shown(note: Data) -> list[tuple[str, Any]]:
    return [(one["icon"], one["n"]) for one in note["signs"]]


def test_an_enemy_tells_its_steps_and_its_die() -> None:
    mountain = {"r2c2": {"chamber": "ch_03", "enemies": {"goblin": 2, "troll": 1}}}
    table = {
        "mountain": mountain,
        "dice": {"goblin": 1, "orc": 1, "troll": 3},
        "aside": {"goblin": 1},
    }
    fight = {"do": "fight_pick", "seat": 0, "strength": 3, "goblins": 1, "orcs": 0, "trolls": 0}
    notes = notes_of(table, [fight, {"do": "end_turn", "seat": 0}])
    assert shown(notes["r2c2:goblin"]) == [("honour", 1)]
    assert shown(notes["r2c2:troll"]) == [("honour", 2), ("coin", "")]


def test_a_moved_enemy_tells_what_the_end_would_cost_more_or_less() -> None:
    """One leaves a chamber of one's own free, another enters it."""
    mountain = {
        "r2c2": {"chamber": "ch_03", "enemies": {"goblin": 1}, "buildings": ["0:house"]},
        "r2c3": {"chamber": "ch_05", "enemies": {"orc": 2}},
        "r3c3": {"chamber": "ch_06", "buildings": ["0:house"]},
    }
    moves = [{"do": "move_enemy", "seat": 0, "n": 1, "why": "back"}, {"do": "end_turn", "seat": 0}]
    notes = notes_of({"mountain": mountain}, moves)
    lost = {token: one["lost"] for token, one in notes.items()}
    assert (lost["r2c2:goblin:r2c3"], lost["r2c3:orc:r3c3"]) == (-2, 2)
    assert "r2c3:orc:r2c2" not in lost, "enemies stand there as before"


def test_a_resource_to_take_or_to_lose_tells_how_many_there_are() -> None:
    said = []

    def say(thing: Any) -> str:
        said.append(thing)
        return str(thing)

    table = {"players": [{"resources": {"iron": 2, "gold": 3}}, {}]}
    agenda = [{"do": "discard_resource", "seat": 0}, {"do": "end_turn", "seat": 0}]
    match = at({"game": "covenant", "seats": 2, "active": 0, "table": table, "agenda": agenda})
    draw(seen(match, 0), RAW, say)
    told = [one.args["n"] for one in said if getattr(one, "id", "") == "board-in-store"]
    assert told == [2, 3]


def test_a_relic_tells_what_its_column_scores_with_it() -> None:
    forged = {"slot_7": "axe_1", "slot_8": "axe_2"}
    match = at(hall({"tools": forged, "tracks": {"mine": 11}}, {}, agenda=gain("relic")))
    notes = draw(seen(match, 0), RAW, plain)["notes"]
    assert notes and {one["gp"] for one in notes.values()} == {2}


def test_a_building_in_a_new_district_tells_what_its_column_scores() -> None:
    mountain = {"r2c2": {"chamber": "ch_03"}, "r4c3": {"chamber": "ch_21"}}
    gains = []
    for tools in ({}, {"slot_1": "axe_1", "slot_2": "axe_2"}):
        match = at(hall({"tools": tools}, {}, agenda=gain("build:house"), mountain=mountain))
        notes = draw(seen(match, 0), RAW, plain)["notes"]
        gains.append({cell: one["gp"] for cell, one in notes.items()})
    assert gains[0] and gains[1] == {cell: gp + 2 for cell, gp in gains[0].items()}


def test_a_tool_tells_what_it_could_do() -> None:
    mountain = {
        cell: {"chamber": chamber, "enemies": enemies}
        for cell, chamber, enemies in (
            ("r2c2", "ch_03", {"goblin": 2}),
            ("r2c3", "ch_05", {"troll": 1}),
            ("r4c2", "ch_06", {}),
            ("r4c3", "ch_21", {}),
        )
    }
    dwarves = [{"strength": 3}, {}, {}, {}]
    held = {"iron": 1, "gold": 2}
    table = {"mountain": mountain, "players": [{"dwarves": dwarves, "resources": held}, {}]}
    notes = notes_of(table, [{"do": "tool", "seat": 0, "dwarf": "d1"}])
    assert shown(notes["printed_pickaxe"]) == [("rubble", 3), ("mine", 2)]
    assert shown(notes["printed_axe"]) == [("goblin", 2), ("troll", 1)]
    assert shown(notes["printed_cart"])[0][0] == "star"


def test_a_site_tells_what_deliveries_bring_and_what_is_missing() -> None:
    held = {"iron": 2, "gold": 1, "mythrall": 1}
    pick = {"do": "site_pick", "seat": 0, "strength": 2, "reach": "throne_too", "why": "transport"}
    table = {"players": [{"resources": held}, {}]}
    notes = notes_of(table, [pick, {"do": "end_turn", "seat": 0}])
    assert (notes["pillar_1"]["gp"], shown(notes["pillar_1"])) == (2, [("covenant-pillar", "")])
    assert (notes["pillar_3"]["gp"], shown(notes["pillar_3"])) == (4, [])
    honest = {"players": [{"resources": {"iron": 2}, "traditions": ["tradition_05"]}, {}]}
    assert notes_of(honest, [pick, {"do": "end_turn", "seat": 0}])["pillar_3"]["gp"] == 4


def test_a_refreshment_tells_how_far_the_tool_would_go() -> None:
    dwarves = [{"strength": 1, "tool": "printed_pickaxe"}, {}, {}, {}]
    table = {
        "turn": {"dwarf": "d1", "tool": "printed_pickaxe"},
        "players": [{"dwarves": dwarves, "tokens": {"plus_1": 1, "plus_2": 1}}, {}],
    }
    ask = {"do": "spend_refreshment", "seat": 0}
    notes = notes_of(table, [ask, {"do": "use_tool", "seat": 0, "used": 0}])
    assert shown(notes["plus_1"]) == [("rubble", 2), ("mine", 1)]
    assert shown(notes["plus_2"]) == [("rubble", 3), ("mine", 2)]
    assert "none" not in notes


def test_rubble_tells_the_step_that_it_adds() -> None:
    pick = {"do": "rubble_pick", "seat": 0, "strength": 4, "picked": [1]}
    table: Data = {"turn": {"dwarf": "d1", "tool": "printed_pickaxe"}}
    notes = notes_of(table, [pick])
    assert {tuple(shown(note)) for note in notes.values()} == {()}
    notes = notes_of(table, [{**pick, "strength": 3, "picked": [1, 2]}])
    assert {tuple(shown(note)) for note in notes.values()} == {(("mine", "+1"),)}


def test_a_prisoner_tells_what_the_council_would_score_less() -> None:
    players = [{"dungeon": {"goblin": 3, "orc": 1, "troll": 1}}, {}]
    table = {"phase": "council", "players": players}
    notes = notes_of(table, [{"do": "release_enemy", "seat": 0}])
    lost = {kind: shown(note)[0][1] for kind, note in notes.items()}
    assert lost == {"goblin": "0", "orc": "−1", "troll": "−2"}


def test_a_cart_on_the_throne_tells_its_place_and_its_glory() -> None:
    said = []

    def say(thing: Any) -> str:
        said.append(thing)
        return str(thing)

    table = {"players": [{"resources": {"iron": 1}}, {}], "throne": [{}, {"gold": 1}]}
    agenda = [{"do": "throne_resource", "seat": 0, "n": 1}, {"do": "end_turn", "seat": 0}]
    match = at({"game": "covenant", "seats": 2, "active": 0, "table": table, "agenda": agenda})
    draw(seen(match, 0), RAW, say)
    told = [one.args for one in said if getattr(one, "id", "") == "board-throne-place"]
    assert [(one["n"], one["gp"]) for one in told] == [(2, 3)]


def test_a_chamber_tells_what_its_back_gives() -> None:
    table: Data = {"turn": {"dwarf": "d1", "tool": "printed_pickaxe"}}
    notes = notes_of(table, [{"do": "reveal_pick", "seat": 0}])
    assert notes and all(shown(note) for note in notes.values())


@pytest.mark.parametrize(
    "ornaments, used, answer",
    [({}, 0, "action"), ({}, 1, ""), ({"printed_pickaxe": "orn_iron"}, 0, "")],
)
def test_a_tool_with_one_use_has_an_obvious_answer(ornaments: Data, used: int, answer: str) -> None:
    players = [{"ornaments": ornaments, "dwarves": [{"tool": "printed_pickaxe"}, {}, {}, {}]}, {}]
    table = {"turn": {"dwarf": "d1", "tool": "printed_pickaxe"}, "players": players}
    agenda = [{"do": "step", "seat": 0, "used": used}, {"do": "end_turn", "seat": 0}]
    assert drawn(table, agenda)["obvious"] == answer


def test_what_is_still_to_come_is_told_in_its_order() -> None:
    agenda = [
        {"do": "any_track", "seat": 0, "n": 1, "why": "relic"},
        {"do": "gain", "clan": 0, "atom": "resource:any:2", "why": "relic"},
        {"do": "advance", "clan": 0, "track": "mine", "n": 2, "why": "dig"},
        {"do": "building", "seat": 0, "houses": 1, "workshops": 0, "grand": 2},
        {"do": "end_turn", "seat": 0},
        {"do": "gain", "clan": 0, "atom": "gp:2", "why": "relic"},
    ]
    table = drawn({}, agenda)
    signs = [(one["icon"], one["n"]) for one in table["coming"]]
    assert signs == [("covenant-any", 2), ("mine", 2), ("house", ""), ("covenant-pillar", 2)]
    mine = table["tracks"][TRACKS.code("mine")]["spaces"]
    assert [space["at"] for space in mine if space["way"]] == [1, 2]


@pytest.mark.parametrize("clan, worn", [("clan_red", 2), ("clan_blue", 1)])
def test_the_elders_never_wear_the_colour_of_the_player(clan: str, worn: int) -> None:
    table = drawn({"players": [{"clan": clan}]}, seats=1)
    assert table["elders"]["clan"] == worn
    starts = [track["spaces"][0]["markers"] for track in table["tracks"]]
    assert [[one["clan"] for one in markers] for markers in starts] == [[0, worn]] * 3


def test_the_elders_have_a_panel_in_the_solo_game_only() -> None:
    elders = drawn({}, seats=1)["elders"]
    assert elders["end"] == 4 and elders["score"] == 5
    assert drawn({})["elders"] is None


# ---------------------------------------------------------------------- every table


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_moment_of_a_game_is_drawn_for_everybody(seats: int) -> None:
    for made, (match, seat) in enumerate(busy_game(seats, f"drawn {seats}")):
        if made % 23 == 0:
            for who in (-1, seat):
                draw(seen(match, who), RAW, plain)
    draw(seen(match, 0), RAW, plain)
