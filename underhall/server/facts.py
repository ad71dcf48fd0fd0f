"""Everything a page or an API answer tells one seat, as plain data.

All of it is made from a copy of the state in which what the seat may not see has been dealt anew,
and from events the seat may know: what is not in the copy cannot get out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from underhall.core.agenda import SPECTATOR, Decision, Window
from underhall.core.chance import Fast
from underhall.core.events import Event
from underhall.core.match import Match
from underhall.core.names import Codec, Many, Maybe, Names, Seat
from underhall.core.phrase import SeatName
from underhall.core.position import write_position
from underhall.core.secrets import redeal, view
from underhall.server import entries as log
from underhall.server.chairs import OPEN
from underhall.server.entries import Data, Entry, header, whole_record
from underhall.server.table import Question, Table
from underhall.server.taking_back import NEVER, is_free, must_ask
from underhall.text.words import Words

LOG_LINES = 120
"""How much of the log a page gets unless it asks for more."""

CHAT_LINES = 60

Deal = Callable[[Match, int], Any]
"""Gives the copy of a state that a seat is told of."""


def dealt_anew(match: Match, seat: int) -> Any:
    """The state as far as ``seat`` may know it, all else drawn at random."""
    return redeal(match.edition.game, match.state, seat, Fast(f"facts {seat} {len(match.moves)}"))


@lru_cache(1024)
def words_for(lang: str, game: str, names: tuple[str, ...]) -> Words:
    """Words of a language for a table."""
    return Words(lang, game, names)


def words_of(table: Table, lang: str) -> Words:
    """Words of a language with the names of those who sit here."""
    return words_for(lang, table.opened["game"], tuple(table.names))


# ---------------------------------------------------------------------- a game


def scene(match: Match, seat: int, words: Words, deal: Deal = dealt_anew) -> Data:
    """What ``seat`` sees of a game and what it is asked, without the people around it."""
    s = deal(match, seat)
    decision = s.asked(seat) if seat != SPECTATOR else None
    return {
        "view": view(match.edition.game, s, seat),
        "prompt": None if decision is None else prompt(s, decision, words),
        "options": [] if decision is None else options(s, decision, words),
        "refused": [] if decision is None else refused(s, decision, words),
        "recap": recap(match, seat, words),
        "result": result(match, words),
    }


def prompt(s: Any, decision: Decision[Any], words: Words) -> Data:
    """What is asked."""
    return {
        "kind": decision.name,
        "sentence": words.prompt(s, decision),
        "window": isinstance(decision, Window),
        "starts_action": decision.starts_action,
    }


def options(s: Any, decision: Decision[Any], words: Words) -> list[Data]:
    """What can be chosen."""
    return [
        {
            "token": decision.token(s, code),
            "label": words.option(s, decision, code),
            "targets": decision.targets(s, code),
            "group": group(decision.token(s, code)),
        }
        for code in decision.options(s)
    ]


def refused(s: Any, decision: Decision[Any], words: Words) -> list[Data]:
    """What might be reached for but cannot be chosen, and why."""
    found = []
    for code in decision.candidates(s):
        why = decision.refusal(s, code)
        if why is not None:
            found.append(
                {
                    "token": decision.token(s, code),
                    "label": words.option(s, decision, code),
                    "targets": decision.targets(s, code),
                    "group": group(decision.token(s, code)),
                    "clause": why.clause,
                    "why": why.reason,
                    "reason": words.refusal(why),
                }
            )
    return found


def group(token: str) -> str:
    """The kind of option: what stands before the colon of its token."""
    kind, colon, _ = token.partition(":")
    return kind if colon else ""


def result(match: Match, words: Words) -> Data | None:
    """How it ended."""
    outcome = match.state.result
    if outcome is None:
        return None
    return {
        **outcome.data(),
        "winners": outcome.winners,
        "sentence": words.message("won", who=[SeatName(seat) for seat in outcome.winners]),
        "sources": [
            {"id": source, "label": words.message(f"score-{source}")} for source in outcome.sources
        ],
    }


# ---------------------------------------------------------------------- what happened


def recap(match: Match, seat: int, words: Words) -> list[Data]:
    """What happened since the last decision of ``seat``; nothing for those who only look on."""
    events = [] if seat == SPECTATOR else match.recap(seat)
    return [line(event, seat, words) for event in events]


def line(event: Event, seat: int, words: Words) -> Data:
    """One thing that happened; ``touches_me`` says that others did it to ``seat``."""
    return _for_seat(event, _line(event, words), seat)


def _line(event: Event, words: Words) -> Data:
    touched = event.touched
    return {
        "kind": event.name,
        "text": words.event(event),
        "clause": event.clause,
        "seat": touched[0] if touched else None,
        "targets": targets(event),
    }


def _for_seat(event: Event, told: Data, seat: int) -> Data:
    return {**told, "touches_me": seat in event.touched[1:]}


def targets(event: Event) -> list[str]:
    """The things an event is about, as ``topic:token`` and ``seat:number``."""
    found: list[str] = []
    for (_, codec), value in zip(event.kind.fields, event.values):
        found += [target for target in _named(codec, value) if target not in found]
    return found


def _named(codec: Codec, value: Any) -> list[str]:
    if isinstance(codec, Names):
        return [f"{codec.topic}:{codec.token(value)}"]
    if isinstance(codec, Seat):
        return [f"seat:{value}"]
    if isinstance(codec, Many):
        return [target for item in value for target in _named(codec.each, item)]
    if isinstance(codec, Maybe):
        return [] if value == -1 else _named(codec.each, value)
    return []


def log_lines(
    table: Table, seat: int, words: Words, since: int = 0, most: int = LOG_LINES
) -> list[Data]:
    """The newest lines of the log after entry ``since``, oldest first: events of the game as far
    as ``seat`` may know them, and what people did. ``key`` names a line for good."""
    found: list[Data] = []
    for number, happened in reversed(list(_happenings(table, since))):
        if isinstance(happened, Entry):
            found.append(_house_line(happened, seat, words))
        else:
            found += _event_lines(table, number, happened, seat, words)[::-1]
        if len(found) >= most:
            break
    return found[:most][::-1]


def _event_lines(
    table: Table, number: int, happened: Sequence[Event], seat: int, words: Words
) -> list[Data]:
    told = zip(happened, _told(table, number, happened, words))
    # Only what is seen is counted: a gap would tell of something that is not.
    seen = [_for_seat(event, line, seat) for event, line in told if event.seen_by(seat)]
    return [{"key": f"{number}-{n}", "number": number, **line} for n, line in enumerate(seen)]


def _told(table: Table, number: int, happened: Sequence[Event], words: Words) -> list[Data]:
    """The events of an entry in words; kept, for an entry never changes."""
    kept = table.told.setdefault(words, {})
    if number not in kept:
        kept[number] = [_line(event, words) for event in happened]
    return kept[number]


def _happenings(table: Table, since: int) -> Iterable[tuple[int, Entry | list[Event]]]:
    """Entries about people and events of moves that still stand, in order."""
    match = table.match
    moves: dict[int, list[Event]] = {}
    if match is not None:
        moves = {n: move.events for n, move in zip(table.numbers, match.moves)}
        if since < 1:
            yield 1, match.setup_events
    for entry in table.entries[max(1, since) :]:
        if entry.number in moves:
            yield entry.number, moves[entry.number]
        elif entry.kind in TOLD:
            yield entry.number, entry


TOLD = (
    *(log.UNDO, log.SEATED, log.LEFT, log.RETURNED, log.RENAMED, log.RESIGNED, log.BOT_SEATED),
    *(log.ASKED, log.REFUSED, log.ENDED, log.EXPIRED, log.FROZEN, log.THAWED),
)
"""Entries about people that are lines of the log; chat stands apart."""


def _house_line(entry: Entry, seat: int, words: Words) -> Data:
    who = entry.data.get("seat")
    return {
        "key": f"{entry.number}-0",
        "number": entry.number,
        "kind": f"table-{entry.kind}",
        "text": house_sentence(entry, words),
        "clause": "",
        "seat": who,
        "touches_me": entry.kind == log.ASKED and seat in entry.data["asked"],
        "targets": [] if who is None else [f"seat:{who}"],
    }


def house_sentence(entry: Entry, words: Words) -> str:
    """An entry about people in words."""
    told = entry.data
    if entry.kind in (log.FROZEN, log.THAWED):
        return words.message(f"table-{entry.kind}", why=told["why"])
    if entry.kind in (log.ASKED, log.REFUSED):
        return words.message(f"table-{entry.kind}-{told['what']}", who=SeatName(told["seat"]))
    return words.message(f"table-{entry.kind}", who=SeatName(told["seat"]))


# ---------------------------------------------------------------------- a table


def facts(
    table: Table,
    seat: int,
    words: Words,
    present: Iterable[int] = (),
    lines: int = LOG_LINES,
    deal: Deal = dealt_anew,
) -> Data:
    """All that the page of ``seat`` (or SPECTATOR) is made of."""
    match = table.match
    return {
        "table": about(table, seat, words),
        "number": table.number,
        "seat": seat,
        "waiting": table.waiting(),
        "waiting_sentence": waiting_sentence(table, words),
        **(NO_SCENE if match is None else scene(match, seat, words, deal)),
        **(NOTHING_ASKED if table.is_over else {}),
        "log": log_lines(table, seat, words, most=lines),
        "players": players(table, seat, words, set(present)),
        **taking_back(table, seat),
        "questions": questions(table, seat, words),
        "chat": chat(table, words),
    }


NOTHING_ASKED: Data = {"prompt": None, "options": [], "refused": []}
NO_SCENE: Data = {"view": None, **NOTHING_ASKED, "recap": [], "result": None}


def about(table: Table, seat: int, words: Words) -> Data:
    """The table itself."""
    opened = table.opened
    return {
        "id": table.id,
        "game": opened["game"],
        "title": words.message("game-title"),
        "status": table.status,
        "frozen": table.frozen or None,
        "ended": table.ended,
        "options": opened["options"],
        "undo": opened["undo"],
        "clock": opened.get("clock"),
        "corrected": "overrides" in opened,
        "invite": invitation(table) if seat != SPECTATOR else None,
        "commitment": opened["commitment"],
        "key": opened["key"] if table.is_over else None,
    }


def invitation(table: Table) -> str | None:
    """The code that leads to a free chair, while there is one."""
    is_open = any(chair.kind == OPEN for chair in table.chairs)
    return table.invite if is_open and not table.is_over else None


def waiting_sentence(table: Table, words: Words) -> str:
    """Whom the table is waiting for, or that it is over."""
    waiting = table.waiting()
    if table.is_over:
        return words.message("game-over")
    if not waiting:
        return words.message("table-frozen", why=table.frozen)
    return words.message("waiting-for", who=[SeatName(seat) for seat in waiting])


def players(table: Table, seat: int, words: Words, present: set[int]) -> list[Data]:
    """Who sits where."""
    deadlines = table.deadlines()
    waiting = table.waiting()
    return [
        {
            "seat": at,
            "name": words.say(SeatName(at)),
            "kind": chair.kind,
            "level": chair.level or None,
            "stand_in": chair.stand_in or None,
            "away": chair.away,
            "resigned": chair.resigned,
            "expired": chair.expired,
            "connected": at in present,
            "me": at == seat,
            "waiting": at in waiting,
            "deadline": deadlines.get(at),
        }
        for at, chair in enumerate(table.chairs)
    ]


def taking_back(table: Table, seat: int) -> Data:
    """What ``seat`` could take back, make again or step out of now."""
    match = table.match
    sits = seat != SPECTATOR and table.chairs[seat].is_here
    if match is None or table.is_over or not sits:
        return {"undo": None, "redo": False, "cancel": False}
    return {
        "undo": undo_offer(table, match, seat),
        "redo": bool(match.undone) and match.undone[-1].seat == seat,
        "cancel": can_cancel(match, seat),
    }


def undo_offer(table: Table, match: Match, seat: int) -> Data | None:
    """How far an undo would go, whether it shows anybody anything, and who has to agree."""
    to = match.undo_reach(seat)
    if to is None or table.opened["undo"] == NEVER:
        return None
    return {
        "moves": len(match.moves) - to,
        "free": is_free(table, match, seat, to),
        "asks": must_ask(table, match, seat, to),
    }


def can_cancel(match: Match, seat: int) -> bool:
    """Whether ``seat`` is inside an action it can step out of."""
    decision = match.state.asked(seat)
    if decision is None or decision.starts_action:
        return False
    for at in range(len(match.moves) - 1, -1, -1):
        if match.moves[at].seat != seat or not match.is_free(at, seat):
            return False
        if match.moves[at].starts_action:
            return True
    return False


def questions(table: Table, seat: int, words: Words) -> list[Data]:
    """What the table has been asked to agree to."""
    return [_question(table, question, seat, words) for question in table.questions.values()]


def _question(table: Table, question: Question, seat: int, words: Words) -> Data:
    who = SeatName(question.seat)
    back = 0 if table.match is None or question.to < 0 else len(table.match.moves) - question.to
    return {
        "what": question.what,
        "seat": question.seat,
        "moves": back,
        "asked": question.asked,
        "agreed": question.yes,
        "mine": seat in question.open,
        "own": seat == question.seat,
        "sentence": words.message(f"table-asked-{question.what}", who=who),
    }


def chat(table: Table, words: Words) -> list[Data]:
    """The newest lines of chat, oldest first."""
    said = [entry for entry in table.entries if entry.kind == log.CHAT][-CHAT_LINES:]
    return [
        {
            "number": entry.number,
            "at": entry.at,
            "seat": entry.data["seat"],
            "name": words.say(SeatName(entry.data["seat"])),
            "text": entry.data["text"],
        }
        for entry in said
    ]


# ---------------------------------------------------------------------- events and records


def events(table: Table, seat: int, words: Words, since: int) -> list[Data]:
    """Every entry after ``since`` as far as ``seat`` may know it; of a move that was taken back
    only that it was made."""
    match = table.match
    moves: dict[int, list[Event]] = {}
    if match is not None:
        moves = {n: move.events for n, move in zip(table.numbers, match.moves)}
        moves[1] = match.setup_events
    return [
        _entry_facts(entry, moves.get(entry.number, []), seat, words)
        for entry in table.entries[max(0, since) :]
    ]


def _entry_facts(entry: Entry, happened: Sequence[Event], seat: int, words: Words) -> Data:
    told: Data = {"number": entry.number, "at": entry.at, "kind": entry.kind}
    told.update({key: entry.data[key] for key in OPENLY if key in entry.data})
    if entry.kind in (log.MOVE, log.REDO) and entry.data["seat"] == seat:
        told["token"] = entry.data.get("move", entry.data.get("redo"))
    told["events"] = [
        {**event.data(), "text": words.event(event)} for event in happened if event.seen_by(seat)
    ]
    return told


OPENLY = ("seat", "name", "level", "what", "asked", "text", "undo", "cancel", "why")
"""What every entry may tell everybody."""


def record(table: Table, seat: int) -> Data:
    """The whole record once the game is over; before that what ``seat`` may know of it."""
    told = [_record_player(table, at) for at in range(len(table.chairs))]
    if table.is_over:
        return {**whole_record(table.entries, key=True), "players": told}
    own = [_own_move(entry, seat) for entry in table.entries if entry.kind in log.OF_THE_GAME]
    seen = [] if table.match is None else [event.data() for event in table.match.seen(seat)]
    known = header(table.opened)
    known.pop("position", None)  # it shows what everybody held
    return {**known, "players": told, "seen_by": seat, "log": own, "events": seen}


def _record_player(table: Table, seat: int) -> Data:
    chair = table.chairs[seat]
    return {"who": chair.bot or "you", "name": chair.name}


def _own_move(entry: Entry, seat: int) -> Data:
    own = ("seat", "undo", "move", "redo")
    known = own if entry.data["seat"] == seat else own[:2]
    return {key: entry.data[key] for key in known if key in entry.data}


def position(table: Table, seat: int, deal: Deal = dealt_anew) -> Data:
    """The position: as it is once the game is over, before that one that looks the same to
    ``seat``."""
    match = table.match if table.is_over and table.match is not None else table.running()
    s = match.state if table.is_over else deal(match, seat)
    return write_position(match.edition, s, match.options)
