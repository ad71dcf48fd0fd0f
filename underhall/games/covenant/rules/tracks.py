"""Tracks and achievements (4.D, 4.25)."""

from __future__ import annotations

from typing import ClassVar

from underhall.core.agenda import Effect
from underhall.core.names import Names
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import ANY_TRACK, GP, PLUS_ONE, TRACK, Reward, atom
from underhall.games.covenant.box.names import (
    SONG_OF_DEEDS,
    TOAST_TO_DEEDS,
    TRACK_COUNT,
    TRACKS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import ManyChoice, offer
from underhall.games.covenant.rules.rewards import (
    Gain,
    no_clan,
    promise,
    reward_words,
    tradition_gives,
)
from underhall.games.covenant.table.state import Covenant

TOAST: Reward = (atom(PLUS_ONE),)
SONG: Reward = (atom(GP),)


def advance(s: Covenant, clan: int, track: int, n: int, why: int) -> None:
    """COV-4.25, 4.31 to 4.33. Make steps one at a time; each position is resolved in full."""
    t = s.tables
    at = clan * TRACK_COUNT + track
    rewards, passed = t.track_rewards[track], t.achievements[track]
    for left in range(n - 1, -1, -1):
        position = s.tracks[at]
        if position == t.last:
            s.report(events.STEPS_LOST, clan, track, left + 1, why)
            return
        position += 1
        s.tracks[at] = position
        s.report_why(events.STEPPED, clan, why, track, position)
        reward = promise(clan, rewards[position], reasons.TRACK)
        if passed[position] > passed[position - 1]:
            s.report(events.ACHIEVED, clan, track, passed[position])
            reward = (*reward, *sung(s, clan))
        if reward:
            if left:
                s.then(Advance(clan, track, left, why))
            s.then(*reward)
            return


def sung(s: Covenant, clan: int) -> tuple[Gain, ...]:
    """COV-4.68. What traditions 15 and 23 give for an achievement."""
    toast = tradition_gives(s, clan, TOAST_TO_DEEDS, TOAST)
    return toast + tradition_gives(s, clan, SONG_OF_DEEDS, SONG)


class Advance(Effect[Covenant]):
    """COV-4.25. The steps that are left after a position was resolved."""

    name = "advance"

    def __init__(self, clan: int, track: int, n: int, why: int) -> None:
        self.clan = clan
        self.track = track
        self.n = n
        self.why = why

    def misfit(self, s: Covenant) -> str:
        return no_clan(s, self.clan)

    def run(self, s: Covenant) -> None:
        advance(s, self.clan, self.track, self.n, self.why)


def gain_steps(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-4.25. Steps on a track, or on tracks of choice."""
    if kind != ANY_TRACK:
        advance(s, clan, kind, n, why)
    else:
        offer(s, AnyTrack(clan, n, why))


class AnyTrack(ManyChoice):
    """COV-4.25. Choose the track of one step; ``n`` are still to come."""

    name = "any_track"
    names: ClassVar[Names | None] = TRACKS
    op: ClassVar[int] = TRACK
    declines: ClassVar[str] = ""
    points_at: ClassVar[str] = "track"

    def allowed(self, s: Covenant) -> list[int]:
        last = s.tables.last
        return [track for track, at in enumerate(s.my_tracks(self.seat)) if at < last]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return (
            None
            if code in self.allowed(s)
            else Refusal("COV-4.32", "track-at-end", track=TRACKS.word(code))
        )

    def take(self, s: Covenant, code: int) -> None:
        if self.n > 1:
            s.then(Gain(self.seat, atom(TRACK, ANY_TRACK, self.n - 1), self.why))
        advance(s, self.seat, code, 1, self.why)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        position = min(s.my_tracks(self.seat)[code] + 1, s.tables.last)
        reward = reward_words(s.tables.track_rewards[code][position])
        track = TRACKS.word(code)
        if reward:
            return Phrase("do-step-to", track=track, position=position, reward=reward)
        return Phrase("do-step", track=track, position=position)


def elder_steps(s: Covenant, clan: int, kind: int, n: int, why: int) -> None:
    """COV-5.18. The Elders step as usual; for a track of choice they step on all three."""
    if kind != ANY_TRACK:
        advance(s, clan, kind, n, why)
        return
    s.then(*[Advance(clan, track, 1, why) for _ in range(n) for track in range(TRACK_COUNT)])
