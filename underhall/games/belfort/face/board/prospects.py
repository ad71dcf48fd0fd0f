"""What an answer would bring, in numbers that nobody should have to work out: beside the options,
by their tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, product
from typing import Final

from underhall.core.names import Names, Word
from underhall.core.phrase import Amount, Phrase
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    DISTRICTS,
    GOODS,
    GUILDS,
    KINDS,
    MOVED,
    WITH_SPACE,
    WORKERS,
)
from underhall.games.belfort.face.board.signs import Data, Say, Table, numeral
from underhall.games.belfort.face.board.standings import (
    asked,
    counts,
    district_of,
    scores_now,
    standing,
)
from underhall.games.belfort.face.picture import has_site

Told = dict[str, list[str]]
"""Lines beside an option, by its token."""
Places = Mapping[str, Sequence[str]]
"""Places with their symbols."""

CAME = Names("came", [card for card in CARDS.tokens if card != "keep"])
"""What a gnome does on a card; a keep has no lock."""
USED = Names("used", [CARDS.tokens[card] for card in WITH_SPACE])
"""What a worker does on a card."""
FEW: Final = 6
"""So many options have room for words about two districts."""
DOT: Final = " · "
METAL_FOR: Final = {"smith": "gold", "exchange:wood": "wood", "exchange:stone": "stone"}
"""What gives a metal for something else."""


def prospects(view: Table, raw: Table, say: Say) -> Told:
    """What the viewer's answers to the question would bring."""
    tell = TELLING.get(asked(view))
    return tell(view, raw, say) if tell else {}


# ---------------------------------------------------------------------- workers


def gathering(view: Table, raw: Table, say: Say) -> Told:
    """How a group would stand in its area, and what those left over would bring."""
    found = {}
    for token in view["decision"]["options"]:
        name, _, group = token.partition(":")
        area = raw["board_area"][AREAS.code(name)]
        sent = group_of(area, group)
        lines = [most_there(view, area, sum(sent.values()), say)] if any(sent.values()) else []
        found[token] = [*lines, *left_over(view, raw, area, sent, say)]
    return found


def group_of(area: Table, group: str) -> dict[str, int]:
    """How many of each class a token such as ``1+0`` sends to an area."""
    sorts = [sort for sort in MOVED.tokens if sort in area["accepts"]]
    return dict(zip(sorts, map(int, group.split("+"))))


def most_there(view: Table, area: Table, own: int, say: Say) -> str:
    """How so many workers would stand against those of the others in an area."""
    there = [sum(sent.get(area["id"], {}).values()) for sent in view["table"]["gathering"]]
    best = max([n for seat, n in enumerate(there) if seat != view["seat"]])
    if own > best:
        return say(Phrase("board-most", n=area["majority_bonus"], own=own, best=best))
    return standing(own, best, say)


def left_over(view: Table, raw: Table, area: Table, sent: Table, say: Say) -> list[str]:
    """The gold that those of one race bring who are not sent; from the Mine all may go on."""
    if len(area["accepts"]) == len(MOVED):
        return []
    home = view["table"]["players"][view["seat"]]["home"]
    strength = {row["id"]: row["gather_strength"] for row in raw["worker"] if row["id"] in sent}
    gold = sum([(home.get(sort, 0) - n) * strength[sort] for sort, n in sent.items()])
    return [say(Phrase("board-rest", gold=goods("gold", gold)))] if gold else []


def hired(view: Table, raw: Table, say: Say) -> Told:
    """How one would stand with one more of each race."""
    own, columns = view["seat"], dict(zip(("elf", "dwarf", "gnome"), counts(view)))
    found = {}
    for sort in WORKERS.tokens:
        column = columns[sort.removeprefix("master_")]
        best = max([n for seat, n in enumerate(column) if seat != own])
        found[sort] = [standing(column[own] + 1, best, say)]
    return found


def sent_to_work(view: Table, raw: Table, say: Say) -> Told:
    """Who goes to the Job Centre brings one of the same race."""
    return hired(view, raw, say) if view["agenda"][0]["space"] == "job_centre" else {}


def gnomes(view: Table, raw: Table, say: Say) -> Told:
    """What a gnome does where it may go."""
    return {card: [say(CAME.word(CAME.code(card)))] for card in view["decision"]["options"]}


def spaces(view: Table, raw: Table, say: Say) -> Told:
    """What a worker does on one's own cards."""
    return {f"card:{card}": [say(USED.word(USED.code(card)))] for card in USED.tokens}


# ---------------------------------------------------------------------- goods


def goods(good: str, n: int) -> Amount:
    return Amount(GOODS, GOODS.code(good), n)


def actions(view: Table, raw: Table, say: Say) -> Told:
    """What hiring, and metal instead of something else, are good for."""
    found = {"hire": hired(view, raw, say)["gnome"]}
    for token, good in METAL_FOR.items():
        found[token] = payable(view, {good: -1, "metal": 1}, say)
    for card in USED.tokens:
        found |= {f"use:{card}:{sort}": [say(USED.word(USED.code(card)))] for sort in MOVED.tokens}
    return found


