"""``underhall play``: a game in the terminal, alone against bots or from hand to hand."""

from __future__ import annotations

import argparse
from datetime import datetime
from secrets import randbelow
from typing import Any

from underhall import editions
from underhall.chronicle import default_file, entry, keep
from underhall.cli.arguments import Parser, integer, read_options, split
from underhall.cli.commands import CommandReader
from underhall.cli.errors import BadInput
from underhall.cli.files import read_json
from underhall.cli.language import Messages
from underhall.cli.players import Player, check_seats, default_seats, recorded, seated
from underhall.cli.records import go_on
from underhall.cli.saving import RecordKeeper
from underhall.cli.session import Quit, Session
from underhall.cli.terminal import EndOfInput, Terminal
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.text.words import Words

SEEDS = 10**9


def run(args: list[str], words: Words) -> int:
    """Play one game, or go on with a saved one."""
    t = words.message
    asked = arguments(t).parse(args)
    match, players, keeper = resumed(asked, t) if asked.resume else begun(asked, t)
    spoken = Words(words.lang, match.edition.game.id, [player.name for player in players])
    session = Session(match, players, keeper, spoken, Terminal())
    try:
        play(session)
    except (Quit, EndOfInput):
        farewell(session)
    return 0


def arguments(t: Messages) -> Parser:
    """What ``play`` takes."""
    parser = Parser("play", t)
    parser.take("game", metavar="GAME", nargs="?")
    parser.take("--seats", metavar="you,adept,…")
    parser.take("--names", metavar="NAME,…", type=split)
    parser.take("--option", metavar="KEY=VALUE", nargs="+", action="extend", default=[])
    parser.take("--seed", metavar="N", type=integer(t, "--seed"))
    parser.take("--data", metavar="FILE")
    parser.take("--save", metavar="FILE")
    parser.take("--resume", metavar="FILE")
    parser.finish()
    return parser


def play(session: Session) -> None:
    """The whole game, from the first decision to the points."""
    reader = CommandReader(session)
    is_new = session.next_seat() is not None
    session.introduce()
    while (seat := session.next_seat()) is not None:
        if session.players[seat].is_bot:
            session.let_bot_move(seat)
        else:
            reader.sit_down(seat)
    session.show_end()
    session.keeper.keep_up()
    if session.people and is_new:
        write_down(session)
    if session.people and session.terminal.interactive:
        reader.offer_to_save()


def write_down(session: Session) -> None:
    """Keep the end of the game in the chronicle; where that fails the game is over all the same."""
    match, names = session.match, [player.name for player in session.players]
    if match.result is None:
        return
    told = entry(session.game.id, names, match.options, match.result, datetime.now())
    path = default_file()
    try:
        keep(path, told)
    except OSError as why:
        session.tell("cli-file-cannot-write", file=str(path), why=why.strerror or str(why))


def farewell(session: Session) -> None:
    """Say that the game is not over, and how to go on with it."""
    session.keeper.keep_up()
    session.tell("cli-not-finished")
    if session.keeper.path and session.keeper.is_saved:
        session.tell("cli-go-on", file=session.keeper.path)


# ---------------------------------------------------------------------- a new game


def begun(asked: argparse.Namespace, t: Messages) -> tuple[Match, list[Player], RecordKeeper]:
    """A new match as the arguments describe it."""
    if asked.game is None:
        raise BadInput(t("cli-usage-missing", what="GAME", command="play"))
    game = editions.game(asked.game)
    seats = split(asked.seats) if asked.seats is not None else default_seats(game)
    check_seats(seats, t)
    players = seated(seats, asked.names or [], t)
    edition = editions.edition(game.id, editions.corrections(game.id, asked.data))
    seed = randbelow(SEEDS) if asked.seed is None else asked.seed
    match = Match(edition, len(seats), read_options(asked.option, t), Fast(seed))
    return match, players, keeper_for(asked, match, players, seed, None, t)


def keeper_for(
    asked: argparse.Namespace,
    match: Match,
    players: list[Player],
    seed: int | str | None,
    path: str | None,
    t: Messages,
) -> RecordKeeper:
    """The keeper of the record, who saves to ``--save`` if that is a new file or ``path``."""
    keeper = RecordKeeper(match, players, seed, path, t)
    if asked.save is not None:
        if keeper.would_overwrite(asked.save):
            raise BadInput(t("cli-save-exists", file=asked.save))
        keeper.always = True
        keeper.save(asked.save)
    return keeper


# ---------------------------------------------------------------------- a saved game


def resumed(asked: argparse.Namespace, t: Messages) -> tuple[Match, list[Player], RecordKeeper]:
    """A match that a file tells of, with its players unless others are named."""
    for name in ("seed", "data", "option"):
        if getattr(asked, name) not in (None, []):
            raise BadInput(t("cli-resume-brings", what=f"--{name}"))
    record = read_json(asked.resume, t)
    if asked.game not in (None, record.get("game")):
        found = str(record.get("game"))
        raise BadInput(t("cli-wrong-game", file=asked.resume, found=found, wanted=asked.game))
    match, seed = go_on(record, t)
    players = resumed_players(asked, record, t)
    return match, players, keeper_for(asked, match, players, seed, asked.resume, t)


def resumed_players(asked: argparse.Namespace, record: dict[str, Any], t: Messages) -> list[Player]:
    """Who goes on playing."""
    players = recorded(record, t)
    if asked.seats is None and players is None:
        raise BadInput(t("cli-resume-seats", file=asked.resume))
    seats = split(asked.seats) if asked.seats is not None else [one.who for one in players or []]
    check_seats(seats, t)
    if len(seats) != record["seats"]:
        raise BadInput(t("cli-resume-count", found=len(seats), wanted=record["seats"]))
    if asked.names is None and players is not None:
        return [Player(who, one.name) for who, one in zip(seats, players)]
    return seated(seats, asked.names or [], t)
