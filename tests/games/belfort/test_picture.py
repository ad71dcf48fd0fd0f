"""The table at a glance: what it shows, that it fits, and that it tells no secrets."""

import pytest
from games.belfort.board import board, player
from games.belfort.pictures import third_round
from helpers import at, started
from pictures import row, seen

from underhall.core.agenda import SPECTATOR
from underhall.games.belfort.face.picture import SIGNS

at_each_size = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@at_each_size
def test_every_seat_has_its_shape_and_rows_go_by_crest(seats: int) -> None:
    players = [player(crest=(seat + 1) % seats + 1) for seat in range(seats)]
    lines = seen(at(board(*players)))
    rows = [line[2] for line in lines if line[:1] in "> " and line[2:3] in tuple(SIGNS)]
    assert "".join(rows[:seats]) == SIGNS[seats - 1] + SIGNS[: seats - 1]


def test_who_is_waited_for_has_a_mark() -> None:
    match = started("belfort", 3)
    assert [line[:3] for line in seen(match) if line.startswith(">")] == ["> ●", "> ■", "> ▲"]


def test_a_spectator_sees_no_hand() -> None:
    lines = seen(third_round(), SPECTATOR)
    assert not any(line.startswith("hand") for line in lines)
    assert any(line.startswith("face up") for line in lines)


def test_virtual_players_are_shown_by_who_steers_them() -> None:
    match = at(
        board(player(crest=2), player(crest=1), markers={"d1_bank": 2}, virtual=["d1", "d3"])
    )
    lines = seen(match)
    assert "  ▲ virtual player 3: ■ steers, 4 elves and 4 dwarves" in lines
    assert "  ◆ virtual player 4: ● steers, 4 elves and 4 dwarves" in lines
    assert row(match, "I ")[3:] == ["2/2/1", "▲ dwarf", "●· ■· ▲1 ◆·", "▲5", "13"]


def test_workers_stand_on_cards_and_masters_have_stars() -> None:
    things = {"built": ["library", "inn", "inn"], "gnomes": {"inn": 1}}
    placed = {"on_cards": {"library": {"master_elf": 1}}, "gathering": {"mine": {"dwarf": 1}}}
    both = {"home": {"elf": 1}, "gathering": {"mine": {"dwarf": 1, "master_elf": 1}}}
    lines = seen(at(board(player(**things, **placed), player(**both), player())))
    assert "    Library[_](● elf★)  Inn×2[g_]" in lines
    assert any("Mine: ●1 ■2★ · Gold Mine" in line for line in lines)


def test_costs_are_those_of_the_table() -> None:
    cheap = {"property": [{"id": "pub", "cost": {"wood": 0, "stone": 0, "metal": 1}}]}
    lines = seen(at({**board(player("0/0/1/0", hand=["pub"]), player()), "data": cheap}))
    assert any(line.split()[:4] == ["hand", "✓", "Pub", "0/0/1"] for line in lines)


def test_a_city_where_nothing_of_a_kind_is_left() -> None:
    markers = {f"d{n}_bank": 1 for n in range(1, 6)}
    lines = seen(at(board(player("9/9/9/9", hand=["bank"]), player(), markers=markers)))
    assert any(line.split()[:5] == ["hand", "Bank", "2/2/1", "1", "–"] for line in lines)
