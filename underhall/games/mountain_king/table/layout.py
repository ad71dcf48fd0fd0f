"""What lies on the table, each field declared once, and how positions tell the odd ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import SPECTATOR
from underhall.core.errors import BadData
from underhall.core.names import FLAG, SEAT, Bits, Codec, Maybe, Names, Number
from underhall.games.mountain_king.box.names import (
    BOOK_SLOTS,
    CELL_COUNT,
    CELLS,
    CLAN_COUNT,
    CLANS,
    HALLS,
    LEVELS,
    PLACES,
    POINTS,
    RESOURCES,
    SHAPES,
    SIDES,
    SLOTS,
    SPELLS,
    START_SPOTS,
    STARTER_COUNT,
    STARTERS,
    SYMBOLS,
    TRACK,
    TROLL_COUNT,
    TROLLS,
    WORKSHOP_SPOTS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules.digging import placement_token
from underhall.games.mountain_king.rules.horde import deck_size
from underhall.games.mountain_king.table.state import (
    NOBODY,
    NOTHING,
    SETUP,
    STEPS,
    MountainKing,
)
from underhall.kit import field
from underhall.kit.field import EACH, ELSEWHERE, SIZE, Each, Field, Own, Told
from underhall.kit.layout import Layout
from underhall.kit.polyomino import bits
from underhall.kit.reading import read_list
from underhall.kit.shapes import Counts, Grid, Listed, Places
from underhall.kit.writing import named_counts

ALL_STARTERS = (1 << STARTER_COUNT) - 1


class Owners(Each):
    """MTK-5.11. Who has a storage: every seat or, with teams, every team."""

    kinds = ("player", "team")

    def count(self, s: MountainKing) -> int:
        return s.owners()

    def homes(self, s: MountainKing, found: dict[str, Any]) -> list[dict[str, Any]]:
        if s.teams:
            found["teams"] = [{} for _ in range(s.owners())]
        homes: list[dict[str, Any]] = found["teams" if s.teams else "players"]
        return homes

    def told(self, s: MountainKing, data: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
        if not s.teams:
            return super().told(s, data)
        return [
            (f"team {at}", team) for at, team in enumerate(read_list(data, "teams", s.owners()))
        ]

    def first(self, s: MountainKing, seat: int) -> int:
        return s.owner(max(seat, 0))


class Area(Codec):
    """Cells of the mountain as the bits of one number."""

    def dump(self, value: object) -> object:
        assert isinstance(value, int)
        return [CELLS.tokens[cell] for cell in bits(value)]

    def load(self, data: object) -> object:
        if not isinstance(data, list):
            raise BadData(f"expected a list of cells, found {data!r}")
        found = 0
        for token in data:
            cell = 1 << CELLS.code(str(token))
            if found & cell:
                raise BadData(f"nothing can stand on {token}, or another does")
            found |= cell
        return found

    def numbers(self, value: Any, seat: int, seats: int) -> list[int]:
        if value <= 0:
            return [0] * CELL_COUNT
        return [int(bit) for bit in f"{value:0{CELL_COUNT}b}"[::-1]]


class Stands(Places):
    """The cells that the pieces of each clan stand on."""

    def __init__(self) -> None:
        super().__init__(CLANS, AREA, nothing=0, full=True)

    def counted(self, flat: str, kind: int, kinds: int) -> str:
        return f"{flat}[{kind}].bit_count()"

    def tally(self, part: list[Any], kinds: int) -> list[int]:
        return [cells.bit_count() for cells in part]


OWNERS = Owners()
AREA = Area()


# ---------------------------------------------------------------------- who sees what


def sees(s: MountainKing, seat: int, who: int) -> bool:
    """MTK-6.3, 5.21. Whether a seat may see what ``who`` keeps to themselves."""
    return seat == who or (seat != SPECTATOR and s.partner(seat) == who)


def sees_moot(s: MountainKing, seat: int, who: int) -> bool:
    """MTK-3.19. What is laid in the draft is shown when all have finished."""
    return not is_draft(s) or sees(s, seat, who)


def is_draft(s: MountainKing) -> bool:
    """Whether players still hold starters."""
    return s.step == SETUP


# ---------------------------------------------------------------------- what is told as a whole


def tell_horde(s: MountainKing) -> dict[str, Any]:
    """The cards of the horde with what lies on them."""
    found: dict[str, Any] = dict.fromkeys(SLOTS.tokens)
    for slot, card in enumerate(s.horde):
        if card != NOTHING:
            entry: dict[str, Any] = {"troll": TROLLS.tokens[card]}
            if s.horde_pedestals[slot] != NOTHING:
                entry["pedestal"] = CLANS.tokens[s.horde_pedestals[slot]]
            bribes = named_counts(s.bribes_on(slot), RESOURCES)
            found[SLOTS.tokens[slot]] = {**entry, "bribes": bribes} if bribes else entry
    return found


def tell_book(s: MountainKing) -> list[dict[str, Any]]:
    """The open spells with the runes on them."""
    open_spells = [(spell, runes) for spell, runes in zip(s.book, s.runes) if spell != NOTHING]
    return [{"spell": SPELLS.tokens[spell], "runes": runes} for spell, runes in open_spells]


def tell_tunnels(s: MountainKing) -> list[str]:
    """The cells of each tunnel, a bare or covered anchor with a star."""
    cells, anchors = CELLS.tokens, s.anchors
    starred = [[cells[c] + "*" * (anchors >> c & 1) for c in bits(t)] for t in s.tunnels]
    return ["+".join(tunnel) for tunnel in starred]


def tell_halls(s: MountainKing) -> dict[str, str]:
    """The halls on the mountain as placement tokens."""
    found = {}
    for hall, cells in enumerate(s.halls):
        for at, turned in enumerate(s.tables.hall_turned[hall] if cells else []):
            first = bits(cells)[0]
            if turned.mask << first == cells and first + turned.mark == s.altars[hall]:
                code = at * CELL_COUNT + first
                found[HALLS.tokens[hall]] = placement_token(s.tables.hall_turned[hall], code)
    return found


def tell_gate(s: MountainKing, who: int) -> str | None:
    """The start spot of a gate."""
    for spot in s.mountain.start_spots:
        if spot.cell == s.gates[who]:
            return START_SPOTS.tokens[spot.code]
    return None


def tell_moot(s: MountainKing, who: int) -> dict[str, Any]:
    """The trolls of a moot with the resources on them."""
    found: dict[str, Any] = {}
    for place, card in enumerate(s.trolls(who)):
        if card != NOTHING:
            held = named_counts(s.holds(who, place), SYMBOLS)
            troll: dict[str, Any] = {"troll": TROLLS.tokens[card]}
            found[PLACES.tokens[place]] = {**troll, "holds": held} if held else troll
    return found


def show_moot(s: MountainKing, who: int, seat: int) -> dict[str, Any]:
    """The trolls of a moot, if the seat may see them."""
    return tell_moot(s, who) if sees_moot(s, seat, who) else {}


def show_track(s: MountainKing, seat: int) -> dict[str, int]:
    """The point tokens that nobody has taken."""
    lying = zip(TRACK.tokens, s.track, s.takers)
    return {space: points for space, points, taker in lying if taker == NOBODY}


def taken_tokens(s: MountainKing, owner: int) -> list[int]:
    """MTK-6.2. The values of an owner's point tokens: they were open on the track."""
    return [points for points, taker in zip(s.track, s.takers) if taker == owner]


