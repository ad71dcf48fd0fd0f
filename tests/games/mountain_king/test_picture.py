"""The table at a glance: what it shows, that it fits, and that it tells no secrets."""

import pytest
from helpers import at, play_on, started, table
from pictures import seen

from underhall.core.agenda import SPECTATOR

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])


@pytest.mark.parametrize("lang, team", [("en", "Team"), ("pl", "Zespół")])
def test_partners_stand_below_what_their_team_has(lang: str, team: str) -> None:
    match = play_on(started("mountain_king", 4, 3, teams="yes"), 3, 60)
    lines = seen(match, lang=lang)
    start = next(at for at, line in enumerate(lines) if line.strip().startswith("honor")) + 1
    shared = [team.split()[:3] for team in lines[start : start + 6]]
    honor = [str(common["honor"]) for common in table(match)["teams"]]
    assert shared[0] == [team, "1", honor[0]] and shared[3] == [team, "2", honor[1]]
    assert [row[:2] for row in shared[1:3]] == [["●", "Ania"], ["◆", "Ewa"]]
    assert [row[:2] for row in shared[4:6]] == [["■", "Olek"], ["▲", "Bartłomiej"]]


def test_the_map_shows_tunnels_statues_and_rock() -> None:
    places = {
        "step": "spells",
        "tunnels": ["8,14*+8,15"],
        "players": [{"gate": "ag3_2"}, {"gate": "ag3_1"}, {"gate": "ag3_3"}],
    }
    lines = seen(at({"game": "mountain_king", "seats": 3, "table": places}))
    row = {line[:2].strip(): line for line in lines if line[:2].strip().isdigit()}
    gate = row["16"].index("●")
    assert row["15"][gate] == row["14"][gate] == "●"
    assert "♥" in row["8"] and "#" in row["9"] and "□" in row["5"]
    assert sum(row["0"][:52].count(statue) for statue in "FIM") == 1


@in_each_language
def test_every_cell_shows_its_zone(lang: str) -> None:
    match = started("mountain_king", 3, 1)
    rows = table_rows(seen(match, lang=lang))
    shades = dict(zip("DGBOY", " ░▒▓█"))
    for y, zones in enumerate(match.state.mountain.zone_rows):
        shown = [rows[y][3 + 3 * x : 6 + 3 * x].ljust(3)[2] for x in range(len(zones))]
        assert shown == [shades.get(zone, " ") for zone in zones]


def table_rows(lines: list[str]) -> list[str]:
    """The rows of the map."""
    return [line for line in lines if line[:2].strip().isdigit()]


def test_zones_tell_what_statues_are_worth_there() -> None:
    top = seen(started("mountain_king", 3, 1))[1:3]
    assert "░ grey 4/8 F" in " ".join(top)
    assert "█ yellow 10/20 F" in " ".join(top)


@pytest.mark.parametrize(
    "lang, line",
    [
        ("en", "  – Ritual of Earth: take 3 stone, 2 iron or 1 heartstone"),
        ("pl", "  – Rytuał Ziemi: weź 3 kamienie, 2 żelaza lub 1 klejnot"),
    ],
)
def test_the_book_says_what_spells_do(lang: str, line: str) -> None:
    places = {
        "book": [{"spell": "ritual_of_earth"}, {"spell": "unburdening"}, {"spell": "gilded_walls"}],
        "players": [{"gate": "ag3_2"}, {"gate": "ag3_1"}, {"gate": "ag3_3"}],
        "step": "spells",
    }
    match = at({"game": "mountain_king", "seats": 3, "table": places})
    assert line in [shown[1:] for shown in seen(match, lang=lang)]


def test_letters_are_those_of_the_language() -> None:
    match = started("mountain_king", 3, 1)
    english, polish = seen(match), seen(match, lang="pl")
    assert "s stone" in english[-2] and "k kamień" in polish[-2]
    assert "F I M statues" in english[-1] and "O L K posągi" in polish[-1]


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


def test_the_trolls_of_rivals_are_open() -> None:
    """MTK-6.1. Each with what it makes and holds, the top of a pyramid first."""
    match = play_on(started("mountain_king", 2, 4), 4, 60)
    told = "\n".join(seen(match)).replace("\n        ", " · ")
    line = next(line for line in told.splitlines() if line.startswith("■ Olek: "))
    assert line.count(" · ") + 1 == len(table(match)["players"][1]["moot"])
