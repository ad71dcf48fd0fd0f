"""How a seat stands beside the others."""

import pytest

from underhall.kit.standing import ahead, parts_of


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_sum_by_parts_is_what_a_seat_has_more_than_the_others_on_average(seats: int) -> None:
    rows = [[float(seat * seat), 7.0 - seat] for seat in range(seats)]
    for seat in range(seats):
        parts = parts_of(seats, seat)
        summed = [sum([part * row[at] for part, row in zip(parts, rows)]) for at in range(2)]
        assert summed == pytest.approx(ahead(rows, seat))
