"""A table of Belfort whose whole picture is known, and how its tables are looked at."""

from games.belfort.board import board, player
from helpers import at
from pictures import Shown

from underhall.core.match import Match

GUILDS = ["bankers", "thieves", "masons", "librarians", "architects"]


def third_round() -> Match:
    ania = player(
        *("3/3/0/2",),
        score=7,
        home={"elf": 2, "master_elf": 1, "dwarf": 1},
        built=["bank", "market"],
        gnomes={"market": 1},
        hand=["tower", "pub"],
    )
    olek = player("0/1/4/12", passed=True, gathering={"forest": {"elf": 2}}, home={"dwarf": 3})
    zosia = player("1/0/0/0", built=["inn"], hand=["keep", "inn"], known=["keep"])
    return at(
        board(
            *(ania, olek, zosia),
            round=3,
            guilds=GUILDS,
            markers={"d1_bank": 0, "d1_market": 0, "d1_inn": 2, "d3_guild": 1, "gate_5_d1": 1},
            guild_workers={"d2": "0:elf"},
            camp=["2:elf"],
            job_centre=["2:dwarf"],
        )
    )


SHOWN = Shown(
    names=("Ania", "Olek", "Zosia", "Bartłomiej Długonosy", "Ewa"),
    tables={"third_round": third_round},
)
