"""Records: replayed move by move, and where one no longer leads where it says, that is said."""

import copy
import json
from typing import Any

import pebbles
import pytest
from helpers import answer_all, at, play, play_on, snapshot, started

from underhall import editions
from underhall.core.chance import Committed, Fast
from underhall.core.errors import BadData, BadOption, Diverged
from underhall.core.match import Match
from underhall.core.record import replay, write_record

Record = dict[str, Any]
PEBBLES = pebbles.edition()
KEY = bytes(range(32))


def saved(match: Match, *source: Any, **extra: Any) -> Record:
    """The record of a match, sent through JSON."""
    record: Record = json.loads(json.dumps(write_record(match, *source, **extra)))
    return record


def finished(seed: int = 3) -> Match:
    return play_on(started(PEBBLES, 3, seed), seed)


def drew(record: Record) -> int:
    """The index of the first entry of the log with chance in it."""
    return next(i for i, entry in enumerate(record["log"]) if "chance" in entry)


# ---------------------------------------------------------------------- replay


def test_a_record_tells_what_was_played() -> None:
    match = started(PEBBLES, 2, 0, rounds="1")
    answer_all(match)
    play(match, "0 pass", "1 draw")
    record = saved(match, seed=0)
    assert {key: record[key] for key in ("underhall", "game", "revision", "seats", "options")} == {
        "underhall": 1,
        "game": "pebbles",
        "revision": 1,
        "seats": 2,
        "options": {"rounds": "1"},
    }
    assert record["data"] == PEBBLES.fingerprint
    assert len(record["setup"]) == 6
    assert record["log"][-2:] == [
        {"seat": 0, "move": "pass"},
        {"seat": 1, "move": "draw", "chance": [f"colour:{last_drawn(match)}"]},
    ]
    assert record["result"]["ranks"] == [1, 1]


def last_drawn(match: Match) -> str:
    drawn = [event for event in match.seen(1) if event.name == "drawn"][-1]
    return str(drawn.data()["colour"])


@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_by_its_seed(seed: int) -> None:
    match = finished(seed)
    assert snapshot(replay(saved(match, seed=seed), PEBBLES)) == snapshot(match)


@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_by_its_recorded_chance(seed: int) -> None:
    match = finished(seed)
    assert snapshot(replay(saved(match), PEBBLES)) == snapshot(match)


def test_a_record_replays_by_its_committed_key() -> None:
    source = Committed(KEY)
    match = play_on(started(PEBBLES, 2, chance=source))
    record = saved(match, source)
    assert (record["commitment"], record["key"]) == (source.commitment, KEY.hex())
    assert snapshot(replay(record, PEBBLES)) == snapshot(match)


def test_the_key_is_not_told_before_the_end() -> None:
    source = Committed(KEY)
    match = play_on(started(PEBBLES, 2, chance=source), moves=4)
    record = saved(match, source)
    assert record["commitment"] == source.commitment
    assert KEY.hex() not in json.dumps(record)
    assert snapshot(replay(record, PEBBLES)) == snapshot(match)


@pytest.mark.parametrize("by_seed", [True, False])
def test_undo_redo_and_cancel_replay(by_seed: bool) -> None:
    match = started(PEBBLES, 2, 8)
    answer_all(match)
    play(match, "0 draw", "1 place")
    match.undo(1)
    match.undo(0, consent=True)
    match.redo(0)
    play(match, "1 draw")
    match.rewind(2, 1)
    play(match, "0 place")
    match.cancel(0)
    play_on(match)
    record = saved(match, **({"seed": 8} if by_seed else {}))
    assert snapshot(replay(record, PEBBLES)) == snapshot(match)


@pytest.mark.parametrize("seeds", [{}, {"seed": 5}])
def test_a_record_may_begin_at_a_position(seeds: dict[str, int]) -> None:
    position = {
        "seats": 3,
        "options": {"rounds": "5"},
        "table": {"players": [{"hand": {"red": 2}}]},
        "agenda": [{"do": "deal"}, {"do": "next_turn", "number": 12}],
    }
    match = Match(PEBBLES, 3, chance=Fast(5), position=position)
    play_on(match)
    record = saved(match, **seeds)
    assert record["position"] == position
    assert snapshot(replay(record, PEBBLES)) == snapshot(match)


def test_scripted_chance_of_a_position_is_in_the_record() -> None:
    agenda = [{"do": "act", "seat": 0}, {"do": "next_turn", "number": 1}]
    match = at({"agenda": agenda, "chance": ["colour:green"]}, edition=PEBBLES)
    play(match, "0 draw", "1 draw")
    record = saved(match)
    assert record["log"][0]["chance"] == ["colour:green"]
    assert snapshot(replay(record, PEBBLES)) == snapshot(match)


