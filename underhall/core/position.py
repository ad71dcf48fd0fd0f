"""A position: any state as readable, JSON-compatible data, and back.

What a position leaves out is as in the canonical setup of its game. ``chance`` may script what
comes up next by name; after that ``seed`` rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any

from underhall.core.agenda import SPECTATOR, Frame, State
from underhall.core.chance import Chance, Fast, Script
from underhall.core.errors import BadData, RulesError
from underhall.core.game import Edition, Game
from underhall.core.names import SEAT, Codec, Seat
from underhall.core.result import read_result
from underhall.core.together import OPEN, UNASKED, Together

KEYS = (
    *("game", "seats", "options", "data", "turn", "active", "table", "agenda", "result"),
    *("chance", "seed"),
)


def write_position(edition: Edition, s: State, options: Mapping[str, str]) -> dict[str, Any]:
    """Everything about ``s`` except the chance to come."""
    position: dict[str, Any] = {
        "game": edition.game.id,
        "seats": s.seats,
        "options": dict(options),
        "turn": s.turn,
        "active": s.active,
        "table": edition.game.write(s),
        "agenda": write_agenda(s),
    }
    if s.result is not None:
        position["result"] = s.result.data()
    if edition.overrides:
        position["data"] = edition.overrides
    return position


def read_position(
    edition: Edition,
    data: Mapping[str, Any],
    chance: Chance | None = None,
    telling: bool = False,
) -> Any:
    """The state behind a position, run on to its first decision; BadData says what does not fit."""
    check_keys(data, KEYS, "position")
    game = edition.game
    if data.get("game", game.id) != game.id:
        raise BadData(f"this position is of {data['game']!r}, not of {game.id}")
    if data.get("data", edition.overrides) != edition.overrides:
        raise BadData("this position was made with other component data; it names them in 'data'")
    seats = data.get("seats", game.seats[0])
    if not isinstance(seats, int):
        raise BadData(f"position seats: expected a whole number, found {seats!r}")
    options = edition.settle(seats, _mapping(data, "options"))
    source = chance or coming_chance(data)
    s = game.read(edition.tables, seats, options, _mapping(data, "table"), source)
    s.turn = _whole(data, "turn", s.turn)
    s.active = _whole(data, "active", s.active)
    if not SPECTATOR <= s.active < seats:
        raise BadData(f"position active: there is no seat {s.active}")
    if "result" in data:
        s.result = read_result(data["result"])
        s.agenda = []
    if "agenda" in data:
        s.agenda = read_agenda(game, s, data["agenda"])
    s.telling = telling
    _run(game, s)
    return s


def apply_warily(game: Game[Any], s: State, seat: int, code: int) -> None:
    """``State.apply`` for a state that came from a position: BadData where that was nonsense."""
    s.answer(seat, code)
    _run(game, s)


def coming_chance(data: Mapping[str, Any]) -> Chance:
    """The chance a position tells of: its script, then its seed."""
    outcomes = data.get("chance", [])
    if not isinstance(outcomes, list) or not all(isinstance(o, (int, str)) for o in outcomes):
        raise BadData("position chance: expected a list of outcomes such as card:bank")
    return Script(*outcomes, then=Fast(data.get("seed", 0)))


def check_keys(data: object, known: tuple[str, ...] | list[str], where: str) -> None:
    """Refuse keys that mean nothing: a misspelt key must not be silently ignored."""
    if type(data) is not dict and not isinstance(data, Mapping):  # the first is far quicker
        raise BadData(f"{where}: expected named values, found {data!r}")
    for key in data:
        if key not in known:
            raise BadData(f"{where} knows no {key!r}; it knows: {', '.join(known)}")


# ---------------------------------------------------------------------- the agenda


def write_agenda(s: State, seat: int | None = None) -> list[Any]:
    """The agenda as data, what comes next first; answers as far as ``seat`` may see them."""
    return [_write_frame(s, frame, seat) for frame in s.agenda[::-1]]


def read_agenda(game: Game[Any], s: State, data: object) -> list[Frame[Any]]:
    """The agenda behind ``data``."""
    if not isinstance(data, list):
        raise BadData("position agenda: expected a list")
    kinds = game.frame_kinds()
    return [_read_frame(kinds, s, entry) for entry in reversed(data)]


_FIELDS: dict[type, tuple[tuple[str, Codec], ...]] = {}
"""What each kind of frame holds, found out once."""


def frame_fields(s: State, cls: type[Frame[Any]]) -> tuple[tuple[str, Codec], ...]:
    """The attributes of a kind of frame, in the order of its constructor, each with its codec."""
    found = _FIELDS.get(cls)
    if found is None:
        found = _FIELDS[cls] = _named_fields(s, cls)
    return found


def _named_fields(s: State, cls: type[Frame[Any]]) -> tuple[tuple[str, Codec], ...]:
    names = [name for name in signature(cls).parameters if name != "answers"]
    known: dict[str, Codec] = {"seat": SEAT, **s.codecs, **cls.fields}
    for name in names:
        if name not in known:
            raise RulesError(f"frame {cls.name}: no codec says how to write {name!r}")
    return tuple([(name, known[name]) for name in names])


def _write_frame(s: State, frame: Frame[Any], seat: int | None) -> dict[str, Any]:
    entry: dict[str, Any] = {"do": frame.name}
    fields = _FIELDS.get(type(frame))
    for name, codec in frame_fields(s, type(frame)) if fields is None else fields:
        entry[name] = codec.dump(getattr(frame, name))
    if isinstance(frame, Together):
        entry["answers"] = [_write_answer(s, frame, who, seat) for who in range(s.seats)]
    return entry


def _write_answer(s: State, frame: Together[Any], who: int, seat: int | None) -> str | None:
    code = frame.answers[who]
    if code == UNASKED:
        return None
    if code == OPEN:
        return "?"
    if seat is not None and seat != who:
        return "!"
    return frame.ask(s, who).token(s, code)


def _read_frame(kinds: Mapping[str, type[Frame[Any]]], s: State, entry: object) -> Frame[Any]:
    if not isinstance(entry, (dict, Mapping)) or str(entry.get("do")) not in kinds:
        raise BadData(f"position agenda: {entry!r} names no frame; known: {', '.join(kinds)}")
    cls = kinds[str(entry["do"])]
    together = issubclass(cls, Together)
    fields = frame_fields(s, cls)
    names = ["do", *[name for name, _ in fields]]
    if together:
        names.append("answers")
    check_keys(entry, names, f"agenda frame {cls.name}")
    values = [_read_field(cls.name, name, codec, entry) for name, codec in fields]
    for (name, codec), value in zip(fields, values):
        if isinstance(codec, Seat) and not (isinstance(value, int) and 0 <= value < s.seats):
            raise BadData(f"agenda frame {cls.name}: {name}: there is no seat {value}")
    make: Any = cls
    if not together:
        frame: Frame[Any] = make(*values)
        return frame
    return _read_together(make, s, values, entry.get("answers", ["?"] * s.seats))


def _read_field(frame: str, name: str, codec: Codec, entry: Mapping[str, Any]) -> object:
    if name not in entry:
        raise BadData(f"agenda frame {frame} needs {name!r}")
    try:
        return codec.load(entry[name])
    except BadData as why:
        raise BadData(f"agenda frame {frame}: {name}: {why}") from None


def _read_together(make: Any, s: State, values: list[Any], answers: object) -> Together[Any]:
    if not isinstance(answers, list) or len(answers) != s.seats:
        raise BadData(f"agenda frame {make.name}: answers need one place a seat")
    frame: Together[Any] = make(tuple(OPEN for _ in answers), *values)
    codes = [_read_answer(frame, s, who, answer) for who, answer in enumerate(answers)]
    return frame.answered(tuple(codes))


def _read_answer(frame: Together[Any], s: State, who: int, answer: object) -> int:
    if answer is None:
        return UNASKED
    if answer == "?":
        return OPEN
    decision = frame.ask(s, who)
    code = decision.code(s, str(answer))
    refusal = decision.refusal(s, code)
    if refusal is not None:
        why = f"{refusal.reason} ({refusal.clause})"
        raise BadData(f"agenda frame {frame.name}: seat {who} cannot answer {answer}: {why}")
    return code


def _run(game: Game[Any], s: State) -> None:
    """Run the agenda as ``State.advance`` does, but trust no frame."""
    s.forced = 0
    while s.agenda:
        frame = s.agenda[-1]
        try:
            why = frame.misfit(s)
            if why:
                raise BadData(f"agenda frame {frame.name}: {why}")
            if not frame.step(s):
                break
        except RulesError as error:
            raise BadData(f"this position cannot be played on: {error}") from error
        except (IndexError, KeyError, ValueError, AssertionError, NotImplementedError) as error:
            found = f"{frame.name} fails: {error}"
            raise BadData(f"this position cannot be played on: {found}") from error
    if not s.agenda:
        s.choices = []
    elif s.result is not None:
        raise BadData("position agenda: the game is over, but something is left to do")
    _check_stocks(game, s)


def _check_stocks(game: Game[Any], s: State) -> None:
    """BadData when something is less than nothing: so it goes where a position was nonsense."""
    lacking = [kind for kind, places in game.pieces(s).items() if min(places, default=0) < 0]
    if min(game.stocks(s), default=0) < 0:
        lacking.append("stock")
    if lacking:
        raise BadData(f"this position cannot be played on: less than no {lacking[0]}")


def _mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise BadData(f"position {key}: expected named values, found {value!r}")
    return value


def _whole(data: Mapping[str, Any], key: str, default: int) -> int:
    value = data.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadData(f"position {key}: expected a whole number, found {value!r}")
    return value
