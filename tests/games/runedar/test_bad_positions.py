"""Positions of The Siege of Runedar that cannot be, and what is said about them."""

from typing import Any

import pytest
from games.runedar.fortress import fort, hole, one, two
from helpers import at, play, snapshot

from underhall.core.errors import BadData

Data = dict[str, Any]
FIVE = ["axe", "mace", "spear", "mattock", "crossbow"]
FOUR = ["old_saw", "old_fleshing_knife", "tool_bag", "blunt_pickaxe"]


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(golds=3), "table knows no 'golds'"),
        (two(step="night"), "no step called 'night'"),
        (two(seat=2), "seat: expected a whole number up to 1"),
        (two(gold=21), "gold: expected a whole number up to 20"),
        (two(gold=True), "gold: expected a whole number"),
        (two(gold=0), "before a defeat a nugget is left"),
        (two(players={}), "players: expected a list of at most 2"),
        (two(players=[{}] * 3), "players: expected a list of at most 2"),
        (two(players=["red"]), "player 0: expected named values"),
        (two(stock={"gold": 1}), "stock knows no 'gold'"),
        (two(stock={"wood": 11}), "wood: expected a whole number up to 10"),
        (two(mercenaries=["ambush", "ambush"]), "mercenaries: expected a list without repetition"),
        (two(mercenaries=["thief"]), "no mercenary called 'thief'"),
        (two(ended="peace"), "no end called 'peace'"),
        (two(ended="victory"), "won is who beat the last goblins"),
        (two(ended="last_gold", step="setup"), "no game ends in the setup"),
    ],
)
def test_a_position_that_does_not_fit_says_where(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(orcs={"keep": 1}), "no orc stands at keep"),
        (two(orcs={"tunnel_entrance": 1}), "no orc stands at tunnel_entrance"),
        (two(orcs={"tower_east": 1}), "no orc stands at tower_east"),
        (two(orcs={"sea": 1}), "there is no area 'sea'"),
        (two(orcs={"carpentry": 10}), "not so many in a running game"),
        (two(machines={"ram": 0}), "machines knows no 'ram'"),
        (two(machines={"catapult": 2}), "catapult: expected a whole number up to 1"),
        (two(machines={"catapult": "lying"}), "catapult: expected a whole number up to 1"),
        (two(trolls={"troll_6": 1}), "trolls knows no 'troll_6'"),
        (two(trolls={"troll_1": 4}), "troll_1: expected a whole number up to 3"),
        (two(trolls={"troll_1": 0}), "troll_1 needs a wound left"),
        (two(trolls={"troll_1": 1}, troll_stack=["troll_1"]), "troll_1 is in the stack as well"),
        (
            two(troll_stack=["troll_1", "troll_1"]),
            "troll_stack: expected a list without repetition",
        ),
        (two(troll_stack=[]), "in a running game one is left"),
        (two(goblins={"goblin_6_fight": 1}), "goblins knows no 'goblin_6_fight'"),
        (two(goblins={"goblin_1_fight": 1, "goblin_2_fight": 1}), "at most two, of one section"),
        (
            two(goblins={"goblin_3_fight": 1, "goblin_3_rubble": 1, "goblin_3_bribe_any": {}}),
            "at most two, of one section",
        ),
        (two(goblins={"goblin_1_fight": 1}, blocks=3), "with 3 blocks left they are not of this"),
        (two(goblins={"goblin_1_fight": 2}), "goblin_1_fight: expected a whole number up to 1"),
        (two(goblins={"goblin_1_fight": 0}), "nothing is left to do about goblin_1_fight"),
        (two(goblins={"goblin_1_bribe_any": {"wood": 2}}), "nothing is left to do about"),
        (two(goblins={"goblin_1_bribe_any": 1}), "goblin_1_bribe_any: expected counts"),
        (two(goblins={"goblin_1_bribe_exact": {"leather": 1}}), "1 of leather, but only 0"),
        (two(goblins={"goblin_1_fight": 1}, rubble=3), "rubble: expected a whole number up to 0"),
        (two(rubble=9), "rubble: expected a whole number up to 8"),
        (two(rubble=0), "goblins or rubble lie before the next section"),
        (two(blocks=0), "goblins or rubble lie before the next section"),
        (two(blocks=6), "blocks: expected a whole number up to 5"),
        (two(siege_gone=["siege_1_01"] * 2), "siege_gone: expected a list without repetition"),
        (two(siege_gone=["siege_9_01"]), "no siege called 'siege_9_01'"),
        (two(siege_gone=[], siege_left=["siege_1_01"]), "siege_gone or siege_left, not both"),
        (two(siege_left=[]), "in a running game a card is left"),
        (two(siege_gone=[], revealed="siege_1_01"), "this card is in the siege deck as well"),
    ],
)
def test_enemies_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (two(board={"6": "axe"}), "board knows no '6'"),
        (two(board={"1": "sword"}), "no card called 'sword'"),
        (two(board={"1": "old_saw"}), "board 1: old_saw is no upgrade card"),
        (two(board={"1": 3}), "board 1: expected named values"),
        (two(board={"1": {"card": "axe", "gold": 1}}), "board 1 knows no 'gold'"),
        (two(board={"1": {"card": "axe", "wood": 9}}), "9 of wood, but only 2 are there"),
        (two(board={"1": "axe", "2": "axe", "3": "axe"}), "not so many of card axe"),
        (two(board={"1": "mace"}, removed=["mace"]), "not so many of card mace"),
        (two(removed=["old_saw"]), "name upgrade cards only"),
        (two(catapults=["catapult_1"]), "every card gone has blocked its space"),
        (
            two(board={"1": "blocked"}, catapults=["catapult_1", "catapult_2"]),
            "a card is on its space as well",
        ),
        (two(board={str(n): "blocked" for n in range(1, 6)}), "every card gone has blocked"),
    ],
)
def test_a_board_that_cannot_be_is_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


