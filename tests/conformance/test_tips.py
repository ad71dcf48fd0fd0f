"""Tips: every thing on a board says what it does, where it is ruled and what is reconstructed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest
from server.house import laid, step

from underhall import editions, effects, things
from underhall.core import registry
from underhall.core.chance import Fast
from underhall.lessons import lesson
from underhall.server.pages import boards, lessons, tips
from underhall.server.pages.table import parts
from underhall.server.shown import facts
from underhall.server.tables.table import Table
from underhall.text import languages
from underhall.text.clauses import rules_in
from underhall.text.words import Words

GAMES = sorted(id for id in registry.games() if (editions.room(id) / "face/board").is_dir())
BOARD = ("board", "standings", "side", "hand", "own", "seats")
VOID = ("br", "hr", "img", "input")
PILE = "#i-deck"
SEATS = ("own", "seats")
"""Panels of players, which say in words what they count."""
BESIDE = {"mine": [], "owner": False, "handover": None, "callable": False, "lesson": True}
EVERY, MOST = 60, 420
"""Random games are looked at so often, up to so many moves."""


@cache
def clauses(game: str, lang: str) -> frozenset[str]:
    """What players can read of the rules."""
    chapters = rules_in(editions.room(game), lang).for_players
    return frozenset(clause.id for chapter in chapters for clause in chapter.clauses)


def every(game: str) -> Iterator[tuple[str, str]]:
    """Each thing that does something, by kind and token."""
    words = Words("en", game)
    for kind in effects.kinds(game):
        yield from ((kind, token) for token in words.tokens(kind))


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_things_is_declared(game: str) -> None:
    assert sorted(set(effects.kinds(game)) - things.kinds(game).keys()) == []
    for name, kind in things.kinds(game).items():
        named = {kind.clause, *kind.clauses.values()}
        for lang in languages():
            assert sorted(named - clauses(game, lang)) == [], name


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_is_found_in_the_data(game: str) -> None:
    raw = editions.components(game)
    lost = []
    for kind, token in every(game):
        declared = things.kinds(game)[kind]
        lists = [path for path in declared.data if isinstance(at(raw, path), list)]
        known = {row["id"] for path in lists for row in at(raw, path)}
        if len(lists) == len(declared.data) > 0 and token not in known | declared.made.keys():
            lost.append(f"{kind}:{token}")
    assert lost == []


def at(raw: Any, path: str) -> Any:
    for part in path.split("."):
        inner = isinstance(raw, list)
        raw = [one for row in raw for one in row.get(part, ())] if inner else raw[part]
    return raw


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_tip_says_what_is_reconstructed(game: str, lang: str) -> None:
    words, raw = Words(lang, game), editions.components(game)
    says = tips.about(words, None)
    ours = {"en": "reconstructed", "pl": "odtworzone"}[lang]
    for kind, token in every(game):
        told = str(says(f"{kind}:{token}"))
        source = things.source(game, raw, kind, token)
        assert f'data-rule="{source.clause}"' in told
        assert 'data-does="' in told, (kind, token)
        assert (ours in told.partition("data-note")[2]) == bool(source.made), (kind, token)
        assert not source.number or f" {source.number} " in told.partition("data-note")[2]


@pytest.mark.parametrize("lang", languages())
def test_a_corrected_value_is_no_longer_ours(lang: str) -> None:
    game, kind = next((id, kind) for id in GAMES for kind in effects.kinds(id) if ours(id, kind))
    token, path = ours(game, kind)[0], things.kinds(game)[kind].data[0]
    changes: object = [{"id": token}]
    for part in reversed(path.split(".")):
        changes = {part: changes}
    assert isinstance(changes, dict)
    words = Words(lang, game)
    told = str(tips.about(words, changes)(f"{kind}:{token}"))
    assert words.message("tip-corrected") in told
    assert words.message("tip-made") not in told


def ours(game: str, kind: str) -> list[str]:
    """Tokens of things whose rows are reconstructed as a whole."""
    raw, declared = editions.components(game), things.kinds(game)[kind]
    if not declared.data or not isinstance(at(raw, declared.data[0]), list):
        return []
    tokens = [token for one, token in every(game) if one == kind and token not in declared.made]
    return [one for one in tokens if things.source(game, raw, kind, one).made == (things.WHOLE,)]


class Things(HTMLParser):
    """Collects the attributes of what stands for something on the table, and of what has a tip."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.around: list[tuple[str, dict[str, str]]] = []
        """The elements that are open, by their tags and attributes."""
        self.doubled: set[str] = set()
        """What has a tip of the browser's beside its own."""
        self.bare_piles: set[str] = set()
        """Piles of cards without a tip."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if told(given):
            self.found.append(given)
        if tag not in VOID:
            self.around.append((tag, given))
        classes = [one.get("class", "") for _, one in self.around]
        if tag == "title" and any(told(one) for _, one in self.around):
            self.doubled.add(" ".join(classes))
        rules = any("data-rule" in one for _, one in self.around)
        if given.get("href", "").endswith(PILE) and not rules:
            self.bare_piles.add(" ".join(classes))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        while any(open_tag == tag for open_tag, _ in self.around):
            if self.around.pop()[0] == tag:
                return


def told(given: dict[str, str]) -> bool:
    """Whether an element with these attributes has a tip."""
    return "data-target" in given or "data-rule" in given


def moments(game: str) -> Iterator[tuple[Table, int]]:
    """Tables in the middle of games: of the lesson, and of a random game."""
    course = lesson(game)
    assert course is not None
    assert boards.look(game).faults == ()
    end = len(course.line.moves)
    for n in range(course.steps[0].at, end, max(1, end // 4)):
        yield lessons.table_at(game, n), course.seat
    alone = ["me"] if registry.game(game).seats[0] == 1 else []
    for seats in ("me here here", *alone):
        yield from played(game, seats)


def played(game: str, seats: str) -> Iterator[tuple[Table, int]]:
    """A random game, looked at now and then."""
    table, chance = laid(game, seats), Fast(f"tips {game}")
    for n in range(MOST):
        if table.is_over:
            return
        if n % EVERY == 0:
            yield table, table.waiting()[0]
        step(table, chance)


def read(game: str, lang: str, names: Sequence[str] = BOARD) -> Iterator[Things]:
    """The parts of the page, read at some moments."""
    for table, seat in moments(game):
        words = facts.words_of(table, lang)
        made = parts(facts.facts(table, seat, words), words, {}, **BESIDE)
        for name in names:
            reader = Things()
            reader.feed(made[name]["html"])
            yield reader


def shown(game: str, lang: str) -> Iterator[dict[str, str]]:
    for reader in read(game, lang):
        yield from reader.found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_thing_on_a_board_has_a_tip(game: str, lang: str) -> None:
    lacking, wrong, kinds = set(), set(), set()
    for thing in shown(game, lang):
        targets = thing.get("data-target", "").split()
        topics = {one.partition(":")[0] for one in targets}
        if "data-rule" not in thing:
            if not (topics | set(targets)) & things.beside(game):
                lacking.add(" ".join(targets))
            continue
        kinds |= topics
        if thing["data-rule"] not in clauses(game, lang):
            wrong.add(thing["data-rule"])
        if thing.get("data-does", "x") == "":
            wrong.add(" ".join(targets))
    assert sorted(lacking) == []
    assert sorted(wrong) == []
    assert len(kinds) > 5


@pytest.mark.parametrize("game", GAMES)
def test_every_declared_kind_is_marked_on_the_board(game: str) -> None:
    folder = editions.room(game) / "face/board"
    files = [file for file in folder.rglob("*") if file.suffix in (".html", ".py")]
    text = "\n".join([file.read_text("utf-8") for file in files])
    named = set(re.findall(r"[\"'](\w+):", text))
    kinds = things.kinds(game)
    bare = [name for name in kinds if not named & {name, *kinds[name].targets}]
    assert sorted(bare) == sorted(things.unseen(game))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_has_a_tip_of_the_browser_beside_its_own(game: str) -> None:
    assert sorted({one for reader in read(game, "en") for one in reader.doubled}) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_pile_of_cards_has_a_tip(game: str) -> None:
    names = [name for name in ("top", *BOARD) if name not in SEATS]
    assert sorted({one for reader in read(game, "en", names) for one in reader.bare_piles}) == []
