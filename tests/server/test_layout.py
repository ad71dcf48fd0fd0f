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
