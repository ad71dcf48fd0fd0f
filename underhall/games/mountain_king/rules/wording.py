"""What things do, to be put into words with the numbers of the data."""

from __future__ import annotations

from collections.abc import Mapping

from underhall.core.phrase import Amount, Does
from underhall.games.mountain_king.box.components import Amounts, Tables, named_amounts
from underhall.games.mountain_king.box.names import (
    GENEROUS_MARKET,
    GILDED_WALLS,
    HALLS,
    MINERALS,
    PHANTOM_WORKSHOP,
    RESOURCES,
    SHAPES,
    SPELLS,
    STARTER_COUNT,
    SYMBOLS,
    TROLLS,
    UNBURDENING,
    WALKING_STATUES,
    WORKSHOPS,
    ZONES,
)


def spell_numbers(t: Tables, spell: int) -> dict[str, object]:
    """What is printed on a spell."""
    if t.spell_gains[spell]:
        return {"gains": [named_tokens(gain) for gain in t.spell_gains[spell]]}
    if spell == GENEROUS_MARKET:
        return {"n": t.market_trades, "rate": t.market_rate, "usual": t.trade_rate}
    numbers = {
        WALKING_STATUES: t.walks,
        GILDED_WALLS: t.gilding,
        PHANTOM_WORKSHOP: t.phantom_uses,
        UNBURDENING: t.unburdened,
    }
    return {"n": numbers[spell]} if spell in numbers else {}


def spell_does(token: str, told: Mapping[str, object]) -> Does:
    """MTK-4.101 to 4.117. What a spell does; ``told`` is printed on it."""
    gains = told.get("gains")
    if not isinstance(gains, list):
        return Does("spell", token, **told)
    first, second, third = [amounts(gain) for gain in gains]
    return Does("spell", token, first=first, second=second, third=third)


def spell_effect(t: Tables, spell: int) -> Does:
    """What a spell does at this table."""
    return spell_does(SPELLS.token(spell), spell_numbers(t, spell))


def troll_does(t: Tables, troll: int) -> Does:
    """MTK-3.20, 4.54. What a troll fetches; a starter also brings something at the start."""
    makes = [Amount(SYMBOLS, symbol, t.produces[troll][symbol]) for symbol in t.symbols[troll]]
    start = resources(t.starting[troll]) if troll < STARTER_COUNT else []
    return Does("troll", TROLLS.token(troll), makes=makes, level=t.level[troll], start=start)


def hall_does(t: Tables, hall: int) -> Does:
    """MTK-4.81, 4.135. How large a great hall is and what it scores."""
    size = len(t.hall_turned[hall][0].offsets)
    low, high = t.hall_empty[hall], t.hall_full[hall]
    return Does("hall", HALLS.token(hall), size=size, low=low, high=high)


def workshop_does(t: Tables, workshop: int) -> Does:
    """MTK-4.28. The two recipes of a workshop."""
    one, other = t.recipes[workshop]
    return Does(
        "workshop",
        WORKSHOPS.token(workshop),
        spend=resources(one.spend),
        gain=resources(one.gain),
        spend2=resources(other.spend),
        gain2=resources(other.gain),
    )


def tunnel_does(t: Tables, shape: int) -> Does:
    """MTK-4.66, 4.70. The size of a tunnel, whether it has an anchor, and what it scores."""
    size = t.size[shape]
    anchor = 0 if t.turned[shape][0].mark < 0 else 1
    honor = {token: t.dig_honor[code][size] for code, token in enumerate(MINERALS.tokens)}
    return Does("tunnel", SHAPES.token(shape), size=size, anchor=anchor, **honor)


def zone_does(t: Tables, zone: int) -> Does:
    """MTK-4.136. What a statue is worth in a zone."""
    low, high = t.statue_base[zone], t.statue_doubled[zone]
    return Does("zone", ZONES.token(zone), low=low, high=high)


def resources(found: Amounts) -> list[Amount]:
    """Amounts of resources, without the zeros."""
    return [Amount(RESOURCES, resource, n) for resource, n in named_amounts(found)]


def amounts(found: Mapping[str, int]) -> list[Amount]:
    """Amounts of resources by their tokens."""
    return [Amount(RESOURCES, RESOURCES.code(token), n) for token, n in found.items()]


def named_tokens(found: Amounts) -> dict[str, int]:
    """Amounts by the tokens of resources, without the zeros."""
    return {RESOURCES.token(resource): n for resource, n in named_amounts(found)}
