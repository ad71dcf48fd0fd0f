"""The horde with its bribes, and the spell book."""

from __future__ import annotations

from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.mountain_king.box.names import HORDE_ROWS, RESOURCES, SLOTS
from underhall.games.mountain_king.face.board.signs import (
    OWN,
    Data,
    Say,
    Table,
    amount,
    effect,
    good,
    goods,
    in_words,
    name,
    spendable,
)

MUD: Final = "mud"
START: Final = "start"


def trolls(raw: Table) -> dict[str, Table]:
    """What is printed on the trolls, by token."""
    return {row["id"]: row for row in raw["trolls"]["items"]}


def clan_of(rows: dict[str, Table], troll: str) -> str:
    """The clan of a troll; starters have none."""
    return str(rows[troll]["clan"]) if troll in rows else START


def clan_name(clan: str, say: Say) -> str:
    """What the clan of a troll is called."""
    return say(Phrase("board-clan-mud")) if clan == MUD else name("clan", clan, say)


def horde(view: Table, raw: Table, say: Say) -> Data:
    """The cards to recruit, the top row first, with what a row costs."""
    table = view["table"]
    rows = trolls(raw)
    below = {1: 0, 2: raw["limits"]["bribes_level_2"], 3: raw["limits"]["bribes_level_3"]}
    return {
        "rows": [
            {
                "level": level,
                "cost": below[level],
                "deck": table["decks"][level - 1],
                "cards": [
                    card(view, raw, rows, f"{level}_{at}", say)
                    for at in range(HORDE_ROWS[level - 1])
                    if table["horde"].get(f"{level}_{at}") is not None
                ],
            }
            for level in range(len(HORDE_ROWS), 0, -1)
        ],
        "coins": coins(view),
        "coin": good("coin", 0, say),
        "bag": table["bag"],
    }


def coins(view: Table) -> int | None:
    """How many coins the viewer has."""
    seat, table = view["seat"], view["table"]
    if seat < 0:
        return None
    return spendable(table, seat).get("coin", 0)


def card(view: Table, raw: Table, rows: dict[str, Table], slot: str, say: Say) -> Data:
    """One card of the horde."""
    table = view["table"]
    there = table["horde"][slot]
    troll = there["troll"]
    clan = clan_of(rows, troll)
    bribes = there.get("bribes", {})
    lying = sum(bribes.values())
    level = rows[troll]["level"]
    pedestal = there.get("pedestal") or ("any" if level == 3 and table["bag"] else None)
    fetched = table["printed"]["trolls"][troll]
    return {
        "slot": slot,
        "troll": troll,
        "chain": f"recruit {slot}" if may_recruit(view) else "",
        "name": name("troll", troll, say),
        "clan": clan,
        "clan_icon": f"{OWN}clan-{clan}",
        "clan_name": clan_name(clan, say),
        "level": level,
        "makes": goods(fetched, say, "symbol"),
        "bribes": goods(bribes, say),
        "near": lying == raw["limits"]["bribes_to_retire"] - 1,
        "pedestal": None if pedestal is None else pedestal_sign(pedestal, say),
        "label": say(
            Phrase(
                "board-horde-card",
                troll=name("troll", troll, say),
                clan=clan_name(clan, say),
                level=level,
                slot=SLOTS.word(SLOTS.code(slot)),
                makes=symbols(fetched, say),
                count=lying,
                lying=in_words(bribes, say),
            )
        ),
    }


def may_recruit(view: Table) -> bool:
    """Whether the viewer is asked whether to recruit: a click on a card says whom, too."""
    decision = view["decision"]
    asked = decision is not None and decision["kind"] == "step2_menu"
    return asked and "recruit" in decision["options"]


def pedestal_sign(clan: str, say: Say) -> Data:
    """A pedestal that comes with a card."""
    any_clan = clan == "any"
    label = say(Phrase("board-any-pedestal") if any_clan else Phrase(f"board-pedestal-{clan}"))
    return {"icon": f"{OWN}ped-{clan}", "tone": "paper" if any_clan else clan, "label": label}


def symbols(fetched: Table, say: Say) -> str:
    """What a troll fetches, in words."""
    return ", ".join([symbol(token, n, say) for token, n in fetched.items()])


def symbol(token: str, n: int, say: Say) -> str:
    """So many of one thing that a troll fetches."""
    if RESOURCES.has(token):
        return amount(token, n, say)
    return f"{name('symbol', token, say)} {n}"


# ---------------------------------------------------------------------- spells


def spells(view: Table, raw: Table, say: Say) -> Data:
    """The open spells, with what they do and the runes on them."""
    table = view["table"]
    last = raw["limits"]["runes_to_destroy_spell"]
    found = []
    for page in table["book"]:
        spell = page["spell"]
        found.append(
            {
                "id": spell,
                "name": name("spell", spell, say),
                "does": effect(raw, "spell", spell, say),
                "runes": [n < page["runes"] for n in range(last)],
                "laid": page["runes"],
                "on": table["turn"]["magic"] == spell,
            }
        )
    return {"pages": found, "deck": table["spell_deck"], "rune": good("rune", 0, say)}
