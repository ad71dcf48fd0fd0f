"""What was found before, by the questions that led to it and their answers.

What follows from reading asks the same next question whenever all answers so far were the same. So
the questions form a tree: at each step a row of them that were always asked together, each set of
answers leads on to the next row or to what was found. A step goes by a name for all answers before
it, so that the answers themselves need not be kept, and all trees grow in one dictionary.
"""

from __future__ import annotations

import marshal
import threading
from collections import deque

from underhall.server.pages.digests import digest, named
from underhall.server.pages.questions import Answer, Notes, Question, Questions

Row = tuple[Question, ...]
Step = Row | bytes
"""What comes next: a row of questions, or what was found."""

STEPS = 15_000
"""So many steps are remembered, of all trees together, before they become the old ones: about 3 MB,
and as much again of those before. A hundred tables at play find no more by twice as many."""

NEWEST = 12
"""So much of what was found last is learnt again where rows are parted."""

Found = tuple[list[Question], list[Answer], bytes]
"""What was found, by which questions and answers."""


class Memory:
    """The steps of all trees. When there are too many of them new ones are gathered, among which is
    taken over from the old ones what is wanted again."""

    def __init__(self, room: int = STEPS) -> None:
        self._room = room
        self._new: dict[bytes, Step] = {}
        self._old: dict[bytes, Step] = {}
        self._rows: dict[Row, Row] = {}
        """Every row once."""
        self._lock = threading.Lock()

    def find(self, start: bytes, questions: Questions) -> bytes | None:
        """What was found by the answers of now."""
        found = _followed(self._new, start, questions)
        if found is None and self._old:
            found = _followed(self._old, start, questions)
            if found is not None:
                self._take_over(start, questions)
        return found

    def add(self, start: bytes, given: Found) -> bool:
        """Remember; True where that parted a row, and what lay behind it is found no more."""
        asked, answers, found = given
        was_parted = False
        with self._lock:
            self._make_room()
            at, done = start, 0
            while done < len(asked):
                row = self._new.get(at, ())
                same = _common(row, asked, done) if isinstance(row, tuple) else 0
                if not same or same < len(row):
                    was_parted = was_parted or at in self._new
                    known = tuple(asked[done : done + same] if same else asked[done:])
                    same = len(known)
                    self._new[at] = self._rows.setdefault(known, known)
                at = _onward(at, answers[done : done + same])
                done += same
            self._new[at] = found
        return was_parted

    def forget(self) -> None:
        """Remember nothing."""
        with self._lock:
            self._new, self._old, self._rows = {}, {}, {}

    def _make_room(self) -> None:
        if len(self._new) >= self._room:
            self._old, self._new, self._rows = self._new, {}, {}

    def _take_over(self, start: bytes, questions: Questions) -> None:
        """Keep the steps that led somewhere, unless newer ones go another way."""
        with self._lock:
            old, at = self._old, start
            self._make_room()
            while True:
                step = old.get(at)
                if step is None or self._new.get(at, step) != step:
                    return
                self._new[at] = step
                if isinstance(step, bytes):
                    return
                at = _onward(at, [questions[one] for one in step])


def _followed(steps: dict[bytes, Step], start: bytes, questions: Questions) -> bytes | None:
    answer = questions.__getitem__
    step = steps.get(start)
    while isinstance(step, tuple):
        start = _onward(start, list(map(answer, step)))
        step = steps.get(start)
    return step


def _onward(at: bytes, answers: list[Answer]) -> bytes:
    """The name of the step to which answers lead."""
    return named(at + marshal.dumps(answers, 2))


def _common(row: Row, asked: list[Question], start: int) -> int:
    """How many of the first questions of a row are asked from there on."""
    for count, (mine, yours) in enumerate(zip(row, asked[start : start + len(row)])):
        if mine is not yours:
            return count
    return min(len(row), len(asked) - start)


memory = Memory()
"""Of the whole house."""


class Tree:
    """What was found lately of one kind, such as a part of the pages of a game."""

    def __init__(self, *of: str, steps: Memory = memory) -> None:
        self._start = digest(of)
        self._steps = steps
        self._newest: deque[Found] = deque(maxlen=NEWEST)
        self.wanted = self.made = 0
        """How often something was looked for, and how often it had to be made."""

    def find(self, questions: Questions) -> bytes | None:
        """What was found by the answers of now, if it was."""
        self.wanted += 1
        return self._steps.find(self._start, questions)

    def add(self, notes: Notes, found: bytes) -> None:
        """Remember what was found by these questions and answers."""
        given = list(notes), list(notes.values()), found
        if self._steps.add(self._start, given):
            for one in [*self._newest, given]:
                self._steps.add(self._start, one)
        self._newest.append(given)
