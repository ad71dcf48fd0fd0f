"""Undo, redo and cancel at one keyboard: free where nothing was shown, by consent beyond."""

from __future__ import annotations

from underhall.cli.session import NOBODY, Session


def undo(session: Session, seat: int) -> bool:
    """Take back the last decision of ``seat`` and what bots did since.

    Like every command it says whether the table has to be shown anew: also when others were asked.
    """
    match = session.match
    to = match.undo_reach(seat)
    if to is None:
        session.tell("cli-undo-nothing")
        return False
    free = match.is_free(to, seat, session.is_bot)
    if not free and not is_agreed(session, seat, len(match.moves) - to):
        session.tell("cli-undo-refused")
        return session.at_keyboard == NOBODY
    match.undo(seat, consent=True)
    session.tell("cli-undo-done")
    return True


def is_agreed(session: Session, seat: int, moves: int) -> bool:
    """Whether all other people at the table consent; one who plays alone is asked to be sure."""
    others = [person for person in session.people if person != seat]
    if not others:
        return session.confirm("cli-undo-sure", n=moves)
    session.terminal.clear()
    session.at_keyboard = NOBODY
    name = session.name(seat)
    return all(
        session.confirm("cli-undo-consent", other=session.name(other), who=name, n=moves)
        for other in others
    )


def redo(session: Session, seat: int) -> bool:
    """Make the decision again that was taken back last, and those of bots after it."""
    if not session.match.can_redo(seat):
        session.tell("cli-redo-nothing")
        return False
    session.match.redo(seat, session.is_bot)
    session.tell("cli-redo-done")
    return True


def cancel(session: Session, seat: int) -> bool:
    """Step out of an unfinished action."""
    session.match.cancel(seat)
    session.tell("cli-cancel-done")
    return True
