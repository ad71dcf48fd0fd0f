"""The table at a glance, in plain text, from what one seat may see.

On the map every cell has three signs: whose tunnel it is or what rock, what is on or under it, and
its zone, the darker the nearer to the Heart. Resources go by a letter everywhere, as on the map.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, SeatName
from underhall.games.mountain_king.box.names import (
    CELLS,
    CLANS,
    HALLS,
    HORDE_ROWS,
    MOOT_ROWS,
    RESOURCES,
    SHAPES,
    SIDES,
    SPELLS,
    SYMBOLS,
    TROLLS,
    WORKSHOPS,
    ZONES,
)
from underhall.games.mountain_king.rules.wording import spell_does
from underhall.games.mountain_king.table.state import STEPS
from underhall.kit.columns import WIDTH, columns, wrapped

Say = Callable[[object], str]
Table = Mapping[str, Any]
Cell = tuple[int, int]

SIGNS: Final = "●■▲◆✚"
"""The shapes of the seats, in their order."""
FEATURES: Final = dict(zip("sigthrc", RESOURCES.tokens))
"""How the data write what is buried."""
SHADES: Final = dict(zip("DGBOY", " ░▒▓█"))
"""The zones as the data write them, and on the map."""
PLAIN, RUBBLE, HEART, FRAGMENT, ALTAR, HALL, SPOT, FOUNDED = "·#♥○¤^□▣"
OUTSIDE: Final = "-"
NONE: Final = "–"
DOT: Final = " · "
LONGEST_NAME: Final = 16
LONGEST_RECRUIT: Final = 29
"""What fits beside the widest mountain."""
PARTNERS: Final = ((0, 3), (1, 2))
"""The seats of the two teams (MTK-5.10)."""

STEP_WORDS = Names("step", STEPS)
COLUMNS = Names("column", ["honor", "trolls", "has", "storage", "pedestals", "tokens"])


def picture(view: dict[str, Any], say: Say) -> str:
    """Where the game stands, the mountain with the horde beside it, the clans, the own moot."""
    table = view["table"]
    beside = [*horde(table, say), "", *stacks(table, say)]
    parts = [
        [say(headline(view)), *track(table, say)],
        side_by_side(mountain(table, say), beside),
        [*book(table, say), *halls(table, say), *workshops(table, say)],
        players(view, say),
        rival_moots(view, say),
        [*moot(view, say), say(Phrase("pic-letters")), say(Phrase("pic-legend"))],
    ]
    return "\n\n".join(["\n".join(part) for part in parts if part])


def side_by_side(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two blocks of lines, one beside the other."""
    wide = max([len(line) for line in left])
    rows = zip_longest(left, right, fillvalue="")
    return [f"{one.ljust(wide)}  {two}".rstrip() for one, two in rows]


