"""Setup (3): the board, the clans, the draft and the start tiles."""

from collections import Counter
from typing import Any

import pytest
from helpers import at, names, options, play, refused, started, table, told

from underhall.core.match import Match
from underhall.games.covenant.box.names import (
    COINS,
    ORNAMENTS,
    RELICS,
    RUBBLE,
    TOOLS,
    TRADITIONS,
)

in_company = pytest.mark.parametrize("seats", [2, 3, 4])


def drafted(seats: int, seed: int = 1, until: str = "dwarf") -> tuple[Match, list[Any]]:
    """A game up to its first turn, everybody taking the last of the tiles, and what happened."""
    match = started("covenant", seats, seed)
    events = [*match.setup_events]
    while match.state.asked(match.state.waiting()[0]).name != until:
        seat = match.state.waiting()[0]
        events += play(match, f"{seat} {options(match, seat)[-1]}")
    return match, events


@pytest.mark.rule("COV-3.1", "COV-3.10")
@pytest.mark.parametrize("seats, cells", [(1, 19), (2, 19), (3, 24), (4, 24)])
def test_the_side_of_the_board_follows_the_players(seats: int, cells: int) -> None:
    match = started("covenant", seats)
    mountain = table(match)["mountain"]
    assert len(mountain) == cells
    assert all(cell.get("back") or cell.get("chamber") for cell in mountain.values())


@pytest.mark.rule("COV-3.2")
def test_three_players_have_fewer_spaces_than_four() -> None:
    match = started("covenant", 3)
    three, four = match.state, started("covenant", 4).state
    side = match.edition.raw["board"]["side_3_4"]
    right = [space for space in side["throne"]["spaces"] if space["side"] == "right"]
    extra = [space for site in side["site"] for space in site["spaces_4p"]]
    assert sum(four.throne_free) - sum(three.throne_free) == len(right)
    assert sum(four.site_free) - sum(three.site_free) == len(extra)
    assert len(right) + len(extra) == 14
    assert not any(three.throne_carts) and not any(three.site_carts)


@pytest.mark.rule("COV-3.3", "COV-3.11")
@in_company
def test_all_enemies_are_in_the_bag_or_on_the_start_cells(seats: int) -> None:
    match = started("covenant", seats)
    s = match.state
    assert sum(match.edition.tables.enemy_count) == 36
    placed = sum(
        sum(cell.get("enemies", {}).values()) for cell in table(match)["mountain"].values()
    )
    assert sum(s.bag) + placed == 36


@pytest.mark.rule("COV-3.4")
@in_company
def test_traditions_are_set_aside_for_the_draft_and_shown(seats: int) -> None:
    match = started("covenant", seats)
    draft = [tile for tile in table(match)["draft"] if tile.startswith("tradition")]
    shown = table(match)["displays"]["traditions"]
    assert len(draft) == seats
    assert len(shown) == len(set(shown) - {None}) == 4
    assert sum(match.state.tradition_stack) == len(TRADITIONS.tokens) - seats - 4 == 32 - seats


@pytest.mark.rule("COV-3.5")
def test_no_council_has_been_held() -> None:
    match = drafted(2)[0]
    assert (table(match)["era"], table(match)["round"]) == (1, 1)
    assert "council-began" not in names(match.setup_events)


@pytest.mark.rule("COV-3.6")
def test_one_project_of_each_kind_is_drawn() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        projects = table(started("covenant", 2, seed))["projects"]
        assert [project[:9] for project in projects] == ["project_a", "project_b", "project_c"]
        seen.update(projects)
    assert len(seen) == 18


@pytest.mark.rule("COV-3.7", "COV-3.8")
def test_displays_are_filled_from_their_stacks() -> None:
    match = started("covenant", 2)
    s, t = match.state, match.edition.tables
    displays = table(match)["displays"]
    sizes = {key: len([tile for tile in tiles if tile]) for key, tiles in displays.items()}
    assert sizes == {
        "rubble": 5,
        "traditions": 4,
        "coins": 4,
        "relics": 4,
        "tools": 4,
        "ornaments": 6,
    }
    stacks = [(RUBBLE, s.rubble_stack, t.rubble_count, "rubble")]
    stacks += [(COINS, s.coin_stack, t.coin_count, "coins")]
    stacks += [(RELICS, s.relic_stack, t.relic_count, "relics")]
    stacks += [(TOOLS, s.tool_stack, [1] * 24, "tools")]
    for named, left, all_of_them, key in stacks:
        shown = Counter(displays[key])
        assert [n + shown[token] for n, token in zip(left, named.tokens)] == list(all_of_them)


