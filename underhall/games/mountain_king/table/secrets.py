"""What one seat may see (6), and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.mountain_king.box.components import Amounts, Tables, named_amounts
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLAN_COUNT,
    HALL_COUNT,
    HALLS,
    RESOURCES,
    SPELLS,
    STARTER_COUNT,
    STARTERS,
    SYMBOLS,
    TRACK,
    TROLLS,
    WORKSHOPS,
    ZONE_COUNT,
    ZONES,
)
from underhall.games.mountain_king.rules.draft import LAID
from underhall.games.mountain_king.rules.wording import spell_numbers
from underhall.games.mountain_king.table.layout import AREA, LAYOUT, is_draft, sees, sees_moot
from underhall.games.mountain_king.table.state import NOTHING, MountainKing


def view(s: MountainKing, seat: int) -> dict[str, Any]:
    """Everything open and, in the draft, the own cards."""
    found: dict[str, Any] = LAYOUT.view(s, seat)
    found["networks"] = [AREA.dump(network) for network in s.networks]
    found["workshop_cells"] = {
        CELLS.tokens[spot.cell]: WORKSHOPS.tokens[s.workshops[spot.code]]
        for spot in s.mountain.workshop_spots
        if s.workshops[spot.code] != NOTHING
    }
    found["printed"] = printed(s, seat)
    if s.teams:
        found["teams"] = found.pop("teams")
    return found


def printed(s: MountainKing, seat: int) -> dict[str, Any]:
    """What the board and the open cards show; a table may play with corrected data."""
    t, mountain = s.tables, s.mountain
    open_cards = [card for card in s.horde if card != NOTHING]
    for who in range(s.seats):
        if sees_moot(s, seat, who):
            open_cards += s.trolls(who)
    kinds = [kind for kind, n in enumerate(s.workshop_supply) if n or kind in s.workshops]
    return {
        "zones": mountain.zone_rows,
        "features": mountain.feature_rows,
        "rubble": mountain.rubble_rows,
        "trolls": {TROLLS.token(c): fetched(t, c) for c in sorted(open_cards) if c != NOTHING},
        "statues": {
            ZONES.token(zone): [t.statue_base[zone], t.statue_doubled[zone]]
            for zone in range(ZONE_COUNT)
        },
        "spells": {
            SPELLS.token(spell): spell_numbers(t, spell) for spell in s.book if spell != NOTHING
        },
        "halls": {HALLS.token(h): [t.hall_empty[h], t.hall_full[h]] for h in range(HALL_COUNT)},
        "workshops": {
            WORKSHOPS.token(kind): [
                [dict(named_tokens(recipe.spend)), dict(named_tokens(recipe.gain))]
                for recipe in t.recipes[kind]
            ]
            for kind in kinds
        },
    }


def fetched(t: Tables, card: int) -> dict[str, int]:
    """What a troll fetches when it is activated, by symbol."""
    return {SYMBOLS.token(symbol): t.produces[card][symbol] for symbol in t.symbols[card]}


def named_tokens(cost: Amounts) -> list[tuple[str, int]]:
    """Amounts by the tokens of resources, without the zeros."""
    return [(RESOURCES.token(resource), n) for resource, n in named_amounts(cost)]


def redeal(s: MountainKing, seat: int, chance: Chance) -> MountainKing:
    """Deal the drafts that the seat does not see anew; all else is open, or nobody knows it."""
    t = s.copy()
    if is_draft(s):
        for who in range(s.seats):
            if not sees(s, seat, who):
                deal_draft(t, who, chance)
    return t


def deal_draft(t: MountainKing, who: int, chance: Chance) -> None:
    """Deal the six starters of a player anew: laid, about to be laid, in hand, in the deck."""
    cards, slots = list(range(STARTER_COUNT)), list(range(LAID))
    laid = t.moot_count(who)
    for slot in slots:
        t.lay_troll(who, slot, NOTHING)
    for _ in range(laid):
        slot = slots.pop(chance.below(len(slots)))
        t.lay_troll(who, slot, cards.pop(chance.below(len(cards))))
    if t.picked[who] != NOTHING:
        t.picked[who] = cards.pop(chance.below(len(cards)))
    hand = [cards.pop(chance.below(len(cards))) for _ in range(t.hands[who].bit_count())]
    t.hands[who] = sum([1 << card for card in hand])
    t.decks[who] = sum([1 << card for card in cards])


class MountainKingWitness(Witness):
    """Remembers the own cards of the draft, the moots that were shown and the point tokens."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.drawn: list[int] = []
        self.laid: dict[int, int] = {}
        self.shown = False
        self.points: dict[int, int] = {}

    def see(self, event: Event) -> None:
        value: Any = event.value
        if event.name == "starter-drawn":
            self.drawn.append(value("troll"))
        elif event.name == "starter-laid":
            self.laid[value("place")] = value("troll")
        elif event.name == "moot-shown":
            self.shown = True
        elif event.name == "token-laid":
            self.points[value("zone") * CLAN_COUNT + value("clan")] = value("points")

    def objection(self, s: State) -> str | None:
        assert isinstance(s, MountainKing)
        for space, points in self.points.items():
            if s.track[space] != points:
                return f"the token of {TRACK.token(space)} is worth {points}"
        return None if self.shown else self._draft_objection(s)

    def _draft_objection(self, s: MountainKing) -> str | None:
        moot = s.trolls(self.seat)
        for card in self.drawn:
            held = s.hands[self.seat] >> card & 1 or s.picked[self.seat] == card
            if not held and card not in moot:
                return f"seat {self.seat} has drawn {STARTERS.token(card)}"
        for place, card in self.laid.items():
            if moot[place] != card:
                return f"seat {self.seat} has laid {STARTERS.token(card)}"
        return None


def witness(seat: int) -> MountainKingWitness:
    """A fresh memory for what a seat will see."""
    return MountainKingWitness(seat)
