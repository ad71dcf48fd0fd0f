"""What is in the box, as typed tables made once from the component data."""

from __future__ import annotations

from bisect import bisect_right

from underhall.core.data import Raw
from underhall.games.belfort.box.guard import refuse_changes
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    DISCOUNTS,
    DISTRICT_COUNT,
    DISTRICTS,
    GATES,
    GOODS,
    GUILDS,
    KINDS,
    LOCATIONS,
    MOST_SEATS,
    MOVED,
    NO_SPACE,
    RACES,
    SYMBOLS,
    TRADES,
    WITH_SPACE,
    WIZARDS,
    Cost,
)
from underhall.kit.components import amounts, flag, rows, value, whole, word
from underhall.kit.reading import ensure


class Trade:
    """One line of the trading post: what is given and what is taken."""

    def __init__(self, row: Raw, is_sale: bool) -> None:
        self.id = str(row["id"])
        self.give = amounts(row, "give", GOODS)
        self.take = amounts(row, "take", GOODS)
        self.is_sale = is_sale


def refuse_another_city(raw: Raw) -> None:
    """BEL-3.2. The ids say what stands where; the data cannot say otherwise."""
    for row in rows(raw, "location", LOCATIONS):
        id = str(row["id"])
        symbols = [token for token in SYMBOLS.tokens if token == id or token.startswith(id + "_")]
        same = (row["kind"], row["symbols"]) == (_kind_at(id), symbols)
        ensure(same, f"component data [{id}]: kind and symbols of a location cannot change")
    for row in rows(raw, "symbol", SYMBOLS):
        id = str(row["id"])
        place = id if LOCATIONS.has(id) else id.rpartition("_")[0]
        district = id[-2:] if place in GATES else id[:2]
        same = (row["kind"], row["location"], row["district"]) == (_kind_at(place), place, district)
        ensure(same, f"component data [{id}]: kind and place of a symbol cannot change")


def _kind_at(location: str) -> str:
    return "gatehouse" if location in GATES else location.split("_")[1]


