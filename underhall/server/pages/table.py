"""The table page from the facts of a seat: its parts, each keyed and fetched again when changed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from minijinja import Markup, escape

from underhall.core.agenda import SPECTATOR
from underhall.server.pages import boards
from underhall.server.pages.faces import face
from underhall.server.pages.level_names import level_names
from underhall.server.pages.rendering import render
from underhall.server.tables.log import Data
from underhall.text.words import Words

PARTS = (
    *("top", "seats", "board", "standings", "side", "log"),
    *("own", "hand", "prompt", "talk", "menu"),
)
"""The parts of the page, in the order of the page."""

FEW = 6
"""So many options and refusals stand side by side in full; more make the buttons small."""

KEYS = 9
"""So many options have a number key."""

HOUSE = "table-"


def parts(facts: Data, words: Words, have: Mapping[str, str], **extra: Any) -> dict[str, Data]:
    """The parts that differ from what a page has already, by name: HTML and its hash."""
    context = {**context_of(facts, words), **extra}
    found = {}
    for name in PARTS:
        html = render(f"table/{name}.html", **context)
        mark = hashlib.sha256(html.encode()).hexdigest()[:12]
        if have.get(name) != mark:
            found[name] = {"hash": mark, "html": html}
    return found


def context_of(facts: Data, words: Words) -> Data:
    """Everything the templates of the table are made of."""
    seat = facts["seat"]
    game = facts["table"]["game"]
    look = boards.look(game)
    drawing = None if facts["view"] is None else drawn(facts, words)
    facts = renamed(facts, drawing)
    choice = choices(facts)
    lit = lights(choice["options"], choice["refused"])
    return {
        "f": facts,
        "t": words.message,
        "level": level_names(words),
        "lang": words.lang,
        "g": drawing,
        "room": look.room,
        "prompt_parts": look.prompt,
        "me": None if seat == SPECTATOR else facts["players"][seat],
        "others": others(facts),
        "last": last_deeds(facts["log"]),
        "log": newest_first(facts),
        "lit": lit,
        "lit_seats": [lit(*targets) for targets in seat_targets(game, len(facts["players"]))],
        "unlit": lights([], []),
        "names": [player["name"] for player in facts["players"]],
        **choice,
    }


def drawn(facts: Data, words: Words) -> Data:
    """The table as drawing data, made of the very components that it is played with."""
    return boards.drawing(facts["view"], words, facts["table"].get("corrections"))


def renamed(facts: Data, drawing: Data | None) -> Data:
    """The facts with the names that a board gives to the question and its options."""
    own: Data = drawing or {}
    question, names = own.get("question"), own.get("names", {})
    found = dict(facts)
    if question and facts["prompt"] is not None:
        found["prompt"] = {**facts["prompt"], "sentence": question}
    for kind in ("options", "refused") if names else ():
        found[kind] = [
            {**one, "label": names.get(one["token"], one["label"])} for one in facts[kind]
        ]
    return found


def pages_of(words: Words) -> list[tuple[str, str]]:
    """The tabs of the stage on a phone; a game without a board has no places beside it."""
    t = words.message
    pages = [
        ("page-board", t("page-board")),
        ("page-standings", t("page-standings")),
        ("page-side", t("page-side")),
        ("page-log", t("page-log")),
    ]
    own = boards.look(words.game).draw is not None
    return [page for page in pages if own or page[0] != "page-side"]


def others(facts: Data) -> list[Data]:
    """The other players, from the left of the viewer on round the table."""
    players: list[Data] = facts["players"]
    first = facts["seat"] + 1
    return [player for player in players[first:] + players[:first] if not player["me"]]


def last_deeds(log: Iterable[Data]) -> dict[int, str]:
    """What each seat did last, in words."""
    deeds = {}
    for line in log:
        if line["seat"] is not None and not line["kind"].startswith(HOUSE):
            deeds[line["seat"]] = line["text"]
    return deeds


def newest_first(facts: Data) -> list[Data]:
    """The log, the newest line first; what the viewer has not seen yet is marked as fresh."""
    left = len(facts["recap"])
    found = []
    for line in reversed(facts["log"]):
        of_game = not line["kind"].startswith(HOUSE)
        fresh = of_game and left > 0
        left -= of_game
        found.append({**line, "fresh": fresh, "targets": " ".join(line["targets"])})
    return found


# ---------------------------------------------------------------------- options


def choices(facts: Data) -> Data:
    """Options with their numbers, in groups; refusals; and how much room they take."""
    grouped = groups(facts["options"])
    options = [option for group in grouped for option in group]
    ends = face(facts["table"]["game"]).ends
    for n, option in enumerate(options, 1):
        option["n"] = n
        option["ends"] = option["token"] in ends
        option["key"] = n if n <= KEYS else None
    refused = [_button(option) for option in facts["refused"]]
    return {
        "options": options,
        "groups": grouped,
        "refused": refused,
        "few": len(options) + len(refused) <= FEW,
        "many": len(options) > FEW,
    }


def groups(options: Sequence[Data]) -> list[list[Data]]:
    """Options of one kind together, in the order in which the kinds first come."""
    found: dict[str, list[Data]] = {}
    for option in options:
        found.setdefault(option["group"], []).append(_button(option))
    return list(found.values())


def _button(option: Data) -> Data:
    name, _, detail = option["label"].partition(": ")
    return {**option, "name": name, "detail": detail, "targets": " ".join(option["targets"])}


def lights(options: Sequence[Data], refused: Sequence[Data]) -> Callable[..., Data]:
    """A function that says how the thing that goes by some targets lights up. ``*:token`` stands
    for the token under any topic, but a hand or a seat."""
    by_target: dict[str, list[Data]] = {}
    for option in options:
        for target in _spread(option["targets"]):
            by_target.setdefault(target, []).append(option)
    why_not: dict[str, Data] = {}
    for option in refused:
        for target in _spread(option["targets"]):
            why_not.setdefault(target, option)

    def lit(*targets: str) -> Data:
        found = [option for target in targets for option in by_target.get(target, [])]
        shut = next((why_not[target] for target in targets if target in why_not), None)
        exact = [target for target in targets if not target.startswith(ANY_TOPIC)]
        if found:
            return _open(exact, list({option["n"]: option for option in found}.values()))
        return _shut(exact, shut) if shut else _unlit(exact)

    return lit


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
    first = options[0]["key"] if len(options) == 1 else None
    attrs = f' data-target="{escape(" ".join(targets))}" data-options="{numbers}"'
    return {"open": True, "cls": "is-open", "key": first, "why": "", "attrs": Markup(attrs)}


def _shut(targets: Sequence[str], option: Data) -> Data:
    attrs = (
        f' data-target="{escape(" ".join(targets))}" data-why="{escape(option["reason"])}"'
        f' data-clause="{escape(option["clause"])}"'
    )
    return {
        "open": False,
        "cls": "is-shut",
        "key": None,
        "why": option["reason"],
        "attrs": Markup(attrs),
    }


def _unlit(targets: Sequence[str]) -> Data:
    attrs = f' data-target="{escape(" ".join(targets))}"'
    return {"open": False, "cls": "", "key": None, "why": "", "attrs": Markup(attrs)}
