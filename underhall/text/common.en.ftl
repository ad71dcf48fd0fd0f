### Words that any face of the table may use: terminal, page or report.

yes = Yes
no = No
you = You
spectator = Spectator

## Buttons and headings

undo = Undo
redo = Redo
cancel = Step back
continue-unasked = Do not ask me again this turn
why-not = Why not?
rules = Rules
options = Options
log = What happened
score = Score
total = Total

## Whose turn it is, and how it ended

your-turn = Your decision.
waiting-for = Waiting for { $who }.
game-over = The game is over.
drawn = A draw.
won =
    { $who_n ->
        [0] The game is lost.
        [1] { $who } wins.
       *[other] { $who } win together.
    }

## Amounts

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
players-range = { $least }–{ $most } players
minutes-range = { $least }–{ $most } minutes

# A game that is installed (or was) and does not load.
game-broken = { $game } cannot be played here: { $why }
bot-broken = The bot { $bot } does not load: { $why }
game-not-installed = it is not installed
