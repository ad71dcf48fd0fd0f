"""The table at a glance, in plain text, from what one seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, SeatName, Word
from underhall.games.dwergar.box.names import (
    COSTS,
    DECKS,
    EVENTS,
    EXCHANGES,
    FIRST_GUILD,
    LEVELS,
    PAWNS,
    PROJECTS,
    RESOURCES,
    SPACES,
    SPECIALISTS,
)
from underhall.games.dwergar.rules.phrases import effect_arguments, rule_phrases
from underhall.kit.columns import columns, wrapped

Say = Callable[[object], str]
Table = Mapping[str, Any]

SIGNS: Final = "●■▲◆"
"""The shapes of the clans, by seat."""
NONE: Final = "–"
DOT: Final = " · "
LONGEST_NAME: Final = 14
LONGEST_CARD: Final = 23

MINES: Final = SPACES.tokens[:FIRST_GUILD]
GUILDS: Final = SPACES.tokens[FIRST_GUILD:]
COLUMNS = Names(
    "column",
    [
        *("raise", "there", "mines", "guild", "gives"),
        *("points", "heat", "furnaces", "foreman"),
        *("track", "own", "cost", "development", "effect"),
    ],
)


def picture(view: dict[str, Any], say: Say) -> str:
    """The round, the mine with its lift, the guilds, the clans, and the projects in reach."""
    table = view["table"]
    parts = [
        [say(headline(view, say)), say(event(table))],
        [*mine(table, view["seats"], say), *guilds(table, say)],
        [*players(view, say), *decks(table, say)],
        [*projects(view, say), *legend(say)],
    ]
    return "\n\n".join(["\n".join(part) for part in parts])


# ---------------------------------------------------------------------- small things


def heads(say: Say, *tokens: str) -> list[str]:
    """The headings of columns."""
    return [say(COLUMNS.word(COLUMNS.code(token))) for token in tokens]


def word(names: Names, token: str) -> Word:
    """The word for a token."""
    return names.word(names.code(token))


def sign(names: Names, token: str, say: Say) -> str:
    """The letter for a resource, a deck or a foreman."""
    return say(Phrase("pic-sign", what=word(names, token)))


def short(names: Names, token: str, say: Say) -> str:
    """The name of a thing where there is little room."""
    return say(Phrase("pic-short", what=word(names, token)))


def amounts(goods: Mapping[str, int], say: Say) -> str:
    """Resources and heat by their letters: ``2s 1i``."""
    return " ".join([f"{n}{sign(COSTS, token, say)}" for token, n in goods.items()]) or NONE


def cut(text: str, longest: int) -> str:
    """A name as far as there is room."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def legend(say: Say) -> list[str]:
    """What letters, marks and numbers stand for."""
    letters = [f"{sign(COSTS, token, say)} {say(word(COSTS, token))}" for token in COSTS.tokens]
    riding = Phrase("pic-riding", sign=sign(PAWNS, "foreman", say))
    others = [riding, Phrase("pic-ticked"), Phrase("pic-furnaces"), Phrase("pic-points")]
    return wrapped([", ".join(letters), *[say(other) for other in others]], DOT)


# ---------------------------------------------------------------------- the round


def headline(view: Table, say: Say) -> Phrase:
    """Where in the game we are."""
    table = view["table"]
    deck = table["deck"]
    left = {"basic": len(deck["basic"]), "advanced": len(deck["advanced"])}
    if view["result"] is not None:
        return Phrase("game-over")
    if table["round"] == 0:
        return Phrase("pic-setup", rounds=table["rounds"], **left)
    actions = table["turn"]["actions"] + table["turn"]["extra"]
    who = name(max(view["active"], 0), say)
    when = {"round": table["round"], "rounds": table["rounds"]}
    return Phrase("pic-top", who=who, n=actions, **when, **left)


def event(table: Table) -> Phrase:
    """The active event and what it changes."""
    if table["event"] is None:
        return Phrase("pic-no-event")
    rules = rule_phrases(table["printed"]["event_rules"])
    return Phrase("pic-event", event=word(EVENTS, table["event"]), rules=rules)


# ---------------------------------------------------------------------- the mine and the lift


def mine(table: Table, seats: int, say: Say) -> list[str]:
    """A line for each level where carts rest: the price of unloading it, who is there, the load."""
    site = site_head(table, MINES[0], say)
    signs = [*SIGNS[:seats]]
    rows = [[*heads(say, "mines", "raise", "there"), site, *heads(say, "gives"), *signs]]
    for at, level in enumerate(LEVELS.tokens):
        price = say(Phrase("pic-raise", n=at + 1, heat=table["raises"][at]["heat"]))
        here = mine_cells(table, MINES[at - 1], say) if at else ["", "", ""]
        carts = [cart(player, level, say) for player in table["players"]]
        rows.append([say(word(LEVELS, level)), price, *here, *carts])
    return columns(rows)


