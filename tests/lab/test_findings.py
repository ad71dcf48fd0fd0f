"""What a report finds in tables made by hand, and how its titles say so."""

import json
from collections import Counter
from typing import Any

import pytest

from underhall.lab import stats
from underhall.lab.page import deeds, offers, scores, wins
from underhall.lab.page.deed_figures import deed_figures
from underhall.lab.page.draw import scale
from underhall.lab.page.evidence import Evidence
from underhall.lab.page.measures import Measure, share
from underhall.lab.page.offer_figures import offer_figures
from underhall.lab.page.score_figures import source_figure
from underhall.lab.page.told import Told
from underhall.lab.page.win_figures import bot_figure, cause_figure, seat_figure, setting_figure
from underhall.lab.playing import Row


def plain(text: str) -> str:
    return text.replace("\xa0", " ").replace("\u202f", " ")


# ---------------------------------------------------------------------- tables made by hand


def duels(wins: list[int], bots: tuple[str, str] = ("random", "novice"), **more: Any) -> Evidence:
    """Games of two in which these seats won."""
    games, seats = [], []
    for number, winner in enumerate(wins):
        games.append(game(number, 2, list(bots), won=True))
        for seat in (0, 1):
            won = seat == winner
            seats.append(
                {"number": number, "seat": seat, "bot": bots[seat]}
                | {"score": 10 if won else 4, "rank": 1 if won else 2, "won": won}
            )
    return Evidence("lantern", False, games, seats, **more)


def sieges(won: list[bool], causes: list[str]) -> Evidence:
    """Games that all won or lost together."""
    games, seats = [], []
    for number, (victory, cause) in enumerate(zip(won, causes)):
        ending = {"event": "game-lost", "difficulty": "easy", "cause": cause}
        told = {**ending, "topics": {"difficulty": "difficulty", "cause": "loss"}}
        row = game(number, 2, ["novice"] * 2, won=victory)
        games.append(row | {"ending": json.dumps(told)})
        for seat in (0, 1):
            rank = 1 if victory else 2
            seats.append(
                {"number": number, "seat": seat, "bot": "novice"}
                | {"score": 12 if victory else 3, "rank": rank, "won": victory}
            )
    return Evidence("runedar", True, games, seats)


def game(number: int, seats: int, bots: list[str], won: bool) -> Row:
    row = {"number": number, "seats": seats, "options": "{}", "bots": bots}
    return row | {"decisions": 10 + number, "won": won}


def deed(number: int, seat: int, thing: str, times: int = 1) -> Row:
    row = {"number": number, "seat": seat, "event": "ore-dug", "kind": "ore", "topic": "ore"}
    return row | {"thing": thing, "times": times}


def offer(token: str, offered: int, chosen: int) -> Row:
    return {"kind": "pick", "token": token, "offered": offered, "chosen": chosen}


# ---------------------------------------------------------------------- findings


def test_a_seat_that_wins_too_often_is_named() -> None:
    evidence = duels([0] * 80 + [1] * 20)
    first, second = wins.by_seat(evidence)
    assert (first.won.value, second.won.value, first.fair) == (0.8, 0.2, 0.5)
    assert first.won.low == pytest.approx(0.711, abs=0.001)
    figure = seat_figure(evidence, Told("en", "lantern"))
    assert figure is not None and figure.strength == pytest.approx(0.3)
    assert "Seat 1 of 2 wins too often: 80 %, where 50 % would be fair" in plain(figure.title)


def test_where_luck_explains_it_no_seat_is_named() -> None:
    figure = seat_figure(duels([0] * 55 + [1] * 45), Told("en", "lantern"))
    assert figure is not None and figure.strength == 0
    assert figure.title == "No seat stands out: luck explains as much as there is"


def test_bots_are_told_apart_only_where_intervals_do_not_overlap() -> None:
    told = Told("en", "lantern")
    clear, unclear = [bot_figure(duels([1] * n + [0] * (100 - n)), told) for n in (80, 55)]
    assert clear is not None and unclear is not None
    assert plain(clear.title) == "novice wins from 80 % of its seats, random from 20 %"
    assert unclear.title == "No bot wins clearly more often than another"
    assert bot_figure(duels([1, 0], ("novice", "novice")), told) is None


