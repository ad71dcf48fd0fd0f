"""Where long words may be parted."""

from __future__ import annotations

import pytest

from underhall.text.parting import KEPT, parts

PARTS = {
    "Kryształowy": "Krysz-ta-łowy",
    "Półksiężycowy": "Pół-księ-ży-cowy",
    "Przeogromny": "Prze-o-gromny",
    "Trzęsawiskowy": "Trzę-sa-wi-skowy",
    "Zaćmieniowy": "Zać-mie-niowy",
    "Głazogrzbiet": "Gła-zo-grzbiet",
    "Przekładnia": "Prze-kład-nia",
    "najeźdźcy": "najeź-dźcy",
    "Mythrall": "Myth-rall",
    "KAMIENIOŁOM": "KAMIE-NIO-ŁOM",
    "Sztygar": "Szty-gar",
    "troll": "troll",
}


@pytest.mark.parametrize("word", PARTS)
def test_polish_words_are_parted_between_syllables(word: str) -> None:
    found = parts(word, "pl")
    assert "-".join(found) == PARTS[word]
    assert "".join(found) == word
    assert len(found) == 1 or min(len(found[0]), len(found[-1])) >= KEPT


def test_english_words_are_parted_where_two_are_one() -> None:
    assert parts("Gatehouse", "en") == ["Gate", "house"]
    assert parts("Goldenflame", "en") == ["Golden", "flame"]
    assert parts("Mountainous", "en") == ["Moun", "tainous"]
    assert parts("Prospector", "en") == ["Prospec", "tor"]
    assert parts("Whisperer", "en") == ["Whisperer"]
    assert parts("Rocky", "en") == ["Rocky"]


def test_words_of_other_languages_stay_whole() -> None:
    assert parts("Torhaus", "de") == ["Torhaus"]
