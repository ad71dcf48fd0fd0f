"""What one seat may see (6), and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.belfort.box.components import Tables
from underhall.games.belfort.box.names import (
    BANDITS,
    BANKERS,
    CARDS,
    DISTRICTS,
    GUILDS,
    KINDS,
    LIBRARIANS,
    MERCHANTS,
    MOVED,
    THIEVES,
)
from underhall.games.belfort.rules.collection import income_of
from underhall.games.belfort.rules.scoring import district_counts, district_prizes
from underhall.games.belfort.table.layout import LAYOUT
from underhall.games.belfort.table.state import Belfort
from underhall.kit.piles import deal_unseen

CHANGES: dict[str, tuple[tuple[str, str, int], ...]] = {
    "card-bought": (("who", "card", 1),),
    "card-drawn": (("who", "card", 1),),
    "discarded": (("who", "card", -1),),
    "built": (("who", "kind", -1),),
    "card-shown": (("who", "card", 0),),
    "card-taken": (("victim", "card", -1), ("who", "card", 1)),
}
"""How events change what somebody holds: whose hand, which card, how many."""


def view(s: Belfort, seat: int) -> dict[str, Any]:
    """Everything open, the own hand, and of other hands what the table knows."""
    found: dict[str, Any] = LAYOUT.view(s, seat)
    players = found["players"]
    found["districts"] = dict(zip(DISTRICTS.tokens, district_counts(s)))
    found["gathering"] = [player.pop("gathering") for player in players]
    found["on_cards"] = [player.pop("on_cards") for player in players]
    for who, player in enumerate(players):
        score = s.score(who)
        player["score"] = score
        player["income"] = income_of(s, who)
        player["tax"] = s.tables.tax(score)
        player["crest"] = s.crests[who] or None
        player["workers"] = {token: s.class_count(who, c) for c, token in enumerate(MOVED.tokens)}
    found["printed"] = printed(s)
    return found


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
        BANDITS: [t.bandits_metal, t.bandits_goods],
        THIEVES: [t.thieves_gold, t.thieves_victims],
        **{BANKERS + at: [n, 0] for at, n in enumerate(t.guild_goods)},
    }
    return numbers.get(guild, [0, 0])


def redeal(s: Belfort, seat: int, chance: Chance) -> Belfort:
    """Deal the other hands and the deck anew."""
    t = s.copy()
    deal_unseen(chance, CARDS, t.deck, t.hands, t.known, seat)
    return t


def witness(seat: int) -> Witness:
    """A fresh memory for what a seat will see."""
    return BelfortWitness()


class BelfortWitness(Witness):
    """Remembers every card that it saw go into a hand, apart from what the state says."""

    def __init__(self) -> None:
        self.held: dict[tuple[Any, Any], int] = {}

    def see(self, event: Event) -> None:
        least = 1 if event.name == "card-shown" else 0
        for who, card, change in CHANGES.get(event.name, ()):
            key = event.value(who), event.value(card)
            self.held[key] = max(least, self.held.get(key, 0) + change)

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Belfort)
        for (who, card), least in self.held.items():
            if s.hand(who)[card] < least:
                return f"seat {who} must hold at least {least} of {CARDS.token(card)}"
        return None
