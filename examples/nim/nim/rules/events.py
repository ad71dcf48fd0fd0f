"""What can happen."""

from nim.box.names import HEAPS
from underhall.core.events import EventKind
from underhall.core.names import NUMBER, SEAT

TAKEN = EventKind("taken", "NIM-2.1", who=SEAT, n=NUMBER, heap=HEAPS)
