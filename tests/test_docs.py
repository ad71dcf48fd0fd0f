"""What the documentation shows is true: its Python runs, its excerpts are real, its commands work.

The blocks of a page run in order and share their names. A Python block that begins with the path
of a source file is an excerpt: it must stand there, word for word, parts left out marked ``...``.
One that reads its command line is a program of its own: it is only compiled here.
"""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from underhall.cli import main

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXCERPT = re.compile(r"# (underhall/\S+\.py)\n")
PROMPT = "$ "


def blocks(page: Path) -> list[tuple[str, str, int]]:
    """The language, the text and the first line of every fenced block."""
    text = page.read_text("utf-8")
    return [
        (found[1], found[2], text.count("\n", 0, found.start()) + 2)
        for found in BLOCK.finditer(text)
    ]


def commands(block: str) -> list[list[str]]:
    """The lines of a block that call underhall after a prompt."""
    lines = [line.removeprefix(PROMPT) for line in block.splitlines() if line.startswith(PROMPT)]
    return [shlex.split(line)[1:] for line in lines if line.split()[0] == "underhall"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page.stem}
    for language, text, line in blocks(page):
        if language == "python" and not EXCERPT.match(text):
            code = compile("\n" * (line - 1) + text, str(page), "exec")
            if "sys.argv" not in text:
                exec(code, names)
        for arguments in commands(text):
            assert main(arguments) == 0, arguments


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_excerpts_are_real(page: Path) -> None:
    for language, text, line in blocks(page):
        excerpt = EXCERPT.match(text) if language == "python" else None
        if excerpt:
            source = (ROOT / excerpt[1]).read_text("utf-8")
            for part in re.split(r"^\.\.\.\n", text[excerpt.end() :], flags=re.MULTILINE):
                assert part.strip("\n") in source, f"{page.name}:{line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / link).exists(), link
