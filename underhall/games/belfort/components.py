"""What is in the box, as typed tables made once from the component data.

The ids below are fixed, because the rules speak of them; every number comes from the data.
"""

from __future__ import annotations

from typing import Final

from underhall.core.errors import BadData
from underhall.core.game import Raw
from underhall.core.names import Names
from underhall.kit.tables import amounts, flag, rows, value, whole, word

WOOD: Final = 0
STONE: Final = 1
METAL: Final = 2
GOLD: Final = 3
GOODS = Names("goods", ["wood", "stone", "metal", "gold"])

ELF: Final = 0
DWARF: Final = 1
MASTER_ELF: Final = 2
MASTER_DWARF: Final = 3
GNOME: Final = 4
CLASSES: Final = 4
"""Elf, dwarf and their masters: the classes of workers a player moves."""
WORKERS = Names("worker", ["elf", "dwarf", "master_elf", "master_dwarf", "gnome"])

BANK: Final = 0
KEEP: Final = 1
LIBRARY: Final = 2
GATEHOUSE: Final = 3
INN: Final = 4
BLACKSMITH: Final = 5
GARDENS: Final = 6
PUB: Final = 7
MARKET: Final = 8
TOWER: Final = 9
PROPERTIES: Final = 10
WALL: Final = 10
GUILD: Final = 11
_PROPERTY_IDS = [
    *("bank", "keep", "library", "gatehouse", "inn"),
    *("blacksmith", "gardens", "pub", "market", "tower"),
]
CARDS = Names("card", _PROPERTY_IDS, words="kind")
KINDS = Names("kind", [*_PROPERTY_IDS, "wall", "guild"])

LIBRARIANS: Final = 0
ARCHITECTS: Final = 1
MERCHANTS: Final = 2
RECRUITERS: Final = 3
BANKERS: Final = 4
SAWYERS: Final = 5
MINERS: Final = 6
MASONS: Final = 7
WIZARDS: Final = 8
SPIES: Final = 9
BANDITS: Final = 10
THIEVES: Final = 11
GUILDS = Names(
    "guild",
    [
        *("librarians", "architects", "merchants", "recruiters"),
        *("bankers", "sawyers", "miners", "masons"),
        *("wizards", "spies", "bandits", "thieves"),
    ],
)

DISTRICT_COUNT: Final = 5
MOST_SEATS: Final = 5
DISTRICTS = Names("district", ["d1", "d2", "d3", "d4", "d5"])
FOREST: Final = 0
QUARRY: Final = 1
MINE: Final = 2
GOLD_MINE: Final = 3
AREAS = Names("area", ["forest", "quarry", "mine", "gold_mine"])
SEATS = Names("seat", ["0", "1", "2", "3", "4"], words="")

_IN_DISTRICT = [
    *("library", "bank", "market", "inn", "blacksmith", "pub", "gardens", "tower", "keep"),
    *("wall_a", "wall_b", "guild"),
]
_GATES = [f"gate_{n}" for n in range(1, 6)]
LOCATIONS = Names(
    "location", [f"{d}_{place}" for d in DISTRICTS.tokens for place in _IN_DISTRICT] + _GATES, ""
)


def _symbols() -> list[str]:
    found: list[str] = []
    for location in LOCATIONS.tokens:
        if location.endswith("_keep"):
            found += [location + "_a", location + "_b"]
        elif location.startswith("gate_"):
            n = int(location[5:])
            found += [f"{location}_d{n}", f"{location}_d{n % 5 + 1}"]
        else:
            found.append(location)
    return found


SYMBOLS = Names("symbol", _symbols(), words="")

NO_SPACE: Final = 0
OPEN_SPACE: Final = 1
LOCKED_SPACE: Final = 2

Cost = tuple[int, ...]
"""Wood, stone, metal and gold."""


class Trade:
    """One line of the trading post: what is given and what is taken."""

    def __init__(self, row: Raw, is_sale: bool) -> None:
        self.id = str(row["id"])
        self.give = amounts(row, "give", GOODS)
        self.take = amounts(row, "take", GOODS)
        self.is_sale = is_sale


TRADES = Names(
    "trade",
    [
        *("leave", "buy_wood", "buy_stone", "buy_metal"),
        *("sell_two_wood", "sell_wood_and_stone", "sell_two_stone", "sell_metal"),
    ],
    words="",
)