def test_more_resources_than_there_are_are_refused() -> None:
    laid = {"1": "arbalest", "2": "great_pickaxe"}
    board = {space: {"card": card, "wood": 4} for space, card in laid.items()}
    goblins = {"goblin_5_bribe_any": {"wood": 3}}
    position = {"game": "runedar", "seats": 1, "table": {"board": board, "goblins": goblins}}
    with pytest.raises(BadData, match="not so many of resource wood"):
        at(position)


@pytest.mark.parametrize(
    "position, complaint",
    [
        (one(gold=3), "player 0 knows no 'gold'"),
        (one(area="sea"), "no area called 'sea'"),
        (one(dwarf="green"), "no dwarf called 'green'"),
        (two(players=[{"dwarf": "red"}, {"dwarf": "red"}]), "two have the same dwarf"),
        (one(hand=["sword"]), "hand: there is no card 'sword'"),
        (one(hand=["orc"]), "orc cards are played before dwarf cards"),
        (one(hand=["orc"], known=["orc"]), "orc cards are played before dwarf cards"),
        (one(hand=["axe"] * 3), "not so many of card axe"),
        (one(hand=["notched_hatchet"] * 5), "not so many of notched_hatchet"),
        (one(hand=["axe", "mace", "spear", "shovel", "mattock", "crossbow"]), "expected 5 cards"),
        (one(hand=["axe"], known=["mace"]), "player 0 known: mace is not in hand"),
        (one(played=["orc"] * 3), "twelve cards, two of them orcs"),
        (one(hand=FIVE, unseen=["orc"] * 2 + ["shovel"], discarded=FOUR), "2 or 7 unseen"),
        (one(discarded=["axe"] + ["old_saw"] * 12), "twelve cards, two of them orcs"),
        (two(players=[{}, {"played": ["axe"]}]), "in one's own turn only"),
        (two(players=[{}, {"hand": ["axe"], "known": ["axe"]}]), "in one's own turn only"),
        (two(step="setup", players=[{"hand": ["old_saw"]}]), "nothing is dealt in the setup"),
        (two(step="refill", players=[{"hand": ["axe"]}]), "all cards are played before the refill"),
    ],
)
def test_players_that_cannot_be_are_refused(position: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at(position)


# ---------------------------------------------------------------------- an agenda that cannot be

ATTACK = {"seat": 0, "ranged": 0, "target": "tunnel_entrance", "dice": 1, "sure": 0}


@pytest.mark.parametrize(
    "frame, complaint",
    [
        ({"do": "play", "seat": 1}, "it is not the turn of seat 1"),
        ({"do": "move_to", "seat": 1}, "it is not the turn of seat 1"),
        ({"do": "free_move_to", "seat": 0, "card": "axe"}, "axe has no special move"),
        ({"do": "follow_up", "seat": 0, "card": "axe"}, "axe has no special move"),
        ({"do": "place_resource", "seat": 0, "resource": "wood", "left": 99}, "no 99 units"),
        ({"do": "place_resource", "seat": 0, "resource": "wood", "left": 0}, "left: expected"),
        ({"do": "ranged_target", "seat": 0, "dice": 2}, r"not-on-tower \(RUN-4.55\)"),
        ({"do": "join_card", **ATTACK}, r"nobody is there to be wounded \(RUN-4.45\)"),
        ({"do": "roll", **ATTACK, "dice": 6}, r"dice, up to five, or sure successes \(RUN-4.48\)"),
        ({"do": "roll", **ATTACK, "dice": 0}, r"dice, up to five, or sure successes \(RUN-4.48\)"),
        ({"do": "roll", **ATTACK, "target": "keep"}, "melee is fought where the dwarf stands"),
        ({"do": "roll", **ATTACK, "ranged": 1}, r"this cannot be shot at \(RUN-4.55\)"),
        ({"do": "wounds", "seat": 1, "ranged": 0, "left": 1}, "it is not the turn of seat 1"),
        ({"do": "allot_wound", "seat": 0, "ranged": 0, "left": 1}, "offers nothing to seat 0"),
        ({"do": "dig_goblin", "seat": 0, "n": 1}, "dig_goblin offers nothing to seat 0"),
        ({"do": "take_remove", "seat": 0, "space": 0}, r"still-locked \(RUN-4.74\)"),
        ({"do": "take_remove", "seat": 0, "space": 5}, "space: expected a whole number up to 4"),
        ({"do": "hire_target", "seat": 0, "mercenary": "ambush"}, "needs no target"),
        ({"do": "hire_target", "seat": 0, "mercenary": "slay_troll"}, "offers nothing to seat 0"),
        ({"do": "window", "seat": 0, "at": "siege_card_revealed"}, "no siege card is revealed"),
        ({"do": "window", "seat": 0, "at": "catapult_activation"}, "catapult is in the reserve"),
        ({"do": "window", "seat": 0, "at": "turn_end"}, "cards are left in hand"),
        ({"do": "window", "seat": 0, "at": "before_arrow"}, "not for step 'cards'"),
        ({"do": "machine_order", "seat": 0}, "not both machines stand there"),
        ({"do": "activate_machine", "seat": 0, "machine": "catapult"}, "is in the reserve"),
        ({"do": "refill", "seat": 0, "begun": 0}, r"the dwarf is not in the keep \(RUN-4.80\)"),
        ({"do": "refill", "seat": 0, "begun": 2}, "begun: expected a whole number up to 1"),
        ({"do": "end_turn", "seat": 0}, "cards are left in hand"),
        ({"do": "setup_dwarf", "seat": 0}, "this seat has its dwarf"),
        ({"do": "open_board"}, "the setup is over"),
        ({"do": "deal_hands"}, "the setup is over"),
        ({"do": "play", "seat": 2}, "there is no seat 2"),
        ({"do": "play"}, "needs 'seat'"),
        ({"do": "dance", "seat": 0}, "names no frame"),
    ],
)
def test_a_frame_that_cannot_come_up_is_refused(frame: Data, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        at({**hole("axe", "crossbow"), "agenda": [frame]})


def test_a_frame_that_cannot_come_up_later_changes_nothing() -> None:
    frames = [{"do": "move_to", "seat": 0}, {"do": "refill", "seat": 0, "begun": 0}]
    match = at({**fort("axe", "crossbow"), "agenda": frames})
    before = snapshot(match)
    with pytest.raises(BadData, match=r"the dwarf is not in the keep \(RUN-4.80\)"):
        play(match, "0 foundry")
    assert snapshot(match) == before


def test_dwarf_cards_wait_for_their_step() -> None:
    position = fort("axe", "crossbow", step="orcs")
    with pytest.raises(BadData, match=r"dwarf cards are played in step 'cards' \(RUN-4.27\)"):
        at({**position, "agenda": [{"do": "play", "seat": 0}]})
