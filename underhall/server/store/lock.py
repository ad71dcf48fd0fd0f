"""One house at a time on a file of tables: two would show two truths. A lock beside the file says
where the first is open; it goes with its process, however that ends."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from underhall.server.errors import HouseOpen
from underhall.server.store.sqlite import translated

FAR = 1 << 30
"""Where the lock lies in the file: on some systems what is locked cannot be read."""


class Lock:
    """The lock of an open house."""

    def __init__(self, file: int) -> None:
        self._file = file

    def tell(self, url: str) -> None:
        """Say where the house is open."""
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, url.encode())


def lock_of(path: Path) -> Path:
    """The lock beside a file of tables."""
    return path.with_name(f"{path.name}.lock")


@contextmanager
def only_house(path: Path) -> Iterator[Lock]:
    """Be the only house on a file; HouseOpen says where another is."""
    with translated(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _locked(file):
            raise HouseOpen(_told(file))
        lock = Lock(file)
        lock.tell("")
        yield lock
        lock.tell("")
    finally:
        os.close(file)


def check_alone(path: Path) -> None:
    """HouseOpen if there is a house on the file already."""
    if lock_of(path).is_file():
        with only_house(path):
            pass


def _told(file: int) -> str:
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, 500).decode(errors="replace").strip()


def _locked(file: int) -> bool:
    """Whether the lock is ours now; on a file system without locks everything is."""
    try:
        import fcntl
    except ImportError:
        return _locked_elsewhere(file)
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, FAR)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _locked_elsewhere(file: int) -> bool:
    import msvcrt

    os.lseek(file, FAR, os.SEEK_SET)
    with suppress(OSError):
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        return True
    return False
