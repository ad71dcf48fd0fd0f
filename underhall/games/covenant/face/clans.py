"""The clans, and the short signs of things: the second half of the picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from underhall.core.names import Names
from underhall.core.phrase import Phrase, SeatName, Word
from underhall.games.covenant.box.atoms import (
    DEFEAT,
    OPS,
    amount_of,
    kind_of,
    op_of,
    read_atom_text,
)
from underhall.games.covenant.box.names import (
    BUILDINGS,
    COINS,
    COLUMNS,
    DIFFICULTIES,
    ENEMIES,
    GOALS,
    ORNAMENT_COLOURS,
    PLACES,
    RELICS,
    RESOURCES,
    SLOTS,
    TOOL_KINDS,
    TRACKS,
    TRADITIONS,
)
from underhall.games.covenant.rules.phrases import goal_text, tradition_text
from underhall.games.covenant.rules.reasons import SOURCES
from underhall.games.covenant.rules.rewards import kind_word
from underhall.kit.columns import WIDTH, columns, wrapped

Say = Callable[[object], str]
Table = Mapping[str, Any]

SIGNS: Final = "●■▲◆"
"""The shapes of the seats, in their order."""
ELDERS: Final = "★"
NONE: Final = "–"
DOT: Final = " · "
BAR: Final = " ║ "
LONGEST_NAME: Final = 14

HEADS = Names(
    "head",
    [
        *("gp", "dwarves", "tokens", "goods", "storage", "tracks", "deeds", "dungeon", "keys"),
        *("forge", "carts", "site", "limit", "free", "delivered", "rewards"),
    ],
)

# ---------------------------------------------------------------------- words and signs


def word(names: Names, token: str) -> Word:
    """A thing by its token."""
    return names.word(names.code(token))


def sign(names: Names, token: str, say: Say) -> str:
    """The short sign of a thing."""
    return say(Phrase("pic-sign", what=word(names, token)))


def signs(names: Names, counts: Mapping[str, int], say: Say) -> str:
    """Things by their signs, with a number where there are more than one."""
    found = [f"{n if n > 1 else ''}{sign(names, token, say)}" for token, n in counts.items() if n]
    return " ".join(found) or NONE


def slashed(names: Names, counts: Mapping[str, int]) -> str:
    """Numbers of all things of a topic in its order."""
    return "/".join([str(counts.get(token, 0)) for token in names.tokens])


def reward(texts: Sequence[str], say: Say) -> str:
    """A reward as it is printed, in short."""
    return "+".join([brief(read_atom_text(text), say) for text in texts])


BRIEFS: Final[tuple[str, ...]] = tuple(["brief-" + token for token in OPS.tokens])
"""What each word of the vocabulary is called in short: so many, and of what."""


def brief(atom: int, say: Say) -> str:
    """One atom of a reward in short."""
    op, kind = op_of(atom), kind_of(atom)
    what: object = kind_word(op, kind)
    if op == DEFEAT:
        kinds = [token for at, token in enumerate(ENEMIES.tokens) if kind >> at & 1]
        what = "/".join([sign(ENEMIES, token, say) for token in kinds])
    return say(Phrase(BRIEFS[op], n=amount_of(atom), what=what))


def packed(parts: Sequence[Sequence[str]]) -> list[str]:
    """Parts below each other, but side by side where two of one line each fit."""
    lines: list[str] = []
    for part in parts:
        if lines and len(part) == 1 and len(lines[-1] + BAR + part[0]) <= WIDTH:
            lines[-1] += BAR + part[0]
        else:
            lines += part
    return lines


def clan_sign(view: Table, clan: int) -> str:
    """The sign of a seat or of the Elders."""
    return SIGNS[clan] if clan < view["seats"] else ELDERS


def shortened(name: str) -> str:
    """A name that leaves room for the rest of the line."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def titled(title: Phrase, things: Sequence[str], say: Say) -> list[str]:
    """Things after their title, or that there are none."""
    return wrapped(things or [NONE], DOT, f"{say(title)} ")


# ---------------------------------------------------------------------- the clans


def players(view: Table, say: Say) -> list[str]:
    """A line for each player."""
    heads = [say(HEADS.word(code)) for code in range(HEADS.code("carts") + 1)]
    rows = [["", "", *heads]]
    rows += [player_row(view, seat, say) for seat in range(view["seats"])]
    return columns(rows, right=[2])


