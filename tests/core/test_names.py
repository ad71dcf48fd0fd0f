"""Names and codecs: the way from codes to durable tokens and back."""

import pytest

from underhall.core.errors import BadData
from underhall.core.names import NUMBER, SEAT, Codec, Many, Maybe, Names, Number

CARDS = Names("card", ["bank", "inn"])


def test_a_token_stands_for_a_code() -> None:
    assert (CARDS.token(1), CARDS.code("inn"), len(CARDS)) == ("inn", 1, 2)
    assert (CARDS.has("bank"), CARDS.has("mine")) == (True, False)
    assert CARDS.word(0).id == "card-bank"
    with pytest.raises(BadData, match="there is no card called 'mine'; known: bank, inn"):
        CARDS.code("mine")


@pytest.mark.parametrize(
    "codec, value, data",
    [
        (CARDS, 1, "inn"),
        (NUMBER, -4, -4),
        (SEAT, 2, 2),
        (Many(CARDS), (1, 0, 1), ["inn", "bank", "inn"]),
        (Many(NUMBER), (), []),
        (Maybe(CARDS), 0, "bank"),
        (Maybe(CARDS), -1, None),
    ],
)
def test_what_is_written_down_reads_back(codec: Codec, value: object, data: object) -> None:
    assert codec.dump(value) == data
    assert codec.load(data) == value


@pytest.mark.parametrize(
    "codec, data, complaint",
    [
        (CARDS, 1, "the name of a card"),
        (CARDS, "mine", "no card called 'mine'"),
        (NUMBER, "1", "a whole number"),
        (NUMBER, True, "a whole number"),
        (NUMBER, 1.0, "a whole number"),
        (SEAT, None, "a whole number"),
        (Number(1), 0, "a whole number of 1 or more, found 0"),
        (Number(0, 2), 3, "a whole number up to 2, found 3"),
        (Many(CARDS), "inn", "a list"),
        (Many(CARDS), ["inn", 3], "the name of a card"),
        (Maybe(CARDS), "mine", "no card called"),
    ],
)
def test_what_does_not_fit_is_refused(codec: Codec, data: object, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        codec.load(data)
