"""What the house itself counts: every such message in both languages, as it is read."""

import pytest
from spoken import Spoken

from underhall.core.phrase import SeatName
from underhall.text import Words
from underhall.text.books import book

NUMBERS = (1, 2, 5, 12, 22)
COUNTED: dict[str, dict[str, object]] = {
    "points": {},
    "players": {},
    "lasted": {},
    "peeked": {"who": "Ania"},
    "fold-more": {"shut": 3},
    "pick-things": {},
    "clock-of": {},
    "cli-recap-long": {},
    "cli-what-more": {},
    "cli-undo-sure": {},
    "cli-undo-consent": {"who": "Ania", "other": "Olek"},
    "cli-replay-verified": {},
    "cli-sim-title": {"title": "Belfort"},
    "cli-tournament-kept": {"folder": "run"},
    "cli-tournament-done": {"folder": "run"},
    "cli-tune-round": {"moments": 22},
    "lab-seats": {},
    "lab-at-table": {},
    "lab-run-over": {},
    "lab-fact-games": {},
    "lab-fact-shared": {},
    "lab-setting-never": {},
    "lab-line-place": {},
    "lab-never-title": {},
    "lab-never-offers": {},
    "lab-never-left": {},
    "lab-course-leads": {"interval": "1–22"},
}
"""Messages that count $n, and what else they are given."""


@pytest.mark.parametrize("id", COUNTED)
def test_what_is_counted(spoken: Spoken, id: str) -> None:
    for n in NUMBERS:
        spoken.message(id, n=n, **COUNTED[id])


def test_names_are_counted(spoken: Spoken) -> None:
    for n in NUMBERS:
        spoken.message("cli-names-count", found=n, people=2, all=3)


def test_games_in_the_head_of_a_report_are_counted(spoken: Spoken) -> None:
    for n in NUMBERS:
        spoken.message("lab-overline", game="Belfort", last=n, tables=f"1–{n}", n=n)


def test_what_a_report_leaves_out_is_counted(spoken: Spoken) -> None:
    for n in (0, *NUMBERS):
        spoken.message("lab-cut-alike", n=22, left=n)


@pytest.mark.parametrize("id", ["waiting-for", "won"])
def test_people_are_counted(spoken: Spoken, id: str) -> None:
    for people in ([0], [0, 1], [0, 1, 2, 3, 4]):
        spoken.message(id, who=[SeatName(seat) for seat in people])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_message_that_counts_can_be_said(lang: str) -> None:
    """Those not listed above as well: no number is without its form."""
    words, here = Words(lang, strict=True), book(lang, "")
    counted = 0
    for id in here.ids:
        entry = here.entry(id)
        assert entry is not None
        for n in NUMBERS if "n" in entry.variables else ():
            assert words.message(id, **dict.fromkeys(entry.variables, n))
            counted += 1
    assert counted > len(COUNTED)