FIXED: dict[str, object] = {
    "meta.players_min": 2,
    "meta.players_max": 5,
    "setup.guilds_in_play": 5,
    "setup.guild_modes.advanced.any": 5,
    "setup.guild_modes.two_players.fixed": ["wizards"],
    "setup.guild_modes.two_players.from_basic_or_resource": 4,
    "wall.income": 0,
    "scoring.workers.categories": ["elf", "dwarf", "gnome"],
    "two_players.virtual_players": 2,
    "two_players.virtual_crests": [3, 4],
    "two_players.controller_of_crest_3": 1,
    "two_players.controller_of_crest_4": 2,
    "two_players.virtual_gnomes": 0,
}
"""Values that the rules take for granted: no correction may change them."""


def refuse_changes(raw: Raw) -> None:
    """Refuse changes that would have no effect: to what the rules fix, or to one of two equals."""
    for path, fixed in FIXED.items():
        if value(raw, path) != fixed:
            raise BadData(f"component data: {path} cannot change from {fixed!r}")
    for group, key, fixed in (("guild", "action_spaces", 1), ("worker", "majority_weight", 1)):
        for row in value(raw, group):
            if row.get(key, fixed) != fixed:
                raise BadData(f"component data [{row['id']}]: {key} cannot change from {fixed!r}")
    cards = {row["id"]: row for row in rows(raw, "property", CARDS)}
    for id, row in cards.items():
        if whole(row, "markers_when_built") != (2 if id == "keep" else 1):
            raise BadData(f"component data [{id}]: markers_when_built cannot change")
    job_centre = {row["id"]: row for row in value(raw, "board_area")}["job_centre"]
    for one, other, same in (
        ("fees.inn_space", "space_fee of [inn]", cards["inn"]["space_fee"]),
        ("fees.tower_space", "space_fee of [tower]", cards["tower"]["space_fee"]),
        ("score_track.start", "setup.start_score", value(raw, "setup.start_score")),
        ("meta.rounds", "the number of months", len(value(raw, "month"))),
        ("setup.job_centre_spaces_by_players.5", "spaces of [job_centre]", job_centre["spaces"]),
    ):
        if value(raw, one) != same:
            raise BadData(f"component data: {one} and {other} must be the same")


def refuse_another_city(raw: Raw) -> None:
    """BEL-3.2. The ids say what stands where; the data cannot say otherwise."""
    for row in rows(raw, "location", LOCATIONS):
        id = str(row["id"])
        symbols = [token for token in SYMBOLS.tokens if token == id or token.startswith(id + "_")]
        if (row["kind"], row["symbols"]) != (_kind_at(id), symbols):
            raise BadData(f"component data [{id}]: kind and symbols of a location cannot change")
    for row in rows(raw, "symbol", SYMBOLS):
        id = str(row["id"])
        place = id if LOCATIONS.has(id) else id.rpartition("_")[0]
        district = id[-2:] if place in _GATES else id[:2]
        if (row["kind"], row["location"], row["district"]) != (_kind_at(place), place, district):
            raise BadData(f"component data [{id}]: kind and place of a symbol cannot change")


def _kind_at(location: str) -> str:
    return "gatehouse" if location in _GATES else location.split("_")[1]


