"""What tiles say, to be put into words with the numbers of the data (4.I, 4.S, 4.165, 3.16)."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Does, Phrase
from underhall.games.covenant.box.atoms import PLUS_ONE, RESOURCE, TRACK, Reward, atom
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BUILDINGS,
    CARDS_OF_KIND,
    COLOURS,
    COMPASS,
    ELDER_CARDS,
    GOALS,
    PICKAXE,
    PROJECTS,
    PROJECTS_OF_KIND,
    RESOURCES,
    TRADITIONS,
)
from underhall.games.covenant.rules.rewards import reward_words

SPECIAL_AT: Final = 2 * PROJECTS_OF_KIND
"""Where the special projects begin."""


def tradition_text(tradition: int, tithe: int, penalty: int) -> Does:
    """COV-4.57 to 4.87. What a tradition does; two of them name numbers of the data."""
    return Does("tradition", TRADITIONS.token(tradition), tithe=tithe, penalty=penalty)


def tradition_words(t: Tables, tradition: int) -> Does:
    """What a tradition does at this table."""
    return tradition_text(tradition, t.tithe, t.penalty)


def goal_text(goal: int, gp: int) -> Does:
    """COV-4.166 to 4.168. What a goal scores."""
    return Does("goal", GOALS.token(goal), n=gp)


def project_text(project: int, building: str, gp: dict[str, int]) -> Does:
    """COV-4.154 to 4.160. What a project scores; ``gp`` by colour or deposit, as printed."""
    token = PROJECTS.token(project)
    if project >= SPECIAL_AT:
        return Does("project", token)
    basic = project < PROJECTS_OF_KIND
    scored = [(n, place_words(place, basic)) for place, n in (gp or {COLOURS.token(0): 0}).items()]
    n, where = scored[0]
    more = [Phrase("part-basic" if basic else "part-grand", n=n, where=w) for n, w in scored[1:]]
    word = BUILDINGS.word(BUILDINGS.code(building))
    return Does("project", token, building=word, n=n, where=where, more=more)


def place_words(token: str, inside: bool) -> Phrase:
    """COV-4.154, 4.155. Chambers of a colour or on a deposit: in them, or each of them."""
    if COLOURS.has(token):
        colour = COLOURS.word(COLOURS.code(token))
        return Phrase("part-in-colour" if inside else "part-of-colour", colour=colour)
    deposit = RESOURCES.word(RESOURCES.code(token))
    return Phrase("part-on-deposit" if inside else "part-with-deposit", deposit=deposit)


def elder_card_words(t: Tables, card: int) -> Does:
    """COV-5.9 to 5.12. What the Elders do with a card."""
    kind = card // CARDS_OF_KIND
    n = t.build_fallback if kind == COMPASS else t.fight_fallback
    return Does(
        "elder_card",
        ELDER_CARDS.token(card),
        n=t.elder_rubble if kind == PICKAXE else n,
        steps=t.elder_mine_steps,
        reward=reward_words(t.elder_reward[card]),
    )


def start_reward(t: Tables, start: int) -> Reward:
    """COV-3.16. What a start tile gives, as a reward to be put into words."""
    resources = [atom(RESOURCE, kind, n) for kind, n in enumerate(t.start_resources[start]) if n]
    tokens = [atom(PLUS_ONE, 0, t.start_tokens[start])] if t.start_tokens[start] else []
    steps = [atom(TRACK, track, n) for track, n in enumerate(t.start_steps[start]) if n]
    return (*resources, *tokens, *steps)
