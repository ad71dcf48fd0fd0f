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
    rows = [
        Offer(
            row["kind"],
            row["token"],
            row["offered"],
            row["chosen"],
            {key: row[key] for key in row if key[:6] in ("label_", "asked_")},
        )
        for row in evidence.options
        if row["offered"] >= FEWEST_OFFERS
    ]
    return sorted(rows, key=lambda row: (-row.taken.value, -row.offered, row.token))
