"""What one seat may see (6), and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from underhall.core.agenda import State
from underhall.core.chance import Chance
from underhall.core.events import Event
from underhall.core.game import Witness
from underhall.games.runedar.box.names import (
    ACTIONS,
    AREAS,
    CARDS,
    COLOURS,
    DECK_SIZE,
    DIFFICULTIES,
    DWARVES,
    GOBLIN_KINDS,
    GOBLINS,
    KINDS,
    MERCENARIES,
    ORC_CARD,
    RESOURCES,
    SET_ASIDE,
    SIEGE,
    SIEGE_CARDS,
    SPACES,
    TROLLS,
    UPGRADE_DECKS,
)
from underhall.games.runedar.rules.scoring import chronicle
from underhall.games.runedar.rules.upgrades import deck_size
from underhall.games.runedar.table.position import bits, counts, write_common, write_stack
from underhall.games.runedar.table.state import (
    CARDS_STEP,
    DISCARDED,
    HAND,
    NOBODY,
    PLAYED,
    SHOWN,
    STEPS,
    UNSEEN,
    Runedar,
)


def view(s: Runedar, seat: int) -> dict[str, Any]:
    """Everything open, the own hand, and of other hands what the table knows."""
    gone = (1 << SIEGE_CARDS) - 1 - s.siege
    return {
        "step": STEPS[s.phase],
        "difficulty": DIFFICULTIES.token(s.difficulty),
        "pile": s.tables.pile[s.difficulty],
        **write_common(s),
        "reserve": s.reserve,
        "supply": s.supply,
        "section": s.section(),
        "eliminated": s.eliminated(),
        "troll_stack": write_stack(s),
        "siege_deck": s.siege_left(),
        "siege_gone": bits(gone, SIEGE),
        "catapult_deck": s.catapults.bit_count(),
        "decks": {UPGRADE_DECKS.token(c): deck_size(s, c) for c in range(COLOURS)},
        "deck_cards": counts(s.deck, CARDS.tokens),
        "removed": counts(s.removed, CARDS.tokens),
        "chronicle": chronicle(s),
        "players": [player_view(s, who, s.open_hands or who == seat) for who in range(s.seats)],
        "printed": printed(s),
    }


def printed(s: Runedar) -> dict[str, Any]:
    """What cards and tokens say: it never changes, but a table may play with other data."""
    t = s.tables
    options = [{ACTIONS.token(action): n for action, n in offered} for offered in t.options]
    laid = [space for space in range(SPACES) if s.board[space] >= 0]
    tokens = [s.token(at) for at in s.goblins()]
    return {
        "cards": dict(zip(CARDS.tokens, options)),
        "prices": {str(space + 1): dict(zip(RESOURCES.tokens, s.price(space))) for space in laid},
        "mercenaries": dict(zip(MERCENARIES.tokens, t.prices)),
        "trolls": dict(zip(TROLLS.tokens, t.troll_successes)),
        "goblins": {GOBLINS.token(token): printed_goblin(s, token) for token in tokens},
    }


def printed_goblin(s: Runedar, token: int) -> dict[str, Any]:
    """What a goblin token asks for: wounds, resources or rubble, all told."""
    t = s.tables
    return {
        "kind": GOBLIN_KINDS.token(t.goblin_kind[token]),
        "work": t.goblin_work[token],
        "successes": t.goblin_successes[token],
        "wants": dict(zip(RESOURCES.tokens, t.goblin_wants[token])),
    }


def player_view(s: Runedar, who: int, own: bool) -> dict[str, Any]:
    """One player's things. Whoever does not see the hand knows it and the unseen cards together."""
    shown, hidden = s.count(who, SHOWN), s.count(who, HAND)
    unseen, discarded = s.count(who, UNSEEN), s.count(who, DISCARDED)
    if own:
        shown = [n + more for n, more in zip(shown, hidden)]
    else:
        unseen = [n + more for n, more in zip(unseen, hidden)]
    under = sum(discarded) + SET_ASIDE
    return {
        "dwarf": None if s.dwarves[who] == NOBODY else DWARVES.token(s.dwarves[who]),
        "area": AREAS.token(s.areas[who]),
        "hand": s.hand_size(who),
        "cards": counts(shown, CARDS.tokens),
        "draw_deck": DECK_SIZE - under - s.hand_size(who) - s.zone_size(who, PLAYED),
        "under_marker": under,
        "unseen": counts(unseen, CARDS.tokens),
        "played": counts(s.count(who, PLAYED), CARDS.tokens),
        "discarded": counts(discarded, CARDS.tokens),
    }


