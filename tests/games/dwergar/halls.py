"""Positions of Dwergar in one line: clans with what they are told to have, on empty halls."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from helpers import at, names, options, play, table, told

from underhall import editions
from underhall.core import registry
from underhall.core.chance import Fast
from underhall.core.game import Edition
from underhall.core.match import Match
from underhall.games.dwergar.box.names import DECKS, PROJECTS, RESOURCES

FORGE_SURCHARGE = 1
"""DWE-4.77. What a development in the Forge costs more."""

CARDS = {
    "western_quarter": ["master_tools", "bowling_alley", "bridge_club", "cricket_pitch"],
    "golden_terraces": ["secret_entrance", "gold_foundry", "treasury_gate", "great_statue"],
    "new_shaft": ["new_shaft_gate", "new_shaft_props", "chasm_infill", "tramway_track"],
    "old_shaft": ["lava_river_bridge", "scaffold_reinforcement", "crumbling_rampart"],
    "eastern_quarter": ["south_steam_pipe", "central_gas_main", "north_steam_pipe"],
}
"""Some basic cards of each deck."""


def goods(held: str) -> dict[str, int]:
    """Resources written as stone/iron/gold/crystal, such as ``"3/1/0/0"``."""
    return dict(zip(RESOURCES.tokens, map(int, held.split("/"))))


def clan(held: Any = "0/0/0/0", **things: Any) -> dict[str, Any]:
    """A player with these resources, empty carts and, unless told, only the foreman at home."""
    carts = {level: goods(load) for level, load in things.pop("carts", {}).items()}
    return {"goods": goods(held), "carts": carts, "pool": {}, **things}


def halls(*clans: dict[str, Any], actions: Any = 3, extra: Any = 0, **table: Any) -> dict[str, Any]:
    """A position of these clans, two if fewer are told, with so many actions left to ``seat``.

    Nobody stands anywhere unless ``spaces`` says so. Without ``actions`` the turn is to begin.
    """
    players = [*clans, *[clan() for _ in range(2 - len(clans))]]
    if actions is not None:
        table["turn"] = {"actions": actions, "extra": extra}
    return {
        "game": "dwergar",
        "seats": len(players),
        "table": {"spaces": {}, **table, "players": players},
    }


def sent(pawn: str, space: str, *clans: dict[str, Any], **table: Any) -> Match:
    """The clan of ``seat`` (0 unless told) has just placed a dwarf of this kind on a space."""
    seat = table.get("seat", 0)
    players = [*clans, *[clan() for _ in range(2 - len(clans))]]
    if pawn != "foreman":
        pool = dict(players[seat]["pool"])
        players[seat] = {**players[seat], "pool": {**pool, pawn: pool.get(pawn, 0) + 1}}
    match = at(halls(*players, **table))
    play(match, f"{seat} place:{pawn}:{space}")
    return match


def lingering(pawn: str, space: str, own: dict[str, Any], **table: Any) -> Match:
    """As ``sent`` for seat 0, but the action does not end by itself: heat can be converted.

    The clan needs heat or a lit furnace for that.
    """
    cards = [*own.get("developed", []), "south_steam_pipe"]
    decks = {"decks": ["western_quarter", "eastern_quarter"]}
    return sent(pawn, space, {**own, "developed": cards}, **{**decks, **table})


def drawing(pawn: str, own: dict[str, Any], *track: str, **table: Any) -> Match:
    """Seat 0 has just placed a dwarf in the Studio, where these cards lie on the track.

    The Western Quarter and the New Shaft are in play unless ``decks`` says otherwise.
    """
    decks = {"decks": ["western_quarter", "new_shaft"]}
    return sent(pawn, "architect_studio", own, track=list(track), **{**decks, **table})


def last_turn(*clans: dict[str, Any], round: int = 10, **table: Any) -> dict[str, Any]:
    """The last seat has the last action of a round, the last of the game unless told.

    Its one dwarf is the foreman. Without resources ``place:foreman:forge`` ends its turn.
    """
    return halls(*clans, actions=1, seat=max(1, len(clans) - 1), round=round, **table)


def ending(*clans: dict[str, Any], **table: Any) -> Match:
    """The last round is over: what comes before the result begins."""
    position = halls(*clans, actions=None, round=10, **table)
    return at({**position, "agenda": [{"do": "end_round"}]})


def revealed(event: str, *clans: dict[str, Any], draws: Any = (), **table: Any) -> Match:
    """A round is over, this event has been turned up and the next turn has begun.

    ``draws`` are projects that chance has in store after the event.
    """
    position = {**halls(*clans, actions=None, **table), "agenda": [{"do": "end_round"}]}
    return at(position, f"event:{event}", *[f"project:{card}" for card in draws])


def forged(card: str, own: dict[str, Any], *others: dict[str, Any], **table: Any) -> Match:
    """A blacksmith of seat 0 has just developed this card in the Forge.

    The clan had what that costs besides what ``own`` says, heat on the track and nothing lit.
    """
    at_card = PROJECTS.code(card)
    heat = FORGE_SURCHARGE
    held = dict(own["goods"])
    for kind, n in editions.components("dwergar")["project"][at_card]["dev_cost"].items():
        if kind == "heat":
            heat += n
        else:
            held[kind] += n
    things = {"goods": held, "heat": own.get("heat", 0) + heat}
    cards = {"realized": [*own.get("realized", []), card]}
    deck = DECKS.token(at_card // 9)
    other = "western_quarter" if deck != "western_quarter" else "golden_terraces"
    seats = [{**own, **things, **cards}, *others]
    match = sent("blacksmith", "forge", *seats, **{"decks": [deck, other], **table})
    play(match, f"0 develop:{card}")
    return match


def final(*clans: dict[str, Any], seat: Any = 0, **table: Any) -> dict[str, int]:
    """What each card of a seat scores at the end of the game."""
    match = at({**halls(*clans, **table), "agenda": [{"do": "final_scoring"}]})
    scored = [event for event in told(match.setup_events, "final-points") if event["who"] == seat]
    return {str(event["project"]): int(str(event["points"])) for event in scored}


def away(*seats: int) -> dict[str, str]:
    """The foremen of these seats stand somewhere, so that nobody is at home."""
    return {f"mine_{n}": f"foreman:{seat}" for n, seat in enumerate(seats, 1)}


def forfeit(match: Match, seat: int, times: int = 3) -> list[str]:
    """A clan without dwarves lets actions go; the names of what happened."""
    return names(play(match, *[f"{seat} forfeit"] * times))


def bonuses(match: Match, name: str) -> list[Any]:
    """Whom an end bonus came to so far, in order."""
    events = [*match.setup_events, *[event for move in match.moves for event in move.events]]
    return [event["who"] for event in told(events, name)]


def mine(match: Match, key: str, seat: int = 0) -> Any:
    """One thing of a player, as a position tells it."""
    return table(match)["players"][seat][key]


def stock(match: Match, seat: int = 0) -> str:
    """A player's resources as stone/iron/gold/crystal."""
    return "/".join([str(n) for n in mine(match, "goods", seat).values()])


