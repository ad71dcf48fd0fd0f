# Lessons and pages on how to play.

lesson = Lesson
lesson-first = Lesson: your first game
lesson-step = Step { $n } of { $of }
lesson-go-back = Back
lesson-skip = Skip
lesson-next = Next
lesson-show-me = Show me
lesson-leave = Leave
lesson-rules = Rules { $clause }
lesson-meant = The lesson means this
lesson-not-yet = Not quite
lesson-nothing-lost = Nothing is lost: the table stands as before.
lesson-over = That was your first game
lesson-over-line = You know how { $game } goes. Three tips for the next one:
lesson-novices = Play against novices
lesson-play-on = Play on from here
lesson-again = The lesson once more
lesson-howto = How to play
lesson-to-hall = To the hall
error-no-lesson = There is no lesson for this game.
lesson-go-on = Go on with the lesson
lesson-begin = Learn it in a lesson
lesson-steps = The steps
lesson-skipped = skipped
lesson-learner = Learner
