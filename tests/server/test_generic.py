"""The table of a game without a board of its own: made of its view, in words, never as raw data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from helpers import sparing
from minijinja import escape
from server.house import laid, step

from underhall.core import registry
from underhall.core.chance import Fast
from underhall.core.secrets import view
from underhall.pictures import paint
from underhall.server.pages import boards, generic
from underhall.server.pages.choices import Lights
from underhall.server.pages.faces import Face, face
from underhall.server.pages.labels import topics
from underhall.server.pages.table import pages_of, parts
from underhall.server.shown import facts
from underhall.text.books import book
from underhall.text.words import Words

GAMES = sorted(registry.games())
BOARDLESS = [game for game in GAMES if boards.look(game).draw is None]
LANGUAGES = ("en", "pl")
PICTURE = re.compile("<pre>.*?</pre>", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
RAW = re.compile(r"[{}\[\]_]|\b(None|True|False)\b|\b[a-z]\w*-\w+:|\w:\w")
"""Marks of data, constants, ids of messages before a colon, and targets such as ``card:bank``."""

WORDS = Words("en", "lantern", ["Ania", "Borin"])


def moments(game: str) -> Iterator[Any]:
    """A table now and then in the course of a game."""
    seats = max(2, registry.game(game).seats[0])
    table = laid(game, " ".join(["me", *["here"] * (seats - 1)]))
    chance = Fast(f"generic {game}")
    number = 0
    while not table.is_over:
        if number % 9 == 0:
            yield table
        step(table, chance)
        number += 1
    yield table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", sparing(LANGUAGES))
def test_nothing_is_shown_raw(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    look = boards.look(game)
    plain = look._replace(draw=None, room=boards.GENERIC, prompt="generic/prompt.html")
    monkeypatch.setattr(boards, "look", lambda game: plain)
    for table in moments(game):
        words = facts.words_of(table, lang)
        told = facts.facts(table, 0, words)
        made = parts(told, words, {}, mine=[], owner=False, handover=None)
        for name in ("board", "standings", "seats", "own", "hand"):
            text = TAG.sub(" ", PICTURE.sub("", made[name]["html"]))
            assert RAW.search(text) is None, f"{name}: {RAW.search(text)}"
        assert len(made["board"]["html"]) > 200


@pytest.mark.parametrize("text", ["{'a': 1}", "view-gold: 2", "troll_of_a", "None", "card:bank"])
def test_raw_data_is_told(text: str) -> None:
    assert RAW.search(text)


def test_a_word_that_begins_with_a_number_is_no_id() -> None:
    assert not RAW.search("tunel 2-polowy: 2 klejnoty, 3 honoru, zostało 12")


@pytest.mark.parametrize("game", BOARDLESS)
def test_every_key_of_a_view_has_a_name(game: str) -> None:
    """What a game without a board must bring: a word ``view-KEY`` for each key of its view."""
    keys: set[str] = set()
    for table in moments(game):
        shown = view(table.match.edition.game, table.match.state, 0)["table"]
        keys |= {key for key in shown if key not in (generic.PLAYERS, *face(game).unseen)}
        keys |= {key for player in shown.get(generic.PLAYERS, []) for key in player}
    keys -= {"score"}
    for lang in LANGUAGES:
        assert sorted(key for key in keys if f"view-{key}" not in book(lang, game).ids) == []


@pytest.fixture
def any_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game declares that has a first player and sites that belong to somebody."""
    declared = Face(whose=frozenset({"first", "sites"}), unseen=frozenset({"printed"}))
    monkeypatch.setattr(generic, "face", lambda game: declared)


