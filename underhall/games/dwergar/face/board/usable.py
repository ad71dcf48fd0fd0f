"""What a dwarf could do on a space, as far as anybody can see: for hints before placing one.

The rules decide; this only foretells, and a test compares it with them.
"""

from __future__ import annotations

from collections.abc import Mapping

from underhall.games.dwergar.box.names import LEVELS, SPECIALISTS
from underhall.games.dwergar.face.board.signs import MINES, Table, effects_of, with_heat

FOREMAN = "foreman"


def skills(table: Table, player: Table, pawn: str) -> list[str]:
    """DWE-4.38. The specialists that a dwarf of a player counts as."""
    if pawn != FOREMAN:
        return [pawn]
    clubs = effects_of(table, player["developed"], "specialist_mining")
    return [token for token in SPECIALISTS.tokens if token in [one["specialist"] for one in clubs]]


def live_bonuses(table: Table, player: Table, pawn: str, space: str) -> list[str]:
    """The bonuses of a space that a dwarf would have and could use now."""
    if space in MINES or space in table["closed"]:
        return []
    own = skills(table, player, pawn)
    told = table["printed"]["places"][space]["bonuses"]
    return [
        bonus
        for bonus, about in told.items()
        if about["specialist"] in own and helps(table, player, bonus)
    ]


def helps(table: Table, player: Table, bonus: str) -> bool:
    """Whether a bonus would do anything for a player by itself."""
    cool = player["heat"] < table["printed"]["most_heat"]
    if bonus == "light_one_and_heat":
        return cool or bool(player["unlit"])
    if bonus in ("light_all", "light_one_extra"):
        return bool(player["unlit"])
    if bonus in ("heat_two", "heat_one"):
        return bool(cool)
    if bonus == "develop_any":
        return any([can_forge(table, player, card) for card in player["realized"]])
    return bonus == "stone_to_carts"


def development(table: Table, player: Table, card: str, space: str = "") -> dict[str, int]:
    """DWE-4.77, 4.84, 4.85. What developing a project costs a player in the action at hand, or in
    one on a space."""
    told = table["printed"]["projects"][card]
    places, action = table["printed"]["places"], table["action"]
    where = space or action["space"]
    heat = told["development"].get("heat", 0)
    if told["effect"]["kind"] == "dev_discount_per_deck_card":
        numbers = told["effect"]["numbers"]
        heat -= numbers["heat"] * (player["deck_cards"][numbers["deck"]] - 1)
    if where == "forge":
        heat += sum(places["forge"]["bonuses"]["develop_any"]["numbers"].values())
    elif where == "architect_studio" and action is not None:
        about = places["architect_studio"]["bonuses"]["cheap_develop"]
        if about["specialist"] in action["skills"] or "cheap_develop" in action["silvered"]:
            heat -= sum(about["numbers"].values())
    return {**told["development"], "heat": max(0, heat)}


def can_forge(table: Table, player: Table, card: str) -> bool:
    """DWE-4.77. Whether a project could be developed in the Forge."""
    return covers(player, development(table, player, card, "forge"))


def covers(player: Table, price: Mapping[str, int]) -> bool:
    """Whether a player has all that a price asks for."""
    have = with_heat(player)
    return all(have[token] >= n for token, n in price.items())


def base_works(table: Table, player: Table, space: str) -> bool:
    """Whether the base part of a space would do anything for a player."""
    told = table["printed"]
    if space in MINES:
        return not player["carts"].get(LEVELS.token(MINES.index(space) + 1))
    if space == "laboratory":
        return any([player["goods"][token] for token in ("iron", "gold", "crystal")])
    if space == "bellows":
        return bool(player["unlit"])
    if space == "gearbox":
        return bool(player["at_hand"] >= table["raises"][0]["heat"])
    if space == "furnace_workshop":
        return bool(player["reserve"]) and covers(player, told["furnace_price"])
    if space == "forge":
        return any([can_smelt(player, step, heat) for step, heat in told["upgrades"].items()])
    return bool(player["payable"])


def can_smelt(player: Table, step: str, heat: int) -> bool:
    """DWE-4.75. Whether one step of smelting can be paid."""
    return covers(player, {step.partition("_to_")[0]: 1, "heat": heat})


def builds_in(table: Table, player: Table, pawn: str, space: str) -> bool:
    """DWE-4.93. Whether a foreman could build a furnace into a space."""
    free = pawn == FOREMAN and space not in table["sites"]
    price = table["printed"]["places"][space]["site_cost"]
    return free and bool(player["lit"] + player["unlit"]) and covers(player, price)


def calls_help(table: Table, seat: int, pawn: str, space: str) -> bool:
    """DWE-4.123, 4.141, 4.147. Whether a token or a card could be used there in any case."""
    player = table["players"][seat]
    converts = effects_of(table, player["developed"], "convert_heat")
    if any([one["heat"] <= player["at_hand"] for one in converts]):
        return True
    gnomes = effects_of(table, player["developed"], "respecialise")
    if skills(table, player, pawn) and any([one["heat"] <= player["at_hand"] for one in gnomes]):
        return len(skills(table, player, pawn)) < len(SPECIALISTS)
    if table["silverbeard"] != seat or space in MINES or space in table["closed"]:
        return False
    told = table["printed"]["places"][space]["bonuses"].values()
    return not {about["specialist"] for about in told} <= {*skills(table, player, pawn)}


def is_idle(table: Table, seat: int, pawn: str, space: str) -> bool:
    """Whether a dwarf on a space could do nothing at all there, but be there."""
    player = table["players"][seat]
    after = {**player, "heat": warmed(table, player, space)}
    after["at_hand"] = after["heat"] + player["lit"]
    warm = {**table, "players": [*table["players"]]}
    warm["players"][seat] = after
    return not (
        base_works(warm, after, space)
        or live_bonuses(warm, after, pawn, space)
        or builds_in(warm, after, pawn, space)
        or calls_help(warm, seat, pawn, space)
    )


def warmed(table: Table, player: Table, space: str) -> int:
    """DWE-4.139. The heat of a player after placing a dwarf on a space."""
    rules = [rule for rule in table["printed"]["event_rules"] if space in rule.get("spaces", [])]
    gained = sum([rule.get("heat", 0) for rule in rules])
    return int(min(table["printed"]["most_heat"], player["heat"] + gained))
