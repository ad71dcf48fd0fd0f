"""The players' panels and the viewer's hand."""

from __future__ import annotations

from math import comb

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import (
    UPGRADE_DECKS,
)
from underhall.games.runedar.face.board.signs import (
    ACTION_ICONS,
    CARD_ICONS,
    MACHINE_ICONS,
    WHERE,
    Data,
    Say,
    Table,
    action_name,
    all_cards,
    area_icon,
    card_name,
    machine_name,
)

ORC = "orc"


def seats(view: Table, raw: Table, say: Say) -> list[Data]:
    """A panel for each player."""
    return [panel(view, raw, seat, say) for seat in range(view["seats"])]


def panel(view: Table, raw: Table, seat: int, say: Say) -> Data:
    """What one player has."""
    player = view["table"]["players"][seat]
    icon, tone = area_icon(player["area"])
    chance = f"{100 * orc_chance(player):.0f} %"
    return {
        "seat": seat,
        "score": None,
        "area": player["area"],
        "where": say(WHERE.word(WHERE.code(player["area"]))),
        "where_icon": icon,
        "where_tone": tone,
        "machines": machines(view, seat, say),
        "hand": player["hand"],
        "deck": player["draw_deck"],
        "marker": player["under_marker"],
        "orc": chance,
        "orc_says": say(Phrase("board-orc-chance", chance=chance)),
        "known": [card_name(card, say) for card in player["cards"]] if seat != view["seat"] else [],
        "upgrades": upgrades(player, raw, say),
        "played": played(view, seat, raw, say),
    }


def machines(view: Table, seat: int, say: Say) -> list[Data]:
    """The siege machines that stand before a player, and when they act."""
    found = []
    for machine, before in view["table"]["machines"].items():
        lying = before == "lying"
        if lying or before == seat:
            turns = (seat - view["active"]) % view["seats"] or view["seats"]
            acts = Phrase(f"board-machine-{machine}", n=turns)
            found.append(
                {
                    "id": machine,
                    "icon": MACHINE_ICONS[machine],
                    "name": machine_name(machine, say),
                    "says": say(Phrase("board-machine-lying") if lying else acts),
                }
            )
    return found


def orc_chance(player: Table) -> float:
    """How likely it is that a player holds an orc card, for somebody who sees this much."""
    if player["cards"].get(ORC):
        return 1.0
    hidden = player["hand"] - sum(player["cards"].values())
    left = sum(player["unseen"].values())
    others = left - player["unseen"].get(ORC, 0)
    return 1.0 - comb(others, hidden) / comb(left, hidden)


def upgrades(player: Table, raw: Table, say: Say) -> list[Data]:
    """The upgrade cards among a player's twelve, wherever they are."""
    printed = all_cards(raw)
    owned: dict[str, int] = {}
    for zone in ("cards", "unseen", "played", "discarded"):
        for card, n in player[zone].items():
            owned[card] = owned.get(card, 0) + n
    return [
        {**sign(card, printed, say), "id": f"{card}-{at}"}
        for card in printed
        if "colour" in printed[card]
        for at in range(owned.get(card, 0))
    ]


def played(view: Table, seat: int, raw: Table, say: Say) -> list[Data]:
    """The cards that a player has played this turn."""
    printed = all_cards(raw)
    cards = view["table"]["players"][seat]["played"]
    if seat != view["active"]:
        return []
    return [sign(card, printed, say) for card, n in cards.items() for _ in range(n)]


def sign(card: str, printed: Table, say: Say) -> Data:
    """A card in small."""
    icon, tone = CARD_ICONS[card]
    colour = printed[card].get("colour", "")
    grade = UPGRADE_DECKS.code(colour) if colour else -1
    return {
        "card": card,
        "icon": icon,
        "tone": tone,
        "name": card_name(card, say),
        "colour": colour,
        "bars": list(range(grade + 1)),
        "grade": say(UPGRADE_DECKS.word(grade)) if colour else "",
    }


def actions(card: str, printed: Table, say: Say) -> list[Data]:
    """What a card offers."""
    return [
        {
            "icon": ACTION_ICONS[option["action"]][0],
            "tone": ACTION_ICONS[option["action"]][1],
            "name": action_name(option["action"], say),
            "n": option["value"],
        }
        for option in printed[card]["options"]
    ]


def hand(view: Table, raw: Table, say: Say) -> list[Data]:
    """The viewer's cards one by one: those in hand, then those played this turn."""
    seat = view["seat"]
    if seat < 0:
        return []
    printed = all_cards(raw)
    player = view["table"]["players"][seat]
    spent = player["played"] if seat == view["active"] else {}
    found = []
    for zone, cards in (("hand", player["cards"]), ("played", spent)):
        for card, n in cards.items():
            for at in range(n):
                found.append(
                    {
                        **sign(card, printed, say),
                        "key": f"{zone}-{card}-{at}",
                        "target": f"{zone}:{card}",
                        "spent": zone == "played",
                        "does": actions(card, printed, say),
                    }
                )
    return found