def drawn(table: dict[str, Any], players: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    seen: dict[str, Any] = {"game": "lantern", "seat": 0, "seats": 2, "table": dict(table)}
    seen["table"]["players"] = players or [{}, {}]
    found: dict[str, Any] = generic.draw(seen, WORDS)
    return found


def field(value: Any, key: str = "things") -> dict[str, Any]:
    (found,) = drawn({key: value})["fields"]
    assert isinstance(found, dict)
    return found


def test_numbers_and_names() -> None:
    assert field(0)["value"] == "0"
    assert field(True)["value"] == "Yes"
    assert field("gold", "ore")["value"] == "Gold"
    assert field("1:gold")["value"] == field("gold:1")["value"] == "Borin: Gold"


@pytest.mark.usefixtures("any_face")
def test_a_number_may_be_a_seat() -> None:
    assert field(1, "first")["value"] == "Borin"
    (item,) = field({"gold": 0}, "sites")["items"]
    assert (item["name"], item["number"], item["detail"]) == ("Gold", None, "Ania")
    assert field(1, "last")["value"] == "1"


@pytest.mark.usefixtures("any_face")
def test_what_a_board_alone_reads_is_not_shown() -> None:
    assert [one["key"] for one in drawn({"printed": {"gold": 2}, "deck": 3})["fields"]] == ["deck"]


def test_heaps_and_displays() -> None:
    heap = field({"gold": 2, "silver": 0}, "ore")
    assert [(item["name"], item["number"]) for item in heap["items"]] == [
        ("Gold", 2),
        ("Silver", 0),
    ]
    assert heap["items"][0]["icon"] == {"id": "gold", "tone": "gold", "look": "tok t-gold"}
    assert not heap["stock"] and field({"gold": 2, "stone": 0})["stock"]
    display = field(["gold", "gold"])
    assert [item["number"] for item in display["items"]] == [None, None]
    assert (display["total"], display["long"]) == (2, False)
    assert field({str(n): 1 for n in range(30)})["long"]


def test_things_with_details() -> None:
    (item,) = field({"1": {"card": "gold", "silver": 3, "open": True, "gone": None}})["items"]
    assert item["detail"] == "Gold · Silver 3 · Open"
    told = {"1": {"carts": [{"gold": 2}, {}], "there": [False, True], "none": [None, {}]}}
    (item,) = field(told)["items"]
    assert item["detail"] == "Carts: Ania (Gold 2) · There: Borin"


def test_lists_of_things_without_a_name() -> None:
    plan, number = field([{"gold": 2}, 7])["items"]
    assert (plan["name"], plan["detail"], plan["targets"]) == ("", "Gold 2", [])
    assert (number["name"], number["detail"]) == ("7", "")


def test_what_is_counted_for_each_player() -> None:
    grid = field({"gold": [1, 0], "silver": [0, 2]})
    assert (grid["kind"], grid["rows"][1]) == ("grid", {"name": "Silver", "cells": [0, 2]})
    assert field([1, 0], "turn_order")["kind"] == "order"
    players = drawn({"ways": [{"gold": 1}, {"gold": 2}]})["seats"]
    assert [seat["fields"][0]["items"][0]["number"] for seat in players] == [1, 2]


def test_what_is_empty_is_told_in_one_line() -> None:
    told = drawn({"deck": 3, "shown": None, "discard": {}, "pile": []})
    assert [one["key"] for one in told["fields"]] == ["deck"]
    assert told["empty"] == ["Shows", "Discarded", "Ore left"]


@pytest.mark.usefixtures("any_face")
def test_the_own_hand_is_shown_once() -> None:
    told = drawn({}, [{"cards": {"gold": 2}, "score": 5}, {"cards": {"gold": 1}, "score": 4}])
    assert [card["name"] for card in told["hand"]] == ["Gold", "Gold"]
    assert (told["seats"][0]["fields"], told["seats"][0]["score"]) == ([], 5)
    assert len(told["seats"][1]["fields"]) == 1


def test_things_light_up_whatever_their_topic() -> None:
    option = {"n": 4, "key": 4, "targets": "goblin:gold hand:silver"}
    lit = Lights([option], [])
    assert lit("ore:gold", "*:gold")["open"]
    assert not lit("ore:gold")["open"]
    assert not lit("ore:silver", "*:silver")["open"]
    assert "*" not in lit("ore:gold", "*:gold")["attrs"]
    assert topics("mercenaries")[-1] == "mercenary"


def test_a_phone_has_no_tab_without_a_page() -> None:
    assert "page-side" not in dict(pages_of(WORDS))
    assert "page-side" in dict(pages_of(Words("en", "belfort")))


def test_the_picture_of_a_game_without_a_board_is_shown() -> None:
    table = laid("lantern", "me here")
    words = facts.words_of(table, "en")
    told = facts.facts(table, 0, words)
    shown = boards.drawing(told["view"], words)["picture"]
    assert table.match is not None
    assert shown == paint(table.match.edition.game, table.match.state, 0, words)
    assert f"<pre>{escape(shown)}" in parts(told, words, {})["board"]["html"]
