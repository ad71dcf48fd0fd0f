"""Pages are made of facts: nothing in them depends on what a seat may not see."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from helpers import sparing
from server.blind import blinded
from server.house import laid, step
from server.paged import Paged

from underhall.core import registry
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.editions import room
from underhall.server.pages import rules
from underhall.server.pages.endings import ending
from underhall.server.pages.rendering import render
from underhall.server.pages.table import drawn, parts
from underhall.server.shown import facts
from underhall.server.tables.table import Table
from underhall.text.clauses import rules_in
from underhall.text.remarks import with_sources
from underhall.text.words import Words

GAMES = sorted(registry.games())


def page_of(table: Table, seat: int, lang: str) -> dict[str, Any]:
    """Every part of the page of a seat."""
    words = facts.words_of(table, lang)
    told = facts.facts(table, seat, words)
    return parts(told, words, {}, mine=[], owner=False, handover=None)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_the_same_from_the_state_and_from_its_redeal(game: str) -> None:
    seats = max(3, registry.game(game).seats[0])
    table = laid(game, " ".join(["me", *["here"] * (seats - 1)]))
    chance = Fast(f"pages of {game}")
    for number in range(120):
        if table.is_over:
            break
        if number % 6 == 0:
            for seat in (SPECTATOR, number // 6 % seats):
                lang = ("en", "pl")[number // 6 % 2]
                shown = page_of(table, seat, lang)
                assert page_of(blinded(table, seat, number), seat, lang) == shown
        step(table, chance)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", sparing(["pl", "en"]))
def test_a_whole_game_can_be_shown(game: str, lang: str) -> None:
    table = laid(game, "me here")
    chance = Fast(f"whole {game}")
    while not table.is_over:
        seat = table.waiting()[0]
        made = page_of(table, seat, lang)
        assert 'data-option="1"' in made["prompt"]["html"]
        step(table, chance)
    assert "/result" in page_of(table, 0, lang)["prompt"]["html"]


@pytest.mark.parametrize("winners", [[0], [0, 1], []])
def test_a_result_with_any_number_of_winners(winners: list[int]) -> None:
    table = laid("lantern", "me here")
    chance = Fast("result")
    while not table.is_over:
        step(table, chance)
    words = facts.words_of(table, "en")
    told = ending(table, 0, words)
    told["result"] = {**told["result"], "winners": winners}
    page = render("result.html", t=words.message, lang="en", theme="", tongues=[], **told)
    assert page.count('class="barrow ') == 2
    assert ("crest-art" in page) == bool(winners)
    assert page.count('"crest-field"') == page.count('class="crest-shape"') == len(winners)


def test_only_changed_parts_are_sent() -> None:
    table = laid("lantern", "me here")
    words = facts.words_of(table, "en")
    told = facts.facts(table, 0, words)
    made = parts(told, words, {}, mine=[], owner=False, handover=None)
    have = {name: part["hash"] for name, part in made.items()}
    assert parts(told, words, have, mine=[], owner=False, handover=None) == {}


def opened(visit: httpx.Client, *kinds: str, game: str = "lantern") -> str:
    seats = [{"kind": kind} for kind in kinds]
    answer = visit.post("/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    "path", ["/", "/rules", "/rules/belfort", "/new/belfort", "/join/NOSUCH", "/replays"]
)
def test_pages_without_a_table(visit: httpx.Client, path: str, lang: str) -> None:
    page = visit.get(path, params={"lang": lang})
    assert f'<html lang="{lang}"' in page.text
    assert "<script>" not in page.text
    assert " style=" not in page.text


def test_a_table_and_its_parts(visit: httpx.Client) -> None:
    table = opened(visit, "me", "bot")
    page = visit.get(f"/table/{table}")
    assert 'data-option="1"' in page.text
    told = visit.get(f"/table/{table}/parts", params={"seat": 0}).json()
    assert told["yours"] and set(told["parts"]) >= {"prompt", "board", "seats", "log"}
    assert visit.get(f"/table/{table}/result").status_code == 303
    assert visit.get(f"/table/{table}/replay").status_code == 303
    assert visit.get(f"/table/{table}/replay/parts").status_code == 409


def test_people_at_one_device_find_a_curtain(visit: httpx.Client) -> None:
    table = opened(visit, "me", "here")
    curtain = visit.get(f"/table/{table}").text
    assert "curtain" in curtain and "data-option" not in curtain
    assert 'data-option="1"' in visit.get(f"/table/{table}?seat=1").text


def test_strangers_are_told_nothing(visit: httpx.Client) -> None:
    table = opened(visit, "me", "bot")
    visit.cookies.clear()
    page = visit.get(f"/table/{table}")
    assert page.status_code == 404
    assert "data-part" not in page.text


def test_names_are_escaped(visit: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "<b>x</b>"}, {"kind": "bot"}]
    answer = visit.post("/api/tables", json={"game": "lantern", "seats": seats})
    page = visit.get(f"/table/{answer.json()['table']}").text
    assert "<b>x</b>" not in page and "&lt;b&gt;x" in page


def test_clauses_can_be_linked() -> None:
    ids = [b["id"] for c in rules.chapters("belfort", "en") for b in c["blocks"] if b["id"]]
    assert "BEL-4.12" in ids and len(ids) == len(set(ids))


def test_a_door_tells_what_the_game_is_like(visit: httpx.Client) -> None:
    page = visit.get("/", params={"lang": "pl"}).text
    assert "Pogodnie i gwarno" in page
    assert 'aria-label="Średnio ciężka"' in page


def test_free_chairs_for_everybody_stand_in_the_hall(server: Paged, visit: httpx.Client) -> None:
    seats = [{"kind": "me", "name": "<i>Ania"}, {"kind": "open"}]
    asked = {"game": "lantern", "seats": seats, "public": True}
    code = visit.post("/api/tables", json=asked).json()["invite"]
    assert f"/join/{code}" not in visit.get("/").text
    with server.browser(accept="text/html") as stranger:
        page = stranger.get("/").text
        assert f"/join/{code}" in page and "&lt;i&gt;Ania" in page
        assert stranger.get(f"/join/{code}").status_code == 200


def test_clauses_say_which_language_they_are_in(visit: httpx.Client) -> None:
    polish = visit.get("/rules/belfort", params={"lang": "pl"}).text
    assert '<article class="panel rules-text" id="rules-article" lang="pl">' in polish
    assert "Gra ma 7 rund." in polish and "The game has 7 rounds." not in polish
    english = visit.get("/rules/belfort", params={"lang": "en"}).text
    assert '<article class="panel rules-text" id="rules-article" lang="en">' in english
    assert "The game has 7 rounds." in english
    assert "rules-note" not in polish + english and "<!--" not in polish + english


def test_clauses_that_are_not_translated_say_so(
    visit: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = rules_in(room("lantern"), "en")
    monkeypatch.setattr(rules, "rules_in", lambda room, lang: english)
    rules.chapters.cache_clear()
    polish = visit.get("/rules/lantern", params={"lang": "pl"}).text
    rules.chapters.cache_clear()
    assert "Punkty zasad są tylko po angielsku" in polish
    assert '<article class="panel rules-text" id="rules-article" lang="en">' in polish


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_chapters_for_authors_are_not_shown(lang: str) -> None:
    for game in registry.games():
        titles = " ".join([chapter["title"] for chapter in rules.chapters(game, lang)])
        assert not re.search("Decision points|bot author", titles)


def test_rulings_with_numbers_stand_each_on_its_own() -> None:
    found = rules.blocks("---\n\n1. **One.** First\n   of all.\n2. Two.\n")
    assert [block["text"] for block in found] == ["1. **One.** First of all.", "2. Two."]


def test_remarks_say_where_a_rule_comes_from() -> None:
    text = "A house *(house)*. *(how: house)*"
    assert with_sources(text, Words("pl")) == "A house *(to wydanie)*. *(how: to wydanie)*"


def test_rules_are_laid_out_as_they_are_written() -> None:
    body = "- [LAN-1.1] **One** *two*:\n  - a point\n\n| a | b |\n|---|---|\n| c | `d` |\n"
    clause, point, table = rules.blocks(body)
    assert clause["id"] == "LAN-1.1" and str(clause["html"]) == "<b>One</b> <em>two</em>:"
    assert (point["kind"], point["text"]) == ("point", "a point")
    assert [[str(cell) for cell in row] for row in table["rows"]] == [
        ["a", "b"],
        ["c", "<code>d</code>"],
    ]


def test_columns_about_files_are_not_for_players() -> None:
    body = "| a | in `components.toml` | b |\n|---|---|---|\n| c | d | e |\n"
    (table,) = rules.blocks(body)
    assert table["rows"] == [["a", "b"], ["c", "e"]]


def test_what_is_asked_stands_behind_what_is_not() -> None:
    table = laid("lantern", "me here")
    shown = page_of(table, 0, "en")["prompt"]["html"]
    assert 'data-not-now="Not now: Which lamp do you show?"' in shown
    assert "data-not-now" not in page_of(table, SPECTATOR, "en")["prompt"]["html"]


def test_a_board_is_drawn_with_the_corrected_data_of_its_table() -> None:
    table = laid("runedar", "me here")
    words = facts.words_of(table, "en")
    told = facts.facts(table, 0, words)
    told["table"]["corrections"] = {"mercenary": [{"id": "ambush", "gold_cost": 1}]}
    prices = {one["id"]: one["price"] for one in drawn(told, words)["mercenaries"]}
    assert (prices["ambush"], prices["slay_troll"]) == (1, 3)
