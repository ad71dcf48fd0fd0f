"""``underhall games``."""

import json

from cli.conftest import Run


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
