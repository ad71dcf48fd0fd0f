"""Line breaks of a template are layout; only those between words are spaces."""

from __future__ import annotations

import pytest
from minijinja import Environment

from underhall.server.pages import layout


@pytest.mark.parametrize(
    "source, left",
    [
        ("<p>\n  <b>\n    {{ name }}\n  </b>\n</p>\n", "<p><b>{{ name }}</b></p>"),
        ("<p>\n  one\n  two\n</p>", "<p>one two</p>"),
        ("{{ a }}\n{{ b }} {{ c }}", "{{ a }}{{ b }} {{ c }}"),
        ("{{ a }}{{ ' ' }}\n<b>x</b>", "{{ a }}{{ ' ' }}<b>x</b>"),
        ("{% if a > b %}\n  <i></i>\n{% endif %}\n", "{% if a > b %}<i></i>{% endif %}"),
        ('<p\n  class="a\n    b"\n  {% if a > b %}hidden{% endif %}\n>\n</p>',
         '<p class="a b" {% if a > b %}hidden{% endif %}></p>'),
        ('<use\n  href="#x"\n/>', '<use href="#x"/>'),
        ('<p title="{{ t("a > b") }}">\n</p>', '<p title="{{ t("a > b") }}"></p>'),
    ],
)  # fmt: skip
def test_only_breaks_between_words_are_spaces(source: str, left: str) -> None:
    assert layout.without(source) == left


def test_what_a_template_prints_keeps_its_line_breaks() -> None:
    source = layout.without("<pre>\n  {{ picture }}\n</pre>")
    assert Environment().render_str(source, picture="a\n  b") == "<pre>a\n  b</pre>"


@pytest.mark.parametrize(
    "path, source, left",
    [
        (
            "a.css",
            "/* A\n   note. */\na {\n  top: 0; /* why */\n}\n",
            "a {\ntop: 0; /* why */\n}\n",
        ),
        ("a.js", '// A note.\nf(\n  "// no note", // why\n);\n', 'f(\n"// no note", // why\n);\n'),
        ("b.js", "// A note.\nf(`a\n  // b`);\n", "// A note.\nf(`a\n  // b`);\n"),
        ("a.svg", "<svg>\n  <!-- A note. -->\n  <g />\n</svg>\n", "<svg>\n<g />\n</svg>\n"),
        ("a.txt", "  // all\n", "  // all\n"),
    ],
)
def test_files_are_served_without_notes_and_indentation(path: str, source: str, left: str) -> None:
    assert layout.slim(path, source.encode()) == left.encode()
