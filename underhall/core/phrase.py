"""Things to be said, without a word of any language: the text room knows the words."""

from __future__ import annotations

from underhall.core.names import Codec, Names, Word

__all__ = ["SAID", "Amount", "Does", "Phrase", "Refusal", "SeatName", "Word"]


class Amount:
    """So many of a named thing: *2 wood*."""

    def __init__(self, names: Names, code: int, n: int) -> None:
        self.names = names
        self.code = code
        self.n = n

    @property
    def id(self) -> str:
        """The message whose ``count`` form says this amount."""
        return self.names.words + "-" + self.names.tokens[self.code]


class SeatName:
    """The name of whoever sits on a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Phrase:
    """A message id with its arguments.

    An argument is a number, a string to be shown as it is, a Word, an Amount, a SeatName, another
    Phrase or a list of these.
    """

    def __init__(self, id: str, **args: object) -> None:
        self.id = id
        self.args = args


class Does:
    """What a thing does, in a few words: the form ``does`` of its message, with its arguments.

    ``kind`` is the topic of its words, as in Names; the arguments are the numbers printed on it.
    """

    # Compiled, there are no arguments by position only: names that no message uses keep apart.
    def __init__(self, its_kind: str, its_token: str, **args: object) -> None:
        self.kind = its_kind
        self.token = its_token
        self.args = args


class Refusal:
    """Why something is not allowed: the clause that says so and the reason in words."""

    def __init__(self, clause: str, reason: str, **args: object) -> None:
        self.clause = clause
        self.phrase = Phrase("no-" + reason, **args)

    @property
    def reason(self) -> str:
        """The stable name of the reason."""
        return self.phrase.id[3:]


class Said(Codec):
    """Something to be said, written down as its message with arguments; only events carry it."""

    def dump(self, value: object) -> object:
        if isinstance(value, Word):
            return value.id if value.names.words else value.names.token(value.code)
        if isinstance(value, Amount):
            return {"message": value.id, "n": value.n}
        if isinstance(value, SeatName):
            return {"seat": value.seat}
        if isinstance(value, Does):
            named = {key: self.dump(arg) for key, arg in value.args.items()}
            return {"does": f"{value.kind}-{value.token}", **named}
        if isinstance(value, Phrase):
            return {"message": value.id, **{key: self.dump(arg) for key, arg in value.args.items()}}
        if isinstance(value, list):
            return [self.dump(item) for item in value]
        return value


SAID = Said()
