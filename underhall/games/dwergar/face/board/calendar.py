"""The rounds, the event, the events to come, and the decks with who leads in them."""

from __future__ import annotations

from underhall.core.phrase import Does, Phrase
from underhall.games.dwergar.box.names import EVENTS
from underhall.games.dwergar.face.board.projects import in_deck
from underhall.games.dwergar.face.board.signs import (
    DECK_ICONS,
    EVENT_ICONS,
    Data,
    Say,
    Table,
    capital,
    deck_name,
    named,
    seat_name,
)
from underhall.games.dwergar.rules.phrases import rule_phrases


def rail(view: Table, say: Say) -> Data:
    """Where in the game we are."""
    table = view["table"]
    now, rounds = table["round"], table["rounds"]
    deck = len(table["deck"]["basic"]) + len(table["deck"]["advanced"])
    left = table["events_left"]
    return {
        "short": say(Phrase("board-round", round=max(now, 1), rounds=rounds)),
        "tiny": f"{max(now, 1)}/{rounds}",
        "steps": [
            {"n": n, "done": n < now, "now": n == now and not view["result"]}
            for n in range(1, rounds + 1)
        ],
        "left": max(0, rounds - max(now, 1)),
        "deck": deck,
        "deck_label": say(
            Phrase(
                "board-deck",
                basic=len(table["deck"]["basic"]),
                advanced=len(table["deck"]["advanced"]),
            )
        ),
        "events": left,
        "events_short": say(Phrase("board-events", n=left)),
    }


def event(view: Table, say: Say) -> Data:
    """The active event, or the last that came; how many are left, and which may still come."""
    table = view["table"]
    token = table["event"]
    coming = [coming_event(one, say) for one in table["event_pool"]]
    found = {
        "left": table["events_left"],
        "left_label": say(Phrase("board-events-left", n=table["events_left"])),
        "coming": coming if table["events_left"] else [],
    }
    if token is None:
        return {**found, "icon": "hourglass", "tone": "", "name": say(Phrase("pic-no-event"))}
    icon, tone = EVENT_ICONS[token]
    rules = [capital(say(rule)) for rule in rule_phrases(table["printed"]["event_rules"])]
    name = capital(named(EVENTS, token, say))
    told = {"id": token, "name": name, "does": " · ".join(rules)}
    return {**found, **told, "icon": icon, "tone": tone}


def coming_event(token: str, say: Say) -> Data:
    """An event that may still come."""
    icon, tone = EVENT_ICONS[token]
    name = capital(named(EVENTS, token, say))
    does = say(Does("event", token))
    return {"id": token, "icon": icon, "tone": tone, "name": name, "does": does}


# ---------------------------------------------------------------------- decks


def decks(view: Table, say: Say) -> list[Data]:
    """The decks in play: who has how many of their cards, and what for."""
    return [deck(view, token, say) for token in view["table"]["decks"]]


def deck(view: Table, token: str, say: Say) -> Data:
    """One deck; of the New Shaft developed cards count, of all others those owned."""
    table = view["table"]
    chain = token == "new_shaft"
    players = table["players"]
    counts = [in_deck(table, one, token) if chain else one["deck_cards"][token] for one in players]
    most = max(counts)
    holder = table["silverbeard"] if token == "old_shaft" else None
    return {
        "id": token,
        "icon": DECK_ICONS[token],
        "name": deck_name(token, say),
        "owners": [
            {
                "seat": seat,
                "name": seat_name(seat, say),
                "n": n,
                "leads": n == most and not chain and token != "eastern_quarter",
            }
            for seat, n in enumerate(counts)
            if n
        ],
        "prize": prize(view, token, counts, say),
        "holder": holder,
        "holder_name": "" if holder is None else seat_name(holder, say),
        "does": say(Does("deck", token)),
    }


def prize(view: Table, token: str, counts: list[int], say: Say) -> str:
    """What cards of a deck are good for, in two words."""
    n = view["table"]["printed"]["decks"][token]
    if token == "western_quarter":
        return say(Phrase("board-prize-actions", n=n))
    if token == "golden_terraces":
        return say(Phrase("board-prize-free"))
    if token == "old_shaft":
        return say(Phrase("board-silverbeard"))
    if token == "eastern_quarter":
        return say(Phrase("board-prize-heat", n=n))
    own = counts[view["seat"]] if view["seat"] >= 0 else max(counts)
    return say(Phrase("board-prize-next", n=own + 1))
