"""Events: what happened, to whom, by which clause, and who may know it."""

import json
from typing import Any

import pebbles
import pytest
from helpers import at, names, play, play_on, started, told
from pebbles import KNOCKED_OFF, RED

from underhall.core.agenda import SPECTATOR, State
from underhall.core.chance import Fast
from underhall.core.events import EVERYBODY, Event, EventKind
from underhall.core.match import Match
from underhall.core.names import NUMBER, SEAT, Names
from underhall.core.phrase import SAID, Amount, Phrase, Refusal, SeatName, Word

GOODS = Names("good", ["wood", "stone"])


def turns() -> Match:
    players = [{"hand": {"red": 1, "blue": 1}, "knocks": 1} for _ in range(2)]
    position: dict[str, Any] = {
        "table": {"players": players},
        "agenda": [{"do": "next_turn", "number": 0}],
    }
    return at(position, edition=pebbles.edition())


def test_an_event_tells_its_clause_and_fields() -> None:
    event = Event(KNOCKED_OFF, (1, 0, RED), EVERYBODY)
    assert event.data() == {
        "event": "knocked-off",
        "clause": "PEB-2.4",
        "who": 1,
        "victim": 0,
        "colour": "red",
    }
    assert (event.name, event.clause, event.value("victim")) == ("knocked-off", "PEB-2.4", 0)
    with pytest.raises(KeyError):
        event.value("thief")


def test_the_seats_touched_begin_with_the_actor() -> None:
    assert Event(KNOCKED_OFF, (1, 0, RED), EVERYBODY).touched == [1, 0]
    assert Event(KNOCKED_OFF, (1, 1, RED), EVERYBODY).touched == [1]
    assert Event(EventKind("rain", "X-1", n=NUMBER), (1,), EVERYBODY).touched == []


@pytest.mark.parametrize("by, seat, befalls", [(1, 0, True), (1, 1, False), (0, 0, False)])
def test_an_event_befalls_those_whom_others_do_it_to(by: int, seat: int, befalls: bool) -> None:
    event = Event(KNOCKED_OFF, (1, 0, RED), EVERYBODY)
    event.by = by
    assert event.befalls(seat) == befalls


@pytest.mark.parametrize("by, befalls", [(0, False), (1, True)])
def test_a_kind_may_say_whom_it_is_done_to(by: int, befalls: bool) -> None:
    kind = EventKind("rained-on", "X-1", who=SEAT, cloud=SEAT).to("who")
    for event in (Event(kind, (0, 1), EVERYBODY), Event(kind.under("X-2"), (0, 1), EVERYBODY)):
        event.by = by
        assert (event.befalls(0), event.befalls(1)) == (befalls, False)


def test_a_match_knows_whose_move_an_event_came_from() -> None:
    match = turns()
    play(match, "0 place", "0 red", "0 north", "1 knock")
    assert [event.by for move in match.moves for event in move.events] == [0, 1]
    assert [match.moves[-1].events[0].befalls(seat) for seat in (0, 1)] == [True, False]


def test_an_event_needs_a_value_for_every_field() -> None:
    with pytest.raises(ValueError, match="takes 3 values"):
        Event(KNOCKED_OFF, (1, 0), EVERYBODY)


def test_an_event_for_one_seat_is_for_nobody_else() -> None:
    s = State(3, Fast(0))
    s.telling = True
    s.say(KNOCKED_OFF, 1, 0, RED)
    s.tell(1, KNOCKED_OFF, 1, 0, RED)
    seen = {seat: [event.seen_by(seat) for event in s.events] for seat in (SPECTATOR, 0, 1)}
    assert seen == {SPECTATOR: [True, False], 0: [True, False], 1: [True, True]}


