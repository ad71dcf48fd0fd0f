"""Each option in icons and numbers: what it costs and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.dwergar.box.names import BONUSES, COLOURS, COSTS
from underhall.games.dwergar.face.board.places import bonus_bits
from underhall.games.dwergar.face.board.projects import discounted, lacking
from underhall.games.dwergar.face.board.signs import (
    FLAME,
    LIT,
    PROJECT_ICONS,
    STAR,
    UNLIT,
    Data,
    Say,
    Table,
    amount_bits,
    bit,
    capital,
    effects_of,
    level_name,
    named,
    pawn_name,
    project_name,
    with_heat,
    words,
)
from underhall.games.dwergar.face.board.usable import development

SHORT: Final = ("goods-short", "heat-short")
"""Reasons that are told by what is missing."""
ARROW: Final = bit(("dwergar-to", ""))

Bits = tuple[list[Data], list[Data]]
"""What stands large on an option, and what stands small below it."""


def cell(view: Table, token: str, say: Say) -> Data:
    """An option: what it is, and below that what it costs or brings."""
    word, _, rest = token.partition(":")
    kind = view["decision"]["kind"]
    make = BY_KIND.get(kind) or BY_WORD.get(word)
    main, below = make(view, rest or word, say) if make else ([], [])
    short = {one["token"] for one in view["decision"]["refused"] if one["reason"] in SHORT}
    return {
        "token": token,
        "word": word,
        "bits": main,
        "sub": below,
        "is_short": token in short and bool(below),
    }


def me(view: Table) -> Table:
    """The player who chooses."""
    found: Table = view["table"]["players"][view["seat"]]
    return found


def shortage(view: Table, price: Mapping[str, int], say: Say) -> list[Data]:
    """What the viewer lacks for a price, if anything."""
    short = amount_bits(lacking(price, with_heat(me(view))), say)
    return [words(say(Phrase("board-short"))), *short] if short else []


def points(n: int, say: Say) -> Data:
    """So many points."""
    return bit(STAR, f"+{n}", say(Phrase("board-points")))


def heat(n: int, say: Say, sign: str = "−") -> Data:
    """So much heat."""
    return bit(FLAME, f"{sign}{n}", named(COSTS, "heat", say))


# ---------------------------------------------------------------------- the lift and the mine


def raising(view: Table, rest: str, say: Say) -> Bits:
    """A raise: its price, what it brings to the viewer and to the others, points."""
    told = view["table"]["raises"][int(rest) - 1]
    counts = [sum(goods.values()) for goods in told["goods"]]
    own = counts[view["seat"]]
    price = heat(told["heat"], say) if told["heat"] else words(say(Phrase("board-free")))
    short = shortage(view, {"heat": told["heat"]}, say)
    if short:
        return [price], short
    scored = told["useful"] * level_points(view["table"])
    more = [points(scored, say)] if scored else []
    return [price], [words(f"{own} : {sum(counts) - own}"), *more]


def level_points(table: Table) -> int:
    """DWE-4.68. What each useful level scores in this action."""
    action = table["action"]
    about = table["printed"]["places"]["gearbox"]["bonuses"]["vp_per_level"]
    has = about["specialist"] in action["skills"] or "vp_per_level" in action["silvered"]
    return int(about["numbers"]["vp_per_level"]) if has else 0


def stones(view: Table, rest: str, say: Say) -> Bits:
    """Stone into the carts of a level."""
    return [words(level_name(rest, say))], []


def load(view: Table, rest: str, say: Say) -> Bits:
    """The yield into the own cart."""
    goods = yielded(view)
    return [words(say(Phrase("board-part-load")))], amount_bits(goods, say)


def yielded(view: Table) -> dict[str, int]:
    """DWE-4.50 to 4.54. What would be loaded in the action at hand."""
    table = view["table"]
    action = table["action"]
    told = table["printed"]["places"][action["space"]]
    clubs = effects_of(table, me(view)["developed"], "specialist_mining")
    extra = (
        (table["sites"].get(action["space"]) == view["seat"] and "furnace" not in action["done"])
        or any([one["specialist"] in action["skills"] for one in clubs])
        or (action["pawn"] == "foreman" and foremen_mine_more(table))
    )
    goods = dict(told["yield"])
    for token, n in told["extra_yield"].items() if extra else ():
        goods[token] = goods.get(token, 0) + n
    return goods


def foremen_mine_more(table: Table) -> bool:
    """DWE-4.138. Whether foremen mine more in this round."""
    return any([one["op"] == "foreman_extra_yield" for one in table["printed"]["event_rules"]])


# ---------------------------------------------------------------------- guilds


def exchange(view: Table, rest: str, say: Say) -> Bits:
    """A resource for worse ones."""
    give, take = rest.split(":")
    n = view["table"]["printed"]["exchanges"][f"{give}_to_{take}"]
    main = [*amount_bits({give: 1}, say), ARROW, *amount_bits({take: n}, say)]
    return main, shortage(view, {give: 1}, say)


def upgrade(view: Table, rest: str, say: Say) -> Bits:
    """A resource and heat for a better one."""
    steps = view["table"]["printed"]["upgrades"]
    step = next(one for one in steps if one.startswith(f"{rest}_to_"))
    after = step.partition("_to_")[2]
    main = [*amount_bits({rest: 1}, say), ARROW, *amount_bits({after: 1}, say)]
    short = shortage(view, {rest: 1, "heat": steps[step]}, say)
    return main, short or [heat(steps[step], say)]


def kindle(view: Table, rest: str, say: Say) -> Bits:
    """Furnaces lit, heat gained."""
    player = me(view)
    space = view["table"]["action"]["space"]
    bonuses = view["table"]["printed"]["places"][space]["bonuses"]
    most = view["table"]["printed"]["most_heat"]
    if rest == "light_one":
        return [bit(LIT, say(Phrase("board-light", n=1)))], []
    if rest == "light_all":
        return [bit(LIT, say(Phrase("board-light-all")))], [bit(UNLIT, player["unlit"])]
    names = {"heat_one": "heat_one", "heat_two": "heat_two"}
    numbers = list(bonuses[names.get(rest, "light_one_and_heat")]["numbers"].values())
    gained = heat(min(numbers[-1], most - player["heat"]), say, "+")
    lit = [bit(LIT, say(Phrase("board-light", n=numbers[0])))] if len(numbers) > 1 else []
    return [*(lit if player["unlit"] else []), gained], []


def build(view: Table, rest: str, say: Say) -> Bits:
    """A furnace from the reserve."""
    told = view["table"]["printed"]
    second = rest == "build_second"
    name = say(Phrase("board-part-build-second" if second else "board-part-build"))
    price = told["second_price"] if second else told["furnace_price"]
    return [bit(UNLIT, name)], shortage(view, price, say) or amount_bits(price, say, "−")


def realize(view: Table, rest: str, say: Say) -> Bits:
    """A project of the track: its cost after discounts, its points."""
    card, _, resource = rest.partition(":")
    table, player = view["table"], me(view)
    told = table["printed"]["projects"][card]
    price = discounted(table, player, told["cost"], with_heat(player), resource)[0]
    short = shortage(view, price, say)
    below = short or [*amount_bits(price, say, "−"), points(told["points"], say)]
    return project(card, say), below


def project(card: str, say: Say) -> list[Data]:
    """A card by picture and name."""
    return [bit(PROJECT_ICONS[card], project_name(card, say))]


def develop(view: Table, rest: str, say: Say) -> Bits:
    """A project of one's own: what developing costs here, and scores."""
    table = view["table"]
    told = table["printed"]["projects"][rest]
    price = development(table, me(view), rest)
    scored = [points(told["development_points"], say)] if told["development_points"] else []
    return project(rest, say), shortage(view, price, say) or [
        *amount_bits(price, say, "−"),
        *scored,
    ]


