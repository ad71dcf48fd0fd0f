"""The log of a page: an action in one line, and what others did since one's last turn apart."""

from __future__ import annotations

from typing import Any

from server.house import laid, step

from underhall.core.chance import Fast
from underhall.server.pages.told import joined, last_deeds, lines, newest_first
from underhall.server.shown import facts
from underhall.text.words import Words

NAMES = ["Ania", "Borin"]


def line(seat: int | None, text: str, action: int, **more: Any) -> dict[str, Any]:
    told = {"kind": "x", "clause": "", "targets": [f"t:{action}"], "touches_me": False}
    return {
        **told,
        "seat": seat,
        "by": seat,
        "text": text,
        "action": action,
        "number": action,
        **more,
    }


def test_an_action_is_told_in_one_line() -> None:
    lines = [
        line(1, "Borin pays 2 gold.", 4),
        line(1, "Borin takes an elf.", 4, targets=["worker:elf"], touches_me=True),
        line(1, "Borin begins a turn.", 6),
    ]
    told = joined(lines, NAMES)
    assert [one["text"] for one in told] == [
        "Borin pays 2 gold, takes an elf.",
        "Borin begins a turn.",
    ]
    assert told[0]["targets"] == ["t:4", "worker:elf"]
    assert told[0]["touches_me"]


def test_the_last_deed_of_a_player_is_a_whole_action() -> None:
    lines = [
        line(1, "Borin pays 2 gold.", 4),
        line(1, "Borin takes an elf.", 4),
        line(0, "Ania passes.", 5),
        line(1, "Borin leaves.", 6, kind="table-left"),
    ]
    assert last_deeds(lines, NAMES) == {0: "Ania passes.", 1: "Borin pays 2 gold, takes an elf."}


def test_other_subjects_and_long_stories_keep_lines_of_their_own() -> None:
    lines = [
        line(1, "Borin pays.", 4),
        line(None, "The deck is shuffled.", 4),
        line(0, "Ania gains 1 gold.", 4),
        line(0, "Ania " + "digs " * 40 + ".", 4),
        line(0, "Nothing is left to Ania.", 4),
    ]
    assert [one["text"] for one in joined(lines, NAMES)] == [one["text"] for one in lines]


def test_news_are_what_others_did_since_the_last_turn() -> None:
    played = laid("belfort", "me here")
    chance = Fast("news")
    for _ in range(40):
        step(played, chance)
    assert played.match is not None
    for seat in (0, 1):
        told = newest_first(facts.facts(played, seat, facts.words_of(played, "en")))
        fresh = [one for one in told if one["fresh"]]
        first = played.match.last_turn(seat)
        others = {
            n
            for n, move in list(zip(played.numbers, played.match.moves))[first:]
            if move.seat != seat
        }
        assert {one["by"] for one in fresh} <= {1 - seat}
        assert {one["number"] for one in fresh} <= others


def test_a_partial_answer_does_not_take_the_news_away() -> None:
    played = laid("belfort", "me here")
    chance = Fast("partial")
    own = 0
    while own < 12:
        asked = played.waiting()
        assert played.match is not None
        turn = played.match.last_turn(0)
        step(played, chance)
        if asked == [0] and played.match.moves[-1].seat == 0:
            own += 1
            assert played.match.last_turn(0) == turn


def scene(*log: dict[str, Any], news: int) -> dict[str, Any]:
    told = [{"key": f"{n}-0", **one} for n, one in enumerate(log)]
    players = [{"name": name} for name in NAMES]
    table = {"game": "lantern"}
    return {"players": players, "seat": 0, "news": news, "log": told, "table": table}


def test_what_was_done_to_me_comes_first_and_my_own_steps_stand_above() -> None:
    told = scene(
        line(0, "Ania digs.", 1),
        line(1, "Borin robs Ania.", 2, touches_me=True),
        line(1, "Borin passes.", 3),
        line(0, "Ania begins a turn.", 3, by=1),
        line(0, "Ania pays.", 4),
        news=2,
    )
    assert [one["text"] for one in newest_first(told)] == [
        "Ania pays.",
        "Borin robs Ania.",
        "Borin passes.",
        "Ania begins a turn.",
        "Ania digs.",
    ]
    shown = [str(one) for one in lines(told, Words("en", "lantern"))]
    assert ['data-key="since"' in one for one in shown] == [False, True, False, False, False]


def test_who_left_or_resigned_is_news_in_its_place() -> None:
    told = scene(
        line(0, "Ania digs.", 1),
        line(1, "Borin digs.", 2),
        line(1, "Borin resigns.", 3, kind="table-resigned"),
        line(1, "Borin passes.", 4),
        line(1, "Borin asks to take back.", 5, kind="table-asked", touches_me=True),
        news=2,
    )
    assert [(one["text"], one["fresh"]) for one in newest_first(told)] == [
        ("Borin asks to take back.", False),
        ("Borin passes.", True),
        ("Borin resigns.", True),
        ("Borin digs.", True),
        ("Ania digs.", False),
    ]
