"""What is in the box, as typed tables made once from the component data."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.games.runedar.box.guard import refuse_changes
from underhall.games.runedar.box.names import (
    ACTION_COUNT,
    ACTIONS,
    AREA_COUNT,
    AREAS,
    CARDS,
    COLOURS,
    DECK_SIZE,
    DIE,
    DIFFICULTIES,
    ENTRANCE,
    FIGHT,
    FREE_MOVE,
    GOBLIN_KINDS,
    GOBLINS,
    GROUP,
    MACHINES,
    MERCENARIES,
    MOVE,
    NONE,
    ORC_CARD,
    OUTSIDE,
    RESOURCE_COUNT,
    RESOURCES,
    RUBBLE,
    SIEGE,
    SPACES,
    STARTER_CARDS,
    STARTERS,
    TOWER,
    TROLLS,
    TUNNEL_TOWER,
    UPGRADE_CARDS,
    UPGRADE_DECKS,
    UPGRADE_SPACES,
    WALL,
    WALLS,
    YELLOW,
    Cost,
)
from underhall.kit.components import amounts, flag, rows, value, whole, word


class Tables:
    """The numbers of The Siege of Runedar. Lists are indexed by the codes above, never changed."""

    def __init__(self, raw: Raw) -> None:
        refuse_changes(raw)
        self._pieces(raw)
        self._fortress(raw)
        self._cards(raw)
        self._upgrades(raw)
        self._siege(raw)
        self._goblins(raw)
        options = [{ACTIONS.token(action): n for action, n in offered} for offered in self.options]
        self.printed = {
            "cards": dict(zip(CARDS.tokens, options)),
            "mercenaries": dict(zip(MERCENARIES.tokens, self.prices)),
            "trolls": dict(zip(TROLLS.tokens, self.troll_successes)),
        }
        """What cards and tokens say, by name, for everybody to see."""

    def _pieces(self, raw: Raw) -> None:
        self.orcs = whole(raw, "component_counts.orc_figures", 2)
        self.gold = whole(raw, "gold.count", 2)
        self.rubble = whole(raw, "rubble.count", 1)
        self.resources = [whole(row, "count", 1) for row in rows(raw, "resource", RESOURCES)]
        levels = rows(raw, "difficulty", DIFFICULTIES)
        self.pile = [whole(row, "rubble_per_section", 1) for row in levels]
        if max(self.pile) > self.rubble:
            raise BadData("component data: difficulty.rubble_per_section is over rubble.count")
        self.most_dice = whole(raw, "limits.max_dice_per_attack", 1)
        self.orc_successes = whole(raw, "limits.orc_successes_per_wound", 1)
        self.prices = [whole(row, "gold_cost", 1) for row in rows(raw, "mercenary", MERCENARIES)]
        self._dice(raw)

    def _dice(self, raw: Raw) -> None:
        faces = rows(raw, "die_face", DIE)
        self.face_successes = [whole(row, "successes") for row in faces]
        self.face_crossbows = [whole(row, "crossbows") for row in faces]
        named = value(raw, "die.faces.list")
        if not isinstance(named, list) or len(named) != whole(raw, "die.sides", 1):
            raise BadData("component data: die.faces.list must name as many faces as die.sides")
        for token in named:
            if token not in DIE.tokens:
                raise BadData(f"component data: die.faces.list: there is no face {token!r}")
        self.faces = [named.count(token) for token in DIE.tokens]

    def _fortress(self, raw: Raw) -> None:
        """RUN-4.1, 4.32, 4.55. Neighbours, areas within two steps, and what towers overlook."""
        self.near = read_edges(raw)
        self.reach = [self._within_two(area) for area in range(AREA_COUNT)]
        self.shots = [self._overlooked(area) for area in range(AREA_COUNT)]
        told = {str(row.get("tower")): row.get("areas") for row in listed(raw, "ranged_reach")}
        for tower in range(TOWER, OUTSIDE):
            seen = {AREAS.token(area) for area in self.shots[tower]}
            areas = told.get(AREAS.token(tower))
            if not isinstance(areas, list) or {str(area) for area in areas} != seen:
                raise BadData(
                    "component data: ranged_reach must hold the walls that adjoin each tower by "
                    "edge, their outside areas, and for the tunnel tower the tunnel entrance"
                )

    def _within_two(self, area: int) -> list[int]:
        near = self.near[area]
        return sorted({*near, *(far for step in near for far in self.near[step])} - {area})

    def _overlooked(self, area: int) -> list[int]:
        if not TOWER <= area < OUTSIDE:
            return []
        walls = [wall for wall in self.near[area] if WALL <= wall < TOWER]
        seen = [*walls, *(wall - WALL + OUTSIDE for wall in walls)]
        return sorted([*seen, ENTRANCE] if area == TUNNEL_TOWER else seen)

    def _cards(self, raw: Raw) -> None:
        starters = rows(raw, "starter_card", STARTER_CARDS)
        upgrades = rows(raw, "upgrade_card", UPGRADE_CARDS)
        self.options = [read_options(row) for row in [*starters, *upgrades]]
        """For each card what it offers, as pairs of action and value."""
        offers = [dict(offered) for offered in self.options]
        self.values = [offer.get(action, 0) for offer in offers for action in range(ACTION_COUNT)]
        """The value of each action on each card; 0 where the card does not offer it."""
        self.starters = [whole(row, "copies") for row in starters]
        self.starter_deck = [kind for kind, n in enumerate(self.starters) for _ in range(n)]
        if sum(self.starters) != DECK_SIZE or self.starters[ORC_CARD] != 2:
            raise BadData("component data: starter_card.copies must be 12, two of them orcs")
        for kind in range(1, STARTERS):
            if self.values[kind * ACTION_COUNT + MOVE] == 0:
                raise BadData(f"component data [{CARDS.token(kind)}]: options must hold the move")

    def _upgrades(self, raw: Raw) -> None:
        cards = rows(raw, "upgrade_card", UPGRADE_CARDS)
        self.copies = [0] * STARTERS + [whole(row, "copies") for row in cards]
        free: list[Cost] = [(0,) * RESOURCE_COUNT] * STARTERS
        self.cost = free + [amounts(row, "cost", RESOURCES) for row in cards]
        colours = [UPGRADE_DECKS.code(word(row, "colour", UPGRADE_DECKS.tokens)) for row in cards]
        numbered = list(enumerate(colours, STARTERS))
        self.by_colour = [[kind for kind, c in numbered if c == deck] for deck in range(COLOURS)]
        for row, kinds in zip(rows(raw, "upgrade_deck", UPGRADE_DECKS), self.by_colour):
            if sum([self.copies[kind] for kind in kinds]) != whole(row, "count"):
                raise BadData(f"component data [{row['id']}]: count is not that of its cards")
        if sum([self.copies[kind] for kind in self.by_colour[YELLOW]]) < SPACES:
            raise BadData("component data: five yellow upgrade cards are needed for the setup")
        spaces = rows(raw, "upgrade_space", UPGRADE_SPACES)
        costs = [amounts(row, "cost", RESOURCES) for row in spaces]
        self.space_cost = [[], *(costs[at : at + SPACES] for at in range(0, len(costs), SPACES))]
        """For each number of players what each space adds to a price."""

    def _siege(self, raw: Raw) -> None:
        cards = rows(raw, "siege_card", SIEGE)
        self.siege_orcs = [amounts(row, "orcs", WALLS) for row in cards]
        self.siege_machines = [
            [machine for machine, key in enumerate(MACHINES.tokens) if flag(row, key)]
            for row in cards
        ]
        self.siege_arrow = [flag(row, "arrow") for row in cards]
        trolls = rows(raw, "troll_token", TROLLS)
        self.troll_wounds = [whole(row, "wounds", 1) for row in trolls]
        self.troll_successes = [whole(row, "successes_per_wound", 1) for row in trolls]

    def _goblins(self, raw: Raw) -> None:
        """RUN-4.41, 4.62, 4.65. What each goblin asks for, by kind."""
        tokens = rows(raw, "goblin_token", GOBLINS)
        kinds = [GOBLIN_KINDS.code(word(row, "kind", GOBLIN_KINDS.tokens)) for row in tokens]
        self.goblin_kind = kinds
        self.goblin_successes = [whole(row, "successes_per_wound") for row in tokens]
        self.goblin_wants = [amounts(row, "resources", RESOURCES) for row in tokens]
        self.goblin_work = [goblin_work(row, kind) for row, kind in zip(tokens, kinds)]
        """Wounds, resources or rubble, all told."""
        for at in range(0, len(tokens), GROUP):
            group = range(at, at + GROUP)
            piles = sorted([self.goblin_work[g] for g in group if kinds[g] == RUBBLE])
            if sum(piles[-2:]) > self.rubble:
                raise BadData("component data: goblin_token.rubble is more than there is")

    def price(self, seats: int, space: int, kind: int) -> Cost:
        """RUN-4.73. What a card on a space costs in all."""
        card, extra = self.cost[kind], self.space_cost[seats][space]
        return card[0] + extra[0], card[1] + extra[1], card[2] + extra[2]


def listed(raw: Raw, path: str) -> list[Raw]:
    """The tables of a list whose rows have no id."""
    found = value(raw, path)
    if not isinstance(found, list) or not all([isinstance(row, Mapping) for row in found]):
        raise BadData(f"component data: {path} must be a list of tables")
    return found


def read_edges(raw: Raw) -> list[list[int]]:
    """RUN-4.1. The neighbours of each area; nobody may be shut in."""
    near: list[list[int]] = [[] for _ in AREAS.tokens]
    for row in listed(raw, "edge"):
        ends = [row.get("a"), row.get("b")]
        if not all([end in AREAS.tokens for end in ends]):
            raise BadData("component data: edge must name two areas, a and b")
        a, b = [AREAS.code(str(end)) for end in ends]
        if a == b or b in near[a]:
            raise BadData(f"component data: edge joins {ends[0]} to itself, or twice to {ends[1]}")
        near[a].append(b)
        near[b].append(a)
    if [] in near:
        raise BadData(f"component data: edge must lead to {AREAS.token(near.index([]))}")
    return near


def read_options(row: Raw) -> list[tuple[int, int]]:
    """What a card offers: pairs of action and value, each action once."""
    found: list[tuple[int, int]] = []
    for offered in listed(row, "options"):
        action = ACTIONS.code(word(offered, "action", ACTIONS.tokens[:NONE]))
        found.append((action, whole(offered, "value", 1)))
        fixed = {MOVE: 2, FREE_MOVE: 1}.get(action, found[-1][1])
        if found[-1][1] != fixed:
            raise BadData(f"component data [{row['id']}]: this move has the value {fixed}")
    if len(dict(found)) < len(found):
        raise BadData(f"component data [{row['id']}]: options name the same action twice")
    if bool(found) != (row["id"] != "orc"):
        raise BadData(
            f"component data [{row['id']}]: options are for dwarf cards, and needed there"
        )
    return found


def goblin_work(row: Raw, kind: int) -> int:
    """How much has to be done about a goblin of this kind; what other kinds ask for must be 0."""
    wants = sum(amounts(row, "resources", RESOURCES))
    asked = [whole(row, "wounds"), wants, whole(row, "resource_total"), whole(row, "rubble")]
    if (
        asked[kind] == 0
        or sum(asked) > asked[kind]
        or (kind == FIGHT) != (whole(row, "successes_per_wound") > 0)
    ):
        raise BadData(
            f"component data [{row['id']}]: of wounds, resources, resource_total and rubble only "
            "what fits its kind may be more than 0, and must be"
        )
    return asked[kind]