def redeal(s: Runedar, seat: int, chance: Chance) -> Runedar:
    """Deal the hands that the seat does not see anew from what their owners have not played."""
    t = s.copy()
    if not s.open_hands:
        for who in range(s.seats):
            if who != seat:
                deal_hand(t, who, chance)
    return t


def deal_hand(t: Runedar, who: int, chance: Chance) -> None:
    """Deal one hand anew; from step C on no orc card can be in the hand of whose turn it is."""
    slots = range(who * DECK_SIZE, (who + 1) * DECK_SIZE)
    held = len([at for at in slots if t.zones[at] == HAND])
    pool = [at for at in slots if t.zones[at] in (HAND, UNSEEN)]
    for at in pool:
        t.zones[at] = UNSEEN
    if who == t.active and t.phase >= CARDS_STEP:
        pool = [at for at in pool if t.cards[at] != ORC_CARD]
    for _ in range(held):
        t.zones[pool.pop(chance.below(len(pool)))] = HAND


class RunedarWitness(Witness):
    """Remembers for every seat the cards that must be in its hand, and those it has not played.

    ``decks`` are the twelve cards of each seat, ``left`` those in hand or unseen in this cycle.
    """

    def __init__(self) -> None:
        self.decks: dict[int, list[int]] = {}
        self.left: dict[int, list[int]] = {}
        self.held: dict[tuple[int, int], int] = {}
        self.past_orcs = NOBODY

    def see(self, event: Event) -> None:
        if event.name == "card-drawn":
            self._hold(event, 1)
        elif event.name in ("card-played", "card-joined"):
            self._hold(event, -1)
            self._leave(event, -1)
            self.past_orcs = self._who(event)
        elif event.name == "orc-card-played":
            self._change(self._who(event), ORC_CARD, -1)
        elif event.name == "card-removed":
            self._hold(event, -1)
            self._leave(event, -1)
            self._deck(self._who(event))[self._card(event)] -= 1
        elif event.name == "upgrade-taken":
            self._hold(event, 1)
            self._leave(event, 1)
            self._deck(self._who(event))[self._card(event)] += 1
        elif event.name == "reshuffled":
            self.left[self._who(event)] = self._deck(self._who(event)).copy()
        elif event.name == "turn-began":
            self.past_orcs = NOBODY

    def _who(self, event: Event) -> int:
        who = event.value("who")
        assert isinstance(who, int)
        return who

    def _card(self, event: Event) -> int:
        card = event.value("card")
        assert isinstance(card, int)
        return card

    def _deck(self, who: int) -> list[int]:
        return self.decks.setdefault(who, [0] * KINDS)

    def _hold(self, event: Event, change: int) -> None:
        key = self._who(event), self._card(event)
        self.held[key] = max(0, self.held.get(key, 0) + change)

    def _leave(self, event: Event, change: int) -> None:
        self._change(self._who(event), self._card(event), change)

    def _change(self, who: int, card: int, change: int) -> None:
        self.left.setdefault(who, [0] * KINDS)[card] += change
        if card == ORC_CARD:
            self.held[who, card] = max(0, self.held.get((who, card), 0) + change)

    def objection(self, s: State) -> str | None:
        assert isinstance(s, Runedar)
        for (who, card), least in self.held.items():
            if s.count(who, HAND)[card] + s.count(who, SHOWN)[card] < least:
                return f"seat {who} must hold at least {least} of {CARDS.token(card)}"
        if self.past_orcs != NOBODY and s.has_orc_card(self.past_orcs):
            return f"seat {self.past_orcs} cannot hold an orc card any more"
        for who in range(s.seats):
            if self._unplayed(s, who) != self._expected(s, who):
                return f"the cards that seat {who} has not played are others"
        return None

    def _unplayed(self, s: Runedar, who: int) -> list[int]:
        zones = [s.count(who, zone) for zone in (HAND, SHOWN, UNSEEN)]
        return [sum(each) for each in zip(*zones)]

    def _expected(self, s: Runedar, who: int) -> list[int]:
        """The starter deck with all changes that were seen."""
        changes = self.left.get(who, [0] * KINDS)
        starters = [*s.tables.starters, *([0] * (KINDS - len(s.tables.starters)))]
        return [n + change for n, change in zip(starters, changes)]