@pytest.mark.rule("COV-3.8")
def test_silver_ornaments_lie_before_gold_ones() -> None:
    for seed in range(8):
        match = started("covenant", 2, seed)
        colours = match.edition.tables.ornament_colour
        shown = [ORNAMENTS.code(tile) for tile in table(match)["displays"]["ornaments"]]
        assert [colours[code] for code in shown] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("COV-3.9")
def test_the_enemy_dice_are_rolled() -> None:
    faces = [set[int](), set[int](), set[int]()]
    for seed in range(60):
        for die, face in enumerate(table(started("covenant", 2, seed))["dice"].values()):
            faces[die].add(face)
    assert faces == [{1, 2, 3, 4, 5, 6}] * 3


@pytest.mark.rule("COV-3.10", "COV-3.11")
@pytest.mark.parametrize("seats", [2, 4])
def test_four_start_cells_are_open_with_their_enemies_and_nobody_gains(seats: int) -> None:
    match = started("covenant", seats)
    side = "side_1_2" if seats == 2 else "side_3_4"
    cells = match.edition.raw["board"][side]["mountain"]["cells"]
    starts = {cell["id"] for cell in cells if cell["start"]}
    mountain = table(match)["mountain"]
    opened = {id for id, cell in mountain.items() if "chamber" in cell}
    assert opened == starts
    assert len(starts) == 4
    skulls = {row["id"]: row["skulls"] for row in match.edition.raw["chambers"]["tiles"]}
    for id in opened:
        assert sum(mountain[id]["enemies"].values()) == skulls[mountain[id]["chamber"]]
    assert all(not player["resources"] for player in table(match)["players"])


@pytest.mark.rule("COV-3.12")
def test_the_supply_is_full() -> None:
    s = started("covenant", 4).state
    assert (sum(s.supply), sum(s.tokens_left)) == (60, 30)
    assert s.supply == [15, 15, 15, 15]


@pytest.mark.rule("COV-3.13")
@in_company
def test_every_clan_starts_alike(seats: int) -> None:
    match = started("covenant", seats, 4)
    s = match.state
    players = table(match)["players"]
    assert len({player["clan"] for player in players}) == seats
    for seat, player in enumerate(players):
        assert player["points"] == {"start": s.gp[seat]} == {"start": 5}
        assert set(player["tracks"].values()) == {0}
        assert player["dwarves"] == [{"strength": 1, "tool": None}] * 4
        assert player["forge"] == {"house": 2, "workshop": 2, "pillar": 0, "gate": 0}
        assert (player["double_keys"], player["storage_tiles"]) == (0, 0)
        assert s.storage(seat) == 4
        assert s.carts[seat] == 15
        assert s.keys(seat) == 2


@pytest.mark.rule("COV-3.13")
def test_the_first_player_and_the_colours_are_dealt_at_random() -> None:
    firsts, colours = set(), set()
    for seed in range(30):
        match = started("covenant", 3, seed)
        firsts.add(table(match)["first"])
        colours.add(table(match)["players"][0]["clan"])
    assert firsts == {0, 1, 2}
    assert len(colours) == 4


@pytest.mark.rule("COV-3.14")
@in_company
def test_the_draft_goes_four_times_in_reverse_order(seats: int) -> None:
    match = started("covenant", seats, 2)
    assert Counter(tile.split("_")[0] for tile in table(match)["draft"]) == {
        "start": seats,
        "tradition": seats,
        "goal": 2 * seats,
    }
    first = table(match)["first"]
    order = [(first + seats - 1 - n) % seats for n in range(seats)]
    _, events = drafted(seats, 2)
    picked = [e for e in events if e.name in ("start-picked", "tradition-picked", "goal-picked")]
    assert [event.value("who") for event in picked] == order * 4


