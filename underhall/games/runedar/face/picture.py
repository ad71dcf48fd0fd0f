"""The table at a glance, in plain text, from what one seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Amount, Phrase, SeatName
from underhall.games.runedar.box.names import (
    ACTIONS,
    AREAS,
    CARDS,
    DIFFICULTIES,
    ENTRANCE,
    GOBLIN_KINDS,
    KEEP,
    MACHINES,
    MERCENARIES,
    OUTSIDE,
    RESOURCES,
    SECTIONS,
    SPACES,
    TOWER,
    TROLLS,
    UPGRADE_DECKS,
    WALL,
    WORKSHOP,
)
from underhall.games.runedar.rules.events import LOSSES
from underhall.games.runedar.table.state import STEPS
from underhall.kit.columns import columns, wrapped

Say = Callable[[object], str]
Table = Mapping[str, Any]

SIGNS: Final = "●■▲◆"
"""The shapes of the dwarves, by seat."""
ORC: Final = "o"
NONE: Final = "–"
DOT: Final = " · "
LONGEST_NAME: Final = 16

PHASES = Names("phase", STEPS)
COLUMNS = Names(
    "column",
    [
        *("outside", "wall", "workshop", "stock", "upgrade", "lacks", "offers"),
        *("where", "hand", "orcs"),
    ],
)


def picture(view: dict[str, Any], say: Say) -> str:
    """Where the siege stands, the fortress, the upgrade board, the dwarves, and the own hand."""
    table = view["table"]
    parts = [
        [*headlines(view, say), say(dangers(table)), say(tunnel(table))],
        [*fortress(table, say), *machines(table, say), *entrance(table, say)],
        [*upgrades(table, say), *piles(table, say)],
        players(view, say),
        [*hand(view, say), say(Phrase("pic-legend"))],
    ]
    return "\n\n".join(["\n".join(part) for part in parts])


def heads(say: Say, *tokens: str) -> list[str]:
    """The headings of columns."""
    return [say(COLUMNS.word(COLUMNS.code(token))) for token in tokens]


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------------- where the siege stands


def headlines(view: Table, say: Say) -> list[str]:
    """Whose turn it is, or how the game ended."""
    table = view["table"]
    difficulty = DIFFICULTIES.word(DIFFICULTIES.code(table["difficulty"]))
    if view["result"] is not None:
        return [say(Phrase("game-over")), say(outcome(table["chronicle"], difficulty))]
    phase = PHASES.word(PHASES.code(table["step"]))
    if table["step"] == "setup":
        return [capital(say(Phrase("pic-setup", phase=phase, difficulty=difficulty)))]
    who = SeatName(view["active"])
    return [say(Phrase("pic-turn", who=who, phase=phase, difficulty=difficulty))]


def outcome(entry: Table, difficulty: object) -> Phrase:
    """RUN-4.98. What the chronicle says about the end."""
    if entry["victory"] is not None:
        return Phrase("log-game-won", gold=entry["victory"], difficulty=difficulty)
    cause = LOSSES.word(LOSSES.code(entry["end"]))
    return Phrase("log-game-lost", cause=cause, goblins=entry["defeat"], difficulty=difficulty)


def dangers(table: Table) -> Phrase:
    """RUN-4.96. What loses the game when it runs out."""
    return Phrase(
        "pic-dangers",
        siege=table["siege_deck"],
        catapult=table["catapult_deck"],
        trolls=len(table["troll_stack"]),
        orcs=table["reserve"],
        gold=table["gold"],
    )


def tunnel(table: Table) -> Phrase:
    """How far the digging is."""
    gone = table["eliminated"]
    if table["rubble"]:
        where = {"section": table["section"] + 1, "sections": SECTIONS}
        return Phrase("pic-rubble", n=table["rubble"], gone=gone, goblins=2 * SECTIONS, **where)
    where = {"section": table["section"], "sections": SECTIONS}
    return Phrase("pic-goblins", gone=gone, goblins=2 * SECTIONS, **where)


# ---------------------------------------------------------------------- the fortress


def fortress(table: Table, say: Say) -> list[str]:
    """The way of the orcs on each of three sides, then the keep, the entrance and the towers."""
    rows = [["", *heads(say, "outside", "wall", "workshop", "stock")]]
    for resource, token in enumerate(RESOURCES.tokens):
        way = (OUTSIDE + resource, WALL + resource, WORKSHOP + resource)
        stock = say(Amount(RESOURCES, resource, table["stock"][token]))
        name = capital(say(AREAS.word(WORKSHOP + resource)))
        rows.append([name, *[figures(table, area) for area in way], stock])
    others = (KEEP, ENTRANCE, *range(TOWER, OUTSIDE))
    named = [f"{capital(say(AREAS.word(area)))}: {figures(table, area)}" for area in others]
    return [*columns(rows), *wrapped(named or [NONE], DOT)]


def figures(table: Table, area: int) -> str:
    """The orcs and the dwarves in an area: ``oo ●``."""
    token = AREAS.token(area)
    players = table["players"]
    dwarves = [SIGNS[seat] for seat, player in enumerate(players) if player["area"] == token]
    return " ".join([*[ORC * n for n in (table["orcs"].get(token, 0),) if n], *dwarves]) or NONE


def machines(table: Table, say: Say) -> list[str]:
    """Before whom each machine stands."""
    return wrapped([capital(say(machine(table, code))) for code in range(len(MACHINES))], DOT)


def machine(table: Table, code: int) -> Phrase:
    """One machine: in reserve, before a player, or in the solo game lying."""
    word, where = MACHINES.word(code), table["machines"].get(MACHINES.token(code))
    if where is None:
        return Phrase("pic-reserve", machine=word)
    if where == "lying":
        return Phrase("pic-lying", machine=word)
    return Phrase("pic-before", machine=word, who=SeatName(where))


def entrance(table: Table, say: Say) -> list[str]:
    """Trolls and goblins at the tunnel entrance, with what they still take."""
    found = [say(troll(table, token)) for token in table["trolls"]]
    found += [say(goblin(table, token)) for token in table["goblins"]]
    return wrapped(found or [NONE], DOT, say(Phrase("pic-enemies")) + " ")


def troll(table: Table, token: str) -> Phrase:
    """A troll, by the wounds it still stands."""
    word, successes = TROLLS.word(TROLLS.code(token)), table["printed"]["trolls"][token]
    return Phrase("do-troll", troll=word, wounds=table["trolls"][token], successes=successes)


def goblin(table: Table, token: str) -> Phrase:
    """A goblin, by what it still asks for."""
    kind = GOBLIN_KINDS.code(table["printed"]["goblins"][token]["kind"])
    return Phrase("do-goblin", goblin=GOBLIN_KINDS.word(kind), asks=asks(table, token))


def asks(table: Table, token: str) -> Phrase:
    """RUN-4.41, 4.62, 4.65. What a goblin still asks for."""
    state, told = table["goblins"][token], table["printed"]["goblins"][token]
    if told["kind"] == "fight":
        return Phrase("asks-wounds", n=state, successes=told["successes"])
    if told["kind"] == "bribe_exact":
        return Phrase("asks-resources", resources=lacking(told["wants"], state))
    if told["kind"] == "bribe_any":
        return Phrase("asks-any", n=told["work"] - sum(state.values()))
    return Phrase("asks-rubble", n=state)


def lacking(wanted: Mapping[str, int], given: Mapping[str, int]) -> list[Amount]:
    """The resources that are still missing."""
    short = [wanted[token] - given.get(token, 0) for token in RESOURCES.tokens]
    return [Amount(RESOURCES, resource, n) for resource, n in enumerate(short) if n]


# ---------------------------------------------------------------------- the upgrade board


def upgrades(table: Table, say: Say) -> list[str]:
    """A line for each space: its card, what that still lacks and what it offers."""
    rows = [["", *heads(say, "upgrade", "lacks", "offers")]]
    return columns(rows + [space_row(table, str(n), say) for n in range(1, SPACES + 1)])


def space_row(table: Table, space: str, say: Say) -> list[str]:
    """One space of the upgrade board."""
    there = table["board"].get(space)
    if there is None:
        return [space, f"  {NONE}"]
    if there == "blocked":
        return [space, f"  {say(Phrase('pic-blocked'))}"]
    card = there["card"]
    lacks = lacking(table["printed"]["prices"][space], there)
    name = f"{' ' if lacks else '✓'} {say(CARDS.word(CARDS.code(card)))}"
    return [space, name, say(lacks) if lacks else NONE, offers(table, card, say)]


def offers(table: Table, card: str, say: Say) -> str:
    """The options of a card: ``move 2 · dig 1``; the special move has no number."""
    found = table["printed"]["cards"][card].items()
    told = [
        Phrase(
            "pic-offer", action=ACTIONS.word(ACTIONS.code(action)), n=n * (action != "free_move")
        )
        for action, n in found
    ]
    return DOT.join([say(offer) for offer in told])


def piles(table: Table, say: Say) -> list[str]:
    """The upgrade decks, and the mercenaries to be hired with their prices."""
    decks = [
        Phrase("pic-deck", deck=UPGRADE_DECKS.word(UPGRADE_DECKS.code(deck)), n=n)
        for deck, n in table["decks"].items()
    ]
    prices = table["printed"]["mercenaries"]
    hired = [
        Phrase(
            "pic-mercenary",
            mercenary=MERCENARIES.word(MERCENARIES.code(token)),
            price=prices[token],
        )
        for token in table["mercenaries"]
    ]
    return [
        *wrapped([capital(say(deck)) for deck in decks], DOT),
        *wrapped([say(one) for one in hired] or [NONE], DOT, say(Phrase("pic-mercenaries")) + " "),
    ]


# ---------------------------------------------------------------------- the dwarves


def players(view: Table, say: Say) -> list[str]:
    """A line for each player, and below it what the table knows of the hand."""
    titles = ("where", "hand", "orcs")
    seats = range(view["seats"])
    rows = [["", *heads(say, *titles)], *[player_row(view, seat, say) for seat in seats]]
    head, *below = columns(rows, right=[2, 3])
    lines = [head]
    for seat, line in zip(seats, below):
        lines += [line, *known(view, seat, say)]
    return lines


def player_row(view: Table, seat: int, say: Say) -> list[str]:
    """Who is where, with how many cards, and how many orc cards are among the unseen."""
    player = view["table"]["players"][seat]
    unseen = player["unseen"]
    return [
        f"{'>' if seat in view['waiting'] else ' '} {SIGNS[seat]} {name(seat, say)}",
        say(AREAS.word(AREAS.code(player["area"]))),
        str(player["hand"]),
        f"{unseen.get('orc', 0)}/{sum(unseen.values())}",
    ]


def name(seat: int, say: Say) -> str:
    """The name of a player, as far as there is room."""
    told = say(SeatName(seat))
    return told if len(told) <= LONGEST_NAME else told[: LONGEST_NAME - 1] + "…"


def known(view: Table, seat: int, say: Say) -> list[str]:
    """The cards in another hand that the whole table knows."""
    cards = view["table"]["players"][seat]["cards"]
    if seat == view["seat"] or not cards:
        return []
    named = [counted(card, n, say) for card, n in cards.items()]
    return wrapped(named or [NONE], DOT, f"    {say(Phrase('pic-known'))} ")


def counted(card: str, n: int, say: Say) -> str:
    """A card, and how many if there are several."""
    return say(CARDS.word(CARDS.code(card))) + f" ×{n}" * (n > 1)


def hand(view: Table, say: Say) -> list[str]:
    """The own cards with what they offer."""
    table, seat = view["table"], view["seat"]
    cards = table["players"][seat]["cards"] if seat >= 0 else {}
    rows = [[counted(card, n, say), offers(table, card, say)] for card, n in cards.items()]
    for at, row in enumerate(rows):
        row.insert(0, "" if at else heads(say, "hand")[0])
    return columns(rows)
