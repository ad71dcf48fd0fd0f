"""What one seat may see: everything but the order of the two decks.

So all seats see the same, and dealing anew what a seat cannot see is a matter of chance to come.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from underhall.core.agenda import State
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.dwergar.box.components import Tables
from underhall.games.dwergar.box.effects import EFFECTS, FINAL_DEVELOPED, FINAL_SITES
from underhall.games.dwergar.box.names import (
    BONUSES,
    COSTS,
    DECKS,
    EASTERN_QUARTER,
    EVENTS,
    EXCHANGES,
    LEVELS,
    NO_EVENT,
    PAWNS,
    PROJECT_COUNT,
    PROJECTS,
    RESOURCES,
    SPACES,
    UPGRADES,
)
from underhall.games.dwergar.rules.foreman import site_points
from underhall.games.dwergar.rules.gearbox import raise_price
from underhall.games.dwergar.rules.lift import MOST_RAISES, Delivery, deliveries
from underhall.games.dwergar.rules.phrases import deck_number
from underhall.games.dwergar.rules.scoring import final_points
from underhall.games.dwergar.rules.studio import discount_choices, realization_cost
from underhall.games.dwergar.table.layout import CARDS, LAYOUT
from underhall.games.dwergar.table.state import NOBODY, Dwergar
from underhall.kit.writing import named_counts


def view(s: Dwergar, seat: int) -> dict[str, Any]:
    """Everything on the table, what is left in the decks, and what a raise would bring."""
    found: dict[str, Any] = LAYOUT.view(s, seat)
    t, deck = s.tables, s.deck
    found |= {
        "action": found.get("action"),
        "events_left": s.rounds - 1 - s.past.bit_count(),
        "event_pool": [event for event in EVENTS.tokens if event not in found["past"]],
        "deck": {"basic": CARDS.dump(deck & t.basic), "advanced": CARDS.dump(deck & ~t.basic)},
        "closed": closed_spaces(t, s.event),
        "raises": [raise_view(s, outcome) for outcome in deliveries(s, MOST_RAISES)],
        "printed": printed(s),
    }
    for who, player in enumerate(found["players"]):
        del player["rides"]
        player.update(player_view(s, who))
    return found


def can_realize(s: Dwergar, seat: int, card: int) -> bool:
    """DWE-4.78. Whether a seat, discounts counted, has what a project of the track costs."""
    choices = discount_choices(s, seat, card)
    return any([s.can_pay(seat, realization_cost(s, seat, card, choice)) for choice in choices])


def printed(s: Dwergar) -> dict[str, Any]:
    """What stands on the cards that lie open and on the board, for whoever draws them."""
    t = s.tables
    return {
        "projects": {PROJECTS.token(card): project_view(t, card) for card in seen_projects(s)},
        "places": {
            SPACES.token(space): space_view(t, space, site_points(s, space))
            for space in range(len(SPACES))
        },
        "decks": {DECKS.token(deck): deck_number(t, deck) for deck in s.decks},
        "event_rules": t.events[s.event].rules if s.event != NO_EVENT else [],
        "most_heat": t.most_heat,
        "exchanges": dict(zip(EXCHANGES.tokens, t.exchange_amount)),
        "upgrades": dict(zip(UPGRADES.tokens, t.upgrade_heat)),
        "furnace_price": named_counts(t.furnace_price, RESOURCES),
        "second_price": named_counts(t.second_price, RESOURCES),
    }


def closed_spaces(t: Tables, event: int) -> list[str]:
    """DWE-4.137. The spaces whose bonuses the active event closes."""
    closed = t.closed[event]
    spaces = {t.bonus_space[bonus] for bonus in range(len(BONUSES)) if closed >> bonus & 1}
    return [SPACES.token(space) for space in sorted(spaces)]


def seen_projects(s: Dwergar) -> list[int]:
    """The projects that lie open: on the track and with the players."""
    owned = sum([1 << card for card in s.track])
    for mine in s.owned:
        owned |= mine
    return [card for card in range(PROJECT_COUNT) if owned >> card & 1]


@lru_cache(2048)
def project_view(t: Tables, card: int) -> dict[str, Any]:
    """What is printed on a project; the effect with its numbers as the data name them. Made once,
    and not to change."""
    effect = t.effects[card]
    return {
        "number": card + 1,
        "deck": DECKS.token(t.deck_of[card]),
        "cost": named_counts(t.cost[card], COSTS),
        "points": t.vp[card],
        "development": named_counts(t.dev_cost[card], COSTS),
        "development_points": t.dev_vp[card],
        "effect": {"kind": EFFECTS.token(effect.kind), "numbers": effect.params},
    }


@lru_cache(2048)
def space_view(t: Tables, space: int, points: int) -> dict[str, Any]:
    """What is printed at a space: its furnace site, its yield or its bonuses. Made once for so many
    points of a site, and not to change."""
    found: dict[str, Any] = {
        "site_cost": named_counts(t.site_cost[space], RESOURCES),
        "site_points": points,
    }
    if space < len(t.mine_yield):
        found["yield"] = named_counts(t.mine_yield[space], RESOURCES)
        found["extra_yield"] = named_counts(t.extra_yield[space], RESOURCES)
    else:
        found["bonuses"] = {
            BONUSES.token(bonus): {
                "specialist": PAWNS.token(t.bonus_specialist[bonus]),
                "numbers": t.bonus_numbers[bonus],
            }
            for bonus in t.space_bonuses[space]
        }
    return found


def raise_view(s: Dwergar, outcome: Delivery) -> dict[str, Any]:
    """What a raise would cost and bring every player."""
    return {
        "levels": outcome.levels,
        "heat": raise_price(s, outcome.levels),
        "useful": outcome.useful,
        "goods": [named_counts(goods, RESOURCES) for goods in outcome.goods],
        "foremen": outcome.foremen,
    }


def player_view(s: Dwergar, who: int) -> dict[str, Any]:
    """What follows from a player's things; ``foreman`` tells what ``rides`` would."""
    t = s.tables
    kinds = range(FINAL_DEVELOPED, FINAL_SITES + 1) if s.result is None else ()
    ends = [card for kind in kinds for card in s.effect_cards(who, kind)]
    return {
        "score": s.score(who),
        "at_hand": s.heat_at_hand(who),
        "foreman": foreman_view(s, who),
        "payable": [PROJECTS.token(card) for card in s.track if can_realize(s, who, card)],
        "deck_cards": {DECKS.token(deck): s.deck_count(who, deck) for deck in s.decks},
        "final": {PROJECTS.token(card): final_points(s, who, card) for card in ends},
        "kept_heat": t.heat_kept * s.deck_count(who, EASTERN_QUARTER),
    }


def foreman_view(s: Dwergar, who: int) -> str:
    """DWE-4.5. Where a foreman is: at home, on a space or in a cart."""
    rides = s.riders[who]
    if rides != NOBODY:
        return LEVELS.token(rides)
    space = s.foreman_space(who)
    return "home" if space == NOBODY else SPACES.token(space)


def witness(seat: int) -> Witness:
    """A fresh memory for what a seat will see."""
    return DwergarWitness()


class DwergarWitness(Witness):
    """Remembers which cards it saw turned up: none of them may lie in a deck again."""

    def __init__(self) -> None:
        self.projects = 0
        self.events = 0

    def see(self, event: Event) -> None:
        if event.name == "track-filled":
            self.projects |= _bit(event.value("project"))
        elif event.name == "event-revealed":
            self.events |= _bit(event.value("card"))

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Dwergar)
        back = [card for card in range(PROJECT_COUNT) if self.projects & s.deck & 1 << card]
        if back:
            return f"{PROJECTS.token(back[0])} lies in the deck again"
        return None if self.events == s.past else "the events revealed are others"


def _bit(code: Any) -> int:
    return int(1 << code)
