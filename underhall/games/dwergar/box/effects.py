"""What project and event cards do, as numbers read once from the component data.

A card's effect is of one kind with a few numbers; the rules ask for kinds and read the numbers, and
know no card by name. So a corrected card needs no code.
"""

from __future__ import annotations

from typing import Any, Final

from underhall.core.data import Raw
from underhall.core.names import Names
from underhall.games.dwergar.box.names import (
    COSTS,
    DECKS,
    LEVELS,
    RESOURCE_COUNT,
    RESOURCES,
    SPECIALISTS,
)
from underhall.kit.components import amounts, value, whole, word
from underhall.kit.reading import ensure

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


_GIVING: Final = (GAIN, TURN_START, OTHERS_GAIN)
"""Effects whose numbers are resources and heat."""
_KEYS: Final[dict[int, tuple[str, ...]]] = {
    NO_EFFECT: (),
    DISCOUNT: ("amount", "options"),
    MINING: ("specialist",),
    PLACEMENT_POINTS: ("vp", *_CLAN_LIFT),
    CONVERT: ("heat", "to", "amount"),
    CHEAPER: ("heat", "deck"),
    HEAT_FOR_ALL: ("heat", "others_heat"),
    NEW_FURNACE: ("furnaces",),
    CHAIN_POINTS: ("vp", "deck"),
    EXTRA_ACTION: ("actions",),
    BURN_HEAT: ("vp", "heat"),
    FINAL_RESOURCES: ("vp", "resource", "per"),
    FINAL_PROJECTS: ("vp", "resource"),
    **dict.fromkeys((GOLD_POINTS, FINAL_DEVELOPED, FINAL_FURNACES, FINAL_SITES), ("vp",)),
    **dict.fromkeys((FURNACE_INCOME, RESPECIALISE, LIGHT_ALL_AND_HEAT), ("heat",)),
    **dict.fromkeys(_GIVING, COSTS.tokens),
}
"""The numbers that each kind of effect has."""
NOTHING: Final = (0, 0, 0, 0, 0)


class CardEffect:
    """The effect of one project; numbers that its kind does not use are 0 or empty."""

    def __init__(self, row: Raw) -> None:
        kind = self.kind = EFFECTS.code(word(row, "effect", EFFECTS.tokens))
        ensure(
            value(row, "effect_trigger") == trigger_of(kind),
            f"{of(row)} effect_trigger must be {trigger_of(kind)}",
        )
        self.params: dict[str, Any] = dict(value(row, "effect_params"))
        """The numbers of the effect as the data name them."""
        gives = amounts(row, "effect_params", COSTS) if kind in _GIVING else NOTHING
        self.vp = self._number(row, "vp")
        least = 0 if kind in (FURNACE_INCOME, LIGHT_ALL_AND_HEAT, HEAT_FOR_ALL) else 1
        self.heat = self._number(row, "heat", least)
        """What is paid, saved or gained in heat."""
        self.amount = self._number(row, "amount", 1)
        self.furnaces = self._number(row, "furnaces")
        self.actions = self._number(row, "actions")
        self.per = self._number(row, "per", 1) or 1
        warms = kind in (LIGHT_ALL_AND_HEAT, HEAT_FOR_ALL)
        self.own: tuple[int, ...] = (0, 0, 0, 0, self.heat) if warms else gives
        """What the owner gains: resources and heat."""
        self.others: tuple[int, ...] = (0, 0, 0, 0, self._number(row, "others_heat"))
        """What every other player gains."""
        if kind == OTHERS_GAIN:
            self.own, self.others = NOTHING, gives
        self.resource = self._code(row, "to" if kind == CONVERT else "resource", RESOURCES)
        self.deck = self._code(row, "deck", DECKS)
        self.specialist = self._code(row, "specialist", SPECIALISTS)
        self.options = named(row, "effect_params.options", RESOURCES) if kind == DISCOUNT else ()
        """The resources one of which a discount may take off."""
        for key, wanted in _CLAN_LIFT.items():
            ensure(
                key not in _KEYS[kind] or value(row, f"effect_params.{key}") == wanted,
                f"{of(row)} {key} cannot change",
            )
        extra = ", ".join(sorted({*self.params} - {*_KEYS[kind]}))
        ensure(not extra, f"{of(row)} its effect knows no {extra}")

    def _number(self, row: Raw, key: str, least: int = 0) -> int:
        has = key in _KEYS[self.kind] and self.kind not in _GIVING
        return whole(row, f"effect_params.{key}", least) if has else 0

    def _code(self, row: Raw, key: str, names: Names) -> int:
        has = key in _KEYS[self.kind]
        return names.code(word(row, f"effect_params.{key}", names.tokens)) if has else -1


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
        self.lasting: list[Raw] = []
        """What is different while it lasts."""
        for op in value(row, "ops"):
            ensure(isinstance(op, dict), f"{of(row)} ops must be a list of tables")
            self._read({"id": row["id"], **op})
        self.rules = [{key: op[key] for key in op if key != "id"} for op in self.lasting]
        """The same as the data name it."""

    def _read(self, op: Raw) -> None:
        kind = word(op, "op", (*_AT_ONCE, *_LASTING))
        keys = _AT_ONCE[kind] if kind in _AT_ONCE else _LASTING[kind]
        known = ["id", "op", *keys]
        for key in op:
            ensure(key in known, f"{of(op)} {kind} knows no {key}")
        if kind in _LASTING:
            ensure(self.lasts, f"{of(op)} {kind} needs duration round")
            self.lasting.append(op)
            return
        code = list(_AT_ONCE).index(kind)
        levels = named(op, "levels", LEVELS) if code == STONE_TO_CARTS else ()
        self.ops.append(Op(code, whole(op, keys[0], 1) if keys else 0, levels))

    def rules_of(self, kind: str) -> list[Raw]:
        """What is different in one respect."""
        return [op for op in self.lasting if op["op"] == kind]

    def number(self, kind: str, usual: int = 0, least: int = 1) -> int:
        """The number in such a rule, or what is usual without one."""
        found = [whole(op, _LASTING[kind][0], least) for op in self.rules_of(kind)]
        return found[-1] if found else usual


def named(raw: Raw, path: str, names: Names) -> tuple[int, ...]:
    """A list of different names, as codes."""
    tokens = value(raw, path)
    ensure(
        isinstance(tokens, list) and tokens and len(set(map(str, tokens))) == len(tokens),
        f"{of(raw)} {path} must name each {names.topic} once",
    )
    return tuple([names.code(str(token)) for token in tokens])


def of(row: Raw) -> str:
    """How a complaint about one table of a list begins."""
    return f"component data [{row['id']}]:"


def goods_of(amounts: tuple[int, ...]) -> tuple[int, ...]:
    """The resources of a cost or gain, without its heat."""
    return amounts[:RESOURCE_COUNT]
