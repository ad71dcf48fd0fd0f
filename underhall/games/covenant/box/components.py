"""What is in the box, as typed tables made once from the component data.

The ids in ``pieces`` are fixed; every number comes from the data.
"""

from __future__ import annotations

from typing import Any

from underhall.core.data import Raw
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.games.covenant.box.atoms import RESOURCE, Reward, op_of, read_reward
from underhall.games.covenant.box.boards import SIDES, Board, Diagram, named_faces
from underhall.games.covenant.box.guard import DICE, PRINTED_TOOLS, refuse_changes
from underhall.games.covenant.box.names import (
    BACKS,
    BUILD_OPTIONS,
    BUILDINGS,
    CHAMBERS,
    COIN_SLOTS,
    COINS,
    COLOURS,
    COLUMNS,
    DIFFICULTIES,
    ELDER_CARDS,
    ENEMIES,
    FACE_COUNT,
    GATE,
    GOALS,
    GOALS_OF_TYPE,
    HOUSE,
    IRON,
    ORNAMENT_COLOURS,
    ORNAMENT_SPACES,
    ORNAMENTS,
    PILLAR,
    PROJECTS,
    PROJECTS_OF_KIND,
    RELICS,
    RESOURCES,
    RUBBLE,
    RUBBLE_SPACES,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    STARTS,
    TOOL_KINDS,
    TOOLS,
    TRACKS,
    TRADITIONS,
    WORKSHOP,
)
from underhall.kit.components import amounts, rows, value, whole, word

SLIDES: dict[str, tuple[str, str]] = {
    "rubble": ("toward_higher", "end_of_turn"),
    "traditions": ("toward_lower", "end_of_turn"),
    "coins": ("toward_lower", "end_of_turn"),
    "relics": ("toward_lower", "end_of_turn"),
    "tools": ("none", "end_of_turn"),
    "ornaments": ("none", "immediate"),
}
"""COV-4.36, 4.41. How each display slides and when it is refilled."""


class Market:
    """One display: the numbers printed beside its spaces."""

    def __init__(self, raw: Raw, id: str, count: int) -> None:
        found = [row for row in value(raw, "market") if row["id"] == id]
        numbered = [space.get("n") for row in found for space in row["spaces"]]
        if numbered != list(range(1, count + 1)):
            raise BadData(f"component data: market {id} must have spaces 1 to {count}")
        if (found[0]["slide"], found[0]["refill"]) != SLIDES[id]:
            raise BadData(f"component data: market {id} slides and is refilled as COV-4.41 says")
        self.spaces: list[Raw] = found[0]["spaces"]
        self.id = id

    def numbers(self, key: str) -> list[int]:
        """A number of each space."""
        return [whole(space, key) for space in self.spaces]

    def faces(self) -> list[int]:
        """COV-5.7. The space that each face of the Elders' die names."""
        named = [space.get("die", []) for space in self.spaces]
        return named_faces(named, len(self.spaces), f"market {self.id} die")


