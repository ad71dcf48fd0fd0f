"""One's own record: what counts, and how it adds up."""

from __future__ import annotations

import re
from typing import Any

from server.house import add, laid, plan, step

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.server.shown import facts, records
from underhall.server.shown.lobby import finished_tables
from underhall.server.shown.own_record import longest_streak, own_record
from underhall.server.store.interface import Card
from underhall.server.tables import people
from underhall.server.tables.opening import lay


def card(at: int, scores: list[int], ranks: list[int], **more: Any) -> Card:
    state = {"names": ["a"] * len(scores), "result": {"scores": scores, "ranks": ranks}, **more}
    return Card(f"t{at}", "lantern", "", at, at, 1, "over", state=state)


def test_games_are_counted_by_game_and_players() -> None:
    held = [
        (card(1, [10, 5], [1, 2]), ["0", "o"]),
        (card(2, [4, 9], [2, 1]), ["0"]),
        (card(3, [7, 7, 1], [1, 1, 3]), ["1"]),
    ]
    two, three = own_record(held, "en")
    assert (two["seats"], two["played"], two["won"], two["best"], two["mean"]) == (2, 2, 1, 10, 7.0)
    assert (three["seats"], three["won"]) == (3, 1)


def test_a_draw_with_whoever_has_no_seat_is_no_win() -> None:
    drawn = {"scores": [34], "ranks": [1], "drawn": True}
    (row,) = own_record([(card(1, [34], [1], result=drawn), ["0"])], "en")
    assert (row["played"], row["won"], row["best"], row["streak"]) == (1, 0, 34, 0)


def test_what_a_bot_made_of_a_resigned_game_does_not_count() -> None:
    table = laid("lantern", "me greedy")
    assert 0 in table.card().state["people"]
    add(table, people.resign(table, 0))
    seated = table.card().state["people"]
    held = [(card(1, [9, 5], [1, 2], people=seated), ["0"])]
    assert own_record(held, "en") == []


def test_what_one_did_not_play_to_the_end_alone_does_not_count() -> None:
    finished = card(1, [1, 2], [2, 1])
    held = [
        (finished, ["w"]),
        (finished, ["0", "1"]),
        (card(2, [1, 2], [2, 1], brought=True), ["0"]),
        (card(4, [2, 1], [1, 2], amid=True, trial=True), ["0"]),
        (card(3, [1, 2], [2, 1], result=None), ["0"]),
    ]
    assert own_record(held, "en") == []


def test_a_card_tells_of_a_beginning_in_the_middle_and_of_a_trial() -> None:
    real = laid("lantern", "me greedy")
    assert (real.card().state["amid"], real.card().state["trial"]) == (False, False)
    position = records.position(real, 0)
    trial = lay(plan("lantern", "me greedy", position=position, trial_of=real.id), 0)
    assert (trial.card().state["amid"], trial.card().state["trial"]) == (True, True)
    assert facts.about(trial, 0, facts.words_of(trial, "en"))["trial_of"] == real.id
    assert facts.about(trial, SPECTATOR, facts.words_of(trial, "en"))["trial_of"] is None


def test_streaks() -> None:
    assert longest_streak([True, True, False, True]) == 2
    assert longest_streak([]) == 0


def test_a_finished_table_tells_its_result() -> None:
    played = laid("lantern", "me here")
    chance = Fast("record")
    assert "result" not in played.card().state
    while not played.is_over:
        step(played, chance)
    found = played.card().state["result"]
    assert played.match is not None
    assert played.match.result is not None
    assert found["scores"] == list(played.match.result.scores)


def test_finished_games_are_listed_with_day_players_and_end() -> None:
    played = laid("lantern", "me here")
    chance = Fast("record")
    while not played.is_over:
        step(played, chance)
    (row,) = finished_tables([(played.card(), ["0"])], "en")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", row["day"])
    scores = played.card().state["result"]["scores"]
    assert [part.rpartition(" ")[2] for part in row["company"].split(" · ")] == [*map(str, scores)]
    assert "win" in row["outcome"]


def test_a_card_of_an_older_house_tells_the_day_alone() -> None:
    old = card(0, [1, 2], [2, 1], waiting=[], since=[])
    (row,) = finished_tables([(old, ["0"])], "en")
    assert (row["company"], row["outcome"]) == ("a, a", "")
