"""The spaces where dwarves stand: galleries of the mine and the six guilds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from underhall.core.phrase import Does, Phrase, SeatName
from underhall.games.dwergar.box.names import COSTS, PAWNS
from underhall.games.dwergar.face.board.signs import (
    FLAME,
    GUILDS,
    KEPT,
    LIT,
    MINES,
    SPACE_ICONS,
    STAR,
    Data,
    Goods,
    Say,
    Table,
    amount_bits,
    amounts,
    bit,
    effects_of,
    named,
    pawn_name,
    rule_number,
    seat_name,
    space_name,
    stocks,
    words,
)

LONG_NAME = 14
"""A name of a guild that is longer stands in smaller letters."""


class Site(NamedTuple):
    """A furnace built into a space, or what building one in costs and scores."""

    owner: int | None
    heat: int
    """What the visit of somebody else brings the owner."""
    cost: Goods
    lacks: tuple[str, ...]
    """What the viewer has too little of."""
    points: int


def place(view: Table, raw: Table, space: str, say: Say) -> Data:
    """A space: who stands there, whose furnace, and how that reads aloud."""
    table = view["table"]
    there = table["spaces"].get(space, "")
    built = site(view, raw, space)
    actor = view["at_work"].get(space)
    return _place(space, there, view["seat"], built, lands(view, space), actor, say)


@lru_cache(KEPT)
def _place(
    space: str,
    there: str,
    viewer: int,
    built: Site,
    landing: tuple[int, int],
    actor: int | None,
    say: Say,
) -> Data:
    """``actor`` is whoever is at work there."""
    icon, tone = SPACE_ICONS[space]
    name = space_name(space, say)
    stands, furnace = _stand(there, space, viewer, say), _site(built, say)
    label = Phrase("board-place", space=name, stands=stands["label"], site=furnace["label"])
    return {
        "id": space,
        "icon": icon,
        "tone": tone,
        "name": name,
        "is_long": len(name) > LONG_NAME,
        "stand": stands,
        "site": furnace,
        "lands": _lands(*landing, say),
        "label": say(label),
        "is_now": actor is not None,
        "cls": "" if actor is None else f"is-now seat-{actor + 1}",
        "actor": actor,
    }


@lru_cache(KEPT)
def _stand(there: str, space: str, viewer: int, say: Say) -> Data:
    """Who stands on a space, and what becomes of them if the viewer places a dwarf there."""
    pawn, _, owner = there.partition(":")
    if not pawn:
        label = say(Phrase("board-nobody-there"))
        return {"pawn": "", "seat": None, "key": "", "label": label, "gets": "", "home": None}
    if owner:
        seat = int(owner)
        label = say(Phrase("board-foreman-there", who=SeatName(seat)))
        own = seat == viewer
        gets = say(Phrase("board-comes-home" if own else "board-home-to"))
        home = None if own else seat
        key = f"foreman-{seat}"
        return {"pawn": pawn, "seat": seat, "key": key, "label": label, "gets": gets, "home": home}
    return {
        "pawn": pawn,
        "seat": None,
        "key": f"stand-{space}-{pawn}",
        "label": say(Phrase("board-worker-there", pawn=PAWNS.word(PAWNS.code(pawn)))),
        "gets": say(Phrase("board-joins-you" if viewer >= 0 else "board-joins")),
        "home": None,
        "name": pawn_name(pawn, say),
    }


def site(view: Table, raw: Table, space: str) -> Site:
    """The furnace built into a space, or what it would take."""
    table = view["table"]
    told = table["printed"]["places"][space]
    owner = table["sites"].get(space)
    if owner is not None:
        return Site(owner, site_heat(view, raw, space, owner), (), (), told["site_points"])
    cost = tuple(told["site_cost"].items())
    have = table["players"][view["seat"]]["goods"] if view["seat"] >= 0 else told["site_cost"]
    lacks = tuple([token for token, n in cost if have.get(token, 0) < n])
    return Site(None, 0, cost, lacks, told["site_points"])


def _site(built: Site, say: Say) -> Data:
    owner, heat, cost, lacks, points = built
    if owner is not None:
        return {
            "owner": owner,
            "label": say(Phrase("board-site-owned", who=SeatName(owner))),
            "name": seat_name(owner, say),
            "heat": heat,
            "cost": [],
            "points": points,
        }
    have = {token: 0 if token in lacks else n for token, n in cost}
    return {
        "owner": None,
        "label": say(Phrase("board-site-free", cost=amounts(cost), n=points)),
        "heat": heat,
        "cost": stocks(dict(cost), say, have),
        "points": points,
    }


def site_heat(view: Table, raw: Table, space: str, owner: int) -> int:
    """DWE-4.99, 4.143. How much a visit of somebody else warms the owner of a furnace."""
    table = view["table"]
    cards = table["players"][owner]["developed"]
    boilers = effects_of(table, cards, "furnace_income_plus")
    usual = raw["furnace_on_board"]["heat_per_use_by_others"] if space in GUILDS else 0
    return int(usual + sum([numbers["heat"] for numbers in boilers]))


def lands(view: Table, space: str) -> tuple[int, int]:
    """What the viewer gets for placing a worker here: points and heat, before the action."""
    table = view["table"]
    empty = space not in table["spaces"]
    points = rule_number(table, "vp_on_mine_placement", "vp") if space in MINES else 0
    points += rule_number(table, "vp_on_empty_worker_placement", "vp") if empty else 0
    if view["seat"] >= 0:
        foreman = f"foreman:{view['seat']}"
        rival = table["spaces"].get(space, foreman).startswith("foreman") and not empty
        if empty or (rival and table["spaces"][space] != foreman):
            own = table["players"][view["seat"]]["developed"]
            points += sum([one["vp"] for one in effects_of(table, own, "vp_on_placement")])
    warm = [rule for rule in table["printed"]["event_rules"] if space in rule.get("spaces", [])]
    return points, sum([rule.get("heat", 0) for rule in warm])


def _lands(points: int, heat: int, say: Say) -> list[Data]:
    found = [bit(STAR, f"+{points}", say(Phrase("board-points")))] if points else []
    return [*found, *([bit(FLAME, f"+{heat}", named(COSTS, "heat", say))] if heat else [])]


# ---------------------------------------------------------------------- the guilds


def guild(view: Table, raw: Table, say: Say, space: str) -> Data:
    """A guild: who stands there, what it does, what specialists get."""
    return {
        **place(view, raw, space, say),
        "base": base(view["table"], space, say),
        "bonuses": bonuses(view, space, say),
    }


def base(table: Table, space: str, say: Say) -> Data:
    """What anybody can do in a guild: in words, in bits, or as a row of resources."""
    told = table["printed"]
    found: Data = {"bits": [], "chain": [], "label": say(Does("space", space))}
    if space == "laboratory":
        found["chain"] = chain(told["exchanges"], ("crystal", "gold", "iron", "stone"), "×")
    elif space == "forge":
        found["chain"] = chain(told["upgrades"], ("stone", "iron", "gold", "crystal"), "")
    elif space == "bellows":
        found["bits"] = [bit(LIT, say(Phrase("board-light", n=1)))]
    elif space == "gearbox":
        found["bits"] = raise_bits(table, say)
    elif space == "furnace_workshop":
        price = amount_bits(told["furnace_price"], say)
        found["bits"] = [bit(("dwergar-furnace", "brick"), say(Phrase("board-build-for"))), *price]
    else:
        found["bits"] = [words(say(Phrase("board-realize")))]
    return found


def chain(rates: Mapping[str, int], order: tuple[str, ...], sign: str) -> list[Data]:
    """Resources in a row, and between them what a step costs or brings."""
    found: list[Data] = []
    for token, after in zip(order, (*order[1:], "")):
        step = rates.get(f"{token}_to_{after}")
        found.append({"icon": token, "step": "" if step is None else f"{sign}{step}"})
    return found


def raise_bits(table: Table, say: Say) -> list[Data]:
    """What raising the lift costs."""
    first, second = table["raises"][0]["heat"], table["raises"][1]["heat"]
    if first:
        return [bit(("dwergar-raise", ""), say(Phrase("board-each-level"))), bit(FLAME, first)]
    free = bit(("dwergar-raise", ""), say(Phrase("board-level-free")))
    return [free, bit(FLAME, second - first)]


def bonuses(view: Table, space: str, say: Say) -> list[Data]:
    """DWE-4.36. The bonuses of a guild, each with its specialist and whether it is open now."""
    table = view["table"]
    action = table["action"] if space in view["at_work"] else None
    found = []
    for bonus, about in table["printed"]["places"][space]["bonuses"].items():
        pawn = about["specialist"]
        open_now = action and (pawn in action["skills"] or bonus in action["silvered"])
        off = space in table["closed"] or (action and bonus in action["done"])
        cls = "is-off" if off else "is-live" if open_now else ""
        numbers = tuple(about["numbers"].values())
        second = tuple(table["printed"]["second_price"].items())
        found.append(_bonus(bonus, pawn, numbers, second, cls, say))
    return found


@lru_cache(KEPT)
def _bonus(
    bonus: str, pawn: str, numbers: tuple[int, ...], second: Goods, cls: str, say: Say
) -> Data:
    return {
        "id": bonus,
        "pawn": pawn,
        "pawn_name": pawn_name(pawn, say),
        "bits": _bonus_bits(bonus, numbers, second, say),
        "label": say(Does("bonus", bonus)),
        "cls": cls,
    }


def bonus_bits(table: Table, bonus: str, numbers: list[int], say: Say) -> list[Data]:
    """A bonus in icons, numbers and as few words as will do."""
    return list(
        _bonus_bits(bonus, tuple(numbers), tuple(table["printed"]["second_price"].items()), say)
    )


@lru_cache(KEPT)
def _bonus_bits(bonus: str, numbers: tuple[int, ...], second: Goods, say: Say) -> list[Data]:
    n = numbers[0]
    stone = ("stone", "stone")
    if bonus == "extra_exchanges":
        return [words(say(Phrase("board-more-exchanges", n=n)))]
    if bonus == "light_one_and_heat":
        return [bit(LIT, say(Phrase("board-light", n=n))), bit(FLAME, f"+{numbers[1]}")]
    if bonus == "light_all":
        return [bit(LIT, say(Phrase("board-light-all")))]
    if bonus == "light_one_extra":
        return [bit(LIT, say(Phrase("board-light", n=n)))]
    if bonus in ("heat_two", "heat_one"):
        return [bit(FLAME, f"+{n}")]
    if bonus == "vp_per_level":
        return [bit(STAR, say(Phrase("board-per-level", n=n)))]
    if bonus == "stone_to_carts":
        return [bit(stone, say(Phrase("board-to-carts", n=n)))]
    if bonus == "second_furnace":
        price = amount_bits(dict(second), say)
        return [words(say(Phrase("board-second"))), *price]
    if bonus == "recover_resource":
        return [words(say(Phrase("board-take-back", n=n)))]
    sign = "+" if bonus == "develop_any" else "−"
    return [words(say(Phrase("board-develop"))), bit(FLAME, f"{sign}{n}")]
