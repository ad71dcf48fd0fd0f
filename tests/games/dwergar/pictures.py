"""A table of Dwergar whose whole picture is known, and how its tables are looked at."""

from games.dwergar.halls import clan, halls
from helpers import at
from pictures import Shown

from underhall.core.match import Match


def fourth_round() -> Match:
    ania = clan(
        "3/2/1/0",
        pool={"engineer": 1},
        heat=2,
        lit=1,
        unlit=2,
        carts={"closed": "1/0/0/0", "level_2": "1/2/0/0"},
        realized=["cricket_pitch"],
        developed=["armoury"],
        score=16,
    )
    olek = clan("0/0/0/1", pool={"blacksmith": 2}, realized=["secret_entrance"], rides="level_3")
    third = clan("1/1/0/0", carts={"level_3": "0/1/1/0"}, developed=["new_shaft_gate"])
    spaces = {"mine_1": "ironworker", "laboratory": "engineer", "forge": "foreman:0"}
    return at(
        halls(
            *(ania, olek, third),
            actions=2,
            round=4,
            event="underfloor_heating",
            track=["master_tools", "new_shaft_props", "gold_foundry"],
            spaces=spaces,
            sites={"mine_2": 0, "bellows": 1},
        )
    )


SHOWN = Shown(options=({"decks": "random"},), tables={"fourth_round": fourth_round})
