"""The component data: what is in the box, and corrections that reach the game or are refused."""

from typing import Any

import pytest
from corrections import TAGS, Data, amiss, another, fates, groups, leaves, row

from underhall import editions
from underhall.core.data import merged
from underhall.core.errors import BadData
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.box.effects import CLAUSES, EVENT_CLAUSES, NO_EFFECT
from underhall.games.dwergar.box.names import DECKS, EVENTS, HEAT, PROJECTS, RESOURCES

SHIPPED: Data = editions.components("dwergar")
GAME = editions.edition("dwergar").game
PER_FIELD = ("cost", "vp", "dev_cost", "dev_vp", "effect", "effect_numbers")
"""What a project says field by field where it comes from."""
BONUSES = [bonus for space in SHIPPED["space"] for bonus in space.get("bonus", [])]


def tables(data: Data | None = None) -> Tables:
    """The typed tables of corrected data."""
    return Tables(merged(SHIPPED, data or {}))


def bonus(space: str, id: str, **values: Any) -> Data:
    """A correction of one bonus of a space."""
    return row("space", space, bonus=[{"id": id, **values}])


# ---------------------------------------------------------------------- nothing is ignored


def numbers(found: object) -> dict[str, Any]:
    """All that a table or one of its effects holds, to compare."""
    values = {name: getattr(found, name) for name in dir(found) if not name.startswith("_")}
    return {name: plain(value) for name, value in values.items() if not callable(value)}


def plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    known = value is None or isinstance(value, (int, str, dict))
    return value if known else numbers(value)


def is_for_show(path: str) -> bool:
    """Whether only pages, drawings and readers use a value; no rule reads it."""
    key = path.rpartition(".")[2]
    return key in GAME.decoration or key.endswith("provenance")


def test_every_value_is_used_or_refused_or_only_for_show() -> None:
    found = fates(SHIPPED, lambda data: numbers(tables(data)), is_for_show)
    assert amiss(found) == {}
    assert list(found.values()).count("used") > 700


def test_what_is_for_show_changes_no_table() -> None:
    shipped = numbers(tables())
    shown = [(value, make) for path, value, make in leaves(SHIPPED) if is_for_show(path)][::7]
    assert len(shown) > 100
    for value, make in shown:
        assert numbers(tables(make(another(value)))) == shipped


def test_every_amount_can_be_corrected() -> None:
    """Costs, yields and gains name every kind, so that a correction may bring in another one."""
    kinds = {*RESOURCES.tokens}
    for card in SHIPPED["project"]:
        assert set(card["cost"]) == set(card["dev_cost"]) == kinds | {"heat"}
    for space in SHIPPED["space"]:
        assert {frozenset(space[key]) for key in ("furnace_cost", "yield") if key in space} == {
            frozenset(kinds)
        }
    costs = tables(row("project", "north_wall", cost={"crystal": 2, "heat": 1})).cost
    assert costs[PROJECTS.code("north_wall")] == (6, 0, 0, 2, 1)


# ---------------------------------------------------------------------- provenance


def test_every_group_says_where_its_values_come_from() -> None:
    tags = {path: group.get("provenance") for path, group in groups(SHIPPED)}
    untagged = [path for path, tag in tags.items() if tag not in TAGS]
    inside = ["furnace_price.first", "furnace_price.second", "furnace_price.both_total"]
    assert untagged == [*inside, *[f"project[{n}]" for n in range(45)]]
    assert len(tags) == 128


def test_every_field_of_a_project_says_where_it_comes_from() -> None:
    for card in SHIPPED["project"]:
        assert {card[f"{field}_provenance"] for field in PER_FIELD} <= TAGS


@pytest.mark.parametrize(
    "path, key, tag",
    [
        ("counts", "provenance", "rulebook"),
        ("game", "provenance", "public"),
        ("start_resources[0]", "provenance", "house"),
        ("setup_by_players[1]", "first_game_decks_provenance", "house"),
        ("space[0]", "yield_provenance", "rulebook"),
        ("space[0]", "furnace_cost_provenance", "house"),
        ("project[0]", "cost_provenance", "rulebook"),
        ("project[0]", "vp_provenance", "house"),
        ("project[0]", "effect_provenance", "rulebook"),
        ("project[8]", "effect_numbers_provenance", "house"),
        ("player_board", "provenance", "house"),
        ("score_track", "provenance", "house"),
        ("round_track", "provenance", "public"),
    ],
)
def test_a_tag_is_kept(path: str, key: str, tag: str) -> None:
    assert dict(groups(SHIPPED))[path][key] == tag


