"""The formatter of templates and pictures: one element a line, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from helpers import ROOT, tool

from underhall.server.pages import layout

SOURCES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / "underhall").rglob("*.html")
    if path.stat().st_size
)


MARKUP = tool("markup")


def formatted(tmp_path: Path, source: str, name: str = "one.html") -> str:
    path = tmp_path / name
    path.write_text(source, "utf-8")
    assert MARKUP.main([str(path)]) == 0
    assert MARKUP.main(["--check", str(path)]) == 0
    return path.read_text("utf-8")


def test_every_element_has_a_line(tmp_path: Path) -> None:
    source = "<ul>{% for x in xs %}<li><b>{{ x }}</b> <i></i></li>{% endfor %}</ul>"
    made = formatted(tmp_path, source)
    assert made == (
        '<ul>\n  {% for x in xs %}\n    <li>\n      <b>{{ x }}</b>\n      {{ " " }}\n'
        "      <i></i>\n    </li>\n  {% endfor %}\n</ul>\n"
    )


def test_long_tags_have_an_attribute_a_line(tmp_path: Path) -> None:
    text = "word " * 20
    source = f'<p class="a" {{% if x %}} hidden{{% endif %}} title="{text}">x</p>'
    made = formatted(tmp_path, source)
    assert made.splitlines()[:3] == ["<p", '  class="a"', "  {% if x %}hidden{% endif %}"]
    assert max(map(len, made.splitlines())) <= 120


def test_long_paths_are_broken_between_commands(tmp_path: Path) -> None:
    made = formatted(tmp_path, f'<svg><path d="{"M1 2h3v4z" * 40}"/></svg>', "one.svg")
    assert max(map(len, made.splitlines())) <= 120
    assert "".join(made.split()).count("M12h3v4z") == 40


@pytest.mark.parametrize(
    "source, why",
    [
        ("<p><b></p>", "</p> closes <b>"),
        ("{% if x %}<p>{% endif %}</p>", "{% endif %} closes p"),
        ("<p>", "p is never closed"),
        (f"<p>{'x' * 130}</p>", "one.html:2 has 132 characters, 120 are allowed"),
    ],
)
def test_what_it_cannot_lay_out_is_told(tmp_path: Path, source: str, why: str, capsys: Any) -> None:
    path = tmp_path / "one.html"
    path.write_text(source)
    assert MARKUP.main(["--check", str(path)]) == 1
    assert why in capsys.readouterr().out


def test_a_source_that_is_not_laid_out_is_named_and_left_alone(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "one.html"
    path.write_text("<p><b></b></p>")
    assert MARKUP.main(["--check", str(path)]) == 1
    assert path.read_text() == "<p><b></b></p>"
    assert "one.html is not laid out" in capsys.readouterr().out


def test_the_width_of_styles_and_scripts_is_looked_at(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "one.css"
    path.write_text("a{}\n" + "/" * 121)
    assert MARKUP.main(["--check", str(path)]) == 1
    assert "one.css:2 has 121 characters" in capsys.readouterr().out


@pytest.mark.parametrize("name", SOURCES)
def test_a_template_without_its_layout_is_what_it_was(tmp_path: Path, name: str) -> None:
    source = layout.without((ROOT / name).read_text("utf-8"))
    again = layout.without(formatted(tmp_path, source))
    assert again.replace('{{ " " }}', " ") == source.replace('{{ " " }}', " ")