def recover(view: Table, rest: str, say: Say) -> Bits:
    """A resource that comes back."""
    return amount_bits({rest: 1}, say, "+"), []


# ---------------------------------------------------------------------- helpers and furnaces


def build_in(view: Table, rest: str, say: Say) -> Bits:
    """A furnace of the own board into the space."""
    lit = rest == "lit"
    told = view["table"]["printed"]["places"][view["table"]["action"]["space"]]
    name = say(Phrase("board-a-lit" if lit else "board-an-unlit"))
    price = amount_bits(told["site_cost"], say, "−")
    short = shortage(view, told["site_cost"], say)
    below = short or [*price, points(told["site_points"], say)]
    return [bit(LIT if lit else UNLIT, name)], below


def silverbeard(view: Table, rest: str, say: Say) -> Bits:
    """A bonus that the token would unlock: what it brings."""
    table = view["table"]
    told = table["printed"]["places"][table["action"]["space"]]["bonuses"].get(rest)
    numbers = list(told["numbers"].values()) if told else []
    if not numbers:
        return [words(capital(named(BONUSES, rest, say)))], []
    return bonus_bits(table, rest, numbers, say), []


def respecialise(view: Table, rest: str, say: Say) -> Bits:
    """Another specialty for the dwarf at work."""
    prices = effects_of(view["table"], me(view)["developed"], "respecialise")
    price = min([one["heat"] for one in prices], default=0)
    return [bit((f"dwergar-{rest}", ""), pawn_name(rest, say))], [heat(price, say)]