def test_all_points_on_cards_are_tagged_as_reconstructed() -> None:
    """R-34: they are printed as pictures only."""
    fields = ("vp_provenance", "dev_vp_provenance")
    assert {card[field] for card in SHIPPED["project"] for field in fields} == {"house"}


def test_a_correction_keeps_all_other_values_and_tags() -> None:
    edition = editions.edition("dwergar", row("project", "north_wall", cost={"stone": 4}))
    card = next(each for each in edition.raw["project"] if each["id"] == "north_wall")
    assert card["cost"] == {"heat": 0, "stone": 4, "iron": 0, "gold": 0, "crystal": 0}
    assert (card["cost_provenance"], card["vp"]) == ("rulebook", 5)
    assert edition.fingerprint != editions.edition("dwergar").fingerprint


# ---------------------------------------------------------------------- what is in the box


def test_cards_are_as_many_as_the_box_says() -> None:
    t, counts = tables(), SHIPPED["counts"]
    assert len(t.cost) == len(PROJECTS) == counts["project_card"] == 45
    assert [cards.bit_count() for cards in t.deck_cards] == [9] * 5
    assert [(cards & t.basic).bit_count() for cards in t.deck_cards] == [4] * 5
    assert len(t.events) == len(EVENTS) == counts["event_card"] == 15
    assert [card["number"] for card in SHIPPED["project"]] == list(range(1, 46))
    assert [card["number"] for card in SHIPPED["event"]] == list(range(46, 61))


def test_pieces_are_as_many_as_the_box_says() -> None:
    t, counts = tables(), SHIPPED["counts"]
    assert (t.workers, counts["worker"]) == ([6, 6, 6], 18)
    assert (t.furnaces, counts["furnace_token"]) == (8, 32)
    pieces = ("stone_piece", "iron_piece", "gold_piece", "crystal_piece")
    assert [counts[piece] for piece in pieces] == [35, 25, 15, 10]
    assert (counts["cart_tile"], counts["foreman"], counts["silverbeard_token"]) == (5, 4, 1)


def test_the_board_has_ten_spaces_and_six_levels() -> None:
    kinds = [space["kind"] for space in SHIPPED["space"]]
    assert kinds == ["mine"] * 4 + ["guild"] * 6
    assert [level["raises_to_unload"] for level in SHIPPED["lift_level"]] == [0, 1, 2, 3, 4, 5]
    assert len(BONUSES) == 12


def test_eight_events_last_a_round_and_seven_do_not() -> None:
    lasting = [EVENTS.token(at) for at, event in enumerate(tables().events) if event.lasts]
    assert lasting == [
        *("gearbox_failure", "underfloor_heating", "safety_training", "shaft_maintenance"),
        *("alchemist_goes_boom", "new_crystal_veins", "heated_steam_pipes", "off_to_work"),
    ]


def test_every_card_costs_something_to_realize_and_to_develop() -> None:
    t = tables()
    assert all(any(cost) for cost in [*t.cost, *t.dev_cost])
    assert max(cost[HEAT] for cost in t.cost + t.dev_cost) == 7


def test_every_effect_knows_its_clause() -> None:
    """Cards of one kind of effect share few clauses, and every clause is one of 4M, 4M2 or 4O."""
    t = tables()
    found = {int(clause.rpartition(".")[2]) for clause in CLAUSES}
    assert found <= {*range(101, 121), *range(141, 150)}
    plain = [PROJECTS.token(at) for at in range(45) if t.effects[at].kind == NO_EFFECT]
    assert {CLAUSES[PROJECTS.code(card)] for card in plain} == {"DWE-4.112"}
    assert len(plain) == 3
    assert [int(clause.rpartition(".")[2]) for clause in EVENT_CLAUSES] == [
        *(127, 128, 129, 130, 128, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140)
    ]


