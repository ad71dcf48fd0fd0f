"""The players' panels and the viewer's hand."""

from __future__ import annotations

from underhall.games.belfort.box.names import (
    DISTRICTS,
    GOODS,
)
from underhall.games.belfort.face.board.signs import (
    GOOD_ICONS,
    GUILD_ICONS,
    KIND_ICONS,
    WORKER_ICONS,
    Data,
    Say,
    Table,
    card_name,
    cost,
    good_name,
    guild_name,
    kind_name,
    pawn,
    worker_name,
)
from underhall.games.belfort.face.board.standings import scores_now
from underhall.games.belfort.face.picture import EFFECTS


def seats(view: Table, raw: Table, say: Say) -> list[Data]:
    """A panel for each player."""
    now = scores_now(view, raw)
    return [{**panel(view, seat, say), "now": now[seat]} for seat in range(view["seats"])]


def panel(view: Table, seat: int, say: Say) -> Data:
    """What one player has."""
    table = view["table"]
    player = table["players"][seat]
    own = seat == view["seat"]
    return {
        "seat": seat,
        "score": player["score"],
        "goods": [
            {
                "target": f"goods:{seat}:{good}",
                "icon": GOOD_ICONS[good],
                "tone": good,
                "n": player["goods"][good],
                "label": good_name(good, say),
            }
            for good in GOODS.tokens
        ],
        "races": [race(player, seat, sort, say) for sort in ("elf", "dwarf")],
        "gnomes": sum(player["gnomes"].values()),
        "gnome": {
            "thing": "worker:gnome",
            "target": f"worker:{seat}:gnome",
            "label": worker_name("gnome", say),
        },
        "hand": player["hand"],
        "known": [] if own else known(player, say),
        "crest": player["crest"],
        "grey": player["grey"],
        "passed": player["passed"] and table["phase"] == "placement",
        "income": player["income"],
        "tax": player["tax"],
        "net": player["income"] - player["tax"],
        "built": [*built(table, seat, own, say), *markers(table, seat, say)],
    }


def race(player: Table, seat: int, sort: str, say: Say) -> Data:
    """Elves or dwarves: at home, in all, and the masters among them."""
    master = f"master_{sort}"
    home, everywhere = player["home"], player["workers"]
    return {
        "thing": f"worker:{sort}",
        "targets": [f"worker:{seat}:{one}" for one in (sort, master)],
        "icon": WORKER_ICONS[sort],
        "n": home.get(sort, 0) + home.get(master, 0),
        "of": everywhere[sort] + everywhere[master],
        "masters": everywhere[master],
        "label": worker_name(sort, say),
        "master": worker_name(master, say),
    }


def known(player: Table, say: Say) -> list[str]:
    """What everybody knows of a hand."""
    return [card_name(card, say) for card, n in player["cards"].items() for _ in range(n)]


def built(table: Table, seat: int, own: bool, say: Say) -> list[Data]:
    """Built cards, one by one: gnomes and workers stand on the first of a kind that have room."""
    player = table["players"][seat]
    found = []
    for card, copies in player["built"].items():
        locks = table["printed"]["locks"][card]
        gnomes = player["gnomes"].get(card, 0)
        there = table["on_cards"][seat].get(card, {})
        workers = [pawn(sort) for sort, n in there.items() for _ in range(n)]
        icon, tone = KIND_ICONS[card]
        for at in range(copies):
            here = min(locks, gnomes)
            gnomes -= here
            found.append(
                {
                    "id": f"{card}-{at}",
                    "icon": icon,
                    "tone": tone,
                    "thing": f"kind:{card}",
                    "name": card_name(card, say),
                    "gnomes": here,
                    "locks": locks,
                    "worker": workers[at] if at < len(workers) else None,
                    "targets": [f"built:{card}", f"space:{card}"] if own else [],
                }
            )
    return found


def markers(table: Table, seat: int, say: Say) -> list[Data]:
    """What was occupied without a card: guilds and walls."""
    found = []
    for symbol, owner in table["markers"].items():
        place = symbol.partition("_")[2]
        if owner != seat or not (place == "guild" or place.startswith("wall")):
            continue
        if place == "guild":
            guild = table["guilds"][DISTRICTS.code(symbol[:2])]
            (icon, tone), name = GUILD_ICONS[guild], guild_name(guild, say)
            thing = f"guild:{guild}"
        else:
            (icon, tone), name = KIND_ICONS["wall"], kind_name("wall", say)
            thing = "kind:wall"
        found.append(
            {
                "id": symbol,
                "icon": icon,
                "tone": tone,
                "thing": thing,
                "name": name,
                "gnomes": 0,
                "locks": 0,
                "worker": None,
                "targets": [],
            }
        )
    return found


def hand(view: Table, raw: Table, say: Say) -> list[Data]:
    """The viewer's cards, one by one, with what is short."""
    if view["seat"] < 0:
        return []
    table = view["table"]
    player = table["players"][view["seat"]]
    printed = table["printed"]
    found = []
    for card, copies in player["cards"].items():
        icon, tone = KIND_ICONS[card]
        parts = cost(printed["costs"][card], say, player["goods"])
        for at in range(copies):
            found.append(
                {
                    "card": card,
                    "at": at,
                    "icon": icon,
                    "tone": tone,
                    "name": card_name(card, say),
                    "does": say(EFFECTS.word(EFFECTS.code(card))),
                    "cost": parts,
                    "short": any([part["short"] for part in parts]),
                    "income": printed["income"][card],
                    "locks": list(range(printed["locks"][card])),
                }
            )
    return found
