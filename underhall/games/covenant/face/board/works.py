"""Sites, throne and enemy dice: what lies around the mountain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.boards import SITES
from underhall.games.covenant.box.names import BUILDINGS, ENEMIES, RESOURCES
from underhall.games.covenant.face.board.signs import (
    BUILDING_SIGNS,
    RESOURCE_SIGNS,
    Data,
    Say,
    Table,
    look,
    named,
    owner_name,
    reward,
    short,
    worn_by,
)

LEVELS: Final = RESOURCES.tokens[::-1]
"""COV-4.126. The kinds of the throne's spaces from the top."""


def sites(view: Table, say: Say) -> list[Data]:
    """The six sites, those for pillars first."""
    return [site(view, token, say) for token in SITES.tokens]


def site(view: Table, token: str, say: Say) -> Data:
    """One site: spaces with carts, what is delivered of the own limit, and reward slots."""
    there = view["table"]["sites"][token]
    printed = view["table"]["printed"]["sites"][token]
    kind = token.partition("_")[0]
    icon, tone = BUILDING_SIGNS[kind]
    carts: list[Table] = there["carts"]
    limit = printed["limit"]
    mine = sum(carts[view["seat"]].values()) if view["seat"] >= 0 else None
    return {
        "id": token,
        "icon": icon,
        "look": look(tone),
        "name": named(SITES, token, say),
        "short": short(SITES, token, say),
        "limit": limit,
        "mine": mine,
        "done": mine is not None and mine >= limit,
        "says": site_says(kind, limit, mine, say),
        "spaces": [
            one
            for resource in RESOURCES.tokens
            for one in spaces(view, resource, printed["spaces"][resource], carts, say)
        ],
        "slots": [
            slot(view, at, texts, there["slots"], say) for at, texts in printed_slots(printed)
        ],
    }


def site_says(kind: str, limit: int, mine: int | None, say: Say) -> str:
    """What is still missing there for the own pillar or gate."""
    what = BUILDINGS.word(BUILDINGS.code(kind))
    if mine is None:
        return say(Phrase("board-site-limit", n=limit, what=what))
    if mine >= limit:
        return say(Phrase("board-site-done", what=what))
    return say(Phrase("board-site-missing", n=limit - mine, what=what))


def printed_slots(printed: Table) -> list[tuple[int, list[str]]]:
    """The reward slots of a site by their numbers."""
    return list(enumerate(printed["slots"], start=1))


def spaces(view: Table, kind: str, n: int, carts: Sequence[Table], say: Say) -> list[Data]:
    """The spaces for one kind of resource, those with carts first."""
    owners = [clan for clan, held in enumerate(carts) for _ in range(held.get(kind, 0))]
    icon, tone = RESOURCE_SIGNS[kind]
    name = named(RESOURCES, kind, say)
    found = []
    for at in range(n):
        clan = owners[at] if at < len(owners) else None
        who = None if clan is None else owner_name(view, clan, say)
        found.append(
            {
                "at": at,
                "kind": kind,
                "icon": icon,
                "look": look(tone),
                "clan": None if clan is None else worn_by(view, clan),
                "label": say(Phrase("board-owned", what=name, who=who)) if who else name,
            }
        )
    return found


def slot(view: Table, at: int, texts: list[str], owners: Sequence[int | None], say: Say) -> Data:
    """One reward slot of a site."""
    clan = owners[at - 1]
    told = reward(texts, say)
    name = told["name"]
    if clan is not None:
        name = say(Phrase("board-owned", what=name, who=owner_name(view, clan, say)))
    worn = None if clan is None else worn_by(view, clan)
    return {"n": at, "signs": told["signs"], "clan": worn, "label": name}


def throne(view: Table, say: Say) -> Data:
    """The throne level by level, and who would score what there now."""
    table = view["table"]
    printed = table["printed"]
    prizes = printed["throne_gp"]
    levels = [spaces(view, kind, printed["throne"][kind], table["throne"], say) for kind in LEVELS]
    ranks = [
        {
            "clan": worn_by(view, clan),
            "name": owner_name(view, clan, say),
            "gp": prizes[place - 1],
            "place": place,
        }
        for clan, place in enumerate(table["throne_places"])
        if 0 < place <= len(prizes)
    ]
    return {"levels": levels, "ranks": sorted(ranks, key=lambda one: one["place"])}


def dice(view: Table, say: Say) -> Data:
    """What the enemy dice show, and the bag."""
    table = view["table"]
    faces = [die(table, token, say) for token in ENEMIES.tokens]
    bag = [
        say(Phrase("board-so-many", n=n, what=ENEMIES.word(ENEMIES.code(token))))
        for token, n in table["bag"].items()
        if n
    ]
    total = sum(table["bag"].values())
    return {"faces": faces, "bag": total, "in_bag": ", ".join(bag)}


def die(table: Table, token: str, say: Say) -> Data:
    """One die: its top face, and what it takes to defeat its enemy."""
    printed = table["printed"]
    told = reward(printed["dice"][token][table["dice"][token] - 1], say)
    enemy = ENEMIES.word(ENEMIES.code(token))
    strength = printed["enemies"][token]["strength"]
    label = Phrase("board-die", enemy=enemy, strength=strength, reward=told["name"])
    return {
        "id": token,
        "face": table["dice"][token],
        "signs": told["signs"],
        "strength": strength,
        "name": named(ENEMIES, token, say),
        "label": say(label),
    }


def supply(view: Table, say: Say) -> list[Data]:
    """What is left of each resource."""
    return [
        {
            "id": token,
            "icon": RESOURCE_SIGNS[token][0],
            "look": look(RESOURCE_SIGNS[token][1]),
            "n": n,
            "label": say(Phrase("board-supply-of", what=named(RESOURCES, token, say), n=n)),
        }
        for token, n in view["table"]["supply"].items()
    ]
