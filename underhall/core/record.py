"""Records: a game as a header and its log, replayed move by move and checked on the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.chance import Chance, Committed, Fast, Script, commitment
from underhall.core.errors import BadData, BadOption, Diverged, UnderhallError
from underhall.core.game import Edition
from underhall.core.match import Match

FORMAT = 1
HEADER = ("underhall", "game", "revision", "data", "seats", "options", "setup", "log")


def write_record(match: Match, source: Chance | None = None, **extra: Any) -> dict[str, Any]:
    """The record of ``match``. ``source`` is where its chance came from, if it may be told: the
    seed goes in as ``extra``, a committed source as its commitment and, once the game is over, key.
    """
    edition = match.edition
    record: dict[str, Any] = {
        "underhall": FORMAT,
        "game": edition.game.id,
        "revision": edition.game.revision,
        "data": edition.fingerprint,
        "seats": match.state.seats,
        "options": dict(match.options),
        **extra,
    }
    if edition.overrides:
        record["overrides"] = edition.overrides
    if match.position is not None:
        record["position"] = match.position
    if isinstance(source, Committed):
        record["commitment"] = source.commitment
        if match.state.result is not None:
            record["key"] = source.key.hex()
    record["setup"] = list(match.setup_chance)
    record["log"] = [dict(entry) for entry in match.log]
    if match.state.result is not None:
        record["result"] = match.state.result.data()
    return record


def check_record(record: object) -> Mapping[str, Any]:
    """``record`` if it has the shape of one; BadData says what is missing or broken."""
    if not isinstance(record, Mapping):
        raise BadData("this is no record of a game")
    for key in HEADER:
        if key not in record:
            raise BadData(f"this is no complete record: {key!r} is missing")
    if record["underhall"] != FORMAT:
        raise BadData(f"this record has format {record['underhall']!r}; known is {FORMAT}")
    if not isinstance(record["log"], list) or not isinstance(record["setup"], list):
        raise BadData("this record is damaged: setup and log must be lists")
    if not isinstance(record["seats"], int) or not isinstance(record["options"], Mapping):
        raise BadData("this record is damaged: seats must be a number, options named values")
    return record


def replay(
    record: Mapping[str, Any], edition: Edition, to: int | None = None, keep: int = 1
) -> Match:
    """The match a record tells of, up to ``to`` log entries; Diverged says where it parts.

    Where the seed or the key is known, chance comes from it and must agree with the record; only
    then states can be made anew, and ``keep`` says how many of them to keep.
    """
    check_record(record)
    if record["game"] != edition.game.id:
        raise BadData(f"this record is of {record['game']!r}, not of {edition.game.id}")
    if record["data"] != edition.fingerprint:
        raise Diverged("this record was played with other component data")
    try:
        return _replayed(record, edition, to, keep)
    except Diverged as why:
        told, now = record["revision"], edition.game.revision
        if told == now:
            raise
        raise Diverged(f"{why} (recorded under rules revision {told}, this is {now})") from why


def _replayed(record: Mapping[str, Any], edition: Edition, to: int | None, keep: int) -> Match:
    replayer = _Replayer(record, edition, keep)
    log = record["log"] if to is None else record["log"][:to]
    for number, entry in enumerate(log, 1):
        replayer.enter(number, entry)
    if to is None or to >= len(record["log"]):
        replayer.check_result()
    return replayer.match


class _Replayer:
    def __init__(self, record: Mapping[str, Any], edition: Edition, keep: int) -> None:
        self.record = record
        self.source = known_source(record)
        chance: Chance = self.source or Script(*record["setup"])
        seats, options, position = record["seats"], record["options"], record.get("position")
        try:
            self.match = Match(
                edition, seats, options, chance, position, 1 if self.source is None else keep
            )
        except (BadData, BadOption):
            raise
        except UnderhallError as why:
            raise Diverged(f"the setup goes another way than recorded: {why}") from why
        self._compare("the setup", self.match.setup_chance, record["setup"])

    def enter(self, number: int, entry: Any) -> None:
        """Take in one entry of the log."""
        where = f"entry {number}"
        if not _is_entry(entry):
            raise BadData(f"this record is damaged at {where}: {entry!r}")
        try:
            self._enter(entry, where)
        except Diverged:
            raise
        except UnderhallError as why:
            raise Diverged(f"{where} cannot be replayed: {why}") from why

    def _enter(self, entry: Mapping[str, Any], where: str) -> None:
        match, seat = self.match, entry["seat"]
        outcomes = entry.get("chance", [])
        if self.source is None:
            match.state.chance.source = Script(*outcomes)
        if "undo" in entry:
            match.rewind(entry["undo"], seat)
        elif "redo" in entry:
            self._compare(where, match.redo(seat).chance, outcomes)
        else:
            self._compare(where, match.play(seat, entry["move"]).chance, outcomes)

    def _compare(self, where: str, came: list[int | str], told: list[int | str]) -> None:
        if came != told:
            raise Diverged(f"{where}: chance gave {came}, the record says {told}")

    def check_result(self) -> None:
        """Compare how it ended with what the record says."""
        told = self.record.get("result")
        result = self.match.state.result
        came = None if result is None else result.data()
        if told != came:
            raise Diverged(f"the game ends with {came}, the record says {told}")


def _is_entry(entry: object) -> bool:
    """Whether ``entry`` is a seat with one of a move, an undo or a redo, each of its own type."""
    if not isinstance(entry, Mapping) or not isinstance(entry.get("seat"), int):
        return False
    told = [entry.get("move", ""), entry.get("redo", ""), entry.get("undo", 0)]
    kinds = [key for key in ("move", "redo", "undo") if key in entry]
    fit = isinstance(told[0], str) and isinstance(told[1], str) and isinstance(told[2], int)
    return len(kinds) == 1 and fit and isinstance(entry.get("chance", []), list)


def known_source(record: Mapping[str, Any]) -> Chance | None:
    """The chance a record was played with, if it tells; a key must keep its commitment."""
    if "seed" in record:
        return Fast(record["seed"])
    if "key" not in record:
        return None
    try:
        key = bytes.fromhex(record["key"])
    except (TypeError, ValueError):
        raise BadData("this record is damaged: its key is no hexadecimal number") from None
    if commitment(key) != record.get("commitment"):
        raise Diverged("the key of this record is not the one that was promised")
    return Committed(key)
