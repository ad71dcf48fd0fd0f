"""What a learner sees and chooses, in numbers."""

from underhall.core.match import Match


def parts(match: Match, seat: int = 0) -> dict[str, list[int]]:
    """What a seat sees, field by field."""
    game = match.edition.game
    found: dict[str, list[int]] = game.layout.observe(match.state, seat, game.seats[1])
    return found


def assert_numbered(match: Match) -> None:
    """Everything that could be reached for now has a number, and comes back from it."""
    s, moves = match.state, match.edition.game.moves()
    for code in s.decision.candidates(s):
        assert moves.code(moves.number(s.decision.name, code)) == code
