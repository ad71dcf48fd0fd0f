"""What project and event cards do, as numbers read once from the component data.

A card's effect is of one kind with a few numbers; the rules ask for kinds and read the numbers, and
know no card by name. So a corrected card needs no code.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core.errors import BadData
from underhall.core.game import Raw
from underhall.core.names import Names
from underhall.games.dwergar.box.names import (
    COSTS,
    DECKS,
    LEVELS,
    RESOURCE_COUNT,
    RESOURCES,
    SPACES,
    SPECIALISTS,
)
from underhall.kit.components import amounts, value, whole, word

NO_EFFECT: Final = 0
DISCOUNT: Final = 1
MINING: Final = 2
PLACEMENT_POINTS: Final = 3
GOLD_POINTS: Final = 4
TURN_START: Final = 5
CONVERT: Final = 6
FURNACE_INCOME: Final = 7
RESPECIALISE: Final = 8
CHEAPER: Final = 9
GAIN: Final = 10
OTHERS_GAIN: Final = 11
LIGHT_ALL_AND_HEAT: Final = 12
HEAT_FOR_ALL: Final = 13
NEW_FURNACE: Final = 14
CHAIN_POINTS: Final = 15
EXTRA_ACTION: Final = 16
BURN_HEAT: Final = 17
FINAL_DEVELOPED: Final = 18
FINAL_RESOURCES: Final = 19
FINAL_PROJECTS: Final = 20
FINAL_FURNACES: Final = 21
FINAL_SITES: Final = 22
EFFECT_COUNT: Final = 23
EFFECTS = Names(
    "effect",
    [
        "none",
        *("realize_discount", "specialist_mining", "vp_on_placement", "vp_on_gold_project"),
        *("turn_start_gain", "convert_heat", "furnace_income_plus", "respecialise"),
        "dev_discount_per_deck_card",
        *("gain", "others_gain", "light_all_and_heat", "heat_self_and_others"),
        *("free_lit_furnace", "vp_per_developed_in_deck", "extra_action", "burn_heat_for_vp"),
        *("vp_per_developed_project", "vp_per_resource", "vp_per_project_with"),
        *("vp_per_furnace_player_board", "vp_per_furnace_main_board"),
    ],
    words="",
)
_CLAN_LIFT = {"pawn": "worker", "spaces": ["empty", "other_foreman"]}
"""DWE-4.107. What the effect of placing a worker is about; only its points may be corrected."""


CLAUSES: Final = tuple(
    [
        f"DWE-4.{number}"
        for number in (
            *(101, 102, 102, 102, 103, 104, 105, 106, 107),
            *(108, 108, 108, 108, 108, 108, 108, 108, 108),
            *(109, 110, 111, 112, 112, 113, 114, 113, 115),
            *(112, 116, 117, 117, 116, 118, 119, 120, 120),
            *(141, 118, 141, 143, 144, 145, 146, 147, 149),
        )
    ]
)
"""The clause of each project's effect."""
EVENT_CLAUSES: Final = tuple(
    [
        f"DWE-4.{number}"
        for number in (127, 128, 129, 130, 128, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140)
    ]
)
"""The clause of each event."""


def trigger_of(kind: int) -> str:
    """When effects of a kind work."""
    if kind == NO_EFFECT:
        return "none"
    if kind < CHEAPER:
        return "permanent"
    if kind == CHEAPER:
        return "cost_rule"
    return "on_develop" if kind < FINAL_DEVELOPED else "end_of_game"


