"""Thoughts for processes of their own: one that kills its process, one that waits for a word, one
that takes a while."""

import os
import signal
from pathlib import Path
from time import sleep

from waiting import until

from underhall.server.tables.bot_workers import Task, think

FLAG = "UNDERHALL_TEST_FLAG"


def die_once(task: Task) -> tuple[str, ...]:
    flag = Path(os.environ[FLAG])
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(task)


def wait_for_a_word(task: Task) -> tuple[str, ...]:
    """No thought before somebody has put up the flag."""
    until(Path(os.environ[FLAG]).exists, "the word to go on")
    return think(task)


def take_a_while(task: Task) -> tuple[str, ...]:
    """A thought that takes half a second, and is noted."""
    sleep(0.5)
    with Path(os.environ[FLAG]).open("a") as file:
        file.write(f"{task.seed}\n")
    return ()
