"""Deeds that take moves back: free where nothing was shown, by consent of the people beyond."""

from __future__ import annotations

from underhall.core.errors import CannotUndo
from underhall.core.match import Match
from underhall.server.errors import NotNow, NotYours, UndoForbidden
from underhall.server.tables import log
from underhall.server.tables.log import Draft, noted
from underhall.server.tables.table import Table
from underhall.server.tables.waiting import END, TAKE_BACK, Proposal

FREE, CONSENT, NEVER = "free", "consent", "none"
POLICIES = (CONSENT, FREE, NEVER)
"""Free: everything can be taken back unasked. Consent: what showed nobody anything can, and all
else if the other people agree. None: nothing but steps of an unfinished action."""


def undo(table: Table, seat: int, number: int) -> list[Draft]:
    """Take back the last move of ``seat`` and what bots did since, or ask for it."""
    match = _taking_part(table, seat, number)
    if table.opened["undo"] == NEVER:
        raise UndoForbidden("nothing is taken back at this table")
    to = match.undo_reach(seat)
    if to is None:
        raise CannotUndo("there is no move of yours to take back")
    asked = must_ask(table, match, seat, to)
    if asked:
        return _ask(table, Proposal(TAKE_BACK, seat, asked, to))
    return _rewound(table, match, seat, to)


def must_ask(table: Table, match: Match, seat: int, to: int) -> list[int]:
    """Who has to agree that ``seat`` goes back to ``to`` moves; bots do not mind."""
    if table.opened["undo"] == FREE or match.is_free(to, seat, table.does_not_mind):
        return []
    return table.people(but=seat)


def redo(table: Table, seat: int, number: int) -> list[Draft]:
    """Make the move again that was taken back last, and those of bots after it."""
    _taking_part(table, seat, number).redo(seat, table.is_bot)
    return table.new_drafts()


def cancel(table: Table, seat: int, number: int) -> list[Draft]:
    """Step out of an unfinished action; possible at every table, for it shows nobody anything."""
    _taking_part(table, seat, number).cancel(seat)
    drafts = table.new_drafts()
    drafts[-1] = noted(drafts[-1], "cancel", True)
    return drafts


def end(table: Table, seat: int) -> list[Draft]:
    """End the game here if all people agree; also the way out of a frozen table."""
    if table.is_over:
        table.running()
    _check_sits(table, seat)
    asked = table.people(but=seat)
    if asked:
        return _ask(table, Proposal(END, seat, asked))
    return [(log.ENDED, {"seat": seat})]


def answer(table: Table, seat: int, number: int, what: str, yes: bool) -> list[Draft]:
    """Agree to what somebody has asked, or refuse it; the asker may withdraw it. Whoever is away
    need not come back for it."""
    if not table.minds(seat):
        raise NotYours("you have left this chair")
    proposal = table.proposals.get(what)
    if proposal is None or not proposal.number <= number <= table.number:
        raise NotNow("this is no longer asked")
    said = {"what": what, "seat": seat}
    if not yes and seat in (proposal.seat, *proposal.open):
        return [(log.REFUSED, said)]
    if seat not in proposal.open:
        raise NotYours("you have not been asked")
    agreed: Draft = (log.AGREED, said)
    return [agreed, *_carried_out(table, proposal, without=seat)]


def released(table: Table, seat: int) -> list[Draft]:
    """What comes of open proposals when ``seat`` is given up for good."""
    drafts: list[Draft] = []
    for proposal in list(table.proposals.values()):
        possible = proposal.what == END or table.match is not None
        if possible and seat in proposal.asked:
            drafts += _carried_out(table, proposal, without=seat)
    return drafts


def _carried_out(table: Table, proposal: Proposal, without: int) -> list[Draft]:
    if any(seat != without for seat in proposal.open):
        return []
    if proposal.what == END:
        return [(log.ENDED, {"seat": proposal.seat})]
    return _rewound(table, table.running(), proposal.seat, proposal.to)


def _rewound(table: Table, match: Match, seat: int, to: int) -> list[Draft]:
    """Go back to ``to`` moves; whether something had been drawn or shown since is told."""
    seen = bool(match.moves[to].mark != match.state.mark)
    match.rewind(to, seat)
    drafts = table.new_drafts()
    if seen:
        drafts[-1] = noted(drafts[-1], "seen", True)
    return drafts


def _ask(table: Table, proposal: Proposal) -> list[Draft]:
    if proposal.what in table.proposals:
        raise NotNow("this is being asked already")
    told = {"what": proposal.what, "seat": proposal.seat, "asked": proposal.asked}
    if proposal.what == TAKE_BACK:
        told["to"] = proposal.to
    return [(log.ASKED, told)]


def _taking_part(table: Table, seat: int, number: int) -> Match:
    match = table.running()
    _check_sits(table, seat)
    table.check_current(number)
    return match


def _check_sits(table: Table, seat: int) -> None:
    if not table.chairs[seat].is_here:
        raise NotYours("you have left this chair")
