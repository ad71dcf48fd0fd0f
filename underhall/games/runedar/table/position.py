"""A position as readable data, and back.

Left out, a value is as in the canonical setup: dwarves by seat and in the keep, the first five
yellow kinds on the board, all gold, no enemies. Whatever deck, stack, reserve or supply there is
holds what the position names nowhere else. ``step`` and ``seat`` say where a turn stands, at the
beginning of that step; a position that needs more than that brings its agenda.

A player's twelve cards are those named, made up with starter cards that are not; the starter cards
that have no room left the game. A hand that is not named holds the first dwarf cards of these; at
the refill all cards are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.errors import BadData
from underhall.core.names import Names
from underhall.core.position import check_keys
from underhall.games.runedar.box.components import (
    Tables,
)
from underhall.games.runedar.box.names import (
    AREAS,
    BRIBE_ANY,
    BRIBE_EXACT,
    CARDS,
    CATAPULTS,
    DWARVES,
    GOBLINS,
    MACHINES,
    MERCENARIES,
    RESOURCES,
    SIEGE,
    SIEGE_CARDS,
    SPACES,
    STARTERS,
    TROLLS,
    YELLOW,
)
from underhall.games.runedar.rules.scoring import end_game
from underhall.games.runedar.rules.turn import (
    CardsStep,
    EndTurn,
    RefillStep,
    TakeTurn,
    steps_from_orcs,
)
from underhall.games.runedar.table.position_enemies import read_bits, read_enemies
from underhall.games.runedar.table.position_players import read_players, write_player
from underhall.games.runedar.table.setup import lay_out, opening
from underhall.games.runedar.table.state import (
    BLOCKED,
    CARDS_STEP,
    ENDS,
    IN_STACK,
    MACHINES_STEP,
    NOBODY,
    NOTHING,
    RUNNING,
    SETUP,
    STEPS,
    VICTORY,
    Runedar,
)
from underhall.kit.reading import read_counts, read_list, read_whole, take_from

SPACE_NAMES = Names("space", ["1", "2", "3", "4", "5"], words="")
STEP_NAMES = Names("step", STEPS, words="")
END_NAMES = Names("end", ENDS, words="")
KEYS = (
    *("step", "seat", "gold", "stock", "orcs", "machines", "trolls", "troll_stack"),
    *("rubble", "blocks", "goblins", "siege_gone", "siege_left", "revealed", "catapults"),
    *("mercenaries", "board", "removed", "stirred", "ended", "players"),
)


# ---------------------------------------------------------------------- writing


def write(s: Runedar) -> dict[str, Any]:
    """Everything on the table but what nobody knows."""
    gone = [card for card in range(SIEGE_CARDS) if not s.siege >> card & 1]
    return {
        "step": STEPS[s.phase],
        "seat": max(s.active, 0),
        **write_common(s),
        "troll_stack": write_stack(s),
        "siege_gone": [SIEGE.token(card) for card in gone],
        "catapults": bits(s.catapults, CATAPULTS),
        "removed": counts(s.removed[STARTERS:], CARDS.tokens[STARTERS:]),
        "stirred": s.stirred,
        "ended": None if s.ended == RUNNING else ENDS[s.ended],
        "players": [write_player(s, who) for who in range(s.seats)],
    }


def write_common(s: Runedar) -> dict[str, Any]:
    """What a position and every view tell alike."""
    return {
        "gold": s.gold,
        "stock": dict(zip(RESOURCES.tokens, s.stock)),
        "orcs": counts(s.orcs, AREAS.tokens),
        "machines": write_machines(s),
        "trolls": {TROLLS.token(token): s.trolls[token] for token in s.trolls_here()},
        "rubble": s.rubble,
        "blocks": s.blocks,
        "goblins": {GOBLINS.token(s.token(at)): write_goblin(s, at) for at in s.goblins()},
        "revealed": None if s.revealed == NOTHING else SIEGE.token(s.revealed),
        "mercenaries": bits(s.mercenaries, MERCENARIES),
        "board": write_board(s),
    }


def counts(flat: list[int], tokens: tuple[str, ...]) -> dict[str, int]:
    """Numbers by name, without the zeros."""
    return {token: n for token, n in zip(tokens, flat) if n}


def bits(flags: int, names: Names) -> list[str]:
    """The names whose bits are set."""
    return [token for code, token in enumerate(names.tokens) if flags >> code & 1]


def write_machines(s: Runedar) -> dict[str, Any]:
    """Before whom each machine stands; in the solo game also whether it lies."""
    found = {}
    for machine, seat in enumerate(s.machines):
        if seat != NOBODY:
            found[MACHINES.token(machine)] = "lying" if s.lying[machine] else seat
    return found


def write_goblin(s: Runedar, at: int) -> Any:
    """A goblin by the wounds or rubble left, one that takes bribes by what it was given."""
    if s.tables.goblin_kind[s.token(at)] in (BRIBE_EXACT, BRIBE_ANY):
        return counts(s.gifts[at * 3 : at * 3 + 3], RESOURCES.tokens)
    return s.work[at]


def write_board(s: Runedar) -> dict[str, Any]:
    """The upgrade board: cards with what was laid on them, and blocked spaces."""
    found: dict[str, Any] = {}
    for space, kind in enumerate(s.board):
        if kind == BLOCKED:
            found[str(space + 1)] = "blocked"
        elif kind != NOTHING:
            laid = counts(list(s.laid(space)), RESOURCES.tokens)
            found[str(space + 1)] = {"card": CARDS.token(kind), **laid}
    return found


def write_stack(s: Runedar) -> list[str]:
    """The troll tokens not yet revealed, in no order."""
    return [token for code, token in enumerate(TROLLS.tokens) if s.trolls[code] == IN_STACK]


# ---------------------------------------------------------------------- reading


def read(
    tables: Tables,
    seats: int,
    options: Mapping[str, str],
    data: Mapping[str, Any],
    chance: Chance,
) -> Runedar:
    """The table behind ``data``."""
    check_keys(data, KEYS, "table")
    s = lay_out(tables, seats, options, chance)
    s.phase = STEP_NAMES.code(str(data.get("step", "machines")))
    seat = read_whole(data, "seat", 0, seats - 1)
    s.gold = read_whole(data, "gold", tables.gold, tables.gold)
    s.stirred = read_flag(data, "stirred")
    read_enemies(s, data)
    s.mercenaries = read_bits(data, "mercenaries", MERCENARIES, s.mercenaries)
    read_players(s, read_list(data, "players", seats), seat)
    read_removed(s, data)
    read_board(s, data)
    read_catapults(s, data)
    read_stock(s, data)
    read_dwarves(s, data)
    read_end(s, data)
    if s.phase != SETUP:
        s.active = seat
        s.turn = 1
    s.agenda = canonical_agenda(s, seat)
    return s


def read_flag(data: Mapping[str, Any], key: str) -> bool:
    """A yes or no."""
    found = data.get(key, False)
    if not isinstance(found, bool):
        raise BadData(f"position {key}: expected true or false, found {found!r}")
    return found


def read_removed(s: Runedar, data: Mapping[str, Any]) -> None:
    """Upgrade cards out of the game; the starter cards among them follow from the players'."""
    gone = read_counts(data, "removed", CARDS)
    if any(gone[:STARTERS]):
        raise BadData("position removed: name upgrade cards only; starter cards follow")
    take_from(s.deck, gone, CARDS)
    s.removed[STARTERS:] = gone[STARTERS:]


