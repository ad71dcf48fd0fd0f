"""The Placement phase (4-C): workers onto action spaces, one at a time, until all have passed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Decision, Effect
from underhall.core.names import Codec, Names
from underhall.core.phrase import Amount, Phrase, Refusal, SeatName
from underhall.games.belfort.box.names import (
    CARDS,
    CLASSES,
    DISTRICT_COUNT,
    DISTRICTS,
    GOLD,
    GOODS,
    GUILDS,
    LOCKED_SPACE,
    MOVED,
    WITH_SPACE,
    WORKERS,
)
from underhall.games.belfort.rules import events
from underhall.games.belfort.rules.building import reason_of
from underhall.games.belfort.rules.gathering import MineGroup
from underhall.games.belfort.table.state import NOBODY, PLACEMENT, Belfort

PASS: Final = 0
JOB: Final = 1
CAMP: Final = 2
GUILD_AT: Final = 3
"""The guild of district d is GUILD_AT + d."""
CARD_AT: Final = 8
"""The space of an own card of a kind is CARD_AT + kind."""
SPACES = Names(
    "space",
    ["pass", "job_centre", "kings_camp", *(f"guild_{d}" for d in DISTRICTS.tokens), *CARDS.tokens],
    words="",
)
_CANDIDATES = [PASS, JOB, CAMP, *range(GUILD_AT, CARD_AT), *(CARD_AT + k for k in WITH_SPACE)]


class BeginPlacement(Effect[Belfort]):
    """BEL-4.12. Everybody is in, the first crest begins."""

    name = "begin_placement"

    def run(self, s: Belfort) -> None:
        s.phase = PLACEMENT
        s.passed = 0
        s.then(NextToPlace(0))


class NextToPlace(Effect[Belfort]):
    """BEL-4.12, 4.15. The next player in turn order who has not passed; over when all have."""

    name = "next_to_place"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Belfort) -> None:
        for step in range(s.seats):
            at = (self.at + step) % s.seats
            seat = s.order[at]
            if s.passed >> seat & 1:
                continue
            if any(s.at_home(seat)):
                s.begin_turn(seat)
                s.then(Place(seat), NextToPlace(at + 1))
                return
            pass_turn(s, seat)

    def ends_turn(self, s: Belfort) -> bool:
        return True


def pass_turn(s: Belfort, seat: int) -> None:
    """BEL-4.23. The seat takes no further part in the phase."""
    s.passed |= 1 << seat
    s.say(events.PASSED, seat)


class Place(Decision[Belfort]):
    """BEL-4.12 to 4.21. Choose an action space for a worker, or pass."""

    name = "place"
    starts_action = True
    names: ClassVar[Names | None] = SPACES
    closing: ClassVar[Sequence[int]] = (PASS,)

    def candidates(self, s: Belfort) -> list[int]:
        return _CANDIDATES

    def unused(self, s: Belfort) -> Phrase | None:
        return Phrase("unused-workers", n=sum(s.at_home(self.seat)))

    def options(self, s: Belfort) -> list[int]:
        seat = self.seat
        t = s.tables
        gold = s.gold(seat)
        found = [PASS]
        if len(s.job_centre) < t.job_spaces_by_players[s.seats] and gold >= t.job_fee:
            found.append(JOB)
        if not in_camp(s, seat) and len(s.camp) < t.camp_spaces and gold >= t.camp_fee:
            found.append(CAMP)
        for district in range(DISTRICT_COUNT):
            if s.guild_worker[district] == NOBODY and district not in s.virtual:
                if gold >= t.guild_fee or s.guild_owner(district) == seat:
                    found.append(GUILD_AT + district)
        built = s.cards_built(seat)
        for kind in WITH_SPACE:
            if built[kind] and gold >= t.space_fee[kind]:
                if spaces_open(s, seat, kind) > sum(s.on_card(seat, kind)):
                    found.append(CARD_AT + kind)
        return found

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        if code == PASS:
            return None
        refusal = self._refuse_space(s, code)
        fee = fee_of(s, self.seat, code)
        missing = fee - s.gold(self.seat)
        if refusal is not None or missing <= 0:
            return refusal
        price, short = Amount(GOODS, GOLD, fee), Amount(GOODS, GOLD, missing)
        return Refusal("BEL-4.14", "fee-short", fee=price, missing=short)

    def _refuse_space(self, s: Belfort, code: int) -> Refusal | None:
        if code >= CARD_AT:
            return self._refuse_card(s, code - CARD_AT)
        if code >= GUILD_AT:
            return self._refuse_guild(s, code - GUILD_AT)
        if code == CAMP and in_camp(s, self.seat):
            return Refusal("BEL-4.17", "already-in-camp")
        if code == CAMP and len(s.camp) >= s.tables.camp_spaces:
            return Refusal("BEL-4.17", "camp-full")
        spaces = s.tables.job_spaces_by_players[s.seats]
        if code == JOB and len(s.job_centre) >= spaces:
            return Refusal("BEL-4.16", "job-centre-full", n=spaces)
        return None

    def _refuse_guild(self, s: Belfort, district: int) -> Refusal | None:
        worker = s.guild_worker[district]
        if worker != NOBODY:
            return Refusal("BEL-4.13", "space-taken", who=SeatName(worker // CLASSES))
        if district in s.virtual:
            return Refusal("BEL-5.5", "virtual-dwarf-there", n=s.virtual.index(district) + 3)
        return None

    def _refuse_card(self, s: Belfort, kind: int) -> Refusal | None:
        card = CARDS.word(kind)
        if s.has_built(self.seat, kind) == 0:
            return Refusal("BEL-4.21", "not-built", card=card)
        spaces = spaces_open(s, self.seat, kind)
        if spaces == 0:
            return Refusal("BEL-4.20", "needs-gnome", card=card)
        if sum(s.on_card(self.seat, kind)) >= spaces:
            return Refusal("BEL-4.13", "card-space-taken", card=card)
        return None

    def choose(self, s: Belfort, code: int) -> None:
        if code == PASS:
            pass_turn(s, self.seat)
            s.then(MineGroup(self.seat))
        else:
            s.then(PlaceWorker(self.seat, code))

    def prompt(self, s: Belfort) -> Phrase:
        return Phrase("ask-place", n=sum(s.at_home(self.seat)))

    def token(self, s: Belfort, code: int) -> str:
        if GUILD_AT <= code < CARD_AT:
            return "guild:" + GUILDS.token(s.guilds[code - GUILD_AT])
        if code >= CARD_AT:
            return "card:" + CARDS.token(code - CARD_AT)
        return SPACES.token(code)

    def label(self, s: Belfort, code: int) -> Phrase:
        if code == PASS:
            return Phrase("do-pass")
        if code == CAMP:
            return Phrase("do-place-camp", space=len(s.camp) + 1)
        n = fee_of(s, self.seat, code)
        fee = Amount(GOODS, GOLD, n)
        if code == JOB:
            return Phrase("do-place-job", fee=fee)
        if code < CARD_AT:
            guild = GUILDS.word(s.guilds[code - GUILD_AT])
            return Phrase("do-place-guild", guild=guild, fee=fee, n=n)
        return Phrase("do-place-card", card=CARDS.word(code - CARD_AT), fee=fee, n=n)

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [] if code == PASS else [f"space:{SPACES.token(code)}"]


def in_camp(s: Belfort, seat: int) -> bool:
    """BEL-4.17. Whether the seat has a worker in the King's Camp already."""
    return seat in [worker // CLASSES for worker in s.camp]


def fee_of(s: Belfort, seat: int, space: int) -> int:
    """BEL-4.14, 4.16 to 4.20. What a seat pays for a space; on an own guild nothing."""
    t = s.tables
    if space == JOB:
        return t.job_fee
    if space == CAMP:
        return t.camp_fee
    if space < CARD_AT:
        return 0 if s.guild_owner(space - GUILD_AT) == seat else t.guild_fee
    return t.space_fee[space - CARD_AT]


def spaces_open(s: Belfort, seat: int, kind: int) -> int:
    """BEL-4.20. Spaces of a seat's cards of one kind: with a lock, only staffed ones count."""
    if s.tables.space[kind] == LOCKED_SPACE:
        return s.staffed(seat, kind)
    return s.has_built(seat, kind)


class PlaceWorker(Decision[Belfort]):
    """BEL-4.12, 4.22. Choose which worker goes; then the fee is paid."""

    name = "place_worker"
    names: ClassVar[Names | None] = MOVED
    fields: ClassVar[dict[str, Codec]] = {"space": SPACES}

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def misfit(self, s: Belfort) -> str:
        if self.space == PASS:
            return "to pass sends no worker to a space"
        return reason_of(Place(self.seat).refusal(s, self.space))

    def options(self, s: Belfort) -> list[int]:
        return [sort for sort, count in enumerate(s.at_home(self.seat)) if count]

    def refusal(self, s: Belfort, code: int) -> Refusal | None:
        at_home = s.at_home(self.seat)[code]
        return None if at_home else Refusal("BEL-4.12", "not-at-home", worker=WORKERS.word(code))

    def targets(self, s: Belfort, code: int) -> list[str]:
        return [f"worker:{self.seat}:{MOVED.token(code)}"]

    def prompt(self, s: Belfort) -> Phrase:
        if self.space < GUILD_AT:
            return Phrase("ask-place_worker-job" if self.space == JOB else "ask-place_worker-camp")
        if self.space < CARD_AT:
            guild = GUILDS.word(s.guilds[self.space - GUILD_AT])
            return Phrase("ask-place_worker-guild", guild=guild)
        return Phrase("ask-place_worker-card", card=CARDS.word(self.space - CARD_AT))

    def choose(self, s: Belfort, code: int) -> None:
        seat = self.seat
        fee = fee_of(s, seat, self.space)
        s.take(seat, GOLD, -fee)
        if self.space >= CARD_AT:
            s.staff(seat, self.space - CARD_AT, code, 1)
            s.say(events.CARD_SPACE_TAKEN, seat, code, self.space - CARD_AT, fee)
            return
        worker = seat * CLASSES + code
        s.home[worker] -= 1
        if self.space == JOB:
            s.job_centre.append(worker)
            s.say(events.JOB_TAKEN, seat, code, fee)
        elif self.space == CAMP:
            s.camp.append(worker)
            s.say(events.CAMP_TAKEN, seat, code, len(s.camp))
        else:
            self._take_guild(s, worker, self.space - GUILD_AT, fee)

    def _take_guild(self, s: Belfort, worker: int, district: int, fee: int) -> None:
        """BEL-4.18, 4.19. The fee goes to the owner of the guild, if that is another player."""
        owner = s.guild_owner(district)
        s.guild_worker[district] = worker
        s.say(events.GUILD_TAKEN, self.seat, worker % CLASSES, s.guilds[district], fee)
        if fee and 0 <= owner < s.seats:
            s.take(owner, GOLD, fee)
            s.say(events.FEE_RECEIVED, owner, self.seat, fee)
