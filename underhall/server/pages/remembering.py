"""What was found before, by the questions that led to it and their answers.

What follows from reading asks the same next question whenever all answers so far were the same. So
the questions form a tree: each node is a row of them that were always asked together, each set of
answers leads on to the next row or to what was found.
"""

from __future__ import annotations

import threading

from underhall.server.pages.watching import Answer, Notes, Question, Questions, question

Row = tuple[Question, ...]
Answers = tuple[Answer, ...]
Step = tuple[Row, dict[Answers, "Node | bytes"]]

ANSWERS = 24_000
"""So many answers are remembered in a tree before it becomes the old one."""


class Node:
    """A row of questions, and what follows from the answers."""

    __slots__ = ("step",)

    def __init__(self, row: Row, after: dict[Answers, Node | bytes]) -> None:
        self.step: Step = row, after
        """Both in one, so that whoever reads it in another thread finds what fits together."""

    def find(self, questions: Questions) -> bytes | None:
        """What was found by the answers of now."""
        known, ask = questions.answers, questions.ask
        found: Node | bytes | None = self
        while isinstance(found, Node):
            row, after = found.step
            found = after.get(tuple([known[one] if one in known else ask(one) for one in row]))
        return found

    def way(self, questions: Questions) -> tuple[list[Question], list[Answer]]:
        """All questions that lead to what was found, and the answers."""
        asked: list[Question] = []
        found: Node | bytes | None = self
        while isinstance(found, Node):
            row, after = found.step
            asked += row
            found = after.get(tuple([questions.answers[one] for one in row]))
        return asked, [questions.answers[one] for one in asked]

    def add(self, asked: list[Question], answers: list[Answer], found: bytes) -> bool:
        """Remember; False where that contradicts what is remembered."""
        node, start = self, 0
        while True:
            row, after = node.step
            same = _common(row, asked[start : start + len(row)])
            if same == 0 and row:
                return False
            if same < len(row):
                node.split(same)
                continue
            here, start = tuple(answers[start : start + same]), start + same
            known, is_last = after.get(here), start == len(asked)
            if known is None or (is_last and isinstance(known, bytes)):
                rest = Node(tuple(asked[start:]), {tuple(answers[start:]): found})
                after[here] = found if is_last else rest
                return True
            if is_last or isinstance(known, bytes):
                return False
            node = known

    def split(self, at: int) -> None:
        """Let the first questions of the row be a row of their own."""
        row, after = self.step
        above: dict[Answers, Node | bytes] = {}
        for answers, found in after.items():
            below = above.setdefault(answers[:at], Node(row[at:], {}))
            assert isinstance(below, Node)
            below.step[1][answers[at:]] = found
        self.step = row[:at], above


def _common(one: Row, other: list[Question]) -> int:
    """How many of the first are the same."""
    for count, (mine, yours) in enumerate(zip(one, other)):
        if mine is not yours:
            return count
    return min(len(one), len(other))


class Tree:
    """What was found lately. When there is too much of it a new tree grows, into which is taken
    over from the old one what is wanted again."""

    def __init__(self, room: int = ANSWERS) -> None:
        self._room = room
        self._held = 0
        self._new: Node | None = None
        self._old: Node | None = None
        self._lock = threading.Lock()
        self.wanted = self.made = 0
        """How often something was looked for, and how often it had to be made."""

    def find(self, questions: Questions) -> bytes | None:
        """What was found by the answers of now, if it was."""
        self.wanted += 1
        new, old = self._new, self._old
        found = None if new is None else new.find(questions)
        if found is None and old is not None:
            found = old.find(questions)
            if found is not None:
                self._keep(*old.way(questions), found)
        return found

    def add(self, notes: Notes, found: bytes) -> None:
        """Remember what was found by these questions and answers."""
        self._keep([question(path) for path in notes], list(notes.values()), found)

    def _keep(self, asked: list[Question], answers: list[Answer], found: bytes) -> None:
        with self._lock:
            if self._held > self._room:
                self._old, self._new, self._held = self._new, None, 0
            if self._new is None or not self._new.add(asked, answers, found):
                self._new, self._held = Node(tuple(asked), {tuple(answers): found}), 0
            self._held += len(asked)