LAYOUT = Layout(
    Field("step", Names("step", STEPS, words="")),
    Field("round"),
    Field("last_round", by_hand=True),
    Field("start", SEAT, most=lambda s: s.seats - 1),
    Field("cast", FLAG, key="turn.cast"),
    Field("worked", FLAG, key="turn.worked"),
    Field("magic", Maybe(SPELLS), key="turn.magic"),
    Field("cheap_trades", key="turn.cheap_trades", most=lambda s: s.tables.market_trades),
    Field(
        "stacks",
        Counts(SHAPES, full=True),
        start=lambda s: s.tables.stacks,
        most=lambda s: s.tables.stacks,
    ),
    Field("horde", Places(SLOTS, TROLLS), tell=tell_horde, source="unseen"),
    Field("horde_pedestals", Places(SLOTS, CLANS), seen=ELSEWHERE, source="bag"),
    Field("bribes", Grid(SLOTS, Counts(RESOURCES)), seen=ELSEWHERE),
    Field("arriving", Maybe(TROLLS), source="unseen"),
    Field("under", Listed(TROLLS), by_hand=True, source="unseen"),
    Field("book", Places(BOOK_SLOTS, SPELLS), tell=tell_book, source="spells_unseen"),
    Field("runes", Counts(BOOK_SLOTS), seen=ELSEWHERE),
    Field("spells_under", Listed(SPELLS), source="spells_unseen"),
    Field("gone", Counts(CLANS), most=lambda s: s.tables.pedestals, source="bag"),
    Field("workshop_supply", Counts(WORKSHOPS), key="supply", by_hand=True),
    Field("workshops", Places(WORKSHOP_SPOTS, WORKSHOPS)),
    Field("crowned", Listed(SEAT, places=2), by_hand=True),
    Field("tunnels", Listed(AREA), tell=tell_tunnels),
    Field("anchors", AREA, seen=ELSEWHERE),
    Field("covered", AREA, seen=field.NOBODY, written=False),
    Field("halls", Places(HALLS, AREA, nothing=0), tell=tell_halls),
    Field("altars", Places(HALLS, CELLS), seen=ELSEWHERE),
    Field("statues", Stands()),
    Field("pedestals", Stands(), source="bag"),
    Field("side", SIDES, start=lambda s: s.side, written=False),
    Field("teams", FLAG, start=lambda s: s.teams, seen=ELSEWHERE),
    Field("gates", Maybe(CELLS), key="gate", each=EACH, tell=tell_gate),
    Field("networks", AREA, each=EACH, seen=ELSEWHERE),
    Field(
        "moot",
        Places(PLACES, TROLLS),
        each=EACH,
        tell=tell_moot,
        show=show_moot,
        source="unseen",
        seen=Own(may=sees_moot),
    ),
    Field("loads", Grid(PLACES, Counts(SYMBOLS)), each=EACH, seen=ELSEWHERE),
    Field("carried", Counts(SYMBOLS), each=EACH, seen=field.NOBODY, written=False),
    Told("trolls", lambda s, who: s.moot_count(who), each=EACH, written=False),
    Field(
        "hands",
        Bits(STARTERS),
        key="hand",
        each=EACH,
        by_hand=True,
        when=is_draft,
        seen=Own("cards", may=sees),
    ),
    Field("picked", Maybe(STARTERS), each=EACH, when=is_draft, seen=Own(may=sees)),
    Field("decks", Bits(STARTERS), each=EACH, start=ALL_STARTERS, seen=field.NOBODY, written=False),
    Field("storage", Counts(RESOURCES), each=OWNERS),
    Field(
        "stored",
        Counts(CLANS),
        key="pedestals",
        each=OWNERS,
        most=lambda s: s.tables.pedestals,
        source="bag",
    ),
    Field("honor", each=OWNERS),
    Told("tokens", taken_tokens, each=OWNERS, written=False),
    Field(
        "bag",
        Counts(CLANS),
        start=lambda s: [s.tables.pedestals] * CLAN_COUNT,
        most=lambda s: s.tables.pedestals,
        seen=SIZE,
    ),
    Field(
        "unseen",
        Bits(TROLLS),
        start=(1 << TROLL_COUNT) - 1 - ALL_STARTERS,
        seen=field.NOBODY,
        written=False,
    ),
    Field(
        "spells_unseen",
        Bits(SPELLS),
        start=(1 << len(SPELLS)) - 1,
        seen=field.NOBODY,
        written=False,
    ),
    Told("decks", lambda s: [deck_size(s, at) for at in range(1, LEVELS + 1)], written=False),
    Told("spell_deck", lambda s: s.spells_unseen.bit_count() + len(s.spells_under), written=False),
    Field("track", Places(TRACK, Number(0, len(POINTS) - 1)), show=show_track),
    Field("takers", Places(TRACK, SEAT), most=lambda s: s.owners() - 1),
    also=("seat", "teams"),
    apart=("tables", "mountain", "owning"),
)


def pieces(s: MountainKing) -> dict[str, list[int]]:
    """What is never made nor lost: beside the pieces of piles, statues, workshops and starters."""
    found = {kind: n for kind, n in LAYOUT.pieces(s).items() if "starter" not in kind}
    for clan, token in enumerate(CLANS.tokens):
        found[f"statue {token}"] = [s.statues[clan].bit_count()]
    for kind, token in enumerate(WORKSHOPS.tokens):
        found[f"workshop {token}"] = [s.workshop_supply[kind], s.workshops.count(kind)]
    for seat in range(s.seats):
        laid = len([card for card in s.trolls(seat) if 0 <= card < STARTER_COUNT])
        kept = [s.hands[seat].bit_count(), s.decks[seat].bit_count(), s.picked[seat] != NOTHING]
        out = 0 if is_draft(s) else 2
        found[f"starters of seat {seat}"] = [*kept, laid, out]
    return found
