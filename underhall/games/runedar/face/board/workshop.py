"""The upgrade board and the mercenaries."""

from __future__ import annotations

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import (
    RESOURCES,
    SPACES,
    UPGRADE_DECKS,
)
from underhall.games.runedar.face.board.needs import surcharge
from underhall.games.runedar.face.board.people import actions, label, sign
from underhall.games.runedar.face.board.signs import (
    HELP,
    MERCENARY_ICONS,
    Data,
    Say,
    Table,
    all_cards,
    mercenary_name,
    resource_name,
)


def upgrades(view: Table, raw: Table, say: Say) -> Data:
    """The five spaces and the three decks."""
    table = view["table"]
    return {
        "spaces": [space(view, raw, n, say) for n in range(1, SPACES + 1)],
        "decks": [
            {
                "colour": colour,
                "bars": list(range(at + 1)),
                "n": table["decks"][colour],
                "name": say(UPGRADE_DECKS.word(at)),
            }
            for at, colour in enumerate(UPGRADE_DECKS.tokens)
        ],
    }


def space(view: Table, raw: Table, n: int, say: Say) -> Data:
    """One space: blocked, empty, or a card with its price and what lies on it."""
    there = view["table"]["board"].get(str(n))
    if there is None:
        says = f"{n}: {say(Phrase('board-empty'))}"
        return {"n": n, "state": "empty", "label": says, "price": price(view, raw, n, "", {}, say)}
    if there == "blocked":
        says = f"{say(Phrase('board-blocked'))}: {say(Phrase('board-blocked-says', n=n))}"
        return {"n": n, "state": "blocked", "label": says}
    card, printed = there["card"], all_cards(raw)
    paid = price(view, raw, n, card, there, say)
    missing = len([one for one in paid if not one["in"]])
    return {
        "n": n,
        "state": "ready" if missing == 0 else "priced",
        **sign(card, printed, say),
        "does": actions(card, printed, say),
        "label": f"{label(card, printed, say)}; {left_to_pay(missing, say)}",
        "price": paid,
        "missing": missing,
    }


def left_to_pay(missing: int, say: Say) -> str:
    """How much of a price is still missing, in words."""
    return say(Phrase("board-missing", n=missing) if missing else Phrase("board-unlocked"))


def price(view: Table, raw: Table, n: int, card: str, laid: Table, say: Say) -> list[Data]:
    """The resources that a card costs on its space, one by one; of a space alone what it adds."""
    extra = surcharge(view, raw, n)
    own = all_cards(raw)[card]["cost"] if card else dict.fromkeys(extra, 0)
    return [
        {"icon": resource, "name": resource_name(resource, say), "in": at < laid.get(resource, 0)}
        for resource in RESOURCES.tokens
        for at in range(own[resource] + extra[resource])
    ]


def mercenaries(view: Table, raw: Table, say: Say) -> list[Data]:
    """The five mercenaries, those already hired crossed out."""
    return [
        {
            "id": row["id"],
            "icon": MERCENARY_ICONS[row["id"]],
            "name": mercenary_name(row["id"], say),
            "does": say(HELP.word(at)),
            "price": row["gold_cost"],
            "used": row["id"] not in view["table"]["mercenaries"],
        }
        for at, row in enumerate(raw["mercenary"])
    ]
