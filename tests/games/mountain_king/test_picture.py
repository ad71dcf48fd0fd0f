"""The table at a glance: what it shows, that it fits, and that it tells no secrets."""

import pytest
from helpers import at, play_on, started

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.mountain_king.face.picture import picture
from underhall.text import Words

NAMES = ("Ania", "Olek", "Bartłomiej Długonosy", "Ewa", "Zosia")

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])


def seen(match: Match, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines that a seat gets to see."""
    say = Words(lang, "mountain_king", NAMES, strict=True).say
    return picture(view(match.edition.game, match.state, seat), say).splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@in_each_language
def test_it_fits_at_any_time(seats: int, lang: str) -> None:
    match = started("mountain_king", seats, seats)
    while match.state.waiting():
        lines = seen(match, match.state.waiting()[0], lang)
        assert max(len(line) for line in lines) <= 100
        assert len(lines) <= 48
        play_on(match, seats, moves=79)
    assert seen(match, 0, lang)[0] in ("The game is over.", "Koniec gry.")


def test_teams_share_a_storage() -> None:
    match = play_on(started("mountain_king", 4, 3, teams="yes"), 3, 60)
    lines = seen(match)
    heads = next(line for line in lines if line.strip().startswith("honor"))
    end = heads.index("honor") + len("honor")
    honor = {line[0]: line[:end].split()[-1] for line in lines if line[:1] in tuple("●■▲◆")}
    assert honor["●"] == honor["◆"] != honor["■"] == honor["▲"]


def test_the_map_shows_tunnels_statues_and_rock() -> None:
    table = {
        "step": "spells",
        "tunnels": ["8,14*+8,15"],
        "players": [{"gate": "ag3_2"}, {"gate": "ag3_1"}, {"gate": "ag3_3"}],
    }
    lines = seen(at({"game": "mountain_king", "seats": 3, "table": table}))
    row = {line[:2].strip(): line for line in lines if line[:2].strip().isdigit()}
    gate = row["16"].index("●")
    assert row["15"][gate] == row["14"][gate] == "●"
    assert "♥" in row["8"] and "#" in row["9"] and "□" in row["5"]
    assert sum(row["0"][:52].count(statue) for statue in "FIM") == 1


def test_a_spectator_sees_no_moot_of_their_own() -> None:
    match = play_on(started("mountain_king", 3, 1), 1, 40)
    assert "Your trollsmoot" in seen(match)
    assert "Your trollsmoot" not in seen(match, SPECTATOR)


def test_a_draft_is_secret() -> None:
    match = started("mountain_king", 3, 1)
    while match.state.asked(match.state.waiting()[0]).name != "draft_card":
        play_on(match, 1, 1)
    assert any(line.startswith("In hand: ") for line in seen(match, 0))
    assert not any(line.startswith("In hand: ") for line in seen(match, SPECTATOR))
    dealt = redeal(match.edition.game, match.state, 1, Fast(7))
    say = Words("en", "mountain_king", NAMES).say
    game = match.edition.game
    assert picture(view(game, dealt, 1), say) == picture(view(game, match.state, 1), say)
