"""The bot of docs/bots-over-http.md plays a whole game against a real server."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from server.loopback import Running
from waiting import PATIENCE

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    text = (DOCS / "bots-over-http.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(code.splitlines()) < 60
    path = tmp_path_factory.mktemp("bot") / "bot.py"
    path.write_text(code, "utf-8")
    return path


@pytest.mark.parametrize("game", ["lantern", "belfort"])
def test_the_bot_plays_a_game(tmp_path: Path, bot: Path, game: str) -> None:
    with Running(tmp_path / "tables.sqlite") as server:
        command = [sys.executable, str(bot), server.url, game]
        ran = subprocess.run(
            command, check=False, capture_output=True, text=True, timeout=5 * PATIENCE
        )
    assert ran.returncode == 0, ran.stderr
    watch, result = ran.stdout.splitlines()
    assert watch.startswith(f"watch it at {server.url}/watch/")
    assert re.search(r"(wins|win together)\. \[-?\d+, -?\d+\]$", result)


def test_the_bot_is_told_what_is_wrong(tmp_path: Path, bot: Path) -> None:
    with Running(tmp_path / "tables.sqlite") as server:
        command = [sys.executable, str(bot), server.url, "chess"]
        ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 1
    assert "no game 'chess'" in ran.stderr


def test_every_address_in_the_documents_exists(tmp_path: Path) -> None:
    text = (DOCS / "bots-over-http.md").read_text("utf-8")
    with Running(tmp_path / "tables.sqlite") as server, server.browser() as client:
        schema = client.get("/api/openapi.json").json()
    known = {path.replace("{table}", "TABLE") for path in schema["paths"]}
    known |= {"/api/docs", "/api/openapi.json", "/api/tables/TABLE/stream"}
    named = set(re.findall(r"/api/[\w/.-]*\w", text))
    assert named <= known
