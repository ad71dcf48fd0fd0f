# Hints, explanations, reviews and puzzles.

coach-decimal-mark = .
coach-percent = { $n } %
coach-no-reason = nothing changes much

feature-answers = what may follow
feature-result = the final result
feature-other = other
