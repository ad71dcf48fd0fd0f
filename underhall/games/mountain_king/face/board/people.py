"""The players' panels, and what goes on at the top."""

from __future__ import annotations

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import CLANS, MOOT_SIZE, RESOURCES
from underhall.games.mountain_king.face.board.moots import small_moot
from underhall.games.mountain_king.face.board.shapes import beside
from underhall.games.mountain_king.face.board.signs import (
    OWN,
    Data,
    Say,
    Table,
    carried,
    good,
    goods,
    name,
    owner_of,
    pending,
    seat_name,
    store,
)
from underhall.games.mountain_king.face.board.worth import honor_now, network, statues_now
from underhall.games.mountain_king.table.state import STEPS

TURN_STEPS = STEPS[1:5]
"""The steps of a turn."""


def rail(view: Table, raw: Table, say: Say) -> Data:
    """Round, coronation tokens, who is near the end, and the step of the turn."""
    table = view["table"]
    last = table["last_round"]
    return {
        "round": table["round"],
        "last": last,
        "label": say(Phrase("board-round", round=table["round"], last=last)),
        "crowns": crowns(view, raw, say),
        "near": near_end(view, raw, say),
        "phases": [
            {"name": say(Phrase(f"board-step-{step}")), "now": step == table["step"]}
            for step in TURN_STEPS
        ],
        "setup": table["step"] == STEPS[0],
    }


def token_values(view: Table, raw: Table) -> list[int]:
    """MTK-3.8. The coronation tokens in the order in which they are taken."""
    tokens = raw["coronation_tokens"]
    if view["seats"] == 2:
        return list(tokens["two_player_tokens"])
    return [tokens["first"], tokens["second"]]


def crowns(view: Table, raw: Table, say: Say) -> list[Data]:
    """The coronation tokens, and who has taken them."""
    takers = view["table"]["crowned"]
    found = []
    for at, value in enumerate(token_values(view, raw)):
        seat = takers[at] if at < len(takers) else None
        who = None if seat is None else seat_name(seat, say)
        found.append({"n": value, "seat": seat, "who": who})
    return found


def near_end(view: Table, raw: Table, say: Say) -> Data | None:
    """Who is nearest to a full moot, and by how much, while that can bring on the end."""
    table = view["table"]
    left = [
        (MOOT_SIZE - player["trolls"], seat)
        for seat, player in enumerate(table["players"])
        if player["trolls"] < MOOT_SIZE
    ]
    taken = len(table["crowned"]) == len(token_values(view, raw))
    if taken or not left or min(left)[0] > 3:
        return None
    away, seat = min(left)
    words = say(Phrase("board-trolls-away", n=away))
    return {"seat": seat, "who": seat_name(seat, say), "text": words}


# ---------------------------------------------------------------------- panels


def seats(view: Table, raw: Table, say: Say) -> list[Data]:
    """A panel for each player."""
    return [panel(view, raw, seat, say) for seat in range(view["seats"])]


def panel(view: Table, raw: Table, seat: int, say: Say) -> Data:
    """What one player has."""
    table = view["table"]
    player, own = table["players"][seat], store(table, seat)
    on_trolls = carried(player)
    tokens = own["tokens"]
    over = view["result"]
    return {
        "seat": seat,
        "score": over["scores"][seat] if over is not None else own["honor"],
        "goods": [
            {
                **good(token, own["storage"].get(token, 0) + on_trolls.get(token, 0), say),
                "stored": own["storage"].get(token, 0),
            }
            for token in RESOURCES.tokens
        ],
        "moot": small_moot(table, raw, seat, say),
        "trolls": player["trolls"],
        "pedestals": stored(own, say),
        "tokens": tokens,
        "token_sum": sum(tokens),
        "now": 0 if over is not None else honor_now(table, raw, seat),
        "statues": [
            {
                "icon": f"{OWN}statue-{clan}",
                "tone": clan,
                "n": honor,
                "label": name("clan", clan, say),
            }
            for honor, clan in statues_now(table, raw, seat)
        ],
        "crowns": [
            value for value, who in zip(token_values(view, raw), table["crowned"]) if who == seat
        ],
        "partner": partner(view, seat, say),
        "starts": table["start"] == seat,
        **(own_parts(view, raw, seat, say) if seat == view["seat"] else {}),
    }


def stored(own: Table, say: Say) -> list[Data]:
    """The pedestals in a storage, by clan."""
    return [
        {
            "id": clan,
            "icon": f"{OWN}ped-{clan}",
            "tone": clan,
            "n": own["pedestals"].get(clan, 0),
            "label": say(Phrase(f"board-pedestal-{clan}")),
        }
        for clan in CLANS.tokens
    ]


def partner(view: Table, seat: int, say: Say) -> str | None:
    """MTK-5.10. The other one of a team."""
    table = view["table"]
    if "teams" not in table:
        return None
    other = 3 - seat
    return seat_name(other, say) if owner_of(table, other) == owner_of(table, seat) else None


def own_parts(view: Table, raw: Table, seat: int, say: Say) -> Data:
    """What only the own panel tells: the rate of a trade and the workshops in reach."""
    table = view["table"]
    cheap = table["turn"]["cheap_trades"] and view["active"] == seat
    rate = 2 if cheap else raw["limits"]["trade_rate"]
    frame = pending(view)
    choosing = frame["do"] in ("bag_pedestal", "bless_clan", "pedestal")
    return {
        "rate": say(Phrase("board-rate", n=rate)),
        "workshops": reached(view, raw, seat, say),
        "choosing": choosing,
    }


def reached(view: Table, raw: Table, seat: int, say: Say) -> list[Data]:
    """MTK-4.26, 4.27. The workshops beside the own network, with their open entrances."""
    table = view["table"]
    own = network(table, seat)
    everybody = {at for other in range(view["seats"]) for at in network(table, other)}
    found = []
    for row in raw["boards"][table["side"]]["workshop_spots"]:
        kind = table["workshops"].get(row["id"])
        near = set(beside((row["x"], row["y"])))
        if kind is None or not near & own:
            continue
        spend, gain = table["printed"]["workshops"][kind][0]
        found.append(
            {
                "id": row["id"],
                "kind": kind,
                "name": name("workshop", kind, say),
                "uses": len(near & everybody),
                "spend": goods(spend, say),
                "gain": goods(gain, say),
            }
        )
    return found
