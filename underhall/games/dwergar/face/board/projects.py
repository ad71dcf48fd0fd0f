"""Projects: those on the track, those of the viewer, their costs, and what they do."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.core.phrase import Phrase
from underhall.games.dwergar.box.names import COSTS
from underhall.games.dwergar.face.board.signs import (
    DECK_ICONS,
    FLAME,
    LIT,
    PROJECT_ICONS,
    STAR,
    Data,
    Say,
    Table,
    amount_bits,
    bit,
    deck_name,
    effects_of,
    named,
    project_name,
    stock,
    stocks,
    with_heat,
    words,
)
from underhall.games.dwergar.face.effects import project_does
from underhall.games.dwergar.rules.phrases import effect_arguments

MOST_TOLD = 6
"""So many kinds of resources have room on a card, in its cost and in what is missing together."""
GIVING = {"gain": "board-now", "others_gain": "board-others-get", "turn_start_gain": "board-turns"}
"""Effects that are told by what they bring, with how they begin."""


def track(view: Table, say: Say) -> list[Data]:
    """The projects that can be realized."""
    return [offered(view, card, say) for card in view["table"]["track"]]


def offered(view: Table, card: str, say: Say) -> Data:
    """A project of the track: its cost for the viewer, what is missing, when it can be paid."""
    found = sign(view["table"], card, say)
    if view["seat"] < 0:
        return {**found, "cost": stocks(found["price"], say), "state": None, "cls": ""}
    player = view["table"]["players"][view["seat"]]
    have = with_heat(player)
    price, saved = discounted(view["table"], player, found["price"], have)
    cost = stocks(price, say, have)
    free = [stock(token, 0, say) for token in saved if not price.get(token)]
    for one in [*cost, *free]:
        one["saved"] = saved.get(one["id"], 0)
    scored = next_chain(view["table"], player, card, False)
    if scored:
        found["effect"] = [words(say(Phrase("board-now"))), bit(STAR, f"+{scored}")]
    told = state(view, card, price, have, say)
    return {**found, "cost": [*cost, *free], "state": told, "cls": f"is-{told['kind']}"}


def discounted(
    table: Table, player: Table, price: Mapping[str, int], have: Mapping[str, int], wish: str = ""
) -> tuple[dict[str, int], dict[str, int]]:
    """DWE-4.86. A cost after a player's discounts, and what they take off; of several resources
    the one wished for, or one that is short."""
    left, saved = dict(price), dict.fromkeys(price, 0)
    for numbers in effects_of(table, player["developed"], "realize_discount"):
        fitting = [token for token in numbers["options"] if price.get(token)]
        short = [token for token in fitting if left[token] > have.get(token, 0)]
        wished = [wish] if wish in fitting else []
        for token in (wished or short or fitting)[:1]:
            off = min(left[token], numbers["amount"])
            left[token] -= off
            saved[token] += off
    return left, {token: n for token, n in saved.items() if n}


def state(
    view: Table, card: str, price: Mapping[str, int], have: Mapping[str, int], say: Say
) -> Data:
    """Whether a project can be paid now, after some raises of the lift, or what it lacks."""
    seat = view["seat"]
    if card in view["table"]["players"][seat]["payable"]:
        return {"kind": "now", "raises": 0, "short": [], "label": say(Phrase("board-payable"))}
    for told in view["table"]["raises"]:
        coming = {token: have[token] + told["goods"][seat].get(token, 0) for token in have}
        coming["heat"] -= told["heat"]
        if coming["heat"] >= 0 and not lacking(price, coming):
            label = say(Phrase("board-payable-after", n=told["levels"]))
            return {"kind": "soon", "raises": told["levels"], "short": [], "label": label}
    short = lacking(price, have)
    told_one_by_one = len(price) + len(short) <= MOST_TOLD
    return {
        "kind": "short",
        "raises": 0,
        "short": stocks(short, say) if told_one_by_one else [],
        "missing": sum(short.values()),
        "label": say(Phrase("board-short")),
    }


def lacking(price: Mapping[str, int], have: Mapping[str, int]) -> dict[str, int]:
    """What is missing for a price."""
    return {token: n - have.get(token, 0) for token, n in price.items() if n > have.get(token, 0)}


# ---------------------------------------------------------------------- the cards of a player


def owned(view: Table, seat: int, say: Say) -> list[Data]:
    """The projects of a player, those that can still be developed first."""
    player = view["table"]["players"][seat]
    raw_first = [*player["realized"], *player["developed"]]
    return [possession(view, player, card, say) for card in raw_first]


def possession(view: Table, player: Table, card: str, say: Say) -> Data:
    """A project of a player: developed, or with what developing costs and still lacks."""
    found = sign(view["table"], card, say)
    developed = card in player["developed"]
    have = with_heat(player)
    return {
        **found,
        "developed": developed,
        "cls": "" if developed else "is-raw",
        "dev": [] if developed else stocks(found["dev_price"], say, have),
        "final": player["final"].get(card),
        "chain": next_chain(view["table"], player, card, developed),
    }


def next_chain(table: Table, player: Table, card: str, developed: bool) -> int:
    """DWE-4.108. What developing one more card of its deck would score, where that counts up."""
    effect = table["printed"]["projects"][card]["effect"]
    if effect["kind"] != "vp_per_developed_in_deck" or developed:
        return 0
    return int((in_deck(table, player, effect["numbers"]["deck"]) + 1) * effect["numbers"]["vp"])


def in_deck(table: Table, player: Table, deck: str) -> int:
    """How many cards of a deck a player has developed."""
    printed = table["printed"]["projects"]
    return len([card for card in player["developed"] if printed[card]["deck"] == deck])


# ---------------------------------------------------------------------- one card


def sign(table: Table, card: str, say: Say) -> Data:
    """What stands on a project, wherever it lies."""
    told = table["printed"]["projects"][card]
    icon, tone = PROJECT_ICONS[card]
    return {
        "id": card,
        "icon": icon,
        "tone": tone,
        "name": project_name(card, say),
        "deck": told["deck"],
        "deck_icon": DECK_ICONS[told["deck"]],
        "deck_name": deck_name(told["deck"], say),
        "price": told["cost"],
        "points": told["points"],
        "dev_price": told["development"],
        "dev": stocks(told["development"], say),
        "dev_points": told["development_points"],
        "effect": effect_bits(told["effect"], say),
        "full": stocks(told["cost"], say),
        "full_dev": stocks(told["development"], say),
        "does": say(project_does(card, told["effect"]["kind"], told["effect"]["numbers"])),
    }


def effect_bits(effect: Table, say: Say) -> list[Data]:
    """What a project does, in icons and a few words."""
    kind, numbers = effect["kind"], effect["numbers"]
    heat = numbers.get("heat", 0)
    if kind in GIVING:
        return [words(say(Phrase(GIVING[kind]))), *amount_bits(numbers, say, "+")]
    if kind == "convert_heat":
        made = amount_bits({numbers["to"]: numbers["amount"]}, say)
        return [bit(FLAME, heat), bit(("dwergar-to", "")), *made, words(say(Phrase("board-often")))]
    if kind == "realize_discount":
        kinds = [
            amount_bits({token: numbers["amount"]}, say, "−")[0] for token in numbers["options"]
        ]
        return [words(say(Phrase("board-projects-cheaper"))), *kinds]
    if kind == "light_all_and_heat":
        return [
            words(say(Phrase("board-now"))),
            bit(LIT, say(Phrase("board-all"))),
            warm(heat, say),
        ]
    if kind == "heat_self_and_others":
        others = [words(say(Phrase("board-others"))), warm(numbers["others_heat"], say)]
        return [words(say(Phrase("board-now"))), warm(heat, say), *others]
    if kind == "vp_per_resource":
        per = amount_bits({numbers["resource"]: numbers["per"]}, say)
        return [words(say(Phrase("board-end-per", n=numbers["vp"]))), *per]
    return [words(say(Phrase("board-eff-" + kind, **effect_arguments(kind, numbers))))]


def warm(heat: int, say: Say) -> Data:
    """So much heat."""
    return bit(FLAME, f"+{heat}", named(COSTS, "heat", say))
