"""Casting a spell (4.20 to 4.24): the rune, the effect or not, and the third rune."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Effect
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.mountain_king.box.names import BOOK, RUNE, SPELLS
from underhall.games.mountain_king.rules import events
from underhall.games.mountain_king.rules.frames import ONWARD, Choice, Deed, Steps
from underhall.games.mountain_king.rules.payment import ANY_CART, charge_one
from underhall.games.mountain_king.rules.spells import refuse_spell, resolve_spell
from underhall.games.mountain_king.rules.wording import spell_effect
from underhall.games.mountain_king.table.state import NOTHING, STEP_1, MountainKing
from underhall.kit.polyomino import bits

IGNORE: Final = 0
SLOT: Final[dict[str, Codec]] = {"slot": Number(0, BOOK - 1)}
"""Here a slot is one of the book."""


def refuse_cast(s: MountainKing, seat: int) -> Refusal | None:
    """MTK-4.20, 4.21. Why no spell can be cast."""
    if s.cast:
        return Refusal("MTK-4.20", "spell-already-cast")
    if s.held(seat, RUNE) == 0:
        return Refusal("MTK-4.21", "no-rune")
    return None


def cast(s: MountainKing, seat: int, slot: int) -> None:
    """MTK-4.21 to 4.23. Pay a rune onto the spell, then decide about its effect."""
    s.cast = True
    s.then(ResolveSpell(seat, slot), WearOut(slot))
    charge_one(s, seat, RUNE, 1, ANY_CART, LayRune(seat, slot))


class LayRune(Deed):
    """MTK-4.21. The rune lies on the spell."""

    name = "lay_rune"
    fields: ClassVar[dict[str, Codec]] = SLOT
    steps: ClassVar[Steps] = (STEP_1,)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def run(self, s: MountainKing) -> None:
        s.runes[self.slot] += 1
        s.say(events.SPELL_CAST, self.seat, s.book[self.slot], s.runes[self.slot])


class ResolveSpell(Choice):
    """MTK-4.22. Resolve the effect, or ignore it completely."""

    name = "spell_resolve"
    names: ClassVar[Names | None] = Names("resolution", ["ignore", "resolve"], words="")
    closing: ClassVar[Sequence[int]] = (IGNORE,)
    fields: ClassVar[dict[str, Codec]] = SLOT
    steps: ClassVar[Steps] = (STEP_1,)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def refusal(self, s: MountainKing, code: int) -> Refusal | None:
        return None if code == IGNORE else refuse_spell(s, self.seat, s.book[self.slot])

    def choose(self, s: MountainKing, code: int) -> None:
        spell = s.book[self.slot]
        if code == IGNORE:
            s.say(events.SPELL_IGNORED, self.seat, spell)
            return
        s.say(events.SPELL_RESOLVED.under(s.tables.spell_clause[spell]), self.seat, spell)
        resolve_spell(s, self.seat, spell)

    def label(self, s: MountainKing, code: int) -> Phrase:
        word = SPELLS.word(s.book[self.slot])
        return Phrase("do-ignore-spell" if code == IGNORE else "do-resolve-spell", spell=word)

    def prompt(self, s: MountainKing) -> Phrase:
        spell = s.book[self.slot]
        does = spell_effect(s.tables, spell)
        return Phrase("ask-spell_resolve", spell=SPELLS.word(spell), does=does)

    def targets(self, s: MountainKing, code: int) -> list[str]:
        return [ONWARD] if code == IGNORE else [f"spell:{SPELLS.token(s.book[self.slot])}"]


class WearOut(Effect[MountainKing]):
    """MTK-4.23. With three runes a spell goes under the deck, and the next takes its place."""

    name = "wear_out"
    fields: ClassVar[dict[str, Codec]] = SLOT

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: MountainKing) -> None:
        if s.runes[self.slot] < s.tables.runes_to_destroy:
            return
        s.say(events.SPELL_DESTROYED, s.book[self.slot])
        s.spells_under.append(s.book[self.slot])
        s.book[self.slot] = NOTHING
        s.runes[self.slot] = 0
        turn_up_spell(s, self.slot, "MTK-4.23")


def turn_up_spell(s: MountainKing, slot: int, clause: str) -> None:
    """MTK-3.10, 4.23, 6.4. The top card of the spell deck fills a slot of the book."""
    if s.spells_unseen:
        spell = s.pick(SPELLS, bits(s.spells_unseen))
        s.spells_unseen ^= 1 << spell
    else:
        spell = s.spells_under.pop(0)
    s.book[slot] = spell
    s.say(events.SPELL_REVEALED.under(clause), spell, slot)
