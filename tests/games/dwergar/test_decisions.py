"""DWE-7: what is special about Dwergar's decision points."""

import re
from typing import Any

import pytest
from decisions import rows, section
from games.dwergar.decisions import CHIMNEY, PIPES, largest, parts, wealthy
from games.dwergar.halls import clan, halls
from helpers import at, options, play


@pytest.mark.parametrize("name", parts())
def test_the_largest_number_of_parts_is_reached(name: str) -> None:
    own, most = parts()[name]
    offered = [token for token in options(largest(name), 0) if token.partition(":")[0] in own]
    assert len(offered) == most


# ---------------------------------------------------------------------- notes


def test_the_tokens_of_the_notes_are_real() -> None:
    (note,) = [line for line in section("dwergar").splitlines() if line.startswith("- Tokens")]
    wanted = set(re.findall(r"`([a-z_0-9:]+)`", note)) - set(rows("dwergar")) - {"none"}
    crew = wealthy("master_tools", *PIPES, heat=5)
    things: dict[str, Any] = {"track": ["coal_crusher"], "silverbeard": 0}
    things["decks"] = ["western_quarter", "old_shaft", "eastern_quarter"]
    idle = {"bellows": "foreman:0", "mine_1": "engineer"}
    seen: set[str] = set(options(at(halls(clan(), spaces=idle)), 0))
    for move in (
        *("engineer:laboratory", "engineer:gearbox", "engineer:architect_studio"),
        *("foreman:bellows", "ironworker:bellows"),
    ):
        match = at(halls(crew, clan(), clan(), **things))
        seen |= set(options(match, 0))
        play(match, f"0 place:{move}")
        seen |= set(options(match, 0))
    seen |= set(options(largest("turn_end"), 0))
    assert wanted <= seen
    assert len(wanted) == 11


def test_numbers_and_none_are_tokens_too() -> None:
    assert options(largest("pay_heat"), 0) == [str(n) for n in range(9)]
    assert options(largest("burn_heat"), 0) == [str(n) for n in range(19)]
    assert options(largest("golden_choice"), 0)[-2:] == [CHIMNEY, "none"]


def test_a_raise_is_one_decision_paid_before_the_first_level() -> None:
    match = at(halls(clan(heat=2, carts={"closed": "1/0/0/0"}, pool={"engineer": 1})))
    play(match, "0 place:engineer:gearbox")
    assert options(match, 0)[1:4] == ["raise:1", "raise:2", "raise:3"]
    names = [event.name for event in play(match, "0 raise:3")]
    assert names == ["heat-paid", "lift-raised", "unloaded"]
