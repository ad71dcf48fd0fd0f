"""`underhall review`: words in the terminal, a page of its own, and what is refused."""

import json
import re
from pathlib import Path

import pytest
from cli.conftest import Run

from underhall import new_match, write_record
from underhall.bots.bot import Bot


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = new_match("dwergar", 2, seed=4)
    bots = [Bot("novice", match.edition.game, seat, 4, 12) for seat in range(2)]
    while match.waiting():
        seat = match.waiting()[0]
        match.choose(seat, bots[seat].choose(match.state))
    players = [{"who": "you", "name": "Ania"}, {"who": "novice", "name": "Borin"}]
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(write_record(match, seed=4, players=players)), "utf-8")
    return file


def test_it_tells_the_dearest_turns_and_writes_a_page(run: Run, record: Path) -> None:
    out = record.with_name("review.html")
    told = run(f"review {record} --budget 8 --out {out}").out
    assert len(re.findall(r"^[abc]  Turn \d+, (Ania|Borin): ", told, re.MULTILINE)) == 3
    assert re.search(r"Ania played the coach’s first choice in \d+ of \d+ turns\.", told)
    page = out.read_text("utf-8")
    assert 'lang="en"' in page and "Chance of winning" in page and "Ania" in page
    assert page.count('class="turn"') == 3 and page.count("<svg") > 10
    assert not re.search(r'(src|href)="(?!#)[^"]', page), "it must need nothing else"
    assert "/static/" not in page
    run(f"review {record} --budget 8 --out {out}")
    assert out.read_text("utf-8") == page


def test_it_speaks_polish(run: Run, record: Path) -> None:
    out = record.with_name("omowienie.html")
    told = run(f"review {record} --budget 4 --seat 0 --out {out} --lang pl").out
    assert "pierwszy wybór trenera" in told
    page = out.read_text("utf-8")
    assert "Szansa na wygraną" in page and 'value="you"' in page


def test_a_running_game_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    file.write_text(json.dumps(write_record(new_match("lantern", 2, seed=1), seed=1)), "utf-8")
    found = run(f"review {file}")
    assert found.status == 2 and "not over" in found.err


def test_a_record_that_does_not_replay_is_refused(run: Run, record: Path, tmp_path: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["log"][3]["move"] = "nonsense"
    file = tmp_path / "diverged.json"
    file.write_text(json.dumps(data), "utf-8")
    found = run(f"review {file}")
    assert found.status == 2 and found.err.startswith("underhall: ")


def test_another_file_is_left_alone(run: Run, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine.html"
    other.write_text("mine", "utf-8")
    found = run(f"review {record} --budget 4 --out {other}")
    assert found.status == 2 and "no review" in found.err
    assert other.read_text("utf-8") == "mine"
