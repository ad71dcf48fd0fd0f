"""The example games, as packages of their own: found, examined, played in words."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from broken_games import look_again

from underhall import editions
from underhall.cli import main
from underhall.core.check import examine, settings
from underhall.text.books import book, languages

KINDS = {".py", ".toml", ".ftl", ".md"}
EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Nim as if it were installed."""
    folder = tmp_path_factory.mktemp("installed")
    about = folder / "nim_for_underhall-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Name: nim-for-underhall\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[underhall.games]\nnim = nim.game:GAME\n")
    places = [str(folder), str(EXAMPLES / "nim")]
    sys.path[:0] = places
    look_again()
    yield "nim"
    for place in places:
        sys.path.remove(place)
    for name in [name for name in sys.modules if name.split(".")[0] == "nim"]:
        del sys.modules[name]
    look_again()


def test_it_passes_the_examination(nim: str) -> None:
    edition = editions.edition(nim)
    for seats, options in settings(edition):
        for seed in range(5):
            match = examine(edition, seats, options, seed=seed)
            assert sum(match.state.result.scores) == 1


def test_it_is_played_in_words(nim: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", nim, "--seats", "greedy,random", "--seed", "1"]) == 0
    told = capsys.readouterr().out
    assert "from the right heap." in told
    assert "Last stone" in told


@pytest.mark.parametrize("lang", languages())
def test_both_languages_say_the_same_things(nim: str, lang: str) -> None:
    shared, own = book(lang, "").ids, book(lang, nim).ids
    assert own - shared == book("en", nim).ids - book("en", "").ids


def test_following_the_page_a_game_is_short() -> None:
    files = [path for path in (EXAMPLES / "nim").rglob("*") if path.suffix in KINDS]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 220
