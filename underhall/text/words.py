"""Puts what a game says into words.

A thing of Names without words goes by its token. A message gets its arguments as variables. For an
argument ``kind`` that is a Word (or a Phrase, or a list of them) there are also ``$kind_acc``,
``$kind_gen`` and so on: the form of that name, an attribute of the word's message, or the base form
where the word has none such. ``$kind_n`` is the number of an Amount and the length of a list.
``$kind_count`` counts a Word by the argument ``n``, as an Amount would; ``$kind_count_acc`` does so
in the accusative.

What a thing does is the attribute ``does`` of its message; it may need arguments of its own.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from underhall.core.agenda import Decision, State
from underhall.core.errors import BadOption, IllegalMove, UnderhallError, error_name
from underhall.core.events import Event
from underhall.core.names import Codec, Many, Maybe, Names, Seat, Word
from underhall.core.phrase import Amount, Does, Phrase, Refusal, SeatName
from underhall.text.books import Book, Entry, NoWords, book, languages
from underhall.text.faults import WHY, told

FALLBACK = "en"
COUNT = "count"
DOES = "does"
SEEN = "seen"
NUMBER = "n"
MOST_COUNTED = 2000
"""So many amounts are kept in words."""


class Words:
    """The words of one language for one game (or, without a game, for what all games share).

    ``names`` are what the seats are called; a seat without a name goes by its number. Missing words
    are taken from English, then the bare id stands in; with ``strict`` they raise NoWords.
    """

    def __init__(
        self, lang: str, game: str = "", names: Sequence[str] = (), strict: bool = False
    ) -> None:
        if lang not in languages():
            raise BadOption(f"there is no language {lang!r}; there are: {', '.join(languages())}")
        self.lang = lang
        self.game = game
        self.names = tuple(names)
        self.strict = strict
        self._book = book(lang, game)
        self._fixed: dict[tuple[str, str], str] = {}
        """Messages that are the same whatever their arguments."""
        self._entries: dict[tuple[str, str], Entry] = {}
        """The others of this language that were said before."""
        self._counted: dict[tuple[str, int, str], str] = {}
        """Amounts that were said before."""

    # ------------------------------------------------------------------ what can be asked for

    def say(self, thing: object) -> str:
        """A Phrase, Word, Amount, Does, SeatName, number, string, or a list of these, in words."""
        return self._say(thing, "")

    def message(self, id: str, /, **args: object) -> str:
        """The message ``id`` with its arguments; ``why`` may be a detail told in English."""
        why = args.get(WHY)
        if isinstance(why, str):
            args[WHY] = told(why, self.lang)
        return self._text(id, "", args)

    def prompt(self, s: State, decision: Decision[Any]) -> str:
        """What a decision asks."""
        return self.say(decision.prompt(s))

    def option(self, s: State, decision: Decision[Any], code: int, form: str = "") -> str:
        """What an option is called; in the form SEEN where the table is seen."""
        return self.label(decision.label(s, code), form)

    def label(self, label: Phrase | Word, form: str = "") -> str:
        """What an option is called, with a capital letter as on a button."""
        text = self._say(label, form)
        return text[:1].upper() + text[1:] if isinstance(label, Word) else text

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.say(refusal.phrase)

    def event(self, event: Event, form: str = "") -> str:
        """What happened, as a line of the log; in the form SEEN for those who see the table, where
        a place that lights up needs no coordinates."""
        fields = zip(event.kind.fields, event.values)
        args = {name: sayable(codec, value) for (name, codec), value in fields}
        return self._text("log-" + event.name, form, args)

    def does(self, kind: str, token: str, /, **args: object) -> str | None:
        """What a thing does, with the numbers it is given; None where no words say so."""
        id = f"{kind}-{token}"
        fixed = self._fixed.get((id, DOES))
        if fixed is not None:
            return fixed
        for lang in (self.lang,) if self.strict else (self.lang, FALLBACK):
            here = book(lang, self.game)
            if here.entry(id, DOES):
                return self._look_up(here, id, DOES, args)
        return None

    def tokens(self, kind: str) -> list[str]:
        """The things of a kind of which it is said what they do, in the order of their messages."""
        start, here = f"{kind}-", self._book
        found = [id for id in here.ids if id.startswith(start) and here.entry(id, DOES)]
        return [id.removeprefix(start) for id in found]

    def error(self, why: UnderhallError) -> str:
        """What went wrong, for a person to read."""
        if isinstance(why, IllegalMove):
            refusal = why.refusal
            return self.message("not-allowed", reason=refusal.phrase, clause=refusal.clause)
        ids = [error_id(kind) for kind in type(why).__mro__]
        known = [id for id in ids if self._book.entry(id)]
        return self.message(known[0], why=str(why)) if known else str(why)

    # ------------------------------------------------------------------ one thing of each kind

    def _say(self, thing: object, form: str) -> str:
        if isinstance(thing, str):
            return thing
        if isinstance(thing, Phrase):
            return self._text(thing.id, form, thing.args)
        if isinstance(thing, Word):
            return self._word(thing, form)
        if isinstance(thing, Amount):
            return self._amount(thing, form)
        if isinstance(thing, SeatName):
            return self._seat(thing.seat)
        if isinstance(thing, Does):
            return self.does(thing.kind, thing.token, **thing.args) or ""
        if isinstance(thing, (list, tuple)):
            return self._list(thing, form)
        if self.strict and not isinstance(thing, int):
            raise NoWords(f"{thing!r} cannot be put into words")
        return str(thing)

    def _word(self, word: Word, form: str) -> str:
        if not word.names.words:
            return word.names.shown[word.code]
        return self._text(word.id, form, {})

    def _amount(self, amount: Amount, form: str) -> str:
        key = (amount.id, amount.n, form)
        found = self._counted.get(key)
        if found is None:
            found = self._count(amount, form)
            if len(self._counted) < MOST_COUNTED:
                self._counted[key] = found
        return found

    def _count(self, amount: Amount, form: str) -> str:
        for count in (f"{COUNT}_{form}", COUNT):
            if self._book.entry(amount.id, count):
                return self._text(amount.id, count, {"n": amount.n})
        return self.message("amount", n=amount.n, what=self._text(amount.id, form, {}))

    def _seat(self, seat: int) -> str:
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or self.message("seat-name", n=seat + 1)

    def _list(self, things: Sequence[object], form: str) -> str:
        if not things:
            return self._text("list-nothing", form, {})
        *start, last = [self._say(thing, form) for thing in things]
        if not start:
            return last
        return self.message("list-and", start=self.message("list-comma").join(start), last=last)

    # ------------------------------------------------------------------ messages

    def _text(self, id: str, form: str, args: Mapping[str, object]) -> str:
        key = (id, form)
        fixed = self._fixed.get(key)
        if fixed is not None:
            return fixed
        entry = self._entries.get(key)
        if entry is not None:
            try:
                return self._formatted(entry, id, args)
            except NoWords:
                pass  # what is wrong with it is found below
        if self.strict:
            return self._look_up(self._book, id, form, args)
        for lang in (self.lang, FALLBACK):
            try:
                return self._look_up(book(lang, self.game), id, form, args)
            except NoWords:
                continue
        return id

    def _look_up(self, book: Book, id: str, form: str, args: Mapping[str, object]) -> str:
        entry = book.entry(id, form) or book.entry(id)
        if entry is None:
            raise NoWords(f"there is no message {id} in {self.lang}")
        text = self._formatted(entry, id, args)
        if not entry.variables:
            self._fixed[id, form] = text
        elif book is self._book:
            self._entries[id, form] = entry
        return text

    def _formatted(self, entry: Entry, id: str, args: Mapping[str, object]) -> str:
        values: list[str | int] = []
        for variable in entry.variables:
            thing = args.get(variable)
            kind = type(thing)
            if kind is str or kind is int:
                values.append(thing)  # type: ignore[arg-type]
            else:
                values.append(self._value(id, variable, args))
        return entry.format(*values)

    def _value(self, id: str, variable: str, args: Mapping[str, object]) -> str | int:
        name, form = argument(variable, args)
        if name not in args:
            raise NoWords(f"message {id} needs ${variable}; given: {', '.join(args) or 'nothing'}")
        thing = args[name]
        if form == NUMBER and isinstance(thing, Amount):
            return thing.n
        if form == NUMBER and isinstance(thing, (list, tuple)):
            return len(thing)
        if form.startswith(COUNT) and isinstance(thing, Word):
            n = args.get(NUMBER)
            if not isinstance(n, int):
                raise NoWords(f"message {id} needs a number $n for ${variable}")
            return self._amount(Amount(thing.names, thing.code, n), form[len(COUNT) + 1 :])
        return thing if isinstance(thing, int) else self._say(thing, form)


def argument(variable: str, args: Container[str]) -> tuple[str, str]:
    """The argument behind a variable (empty if none is) and the form it is wanted in."""
    name, form = variable, ""
    while name and name not in args:
        name, _, last = name.rpartition("_")
        form = f"{last}_{form}" if form else last
    return name, form


def sayable(codec: Codec, value: Any) -> object:
    """The value of a field as something that can be said."""
    if isinstance(codec, Names):
        return codec.word(value)
    if isinstance(codec, Seat):
        return SeatName(value)
    if isinstance(codec, Many):
        return [sayable(codec.each, item) for item in value]
    if isinstance(codec, Maybe):
        return [] if value == -1 else [sayable(codec.each, value)]
    return value


def error_id(kind: type) -> str:
    """The message for a class of errors: ``error-bad-data`` for BadData."""
    return "error-" + error_name(kind)