class CardEffect:
    """The effect of one project; numbers that its kind does not use are 0 or empty."""

    def __init__(self, row: Raw) -> None:
        self.kind = EFFECTS.code(word(row, "effect", EFFECTS.tokens))
        if value(row, "effect_trigger") != trigger_of(self.kind):
            wanted = trigger_of(self.kind)
            raise BadData(f"component data [{row['id']}]: effect_trigger must be {wanted}")
        params = dict(value(row, "effect_params"))
        self.params: dict[str, Any] = params
        """The numbers of the effect as the data name them."""
        reader = _Params(str(row["id"]), params)
        goods = self.kind in (GAIN, TURN_START)
        self.own = reader.amounts() if goods else (0, 0, 0, 0, 0)
        """What the owner gains: resources and heat."""
        self.others = reader.amounts() if self.kind == OTHERS_GAIN else (0, 0, 0, 0, 0)
        """What every other player gains."""
        if self.kind in (LIGHT_ALL_AND_HEAT, HEAT_FOR_ALL):
            self.own = (0, 0, 0, 0, reader.whole("heat"))
        if self.kind == HEAT_FOR_ALL:
            self.others = (0, 0, 0, 0, reader.whole("others_heat"))
        self.vp = reader.whole("vp") if self.kind in _WITH_POINTS else 0
        self.heat = reader.whole("heat", self._least_heat()) if self._has_heat() else 0
        """What is paid, saved or gained in heat."""
        self.amount = reader.whole("amount", 1) if self.kind in (CONVERT, DISCOUNT) else 0
        self.furnaces = reader.whole("furnaces") if self.kind == NEW_FURNACE else 0
        self.actions = reader.whole("actions") if self.kind == EXTRA_ACTION else 0
        self.per = reader.whole("per", 1) if self.kind == FINAL_RESOURCES else 1
        wants_resource = self.kind in (FINAL_RESOURCES, FINAL_PROJECTS)
        self.resource = reader.code("resource", RESOURCES) if wants_resource else -1
        if self.kind == CONVERT:
            self.resource = reader.code("to", RESOURCES)
        self.deck = reader.code("deck", DECKS) if self.kind in (CHAIN_POINTS, CHEAPER) else -1
        self.specialist = reader.code("specialist", SPECIALISTS) if self.kind == MINING else -1
        self.options = reader.options() if self.kind == DISCOUNT else ()
        """The resources one of which a discount may take off."""
        if self.kind == PLACEMENT_POINTS:
            reader.expect(_CLAN_LIFT)
        reader.finish()

    def _has_heat(self) -> bool:
        return self.kind in (CONVERT, FURNACE_INCOME, RESPECIALISE, CHEAPER, BURN_HEAT)

    def _least_heat(self) -> int:
        return 0 if self.kind == FURNACE_INCOME else 1


_WITH_POINTS: Final = (
    *(PLACEMENT_POINTS, GOLD_POINTS, CHAIN_POINTS, BURN_HEAT),
    *(FINAL_DEVELOPED, FINAL_RESOURCES, FINAL_PROJECTS, FINAL_FURNACES, FINAL_SITES),
)


class _Params:
    """The parameters of one effect; each must be read, and none left over."""

    def __init__(self, id: str, params: dict[str, Any]) -> None:
        self.raw: dict[str, Any] = {"id": id, "effect_params": params}
        self.left = set(params)

    def whole(self, key: str, least: int = 0) -> int:
        self.left.discard(key)
        return whole(self.raw, f"effect_params.{key}", least)

    def amounts(self) -> tuple[int, ...]:
        self.left.clear()
        return amounts(self.raw, "effect_params", COSTS)

    def code(self, key: str, names: Names) -> int:
        self.left.discard(key)
        return names.code(word(self.raw, f"effect_params.{key}", names.tokens))

    def options(self) -> tuple[int, ...]:
        self.left.discard("options")
        return named({"id": self.raw["id"], **self.raw["effect_params"]}, "options", RESOURCES)

    def expect(self, fixed: dict[str, Any]) -> None:
        for key, wanted in fixed.items():
            self.left.discard(key)
            if value(self.raw, f"effect_params.{key}") != wanted:
                raise BadData(f"component data [{self.raw['id']}]: {key} cannot change")

    def finish(self) -> None:
        if self.left:
            extra = ", ".join(sorted(self.left))
            raise BadData(f"component data [{self.raw['id']}]: its effect knows no {extra}")


class Op:
    """One thing that an event does when it is revealed."""

    def __init__(self, kind: int, n: int, levels: tuple[int, ...]) -> None:
        self.kind = kind
        self.n = n
        self.levels = levels


