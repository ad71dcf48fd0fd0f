"""MTK-6.1 to 6.6: what everybody sees, what nobody knows, and what chance decides."""

from typing import Any

import pytest
from games.mountain_king.dealing import dealt
from games.mountain_king.mountain import (
    FIXTURE_N,
    asked,
    card,
    casting,
    moot_of,
    mountain,
    player,
    troll,
)
from helpers import answer_all, at, options, play, play_on, started, table, told

from underhall import editions
from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view

GAME = editions.edition("mountain_king").game
EVERYBODY = (0, 1, 2, 3, SPECTATOR)


def seen(match: Match, seat: int = SPECTATOR) -> dict[str, Any]:
    """The table as a seat sees it."""
    found: dict[str, Any] = GAME.view(match.state, seat)
    return found


def drafting(rounds: int = 2) -> Match:
    """The gates stand, and all have laid so many starters."""
    match = dealt(4)
    while asked(match) == "place_gate":
        answer_all(match)
    for _ in range(2 * rounds):
        answer_all(match)
    return match


# ---------------------------------------------------------------------- what is open

OPEN: dict[str, Any] = {
    "tunnels": [*FIXTURE_N, "9,13*+10,13"],
    "halls": {"crucible": "8,6+7,7+8,7*+9,7+8,8"},
    "statues": {"fire": ["3,5"], "ice": ["10,4"], "moon": ["8,7"]},
    "pedestals": {"fire": ["3,5"]},
    "workshops": {"ww02": "mint"},
    "supply": {"smelter": 2},
    "stacks": {"tunnel_i2": 3},
    "book": [{"spell": "unburdening", "runes": 2}, "gilded_walls", "blended_ores"],
    "track": {"grey_fire": 3},
    "gone": {"ice": 1},
    "round": 5,
}


def busy() -> Match:
    moot = {"1_0": troll("quarrier", "1 stone"), **moot_of(10)}
    own = player("2 iron", gate="wg4_4", moot=moot, pedestals={"moon": 2}, honor=17)
    horde = {"2_1": {"troll": card("coal_jeweller"), "pedestal": "ice", "bribes": {"coin": 3}}}
    return at(mountain(own, seats=4, horde=horde, under=[card("hati_wallbreaker")], **OPEN))


@pytest.mark.rule("MTK-6.1")
def test_the_table_is_open_to_all_spectators_included() -> None:
    match = busy()
    written = table(match)
    hidden = ("bag", "track", "players")
    for seat in EVERYBODY:
        there = seen(match, seat)
        assert {key: there[key] for key in written if key not in hidden} == {
            key: written[key] for key in written if key not in hidden
        }
        assert seen(match, seat) == seen(match)


@pytest.mark.rule("MTK-6.1")
def test_mountain_horde_book_and_supplies_are_open() -> None:
    """Buried statues, bribes and pedestals in the horde and runes on spells included."""
    there = seen(busy())
    for key in ("statues", "workshops", "supply", "halls", "round", "gone"):
        assert there[key] == OPEN[key]
    assert (there["stacks"]["tunnel_i2"], len(there["tunnels"])) == (3, 4)
    assert there["pedestals"]["fire"] == ["3,5"]
    assert there["book"][0] == {"spell": "unburdening", "runes": 2}
    laid = {"pedestal": "ice", "bribes": {"coin": 3}}
    assert there["horde"]["2_1"] == {"troll": card("coal_jeweller"), **laid}


@pytest.mark.rule("MTK-6.1")
def test_moots_storages_scores_and_tokens_are_open() -> None:
    own = seen(busy())["players"][0]
    assert (own["storage"], own["pedestals"], own["honor"]) == ({"iron": 2}, {"moon": 2}, 17)
    assert own["moot"]["1_0"] == {"troll": "starter_quarrier", "holds": {"stone": 1}}
    assert seen(busy())["crowned"] == [0]


@pytest.mark.rule("MTK-6.1")
def test_sizes_of_decks_and_bag_are_open() -> None:
    there = seen(busy())
    level_2 = 17 - 4 - 1  # the horde, and the ochre smith in the moot
    assert (there["decks"], there["spell_deck"]) == ([21 - 5 - 4, level_2, 17 - 3 - 1], 14)
    named = 1 + 2 + 1 + 4  # on the mountain, in storage, gone, in the horde
    assert there["bag"] == 18 - named


@pytest.mark.rule("MTK-6.1")
def test_the_zone_under_everything_is_shown() -> None:
    rows = seen(busy())["printed"]["zones"]
    cells = ((3, 5, "G"), (8, 7, "O"), (9, 13, "Y"), (2, 4, "D"), (6, 4, "B"))
    assert [rows[y][x] for x, y, _ in cells] == [zone for _, _, zone in cells]