def test_what_is_said_can_be_written_down() -> None:
    kind = EventKind("said", "X-1", who=SEAT, what=SAID)
    goods = [Amount(GOODS, 1, 3), Word(GOODS, 0)]
    cell = Word(Names("cell", ["3,4"], words="", shown=["3·4"]), 0)
    phrase = Phrase("do-trade", goods=goods, partner=SeatName(2), n=4, cell=cell)
    data = Event(kind, (0, phrase), EVERYBODY).data()
    assert data["what"] == {
        "message": "do-trade",
        "goods": [{"message": "good-stone", "n": 3}, "good-wood"],
        "partner": {"seat": 2},
        "n": 4,
        "cell": "3,4",
    }
    assert json.loads(json.dumps(data)) == data


def test_a_refusal_names_its_message() -> None:
    refusal = Refusal("X-1.2", "too-dear", missing=Amount(GOODS, 0, 2))
    assert (refusal.reason, refusal.phrase.id) == ("too-dear", "no-too-dear")


# ---------------------------------------------------------------------- in a match


def test_what_one_seat_draws_only_that_seat_sees() -> None:
    match = started(pebbles.edition(), 3)
    for seat in range(3):
        assert {event["who"] for event in told(match.seen(seat), "drawn")} == {seat}
    assert told(match.seen(SPECTATOR), "drawn") == []
    assert len(told(match.seen(SPECTATOR), "something-drawn")) == 9


def test_a_move_has_the_events_that_came_of_it() -> None:
    match = turns()
    play(match, "0 place", "0 red", "0 north", "1 knock")
    assert [names(move.events) for move in match.moves] == [[], [], ["placed"], ["knocked-off"]]


def test_a_copy_is_silent() -> None:
    match = turns()
    twin = match.state.copy()
    twin.apply(0, pebbles.DRAW)
    assert (twin.telling, twin.events) == (False, [])


def test_silent_or_not_the_game_is_the_same() -> None:
    match = play_on(started(pebbles.edition(), 3, 4), 1)
    silent = match.edition.start(3, seed=4)
    for move in match.moves:
        silent.apply(move.seat, silent.asked(move.seat).code(silent, move.token))
    assert silent.result.data() == match.state.result.data()
    assert silent.events == []


def test_the_recap_begins_with_the_own_last_move() -> None:
    match = turns()
    play(match, "0 place", "0 red", "0 north", "1 continue", "1 place", "1 red", "1 south")
    assert names(match.recap(0)) == ["placed", "placed"]
    assert [event["who"] for event in told(match.recap(1), "placed")] == [1]


def test_the_recap_tells_only_what_the_seat_may_know() -> None:
    match = turns()
    play(match, "0 pass", "1 draw")
    assert names(match.recap(0)) == ["something-drawn"]
    assert names(match.recap(1)) == ["drawn", "something-drawn"]


def test_the_recap_does_not_tell_that_there_was_no_choice() -> None:
    players = [{"hand": {"red": 1}, "knocks": 0}, {"hand": {"red": 1}, "knocks": 0}]
    agenda = [{"do": "next_turn", "number": 0}]
    match = at({"table": {"players": players}, "agenda": agenda}, edition=pebbles.edition())
    play(match, "0 place", "0 north")
    assert "forced" in names(match.seen(1))
    assert names(match.recap(1)) == [name for name in names(match.seen(1)) if name != "forced"]


def test_who_has_not_moved_yet_is_told_everything_since_the_setup() -> None:
    match = started(pebbles.edition(), 2)
    assert names(match.recap(1)) == ["something-drawn"] * 3 + ["drawn", "something-drawn"] * 3
    assert match.recap(1) == match.seen(1)


def test_after_an_undo_it_did_not_happen() -> None:
    match = turns()
    play(match, "0 place", "0 red", "0 north")
    match.undo(0)
    assert match.seen(1) == []


def test_a_field_does_not_hide_the_name_of_its_event() -> None:
    with pytest.raises(ValueError, match="no field can be called event"):
        EventKind("shown", "X-1", event=NUMBER)
