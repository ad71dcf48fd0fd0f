"""MTK-4.20 to 4.24: one spell and one workshop; the rune, the effect, the third rune."""

import pytest
from games.mountain_king.mountain import (
    asked,
    casting,
    fixture_n,
    loads,
    mine,
    mountain,
    player,
    resolving,
    stock,
    troll,
)
from helpers import at, names, options, play, refused, table, told

from underhall.games.mountain_king.box.names import SPELLS
from underhall.games.mountain_king.rules.spells import refuse_spell

MINT = {"ww02": "mint"}
RUNE_ON_TROLL = {"1_0": troll("rune_reader", "1 rune")}
BESIDE = ["gilded_walls", "blended_ores"]
CASTS = ["cast:ritual_of_earth", "cast:honeyed_tongue", "cast:ceremony_of_elevation"]


# ---------------------------------------------------------------------- one spell, one workshop


@pytest.mark.rule("MTK-4.20")
def test_one_spell_and_one_workshop_in_either_order() -> None:
    position = fixture_n("2 rune, 3 iron", workshops=MINT)
    match = at(position)
    play(match, "0 cast:ritual_of_earth", "0 ignore", "0 workshop:ww02")
    assert (stock(match), asked(match)) == ("2 iron, 1 rune, 1 coin", "step1_menu")
    match = at(position)
    play(match, "0 workshop:ww02", "0 cast:ritual_of_earth", "0 ignore")
    assert (stock(match), asked(match)) == ("2 iron, 1 rune, 1 coin", "step1_menu")


@pytest.mark.rule("MTK-4.20")
def test_neither_twice() -> None:
    match = at(fixture_n("2 rune, 3 iron", workshops={**MINT, "ww04": "smithy"}))
    play(match, "0 cast:ritual_of_earth", "0 ignore")
    assert refused(match, 0, "cast:honeyed_tongue") == ("MTK-4.20", "spell-already-cast")
    play(match, "0 workshop:ww02")
    assert refused(match, 0, "workshop:ww04") == ("MTK-4.20", "workshop-already-used")
    assert options(match, 0) == ["end", "trade"]


@pytest.mark.rule("MTK-4.20")
def test_both_may_be_left_out() -> None:
    match = at(fixture_n("2 rune, 1 iron", workshops=MINT))
    assert options(match, 0) == ["end", *CASTS, "workshop:ww02"]
    play(match, "0 end")
    assert table(match)["step"] == "recruit_or_dig"


@pytest.mark.rule("MTK-4.20")
def test_a_new_turn_allows_both_again() -> None:
    position = fixture_n("2 rune, 1 iron", workshops=MINT, seat=3, step="statues")
    position["table"]["turn"] = {"cast": True, "worked": True}
    assert options(at(position), 0) == ["end", *CASTS, "workshop:ww02"]


@pytest.mark.rule("MTK-4.20")
def test_one_is_finished_before_the_other_begins() -> None:
    """Ruling: spell and workshop are not interleaved."""
    match = at(fixture_n("2 rune, 3 iron", workshops=MINT, tunnels=["7,4"]))
    play(match, "0 workshop:ww02")
    assert (asked(match), options(match, 0)) == (
        "workshop_use",
        ["end", "trade", "recipe:1", "recipe:2"],
    )
    match = casting(fixture_n("3 iron", workshops=MINT), "ritual_of_earth")
    assert options(match, 0) == ["ignore", "resolve"]
    play(match, "0 resolve")
    assert options(match, 0) == ["gain:1", "gain:2", "gain:3"]


# ---------------------------------------------------------------------- casting


@pytest.mark.rule("MTK-4.21", "MTK-4.23", "MTK-4.101")
def test_ex_02_casting() -> None:
    book = [{"spell": "ritual_of_earth", "runes": 1}]
    match = at(mountain(player("1 stone", moot=RUNE_ON_TROLL), book=book))
    play(match, "0 cast:ritual_of_earth", "0 resolve", "0 gain:1")
    assert table(match)["book"][0] == {"spell": "ritual_of_earth", "runes": 2}
    assert (stock(match), loads(match)) == ("4 stone", {})


