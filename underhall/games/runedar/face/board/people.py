"""The players' panels and the viewer's hand."""

from __future__ import annotations

from math import comb
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import (
    AREAS,
    UPGRADE_DECKS,
)
from underhall.games.runedar.face.board.odds import MOST_DICE, attacking
from underhall.games.runedar.face.board.signs import (
    ACTION_ICONS,
    CARD_ICONS,
    MACHINE_ICONS,
    MERCENARY_ICONS,
    WHERE,
    Data,
    Say,
    Table,
    action_name,
    all_cards,
    area_icon,
    card_name,
    machine_name,
    mercenary_name,
)

ORC: Final = "orc"
RANGED: Final = "ranged"
MELEE: Final = "melee"
SURE: Final = "melee_auto"


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
        "sees": sees(raw, player["area"], say),
        "shuffled": seat == view["active"] and player["draw_deck"] == 0,
    }


def sees(raw: Table, area: str, say: Say) -> str:
    """What can be shot at from a tower; nothing anywhere else."""
    reach = [row["areas"] for row in raw["ranged_reach"] if row["tower"] == area]
    if not reach:
        return ""
    named = [sight(one, say) for one in reach[0] if not one.startswith("outside_")]
    return say(Phrase("board-sees", areas=", ".join([*named, say(Phrase("board-machines"))])))


def sight(area: str, say: Say) -> str:
    """An area in sight; who sees a wall sees what is outside it."""
    word = AREAS.word(AREAS.code(area))
    wall = area.startswith("wall_")
    return say(Phrase("board-wall-and-outside", wall=word)) if wall else say(word)


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


def label(card: str, printed: Table, say: Say) -> str:
    """A card with all it offers, in a line."""
    offers = [f"{one['name']} {one['n']}" for one in actions(card, printed, say)]
    return f"{card_name(card, say)}: {', '.join(offers)}" if offers else card_name(card, say)


def actions(card: str, printed: Table, say: Say) -> list[Data]:
    """What a card offers."""
    return [
        {
            "action": option["action"],
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
                        "label": label(card, printed, say),
                        "joins": joins(view, card, say) if zone == "hand" else "",
                    }
                )
    return found


def joins(view: Table, card: str, say: Say) -> str:
    """What a card would add to the attack that is being prepared."""
    attack = attacking(view)
    if attack is None or card == ORC:
        return ""
    uses = view["table"]["printed"]["cards"][card]
    ranged = attack["ranged"]
    dice, sure = uses.get(RANGED if ranged else MELEE, 0), 0 if ranged else uses.get(SURE, 0)
    if sure:
        return say(Phrase("board-adds-sure", n=sure))
    more = min(dice, MOST_DICE - attack["dice"])
    if more > 0:
        return say(Phrase("board-adds", n=more))
    return "" if dice else say(Phrase("board-joins-not", ranged=int(ranged)))


def plays(view: Table, raw: Table, say: Say) -> list[Data]:
    """Each kind of card in hand with its uses, while one of them is to be played."""
    frame = view["agenda"][0] if view["agenda"] else {}
    if frame.get("do") != "play" or view["seat"] not in view["waiting"]:
        return []
    printed = all_cards(raw)
    nothing = {"action": "none", "icon": "", "tone": "", "name": say(Phrase("board-none")), "n": 0}
    return [
        {**sign(card, printed, say), "copies": n, "does": [*actions(card, printed, say), nothing]}
        for card, n in view["table"]["players"][view["seat"]]["cards"].items()
        if card != ORC
    ]


def frees(view: Table, raw: Table, say: Say) -> list[Data]:
    """What may be done beside playing a card: hiring, and taking an unlocked upgrade."""
    if not plays(view, raw, say):
        return []
    told = view.get("decision") or {}
    hires = [
        {"icon": MERCENARY_ICONS[one], "tone": "", "n": mercenary_name(one, say)}
        | {"token": f"hire:{one}"}
        for one in view["table"]["mercenaries"]
    ]
    printed = all_cards(raw)
    taken = [
        {**sign(there["card"], printed, say), "n": card_name(there["card"], say)}
        | {"token": f"take:{space}"}
        for space, there in view["table"]["board"].items()
        if isinstance(there, dict)
    ]
    return [one for one in [*taken, *hires] if one["token"] in told.get("options", [])]
