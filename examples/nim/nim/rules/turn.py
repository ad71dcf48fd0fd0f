"""A turn."""

from nim.box.names import HEAPS, MOST, TAKINGS
from nim.rules import events
from nim.rules.scoring import end_game
from nim.table.state import Nim
from underhall.core.agenda import Decision
from underhall.core.phrase import Phrase, Refusal


class Take(Decision[Nim]):
    """NIM-2.1. Take stones from a heap."""

    name = "take"
    names = TAKINGS
    starts_action = True

    def candidates(self, s: Nim) -> list[int]:
        return list(range(len(TAKINGS)))

    def refusal(self, s: Nim, code: int) -> Refusal | None:
        heap, n = divmod(code, MOST)
        if n < s.heaps[heap]:
            return None
        return Refusal("NIM-2.2", "too-few", heap=HEAPS.word(heap), n=s.heaps[heap])

    def choose(self, s: Nim, code: int) -> None:
        heap, n = divmod(code, MOST)
        s.heaps[heap] -= n + 1
        s.begin_turn(1 - self.seat)
        s.say(events.TAKEN, self.seat, n + 1, heap)
        if any(s.heaps):
            s.then(Take(1 - self.seat))
        else:
            end_game(s, self.seat)

    def label(self, s: Nim, code: int) -> Phrase:
        heap, n = divmod(code, MOST)
        return Phrase("do-take", n=n + 1, heap=HEAPS.word(heap))

    def targets(self, s: Nim, code: int) -> list[str]:
        return ["heap:" + HEAPS.token(code // MOST)]
