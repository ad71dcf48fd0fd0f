"""A thought that kills its process, the first time."""

import os
import signal
from pathlib import Path

from underhall.server.tables.bot_workers import Task, think

FLAG = "UNDERHALL_TEST_FLAG"


def die_once(task: Task) -> tuple[str, ...]:
    flag = Path(os.environ[FLAG])
    if not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(task)
