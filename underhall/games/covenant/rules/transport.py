"""Transport (4.N) and the throne (4.O)."""

from __future__ import annotations

from typing import ClassVar, Final

from underhall.core.agenda import Effect
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Amount, Phrase, Refusal
from underhall.games.covenant.box.atoms import (
    MOST,
    PLUS_ONE,
    SITE,
    THRONE,
    TRACK,
    Reward,
    atom,
)
from underhall.games.covenant.box.boards import (
    MOST_REWARD_SLOTS,
    SITE_COUNT,
    SITE_IS_GATE,
    SITES,
)
from underhall.games.covenant.box.names import (
    BUILDINGS,
    COURT,
    EMERALD,
    GATE,
    HONEST_FREIGHT,
    MASTER_BUILDERS,
    PILLAR,
    RESOURCE_COUNT,
    RESOURCES,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import DECLINE, Choice, RewardChoice, offer
from underhall.games.covenant.rules.reasons import REASONS
from underhall.games.covenant.rules.resources import return_resource
from underhall.games.covenant.rules.rewards import (
    lost,
    no_clan,
    promise,
    reward_words,
    tradition_gives,
)
from underhall.games.covenant.table.state import NOBODY, Covenant

SOME_STRENGTH = Number(1, MOST)
HONEST_GP: Final = 2
"""COV-4.58. What iron and emerald are worth with tradition 5."""
SITE_ONLY: Final = 0
THRONE_TOO: Final = 1
REACH = Names("reach", ["site", "throne_too"], words="")
"""COV-4.119, 4.131. Whether strength left over may go to the throne."""
MASTERS: Reward = (atom(PLUS_ONE), atom(TRACK, COURT))
SLOT_NUMBERS = Names("site_slot", ["1", "2", "3", "4"], words="")


def delivery_gp(s: Covenant, clan: int, kind: int) -> int:
    """COV-4.118, 4.58. What a delivered resource is worth."""
    gp = s.tables.deliver_gp[kind]
    if kind <= EMERALD and s.has(clan, HONEST_FREIGHT):
        return max(gp, HONEST_GP)
    return gp


def deliver_label(s: Covenant, seat: int, kind: int) -> Phrase:
    """A resource to deliver, and what it is worth."""
    return Phrase("do-deliver", resource=RESOURCES.word(kind), n=delivery_gp(s, seat, kind))


# ---------------------------------------------------------------------- sites


def is_finished(s: Covenant, clan: int, site: int) -> bool:
    """COV-4.121. Whether the clan has reached its limit at a site."""
    return s.delivered(clan, site) >= s.board.limit[site]


def loads(s: Covenant, seat: int) -> list[int]:
    """COV-4.122. What a clan can put on carts, by kind; nothing without a cart."""
    return s.my_resources(seat) if s.carts[seat] else []


def fitting_site(s: Covenant, held: list[int], site: int) -> list[int]:
    """COV-4.118. The kinds held for which a site has a free space."""
    at, free = site * RESOURCE_COUNT, s.site_free
    return [kind for kind, n in enumerate(held) if n and free[at + kind]]


def transport(s: Covenant, seat: int, strength: int) -> bool:
    """COV-4.117. Begin to transport; False where nothing can be delivered."""
    choice = SitePick(seat, strength, THRONE_TOO, reasons.TRANSPORT)
    if strength == 0 or not choice.allowed(s):
        return False
    s.then(choice)
    return True


def gain_site(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.131. Up to n deliveries to one site and none to the throne."""
    offer(s, SitePick(clan, n, SITE_ONLY, why))


class SitePick(RewardChoice):
    """COV-4.117. Choose the site to deliver to."""

    name = "site_pick"
    declined: ClassVar[str] = "nowhere"
    names: ClassVar[Names | None] = SITES
    op: ClassVar[int] = SITE
    points_at: ClassVar[str] = "site"
    fields: ClassVar[dict[str, Codec]] = {"strength": SOME_STRENGTH, "reach": REACH}

    def __init__(self, seat: int, strength: int, reach: int, why: int) -> None:
        super().__init__(seat, why)
        self.strength = strength
        self.reach = reach

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if is_finished(s, self.seat, code):
            return Refusal("COV-4.121", "site-finished", site=SITES.word(code))
        if s.carts[self.seat] == 0:
            return Refusal("COV-4.122", "no-cart-left")
        return Refusal("COV-4.117", "nothing-fits", site=SITES.word(code))

    def allowed(self, s: Covenant) -> list[int]:
        held = loads(s, self.seat)
        sites = [site for site in range(SITE_COUNT) if fitting_site(s, held, site)]
        return [site for site in sites if not is_finished(s, self.seat, site)]

    def take(self, s: Covenant, code: int) -> None:
        s.then(SiteResource(self.seat, code, self.strength, self.reach))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        spaces = [Amount(RESOURCES, kind, n) for kind, n in enumerate(s.site_spaces(code)) if n]
        have, limit = s.delivered(self.seat, code), s.board.limit[code]
        return Phrase("do-site", site=SITES.word(code), have=have, limit=limit, free=spaces)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-site_pick", strength=self.strength, why=REASONS.word(self.why))


class SiteResource(Choice):
    """COV-4.118, 4.119. Deliver one more resource to the chosen site, or stop."""

    name = "site_resource"
    names: ClassVar[Names | None] = RESOURCES
    declines: ClassVar[str] = "stop"
    fields: ClassVar[dict[str, Codec]] = {"strength": SOME_STRENGTH, "reach": REACH}

    def __init__(self, seat: int, site: int, strength: int, reach: int) -> None:
        super().__init__(seat)
        self.site = site
        self.strength = strength
        self.reach = reach

    def misfit(self, s: Covenant) -> str:
        done = is_finished(s, self.seat, self.site)
        return "the site is finished (COV-4.121)" if done else ""

    def allowed(self, s: Covenant) -> list[int]:
        return fitting_site(s, loads(s, self.seat), self.site)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if s.my_resources(self.seat)[code] == 0:
            return Refusal("COV-4.118", "resource-not-held", resource=RESOURCES.word(code))
        if s.site_spaces(self.site)[code] == 0:
            return Refusal("COV-4.118", "no-free-space", resource=RESOURCES.word(code))
        return Refusal("COV-4.122", "no-cart-left")

    def take(self, s: Covenant, code: int) -> None:
        return_resource(s, self.seat, code)
        deliver(s, self.seat, self.site, code)
        left = self.strength - 1
        if is_finished(s, self.seat, self.site):
            s.then(FinishSite(self.seat, self.site))
            if left and self.reach == THRONE_TOO:
                ask_throne(s, self.seat, left)
        elif left and self.allowed(s):
            s.then(SiteResource(self.seat, self.site, left, self.reach))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        return deliver_label(s, self.seat, code)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-site_resource", site=SITES.word(self.site), strength=self.strength)

    def targets(self, s: Covenant, code: int) -> list[str]:
        place = f"site:{SITES.token(self.site)}"
        return [] if code == DECLINE else [f"{place}:{RESOURCES.token(code)}"]


def deliver(s: Covenant, clan: int, site: int, kind: int) -> None:
    """COV-4.118, 4.122, 4.123. A cart goes on a free space of a site, for glory."""
    put_carts(s, clan, site, kind, 1)
    s.report(events.DELIVERED, clan, kind, site)
    s.add_gp(clan, delivery_gp(s, clan, kind), reasons.DELIVERY)


def carts_at(s: Covenant, clan: int, site: int) -> list[int]:
    """Carts of a clan at a site by kind."""
    at = (clan * SITE_COUNT + site) * RESOURCE_COUNT
    return s.site_carts[at : at + RESOURCE_COUNT]


def put_carts(s: Covenant, clan: int, site: int, kind: int, n: int) -> None:
    """Carts of a clan go on spaces of a site."""
    s.carts[clan] -= n
    s.site_free[site * RESOURCE_COUNT + kind] -= n
    s.site_carts[(clan * SITE_COUNT + site) * RESOURCE_COUNT + kind] += n


class FinishSite(Effect[Covenant]):
    """COV-4.120. Take the own piece, then a reward slot, then tradition 18."""

    name = "finish_site"

    def __init__(self, clan: int, site: int) -> None:
        self.clan = clan
        self.site = site

    def misfit(self, s: Covenant) -> str:
        if no_clan(s, self.clan):
            return no_clan(s, self.clan)
        slots = site_slots(s, self.site)
        if not is_finished(s, self.clan, self.site) or self.clan in slots:
            return f"{SITES.token(self.site)} cannot be finished now (COV-4.120)"
        return "" if NOBODY in slots else "no reward slot is free"

    def run(self, s: Covenant) -> None:
        building = site_building(self.site)
        s.add_to_forge(self.clan, building, 1)
        s.report(events.SITE_FINISHED, self.clan, self.site, building)
        s.then(*tradition_gives(s, self.clan, MASTER_BUILDERS, MASTERS))
        if s.is_elders(self.clan):
            mark_slot(s, self.clan, self.site, site_slots(s, self.site).index(NOBODY))
        else:
            s.then(SiteSlot(self.clan, self.site))


def site_building(site: int) -> int:
    """COV-4.116. The kind of building that a site is for."""
    return GATE if SITE_IS_GATE[site] else PILLAR


def site_slots(s: Covenant, site: int) -> list[int]:
    """Who stands on the reward slots of a site."""
    at = site * MOST_REWARD_SLOTS
    return s.site_slots[at : at + len(s.board.slots[site])]


def mark_slot(s: Covenant, clan: int, site: int, slot: int) -> None:
    """COV-4.120, 5.11. Put a marker on a reward slot and gain what it shows."""
    s.site_slots[site * MOST_REWARD_SLOTS + slot] = clan
    s.then(*promise(clan, s.board.slots[site][slot], reasons.SITE))


class SiteSlot(Choice):
    """COV-4.120. Choose a free reward slot of a finished site."""

    name = "site_slot"
    aside: ClassVar[bool] = True
    names: ClassVar[Names | None] = SLOT_NUMBERS

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site = site

    def misfit(self, s: Covenant) -> str:
        done = is_finished(s, self.seat, self.site)
        fresh = self.seat not in site_slots(s, self.site)
        return "" if done and fresh else "the site is not just finished (COV-4.120)"

    def things(self, s: Covenant) -> list[int]:
        return list(range(len(s.board.slots[self.site])))

    def allowed(self, s: Covenant) -> list[int]:
        return [slot for slot, clan in enumerate(site_slots(s, self.site)) if clan == NOBODY]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return None if code in self.allowed(s) else Refusal("COV-4.120", "reward-slot-taken")

    def take(self, s: Covenant, code: int) -> None:
        mark_slot(s, self.seat, self.site, code)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        reward = reward_words(s.board.slots[self.site][code])
        return Phrase("do-site-slot", n=code + 1, reward=reward)

    def prompt(self, s: Covenant) -> Phrase:
        building = BUILDINGS.word(site_building(self.site))
        return Phrase("ask-site_slot", site=SITES.word(self.site), building=building)

    def targets(self, s: Covenant, code: int) -> list[str]:
        return [f"site_slot:{SITES.token(self.site)}:{code + 1}"]


# ---------------------------------------------------------------------- the throne


def ask_throne(s: Covenant, seat: int, n: int) -> bool:
    """COV-4.125. Up to n deliveries to the throne; False where none is possible."""
    choice = ThroneResource(seat, n)
    if not choice.allowed(s):
        return False
    s.then(choice)
    return True


def gain_throne(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.125. Deliveries to the throne alone."""
    if not ask_throne(s, clan, n):
        lost(s, clan, THRONE, why)


class ThroneResource(Choice):
    """COV-4.124, 4.130. Deliver one more resource to the throne, or stop."""

    name = "throne_resource"
    names: ClassVar[Names | None] = RESOURCES
    declines: ClassVar[str] = "stop"
    points_at: ClassVar[str] = "throne"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n = n

    def allowed(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(loads(s, self.seat)) if n and s.throne_free[kind]]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if s.my_resources(self.seat)[code] == 0:
            return Refusal("COV-4.124", "resource-not-held", resource=RESOURCES.word(code))
        if s.throne_free[code] == 0:
            return Refusal("COV-4.127", "no-free-space", resource=RESOURCES.word(code))
        return Refusal("COV-4.122", "no-cart-left")

    def take(self, s: Covenant, code: int) -> None:
        return_resource(s, self.seat, code)
        deliver_to_throne(s, self.seat, code)
        if self.n > 1:
            ask_throne(s, self.seat, self.n - 1)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        return deliver_label(s, self.seat, code)

    def prompt(self, s: Covenant) -> Phrase:
        return Phrase("ask-throne_resource", n=self.n)


def deliver_to_throne(s: Covenant, clan: int, kind: int) -> None:
    """COV-4.124. A cart goes on a free throne space, for glory."""
    put_on_throne(s, clan, kind, 1)
    s.report(events.THRONE_DELIVERED, clan, kind)
    s.add_gp(clan, delivery_gp(s, clan, kind), reasons.THRONE_DELIVERY)


def throne_of(s: Covenant, clan: int) -> list[int]:
    """Carts of a clan on the throne by kind."""
    return s.throne_carts[clan * RESOURCE_COUNT : (clan + 1) * RESOURCE_COUNT]


def put_on_throne(s: Covenant, clan: int, kind: int, n: int) -> None:
    """Carts of a clan go on spaces of the throne."""
    s.carts[clan] -= n
    s.throne_free[kind] -= n
    s.throne_carts[clan * RESOURCE_COUNT + kind] += n
