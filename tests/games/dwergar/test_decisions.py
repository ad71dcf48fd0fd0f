"""DWE-7: the decision points are those of the table in RULES.md, no fewer and no more."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from games.dwergar.halls import RICH, clan, halls, rich
from helpers import at, options, play, started

from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.editions import room
from underhall.games.dwergar.box.names import DECKS, PROJECTS, SPACES
from underhall.games.dwergar.game import GAME

DECLINING = {
    "turn_menu": {"forfeit", "forgo"},
    "turn_end": {"end_turn"},
    "action_menu": {"end_action"},
    "burn_heat": {"0"},
    "golden_choice": {"none"},
}
"""The options that decline."""
GUILDS = {
    "workshop": "furnace_workshop",
    "studio": "architect_studio",
    **{space: space for space in ("laboratory", "bellows", "gearbox", "forge")},
}
"""The spaces as the table calls them."""
ANYWHERE = {"end_action", "build_furnace", "silverbeard", "respecialise", "convert"}
FEW_FURNACES = rich(lit=2, unlit=1)
SETTINGS = [(seats, seed) for seats in (2, 3, 4) for seed in range(12)]


class Row:
    """One row of the table: its parts, whether it can be declined, and the largest size."""

    def __init__(self, cells: list[str]) -> None:
        self.parts = set(re.findall(r"`(\w+)", cells[3]))
        self.declinable = {"no": {False}, "see 4.23": {True, False}}.get(cells[4], {True})
        self.largest = int(re.findall(r"\d+", cells[5])[-1])


@cache
def section() -> str:
    text: str = (room("dwergar") / "RULES.md").read_text("utf-8")
    return text.partition("## 7. Decision points")[2].partition("## 8.")[0]


@cache
def rows(mark: str) -> dict[str, Row]:
    """The rows of decisions, marked with a backtick, or of parts of an action, with a dash."""
    lines = [line for line in section().splitlines() if line.startswith(f"| {mark}")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {each[0].strip("`- "): Row(each) for each in cells}


DECISIONS, PARTS = sorted(rows("`")), sorted(rows("-"))


class Asked:
    """How one decision was asked: sizes, whether the active player was asked and could decline."""

    def __init__(self) -> None:
        self.sizes: set[int] = set()
        self.active: set[bool] = set()
        self.declinable: set[bool] = set()
        self.parts: dict[str, set[str]] = {}


@cache
def played() -> dict[str, Asked]:
    """What was asked in random games of rich clans, which seldom leave anything undone."""
    seen: dict[str, Asked] = {}
    for seats, seed in SETTINGS:
        for s, tokens in busy(seats, seed):
            asked = seen.setdefault(s.decision.name, Asked())
            asked.sizes.add(len(tokens))
            asked.active.add(s.decision.seat == s.active)
            asked.declinable.add(bool(DECLINING.get(s.decision.name, set()) & set(tokens)))
            if s.decision.name == "action_menu":
                parts = asked.parts.setdefault(SPACES.token(s.space), set())
                parts |= {token.partition(":")[0] for token in tokens}
    return seen


def busy(seats: int, seed: int) -> Iterator[tuple[Any, list[str]]]:
    """The decisions of one game, with the tokens of their options."""
    data = RICH if seed % 3 else FEW_FURNACES
    s, chance = data.start(seats, {"decks": "random"}, seed), Fast(f"busy {seed}")
    while s.choices:
        tokens = [s.decision.token(s, code) for code in s.choices]
        yield s, tokens
        codes = s.choices
        if chance.below(6):
            wanted = [c for c, t in zip(codes, tokens) if re.search("forge|studio|develop|real", t)]
            codes = wanted or (codes[1:] if tokens[0] == "end_action" else codes)
        s.play(codes[chance.below(len(codes))])


# ---------------------------------------------------------------------- every decision


def test_every_id_of_the_table_is_asked_and_nothing_else() -> None:
    assert sorted(played()) == DECISIONS


def test_every_id_of_the_table_is_a_decision() -> None:
    frames = GAME.frame_kinds().values()
    assert sorted(frame.name for frame in frames if issubclass(frame, Decision)) == DECISIONS


@pytest.mark.parametrize("name", DECISIONS)
def test_sizes_stay_within_the_table(name: str) -> None:
    sizes = played()[name].sizes
    assert min(sizes) > 1, "a decision with one option is not asked"
    assert max(sizes) <= rows("`")[name].largest


@pytest.mark.parametrize("name", DECISIONS)
def test_declining_is_possible_where_the_table_says_so(name: str) -> None:
    assert played()[name].declinable == rows("`")[name].declinable


@pytest.mark.parametrize("name", DECISIONS)
def test_only_the_active_player_is_asked(name: str) -> None:
    """In the setup there is none yet; each seat has a colour to choose."""
    assert played()[name].active == {name != "setup_colour"}


@pytest.mark.parametrize("space", SPACES.tokens)
def test_every_space_offers_its_own_parts_and_nothing_else(space: str) -> None:
    names = {long: short for short, long in GUILDS.items()}
    own = rows("-")[names.get(space, "mine")].parts
    found = played()["action_menu"].parts[space]
    assert own <= found <= own | ANYWHERE


# ---------------------------------------------------------------------- the largest of each

FOUR = ["western_quarter", "golden_terraces", "old_shaft", "eastern_quarter"]
ALL = [card for at, card in enumerate(PROJECTS.tokens) if DECKS.token(at // 9) in FOUR]
PIPES = ["south_steam_pipe", "north_steam_pipe"]
CHIMNEY = "rolling_mill_chimney"
TRACK = ["master_tools", "cricket_pitch", "private_conveyor", "chasm_barricade", "secret_entrance"]
EVERYBODY = {"ironworker": 1, "engineer": 1, "blacksmith": 1}
EAST = ["golden_terraces", "eastern_quarter"]


def wealthy(*developed: str, **things: Any) -> dict[str, Any]:
    """A clan that can pay for anything."""
    fires = {"heat": 9, "lit": 4, "unlit": 4}
    return clan("9/9/9/9", **{**fires, "developed": list(developed), "pool": EVERYBODY, **things})


def owning_all(*developed: str, **table: Any) -> dict[str, Any]:
    """One of four clans owns every card, and these developed."""
    own = wealthy(*developed, realized=[card for card in ALL if card not in developed])
    return halls(own, clan(), clan(), clan(), decks=FOUR, silverbeard=0, **table)


def discounted() -> dict[str, Any]:
    """Everything on the track can be had in two ways."""
    tracks = ["bowling_alley", "cricket_pitch", "private_conveyor", "chasm_barricade"]
    return halls(wealthy("master_tools"), track=[*tracks, "secret_entrance"])


def chimney(**table: Any) -> dict[str, Any]:
    """The chimney is developed for free, with all the heat there can be."""
    own = clan(heat=10, lit=8, unlit=0, realized=[CHIMNEY, "great_statue"])
    position = halls(own, decks=EAST, round=10, actions=None, **table)
    return {**position, "agenda": [{"do": "end_round"}]}


CLUBS = ("bowling_alley", "helpful_gnomes_workshop")
LARGEST: dict[str, tuple[dict[str, Any], list[str]]] = {
    "turn_menu": (halls(wealthy(*PIPES), actions=1, extra=1, decks=EAST), []),
    "turn_end": (
        halls(wealthy(*PIPES), actions=1, decks=EAST),
        ["place:foreman:forge", "end_action"],
    ),
    "action_menu": (owning_all(*CLUBS), ["place:foreman:forge"]),
    "pay_heat": (chimney(), [CHIMNEY, "8"]),
    "burn_heat": (chimney(), [CHIMNEY]),
    "golden_choice": (
        {**owning_all(actions=None, round=10), "agenda": [{"do": "golden_terraces"}]},
        [],
    ),
    "mine": (halls(wealthy()), ["place:engineer:mine_1"]),
    "laboratory": (halls(wealthy()), ["place:ironworker:laboratory"]),
    "bellows": (
        halls(wealthy("bowling_alley", "cricket_pitch", heat=5)),
        ["place:foreman:bellows"],
    ),
    "gearbox": (halls(wealthy()), ["place:engineer:gearbox"]),
    "workshop": (
        halls(wealthy(lit=1, unlit=1)),
        ["place:ironworker:furnace_workshop"],
    ),
    "forge": (
        owning_all(),
        ["place:blacksmith:forge", "silverbeard:heat_one"],
    ),
    "studio": (discounted(), ["place:ironworker:architect_studio"]),
    "foreman": (halls(wealthy()), ["place:foreman:bellows"]),
    "Silverbeard": (owning_all(), ["place:foreman:bellows"]),
    "card 44": (owning_all(*CLUBS), ["place:ironworker:bellows"]),
}


def largest(name: str) -> Match:
    position, moves = LARGEST[name]
    match = at(position)
    play(match, *[f"0 {move}" for move in moves])
    return match


@pytest.mark.parametrize("name", [name for name in DECISIONS if name != "setup_colour"])
def test_the_largest_size_is_reached(name: str) -> None:
    match = largest(name)
    found = (match.state.decision.name, len(options(match, 0)))
    assert found == (name, rows("`")[name].largest)


def test_the_first_to_choose_has_four_colours() -> None:
    match = started("dwergar", 4)
    assert match.state.decision.name == "setup_colour"
    assert len(options(match, 0)) == rows("`")["setup_colour"].largest


@pytest.mark.parametrize("name", PARTS)
def test_the_largest_number_of_parts_is_reached(name: str) -> None:
    row, match = rows("-")[name], largest(name)
    offered = [token for token in options(match, 0) if token.partition(":")[0] in row.parts]
    assert len(offered) == row.largest


# ---------------------------------------------------------------------- notes


def test_the_tokens_of_the_notes_are_real() -> None:
    (note,) = [line for line in section().splitlines() if line.startswith("- Tokens")]
    wanted = set(re.findall(r"`([a-z_0-9:]+)`", note)) - set(DECISIONS) - {"none"}
    crew = wealthy("master_tools", *PIPES, heat=5)
    things: dict[str, Any] = {"track": ["coal_crusher"], "silverbeard": 0}
    things["decks"] = ["western_quarter", "old_shaft", "eastern_quarter"]
    idle = {"bellows": "foreman:0", "mine_1": "engineer"}
    seen: set[str] = set(options(at(halls(clan(), spaces=idle)), 0))
    for move in (
        *("engineer:laboratory", "engineer:gearbox", "engineer:architect_studio"),
        *("foreman:bellows", "ironworker:bellows"),
    ):
        match = at(halls(crew, clan(), clan(), **things))
        seen |= set(options(match, 0))
        play(match, f"0 place:{move}")
        seen |= set(options(match, 0))
    seen |= set(options(largest("turn_end"), 0))
    assert wanted <= seen
    assert len(wanted) == 11


def test_numbers_and_none_are_tokens_too() -> None:
    assert options(largest("pay_heat"), 0) == [str(n) for n in range(9)]
    assert options(largest("burn_heat"), 0) == [str(n) for n in range(19)]
    assert options(largest("golden_choice"), 0)[-2:] == [CHIMNEY, "none"]


def test_a_raise_is_one_decision_paid_before_the_first_level() -> None:
    match = at(halls(clan(heat=2, carts={"closed": "1/0/0/0"}, pool={"engineer": 1})))
    play(match, "0 place:engineer:gearbox")
    assert options(match, 0)[1:4] == ["raise:1", "raise:2", "raise:3"]
    names = [event.name for event in play(match, "0 raise:3")]
    assert names == ["heat-paid", "lift-raised", "unloaded"]