@pytest.mark.rule("MTK-4.21")
def test_any_of_the_three_spells_may_be_chosen() -> None:
    match = at(mountain(player("1 rune")))
    assert options(match, 0) == ["end", *CASTS]
    events = play(match, "0 cast:honeyed_tongue", "0 ignore")
    assert told(events, "spell-cast") == [{"who": 0, "spell": "honeyed_tongue", "runes": 1}]
    assert [entry["runes"] for entry in table(match)["book"]] == [0, 1, 0]


@pytest.mark.rule("MTK-4.21")
def test_a_spell_costs_a_rune() -> None:
    match = at(mountain(player("4 coin")))
    assert refused(match, 0, "cast:ritual_of_earth") == ("MTK-4.21", "no-rune")
    match = at(mountain(player("1 rune", moot=RUNE_ON_TROLL)))
    play(match, "0 cast:ritual_of_earth")
    assert options(match, 0) == ["auto", "storage", "1_0:rune"]
    play(match, "0 storage", "0 ignore")
    assert (stock(match), loads(match)) == ("", {"1_0": "1 rune"})


@pytest.mark.rule("MTK-4.21")
def test_it_does_not_matter_who_cast_a_spell_before() -> None:
    match = at(mountain(player("1 rune, 3 coin"), player("1 rune, 3 coin"), step="spells"))
    play(match, "0 cast:ritual_of_earth", "0 ignore")
    position = {**table(match), "seat": 1, "step": "spells", "turn": {}}
    match = at({"game": "mountain_king", "table": position})
    events = play(match, "1 cast:ritual_of_earth", "1 ignore")
    assert told(events, "spell-cast") == [{"who": 1, "spell": "ritual_of_earth", "runes": 2}]


# ---------------------------------------------------------------------- the effect


@pytest.mark.rule("MTK-4.22")
@pytest.mark.parametrize("spell", SPELLS.tokens)
def test_every_effect_may_be_ignored_completely(spell: str) -> None:
    moot = {"2_0": troll("ochre_smith", "2 iron")}
    own = {"moot": moot, "pedestals": {"fire": 1}}
    position = fixture_n("3 stone", own, statues={"fire": ["7,5"], "ice": ["9,5"]})
    match = casting(position, spell)
    assert options(match, 0) == ["ignore", "resolve"]
    events = play(match, "0 ignore")
    assert names(events) == ["spell-ignored"]
    assert (stock(match), loads(match), asked(match)) == (
        "3 stone",
        {"2_0": "2 iron"},
        "step1_menu",
    )
    assert table(match)["turn"]["magic"] is None


IMPOSSIBLE = [
    ("ceremony_of_elevation", "MTK-4.103", "no-level-2-troll"),
    ("burrowing_frenzy", "MTK-4.104", "no-payable-dig"),
    ("walking_statues", "MTK-4.107", "no-statue-to-move"),
    ("horn_of_labour", "MTK-4.110", "no-row-2-troll"),
    ("masons_blessing", "MTK-4.111", "no-anchor-to-bless"),
    ("phantom_workshop", "MTK-4.114", "no-phantom-payable"),
    ("call_of_the_ancients", "MTK-4.116", "no-statue-near"),
    ("unburdening", "MTK-4.117", "no-loaded-troll"),
]


@pytest.mark.rule("MTK-4.22")
@pytest.mark.parametrize("spell, clause, reason", IMPOSSIBLE)
def test_an_effect_that_cannot_be_carried_out_is_ignored(
    spell: str, clause: str, reason: str
) -> None:
    match = at(mountain(player("2 rune", pedestals={"fire": 1}), supply={}, book=[spell]))
    refusal = refuse_spell(match.state, 0, SPELLS.code(spell))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (clause, reason)
    events = play(match, f"0 cast:{spell}")
    assert names(events)[:4] == ["spent", "spell-cast", "forced", "spell-ignored"]
    assert (stock(match), table(match)["book"][0]["runes"]) == ("1 rune", 1)


@pytest.mark.rule("MTK-4.22")
def test_all_other_effects_can_always_be_resolved() -> None:
    for spell in set(SPELLS.tokens) - {spell for spell, _, _ in IMPOSSIBLE}:
        assert options(casting(mountain(supply={}), spell), 0) == ["ignore", "resolve"]


# ---------------------------------------------------------------------- the third rune


