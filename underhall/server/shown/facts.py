"""Everything a page or an API answer tells one seat, as plain data.

All of it is made from a copy of the state in which what the seat may not see has been dealt anew,
and from events the seat may know: what is not in the copy cannot get out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from underhall.core.agenda import SPECTATOR
from underhall.core.asked import Asked, Candidate, asked_of
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.phrase import SeatName
from underhall.core.secrets import redeal, view
from underhall.server.shown.history import (
    LOG_LINES,
    frozen_sentence,
    log_lines,
    news_since,
    recap,
)
from underhall.server.tables.chairs import OPEN
from underhall.server.tables.log import Data
from underhall.server.tables.table import Table
from underhall.server.tables.undoing import NEVER, must_ask
from underhall.server.tables.waiting import Proposal
from underhall.text.words import Words

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


def scene(
    match: Match, seat: int, words: Words, deal: Deal = dealt_anew, recaps: bool = True
) -> Data:
    """What ``seat`` sees of a game and what it is asked, without the people around it; what it
    missed, too, if that is wanted."""
    s = deal(match, seat)
    asked = asked_of(s, seat)
    return {
        "view": view(match.edition.game, s, seat, asked),
        **(NOTHING_ASKED if asked is None else question(asked, words)),
        "recap": recap(match, seat, words) if recaps else [],
        "result": result(match, words),
    }


def question(asked: Asked, words: Words) -> Data:
    """What is asked, what can be chosen, and what might be reached for but cannot, and why."""
    return {
        "prompt": {
            "kind": asked.kind,
            "sentence": words.say(asked.prompt),
            "window": asked.is_window,
            "starts_action": asked.starts_action,
            "unused": "" if asked.unused is None else words.say(asked.unused),
        },
        "options": [_offer(one, words) for one in asked.offered],
        "refused": [_candidate(one, words) for one in asked.refused],
    }


def _offer(one: Candidate, words: Words) -> Data:
    """An option; ``alike`` are those that do the same with a piece that is equal to its own."""
    told = _candidate(one, words)
    told["targets"] = [target for each in (one, *one.twins) for target in each.targets]
    told["alike"] = [twin.token for twin in one.twins]
    return told


def _candidate(one: Candidate, words: Words) -> Data:
    told: Data = {
        "token": one.token,
        "label": words.label(one.label),
        "targets": one.targets,
        "group": one.group,
        "closes": one.closes,
        "helps": one.helps,
    }
    if one.refusal is not None:
        told["clause"] = one.refusal.clause
        told["why"] = one.refusal.reason
        told["reason"] = words.refusal(one.refusal)
    return told


NOTHING_ASKED: Data = {"prompt": None, "options": [], "refused": []}


def result(match: Match, words: Words) -> Data | None:
    """How it ended."""
    outcome = match.state.result
    if outcome is None:
        return None
    return {
        **outcome.data(),
        "winners": outcome.winners,
        "sentence": words.message("drawn")
        if outcome.drawn
        else words.message("won", who=[SeatName(seat) for seat in outcome.winners]),
        "sources": [
            {"id": source, "label": words.message(f"score-{source}")} for source in outcome.sources
        ],
    }


# ---------------------------------------------------------------------- a table


def facts(
    table: Table,
    seat: int,
    words: Words,
    present: Iterable[int] = (),
    lines: int = LOG_LINES,
    deal: Deal = dealt_anew,
    recaps: bool = True,
) -> Data:
    """All that the page of ``seat`` (or SPECTATOR) is made of."""
    match = table.match
    return {
        "table": about(table, seat, words),
        "number": table.number,
        "seat": seat,
        "waiting": table.waiting(),
        "waiting_sentence": waiting_sentence(table, words),
        **(NO_SCENE if match is None else scene(match, seat, words, deal, recaps)),
        **({} if is_asked(table, seat) else NOTHING_ASKED),
        "log": log_lines(table, seat, words, most=lines),
        "news": news_since(table, seat),
        "players": players(table, seat, words, set(present)),
        **taking_back(table, seat),
        "questions": proposals(table, seat, words),
        "chat": chat(table, words),
    }


def is_asked(table: Table, seat: int) -> bool:
    """Whether ``seat`` may do anything here: nobody can who has left or for whom a bot plays."""
    return seat != SPECTATOR and table.chairs[seat].is_here and not table.is_over


NO_SCENE: Data = {"view": None, **NOTHING_ASKED, "recap": [], "result": None}


def about(table: Table, seat: int, words: Words) -> Data:
    """The table itself."""
    opened = table.opened
    return {
        "id": table.id,
        "game": opened["game"],
        "title": words.message("game-title"),
        "status": table.status,
        "frozen": None if table.frozen is None else table.frozen.data(),
        "held_up": table.held_up or None,
        "ended": table.ended,
        "options": opened["options"],
        "undo": opened["undo"],
        "clock": opened.get("clock"),
        "corrections": opened.get("overrides"),
        "invite": invitation(table) if seat != SPECTATOR else None,
        "public": bool(opened.get("public")),
        "hints": bool(opened.get("hints", True)),
        "brought": table.brought,
        "call": "" if seat == SPECTATOR else table.chairs[seat].call,
        "trial_of": None if seat == SPECTATOR else opened.get("trial_of"),
        "commitment": opened.get("commitment"),
        "key": opened.get("key") if table.is_over else None,
        "seed": opened.get("seed"),
    }


def invitation(table: Table) -> str | None:
    """The code that leads to a free chair, while there is one."""
    is_open = any(chair.kind == OPEN for chair in table.chairs)
    return table.invite if is_open and not table.is_over else None


def waiting_sentence(table: Table, words: Words) -> str:
    """Whom or what the table is waiting for, or that it is over."""
    waiting = table.waiting()
    if table.frozen is not None:
        return frozen_sentence(table.frozen, words)
    if table.is_over:
        return words.message("game-over")
    if table.held_up:
        return words.message("table-held-up", by=table.held_up)
    return words.message("waiting-for", who=[SeatName(seat) for seat in waiting])


def players(table: Table, seat: int, words: Words, present: set[int]) -> list[Data]:
    """Who sits where."""
    deadlines = table.deadlines()
    waiting = table.waiting()
    return [
        {
            "seat": at,
            "name": words.say(SeatName(at)),
            "named": bool(chair.name),
            "kind": chair.kind,
            "level": chair.level or None,
            "stand_in": chair.stand_in or None,
            "away": chair.away,
            "resigned": chair.resigned,
            "expired": chair.expired,
            "connected": at in present,
            "me": at == seat,
            "waiting": at in waiting,
            "deadline": deadlines[at] + table.ahead if at in deadlines else None,
        }
        for at, chair in enumerate(table.chairs)
    ]


def taking_back(table: Table, seat: int) -> Data:
    """What ``seat`` could take back, make again or step out of now."""
    match = table.match
    if match is None or not is_asked(table, seat):
        return {"undo": None, "redo": False, "cancel": False}
    return {
        "undo": undo_offer(table, match, seat),
        "redo": match.can_redo(seat),
        "cancel": match.can_cancel(seat),
    }


def undo_offer(table: Table, match: Match, seat: int) -> Data | None:
    """How far an undo would go, whether it shows anybody anything, and who has to agree."""
    to = match.undo_reach(seat)
    if to is None or table.opened["undo"] == NEVER:
        return None
    return {
        "moves": len(match.moves) - to,
        "free": match.is_free(to, seat, table.does_not_mind),
        "asks": must_ask(table, match, seat, to),
    }


def proposals(table: Table, seat: int, words: Words) -> list[Data]:
    """What the table has been asked to agree to."""
    return [_proposal(table, proposal, seat, words) for proposal in table.proposals.values()]


def _proposal(table: Table, proposal: Proposal, seat: int, words: Words) -> Data:
    who = SeatName(proposal.seat)
    back = 0 if table.match is None or proposal.to < 0 else len(table.match.moves) - proposal.to
    return {
        "what": proposal.what,
        "seat": proposal.seat,
        "moves": back,
        "which": _taken_back(table, proposal, seat, words),
        "asked": proposal.asked,
        "agreed": proposal.yes,
        "mine": seat in proposal.open,
        "own": seat == proposal.seat,
        "sentence": words.message(f"table-asked-{proposal.what}", who=who),
    }


def _taken_back(table: Table, proposal: Proposal, seat: int, words: Words) -> str:
    """The first thing that ``seat`` knows of what the decisions did that would be taken back."""
    match = table.match
    if match is None or not 0 <= proposal.to < len(match.moves):
        return ""
    for move in match.moves[proposal.to :]:
        for event in move.events:
            if event.seen_by(seat):
                return words.event(event)
    return ""


def chat(table: Table, words: Words) -> list[Data]:
    """The newest lines of chat, oldest first."""
    return [
        {
            "number": entry.number,
            "at": entry.at,
            "seat": entry.data["seat"],
            "name": words.say(SeatName(entry.data["seat"])),
            "text": entry.data["text"],
        }
        for entry in table.said
    ]