def shortened(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that leaves room for the rest of the line."""
    return name if len(name) <= longest else name[: longest - 1] + "…"


def letter(what: str, say: Say) -> str:
    """The letter of a resource or a symbol."""
    return say(Phrase("pic-sign", what=SYMBOLS.word(SYMBOLS.code(what))))


def statue(clan: str, say: Say) -> str:
    """The letter of the statues of a clan."""
    return say(Phrase("pic-sign", what=CLANS.word(CLANS.code(clan))))


def pedestal(clan: str, say: Say) -> str:
    """The small letter of the pedestals of a clan."""
    return say(Phrase("pic-pedestal", clan=CLANS.word(CLANS.code(clan))))


def letters(amounts: Mapping[str, int], say: Say) -> str:
    """Resources by their letters, with a number where there are more than one."""
    parts = [f"{n if n > 1 else ''}{letter(what, say)}" for what, n in amounts.items() if n]
    return " ".join(parts) or NONE


# ---------------------------------------------------------------------- where the game stands


def headline(view: Table) -> Phrase:
    """Round and step, and what is left in the piles."""
    if view["result"] is not None:
        return Phrase("game-over")
    table = view["table"]
    step = STEP_WORDS.word(STEP_WORDS.code(table["step"]))
    side = SIDES.word(SIDES.code(table["side"]))
    last = table["last_round"]
    decks = "/".join([str(n) for n in table["decks"]])
    piles = {"decks": decks, "spells": table["spell_deck"], "bag": table["bag"]}
    return Phrase("pic-top", round=table["round"], last=last, step=step, side=side, **piles)


def track(table: Table, say: Say) -> list[str]:
    """For each zone what statues are worth there, and the point tokens left, clan by clan."""
    found = []
    for zone, (token, shade) in enumerate(zip(ZONES.tokens, SHADES.values())):
        left = [
            f"{statue(clan, say)}{table['track'].get(f'{token}_{clan}', NONE)}"
            for clan in CLANS.tokens
        ]
        name = f"{shade} {say(Phrase('pic-zone', zone=ZONES.word(zone)))}".lstrip()
        low, high = table["printed"]["statues"][token]
        found.append(f"{name} {low}/{high} {' '.join(left)}")
    return wrapped(found, DOT, say(Phrase("pic-track")) + " ")


# ---------------------------------------------------------------------- the mountain


def mountain(table: Table, say: Say) -> list[str]:
    """The map, with the numbers of columns above and of rows at the left."""
    rows = table["printed"]["features"]
    wide = max([len(row) for row in rows])
    ruler = "   " + "".join([f"{x:<3}" for x in range(wide)])
    signs, things = covered(table), lying(table, say)
    buried = {feature: letter(what, say) for feature, what in FEATURES.items()}
    lines = [ruler.rstrip()]
    for y, row in enumerate(rows):
        cells = [cell(table, (x, y), signs, things, buried) for x in range(len(row))]
        lines.append(f"{y:>2} {''.join(cells)}".rstrip())
    return lines


def cell(
    table: Table,
    at: Cell,
    signs: Mapping[Cell, str],
    things: Mapping[Cell, str],
    buried: Mapping[str, str],
) -> str:
    """One cell: rock or tunnel, what is there, and the zone."""
    x, y = at
    feature = table["printed"]["features"][y][x]
    if feature == OUTSIDE:
        return "   "
    rock = RUBBLE if table["printed"]["rubble"][y][x] == RUBBLE else PLAIN
    if feature == "H":
        rock = HEART
    under = " " if at in signs else buried.get(feature, " ")
    spot = SPOT if feature == "W" else under
    shade = SHADES.get(table["printed"]["zones"][y][x], " ")
    return signs.get(at, rock) + things.get(at, spot) + shade


def covered(table: Table) -> dict[Cell, str]:
    """Whose network each covered cell belongs to; a fragment belongs to nobody's."""
    found = {}
    for tunnel in table["tunnels"]:
        for token in tunnel.replace("*", "").split("+"):
            found[read(token)] = FRAGMENT
    for seat, cells in enumerate(table["networks"]):
        for token in cells:
            found[read(token)] = SIGNS[seat]
    return found


def lying(table: Table, say: Say) -> dict[Cell, str]:
    """What is on the cells, the more important thing last."""
    found = {read(token): FOUNDED for token in table["workshop_cells"]}
    for hall in table["halls"].values():
        for token in hall.split("+"):
            found[read(token.rstrip("*"))] = ALTAR if token.endswith("*") else HALL
    for clan, cells in table["pedestals"].items():
        for token in cells:
            found[read(token)] = pedestal(clan, say)
    for clan, cells in table["statues"].items():
        for token in cells:
            found[read(token)] = statue(clan, say)
    return found


def read(token: str) -> Cell:
    """A cell such as ``9,5``."""
    x, _, y = token.partition(",")
    return int(x), int(y)


# ---------------------------------------------------------------------- beside the mountain


def horde(table: Table, say: Say) -> list[str]:
    """The trolls to recruit, the top row first: what they fetch, bribes and pedestals on them."""
    lines = [say(Phrase("pic-horde"))]
    for row in range(len(HORDE_ROWS), 0, -1):
        for at in range(HORDE_ROWS[row - 1]):
            there = table["horde"].get(f"{row}_{at}")
            if there is not None:
                lines.append(f"{row}_{at} {recruit(table, there, say)}")
    return lines


def recruit(table: Table, there: Table, say: Say) -> str:
    """One card of the horde."""
    more = f" +{pedestal(there['pedestal'], say)}" if there.get("pedestal") else ""
    more += f" [{letters(there['bribes'], say)}]" if there.get("bribes") else ""
    return troll(table, there, say, LONGEST_RECRUIT - len(more)) + more


def troll(table: Table, there: Table, say: Say, room: int = WIDTH) -> str:
    """A troll by name, with what it fetches."""
    fetched = letters(table["printed"]["trolls"][there["troll"]], say)
    longest = min(LONGEST_NAME, room - len(fetched) - 1)
    return f"{shortened(say(TROLLS.word(TROLLS.code(there['troll']))), longest)} {fetched}"


def book(table: Table, say: Say) -> list[str]:
    """The open spells with the runes on them and what they do."""
    lines = [say(Phrase("pic-book"))]
    rune = letter("rune", say)
    for page in table["book"]:
        does = spell_does(page["spell"], table["printed"]["spells"][page["spell"]])
        told = Phrase("pic-spell", spell=SPELLS.word(SPELLS.code(page["spell"])), does=does)
        text = f"{rune * page['runes'] or NONE:>2} {say(told)}"
        lines += wrap(text, WIDTH, initial_indent="  ", subsequent_indent="     ")
    return lines


def stacks(table: Table, say: Say) -> list[str]:
    """How many tunnels of each shape are left."""
    left = [f"{token.removeprefix('tunnel_')}×{table['stacks'][token]}" for token in SHAPES.tokens]
    half = len(left) // 2
    return [
        say(Phrase("pic-stacks")),
        "    " + " ".join(left[:half]),
        "    " + " ".join(left[half:]),
    ]


def halls(table: Table, say: Say) -> list[str]:
    """The great halls: what they bring, and who has dedicated them."""
    parts = []
    for code, token in enumerate(HALLS.tokens):
        low, high = table["printed"]["halls"][token]
        cells = table["halls"].get(token)
        mark = " " + covered(table)[read(cells.partition("*")[0].split("+")[-1])] if cells else ""
        parts.append(f"{say(HALLS.word(code))} {low}/{high}{mark}")
    return wrapped(parts, DOT, say(Phrase("pic-halls")) + " ")


def workshops(table: Table, say: Say) -> list[str]:
    """The recipes of every workshop on the mountain or in the supply."""
    founded = list(table["workshop_cells"].items())
    shown = [CELLS.shown[CELLS.code(at)] for at, _ in founded]
    parts = [f"{kind_text(table, kind, say)} ({at})" for at, (_, kind) in zip(shown, founded)]
    parts += [
        f"{kind_text(table, kind, say)}{f' ×{n}' if n > 1 else ''}"
        for kind, n in table["supply"].items()
    ]
    return wrapped(parts, DOT, say(Phrase("pic-workshops")) + " ")


def kind_text(table: Table, kind: str, say: Say) -> str:
    """A workshop with its recipes."""
    recipes = table["printed"]["workshops"][kind]
    texts = [f"{letters(spend, say)}→{letters(gain, say)}" for spend, gain in recipes]
    return f"{say(WORKSHOPS.word(WORKSHOPS.code(kind)))} {', '.join(texts)}"


# ---------------------------------------------------------------------- the clans


def players(view: Table, say: Say) -> list[str]:
    """A line for each player; partners stand below what their team has in common."""
    table = view["table"]
    heads = [say(COLUMNS.word(code)) for code in range(len(COLUMNS.tokens))]
    rows = [["", "", *heads]]
    for team, common in enumerate(table.get("teams", [])):
        rows.append(["", say(Phrase("pic-team", n=team + 1)), *owned(common, say)])
        rows += [player_row(view, seat, say) for seat in PARTNERS[team]]
    if "teams" not in table:
        rows += [player_row(view, seat, say) for seat in range(view["seats"])]
    return columns(rows, right=[2, 3])


def owned(owner: Table, say: Say) -> list[str]:
    """The honor and the stock of a player or a team, with room for the trolls of a player."""
    pedestals = " ".join([pedestal(clan, say) * n for clan, n in owner["pedestals"].items() if n])
    tokens = " ".join([str(n) for n in owner["tokens"]])
    stock = {resource: owner["storage"].get(resource, 0) for resource in RESOURCES.tokens}
    return [str(owner["honor"]), "", "", letters(stock, say), pedestals or NONE, tokens or NONE]


def player_row(view: Table, seat: int, say: Say) -> list[str]:
    """One player."""
    table = view["table"]
    player = table["players"][seat]
    held: dict[str, int] = {}
    for there in player["moot"].values():
        for what, n in there.get("holds", {}).items():
            held[what] = held.get(what, 0) + n
    if "teams" in table:
        honor, stock = "", ["", "", ""]
    else:
        honor, _, _, *stock = owned(player, say)
    trolls = str(player["trolls"])
    return [SIGNS[seat], say(SeatName(seat)), honor, trolls, letters(held, say), *stock]


def moot(view: Table, say: Say) -> list[str]:
    """The viewer's trolls, the top of the pyramid first; in brackets what each holds."""
    seat, table = view["seat"], view["table"]
    if seat < 0:
        return []
    player = table["players"][seat]
    lines = [say(Phrase("pic-moot"))]
    for row in range(len(MOOT_ROWS), 0, -1):
        there = [player["moot"].get(f"{row}_{at}") for at in range(MOOT_ROWS[row - 1])]
        if any(there):
            texts = [standing(table, one, say) if one else NONE for one in there]
            lines += wrapped(texts, "   ", "   " * row)
    cards = [shortened(say(TROLLS.word(TROLLS.code(card)))) for card in player.get("cards", [])]
    if cards:
        lines.append(say(Phrase("pic-draft", cards=DOT.join(cards))))
    return lines


def rival_moots(view: Table, say: Say) -> list[str]:
    """MTK-6.1. The trolls of all others, the top of each pyramid first."""
    lines = []
    for seat, player in enumerate(view["table"]["players"]):
        if seat != view["seat"] and player["moot"]:
            trolls = [player["moot"][place] for place in sorted(player["moot"], reverse=True)]
            texts = [standing(view["table"], one, say) for one in trolls]
            lines += wrapped(texts, DOT, f"{SIGNS[seat]} {say(SeatName(seat))}: ")
    return lines


def standing(table: Table, there: Table, say: Say) -> str:
    """A troll of a moot."""
    holds = there.get("holds")
    return troll(table, there, say) + (f" [{letters(holds, say)}]" if holds else "")
