"""How the decision points of the Mountain King are watched."""

from collections.abc import Iterator, Sequence
from typing import Any

from decisions import Begun, Row, Watch
from games.mountain_king.mountain import (
    WINTER,
    casting,
    fixture_n,
    moot_of,
    mountain,
    player,
    resolving,
)
from helpers import at, play

from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.editions import edition
from underhall.games.mountain_king.box.names import RESOURCES, STARTERS, WORKSHOPS

DECLINING = {"end", "stop", "none"}
"""Options that change nothing."""
RICH: dict[str, Any] = {
    "limits": {"trade_rate": 60},
    "starter_trolls": {
        "items": [
            {"id": id, "starting": dict.fromkeys(RESOURCES.tokens, 4)} for id in STARTERS.tokens
        ]
    },
}
"""Corrected data in which everybody can afford something, and nobody trades it away."""


def games() -> Iterator[Begun]:
    """At every number of seats, most of them with other data."""
    for seed in range(4):
        yield edition("mountain_king").start(2 + seed % 4, {}, seed), seed
    for seed in range(16):
        settings = WINTER if seed % 8 == 0 else {}
        yield edition("mountain_king", RICH).start(2 + seed % 4, settings, seed), seed


def prefers(s: Any, tokens: list[str], chance: Fast) -> Sequence[int]:
    """Players like to cast, resolve, dig and build."""
    liked = [code for code, token in zip(s.choices, tokens) if likes(token)]
    codes: list[int] = liked if liked and chance.below(3) else s.choices
    return codes


def likes(token: str) -> bool:
    return token in ("resolve", "dig") or token.startswith("cast:")


def whom(name: str, row: Row) -> set[bool]:
    """In the setup nobody is active yet."""
    return {name not in ("place_gate", "draft_card", "draft_slot")}


# ---------------------------------------------------------------------- the largest of each

PLENTY = "9 stone, 9 iron, 9 heartstone, 9 cart, 9 hammer, 9 rune, 9 coin"
LEVEL_2 = ("magma_foreman", "coal_jeweller", "kiln_crusher", "pyre_oracle", "comet_oracle")
ALL_CLANS: dict[str, Any] = {"pedestals": {"fire": 1, "ice": 1, "moon": 1}}
BASE = mountain(player(PLENTY))


def at_tongue() -> Match:
    position = mountain(player(PLENTY), step="recruit_or_dig", turn={"magic": "honeyed_tongue"})
    match = at(position)
    play(match, "0 recruit", "0 2_0")
    return match


def at_bag() -> Match:
    match = at(mountain(player(PLENTY), step="recruit_or_dig"))
    play(match, "0 recruit", "0 3_0")
    return match


def at_dug() -> Match:
    """A tunnel beside a workshop spot was dug, and a pedestal may go on its anchor."""
    supply = dict.fromkeys(WORKSHOPS.tokens, 1)
    match = at(fixture_n("4 stone", own=ALL_CLANS, step="recruit_or_dig", supply=supply))
    play(match, "0 dig", "0 tunnel_l4", "0 10,3+10,4+9,5*+10,5")
    return match


def at_founding() -> Match:
    match = at_dug()
    play(match, "0 none")
    return match


def made(*moves: str, **things: Any) -> Match:
    match = at(mountain(player(PLENTY), **things))
    play(match, *[f"0 {move}" for move in moves])
    return match


def elevating() -> Match:
    moot = moot_of(10, (*LEVEL_2, "marsh_lapidary"))
    return resolving(mountain(player(moot=moot)), "ceremony_of_elevation")


def blending() -> Match:
    magic: dict[str, Any] = {"turn": {"magic": "blended_ores"}}
    match = at(fixture_n("2 stone, 2 iron, 2 heartstone", step="recruit_or_dig", **magic))
    play(match, "0 dig", "0 tunnel_i2", "0 2,6*+2,7")
    return match


def at_uses() -> Match:
    """A workshop with two open entrances was used once."""
    things: dict[str, Any] = {"workshops": {"ww04": "toolmaker"}, "tunnels": ["3,6+3,7"]}
    match = at(fixture_n("4 heartstone, 4 hammer", **things))
    play(match, "0 workshop:ww04", "0 recipe:1")
    return match


LARGEST = {
    "place_gate": lambda: at(
        {"game": "mountain_king", "seats": 2, "options": WINTER, "table": {"step": "setup"}}
    ),
    "spell_resolve": lambda: casting(BASE, "ritual_of_earth"),
    "spell_gain": lambda: resolving(BASE, "ritual_of_toil"),
    "elevate_out": elevating,
    "horn_troll": lambda: resolving(mountain(player(moot=moot_of(7))), "horn_of_labour"),
    "swap_first": lambda: resolving(mountain(player(moot=moot_of(10))), "changing_places"),
    "phantom_kind": lambda: resolving(
        mountain(player(PLENTY), supply=dict.fromkeys(WORKSHOPS.tokens, 1)), "phantom_workshop"
    ),
    "workshop_use": at_uses,
    "trade_gain": lambda: made("trade"),
    "trade_give": lambda: made("trade", "coin"),
    "step2_menu": lambda: made(step="recruit_or_dig"),
    "recruit_card": lambda: made("recruit", step="recruit_or_dig"),
    "bribe_resource": at_tongue,
    "bag_pedestal": at_bag,
    "moot_position": lambda: made("recruit", "1_0", step="recruit_or_dig"),
    "dig_mineral": lambda: made("dig", step="recruit_or_dig"),
    "dig_shape": lambda: made("dig", "stone", step="recruit_or_dig"),
    "dig_mixture": blending,
    "pedestal": at_dug,
    "workshop_build": at_founding,
}
"""Decisions whose largest size follows from the rules; the others depend on the mountain."""


WATCH = Watch(games, lambda name, token: token in DECLINING, prefers, largest=LARGEST, whom=whom)