@pytest.mark.rule("MTK-6.2")
def test_the_values_of_taken_tokens_are_known_to_all() -> None:
    match = busy()
    for seat in EVERYBODY:
        there = seen(match, seat)
        assert ([p["tokens"] for p in there["players"]], there["takers"]) == (
            [[3], [], [], []],
            {"grey_fire": 0},
        )
        assert "grey_fire" not in there["track"]
        assert len(there["track"]) == 14


@pytest.mark.rule("MTK-6.2")
def test_a_redeal_keeps_the_tokens() -> None:
    match = busy()
    for n in range(4):
        assert redeal(GAME, match.state, 1, Fast(n)).track == match.state.track


# ---------------------------------------------------------------------- the draft


@pytest.mark.rule("MTK-6.3")
def test_in_the_draft_a_player_sees_only_the_own_cards() -> None:
    match = drafting()
    for seat in range(4):
        players = seen(match, seat)["players"]
        assert [len(p["cards"]) for p in players] == [2 * (who == seat) for who in range(4)]
        assert [len(p["moot"]) for p in players] == [2 * (who == seat) for who in range(4)]
    assert [(p["cards"], p["moot"]) for p in seen(match)["players"]] == [([], {})] * 4


@pytest.mark.rule("MTK-6.3")
def test_a_chosen_card_is_hidden_until_all_have_laid() -> None:
    match = drafting()
    answer_all(match)
    assert asked(match) == "draft_slot"
    shown = [player["picked"] is not None for player in seen(match, 2)["players"]]
    assert shown == [False, False, True, False]
    play(match, f"1 {options(match, 1)[0]}")
    assert "!" in view(GAME, match.state, 2)["agenda"][0]["answers"]


@pytest.mark.rule("MTK-6.3")
def test_events_of_the_draft_go_to_their_player_alone() -> None:
    match = drafting()
    drawn = [
        e for m in match.moves for e in m.events if e.name in ("starter-drawn", "starter-laid")
    ]
    assert {(event.audience, event.value("who")) for event in drawn} == {(n, n) for n in range(4)}


@pytest.mark.rule("MTK-6.3")
def test_a_redeal_changes_other_drafts_and_never_the_own() -> None:
    s = drafting().state
    anew = [redeal(GAME, s, 0, Fast(n)) for n in range(12)]
    assert {(t.hands[0], tuple(t.moot[:10])) for t in anew} == {(s.hands[0], tuple(s.moot[:10]))}
    assert len({(t.hands[1], t.decks[1], tuple(t.moot[10:20])) for t in anew}) > 6


@pytest.mark.rule("MTK-6.3")
def test_nobody_knows_the_order_of_the_own_deck() -> None:
    """What is drawn next comes from chance, so it is no part of the state."""
    match = drafting(0)
    left = match.state.decks[0].bit_count()
    drawn = set()
    for n in range(8):
        t = redeal(GAME, match.state, 0, Fast(n))
        while t.decks[0].bit_count() == left:
            t.play(t.choices[0])
        drawn.add(t.hands[0] | t.decks[0] << 6)
    assert len(drawn) > 1


@pytest.mark.rule("MTK-6.3")
def test_after_setup_the_leftover_cards_follow_from_the_moots() -> None:
    match = drafting(4)
    assert [len(p["moot"]) for p in seen(match, 0)["players"]] == [4] * 4
    assert (match.state.hands, match.state.decks) == ([0] * 4, [0] * 4)
    assert seen(match, 0) == seen(match, 3) == seen(match)


# ---------------------------------------------------------------------- decks and the bag


@pytest.mark.rule("MTK-6.4")
def test_views_tell_the_sizes_of_decks_and_not_their_cards() -> None:
    there = seen(busy(), 0)
    assert {"decks", "spell_deck", "bag"} <= set(there)
    assert (type(there["bag"]), type(there["spell_deck"])) == (int, int)
    assert card("mogga_deepclaw") not in str(there)
    assert "phantom_workshop" not in str(there)


@pytest.mark.rule("MTK-6.4")
def test_the_order_of_the_decks_is_drawn_anew() -> None:
    """Seat 0 recruits in every redeal, and another card turns up."""
    match = at(mountain(player(), step="recruit_or_dig"))
    turned_up, spells = set(), set()
    for n in range(8):
        t = redeal(GAME, match.state, 0, Fast(n))
        t.play(0)
        turned_up.add(t.horde[0])
        s = redeal(GAME, third_rune().state, 0, Fast(n))
        s.play(0)
        spells.add(s.book[0])
    assert (len(turned_up) > 2, len(spells) > 2) == (True, True)


def third_rune() -> Match:
    """A third rune was laid on a spell."""
    book = [{"spell": "ritual_of_earth", "runes": 2}]
    return casting(mountain(player(), book=book), "ritual_of_earth")


@pytest.mark.rule("MTK-6.4")
def test_cards_put_under_a_deck_are_known_and_come_last_in_their_order() -> None:
    """Only two cards of level 1 are left, both under the deck: the first of them comes next."""
    under = [card("witch_murk"), card("ash_peddler"), card("dusk_hauler")]
    match = at(mountain(player(), under=under, spells_under=["unburdening"]))
    for seat in (0, 1, SPECTATOR):
        assert seen(match, seat)["under"] == under
        assert seen(match, seat)["spells_under"] == ["unburdening"]
    for n in range(4):
        t = redeal(GAME, match.state, 1, Fast(n))
        assert t.under == match.state.under