def cart(match: Match, level: str, seat: int = 0) -> str:
    """What lies in a player's cart as stone/iron/gold/crystal."""
    load = mine(match, "carts", seat).get(level, {})
    return "/".join([str(load.get(kind, 0)) for kind in RESOURCES.tokens])


def fire(match: Match, seat: int = 0) -> tuple[int, int, int]:
    """Heat, lit and unlit furnaces of a player."""
    return mine(match, "heat", seat), mine(match, "lit", seat), mine(match, "unlit", seat)


def pool(match: Match, seat: int = 0) -> dict[str, int]:
    """The dwarves at home, the foreman among them."""
    home = match.state.pools[seat * 4 + 3]
    return {**mine(match, "pool", seat), **({"foreman": 1} if home else {})}


def scores(match: Match) -> list[int]:
    """Everybody's points."""
    found: list[int] = match.edition.game.scores(match.state)
    return found


def asked(match: Match) -> tuple[int, str]:
    """Who is asked now, and what."""
    decision = match.state.decision
    return decision.seat, decision.name


def menu(match: Match) -> list[str]:
    """What the menu of seat 0 offers but ending the action; exactly that is not refused."""
    s, decision = match.state, match.state.decision
    unrefused = [code for code in decision.candidates(s) if decision.refusal(s, code) is None]
    assert sorted(decision.options(s)) == sorted(unrefused)
    found = options(match, 0)
    assert found[0] == "end_action"
    return found[1:]


# ---------------------------------------------------------------------- rich games, walked through


def rich(lit: int = 5, unlit: int = 2) -> Edition:
    """Corrected data: plenty of everything, so that random clans build a lot."""
    raw = deepcopy(editions.components("dwergar"))
    for row in raw["start_resources"]:
        row["hand"] = {"stone": 60, "iron": 60, "gold": 60, "crystal": 40}
    raw["setup"].update(start_furnaces_lit=lit, start_furnaces_unlit=unlit, actions_per_turn=9)
    return Edition(registry.game("dwergar"), raw)


RICH = rich()


def walk(seats: int, seed: int, **options: str) -> Iterator[Any]:
    """The state before every decision of a random game of rich clans, and when it is over."""
    s, chance = RICH.start(seats, {"decks": "random", **options}, seed), Fast(seed)
    while s.choices:
        yield s
        s.play(s.choices[chance.below(len(s.choices))])
    yield s
