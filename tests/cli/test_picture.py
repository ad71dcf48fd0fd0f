"""The table at a glance shows what a seat may see, and nothing else."""

from typing import Any

import pytest

from underhall import editions
from underhall.core import registry
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.secrets import redeal, view
from underhall.pictures import outline, paint
from underhall.text import Words, languages


@pytest.mark.parametrize("game", registry.games())
@pytest.mark.parametrize("lang", languages())
def test_pictures_keep_secrets(game: str, lang: str) -> None:
    edition = editions.edition(game)
    seats = edition.game.seats[1]
    s, chance = edition.start(seats, seed=1), Fast(1)
    words = Words(lang, game, ["Ania", "Olek", "Zosia", "Jan", "Ewa"][:seats])
    for _ in range(120):
        if not s.choices:
            break
        s.play(s.choices[chance.below(len(s.choices))])
        for seat in (SPECTATOR, 0, seats - 1):
            dealt = redeal(edition.game, s, seat, chance)
            assert paint(edition.game, s, seat, words) == paint(edition.game, dealt, seat, words)


def test_lantern_at_a_glance() -> None:
    edition = editions.edition("lantern")
    s = edition.start(3, seed=1)
    text = paint(edition.game, s, 0, Words("pl", "lantern", ["Ania", "Olek", "Zosia"]))
    assert text.splitlines() == [
        "Żyła 1 z 5 · lamp w talii: 18 · żetonów rudy w stosie: 18",
        "> Ania   pokazuje -  ręka 2 3 4 4  gwizdki 1  ruda: nic",
        "> Olek   pokazuje -  ręka ? ? ? ?  gwizdki 1  ruda: nic",
        "> Zosia  pokazuje -  ręka ? ? ? ?  gwizdki 1  ruda: nic",
        "Odrzucone lampy: -",
    ]


def test_any_game_at_a_glance() -> None:
    edition = editions.edition("lantern")
    s = edition.start(2, seed=1)
    words = Words("en", "lantern", ["Ania", "Ania"])
    lines = outline(view(edition.game, s, 0), words.say).splitlines()
    assert lines[:3] == ["vein 1 · veins 5 · deck 22 · pile 18", "players:", "  Ania:"]
    assert lines.count("  Ania:") == 2
    assert "    lamps: 2 1, 3 1, 4 2" in lines


@pytest.mark.parametrize(
    "table, text",
    [
        ({"crowns": 0, "open": False, "last": None, "pile": []}, "crowns 0"),
        ({"on": True, "spots": [1, None]}, "on +\nspots: 1, -"),
        ({"deep": [[1, 2, 3], [4]]}, "deep:\n  Ania: 1, 2, 3\n  Olek: 4"),
        ({"three": [[1], [2], []]}, "three:\n  1: 1\n  2: 2"),
        ({"empty": {"a": {}, "b": []}}, ""),
    ],
)
def test_bare_data(table: dict[str, Any], text: str) -> None:
    words = Words("en", "", ["Ania", "Olek"])
    assert outline({"seats": 2, "table": table}, words.say) == text
