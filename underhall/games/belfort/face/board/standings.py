"""Derived numbers, so that nobody has to count: majorities, order, what a choice changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from underhall.core.phrase import Phrase, SeatName
from underhall.games.belfort.box.names import (
    DISTRICTS,
    SYMBOLS,
)
from underhall.games.belfort.face.board.signs import (
    WORKER_ICONS,
    Data,
    Say,
    Table,
    cost,
    numeral,
    owner_name,
    worker_name,
)
from underhall.kit.majority import places

RACES: Final = ("elf", "dwarf")
PAID_SITES: Final = ("site",)
BUILDING: Final = {
    "action": "build:",
    "architect_kind": "",
    "buy_card": "",
    "spy_take": "",
    "virtual_card": "",
}
"""Questions about what is built, now or later, and how the tokens of their options begin."""


def standings(view: Table, raw: Table, say: Say) -> Data:
    """Who would score where, the order of turns and the gnomes left."""
    table = view["table"]
    prizes = table["printed"]["prizes"]
    columns = [table["districts"][district] for district in DISTRICTS.tokens]
    scoring = raw["scoring"]["workers"]
    return {
        "districts": {
            "heads": [numeral(district, say) for district in DISTRICTS.tokens],
            "ids": list(DISTRICTS.tokens),
            "rows": matrix(view, columns, prizes, say),
        },
        "workers": {
            "heads": [
                {"icon": WORKER_ICONS[s], "label": worker_name(s, say)} for s in (*RACES, "gnome")
            ],
            "rows": matrix(view, counts(view), [scoring["first"], scoring["second"]], say),
        },
        "order": [{"seat": seat, "name": owner_name(view, seat, say)} for seat in table["order"]],
        "pool": table["pool"],
        "gnome": worker_name("gnome", say),
        "virtual": virtual(view, say),
    }


def virtual(view: Table, say: Say) -> list[Data]:
    """With two players: who the third and the fourth shape are, and who steers each of them."""
    table, seats = view["table"], view["seats"]
    count = len(table["districts"]["d1"]) - seats
    known = table["players"][0]["crest"] is not None
    steering = table["order"][:count] if known else [None] * count
    return [
        {
            "seat": owner,
            "name": say(Phrase("board-virtual", n=owner + 1)),
            "steered": "" if seat is None else say(Phrase("board-steered", who=SeatName(seat))),
        }
        for owner, seat in enumerate(steering, start=seats)
    ]


def matrix(view: Table, columns: list[list[int]], prizes: list[int], say: Say) -> list[Data]:
    """A row for each prize, and in each column who would get it."""
    ranked = [(column, places(column)) for column in columns]
    return [
        {
            "prize": prize,
            "cells": [
                [
                    {"seat": who, "n": column[who], "name": owner_name(view, who, say)}
                    for who, place in enumerate(found)
                    if place == at
                ]
                for column, found in ranked
            ],
        }
        for at, prize in enumerate(prizes, 1)
    ]


def counts(view: Table) -> list[list[int]]:
    """Elves, dwarves and gnomes of each player; virtual players have theirs too."""
    table = view["table"]
    players = table["players"]
    found = []
    for at, race in enumerate(RACES):
        column = [p["workers"][race] + p["workers"][f"master_{race}"] for p in players]
        virtual = len(table["districts"]["d1"]) - len(players)
        found.append(column + [table["printed"]["virtual_workers"][at]] * virtual)
    return [*found, [sum(p["gnomes"].values()) for p in players]]


def scores_now(view: Table, raw: Table) -> list[int]:
    """What everybody would get if points were given now."""
    table = view["table"]
    workers = raw["scoring"]["workers"]
    districts = [(table["districts"][one], table["printed"]["prizes"]) for one in DISTRICTS.tokens]
    races = [(column, [workers["first"], workers["second"]]) for column in counts(view)]
    found = [0] * view["seats"]
    for column, prizes in [*districts, *races]:
        for seat, place in enumerate(places(column)[: view["seats"]]):
            found[seat] += prizes[place - 1] if 0 < place <= len(prizes) else 0
    return found


def notes(view: Table, say: Say) -> dict[str, str]:
    """For every free symbol how its district would stand for the viewer with a marker on it, and
    for every guild what a worker gets there."""
    seat, table = view["seat"], view["table"]
    if seat < 0 or asked(view).startswith("wizard"):
        return {}
    builder = building(view)
    found = {}
    for symbol in SYMBOLS.tokens:
        if symbol not in table["markers"]:
            there = list(table["districts"][district_of(symbol)])
            there[builder] += 2 if "_keep_" in symbol else 1
            rest = [n for who, n in enumerate(there) if who != seat]
            found[f"symbol:{symbol}"] = standing(there[seat], max(rest), say)
    for district, guild in zip(DISTRICTS.tokens, table["guilds"]):
        n, m = table["printed"]["guild_numbers"][guild]
        found[f"space:guild_{district}"] = say(Phrase(f"tip-{guild}", n=n, m=m))
    return found


def district_of(symbol: str) -> str:
    """The district of a symbol; a gate has one in each of two."""
    return symbol[-2:] if symbol.startswith("gate_") else symbol[:2]


def asked(view: Table) -> str:
    """What the viewer is asked, or nothing."""
    return str((view["decision"] or {}).get("kind", ""))


def building(view: Table) -> int:
    """Whose marker is to be laid: the viewer's, or that of a virtual player."""
    if asked(view) in ("virtual_card", "virtual_site"):
        return int(view["seats"] + view["agenda"][0]["virtual"])
    return int(view["seat"])


