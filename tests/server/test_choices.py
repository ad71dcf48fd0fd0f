"""Buttons and keys: every option has its own, what closes comes last and is never on 1."""

from __future__ import annotations

from typing import Any

from games.covenant.hall import hall
from helpers import at

from underhall.server.pages.choices import KEYS, Lights, choices, settles
from underhall.server.shown.facts import scene
from underhall.text.words import Words

AMONG_BOTS: dict[str, Any] = {
    "seat": 0,
    "redo": False,
    "players": [
        {"me": True, "level": None, "stand_in": None},
        {"me": False, "level": "adept", "stand_in": None},
        {"me": False, "level": None, "stand_in": None},
    ],
    "log": [{"by": None}, {"by": 1}],
}
"""A bot has moved last; another person sits here, too."""


def option(n: int, closes: bool = False, helps: bool = False) -> dict[str, Any]:
    label = f"Option {n}"
    kind = {"group": "g", "closes": closes, "helps": helps}
    return {"token": f"t{n}", "label": label, "targets": [], **kind}


def asked(*options: dict[str, Any]) -> dict[str, Any]:
    return choices({**AMONG_BOTS, "options": list(options), "refused": []})


def test_every_option_has_a_key_of_its_own_far_beyond_nine() -> None:
    found = asked(*[option(n) for n in range(len(KEYS))])["options"]
    keys = [one["key"] for one in found]
    assert len(set(keys)) == len(keys) == 52
    assert keys[:10] == [*"123456789", "A"] and keys[26] == "Z1"
    assert not {*keys} & {"E", "B", "C", "H", "L", "P", "R", "U", "Z"}


def test_refused_options_make_the_buttons_small_too() -> None:
    few = {"options": [option(1)], "refused": [option(2)]}
    many = {"options": [option(1)], "refused": [option(n) for n in range(2, 9)]}
    assert (choices(few)["many"], choices(many)["many"]) == (False, True)


def test_what_does_the_same_is_one_button_and_lights_up_together() -> None:
    told = scene(at(hall({}, {})), 0, Words("en", "covenant"))
    [option] = choices({**AMONG_BOTS, **told})["options"]
    assert (option["token"], option["alike"], option["times"]) == ("d1", "d2 d3 d4", 4)
    lit = [Lights([option], [])(f"dwarf:0:d{n}")["attrs"] for n in (1, 2, 3, 4)]
    assert all('data-options="1"' in attrs for attrs in lit)


def test_a_question_without_a_choice_has_an_obvious_answer() -> None:
    equal = {**option(1), "alike": ["t2"]}
    assert asked(equal)["obvious"] == "t1"
    assert asked(equal, option(3))["obvious"] == asked(option(1))["obvious"] == ""


def test_an_obvious_answer_keeps_nobody_from_taking_back_their_move() -> None:
    assert settles({**AMONG_BOTS, "log": [{"by": 0}]}) and settles({**AMONG_BOTS, "log": []})
    assert not settles({**AMONG_BOTS, "log": [{"by": 2}, {"by": None}]}), "a person's move"
    assert not settles({**AMONG_BOTS, "redo": True}), "one has stepped back to it"


def test_what_helps_the_others_comes_after_them() -> None:
    found = asked(option(1, closes=True), option(2, helps=True), option(3), option(4))
    assert [one["token"] for one in found["options"]] == ["t3", "t4", "t2", "t1"]
    assert [one["key"] for one in found["options"]] == ["1", "2", "3", "E"]


def test_what_closes_comes_last_and_never_has_the_first_key() -> None:
    found = asked(option(1, closes=True), option(2), option(3))
    assert [one["token"] for one in found["options"]] == ["t2", "t3", "t1"]
    assert [one["key"] for one in found["options"]] == ["1", "2", "E"]
    assert [one["token"] for one in found["closing"]] == ["t1"]
    only = asked(option(1, closes=True))["options"]
    assert [one["key"] for one in only] == ["E"]
