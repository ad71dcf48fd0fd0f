"""What lies on the table, each field declared once."""

from nim.box.names import HEAPS
from underhall.core.names import SEAT, Maybe
from underhall.kit.field import Field
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts

LAYOUT = Layout(
    Field("heaps", Counts(HEAPS, full=True), start=lambda s: s.tables.stones),
    Field("winner", Maybe(SEAT)),
)
