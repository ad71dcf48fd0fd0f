"""The front door: help, languages, complaints, and leaving quietly."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Run

from underhall import cli
from underhall.cli import COMMANDS
from underhall.text import languages
from underhall.text.books import book

UNDERHALL = [sys.executable, "-m", "underhall"]
FAST_HELP = "from underhall.cli import main; main(['--help']); import sys; print(*sys.modules)"


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert ran.status == 0
    assert all(f"  {command} " in ran.out for command in COMMANDS)
    assert run("").out == run("help").out == ran.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", languages())
def test_every_command_has_help(run: Run, command: str, lang: str) -> None:
    ran = run(f"{command} --help --lang {lang}")
    assert ran.status == 0
    assert f"underhall {command}" in ran.out
    assert not re.search(r"\bcli-|%\(|usage:|show this help message", ran.out)


def test_help_does_not_wait_for_games_and_bots() -> None:
    done = subprocess.check_output([sys.executable, "-c", FAST_HELP], text=True)
    loaded = done.splitlines()[-1].split()
    slow = ("underhall.games.", "underhall.bots.", "underhall.lab.", "multiprocessing")
    assert [name for name in loaded if name.startswith(slow)] == []


def test_version(run: Run) -> None:
    assert re.fullmatch(r"underhall \d+\.\d+\.\d+\n", run("--version").out)


@pytest.mark.parametrize(
    "args, complaint",
    [
        ("dance", "there is no command “dance”"),
        ("--seed 1", "name a command before --seed"),
        ("games --lang xx", "there is no language “xx”; there are: en, pl"),
        ("games --lang", "--lang needs a value"),
        ("games --sing", "games does not understand --sing"),
        ("games lantern", "games does not understand lantern"),
        ("simulate", "GAME is missing"),
        ("simulate lantern --seed", "--seed needs a value"),
        ("simulate lantern --apply", "simulate does not understand --apply"),
        ("replay", "FILE is missing"),
        ("play", "GAME is missing"),
        ("play lantern --option", "--option needs a value"),
    ],
)
def test_wrong_arguments(refused: Callable[..., str], args: str, complaint: str) -> None:
    assert complaint in refused(args)


def test_complaints_speak_polish(refused: Callable[..., str]) -> None:
    assert "nie ma polecenia „dance”" in refused("dance --lang pl")
    assert "brakuje GAME" in refused("--lang=pl simulate")
    assert "Nie ma takiej możliwości" in refused("play chess --lang pl")


@pytest.mark.parametrize(
    "variable, value, word",
    [
        ("LANG", "pl_PL.UTF-8", "Polecenia"),
        ("LC_ALL", "pl", "Polecenia"),
        ("LANG", "de_DE.UTF-8", "Commands"),
        ("LANG", "C", "Commands"),
    ],
)
def test_the_environment_gives_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, word: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert word in run("--help").out


def test_the_first_locale_that_is_set_counts(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "Commands" in run("--help").out


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_there_and_used(lang: str) -> None:
    """Ids that end in a part known only later stand for all that begin so."""
    code = "".join(path.read_text("utf-8") for path in Path(cli.__path__[0]).glob("*.py"))
    asked = set(re.findall(r"""["'](cli-[a-z-]+)["']""", code))
    begun = re.findall(r"""f["'](cli-[a-z-]*-)\{""", code)
    begun += [f"cli-{name}-" for name in (*COMMANDS, "all")]
    known = {id for id in book(lang, "").ids if id.startswith("cli-")}
    assert asked <= known
    assert [id for id in known - asked if not id.startswith(tuple(begun))] == []


# ---------------------------------------------------------------------- as a process


def start(*args: str, **how: object) -> "subprocess.Popen[str]":
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.Popen([*UNDERHALL, *args], text=True, env=env, **pipes, **how)  # type: ignore[call-overload,no-any-return]


def test_as_a_module() -> None:
    with start("games", "--all") as process:
        out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "lantern" in out


def test_bad_input_as_a_process() -> None:
    with start("play", "chess") as process:
        out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert re.fullmatch(r"underhall: .*no game 'chess'.*\n", err)


def test_an_interrupt_leaves_quietly() -> None:
    with start("play", "lantern", "--seats", "you,random", "--seed", "1") as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert (process.returncode, err) == (130, "")


def test_a_closed_pipe_is_no_trouble() -> None:
    with start("play", "lantern", "--seats", "random,random", "--seed", "1") as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait() == 141
        assert process.stderr is not None
        assert process.stderr.read() == ""
