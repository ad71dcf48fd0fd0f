"""What a seat can choose, as buttons and lights: numbers, keys, order, and how a thing lights up.

Options stand in groups of one kind; what only helps towards the others, such as an exchange, comes
after them. What ends a turn, passes or declines comes last and has the key E; the others have the
keys of ``KEYS``, two of them where there are many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from minijinja import Markup, escape

from underhall.server.pages.faces import face
from underhall.server.pages.tips import About
from underhall.server.tables.log import Data

FEW = 6
"""So many options, refused ones too, stand side by side in full; more make the buttons small."""

END_KEY = "E"
NEXT = "Z"
"""The key before the second row of keys."""
SINGLE = "123456789ADFGIJKMNOQSTVWXY"
"""Keys of options: numbers, then letters that mean nothing else at a table."""
KEYS = (*SINGLE, *(NEXT + key for key in SINGLE))


def untold(thing: str, told: bool = False) -> Markup:
    """Nothing about a thing."""
    return Markup("")


def choices(facts: Data) -> Data:
    """Options with their numbers and keys, in groups; refusals; and how much room they take."""
    closing = [_button(option) for option in facts["options"] if option["closes"]]
    staying = [option for option in facts["options"] if not option["closes"]]
    grouped = groups([option for option in staying if not option["helps"]])
    grouped += groups([option for option in staying if option["helps"]])
    options = [option for group in grouped for option in group]
    for option, key in zip(options, KEYS):
        option["key"] = key
    for option, key in zip(closing, (END_KEY, *KEYS[len(options) :])):
        option["key"] = key
    for n, option in enumerate([*options, *closing], 1):
        option["n"] = n
    refused = _told_apart([_button(option) for option in facts["refused"]])
    return {
        "options": [*options, *closing],
        "groups": grouped,
        "closing": closing,
        "refused": refused,
        "many": len(options) + len(refused) > FEW,
        "picks": picks(options),
        "obvious": obvious([*options, *closing]),
    }


def obvious(options: Sequence[Data]) -> str:
    """The answer to a question without a choice, such as which of equal pieces; "" where there is a
    choice."""
    return options[0]["token"] if len(options) == 1 and options[0]["alike"] else ""


def settles(facts: Data) -> bool:
    """Whether an obvious answer may be given for whom it asks: not where one has stepped back to
    the question, nor after another person's move, which it would keep from being taken back
    freely."""
    if facts["redo"]:
        return False
    movers = (line["by"] for line in reversed(facts["log"]) if line["by"] is not None)
    last = facts["players"][next(movers, facts["seat"])]
    return bool(last["me"] or last["level"] or last["stand_in"])


def picks(options: Sequence[Data]) -> int:
    """How many things on the table make an option, where all options are made of equally many and
    share some of them; 0 where an option is a thing of its own, or any of several."""
    made_of = [option["targets"].split() for option in options]
    sizes = {len(things) for things in made_of}
    most = max(sizes, default=0)
    shares = len(set(chain.from_iterable(made_of))) < most * len(options)
    return most if sizes == {most} and most > 1 and shares else 0


def groups(options: Sequence[Data]) -> list[list[Data]]:
    """Options of one kind together, in the order in which the kinds first come."""
    found: dict[str, list[Data]] = {}
    for option in options:
        found.setdefault(option["group"], []).append(_button(option))
    return list(found.values())


def _button(option: Data) -> Data:
    name, _, detail = option["label"].partition(": ")
    targets = " ".join(option["targets"])
    alike = " ".join(option.get("alike", ()))
    times = 1 + len(option.get("alike", ()))
    shown = {"name": name, "detail": detail, "targets": targets, "alike": alike, "times": times}
    return {**option, **shown, "key": ""}


def _told_apart(refused: list[Data]) -> list[Data]:
    """What is refused is told with its details only where something else goes by the same name:
    what follows is the reason."""
    names = Counter([option["name"] for option in refused])
    for option in refused:
        if names[option["name"]] == 1:
            option["detail"] = ""
    return refused


class Lights:
    """Says how the thing that goes by some targets lights up, and what its tip says: that of the
    thing ``of``, or else of the targets; ``told`` where its name says already what it does.
    ``*:token`` stands for the token under any topic, but a hand or a seat."""

    def __init__(
        self, options: Sequence[Data], refused: Sequence[Data], about: About = untold
    ) -> None:
        self._about = about
        self._open: dict[str, list[Data]] = {}
        self._shut: dict[str, Data] = {}
        for option in options:
            for target in _spread(option["targets"]):
                self._open.setdefault(target, []).append(option)
        for option in refused:
            for target in _spread(option["targets"]):
                self._shut.setdefault(target, option)

    def __call__(self, *targets: str, of: str = "", told: bool = False) -> Data:
        found, shut = self._options(targets), self._refused(targets)
        if not found and shut is None:
            return _unlit(self._about, targets, of, told)
        exact = _exact(targets)
        look = _open(exact, found) if found or shut is None else _shut(exact, shut)
        return {**look, "attrs": Markup(look["attrs"] + _says(self._about, targets, of, told))}

    def __bool__(self) -> bool:
        """Whether anything lights up at all."""
        return bool(self._open or self._shut)

    def shortly(self, targets: Sequence[str]) -> str | None:
        """How a thing lights up, in short; None where it does not."""
        found = self._options(targets)
        if found:
            return " ".join([f"{option['n']}{option['key']}" for option in found])
        shut = self._refused(targets)
        return None if shut is None else f"{shut['clause']}: {shut['reason']}"

    def _options(self, targets: Sequence[str]) -> list[Data]:
        if not self._open:
            return []
        found = [option for target in targets for option in self._open.get(target, ())]
        return list({option["n"]: option for option in found}.values()) if found else found

    def _refused(self, targets: Sequence[str]) -> Data | None:
        if not self._shut:
            return None
        return next((self._shut[target] for target in targets if target in self._shut), None)


@cache
def seat_targets(game: str, seats: int) -> list[list[str]]:
    """The targets that mean each player of a game."""
    topics = ("seat", *face(game).seats)
    return [[f"{topic}:{seat}" for topic in topics] for seat in range(seats)]


ANY_TOPIC = "*:"
PEOPLE = ("hand:", "seat:")


def _spread(targets: str) -> list[str]:
    exact = targets.split()
    loose = [ANY_TOPIC + one.partition(":")[2] for one in exact if not one.startswith(PEOPLE)]
    return list(dict.fromkeys(exact + loose))


def _open(targets: Sequence[str], options: Sequence[Data]) -> Data:
    numbers = " ".join([str(n) for n in sorted({option["n"] for option in options})])
    key = options[0]["key"] if len(options) == 1 else ""
    attrs = f' data-target="{escape(" ".join(targets))}" data-options="{numbers}"'
    return {"open": True, "cls": "is-open", "key": key, "why": "", "attrs": Markup(attrs)}


def _shut(targets: Sequence[str], option: Data) -> Data:
    attrs = (
        f' data-target="{escape(" ".join(targets))}" data-why="{escape(option["reason"])}"'
        f' data-clause="{escape(option["clause"])}"'
    )
    return {
        "open": False,
        "cls": "is-shut",
        "key": "",
        "why": option["reason"],
        "attrs": Markup(attrs),
    }


@lru_cache(8192)
def _unlit(about: About, targets: tuple[str, ...], of: str, told: bool) -> Data:
    attrs = f' data-target="{escape(" ".join(_exact(targets)))}"'
    says = _says(about, targets, of, told)
    return {"open": False, "cls": "", "key": "", "why": "", "attrs": Markup(attrs + says)}


def _says(about: About, targets: tuple[str, ...], of: str, told: bool) -> Markup:
    """What the tip says: of the first of some things of which anything is known."""
    known = [about(thing, told) for thing in ([of] if of else targets)]
    return next(filter(None, known), Markup(""))


def _exact(targets: Sequence[str]) -> tuple[str, ...]:
    return tuple([target for target in targets if not target.startswith(ANY_TOPIC)])
