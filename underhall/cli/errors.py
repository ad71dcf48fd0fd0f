"""What the command line itself refuses."""

from __future__ import annotations

from underhall.core.errors import UnderhallError


class BadInput(UnderhallError):
    """Something typed or read that does not fit; the message is the one line that is shown."""
