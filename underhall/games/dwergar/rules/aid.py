"""Help that a player may call in: Silverbeard (4N), converted heat and helpful gnomes (4M2)."""

from __future__ import annotations

from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.dwergar.box.effects import CONVERT as CONVERT_EFFECT
from underhall.games.dwergar.box.effects import RESPECIALISE as RESPECIALISE_EFFECT
from underhall.games.dwergar.box.names import (
    BONUSES,
    COSTS,
    EVENTS,
    HEAT,
    OLD_SHAFT,
    PAWNS,
    PROJECTS,
    SPACES,
    SPECIALIST_COUNT,
)
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.heat import pay_heat, refuse_heat
from underhall.games.dwergar.rules.parts import Part
from underhall.games.dwergar.table.state import (
    NOBODY,
    RESPECIALISED,
    SILVERBEARD_DONE,
    Dwergar,
)


class Silverbeard(Part):
    """DWE-4.123, 4.163. Discard the token to unlock a bonus of the space; option n is a bonus."""

    def candidates(self, s: Dwergar, seat: int) -> list[int]:
        return s.tables.space_bonuses[s.space] if OLD_SHAFT in s.decks else []

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        if s.silverbeard != seat:
            return Refusal("DWE-4.123", "silverbeard-not-held")
        if s.tables.closed[s.event] >> n & 1:
            event, space = EVENTS.word(s.event), SPACES.word(s.space)
            return Refusal("DWE-4.137", "bonus-closed", event=event, space=space)
        if s.unlocked() >> n & 1:
            return Refusal("DWE-4.123", "already-unlocked", bonus=BONUSES.word(n))
        return None

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.silverbeard == seat:
            super().offer(s, seat, found)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.silverbeard = NOBODY
        s.silvered |= 1 << n
        s.done |= SILVERBEARD_DONE
        s.say(events.SILVERBEARD_USED, seat, n, s.space)

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        return Phrase("do-silverbeard", bonus=BONUSES.word(n))

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return ["bonus:" + BONUSES.token(n)]


class Respecialise(Part):
    """DWE-4.147, 4.148. For heat the dwarf used counts as another specialist in this action."""

    def candidates(self, s: Dwergar, seat: int) -> list[int]:
        has_card = s.has_effect(seat, RESPECIALISE_EFFECT)
        return list(range(SPECIALIST_COUNT)) if has_card else []

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        if s.done & RESPECIALISED:
            return Refusal("DWE-4.147", "already-respecialised")
        if s.done:
            return Refusal("DWE-4.147", "respecialise-first")
        if s.skills == 0:
            return Refusal("DWE-4.148", "no-specialty")
        if s.skills >> n & 1:
            return Refusal("DWE-4.147", "counts-already", specialist=PAWNS.word(n))
        return refuse_heat(s, seat, respecialise_price(s, seat))

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.done == 0 and s.has_effect(seat, RESPECIALISE_EFFECT):
            super().offer(s, seat, found)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        s.skills = 1 << n
        s.done |= RESPECIALISED
        s.say(events.RESPECIALISED, seat, s.pawn, n)
        pay_heat(s, seat, respecialise_price(s, seat))

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        heat = respecialise_price(s, seat)
        return Phrase("do-respecialise", specialist=PAWNS.word(n), heat=heat)

    def targets(self, s: Dwergar, n: int) -> list[str]:
        cards = s.effect_cards(s.active, RESPECIALISE_EFFECT)
        return ["project:" + PROJECTS.token(card) for card in cards]


def respecialise_price(s: Dwergar, seat: int) -> int:
    """DWE-4.147. The heat it costs, on the cheapest card if there are several."""
    cards = s.effect_cards(seat, RESPECIALISE_EFFECT)
    return min([s.tables.effects[card].heat for card in cards])


# ---------------------------------------------------------------------- converting heat


class Convert(Part):
    """DWE-4.141. Heat into a resource, in the middle of an action; option n is a card."""

    def candidates(self, s: Dwergar, seat: int) -> list[int]:
        return s.effect_cards(seat, CONVERT_EFFECT)

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        return refuse_heat(s, seat, s.tables.effects[n].heat)

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.developed[seat] & s.tables.mask_with[CONVERT_EFFECT]:
            heat = s.heat[seat] + s.lit[seat]
            for card in s.effect_cards(seat, CONVERT_EFFECT):
                if s.tables.effects[card].heat <= heat:
                    found.append(self.first + card)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        effect = s.tables.effects[n]
        s.take_of(seat, effect.resource, effect.amount)
        s.say(events.CONVERTED, seat, n, effect.heat, effect.resource, effect.amount)
        pay_heat(s, seat, effect.heat)

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        effect = s.tables.effects[n]
        heat = Amount(COSTS, HEAT, effect.heat)
        goods = Amount(COSTS, effect.resource, effect.amount)
        return Phrase("do-convert", heat=heat, goods=goods, project=PROJECTS.word(n))
