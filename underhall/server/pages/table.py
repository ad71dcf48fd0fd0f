"""The table page from the facts of a seat: its parts, each keyed and fetched again when changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from underhall.core.agenda import SPECTATOR
from underhall.server.pages import boards
from underhall.server.pages.choices import Lights, choices, seat_targets, settles
from underhall.server.pages.colours import marks, seat_colours
from underhall.server.pages.keeping import Drawing
from underhall.server.pages.level_names import level_names
from underhall.server.pages.patching import whole
from underhall.server.pages.questions import Question, question
from underhall.server.pages.sheets import Part, Sheet
from underhall.server.pages.tips import about
from underhall.server.pages.told import divided, last_deeds, lines, texts
from underhall.server.tables.log import Data
from underhall.text.words import Words

PARTS = (
    *("top", "notices", "seats", "board", "standings", "side", "log"),
    *("own", "hand", "prompt", "talk", "menu"),
)
"""The parts of the page, in the order of the page."""


Tell = Callable[[str, Part], Data]
"""How a page is told a part of that name."""


def parts(facts: Data, words: Words, have: Mapping[str, str], **extra: Any) -> dict[str, Data]:
    """The parts that differ from what a page has already, by name: HTML and its hash."""
    return told_parts(facts, words, have, lambda name, part: whole(part), extra)


def told_parts(
    facts: Data, words: Words, have: Mapping[str, str], tell: Tell, extra: Data
) -> dict[str, Data]:
    """The parts that differ from what a page has already, as it is told them."""
    sheet = sheet_of(facts, words, extra)
    found = {}
    for name in PARTS:
        part = sheet.part(name)
        if part.mark != have.get(name):
            found[name] = tell(name, part)
    sheet.close()
    return found


def sheet_of(facts: Data, words: Words, extra: Data) -> Sheet:
    """Everything the templates of the table are made of, each made when it is wanted."""
    seat = facts["seat"]
    game = facts["table"]["game"]
    look = boards.look(game)
    drawing = None if facts["view"] is None else drawn(facts, words)
    told = renamed(facts, drawing)
    players = told["players"]

    says = about(words, facts["table"].get("corrections"))

    @cache
    def choice() -> Data:
        return choices(told)

    @cache
    def lit() -> Lights:
        return Lights(choice()["options"], choice()["refused"], says)

    made: dict[str, Callable[[], Any]] = {
        "t": lambda: words.message,
        "level": lambda: level_names(words),
        "lang": lambda: words.lang,
        "me": lambda: None if seat == SPECTATOR else players[seat],
        "others": lambda: others(told),
        "colours": lambda: marks(seat_colours(told["view"])),
        "bots_move": lambda: any([one["waiting"] and one["level"] for one in players]),
        "last": lambda: last_deeds(told["log"], [one["name"] for one in players]),
        **log_of(told, words),
        "lit": lit,
        "lit_seats": lambda: [lit()(*one) for one in seat_targets(game, len(players))],
        "unlit": lambda: Lights([], [], says),
        "about": lambda: says,
        "names": lambda: [player["name"] for player in players],
        "settles": lambda: settles(facts),
        **{name: partial(lambda name: choice()[name], name) for name in CHOICE},
        **{name: partial(lambda value: value, value) for name, value in extra.items()},
    }
    scope = boards.scope_of(words, facts["table"].get("corrections"))
    seats = tuple([question(("lit", tuple(one))) for one in seat_targets(game, len(players))])
    follows = {**FOLLOWS, "lit_seats": seats}
    return Sheet(told, drawing, (look.room, look.prompt), scope, made, follows)


def log_of(facts: Data, words: Words) -> dict[str, Callable[[], Any]]:
    """The news and what was before them, and what each follows from."""

    @cache
    def halves() -> tuple[Data, Data]:
        return divided(facts)

    return {
        "news": lambda: lines(halves()[0], words),
        "news_texts": lambda: texts(halves()[0]),
        "before": lambda: lines(halves()[1], words),
        "before_texts": lambda: texts(halves()[1]),
    }


CHOICE = ("options", "groups", "closing", "refused", "many", "picks", "obvious")
TOLD_AT = (("f", "table", "id"), ("f", "seat"))
"""Where a line of the log is one and the same."""

FOLLOWS: dict[str, tuple[Question, ...]] = {
    **dict.fromkeys(("t", "level", "lang", "unlit", "about"), ()),
    **dict.fromkeys(("groups", "closing", "picks"), (question(("options",)),)),
    "many": (question(("options",)), question(("refused",))),
    "news": tuple([question(path) for path in (*TOLD_AT, ("f", "news"), ("news_texts",))]),
    "before": tuple([question(path) for path in (*TOLD_AT, ("before_texts",))]),
}
"""What is not named by its value: from which other values it follows, beside the words."""


def drawn(facts: Data, words: Words) -> Drawing:
    """The table as drawing data, made of the very components that it is played with."""
    return boards.drawing(facts["view"], words, facts["table"].get("corrections"))


def renamed(facts: Data, drawing: Drawing | None) -> Data:
    """The facts with the names that a board gives to the question and its options."""
    found = dict(facts)
    if drawing is None or facts["prompt"] is None:
        return found
    question, names = drawing.get("question"), drawing.get("names", {})
    if question:
        found["prompt"] = {**facts["prompt"], "sentence": question}
    for kind in ("options", "refused") if names else ():
        found[kind] = [
            {**one, "label": names.get(one["token"], one["label"])} for one in facts[kind]
        ]
    return found


def pages_of(words: Words, facts: Data | None = None) -> list[tuple[str, str]]:
    """The tabs of the stage on a phone, by the names that a board gives them: a hand that it names
    is a page, too. A game without a board has no places beside it."""
    t = words.message
    has_board = boards.look(words.game).draw is not None
    is_shown = facts is not None and facts["view"] is not None
    named = drawn(facts, words).get("tabs", {}) if facts and has_board and is_shown else {}
    pages = [
        ("board", t("page-board")),
        ("standings", t("page-standings")),
        ("side", t("page-side")),
        ("hand", t("your-hand")),
        ("log", t("page-log")),
    ]
    left_out = {"hand"} - named.keys() if has_board else {"hand", "side"}
    return [(f"page-{id}", named.get(id, name)) for id, name in pages if id not in left_out]


def stage_of(words: Words, facts: Data) -> Data:
    """What the page of a table says around its parts: pages of the stage, styles and script."""
    pages = pages_of(words, facts)
    look = boards.look(words.game)
    return {
        "f": facts,
        "pages": pages,
        "hand_page": "page-hand" in dict(pages),
        "styles": look.styles,
        "script": look.script,
        "is_plain": look.draw is None,
    }


def others(facts: Data) -> list[Data]:
    """The other players, from the left of the viewer on round the table."""
    players: list[Data] = facts["players"]
    first = facts["seat"] + 1
    return [player for player in players[first:] + players[:first] if not player["me"]]