def player_row(view: Table, seat: int, say: Say) -> list[str]:
    """What one player has, in numbers; a star marks a dwarf at work."""
    player = view["table"]["players"][seat]
    dwarves = [f"{each['strength']}{'*' if each['tool'] else ''}" for each in player["dwarves"]]
    held = sum(player["resources"].values())
    return [
        SIGNS[seat],
        shortened(say(SeatName(seat))),
        str(player["score"]),
        " ".join(dwarves),
        f"{player['tokens'].get('plus_1', 0)}/{player['tokens'].get('plus_2', 0)}",
        slashed(RESOURCES, player["resources"]),
        f"{held}/{player['storage']}",
        slashed(TRACKS, player["tracks"]),
        str(player["achievements"]),
        slashed(ENEMIES, player["dungeon"]),
        str(player["keys"]),
        slashed(BUILDINGS, player["forge"]),
        str(player["carts"]),
    ]


def elders(view: Table, say: Say) -> list[str]:
    """The Council of Elders in the solo mode."""
    table = view["table"]
    if "elders" not in table:
        return []
    there = table["elders"]
    store = len(there["traditions"]) + sum([*there["coins"].values(), *there["ornaments"].values()])
    line = Phrase(
        "pic-elders",
        sign=ELDERS,
        difficulty=word(DIFFICULTIES, there["difficulty"]),
        gp=there["score"],
        tracks=slashed(TRACKS, there["tracks"]),
        deeds=there["achievements"],
        dungeon=slashed(ENEMIES, there["dungeon"]),
        store=store,
        relics=sum(there["relics"].values()),
        cards=there["available"],
        forge=there["forge_deck"],
    )
    return wrap(say(line), WIDTH, subsequent_indent="  ")


def solo_points(view: Table, say: Say) -> list[str]:
    """At the end of a solo game: where the points of the player and of the Elders come from."""
    table = view["table"]
    if "elders" not in table or view["result"] is None:
        return []
    sides = (table["players"][0], table["elders"])
    names = [f"{SIGNS[0]} {shortened(say(SeatName(0)))}", say(Phrase("pic-council", sign=ELDERS))]
    rows = [[say(Phrase("pic-points")), *names]]
    for source in SOURCES.tokens:
        points = [side["points"].get(source, 0) for side in sides]
        if any(points):
            rows.append([say(Phrase(f"score-{source}")), *[str(n) for n in points]])
    rows.append([say(Phrase("total")), *[str(side["score"]) for side in sides]])
    return ["", *columns(rows, right=[1, 2])]


def tradition_lines(token: str, printed: Table, say: Say, gp: int = 0) -> list[str]:
    """A tradition by number and name, with its price if it has one, and what it does."""
    code = TRADITIONS.code(token)
    text = tradition_text(code, printed["tithe"], printed["penalty"])
    told = {"n": code + 1, "tradition": TRADITIONS.word(code), "text": text}
    phrase = Phrase("pic-offer", gp=gp, **told) if gp else Phrase("pic-tradition", **told)
    return wrap(say(phrase), WIDTH, initial_indent="  ", subsequent_indent="    ")


def belongings(view: Table, say: Say) -> list[str]:
    """Tools, coins, relics and traditions of the other players."""
    lines = []
    printed = view["table"]["printed"]
    for seat, player in enumerate(view["table"]["players"]):
        if seat == view["seat"]:
            continue
        kinds = [printed["tools"][tile]["kind"] for tile in player["tools"].values()]
        things = [say(word(TOOL_KINDS, kind)) for kind in kinds]
        things += [say(word(COINS, tile)) for tile in player["coins"].values()]
        things += [f"{say(word(RELICS, tile))} ×{n}" for tile, n in player["relics"].items()]
        for tile in player["traditions"]:
            number = TRADITIONS.code(tile) + 1
            named = Phrase("pic-numbered", n=number, tradition=word(TRADITIONS, tile))
            things.append(say(named))
        if player["goals"]:
            goals = [word(GOALS, tile) for tile in player["goals"]]
            things.append(say(Phrase("pic-their-goals", goals=goals)))
        if things:
            lines += wrapped(things, DOT, f"{SIGNS[seat]} ")
    return lines