def read_board(s: Runedar, data: Mapping[str, Any]) -> None:
    """The upgrade board; left out, the first five yellow kinds as far as the deck has them."""
    if "board" not in data:
        if s.phase != SETUP:
            lay_canonical_board(s)
        return
    named = data["board"]
    check_keys(named, SPACE_NAMES.tokens, "board")
    for key, card in named.items():
        if card == "blocked":
            s.board[SPACE_NAMES.code(key)] = BLOCKED
        elif card is not None:
            read_space(s, SPACE_NAMES.code(key), card)


def lay_canonical_board(s: Runedar) -> None:
    """The first yellow kinds of which a card is left, one each."""
    kinds = [kind for kind in s.tables.by_colour[YELLOW] if s.deck[kind]]
    for space, kind in enumerate(kinds[:SPACES]):
        s.deck[kind] -= 1
        s.put_upgrade(space, kind)


def read_space(s: Runedar, space: int, card: object) -> None:
    """RUN-4.40. A card on a space, with resources up to its price."""
    found = {"card": card} if isinstance(card, str) else card
    where = f"board {space + 1}"
    check_keys(found, ["card", *RESOURCES.tokens], where)
    assert isinstance(found, Mapping)
    kind = CARDS.code(str(found.get("card")))
    if kind < STARTERS:
        raise BadData(f"{where}: {found['card']} is no upgrade card")
    take_from(s.deck, [int(kind == other) for other in range(len(CARDS))], CARDS)
    s.put_upgrade(space, kind)
    price = list(s.price(space))
    laid = {token: n for token, n in found.items() if token != "card"}
    paid = read_counts({"resources": laid}, "resources", RESOURCES, price)
    s.missing[space * 3 : space * 3 + 3] = [n - have for n, have in zip(price, paid)]
    take_from(s.stock, paid, RESOURCES)


