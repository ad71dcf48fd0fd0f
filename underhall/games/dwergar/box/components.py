"""What is in the box, as typed tables made once from the component data.

The ids below are fixed, because the rules speak of them; every number comes from the data.
"""

from __future__ import annotations

from typing import Final

from underhall.core.data import Raw
from underhall.games.dwergar.box.effects import EFFECT_COUNT, CardEffect, EventEffect, named, of
from underhall.games.dwergar.box.guard import refuse_changes
from underhall.games.dwergar.box.names import (
    BONUSES,
    COSTS,
    DECKS,
    EASTERN_QUARTER,
    EVENTS,
    EXCHANGES,
    FIRST_GUILD,
    LEVELS,
    LIGHT_ALL,
    MOST_FURNACES,
    MOST_HEAT,
    MOST_SEATS,
    PLAYER_COUNTS,
    PROJECTS,
    RESOURCES,
    SPACE_COUNT,
    SPACES,
    SPECIALIST_COUNT,
    SPECIALISTS,
    START_SEATS,
    UPGRADES,
    WESTERN_QUARTER,
)
from underhall.kit.components import amounts, rows, value, whole, word
from underhall.kit.reading import ensure

Goods = tuple[int, ...]
"""Stone, iron, gold and crystal; a cost has heat as its fifth number."""

SKILL_SETS: Final = 1 << SPECIALIST_COUNT


