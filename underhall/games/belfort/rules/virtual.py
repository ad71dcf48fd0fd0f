"""The two-player variant (5-A): two virtual rivals, steered by the holders of crests 1 and 2."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Decision, Effect
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal, Word
from underhall.games.belfort.box.names import DISTRICT_COUNT, DISTRICTS, GOLD, GUILDS, KINDS
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import Sites, put_markers, refuse_site
from underhall.games.belfort.rules.cards import DECK, RefillDisplay, TakeCard, draw_card
from underhall.games.belfort.table.state import Belfort

FIRST = 2
"""Markers of virtual player v belong to owner FIRST + v; people call it FIRST + v + 1."""


def only_with_two(s: Belfort) -> str:
    """BEL-5.1. Why no virtual player can come up; "" with two players."""
    return "" if s.seats == 2 else "virtual players are for two seats only (BEL-5.1)"


def controller(s: Belfort, virtual: int) -> int:
    """BEL-5.3. Who steers a virtual player: the holder of crest 1 or 2."""
    return s.crests.index(virtual + 1)


class _OfVirtual(Effect[Belfort]):
    """Something that a virtual player does."""

    def __init__(self, virtual: int) -> None:
        self.virtual = virtual

    def misfit(self, s: Belfort) -> str:
        return only_with_two(s)


class VirtualDwarf(_OfVirtual):
    """BEL-5.4. Last step of setup: ask the controller where the dwarf starts."""

    name = "virtual_dwarf"

    def run(self, s: Belfort) -> None:
        s.then(VirtualDwarfStart(controller(s, self.virtual)))


class VirtualDwarfStart(Decision[Belfort]):
    """BEL-5.4. Choose the guild where a virtual dwarf starts; codes are districts."""

    name = "virtual_dwarf_start"
    starts_action = True
    names: ClassVar[Names | None] = DISTRICTS

    def misfit(self, s: Belfort) -> str:
        return "both dwarves stand already (BEL-5.4)" if len(s.virtual) == 2 else only_with_two(s)

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code in s.virtual:
            return Refusal("BEL-5.4", "virtual-dwarf-there", n=s.virtual.index(code) + FIRST + 1)
        return None

    def choose(self, s: Belfort, code: int) -> None:
        s.virtual.append(code)
        number = FIRST + len(s.virtual)
        s.say(events.VIRTUAL_DWARF_SET, self.seat, number, s.guilds[code])

    def token(self, s: Belfort, code: int) -> str:
        return "guild:" + GUILDS.token(s.guilds[code])

    def label(self, s: Belfort, code: int) -> Word:
        return GUILDS.word(s.guilds[code])

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-virtual_dwarf_start", n=FIRST + len(s.virtual) + 1)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"space:guild_{DISTRICTS.token(code)}"]


class VirtualTurns(Effect[Belfort]):
    """BEL-5.6, 5.8, 5.9. In every round of two: V3, V4, then both dwarves move."""

    name = "virtual_turns"

    def run(self, s: Belfort) -> None:
        if s.seats == 2:
            s.then(VirtualTurn(0), VirtualTurn(1), MoveVirtualDwarves())


class VirtualTurn(_OfVirtual):
    """BEL-5.6, 5.12. A card for a virtual player; skipped when there is none anywhere."""

    name = "virtual_turn"

    def run(self, s: Belfort) -> None:
        if s.display or s.has_cards_to_draw():
            seat = controller(s, self.virtual)
            s.begin_turn(seat)
            s.then(VirtualCard(seat, self.virtual), RefillDisplay())


class VirtualCard(TakeCard):
    """BEL-5.6, 5.12. Choose the card a virtual player builds by; it must be taken."""

    name = "virtual_card"
    starts_action = True
    clause: ClassVar[str] = "BEL-5.12"

    def __init__(self, seat: int, virtual: int) -> None:
        super().__init__(seat)
        self.virtual = virtual

    def misfit(self, s: Belfort) -> str:
        return only_with_two(s)

    def choose(self, s: Belfort, code: int) -> None:
        card = code
        if code == DECK:
            card = draw_card(s)
        else:
            s.display.remove(card)
        s.discard[card] += 1
        s.say(events.VIRTUAL_CARD, self.seat, FIRST + self.virtual + 1, card)
        if s.has_free_location(card):
            s.then(VirtualSite(self.seat, card, self.virtual))
        else:
            s.say(events.VIRTUAL_IDLE, FIRST + self.virtual + 1, card)

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-virtual_card", n=FIRST + self.virtual + 1)


class VirtualSite(Sites):
    """BEL-5.7. Choose where the markers of a virtual player go; nothing is paid."""

    name = "virtual_site"

    def __init__(self, seat: int, kind: int, virtual: int) -> None:
        super().__init__(seat, kind)
        self.virtual = virtual

    def misfit(self, s: Belfort) -> str:
        return only_with_two(s)

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        return refuse_site(s, code, virtual=True)

    def choose(self, s: Belfort, code: int) -> None:
        put_markers(s, FIRST + self.virtual, code)
        number = FIRST + self.virtual + 1
        s.say(events.VIRTUAL_BUILT, number, self.kind, s.tables.symbol_district[code])

    def prompt(self, s: Belfort) -> Phrase:
        number = FIRST + self.virtual + 1
        return Phrase("ask-virtual_site", kind=KINDS.word(self.kind), n=number)


class MoveVirtualDwarves(Effect[Belfort]):
    """BEL-5.8. Both dwarves go on clockwise; a player who owns the guild reached takes a gold."""

    name = "move_virtual_dwarves"

    def run(self, s: Belfort) -> None:
        for virtual, district in enumerate(s.virtual):
            reached = (district + s.tables.virtual_step) % DISTRICT_COUNT
            s.virtual[virtual] = reached
            s.say(events.VIRTUAL_MOVED, FIRST + virtual + 1, s.guilds[reached])
            owner = s.guild_owner(reached)
            if 0 <= owner < s.seats:
                s.take(owner, GOLD, s.tables.guild_fee)
                s.say(events.VIRTUAL_FEE, owner, s.tables.guild_fee)