def read_catapults(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-4.15. The catapult deck: left out, the cards of all spaces that are not blocked."""
    open_spaces = sum([1 << space for space in range(SPACES) if s.board[space] != BLOCKED])
    s.catapults = read_bits(data, "catapults", CATAPULTS, open_spaces)
    if s.catapults & ~open_spaces:
        raise BadData("position catapults: a card is on its space as well (RUN-4.15)")
    running = data.get("ended") is None
    if open_spaces == 0 or (running and s.catapults != open_spaces):
        raise BadData("position catapults: every card gone has blocked its space (RUN-4.15)")


def read_stock(s: Runedar, data: Mapping[str, Any]) -> None:
    """Resources in the workshops: at most what lies nowhere else."""
    named = data.get("stock", {})
    check_keys(named, RESOURCES.tokens, "stock")
    for token in named:
        resource = RESOURCES.code(token)
        s.stock[resource] = read_whole(named, token, 0, s.stock[resource])


def read_dwarves(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-3.3. No dwarf twice; left out, the first that nobody has."""
    named = [player.get("dwarf") for player in read_list(data, "players", s.seats)]
    taken = [DWARVES.code(str(token)) for token in named if token is not None]
    if len(set(taken)) < len(taken):
        raise BadData("position players: two have the same dwarf (RUN-3.3)")
    free = [dwarf for dwarf in range(len(DWARVES)) if dwarf not in taken]
    for who, token in enumerate(named):
        if token is not None:
            s.dwarves[who] = DWARVES.code(str(token))
        elif s.phase != SETUP:
            s.dwarves[who] = free.pop(0)


def read_end(s: Runedar, data: Mapping[str, Any]) -> None:
    """RUN-4.95, 4.96. How a finished game ended, and its result."""
    how = RUNNING if data.get("ended") is None else END_NAMES.code(str(data["ended"]))
    if s.gold == 0 and how in (RUNNING, VICTORY):
        raise BadData("position gold: before a defeat a nugget is left (RUN-4.96)")
    if how == RUNNING:
        return
    if s.phase == SETUP:
        raise BadData("position ended: no game ends in the setup (RUN-4.96)")
    if (how == VICTORY) != (s.blocks == 0 and not any(s.work)):
        raise BadData("position ended: won is who beat the last goblins (RUN-4.95)")
    end_game(s, how)


def canonical_agenda(s: Runedar, seat: int) -> list[Frame[Any]]:
    """What is still to happen in a turn that stands at the beginning of its step."""
    if s.ended != RUNNING:
        return []
    coming: list[Frame[Any]] = [TakeTurn(seat)]
    if s.phase == SETUP:
        coming = opening(s.seats)
    elif s.phase == CARDS_STEP:
        coming = [CardsStep(seat), RefillStep(seat), EndTurn(seat)]
    elif s.phase > CARDS_STEP:
        coming = [RefillStep(seat), EndTurn(seat)]
    elif s.phase > MACHINES_STEP:
        coming = steps_from_orcs(seat)
    return coming[::-1]