def test_a_record_replays_as_far_as_asked() -> None:
    match = finished()
    half = replay(saved(match, seed=3), PEBBLES, to=7)
    assert half.log == match.log[:7]
    assert half.state.result is None


def test_a_record_is_a_copy() -> None:
    match = play_on(started(PEBBLES, 2, 0), moves=4)
    record = write_record(match)
    before = copy.deepcopy(record)
    play_on(match)
    assert record == before


def test_own_component_data_travel_in_the_header() -> None:
    edition = editions.edition("lantern", {"setup": {"hand": 3}})
    match = play_on(started(edition, 2, 1))
    record = saved(match, seed=1)
    assert record["overrides"] == {"setup": {"hand": 3}}
    again = replay(record, editions.edition("lantern", record["overrides"]))
    assert snapshot(again) == snapshot(match)


def test_more_may_stand_in_the_header() -> None:
    match = finished()
    record = saved(match, seed=3, players=["Ala", "Olek", "Ewa"])
    assert replay(record, PEBBLES).state.result is not None


# ---------------------------------------------------------------------- divergence


def test_a_move_that_was_tampered_with_is_found() -> None:
    record = saved(finished(), seed=3)
    at_pass = next(i for i, e in enumerate(record["log"]) if e["move"] == "pass")
    record["log"][at_pass]["move"] = "draw"
    with pytest.raises(Diverged, match=f"entry {at_pass + 1}: chance gave"):
        replay(record, PEBBLES)


def test_a_move_that_is_no_option_is_found() -> None:
    record = saved(finished(), seed=3)
    record["log"][4]["move"] = "dance"
    with pytest.raises(Diverged, match="entry 5 cannot be replayed: 'dance' is nothing"):
        replay(record, PEBBLES)


def test_an_illegal_move_is_found_with_its_clause() -> None:
    match = at({"agenda": [{"do": "act", "seat": 0}], "table": {}}, edition=PEBBLES)
    play(match, "0 pass")
    record = saved(match)
    record["log"][0]["move"] = "place"
    with pytest.raises(Diverged, match=r"entry 1 cannot be replayed: place: nothing-held \(PEB"):
        replay(record, PEBBLES)


def test_a_move_of_another_seat_is_found() -> None:
    record = saved(finished(), seed=3)
    record["log"][5]["seat"] = 17
    with pytest.raises(Diverged, match="entry 6 cannot be replayed: seat 17 has nothing to decide"):
        replay(record, PEBBLES)


def test_chance_that_was_tampered_with_is_found() -> None:
    record = saved(finished(), seed=3)
    entry = drew(record)
    [outcome] = record["log"][entry]["chance"]
    record["log"][entry]["chance"] = ["colour:blue" if outcome != "colour:blue" else "colour:red"]
    with pytest.raises(Diverged, match=f"entry {entry + 1}: chance gave .*{outcome}"):
        replay(record, PEBBLES)


def test_a_setup_that_was_tampered_with_is_found() -> None:
    record = saved(finished(), seed=3)
    record["setup"][0] = "colour:blue" if record["setup"][0] != "colour:blue" else "colour:red"
    with pytest.raises(Diverged, match="the setup: chance gave"):
        replay(record, PEBBLES)


def test_recorded_chance_that_is_missing_impossible_or_too_much_is_found() -> None:
    record = saved(finished())
    entry = drew(record)
    outcome = record["log"][entry]["chance"][0]
    where = f"entry {entry + 1}"
    for chance, complaint in [
        ([], f"{where} cannot be replayed: the script of chance is at its end"),
        (["colour:pink"], f"{where} cannot be replayed: scripted outcome 'colour:pink'"),
        ([outcome, "colour:red"], f"{where}: chance gave"),
    ]:
        record["log"][entry]["chance"] = chance
        with pytest.raises(Diverged, match=complaint):
            replay(record, PEBBLES)


@pytest.mark.parametrize("setup", [[], ["colour:red"] * 6, ["die:six"] * 9])
def test_a_recorded_setup_that_cannot_be_is_found(setup: list[str]) -> None:
    record = saved(finished())
    record["setup"] = setup
    with pytest.raises(Diverged, match="the setup goes another way than recorded"):
        replay(record, PEBBLES)


def test_a_setup_with_too_much_is_found() -> None:
    record = saved(finished())
    record["setup"].append("colour:red")
    with pytest.raises(Diverged, match="the setup: chance gave"):
        replay(record, PEBBLES)


def test_a_result_that_was_tampered_with_is_found() -> None:
    record = saved(finished(), seed=3)
    record["result"]["scores"][0] += 1
    with pytest.raises(Diverged, match=r"the game ends with .* the record says"):
        replay(record, PEBBLES)


