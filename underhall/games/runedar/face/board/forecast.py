"""What may come: the next siege card, the machines, and what the next arrows would cost."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import (
    AREAS,
    SECTIONS,
    SIEGE_STACK,
    SPACES,
)
from underhall.games.runedar.face.board.signs import (
    MACHINE_ICONS,
    NUMERALS,
    Data,
    Say,
    Table,
    by_id,
    machine_name,
    resource_name,
)

ARROWS: Final = 3
"""After so many arrows every orc now in play has reached the keep."""
WORKSHOPS: Final = {"carpentry": "wood", "tannery": "leather", "foundry": "metal"}


def forecast(view: Table, raw: Table, say: Say) -> Data:
    """All three, and the siege card that lies open."""
    table = view["table"]
    return {
        "stacks": stacks(table),
        "next": next_card(table, raw, say),
        "revealed": revealed(table, raw, say),
        "spaces": [
            {"n": n, "gone": table["board"].get(str(n)) == "blocked"} for n in range(1, SPACES + 1)
        ],
        "each": each_blocked(table, say),
        "trolls": troll_stack(table, raw),
        "arrows": arrows(table, say),
        "machines": {m: machine_name(m, say) for m in MACHINE_ICONS},
    }


def stacks(table: Table) -> list[Data]:
    """How many cards each stack of the siege deck still has."""
    gone = [card.split("_")[1] for card in table["siege_gone"]]
    left = [SIEGE_STACK - gone.count(str(n)) for n in range(1, SECTIONS + 1)]
    now = next((at for at, n in enumerate(left) if n), SECTIONS)
    return [
        {"name": NUMERALS[at], "n": n, "out": n == 0, "now": at == now} for at, n in enumerate(left)
    ]


def coming(table: Table, raw: Table) -> list[Table]:
    """The cards one of which lies on top of the siege deck."""
    gone = set(table["siege_gone"])
    left = [card for card in raw["siege_card"] if card["id"] not in gone]
    return [card for card in left if card["stack"] == left[0]["stack"]]


def next_card(table: Table, raw: Table, say: Say) -> list[Data]:
    """The chances of what the next siege card brings."""
    cards = coming(table, raw)
    if not cards:
        return []
    tenths = round(10 * sum([sum(card["orcs"].values()) for card in cards]) / len(cards))
    orcs = say(Phrase("board-average", whole=tenths // 10, tenths=tenths % 10))
    rows = [("runedar-advance", "arrow", share(cards, "arrow")), ("orc", "orcs", orcs)]
    rows += [(MACHINE_ICONS[m], m, share(cards, m)) for m in MACHINE_ICONS]
    return [
        {"icon": icon, "name": say(Phrase(f"board-next-{name}")), "n": n} for icon, name, n in rows
    ]


def share(cards: list[Table], key: str) -> str:
    """How many of the cards have it, in per cent."""
    return f"{100 * len([card for card in cards if card[key]]) / len(cards):.0f} %"


def revealed(table: Table, raw: Table, say: Say) -> Data | None:
    """The siege card that has been revealed and waits to take effect."""
    if table["revealed"] is None:
        return None
    card = by_id(raw, "siege_card")[table["revealed"]]
    orcs = [
        {"icon": "orc", "text": str(n), "label": say(AREAS.word(AREAS.code(wall)))}
        for wall, n in card["orcs"].items()
        if n
    ]
    machines = [
        {"icon": icon, "text": "", "label": machine_name(m, say)}
        for m, icon in MACHINE_ICONS.items()
        if card[m]
    ]
    arrow = [{"icon": "runedar-advance", "text": "", "label": say(Phrase("board-next-arrow"))}]
    return {"parts": [*orcs, *machines, *(arrow if card["arrow"] else [])]}


def each_blocked(table: Table, say: Say) -> str:
    """How likely the catapult blocks each of the spaces that are left."""
    free = [n for n in range(1, SPACES + 1) if table["board"].get(str(n)) != "blocked"]
    return say(Phrase("board-each-blocked", chance=round(100 / len(free)))) if free else ""


def troll_stack(table: Table, raw: Table) -> list[str]:
    """The trolls that may still come: wounds and successes for each."""
    printed = by_id(raw, "troll_token")
    rows = [printed[token] for token in table["troll_stack"]]
    return [f"{row['wounds']}×{row['successes_per_wound']}" for row in rows]


def arrows(table: Table, say: Say) -> list[Data]:
    """What each of the next arrows would cost, if nobody did anything about the orcs."""
    gold, found = table["gold"], []
    orcs = table["orcs"]
    for n in range(1, ARROWS + 1):
        from_place = ("", "wall_", "outside_")[n - 1]
        thieves = sum([orcs.get(from_place + workshop, 0) for workshop in WORKSHOPS])
        behind = ("wall_", "outside_", "none_")[n - 1]
        shut = [res for shop, res in WORKSHOPS.items() if orcs.get(behind + shop, 0)]
        found.append(
            {
                "n": n,
                "from": gold,
                "to": max(0, gold - thieves),
                "shut": [{"icon": res, "name": resource_name(res, say)} for res in shut],
            }
        )
        gold = max(0, gold - thieves)
    return found