class Tables:
    """The numbers of Belfort. Lists are indexed by the codes above and never changed."""

    def __init__(self, raw: Raw) -> None:
        refuse_changes(raw)
        refuse_another_city(raw)
        self._start(raw)
        self._kinds(raw)
        self._guilds(raw)
        self._prices(raw)
        self._board(raw)
        self._calendar(raw)
        self._scoring(raw)

    def _start(self, raw: Raw) -> None:
        self.start_goods = [whole(raw, f"setup.start_{good}") for good in GOODS.tokens]
        self.start_workers = [whole(raw, "setup.start_elves"), whole(raw, "setup.start_dwarves")]
        self.start_score = whole(raw, "setup.start_score")
        self.cards_dealt = whole(raw, "setup.cards_dealt", 1)
        self.cards_kept = whole(raw, "setup.cards_kept")
        if not 0 <= self.cards_kept <= self.cards_dealt <= 9:
            raise BadData("component data: setup.cards_dealt must be 9 or less, cards_kept no more")
        self.face_up = whole(raw, "setup.face_up_cards", 1)
        self.hand_limit = whole(raw, "setup.hand_limit", 1)
        counts = [whole(raw, f"setup.gnomes_by_players.{n}") for n in range(2, 6)]
        self.gnomes_by_players = [0, 0, *counts]
        spaces = [whole(raw, f"setup.job_centre_spaces_by_players.{n}") for n in range(2, 6)]
        self.job_spaces_by_players = [0, 0, *spaces]
        areas = {row["id"]: row for row in value(raw, "board_area")}
        self.camp_spaces = whole(areas["kings_camp"], "spaces", 1)
        self.majority_bonus = [whole(areas[area], "majority_bonus") for area in AREAS.tokens]
        classes = {row["id"]: row for row in value(raw, "worker")}
        strength = [whole(classes[token], "gather_strength") for token in WORKERS.tokens[:CLASSES]]
        self.strength = strength
        per_player = [whole(classes[token], "per_player", 1) for token in ("elf", "dwarf")]
        self.workers_per_player = per_player
        if any(n > 7 for n in per_player):
            raise BadData("component data: worker.per_player must be 7 or less")
        for have, start in zip(per_player, self.start_workers):
            if start > have:
                raise BadData("component data: setup starts with more workers than per_player")

    def _kinds(self, raw: Raw) -> None:
        properties = rows(raw, "property", CARDS)
        self.copies = [whole(row, "copies") for row in properties]
        if sum(self.copies) < MOST_SEATS * self.cards_dealt:
            raise BadData("component data: property.copies are too few for setup.cards_dealt")
        self.cost = [amounts(row, "cost", GOODS) for row in properties]
        self.cost.append(amounts(raw, "wall.cost", GOODS))
        self.income = [whole(row, "income") for row in properties]
        self.locks = [whole(row, "gnome_locks") for row in properties]
        sorts = ("none", "open", "locked")
        self.space = [sorts.index(word(row, "action_space", sorts)) for row in properties]
        for kind, sort in enumerate(self.space):
            if (sort != NO_SPACE) != (kind in WITH_SPACE):
                raise BadData(f"component data [{CARDS.token(kind)}]: action_space cannot change")
        self.space_fee = [whole(row, "space_fee") for row in properties]

    def _guilds(self, raw: Raw) -> None:
        guilds = rows(raw, "guild", GUILDS)
        sorts = ("basic", "resource", "interactive")
        self.guild_cost = [amounts(row, "cost", GOODS) for row in guilds]
        self.guild_sort = [word(row, "category", sorts) for row in guilds]
        self.two_player_guild = [flag(row, "allowed_two_players") for row in guilds]
        self._modes(raw, sorts)
        self.bankers_gold = whole(raw, "guild_params.bankers_gold")
        self.sawyers_wood = whole(raw, "guild_params.sawyers_wood")
        self.miners_metal = whole(raw, "guild_params.miners_metal")
        self.masons_stone = whole(raw, "guild_params.masons_stone")
        self.librarians_draw = whole(raw, "guild_params.librarians_draw")
        self.librarians_discard = whole(raw, "guild_params.librarians_discard")
        self.merchants_exchanges = whole(raw, "guild_params.merchants_exchanges")
        self.merchants_visits = whole(raw, "guild_params.merchants_extra_visits")
        self.bandits_metal = whole(raw, "guild_params.bandits_one_metal", 1)
        self.bandits_goods = whole(raw, "guild_params.bandits_one_goods", 1)
        self.bandits_victims = whole(raw, "guild_params.bandits_many_victims", 2)
        self.thieves_gold = whole(raw, "guild_params.thieves_one_gold", 1)
        self.thieves_victims = whole(raw, "guild_params.thieves_many_victims", 2)
        metal = whole(raw, "guild_params.architects_discount_metal", 1)
        goods = whole(raw, "guild_params.architects_discount_wood_or_stone", 1)
        self.discounts: list[Cost] = [(0, 0, metal, 0)]
        self.discounts += [(goods - stone, stone, 0, 0) for stone in range(goods + 1)]
        if len(self.discounts) > len(DISCOUNTS):
            raise BadData(
                "component data: guild_params.architects_discount_wood_or_stone is over 2"
            )
        if self.bandits_goods > 7:
            raise BadData("component data: guild_params.bandits_one_goods is over 7")

    def _modes(self, raw: Raw, sorts: tuple[str, ...]) -> None:
        """BEL-3.3, 5.2. How many guilds of each sort a mode draws: five, as far as there are."""
        self.modes: dict[str, dict[str, int]] = {}
        for mode in ("beginner", "normal"):
            path = f"setup.guild_modes.{mode}"
            counts = {sort: whole(raw, f"{path}.{sort}") for sort in sorts}
            enough = all([self.guild_sort.count(sort) >= n for sort, n in counts.items()])
            if sum(counts.values()) != DISTRICT_COUNT or not enough:
                raise BadData(f"component data: {path} must name five of the guilds there are")
            self.modes[mode] = counts
        if not self.two_player_guild[WIZARDS] or sum(self.two_player_guild) < DISTRICT_COUNT:
            raise BadData(
                "component data: guild.allowed_two_players must hold for Wizards and four others"
            )

    def _prices(self, raw: Raw) -> None:
        self.job_fee = whole(raw, "fees.job_centre")
        self.guild_fee = whole(raw, "fees.guild")
        self.camp_fee = whole(raw, "fees.kings_camp")
        self.hire_price = whole(raw, "fees.hire_gnome", 1)
        self.card_price = whole(raw, "fees.buy_card")
        self.base_visits = whole(raw, "trading_post.base_visits_per_round")
        lines = [Trade(row, False) for row in value(raw, "trading_post.buy")]
        lines += [Trade(row, True) for row in value(raw, "trading_post.sell")]
        self.trades = lines
        if [trade.id for trade in lines] != list(TRADES.tokens[1:]):
            raise BadData("component data: trading_post must hold its three buys and four sales")

    def _board(self, raw: Raw) -> None:
        locations = rows(raw, "location", LOCATIONS)
        symbols = rows(raw, "symbol", SYMBOLS)
        self.location_kind = [KINDS.code(word(row, "kind", KINDS.tokens)) for row in locations]
        self.location_symbols = [tuple(map(SYMBOLS.code, row["symbols"])) for row in locations]
        self.symbol_district = [DISTRICTS.code(str(row["district"])) for row in symbols]
        self.symbol_location = [0] * len(SYMBOLS)
        self.kind_locations: list[list[int]] = [[] for _ in KINDS.tokens]
        for location, held in enumerate(self.location_symbols):
            self.kind_locations[self.location_kind[location]].append(location)
            for symbol in held:
                self.symbol_location[symbol] = location
        self.guild_symbol = [SYMBOLS.code(f"{d}_guild") for d in DISTRICTS.tokens]

    def _calendar(self, raw: Raw) -> None:
        months = value(raw, "month")
        self.rounds = len(months)
        if [whole(row, "round") for row in months] != list(range(1, self.rounds + 1)):
            raise BadData("component data: month.round must count 1, 2, 3, ...")
        self.scoring_round = [False, *(flag(row, "scoring") for row in months)]

    def _scoring(self, raw: Raw) -> None:
        points = [whole(raw, f"scoring.district.{place}") for place in ("first", "second", "third")]
        self.district_points = points
        self.third_from = whole(raw, "scoring.district.third_place_min_players")
        self.third_with_two = flag(raw, "scoring.district.third_place_two_players")
        self.worker_points = [
            whole(raw, "scoring.workers.first"),
            whole(raw, "scoring.workers.second"),
        ]
        resources = rows(raw, "resource", GOODS)
        self.tiebreak = [whole(row, "tiebreak_value") for row in resources]
        self.virtual_workers = [
            whole(raw, f"two_players.virtual_{k}") for k in ("elves", "dwarves")
        ]
        self.virtual_step = whole(raw, "two_players.guild_dwarf_step")
        self._taxes(raw)

    def _taxes(self, raw: Raw) -> None:
        brackets = value(raw, "tax_bracket")
        self.tax_from = [whole(row, "from") for row in brackets]
        self.tax_due = [whole(row, "tax") for row in brackets]
        if self.tax_from != sorted(self.tax_from) or self.tax_from[:1] != [0]:
            raise BadData("component data: tax_bracket.from must rise from 0")
        ends = [whole(row, "to") for row in brackets]
        if [end + 1 for end in ends[:-1]] != self.tax_from[1:]:
            raise BadData(
                "component data: tax_bracket.to must end before the next tax_bracket.from"
            )

    def tax(self, score: int) -> int:
        """BEL-4.37. What is owed at this score."""
        due = 0
        for start, tax in zip(self.tax_from, self.tax_due):
            if score >= start:
                due = tax
        return due


WITH_SPACE: Final = (LIBRARY, INN, BLACKSMITH, MARKET, TOWER)
"""The properties that have an action space of their own."""

DISCOUNTS = Names("discount", ["metal", "wood_wood", "wood_stone", "stone_stone"], words="")
