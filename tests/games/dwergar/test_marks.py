"""The mark "!" of the terminal: where others touch what is yours, and only there."""

from typing import Any

import pytest
from games.dwergar.halls import clan, forged, halls, last_turn, sent
from helpers import at, play

from underhall.cli.display import happened
from underhall.cli.terminal import Terminal
from underhall.core.match import Match, heard
from underhall.text import Words

NAMES = ("Ania", "Olek")
ANIA, OLEK = range(2)


def marked(match: Match, seat: int) -> list[str]:
    """What stands out for a seat in the last move."""
    words = Words("en", "dwergar", NAMES, strict=True)
    lines = happened(heard(match.moves[-1].events, seat), seat, words, Terminal())
    return [line[2:] for line in lines if line.startswith("! ")]


def visit(**table: Any) -> Match:
    return sent("engineer", "forge", clan("1/0/0/0"), clan(), **table)


def test_work_at_my_furnace_is_marked_for_me_alone() -> None:
    match = visit(sites={"forge": OLEK})
    told = "Ania works at the furnace of Olek in the Forge: heat +1 for Olek, now 1."
    assert (marked(match, ANIA), marked(match, OLEK)) == ([], [told])


def test_my_foreman_pushed_home_is_marked() -> None:
    match = visit(spaces={"forge": "foreman:1"})
    assert (marked(match, ANIA), marked(match, OLEK)) == (
        [],
        ["Olek gets the foreman back from the Forge."],
    )


def test_my_own_foreman_taken_home_by_me_is_not_marked() -> None:
    match = visit(spaces={"forge": "foreman:0"})
    assert "foreman-returned" in [event.name for event in match.moves[-1].events]
    assert marked(match, ANIA) == []


def test_my_cart_emptied_by_somebody_else_is_marked() -> None:
    carts = {"closed": "2/0/0/0"}
    clans = clan(pool={"engineer": 1}, carts=carts), clan(carts=carts)
    match = at(halls(*clans, spaces={"mine_1": "foreman:0", "mine_2": "foreman:1"}))
    play(match, "0 place:engineer:gearbox", "0 raise:1")
    assert (marked(match, ANIA), marked(match, OLEK)) == ([], ["Olek gets 2 stone from the lift."])


def test_my_cart_emptied_by_an_event_is_not_marked() -> None:
    match = at(
        last_turn(clan(carts={"closed": "2/0/0/0"}), clan(), round=3), "event:miners_deliver_200"
    )
    play(match, "1 place:foreman:forge")
    assert "unloaded" in [event.name for event in match.moves[-1].events]
    assert marked(match, ANIA) == []


@pytest.mark.parametrize(
    "card, told",
    [
        ("crumbling_rampart", "Olek takes 1 iron: Crumbling Rampart."),
        ("old_boiler_ribs", "Olek: heat +1, now 1 (project: Ribs of the Old Boiler)."),
    ],
)
def test_what_the_card_of_somebody_else_gives_me_is_marked(card: str, told: str) -> None:
    match = forged(card, clan())
    assert (marked(match, ANIA), marked(match, OLEK)) == ([], [told])


def test_what_my_card_gives_me_when_my_turn_begins_is_not_marked() -> None:
    match = at(halls(clan(), clan(developed=["central_gas_main"]), actions=1, decks=DECKS))
    play(match, "0 place:foreman:forge")
    assert "card-heat" in [event.name for event in match.moves[-1].events]
    assert marked(match, OLEK) == []


DECKS = ["western_quarter", "eastern_quarter"]
