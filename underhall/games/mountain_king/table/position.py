"""What is odd about reading a position: what is settled when it leaves things out, and what cannot
be.

Left out, a value is as in the canonical setup: the first cards and workshops of the data, statues
from the first spot on as Fire, Ice, Moon, point tokens from the highest down, gates in seat order,
the first four starters in every moot with their starting resources. Decks and the bag are always
what is left. ``step`` and ``seat`` say where a turn stands, at the beginning of a step; a position
that needs more than that brings its agenda.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.mountain_king.box.components import Tables, named_amounts
from underhall.games.mountain_king.box.names import (
    BOOK,
    CLAN_COUNT,
    CLANS,
    MOOT_SIZE,
    PLACES,
    POINTS,
    RESOURCES,
    SLOTS,
    SPELLS,
    STARTER_COUNT,
    STARTERS,
    SYMBOLS,
    TRACK,
    TROLLS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules.draft import LAID, bonus_cards, draft
from underhall.games.mountain_king.rules.horde import DECK_ORDER
from underhall.games.mountain_king.rules.network import network_owner
from underhall.games.mountain_king.rules.payment import take_goods
from underhall.games.mountain_king.rules.scoring import end_game
from underhall.games.mountain_king.rules.turn import Step, Turn
from underhall.games.mountain_king.table.layout import ALL_STARTERS, LAYOUT, OWNERS, is_draft
from underhall.games.mountain_king.table.mountain import read_mountain
from underhall.games.mountain_king.table.setup import gates, lay_out, workshop_pool
from underhall.games.mountain_king.table.state import (
    FINAL,
    NOBODY,
    NOTHING,
    SETUP,
    STEP_1,
    STEP_2,
    STEPS,
    MountainKing,
)
from underhall.kit.polyomino import bits
from underhall.kit.reading import read_counts, read_list, read_whole
from underhall.kit.shapes import Listed

Data = Mapping[str, Any]


def read(
    tables: Tables, seats: int, options: Mapping[str, str], data: Data, chance: Chance
) -> MountainKing:
    """The table behind ``data``."""
    s = lay_out(tables, seats, options, chance)
    s.step, s.round = STEP_1, 0 if data.get("step") == STEPS[SETUP] else 1
    LAYOUT.read(s, data)
    check_teams(s, data)
    for seat, player in enumerate(read_list(data, "players", seats)):
        read_moot(s, seat, player.get("moot", {}))
        check_starters(s, seat, player)
    if not is_draft(s):
        fill_storage(s, data)
    read_under(s, data)
    read_horde(s, data.get("horde", {}))
    read_book(s, data.get("book", []))
    read_workshops(s, data, workshop_pool(options))
    read_mountain(s, data)
    fill_track(s)
    check_takers(s, data)
    fill_bag(s, data)
    read_crowned(s, data)
    s.agenda = canonical_agenda(s, data)
    return s


def check_teams(s: MountainKing, data: Data) -> None:
    """MTK-5.10, 5.11. What goes with teams only, and what does not."""
    if s.teams and s.start not in (0, 2):
        raise BadData("position start: with teams the start player is seat 0 or 2 (MTK-5.10)")
    if "teams" in data and not s.teams:
        raise BadData("position teams: this is no game of teams (MTK-5.11)")
    for seat, player in enumerate(read_list(data, "players", s.seats)):
        if s.teams and {"storage", "pedestals", "honor"} & player.keys():
            raise BadData(f"player {seat}: with teams these belong to the teams (MTK-5.11)")


def taken(left: int, card: int, names: Names, complaint: str) -> int:
    """The cards nobody has seen without one that a position names."""
    if not left >> card & 1:
        raise BadData(f"position {complaint.format(names.token(card))}")
    return left ^ 1 << card


def take_troll(s: MountainKing, card: int, where: str) -> None:
    """Take a troll that a position names out of the unseen ones."""
    complaint = where + ": {} is no card of a deck, or is named twice"
    s.unseen = taken(s.unseen, card, TROLLS, complaint)


def entry_of(told: object, keys: tuple[str, ...], where: str) -> Data:
    """What is told of one card: its name, or named values, the first of them its name."""
    entry = {keys[0]: told} if isinstance(told, str) else told
    check_keys(entry, keys, where)
    assert isinstance(entry, Mapping)
    return entry


# ---------------------------------------------------------------------- players


def read_moot(s: MountainKing, seat: int, moot: Any) -> None:
    """Trolls with their resources; bottom positions left out hold the first starters left."""
    check_keys(moot, PLACES.tokens, f"player {seat} moot")
    for token in [token for token in PLACES.tokens if token in moot]:
        read_troll(s, seat, PLACES.code(token), moot[token])
    left = [card for card in range(STARTER_COUNT) if card not in s.trolls(seat)]
    for place in range(0 if is_draft(s) else LAID):
        if s.troll(seat, place) == NOTHING and left:
            s.lay_troll(seat, place, left.pop(0))
    trolls = s.trolls(seat)
    for place, card in enumerate(trolls):
        if card != NOTHING and NOTHING in [trolls[at] for at in s.tables.supports[place]]:
            raise BadData(f"player {seat} moot: {PLACES.token(place)} hangs in the air (MTK-4.53)")


def read_troll(s: MountainKing, seat: int, place: int, told: object) -> None:
    """One troll and what it holds."""
    where = f"player {seat} moot {PLACES.token(place)}"
    entry = entry_of(told, ("troll", "holds"), where)
    card = TROLLS.code(str(entry.get("troll")))
    if card >= STARTER_COUNT:
        take_troll(s, card, where)
    s.lay_troll(seat, place, card)
    held = read_counts(entry, "holds", SYMBOLS, list(s.tables.produces[card]))
    for symbol, n in named_amounts(held):
        s.load(seat, place, symbol, n)


def check_starters(s: MountainKing, seat: int, player: Data) -> None:
    """MTK-3.14, 3.18. Every starter lies in one place; what is named nowhere is in the deck."""
    starters = [card for card in s.trolls(seat) if 0 <= card < STARTER_COUNT]
    if is_draft(s):
        hand = Listed(STARTERS).load({"hand": [], **player}, "hand", "", None)
        starters += [card for card in [s.picked[seat], *hand] if card != NOTHING]
        s.hands[seat] = sum([1 << card for card in {*hand}])
        s.decks[seat] = ALL_STARTERS & ~sum([1 << card for card in {*starters}])
    elif len(starters) != LAID:
        raise BadData(f"player {seat} moot: four starters lie in every moot (MTK-3.18)")
    for card in starters:
        if starters.count(card) > 1:
            raise BadData(f"player {seat}: {STARTERS.token(card)} twice (MTK-3.14)")


def fill_storage(s: MountainKing, data: Data) -> None:
    """MTK-3.20, 3.21. What everybody has at the first turn, with the first starters laid."""
    s.hands, s.decks = [1 << LAID] * s.seats, [1 << LAID + 1] * s.seats
    told = OWNERS.told(s, data)
    for seat in range(s.seats):
        if "storage" not in told[s.owner(seat)][1]:
            for card in [*range(LAID), *bonus_cards(s, seat)]:
                take_goods(s, seat, s.tables.starting[card], "MTK-3.20")
    s.hands, s.decks, s.picked = [0] * s.seats, [0] * s.seats, [NOTHING] * s.seats


# ---------------------------------------------------------------------- cards and workshops


def read_under(s: MountainKing, data: Data) -> None:
    """Cards under the decks; the one that waits for its position belongs to its step."""
    s.under = Listed(TROLLS).load({"under": [], **data}, "under", "", None)
    for card in s.under:
        take_troll(s, card, "under")
    if s.arriving != NOTHING and s.step != STEP_2:
        raise BadData("position arriving: trolls arrive in step recruit_or_dig (MTK-4.53)")


def read_horde(s: MountainKing, named: Any) -> None:
    """Cards of the horde; slots left out hold the first cards of their row."""
    check_keys(named, SLOTS.tokens, "horde")
    for slot, token in enumerate(SLOTS.tokens):
        if named.get(token) is not None:
            read_slot(s, slot, named[token])
    for slot, token in enumerate(SLOTS.tokens):
        if token not in named:
            fill_canonically(s, slot)


def read_slot(s: MountainKing, slot: int, told: object) -> None:
    """One card of the horde and what lies on it."""
    where = f"horde {SLOTS.token(slot)}"
    entry = entry_of(told, ("troll", "pedestal", "bribes"), where)
    card = s.horde[slot] = TROLLS.code(str(entry.get("troll")))
    take_troll(s, card, where)
    if entry.get("pedestal") is not None:
        s.horde_pedestals[slot] = CLANS.code(str(entry["pedestal"]))
        if s.tables.level[card] != 2:
            raise BadData(f"position {where}: pedestals lie on cards of level 2 (MTK-4.50)")
    s.lay_bribes(slot, read_counts(entry, "bribes", RESOURCES))
    if any(s.bribes_on(slot)) and s.tables.slot_row[slot] == 2:
        raise BadData(f"position {where}: nobody bribes the top row (MTK-4.45)")


def fill_canonically(s: MountainKing, slot: int) -> None:
    """The first card that is left for a row; level 2 gets pedestals in turn."""
    for level in DECK_ORDER[s.tables.slot_row[slot]]:
        left = [card for card in s.tables.by_level[level - 1] if s.unseen >> card & 1]
        if left:
            s.horde[slot] = left[0]
            take_troll(s, left[0], "horde")
            s.horde_pedestals[slot] = slot % CLAN_COUNT if level == 2 else NOTHING
            return


def read_book(s: MountainKing, named: Any) -> None:
    """The spell book; slots left out hold the first spells left."""
    if not isinstance(named, list) or len(named) > BOOK:
        raise BadData(f"position book: expected at most {BOOK} spells, found {named!r}")
    book: list[int] = []
    left = s.spells_unseen
    for slot, told in enumerate(named):
        entry = entry_of(told, ("spell", "runes"), f"book {slot}")
        book.append(SPELLS.code(str(entry.get("spell"))))
        left = taken(left, book[-1], SPELLS, "book: {} is named twice")
        s.runes[slot] = read_whole(entry, "runes", 0, s.tables.runes_to_destroy)
    if left.bit_count() < BOOK - len(book):
        raise BadData("position spells_under: there are not so many spells")
    book += bits(left)[: BOOK - len(book)]
    s.book, s.spells_unseen = book, left & ~sum([1 << spell for spell in book])


def read_workshops(s: MountainKing, data: Data, pool: list[int]) -> None:
    """MTK-3.9. Workshops on the spots of this side; the supply, or what the players need of it."""
    here = [WORKSHOP_SPOTS.token(spot.code) for spot in s.mountain.workshop_spots]
    check_keys(data.get("workshops", {}), here, "workshops")
    placed = [s.workshops.count(kind) for kind in range(len(WORKSHOPS))]
    room = [s.tables.workshop_copies - n for n in placed]
    if min(room) < 0:
        raise BadData("position workshops: there are not so many of a kind (MTK-3.9)")
    in_play = pool[: s.tables.workshops_in_play[s.seats]]
    supply = [max(0, in_play.count(kind) - n) for kind, n in enumerate(placed)]
    s.workshop_supply = read_counts(data, "supply", WORKSHOPS, room) if "supply" in data else supply


# ---------------------------------------------------------------------- pedestals and tokens


def fill_track(s: MountainKing) -> None:
    """MTK-3.12. Spaces of the pedestal track left out hold the highest tokens left."""
    left = [n - s.track.count(points) for points, n in enumerate(s.tables.point_tokens)]
    if min(left) < 0:
        raise BadData("position track: there are not so many tokens of a value (MTK-3.12)")
    rest = [points for points in range(len(POINTS)) for _ in range(left[points])]
    s.track = [rest.pop() if points == NOTHING else points for points in s.track]


def check_takers(s: MountainKing, data: Data) -> None:
    """MTK-4.71, 4.72. Every pedestal on the mountain has taken its token."""
    standing = [0] * len(TRACK)
    for clan in range(CLAN_COUNT):
        for cell in bits(s.pedestals[clan]):
            space = s.space(cell, clan)
            standing[space] += 1
            if s.takers[space] == NOBODY:
                seat = network_owner(s, 1 << cell)
                if "takers" in data or seat == NOBODY:
                    raise BadData(f"position takers: who took {TRACK.token(space)}? (MTK-4.72)")
                s.takers[space] = s.owner(seat)
    if max(standing) > 1:
        raise BadData("position pedestals: two of a clan in one zone (MTK-4.71)")


def fill_bag(s: MountainKing, data: Data) -> None:
    """MTK-4.52. Six pedestals of each clan: those named nowhere are in the bag or gone."""
    for clan, token in enumerate(CLANS.tokens):
        placed = s.pedestals[clan].bit_count() + s.horde_pedestals.count(clan)
        left = s.tables.pedestals - placed - sum(s.stored[clan::CLAN_COUNT])
        bag, gone = s.bag[clan], s.gone[clan]
        if "bag" not in data:
            bag = left - gone
        elif "gone" not in data:
            gone = left - bag
        if left != bag + gone or min(bag, gone) < 0:
            raise BadData(f"position bag: there are six {token} pedestals (MTK-4.52)")
        s.bag[clan], s.gone[clan] = bag, gone


def read_crowned(s: MountainKing, data: Data) -> None:
    """MTK-4.120, 4.121. Who took coronation tokens, and when the game ends."""
    order = sorted(range(s.seats), key=s.turn_place)
    full = [seat for seat in order if s.moot_count(seat) == MOOT_SIZE]
    tokens = len(s.tables.token_values(s.seats))
    named = data.get("crowned", full[:tokens])
    if not isinstance(named, list) or any([seat not in full for seat in named]):
        raise BadData("position crowned: a token needs a moot of ten trolls (MTK-4.120)")
    if len({*named}) < len(named) or len(named) != min(len(full), tokens):
        raise BadData("position crowned: one token for each full moot, while there are (MTK-4.120)")
    s.crowned = [*named]
    last = s.round + s.tables.extra_turns if len(named) == tokens else 0
    told = read_whole(data, "last_round", last)
    if not (s.round if last else 0) <= told <= last:
        raise BadData("position last_round: two rounds after the last token (MTK-4.121)")
    s.last_round = told


def canonical_agenda(s: MountainKing, data: Data) -> list[Frame[Any]]:
    """What is still to happen when ``seat`` stands at the beginning of a step; at the end nothing,
    but the result."""
    seat = read_whole(data, "seat", s.start, s.seats - 1)
    if s.step == FINAL:
        end_game(s)
        return []
    if is_draft(s):
        return [*gates(s), *draft(s.seats), Turn(s.start)][::-1]
    s.active = seat
    s.turn = 1
    return [Turn((seat + 1) % s.seats), Step(seat, s.step)]
