"""The table at a glance, in plain text, from what one seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, SeatName
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    DISTRICTS,
    DWARF,
    ELF,
    GOODS,
    GUILDS,
    KINDS,
    LOCATIONS,
    WORKERS,
)
from underhall.games.belfort.table.state import PHASES
from underhall.kit.columns import columns, wrapped
from underhall.kit.majority import places

Say = Callable[[object], str]
Table = Mapping[str, Any]

SIGNS: Final = "●■▲◆✚"
"""The shapes of the seats, in their order; with two players those of virtual players follow."""
STAR: Final = "★"
NONE: Final = "–"
DOT: Final = " · "
LONGEST_NAME: Final = 12
VIRTUAL: Final = 2
"""The owner number of the first virtual player."""

PHASE_WORDS = Names("phase", PHASES)
COLUMNS = Names(
    "column",
    [
        *("guild", "tip", "cost", "worker", "markers", "points", "free"),
        *("crest", "score", *GOODS.tokens, "elves", "dwarves", "gnomes", "cards", "passed"),
        *("income", "sites", "effect", "hand", "wall", "display"),
    ],
)
EFFECTS = Names("effect", [*CARDS.tokens, "wall"])


def picture(view: dict[str, Any], say: Say) -> str:
    """The calendar, the city, the boards, the players in turn order, and the cards to build."""
    table = view["table"]
    parts = [
        [say(headline(view)), say(piles(table))],
        city(table, say) + boards(table, say),
        players(view, say),
        [*cards(view, say), say(Phrase("pic-legend"))],
    ]
    return "\n\n".join(["\n".join(part) for part in parts])


def heads(say: Say, *tokens: str) -> list[str]:
    """The headings of columns."""
    return [say(COLUMNS.word(COLUMNS.code(token))) for token in tokens]


def numeral(district: str, say: Say) -> str:
    """The number of a district, as people write it."""
    return say(Phrase("pic-district", district=DISTRICTS.word(DISTRICTS.code(district))))


# ---------------------------------------------------------------------- the calendar


def headline(view: Table) -> Phrase:
    """Where in the game we are."""
    if view["result"] is not None:
        return Phrase("game-over")
    table = view["table"]
    round, printed = table["round"], table["printed"]
    coming = [n for n in printed["scoring"] if n >= round]
    phase = PHASE_WORDS.word(PHASE_WORDS.code(table["phase"]))
    when = {"rounds": printed["rounds"], "next": coming[0] if coming else printed["rounds"]}
    if round == 0:
        return Phrase("pic-opening", phase=phase, **when)
    return Phrase("pic-top", round=round, phase=phase, **when)


def piles(table: Table) -> Phrase:
    """How many cards and gnomes are left."""
    discard = sum(table["discard"].values())
    return Phrase("pic-piles", deck=table["deck"], discard=discard, pool=table["pool"])


# ---------------------------------------------------------------------- the city


def city(table: Table, say: Say) -> list[str]:
    """A line for each district: its guild, who has how many markers, what that is worth."""
    titles = ("guild", "tip", "cost", "worker", "markers", "points", "free")
    rows = [["", *heads(say, *titles)]]
    rows += [district_row(table, district, say) for district in DISTRICTS.tokens]
    return columns(rows, right=[7])


def district_row(table: Table, district: str, say: Say) -> list[str]:
    """One district."""
    guild = table["guilds"][DISTRICTS.code(district)]
    n, m = table["printed"]["guild_numbers"][guild]
    counts = table["districts"][district]
    return [
        numeral(district, say),
        say(Phrase("pic-guild", guild=GUILDS.word(GUILDS.code(guild)))),
        say(Phrase(f"tip-{guild}", n=n, m=m)),
        owner_or_cost(table, district, guild, say),
        guild_worker(table, district, say),
        " ".join([f"{sign}{count or '·'}" for sign, count in zip(SIGNS, counts)]),
        points_now(counts, table["printed"]["prizes"]),
        str(len([place for place in places_of(district) if is_free(table, place)])),
    ]


def owner_or_cost(table: Table, district: str, guild: str, say: Say) -> str:
    """Who owns a guild, or what it costs."""
    owner = table["markers"].get(f"{district}_guild")
    if owner is not None:
        return say(Phrase("pic-owned", sign=SIGNS[owner]))
    return cost(table["printed"]["guild_costs"][guild])


def cost(goods: Sequence[int]) -> str:
    """Wood, stone and metal; gold only where there is some."""
    return "/".join([str(n) for n in (goods if goods[-1] else goods[:-1])])


def guild_worker(table: Table, district: str, say: Say) -> str:
    """Who stands on the guild of a district."""
    if district in table["virtual"]:
        return worker_words(f"{VIRTUAL + table['virtual'].index(district)}:dwarf", say)
    name = table["guild_workers"].get(district)
    return NONE if name is None else worker_words(name, say)


def worker_words(name: str, say: Say) -> str:
    """A placed worker, written ``seat:class``, by the sign of its owner and its class."""
    seat, _, sort = name.partition(":")
    worker = WORKERS.word(WORKERS.code(sort))
    return say(Phrase("pic-worker", sign=SIGNS[int(seat)], worker=worker))


def points_now(counts: list[int], prizes: list[int]) -> str:
    """BEL-4.97. Who would get how many points here, the most first."""
    ranking = sorted([(place, seat) for seat, place in enumerate(places(counts)) if place])
    told = [f"{SIGNS[seat]}{prizes[place - 1]}" for place, seat in ranking if place <= len(prizes)]
    return " ".join(told) or NONE


def places_of(district: str) -> list[str]:
    """The locations that lie in a district, its two gates among them."""
    own = [token for token in LOCATIONS.tokens if token.startswith(f"{district}_")]
    n = DISTRICTS.code(district) + 1
    return [*own, f"gate_{n}", f"gate_{n - 1 or len(DISTRICTS)}"]


def is_free(table: Table, location: str) -> bool:
    """Whether no marker lies on a location."""
    return not any(
        symbol == location or symbol.startswith(f"{location}_") for symbol in table["markers"]
    )


# ---------------------------------------------------------------------- the resource board


def boards(table: Table, say: Say) -> list[str]:
    """Who gathers where, who is in the Job Centre and, in order, in the King's Camp."""
    areas = [area(table, token, say) for token in AREAS.tokens]
    jobs = [worker_words(name, say) for name in table["job_centre"]]
    camp = [SIGNS[int(name.partition(":")[0])] for name in table["camp"]]
    spaces = table["printed"]["job_centre"]
    others = [
        Phrase("pic-jobs", n=len(jobs), spaces=spaces, who=", ".join(jobs) or NONE),
        Phrase("pic-camp", who=" ".join(camp) or NONE),
    ]
    return [*wrapped(areas, DOT), *wrapped([say(other) for other in others], DOT)]