ALL_HEAT: Final = 0
RAISE_LIFT: Final = 1
DISCARD_TRACK: Final = 2
REFILL_TRACK: Final = 3
STONE_TO_CARTS: Final = 4
_AT_ONCE: Final[dict[str, tuple[str, ...]]] = {
    "all_heat": ("heat",),
    "raise_lift": ("levels",),
    "discard_random_track_cards": ("cards",),
    "refill_track": (),
    "stone_to_carts": ("stone", "levels"),
}
"""What events do at once, in the order of the codes, with their numbers, the amount first."""
_LASTING: Final[dict[str, tuple[str, ...]]] = {
    "gearbox_all_levels_cost_heat": ("heat",),
    "guild_furnace_vp": ("vp",),
    "actions_per_turn": ("actions",),
    "vp_on_mine_placement": ("vp",),
    "close_bonuses": ("space",),
    "foreman_extra_yield": (),
    "heat_on_action": ("heat", "spaces"),
    "vp_on_empty_worker_placement": ("vp",),
}
"""What is different while an event lasts, with its numbers."""


class EventEffect:
    """What an event does at once and, if it lasts, what is different until the next."""

    def __init__(self, row: Raw) -> None:
        self.lasts = word(row, "duration", ("instant", "round")) == "round"
        self.ops: list[Op] = []
        self.rules: list[dict[str, Any]] = []
        """What is different while it lasts, as the data name it."""
        self.level_price = 0
        """What every level of the lift costs; 0: the first is free."""
        self.guild_site_points = -1
        """Points for a furnace built into a guild space; -1: as usual."""
        self.actions = 0
        self.mine_points = 0
        self.empty_points = 0
        self.foreman_extra = False
        self.closed: tuple[int, ...] = ()
        """Spaces whose bonuses are closed."""
        self.placement_heat = [0] * len(SPACES)
        for op in value(row, "ops"):
            if not isinstance(op, dict):
                raise BadData(f"component data [{row['id']}]: ops must be a list of tables")
            self._read({"id": row["id"], **op})

    def _read(self, op: Raw) -> None:
        kind = word(op, "op", (*_AT_ONCE, *_LASTING))
        keys = _AT_ONCE[kind] if kind in _AT_ONCE else _LASTING[kind]
        known = ["id", "op", *keys]
        for key in op:
            if key not in known:
                raise BadData(f"component data [{op['id']}]: {kind} knows no {key}")
        if kind in _LASTING:
            if not self.lasts:
                raise BadData(f"component data [{op['id']}]: {kind} needs duration round")
            self._read_lasting(kind, op)
            self.rules.append({key: item for key, item in op.items() if key != "id"})
            return
        code = list(_AT_ONCE).index(kind)
        levels = named(op, "levels", LEVELS) if code == STONE_TO_CARTS else ()
        self.ops.append(Op(code, whole(op, keys[0], 1) if keys else 0, levels))

    def _read_lasting(self, kind: str, op: Raw) -> None:
        if kind == "gearbox_all_levels_cost_heat":
            self.level_price = whole(op, "heat", 1)
        elif kind == "guild_furnace_vp":
            self.guild_site_points = whole(op, "vp")
        elif kind == "actions_per_turn":
            self.actions = whole(op, "actions", 1)
        elif kind == "vp_on_mine_placement":
            self.mine_points = whole(op, "vp", 1)
        elif kind == "close_bonuses":
            self.closed = (SPACES.code(word(op, "space", SPACES.tokens)),)
        elif kind == "foreman_extra_yield":
            self.foreman_extra = True
        elif kind == "heat_on_action":
            for space in named(op, "spaces", SPACES):
                self.placement_heat[space] = whole(op, "heat", 1)
        else:
            self.empty_points = whole(op, "vp", 1)


def named(raw: Raw, key: str, names: Names) -> tuple[int, ...]:
    """A list of different names, as codes."""
    tokens = value(raw, key)
    if not isinstance(tokens, list) or not tokens or len(set(map(str, tokens))) < len(tokens):
        raise BadData(f"component data [{raw['id']}]: {key} must name each {names.topic} once")
    return tuple([names.code(str(token)) for token in tokens])


def goods_of(amounts: tuple[int, ...]) -> tuple[int, ...]:
    """The resources of a cost or gain, without its heat."""
    return amounts[:RESOURCE_COUNT]
