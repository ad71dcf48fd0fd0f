"""What spells do (4.101 to 4.119).

Rituals give a choice of resources; six spells modify the turn, and the rules ask for them where
they matter; the others lead to a decision of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from underhall.core.agenda import Frame
from underhall.core.phrase import Refusal
from underhall.games.mountain_king.box.names import (
    BURROWING_FRENZY,
    CALL_OF_THE_ANCIENTS,
    CEREMONY_OF_ELEVATION,
    CHANGING_PLACES,
    GENEROUS_MARKET,
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
    blessable_clans,
    callable_statues,
    phantom_kinds,
)
from underhall.games.mountain_king.rules.statues import WalkStatue, movable
from underhall.games.mountain_king.rules.tunnels import first_of_dig
from underhall.games.mountain_king.table.state import MountainKing

Need = Callable[[MountainKing, int], object]

NEEDS: Final[dict[int, tuple[tuple[str, Need], ...]]] = {
    CEREMONY_OF_ELEVATION: (
        ("level-2-troll", lambda s, seat: trolls_of_level(s, seat, 2)),
        ("level-3-card", lambda s, seat: level_in_horde(s, 3)),
    ),
    BURROWING_FRENZY: (("payable-dig", can_dig),),
    WALKING_STATUES: (("statue-to-move", lambda s, seat: movable(s, seat, False)),),
    HORN_OF_LABOUR: (("row-2-troll", lambda s, seat: trolls_of_row(s, seat, 1)),),
    MASONS_BLESSING: (("anchor-to-bless", blessable_clans),),
    PHANTOM_WORKSHOP: (("phantom-payable", phantom_kinds),),
    CALL_OF_THE_ANCIENTS: (("statue-near", callable_statues),),
    UNBURDENING: (("loaded-troll", loaded_trolls),),
}
"""MTK-4.118. What an effect cannot do without, by what is said when there is none."""

BEGINNINGS: Final[dict[int, Callable[[MountainKing, int], Frame[Any]]]] = {
    RITUAL_OF_EARTH: lambda s, seat: SpellGain(seat, RITUAL_OF_EARTH),
    RITUAL_OF_TOIL: lambda s, seat: SpellGain(seat, RITUAL_OF_TOIL),
    CEREMONY_OF_ELEVATION: lambda s, seat: ElevateOut(seat),
    BURROWING_FRENZY: first_of_dig,
    WALKING_STATUES: lambda s, seat: WalkStatue(seat, s.tables.walks, 1),
    HORN_OF_LABOUR: lambda s, seat: HornTroll(seat),
    MASONS_BLESSING: lambda s, seat: BlessClan(seat),
    CHANGING_PLACES: lambda s, seat: SwapFirst(seat),
    PHANTOM_WORKSHOP: lambda s, seat: PhantomKind(seat),
    CALL_OF_THE_ANCIENTS: lambda s, seat: AncientStatue(seat),
    UNBURDENING: lambda s, seat: UnburdenTroll(seat, s.tables.unburdened, 1),
}
"""The decision that an effect begins with; all other spells last until the end of the turn
(MTK-4.24)."""


def refuse_spell(s: MountainKing, seat: int, spell: int) -> Refusal | None:
    """MTK-4.22, 4.118. Why an effect cannot be carried out at all."""
    for lacking, need in NEEDS.get(spell, ()):
        if not need(s, seat):
            return Refusal(s.tables.spell_clause[spell], "no-" + lacking)
    return None


def resolve_spell(s: MountainKing, seat: int, spell: int) -> None:
    """MTK-4.22, 4.24. Carry out an effect, or switch it on for this turn."""
    if spell in BEGINNINGS:
        s.then(BEGINNINGS[spell](s, seat))
        return
    s.magic = spell
    if spell == GENEROUS_MARKET:
        s.cheap_trades = s.tables.market_trades
