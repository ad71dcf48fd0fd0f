"""Positions of the Mountain King in one line: seat 0 acts, everybody has what they are told."""

from collections.abc import Mapping
from typing import Any

from helpers import at, play, table

from underhall.core.match import Match
from underhall.games.mountain_king.box.names import (
    CELLS,
    HORDE_ROWS,
    PLACES,
    SYMBOLS,
    TROLLS,
)
from underhall.kit.polyomino import bits

FIXTURE_N = ["2,5+3,5*+4,5", "5,5*+6,5", "8,4*+7,5+8,5"]
"""The tunnels of fixture N: T1, T2 and T3 of the gate at 2,4 on the winter side."""


RIVAL_WALL = [
    *("3,17+4,17", "3,13+3,14+3,15+3,16"),
    *("3,9+3,10+3,11+3,12", "3,5+3,6+3,7+3,8"),
]
"""From the gate wg4_3 up to 3,5: nothing can be dug beside the gate wg4_4."""


def goods(held: str) -> dict[str, int]:
    """Things in words, such as ``"2 stone, 1 cart_fire"``."""
    parts = [part.split() for part in held.split(",") if part]
    return {name: int(count) for count, name in parts}


def words(held: Mapping[str, int]) -> str:
    """The other way round, in the order of the resources."""
    order = sorted(held, key=SYMBOLS.code)
    return ", ".join([f"{held[name]} {name}" for name in order])


def card(name: str) -> str:
    """The token of the troll that is called so, whatever its level: ``card("purser")``."""
    return next(token for token in TROLLS.tokens if token.endswith("_" + name))


def troll(name: str, held: str = "") -> dict[str, Any]:
    """A troll of a moot with what lies on it."""
    return {"troll": card(name), "holds": goods(held)}


def player(held: Any = "", **things: Any) -> dict[str, Any]:
    """A player with nothing but this in storage; four starters without resources in the moot."""
    return {"storage": goods(held), **things}


RECRUITS = (
    *("clay_lugger", "mire_digger", "puddle_miser"),
    *("peat_knocker", "ochre_smith", "witch_murk"),
)
OTHERS = (
    *("silt_sifter", "tide_gatherer", "pale_smelter"),
    *("marsh_lapidary", "comet_oracle", "mogga_deepclaw"),
)


def moot_of(trolls: int, recruits: tuple[str, ...] = RECRUITS) -> dict[str, Any]:
    """A moot of so many trolls, four to ten, from the bottom up, with nothing on them."""
    return {PLACES.token(4 + at): troll(name) for at, name in enumerate(recruits[: trolls - 4])}


def mountain(
    *players: dict[str, Any],
    seats: Any = 2,
    options: Any = None,
    step: Any = "spells",
    **table: Any,
) -> dict[str, Any]:
    """A position at the beginning of a step of seat 0, or of ``seat``; the others have nothing."""
    told = [*players, *[player() for _ in range(seats - len(players))]]
    things = {"step": step, **table, "players": told}
    return {"game": "mountain_king", "seats": seats, "options": options or {}, "table": things}


def run_dry(*levels: int, held: str = "4 rune", **things: Any) -> dict[str, Any]:
    """Five players at step 2; the decks of these levels are empty, but the horde is whole.

    The cards are in the moots, but for those ``under`` a deck; seat 0 has a free position.
    """
    cards: list[str] = []
    for level in levels:
        of_level = [token for token in TROLLS.tokens if token.startswith(f"troll_{level}")]
        cards += of_level[HORDE_ROWS[level - 1] :]
    cards = [token for token in cards if token not in things.get("under", [])]
    places = PLACES.tokens[4:]
    hands = [cards[at : at + 6] for at in range(0, 24, 6)]
    others = [player(moot=dict(zip(places, hand))) for hand in hands]
    own = player(held, moot=dict(zip(places, cards[24:])))
    return mountain(own, *others, seats=5, step="recruit_or_dig", **things)


def fixture_n(held: Any = "", own: Any = None, **things: Any) -> dict[str, Any]:
    """Fixture N of the worked examples: its player is seat 0, with these goods and things."""
    tunnels = [*FIXTURE_N, *things.pop("tunnels", [])]
    active = player(held, gate="wg4_4", **(own or {}))
    return mountain(active, seats=4, tunnels=tunnels, **things)


def casting(position: dict[str, Any], spell: str, *outcomes: int | str) -> Match:
    """Seat 0 has just cast a spell with a rune that it got for it."""
    told = position["table"]
    own = told["players"][0]
    storage = {**own["storage"], "rune": own["storage"].get("rune", 0) + 1}
    players = [{**own, "storage": storage}, *told["players"][1:]]
    match = at({**position, "table": {"book": [spell], **told, "players": players}}, *outcomes)
    play(match, f"0 cast:{spell}")
    return match