def convert(view: Table, rest: str, say: Say) -> Bits:
    """Heat into a resource."""
    numbers = view["table"]["printed"]["projects"][rest]["effect"]["numbers"]
    made = amount_bits({numbers["to"]: numbers["amount"]}, say)
    return [bit(FLAME, numbers["heat"]), ARROW, *made], [words(project_name(rest, say))]


# ---------------------------------------------------------------------- other questions


def pay(view: Table, rest: str, say: Say) -> Bits:
    """How a heat cost is paid: from the track, by putting furnaces out."""
    owed = view["agenda"][0].get("heat", 0)
    track, furnaces = int(rest), owed - int(rest)
    parts = [bit(FLAME, f"−{track}", say(Phrase("board-heat")))] if track else []
    if furnaces:
        parts.append(bit(LIT, f"−{furnaces}", say(Phrase("board-lit"))))
    left = me(view)["heat"] - track
    return parts, [words(say(Phrase("board-left", n=left)))]


def burn(view: Table, rest: str, say: Say) -> Bits:
    """Heat for points."""
    card = view["agenda"][0]["project"]
    numbers = view["table"]["printed"]["projects"][card]["effect"]["numbers"]
    n = int(rest)
    if n == 0:
        return [words(say(Phrase("board-no-heat")))], []
    price = n * numbers["heat"]
    return [heat(price, say)], shortage(view, {"heat": price}, say) or [
        points(n * numbers["vp"], say)
    ]


def golden(view: Table, rest: str, say: Say) -> Bits:
    """A project to develop for nothing."""
    if rest == "none":
        return [words(say(Phrase("board-part-none")))], []
    told = view["table"]["printed"]["projects"][rest]
    return project(rest, say), [points(told["development_points"], say)]


def colour(view: Table, rest: str, say: Say) -> Bits:
    """A colour of a clan."""
    return [{**bit(("dwergar-clan", ""), capital(named(COLOURS, rest, say))), "look": rest}], []


Make = Callable[[Table, str, Say], Bits]
BY_WORD: Final[dict[str, Make]] = {
    "raise": raising,
    "stone": stones,
    "load": load,
    "exchange": exchange,
    "upgrade": upgrade,
    "build": build,
    "build_second": build,
    "realize": realize,
    "develop": develop,
    "recover": recover,
    "build_furnace": build_in,
    "silverbeard": silverbeard,
    "respecialise": respecialise,
    "convert": convert,
    **dict.fromkeys(("light_one", "light_all", "heat_one", "heat_two", "light_and_heat"), kindle),
}
BY_KIND: Final[dict[str, Make]] = {
    "pay_heat": pay,
    "burn_heat": burn,
    "golden_choice": golden,
    "setup_colour": colour,
}
