"""What was on offer, and how often it was taken."""

from __future__ import annotations

from dataclasses import dataclass

from underhall.lab.page.evidence import Evidence
from underhall.lab.page.measures import Measure, share

FEWEST_OFFERS = 50
"""What was offered less often is not told of."""


@dataclass(frozen=True)
class Offer:
    """An option of a kind of decision; ``label`` and ``asked`` by language, if the run tells."""

    kind: str
    token: str
    offered: int
    chosen: int
    told: dict[str, str]

    @property
    def taken(self) -> Measure:
        """The part of the offers that was taken."""
        return share(self.chosen, self.offered)


def offers(evidence: Evidence) -> list[Offer]:
    """Every option that was offered often enough, the most often taken first."""
    offered: dict[tuple[str, str], list[int]] = {}
    told: dict[tuple[str, str], dict[str, str]] = {}
    for row in evidence.options:
        at = row["kind"], row["token"]
        sums = offered.setdefault(at, [0, 0])
        sums[0] += row["offered"]
        sums[1] += row["chosen"]
        told.setdefault(at, {key: row[key] for key in row if key[:6] in ("label_", "asked_")})
    rows = [
        Offer(kind, token, n, chosen, told[kind, token])
        for (kind, token), (n, chosen) in offered.items()
        if n >= FEWEST_OFFERS
    ]
    return sorted(rows, key=lambda row: (-row.taken.value, -row.offered, row.token))