def resolving(position: dict[str, Any], spell: str, *moves: str) -> Match:
    """As ``casting``; seat 0 has resolved the effect and made these choices."""
    match = casting(position, spell)
    play(match, "0 resolve", *[f"0 {move}" for move in moves])
    return match


# ---------------------------------------------------------------------- what came of it


def mine(match: Match, key: str, seat: int = 0) -> Any:
    """What a player has of something."""
    return table(match)["players"][seat][key]


def stock(match: Match, seat: int = 0) -> str:
    """What lies in a player's storage, in words."""
    return words(mine(match, "storage", seat))


def loads(match: Match, seat: int = 0) -> dict[str, str]:
    """What lies on a player's trolls, in words; without those that hold nothing."""
    moot = mine(match, "moot", seat)
    return {place: words(moot[place]["holds"]) for place in moot if "holds" in moot[place]}


def trolls(match: Match, seat: int = 0) -> dict[str, str]:
    """The trolls of a moot by position."""
    return {place: entry["troll"] for place, entry in mine(match, "moot", seat).items()}


def network(match: Match, seat: int = 0) -> list[str]:
    """The cells of a player's network."""
    return [CELLS.token(cell) for cell in bits(match.state.networks[seat])]


def horde(match: Match, slot: str) -> Any:
    """The card of a horde slot with what lies on it; None for an empty slot."""
    return table(match)["horde"][slot]


def bribes(match: Match) -> dict[str, str]:
    """The bribes on the cards of the horde, in words; without cards that bear none."""
    told = table(match)["horde"]
    return {slot: words(card["bribes"]) for slot, card in told.items() if card and "bribes" in card}


def asked(match: Match) -> str:
    """The name of the decision that is pending."""
    decision = match.state.decision
    return "" if decision is None else decision.name


# ---------------------------------------------------------------------- the last moment of a game

WINTER = {"side": "winter"}
"""Two players on the big board."""


def last_moment(*players: dict[str, Any], seats: int = 2, **table: Any) -> Match:
    """The game has just ended, on the winter side: the last players completed moots in time."""
    told = [*players, *[player() for _ in range(seats - len(players))]]
    if "crowned" not in table:
        for seat, recruits in ((-1, OTHERS), (-2, RECRUITS))[: 1 if seats == 2 else 2]:
            told[seat] = {**told[seat], "moot": moot_of(10, recruits)}
    before_start = (table.get("start", 0) - 1) % seats
    ends = {"step": "statues", "seat": before_start, "round": 13, "last_round": 13, **table}
    return over(at(mountain(*told, seats=seats, options=WINTER if seats == 2 else {}, **ends)))


def over(match: Match) -> Match:
    """The last player does nothing more."""
    for seat in match.state.waiting():
        play(match, f"{seat} end")
    return match


def honor(match: Match, seat: int = 0) -> dict[str, int]:
    """The final honor of a player by source, without the zeros."""
    result = match.state.result
    return {name: n for name, n in zip(result.sources, result.points[seat]) if n}


# ---------------------------------------------------------------------- teams

TEAMS = {"teams": "yes"}
GATES = ("wg4_1", "wg4_2", "wg4_3", "wg4_4")
"""Seats 0 and 3 have the gates at 16,2 and 2,4, seats 1 and 2 those at 18,16 and 4,18."""
BRIDGE = ["3,3+3,4", "4,3*+5,3+6,3", "7,3+8,3*+9,3", "10,3+11,3*+12,3", "13,3+14,3*+15,3+16,3"]
"""Tunnels from the gate of seat 3 to that of seat 0; the last reaches it."""


def two_teams(
    *storages: str, moots: dict[int, Any] | None = None, step: str = "spells", **table: Any
) -> dict[str, Any]:
    """A position of four players in two teams: the teams' storages, the moots of some seats."""
    told = [{"gate": gate, "moot": (moots or {}).get(at, {})} for at, gate in enumerate(GATES)]
    owned = [{"storage": goods(held)} for held in [*storages, "", ""][:2]]
    teams = [{**held, **more} for held, more in zip(owned, table.pop("teams", [{}, {}]))]
    things = {"step": step, **table, "players": told, "teams": teams}
    return {"game": "mountain_king", "seats": 4, "options": TEAMS, "table": things}


def team_stock(match: Match, team: int = 0) -> str:
    """What lies in a team's storage, in words."""
    return words(table(match)["teams"][team]["storage"])