# ---------------------------------------------------------------------- the own clan board


def own(view: Table, say: Say) -> list[str]:
    """The viewer's tools by column, next track spaces, coins, relics, goals and traditions."""
    if view["seat"] < 0:
        return []
    table = view["table"]
    player, printed = table["players"][view["seat"]], table["printed"]
    lines = [line for at in range(len(COLUMNS)) for line in column(player, printed, at, say)]
    steps = [step(player, printed, token, say) for token in TRACKS.tokens]
    lines += titled(Phrase("pic-next"), steps, say)
    coins = [coin_slot(player, printed, slot, say) for slot in printed["coin_slots"]]
    relics = [
        f"{say(word(RELICS, tile))} {n - player['used'].get(tile, 0)}/{n}"
        for tile, n in player["relics"].items()
    ]
    heaps = [(Phrase("pic-own-coins"), coins), (Phrase("pic-own-relics"), relics)]
    lines += packed([titled(title, things, say) for title, things in heaps if things])
    one, both = printed["goal_thresholds"]
    goals = [say(goal(player, printed, token)) for token in player["goals"]]
    if goals:
        line = f"{say(Phrase('pic-goals', one=one, both=both))} {DOT.join(goals)}"
        lines += wrap(line, WIDTH, subsequent_indent="  ")
    for token in player["traditions"]:
        lines += [line[2:] for line in tradition_lines(token, printed, say)]
    return lines


def coin_slot(player: Table, printed: Table, slot: str, say: Say) -> str:
    """A slot for a coin: what its coin pays out, and what putting one there gives."""
    tile = player["coins"].get(slot)
    held = reward(printed["coins"][tile], say) if tile else "_"
    return f"{slot[-1]}: {held} ({reward(printed['coin_slots'][slot], say)})"


def goal(player: Table, printed: Table, token: str) -> Phrase:
    """An own goal and what it is worth now."""
    text = goal_text(GOALS.code(token), printed["goals"][token])
    return Phrase("pic-goal", text=text, n=player["goal_worth"][token])


def step(player: Table, printed: Table, token: str, say: Say) -> str:
    """The next space of a track that gives something, and the next achievement."""
    track, at = printed["tracks"][token], player["tracks"][token]
    ahead = [int(space) for space in track["rewards"] if int(space) > at]
    if not ahead:
        return say(Phrase("pic-track-end", track=word(TRACKS, token), at=at))
    gain = reward(track["rewards"][str(min(ahead))], say)
    deed = min([mark for mark in track["achievements"] if mark > at])
    return say(
        Phrase("pic-step", track=word(TRACKS, token), at=at, to=min(ahead), reward=gain, deed=deed)
    )


def column(player: Table, printed: Table, at: int, say: Say) -> list[str]:
    """One column of tools: the starting tool, then its slots with a tool or what they give."""
    places = [PLACES.token(at)]
    places += [slot for slot in SLOTS.tokens if printed["columns"][slot] == COLUMNS.token(at)]
    things = [place_text(player, printed, place, say) for place in places]
    title = say(Phrase("pic-column", column=COLUMNS.word(at), n=player["columns"][at]))
    return wrapped(things, " | ", f"{title} ")


def place_text(player: Table, printed: Table, place: str, say: Say) -> str:
    """A place for a tool: what is there, who works on it and its ornament; or what it gives."""
    tile = player["tools"].get(place)
    if SLOTS.has(place) and tile is None:
        return f"{place[-1]}: ({reward(printed['slots'][place], say)})"
    if tile is None:
        kind, colour = place.removeprefix("printed_"), printed["printed_colours"][place]
    else:
        kind, colour = printed["tools"][tile]["kind"], printed["tools"][tile]["colour"]
    busy = "*" if any([each["tool"] == place for each in player["dwarves"]]) else ""
    name = say(word(TOOL_KINDS, kind)) + busy
    if place in player["ornaments"]:
        held = reward(printed["ornaments"][player["ornaments"][place]], say)
    else:
        held = say(Phrase("pic-free", colour=word(ORNAMENT_COLOURS, colour)))
    return f"{place[-1] + ': ' if SLOTS.has(place) else ''}{name} [{held}]"