def trades(view: Table, raw: Table, say: Say) -> Told:
    """What could be paid after a trade, and what no more."""
    post = raw["trading_post"]
    found = {}
    for trade in [*post["buy"], *post["sell"]]:
        change = {**trade["take"], **{good: -n for good, n in trade["give"].items()}}
        found[trade["id"]] = payable(view, change, say)
    return found


def payable(view: Table, change: Mapping[str, int], say: Say) -> list[str]:
    """Which buildings a change of goods makes payable, and which not payable any more."""
    have = view["table"]["players"][view["seat"]]["goods"]
    then = {good: n + change.get(good, 0) for good, n in have.items()}
    costs = buildings(view)
    more = [each for each in costs if pays(then, costs[each]) and not pays(have, costs[each])]
    less = [each for each in costs if pays(have, costs[each]) and not pays(then, costs[each])]
    found = []
    if more:
        found.append(say(Phrase("board-pays", n=len(more), what=listed(more))))
    if less:
        found.append(say(Phrase("board-pays-not", n=len(less), what=listed(less))))
    return found


def listed(found: Sequence[str]) -> list[Word]:
    """Buildings by name; where there are many only their number is told."""
    names = [(KINDS if one in KINDS.tokens else GUILDS, one) for one in found]
    return [kinds.word(kinds.code(one)) for kinds, one in names]


def buildings(view: Table) -> dict[str, Sequence[int]]:
    """What the viewer could build, if it could be paid, with its cost."""
    table, printed = view["table"], view["table"]["printed"]
    cards = [*table["players"][view["seat"]]["cards"], "wall"]
    free = [kind for kind in cards if any([has_site(table, kind, d) for d in DISTRICTS.tokens])]
    guilds = [
        guild
        for district, guild in zip(DISTRICTS.tokens, table["guilds"])
        if f"{district}_guild" not in table["markers"]
    ]
    costs = {**printed["costs"], **printed["guild_costs"]}
    return {each: costs[each] for each in [*free, *guilds]}


def pays(have: Mapping[str, int], cost: Sequence[int]) -> bool:
    return all([have[good] >= n for good, n in zip(GOODS.tokens, cost)])


def thefts(view: Table, raw: Table, say: Say) -> Told:
    """How much gold either way of robbing brings."""
    params, purses = raw["guild_params"], others(view, lambda has: has["gold"])
    one = min(max(purses), params["thieves_one_gold"])
    several = min(len(purses) - purses.count(0), params["thieves_many_victims"])
    return {way: [say(goods("gold", n))] for way, n in (("one", one), ("several", several))}


def raids(view: Table, raw: Table, say: Say) -> Told:
    """How many goods come from several players, and at most from one."""
    params, stores = raw["guild_params"], others(view, lambda has: has["wood"] + has["stone"])
    one = min(max(stores), params["bandits_one_goods"])
    several = min(len(stores) - stores.count(0), params["bandits_many_victims"])
    ways = {"one": one, "several": several}
    return {way: [say(Phrase("board-loot", n=n))] for way, n in ways.items() if n}


def stores(view: Table, raw: Table, say: Say) -> Told:
    """What there is to rob from each of the others."""
    found = {}
    for seat, player in enumerate(view["table"]["players"]):
        there = [goods(good, n) for good, n in player["goods"].items() if good != "gold" and n]
        found[f"seat:{seat}"] = [say(Phrase("do-rob-goods", goods=there))] if there else []
    return found


def booties(view: Table, raw: Table, say: Say) -> Told:
    """What could be built with what is taken from one player, written ``1wood+1stone``."""
    found = {}
    for token in view["decision"]["options"]:
        booty = {part.lstrip("0123456789"): part for part in token.split("+")}
        change = {good: int(part.removesuffix(good)) for good, part in booty.items()}
        found[token] = payable(view, change, say)
    return found


def next_booty(view: Table, raw: Table, say: Say) -> Told:
    """What could be built with the next wood or stone, written ``seat:1:wood``."""
    taken = {token: token.rpartition(":")[2] for token in view["decision"]["options"]}
    return {token: payable(view, {good: 1}, say) for token, good in taken.items() if ":" in token}


def others(view: Table, count: Callable[[Mapping[str, int]], int]) -> list[int]:
    """What each of the other players has of something."""
    players = view["table"]["players"]
    return [count(one["goods"]) for seat, one in enumerate(players) if seat != view["seat"]]


# ---------------------------------------------------------------------- places