class Tables:
    """The numbers of Dwergar. Lists are indexed by the codes of ``ids`` and never changed."""

    def __init__(self, raw: Raw) -> None:
        refuse_changes(raw)
        self._start(raw)
        self._heat_and_furnaces(raw)
        self._spaces(raw)
        self._bonuses(raw)
        self._exchanges(raw)
        self._decks(raw)
        self._projects(raw)
        self._events(raw)

    def _start(self, raw: Raw) -> None:
        workers = rows(raw, "specialist", SPECIALISTS)
        self.workers = [whole(row, "count", 1) for row in workers]
        self.workers_removed = whole(raw, "setup.workers_removed")
        n = self.workers_in_play = whole(raw, "setup.workers_in_play")
        ensure(
            n == sum(self.workers) - self.workers_removed,
            "component data: setup.workers_in_play must be all less those removed",
        )
        ensure(
            MOST_SEATS <= n <= SPACE_COUNT + 2,
            "component data: setup.workers_in_play must be 4 to 12",
        )
        self.fill_order = [SPACES.code(str(id)) for id in value(raw, "setup.worker_fill_order")]
        ensure(
            sorted(self.fill_order) == list(range(SPACE_COUNT)),
            "component data: setup.worker_fill_order must name every space once",
        )
        self.track_size = whole(raw, "setup.project_track_size", 1)
        self.event_count = {id: whole(raw, f"setup.events_{id}", 1) for id in ("normal", "short")}
        most = len(EVENTS)
        ensure(
            max(self.event_count.values()) <= most,
            f"component data: setup.events_normal is more than {most}",
        )
        self.actions_per_turn = whole(raw, "setup.actions_per_turn", 1)
        start = rows(raw, "start_resources", START_SEATS)
        self.start_hand = [amounts(row, "hand", RESOURCES) for row in start]
        self.start_cart = [amounts(row, "cart", RESOURCES) for row in start]
        self.start_level = [LEVELS.code(word(row, "cart_level", LEVELS.tokens)) for row in start]

    def _heat_and_furnaces(self, raw: Raw) -> None:
        self.most_heat = whole(raw, "heat.track_max", 1)
        ensure(
            self.most_heat <= MOST_HEAT,
            f"component data: heat.track_max must be {MOST_HEAT} or less",
        )
        self.furnaces = whole(raw, "counts.furnace_token_per_player", 1)
        self.start_unlit = whole(raw, "setup.start_furnaces_unlit")
        self.start_lit = whole(raw, "setup.start_furnaces_lit")
        self.start_reserve = self.furnaces - self.start_unlit - self.start_lit
        ensure(
            self.start_reserve >= 0 and self.furnaces <= MOST_FURNACES,
            "component data: counts.furnace_token_per_player must be enough for the start, "
            f"and {MOST_FURNACES} or less",
        )
        self.furnace_price = amounts(raw, "furnace_price.first", RESOURCES)
        self.second_price = amounts(raw, "furnace_price.second", RESOURCES)
        self.site_points = whole(raw, "furnace_on_board.vp")
        self.site_heat = whole(raw, "furnace_on_board.heat_per_use_by_others")

    def _spaces(self, raw: Raw) -> None:
        spaces = rows(raw, "space", SPACES)
        mines = spaces[:FIRST_GUILD]
        self.mine_yield = [amounts(row, "yield", RESOURCES) for row in mines]
        self.extra_yield = [amounts(row, "extra_yield", RESOURCES) for row in mines]
        for row, goods in zip(mines, self.mine_yield):
            ensure(any(goods), f"{of(row)} yield must hold something")
        self.site_cost = [amounts(row, "furnace_cost", RESOURCES) for row in spaces]

    def _bonuses(self, raw: Raw) -> None:
        """DWE-4.36. Which bonus of a space each specialist has, and the numbers in it."""
        found = [space.get("bonus", []) for space in rows(raw, "space", SPACES)]
        bonuses = rows({"bonus": [row for own in found for row in own]}, "bonus", BONUSES)
        names = [word(row, "specialist", SPECIALISTS.tokens) for row in bonuses]
        self.bonus_specialist = [SPECIALISTS.code(name) for name in names]
        self.bonus_numbers: list[dict[str, int]] = [dict(row["params"]) for row in bonuses]
        """As the data name them, for whoever tells of a bonus."""
        self.space_bonuses = [[BONUSES.code(str(row["id"])) for row in own] for own in found]
        self.bonus_space = [
            [code in own for own in self.space_bonuses].index(True) for code in range(len(BONUSES))
        ]
        self.unlocks = [
            [self._unlocked(space, skills) for skills in range(SKILL_SETS)]
            for space in range(SPACE_COUNT)
        ]
        """By space and set of skills: the bonuses unlocked, as bits."""
        self.more_exchanges = _number(bonuses, "extra_exchanges", "exchanges")
        self.kindled = [_or_none(row, "light") for row in bonuses]
        """How many furnaces each bonus lights."""
        self.kindled[LIGHT_ALL] = self.furnaces
        self.warmed = [_or_none(row, "heat") for row in bonuses]
        """By how much each bonus raises heat."""
        self.level_points = _number(bonuses, "vp_per_level", "vp_per_level")
        self.cart_stones = _number(bonuses, "stone_to_carts", "stone")
        self.forge_surcharge = _number(bonuses, "develop_any", "heat_surcharge")
        self.studio_reduction = _number(bonuses, "cheap_develop", "heat_reduction")

    def _unlocked(self, space: int, skills: int) -> int:
        bonuses = {self.bonus_specialist[bonus]: bonus for bonus in self.space_bonuses[space]}
        ensure(
            len(bonuses) == len(self.space_bonuses[space]),
            f"component data [{SPACES.token(space)}]: two bonuses of one specialist",
        )
        return sum([1 << bonus for kind, bonus in bonuses.items() if skills >> kind & 1])

    def _exchanges(self, raw: Raw) -> None:
        down = rows(raw, "exchange_down", EXCHANGES)
        self.exchange_give = [RESOURCES.code(id.split("_to_")[0]) for id in EXCHANGES.tokens]
        self.exchange_take = [RESOURCES.code(id.split("_to_")[1]) for id in EXCHANGES.tokens]
        self.exchange_amount = [whole(row, "amount", 1) for row in down]
        up = rows(raw, "exchange_up", UPGRADES)
        self.upgrade_heat = [whole(row, "heat", 1) for row in up]

    def _decks(self, raw: Raw) -> None:
        printed = rows(raw, "deck", DECKS)
        self.western_actions = whole(printed[WESTERN_QUARTER], "rule_params.actions", 1)
        self.heat_kept = whole(printed[EASTERN_QUARTER], "rule_params.heat_per_card")
        players = rows(raw, "setup_by_players", PLAYER_COUNTS)
        self.first_decks: list[list[int]] = [[], []]
        for seats, row in enumerate(players, 2):
            decks = [DECKS.code(str(id)) for id in value(row, "first_game_decks")]
            ensure(
                len(set(decks)) == len(decks) == seats,
                f"{of(row)} first_game_decks must be {seats} different ones",
            )
            self.first_decks.append(decks)

    def _projects(self, raw: Raw) -> None:
        projects = rows(raw, "project", PROJECTS)
        tiers = [word(row, "tier", ("basic", "advanced")) for row in projects]
        self.basic = sum([1 << card for card, tier in enumerate(tiers) if tier == "basic"])
        self.deck_of = [DECKS.code(word(row, "deck", DECKS.tokens)) for row in projects]
        self.deck_cards = [
            sum([1 << card for card, deck in enumerate(self.deck_of) if deck == wanted])
            for wanted in range(len(DECKS))
        ]
        """The cards of each deck, as bits."""
        self.cost = [amounts(row, "cost", COSTS) for row in projects]
        self.vp = [whole(row, "vp") for row in projects]
        self.dev_cost = [amounts(row, "dev_cost", COSTS) for row in projects]
        self.dev_vp = [whole(row, "dev_vp") for row in projects]
        self.effects = [CardEffect(row) for row in projects]
        kinds = [effect.kind for effect in self.effects]
        self.cards_with = [
            [card for card, kind in enumerate(kinds) if kind == wanted]
            for wanted in range(EFFECT_COUNT)
        ]
        """The cards with each kind of effect."""
        self.mask_with = [sum([1 << card for card in cards]) for cards in self.cards_with]
        ensure(
            len([effect for effect in self.effects if len(effect.options) > 1]) <= 1,
            "component data: only one project may offer a choice of discount",
        )

    def _events(self, raw: Raw) -> None:
        """The numbers of each event; one entry more, all in its usual way, for NO_EVENT."""
        effects = [EventEffect(row) for row in rows(raw, "event", EVENTS)]
        self.events = effects
        usual = EventEffect({"id": "", "duration": "round", "ops": []})
        lasting = [effect if effect.lasts else usual for effect in effects] + [usual]
        self.level_price = [e.number("gearbox_all_levels_cost_heat") for e in lasting]
        """What every level of the lift costs; 0: the first is free."""
        self.guild_site_points = [e.number("guild_furnace_vp", -1, least=0) for e in lasting]
        """Points for a furnace built into a guild space; -1: as usual."""
        self.actions = [e.number("actions_per_turn", self.actions_per_turn) for e in lasting]
        self.mine_points = [e.number("vp_on_mine_placement") for e in lasting]
        self.empty_points = [e.number("vp_on_empty_worker_placement") for e in lasting]
        self.foreman_extra = [bool(e.rules_of("foreman_extra_yield")) for e in lasting]
        self.closed = [self._closed(e) for e in lasting]
        """DWE-4.137. The bonuses that an event closes, as bits."""
        self.placement_heat = [_placement_heat(e) for e in lasting]

    def _closed(self, event: EventEffect) -> int:
        closed = 0
        for op in event.rules_of("close_bonuses"):
            for bonus in self.space_bonuses[SPACES.code(word(op, "space", SPACES.tokens))]:
                closed |= 1 << bonus
        return closed


def _placement_heat(event: EventEffect) -> list[int]:
    """DWE-4.139. The heat for placing a dwarf, by space."""
    found = [0] * SPACE_COUNT
    for op in event.rules_of("heat_on_action"):
        for space in named(op, "spaces", SPACES):
            found[space] = whole(op, "heat", 1)
    return found


def _number(bonuses: list[Raw], id: str, key: str) -> int:
    return whole(bonuses[BONUSES.code(id)], f"params.{key}")


def _or_none(bonus: Raw, key: str) -> int:
    """What a bonus lights or warms, at least 1; 0 if it does nothing of the kind."""
    return whole(bonus, f"params.{key}", 1) if key in bonus["params"] else 0
