"""Grammar, lists, names and what happens when words are missing."""

import pytest
from fluent.runtime import FluentResource

from underhall.core.errors import BadData, BadOption, IllegalMove, NotAsked, UnderhallError
from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.names import NUMBER, SEAT, Codec, Many, Maybe, Names
from underhall.core.phrase import Amount, Does, Phrase, Refusal, SeatName
from underhall.text import NoWords, Words, words
from underhall.text.books import Book, core_resources

KINDS = Names("kind", ["bank", "tower", "wall"])
BANK, TOWER, WALL = range(3)
GOODS = Names("goods", ["wood", "card"])
WOOD, CARD = range(2)

ENGLISH = """
kind-bank = Bank
    .does = { $n ->
        [one] brings { $n } coin
       *[other] brings { $n } coins
    }
kind-tower = Tower
    .does = sees far
kind-wall = wall
goods-wood = wood
goods-card = card
    .count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
do-build = Build { $kind }
log-built = { $who } builds { $kind }.
log-chosen = { $who } chooses { $kinds }.
log-paid = { $who } pays { $what }.
log-shown = { $who } shows { $card }.
log-drawn = { $who } draws { $good_count }.
only-english = Only { $who }
"""

POLISH = """
kind-bank = Bank
    .does = { $n ->
        [one] daje { $n } monetę
        [few] daje { $n } monety
       *[many] daje { $n } monet
    }
kind-tower = Wieża
    .acc = Wieżę
    .gen = Wieży
    .gender = f
kind-wall = mur
    .gen = muru
goods-wood = drewno
    .count = { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
goods-card = karta
    .count = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .count_acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
do-build = Zbuduj { $kind_acc }
    .gen = budowy { $kind_gen }
log-built = { $who } buduje { $kind_acc }.
log-chosen = { $who } wybiera { $kinds_acc }.
log-paid = { $who } płaci { $what_acc }.
log-shown = { $who } pokazuje { $card_acc }.
log-drawn = { $who } dobiera { $good_count_acc }.
ask-new = { $kind_gender ->
        [f] Nowa
       *[m] Nowy
    } { $kind }?
ask-give = { $what_n ->
        [1] Oddajesz ją: { $what }?
       *[other] Oddajesz je: { $what }?
    }
ask-instead = Zamiast { $what_gen }?
needs-more = { $missing }
only-forms =
    .acc = formę
"""

BOOKS = {
    lang: Book(lang, [*core_resources(lang), FluentResource(text)])
    for lang, text in (("en", ENGLISH), ("pl", POLISH))
}


@pytest.fixture(autouse=True)
def made_up_books(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "book", lambda lang, game: BOOKS[lang])


@pytest.fixture
def english() -> Words:
    return Words("en", "made-up", ["Ania", "Olek"], strict=True)


@pytest.fixture
def polish() -> Words:
    return Words("pl", "made-up", ["Ania", "Olek"], strict=True)


# ---------------------------------------------------------------------- what things do


@pytest.mark.parametrize("n, expected", [(1, "1 monetę"), (2, "2 monety"), (12, "12 monet")])
def test_a_thing_says_what_it_does(polish: Words, n: int, expected: str) -> None:
    assert polish.does("kind", "bank", n=n) == f"daje {expected}"
    assert polish.say(Does("kind", "bank", n=n)) == f"daje {expected}"


def test_what_a_thing_does_can_stand_in_a_sentence(english: Words) -> None:
    told = Phrase("log-paid", who=SeatName(0), what=Does("kind", "tower"))
    assert english.say(told) == "Ania pays sees far."


def test_a_thing_without_an_effect_says_nothing(english: Words) -> None:
    assert english.does("kind", "wall") is None
    assert english.does("kind", "nothing") is None
    assert english.say(Does("kind", "wall")) == ""


def test_a_missing_effect_is_taken_from_english(polish: Words) -> None:
    assert Words("pl", "made-up").does("kind", "tower") == "sees far"
    assert polish.does("kind", "tower") is None


def test_an_effect_needs_its_numbers(polish: Words) -> None:
    with pytest.raises(NoWords, match="needs \\$n"):
        polish.does("kind", "bank")


def test_the_things_of_a_kind_in_their_order(english: Words, polish: Words) -> None:
    assert english.tokens("kind") == ["bank", "tower"]
    assert polish.tokens("kind") == ["bank"]


# ---------------------------------------------------------------------- amounts


