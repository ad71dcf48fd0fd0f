"""The page of a review: lines, piles of points, what was left, and a file that needs nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from helpers import play_on, started

from underhall.coach import review, wording
from underhall.core.match import Match
from underhall.server.coaching import course, pictures
from underhall.server.coaching.lines import LOW, charts_of
from underhall.server.coaching.review_page import alone, context, headline, remarks
from underhall.text.words import Words

SEATS = 3
NAMES = ["Ania", "Borin", "Dalla"]


@cache
def reviewed(id: str) -> tuple[Match, dict[str, Any]]:
    """A finished game at random, and its review."""
    match = play_on(started(id, SEATS, 6), 6)
    return match, review.review(match, budget=4)


def page(id: str, seat: int, lang: str = "en") -> dict[str, Any]:
    match, found = reviewed(id)
    return context(match, found, Words(lang, id, NAMES), seat, "")


def test_piles_of_points_end_with_the_result() -> None:
    match, _ = reviewed("dwergar")
    told = page("dwergar", 0)["stacks"]
    result = match.state.result
    assert result is not None
    assert [row["piles"][-1]["total"] for row in told["rows"]] == sorted(
        result.scores, key=lambda score: -score
    )
    for row in told["rows"]:
        labels = [pile["label"] for pile in row["piles"]]
        assert labels[-1] == "End" and len(labels) <= course.MOMENTS + 1
        assert [int(label) for label in labels[:-1]] == sorted({int(n) for n in labels[:-1]})
    looks = [item["look"] for item in told["legend"]]
    assert len(set(looks)) == len(looks)


def test_what_ran_out_comes_first_and_is_marked() -> None:
    rows = page("runedar", 0)["perils"]
    assert [row["cause"] for row in rows] == [True, False, False, False, False]
    assert rows[0]["left"] == 0 and all(row["left"] > 0 for row in rows[1:])
    parts = [row["part"] for row in rows[1:]]
    assert parts == sorted(parts)


def test_chances_can_be_changed_for_the_lead() -> None:
    match, found = reviewed("dwergar")
    people = [pictures.player(at, 0, [], Words("en", "dwergar", NAMES)) for at in range(SEATS)]
    charts = charts_of(match, found, people, found["costly"], Words("en", "dwergar", NAMES))
    assert [chart["id"] for chart in charts] == ["chance", "lead"]
    assert [fall["letter"] for fall in charts[0]["falls"]] == list("abc")[: len(found["costly"])]
    assert any(tick["zero"] for tick in charts[1]["ticks"])
    for chart in charts:
        assert len(chart["lines"]) == SEATS and chart["bands"]
        places = [(fall["x"], fall["y"]) for fall in chart["falls"]]
        for at, (x, y) in enumerate(places):
            for left, top in places[:at]:
                assert abs(x - left) > LOW or abs(y - top) >= LOW
    together = page("runedar", 0)["charts"]
    assert [(chart["id"], len(chart["lines"])) for chart in together] == [("chance", 1)]


def test_who_did_not_win_reads_by_how_much() -> None:
    match, found = reviewed("dwergar")
    result = match.state.result
    assert result is not None
    words = Words("en", "dwergar", NAMES)
    winner = result.winners[0]
    loser = next(seat for seat in range(SEATS) if seat not in result.winners)
    assert headline(match, "Somebody wins.", winner, words) == "Somebody wins."
    missing = max(result.scores) - result.scores[loser]
    assert headline(match, "Somebody wins.", loser, words).startswith(f"{missing} point")
    assert remarks(match, found, winner, words) == []
    assert all(remarks(match, found, loser, words))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_file_brings_its_styles_and_icons_along(lang: str) -> None:
    match, _ = reviewed("dwergar")
    html = alone(page("dwergar", 0, lang), Words(lang, "dwergar", NAMES))
    assert "@import" not in html and "/static/" not in html
    assert ".cartbody" in html and 'class="mine"' in html
    assert match.state.result is not None


def test_a_board_is_shown_whole_where_it_is_no_single_drawing() -> None:
    big = f'<svg class="map">{"<path/>" * 40}</svg>'
    assert pictures.drawing_in(f"<div><p>around</p>{big}</div>") == big
    cells = "<div><svg><use/></svg><span>text that is long enough</span></div>" * 9
    assert pictures.drawing_in(cells) == cells


def test_who_plays_alone_sees_points_grow() -> None:
    match = play_on(started("covenant", 1, 2), 2)
    found = review.review(match, budget=1)
    words = Words("en", "covenant", NAMES[:1])
    told = context(match, found, words, 0, "")
    assert [chart["id"] for chart in told["charts"]] == ["points-line"]
    result = match.state.result
    assert result is not None
    points = told["charts"][0]["lines"][0]["points"].split()
    assert len(points) == len(found["moments"])
    assert not any("lead" in remark for remark in told["remarks"])
    html = alone(told, words)
    assert "Points so far" in html and "→" not in html.partition("turnlist")[2]


def test_long_turns_are_told_in_short() -> None:
    one, other = wording.apart([*"abcdefghij"], [*"xyz"])
    assert (one, other) == ("A · b · c · d · e · f · g · …", "X · y · z")
    assert wording.apart([*"abcdefgh"], [*"abz"]) == ("… · c · d · e · f · g · h", "… · z")
