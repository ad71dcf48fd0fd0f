"""What bots see in the Hall of the Mountain King."""

from underhall import editions
from underhall.core.chance import Fast
from underhall.games.mountain_king.box.names import MOOT_SIZE
from underhall.games.mountain_king.study.features import TROLLS
from underhall.games.mountain_king.study.worths import is_coming


def test_who_has_finished_is_compared_with_who_has_not() -> None:
    """A full moot does not become worthless with the last turn of its owner."""
    edition = editions.edition("mountain_king")
    assert edition.game.weights is not None
    troll = edition.game.weights.judgements.troll
    luck = Fast("study")
    s = edition.start(2, {}, "study")
    seen = 0
    while s.choices:
        s.apply(s.waiting()[0], s.choices[luck.below(len(s.choices))])
        over = s.last_round and s.round == s.last_round and s.result is None
        for seat in range(2) if over else ():
            if not is_coming(s, seat):
                seen += 1
                assert edition.game.features(s, seat)[TROLLS] == troll * MOOT_SIZE
    assert seen
