"""The page of Dwergar: every choice lights up on the table, and people read no tokens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from server.house import add, laid

from underhall.bots.bot import Bot
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.secrets import redeal
from underhall.games.dwergar.face.board.signs import GUILDS
from underhall.server.pages import keeping
from underhall.server.pages import table as page
from underhall.server.pages.boards import drawing
from underhall.server.shown import facts
from underhall.server.tables import moves
from underhall.server.tables.table import Table

CHAIRS = {2: "me here", 3: "me here here", 4: "me here here here"}
ON_THE_TABLE = ("board", "standings", "side", "own", "hand", "seats")
WANTED = 0.95
PAGE: dict[str, Any] = {"mine": [], "owner": False, "handover": None}
SEEN = re.compile(r'>([^<>]+)<|(?:aria-label|title|data-why|data-tip)="([^"]*)"')
TOKEN = re.compile(r"[a-z]_[a-z0-9]|\b(?:board|effect|do|ask|resource|project|pawn)-[a-z]")


def game(seats: int, seed: int, every: int) -> Iterator[tuple[Table, int]]:
    """A game of sensible clans at a table: every so many-th moment, and whose turn it is."""
    found = laid("dwergar", CHAIRS[seats], options={"decks": "random"})
    assert found.match is not None
    bots = [Bot("greedy", found.match.edition.game, seat, seed) for seat in range(seats)]
    made = 0
    while not found.is_over:
        seat = found.waiting()[0]
        if made % every == 0:
            yield found, seat
        s = found.match.state
        token = s.decision.token(s, bots[seat].choose(s))
        add(found, moves.play(found, seat, found.number, token))
        made += 1


def parts(found: Table, seat: int, lang: str = "en") -> dict[str, str]:
    words = facts.words_of(found, lang)
    told = page.parts(facts.facts(found, seat, words), words, {}, **PAGE)
    return {name: part["html"] for name, part in told.items()}


@pytest.mark.parametrize("seats", [2, 4])
def test_decisions_light_something_on_the_table(seats: int) -> None:
    asked: Counter[str] = Counter()
    lit: Counter[str] = Counter()
    for found, seat in game(seats, seats, 3):
        assert found.match is not None and found.match.state.decision is not None
        kind = found.match.state.decision.name
        shown = parts(found, seat)
        asked[kind] += 1
        lit[kind] += any("data-options=" in shown[name] for name in ON_THE_TABLE)
    dark = {kind: n - lit[kind] for kind, n in asked.items() if n > lit[kind]}
    assert lit.total() >= WANTED * asked.total(), dark
    print(f"{seats} seats: {lit.total()} of {asked.total()} decisions light something")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nobody_reads_tokens(lang: str) -> None:
    for found, seat in game(3, 5, 11):
        for name, html in parts(found, seat, lang).items():
            for one, other in SEEN.findall(html):
                text = unescape(one or other)
                assert not TOKEN.search(text), (name, text)


def test_every_option_is_a_button_in_the_prompt() -> None:
    for found, seat in game(2, 3, 7):
        words = facts.words_of(found, "en")
        told = facts.facts(found, seat, words)
        shown = page.parts(told, words, {}, **PAGE)["prompt"]["html"]
        values = re.findall(r'<button[^>]*name="token"[^>]*value="([^"]*)"', shown)
        assert sorted(values) == sorted(option["token"] for option in told["options"])
        assert all(f'data-option="{n}"' in shown for n in range(1, len(values) + 1))


def test_a_page_tells_only_what_a_seat_may_know() -> None:
    for found, seat in game(2, 8, 25):
        words = facts.words_of(found, "en")
        for viewer in (seat, SPECTATOR):
            pages = []
            for luck in ("one", "other"):
                told = facts.facts(
                    found,
                    viewer,
                    words,
                    deal=lambda match, who: redeal(
                        match.edition.game,
                        match.state,
                        who,
                        Fast(luck),  # noqa: B023
                    ),
                )
                pages.append(page.parts(told, words, {}, **PAGE))
            assert pages[0] == pages[1]


def test_another_question_in_an_action_draws_no_panel_mine_or_guild_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keeping.forget()
    table, seat = next(one for one in game(3, 1, 1) if acted(*one))
    words = facts.words_of(table, "en")
    told = facts.facts(table, seat, words)["view"]
    action = told["table"]["action"]
    for name in (*LASTING, action["space"]):
        drawing(told, words).look(name)
    monkeypatch.setattr(keeping.Drawing, "_draw", None)
    later = {**told["table"], "action": {**action, "skills": []}}
    asked = {**told["decision"], "options": ["end_action"]}
    others = [name for name in LASTING if name != action["space"]]
    for name in others:
        drawing({**told, "table": later, "decision": asked}, words).look(name)
    with pytest.raises(TypeError):
        drawing({**told, "table": later}, words).look(action["space"])


LASTING = ("seats", "levels", *GUILDS)


def acted(table: Table, seat: int) -> bool:
    """Whether somebody with a skill is at work in a guild."""
    action = facts.facts(table, seat, facts.words_of(table, "en"))["view"]["table"]["action"]
    return action is not None and action["space"] in GUILDS and bool(action["skills"])