def area(table: Table, token: str, say: Say) -> str:
    """The workers on one resource area: ``●3★★`` are three, two of them masters."""
    told = []
    for sign, where in zip(SIGNS, table["gathering"]):
        there = where.get(token, {})
        if there:
            told.append(f"{sign}{sum(there.values())}{STAR * masters(there)}")
    return say(Phrase("pic-area", area=AREAS.word(AREAS.code(token)), who=" ".join(told) or NONE))


def masters(workers: Mapping[str, int]) -> int:
    """How many of some workers are masters."""
    return sum([n for sort, n in workers.items() if sort.startswith("master_")])


# ---------------------------------------------------------------------- the players


def players(view: Table, say: Say) -> list[str]:
    """A line for each player in turn order, and below it what they have built."""
    order: list[int] = view["table"]["order"]
    titles = ("crest", "score", *GOODS.tokens, "elves", "dwarves", "gnomes", "cards")
    rows = [["", *heads(say, *titles)], *[player_row(view, seat, say) for seat in order]]
    head, *below = columns(rows, right=range(1, len(titles) + 1))
    lines = [head]
    for seat, line in zip(order, below):
        lines += [line, *wrapped(possessions(view, seat, say), "  ", "    ")]
    return lines + wrapped(virtual_players(view, say), DOT, "  ")


def player_row(view: Table, seat: int, say: Say) -> list[str]:
    """What one player has; who is waited for has a mark."""
    table = view["table"]
    player = table["players"][seat]
    goods = [str(player["goods"][good]) for good in GOODS.tokens]
    return [
        f"{'>' if seat in view['waiting'] else ' '} {SIGNS[seat]} {name(seat, say)}",
        str(player["crest"] or NONE),
        str(player["score"]),
        *goods[:-1],
        f"{goods[-1]} (+{player['income']} −{player['tax']})",
        workers(player, "elf"),
        workers(player, "dwarf"),
        str(sum(player["gnomes"].values())),
        str(player["hand"]),
    ]


def name(seat: int, say: Say) -> str:
    """The name of a player, as far as there is room."""
    told = say(SeatName(seat))
    return told if len(told) <= LONGEST_NAME else told[: LONGEST_NAME - 1] + "…"


def workers(player: Table, race: str) -> str:
    """Elves or dwarves at home and in all, then the masters among them: ``2/4 ★1/1``."""
    master = f"master_{race}"
    home, everywhere = player["home"], player["workers"]
    at_home, own = home.get(master, 0), everywhere[master]
    told = f"{home.get(race, 0) + at_home}/{everywhere[race] + own}"
    return f"{told} {STAR}{at_home}/{own}" if own else told


