"""MTK-7: the decision points are those of the table in RULES.md, no fewer and no more."""

import re
from functools import cache
from typing import Any

import pytest
from games.mountain_king.mountain import (
    WINTER,
    asked,
    casting,
    fixture_n,
    moot_of,
    mountain,
    player,
    resolving,
    troll,
)
from helpers import at, names, options, play

from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.editions import edition, room
from underhall.games.mountain_king.box.names import RESOURCES, STARTERS, WORKSHOPS
from underhall.games.mountain_king.game import GAME

DECLINING = {"end", "stop", "none"}
"""Options that change nothing."""
RICH: dict[str, Any] = {
    "limits": {"trade_rate": 60},
    "starter_trolls": {
        "items": [
            {"id": id, "starting": dict.fromkeys(RESOURCES.tokens, 4)} for id in STARTERS.tokens
        ]
    },
}
"""Corrected data in which everybody can afford something, and nobody trades it away."""


class Row:
    """One decision of the table: whether it can be declined, and the largest size."""

    def __init__(self, decline: str, largest: str) -> None:
        self.always = decline.startswith("yes")
        self.later = decline in ("by stop", "from the second use on")
        self.largest = int(re.findall(r"\d+", largest)[-1])


@cache
def rows() -> dict[str, Row]:
    """The table of section 7 by decision id."""
    text = (room("mountain_king") / "RULES.md").read_text("utf-8")
    found: dict[str, Row] = {}
    for line in text.partition("## 7. Decision points")[2].partition("## 8.")[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and not line.startswith(("| id", "|---")):
            for name in cells[0].split(", "):
                found[name] = Row(cells[3], cells[5])
    return found


class Asked:
    """How one decision was asked: the sizes met, who was asked and whether one could decline."""

    def __init__(self) -> None:
        self.sizes: set[int] = set()
        self.active: set[bool] = set()
        self.declinable: set[bool] = set()


@cache
def played() -> dict[str, Asked]:
    """What was asked in random games at every number of seats, some of them with other data."""
    seen: dict[str, Asked] = {}
    for seed in range(4):
        play_game(2 + seed % 4, {}, {}, seed, seen)
    for seed in range(16):
        play_game(2 + seed % 4, RICH, WINTER if seed % 8 == 0 else {}, seed, seen)
    return seen


def play_game(
    seats: int, data: dict[str, Any], settings: dict[str, str], seed: int, seen: dict[str, Asked]
) -> None:
    """A random game whose players like to cast, resolve, dig and build."""
    s = edition("mountain_king", data).start(seats, settings, seed)
    chance = Fast(f"decisions {seed}")
    while s.choices:
        decision = s.decision
        tokens = [decision.token(s, code) for code in s.choices]
        met = seen.setdefault(decision.name, Asked())
        met.sizes.add(len(tokens))
        met.active.add(decision.seat == s.active)
        met.declinable.add(not DECLINING.isdisjoint(tokens))
        liked = [code for code, token in zip(s.choices, tokens) if likes(token)]
        codes = liked if liked and chance.below(3) else s.choices
        s.play(codes[chance.below(len(codes))])


def likes(token: str) -> bool:
    return token in ("resolve", "dig") or token.startswith("cast:")


def test_every_id_of_the_table_is_asked_and_nothing_else() -> None:
    assert set(played()) == set(rows())


def test_every_id_of_the_table_is_a_decision() -> None:
    decisions = {kind.name for kind in GAME.frame_kinds().values() if issubclass(kind, Decision)}
    assert decisions == set(rows())


@pytest.mark.parametrize("name", sorted(rows()))
def test_sizes_stay_within_the_table(name: str) -> None:
    sizes = played()[name].sizes
    assert min(sizes) > 1, "a decision with one option is not asked"
    assert max(sizes) <= rows()[name].largest


@pytest.mark.parametrize("name", sorted(rows()))
def test_declining_is_possible_where_the_table_says_so(name: str) -> None:
    row, found = rows()[name], played()[name].declinable
    assert found == ({True, False} if row.later else {row.always})


@pytest.mark.parametrize("name", sorted(rows()))
def test_only_the_active_player_is_asked(name: str) -> None:
    """In the setup there is none yet."""
    setup = name in ("place_gate", "draft_card", "draft_slot")
    assert played()[name].active == {not setup}


# ---------------------------------------------------------------------- the largest of each

PLENTY = "9 stone, 9 iron, 9 heartstone, 9 cart, 9 hammer, 9 rune, 9 coin"
LEVEL_2 = ("magma_foreman", "coal_jeweller", "kiln_crusher", "pyre_oracle", "comet_oracle")
ALL_CLANS: dict[str, Any] = {"pedestals": {"fire": 1, "ice": 1, "moon": 1}}
BASE = mountain(player(PLENTY))


def at_tongue() -> Match:
    position = mountain(player(PLENTY), step="recruit_or_dig", turn={"magic": "honeyed_tongue"})
    match = at(position)
    play(match, "0 recruit", "0 2_0")
    return match


def at_bag() -> Match:
    match = at(mountain(player(PLENTY), step="recruit_or_dig"))
    play(match, "0 recruit", "0 3_0")
    return match


def at_dug() -> Match:
    """A tunnel beside a workshop spot was dug, and a pedestal may go on its anchor."""
    supply = dict.fromkeys(WORKSHOPS.tokens, 1)
    match = at(fixture_n("4 stone", own=ALL_CLANS, step="recruit_or_dig", supply=supply))
    play(match, "0 dig", "0 tunnel_l4", "0 10,3+10,4+9,5*+10,5")
    return match


def at_founding() -> Match:
    match = at_dug()
    play(match, "0 none")
    return match


def made(*moves: str, **things: Any) -> Match:
    match = at(mountain(player(PLENTY), **things))
    play(match, *[f"0 {move}" for move in moves])
    return match


def elevating() -> Match:
    moot = moot_of(10, (*LEVEL_2, "marsh_lapidary"))
    return resolving(mountain(player(moot=moot)), "ceremony_of_elevation")


def blending() -> Match:
    magic: dict[str, Any] = {"turn": {"magic": "blended_ores"}}
    match = at(fixture_n("2 stone, 2 iron, 2 heartstone", step="recruit_or_dig", **magic))
    play(match, "0 dig", "0 tunnel_i2", "0 2,6*+2,7")
    return match


def at_uses() -> Match:
    """A workshop with two open entrances was used once."""
    things: dict[str, Any] = {"workshops": {"ww04": "toolmaker"}, "tunnels": ["3,6+3,7"]}
    match = at(fixture_n("4 heartstone, 4 hammer", **things))
    play(match, "0 workshop:ww04", "0 recipe:1")
    return match


LARGEST = {
    "place_gate": lambda: at(
        {"game": "mountain_king", "seats": 2, "options": WINTER, "table": {"step": "setup"}}
    ),
    "spell_resolve": lambda: casting(BASE, "ritual_of_earth"),
    "spell_gain": lambda: resolving(BASE, "ritual_of_toil"),
    "elevate_out": elevating,
    "horn_troll": lambda: resolving(mountain(player(moot=moot_of(7))), "horn_of_labour"),
    "swap_first": lambda: resolving(mountain(player(moot=moot_of(10))), "changing_places"),
    "phantom_kind": lambda: resolving(
        mountain(player(PLENTY), supply=dict.fromkeys(WORKSHOPS.tokens, 1)), "phantom_workshop"
    ),
    "workshop_use": at_uses,
    "trade_gain": lambda: made("trade"),
    "trade_give": lambda: made("trade", "coin"),
    "step2_menu": lambda: made(step="recruit_or_dig"),
    "recruit_card": lambda: made("recruit", step="recruit_or_dig"),
    "bribe_resource": at_tongue,
    "bag_pedestal": at_bag,
    "moot_position": lambda: made("recruit", "1_0", step="recruit_or_dig"),
    "dig_mineral": lambda: made("dig", step="recruit_or_dig"),
    "dig_shape": lambda: made("dig", "stone", step="recruit_or_dig"),
    "dig_mixture": blending,
    "pedestal": at_dug,
    "workshop_build": at_founding,
}
"""Decisions whose largest size follows from the rules; the others depend on the mountain."""


@pytest.mark.parametrize("name", LARGEST)
def test_the_largest_size_is_reached(name: str) -> None:
    match = LARGEST[name]()
    assert (asked(match), len(options(match, 0))) == (name, rows()[name].largest)


def test_a_distant_burrow_has_the_most_placements() -> None:
    """On the empty winter side, with a tile of eight orientations and hammers enough."""
    magic: dict[str, Any] = {"turn": {"magic": "distant_burrow"}, "options": WINTER}
    match = at(mountain(player("4 stone, 4 hammer"), step="recruit_or_dig", **magic))
    play(match, "0 dig", "0 tunnel_l4")
    assert 0.9 < len(options(match, 0)) / rows()["dig_placement"].largest <= 1


# ---------------------------------------------------------------------- notes


def test_a_payment_is_asked_only_where_sources_differ_and_some_units_are_left() -> None:
    moot = {"1_0": troll("rune_reader", "1 rune")}
    match = casting(mountain(player("1 rune", moot=moot)), "ritual_of_earth")
    assert asked(match) == "pay"
    assert asked(casting(mountain(player("3 rune")), "ritual_of_earth")) == "spell_resolve"
    match = casting(mountain(player()), "ritual_of_earth")
    assert asked(match) == "spell_resolve"


def test_auto_pays_the_rest_by_the_plan() -> None:
    """From trolls first, the lower and inner ones before the others, and storage last."""
    moot = {"1_0": troll("quarrier", "1 stone"), "1_1": troll("purser"), "2_0": hauler()}
    match = at(fixture_n("3 stone", own={"moot": moot}, step="recruit_or_dig"))
    play(match, "0 dig", "0 tunnel_i3", "0 3,6+3,7*+3,8", "0 storage")
    events = play(match, "0 auto")
    spent = [event.data() for event in events if event.name == "spent"]
    assert [(each["place"], each["n"]) for each in spent] == [("1_0", 1), ("2_0", 1)]


def hauler() -> dict[str, Any]:
    return troll("ember_hauler", "2 stone")


def test_a_menu_that_can_only_end_is_not_asked() -> None:
    """Nothing to cast, use or trade, no hall and no statue: the only choice is whom to recruit."""
    match = at(mountain(player()))
    assert asked(match) == "recruit_card"
    events = play(match, "0 1_0", "0 2_0")
    assert "forced" not in names(events)


def test_skipping_step_2_is_offered_only_where_nothing_else_can_be_done() -> None:
    own = player("4 coin", moot=moot_of(10))
    match = at(mountain(own, step="recruit_or_dig"))
    assert options(match, 0) == ["skip", "trade"]
