"""Agendas that no game would make: refused with a reason, or played on without breaking."""

from contextlib import suppress
from typing import Any

import pytest
from games.runedar.fortress import fort
from helpers import at, examples, options
from hypothesis import given
from hypothesis import strategies as st

from underhall import editions
from underhall.core.agenda import SPECTATOR, Frame
from underhall.core.chance import Fast
from underhall.core.errors import BadData
from underhall.core.match import Match
from underhall.core.names import Codec, Names, Number, Seat
from underhall.core.position import frame_fields
from underhall.core.secrets import redeal, view
from underhall.games.runedar.box.names import (
    AREAS,
    SIEGE,
)
from underhall.games.runedar.game import GAME

Data = dict[str, Any]
STATE = editions.edition("runedar").start(2)


# ---------------------------------------------------------------------- single frames


OTHERS_TURN = r"not the turn of seat 1 \(RUN-4.7\)"


@pytest.mark.parametrize(
    "frame, things, complaint",
    [
        ({"do": "bring_troll"}, {}, r"siege_tower is in the reserve \(RUN-4.13\)"),
        ({"do": "reveal_card", "seat": 1}, {}, OTHERS_TURN),
        ({"do": "siege_card", "seat": 1}, {}, OTHERS_TURN),
        ({"do": "orcs_step", "seat": 1}, {}, OTHERS_TURN),
        ({"do": "machines_step", "seat": 1}, {}, OTHERS_TURN),
        ({"do": "cards_step", "seat": 1}, {}, OTHERS_TURN),
        ({"do": "refill_step", "seat": 1}, {}, OTHERS_TURN),
        ({"do": "machine_symbol", "seat": 1, "machine": "catapult"}, {}, OTHERS_TURN),
        (
            {"do": "activate_machine", "seat": 1, "machine": "catapult"},
            {"machines": {"catapult": 1}},
            OTHERS_TURN,
        ),
        ({"do": "end_turn", "seat": 1}, {}, "cards are left in hand"),
        ({"do": "first_player"}, {}, r"the setup is over \(RUN-3.14\)"),
        ({"do": "open_board"}, {}, "the setup is over"),
        ({"do": "deal_hands"}, {}, "the setup is over"),
        ({"do": "window", "seat": 0, "at": "after_roll"}, {"step": "orcs"}, "not for step 'orcs'"),
        ({"do": "window", "seat": 0, "at": "before_defeat"}, {}, "not for step 'cards'"),
        ({"do": "refill", "seat": 0, "begun": 1}, {}, "all cards are played before the refill"),
        (
            {"do": "ranged_target", "seat": 0, "dice": 6},
            {"area": "tower_east", "machines": {"catapult": 1}},
            "dice, up to five",
        ),
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: Data, things: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at({**fort("old_saw", "tool_bag", **things), "agenda": [frame]})


@pytest.mark.parametrize("frame", [{"do": "take_turn", "seat": 0}, {"do": "first_player"}])
def test_no_turn_begins_before_hands_are_dealt(frame: Data) -> None:
    position = {"game": "runedar", "seats": 2, "table": {"step": "setup"}, "agenda": [frame]}
    with pytest.raises(BadData, match=r"the setup is not done \(RUN-3.13\)"):
        at(position)


def test_hands_are_dealt_once() -> None:
    agenda = [{"do": "deal_hands"}, {"do": "deal_hands"}]
    with pytest.raises(BadData, match=r"hands are dealt already \(RUN-3.13\)"):
        at({"game": "runedar", "seats": 2, "table": {"step": "setup"}, "agenda": agenda})


def test_the_board_is_opened_once() -> None:
    agenda = [{"do": "open_board"}, {"do": "open_board"}]
    with pytest.raises(BadData, match=r"cards lie on the board already \(RUN-3.10\)"):
        at({"game": "runedar", "seats": 2, "table": {"step": "setup"}, "agenda": agenda})


# ---------------------------------------------------------------------- any agenda on any table


def values(codec: Codec) -> st.SearchStrategy[Any]:
    """What a field of a frame might hold, mostly something that fits."""
    if isinstance(codec, Names):
        return st.sampled_from(codec.tokens)
    if isinstance(codec, Seat):
        return st.sampled_from([0, 0, 0, 1])
    assert isinstance(codec, Number)
    least = codec.least or 0
    most = least + 7 if codec.most is None else codec.most
    return st.sampled_from([*range(least, most + 1)] * 3 + [least - 1, 10**9])


def frames() -> st.SearchStrategy[Data]:
    """Any frame of the game with any fields."""
    return st.one_of([frame_of(cls) for cls in GAME.frame_kinds().values()])


def frame_of(cls: type[Frame[Any]]) -> st.SearchStrategy[Data]:
    fields = {name: values(codec) for name, codec in frame_fields(STATE, cls)}
    return st.fixed_dictionaries({"do": st.just(cls.name), **fields})


TURNS = [
    ("setup", []),
    ("machines", ["orc", "old_saw"]),
    ("orcs", ["orc", "orc", "axe"]),
    ("cards", ["axe", "war_hammer", "old_saw"]),
    ("cards", ["runic_axe", "cracked_crossbow"]),
    ("cards", ["imperial_tools", "tool_bag", "mace", "shovel", "crossbow"]),
    ("cards", []),
    ("refill", []),
]
BOARD = {"1": {"card": "axe", "wood": 2, "leather": 1, "metal": 1}, "2": "blocked", "4": "spear"}
ENEMIES: list[Data] = [
    {},
    {
        "trolls": {"troll_1": 2, "troll_5": 1},
        "goblins": {"goblin_3_fight": 1, "goblin_3_rubble": 2},
    },
    {"goblins": {"goblin_5_bribe_any": {"wood": 5}}, "machines": {"siege_tower": 1, "catapult": 0}},
    {"orcs": {"tannery": 4, "wall_carpentry": 5}, "gold": 4, "troll_stack": ["troll_2"]},
    {"siege_left": ["siege_5_10"], "machines": {"catapult": 0}},
]
TABLES = st.fixed_dictionaries(
    {
        "turn": st.sampled_from(TURNS),
        "area": st.sampled_from(AREAS.tokens),
        "enemies": st.sampled_from(ENEMIES),
        "revealed": st.sampled_from([None, *SIEGE.tokens[:10]]),
        "agenda": st.lists(frames(), min_size=1, max_size=3),
        "active": st.sampled_from([0, 0, 0, 1, SPECTATOR]),
        "seed": st.integers(0, 10**6),
    }
)


def forged(drawn: Data) -> Data:
    """The position that was thought up."""
    step, hand = drawn["turn"]
    things = {**drawn["enemies"], "step": step, "revealed": drawn["revealed"]}
    position = fort(*hand, area=drawn["area"], board=BOARD, **things)
    if step == "setup":
        position["table"] = {"step": "setup"}
    return {**position, **{key: drawn[key] for key in ("agenda", "active", "seed")}}


@given(TABLES)
@examples(400)
def test_any_agenda_is_refused_with_a_reason_or_can_be_played(drawn: Data) -> None:
    with suppress(BadData):
        play_carefully(at(forged(drawn)), drawn["seed"])


def play_carefully(match: Match, seed: int) -> None:
    """Some random moves, with a look at everything that anybody sees on the way."""
    chance = Fast(seed)
    for _ in range(12):
        s = match.state
        for seat in (0, 1, SPECTATOR):
            assert view(GAME, redeal(GAME, s, seat, chance), seat)["table"]
        GAME.evaluate(s, 0)
        if not s.waiting():
            return
        seat = s.waiting()[0]
        tokens = options(match, seat)
        match.play(seat, tokens[chance.below(len(tokens))])
