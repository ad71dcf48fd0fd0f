"""A table in memory: its log folded into chairs, proposals and chat, and the match it replays to.

Nothing here waits or writes. A deed (in ``moves``, ``undoing`` and ``people``) is what somebody
does at a table: it looks, carries out what belongs to the match and gives back drafts, which are
entries without a number. The house writes them to the store. Where writing fails, the table is
dropped and read again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from underhall.core.match import Match
from underhall.server.errors import Stale, TableFrozen, TableOver
from underhall.server.store.interface import FROZEN, OVER, RUNNING, Card
from underhall.server.tables import log
from underhall.server.tables.chairs import OPEN, PERSON, Chair, read_chair
from underhall.server.tables.folding import FOLDS
from underhall.server.tables.frost import Frost
from underhall.server.tables.log import Data, Draft, Entry, draft_of, noted, numbered
from underhall.server.tables.waiting import Pending, Proposal, pending, still_asked
from underhall.text.words import Words

if TYPE_CHECKING:
    from underhall.server.tables.packing import Packed

KEPT = 64
"""Of so many states to go back to one is kept; the others are made anew from it."""
CHAT_LINES = 60
"""So many lines of chat are shown."""

TABLE_BYTES, ENTRY_BYTES, PACKED_BYTES = 64_000, 4_000, 12_000
"""Measured over all games: 2 to 3 kB an entry in the match, and what the log holds of it."""


@dataclass(frozen=True)
class Change:
    """What the store has to know of a change: the new entries, and the card as it is now."""

    entries: list[Entry]
    card: Card


class Table:
    """One table as it stands after its newest entry."""

    def __init__(self, id: str, invite: str, opened: Entry) -> None:
        self.id = id
        self.invite = invite
        self.opened = opened.data
        self.entries: list[Entry] = [opened]
        self.chairs: list[Chair] = [read_chair(chair) for chair in opened.data["chairs"]]
        self.match: Match | None = None
        self.frozen: Frost | None = None
        """That the log no longer replays, and where, if it does not."""
        self.ended = False
        """Whether the people agreed to end before the game did."""
        self.keys: dict[str, int] = {}
        """How often there was a new key to a role."""
        self.proposals: dict[str, Proposal] = {}
        self.said: deque[Entry] = deque(maxlen=CHAT_LINES)
        """The newest lines of chat."""
        self.of_people = 0
        """How many entries are about people."""
        self.numbers: list[int] = []
        """The entry behind each move of the match."""
        self.logged = 0
        """How much of the match's own log has become entries."""
        self.fresh: list[int] = [1] * len(self.chairs)
        """For each seat the entry with which its present question came up."""
        self.time = opened.at
        """The turn time of the newest entry."""
        self.since: dict[int, int] = {}
        """For each seat that is waited for: since when, in turn time."""
        self.ahead = 0
        """What the wall clock is ahead of turn time."""
        self.held_up = ""
        """What the house has to wait for before this table can go on, if for anything."""
        self.turn = -1
        self._pending = Pending()
        """Who had to decide after the newest entry."""
        self.in_words: WeakKeyDictionary[Words, dict[int | None, dict[int, tuple[Data, ...]]]]
        """Lines of the log that have been put into words already: by the seat that is told them,
        or None where all are, and by their entry."""
        self.in_words = WeakKeyDictionary()
        self.lock = asyncio.Lock()
        self.packed: Packed | None = None
        """Its past, while nobody is here; then it must not be looked at (see ``packing``)."""
        self.unpacked: Packed | None = None
        """The same after it was unpacked: it need not be packed again if nothing happens."""
        self.gone = False
        """Whether this object has been dropped; the table itself lives on in the store."""

    # ------------------------------------------------------------------ how it stands

    @property
    def number(self) -> int:
        """The number of the newest entry."""
        return self.entries[-1].number

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes; most of them are the states to go back to."""
        if self.packed is not None:
            return PACKED_BYTES + self.packed.weight
        return TABLE_BYTES + ENTRY_BYTES * len(self.entries)

    @property
    def status(self) -> str:
        """Running, over or frozen."""
        if self.is_over:
            return OVER
        return FROZEN if self.frozen else RUNNING

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, by its rules or by agreement, or is a record anyway."""
        if self.ended or self.brought:
            return True
        return self.match is not None and self.match.state.result is not None

    @property
    def brought(self) -> bool:
        """Whether this is a record that somebody brought along: nothing is decided here."""
        return bool(self.opened.get("brought"))

    @property
    def names(self) -> list[str]:
        """What the seats are called; empty where nobody has said."""
        return [chair.name for chair in self.chairs]

    def running(self) -> Match:
        """The match, if anything can still be decided in it."""
        if self.is_over:
            raise TableOver("this game is over")
        if self.match is None:
            raise TableFrozen("its log no longer replays")
        return self.match

    def waiting(self) -> list[int]:
        """The seats that have something to decide now."""
        if self.match is None or self.is_over:
            return []
        seats: list[int] = self.match.state.waiting()
        return seats

    def is_bot(self, seat: int) -> bool:
        """Whether code decides in this chair now."""
        return bool(self.chairs[seat].bot)

    def minds(self, seat: int) -> bool:
        """Whether somebody wants to be asked before a decision of this seat is taken back; also
        somebody who is away, or for whom a bot decides meanwhile."""
        return self.chairs[seat].kind == PERSON

    def does_not_mind(self, seat: int) -> bool:
        """Whether nobody wants to be asked: the chair is a bot's for good, or nobody's yet."""
        return not self.minds(seat)

    def people(self, but: int = -1) -> list[int]:
        """The seats whose people have to agree to what touches all."""
        return [at for at in range(len(self.chairs)) if self.minds(at) and at != but]

    def bots_to_move(self) -> list[int]:
        """The bots that are waited for. While somebody who took a move back may want it again,
        bots that choose at the same time hold still."""
        waiting = self.waiting()
        match = self.match
        if match is not None and match.undone:
            seat = match.undone[-1].seat
            if seat in waiting and not self.is_bot(seat):
                return []
        return [seat for seat in waiting if self.is_bot(seat)]

    def check_fresh(self, seat: int, number: int) -> None:
        """Refuse what was decided on a page that no longer shows what is asked."""
        if not self.fresh[seat] <= number <= self.number:
            raise Stale(f"that was for entry {number}; the table is at {self.number}")

    def check_current(self, number: int) -> None:
        """Refuse what was meant for a game that has gone on since."""
        newest = next((e.number for e in reversed(self.entries) if e.kind in log.OF_THE_GAME), 1)
        if not newest <= number <= self.number:
            raise Stale(f"that was for entry {number}; the table is at {self.number}")

    @property
    def is_ahead(self) -> bool:
        """Whether the match has gone further than the log."""
        return self.match is not None and len(self.match.log) != self.logged

    # ------------------------------------------------------------------ after a deed

    def begin(self, match: Match) -> None:
        """Let ``match`` be played here, as far as it has come by the newest entry."""
        self.match = match
        self._pending = pending(match)

    def start_clocks(self, time: int) -> None:
        """The game begins at this turn time."""
        self.time = time
        self.since = dict.fromkeys(self.waiting(), time)

    def new_drafts(self) -> list[Draft]:
        """What the match has logged and the table has not."""
        match = self.match
        if match is None:
            return []
        drafts = [draft_of(entry) for entry in match.log[self.logged :]]
        if drafts and match.state.result is not None:
            drafts[-1] = noted(drafts[-1], "result", match.state.result.data())
        return drafts

    def commit(self, drafts: Iterable[Draft], at: int, time: int | None = None) -> Change:
        """Take in what a deed has drafted; it holds once the store has it. ``at`` is by the wall
        clock, ``time`` in turn time."""
        self.time = at if time is None else time
        added = numbered(drafts, self.number, at)
        self.fold(added)
        self._settle(added)
        return Change(added, self.card())

    def _settle(self, added: Sequence[Entry]) -> None:
        """Note which questions are new since the entries before, and when they came up."""
        changes = [entry for entry in added if entry.kind in log.OF_THE_GAME]
        if not changes or self.match is None:
            return
        before, now = self._pending, pending(self.match)
        kept = still_asked(before, now, changes)
        for seat in range(len(self.chairs)):
            if seat not in kept:
                self.fresh[seat] = changes[-1].number
        same_turn = self.match.state.turn == self.turn
        stay = before.waiting if same_turn else tuple(kept)
        time = self.time
        self.since = {
            seat: self.since.get(seat, time) if seat in stay else time for seat in now.waiting
        }
        self.turn = self.match.state.turn
        self._pending = now

    def fold(self, added: Iterable[Entry]) -> None:
        """Take in entries, one after the other."""
        for entry in added:
            self.entries.append(entry)
            self.of_people += entry.kind not in log.OF_THE_GAME
            FOLDS[entry.kind](self, entry)

    # ------------------------------------------------------------------ the clock

    def deadlines(self) -> dict[int, int]:
        """When the time of each person who is waited for runs out, in turn time."""
        clock = self.opened.get("clock")
        if not clock or self.match is None or self.is_over:
            return {}
        allowed = 1000 * clock["seconds"]
        return {
            seat: since + allowed
            for seat, since in self.since.items()
            if self.chairs[seat].kind == PERSON
            and not self.chairs[seat].bot
            and not self.chairs[seat].expired
        }

    @property
    def deadline(self) -> int | None:
        """When the first of these times runs out, if any does."""
        return min(self.deadlines().values(), default=None)

    # ------------------------------------------------------------------ the card

    def card(self) -> Card:
        """What the store keeps beside the log."""
        opened, newest = self.entries[0], self.entries[-1]
        waiting = self.waiting()
        state: dict[str, Any] = {
            "names": self.names,
            "people": [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON],
            "free": [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN],
            "waiting": waiting,
            "bots": self.bots_to_move(),
            "since": [self.since.get(seat, self.time) for seat in waiting],
            "fresh": self.fresh,
            "turn": self.turn,
            "time": self.time,
            "public": bool(self.opened.get("public")),
            "brought": self.brought,
            "amid": "position" in self.opened,
            "trial": "trial_of" in self.opened,
            "keys": self.keys,
        }
        outcome = self.match.result if self.match is not None else None
        if outcome is not None:
            state["result"] = outcome.data()
            state["options"] = self.opened["options"]
        return Card(
            id=self.id,
            game=self.opened["game"],
            invite=self.invite,
            opened=opened.at,
            changed=newest.at,
            number=newest.number,
            status=self.status,
            deadline=self.deadline,
            time=self.time,
            state=state,
        )

    def resume(self, state: Data) -> None:
        """Take over from a card what the log does not tell."""
        newest = max([e.number for e in self.entries if e.kind in log.OF_THE_GAME], default=1)
        told = state.get("fresh", [])
        self.fresh = told if len(told) == len(self.chairs) else [newest] * len(self.chairs)
        self.time = state.get("time", self.time)
        since = dict(zip(state.get("waiting", []), state.get("since", [])))
        self.since = {seat: since.get(seat, self.time) for seat in self.waiting()}
        self.turn = state.get("turn", -1)
