"""The report of a run: a page that needs nothing else, and the command that writes it."""

import json
import re
from collections import Counter
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from underhall.cli import main
from underhall.core.errors import BadData
from underhall.lab.fixtures import RunPlan, Setting
from underhall.lab.folder import RunFolder
from underhall.lab.page.evidence import Evidence, gather
from underhall.lab.page.figures import Figure
from underhall.lab.page.look import style
from underhall.lab.page.markup import Markup, tag
from underhall.lab.page.report import Chapter, Part, again_command, report
from underhall.lab.page.told import Told
from underhall.lab.pool import here
from underhall.lab.tournament import run
from underhall.text import languages
from underhall.text.words import Words

in_every_language = pytest.mark.parametrize("lang", languages())


def test_text_is_escaped_and_markup_is_not() -> None:
    made = tag("p", "a < b", tag("b", "c & d"), cls='x"y', title=None)
    assert made == '<p class="x&quot;y">a &lt; b<b>c &amp; d</b></p>'
    assert tag("line", x1="1", aria_hidden="true") == '<line x1="1" aria-hidden="true"/>'
    assert isinstance(made, Markup)


# ---------------------------------------------------------------------- the page


def test_colours_and_letters_are_those_of_all_pages() -> None:
    """What the house says once is on the page, and the report's own style does not say it again."""
    house = (files("underhall") / "server/pages/static/look.css").read_text("utf-8")
    own = (files("underhall.lab.page") / "report.css").read_text("utf-8")
    tokens = re.findall(r"^  (--[a-z0-9-]+): light-dark", house, re.MULTILINE)
    assert len(tokens) > 20
    assert all(f"{token}: light-dark" in style() for token in tokens)
    assert not [token for token in tokens if f"{token}: light-dark" in own]
    assert "/*" not in style()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """A run of a small game and of one that is played together."""
    settings = (Setting("lantern", 2, {"veins": "3"}), Setting("runedar", 2))
    plan = RunPlan(settings, ("random", "novice"), rounds=5, seed=3)
    folder = RunFolder.new(tmp_path_factory.mktemp("page") / "run", plan)
    run(folder, here)
    return folder


class Reader(HTMLParser):
    """Looks for what is open at the end, doubled ids, links to nowhere and what is fetched."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, name: str, attrs: list[tuple[str, str | None]]) -> None:
        if name not in self.VOID:
            self.open.append(name)
        self._look(attrs)
        if name in ("script", "link", "img", "iframe", "object"):
            self.outside.append(name)

    def handle_startendtag(self, name: str, attrs: list[tuple[str, str | None]]) -> None:
        self._look(attrs)

    def _look(self, attrs: list[tuple[str, str | None]]) -> None:
        for key, value in attrs:
            if key == "id":
                self.ids.append(value or "")
            elif key == "href":
                self.links.append(value or "")
            elif key == "src":
                self.outside.append(value or "")

    def handle_endtag(self, name: str) -> None:
        assert self.open.pop() == name


@in_every_language
def test_the_page_needs_nothing_else(played: RunFolder, lang: str) -> None:
    page = report(played, lang)
    reader = Reader()
    reader.feed(page)
    assert reader.open == [] and reader.outside == []
    assert len(reader.ids) == len(set(reader.ids))
    assert all(link.startswith("#") and link[1:] in reader.ids for link in reader.links)
    assert not re.search(r"https?:|@import|url\((?!#)|<script", page)
    assert f'<html lang="{lang}">' in page


@in_every_language
def test_no_message_is_missing(
    played: RunFolder, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not there comes out as its bare id."""
    asked: list[str] = []
    real = Words.message

    def listening(self: Words, id: str, /, **args: object) -> str:
        text = real(self, id, **args)
        if text == id and not id.startswith(("deed-", "level-")):
            asked.append(id)
        return text

    monkeypatch.setattr(Words, "message", listening)
    page = report(played, lang)
    assert asked == []
    assert not re.search(r"\blab-[a-z]|\{ \$", without_style(page))


def test_the_page_tells_what_was_played(played: RunFolder) -> None:
    page = plain(report(played, "en"))
    for said in ("The Lantern Shift", "2 seats, 10 games", "The Siege of Runedar"):
        assert said in page
    assert "cause of defeat" in page and "The last gold nugget was lost" in page
    assert "--play lantern,runedar" in page


