"""What one seat may see (6), and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.belfort.box.components import (
    Tables,
)
from underhall.games.belfort.box.names import (
    BANDITS,
    BANKERS,
    CARDS,
    CLASSES,
    DISTRICTS,
    GOODS,
    GUILDS,
    KINDS,
    LIBRARIANS,
    MASONS,
    MERCHANTS,
    MINERS,
    PROPERTIES,
    SAWYERS,
    THIEVES,
    WORKERS,
)
from underhall.games.belfort.rules.collection import income_of
from underhall.games.belfort.rules.scoring import district_counts, district_prizes
from underhall.games.belfort.table.position import counts, write_city, write_workers
from underhall.games.belfort.table.state import PHASES, SOURCE_COUNT, SOURCES, Belfort
from underhall.kit.piles import deal_unseen


def view(s: Belfort, seat: int) -> dict[str, Any]:
    """Everything open, the own hand, and of other hands what the table knows."""
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "guilds": [GUILDS.token(guild) for guild in s.guilds],
        "deck": sum(s.deck),
        "discard": counts(s.discard, 0, CARDS.tokens),
        "display": [CARDS.token(kind) for kind in s.display],
        "pool": s.pool,
        "order": list(s.order),
        "markers": write_city(s),
        "districts": dict(zip(DISTRICTS.tokens, district_counts(s))),
        "virtual": [DISTRICTS.token(district) for district in s.virtual],
        "turn": {
            "visits_used": s.visits_used,
            "extra_visits": s.extra_visits,
            "exchanges": s.exchanges,
            "smithed": s.smithed,
            "hired": s.hired,
        },
        **write_workers(s),
        "players": [player_view(s, who, who == seat) for who in range(s.seats)],
        "printed": printed(s),
    }


def printed(s: Belfort) -> dict[str, Any]:
    """What cards, tiles and boards say: it never changes, but a table may play with other data."""
    t = s.tables
    guilds = [(GUILDS.token(guild), t.guild_cost[guild]) for guild in s.guilds]
    return {
        "rounds": t.rounds,
        "scoring": [n for n, scores in enumerate(t.scoring_round) if scores],
        "prizes": list(district_prizes(s)),
        "job_centre": t.job_spaces_by_players[s.seats],
        "costs": {KINDS.token(kind): list(cost) for kind, cost in enumerate(t.cost)},
        "income": dict(zip(CARDS.tokens, t.income)),
        "locks": dict(zip(CARDS.tokens, t.locks)),
        "guild_costs": {guild: list(cost) for guild, cost in guilds},
        "guild_numbers": {guild: guild_numbers(t, GUILDS.code(guild)) for guild, _ in guilds},
        "virtual_workers": list(t.virtual_workers),
    }


def guild_numbers(t: Tables, guild: int) -> list[int]:
    """The one or two numbers in what a guild does; zeros where there are none."""
    numbers = {
        LIBRARIANS: [t.librarians_draw, t.librarians_discard],
        MERCHANTS: [t.merchants_visits, t.merchants_exchanges],
        BANKERS: [t.bankers_gold, 0],
        SAWYERS: [t.sawyers_wood, 0],
        MINERS: [t.miners_metal, 0],
        MASONS: [t.masons_stone, 0],
        BANDITS: [t.bandits_metal, t.bandits_goods],
        THIEVES: [t.thieves_gold, t.thieves_victims],
    }
    return numbers.get(guild, [0, 0])


def player_view(s: Belfort, who: int, own: bool) -> dict[str, Any]:
    """One player's things; the hand only if it is the viewer's own."""
    cards = s.hands if own else s.known
    at = who * PROPERTIES
    score = s.score(who)
    return {
        "score": score,
        "points": dict(zip(SOURCES, s.points[who * SOURCE_COUNT :])),
        "goods": dict(zip(GOODS.tokens, s.goods[who * 4 : who * 4 + 4])),
        "income": income_of(s, who),
        "tax": s.tables.tax(score),
        "crest": s.crests[who] or None,
        "grey": bool(s.grey >> who & 1),
        "passed": bool(s.passed >> who & 1),
        "home": counts(s.home, who * CLASSES, WORKERS.tokens[:CLASSES]),
        "workers": {WORKERS.token(c): s.class_count(who, c) for c in range(CLASSES)},
        "supply": dict(zip(("elf", "dwarf"), s.supply[who * 2 : who * 2 + 2])),
        "hand": s.hand_size(who),
        "cards": counts(cards, at, CARDS.tokens),
        "built": counts(s.built, at, CARDS.tokens),
        "gnomes": counts(s.gnomes, at, CARDS.tokens),
    }


def redeal(s: Belfort, seat: int, chance: Chance) -> Belfort:
    """Deal the other hands and the deck anew."""
    t = s.copy()
    deal_unseen(chance, CARDS, t.deck, t.hands, t.known, seat)
    return t


class BelfortWitness(Witness):
    """Remembers every card that it saw go into a hand, apart from what the state says."""

    GAINED = ("card-bought", "card-drawn")
    LOST = ("discarded",)

    def __init__(self) -> None:
        self.held: dict[tuple[int, int], int] = {}

    def see(self, event: Event) -> None:
        if event.name in self.GAINED:
            self._note(event.value("who"), event.value("card"), 1)
        elif event.name in self.LOST:
            self._note(event.value("who"), event.value("card"), -1)
        elif event.name == "built":
            self._note(event.value("who"), event.value("kind"), -1)
        elif event.name == "card-shown":
            key = self._key(event.value("who"), event.value("card"))
            self.held[key] = max(1, self.held.get(key, 0))
        elif event.name == "card-taken":
            self._note(event.value("victim"), event.value("card"), -1)
            self._note(event.value("who"), event.value("card"), 1)

    def _key(self, who: object, card: object) -> tuple[int, int]:
        assert isinstance(who, int) and isinstance(card, int)
        return who, card

    def _note(self, who: object, card: object, change: int) -> None:
        key = self._key(who, card)
        self.held[key] = max(0, self.held.get(key, 0) + change)

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Belfort)
        for (who, card), least in self.held.items():
            if s.hands[who * PROPERTIES + card] < least:
                return f"seat {who} must hold at least {least} of {CARDS.token(card)}"
        return None
