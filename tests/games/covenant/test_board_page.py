"""The page of Covenant: every choice lights up on the table, and people read no tokens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape

import pytest
from server.house import add, laid, tokens

from underhall.core.chance import Fast
from underhall.server.pages import table as page
from underhall.server.shown import facts
from underhall.server.tables import moves
from underhall.server.tables.table import Table

SEATS = ("me", "me here", "me here here", "me here here here")
ON_THE_TABLE = ("board", "standings", "side", "own", "hand", "seats", "mat")
DECLINES = ("none", "stop", "decline", "end", "keep")
WANTED = 0.95
SEEN = re.compile(r'>([^<>]+)<|(?:aria-label|title|data-why)="([^"]*)"')
TOKEN = re.compile(
    r"\br[1-5]c[1-6]\b"
    r"|\b(?:clan|tradition|coin|orn|slot|ch|goal|project|back|start|plus|col|printed|build)_\w+"
    r"|\bboard-[\w-]+"
)


def busy_table(chairs: str, seed: str) -> Iterator[tuple[Table, int]]:
    """A game at a table, by people who like to do things: before each move, and whose it is."""
    found = laid("covenant", chairs)
    dice = Fast(seed)
    while not found.is_over:
        seat = found.waiting()[0]
        yield found, seat
        choice = tokens(found, seat)
        doing = [token for token in choice if token not in DECLINES] or choice
        add(found, moves.play(found, seat, found.number, doing[dice.below(len(doing))]))


def parts(found: Table, seat: int, lang: str = "en") -> dict[str, str]:
    words = facts.words_of(found, lang)
    beside = {"mine": [], "owner": False, "handover": None}
    told = page.parts(facts.facts(found, seat, words), words, {}, **beside)
    return {name: part["html"] for name, part in told.items()}


@pytest.mark.parametrize("chairs", SEATS)
def test_decisions_light_something_on_the_table(chairs: str) -> None:
    asked: Counter[str] = Counter()
    lit: Counter[str] = Counter()
    for made, (found, seat) in enumerate(busy_table(chairs, f"lit {chairs}")):
        if made % 3:
            continue
        assert found.match is not None and found.match.state.decision is not None
        kind = found.match.state.decision.name
        asked[kind] += 1
        shown = parts(found, seat)
        lit[kind] += any("data-options=" in shown.get(name, "") for name in ON_THE_TABLE)
    dark = {kind: n - lit[kind] for kind, n in asked.items() if n > lit[kind]}
    assert lit.total() >= WANTED * asked.total(), dark


@pytest.mark.parametrize("chairs, lang", list(zip(SEATS, ("pl", "en", "pl", "en"))))
def test_nobody_reads_tokens(chairs: str, lang: str) -> None:
    for made, (found, seat) in enumerate(busy_table(chairs, f"read {chairs}")):
        if made % 9 == 0:
            for name, html in parts(found, seat, lang).items():
                texts = [unescape(a or b) for a, b in SEEN.findall(html)]
                bad = [text.strip() for text in texts if TOKEN.search(text)]
                assert bad == [], name


def test_things_have_names_that_say_where() -> None:
    found = laid("covenant", "me here")
    html = parts(found, 0)["board"]
    names = re.findall(r'data-key="cell-r\dc\d"[^>]*aria-label="([^"]*)"', html)
    assert len(names) == 19 and all(re.match(r"[A-E][1-5][,:]", name) for name in names)
