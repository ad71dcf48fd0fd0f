"""Where workers go and cards lie: the resource board, the guilds, the face-up cards."""

from __future__ import annotations

from typing import Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase
from underhall.games.belfort.box.names import (
    AREAS,
    DISTRICTS,
)
from underhall.games.belfort.face.board.signs import (
    GUILD_ICONS,
    KIND_ICONS,
    VIRTUAL,
    Data,
    Say,
    Table,
    card_name,
    cost,
    guild_name,
    numeral,
    owner_name,
    pawn,
    placed,
)
from underhall.games.belfort.face.picture import EFFECTS

AREA_ICONS: Final = {
    "forest": ("forest", "leaf"),
    "quarry": ("belfort-quarry", "stone"),
    "mine": ("mine", "metal"),
    "gold_mine": ("belfort-gold-mine", "rubble"),
}
GUILD_GAINS: Final = {
    "bankers": ("coin", "gold", "{}"),
    "sawyers": ("wood", "wood", "{}"),
    "miners": ("metal", "metal", "{}"),
    "masons": ("stone", "stone", "{}"),
    "librarians": ("card-back", "", "+{}"),
    "thieves": ("coin", "gold", "{}"),
    "bandits": ("metal", "metal", "{}"),
    "merchants": ("trade", "", "{}"),
}
"""What stands below a guild: icon, tone, and its first number."""

PLACES = Names("place", ["job_centre", "kings_camp"])


def areas(view: Table, raw: Table, say: Say) -> list[Data]:
    """The four resource areas, the Job Centre and the King's Camp."""
    table = view["table"]
    found = [area(table, token, say) for token in AREAS.tokens]
    camp = next(row["spaces"] for row in raw["board_area"] if row["id"] == "kings_camp")
    spaces = {"job_centre": table["printed"]["job_centre"], "kings_camp": min(camp, view["seats"])}
    standing = {"job_centre": table["job_centre"], "kings_camp": table["camp"]}
    icons = {"job_centre": ("hire", ""), "kings_camp": ("belfort-camp", "brick")}
    for place in PLACES.tokens:
        workers = [placed(worker) for worker in standing[place]]
        icon, tone = icons[place]
        found.append(
            {
                "id": place,
                "icon": icon,
                "tone": tone,
                "name": say(PLACES.word(PLACES.code(place))),
                "fee": raw["fees"][place],
                "targets": [f"space:{place}"],
                "workers": workers,
                "free": list(range(max(0, spaces[place] - len(workers)))),
                "troops": None,
            }
        )
    return found


def area(table: Table, token: str, say: Say) -> Data:
    """One resource area: who gathers there, the most underlined."""
    sizes = [sum(where.get(token, {}).values()) for where in table["gathering"]]
    most = max(sizes)
    troops = []
    for seat, where in enumerate(table["gathering"]):
        pawns = [pawn(sort) for sort, n in where.get(token, {}).items() for _ in range(n)]
        if pawns:
            alone = sizes[seat] == most and sizes.count(most) == 1
            troops.append({"seat": seat, "pawns": pawns, "most": alone})
    icon, tone = AREA_ICONS[token]
    return {
        "id": token,
        "icon": icon,
        "tone": tone,
        "name": say(AREAS.word(AREAS.code(token))),
        "fee": 0,
        "targets": [f"area:{token}"],
        "troops": troops,
    }


def guilds(view: Table, raw: Table, say: Say) -> Data:
    """The five guilds with owner, worker and what they cost or bring."""
    tiles = [guild(view, district, say) for district in DISTRICTS.tokens]
    return {"fee": raw["fees"]["guild"], "tiles": tiles}


def guild(view: Table, district: str, say: Say) -> Data:
    """The guild of one district."""
    table = view["table"]
    token = table["guilds"][DISTRICTS.code(district)]
    n, m = table["printed"]["guild_numbers"][token]
    owner = table["markers"].get(f"{district}_guild")
    icon, tone = GUILD_ICONS[token]
    name = guild_name(token, say)
    gain = GUILD_GAINS.get(token)
    have = table["players"][view["seat"]]["goods"] if view["seat"] >= 0 else None
    return {
        "thing": f"guild:{token}",
        "district": district,
        "num": numeral(district, say),
        "icon": icon,
        "tone": tone,
        "name": name,
        "tip": say(Phrase(f"tip-{token}", n=n, m=m)),
        "owner": owner,
        "whose": None if owner is None else owner_name(view, owner, say),
        "worker": guild_worker(table, district),
        "cost": cost(table["printed"]["guild_costs"][token], say, have),
        "gain": gain and {"icon": gain[0], "tone": gain[1], "n": gain[2].format(n)},
    }


def guild_worker(table: Table, district: str) -> Data | None:
    """Who stands on the guild of a district; a virtual dwarf counts."""
    if district in table["virtual"]:
        return {"seat": VIRTUAL + table["virtual"].index(district), **pawn("dwarf")}
    worker = table["guild_workers"].get(district)
    return None if worker is None else placed(worker)


def display(view: Table, raw: Table, say: Say) -> Data:
    """The face-up cards and the draw pile."""
    table = view["table"]
    cards = []
    for at, card in enumerate(table["display"]):
        icon, tone = KIND_ICONS[card]
        cards.append(
            {
                "card": card,
                "at": at,
                "icon": icon,
                "tone": tone,
                "name": card_name(card, say),
                "does": say(EFFECTS.word(EFFECTS.code(card))),
                "cost": cost(table["printed"]["costs"][card], say),
            }
        )
    return {
        "cards": cards,
        "deck": table["deck"],
        "discard": sum(table["discard"].values()),
        "price": raw["fees"]["buy_card"],
    }
