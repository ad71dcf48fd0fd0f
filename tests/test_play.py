"""``make play``: compiled where that lies ready, else at once in pure Python."""

import os
import subprocess
import time
from pathlib import Path

import pytest
from waiting import until

SCRIPT = Path(__file__).parent.parent / "tools" / "play.sh"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with nothing in it but what the script asks for."""
    (tmp_path / "underhall").mkdir()
    for name in ("underhall/game.py", "pyproject.toml", "setup.py"):
        (tmp_path / name).touch()
    command(tmp_path / ".venv", "pure")
    return tmp_path


def command(environment: Path, says: str) -> None:
    """An ``underhall`` that only says which one it is."""
    (environment / "bin").mkdir(parents=True)
    script = environment / "bin" / "underhall"
    script.write_text(f"#!/bin/sh\necho {says} $@\n")
    script.chmod(0o755)


def play(clone: Path, compiler: str = "no-such-compiler", python: str = "false") -> list[str]:
    settings = {"PATH": os.environ["PATH"], "CC": compiler, "PYTHON": python}
    ran = subprocess.run([SCRIPT], cwd=clone, env=settings, stdout=subprocess.PIPE, check=True)
    return ran.stdout.decode().splitlines()


def test_without_a_compiler_pure_python_plays(clone: Path) -> None:
    assert play(clone) == ["underhall runs in pure Python", "pure serve"]
    assert not (clone / ".venv-play").exists()


def test_the_first_start_does_not_wait_for_the_build(clone: Path) -> None:
    first, told, last = play(clone, compiler="true")
    assert (first, last) == ("underhall runs in pure Python", "pure serve")
    assert "in the background" in told
    building = clone / ".venv-play" / "building"
    until(lambda: not building.exists(), "the build ends")
    assert not (clone / ".venv-play" / ".built").exists()


def test_a_compiled_build_of_these_sources_is_used(clone: Path) -> None:
    command(clone / ".venv-play", "compiled")
    (clone / ".venv-play" / ".built").touch()
    assert play(clone) == ["underhall runs compiled", "compiled serve"]
    os.utime(clone / "underhall" / "game.py", (time.time() + 60,) * 2)
    assert play(clone)[0] == "underhall runs in pure Python"