def test_a_record_cut_short_or_played_on_is_found() -> None:
    record = saved(finished(), seed=3)
    shorter = {**record, "log": record["log"][:-1]}
    with pytest.raises(Diverged, match="the game ends with None"):
        replay(shorter, PEBBLES)
    longer = {**record, "log": [*record["log"], {"seat": 0, "move": "pass"}]}
    with pytest.raises(Diverged, match=f"entry {len(longer['log'])} cannot be replayed"):
        replay(longer, PEBBLES)


def test_another_seed_is_found() -> None:
    with pytest.raises(Diverged, match="the setup: chance gave"):
        replay({**saved(finished()), "seed": 4}, PEBBLES)


def test_another_key_is_found() -> None:
    source = Committed(KEY)
    record = saved(play_on(started(PEBBLES, 2, chance=source)), source)
    record["key"] = KEY[::-1].hex()
    with pytest.raises(Diverged, match="not the one that was promised"):
        replay(record, PEBBLES)
    record["commitment"] = Committed(KEY[::-1]).commitment
    with pytest.raises(Diverged, match="the setup: chance gave"):
        replay(record, PEBBLES)
    del record["commitment"]
    with pytest.raises(Diverged, match="not the one that was promised"):
        replay(record, PEBBLES)
    record["key"] = "no key"
    with pytest.raises(BadData, match="its key is no hexadecimal number"):
        replay(record, PEBBLES)


def test_other_component_data_are_found() -> None:
    record = saved(play_on(started("lantern", 2, 1)), seed=1)
    with pytest.raises(Diverged, match="other component data"):
        replay(record, editions.edition("lantern", {"setup": {"hand": 3}}))


def test_a_divergence_tells_of_other_rules() -> None:
    record = saved(finished(), seed=3)
    record["revision"] = 0
    assert replay(record, PEBBLES).state.result is not None
    record["log"][2]["move"] = "dance"
    with pytest.raises(Diverged, match=r"entry 3 .*\(recorded under rules revision 0, this is 1\)"):
        replay(record, PEBBLES)


# ---------------------------------------------------------------------- damage


@pytest.mark.parametrize(
    "key", ["underhall", "game", "revision", "data", "seats", "options", "setup", "log"]
)
def test_a_record_needs_its_header(key: str) -> None:
    record = saved(finished())
    del record[key]
    with pytest.raises(BadData, match=f"'{key}' is missing"):
        replay(record, PEBBLES)


@pytest.mark.parametrize(
    "change, complaint",
    [
        ({"underhall": 2}, "format 2; known is 1"),
        ({"game": "chess"}, "of 'chess', not of pebbles"),
        ({"log": {}}, "setup and log must be lists"),
        ({"setup": None}, "setup and log must be lists"),
        ({"seats": "3"}, "seats must be a number"),
        ({"options": []}, "options named values"),
        ({"position": 5}, "position: expected named values"),
        ({"position": {"seats": 2}}, "this position is for 2 seats, not 3"),
    ],
)
def test_a_damaged_record_says_what_is_damaged(change: Record, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        replay({**saved(finished()), **change}, PEBBLES)


@pytest.mark.parametrize(
    "change", [{"seats": 9}, {"options": {"rounds": "2"}}, {"options": {"rounds": 3}}]
)
def test_options_that_do_not_fit_are_refused(change: Record) -> None:
    with pytest.raises(BadOption):
        replay({**saved(finished()), **change}, PEBBLES)


@pytest.mark.parametrize(
    "entry",
    [
        None,
        "pass",
        {},
        {"seat": "0", "move": "pass"},
        {"seat": 0},
        {"seat": 0, "move": 7},
        {"seat": 0, "move": "pass", "chance": "colour:red"},
        {"seat": 0, "move": "pass", "undo": 1},
        {"seat": 0, "undo": "all"},
        {"seat": 0, "redo": None},
    ],
)
@pytest.mark.parametrize("seeds", [{}, {"seed": 3}])
def test_a_damaged_entry_is_found(entry: object, seeds: dict[str, int]) -> None:
    record = saved(finished(), **seeds)
    record["log"][2] = entry
    with pytest.raises(BadData, match="this record is damaged at entry 3"):
        replay(record, PEBBLES)


@pytest.mark.parametrize(
    "entry, complaint",
    [
        ({"seat": 0, "undo": 2}, "there is no move 2"),
        ({"seat": 0, "redo": "pass"}, "there is nothing of"),
    ],
)
def test_an_undo_of_nothing_is_found(entry: Record, complaint: str) -> None:
    record = saved(finished())
    record["log"][2] = entry
    with pytest.raises(Diverged, match=f"entry 3 cannot be replayed: {complaint}"):
        replay(record, PEBBLES)


@pytest.mark.parametrize("record", [None, [], "record", 7])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(BadData, match="no record of a game"):
        replay(record, PEBBLES)
