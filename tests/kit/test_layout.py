"""A declared table: laid out, written, read, seen and counted as it says."""

from typing import Any

import pytest

from underhall.core.agenda import State
from underhall.core.chance import Fast
from underhall.core.errors import BadData, RulesError
from underhall.core.names import FLAG, SEAT, Bits, Maybe, Names, Number
from underhall.kit.field import EACH, NOBODY, SIZE, Field, Own, Told
from underhall.kit.layout import Layout
from underhall.kit.shapes import Counts, Grid, Listed, Places

GEMS = Names("gem", ["ruby", "opal", "jade"])
ROOMS = Names("room", ["attic", "cellar"])


class Box(State):
    """One field of every shape."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, Fast(0))
        self.tables = None
        self.round = 0
        self.bag: list[int] = []
        self.row: list[int] = []
        self.hands: list[int] = []
        self.known: list[int] = []
        self.lairs: list[int] = []
        self.stores: list[int] = []
        self.badges: list[int] = []
        self.passed = 0
        self.coins: list[int] = []
        self.score: list[int] = []
        self.found = 0
        self.pool = 0
        self.used: list[int] = []
        self.king = -1

    def copy(self) -> "Box":
        twin = Box(self.seats)
        twin.take_over(self)
        LAYOUT.lay_out(twin)
        for field in LAYOUT.fields:
            value = getattr(self, field.name)
            setattr(twin, field.name, value.copy() if isinstance(value, list) else value)
        return twin


LAYOUT = Layout(
    Field("round", Number(1), start=1, most=lambda s: s.seats + 2),
    Field("bag", Counts(GEMS), start=(4, 3, 2), written=False, seen=SIZE),
    Field("row", Listed(GEMS), source="bag", most=2),
    Field("lairs", Places(ROOMS, SEAT)),
    Field("found", Bits(ROOMS), key="turn.found"),
    Field("pool", start=6),
    Field("king", Maybe(SEAT)),
    Told("total", lambda s: sum(s.bag), written=False),
    Field("hands", Counts(GEMS), key="hand", each=EACH, source="bag", seen=Own("gems", "known")),
    Field("known", Counts(GEMS), each=EACH, within="hands", seen=NOBODY),
    Field("stores", Grid(ROOMS, Counts(GEMS)), each=EACH, source="bag"),
    Field("badges", Maybe(GEMS), each=EACH),
    Field("passed", FLAG, each=EACH, packed=True),
    Field("coins", each=EACH, start=2, most=9),
    Field("score", Counts(ROOMS, full=True, signed=True), each=EACH),
    Field("used", each=EACH, source="pool"),
    Told("rich", lambda s, who: s.coins[who] > 5, each=EACH, written=False),
    also=("seat",),
)

FULL: dict[str, Any] = {
    "round": 2,
    "row": ["ruby", "ruby"],
    "lairs": {"cellar": 1},
    "turn": {"found": ["attic"]},
    "pool": 3,
    "king": None,
    "players": [
        {
            "hand": {"opal": 2},
            "known": {"opal": 1},
            "stores": {"cellar": {"jade": 1}},
            "badges": "jade",
            "passed": False,
            "coins": 7,
            "score": {"attic": -2, "cellar": 0},
            "used": 2,
        },
        {
            "hand": {},
            "known": {},
            "stores": {},
            "badges": None,
            "passed": True,
            "coins": 2,
            "score": {"attic": 0, "cellar": 5},
            "used": 1,
        },
    ],
}


def laid(data: dict[str, Any] | None = None, seats: int = 2) -> Box:
    s = Box(seats)
    LAYOUT.lay_out(s)
    LAYOUT.read(s, data or {})
    return s


def test_the_empty_table() -> None:
    s = laid(seats=3)
    assert (s.round, s.bag, s.row, s.pool, s.king) == (1, [4, 3, 2], [], 6, -1)
    assert (s.hands, s.coins, s.badges) == ([0] * 9, [2, 2, 2], [-1, -1, -1])
    assert (s.lairs, len(s.stores), s.passed) == ([-1, -1], 18, 0)


def test_what_is_written_reads_back() -> None:
    s = laid(FULL | {"pool": 6})
    assert LAYOUT.write(s) == FULL
    assert (s.bag, s.passed, s.lairs) == ([2, 1, 1], 0b10, [-1, 1])


def test_keys_keep_their_order() -> None:
    assert list(LAYOUT.write(laid())) == list(FULL)
    assert list(LAYOUT.write(laid())["players"][0]) == list(FULL["players"][0])


def test_a_seat_sees_its_own_and_what_is_known() -> None:
    view = LAYOUT.view(laid(FULL | {"pool": 6}), 1)
    assert (view["bag"], view["total"]) == (4, 4)
    first, second = view["players"]
    assert (first["hand"], first["gems"], first["rich"]) == (2, {"opal": 1}, True)
    assert (second["hand"], second["gems"]) == (0, {})
    assert "known" not in first
    assert LAYOUT.view(laid(FULL | {"pool": 6}), 0)["players"][0]["gems"] == {"opal": 2}


@pytest.mark.parametrize(
    "data, complaint",
    [
        ({"rounds": 1}, "table knows no 'rounds'"),
        ({"round": 5}, "position round: expected a whole number up to 4, found 5"),
        ({"round": 0}, "position round: expected 1 or more"),
        ({"row": ["ruby"] * 3}, "position row: expected a list of at most 2"),
        ({"row": ["pearl"]}, "there is no gem called 'pearl'"),
        ({"row": ["jade", "jade"], "players": [{"hand": {"jade": 1}}]}, "not so many of gem jade"),
        ({"turn": {"lost": []}}, "turn knows no 'lost'"),
        ({"turn": {"found": ["attic", "attic"]}}, "attic is named twice"),
        ({"lairs": {"roof": 0}}, "lairs knows no 'roof'"),
        ({"king": "0"}, "position king: expected a whole number"),
        ({"players": [{}, {}, {}]}, "expected a list of at most 2"),
        ({"players": [{"purse": 1}]}, "player 0 knows no 'purse'"),
        ({"players": [{}, {"known": {"opal": 1}}]}, "1 of opal, but only 0 are there"),
        ({"players": [{"stores": {"roof": {}}}]}, "player 0 stores knows no 'roof'"),
        ({"players": [{"passed": 1}]}, "position passed: expected true or false"),
        ({"players": [{"score": {"attic": "2"}}]}, "player 0 score attic: expected a whole number"),
        ({"players": [{"coins": 10}]}, "up to 9"),
        ({"pool": 1, "players": [{"used": 2}]}, "there are not so many of pool"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        laid(data)


def test_pieces_are_counted_wherever_they_lie() -> None:
    empty, full = LAYOUT.pieces(laid()), LAYOUT.pieces(laid(FULL | {"pool": 6}))
    assert {kind: sum(places) for kind, places in full.items()} == {
        "gem ruby": 4,
        "gem opal": 3,
        "gem jade": 2,
        "pool": 6,
    }
    assert {kind: sum(n) for kind, n in empty.items()} == {k: sum(n) for k, n in full.items()}


def test_stocks_are_amounts_that_no_piece_tells_of() -> None:
    s = laid()
    s.coins[1] = -1
    assert min(LAYOUT.stocks(s)) == -1
    s.coins[1] = 0
    s.score[0] = -3
    assert min(LAYOUT.stocks(s)) == 0


def test_a_forgotten_slot_is_named() -> None:
    s: Any = laid()
    assert LAYOUT.forgotten(s) == []
    s.stray = 1
    del s.king
    assert LAYOUT.forgotten(s) == ["king", "stray"]


def test_a_copy_that_forgets_or_shares_is_named() -> None:
    s = laid(FULL | {"pool": 6})
    twin = s.copy()
    assert LAYOUT.shared(s, twin) == []
    twin.coins = s.coins
    twin.round = 1
    assert LAYOUT.shared(s, twin) == ["round", "coins"]


def test_observations_are_as_long_at_every_number_of_seats() -> None:
    seen = [LAYOUT.observe(laid(seats=n), 0, 4) for n in (1, 2, 3, 4)]
    assert len({sum(len(part) for part in parts.values()) for parts in seen}) == 1


def test_an_observation_begins_with_the_own_things() -> None:
    seen = LAYOUT.observe(laid(FULL | {"pool": 6}), 1, 3)
    assert seen["coins"] == [2, 7, 0]
    assert seen["hands"] == [0, 0, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0]
    assert seen["lairs"] == [0, 1]
    assert "known" not in seen


def test_an_observation_tells_whose_turn_it_is() -> None:
    s = laid(seats=3)
    s.begin_turn(0)
    assert LAYOUT.observe(s, 0, 3)["active"] == [1]
    assert LAYOUT.observe(s, 2, 3)["active"] == [2]


def test_keys_of_players_are_checked_even_if_the_game_reads_them_all() -> None:
    layout = Layout(Told("rich", lambda s, who: True, each=EACH))
    with pytest.raises(BadData, match="player 0 knows no 'purse'"):
        layout.read(Box(2), {"players": [{"purse": 1}]})


@pytest.mark.parametrize(
    "fields, complaint",
    [
        ([Field("row"), Field("row")], "declares a field twice"),
        ([Field("row"), Field("bag", key="row")], "two fields under one key"),
        ([Field("row", source="sack")], "field row speaks of 'sack', which is no field"),
        ([Field("row", Counts(GEMS), each=EACH, within="sack")], "speaks of 'sack'"),
        ([Field("row", Counts(GEMS), each=EACH, seen=Own("gems", "sack"))], "speaks of 'sack'"),
        ([Field("bag", Listed(GEMS)), Field("row", source="bag")], "no pieces can come from 'bag'"),
    ],
)
def test_a_layout_that_contradicts_itself_is_refused(fields: list[Field], complaint: str) -> None:
    with pytest.raises(RulesError, match=complaint):
        Layout(*fields)


@pytest.mark.parametrize("shape", [Maybe(GEMS), Listed(GEMS), Places(ROOMS, SEAT)])
def test_what_would_tell_which_is_no_size(shape: Any) -> None:
    with pytest.raises(RulesError, match="only counts, numbers and sets"):
        Field("row", shape, seen=SIZE)
    with pytest.raises(RulesError, match="only counts, numbers and sets"):
        Field("row", shape, each=EACH, seen=Own("things"))
