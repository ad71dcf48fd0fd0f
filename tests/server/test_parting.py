"""Long words on a page have soft hyphens, and stay text."""

from __future__ import annotations

from underhall.server.pages.parting import SOFT, parted
from underhall.server.pages.rendering import environment


def test_long_words_go_to_a_line_of_their_own_and_may_be_parted_there() -> None:
    assert parted("Hati Burzyciel", "pl") == f'Hati <span class="word">Burzy{SOFT}ciel</span>'


def test_what_needs_no_parting_is_left_alone() -> None:
    assert parted("Lodowy troll", "pl") == "Lodowy troll"
    assert parted("Crystalline Whisperer", "en") == "Crystalline Whisperer"


def test_templates_part_words_and_still_escape() -> None:
    shown = environment().render_str("{{ name|parted('pl') }}", name="<b>Stolarnia & cegła</b>")
    assert shown.replace(SOFT, "-") == (
        '&lt;b&gt;<span class="word">Sto-lar-nia</span> &amp; cegła&lt;/b&gt;'
    )