def by_players(raw: Raw, path: str) -> list[int]:
    """A number that depends on how many play, by their number."""
    return [0, 0, *(whole(raw, f"{path}.{n}") for n in range(2, MOST_SEATS + 1))]


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
        fits = self.cards_kept <= self.cards_dealt <= 9
        ensure(fits, "component data: setup.cards_dealt must be 9 or less, cards_kept no more")
        self.face_up = whole(raw, "setup.face_up_cards", 1)
        self.hand_limit = whole(raw, "setup.hand_limit", 1)
        self.gnomes_by_players = by_players(raw, "setup.gnomes_by_players")
        self.job_spaces_by_players = by_players(raw, "setup.job_centre_spaces_by_players")
        self.camp_spaces = whole(raw, "board_area.kings_camp.spaces", 1)
        bonuses = [f"board_area.{area}.majority_bonus" for area in AREAS.tokens]
        self.majority_bonus = [whole(raw, path) for path in bonuses]
        self.strength = [whole(raw, f"worker.{sort}.gather_strength") for sort in MOVED.tokens]
        per_player = [whole(raw, f"worker.{race}.per_player", 1) for race in RACES.tokens]
        self.workers_per_player = per_player
        self.masters = [whole(raw, f"worker.{race}.with_master_side") for race in RACES.tokens]
        """How many workers of a race have a master side."""
        ensure(max(per_player) <= 7, "component data: worker.per_player must be 7 or less")
        enough = all([start <= have for have, start in zip(per_player, self.start_workers)])
        ensure(enough, "component data: setup starts with more workers than per_player")

    def _kinds(self, raw: Raw) -> None:
        properties = rows(raw, "property", CARDS)
        self.copies = [whole(row, "copies") for row in properties]
        enough = sum(self.copies) >= MOST_SEATS * self.cards_dealt
        ensure(enough, "component data: property.copies are too few for setup.cards_dealt")
        self.cost = [amounts(row, "cost", GOODS) for row in properties]
        self.cost.append(amounts(raw, "wall.cost", GOODS))
        self.income = [whole(row, "income") for row in properties]
        self.locks = [whole(row, "gnome_locks") for row in properties]
        sorts = ("none", "open", "locked")
        self.space = [sorts.index(word(row, "action_space", sorts)) for row in properties]
        for kind, sort in enumerate(self.space):
            same = (sort != NO_SPACE) == (kind in WITH_SPACE)
            ensure(same, f"component data [{CARDS.token(kind)}]: action_space cannot change")
        self.space_fee = [whole(row, "space_fee") for row in properties]

    def _guilds(self, raw: Raw) -> None:
        guilds = rows(raw, "guild", GUILDS)
        sorts = ("basic", "resource", "interactive")
        self.guild_cost = [amounts(row, "cost", GOODS) for row in guilds]
        self.guild_sort = [word(row, "category", sorts) for row in guilds]
        self.two_player_guild = [flag(row, "allowed_two_players") for row in guilds]
        self._modes(raw, sorts)
        goods = ("bankers_gold", "sawyers_wood", "miners_metal", "masons_stone")
        self.guild_goods = [whole(raw, f"guild_params.{key}") for key in goods]
        """What the resource guilds bring, in their order."""
        self.librarians_draw = whole(raw, "guild_params.librarians_draw")
        self.librarians_discard = whole(raw, "guild_params.librarians_discard")
        self.merchants_exchanges = whole(raw, "guild_params.merchants_exchanges")
        self.merchants_visits = whole(raw, "guild_params.merchants_extra_visits")
        self.bandits_metal = whole(raw, "guild_params.bandits_one_metal", 1)
        self.bandits_goods = whole(raw, "guild_params.bandits_one_goods", 1)
        self.bandits_victims = whole(raw, "guild_params.bandits_many_victims", 2)
        self.thieves_gold = whole(raw, "guild_params.thieves_one_gold", 1)
        self.thieves_victims = whole(raw, "guild_params.thieves_many_victims", 2)
        ensure(self.bandits_goods <= 7, "component data: guild_params.bandits_one_goods is over 7")
        self._discounts(raw)

    def _discounts(self, raw: Raw) -> None:
        """BEL-4.80. What the Architects take off: metal, or any mix of wood and stone."""
        metal = whole(raw, "guild_params.architects_discount_metal", 1)
        path = "guild_params.architects_discount_wood_or_stone"
        goods = whole(raw, path, 1)
        ensure(goods + 2 <= len(DISCOUNTS), f"component data: {path} is over 2")
        mixes: list[Cost] = [(goods - stone, stone, 0, 0) for stone in range(goods + 1)]
        self.discounts: list[Cost] = [(0, 0, metal, 0), *mixes]

    def _modes(self, raw: Raw, sorts: tuple[str, ...]) -> None:
        """BEL-3.3, 5.2. How many guilds of each sort a mode draws: five, as far as there are."""
        self.modes: dict[str, dict[str, int]] = {}
        for mode in ("beginner", "normal"):
            path = f"setup.guild_modes.{mode}"
            counts = {sort: whole(raw, f"{path}.{sort}") for sort in sorts}
            enough = all([self.guild_sort.count(sort) >= n for sort, n in counts.items()])
            fits = sum(counts.values()) == DISTRICT_COUNT and enough
            ensure(fits, f"component data: {path} must name five of the guilds there are")
            self.modes[mode] = counts
        fits = self.two_player_guild[WIZARDS] and sum(self.two_player_guild) >= DISTRICT_COUNT
        wanted = "guild.allowed_two_players must hold for Wizards and four others"
        ensure(fits, f"component data: {wanted}")

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
        same = [trade.id for trade in lines] == list(TRADES.tokens[1:])
        ensure(same, "component data: trading_post must hold its three buys and four sales")

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
        counted = [whole(row, "round") for row in months] == list(range(1, self.rounds + 1))
        ensure(counted, "component data: month.round must count 1, 2, 3, ...")
        self.scoring_round = [False, *(flag(row, "scoring") for row in months)]

    def _scoring(self, raw: Raw) -> None:
        points = [whole(raw, f"scoring.district.{place}") for place in ("first", "second", "third")]
        self.district_points = points
        self.third_from = whole(raw, "scoring.district.third_place_min_players")
        self.third_with_two = flag(raw, "scoring.district.third_place_two_players")
        self.worker_points = [whole(raw, f"scoring.workers.{n}") for n in ("first", "second")]
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
        rising = self.tax_from == sorted(self.tax_from) and self.tax_from[:1] == [0]
        ensure(rising, "component data: tax_bracket.from must rise from 0")
        ends = [whole(row, "to") + 1 for row in brackets]
        joined = ends[:-1] == self.tax_from[1:]
        ensure(joined, "component data: tax_bracket.to must end before the next tax_bracket.from")

    def tax(self, score: int) -> int:
        """BEL-4.37. What is owed at this score."""
        brackets = bisect_right(self.tax_from, score)
        return self.tax_due[brackets - 1] if brackets else 0