@pytest.mark.parametrize(
    "n, expected",
    [
        (0, "0 kart"),
        (1, "1 karta"),
        (2, "2 karty"),
        (5, "5 kart"),
        (12, "12 kart"),
        (22, "22 karty"),
    ],
)
def test_polish_amounts(polish: Words, n: int, expected: str) -> None:
    assert polish.say(Amount(GOODS, CARD, n)) == expected


@pytest.mark.parametrize("n, expected", [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart")])
def test_an_amount_in_the_accusative(polish: Words, n: int, expected: str) -> None:
    assert polish.message("log-paid", who="Ania", what=Amount(GOODS, CARD, n)) == (
        f"Ania płaci {expected}."
    )


def test_an_amount_without_that_case_is_counted_all_the_same(polish: Words) -> None:
    assert polish.message("log-paid", who="Ania", what=Amount(GOODS, WOOD, 3)) == (
        "Ania płaci 3 drewna."
    )


def test_an_amount_without_a_counted_form(english: Words) -> None:
    assert english.say(Amount(GOODS, WOOD, 2)) == "2 wood"
    assert english.say(Amount(GOODS, CARD, 2)) == "2 cards"


@pytest.mark.parametrize(
    "n, expected", [(1, "1 punkt"), (2, "2 punkty"), (5, "5 punktów"), (22, "22 punkty")]
)
def test_numbers_choose_the_plural(polish: Words, n: int, expected: str) -> None:
    assert polish.message("points", n=n) == expected


def test_the_number_of_an_amount_and_of_a_list(polish: Words) -> None:
    one, two = Amount(GOODS, CARD, 1), Amount(GOODS, CARD, 2)
    assert polish.message("ask-give", what=one) == "Oddajesz ją: 1 karta?"
    assert polish.message("ask-give", what=two) == "Oddajesz je: 2 karty?"
    assert polish.message("ask-give", what=[one, two]) == "Oddajesz je: 1 karta i 2 karty?"


@pytest.mark.parametrize("n, expected", [(1, "1 kartę"), (2, "2 karty"), (5, "5 kart")])
def test_a_word_is_counted_by_the_number_beside_it(polish: Words, n: int, expected: str) -> None:
    drawn = event("drawn", (0, CARD, n), who=SEAT, good=GOODS, n=NUMBER)
    assert polish.event(drawn) == f"Ania dobiera {expected}."


def test_a_counted_word_needs_a_number(english: Words) -> None:
    assert english.message("log-drawn", who="Ania", good=GOODS.word(WOOD), n=3) == (
        "Ania draws 3 wood."
    )
    with pytest.raises(NoWords, match=r"log-drawn needs a number \$n for \$good_count"):
        english.message("log-drawn", who="Ania", good=GOODS.word(WOOD))


# ---------------------------------------------------------------------- cases


def test_a_word_takes_the_case_of_its_sentence(polish: Words) -> None:
    label = Phrase("do-build", kind=KINDS.word(TOWER))
    assert polish.say(label) == "Zbuduj Wieżę"
    assert polish.say(KINDS.word(TOWER)) == "Wieża"


def test_a_word_without_that_case_stays_as_it_is(polish: Words, english: Words) -> None:
    assert polish.say(Phrase("do-build", kind=KINDS.word(BANK))) == "Zbuduj Bank"
    assert english.say(Phrase("do-build", kind=KINDS.word(TOWER))) == "Build Tower"


def test_any_form_can_be_asked_for(polish: Words) -> None:
    assert polish.message("ask-new", kind=KINDS.word(TOWER)) == "Nowa Wieża?"
    assert polish.message("ask-new", kind=KINDS.word(BANK)) == "Nowy Bank?"


def test_a_phrase_has_forms_too(polish: Words) -> None:
    build = Phrase("do-build", kind=KINDS.word(TOWER))
    assert polish.message("ask-instead", what=build) == "Zamiast budowy Wieży?"


def test_strings_and_names_are_never_bent(polish: Words) -> None:
    assert polish.message("ask-instead", what=SeatName(0)) == "Zamiast Ania?"
    assert polish.message("ask-instead", what="{ $x }") == "Zamiast { $x }?"


# ---------------------------------------------------------------------- lists


@pytest.mark.parametrize(
    "n, expected", [(0, "nothing"), (1, "Bank"), (2, "Bank and Tower"), (3, "Bank, Tower and wall")]
)
def test_english_lists(english: Words, n: int, expected: str) -> None:
    assert english.say([KINDS.word(code) for code in range(n)]) == expected


def test_polish_lists_take_cases(polish: Words) -> None:
    kinds = [KINDS.word(code) for code in (BANK, TOWER, WALL)]
    assert (
        polish.message("log-chosen", who="Ania", kinds=kinds) == "Ania wybiera Bank, Wieżę i mur."
    )
    assert polish.message("ask-instead", what=kinds[1:]) == "Zamiast Wieży i muru?"
    assert polish.message("ask-instead", what=()) == "Zamiast niczego?"


def test_a_list_may_hold_anything(english: Words) -> None:
    assert english.say([SeatName(1), 3, "x", Amount(GOODS, CARD, 1)]) == "Olek, 3, x and 1 card"


# ---------------------------------------------------------------------- events and seats


def event(name: str, values: tuple[object, ...], **fields: Codec) -> Event:
    return Event(EventKind(name, "X-1.1", **fields), values, EVERYBODY)


def test_fields_are_turned_by_their_codecs(polish: Words) -> None:
    built = event("built", (1, TOWER), who=SEAT, kind=KINDS)
    chosen = event("chosen", (0, (WALL, TOWER)), who=SEAT, kinds=Many(KINDS))
    paid = event("paid", (0, Amount(GOODS, CARD, 1)), who=SEAT, what=Codec())
    assert polish.event(built) == "Olek buduje Wieżę."
    assert polish.event(chosen) == "Ania wybiera mur i Wieżę."
    assert polish.event(paid) == "Ania płaci 1 kartę."


@pytest.mark.parametrize("card, expected", [(TOWER, "Wieżę"), (-1, "nic")])
def test_a_field_may_be_empty(polish: Words, card: int, expected: str) -> None:
    shown = event("shown", (0, card), who=SEAT, card=Maybe(KINDS))
    assert polish.event(shown) == f"Ania pokazuje {expected}."


def test_unused_fields_do_no_harm(english: Words) -> None:
    unspoken = Names("space", ["a"], words="")
    built = event("built", (0, BANK, 0, 7), who=SEAT, kind=KINDS, at=unspoken, n=NUMBER)
    assert english.event(built) == "Ania builds Bank."


def test_seats_without_a_name_go_by_number() -> None:
    assert Words("en").say(SeatName(0)) == "Seat 1"
    assert Words("pl", names=["Ania", ""]).say([SeatName(0), SeatName(1)]) == "Ania i Gracz 2"


# ---------------------------------------------------------------------- refusals and errors


def test_a_refused_move_says_why_and_by_which_clause(english: Words) -> None:
    why = IllegalMove("bank", Refusal("X-4.2", "cards", missing="Two cards are missing."))
    loose = Words("en", "made-up")
    assert loose.error(why) == "Not allowed: no-cards (X-4.2)"
    assert english.error(NotAsked("seat 0")) == "You have nothing to decide now."
    assert english.error(BadData("no key")) == "This data does not fit: no key"


def test_an_error_of_a_kind_without_words_speaks_for_itself(english: Words) -> None:
    class Strange(UnderhallError):
        pass

    assert english.error(Strange("what is this")) == "what is this"


# ---------------------------------------------------------------------- missing words


def test_missing_words_are_taken_from_english_then_the_id_stands_in() -> None:
    loose = Words("pl", "made-up", ["Ania"])
    assert loose.message("only-english", who=SeatName(0)) == "Only Ania"
    assert loose.message("only-english") == "only-english"
    assert loose.message("needs-more") == "needs-more"
    assert loose.message("no-such") == "no-such"
    assert loose.message("only-forms") == "only-forms"
    assert loose.say(None) == "None"


@pytest.mark.parametrize(
    "id, complaint",
    [
        ("only-english", "there is no message only-english in pl"),
        ("needs-more", r"message needs-more needs \$missing; given: who"),
        ("only-forms", "message only-forms has forms only"),
    ],
)
def test_strict_words_complain(polish: Words, id: str, complaint: str) -> None:
    with pytest.raises(NoWords, match=complaint):
        polish.message(id, who="Ania")


def test_strict_words_say_no_strange_things(polish: Words) -> None:
    with pytest.raises(NoWords, match="None cannot be put into words"):
        polish.say(None)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption, match="there is no language 'xx'; there are: en, pl"):
        Words("xx")


def test_names_without_words_go_by_their_tokens() -> None:
    cells = Names("cell", ["3,4", "3,5"], words="")
    assert Words("en", strict=True).say([cells.word(1), cells.word(0)]) == "3,5 and 3,4"


def test_names_without_words_may_be_shown_otherwise() -> None:
    cells = Names("cell", ["3,4", "3,5"], words="", shown=["3·4", "3·5"])
    assert Words("en", strict=True).say([cells.word(1), cells.word(0)]) == "3·5 and 3·4"
