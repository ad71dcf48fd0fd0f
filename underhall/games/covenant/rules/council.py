"""Eras, rounds and the Council phase (4.A, 4.R)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from underhall.core.agenda import Effect, Frame
from underhall.core.names import Codec, Names, Number
from underhall.core.phrase import Phrase, Refusal
from underhall.games.covenant.box.atoms import GP, MOVE_ENEMY, Reward, atom
from underhall.games.covenant.box.boards import bits
from underhall.games.covenant.box.names import (
    COIN_SLOT_COUNT,
    COIN_SLOTS,
    COINS,
    COUNCIL_TRADITIONS,
    CROWDED_CELLS,
    ENEMIES,
    ENEMY_COUNT,
    FULL_CELLS,
    HEIRLOOM,
    KINGS_FAVOUR,
    MOST_SEATS,
    PATROL,
    PRIDE_OF_STONE,
    RELIC_KEEPERS,
    SETTLERS,
    SPACES,
    THRONE_TITHE,
    TRADITIONS,
)
from underhall.games.covenant.rules import events, reasons
from underhall.games.covenant.rules.choices import Choice, tiles_on
from underhall.games.covenant.rules.displays import Refill
from underhall.games.covenant.rules.elders import ElderTurn
from underhall.games.covenant.rules.goals import buildings_built, grand_pieces
from underhall.games.covenant.rules.phrases import tradition_words
from underhall.games.covenant.rules.projects import project_points
from underhall.games.covenant.rules.rewards import promise, reward_words
from underhall.games.covenant.rules.scoring import end_game
from underhall.games.covenant.rules.transport import gain_throne
from underhall.games.covenant.rules.turn import TakeTurn
from underhall.games.covenant.table.state import COUNCIL, NONE, TAVERN, TURNS, Covenant
from underhall.kit.effects import SeatEffect

ROUNDS: Final = 4
ERAS: Final = 3
SET_GP: Final = 2
"""COV-4.59. What tradition 6 gives for a goblin, an orc and a troll."""
PATROLLING: Reward = (atom(GP), atom(MOVE_ENEMY))


# ---------------------------------------------------------------------- rounds and eras


class BeginEra(Effect[Covenant]):
    """COV-4.1. An era begins with the first player."""

    name = "begin_era"

    def run(self, s: Covenant) -> None:
        s.phase = TURNS
        s.round = 1
        s.say(events.ERA_BEGAN, s.era)
        s.then(NextTurn(0))


class NextTurn(Effect[Covenant]):
    """COV-4.1 to 4.3. One turn a clan and round, four rounds, then the Council phase."""

    name = "next_turn"
    fields: ClassVar[dict[str, Codec]] = {"place": Number(0, MOST_SEATS)}

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Covenant) -> None:
        place = self.place
        if place >= s.clans:
            if s.round >= ROUNDS:
                s.then(BeginCouncil())
                return
            s.round += 1
            place = 0
        if place == 0:
            s.say(events.ROUND_BEGAN, s.era, s.round)
        s.then(NextTurn(place + 1))
        s.then(TakeTurn((s.first + place) % s.seats) if place < s.seats else ElderTurn())

    def ends_turn(self, s: Covenant) -> bool:
        return True


# ---------------------------------------------------------------------- the steps of a council


class BeginCouncil(Effect[Covenant]):
    """COV-4.143. Step 1: dwarves go home; then the other steps in their order."""

    name = "begin_council"

    def run(self, s: Covenant) -> None:
        s.phase = COUNCIL
        s.posts = [TAVERN] * len(s.posts)
        s.say(events.COUNCIL_BEGAN, s.era)
        frames: list[Frame[Covenant]] = []
        for seat in s.order():
            frames += [HearClan(seat), Refill()]
        frames += [CheckKeys(seat) for seat in s.order()]
        s.then(*frames, ScoreCouncil())


class HearClan(SeatEffect[Covenant]):
    """COV-4.144, 4.145. Step 2: the coins on the board now, then the council traditions."""

    name = "hear_clan"

    def run(self, s: Covenant) -> None:
        s.due = 0
        for slot, coin in enumerate(s.my_coins(self.seat)):
            s.due |= (coin != NONE) << slot
        s.heard = 0
        s.then(HearNext(self.seat))

    def ends_turn(self, s: Covenant) -> bool:
        return True


class HearNext(SeatEffect[Covenant]):
    """COV-4.144, 4.146. While something is left to be heard, ask for the next."""

    name = "hear_next"

    def run(self, s: Covenant) -> None:
        if to_be_heard(s, self.seat):
            s.then(CouncilNext(self.seat))
        else:
            s.heard = 0


def to_be_heard(s: Covenant, seat: int) -> list[int]:
    """COV-4.144. Coins not yet resolved; when none is left, traditions not yet resolved."""
    if s.due:
        return bits(s.due)
    mask = s.traditions[seat] & COUNCIL_TRADITIONS & ~s.heard
    return [COIN_SLOT_COUNT + tradition for tradition in bits(mask)] if mask else []


HEARD = Names("heard", [*COIN_SLOTS.tokens, *TRADITIONS.tokens], words="")


class CouncilNext(Choice):
    """COV-4.144. Choose the coin, and later the tradition, that is resolved next."""

    name = "council_next"
    names: ClassVar[Names | None] = HEARD
    starts_action = True

    def misfit(self, s: Covenant) -> str:
        coins = s.my_coins(self.seat)
        gone = [slot for slot in bits(s.due) if coins[slot] == NONE]
        return f"there is no coin on {COIN_SLOTS.token(gone[0])}" if gone else ""

    def things(self, s: Covenant) -> list[int]:
        coins = [slot for slot, coin in enumerate(s.my_coins(self.seat)) if coin != NONE]
        mask = s.traditions[self.seat] & COUNCIL_TRADITIONS
        return coins + [COIN_SLOT_COUNT + tradition for tradition in bits(mask)]

    def allowed(self, s: Covenant) -> list[int]:
        return to_be_heard(s, self.seat)

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        if code in self.allowed(s):
            return None
        if code < COIN_SLOT_COUNT:
            return Refusal("COV-4.145", "coin-not-due")
        return Refusal("COV-4.144", "coins-first" if s.due else "tradition-heard")

    def take(self, s: Covenant, code: int) -> None:
        seat = self.seat
        s.then(HearNext(seat))
        if code < COIN_SLOT_COUNT:
            s.due &= ~(1 << code)
            coin = s.my_coins(seat)[code]
            s.say(events.COIN_PAID_OUT, seat, coin)
            s.then(*promise(seat, s.tables.coin_reward[coin], reasons.COIN))
        else:
            tradition = code - COIN_SLOT_COUNT
            s.heard |= 1 << tradition
            s.say(events.TRADITION_HEARD, seat, tradition)
            hear_tradition(s, seat, tradition)

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        if code < COIN_SLOT_COUNT:
            coin = s.my_coins(self.seat)[code]
            reward = reward_words(s.tables.coin_reward[coin])
            return Phrase("do-hear-coin", coin=COINS.word(coin), n=code + 1, reward=reward)
        tradition = code - COIN_SLOT_COUNT
        text = tradition_words(s.tables, tradition)
        return Phrase("do-hear-tradition", tradition=TRADITIONS.word(tradition), text=text)

    def targets(self, s: Covenant, code: int) -> list[str]:
        if code < COIN_SLOT_COUNT:
            return [f"coin_slot:{self.seat}:{code + 1}"]
        return [f"own_tradition:{self.seat}:{TRADITIONS.token(code - COIN_SLOT_COUNT)}"]


def hear_tradition(s: Covenant, seat: int, tradition: int) -> None:
    """COV-4.65, 4.69, 4.70, 4.72, 4.74, 4.87. What a tradition does in the council."""
    why = reasons.TRADITION + tradition
    if tradition == THRONE_TITHE:
        gain_throne(s, seat, 0, s.tables.tithe, why)
    elif tradition == PRIDE_OF_STONE:
        s.add_gp(seat, grand_pieces(s, seat), why)
    elif tradition == KINGS_FAVOUR:
        if tiles_on(s.coins_shown):
            s.then(CoinCopy(seat))
    elif tradition == RELIC_KEEPERS:
        s.add_gp(seat, sum(s.my_relics(seat)) + s.has(seat, HEIRLOOM), why)
    elif tradition == SETTLERS:
        s.add_gp(seat, buildings_built(s, seat) // 2, why)
    else:
        assert tradition == PATROL
        s.then(*promise(seat, PATROLLING, why))


class CoinCopy(Choice):
    """COV-4.70. Tradition 17: the printed benefit of a coin on the display, which stays there."""

    name = "coin_copy"
    codes: ClassVar[Sequence[int]] = range(SPACES)
    declines: ClassVar[str] = "none"
    declined: ClassVar[str] = "none_f"
    display: ClassVar[str] = "coin"

    def things(self, s: Covenant) -> list[int]:
        return tiles_on(s.coins_shown)

    def take(self, s: Covenant, code: int) -> None:
        coin = s.coins_shown[code]
        s.say(events.COIN_COPIED, self.seat, coin)
        why = reasons.TRADITION + KINGS_FAVOUR
        s.then(*promise(self.seat, s.tables.coin_reward[coin], why))

    def thing_label(self, s: Covenant, code: int) -> Phrase:
        coin = s.coins_shown[code]
        reward = reward_words(s.tables.coin_reward[coin])
        return Phrase("do-copy-coin", n=code + 1, coin=COINS.word(coin), reward=reward)


# ---------------------------------------------------------------------- keys


def keys_needed(s: Covenant, seat: int) -> int:
    """COV-4.149, 4.150. Keys that the dungeon takes; with tradition 31 two goblins share one."""
    goblins, orcs, trolls = s.prisoners(seat)
    if s.has(seat, CROWDED_CELLS):
        goblins = (goblins + 1) // 2
    return goblins + orcs + trolls


class CheckKeys(SeatEffect[Covenant]):
    """COV-4.149. Step 3: who has more enemies than keys lets some go."""

    name = "check_keys"

    def run(self, s: Covenant) -> None:
        if keys_needed(s, self.seat) > s.keys(self.seat):
            s.then(ReleaseEnemy(self.seat))


class ReleaseEnemy(Choice):
    """COV-4.149, 4.150. Choose an enemy that goes back to the bag."""

    name = "release_enemy"
    names: ClassVar[Names | None] = ENEMIES
    points_at: ClassVar[str] = "dungeon:{}"

    def misfit(self, s: Covenant) -> str:
        short = keys_needed(s, self.seat) > s.keys(self.seat)
        return "" if short else "there are keys for all enemies (COV-4.149)"

    def allowed(self, s: Covenant) -> list[int]:
        return [kind for kind, n in enumerate(s.prisoners(self.seat)) if n]

    def refuse(self, s: Covenant, code: int) -> Refusal | None:
        return (
            None
            if code in self.allowed(s)
            else Refusal("COV-4.149", "no-such-prisoner", enemy=ENEMIES.word(code))
        )

    def take(self, s: Covenant, code: int) -> None:
        s.dungeon[self.seat * ENEMY_COUNT + code] -= 1
        s.bag[code] += 1
        s.say(events.ENEMY_RELEASED, self.seat, code)
        s.then(CheckKeys(self.seat))

    def prompt(self, s: Covenant) -> Phrase:
        keys, need = s.keys(self.seat), keys_needed(s, self.seat)
        return Phrase("ask-release_enemy", keys=keys, need=need)


# ---------------------------------------------------------------------- scoring


def prison_points(prisoners: list[int], per: list[int], gp: list[int]) -> int:
    """COV-4.151, 5.28. GP for full groups of each kind of enemy."""
    return sum([n // each * worth for n, each, worth in zip(prisoners, per, gp)])


class ScoreCouncil(Effect[Covenant]):
    """COV-4.151 to 4.153, 4.4, 5.28. Steps 4 and 5, then the next era or the end."""

    name = "score_council"

    def run(self, s: Covenant) -> None:
        t = s.tables
        for seat in s.order():
            prisoners = s.prisoners(seat)
            worth = prison_points(prisoners, t.council_per, t.council_gp)
            s.add_gp(seat, worth, reasons.PRISONERS)
            if s.has(seat, FULL_CELLS):
                s.add_gp(seat, SET_GP * min(prisoners), reasons.TRADITION + FULL_CELLS)
        for seat in s.order():
            score_projects(s, seat)
        if s.clans > s.seats:
            score_elders_council(s, s.seats)
        if s.era == ERAS:
            end_game(s)
        else:
            s.era += 1
            s.then(BeginEra())


def score_projects(s: Covenant, seat: int) -> None:
    """COV-4.152. In council k the first k projects are scored."""
    for project in s.projects[: s.era]:
        worth = project_points(s, seat, project)
        s.say(events.PROJECT_SCORED, seat, project, worth)
        s.add_gp(seat, worth, reasons.PROJECT)


def score_elders_council(s: Covenant, clan: int) -> None:
    """COV-5.28. The Elders score their dungeon and their buildings."""
    t = s.tables
    worth = prison_points(s.prisoners(clan), t.elder_per, t.elder_gp)
    s.add_gp(clan, worth, reasons.PRISONERS)
    each = t.elder_building_gp[s.era - 1]
    s.add_gp(clan, each * buildings_built(s, clan), reasons.ELDER_BUILDINGS)
