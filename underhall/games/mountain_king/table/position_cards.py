"""Reading what players own and which cards lie where, each error naming the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.errors import BadData
from underhall.core.position import check_keys
from underhall.games.mountain_king.box.names import (
    CLAN_COUNT,
    CLANS,
    MOOT_SIZE,
    PLACES,
    RESOURCE_COUNT,
    RESOURCES,
    SLOTS,
    SPELL_COUNT,
    SPELLS,
    STARTER_COUNT,
    STARTERS,
    SYMBOLS,
    TROLLS,
)
from underhall.games.mountain_king.rules.draft import LAID, bonus_cards
from underhall.games.mountain_king.rules.horde import DECK_ORDER
from underhall.games.mountain_king.rules.magic import BOOK
from underhall.games.mountain_king.table.state import NOTHING, SETUP, STEP_2, MountainKing
from underhall.kit.polyomino import bits
from underhall.kit.reading import read_counts, read_whole

PLAYER_KEYS = ("gate", "moot", "hand", "picked", "storage", "pedestals", "honor")
ALL_STARTERS = (1 << STARTER_COUNT) - 1


def take_troll(s: MountainKing, card: int, where: str) -> None:
    """Take a card that a position names out of the unseen ones."""
    if not s.unseen >> card & 1:
        token = TROLLS.token(card)
        raise BadData(f"position {where}: {token} is no card of a deck, or is named twice")
    s.unseen ^= 1 << card


# ---------------------------------------------------------------------- players


def read_player(s: MountainKing, seat: int, player: Mapping[str, Any]) -> None:
    """The moot of a player and, in the setup, the cards of the draft."""
    check_keys(player, PLAYER_KEYS, f"player {seat}")
    if s.teams and any([key in player for key in ("storage", "pedestals", "honor")]):
        raise BadData(f"player {seat}: with teams these belong to the teams (MTK-5.11)")
    read_moot(s, seat, player.get("moot", {}))
    starters = 0
    for card in s.moot[seat * MOOT_SIZE : (seat + 1) * MOOT_SIZE]:
        if 0 <= card < STARTER_COUNT:
            if starters >> card & 1:
                raise BadData(f"player {seat} moot: {TROLLS.token(card)} twice (MTK-3.14)")
            starters |= 1 << card
    if s.step == SETUP:
        read_draft(s, seat, player, starters)
        return
    s.decks[seat] = 0
    if starters.bit_count() != LAID:
        raise BadData(f"player {seat} moot: four starters lie in every moot (MTK-3.18)")


def read_moot(s: MountainKing, seat: int, moot: object) -> None:
    """Trolls with their resources; bottom positions left out hold the first starters left."""
    check_keys(moot, PLACES.tokens, f"player {seat} moot")
    assert isinstance(moot, Mapping)
    for place, token in enumerate(PLACES.tokens):
        if token in moot:
            read_troll(s, seat, place, moot[token])
    if s.step != SETUP:
        fill_moot(s, seat)
    for place in range(MOOT_SIZE):
        under = [s.moot[seat * MOOT_SIZE + at] for at in s.tables.supports[place]]
        if s.moot[seat * MOOT_SIZE + place] != NOTHING and NOTHING in under:
            raise BadData(f"player {seat} moot: {PLACES.token(place)} hangs in the air (MTK-4.53)")


def read_troll(s: MountainKing, seat: int, place: int, entry: object) -> None:
    """One troll: its name, or its name and what it holds."""
    where = f"player {seat} moot {PLACES.token(place)}"
    if isinstance(entry, str):
        entry = {"troll": entry}
    check_keys(entry, ("troll", "holds"), where)
    assert isinstance(entry, Mapping)
    card = TROLLS.code(str(entry.get("troll")))
    if card >= STARTER_COUNT:
        take_troll(s, card, where)
    s.moot[seat * MOOT_SIZE + place] = card
    held = read_counts(entry, "holds", SYMBOLS, list(s.tables.produces[card]))
    for symbol, n in enumerate(held):
        s.load(seat, place, symbol, n)


def fill_moot(s: MountainKing, seat: int) -> None:
    """Empty bottom positions hold the first starters that are named nowhere in the moot."""
    at = seat * MOOT_SIZE
    used = s.moot[at : at + MOOT_SIZE]
    left = [card for card in range(STARTER_COUNT) if card not in used]
    for place in range(LAID):
        if s.moot[at + place] == NOTHING and left:
            s.moot[at + place] = left.pop(0)


def read_draft(s: MountainKing, seat: int, player: Mapping[str, Any], laid: int) -> None:
    """MTK-3.18. The hand, the card about to be laid, and the rest as the deck."""
    hand = player.get("hand", [])
    if not isinstance(hand, list):
        raise BadData(f"player {seat} hand: expected a list of starters, found {hand!r}")
    cards = [STARTERS.code(str(card)) for card in hand]
    if player.get("picked") is not None:
        s.picked[seat] = STARTERS.code(str(player["picked"]))
        laid |= 1 << s.picked[seat]
    for card in cards:
        if laid >> card & 1:
            raise BadData(f"player {seat} hand: {STARTERS.token(card)} twice (MTK-3.14)")
        laid |= 1 << card
        s.hands[seat] |= 1 << card
    s.decks[seat] = ALL_STARTERS & ~laid


def canonical_storage(s: MountainKing) -> None:
    """MTK-3.20, 3.21. What everybody has at the first turn, with the first starters laid."""
    if s.step == SETUP:
        return
    s.hands = [1 << LAID] * s.seats
    s.decks = [1 << LAID + 1] * s.seats
    for seat in range(s.seats):
        for card in [*range(LAID), *bonus_cards(s, seat)]:
            for resource, n in enumerate(s.tables.starting[card]):
                s.gain(seat, resource, n)
    s.hands = [0] * s.seats
    s.decks = [0] * s.seats


def read_owner(s: MountainKing, owner: int, data: Mapping[str, Any]) -> None:
    """Storage, pedestals in storage and honor."""
    if "storage" in data:
        at = owner * RESOURCE_COUNT
        s.storage[at : at + RESOURCE_COUNT] = read_counts(data, "storage", RESOURCES)
    limit = [s.tables.pedestals] * CLAN_COUNT
    at = owner * CLAN_COUNT
    s.stored[at : at + CLAN_COUNT] = read_counts(data, "pedestals", CLANS, limit)
    s.honor[owner] = read_whole(data, "honor", 0)


# ---------------------------------------------------------------------- trolls and spells


def read_under(s: MountainKing, data: Mapping[str, Any]) -> None:
    """Cards under the decks, and the one that waits for its position."""
    under = data.get("under", [])
    if not isinstance(under, list):
        raise BadData(f"position under: expected a list of trolls, found {under!r}")
    for token in under:
        card = TROLLS.code(str(token))
        take_troll(s, card, "under")
        s.under.append(card)
    if data.get("arriving") is not None:
        s.arriving = TROLLS.code(str(data["arriving"]))
        take_troll(s, s.arriving, "arriving")
        if s.step != STEP_2:
            raise BadData("position arriving: trolls arrive in step recruit_or_dig (MTK-4.53)")


def read_horde(s: MountainKing, data: Mapping[str, Any]) -> None:
    """Cards of the horde; slots left out hold the first cards of their row."""
    named = data.get("horde", {})
    check_keys(named, SLOTS.tokens, "horde")
    for slot, token in enumerate(SLOTS.tokens):
        if named.get(token) is not None:
            read_slot(s, slot, named[token])
    for slot, token in enumerate(SLOTS.tokens):
        if token not in named:
            fill_canonically(s, slot)


def read_slot(s: MountainKing, slot: int, entry: object) -> None:
    """One card: its name, or its name and what lies on it."""
    where = f"horde {SLOTS.token(slot)}"
    if isinstance(entry, str):
        entry = {"troll": entry}
    check_keys(entry, ("troll", "pedestal", "bribes"), where)
    assert isinstance(entry, Mapping)
    card = TROLLS.code(str(entry.get("troll")))
    take_troll(s, card, where)
    s.horde[slot] = card
    if entry.get("pedestal") is not None:
        if s.tables.level[card] != 2:
            raise BadData(f"position {where}: pedestals lie on cards of level 2 (MTK-4.50)")
        s.horde_pedestals[slot] = CLANS.code(str(entry["pedestal"]))
    at = slot * RESOURCE_COUNT
    s.bribes[at : at + RESOURCE_COUNT] = read_counts(entry, "bribes", RESOURCES)
    if s.bribes_on(slot) and s.tables.slot_row[slot] == 2:
        raise BadData(f"position {where}: nobody bribes the top row (MTK-4.45)")


def fill_canonically(s: MountainKing, slot: int) -> None:
    """The first card that is left for a row; level 2 gets pedestals in turn."""
    for level in DECK_ORDER[s.tables.slot_row[slot]]:
        left = [card for card in s.tables.by_level[level - 1] if s.unseen >> card & 1]
        if left:
            s.horde[slot] = left[0]
            s.unseen ^= 1 << left[0]
            if level == 2:
                s.horde_pedestals[slot] = slot % CLAN_COUNT
            return


def read_spells_under(s: MountainKing, data: Mapping[str, Any]) -> None:
    """Spells under the deck."""
    under = data.get("spells_under", [])
    if not isinstance(under, list):
        raise BadData(f"position spells_under: expected a list of spells, found {under!r}")
    for token in under:
        take_spell(s, SPELLS.code(str(token)))
        s.spells_under.append(SPELLS.code(str(token)))


def take_spell(s: MountainKing, spell: int) -> None:
    """Take a spell that a position names out of the unseen ones."""
    if not s.spells_unseen >> spell & 1:
        raise BadData(f"position book: {SPELLS.token(spell)} is named twice")
    s.spells_unseen ^= 1 << spell


def read_book(s: MountainKing, data: Mapping[str, Any]) -> None:
    """The spell book; slots left out hold the first spells left."""
    named = data.get("book", [])
    if not isinstance(named, list) or len(named) > BOOK:
        raise BadData(f"position book: expected at most {BOOK} spells, found {named!r}")
    for slot, told in enumerate(named):
        entry = {"spell": told} if isinstance(told, str) else told
        check_keys(entry, ("spell", "runes"), f"book {slot}")
        s.book[slot] = SPELLS.code(str(entry.get("spell")))
        take_spell(s, s.book[slot])
        s.runes[slot] = read_whole(entry, "runes", 0, s.tables.runes_to_destroy)
    for slot in range(BOOK):
        if s.book[slot] == NOTHING:
            s.book[slot] = bits(s.spells_unseen)[0]
            s.spells_unseen ^= 1 << s.book[slot]
    if len(s.spells_under) > SPELL_COUNT - BOOK:
        raise BadData("position spells_under: there are not so many spells")


# ---------------------------------------------------------------------- pedestals


def read_bag(s: MountainKing, data: Mapping[str, Any]) -> None:
    """MTK-4.52. Six pedestals of each clan: those named nowhere are in the bag or gone."""
    limit = [s.tables.pedestals] * CLAN_COUNT
    s.gone = read_counts(data, "gone", CLANS, limit)
    for clan in range(CLAN_COUNT):
        placed = s.pedestals[clan].bit_count() + s.horde_pedestals.count(clan)
        left = s.tables.pedestals - placed - sum(s.stored[clan::CLAN_COUNT]) - s.gone[clan]
        named = read_counts(data, "bag", CLANS, limit)[clan] if "bag" in data else left
        if "gone" not in data:
            s.gone[clan] = left - named
            left = named
        if left != named or min(left, s.gone[clan]) < 0:
            raise BadData(f"position bag: there are six {CLANS.token(clan)} pedestals (MTK-4.52)")
        s.bag[clan] = named