@pytest.mark.rule("COV-3.14")
def test_a_second_tile_of_a_kind_is_refused() -> None:
    match = started("covenant", 2, 5)
    seat = match.state.waiting()[0]
    mine, other = [tile for tile in options(match, seat) if tile.startswith("start")]
    play(match, f"{seat} {mine}")
    rival = match.state.waiting()[0]
    play(match, f"{rival} {next(t for t in options(match, rival) if t.startswith('tradition'))}")
    assert match.state.waiting() == [seat]
    assert refused(match, seat, other) == ("COV-3.14", "kind-drafted")


@pytest.mark.rule("COV-3.15")
def test_a_tradition_is_active_at_once_and_costs_nothing() -> None:
    match, _ = drafted(2, 7)
    for player in table(match)["players"]:
        assert len(player["traditions"]) == 1
        assert len(player["goals"]) == 2
        assert player["points"]["start"] == 5


@pytest.mark.rule("COV-3.16")
def test_start_tiles_are_used_in_turn_order_and_leave_the_game() -> None:
    match, events = drafted(3, 6)
    tiles = {row["id"]: row for row in match.edition.raw["start_tiles"]["tiles"]}
    picked = {e["who"]: tiles[str(e["start"])] for e in told(events, "start-picked")}
    first = table(match)["first"]
    wanted = []
    for seat in [(first + n) % 3 for n in range(3)]:
        for track in ("court", "prestige", "mine"):
            wanted += [(seat, track)] * picked[seat]["steps"].get(track, 0)
    steps = [e for e in told(events, "stepped") if e["why"] == "start"]
    assert [(e["who"], e["track"]) for e in steps] == wanted
    assert [player["start"] for player in table(match)["players"]] == [None] * 3


@pytest.mark.rule("COV-3.16")
@pytest.mark.parametrize("seed", [6, 8, 11])
def test_a_start_tile_gives_its_resources_and_plus_one_tokens(seed: int) -> None:
    match, events = drafted(2, seed)
    tiles = {row["id"]: row for row in match.edition.raw["start_tiles"]["tiles"]}
    for picked in told(events, "start-picked"):
        tile, who = tiles[str(picked["start"])], picked["who"]
        own = [e for e in events if e.name in ("resource-gained", "token-gained")]
        own = [e for e in own if e.value("who") == who and e.data()["why"] == "start"]
        gained = {e["resource"]: e["n"] for e in told(own, "resource-gained")}
        assert gained == tile["resources"]
        assert len(told(own, "token-gained")) == tile["refreshment"]


@pytest.mark.rule("COV-3.16", "COV-4.42")
def test_displays_are_refilled_after_each_start_tile() -> None:
    """Tile 3 leads seat 0 to a coin, and seat 1 to another: the first is replaced by then."""
    shown = ["coin_ale", "coin_gp", "coin_iron", "coin_gold"]
    things: dict[str, Any] = {"players": [{"start": "start_03"}, {"start": "start_05"}]}
    things["players"][1]["tracks"] = {"court": 1}
    full = {
        "rubble": ["rubble_iron"] * 5,
        "traditions": [f"tradition_0{n}" for n in range(1, 5)],
        "relics": ["tankard"] * 4,
        "tools": [f"axe_{n}" for n in range(1, 5)],
        "ornaments": [*["orn_strength"] * 3, *["orn_hunter"] * 3],
    }
    things |= {"phase": "setup", "first": 0, "displays": {**full, "coins": shown}}
    agenda = [{"do": "next_pick", "number": 8}]
    position = {"game": "covenant", "seats": 2, "table": things, "agenda": agenda}
    match = at(position, "coin:coin_hunt", "coin:coin_path")
    play(match, "0 coin:1", "0 coin_slot_4", "0 none")
    assert (match.state.waiting(), match.state.decision.name) == ([1], "coin_pick")
    assert table(match)["displays"]["coins"] == [*shown[1:], "coin_hunt"]
    play(match, "1 coin:4", "1 coin_slot_4", "1 none")
    assert table(match)["displays"]["coins"] == [*shown[1:], "coin_path"]


def test_r_24_start_tiles_wait_until_the_draft_is_over() -> None:
    _, events = drafted(3, 6)
    found = names(events)
    last_pick = max(at for at, name in enumerate(found) if name.endswith("-picked"))
    assert found.index("resource-gained") > last_pick
