"""What is in the box, as typed tables made once from the component data.

The ids below are fixed, because the rules speak of them; every number comes from the data.
"""

from __future__ import annotations

from typing import Final

from underhall.core.errors import BadData
from underhall.core.game import Raw
from underhall.games.dwergar.box.effects import EFFECT_COUNT, CardEffect, EventEffect
from underhall.games.dwergar.box.guard import refuse_changes
from underhall.games.dwergar.box.names import (
    BONUSES,
    COSTS,
    DECKS,
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
)
from underhall.kit.components import amounts, rows, value, whole, word

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
        self.workers_in_play = sum(self.workers) - self.workers_removed
        if self.workers_in_play != whole(raw, "setup.workers_in_play"):
            raise BadData("component data: setup.workers_in_play must be all less those removed")
        if not MOST_SEATS <= self.workers_in_play <= SPACE_COUNT + 2:
            raise BadData("component data: setup.workers_in_play must be 4 to 12")
        self.fill_order = [SPACES.code(str(id)) for id in value(raw, "setup.worker_fill_order")]
        if sorted(self.fill_order) != list(range(SPACE_COUNT)):
            raise BadData("component data: setup.worker_fill_order must name every space once")
        self.track_size = whole(raw, "setup.project_track_size", 1)
        normal = whole(raw, "setup.events_normal", 1)
        short = whole(raw, "setup.events_short", 1)
        if max(normal, short) > len(EVENTS):
            raise BadData(f"component data: setup.events_normal is more than {len(EVENTS)}")
        self.event_count = {"normal": normal, "short": short}
        self.actions_per_turn = whole(raw, "setup.actions_per_turn", 1)
        start = rows(raw, "start_resources", START_SEATS)
        self.start_hand = [amounts(row, "hand", RESOURCES) for row in start]
        self.start_cart = [amounts(row, "cart", RESOURCES) for row in start]
        self.start_level = [LEVELS.code(word(row, "cart_level", LEVELS.tokens)) for row in start]

    def _heat_and_furnaces(self, raw: Raw) -> None:
        self.most_heat = whole(raw, "heat.track_max", 1)
        if self.most_heat > MOST_HEAT:
            raise BadData(f"component data: heat.track_max must be {MOST_HEAT} or less")
        self.furnaces = whole(raw, "counts.furnace_token_per_player", 1)
        self.start_unlit = whole(raw, "setup.start_furnaces_unlit")
        self.start_lit = whole(raw, "setup.start_furnaces_lit")
        self.start_reserve = self.furnaces - self.start_unlit - self.start_lit
        if self.start_reserve < 0 or self.furnaces > MOST_FURNACES:
            raise BadData(
                "component data: counts.furnace_token_per_player must be enough for the start, "
                f"and {MOST_FURNACES} or less"
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
            if not any(goods):
                raise BadData(f"component data [{row['id']}]: yield must hold something")
        self.site_cost = [amounts(row, "furnace_cost", RESOURCES) for row in spaces]

    def _bonuses(self, raw: Raw) -> None:
        """DWE-4.36. Which bonus of a space each specialist has, and the numbers in it."""
        found = [row for space in rows(raw, "space", SPACES) for row in space.get("bonus", [])]
        bonuses = rows({"bonus": found}, "bonus", BONUSES)
        names = [word(row, "specialist", SPECIALISTS.tokens) for row in bonuses]
        self.bonus_specialist = [SPECIALISTS.code(name) for name in names]
        self.bonus_numbers: list[dict[str, int]] = [dict(row["params"]) for row in bonuses]
        """As the data name them, for whoever tells of a bonus."""
        self.bonus_space = [0] * len(BONUSES)
        self.space_bonuses: list[list[int]] = [[] for _ in SPACES.tokens]
        for space, row in enumerate(rows(raw, "space", SPACES)):
            for bonus in row.get("bonus", []):
                code = BONUSES.code(str(bonus["id"]))
                self.bonus_space[code] = space
                self.space_bonuses[space].append(code)
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
        found = 0
        for bonus in self.space_bonuses[space]:
            if skills >> self.bonus_specialist[bonus] & 1:
                found |= 1 << bonus
        kinds = {self.bonus_specialist[bonus] for bonus in self.space_bonuses[space]}
        if len(kinds) < len(self.space_bonuses[space]):
            raise BadData(f"component data [{SPACES.token(space)}]: two bonuses of one specialist")
        return found

    def _exchanges(self, raw: Raw) -> None:
        down = rows(raw, "exchange_down", EXCHANGES)
        self.exchange_give = [RESOURCES.code(id.split("_to_")[0]) for id in EXCHANGES.tokens]
        self.exchange_take = [RESOURCES.code(id.split("_to_")[1]) for id in EXCHANGES.tokens]
        self.exchange_amount = [whole(row, "amount", 1) for row in down]
        up = rows(raw, "exchange_up", UPGRADES)
        self.upgrade_heat = [whole(row, "heat", 1) for row in up]

    def _decks(self, raw: Raw) -> None:
        decks = rows(raw, "deck", DECKS)
        self.western_actions = whole(decks[DECKS.code("western_quarter")], "rule_params.actions", 1)
        self.heat_kept = whole(decks[DECKS.code("eastern_quarter")], "rule_params.heat_per_card")
        players = rows(raw, "setup_by_players", PLAYER_COUNTS)
        self.first_decks: list[tuple[int, ...]] = [(), ()]
        for seats, row in enumerate(players, 2):
            named = [DECKS.code(str(id)) for id in value(row, "first_game_decks")]
            if len(set(named)) != len(named) or len(named) != seats:
                raise BadData(
                    f"component data [{row['id']}]: first_game_decks must be {seats} different ones"
                )
            self.first_decks.append(tuple(named))

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
        self.cards_with: list[list[int]] = [[] for _ in range(EFFECT_COUNT)]
        """The cards with each kind of effect."""
        for card, effect in enumerate(self.effects):
            self.cards_with[effect.kind].append(card)
        self.mask_with = [sum([1 << card for card in cards]) for cards in self.cards_with]
        choosing = [card for card, effect in enumerate(self.effects) if len(effect.options) > 1]
        if len(choosing) > 1:
            raise BadData("component data: only one project may offer a choice of discount")

    def _events(self, raw: Raw) -> None:
        """The numbers of each event; one entry more, all in its usual way, for NO_EVENT."""
        effects = [EventEffect(row) for row in rows(raw, "event", EVENTS)]
        self.events = effects
        usual = EventEffect({"id": "", "duration": "round", "ops": []})
        lasting = [effect if effect.lasts else usual for effect in effects] + [usual]
        self.level_price = [effect.level_price for effect in lasting]
        self.guild_site_points = [effect.guild_site_points for effect in lasting]
        self.actions = [effect.actions or self.actions_per_turn for effect in lasting]
        self.mine_points = [effect.mine_points for effect in lasting]
        self.empty_points = [effect.empty_points for effect in lasting]
        self.foreman_extra = [effect.foreman_extra for effect in lasting]
        self.closed = [self._closed(effect) for effect in lasting]
        self.placement_heat = [effect.placement_heat for effect in lasting]

    def _closed(self, effect: EventEffect) -> int:
        """DWE-4.137. The bonuses that an event closes, as bits."""
        return sum([1 << b for space in effect.closed for b in self.space_bonuses[space]])


def _number(bonuses: list[Raw], id: str, key: str) -> int:
    return whole(bonuses[BONUSES.code(id)], f"params.{key}")


def _or_none(bonus: Raw, key: str) -> int:
    """What a bonus lights or warms, at least 1; 0 if it does nothing of the kind."""
    return whole(bonus, f"params.{key}", 1) if key in bonus["params"] else 0
