"""RUN-4.95 to 4.99: recorded games for each way the game can end, replayed and verified."""

import endings as shared
import pytest
from games.runedar.endings import ENDINGS
from games.runedar.fortress import ended, seen, what_happened
from helpers import names, table, told

from underhall.core.match import Match
from underhall.games.runedar.table.state import ENDS

NAMED = pytest.mark.parametrize("name", ENDINGS)
LOST = pytest.mark.parametrize("name", [name for name in ENDINGS if name.startswith("last")])
WON = pytest.mark.parametrize("name", [name for name in ENDINGS if name.startswith("victory")])


def replayed(name: str) -> Match:
    return shared.replayed("runedar", name)


def last_events(name: str) -> list[str]:
    return names(replayed(name).moves[-1].events)


def test_there_is_a_record_of_every_end() -> None:
    assert {end for end in ENDS for name in ENDINGS if name.startswith(end)} == set(ENDS)


@NAMED
@pytest.mark.rule("RUN-4.8")
def test_a_game_ends_at_once(name: str) -> None:
    assert name.startswith(ended(replayed(name)))
    assert last_events(name)[-1] == ("game-won" if name.startswith("victory") else "game-lost")


@NAMED
@pytest.mark.rule("RUN-4.99")
def test_all_share_the_result(name: str) -> None:
    result = replayed(name).state.result
    assert (len(set(result.scores)), len(set(result.ranks))) == (1, 1)
    assert bool(result.winners) == name.startswith("victory")


@WON
@pytest.mark.rule("RUN-4.95", "RUN-4.97")
def test_a_victory_saves_the_gold_after_ten_goblins(name: str) -> None:
    match = replayed(name)
    assert names(what_happened(match)).count("goblin-eliminated") == 10
    assert names(what_happened(match)).count("section-finished") == 5
    gold = table(match)["gold"]
    assert 1 <= gold <= 20
    assert match.state.result.scores[0] == 10 + gold
    assert last_events(name)[-2:] == ["goblin-eliminated", "game-won"]


@LOST
@pytest.mark.rule("RUN-4.96", "RUN-4.97")
def test_a_defeat_loses_the_gold_and_counts_the_goblins(name: str) -> None:
    match = replayed(name)
    beaten = names(what_happened(match)).count("goblin-eliminated")
    assert (table(match)["gold"], match.state.result.scores[0]) == (0, beaten)
    assert told(what_happened(match), "game-lost")[0]["cause"] == name


@LOST
@pytest.mark.rule("RUN-4.96")
def test_a_defeat_comes_with_the_last_of_something(name: str) -> None:
    match = replayed(name)
    left = {
        "last_siege_card": seen(match, 0)["siege_deck"],
        "last_catapult_card": seen(match, 0)["catapult_deck"],
        "last_troll_token": len(seen(match, 0)["troll_stack"]),
        "last_orc_figure": seen(match, 0)["reserve"],
        "last_gold": seen(match, 0)["gold"],
    }
    assert left[name] == 0
    others = [n for other, n in left.items() if other not in (name, "last_gold")]
    assert min(others) > 0


@NAMED
@pytest.mark.rule("RUN-4.98")
def test_the_chronicle_has_the_value_in_one_column(name: str) -> None:
    entry = seen(replayed(name), 0)["chronicle"]
    match = replayed(name)
    options = (match.state.seats, match.options["difficulty"])
    assert (len(entry["defenders"]), entry["difficulty"]) == options
    assert (entry["victory"] is None) != (entry["defeat"] is None)
