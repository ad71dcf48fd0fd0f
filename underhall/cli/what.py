"""``underhall what``: what a card, a tile or a space does, told to whoever asks for it by name."""

from __future__ import annotations

from underhall import editions, effects, things
from underhall.cli.arguments import Parser
from underhall.cli.errors import BadInput
from underhall.cli.language import Messages
from underhall.cli.rules import around, line, wrapped
from underhall.cli.terminal import Terminal
from underhall.core.game import Edition
from underhall.effects import Thing
from underhall.text.clauses import rules_in
from underhall.text.remarks import with_sources
from underhall.text.words import Words

MOST = 24
"""Of more things that a name fits, the first are told."""
FEW = 2
"""Of so many things the clauses are told in full."""
BETWEEN = " · "


def run(args: list[str], words: Words) -> int:
    """Tell what the things of a name do."""
    asked = arguments(words.message).parse(args)
    edition = editions.edition(asked.game, editions.corrections(asked.game, asked.data))
    spoken = Words(words.lang, edition.game.id)
    terminal = Terminal()
    told = describe(edition, spoken, " ".join(asked.name), asked.rule)
    terminal.print(wrapped(told, terminal.width))
    return 0


def arguments(t: Messages) -> Parser:
    """What ``what`` takes."""
    parser = Parser("what", t)
    parser.take("game", metavar="GAME")
    parser.take("name", metavar="NAME", nargs="+")
    parser.take("--rule", action="store_true")
    parser.take("--data", metavar="FILE")
    parser.finish()
    return parser


def describe(edition: Edition, words: Words, wanted: str, rule: bool = False) -> str:
    """Each thing that goes by ``wanted``: its effect, its clause, and what of it is reconstructed.
    Few things come with the text of their clauses, with ``rule`` all, between their neighbours.
    BadInput where nothing has that name."""
    t = words.message
    wanted = wanted.removeprefix(t("cli-what-filler") + " ").strip()
    if not wanted:
        every = effects.things(edition.raw, words)
        if not every:
            raise BadInput(t("cli-what-nowhere"))
        raise BadInput(t("cli-what-usage", word=t("cli-word-what"), name=every[0].name))
    found = effects.find(edition.raw, words, wanted)
    if not found:
        raise BadInput(t("cli-what-nothing", wanted=wanted))
    shown = found[:MOST]
    sources = [_source(edition, one) for one in shown]
    lines = [_told(*pair, words) for pair in zip(shown, sources)]
    if len(found) > MOST:
        lines.append(t("cli-what-more", n=len(found) - MOST))
    ruled = list(dict.fromkeys([source.clause for source in sources if source]))
    if rule or len(found) <= FEW:
        told = _clauses(edition.game.id, words.lang, ruled, rule)
        lines += [with_sources(one, words) for one in told]
    return "\n".join(lines)


def _source(edition: Edition, one: Thing) -> things.Source | None:
    """Where a thing comes from; None where the game does not say."""
    game = edition.game.id
    if one.kind not in things.kinds(game):
        return None
    raw = editions.components(game)
    return things.source(game, raw, one.kind, one.token, edition.overrides)


def _told(one: Thing, source: things.Source | None, words: Words) -> str:
    does = words.message("cli-what-is", name=one.name, does=one.does)
    if source is None:
        return does
    facts = [source.clause, things.note(source, words)]
    return f"{does}\n  " + BETWEEN.join([fact for fact in facts if fact])


def _clauses(game: str, lang: str, ids: list[str], neighbours: bool) -> list[str]:
    rules = rules_in(editions.room(game), lang)
    if neighbours:
        return [around(rules, id) for id in ids]
    return [line(rules.clauses[id]) for id in ids if id in rules.clauses]