@pytest.mark.rule("MTK-4.22", "MTK-4.23")
def test_ex_03_third_rune() -> None:
    book = [{"spell": "gilded_walls", "runes": 2}]
    match = casting(mountain(player("4 coin"), book=book), "gilded_walls", "spell:unburdening")
    events = play(match, "0 ignore")
    assert names(events) == ["spell-ignored", "spell-destroyed", "spell-revealed"]
    assert table(match)["book"][0] == {"spell": "unburdening", "runes": 0}
    assert table(match)["spells_under"] == ["gilded_walls"]
    assert match.edition.game.view(match.state, 0)["spell_deck"] == 14
    assert stock(match) == "4 coin"


@pytest.mark.rule("MTK-4.23")
def test_a_spell_is_destroyed_after_its_effect() -> None:
    book = ["unburdening", {"spell": "ritual_of_earth", "runes": 2}]
    position = mountain(player("4 coin"), book=book)
    match = casting(position, "ritual_of_earth", "spell:blended_ores")
    assert table(match)["book"][1] == {"spell": "ritual_of_earth", "runes": 3}
    events = play(match, "0 resolve", "0 gain:2")
    assert names(events) == ["spell-resolved", "gained", "spell-destroyed", "spell-revealed"]
    assert [entry["spell"] for entry in table(match)["book"]] == [
        *("unburdening", "blended_ores", "honeyed_tongue")
    ]


@pytest.mark.rule("MTK-4.23")
@pytest.mark.parametrize("runes", [0, 1])
def test_with_fewer_runes_it_stays(runes: int) -> None:
    book = [{"spell": "gilded_walls", "runes": runes}]
    match = casting(mountain(book=book), "gilded_walls")
    play(match, "0 ignore")
    assert table(match)["book"][0] == {"spell": "gilded_walls", "runes": runes + 1}
    assert table(match)["spells_under"] == []


@pytest.mark.rule("MTK-4.23")
def test_the_top_card_of_the_deck_follows_and_the_destroyed_one_is_last() -> None:
    others = [spell for spell in SPELLS.tokens if spell not in ("unburdening", *BESIDE)]
    book = [{"spell": "unburdening", "runes": 2}, *BESIDE]
    match = casting(mountain(book=book, spells_under=others), "unburdening")
    assert table(match)["book"][0] == {"spell": others[0], "runes": 0}
    assert table(match)["spells_under"] == [*others[1:], "unburdening"]


# ---------------------------------------------------------------------- this turn


@pytest.mark.rule("MTK-4.24")
def test_a_spell_for_this_turn_is_just_switched_on() -> None:
    match = casting(mountain(player("2 stone")), "gilded_walls")
    events = play(match, "0 resolve")
    assert names(events) == ["spell-resolved"]
    assert table(match)["turn"]["magic"] == "gilded_walls"
    assert (stock(match), mine(match, "honor"), asked(match)) == ("2 stone", 0, "step2_menu")


@pytest.mark.rule("MTK-4.24")
def test_it_lapses_at_the_end_of_the_turn() -> None:
    match = resolving(mountain(player("2 stone"), player("2 stone")), "gilded_walls")
    play(match, "0 recruit", "0 1_1", "0 2_0", "0 end", "0 end")
    assert (match.state.active, table(match)["turn"]["magic"]) == (1, None)
    play(match, "1 dig", "1 8,15*+9,15")
    assert (mine(match, "honor", 0), mine(match, "honor", 1)) == (0, 1)


@pytest.mark.rule("MTK-4.24")
def test_cheap_trades_that_are_left_lapse_too() -> None:
    match = resolving(mountain(player("3 coin"), player("3 coin")), "generous_market")
    assert table(match)["turn"]["cheap_trades"] == 3
    play(match, "0 end", "0 recruit", "0 1_1", "0 2_0", "0 end", "0 end")
    assert table(match)["turn"] == {
        "cast": False,
        "worked": False,
        "magic": None,
        "cheap_trades": 0,
    }
    assert "trade" not in options(match, 1)


@pytest.mark.rule("MTK-4.24")
def test_it_lasts_through_the_turn_even_when_the_spell_is_destroyed() -> None:
    book = [{"spell": "gilded_walls", "runes": 2}]
    match = resolving(mountain(player("2 stone"), book=book), "gilded_walls")
    assert table(match)["spells_under"] == ["gilded_walls"]
    play(match, "0 dig", "0 15,5*+15,6")
    assert mine(match, "honor") == 4