def standing(own: int, best: int, say: Say) -> str:
    """How one stands against the best of the others."""
    if own > best:
        return say(Phrase("board-lead", own=own, best=best))
    return say(Phrase("board-tie" if own == best else "board-behind", own=own, best=best))


def best_sites(view: Table, raw: Table, say: Say) -> dict[str, Data]:
    """By the token of what could be built: the district where it would help most, or harm least if
    it is a virtual player's, and how, in words and in short."""
    seat, table = view["seat"], view["table"]
    begins = BUILDING.get(asked(view))
    if begins is None:
        return {}
    builder, guilds = building(view), dict(zip(DISTRICTS.tokens, table["guilds"]))
    found: dict[str, tuple[tuple[int, int], Data]] = {}
    for row in raw["symbol"]:
        kind, district = row["kind"], row["district"]
        what = guilds[district] if kind == "guild" else kind
        if row["id"] in table["markers"] or (kind == "guild" and not begins):
            continue
        there = list(table["districts"][district])
        there[builder] += 2 if kind == "keep" else 1
        own, best = there[seat], max([n for who, n in enumerate(there) if who != seat])
        # A lead counts, not how large it is; among leads the district with most of one's own.
        worth = (min(own - best, 1), own)
        if what not in found or worth > found[what][0]:
            says, brief = standing(own, best, say), f"{own}\xa0:\xa0{best}"
            if kind != "guild":  # of which there is one in a district, whose number it bears
                place = numeral(district, say)
                says = say(Phrase("board-best", district=place, standing=says))
                brief = f"{place}\xa0{brief}"
            found[what] = (worth, {"says": says, "brief": brief})
    if asked(view) == "spy_take":
        return {token: found[card][1] for token, card in shown(view).items() if card in found}
    return {begins + what: told for what, (_, told) in found.items()}


def prices(view: Table, raw: Table, say: Say) -> dict[str, list[Data]]:
    """What is paid for an option, now or later, by its token; what the viewer lacks is short."""
    price = PRICES.get(asked(view))
    if price is None:
        return {}
    have = view["table"]["players"][view["seat"]]["goods"] if asked(view) not in NOT_YET else None
    return {token: cost(amounts, say, have) for token, amounts in price(view, raw).items()}


def building_costs(view: Table, raw: Table) -> dict[str, list[int]]:
    """What building costs."""
    printed = view["table"]["printed"]
    costs = {**printed["costs"], **printed["guild_costs"]}
    return {f"build:{one}": amounts for one, amounts in costs.items()}


def card_costs(view: Table, raw: Table) -> dict[str, list[int]]:
    """What the cards to choose from will cost to build."""
    return dict(view["table"]["printed"]["costs"])


def kept_costs(view: Table, raw: Table) -> dict[str, list[int]]:
    """What all cards that are kept together will cost to build."""
    costs = view["table"]["printed"]["costs"]
    return {
        token: [sum(amounts) for amounts in zip(*[costs[card] for card in token.split("+")])]
        for token in view["decision"]["options"]
    }


def guild_costs(view: Table, raw: Table) -> dict[str, list[int]]:
    """What each guild costs, by its place."""
    table = view["table"]
    costs = [table["printed"]["guild_costs"][guild] for guild in table["guilds"]]
    return {f"{one}_guild": amounts for one, amounts in zip(DISTRICTS.tokens, costs)}


def shown_costs(view: Table, raw: Table) -> dict[str, list[int]]:
    """What the cards that are shown to a spy will cost to build."""
    costs = view["table"]["printed"]["costs"]
    return {token: costs[card] for token, card in shown(view).items()}


def shown(view: Table) -> dict[str, str]:
    """The cards that are shown to a spy, by the players who show them."""
    cards = view["agenda"][0]["shown"]
    return {f"seat:{seat}": card for seat, card in enumerate(cards) if card is not None}


def fees(view: Table, raw: Table) -> dict[str, list[int]]:
    """What a worker costs where it is placed; an own guild is free."""
    table, fee = view["table"], raw["fees"]
    owned = [
        guild
        for district, guild in zip(DISTRICTS.tokens, table["guilds"])
        if table["markers"].get(f"{district}_guild") == view["seat"]
    ]
    found = {"job_centre": fee["job_centre"], "kings_camp": fee["kings_camp"]}
    found |= {f"guild:{guild}": fee["guild"] for guild in table["guilds"] if guild not in owned}
    found |= {f"card:{card}": fee[f"{card}_space"] for card in ("inn", "tower")}
    return {token: [0, 0, 0, n] for token, n in found.items() if n}


PRICES: Final[Mapping[str, Callable[[Table, Table], dict[str, list[int]]]]] = {
    "action": building_costs,
    "architect_kind": card_costs,
    "architect_site": guild_costs,
    "buy_card": card_costs,
    "discard": card_costs,
    "keep_cards": kept_costs,
    "place": fees,
    "spy_pick": card_costs,
    "spy_take": shown_costs,
}
"""Which questions are about something that is paid for."""
NOT_YET: Final = ("architect_kind", "architect_site", "keep_cards")
"""Those where nobody can say yet what will be short."""


def paying(view: Table, say: Say) -> list[Data]:
    """What the viewer is about to pay."""
    if asked(view) not in PAID_SITES:
        return []
    parts = cost(view["table"]["printed"]["costs"][view["agenda"][0]["kind"]], say)
    return [{**part, "n": f"−{part['n']}"} for part in parts]
