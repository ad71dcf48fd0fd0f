"""What tiles say, to be put into words with the numbers of the data (4.I, 4.S, 4.165, 3.16)."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.atoms import PLUS_ONE, RESOURCE, TRACK, Reward, atom
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BUILDINGS,
    COLOURS,
    GOALS,
    PROJECTS,
    PROJECTS_OF_KIND,
    RESOURCES,
    TRADITIONS,
)

TRADITION_TEXTS: Final[tuple[str, ...]] = tuple(["tip-" + token for token in TRADITIONS.tokens])
GOAL_TEXTS: Final[tuple[str, ...]] = tuple(["tip-" + token for token in GOALS.tokens])
SPECIAL_AT: Final = 2 * PROJECTS_OF_KIND
SPECIAL_TEXTS: Final[tuple[str, ...]] = tuple(
    ["tip-" + token for token in PROJECTS.tokens[SPECIAL_AT:]]
)


def tradition_text(tradition: int, tithe: int, penalty: int) -> Phrase:
    """COV-4.57 to 4.87. What a tradition does; two of them name numbers of the data."""
    return Phrase(TRADITION_TEXTS[tradition], tithe=tithe, penalty=penalty)


def tradition_words(t: Tables, tradition: int) -> Phrase:
    """What a tradition does at this table."""
    return tradition_text(tradition, t.tithe, t.penalty)


def goal_text(goal: int, gp: int) -> Phrase:
    """COV-4.166 to 4.168. What a goal scores."""
    return Phrase(GOAL_TEXTS[goal], n=gp)


def project_text(project: int, building: str, gp: dict[str, int]) -> Phrase:
    """COV-4.154 to 4.160. What a project scores; ``gp`` by colour or deposit, as printed."""
    if project >= SPECIAL_AT:
        return Phrase(SPECIAL_TEXTS[project - SPECIAL_AT])
    word = BUILDINGS.word(BUILDINGS.code(building))
    parts = [project_part(token, n) for token, n in gp.items()]
    if project < PROJECTS_OF_KIND:
        return Phrase("tip-project-basic", building=word, parts=parts)
    return Phrase("tip-project-grand", building=word, parts=parts)


def project_part(token: str, n: int) -> Phrase:
    """COV-4.154. So many GP in chambers of a colour or on a deposit."""
    if COLOURS.has(token):
        return Phrase("tip-in-colour", n=n, colour=COLOURS.word(COLOURS.code(token)))
    return Phrase("tip-on-deposit", n=n, deposit=RESOURCES.word(RESOURCES.code(token)))


def start_reward(t: Tables, start: int) -> Reward:
    """COV-3.16. What a start tile gives, as a reward to be put into words."""
    resources = [atom(RESOURCE, kind, n) for kind, n in enumerate(t.start_resources[start]) if n]
    tokens = [atom(PLUS_ONE, 0, t.start_tokens[start])] if t.start_tokens[start] else []
    steps = [atom(TRACK, track, n) for track, n in enumerate(t.start_steps[start]) if n]
    return (*resources, *tokens, *steps)
