"""The table page from the facts of a seat: its parts, each keyed and fetched again when changed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import SPECTATOR
from underhall.server.pages import boards
from underhall.server.pages.choices import choices, lights, seat_targets
from underhall.server.pages.colours import marks, seat_colours
from underhall.server.pages.level_names import level_names
from underhall.server.pages.rendering import render
from underhall.server.pages.told import last_deeds, newest_first
from underhall.server.tables.log import Data
from underhall.text.words import Words

PARTS = (
    *("top", "notices", "seats", "board", "standings", "side", "log"),
    *("own", "hand", "prompt", "talk", "menu"),
)
"""The parts of the page, in the order of the page."""


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
        "colours": marks(seat_colours(facts["view"])),
        "bots_move": any(one["waiting"] and one["level"] for one in facts["players"]),
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


def others(facts: Data) -> list[Data]:
    """The other players, from the left of the viewer on round the table."""
    players: list[Data] = facts["players"]
    first = facts["seat"] + 1
    return [player for player in players[first:] + players[:first] if not player["me"]]