def virtual_players(view: Table, say: Say) -> list[str]:
    """With two players who know their crests: who steers which virtual player."""
    table = view["table"]
    if view["seats"] != VIRTUAL or table["players"][0]["crest"] is None:
        return []
    elves, dwarves = table["printed"]["virtual_workers"]
    ranked = [Amount(WORKERS, ELF, elves), Amount(WORKERS, DWARF, dwarves)]
    told = []
    order: list[int] = table["order"]
    for owner, seat in enumerate(order, start=VIRTUAL):
        steering = say(Phrase("pic-virtual", n=owner + 1, sign=SIGNS[seat], workers=ranked))
        told.append(f"{SIGNS[owner]} {steering}")
    return told


def possessions(view: Table, seat: int, say: Say) -> list[str]:
    """Built cards with their locks and workers, and what the table knows of the hand."""
    table = view["table"]
    player = table["players"][seat]
    passed = player["passed"] and table["phase"] == "placement"
    told = heads(say, "passed") if passed else []
    told += [built_card(table, seat, card, say) for card in player["built"]]
    if seat != view["seat"] and player["cards"]:
        known = [CARDS.word(CARDS.code(c)) for c, n in player["cards"].items() for _ in range(n)]
        told.append(say(Phrase("pic-known", cards=known)))
    return told


def built_card(table: Table, seat: int, card: str, say: Say) -> str:
    """A kind of built cards: ``Market[g_]`` has a gnome and a free lock, ``(elf)`` stands on it."""
    player = table["players"][seat]
    copies, gnomes = player["built"][card], player["gnomes"].get(card, 0)
    told = say(CARDS.word(CARDS.code(card))) + (f"×{copies}" if copies > 1 else "")
    locks = copies * table["printed"]["locks"][card]
    told += f"[{'g' * gnomes}{'_' * (locks - gnomes)}]" if locks else ""
    there = table["on_cards"][seat].get(card, {})
    named = [worker_words(f"{seat}:{sort}", say) for sort, n in there.items() for _ in range(n)]
    return told + (f"({', '.join(named)})" if named else "")


# ---------------------------------------------------------------------- the cards


def cards(view: Table, say: Say) -> list[str]:
    """What could be built: the own hand, walls, and the cards for sale."""
    table, seat = view["table"], view["seat"]
    shown = table["display"]
    hand = table["players"][seat]["cards"] if seat >= 0 else {}
    rows = [["", "", *heads(say, "cost", "income", "sites", "effect")]]
    rows += group(view, "hand", hand, say)
    rows += group(view, "wall", {"wall": 1}, say)
    rows += group(view, "display", {card: shown.count(card) for card in shown}, say)
    return columns(rows, right=[3])


def group(view: Table, title: str, kinds: Mapping[str, int], say: Say) -> list[list[str]]:
    """Rows of cards, the first of which says what they are."""
    rows = [card_row(view, kind, copies, title, say) for kind, copies in kinds.items()]
    for at, row in enumerate(rows):
        row.insert(0, "" if at else heads(say, title)[0])
    return rows


def card_row(view: Table, kind: str, copies: int, title: str, say: Say) -> list[str]:
    """One kind of card: its cost, its income, where it can go, what it does."""
    table = view["table"]
    printed = table["printed"]
    free = [district for district in DISTRICTS.tokens if has_site(table, kind, district)]
    ready = title != "display" and free and can_pay(view, printed["costs"][kind])
    named = say(KINDS.word(KINDS.code(kind)))
    return [
        f"{'✓' if ready else ' '} {named[:1].upper()}{named[1:]}{f' ×{copies}' * (copies > 1)}",
        cost(printed["costs"][kind]),
        str(printed["income"].get(kind, 0)),
        " ".join([numeral(district, say) for district in free]) or NONE,
        say(EFFECTS.word(EFFECTS.code(kind))),
    ]


def has_site(table: Table, kind: str, district: str) -> bool:
    """Whether something of this kind can still go to a district."""
    return any([of_kind(place, kind) and is_free(table, place) for place in places_of(district)])


def of_kind(location: str, kind: str) -> bool:
    """Whether a location is for this kind."""
    if kind == "gatehouse":
        return location.startswith("gate_")
    return location[3:].startswith(kind)


def can_pay(view: Table, goods: Sequence[int]) -> bool:
    """Whether the viewer has all of a cost."""
    if view["seat"] < 0:
        return False
    have = view["table"]["players"][view["seat"]]["goods"]
    return all([have[good] >= n for good, n in zip(GOODS.tokens, goods)])
