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
hint-large = What stands large
hint-points = points
hint-chances = chance
hint-then = Then: { $what }
hint-play = Play { $letter }
hint-played = Played as the coach advised.
hint-back = Take it back
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

## Review of a finished game

review-title = Review
three-result = Result
three-faces = Result, review, replay
review-all = All
review-you = You
review-file = As a file
review-thinking = The coach looks at the game once more.
review-at = Turn { $at } of { $of }
review-progress = The coach looks at the game once more: { $n } %
review-chance = Chance of winning
review-victory = Chance of victory
review-lines = Who was winning
review-chance-short = Chance
review-lead = Expected lead
review-lead-short = Points
review-chance-note = Per cent: an estimate of the coach, learnt from games of bots.
review-lead-note = Points ahead of the best of the others in the end, as the coach expects.
review-points-line = Points
review-points-line-note = Points so far, turn by turn.
review-short =
    { $n ->
        [0] Level on points, and yet behind
        [one] { $n } point short
       *[other] { $n } points short
    }
review-led = In the lead until turn { $n }.
review-dearest = Turn { $n } alone gave { $cost } away.
review-from-to = From { $start } to { $end }:
review-by-choices = choices
review-by-chance = chance
review-ends = How it ended
review-ends-note = what was left, turn by turn; at 0 all is lost
review-of = of { $of }
review-points-note = added up
review-other-sources = Other
review-end = End
review-costly = The turns that cost most
review-worth = points each choice was worth
review-worth-together = chance of victory after each choice
review-turn = Turn { $n }, { $who }
review-picture = The board before turn { $n } of { $who }
review-played = Played
review-fall = chance to win after the better choice → after what was played
review-stays = stays at { $chance }
review-better = Better
review-play-on = Play on from here
review-nothing-costly = No turn cost anything worth telling.
review-points = Where the points came from
review-first-choice = The coach’s first choice
review-first = first
review-second = second or third
review-other = other
review-stone = The replay at turn { $n }
review-lost = Last column: points given away in a turn against the first choice, on average.
review-lost-together = Last column: per cent given away in a turn. Nobody is ranked: all win or fall together.
review-budget =
    { $n ->
        [one] The coach tried { $n } continuation for each part of a turn.
       *[other] The coach tried { $n } continuations for each part of a turn.
    }
review-good-to = Values are good to about one point.
review-good-to-together = Values are good to about two per cent.
cli-about-review = look back at a finished game: who was winning, and which turns cost most
cli-review-written = Written: { $file }
cli-review-turn = { $letter }  Turn { $n }, { $who }: { $cost } given away
cli-review-first = { $who } played the coach’s first choice in { $n } of { $of } turns.
cli-review-no-review = { $file } is there already and is no review; it is left alone.

## Puzzles

cli-about-puzzles = find positions in which one action is clearly best
cli-puzzles-looking = Looking for puzzles; Ctrl-C ends it, what was found is kept.
cli-puzzles-one = { $n }. ({ $hard }/5) { $what }: { $gap } ahead
cli-puzzles-found =
    { $n ->
        [one] { $n } puzzle.
       *[other] { $n } puzzles.
    }
cli-puzzles-wrong = Puzzle { $n } no longer holds.
cli-puzzles-hold = { $n } of { $of } hold.

puzzles-title = Puzzles
puzzles-none = There are no puzzles for this game yet.
puzzles-about = Find the best action: one whole action is clearly better than all others.
puzzle-n = Puzzle { $n }
puzzle-task = Find the best action
puzzle-whole = One whole action, from here to its end
puzzle-hard = { $n } of 5 hard
puzzle-clue = A clue
puzzle-show = Show the answer
puzzle-right = Found it
puzzle-wrong = Not the best
puzzle-behind = { $by } behind
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-best = The three best
puzzle-mine = your answer
puzzle-shown = The answer
puzzle-tries = Tries:
puzzle-sense = What makes the difference: { $what }, { $by }.
puzzle-clue-feature = It is about this: { $what }.
puzzle-clue-first = It begins with: { $what }.
puzzle-clue-next = And then: { $what }.
error-no-puzzle = There is no such puzzle.

cli-serve-no-hints = no hints at any table
cli-review-file = the record of a finished game
cli-review-out = write the review as a page of HTML to this file
cli-review-seat = with the eyes of this seat (counted from 0): its own dearest turns first
cli-review-budget = simulations for each part of a turn
cli-example-review = Example: underhall review game.json --out review.html
cli-puzzles-game = the game
cli-puzzles-count = how many are wanted in the file
cli-puzzles-seed = other games for another seed
cli-puzzles-minutes = stop looking after so long
cli-puzzles-out = the file, one puzzle a line; what is there is kept
cli-puzzles-check = instead of looking, weigh the puzzles of this file again
cli-puzzles-renew = instead of looking, think the puzzles of this file through anew; those that no longer stand out go
cli-example-puzzles = Example: underhall puzzles belfort --count 5 --out mine.jsonl
