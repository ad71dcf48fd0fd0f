"""``underhall what``: the effect of a thing, its clause, and what of it is reconstructed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Run


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    "asked, told",
    [
        (
            "covenant sagas",
            "Sagas: 2 more achievements in the final scoring COV-4.75 · no. 22 in the printed game",
        ),
        (
            "covenant sagi --lang pl",
            "Sagi: 2 dodatkowe Osiągnięcia w Punktacji Końcowej COV-4.75 · nr 22 w wydaniu",
        ),
        ("runedar ambush", "RUN-4.94 · reconstructed: cost"),
        ("runedar zasadzka --lang pl", "RUN-4.94 · odtworzone: koszt"),
        ("mountain_king szal kopania --lang pl", "Szał kopania: wykop od razu tunel"),
    ],
)
def test_it_tells_effect_clause_and_what_is_reconstructed(run: Run, asked: str, told: str) -> None:
    assert told in flat(run(f"what {asked}").out)


@pytest.mark.parametrize(
    "asked, clause",
    [
        ("belfort inn", "BEL-4.73 Inn space: take 1 elf or 1 dwarf"),
        ("belfort karczma --lang pl", "BEL-4.73 Pole Karczmy"),
    ],
)
def test_a_single_thing_comes_with_its_clause(run: Run, asked: str, clause: str) -> None:
    out = flat(run(f"what {asked}").out)
    assert clause in out
    assert "BEL-4.74" not in out


def test_the_clause_may_stand_between_its_neighbours(run: Run) -> None:
    lines = run("what belfort inn --rule").out.splitlines()
    starts = [line[:10].strip() for line in lines]
    assert [one for one in starts if "BEL-4.7" in one][1:] == ["BEL-4.72", "> BEL-4.73", "BEL-4.74"]


def test_many_things_come_with_their_clauses_only_by_name(run: Run) -> None:
    out = run("what dwergar project").out
    assert "Master Tools" in out and "DWE-4.101 · no. 1" in out
    assert "DWE-4.101  " not in out
    assert "… and " in out


def test_values_of_ones_own_copy_are_called_so(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[mountain_king.great_halls.items]]\nid = "rift"\nhonor_empty_altar = 7\n')
    out = flat(run(f"what mountain_king rift --data {file}").out)
    assert "7 honor" in out and "values of your own copy" in out


@pytest.mark.parametrize(
    "asked, why",
    [
        ("belfort castle", "Nothing in this game is called “castle”"),
        ("belfort zamek --lang pl", "Nic w tej grze nie nazywa się „zamek”"),
        ("chess pawn", "there is no game 'chess'"),
        ("belfort", "NAME is missing"),
    ],
)
def test_what_is_not_there_is_refused(refused: Callable[..., str], asked: str, why: str) -> None:
    assert why in refused(f"what {asked}")


def test_a_remark_on_a_rule_speaks_the_readers_language(run: Run) -> None:
    out = flat(run("what mountain_king phantom_workshop --lang pl").out)
    assert "(to wydanie)" in out and "house" not in out