def best_swaps(view: Table, raw: Table, say: Say) -> dict[str, Data]:
    """What a swap would bring, in words and in short: how both districts would stand, or where more
    is left to choose, the points of the best one."""
    kind, frame, found = asked(view), (view["agenda"] or [{}])[0], {}
    if kind not in ("wizard_kind", "wizard_first", "wizard_second"):
        return {}
    for token in view["decision"]["options"]:
        places = of_kind(raw, frame.get("kind", token))
        firsts = [frame.get("first", token)] if "kind" in frame else list(places)
        pairs = [(one, other) for one in firsts for other in partners(view, places, one)]
        if kind == "wizard_second":
            pairs = [(frame["first"], token)]
        if len(pairs) == 1 and frame.get("kind", "gatehouse") != "gatehouse":
            found[token] = after_swap(view, [places[one] for one in pairs[0]], say)
        else:
            found[token] = best_swap(view, raw, places, pairs, say)
    return found


def of_kind(raw: Table, kind: str) -> Places:
    """The places of a kind with their symbols."""
    return {row["id"]: row["symbols"] for row in raw["location"] if row["kind"] == kind}


def partners(view: Table, places: Places, first: str) -> list[str]:
    """The places that may be swapped with one: those of other owners, and of gates with one owner
    those that are not full."""
    markers = view["table"]["markers"]
    there = {
        one: [markers[side] for side in sides if side in markers] for one, sides in places.items()
    }
    own, room = there[first], 2 * len(places[first])
    return [
        one
        for one, owners in there.items()
        if one != first
        if set(owners) != set(own) or 0 < len(owners + own) < room
    ]


def best_swap(
    view: Table, raw: Table, places: Places, pairs: Sequence[tuple[str, str]], say: Say
) -> Data:
    """How many points more a scoring now would bring after the best of some swaps."""
    now, most = scores_now(view, raw)[view["seat"]], 0
    for pair in pairs:
        both = [places[one] for one in pair]
        for landed in product(*both):
            then = scores_now(with_swap(view, both, landed), raw)[view["seat"]]
            most = max(most, then - now)
    told = Phrase("board-swap-brings", n=most), Phrase("board-swap-more", n=most)
    return dict(zip(("says", "brief"), map(say, told)))


def with_swap(view: Table, both: Sequence[Sequence[str]], landed: Sequence[str]) -> Table:
    """What the viewer would see of the districts after a swap."""
    table = view["table"]
    before = {one: owner for one, owner in table["markers"].items() if one in chain(*both)}
    districts = {district: list(there) for district, there in table["districts"].items()}
    for owners, n in ((before, -1), (exchanged(before, both, landed), 1)):
        for symbol, owner in owners.items():
            districts[district_of(symbol)][owner] += n
    return {**view, "table": {**table, "districts": districts}}


def after_swap(view: Table, both: Sequence[Sequence[str]], say: Say) -> Data:
    """How the districts would stand after a swap; in a long list there is no room for words."""
    districts = with_swap(view, both, ())["table"]["districts"]
    words, brief = [], []
    for district in dict.fromkeys([district_of(symbols[0]) for symbols in both]):
        there, place = list(districts[district]), numeral(district, say)
        own = there.pop(view["seat"])
        told = standing(own, max(there), say)
        words.append(say(Phrase("board-best", district=place, standing=told)))
        brief.append(f"{place}\xa0{own}\xa0:\xa0{max(there)}")
    says = words if len(view["decision"]["options"]) <= FEW else brief
    return {"says": DOT.join(says), "brief": DOT.join(brief)}


def landings(view: Table, raw: Table, say: Say) -> Told:
    """How the district on each side of a gate would stand with the marker that lands there."""
    frame, table, seat = view["agenda"][0], view["table"], view["seat"]
    sides = {row["id"]: row["symbols"] for row in raw["location"]}
    gates = [sides[frame["first"]], sides[frame["second"]]]
    before = {side: table["markers"].get(side) for gate in gates for side in gate}
    found = {}
    for token in view["decision"]["options"]:
        then = exchanged(table["markers"], gates, (token, frame["landed"]))
        there = list(table["districts"][token[-2:]])
        for owners, n in ((before, -1), (then, 1)):
            for side, owner in owners.items():
                if owner is not None and side[-2:] == token[-2:]:
                    there[owner] += n
        best = max([n for who, n in enumerate(there) if who != seat])
        found[token] = [standing(there[seat], best, say)]
    return found


def exchanged(markers: Table, gates: Sequence[Sequence[str]], landed: Sequence[str]) -> Table:
    """Whose markers lie on the sides of two gates after a swap; single ones where they landed."""
    then = {}
    for here, there in (gates, gates[::-1]):
        owners = [markers[side] for side in here if side in markers]
        for side in there:
            if len(owners) == len(here) or (owners and side in landed):
                then[side] = owners[0]
    return then


TELLING: Final[Mapping[str, Callable[[Table, Table, Say], Told]]] = {
    "action": actions,
    "bandit_form": raids,
    "bandit_goods": booties,
    "bandit_next": next_booty,
    "bandit_victim": stores,
    "forest_split": gathering,
    "gnome_lock": gnomes,
    "mine_group": gathering,
    "place": spaces,
    "place_worker": sent_to_work,
    "quarry_split": gathering,
    "recruit": hired,
    "thief_form": thefts,
    "trade": trades,
    "wizard_gate_symbol": landings,
}
"""Which questions have such numbers, and who works them out."""