def test_what_winners_did_more_often() -> None:
    rows = [deed(n, 0, "gold") for n in range(30)] + [deed(n, 1, "gold") for n in range(3)]
    rows += [deed(n, seat, "iron") for n in range(15) for seat in (0, 1)]
    rows += [deed(n, 0, "coal") for n in range(4)]  # too few to speak of
    evidence = duels([0] * 30, deeds=rows)
    (table,) = deeds.judged(deeds.deed_tables(evidence))
    gold, iron = table.contrasts
    assert not table.counted
    assert (gold.thing, gold.winners.value, gold.others.value) == ("gold", 1.0, 0.1)
    assert gold.clear and not iron.clear
    assert (iron.winners, iron.others) == (share(15, 30), share(15, 30))


def test_what_is_done_many_times_is_counted() -> None:
    rows = [deed(n, 0, "gold", 4) for n in range(20)] + [deed(n, 1, "gold", 2) for n in range(20)]
    (table,) = deeds.judged(deeds.deed_tables(duels([0] * 20, deeds=rows)))
    (gold,) = table.contrasts
    assert table.counted and gold.gap == 2 and gold.clear


def test_one_difference_among_many_has_to_be_larger() -> None:
    """The same thing is clear where it is looked at alone, and not among a hundred others."""
    alone = [deed(n, 0, "gold") for n in range(22)] + [deed(n, 1, "gold") for n in range(10)]
    others = [deed(n, s, f"ore{i}") for i in range(100) for n in range(15) for s in (0, 1)]
    for rows, clear in ((alone, True), (alone + others, False)):
        (table,) = deeds.judged(deeds.deed_tables(duels([0] * 30, deeds=rows)))
        assert {one.thing: one.clear for one in table.contrasts}["gold"] is clear


def test_of_seats_that_are_all_alike_hardly_one_stands_out() -> None:
    """61 of 100 would be clear for one seat that is looked at; among many it may be luck."""
    games = duels([0] * 61 + [1] * 39)
    assert all(row.clear for row in wins.by_seat(games)) is False
    assert stats.by_chance_off(61, 100, 0.5) == pytest.approx(0.0352, abs=0.0001)
    assert stats.holm([0.0352]) == [True] and stats.holm([0.0352, 0.0352]) == [False, False]


@pytest.mark.parametrize(
    "counts, chance",
    [
        ((8, 10, 1, 10), 0.0055),
        ((3, 10, 3, 10), 1.0),
        ((1, 2, 0, 900), 0.0022),
        ((0, 9, 9, 9), 4e-5),
    ],
)
def test_how_likely_rates_differ_by_chance(counts: tuple[int, ...], chance: float) -> None:
    assert stats.by_chance_apart(*counts) == pytest.approx(chance, rel=0.05)


def test_findings_stand_after_holm() -> None:
    assert stats.holm([0.04, 0.001, 0.03, 0.012]) == [False, True, False, True]
    assert stats.holm([]) == []
    assert stats.by_chance_between(1.96, 1.0) == pytest.approx(0.05, abs=0.001)
    assert (stats.by_chance_between(0.0, 0.0), stats.by_chance_between(1.0, 0.0)) == (1.0, 0.0)


def test_with_few_winners_nothing_is_compared() -> None:
    rows = [deed(n, 0, "gold") for n in range(7)]
    assert deeds.deed_tables(duels([0] * 7, deeds=rows)) == []


@pytest.mark.parametrize(
    "winners, title",
    [(30, "Ores dug: with winners more often "), (12, "Ores dug: no clear difference")],
)
def test_titles_of_deeds_say_what_is_clear(winners: int, title: str) -> None:
    rows = [deed(n, 0, "gold") for n in range(winners)] + [deed(n, 1, "gold") for n in range(8)]
    (figure,) = deed_figures(duels([0] * 30, deeds=rows), Told("en", "lantern"))
    assert figure.title.startswith(title)
    assert (figure.strength > 0) == (winners == 30)


