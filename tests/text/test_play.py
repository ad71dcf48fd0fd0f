"""Random games of every kind, all of which is put into words in every language."""

from typing import Any

import pytest
from text.scan import GAMES

from underhall.core.agenda import Decision
from underhall.core.chance import Fast
from underhall.core.check import settings
from underhall.core.events import Event
from underhall.core.match import Match
from underhall.editions import edition
from underhall.text import Words, languages

NAMES = ("Ania", "Olek", "Zosia", "Jan", "Ewa")


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_said(game: str) -> None:
    speakers = [Words(lang, game, NAMES, strict=True) for lang in languages()]
    for seed, (seats, options) in enumerate(one_for_each_choice(game)):
        play(Match(edition(game), seats, options, Fast(seed)), seed, speakers)


def one_for_each_choice(game: str) -> list[tuple[int, dict[str, str]]]:
    """Settings that between them have every number of seats and every choice of each option."""
    picked = []
    seen: set[object] = set()
    for seats, options in settings(edition(game)):
        new = {seats, *options.items()} - seen
        if new:
            picked.append((seats, options))
            seen |= new
    return picked


def play(match: Match, seed: int, speakers: list[Words]) -> None:
    chance = Fast(f"play {seed}")
    tell(match.setup_events, speakers)
    while match.state.choices:
        for seat in match.state.waiting():
            ask(match.state, match.state.asked(seat), speakers)
        decision = match.state.decision
        codes = decision.options(match.state)
        token = decision.token(match.state, codes[chance.below(len(codes))])
        tell(match.play(decision.seat, token).events, speakers)


def ask(s: Any, decision: Decision[Any], speakers: list[Words]) -> None:
    for words in speakers:
        assert words.prompt(s, decision)
        labels = [words.option(s, decision, code) for code in decision.candidates(s)]
        assert all(labels)
        assert len(set(labels)) == len(labels), f"two options of {decision.name} read the same"
        for code in decision.candidates(s):
            refusal = decision.refusal(s, code)
            assert refusal is None or words.refusal(refusal)


def tell(events: list[Event], speakers: list[Words]) -> None:
    for event in events:
        for words in speakers:
            assert words.event(event)
