"""What a house can be told, and the limits it keeps."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

FILE = "tables.sqlite"


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """What one visitor (one address on the network) may ask for."""

    body: int = 512 * 1024
    reads: Rate = Rate(60, 240)
    writes: Rate = Rate(20, 80)
    tables: Rate = Rate(1 / 30, 40)
    running: int = 200
    """Tables that one browser may have running."""
    chat: Rate = Rate(0.5, 10)
    people: Rate = Rate(0.5, 20)
    """Names, leaving and coming back, questions to the table, bots, keys."""
    sockets: int = 48
    visitors: int = 20_000
    """How many visitors are remembered at once."""
    connections: int = 128
    """Open connections of one address, streams aside."""
    all_connections: int = 4096
    """Open connections of all; fewer where the system allows fewer files."""
    patience: float = 10.0
    """Seconds in which the head of a request has to come."""
    body_patience: float = 60.0
    """Seconds in which its body has to come."""


@dataclass(frozen=True)
class Settings:
    """One house."""

    store: Path | str
    """A file, or the address of a database."""
    names: tuple[str, ...] = ()
    """Host names it answers to, beside addresses and localhost."""
    pause: float = 0.7
    """How long a bot seems to think, in seconds."""
    bot_processes: int = 0
    """Processes in which bots think; 0 leaves one core to the house."""
    processes: int = 1
    """Processes on this machine that serve visitors together."""
    memory: int = 0
    """Megabytes for tables that are kept ready; 0 takes a fair share of the machine."""
    beat: float = 20.0
    """Seconds between the signs of life on a stream."""
    data: str | None = None
    """A file of corrections to component data."""
    callable: tuple[str, ...] = ()
    """Hosts, with their port if they name one, at which people may have themselves called."""
    hints: bool = True
    """Whether the coach may be asked at any table."""
    metrics_for: tuple[str, ...] = ()
    """Networks, beside this machine, that may see what the house counts."""
    metrics_folder: Path | None = None
    """Where the processes of a house on one machine put their counts together."""
    slot: int = 0
    """Which of these processes this is."""
    limits: Limits = field(default_factory=Limits)

    @property
    def thinkers(self) -> int:
        """How many processes think for this one."""
        room = (os.cpu_count() or 2) - 1
        return self.bot_processes or min(4, max(1, room // self.processes))

    @property
    def table_memory(self) -> int:
        """Bytes for tables that are kept ready."""
        return (self.memory or fair_share()) * MEGABYTE // self.processes


MEGABYTE = 1 << 20
LEAST_MEMORY, MOST_MEMORY = 256, 2048


def fair_share() -> int:
    """A quarter of the memory of this machine, within bounds, in megabytes."""
    try:
        whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return LEAST_MEMORY
    return max(LEAST_MEMORY, min(MOST_MEMORY, whole // 4 // MEGABYTE))


def default_store() -> Path:
    """The file of tables in the user's data directory."""
    from platformdirs import user_data_path

    return user_data_path("underhall", appauthor=False) / FILE