def site_head(table: Table, space: str, say: Say) -> str:
    """The heading of furnace sites, with the points for one."""
    return say(Phrase("pic-site", n=table["printed"]["places"][space]["site_points"]))


def mine_cells(table: Table, space: str, say: Say) -> list[str]:
    """Who stands on a mine space, its furnace, its yield and what is extra."""
    place = table["printed"]["places"][space]
    gives = f"{amounts(place['yield'], say)} (+{amounts(place['extra_yield'], say)})"
    return [stands(table, space, say), site(table, space, say), gives]


def stands(table: Table, space: str, say: Say) -> str:
    """Who stands on a space."""
    pawn, _, seat = table["spaces"].get(space, "").partition(":")
    if not pawn:
        return NONE
    name = short(PAWNS, pawn, say)
    return f"{SIGNS[int(seat)]} {name}" if seat else name


def site(table: Table, space: str, say: Say) -> str:
    """Whose furnace is built into a space, or what building one in costs."""
    owner = table["sites"].get(space)
    if owner is not None:
        return SIGNS[owner]
    return amounts(table["printed"]["places"][space]["site_cost"], say)


def cart(player: Table, level: str, say: Say) -> str:
    """What lies in a cart; a letter for a foreman who rides in it."""
    held = [amounts(goods, say) for goods in [player["carts"].get(level, {})] if goods]
    if player["foreman"] == level:
        held.append(sign(PAWNS, "foreman", say))
    return " ".join(held) or "·"


# ---------------------------------------------------------------------- the guilds


def guilds(table: Table, say: Say) -> list[str]:
    """A line for each guild: who stands there, the furnace, what it does, its two bonuses."""
    site_title = site_head(table, GUILDS[0], say)
    rows = [[*heads(say, "guild", "there"), site_title, *heads(say, "gives")]]
    for space in GUILDS:
        here = [stands(table, space, say), site(table, space, say)]
        gives = DOT.join([base(table, space, say), *bonuses(table, space, say)])
        rows.append([short(SPACES, space, say), *here, gives])
    return columns(rows)


def base(table: Table, space: str, say: Say) -> str:
    """What anybody can do in a guild."""
    told = table["printed"]
    if space == "laboratory":
        return " ".join(exchanges(told["exchanges"], say))
    if space == "forge":
        return " ".join([upgrade(token, heat, say) for token, heat in told["upgrades"].items()])
    return say(Phrase("tip-" + space, price=amounts(told["furnace_price"], say)))


def exchanges(rates: Mapping[str, int], say: Say) -> list[str]:
    """DWE-4.59. What one of each resource brings: ``g→2i/3s``."""
    found: dict[str, list[str]] = {}
    for token in EXCHANGES.tokens:
        give, take = [sign(RESOURCES, resource, say) for resource in token.split("_to_")]
        found.setdefault(give, []).append(f"{rates[token]}{take}")
    return [f"{give}→{'/'.join(takes)}" for give, takes in found.items()]


def upgrade(token: str, heat: int, say: Say) -> str:
    """DWE-4.75. One step of smelting: ``s+1h→i``."""
    give, take = [sign(RESOURCES, resource, say) for resource in token.split("_to_")]
    return f"{give}+{heat}{sign(COSTS, 'heat', say)}→{take}"


def bonuses(table: Table, space: str, say: Say) -> list[str]:
    """DWE-4.36. The bonuses of a guild by specialist; none while an event closes them."""
    if space in table["closed"]:
        return [say(Phrase("pic-closed"))]
    told, price = [], amounts(table["printed"]["second_price"], say)
    for bonus, about in table["printed"]["places"][space]["bonuses"].items():
        n, *more = about["numbers"].values()
        tip = say(Phrase("tip-" + bonus, price=price, n=n, heat=sum(more)))
        told.append(f"{short(SPECIALISTS, about['specialist'], say)}: {tip}")
    return told


# ---------------------------------------------------------------------- the clans