def test_all_cards_of_the_new_shaft_have_one_effect() -> None:
    t = tables()
    own = [t.effects[at] for at in range(45) if t.deck_of[at] == DECKS.code("new_shaft")]
    assert len({(effect.kind, effect.vp, effect.deck) for effect in own}) == 1


# ---------------------------------------------------------------------- errors

NEW_SHAFT = [
    {"id": card["id"], "effect_params": {"vp": 2}}
    for card in SHIPPED["project"]
    if card["deck"] == "new_shaft"
]


def ops(event: str, *found: Any) -> Data:
    """A correction of what an event does."""
    return row("event", event, ops=list(found))


@pytest.mark.parametrize(
    "data, complaint",
    [
        ({"golds": {"count": 3}}, "has no golds"),
        ({"heat": {"track_max": "10"}}, r"heat\.track_max: expected int, found '10'"),
        ({"heat": {"track_max": 11}}, r"heat\.track_max must be 10 or less"),
        ({"heat": {"track_max": 0}}, r"heat\.track_max must be a whole number of 1"),
        ({"game": {"players_max": 5}}, r"game\.players_max cannot change from 4"),
        ({"counts": {"foreman": 5}}, r"counts\.foreman cannot change from 4"),
        ({"counts": {"worker": 19}}, r"counts\.worker must be the sum of the specialists"),
        (row("specialist", "engineer", count=7), r"counts\.worker must be the sum"),
        ({"counts": {"furnace_token": 31}}, r"furnace_token must be four times"),
        ({"setup": {"workers_removed": 5}}, r"workers_in_play must be all less those removed"),
        ({"setup": {"worker_fill_order": ["forge"]}}, "must follow from .*worker_fill_order"),
        ({"setup": {"events_normal": 8}}, r"rounds_normal must be one more than its events"),
        ({"setup": {"events_normal": 16, "rounds_normal": 17}}, "events_normal is more than 15"),
        ({"setup": {"project_track_size": 6}}, r"project_track\.slots and setup\.project_track_s"),
        ({"setup": {"start_furnaces_lit": 7}}, "must be enough for the start"),
        ({"setup": {"actions_per_turn": 0}}, "actions_per_turn must be a whole number of 1"),
        (row("start_resources", "seat_1", seat=2), r"\[seat_1\]: seat cannot change from 1"),
        (row("start_resources", "seat_1", cart_level="unloading"), "cart_level must be one of"),
        (row("start_resources", "seat_1", hand={"wood": 1}), r"no start_resources\[seat_1\]\.hand"),
        (row("setup_by_players", "players_2", decks=3), r"\[players_2\]: decks cannot change"),
        (
            row("setup_by_players", "players_2", first_game_decks=["new_shaft"]),
            "first_game_decks must be 2 different ones",
        ),
        (
            row("setup_by_players", "players_3", empty_mine_spaces=[3, "mine_4"]),
            "empty_mine_spaces must follow",
        ),
        (row("lift_level", "closed", kind="mine"), "levels of the lift cannot change"),
        ({"lift": {"tiles": 6}}, r"lift\.tiles cannot change from 5"),
        (row("space", "mine_1", kind="guild"), "a mine space cannot become another"),
        (row("space", "mine_1", **{"yield": {"stone": 0}}), "yield must hold something"),
        (row("space", "forge", base_action="light_one"), r"\[forge\]: base_action cannot change"),
        (row("space", "forge", furnace_cost={"iron": -1}), r"\[forge\]: furnace_cost\.iron must"),
        (row("space", "forge", furnace_benefit="none"), "furnace_benefit cannot change"),
        (bonus("bellows", "light_all", specialist="ironworker"), "two bonuses of one specialist"),
        (bonus("bellows", "light_all", specialist="foreman"), "specialist must be one of"),
        (bonus("bellows", "light_all", params={"light_all": 2}), "light_all cannot change from 1"),
        (bonus("bellows", "heat_two", params={"heat": 0}), r"\[heat_two\]: params\.heat must be"),
        (bonus("bellows", "heat_three", params={}), "with id 'heat_three'"),
        ({"furnace_price": {"first": {"iron": 2}}}, "sum of first and second; of iron it is not"),
        (row("exchange_down", "gold_to_iron", to="stone"), "from and to cannot change"),
        (row("exchange_down", "gold_to_iron", amount=0), "amount must be a whole number of 1"),
        (row("exchange_up", "gold_to_crystal", heat=0), "heat must be a whole number of 1"),
        (row("deck", "old_shaft", rule="keep_heat"), "cards and rule of a deck cannot change"),
        (row("deck", "old_shaft", rule_params={"tokens": 2}), "tokens cannot change from 1"),
        (row("deck", "western_quarter", rule_params={"actions": 0}), "actions must be a whole"),
        (row("deck", "eastern_quarter", rule_params={"heat_per_card": 3}), "must be the same"),
        (row("deck", "new_shaft", rule_params={"vp": 2}), "vp must be that of deck new_shaft"),
        ({"project": NEW_SHAFT}, r"\[new_shaft_gate\]: vp must be that of deck new_shaft"),
        (row("project", "armoury", tier="basic"), "number, deck and tier cannot change"),
        (row("project", "armoury", effect="gain"), "effect_trigger must be on_develop"),
        (row("project", "armoury", effect="fly"), r"\[armoury\]: effect must be one of none"),
        (row("project", "armoury", vp=-1), r"\[armoury\]: vp must be a whole number of 0"),
        (row("project", "armoury", effect_params={"per": 0}), r"effect_params\.per must be"),
        (row("project", "armoury", effect_params={"resource": "heat"}), "resource must be one of"),
        (row("project", "sword", vp=1), "no project with id 'sword'"),
        (row("project", "master_tools", effect_params={"options": []}), "options must name each"),
        (row("project", "master_tools", effect_params={"options": ["wood"]}), "called 'wood'"),
        (row("project", "clan_lift", effect_params={"pawn": "any"}), "pawn cannot change"),
        (
            row("project", "treasury_gate", effect_params={"options": ["gold", "iron"]}),
            "only one project may offer a choice of discount",
        ),
        (row("project", "rolling_mill_chimney", effect_params={"heat": 0}), "whole number of 1 or"),
        (row("event", "mine_collapse", number=46), r"\[mine_collapse\]: number cannot change"),
        (row("event", "shaft_maintenance", duration="instant"), "needs duration round"),
        (row("event", "shaft_maintenance", duration="game"), "duration must be one of"),
        (ops("mine_collapse", 3), "ops must be a list of tables"),
        (ops("mine_collapse", {"op": "fly"}), r"\[mine_collapse\]: op must be one of all_heat"),
        (ops("mine_collapse", {"op": "all_heat", "heat": 0}), "heat must be a whole number of 1"),
        (
            ops("mine_collapse", {"op": "all_heat", "heat": 1, "seat": 2}),
            "all_heat knows no seat",
        ),
        (
            ops("mine_collapse", {"op": "stone_to_carts", "stone": 1, "levels": 3}),
            "levels must name each level once",
        ),
        (
            ops("mine_collapse", {"op": "stone_to_carts", "stone": 1, "levels": ["unloading"]}),
            "no level called 'unloading'",
        ),
        (
            ops("heated_steam_pipes", {"op": "heat_on_action", "heat": 1, "spaces": []}),
            "spaces must name each space once",
        ),
        (
            ops("alchemist_goes_boom", {"op": "close_bonuses", "space": "sea"}),
            "space must be one of",
        ),
    ],
)
def test_a_correction_that_does_not_fit_names_its_key(data: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        editions.edition("dwergar", data)


@pytest.mark.parametrize(
    "changes, same",
    [
        (row("space", "forge", x=12), True),
        (row("project", "armoury", name_pl="Arsenał"), True),
        (row("project", "armoury", vp_provenance="public"), True),
        ({"heat": {"white_marks": []}}, True),
        (row("project", "armoury", vp=8), False),
        (row("event", "safety_training", ops=[{"op": "actions_per_turn", "actions": 1}]), False),
    ],
)
def test_only_what_a_rule_reads_makes_another_game_of_records(changes: Data, same: bool) -> None:
    shipped = editions.edition("dwergar").fingerprint
    assert (editions.edition("dwergar", changes).fingerprint == shipped) == same
