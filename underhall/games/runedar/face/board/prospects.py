"""What each choice would do, in numbers that stand beside it: chances, rubble, gold, what is left.

Every drawing here is made of the view alone, so it says no more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underhall.core.phrase import Phrase
from underhall.games.runedar.box.names import CARDS, RESOURCES, SPACES, UPGRADE_DECKS
from underhall.games.runedar.face.board.attacks import ENTRANCE, chances, dice_of, fighters, percent
from underhall.games.runedar.face.board.needs import (
    EXACT,
    bribed,
    lacking,
    need,
    prices,
    surcharge,
    wish,
)
from underhall.games.runedar.face.board.signs import (
    ACTION_ICONS,
    Data,
    Say,
    Table,
    action_name,
    resource_name,
)

WORKSHOPS: Final = {"carpentry": "wood", "tannery": "leather", "foundry": "metal"}
GATHER: Final = "gather_"
ANY: Final = "gather_any"
RUBBLE: Final = "rubble"
GOLD: Final = "runedar-nugget"
MACHINES: Final = ("siege_tower", "catapult")


def prospects(view: Table, raw: Table, say: Say) -> dict[str, Data]:
    """By the token of an option what it would do: words (``says``), a figure (``n``), signs."""
    frame = view["agenda"][0] if view["agenda"] else {}
    if view["seat"] < 0 or view["seat"] not in view["waiting"]:
        return {}
    told = TOLD.get(frame.get("do", ""))
    return told(view, raw, frame, say) if told else {}


def is_mine(view: Table) -> Table:
    """What the viewer has."""
    mine: Table = view["table"]["players"][view["seat"]]
    return mine


def beside(says: str = "", n: str = "", parts: list[Data] | None = None) -> Data:
    """What stands beside an option."""
    return {"says": says, "n": n, "parts": parts or []}


# ---------------------------------------------------------------------- a card to play


def playing(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """Each use of each card in hand, and what a mercenary leaves in the keep."""
    printed = view["table"]["printed"]["cards"]
    found = hiring(view, raw, frame, say)
    for card in is_mine(view)["cards"]:
        for action, n in printed[card].items():
            told = doing(view, raw, action, n, say)
            if told:
                found[f"{card}:{action}"] = told
    return found


def following(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """Each use of the card that has moved its dwarf already."""
    uses = view["table"]["printed"]["cards"][frame["card"]]
    told = {action: doing(view, raw, action, n, say) for action, n in uses.items()}
    return {action: one for action, one in told.items() if one}


def hiring(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """What is left in the keep after each hire, and how many orcs the raiders drive off."""
    table, found = view["table"], {}
    for row in raw["mercenary"]:
        parts = [change(GOLD, "gold", table["gold"], -row["gold_cost"], say)]
        if row["id"] == "clear_workshops":
            orcs = sum([table["orcs"].get(workshop, 0) for workshop in WORKSHOPS])
            parts.append(stock("orc", f"−{orcs}", Phrase("board-left-orcs"), say))
        found[f"hire:{row['id']}"] = beside(parts=parts)
    return found


def acting_first(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """What each machine takes of that which must not run out."""
    table = view["table"]
    trolls, cards = len(table["troll_stack"]), table["catapult_deck"]
    fires = [
        change(GOLD, "gold", table["gold"], -1, say),
        stock("runedar-catapult", f"{cards} → {cards - 1}", Phrase("board-left-catapult"), say),
    ]
    comes = stock("troll", f"{trolls} → {trolls - 1}", Phrase("board-left-trolls"), say)
    return {"siege_tower": beside(parts=[comes]), "catapult": beside(parts=fires)}


def stock(icon: str, text: str, name: Phrase, say: Say) -> Data:
    """A sign with what happens to the number of such things."""
    return {"icon": icon, "tone": "", "text": text, "label": say(name)}


def change(icon: str, tone: str, now: int, by: int, say: Say) -> Data:
    """A number before and after."""
    word = Phrase(f"board-left-{tone}") if tone == "gold" else Phrase("board-rubble")
    return {"icon": icon, "tone": tone, "text": f"{now} → {now + by}", "label": say(word)}


def doing(view: Table, raw: Table, action: str, n: int, say: Say) -> Data | None:
    """What an action would do where the dwarf stands; nothing where it would do nothing."""
    area = is_mine(view)["area"]
    if action == "dig":
        return digging(view, n, say)
    if action.startswith(GATHER):
        return gathering(view, raw, area, n, say)
    if action in ("melee", "melee_auto"):
        dice, sure = (n, 0) if action == "melee" else (0, n)
        return striking(view, raw, area, dice, sure, say)
    if action == "ranged":
        return beside(n=percent(chances(raw, True, n, 0)[1]))
    return None


def digging(view: Table, n: int, say: Say) -> Data | None:
    """The rubble before and after; with the last piece of it a section opens."""
    table = view["table"]
    goblin = [state for token, state in table["goblins"].items() if token.endswith(RUBBLE)]
    now = goblin[0] if goblin else table["rubble"]
    if not now:
        return None
    by = min(n, now)
    opens = by == now and not goblin
    says = say(Phrase("board-opens", section=table["section"] + 1)) if opens else ""
    return beside(says, parts=[change(RUBBLE, RUBBLE, now, -by, say)])


def gathering(view: Table, raw: Table, area: str, n: int, say: Say) -> Data | None:
    """Which upgrade the gathered resources would complete, else how much would still be missing."""
    resource = WORKSHOPS.get(area)
    if resource is None:
        return None
    missing = need(view["table"], raw, resource)
    amount = min(n, view["table"]["stock"][resource], missing)
    done = [
        there["card"]
        for space, there in prices(view["table"])
        if sum(lacking(there, space).values()) == lacking(there, space)[resource]
        if 0 < lacking(there, space)[resource] <= amount
    ]
    if not done:
        text, label = f"{missing} → {missing - amount}", say(Phrase("board-still-missing"))
        return beside(parts=[{"icon": resource, "tone": resource, "text": text, "label": label}])
    card = CARDS.word(CARDS.code(done[0]))
    return beside(say(Phrase("board-completes", card=card)))


def striking(view: Table, raw: Table, area: str, dice: int, sure: int, say: Say) -> Data | None:
    """How likely a strike is to fell or wound somebody."""
    there = fighters(view["table"], raw, area, False)
    if not there:
        return None
    return beside(n=percent(chances(raw, False, dice, sure)[min(there)]))


# ---------------------------------------------------------------------- where to go


def going(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """What the cards still in hand could do in each area, and the orcs that stand there."""
    found = {}
    for area in [row["id"] for row in raw["area"]]:
        n = view["table"]["orcs"].get(area, 0)
        says = say(Phrase("board-orcs", n=n)) if n else ""
        parts = could_do(view, raw, area, say)
        if says or parts:
            found[area] = beside(says, parts=parts)
    return found


def could_do(view: Table, raw: Table, area: str, say: Say) -> list[Data]:
    """The actions that the hand offers in an area, each with all that its cards bring together."""
    table, hand = view["table"], is_mine(view)["cards"]
    uses = table["printed"]["cards"]
    total = {
        action: sum([n * uses[card].get(action, 0) for card, n in hand.items()])
        for action in ACTION_ICONS
    }
    found: list[tuple[str, int]] = []
    resource = WORKSHOPS.get(area)
    if resource and not table["orcs"].get(area):
        all_of_it = total[GATHER + resource] + total[ANY]
        most = min(all_of_it, table["stock"][resource], need(table, raw, resource))
        found.append((GATHER + resource, most))
    if area == ENTRANCE and digging(view, total["dig"], say):
        found.append(("dig", total["dig"]))
    if fighters(table, raw, area, False):
        found += [("melee", dice_of(raw, total["melee"])), ("melee_auto", total["melee_auto"])]
    if in_sight(view, raw, area):
        found.append(("ranged", dice_of(raw, total["ranged"])))
    return [sign(action, n, say) for action, n in found if n]


def sign(action: str, n: int, say: Say) -> Data:
    """An action with its amount."""
    icon, tone = ACTION_ICONS[action]
    return {"icon": icon, "tone": tone, "text": str(n), "label": action_name(action, say)}


def in_sight(view: Table, raw: Table, tower: str) -> list[str]:
    """What could be shot at from an area: areas with somebody to wound, and machines."""
    table = view["table"]
    reach = [area for row in raw["ranged_reach"] if row["tower"] == tower for area in row["areas"]]
    if not reach:
        return []
    there = [area for area in reach if fighters(table, raw, area, True)]
    return there + [machine for machine in MACHINES if machine in table["machines"]]


# ---------------------------------------------------------------------- an attack


def aiming(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """For each target of a shot how likely a hit is, and what is at stake there."""
    found = {}
    for target in in_sight(view, raw, is_mine(view)["area"]):
        found[target] = shot(view, raw, target, frame["dice"], say)
    return found


def shot(view: Table, raw: Table, target: str, dice: int, say: Say) -> Data:
    """What a shot at a target may do."""
    chance = chances(raw, True, dice, 0)
    if target in MACHINES:
        return beside(acting(view, target, say), percent(chance[1]))
    there = fighters(view["table"], raw, target, True)
    if target == ENTRANCE:
        tenths = round(10 * sum(chance[1 : len(there) + 1]))
        mean = say(Phrase("board-average", whole=tenths // 10, tenths=tenths % 10))
        return beside(say(Phrase("board-wounds-mean", mean=mean)), percent(chance[1]))
    n = len(there)
    if n == 1 or dice < n:
        return beside(say(Phrase("board-orcs", n=n)), percent(chance[1]))
    every = percent(chance[n]).removesuffix(" %")
    return beside(say(Phrase("board-all-hit", n=n, chance=every)), percent(chance[1]))


def acting(view: Table, machine: str, say: Say) -> str:
    """When a machine acts, if it is one that stands before somebody."""
    before = view["table"]["machines"].get(machine)
    if not isinstance(before, int):
        return ""
    turns = (before - view["active"]) % view["seats"] or view["seats"]
    return say(Phrase(f"board-machine-{machine}", n=turns))


def joining(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """How likely the attack is to do anything as it is, and with each card that could join."""
    ranged = bool(frame["ranged"])
    dice, sure, target = frame["dice"], frame["sure"], frame["target"]
    at_stake = [1] if target in MACHINES else fighters(view["table"], raw, target, ranged)
    if not at_stake:
        return {}
    least = min(at_stake)
    now = percent(chances(raw, ranged, dice, sure)[least])
    found = {"roll": beside(n=now)}
    for card in is_mine(view)["cards"]:
        for action in ("ranged",) if ranged else ("melee", "melee_auto"):
            n = view["table"]["printed"]["cards"][card].get(action, 0)
            if n:
                more = (sure + n) if action == "melee_auto" else sure
                all_dice = dice if action == "melee_auto" else dice_of(raw, dice + n)
                then = percent(chances(raw, ranged, all_dice, more)[least])
                parts = [{"icon": "dice", "tone": "", "text": str(all_dice), "label": ""}]
                found[f"{card}:{action}"] = beside(say(Phrase("board-dice-then")), then, parts)
    return found


# ---------------------------------------------------------------------- a resource to lay down


def laying(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """What each upgrade and goblin would still lack with the resource on it."""
    table, resource, found = view["table"], frame["resource"], {}
    for space, there in prices(table):
        lacks = lacking(there, space)
        if lacks[resource]:
            found[f"space:{there['space']}"] = then(lacks, "unlocked", say)
    for state, row in bribed(table, raw):
        lacks = {"any": wish(state, resource, row)}
        if row["kind"] == EXACT:
            lacks = {each: wish(state, each, row) for each in row["resources"]}
        if lacks.get(resource, lacks.get("any")):
            found[row["id"]] = then(lacks, "bribed", say)
    return found


# ---------------------------------------------------------------------- upgrades


def making_way(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """What leaves the game with each card that makes way for an upgrade."""
    uses = view["table"]["printed"]["cards"]
    return {
        card: beside(parts=[sign(action, n, say) for action, n in uses[card].items()])
        for card in is_mine(view)["cards"]
    }


def refilling(view: Table, raw: Table, frame: Table, say: Say) -> dict[str, Data]:
    """The deck that fills a space and what the space adds to the price of its card; of a card that
    leaves, what goes back."""
    found = {}
    for token in view["decision"]["options"]:
        done, *place = token.split(":")
        if done == "fill":
            space, colour = place
            told = beside(parts=goods(surcharge(view, raw, int(space)), "+", say))
            bars = list(range(UPGRADE_DECKS.code(colour) + 1))
            found[token] = {**told, "deck": {"colour": colour, "bars": bars}}
        elif done == "remove":
            found[token] = beside(parts=goods(view["table"]["board"][place[0]], "−", say))
    return found


def goods(amounts: Table, before: str, say: Say) -> list[Data]:
    """Resources with their amounts."""
    return [
        {"icon": one, "tone": one, "text": f"{before}{n}", "label": resource_name(one, say)}
        for one in RESOURCES.tokens
        if (n := amounts.get(one))
    ]


def then(lacks: dict[str, int], complete: str, say: Say) -> Data:
    """What would be missing after one more resource."""
    left = sum(lacks.values()) - 1
    told = Phrase("board-then-missing", n=left) if left else Phrase(f"board-then-{complete}")
    return beside(say(told))


TOLD: Final[dict[str, Callable[[Table, Table, Table, Say], dict[str, Data]]]] = {
    "play": playing,
    "follow_up": following,
    "window": hiring,
    "move_to": going,
    "free_move_to": going,
    "ranged_target": aiming,
    "join_card": joining,
    "machine_order": acting_first,
    "place_resource": laying,
    "refill": refilling,
    "take_remove": making_way,
}
"""What is told, by what is asked."""


# ---------------------------------------------------------------------- the attack in the prompt


def attack(view: Table, raw: Table, say: Say) -> Data | None:
    """The attack that the viewer prepares: its dice so far, and what a miss would mean."""
    frame = view["agenda"][0] if view["agenda"] else {}
    kind = frame.get("do")
    if view["seat"] not in view["waiting"] or kind not in ("ranged_target", "join_card"):
        return None
    ranged = kind == "ranged_target" or bool(frame["ranged"])
    most = raw["die"]["count"]
    return {
        "ranged": ranged,
        "actions": ["ranged"] if ranged else ["melee", "melee_auto"],
        "name": say(Phrase("board-attack", ranged=int(ranged))),
        "dice": list(range(frame["dice"])),
        "free": list(range(most - frame["dice"])),
        "says": say(Phrase("board-attack-dice", n=frame["dice"])),
        "sure": frame.get("sure", 0),
        "target": frame.get("target", ""),
        "miss": miss(view, frame.get("target", ""), say),
    }


def miss(view: Table, target: str, say: Say) -> str:
    """What comes if a machine is not hit."""
    if target not in MACHINES:
        return ""
    board = view["table"]["board"]
    free = [str(n) for n in range(1, SPACES + 1) if board.get(str(n)) != "blocked"]
    return say(Phrase(f"board-miss-{target}", spaces=", ".join(free)))
