# Hints, explanations, reviews and puzzles.

coach-decimal-mark = .
coach-percent = { $n } %
coach-no-reason = nothing changes much

feature-answers = what may follow
feature-result = the final result
feature-other = other

## Hints at the table

table-hinted = { $who } asks for a hint.
hint = Hint
hint-off = No hints at this table.
hint-thinking = The coach is thinking; the order may still change.
hint-enough = Enough, show this
hint-chance = chance to win
hint-then = Then: { $what }
hint-play = Play { $letter }
hint-unit = Points gained by the end of the turn; chance to win
hint-unit-together = Per cent gained; chance of victory
why-who = Why { $who }?
why-heading = { $who }: the last action
why-rank =
    { $rank ->
        [1] The first choice of { $found }.
       *[other] Choice { $rank } of { $found }.
    }
why-next = Next best: { $what }, { $by } behind.
why-better = Better, as far as you can see: { $what }, { $by } more.
why-unknown = This rests on what you cannot know.
why-for-you = For you it means
why-earlier = Earlier
why-later = Later
why-note = From what you may know. People are never asked.
hinted =
    { $n ->
        [one] { $who } asked for a hint once.
       *[other] { $who } asked for hints { $n } times.
    }
hints-heading = Hints
hints-yes = the coach may be asked
hints-no = none
error-no-hints = No hints at this table.
