"""``underhall games``."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import broken_games
import pytest
from cli.conftest import Run

from underhall.bots import registry


def test_examples_are_hidden(run: Run) -> None:
    assert "lantern" not in run("games").out
    assert "belfort" in run("games").out
    assert "lantern" in run("games --all").out


def test_a_card(run: Run) -> None:
    out = run("games --all").out
    assert "The Lantern Shift (2–4 players, 5–10 minutes, example)" in out
    assert "--option veins=5|3|7" in out
    assert "Szychta przy lampach (2–4 graczy" in run("games --all --lang pl").out


def test_cards_as_json(run: Run) -> None:
    cards = {card["id"]: card for card in json.loads(run("games --all --json").out)}
    assert cards["lantern"] == {
        "id": "lantern",
        "title": "The Lantern Shift",
        "seats": [2, 4],
        "minutes": [5, 10],
        "options": [{"id": "veins", "choices": ["3", "5", "7"], "default": "5"}],
        "maturity": "example",
        "revision": cards["lantern"]["revision"],
    }
    assert [card["id"] for card in json.loads(run("games --json").out)] == sorted(
        id for id, card in cards.items() if card["maturity"] != "example"
    )


def test_an_option_of_many_says_how_many(run: Run) -> None:
    told = run("games").out
    assert "Chosen guilds: 5 of librarians" in told
    assert "Chosen decks: 2–4 of western_quarter" in told


def test_an_option_of_many(run: Run) -> None:
    cards = {card["id"]: card for card in json.loads(run("games --json").out)}
    many = [option for option in cards["belfort"]["options"] if "many" in option]
    assert [(option["many"], option["fewest"]) for option in many] == [(5, 5)]
    (decks,) = [option for option in cards["dwergar"]["options"] if "many" in option]
    assert (decks["many"], decks["fewest"]) == (4, 2)
    assert "custom_guilds=a+b+…" in run("games").out


# ---------------------------------------------------------------------- games that do not load


@pytest.fixture
def strangers(tmp_path: Path) -> Iterator[None]:
    with broken_games.installed(tmp_path / "strangers"):
        yield


def test_broken_games_are_named_below_the_others(run: Run, strangers: None) -> None:
    ran = run("games")
    assert (ran.status, ran.err) == (0, "")
    assert "Belfort (2–5 players" in ran.out
    lines = ran.out.splitlines()
    for id, why in broken_games.WHY.items():
        assert any(line.startswith(f"{id} cannot be played here: {why}") for line in lines)
    assert "raising: w tę grę nie można tu zagrać: RuntimeError" in run("games --lang pl").out


def test_as_json_they_stand_beside_the_cards(run: Run, strangers: None) -> None:
    ran = run("games --json")
    assert ran.status == 0
    assert not {card["id"] for card in json.loads(ran.out)} & broken_games.POINTS.keys()
    assert ran.err.count("cannot be played here") == len(broken_games.POINTS)
    assert ran.err.count("\n") == len(broken_games.POINTS)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("id", ["stale", "raising", "garbled", "fussy"])
def test_one_line_tells_why_a_game_cannot_be_played(
    command: str, id: str, refused: Callable[..., str], strangers: None
) -> None:
    line = refused(f"{command} {id}")
    assert line.startswith(f"This game does not load: {id}: {broken_games.WHY[id]}")


def test_other_games_are_played_as_ever(
    run: Run, refused: Callable[..., str], strangers: None
) -> None:
    assert run("play lantern --seats random,random --seed 1").status == 0
    assert run("simulate lantern --games 1").status == 0
    assert "there is no game 'chess'; there are: belfort" in refused("play chess")


def test_a_mistyped_game_is_answered_with_the_nearest(refused: Callable[..., str]) -> None:
    assert refused("play belfrot").endswith("there is no game 'belfrot'; did you mean belfort?")
    assert refused("simulate dwegar").endswith("there is no game 'dwegar'; did you mean dwergar?")


def test_a_broken_bot_is_named_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "broken", lambda: {"oracle": "it fell"})
    assert run("games").out.endswith("The bot oracle does not load: it fell\n")
    assert "Bot oracle nie daje się wczytać: it fell" in run("games --lang pl").out
    assert run("games --json").err == "The bot oracle does not load: it fell\n"
