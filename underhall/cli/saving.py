"""Keeps the record of a game that is being played, in a file when asked to."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from underhall.cli.files import free_name, write_json
from underhall.cli.language import Messages
from underhall.cli.players import Player
from underhall.core.match import Match
from underhall.core.record import write_record


class RecordKeeper:
    """Knows where the game was saved and whether that is still all of it."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        seed: int | str | None,
        path: str | None,
        t: Messages,
    ) -> None:
        self.match = match
        self.players = players
        self.seed = seed
        self.path = path
        self.always = False
        """Whether to save after every decision of a person."""
        self._t = t
        self._saved = len(match.log)
        self._own = {path} if path else set()

    @property
    def is_saved(self) -> bool:
        """Whether nothing happened since the game was saved."""
        return self._saved == len(self.match.log)

    def record(self) -> dict[str, Any]:
        """The game so far."""
        extra: dict[str, Any] = {"players": [player.data() for player in self.players]}
        if self.seed is not None:
            extra["seed"] = self.seed
        return write_record(self.match, **extra)

    def would_overwrite(self, path: str) -> bool:
        """Whether there is a file at ``path`` that does not come from this game."""
        return path not in self._own and os.path.lexists(path)

    def save(self, path: str = "") -> str:
        """Save to ``path``, or where it was saved before; the path."""
        path = path or self.path or free_name(f"underhall-{self.match.edition.game.id}")
        write_json(path, self.record(), self._t)
        self.path = path
        self._own.add(path)
        self._saved = len(self.match.log)
        return path

    def keep_up(self) -> None:
        """Save if the player asked for it after every decision."""
        if self.always and not self.is_saved:
            self.save()