class Tables:
    """The numbers of Covenant. Lists are indexed by the codes above and never changed."""

    def __init__(self, raw: Raw) -> None:
        refuse_changes(raw)
        self.boards = [Board(raw, side) for side in SIDES]
        self._supplies(raw)
        self._enemies(raw)
        self._tracks(raw)
        self._displays(raw)
        self._clan_board(raw)
        self._tools(raw)
        self._buildings(raw)
        self._chambers(raw)
        self._setup(raw)
        self._scoring(raw)
        self._solo(raw)

    def _supplies(self, raw: Raw) -> None:
        self.start_glory = whole(raw, "meta.start_glory")
        resources = rows(raw, "resource", RESOURCES)
        self.resource_count = [whole(row, "count") for row in resources]
        self.deliver_gp = [whole(row, "deliver_gp") for row in resources]
        self.refreshments = [whole(raw, "refreshments.plus1"), whole(raw, "refreshments.plus2")]
        self.carts = whole(raw, "per_player.carts")

    def _enemies(self, raw: Raw) -> None:
        enemies = rows(raw, "enemy", ENEMIES)
        self.crowd = whole(raw, "enemy_rules.max_per_chamber", 1)
        self.enemy_count = [whole(raw, f"enemy_counts.{token}") for token in ENEMIES.tokens]
        self.enemy_strength = [whole(row, "strength", 1) for row in enemies]
        self.prestige_per = [whole(row, "prestige_per.enemies", 1) for row in enemies]
        self.prestige_steps = [whole(row, "prestige_per.steps") for row in enemies]
        self.council_per, self.council_gp = scoring_rows(raw, "enemy_council_scoring")
        dice = rows(raw, "enemy_die", DICE)
        self.dice: list[list[Reward]] = []
        for enemy, die in enumerate(dice):
            if enemies[enemy]["die"] != die["id"] or len(die["faces"]) != FACE_COUNT:
                raise BadData(f"component data [{die['id']}]: a die of six faces for each enemy")
            self.dice.append([read_reward(face, f"[{die['id']}]") for face in die["faces"]])

    def _tracks(self, raw: Raw) -> None:
        self.last = whole(raw, "tracks.last_position", 1)
        tracks = rows(raw, "track", TRACKS)
        self.track_rewards: list[list[Reward]] = []
        self.achievements: list[list[int]] = []
        """By track and position, how many achievements have been passed."""
        for row in tracks:
            rewards: list[Reward] = [()] * (self.last + 1)
            for space in row["spaces"]:
                at = whole(space, "pos", 1)
                if at > self.last:
                    raise BadData(f"component data [{row['id']}]: there is no position {at}")
                rewards[at] = read_reward(value(space, "effect"), f"[{row['id']}] position {at}")
            self.track_rewards.append(rewards)
            marks = wholes(row, "achievements", 4)
            passed = [len([m for m in marks if m <= at]) for at in range(self.last + 1)]
            if passed[-1] != 4 or len(set(marks)) != 4:
                raise BadData(f"component data [{row['id']}]: a track has four achievements")
            self.achievements.append(passed)
        self.achievement_gp = wholes(raw, "achievement_scoring.gp", 13)
        self.goal_thresholds = wholes(raw, "goal_thresholds.achievements", 2)

    def _displays(self, raw: Raw) -> None:
        rubble = Market(raw, "rubble", RUBBLE_SPACES)
        self.rubble_strength = rubble.numbers("strength")
        traditions, coins = Market(raw, "traditions", SPACES), Market(raw, "coins", SPACES)
        self.tradition_cost, self.coin_cost = (
            traditions.numbers("gp_cost"),
            coins.numbers("gp_cost"),
        )
        self.relic_position = Market(raw, "relics", SPACES).numbers("mine_pos")
        Market(raw, "tools", SPACES)
        ornaments = Market(raw, "ornaments", ORNAMENT_SPACES)
        self.space_colour = [_colour(space, "colour") for space in ornaments.spaces]
        self.space_cost = [_code(space, "cost", RESOURCES) for space in ornaments.spaces]
        self.rubble_faces, self.tradition_faces = rubble.faces(), traditions.faces()
        self.coin_faces, self.ornament_faces = coins.faces(), ornaments.faces()
        tiles = rows(raw, "rubble.tiles", RUBBLE)
        self.rubble_count = [whole(row, "count") for row in tiles]
        self.rubble_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in tiles]
        if any([op_of(atom) != RESOURCE for reward in self.rubble_reward for atom in reward]):
            raise BadData("component data: rubble gives resources only (COV-4.93)")
        self.dig_steps = wholes(raw, "dig_rewards.mine_steps", RUBBLE_SPACES + 1)
        relics, coin_kinds = rows(raw, "relics.kinds", RELICS), rows(raw, "coins.kinds", COINS)
        self.relic_count = [whole(row, "count") for row in relics]
        self.relic_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in relics]
        self.coin_count = [whole(row, "count") for row in coin_kinds]
        self.coin_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in coin_kinds]

    def _clan_board(self, raw: Raw) -> None:
        base = "clan_board.standard.base"
        self.storage = whole(raw, f"{base}.start_storage")
        self.storage_per_tile = whole(raw, f"{base}.storage_per_tile")
        self.keys = whole(raw, f"{base}.start_keys")
        self.keys_per_tile = whole(raw, f"{base}.keys_per_tile")
        slots = rows(raw, "clan_board.standard.coin_slot", COIN_SLOTS)
        self.coin_slot_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in slots]
        tool_slots = rows(raw, "tool_slot", SLOTS)
        self.slot_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in tool_slots]
        held = [row.get("holds", {}) for row in tool_slots]
        pair, key = {"house": 1, "workshop": 1}, {"double_key": 1}
        if held != [pair, pair, key, key, {}, {}, {}, {}]:
            raise BadData("component data: tool_slot.holds cannot change (COV-3.13)")
        self.slot_column = [-1] * SLOT_COUNT
        for column, row in enumerate(rows(raw, "clan_board.standard.column", COLUMNS)):
            for slot in row["slots"]:
                self.slot_column[SLOTS.code(str(slot))] = column
        if sorted(self.slot_column) != [0, 0, 1, 1, 2, 2, 3, 3]:
            raise BadData("component data: every column has two slots of its own (COV-4.44)")

    def _tools(self, raw: Raw) -> None:
        printed = rows(raw, "printed_tools.list", PRINTED_TOOLS)
        tiles = rows(raw, "tools.tiles", TOOLS)
        self.printed_colour = [_colour(row, "ornament") for row in printed]
        self.tool_kind = [TOOL_KINDS.code(str(row["kind"])) for row in tiles]
        self.tool_cost = [_code(row, "cost", RESOURCES) for row in tiles]
        self.tool_colour = [_colour(row, "ornament") for row in tiles]
        ornaments = rows(raw, "ornaments.kinds", ORNAMENTS)
        self.ornament_colour = [_colour(row, "colour") for row in ornaments]
        self.ornament_count = [whole(row, "count") for row in ornaments]
        self.ornament_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in ornaments]
        self.ornament_gp = [whole(raw, f"ornament_glory.{c}") for c in ORNAMENT_COLOURS.tokens]

    def _buildings(self, raw: Raw) -> None:
        buildings = rows(raw, "building", BUILDINGS)
        self.building_count = [whole(row, "per_player") for row in buildings]
        self.start_forge = [whole(row, "start_in_forge") for row in buildings]
        basic = [self.building_count[kind] - self.start_forge[kind] for kind in (HOUSE, WORKSHOP)]
        if basic != [2, 2] or self.building_count[PILLAR:] != [3, 3] or any(self.start_forge[2:]):
            raise BadData("component data: building.per_player and start_in_forge fit the boards")
        options = rows(raw, "build_options.list", BUILD_OPTIONS)
        self.build_strength = [whole(row, "strength") for row in options]
        self.build_pieces = [_pieces(row) for row in options]
        self.build_kinds = [kinds_of(*pieces) for pieces in self.build_pieces]
        self.bonus: list[list[Reward]] = []
        """By building and resource, the reward for the deposit below it."""
        for building in BUILDINGS.tokens:
            path = f"building_bonus.{building}"
            named = [value(raw, f"{path}.{token}") for token in RESOURCES.tokens[1:]]
            self.bonus.append([(), *(read_reward(effect, path) for effect in named)])

    def _chambers(self, raw: Raw) -> None:
        backs = rows(raw, "chamber_backs.list", BACKS)
        self.back_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in backs]
        tiles = rows(raw, "chambers.tiles", CHAMBERS)
        self.chamber_colour = [_code(row, "colour", COLOURS) for row in tiles]
        self.deposit = [_code(row, "deposit", RESOURCES) for row in tiles]
        self.skulls = [whole(row, "skulls") for row in tiles]
        self.building_places = [whole(row, "slots", 1) for row in tiles]
        self.chamber_back = [_code(row, "back", BACKS) for row in tiles]
        if IRON in self.deposit or max(self.building_places) > 2 or max(self.skulls) > self.crowd:
            raise BadData("component data: chambers.tiles: deposits, slots or skulls (COV-4.98)")

    def _setup(self, raw: Raw) -> None:
        starts = rows(raw, "start_tiles.tiles", STARTS)
        self.start_resources = [amounts(row, "resources", RESOURCES) for row in starts]
        self.start_tokens = [whole(row, "refreshment") for row in starts]
        self.start_steps = [amounts(row, "steps", TRACKS) for row in starts]
        rows(raw, "traditions.tiles", TRADITIONS)
        self.tithe = whole(raw, "tradition_numbers.throne_tithe_n")

    def _scoring(self, raw: Raw) -> None:
        self.throne_gp = wholes(raw, "throne_scoring.gp", 3)
        self.penalty = whole(raw, "final_scoring.enemy_chamber_penalty")
        self.leftover = whole(raw, "final_scoring.leftover_units_per_gp", 1)
        goals = rows(raw, "goals.tiles", GOALS)
        self.goal_gp = [whole(row, "gp") for row in goals]
        for goal, row in enumerate(goals):
            if (row["type"], row["per"]) != ("I" if goal < GOALS_OF_TYPE else "II", _PER[goal]):
                raise BadData(f"component data [{row['id']}]: type and per cannot change")
        projects = rows(raw, "projects.tiles", PROJECTS)
        plain = projects[: 2 * PROJECTS_OF_KIND]
        self.project_building = [_code(row, "building", BUILDINGS) for row in plain]
        self.project_by_colour = [
            word(row, "by", ("colour", "deposit")) == "colour" for row in plain
        ]
        names = [COLOURS if by_colour else RESOURCES for by_colour in self.project_by_colour]
        self.project_gp = [amounts(row, "gp", named) for row, named in zip(plain, names)]
        for at, building in enumerate(self.project_building):
            if (building in (HOUSE, WORKSHOP)) != (at < PROJECTS_OF_KIND):
                raise BadData("component data: projects of kind A score houses and workshops")

    def _solo(self, raw: Raw) -> None:
        self.diagram = Diagram(raw, self.boards[0])
        cards = rows(raw, "solo.cards.list", ELDER_CARDS)
        self.elder_reward = [read_reward(row["effect"], f"[{row['id']}]") for row in cards]
        self.elder_rubble = whole(raw, "solo.rubble_discarded")
        self.elder_mine_steps = whole(raw, "solo.pickaxe_mine_steps")
        self.fight_fallback = whole(raw, "solo.fight_fallback_gp")
        self.build_fallback = whole(raw, "solo.build_fallback_gp")
        self.elder_building_gp = wholes(raw, "solo.building_gp_by_council", 3)
        self.elder_per, self.elder_gp = scoring_rows(raw, "solo.enemy_gp")
        levels = rows(raw, "solo.difficulty", DIFFICULTIES)
        self.stored_gp = [whole(row, "gp_per_stored_tile") for row in levels]
        self.deed_gp = [whole(row, "gp_per_achievement_and_tool") for row in levels]


