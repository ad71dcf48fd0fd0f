"""The players' panels and the viewer's own board."""

from __future__ import annotations

from underhall.core.phrase import Phrase
from underhall.games.dwergar.box.names import COLOURS, LEVELS, PAWNS, RESOURCES, SPACES, SPECIALISTS
from underhall.games.dwergar.face.board.projects import owned
from underhall.games.dwergar.face.board.signs import (
    LIT,
    SPACE_ICONS,
    UNLIT,
    Data,
    Say,
    Table,
    capital,
    named,
    pawn_name,
    short,
    space_name,
    stock,
)


def seats(view: Table, say: Say) -> list[Data]:
    """A panel for each player."""
    return [panel(view, seat, say) for seat in range(view["seats"])]


def panel(view: Table, seat: int, say: Say) -> Data:
    """What one player has."""
    player = view["table"]["players"][seat]
    final = 0 if view["result"] else sum(player["final"].values())
    colour = player["colour"]
    return {
        "seat": seat,
        "score": player["score"],
        "final": final,
        "final_label": say(Phrase("board-final", n=final)),
        "colour": capital(named(COLOURS, colour, say)) if colour else "",
        "goods": [good(view, seat, token, say) for token in RESOURCES.tokens],
        "heat": {**stock("heat", player["heat"], say), "at_hand": player["at_hand"]},
        "furnaces": furnaces(player, say),
        "pool": pool(view, seat, say),
        "foreman": foreman(player["foreman"], say),
        "cards": owned(view, seat, say),
        "silverbeard": view["table"]["silverbeard"] == seat,
        "place": (seat - view["table"]["first"]) % view["seats"] + 1,
    }


def good(view: Table, seat: int, token: str, say: Say) -> Data:
    """A resource of a player, with what each raise of the lift would add."""
    n = view["table"]["players"][seat]["goods"][token]
    added = [told["goods"][seat].get(token, 0) for told in view["table"]["raises"]]
    return {**stock(token, n, say), "will": added if view["can_raise"] else []}


def furnaces(player: Table, say: Say) -> list[Data]:
    """Lit and unlit furnaces, and those in reserve."""
    return [
        {"icon": LIT[0], "tone": LIT[1], "n": player["lit"], "label": say(Phrase("board-lit"))},
        {
            "icon": UNLIT[0],
            "tone": UNLIT[1],
            "n": player["unlit"],
            "label": say(Phrase("board-unlit")),
        },
        {
            "icon": "sack",
            "tone": "",
            "n": player["reserve"],
            "label": say(Phrase("board-reserve")),
        },
    ]


def pool(view: Table, seat: int, say: Say) -> list[Data]:
    """The dwarves at home, workers by kind, the foreman last."""
    player = view["table"]["players"][seat]
    counts = [(token, player["pool"].get(token, 0)) for token in SPECIALISTS.tokens]
    home = int(player["foreman"] == "home")
    return [
        {
            "pawn": token,
            "n": n,
            "name": pawn_name(token, say),
            "key": f"foreman-{seat}" if token == "foreman" else f"pool-{seat}-{token}",
            "is_foreman": token == "foreman",
        }
        for token, n in [*counts, (PAWNS.token(len(SPECIALISTS)), home)]
        if n
    ]


def foreman(where: str, say: Say) -> Data:
    """DWE-4.5. Where a foreman is, if he is away: on a space, or in a cart on the lift."""
    if where == "home":
        return {"where": "home"}
    if where in LEVELS.tokens:
        n = LEVELS.code(where) + 1
        label = say(Phrase("board-foreman-rides", n=n))
        return {
            "where": "cart",
            "n": n,
            "short": say(Phrase("board-in-raises", n=n)),
            "label": label,
        }
    space = SPACES.word(SPACES.code(where))
    icon, tone = SPACE_ICONS[where]
    label = say(Phrase("board-foreman-on", space=space))
    return {
        "where": "space",
        "icon": icon,
        "tone": tone,
        "short": short(SPACES, where, say),
        "label": label,
    }


# ---------------------------------------------------------------------- one's own board


def own_board(view: Table, say: Say) -> Data | None:
    """Heat track, furnaces and projects of the viewer."""
    if view["seat"] < 0:
        return None
    table = view["table"]
    player = table["players"][view["seat"]]
    most, kept = table["printed"]["most_heat"], player["kept_heat"]
    cards = owned(view, view["seat"], say)
    done = len(player["developed"])
    spend = Phrase("board-to-spend", n=player["at_hand"])
    return {
        "heat": player["heat"],
        "most": most,
        "steps": [{"n": n, "cls": step_looks(n, player["heat"], kept)} for n in range(most + 1)],
        "kept": min(kept, most),
        "keeps": say(Phrase("board-kept", n=kept) if kept else Phrase("board-none-kept")),
        "lit": player["lit"],
        "at_hand": player["at_hand"],
        "spend": say(spend),
        "slots": slots(view, say),
        "fire": say(Phrase("board-fire" if player["lit"] else "board-no-fire")),
        "cards": cards,
        "count": say(Phrase("board-cards", developed=done, n=len(cards))),
        "label": say(Phrase("board-heat-label", n=player["heat"], most=most, kept=kept)),
    }


def step_looks(n: int, heat: int, kept: int) -> str:
    """How a step of the heat track looks: where the marker is, what may stay, every other one."""
    looks = {"is-at": n == heat, "is-kept": 0 < n <= kept, "even": n % 2 == 0}
    return " ".join([look for look, worn in looks.items() if worn])


def slots(view: Table, say: Say) -> list[Data]:
    """The furnaces of the viewer: lit, unlit, built into spaces, in reserve."""
    table = view["table"]
    player = table["players"][view["seat"]]
    built = [space for space, owner in table["sites"].items() if owner == view["seat"]]
    lit, unlit = say(Phrase("board-lit")), say(Phrase("board-unlit"))
    found = [slot("lit", LIT, lit, n) for n in range(player["lit"])]
    found += [slot("unlit", UNLIT, unlit, n) for n in range(player["unlit"])]
    for space in built:
        label = say(Phrase("board-built-into", space=space_name(space, say)))
        found.append({**slot("away", SPACE_ICONS[space], label, 0), "key": f"away-{space}"})
    reserve = say(Phrase("board-reserve"))
    return found + [slot("res", ("plus", ""), reserve, n) for n in range(player["reserve"])]


def slot(kind: str, icon: tuple[str, str], label: str, n: int) -> Data:
    """One furnace of the eight."""
    return {"kind": kind, "icon": icon[0], "tone": icon[1], "label": label, "key": f"{kind}-{n}"}
