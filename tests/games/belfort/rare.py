"""Guilds that nobody used so in a recorded game, and a gnome for a gate."""

from typing import Any

from rare import Rare

GUILDS = ["recruiters", "bankers", "bandits", "wizards", "thieves"]
BETWEEN_GATES = {"do": "wizard_gate_symbol", "first": "gate_1", "second": "gate_3", "landed": None}


def last_month(*frames: dict[str, Any], **table: Any) -> Rare:
    """The last turns of four players."""
    return Rare("tie_broken_by_metal", "action", 1, table={"guilds": GUILDS, **table}, first=frames)


RARE = {
    "recruit": last_month({"do": "recruit", "below": 5}),
    "gate_second": Rare(
        "clear_winner_of_five",
        "action",
        4,
        table={"markers": {"gate_1_d1": 4, "gate_3_d4": 4, "gate_4_d4": 0}},
        first=({"do": "gate_second"},),
    ),
    "wizard_second": last_month({"do": "wizard_second", "kind": "pub", "first": "d1_pub"}),
    "wizard_gate_symbol": last_month(
        BETWEEN_GATES, markers={"gate_1_d1": 1, "gate_3_d3": 2, "gate_3_d4": 2}
    ),
    "thief_form": last_month({"do": "thief_form"}),
    "thief_victim": last_month({"do": "thief_victim"}),
    "thief_next": last_month({"do": "thief_next", "robbed": 4}),
    "bandit_victim": last_month({"do": "bandit_victim"}),
    "bandit_goods": last_month({"do": "bandit_goods", "victim": 3}),
}
