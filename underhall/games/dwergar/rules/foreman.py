"""The foreman and built-in furnaces (4L)."""

from __future__ import annotations

from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal, SeatName
from underhall.games.dwergar.box.effects import FURNACE_INCOME
from underhall.games.dwergar.box.names import FIRST_GUILD, FOREMAN, SPACES
from underhall.games.dwergar.rules import events
from underhall.games.dwergar.rules.heat import gain_heat, refuse_goods
from underhall.games.dwergar.rules.parts import BUILD_IN, Part
from underhall.games.dwergar.table.state import (
    FURNACE_DONE,
    FURNACE_POINTS,
    NOBODY,
    Dwergar,
)

LIT = 0
UNLIT = 1
FURNACES = Names("furnace", ["lit", "unlit"], words="")


def site_points(s: Dwergar, space: int) -> int:
    """DWE-4.93, 4.100. Points for a furnace built into a space."""
    special = s.tables.guild_site_points[s.event]
    return special if special >= 0 and space >= FIRST_GUILD else s.tables.site_points


class BuildIn(Part):
    """DWE-4.93 to 4.97. A foreman builds a furnace of the player board into the space."""

    def refusal(self, s: Dwergar, seat: int, n: int) -> Refusal | None:
        if s.pawn != FOREMAN:
            return Refusal("DWE-4.93", "foreman-needed")
        owner = s.sites[s.space]
        if owner != NOBODY:
            return Refusal("DWE-4.97", "site-taken", who=SeatName(owner))
        if n == LIT and s.lit[seat] == 0:
            return Refusal("DWE-4.93", "no-lit-furnace")
        if n == UNLIT and s.unlit[seat] == 0:
            return Refusal("DWE-4.93", "no-unlit-furnace")
        return refuse_goods(s, seat, s.tables.site_cost[s.space], "DWE-4.94")

    def offer(self, s: Dwergar, seat: int, found: list[int]) -> None:
        if s.pawn != FOREMAN or s.sites[s.space] != NOBODY:
            return
        if s.has(seat, s.tables.site_cost[s.space]):
            if s.lit[seat]:
                found.append(BUILD_IN + LIT)
            if s.unlit[seat]:
                found.append(BUILD_IN + UNLIT)

    def use(self, s: Dwergar, seat: int, n: int) -> None:
        cost, points = s.tables.site_cost[s.space], site_points(s, s.space)
        s.done |= FURNACE_DONE
        s.spend(seat, cost)
        if n == LIT:
            s.lit[seat] -= 1
        else:
            s.unlit[seat] -= 1
        s.sites[s.space] = seat
        s.add_points(seat, FURNACE_POINTS, points)
        if s.telling:
            s.say(events.FURNACE_BUILT_IN, seat, s.space, events.amounts_of(cost), points)

    def label(self, s: Dwergar, seat: int, n: int) -> Phrase:
        cost, points = events.amounts_of(s.tables.site_cost[s.space]), site_points(s, s.space)
        return Phrase("do-build-in-" + FURNACES.token(n), cost=cost, n=points)

    def targets(self, s: Dwergar, n: int) -> list[str]:
        return ["site:" + SPACES.token(s.space), "furnace:" + FURNACES.token(n)]


def warm_owner(s: Dwergar, visitor: int, space: int) -> None:
    """DWE-4.99, 4.143. Another player's placement raises the heat of the furnace's owner."""
    owner = s.sites[space]
    if owner in (NOBODY, visitor):
        return
    t = s.tables
    boilers = s.effect_cards(owner, FURNACE_INCOME)
    heat = t.site_heat if space >= FIRST_GUILD else 0
    heat += sum([t.effects[card].heat for card in boilers])
    kind = events.SITE_HEAT.under("DWE-4.143") if boilers else events.SITE_HEAT
    gain_heat(s, owner, heat, kind, visitor, space)
