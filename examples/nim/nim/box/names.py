"""The heaps by name, and all that can be taken."""

from underhall.core.names import Names

MOST = 9
HEAPS = Names("heap", ["left", "middle", "right"])
TAKINGS = Names("take", [f"{heap}:{n}" for heap in HEAPS.tokens for n in range(1, MOST + 1)], "")