def wholes(raw: Raw, path: str, count: int) -> list[int]:
    """A list of so many whole numbers."""
    found = value(raw, path)
    fits = [isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in found]
    if len(fits) != count or not all(fits):
        raise BadData(f"component data: {path} must be {count} whole numbers")
    return list(found)


def scoring_rows(raw: Raw, path: str) -> tuple[list[int], list[int]]:
    """For each kind of enemy: how many make a group, and what a group scores."""
    per = [whole(raw, f"{path}.{token}.per", 1) for token in ENEMIES.tokens]
    return per, [whole(raw, f"{path}.{token}.gp") for token in ENEMIES.tokens]


def kinds_of(houses: int, workshops: int, grand: int) -> list[int]:
    """COV-4.132. The buildings that so many pieces of a build option stand for."""
    basic = [kind for kind, n in ((HOUSE, houses), (WORKSHOP, workshops)) if n]
    return [*basic, PILLAR, GATE] if grand else basic


def _code(row: Raw, key: str, names: Names) -> int:
    """The code of a thing that a row names."""
    return names.code(word(row, key, names.tokens))


def _colour(row: Raw, key: str) -> int:
    return _code(row, key, ORNAMENT_COLOURS)


def _pieces(row: Raw) -> tuple[int, int, int]:
    """Houses, workshops and grand structures of a build option."""
    named: list[Any] = list(value(row, "buildings"))
    if not named or any([piece not in ("house", "workshop", "grand") for piece in named]):
        raise BadData(f"component data [{row['id']}]: buildings are house, workshop or grand")
    return named.count("house"), named.count("workshop"), named.count("grand")


_PER = (
    *("tool", "ornament", "grand_piece", "building_in_mountain", "pillar_in_mountain"),
    *("gate_in_mountain", "coin", "tradition", "dwarf_strength_point", "key"),
    *("storage_place", "relic_kind"),
)