@pytest.mark.parametrize(
    "who, did, headline",
    [([0.0, 0.2], [0.9], "Who 2"), ([0.0, 0.0], [0.3, 0.5], "Did 2"), ([0.0], [0.0], "Who 1")],
)
def test_the_headline_is_what_is_furthest_from_nothing(
    who: list[float], did: list[float], headline: str
) -> None:
    chapters = [
        Chapter(id, id, [Figure(f"{id} {n}", "", Markup(), "", x) for n, x in enumerate(some, 1)])
        for id, some in (("who", who), ("did", did))
    ]
    assert Part(Evidence("lantern", False), Told("en"), chapters).headline == headline


def test_the_command_plays_the_same_again() -> None:
    plan = RunPlan((Setting("lantern", 2, {"veins": "3"}),), ("random",), 4, 7, "decisions")
    assert again_command(plan).replace(" \\\n ", "") == (
        "underhall tournament RUN --play lantern --bots random --seats 2"
        " --rounds 4 --seed 7 --option veins=3 --log decisions"
    )


def test_options_are_summed_over_all_games(played: RunFolder) -> None:
    rows = [row for row in played.read("options") if row["game"] == "lantern"]
    lantern, _ = gather(played)
    whole = Counter[tuple[str, str]]()
    for row in rows:
        whole[row["kind"], row["token"]] += row["offered"]
    found = {(row["kind"], row["token"]): row["offered"] for row in lantern.options}
    assert len(rows) > len(found) and found == whole


def without_style(page: str) -> str:
    return re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)


def plain(text: str) -> str:
    return text.replace("\xa0", " ").replace("\u202f", " ")


# ---------------------------------------------------------------------- the command


def test_at_the_command_line(
    played: RunFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "page.html"
    asked = ["report", str(played.path), "--out", str(out)]
    assert main([*asked, "--lang", "pl"]) == 0
    assert capsys.readouterr().out == f"Raport jest w pliku {out}.\n"
    assert "Jak to powtórzyć" in out.read_text("utf-8")
    assert main(asked) == 0  # a report may be written over
    assert "How to play it again" in out.read_text("utf-8")
    assert main(["report", str(played.path)]) == 0
    assert (played.path / "report.en.html").is_file()


def test_what_is_no_report_is_left_alone(
    played: RunFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.html"
    mine.write_text("mine")
    assert main(["report", str(played.path), "--out", str(mine)]) == 2
    assert "is no report and is left as it is" in capsys.readouterr().err
    assert mine.read_text() == "mine"
    assert main(["report", str(played.path), "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def broken_part(path: Path) -> None:
    new_run(path)
    (path / "games").mkdir()
    (path / "games" / "part-0.parquet").write_bytes(b"no parquet")


def new_run(path: Path) -> None:
    RunFolder.new(path, RunPlan((Setting("lantern", 2),), ("random",)))


def other_format(path: Path) -> None:
    path.mkdir()
    (path / "plan.json").write_text('{"underhall": 99}')


@pytest.mark.parametrize(
    "made, said",
    [
        (lambda path: None, "is no run"),
        (new_run, "holds no games yet"),
        (other_format, "format 99; known is 1"),
        (broken_part, "cannot be read"),
    ],
)
def test_what_cannot_be_told_is_one_line(
    made: Any, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(tmp_path / "run")
    assert main(["report", str(tmp_path / "run")]) == 2
    told = capsys.readouterr().err
    assert said in told and told.count("\n") == 1
    assert not list(tmp_path.rglob("*.html"))


def test_a_table_without_its_columns_is_told(tmp_path: Path) -> None:
    new_run(tmp_path / "run")
    folder = RunFolder.open(tmp_path / "run")
    folder.write([{"games": [{"number": 0, "game": "lantern"}]}])
    with pytest.raises(BadData, match="no column seats"):
        report(folder, "en")


def test_a_run_whose_bot_is_gone_can_be_told(played: RunFolder, tmp_path: Path) -> None:
    head = json.loads((played.path / "plan.json").read_text())
    head["plan"]["bots"] = ["random", "one_that_left"]
    (tmp_path / "plan.json").write_text(json.dumps(head))
    for table in ("games", "seats", "points", "curve", "deeds", "options"):
        (tmp_path / table).symlink_to(played.path / table)
    assert "one_that_left" in report(RunFolder.open(tmp_path, checked=False), "en")
    with pytest.raises(Exception, match="one_that_left"):
        RunFolder.open(tmp_path)


def test_without_the_library_one_line_says_what_to_install(
    played: RunFolder, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert main(["report", str(played.path)]) == 2
    assert "pip install 'underhall[lab]'" in capsys.readouterr().err
