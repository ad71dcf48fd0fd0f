"""The three tracks: what their spaces give, who stands where, and the steps that are to come."""

from __future__ import annotations

from functools import lru_cache

from underhall.core.phrase import Phrase
from underhall.games.covenant.box.names import TRACKS
from underhall.games.covenant.face.board.signs import (
    REMEMBERED,
    TRACK_SIGNS,
    Data,
    Say,
    Table,
    look,
    named,
    owner_name,
    reward_name,
    reward_signs,
    short,
    worn_by,
)


def tracks(view: Table, say: Say) -> list[Data]:
    """One track after the other, from the top, with the viewer's steps to come."""
    return [track(view, token, view["ahead"].get(token, 0), say) for token in TRACKS.tokens]


def clans(view: Table) -> list[Table]:
    """Players, and the Elders after them."""
    table = view["table"]
    found: list[Table] = [*table["players"]]
    return [*found, table["elders"]] if "elders" in table else found


def track(view: Table, token: str, steps: int, say: Say) -> Data:
    """One track."""
    printed = view["table"]["printed"]["tracks"][token]
    icon, tone = TRACK_SIGNS[token]
    standing: dict[int, list[int]] = {}
    for clan, each in enumerate(clans(view)):
        standing.setdefault(each["tracks"][token], []).append(clan)
    own = clans(view)[view["seat"]]["tracks"][token] if steps else 0
    way = range(own + 1, own + steps + 1)
    spaces = [
        {**space(view, token, at, standing.get(at, []), say), "way": at in way}
        for at in range(printed["last"] + 1)
    ]
    return {
        "id": token,
        "icon": icon,
        "look": look(tone),
        "name": named(TRACKS, token, say),
        "short": short(TRACKS, token, say),
        "spaces": spaces,
    }


def space(view: Table, token: str, at: int, standing: list[int], say: Say) -> Data:
    """One space of a track: its reward, and whose markers stand there."""
    printed = view["table"]["printed"]["tracks"][token]
    texts = printed["rewards"].get(str(at), [])
    deed = at in printed["achievements"]
    return {
        "at": at,
        "deed": deed,
        "signs": reward_signs(texts),
        "markers": [
            {"clan": worn_by(view, clan), "name": owner_name(view, clan, say)} for clan in standing
        ],
        "label": space_label(token, at, tuple(texts), deed, say),
    }


@lru_cache(REMEMBERED)
def space_label(token: str, at: int, texts: tuple[str, ...], deed: bool, say: Say) -> str:
    """A space of a track in words."""
    track = TRACKS.word(TRACKS.code(token))
    told = [reward_name(texts, say)] if texts else []
    told += [say(Phrase("board-achievement"))] if deed else []
    return say(Phrase("board-space", track=track, n=at, told=", ".join(told) or "–"))
