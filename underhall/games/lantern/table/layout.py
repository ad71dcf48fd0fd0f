"""What lies on the table, each field declared once."""

from __future__ import annotations

from underhall.core.names import Maybe
from underhall.games.lantern.box.names import LAMPS, ORES
from underhall.games.lantern.table.state import Lantern
from underhall.kit.field import EACH, NOBODY, SIZE, Field, Own, Told
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts


def whistles(s: Lantern) -> int:
    """How many whistles everybody has."""
    return s.tables.whistles


LAYOUT = Layout(
    Field("vein", most=lambda s: s.veins),
    Told("veins", lambda s: s.veins, written=False),
    Field("deck", Counts(LAMPS), start=lambda s: s.tables.lamps, written=False, seen=SIZE),
    Field("discard", Counts(LAMPS), source="deck"),
    Field("pile", Counts(ORES), start=lambda s: s.tables.ore_count, written=False, seen=SIZE),
    Field("hands", Counts(LAMPS), key="hand", each=EACH, source="deck", seen=Own("lamps", "known")),
    Field("known", Counts(LAMPS), each=EACH, within="hands", seen=NOBODY),
    Field("shown", Maybe(LAMPS), each=EACH, source="deck"),
    Field("whistles", each=EACH, start=whistles, most=whistles),
    Field("ore", Counts(ORES), each=EACH, source="pile"),
    apart=("tables", "veins"),
)
