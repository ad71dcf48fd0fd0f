"""Editions: options checked, component data corrected by their owner, and a fingerprint."""

from pathlib import Path
from typing import Any

import pebbles
import pytest
from helpers import examples
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.data import merged
from underhall.core.errors import BadData, BadOption
from underhall.core.game import Edition, Option

RAW: dict[str, Any] = {
    "setup": {"hand": 4, "names": ["a", "b"], "open": True},
    "ore": [{"id": "copper", "points": 1}, {"id": "gold", "points": 3}],
    "empty": [],
}

# ---------------------------------------------------------------------- options


def test_options_left_out_take_their_default() -> None:
    assert pebbles.edition().settle(2, {}) == {"rounds": "3"}
    assert pebbles.edition().settle(2, {"rounds": "5"}) == {"rounds": "5"}


@pytest.mark.parametrize(
    "seats, options, complaint",
    [
        (1, {}, "pebbles is for 2 to 3 players, not 1"),
        (4, {}, "pebbles is for 2 to 3 players, not 4"),
        (2, {"speed": "1"}, "pebbles has no option 'speed'; it has: rounds"),
        (2, {"rounds": "2"}, "option rounds: '2' is not one of 1, 3, 5"),
        (2, {"rounds": ""}, "option rounds: '' is not one of 1, 3, 5"),
        (2, {"rounds": 3}, "option rounds: 3 is not one of 1, 3, 5"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: Any, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        pebbles.edition().settle(seats, options)


GUILDS = Option("guilds", ("a", "b", "c", "d"), "", many=3)


@pytest.mark.parametrize("value", ["", "a+b+c", "d+a+b"])
def test_some_options_take_many_values_or_none(value: str) -> None:
    GUILDS.check(value)


@pytest.mark.parametrize("value", ["a", "a+b", "a+b+c+d", "a+a+b", "a+a+b+c", "a+b+x", "+", None])
def test_many_values_must_be_so_many_different_ones(value: Any) -> None:
    with pytest.raises(BadOption, match="option guilds"):
        GUILDS.check(value)


DECKS = Option("decks", ("a", "b", "c", "d"), "", many=3, fewest=2)


@pytest.mark.parametrize("value", ["", "a+b", "d+a+b"])
def test_where_fewer_do_any_number_between_is_taken(value: str) -> None:
    DECKS.check(value)


@pytest.mark.parametrize("value", ["a", "a+b+c+d", "a+a", "a+b+a"])
def test_neither_fewer_than_needed_nor_more_nor_the_same_twice(value: str) -> None:
    with pytest.raises(BadOption, match=r"option decks: name 2 to 3 different ones, joined with"):
        DECKS.check(value)


def test_without_fewest_the_number_is_exact() -> None:
    with pytest.raises(BadOption, match=r"option guilds: name 3 different ones, joined with"):
        GUILDS.check("a+b")


def test_a_game_may_refuse_options_that_do_not_go_together() -> None:
    class Picky(pebbles.PebblesGame):
        def check_options(self, tables: Any, seats: int, options: Any) -> None:
            if seats == 3 and options["rounds"] == "5":
                raise BadOption("five rounds are for two")

    edition = pebbles.edition(Picky())
    assert edition.settle(2, {"rounds": "5"})
    with pytest.raises(BadOption, match="five rounds are for two"):
        edition.start(3, {"rounds": "5"})


# ---------------------------------------------------------------------- corrections


def test_corrections_are_merged_by_key_and_id() -> None:
    changed = merged(RAW, {"setup": {"hand": 5}, "ore": [{"id": "gold", "points": 4}]})
    assert changed["setup"] == {"hand": 5, "names": ["a", "b"], "open": True}
    assert changed["ore"] == [{"id": "copper", "points": 1}, {"id": "gold", "points": 4}]


def test_a_plain_list_is_replaced() -> None:
    assert merged(RAW, {"setup": {"names": ["c"]}})["setup"]["names"] == ["c"]


@pytest.mark.parametrize(
    "overrides, complaint",
    [
        ({"stup": {}}, "component data has no stup"),
        ({"setup": {"hnad": 5}}, r"component data has no setup\.hnad"),
        ({"setup": {"hand": "5"}}, r"setup\.hand: expected int, found '5'"),
        ({"setup": {"hand": 5.0}}, r"setup\.hand: expected int, found 5\.0"),
        ({"setup": {"hand": True}}, r"setup\.hand: expected int, found True"),
        ({"setup": {"open": 1}}, r"setup\.open: expected bool, found 1"),
        ({"setup": {"names": "a"}}, r"setup\.names: expected list"),
        ({"setup": 5}, "setup: expected dict, found 5"),
        ({"ore": {"gold": 4}}, "ore: expected tables, each with an id"),
        ({"ore": [{"points": 4}]}, "ore: expected tables, each with an id"),
        ({"ore": [{"id": ["gold"]}]}, "ore: expected tables, each with an id"),
        ({"ore": ["gold"]}, "ore: expected tables, each with an id"),
        ({"ore": [{"id": "tin"}]}, "component data has no ore with id 'tin'"),
        ({"ore": [{"id": "gold"}, {"id": "gold"}]}, "ore: the same id twice"),
        ({"ore": [{"id": "gold", "point": 4}]}, r"component data has no ore\[gold\]\.point"),
        ({"ore": [{"id": "gold", "points": "4"}]}, r"ore\[gold\]\.points: expected int"),
        ({"empty": 3}, "empty: expected list"),
    ],
)
def test_what_the_data_do_not_have_is_refused_by_name(overrides: Any, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        merged(RAW, overrides)


leaves = st.integers() | st.booleans() | st.text(max_size=3)
keys = st.sampled_from("abc")
inner = st.dictionaries(keys, leaves, max_size=3)
tables = st.dictionaries(
    keys, leaves | inner | st.dictionaries(keys, inner, max_size=2), max_size=3
)


@examples(60)
@given(raw=tables)
def test_merging_nothing_or_the_same_changes_nothing(raw: dict[str, Any]) -> None:
    assert merged(raw, {}) == raw
    assert merged(raw, raw) == raw


@examples(60)
@given(raw=tables, overrides=tables)
def test_merging_keeps_keys_and_types_or_refuses(raw: Any, overrides: Any) -> None:
    try:
        result = merged(raw, overrides)
    except BadData:
        return
    assert shape(result) == shape(raw)
    assert merged(result, overrides) == result


def shape(value: Any) -> Any:
    return {k: shape(v) for k, v in value.items()} if isinstance(value, dict) else type(value)


def test_the_data_as_they_ship_stay_untouched() -> None:
    before = str(RAW)
    merged(RAW, {"setup": {"hand": 5}, "ore": [{"id": "gold", "points": 4}]})
    assert str(RAW) == before


def test_corrected_data_are_played_with() -> None:
    edition = Edition(pebbles.PebblesGame(), pebbles.RAW, {"hand": {"size": 1}})
    assert edition.start(2).held(0) == 1
    with pytest.raises(BadData, match=r"hand\.size must be a whole number of 1 or more"):
        Edition(pebbles.PebblesGame(), pebbles.RAW, {"hand": {"size": 0}})


# ---------------------------------------------------------------------- fingerprint


def test_the_fingerprint_tells_data_apart() -> None:
    game = pebbles.PebblesGame()
    plain = Edition(game, pebbles.RAW)
    assert plain.fingerprint == pebbles.edition().fingerprint
    assert plain.fingerprint != Edition(game, pebbles.RAW, {"bag": {"each": 6}}).fingerprint
    assert plain.fingerprint == Edition(game, pebbles.RAW, {"bag": {"each": 5}}).fingerprint
    turned = dict(reversed(pebbles.RAW.items()))
    assert plain.fingerprint == Edition(game, turned).fingerprint


# ---------------------------------------------------------------------- a file of corrections


def test_corrections_come_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[lantern.setup]\nhand = 3\n", "utf-8")
    assert editions.corrections("lantern", str(file)) == {"setup": {"hand": 3}}
    monkeypatch.setenv("UNDERHALL_DATA", str(file))
    assert editions.corrections("lantern", None) == {"setup": {"hand": 3}}
    monkeypatch.delenv("UNDERHALL_DATA")
    assert editions.corrections("lantern", None) == {}


def test_corrections_may_be_json(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text('{"lantern": {"setup": {"hand": 3}}}', "utf-8")
    assert editions.corrections("lantern", str(file)) == {"setup": {"hand": 3}}


@pytest.mark.parametrize(
    "name, text, complaint",
    [
        ("a.toml", "hand = 3", "'hand' is no game; put the values under one of"),
        ("a.toml", "lantern = 3", "lantern must hold named values"),
        ("a.toml", "lantern =", "is broken"),
        ("a.json", "[]", "expected named values"),
        ("a.json", "{", "is broken"),
    ],
)
def test_a_broken_file_says_what_is_broken(
    tmp_path: Path, name: str, text: str, complaint: str
) -> None:
    (tmp_path / name).write_text(text, "utf-8")
    with pytest.raises(BadData, match=complaint):
        editions.corrections("lantern", str(tmp_path / name))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"cannot read .*nowhere\.toml"):
        editions.corrections("lantern", str(tmp_path / "nowhere.toml"))
