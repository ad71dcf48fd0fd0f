"""DWE-4.150 to 4.168: recorded games for each way the game can end, replayed and verified."""

import endings as shared
import pytest
from endings import leaders
from games.dwergar.endings import ENDINGS
from games.dwergar.halls import bonuses
from helpers import names, table

from underhall.core.match import Match
from underhall.core.result import Result

QUALITY = ("crystal", "gold", "iron", "stone")


def replayed(name: str) -> tuple[Match, Result]:
    return shared.replayed("dwergar", name), shared.result_of("dwergar", name)


def wealth(match: Match, seat: int) -> tuple[int, ...]:
    """A player's resources in the order in which they break a tie."""
    goods = table(match)["players"][seat]["goods"]
    return tuple([goods[kind] for kind in QUALITY])


def scores_before(match: Match, event: str) -> list[int]:
    """Everybody's points before the move that brought an event."""
    move = next(move for move in match.moves if event in names(move.events))
    return [move.before.score(seat) for seat in range(move.before.seats)]


@pytest.mark.rule("DWE-4.27", "DWE-4.150")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_game_ends_after_its_last_round(name: str) -> None:
    match, _ = replayed(name)
    last = 8 if name == "short_game" else 10
    assert table(match)["round"] == last
    assert (len(table(match)["past"]), table(match)["event"]) == (last - 1, None)


@pytest.mark.rule("DWE-4.154")
@pytest.mark.parametrize("name", ["clear_winner", "clear_winner_of_four", "short_game", "no_bonus"])
def test_the_highest_score_wins(name: str) -> None:
    _, result = replayed(name)
    assert len(leaders(result)) == 1
    assert result.winners == leaders(result)


@pytest.mark.rule("DWE-4.151")
def test_without_their_decks_no_bonus_comes() -> None:
    match, _ = replayed("no_bonus")
    assert bonuses(match, "western-bonus") == bonuses(match, "golden-bonus") == []


@pytest.mark.rule("DWE-4.157")
def test_three_more_actions_may_decide_the_game() -> None:
    match, result = replayed("western_actions_decide")
    assert bonuses(match, "western-bonus") == [0]
    before = scores_before(match, "western-bonus")
    assert (before[0] < before[1], result.winners) == (True, [0])


@pytest.mark.rule("DWE-4.157")
def test_all_three_leaders_act_again() -> None:
    match, result = replayed("western_tie")
    assert bonuses(match, "western-bonus") == [0, 1, 2]
    starts = [n for n, move in enumerate(match.moves) if "western-bonus" in names(move.events)]
    acted = [move for move in match.moves[starts[0] + 1 :] if move.starts_action]
    assert [sum(move.seat == seat for move in acted) for seat in range(3)] == [3, 3, 3]
    assert result.ranks == (1, 2, 3)


@pytest.mark.rule("DWE-4.161", "DWE-4.162")
def test_a_free_development_may_decide_the_game() -> None:
    match, result = replayed("golden_gift_decides")
    before = scores_before(match, "game-ended")
    assert (match.moves[-1].seat, before[1] < before[0], result.winners) == (1, True, [1])
    assert match.moves[-1].token in ("goldsmiths", "great_statue")


@pytest.mark.rule("DWE-4.161")
def test_one_of_several_leaders_may_decline() -> None:
    match, _ = replayed("golden_tie_and_a_gift_declined")
    gifts = bonuses(match, "golden-bonus")
    assert len(gifts) >= 2 and gifts == sorted(gifts)
    assert len(bonuses(match, "golden-declined")) == 1


@pytest.mark.rule("DWE-4.162", "DWE-4.167")
def test_a_free_development_may_bring_an_action_before_the_next_gift() -> None:
    match, _ = replayed("golden_gift_of_an_action")
    tokens = [(move.seat, move.token.partition(":")[0]) for move in match.moves]
    at = tokens.index((0, "rune_hall"))
    assert tokens[at + 1] in [(0, word) for word in ("place", "forgo", "fajrant", "forfeit")]
    assert bonuses(match, "golden-bonus") == [0, 1]
    assert match.moves[-1].seat == 1


@pytest.mark.rule("DWE-4.152", "DWE-4.154")
def test_cards_may_decide_the_game() -> None:
    _, result = replayed("cards_decide")
    at = result.sources.index("final_cards")
    before = [score - row[at] for score, row in zip(result.scores, result.points)]
    assert before.index(max(before)) not in result.winners
    assert result.winners == leaders(result)


@pytest.mark.rule("DWE-4.155")
@pytest.mark.parametrize("kind", QUALITY)
def test_of_tied_clans_the_one_with_the_better_resources_wins(kind: str) -> None:
    match, result = replayed(f"tie_broken_by_{kind}")
    assert leaders(result) == [0, 1]
    at = QUALITY.index(kind)
    one, other = wealth(match, 0), wealth(match, 1)
    assert (one[:at] == other[:at], one[at] != other[at]) == (True, True)
    assert result.winners == [0 if one[at] > other[at] else 1]


@pytest.mark.rule("DWE-4.155")
@pytest.mark.parametrize(
    "name, tied, winners",
    [
        ("shared_win", 2, 2),
        ("shared_by_two_of_three_tied", 3, 2),
        ("shared_by_all_three", 3, 3),
    ],
)
def test_clans_alike_in_everything_share_the_victory(name: str, tied: int, winners: int) -> None:
    match, result = replayed(name)
    assert (len(leaders(result)), len(result.winners)) == (tied, winners)
    best = max(wealth(match, seat) for seat in leaders(result))
    assert result.winners == [s for s in leaders(result) if wealth(match, s) == best]