def players(view: Table, say: Say) -> list[str]:
    """A line for each player in turn order, and below it the projects of the others."""
    table = view["table"]
    order = [(table["first"] + step) % view["seats"] for step in range(view["seats"])]
    letters = [sign(RESOURCES, token, say) for token in RESOURCES.tokens]
    pawns = [short(SPECIALISTS, token, say) for token in SPECIALISTS.tokens]
    titles = [*heads(say, "points"), *letters, *heads(say, "heat", "furnaces"), *pawns]
    rows = [["", *titles, *heads(say, "foreman")]]
    rows += [player_row(view, seat, say) for seat in order]
    head, *below = columns(rows, right=range(1, len(titles) + 1))
    lines = [head]
    for seat, line in zip(order, below):
        lines += [line, *wrapped(possessions(view, seat, say), DOT, "    ")]
    return lines


def player_row(view: Table, seat: int, say: Say) -> list[str]:
    """What one player has; who is waited for has a mark."""
    player = view["table"]["players"][seat]
    lit, own = player["lit"], player["lit"] + player["unlit"]
    final = 0 if view["result"] else sum(player["final"].values())
    return [
        f"{'>' if seat in view['waiting'] else ' '} {SIGNS[seat]} {name(seat, say)}",
        f"{player['score']}" + f"+{final}" * bool(final),
        *[str(player["goods"][token]) for token in RESOURCES.tokens],
        f"{player['heat']}/{view['table']['printed']['most_heat']}",
        f"{lit}/{own} +{player['reserve']}",
        *[str(player["pool"].get(token, 0)) for token in SPECIALISTS.tokens],
        foreman(player["foreman"], say),
    ]


def name(seat: int, say: Say) -> str:
    """The name of a player, as far as there is room."""
    return cut(say(SeatName(seat)), LONGEST_NAME)


def foreman(where: str, say: Say) -> str:
    """DWE-4.5. Where a foreman is."""
    if where == "home":
        return say(Phrase("place-home"))
    if where in LEVELS.tokens:
        return say(Phrase("pic-rides", level=word(LEVELS, where)))
    return short(SPACES, where, say)


def possessions(view: Table, seat: int, say: Say) -> list[str]:
    """Silverbeard, developed projects, and those not developed; the viewer's have a table."""
    table = view["table"]
    player = table["players"][seat]
    told = [say(Phrase("view-silverbeard"))] if table["silverbeard"] == seat else []
    told += developed(player, say)
    if seat != view["seat"]:
        told += ["○" + say(word(PROJECTS, card)) for card in player["realized"]]
    return told


def developed(player: Table, say: Say) -> list[str]:
    """Developed projects, with what they would score if the game ended now."""
    found = []
    for card in player["developed"]:
        points = f" +{player['final'][card]}" if card in player["final"] else ""
        found.append("✓" + say(word(PROJECTS, card)) + points)
    return found


def decks(table: Table, say: Say) -> list[str]:
    """Who has how many cards of each deck in play, and what that is good for."""
    told = []
    for deck in table["decks"]:
        counts = [player["deck_cards"][deck] for player in table["players"]]
        owners = " ".join([f"{mark}{n}" for mark, n in zip(SIGNS, counts) if n]) or NONE
        tip = say(Phrase("tip-" + deck, n=table["printed"]["decks"][deck]))
        about = {"sign": sign(DECKS, deck, say), "deck": word(DECKS, deck)}
        told.append(say(Phrase("pic-deck", owners=owners, tip=tip, **about)))
    return wrapped(told, DOT)


# ---------------------------------------------------------------------- the projects


def projects(view: Table, say: Say) -> list[str]:
    """The project track with a tick for what the viewer can pay, then the viewer's own projects."""
    table, seat = view["table"], view["seat"]
    own = table["players"][seat] if seat >= 0 else {"realized": [], "payable": []}
    titles = heads(say, "cost", "points", "development", "points", "effect")
    rows = [["", *heads(say, "track"), *titles]]
    rows += [project_row(table, card, card in own["payable"], say) for card in table["track"]]
    if own["realized"]:
        rows.append(["", *heads(say, "own")])
    rows += [project_row(table, card, False, say) for card in own["realized"]]
    return columns(rows, right=[3, 5])


def project_row(table: Table, card: str, ticked: bool, say: Say) -> list[str]:
    """One project: its deck, its costs, its points, its effect."""
    about = table["printed"]["projects"][card]
    kind, numbers = about["effect"]["kind"], about["effect"]["numbers"]
    return [
        f"{'✓' if ticked else ' '} {sign(DECKS, about['deck'], say)}",
        cut(say(word(PROJECTS, card)), LONGEST_CARD),
        amounts(about["cost"], say),
        str(about["points"]),
        amounts(about["development"], say),
        str(about["development_points"]),
        say(Phrase("tip-" + kind, **effect_arguments(kind, numbers))),
    ]
