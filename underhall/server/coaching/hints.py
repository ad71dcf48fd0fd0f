"""Hints and explanations at a table: who may ask, what is thought about, and how it is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from underhall.coach import wording
from underhall.coach.advice import BUDGET
from underhall.coach.explaining import Action, actions
from underhall.core.match import Match
from underhall.core.phrase import SeatName
from underhall.server.coaching.actions import in_words
from underhall.server.coaching.tasks import HintTask, WhyTask, hint, seen_by, why
from underhall.server.coaching.thoughts import Thought, Thoughts
from underhall.server.errors import NoHints, NotNow
from underhall.server.tables import log
from underhall.server.tables.chairs import BOT
from underhall.server.tables.house import House
from underhall.server.tables.log import Data, Draft
from underhall.server.tables.table import Table
from underhall.text.words import Words

STAGES: Final = ((BUDGET // 12, 0.7), (BUDGET // 4, 1.5), (BUDGET, 3.0))
"""Simulations of a hint and seconds for them, stage by stage."""
LETTERS: Final = "ABC"
SURE: Final = 2.0
"""So many standard errors to both sides are told,"""
ROOM: Final = 0.1
"""with so much of them all left and right on the bar."""

Key = tuple[str, str, int, int]


def are_allowed(house: House, table: Table) -> bool:
    """Whether house and table allow hints."""
    return house.settings.hints and bool(table.opened.get("hints", True))


def check_allowed(house: House, table: Table) -> None:
    """Refuse hints where house or table do not want any."""
    if not are_allowed(house, table):
        raise NoHints("no hints at this table")


def hint_key(table: Table, seat: int) -> Key:
    """The name of a hint: of whom something is asked, and since when."""
    return ("hint", table.id, seat, table.fresh[seat])


async def ask(house: House, thoughts: Thoughts, id: str, seat: int, number: int) -> Thought:
    """Let the coach think for a seat; the first time this is written into the log."""

    def deed(table: Table) -> list[Draft]:
        match = table.running()
        check_allowed(house, table)
        table.check_fresh(seat, number)
        if match.state.asked(seat) is None:
            raise NotNow("nothing is asked of you now")
        known = asked_for(thoughts, table, seat)
        return [] if known is not None else [(log.HINTED, {"seat": seat})]

    await house.do(id, deed)
    async with house.at(id) as table:
        return _thought(thoughts, table, seat)


def asked_for(thoughts: Thoughts, table: Table, seat: int) -> Thought | None:
    """The hint that a seat has asked for, if it has; thought about anew where another process of
    the house was asked first."""
    known = thoughts.known(hint_key(table, seat))
    if known is not None or table.is_over or seat not in table.waiting():
        return known
    for entry in reversed(table.entries):
        if entry.number < table.fresh[seat]:
            return None
        if entry.kind == log.HINTED and entry.data["seat"] == seat:
            return _thought(thoughts, table, seat)
    return None


def _thought(thoughts: Thoughts, table: Table, seat: int) -> Thought:
    match = table.running()
    key = hint_key(table, seat)
    known = thoughts.known(key)
    if known is not None:
        return known
    seed = f"{table.id}/{seat}/{table.fresh[seat]}"
    place = seen_by(match, match.state, seat, seed)
    tasks = [HintTask(place, seed, *stage) for stage in STAGES]
    return thoughts.begin(key, [(hint, task) for task in tasks])


def told(match: Match, seat: int, thought: Thought, words: Words) -> Data:
    """A hint in words, as far as it has come."""
    found = thought.newest
    together = match.edition.game.together
    return {
        "stage": len(thought.found),
        "stages": thought.stages,
        "done": thought.is_done,
        "together": together,
        "now": "" if found is None else _worth(found["value"], words, together),
        "choices": [] if found is None else _rows(match, seat, found, words),
    }


def _worth(value: float, words: Words, together: bool) -> str:
    return wording.percent(value, words) if together else wording.signed(value, words)


def _rows(match: Match, seat: int, found: Data, words: Words) -> list[Data]:
    together, s = match.edition.game.together, match.state
    rows = []
    bed = _bed(found["choices"])
    for letter, choice in zip(LETTERS, found["choices"]):
        tokens, then = choice["tokens"], choice["then"]
        action = in_words(match, s, seat, tokens, words)
        rest = in_words(match, s, seat, [*tokens, *then], words, len(tokens))
        rows.append(
            {
                "letter": letter,
                "tokens": tokens,
                "text": action.text,
                "then": rest.text,
                "targets": list(action.targets),
                "range": _range(choice, bed),
                **weighed(choice, found["value"], words, together),
            }
        )
    return rows


def _bed(choices: list[Data]) -> tuple[float, float]:
    """From where to where all that is told may lie."""
    least = min([one["value"] - SURE * one["error"] for one in choices], default=0.0)
    most = max([one["value"] + SURE * one["error"] for one in choices], default=0.0)
    room = ROOM * (most - least) or 1.0
    return least - room, most + room


def _range(choice: Data, bed: tuple[float, float]) -> dict[str, float]:
    """Where a value may lie and its middle, in parts of a hundred of the bed."""
    least, most = bed
    scale = 100.0 / (most - least)
    half = SURE * choice["error"] * scale
    middle = (choice["value"] - least) * scale
    return {
        "from": round(middle - half, 1),
        "width": round(2 * half, 1),
        "middle": round(middle, 1),
    }


def weighed(choice: Mapping[str, Any], now: float, words: Words, together: bool) -> Data:
    """What a choice is worth, and why, as templates show it."""
    return {
        "value": choice["value"],
        "by": wording.signed(choice["value"] - now, words, together),
        "chance": wording.percent(choice["chance"], words),
        "error": wording.number(choice["error"], words, together) if choice["error"] else "",
        "reasons": reasons(choice["changes"], words, together),
    }


def reasons(changes: Mapping[str, float], words: Words, together: bool) -> list[Data]:
    """Named features with their signed numbers."""
    return [
        {"name": one.name, "signed": one.signed, "good": one.is_good}
        for one in wording.reasons(changes, words, together)
    ]


# ---------------------------------------------------------------------- explanations


def last_actions(table: Table, match: Match, asking: int, bot: int) -> list[Action]:
    """What a bot has done since the last turn of who asks; its last action at least."""
    if table.chairs[bot].kind != BOT and not table.chairs[bot].bot:
        raise NotNow("people are not asked why")
    since = match.last_turn(asking) if asking >= 0 else 0
    return actions(match, bot, since) or actions(match, bot, 0)[-1:]


async def ask_why(
    house: House, thoughts: Thoughts, id: str, asking: int, bot: int, back: int
) -> tuple[Thought, Data]:
    """Let the coach find out why a bot acted so; with what there is to say at once."""
    async with house.at(id) as table:
        check_allowed(house, table)
        match = table.running()
        known = last_actions(table, match, asking, bot)
        if not known:
            raise NotNow("it has done nothing yet that can be told")
        back = max(0, min(back, len(known) - 1))
        action = known[-1 - back]
        key = ("why", table.id, asking, action.at)
        thought = thoughts.known(key)
        if thought is None:
            seed = f"{table.id}/{asking}/{action.at}"
            place = seen_by(match, match.before(action.at), asking, seed)
            thought = thoughts.begin(key, [(why, WhyTask(place, action, seed))])
        about = {"bot": bot, "back": back, "earlier": back + 1 < len(known), "at": action.at}
        return thought, {**about, "action": action}


def told_why(match: Match, about: Data, thought: Thought, words: Words) -> Data:
    """An explanation in words."""
    action: Action = about["action"]
    game, before = match.edition.game, match.before(action.at)
    done = in_words(match, before, action.seat, action.tokens, words)
    found = thought.newest
    told: Data = {
        **{key: value for key, value in about.items() if key != "action"},
        "done": thought.is_done,
        "who": words.say(SeatName(action.seat)),
        "text": done.text,
        "targets": list(done.targets),
        "known": found is not None,
    }
    if found is None:
        return told
    together = game.together
    other = found["other"]
    if other is not None:
        next = in_words(match, before, action.seat, other["tokens"], words)
        told["other"] = next.text
        told["behind"] = wording.number(abs(found["behind"]), words, together)
        told["was_best"] = found["behind"] >= 0
    return {
        **told,
        "rank": found["rank"],
        "found": found["found"],
        "by": wording.signed(found["value"], words, together),
        "chance": wording.percent(found["chance"], words),
        "reasons": reasons(found["changes"], words, together),
        "mine": wording.signed(found["mine"], words, together),
        "mine_reasons": reasons(found["mine_changes"], words, together),
    }
