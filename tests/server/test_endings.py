"""The page of a result: places or a common fate with its cause, points that add up, notes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from server.house import add, laid, step

from underhall.core.chance import Fast
from underhall.core.result import Result
from underhall.server.pages import charts, table
from underhall.server.pages.endings import ending, has_broken_tie, is_first_after_a_tie, peeks
from underhall.server.pages.rendering import render
from underhall.server.shown import facts, history
from underhall.server.tables import people, undoing
from underhall.server.tables.table import Table


def finished(game: str, seats: str = "me here", **options: str) -> Table:
    played = laid(game, seats, options=options)
    chance = Fast(f"to the end of {game}")
    for _ in range(5000):
        if played.is_over:
            break
        step(played, chance)
    return played


def page(played: Table, lang: str = "en") -> tuple[dict[str, Any], str]:
    words = facts.words_of(played, lang)
    told = ending(played, 0, words)
    frame = {"t": words.message, "lang": lang, "theme": "", "tongues": [], "level": str}
    return told, render("result.html", **frame, **told)


def test_who_lose_together_are_told_why_and_have_no_places() -> None:
    told, html = page(finished("runedar"))
    assert told["as_one"]
    assert told["cause"]
    assert "place-n" not in html
    assert html.count('class="barrow seat') == 1
    assert told["cause"].split()[0] in html


def test_who_is_alone_against_the_game_is_called_by_name() -> None:
    told, html = page(finished("runedar", "me"))
    assert told["as_one"]
    assert "All together" not in html
    assert {row["name"] for row in told["bars"]["rows"]} == {told["players"][0]["name"]}


def test_where_players_compete_there_are_places_and_no_cause() -> None:
    told, html = page(finished("lantern"))
    assert not told["as_one"]
    assert told["cause"] == ""
    assert html.count("place-n") == 2


@pytest.mark.parametrize(
    "scores, ranks, broken",
    [([9, 9], [1, 2], True), ([9, 9], [1, 1], False), ([9, 8, 8, 7], [1, 2, 2, 4], False)],
)
def test_a_tie_is_broken_where_equal_points_are_in_different_places(
    scores: list[int], ranks: list[int], broken: bool
) -> None:
    assert has_broken_tie({"scores": scores, "ranks": ranks}) is broken


@pytest.mark.parametrize(
    "scores, ranks, broken",
    [([9, 9], [2, 1], True), ([9, 9, 9], [1, 1, 3], True), ([9, 8, 8], [1, 3, 2], False)],
)
def test_a_tie_for_first_place_is_told_with_who_won(
    scores: list[int], ranks: list[int], broken: bool
) -> None:
    assert is_first_after_a_tie({"scores": scores, "ranks": ranks}) is broken


def test_how_a_tie_was_broken_is_told() -> None:
    played = finished("lantern")
    told, html = page(played)
    assert told["tie"] == "" and "Equal points" not in html
    assert played.match
    result = played.match.state.result
    played.match.state.result = Result((9, 9), (2, 1), result.sources, result.points)
    told, html = page(played)
    assert told["tie"] == "Equal points: who has more ore tiles is ahead."
    assert f'<p class="cause">{told["tie"]}' in html


def test_points_lost_stand_beside_the_bar() -> None:
    result = {
        "ranks": [1, 2],
        "scores": [6, 3],
        "breakdown": [{"a": 10, "tax": -4}, {"a": 3, "tax": 0}],
        "sources": [{"id": "a", "label": "A"}, {"id": "tax", "label": "Tax"}],
    }
    rows = charts.bars(result, [{"name": "x"}, {"name": "y"}])["rows"]
    assert [row["lost"] for row in rows] == [[{"label": "Tax", "points": 4}], []]
    for row in rows:
        gained = sum(part["points"] for part in row["segments"])
        assert gained - sum(part["points"] for part in row["lost"]) == row["score"]


def test_what_brought_nothing_to_anybody_is_not_told() -> None:
    result = {
        "ranks": [2, 1],
        "scores": [1, 3],
        "breakdown": [{"a": 0, "b": 1, "c": 0}, {"a": 0, "b": 3, "c": 0}],
        "sources": [{"id": one, "label": one} for one in "abc"],
    }
    told = charts.bars(result, [{"name": "x"}, {"name": "y"}])
    assert told["ledger"] == [{"label": "b", "points": [3, 1]}]


def test_many_sources_look_all_different() -> None:
    sources = [{"id": str(n), "label": str(n)} for n in range(16)]
    result = {"ranks": [1], "scores": [16], "sources": sources}
    result["breakdown"] = [{str(n): 1 for n in range(16)}]
    looks = [one["look"] for one in charts.bars(result, [{"name": "x"}])["legend"]]
    assert len(set(looks)) == 16


@pytest.mark.parametrize("lang, month", [("en", "Month"), ("pl", "Miesiąc")])
def test_points_by_month_add_up(lang: str, month: str) -> None:
    told, html = page(finished("belfort"), lang)
    along = told["along"]
    assert (along["name"], along["heads"]) == (month, [1, 2, 3, 4, 5, 6, 7])
    assert [row["total"] for row in along["rows"]] == told["result"]["scores"]
    for row in along["rows"]:
        assert sum(row["gains"]) == row["total"]
    assert f'<th scope="col">{month}</th>' in html
    # Districts score after the third, the fifth and the last month.
    assert {at for row in along["rows"] for at, n in enumerate(row["gains"], 1) if n > 0} <= {
        3,
        5,
        7,
    }
    assert [mark["n"] for mark in told["chart"]["marks"]] == along["heads"]


def test_sources_of_points_look_different_from_each_other() -> None:
    """Lines of the usual hatch are lost on the darkest colour."""
    told, html = page(finished("covenant"), "en")
    looks = [item["look"] for item in told["bars"]["legend"]]
    assert "src-d twice" in looks
    swatches = re.findall(r'<svg class="swatch".*?</svg>', html, re.DOTALL)
    seen = [
        (look.split()[0], *re.findall(r"url\((#\w+)\)", svg)) for look, svg in zip(looks, swatches)
    ]
    assert len(set(seen)) == len(looks) == len(swatches)
    assert ("src-d", "#stripes") in seen


def test_a_game_that_begins_in_its_first_period_has_a_mark_there() -> None:
    told = charts.chart([[0], [1], [2]], [{"name": "x"}], [1, 1, 2])
    assert [mark["n"] for mark in told["marks"]] == [1, 2]


def test_a_curve_has_no_room_for_long_names_and_crowded_numbers() -> None:
    rows = [[n] for n in range(100)]
    told = charts.chart(rows, [{"name": "Wielimira Wspaniała"}], [1, 2, 3, *[4] * 97])
    assert [line["name"] for line in told["lines"]] == ["Wielimira…"]
    assert [mark["n"] for mark in told["marks"] if mark["told"]] == [1]
    assert charts.shortened("Wielimirek") == "Wielimirek"


def test_what_comes_before_the_first_round_counts_for_it() -> None:
    """And what the last move of a round brought counts for that round."""
    found = charts.by_period([[5, 0], [5, 0], [6, 2], [4, 9]], [0, 1, 2, 2])
    assert found == {"heads": [1, 2], "gains": [[6, -2], [2, 7]], "totals": [4, 9]}
    assert charts.by_period([[0], [1]], [0, 0]) is None


def test_somebody_alone_sees_the_points_of_the_game_itself() -> None:
    told, html = page(finished("covenant", "me"))
    own, elders = sorted(told["bars"]["rows"], key=lambda row: -row["seat"])
    assert elders["name"] == "Council of Elders" and elders["name"] in html
    assert {own["rank"], elders["rank"]} <= {1, 2}
    columns = zip(*[source["points"] for source in told["bars"]["ledger"]])
    assert [sum(column) for column in columns] == [row["score"] for row in told["bars"]["rows"]]
    assert "Own scoring of the Elders" in html
    assert "Council of Elders" in told["cause"]


@pytest.mark.parametrize("lang, both", [("en", "Seat 1 and Seat 4"), ("pl", "Gracz 1 i Gracz 4")])
def test_partners_have_their_points_together(lang: str, both: str) -> None:
    told, html = page(finished("mountain_king", "me here here here", teams="yes"), lang)
    assert sorted(row["rank"] for row in told["bars"]["rows"]) == [1, 2]
    assert html.count('class="barrow seat') == 2 and html.count("place-n") == 2
    [row] = [row for row in told["bars"]["rows"] if row["seat"] == 0]
    assert row["name"] == both and [one["seat"] for one in row["who"]] == [0, 3]
    assert {len(source["points"]) for source in told["bars"]["ledger"]} == {2}
    assert len(told["along"]["rows"]) == 2 and len(told["chart"]["lines"]) == 4


def test_a_common_defeat_draws_no_empty_curve() -> None:
    told, html = page(finished("runedar"))
    assert told["chart"] is None and told["along"] is None
    assert "polyline" not in html


def test_a_tie_of_all_is_no_common_fate() -> None:
    rows = [{"a": 1, "b": 2}, {"a": 2, "b": 1}]
    assert not charts.together({"ranks": [1, 1], "scores": [3, 3], "breakdown": rows})
    assert charts.together({"ranks": [2, 2], "scores": [0, 0], "breakdown": [{"a": 0}] * 2})


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_taking_back_after_a_look_is_told(lang: str) -> None:
    played = laid("belfort", "me here", undo="free")
    chance = Fast("peek")
    assert played.match is not None
    for _ in range(400):
        step(played, chance)
        moves = played.match.moves
        if moves[-1].seat == 0 and moves[-1].mark != played.match.state.mark:
            break
    words = facts.words_of(played, lang)
    told = facts.facts(played, 0, words)
    shown = table.parts(told, words, {}, mine=[0], owner=False, handover=None)
    assert words.message("undo-told") in shown["prompt"]["html"]
    add(played, undoing.undo(played, 0, played.number))
    line = history.log_lines(played, 0, facts.words_of(played, lang))[-1]
    assert {"en": "after seeing", "pl": "widząc"}[lang] in line["text"]
    (taken,) = peeks(played, facts.words_of(played, lang))
    add(played, people.resign(played, 1))
    add(played, undoing.end(played, 0))
    html = page(played, lang)[1]
    assert taken in html[html.index('"win-words"') : html.index('"acts-row"')]


def test_a_game_that_was_ended_tells_what_people_did() -> None:
    played = laid("lantern", "me here", undo="free")
    chance = Fast("ended")
    for _ in range(6):
        step(played, chance)
    add(played, undoing.undo(played, 0, played.number))
    add(played, people.resign(played, 1))
    add(played, undoing.end(played, 0))
    assert played.ended
    told, shown = page(played)
    assert len(told["notes"]) == 1 and told["notes"][0] in shown
    assert '<p class="cause">Seat 2 resigns; a bot plays on.</p>' in shown, "beside who won"
