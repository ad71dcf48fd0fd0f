"""The front door: what `import underhall` offers, as docs/library.md promises it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import underhall

PAGE = Path(__file__).parent.parent / "docs" / "library.md"


def first_program() -> str:
    """The program that the page begins with."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_ten_lines_play_a_first_game_wherever_the_package_is_installed(tmp_path: Path) -> None:
    program = first_program()
    assert len(program.splitlines()) <= 10
    command = [sys.executable, "-I", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"won by seat \[\d.*\] with \(\d+, \d+, \d+\)\n", done.stdout)


def test_it_offers_what_the_page_lists() -> None:
    page = PAGE.read_text("utf-8")
    for name in underhall.__all__:
        found = getattr(underhall, name)
        # What is compiled keeps its docstrings in the sources alone.
        source = getattr(sys.modules.get(getattr(found, "__module__", "")), "__file__", "") or ""
        assert found.__doc__ or not source.endswith(".py"), name
        assert re.search(rf"`{name}\b|\b{name}\b", page), f"docs/library.md is silent on {name}"


def test_its_types_are_announced() -> None:
    assert (Path(underhall.__file__).parent / "py.typed").is_file()


def test_it_knows_its_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+.*", underhall.__version__)


def test_what_is_playable_can_be_begun() -> None:
    assert {"belfort", "covenant", "dwergar", "mountain_king", "runedar"} <= set(
        underhall.playable_games()
    )
    match = underhall.new_match("covenant", 1, seed=3, options={"difficulty": "expert"})
    assert match.options["difficulty"] == "expert"
    assert match.waiting() == [0]
    assert match.result is None


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (underhall.new_match("lantern", 3, seed="x") for _ in range(2))
    assert one.view(1) == two.view(1)
    assert one.view(1) != underhall.new_match("lantern", 3, seed="y").view(1)


def test_a_move_by_code_is_the_move_by_token() -> None:
    one, two = (underhall.new_match("lantern", 2, seed=1) for _ in range(2))
    asked = one.asked(0)
    assert asked is not None
    assert one.choose(0, asked.options[0].code).token == asked.options[0].token
    two.play(0, asked.options[0].token)
    assert one.log == two.log


def test_a_refused_code_changes_nothing() -> None:
    match = underhall.new_match("lantern", 2, seed=1)
    asked = match.asked(0)
    assert asked is not None
    with pytest.raises(underhall.IllegalMove):
        match.choose(0, asked.refused[0].code)
    with pytest.raises(underhall.UnknownToken):
        match.choose(0, 999)
    assert match.log == []


def test_a_position_for_a_seat_tells_it_nothing_new() -> None:
    match = underhall.new_match("belfort", 3, seed=2)
    given = underhall.read_position(underhall.write_position(match, seat=1))
    assert given.view(1)["table"] == match.view(1)["table"]
    hands = [underhall.write_position(match, seat=1)["table"]["players"][who] for who in (0, 1)]
    real = [underhall.write_position(match)["table"]["players"][who] for who in (0, 1)]
    assert hands[1] == real[1]
    assert hands[0] != real[0], "the other hand was not dealt anew"


def test_a_record_is_played_again() -> None:
    match = underhall.new_match("lantern", 2, seed=4)
    match.play(0, match.asked(0).options[0].token)  # type: ignore[union-attr]
    record = json.loads(json.dumps(underhall.write_record(match, seed=4)))
    assert underhall.read_record(record).view(1) == match.view(1)
    assert underhall.read_record(record, to=0).moves == []


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"game": 7},
        {"game": "lantern", "data": [], "overrides": []},
        {"game": "lantern", "seats": "two", "table": 3},
        {"game": "lantern", "agenda": [{"frame": []}]},
        [],
    ],
)
@pytest.mark.parametrize("read", [underhall.read_position, underhall.read_record])
def test_nonsense_is_refused_in_words(read: Any, data: Any) -> None:
    with pytest.raises(underhall.BadData):
        read(data)


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(underhall.BadOption, match="belfort"):
        underhall.new_match("belfrot", 2)
