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
    if not is_free(session, to, seat) and not is_agreed(session, seat, len(match.moves) - to):
        session.tell("cli-undo-refused")
        return session.at_keyboard == NOBODY
    match.undo(seat, consent=True)
    session.tell("cli-undo-done")
    return True


def is_free(session: Session, to: int, seat: int) -> bool:
    """Whether nothing was drawn or shown since, and nobody but ``seat`` and bots decided."""
    match = session.match
    others = [move.seat for move in match.moves[to:] if move.seat != seat]
    if any(not session.players[other].is_bot for other in others):
        return False
    return bool(match.moves[to].before.mark == match.state.mark)


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
    match = session.match
    if not match.undone or match.undone[-1].seat != seat:
        session.tell("cli-redo-nothing")
        return False
    match.redo(seat)
    while match.undone and session.players[match.undone[-1].seat].is_bot:
        match.redo(match.undone[-1].seat)
    session.tell("cli-redo-done")
    return True


def cancel(session: Session, seat: int) -> bool:
    """Step out of an unfinished action."""
    session.match.cancel(seat)
    session.tell("cli-cancel-done")
    return True
