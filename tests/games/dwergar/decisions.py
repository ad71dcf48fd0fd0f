"""How Dwergar's decision points are watched."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from decisions import Begun, Row, Seen, Watch, section
from games.dwergar.halls import RICH, clan, halls, rich
from helpers import at, play, started

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.games.dwergar.box.names import DECKS, PROJECTS, SPACES

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


def parts() -> dict[str, tuple[set[str], int]]:
    """The parts of an action by the rows of the table that begin with a dash, and how many."""
    lines = [line for line in section("dwergar").splitlines() if line.startswith("| -")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {
        each[0].strip("- "): (
            set(re.findall(r"`(\w+)", each[3])),
            int(re.findall(r"\d+", each[5])[-1]),
        )
        for each in cells
    }


def games() -> Iterator[Begun]:
    """Games of rich clans."""
    for seats in (2, 3, 4):
        for seed in range(12):
            data = RICH if seed % 3 else FEW_FURNACES
            yield data.start(seats, {"decks": "random"}, seed), seed


def prefers(s: Any, tokens: list[str], chance: Fast) -> Sequence[int]:
    """Clans seldom leave anything undone."""
    codes: list[int] = s.choices
    if chance.below(6):
        wanted = [c for c, t in zip(codes, tokens) if re.search("forge|studio|develop|real", t)]
        codes = wanted or (codes[1:] if tokens[0] == "end_action" else codes)
    return codes


def notes(s: Any, tokens: list[str]) -> list[object]:
    """What is offered at which space."""
    if s.decision.name != "action_menu":
        return []
    return [(SPACES.token(s.space), token.partition(":")[0]) for token in tokens]


def also(seen: Seen) -> None:
    """Every space offers its own parts and nothing else."""
    names = {long: short for short, long in GUILDS.items()}
    for space in SPACES.tokens:
        own, _ = parts()[names.get(space, "mine")]
        found = {part for where, part in seen["action_menu"].notes if where == space}
        assert own <= found <= own | ANYWHERE, space


def whom(name: str, row: Row) -> set[bool]:
    """In the setup nobody is active yet; each seat has a colour to choose."""
    return {name != "setup_colour"}


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
POSITIONS: dict[str, tuple[dict[str, Any], list[str]]] = {
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
    position, moves = POSITIONS[name]
    match = at(position)
    play(match, *[f"0 {move}" for move in moves])
    return match


LARGEST = {name: partial(largest, name) for name in POSITIONS if name not in parts()}
WATCH = Watch(
    games,
    lambda name, token: token in DECLINING.get(name, ()),
    prefers,
    largest={"setup_colour": lambda: started("dwergar", 4), **LARGEST},
    practical=frozenset(),
    whom=whom,
    notes=notes,
    also=also,
)
