"""Menus: what is offered until END, and what happens where there is no choice."""

from __future__ import annotations

import pytest

from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.names import Names, Word
from underhall.kit.menus import END, Menu

THINGS = Names("thing", ["end", "sing", "dance"])


class Feast(State):
    """What was done, and what may be."""

    def __init__(self, *offered: int) -> None:
        super().__init__(1, Fast(0))
        self.offered = list(offered)
        self.done: list[int] = []
        self.telling = True
        self.then(Evening(0))
        self.advance()


class Evening(Menu[Feast]):
    name = "evening"

    def candidates(self, s: Feast) -> list[int]:
        return s.offered

    def pick(self, s: Feast, code: int) -> None:
        s.done.append(code)

    def close(self, s: Feast) -> None:
        s.done.append(END)

    def label(self, s: Feast, code: int) -> Word:
        return THINGS.word(code)


def test_a_choice_is_asked_and_carried_out() -> None:
    s = Feast(END, 1, 2)
    assert (s.choices, s.done) == ([END, 1, 2], [])
    s.apply(0, 2)
    assert (s.done, s.waiting(), s.events) == ([2], [], [])


@pytest.mark.parametrize("offered", [(END,), ()])
def test_where_nothing_is_left_it_closes_in_silence(offered: tuple[int, ...]) -> None:
    s = Feast(*offered)
    assert (s.done, s.events) == ([END], [])


def test_what_must_be_done_is_done_and_told() -> None:
    s = Feast(1)
    assert (s.done, [event.name for event in s.events]) == ([1], ["forced"])
