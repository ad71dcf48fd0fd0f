### What the core itself says, in every game.

seat-name = Seat { $n }

# So many of a thing that has no .count form of its own.
amount = { $n } { $what }

list-nothing = nothing
list-comma = { ", " }
list-and = { $start } and { $last }

log-forced = { $who } has no choice here.

not-allowed = Not allowed: { $reason } ({ $clause })

## What can go wrong. $why is the detail; other languages tell it by faults/en.ftl.

error-not-asked = You have nothing to decide now.
error-unknown-token = Nothing that can be chosen now has that name.
error-cannot-undo = That cannot be taken back: either there is nothing of yours to take back, or something was drawn, shown or decided since then, and the whole table must agree.
error-bad-data = This data does not fit: { $why }
error-bad-option = There is no such thing to choose: { $why }
error-broken-game = This game does not load: { $why }
error-broken-bot = This bot does not load: { $why }
error-bad-script = Chance cannot come out like that here: { $why }
error-diverged = This record no longer leads where it should: { $why }
error-rules-error = The rules of this game have a defect; please report it: { $why }
error-underhall-error = { $why }