def test_played_as_one_a_game_counts_once() -> None:
    evidence = sieges([True] * 10 + [False] * 10, ["last_gold"] * 20)
    evidence.deeds.extend([deed(n, seat, "gold") for n in range(10) for seat in (0, 1)])
    (table,) = deeds.deed_tables(evidence)
    assert table.counted
    assert (table.contrasts[0].winners.value, table.contrasts[0].winners.cases) == (2, 10)
    (figure,) = deed_figures(evidence, Told("en", "runedar"))
    assert figure.title.endswith("in games won more often Gold")


def test_causes_of_defeat() -> None:
    evidence = sieges([True] * 2 + [False] * 40, ["last_gold"] * 34 + ["last_troll_token"] * 8)
    gold = wins.Cause("loss", "last_gold")
    troll = wins.Cause("loss", "last_troll_token")
    assert wins.causes(evidence) == {2: Counter({gold: 32, troll: 8})}
    figure = cause_figure(evidence, Told("en", "runedar"))
    assert figure is not None
    assert figure.title.startswith("Most often it ends so: the last gold nugget was lost (80 of")
    even = sieges([False] * 40, ["last_gold"] * 22 + ["last_troll_token"] * 18)
    figure = cause_figure(even, Told("en", "runedar"))
    assert figure is not None and figure.title.startswith("No cause of defeat stands out")


def test_games_that_were_never_won() -> None:
    figure = setting_figure(sieges([False] * 9, ["last_gold"] * 9), Told("en", "runedar"))
    assert figure is not None and figure.title == "Not one of 9 games was won"


def test_options_never_chosen_and_hardly_ever() -> None:
    rows = [offer("never", 10_000, 0), offer("always", 100, 100)]
    rows += [offer("once", 80, 1), offer("seldom_offered", 9, 0)]
    evidence = duels([0], options=rows)
    found = {one.token: one for one in offers.offers(evidence)}
    assert found.keys() == {"always", "once", "never"}
    assert (found["never"].offered, found["never"].chosen) == (10_000, 0)
    use, never = offer_figures(evidence, Told("en", "lantern"))
    assert "“Always” (100 %); most rarely: “Once” (1 %)" in plain(use.title)
    assert never.title == "1 option was never chosen"
    assert "never chosen in 10,000 offers" in never.body
    _, never = offer_figures(evidence, Told("pl", "lantern"))
    assert "ani razu przy 10 000 okazjach" in plain(never.body)


def test_sources_of_winners_and_others() -> None:
    points = [
        {"number": n, "seat": seat, "source": source, "points": value}
        for n in range(20)
        for seat in (0, 1)
        for source, value in (("ore", 8 if seat == 0 else 3), ("start", 1), ("nothing", 0))
    ]
    evidence = duels([0] * 20, points=points)
    ore, start = scores.sources(evidence)
    assert (ore.source, ore.more, start.more) == ("ore", 5, 0)
    figure = source_figure(evidence, Told("en", "lantern"))
    assert figure is not None
    assert figure.title.startswith("Winners score 5 points more; most of it: ")


def test_the_course_of_a_game_is_cut_into_even_steps() -> None:
    line = scores.resampled([(0, 0), (10, 5), (40, 9)])
    assert len(line) == scores.STEPS + 1
    assert (line[0], line[4], line[5], line[-2], line[-1]) == (0, 0, 5, 5, 9)


def test_who_leads_halfway() -> None:
    curve = {
        (n, seat): [(turn, turn * (seat + 1)) for turn in range(5)]
        for n in range(4)
        for seat in (0, 1)
    }
    assert scores.leads_halfway(duels([0, 1, 1, 1], curve=curve)) == share(3, 4)


def test_measures_differ_where_intervals_do_not_overlap() -> None:
    low, high = Measure(1, 0.5, 1.5, 9), Measure(2, 1.6, 2.4, 9)
    assert low.clear_of(high) and high.clear_of(low)
    assert not low.clear_of(Measure(2, 1.4, 2.6, 9))


@pytest.mark.parametrize("values", [[3.0, 97.0], [0.2, 0.31], [1480.0, 1622.0], [0.0]])
def test_an_axis_holds_its_values(values: list[float]) -> None:
    axis = scale(values, zero=False)
    assert axis.low <= min(values) and axis.high >= max(values)
    assert 2 <= len(axis.ticks) <= 12