@pytest.mark.rule("MTK-6.4")
def test_a_card_under_a_deck_is_not_drawn_while_others_are_left() -> None:
    under = [card(name) for name in ("ember_hauler", "cinder_smelter")]
    for seed in range(12):
        match = at({**mountain(player(), under=under, step="recruit_or_dig"), "seed": seed})
        events = play(match, "0 1_0")
        assert told(events, "horde-filled")[0]["troll"] not in under


@pytest.mark.rule("MTK-6.5")
def test_the_bag_is_hidden_but_follows_from_what_was_seen() -> None:
    match = busy()
    there = seen(match)
    known = {"fire": 6, "ice": 6, "moon": 6}
    for slot in there["horde"].values():
        if "pedestal" in slot:
            known[slot["pedestal"]] -= 1
    for clan in known:
        known[clan] -= len(there["pedestals"][clan]) + there["gone"].get(clan, 0)
        known[clan] -= sum(player["pedestals"].get(clan, 0) for player in there["players"])
    assert {clan: n for clan, n in known.items() if n} == table(match)["bag"]
    assert there["bag"] == sum(known.values())


@pytest.mark.rule("MTK-6.5")
def test_the_recruiter_of_a_level_3_card_sees_the_bag() -> None:
    """All pedestals of Ice are out: the decision says so to the recruiter."""
    own = player("5 coin", pedestals={"ice": 6})
    horde = {f"2_{n}": {"troll": card(name), "pedestal": "fire"} for n, name in enumerate(ROW_2)}
    match = at(mountain(own, horde=horde, step="recruit_or_dig"))
    play(match, "0 recruit", "0 3_0")
    there = view(GAME, match.state, 0)["decision"]
    assert (there["kind"], there["options"]) == ("bag_pedestal", ["fire", "moon"])
    assert [refusal["token"] for refusal in there["refused"]] == ["ice"]
    assert view(GAME, match.state, 1)["decision"] is None


ROW_2 = ("coal_jeweller", "magma_foreman", "kiln_crusher", "pyre_oracle")


# ---------------------------------------------------------------------- chance


def kinds(outcomes: list[int | str]) -> list[str]:
    """What chance was asked for, each kind once, in order."""
    return [*dict.fromkeys([str(outcome).partition(":")[0] for outcome in outcomes])]


@pytest.mark.rule("MTK-6.6")
def test_chance_deals_the_table_before_the_first_decision() -> None:
    match = started("mountain_king", 3, 4)
    drawn = match.setup_chance
    there = ["troll", "clan", "workshop", "spell", "statue_spot", "points", "seat"]
    assert kinds(drawn) == there
    counted = {kind: sum(str(one).startswith(kind + ":") for one in drawn) for kind in there}
    dealt_out = [12, 4 + 2, 7, 3, 1, 15, 1]
    assert counted == dict(zip(there, dealt_out))


@pytest.mark.rule("MTK-6.6")
def test_chance_shuffles_the_starters_in_the_draft() -> None:
    match = started("mountain_king", 3, 4)
    while match.state.turn == 0:
        answer_all(match)
    drawn = [one for move in match.moves for one in move.chance]
    assert (kinds(drawn), len(drawn)) == (["troll"], 3 * 5)


@pytest.mark.rule("MTK-6.6")
@pytest.mark.parametrize("seed", range(3))
def test_afterwards_only_decks_and_the_bag_are_drawn_from(seed: int) -> None:
    match = started("mountain_king", 3, seed)
    while match.state.turn == 0:
        answer_all(match)
    begun = len(match.moves)
    drawn = [one for move in play_on(match, seed).moves[begun:] for one in move.chance]
    assert set(kinds(drawn)) == {"troll", "clan", "spell"}


@pytest.mark.rule("MTK-6.6")
def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play_on(started("mountain_king", 2, 9), 3, 150) for _ in range(2))
    assert table(first) == table(second)
    assert table(play_on(started("mountain_king", 2, 8), 3, 0)) != table(
        started("mountain_king", 2, 9)
    )


@pytest.mark.rule("MTK-6.6")
def test_bag_draws_are_uniform_over_the_pedestals_left() -> None:
    """Five Fire and one Moon are left, and a card of level 2 turns up 300 times."""
    bag = {"fire": 5, "moon": 1}
    drawn = []
    for seed in range(300):
        position = mountain(player("2 coin"), step="recruit_or_dig", bag=bag)
        match = at({**position, "seed": seed})
        (found,) = told(play(match, "0 2_0"), "pedestal-drawn")
        drawn.append(found["clan"])
    assert set(drawn) == {"fire", "moon"}
    assert 25 <= drawn.count("moon") <= 80
