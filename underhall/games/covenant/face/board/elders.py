"""The Council of Elders in the solo mode."""

from __future__ import annotations

from typing import Final

from underhall.games.covenant.box import atoms
from underhall.games.covenant.box.names import DIFFICULTIES, ELDER_CARDS, ENEMIES
from underhall.games.covenant.face.board.land import built
from underhall.games.covenant.face.board.signs import (
    OP_SIGNS,
    TOOL_SIGNS,
    Data,
    Say,
    Table,
    capital,
    look,
    named,
    worn_by,
)

STORED: Final = (atoms.COIN, atoms.TRADITION, atoms.ORNAMENT)
"""COV-5.29. What scores in their store; relics do not."""


def elders(view: Table, raw: Table, say: Say) -> Data | None:
    """Everything that the Elders have; nothing where they do not play."""
    table = view["table"]
    if "elders" not in table:
        return None
    there, clan = table["elders"], view["seats"]
    counts = stored(there)
    level = next(row for row in raw["solo"]["difficulty"] if row["id"] == there["difficulty"])
    cards = there["available"] + len(there["discard"])
    worth = sum([counts[op] for op in STORED]) * level["gp_per_stored_tile"]
    worth += (there["achievements"] + cards) * level["gp_per_achievement_and_tool"]
    return {
        "clan": worn_by(view, clan),
        "score": there["score"],
        "difficulty": say(DIFFICULTIES.word(DIFFICULTIES.code(there["difficulty"]))),
        "deeds": there["achievements"],
        "cards": cards,
        "forge": there["forge_deck"],
        "carts": there["carts"],
        "buildings": len([1 for whose, _, _ in built(table) if whose == clan]),
        "store": [
            {
                "icon": OP_SIGNS[op][0],
                "look": look(OP_SIGNS[op][1]),
                "n": n,
                "name": capital(say(atoms.OPS.word(op))),
            }
            for op, n in counts.items()
        ],
        "dungeon": [
            {"id": token, "n": there["dungeon"].get(token, 0), "name": named(ENEMIES, token, say)}
            for token in ENEMIES.tokens
        ],
        "shown": shown(there, say),
        "end": worth,
    }


def shown(there: Table, say: Say) -> list[Data]:
    """COV-5.8. The cards on their discard pile: what they have done since they last shuffled."""
    kinds = {token: token.split("_")[1] for token in there["discard"]}
    return [
        {
            "id": token,
            "icon": TOOL_SIGNS[kind][0],
            "look": look(TOOL_SIGNS[kind][1]),
            "name": capital(say(ELDER_CARDS.word(ELDER_CARDS.code(token)))),
        }
        for token, kind in kinds.items()
    ]


def stored(there: Table) -> dict[int, int]:
    """Tiles that the Elders have taken, by what gives them."""
    return {
        atoms.COIN: sum(there["coins"].values()),
        atoms.TRADITION: len(there["traditions"]),
        atoms.ORNAMENT: sum(there["ornaments"].values()),
        atoms.RELIC: sum(there["relics"].values()),
    }
