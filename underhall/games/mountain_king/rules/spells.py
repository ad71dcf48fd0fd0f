"""What spells do (4.101 to 4.119).

Rituals give a choice of resources; six spells modify the turn, and the rules ask for them where
they matter; the others lead to a decision of their own.
"""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Refusal
from underhall.games.mountain_king.box.names import (
    BLENDED_ORES,
    BURROWING_FRENZY,
    CALL_OF_THE_ANCIENTS,
    CEREMONY_OF_ELEVATION,
    CHANGING_PLACES,
    CLAN_COUNT,
    CRUMBLING_ROCK,
    DISTANT_BURROW,
    GENEROUS_MARKET,
    GILDED_WALLS,
    HONEYED_TONGUE,
    HORN_OF_LABOUR,
    MASONS_BLESSING,
    PHANTOM_WORKSHOP,
    RITUAL_OF_EARTH,
    RITUAL_OF_TOIL,
    UNBURDENING,
    WALKING_STATUES,
)
from underhall.games.mountain_king.rules.digging import can_dig
from underhall.games.mountain_king.rules.horde import level_in_horde
from underhall.games.mountain_king.rules.moot_spells import (
    ElevateOut,
    HornTroll,
    SpellGain,
    SwapFirst,
    UnburdenTroll,
    loaded_trolls,
    trolls_of_level,
    trolls_of_row,
)
from underhall.games.mountain_king.rules.mountain_spells import (
    AncientStatue,
    BlessClan,
    PhantomKind,
    blessable,
    callable_statues,
    phantom_kinds,
)
from underhall.games.mountain_king.rules.statues import WalkStatue, movable
from underhall.games.mountain_king.rules.tunnels import begin_dig
from underhall.games.mountain_king.table.state import MountainKing

RITUALS: Final = (RITUAL_OF_EARTH, RITUAL_OF_TOIL)
MODIFIERS: Final = (
    *(HONEYED_TONGUE, DISTANT_BURROW, CRUMBLING_ROCK),
    *(BLENDED_ORES, GILDED_WALLS, GENEROUS_MARKET),
)
"""MTK-4.24. Spells that last until the end of the turn."""


def refuse_spell(s: MountainKing, seat: int, spell: int) -> Refusal | None:
    """MTK-4.22, 4.118. Why an effect cannot be carried out at all."""
    clause = s.tables.spell_clause[spell]
    if spell in RITUALS or spell in MODIFIERS or spell == CHANGING_PLACES:
        return None
    if spell == CEREMONY_OF_ELEVATION:
        if not trolls_of_level(s, seat, 2):
            return Refusal(clause, "no-level-2-troll")
        return None if level_in_horde(s, 3) else Refusal(clause, "no-level-3-card")
    if spell == BURROWING_FRENZY:
        return None if can_dig(s, seat) else Refusal(clause, "no-payable-dig")
    if spell == WALKING_STATUES:
        return None if movable(s, seat, False) else Refusal(clause, "no-statue-to-move")
    if spell == HORN_OF_LABOUR:
        return None if trolls_of_row(s, seat, 1) else Refusal(clause, "no-row-2-troll")
    if spell == MASONS_BLESSING:
        found = any([blessable(s, seat, clan) for clan in range(CLAN_COUNT)])
        return None if found else Refusal(clause, "no-anchor-to-bless")
    if spell == PHANTOM_WORKSHOP:
        return None if phantom_kinds(s, seat) else Refusal(clause, "no-phantom-payable")
    if spell == CALL_OF_THE_ANCIENTS:
        return None if callable_statues(s, seat) else Refusal(clause, "no-statue-near")
    return None if loaded_trolls(s, seat) else Refusal(clause, "no-loaded-troll")


def resolve_spell(s: MountainKing, seat: int, spell: int) -> None:
    """MTK-4.22, 4.24. Carry out an effect, or switch it on for this turn."""
    if spell in MODIFIERS:
        s.magic = spell
        if spell == GENEROUS_MARKET:
            s.cheap_trades = s.tables.market_trades
    elif spell in RITUALS:
        s.then(SpellGain(seat, spell))
    elif spell == CEREMONY_OF_ELEVATION:
        s.then(ElevateOut(seat))
    elif spell == BURROWING_FRENZY:
        begin_dig(s, seat)
    elif spell == WALKING_STATUES:
        s.then(WalkStatue(seat, s.tables.walks, 1))
    elif spell == HORN_OF_LABOUR:
        s.then(HornTroll(seat))
    elif spell == MASONS_BLESSING:
        s.then(BlessClan(seat))
    elif spell == CHANGING_PLACES:
        s.then(SwapFirst(seat))
    elif spell == PHANTOM_WORKSHOP:
        s.then(PhantomKind(seat))
    elif spell == CALL_OF_THE_ANCIENTS:
        s.then(AncientStatue(seat))
    elif spell == UNBURDENING:
        s.then(UnburdenTroll(seat, s.tables.unburdened, 1))
