"""The table at a glance: what it shows, that it fits, and that it follows the data."""

from typing import Any

import pytest
from games.dwergar.halls import RICH, clan, halls, last_turn
from games.dwergar.pictures import fourth_round
from helpers import at, play, play_on
from pictures import row, seen

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.games.dwergar.box.names import DECKS

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])


@pytest.mark.parametrize("left_out", DECKS.tokens)
@in_each_language
def test_it_is_never_too_wide_even_for_the_rich(lang: str, left_out: str) -> None:
    decks = "+".join(deck for deck in DECKS.tokens if deck != left_out)
    options = {"decks": "custom", "custom_decks": decks}
    match = Match(RICH, 4, options, Fast(left_out))
    while match.state.waiting():
        lines = seen(match, match.state.waiting()[0], lang)
        assert max(len(line) for line in lines) <= 100
        assert len(lines) <= 50
        play_on(match, moves=97)


def test_the_starting_player_comes_first() -> None:
    lines = seen(at(halls(clan(), clan(), clan(), first=2, seat=2)))
    assert [line[:3] for line in lines if line[2:3] in ("●", "■", "▲")] == ["> ▲", "  ●", "  ■"]


def test_other_peoples_projects_stand_with_them_and_the_own_ones_apart() -> None:
    match = fourth_round()
    assert "    ○Secret Entrance" in seen(match, seat=0)
    assert "    ○Secret Entrance" not in seen(match, seat=1)
    own = seen(match, seat=1)
    assert own[own.index("     Your projects") + 1].startswith("  G  Secret Entrance")


def test_a_spectator_has_no_projects_and_can_pay_for_none() -> None:
    lines = seen(fourth_round(), SPECTATOR)
    assert "    ✓Armoury +2 · ○Cricket Pitch" in lines
    assert "     Your projects" not in lines
    *table, _ = lines
    assert not any(line.startswith("✓ ") for line in table)


def test_a_discount_counts_for_what_can_be_paid() -> None:
    dear: dict[str, Any] = {"track": ["master_tools", "bowling_alley"]}
    poor = at(halls(clan("0/1/1/0", heat=1), **dear))
    assert row(poor, "  W  Bowling Alley")[:2] == ["W", "Bowling Alley"]
    cheap = at(halls(clan("0/1/1/0", heat=1, developed=["master_tools"]), track=["bowling_alley"]))
    assert row(cheap, "✓ W")[:2] == ["✓ W", "Bowling Alley"]


def test_silverbeard_stands_with_whoever_holds_it() -> None:
    clans = (clan(), clan(developed=["lava_river_bridge"]))
    match = at(halls(*clans, decks=["old_shaft", "new_shaft"], silverbeard=1))
    assert "    Silverbeard · ✓Bridge over the Lava River" in seen(match)


def test_closed_bonuses_are_not_promised() -> None:
    match = at(halls(clan(), round=2, event="alchemist_goes_boom"))
    assert row(match, "Laboratory")[-1] == "i→2s g→2i/3s c→2g/3i/4s · no bonuses now"


def test_an_event_changes_the_price_of_raising() -> None:
    match = at(halls(clan(), round=2, event="gearbox_failure"))
    assert row(match, "closed level")[1] == "1, 1h"
    assert row(match, "level 4")[1] == "5, 5h"


def test_numbers_are_those_of_the_table() -> None:
    data = {
        "furnace_price": {"first": {"iron": 2}, "both_total": {"iron": 3}},
        "project": [{"id": "armoury", "effect_params": {"resource": "iron", "per": 2, "vp": 5}}],
    }
    position = halls(clan(realized=["armoury"]))
    match = at({**position, "data": data})
    assert row(match, "Workshop")[-1].startswith("a furnace for 2i · ")
    assert row(match, "  W  Armoury")[-1] == "end: 5 VP for every 2 iron"


def test_points_of_the_end_are_not_counted_twice() -> None:
    match = at(last_turn(clan("0/4/0/0", developed=["armoury"], score=10), clan()))
    assert row(match, "  ● Ania")[1] == "10+4"
    play(match, "1 place:foreman:forge")
    play_on(match)
    assert row(match, "  ● Ania")[1] == str(match.edition.game.scores(match.state)[0])
