"""What a house counts, in the text format of Prometheus; no table and no person is named."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

K = TypeVar("K")

COUNTER, GAUGE, HISTOGRAM = "counter", "gauge", "histogram"

KNOWN: dict[str, tuple[str, str]] = {
    "underhall_tables_opened_total": (COUNTER, "Tables that were opened."),
    "underhall_moves_total": (COUNTER, "Moves, and moves taken back or made again."),
    "underhall_entries_total": (COUNTER, "Entries written to the logs of tables."),
    "underhall_races_total": (COUNTER, "Deeds tried again since another process was quicker."),
    "underhall_followed_total": (COUNTER, "Entries of other processes that were taken in."),
    "underhall_tables_read_total": (COUNTER, "Tables that were read back from the store."),
    "underhall_requests_total": (COUNTER, "Requests by what was asked for and how it ended."),
    "underhall_errors_total": (COUNTER, "What went wrong: answers of 500 and above, the store."),
    "underhall_tables_ready": (GAUGE, "Tables in memory."),
    "underhall_tables_watched": (GAUGE, "Tables with an open page."),
    "underhall_pages_open": (GAUGE, "Open pages that are told of news."),
    "underhall_bot_processes": (GAUGE, "Processes that bots may think in."),
    "underhall_bots_thinking": (GAUGE, "Bots that think at this moment."),
    "underhall_processes": (GAUGE, "Processes of the house on this machine."),
    "underhall_request_seconds": (HISTOGRAM, "How long requests took."),
    "underhall_update_seconds": (HISTOGRAM, "How long it took to say what changed on a page."),
    "underhall_append_seconds": (HISTOGRAM, "How long the store took to write a change."),
}
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
FRESH = 10.0
"""Seconds after which what another process has told of this moment is no longer true."""

Sample = tuple[str, tuple[tuple[str, str], ...]]
"""A name with its labels."""


class Metrics:
    """The counters of one process. With a folder, those of its neighbours there count too."""

    def __init__(self, folder: Path | None = None, slot: int = 0) -> None:
        self._counts: dict[Sample, float] = {}
        self._folder = folder
        self._own = None if folder is None else folder / f"{slot}.json"
        if self._own is not None and self._own.is_file():
            # Counters go on where the process that was here before has ended.
            self._counts = _read(self._own)[0]

    def count(self, name: str, more: float = 1, /, **labels: str) -> None:
        """Something happened."""
        self._count(name, labels, more)

    def _count(self, name: str, labels: Mapping[str, str], more: float = 1) -> None:
        sample = (name, tuple(sorted(labels.items())))
        self._counts[sample] = self._counts.get(sample, 0) + more

    def took(self, name: str, seconds: float, **labels: str) -> None:
        """Something took so long."""
        for bound in BOUNDS:
            if seconds <= bound:
                self._count(f"{name}_bucket", {**labels, "le": f"{bound:g}"})
        self._count(f"{name}_bucket", {**labels, "le": "+Inf"})
        self._count(f"{name}_sum", labels, seconds)
        self._count(f"{name}_count", labels)

    def save(self, gauges: Mapping[str, float]) -> None:
        """Let the neighbours know."""
        if self._own is None:
            return
        told = {"counts": list(self._counts.items()), "gauges": dict(gauges)}
        new = self._own.with_suffix(f".{os.getpid()}.new")
        with suppress(OSError):
            new.write_text(json.dumps(told))
            new.replace(self._own)

    def text(self, gauges: Mapping[str, float]) -> str:
        """All of it, as Prometheus reads it."""
        counts, now = dict(self._counts), {"underhall_processes": 1.0, **gauges}
        for path in self._others():
            more, there = _read(path)
            _add(counts, more.items())
            if _is_fresh(path):
                _add(now, [("underhall_processes", 1.0), *there.items()])
        _add(counts, [((name, ()), value) for name, value in now.items()])
        return written(counts)

    def _others(self) -> list[Path]:
        if self._folder is None:
            return []
        return sorted([path for path in self._folder.glob("*.json") if path != self._own])


def written(samples: Mapping[Sample, float]) -> str:
    """Samples in the text format, each kind with what it is."""
    lines: list[str] = []
    for name, (kind, help) in KNOWN.items():
        found = [
            (sample, value) for sample, value in samples.items() if _belongs(sample[0], name, kind)
        ]
        lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]
        lines += [_line(sample, value) for sample, value in sorted(found, key=_order)]
    return "\n".join(lines) + "\n"


def _belongs(sample: str, name: str, kind: str) -> bool:
    if kind != HISTOGRAM:
        return sample == name
    return sample in (f"{name}_bucket", f"{name}_sum", f"{name}_count")


def _order(found: tuple[Sample, float]) -> tuple[object, ...]:
    """Buckets of one histogram from the smallest on."""
    (name, labels), _ = found
    rest = [(key, value) for key, value in labels if key != "le"]
    return name, rest, float(dict(labels).get("le", 0))


def _line(sample: Sample, value: float) -> str:
    name, labels = sample
    inside = ",".join([f'{key}="{_quoted(text)}"' for key, text in labels])
    return f"{name}{{{inside}}} {value:.10g}" if inside else f"{name} {value:.10g}"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _add(to: dict[K, float], more: Iterable[tuple[K, float]]) -> None:
    for key, value in more:
        to[key] = to.get(key, 0) + value


def _read(path: Path) -> tuple[dict[Sample, float], dict[str, float]]:
    try:
        told = json.loads(path.read_text())
        counts = {
            (str(name), tuple([(str(key), str(value)) for key, value in labels])): float(count)
            for (name, labels), count in told["counts"]
        }
        return counts, {str(name): float(value) for name, value in told["gauges"].items()}
    except (OSError, ValueError, LookupError, TypeError):
        return {}, {}


def _is_fresh(path: Path) -> bool:
    try:
        return time.time() - path.stat().st_mtime < FRESH
    except OSError:
        return False
