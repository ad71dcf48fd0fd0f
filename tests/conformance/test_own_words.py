"""Rules, lessons, pages and words are our own sentences: no run of more than seven words is shared
with a printed rulebook. The rulebooks are not ours to keep, so ``rulebook_runs.bin`` holds only
hashes of all their runs of eight words, five bytes each, in order.

They were read by a machine, which takes some letters for others: words are compared by the letters
that it seldom mistakes."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from underhall import editions
from underhall.core import registry

RUN = 8
SIZE = 5
HERE = Path(__file__).parent
REMARK = re.compile(r"<!--.*?-->", re.DOTALL)
WORD = re.compile(r"[^\W\d_]+")
ALIKE = str.maketrans({"ł": "t", "¢": "c", "]": "j"})
MISREAD = re.compile(r"[aeiouyg\u0300-\u036f]")
PART = re.compile(r"\n(?=- |#|\n|[a-z]\S* = |\S+ = )")
"""Where a clause, a message or a value of its own begins."""
TEXTS = ("RULES*.md", "GLOSSARY.md", "face/lesson/*.toml", "face/words/*.ftl")
FILES = sorted(
    str(file)
    for game in registry.games()
    for pattern in TEXTS
    for file in Path(str(editions.room(game))).glob(pattern)
)


def bare(text: str) -> str:
    """A text without vowels, marks on letters, and what is easily read wrongly."""
    letters = unicodedata.normalize("NFD", text.casefold().translate(ALIKE))
    return MISREAD.sub("", letters)


def runs(text: str) -> dict[int, str]:
    """The runs of eight words of a text, by their hashes."""
    words = WORD.findall(bare(REMARK.sub(" ", text)))
    told = [" ".join(words[at : at + RUN]) for at in range(len(words) - RUN + 1)]
    return {int.from_bytes(sha256(run.encode()).digest()[:SIZE], "big"): run for run in told}


@cache
def printed() -> list[int]:
    """The hashes of the runs in printed rulebooks."""
    data = (HERE / "rulebook_runs.bin").read_bytes()
    return [int.from_bytes(data[at : at + SIZE], "big") for at in range(0, len(data), SIZE)]


def is_printed(run: int) -> bool:
    known = printed()
    at = bisect_left(known, run)
    return at < len(known) and known[at] == run


def test_the_hashes_are_sorted_and_many() -> None:
    assert printed() == sorted(set(printed()))
    assert len(printed()) > 30_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(Path(file).parts[-4:]))
def test_no_run_of_words_is_taken_from_a_rulebook(file: str) -> None:
    parts = PART.split(Path(file).read_text("utf-8"))
    shared = [run for part in parts for key, run in runs(part).items() if is_printed(key)]
    assert shared == []
