"""``python -m underhall`` does what ``underhall`` does."""

import sys

from underhall.cli import main

# The guard keeps processes that are spawned for simulations from starting all over again.
if __name__ == "__main__":
    sys.exit(main())
