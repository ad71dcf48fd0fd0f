"""What things do, in words: the numbers and rewards behind the ``.does`` of each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underhall.core.names import Names
from underhall.core.phrase import Does
from underhall.games.covenant.box.atoms import RESOURCE_KINDS, Reward
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BACKS,
    BUILDINGS,
    CHAMBERS,
    COIN_SLOTS,
    COINS,
    COLOURS,
    ELDER_CARDS,
    ENEMIES,
    GOALS,
    ORNAMENT_COLOURS,
    ORNAMENTS,
    PLACES,
    PRINTED,
    PROJECTS,
    RELICS,
    RESOURCE_COUNT,
    RESOURCES,
    RUBBLE,
    STARTS,
    TOOL_KINDS,
    TOOLS,
    TRADITIONS,
)
from underhall.games.covenant.rules.phrases import (
    SPECIAL_AT,
    elder_card_words,
    goal_text,
    project_text,
    start_reward,
    tradition_words,
)
from underhall.games.covenant.rules.rewards import reward_words
from underhall.kit.doing import Doing


def giving(
    names: Names, rewards: Callable[[Tables], list[Reward]]
) -> Callable[[Tables, int], Does]:
    """What things do that just give a reward."""
    return lambda t, code: Does(
        names.words, names.token(code), reward=reward_words(rewards(t)[code])
    )


def project(t: Tables, code: int) -> Does:
    """COV-4.154 to 4.160. What a project scores."""
    if code >= SPECIAL_AT:
        return project_text(code, "", {})
    names = COLOURS if t.project_by_colour[code] else RESOURCES
    gp = {token: n for token, n in zip(names.tokens, t.project_gp[code]) if n}
    return project_text(code, BUILDINGS.token(t.project_building[code]), gp)


def ornament(t: Tables, code: int) -> Does:
    """COV-4.48, 4.50. What an ornament brings at once and at each use."""
    gp = t.ornament_gp[t.ornament_colour[code]]
    reward = reward_words(t.ornament_reward[code])
    return Does("ornament", ORNAMENTS.token(code), gp=gp, reward=reward)


def place(t: Tables, code: int) -> Does:
    """COV-4.45. What a tool slot gives, or the printed tool that is there."""
    token = PLACES.token(code)
    if code >= PRINTED:
        return Does("place", token, reward=reward_words(t.slot_reward[code - PRINTED]))
    colour = ORNAMENT_COLOURS.word(t.printed_colour[code])
    return Does("place", token, kind=TOOL_KINDS.word(code), colour=colour)


def tool(t: Tables, code: int) -> Does:
    """COV-4.10, 4.43, 4.49. What a tool is for, what it costs, and its place for an ornament."""
    return Does(
        "tool",
        TOOLS.token(code),
        kind=TOOL_KINDS.word(t.tool_kind[code]),
        cost=RESOURCES.word(t.tool_cost[code]),
        colour=ORNAMENT_COLOURS.word(t.tool_colour[code]),
    )


def building(t: Tables, code: int) -> Does:
    """COV-4.138 to 4.140. The bonus of a building by deposit."""
    rewards = {
        token: reward_words(t.bonus[code][at]) for at, token in enumerate(RESOURCES.tokens) if at
    }
    return Does("building", BUILDINGS.token(code), **rewards)


def chamber(t: Tables, code: int) -> Does:
    """COV-4.98. What a chamber is like."""
    return Does(
        "chamber",
        CHAMBERS.token(code),
        colour=COLOURS.word(t.chamber_colour[code]),
        deposit=RESOURCES.word(t.deposit[code]),
        skulls=t.skulls[code],
        places=t.building_places[code],
    )


def enemy(t: Tables, code: int) -> Does:
    """COV-4.102, 4.103, 4.151. What it takes to defeat an enemy, and what that brings."""
    return Does(
        "enemy",
        ENEMIES.token(code),
        strength=t.enemy_strength[code],
        per=t.prestige_per[code],
        steps=t.prestige_steps[code],
        group=t.council_per[code],
        gp=t.council_gp[code],
    )


def resource(t: Tables, code: int) -> Does:
    """COV-4.118. What a resource is worth when it is delivered."""
    token = RESOURCE_KINDS.token(code)
    return Does("resource", token, n=t.deliver_gp[code] if code < RESOURCE_COUNT else 0)


KINDS: Final[dict[str, tuple[Names, Callable[[Tables, int], Does]]]] = {
    "tradition": (TRADITIONS, tradition_words),
    "goal": (GOALS, lambda t, code: goal_text(code, t.goal_gp[code])),
    "project": (PROJECTS, project),
    "relic": (RELICS, giving(RELICS, lambda t: t.relic_reward)),
    "coin": (COINS, giving(COINS, lambda t: t.coin_reward)),
    "coin_slot": (COIN_SLOTS, giving(COIN_SLOTS, lambda t: t.coin_slot_reward)),
    "ornament": (ORNAMENTS, ornament),
    "start": (
        STARTS,
        lambda t, code: Does(
            "start", STARTS.token(code), reward=reward_words(start_reward(t, code))
        ),
    ),
    "back": (BACKS, giving(BACKS, lambda t: t.back_reward)),
    "rubble": (RUBBLE, giving(RUBBLE, lambda t: t.rubble_reward)),
    "place": (PLACES, place),
    "tool": (TOOLS, tool),
    "building": (BUILDINGS, building),
    "chamber": (CHAMBERS, chamber),
    "enemy": (ENEMIES, enemy),
    "resource": (RESOURCE_KINDS, resource),
    "elder_card": (ELDER_CARDS, elder_card_words),
}

does = Doing(Tables, KINDS)
