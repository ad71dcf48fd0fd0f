### Everything the terminal says.

cli-decimal-mark = .
cli-player-name = Player { $n }
# Who a player is, after the name.
cli-you = you
# Seats of positions and records are counted from 0.
cli-seat-name = Seat { $seat }
cli-yes-words = y yes
cli-no-words = n no

## Help

cli-about = Underhall: mountain-kingdom board games in your terminal.
cli-about-more =
    underhall COMMAND --help tells more about each.
    Every command takes --lang en or --lang pl; otherwise LANG decides.
cli-about-games = List the games that can be played.
cli-about-play = Play a game against bots, or with friends at the same keyboard.
cli-about-what = Tell what a card, tile or space does, where it is ruled, and whether its values are reconstructed.
cli-about-chronicle = Tell of the games that were finished in this terminal: when, who, how they ended.
cli-about-simulate = Let bots play many games and see how they fare.
cli-about-tune = Let bots learn what is worth how much in a game, by playing with themselves.
cli-about-replay = Tell a recorded game in words, or check that it still holds.
cli-about-position = Show a position, what can be done in it and what follows.
cli-help-commands = Commands:
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options

cli-all-help = show this help and leave
cli-all-lang = language of all words; by default that of the environment
cli-all-json = print JSON for programs
cli-all-data = your corrections of component data (TOML or JSON); by default the file that UNDERHALL_DATA names
cli-all-option = an option of the game; underhall games lists them
cli-all-seed = number that all chance is drawn from; the same number gives the same game
cli-all-ray = play on Ray: on the cluster at ADDRESS (10.0.0.7:6379, ray://head:10001, auto), without one on a Ray of its own

cli-games-all = list the example game too
cli-example-games = Example: underhall games --json

cli-play-game = what to play; underhall games lists the names
cli-play-seats = who sits at the table, in the order of seats: you, or the level of a bot (random, novice, adept, master)
cli-play-names = names of the people at the keyboard, or of everybody
cli-play-save = keep the record of the game in this file, after every decision
cli-play-resume = go on with the game saved in this file
cli-example-play =
    Example: underhall play GAME --seats you,adept,novice --names Ania
    Two or more “you” pass the keyboard on, with a curtain between their hands.

cli-chronicle-game = only games of this name; underhall games lists the names
cli-chronicle-empty = No game has been finished here yet.
cli-example-chronicle = Example: underhall chronicle GAME

cli-simulate-game = what to play; underhall games lists the names
cli-simulate-seats = the level of the bot on each seat (random, novice, adept, master)
cli-simulate-games = how many games, 100 unless told
cli-simulate-jobs = how many processes share the work; the results are the same for any number
cli-simulate-rotate = let the players move on by one seat from game to game
cli-example-simulate = Example: underhall simulate GAME --seats adept,novice,novice --games 200 --seed 1 --rotate

cli-tune-game = what to learn; underhall games lists the names
cli-tune-games = how many games a round, 200 unless told
cli-tune-rounds = how often to play and learn, 3 times unless told
cli-tune-seats = numbers of players that take turns; all from two on unless told
cli-tune-budget = how many simulations the bots spend on a plan, 100 unless told
cli-tune-ridge = how firmly weights are held to what they were, in per cent; 10 unless told
cli-tune-sight = how much the end of a game says about a moment one turn before, in per cent; 60 unless told
cli-tune-by = how to learn: moments (how positions ended) or changes (what other weights brought); moments unless told
cli-tune-swing = for changes: how far weights and judgements are changed, in per cent of themselves; 50 unless told
cli-tune-stride = for changes: how far to go where it is sure, in per cent of a change; 150 unless told
cli-tune-only = for changes: learn only the weights, or only the judged numbers behind features; both unless told
cli-tune-after = go on from the weights of this file; else from what the game guesses
cli-tune-jobs = how many processes share the work; the results are the same for any number
cli-tune-out = write the weights to this file and say how well they foretell; else print them
cli-example-tune = Example: underhall tune GAME --games 400 --seed 1 --out weights.toml
cli-tune-round = Round { $n } ({ $moments } moments)
cli-tune-changed = Round { $n } ({ $moments } games)
cli-tune-explained-all = explained
cli-tune-explained-opening = opening
cli-tune-explained-middle = middle
cli-tune-explained-ending = ending
cli-tune-log-loss-all = log loss
cli-tune-log-loss-opening = opening
cli-tune-log-loss-middle = middle
cli-tune-log-loss-ending = ending
cli-tune-hoped = hoped for
cli-tune-unwritten = { $file } cannot be written: { $why }

cli-replay-file = a record, as saved by play
cli-replay-to = stop after so many entries of the log
cli-replay-seat = tell what this seat knows (counted from 0) instead of what everybody knows
cli-replay-verify = only say whether the record holds; the status is 1 where it does not
cli-example-replay = Example: underhall replay game.json --to 40

cli-what-game = whose; underhall games lists the names
cli-what-name = what it is called, or a kind of things, such as guild
cli-what-rule = show its clause between its neighbours
cli-example-what = Example: underhall what belfort inn --rule
cli-position-file = a position as JSON; - reads the standard input
cli-position-apply = moves to play, each for the first seat that is asked, or SEAT=TOKEN for a certain one; prints the position they lead to
cli-position-seat = look with the eyes of this seat (counted from 0)
cli-example-position = Example: underhall position end.json --apply 0=pass

## Wrong input

cli-usage-missing = { $what } is missing; see underhall { $command } --help
cli-usage-empty = { $what } needs a value
cli-usage-unknown = { $command } does not understand { $what }; see underhall { $command } --help
cli-usage-choice = { $what }: there is no “{ $found }”; there are: { $known }
cli-usage-number = { $name }: expected a whole number of { $least } or more, found “{ $found }”
cli-usage-integer = { $name }: expected a whole number, found “{ $found }”
cli-usage-option = --option: write key=value, not “{ $found }”
cli-no-command = there is no command “{ $command }”; there are: { $known }
cli-no-option = name a command before { $command }; there are: { $known }
cli-no-language = there is no language “{ $lang }”; there are: { $known }
cli-no-player = nobody called “{ $found }” can sit here; there are: { $known }
cli-no-bot = there is no bot “{ $found }”; there are: { $known }
cli-no-seat = there is no seat { $seat }; the last one is { $last }
cli-names-count =
    { $found ->
        [one] --names: { $found } name
       *[other] --names: { $found } names
    } for { $people } at the keyboard and { $all } at the table
cli-names-empty = --names: a name is empty
cli-file-stdin = the standard input
cli-file-cannot-read = cannot read { $file }: { $why }
cli-file-cannot-write = cannot write { $file }: { $why }
cli-file-no-text = { $file } holds no text
cli-file-no-json = { $file } is no valid JSON: { $why }
cli-file-no-toml = { $file } is no valid TOML: { $why }
cli-file-no-values = { $file } holds no named values
cli-record-damaged = this record is damaged: { $why }
cli-record-players = this record is damaged: its players do not fit its seats
cli-wrong-game = { $file } holds a game of { $found }, not of { $wanted }
cli-resume-brings = a saved game brings its own { $what }; leave it out
cli-resume-seats = { $file } does not say who plays; name them with --seats
cli-resume-count = --seats names { $found }, but the saved game has { $wanted }
cli-save-exists = { $file } is there already; choose another file to save to
cli-position-no-game = the position does not say of which game it is: "game" is missing
cli-position-damaged = this position does not fit: { $why }
cli-position-over = the game is over: { $move } cannot be played
cli-position-not-asked = { $move }: seat { $seat } has nothing to decide now
cli-position-unknown = { $move } is nothing that can be chosen here; there are: { $known }

cli-no-result = Nothing is left to decide, and the game has no result.

## The list of games

cli-maturity-complete = complete
cli-maturity-growing = growing
cli-maturity-example = example
cli-option-many = { $n } of
cli-option-several = { $least }–{ $most } of

## A game in the terminal

cli-play-seed-is = Seed { $seed }.
cli-play-help-is = Answer with the number or the name in brackets. “help” tells what else you can type.
cli-recap-long =
    { $n ->
        [one] … and { $n } more thing before that; “log” tells all.
       *[other] … and { $n } more things before that; “log” tells all.
    }
cli-window-hint = (“{ $command }” lets everything pass until the turn is over.)
cli-nothing-here = There is nothing called “{ $text }” here. “?” tells what is not allowed and why, “help” what you can type.
cli-nothing-refused = Everything you could reach for is allowed.
cli-allowed = “{ $text }” is allowed.
cli-refused-are = Not allowed:
cli-hint-worth = { $by } points, wins { $chance }
cli-hint-chance = { $by } per cent, victory { $chance }
cli-hint-how = “{ $word } { $letter }” plays the first of them as a whole.
cli-hint-no-letter = “{ $found }” is none of the hints; there are: { $known }
cli-skip-all = all
cli-skip-nothing = nothing
cli-skip-for-good = You are asked no more whether you interrupt; “{ $word } nothing” changes that.
cli-skip-ended = You are asked again whether you interrupt.
cli-skip-no-window = There is nothing to let pass: this has to be decided.
cli-saved = Saved in { $file }.
cli-save-offer = Save the game? Type a file name or “yes”; just Enter means no:
cli-overwrite = { $file } is another file. Overwrite it? (y/n)
cli-not-finished = The game was not finished.
cli-go-on = Go on with: underhall play --resume { $file }
cli-curtain = Hand over to { $who }. { $who }, press Enter:
cli-curtain-undo = Hand over to { $who }. { $who }, press Enter (“undo” takes the last decision back):
cli-rules-chapters = Chapters (“rules 3” shows one, “rules 3.1” a clause, “rules gold” the clauses with that word):
cli-rules-nothing = There is no clause “{ $wanted }” in the rules of this game, and none with such words.
cli-what-filler = is
cli-what-usage = Say what you want to know about, such as “{ $word } { $name }”.
cli-what-nowhere = Nothing in this game has an effect of its own.
cli-what-nothing = Nothing in this game is called “{ $wanted }”.
cli-what-is = { $name }: { $does }
cli-what-more =
    { $n ->
        [one] … and { $n } more.
       *[other] … and { $n } more.
    }

## Taking back

cli-undo-nothing = There is no decision of yours to take back.
cli-undo-done = Taken back.
cli-undo-refused = Nothing was taken back.
cli-undo-sure =
    { $n ->
        [one] Since then something was drawn or shown. Take { $n } decision back all the same? (y/n)
       *[other] Since then something was drawn or shown. Take { $n } decisions back all the same? (y/n)
    }
cli-undo-consent =
    { $n ->
        [one] { $other }, may { $who } take back { $n } decision? (y/n)
       *[other] { $other }, may { $who } take back the last { $n } decisions of the table? (y/n)
    }
cli-redo-nothing = There is no decision of yours to make again.
cli-redo-done = Made again.
cli-cancel-done = Back to where this action began.

## Commands during a game

cli-commands-answer = Type the number or the name in brackets of what you choose, or one of these:
cli-word-table = table
cli-word-log = log
cli-word-rules = rules
cli-word-what = what
cli-word-hint = hint
cli-word-undo = undo
cli-word-redo = redo
cli-word-cancel = cancel
cli-word-skip = skip
cli-word-save = save
cli-word-help = help
cli-word-quit = quit
cli-command-why = what is not allowed now and why; “? name” asks about one thing
cli-command-table = show the table and the question again
cli-command-log = all that happened; “log 10” the last ten lines
cli-command-rules = a clause of the rules, such as “rules 3.1”, or those with a word
cli-command-what = a card, tile or space in words: “what NAME”
cli-command-hint = the best three actions and why; with a letter, play one
cli-command-undo = take your last decision back
cli-command-redo = make it again
cli-command-cancel = step out of an action you have begun
cli-command-skip = let every chance to interrupt pass until the turn is over; “skip all” for the whole game
cli-command-save = save the game; “save FILE” says where
cli-command-help = this list; “/help” if something to choose has the same name
cli-command-quit = leave the game

## Records

cli-replay-verified =
    { $n ->
        [one] Verified: { $n } entry leads where the record says.
       *[other] Verified: all { $n } entries lead where the record says.
    }
cli-replay-diverged = Diverged: { $why }
cli-replay-undo = { $who } takes back.
cli-replay-taken-back = { $who } makes a choice that is taken back later.
cli-replay-chose = { $who } chooses: { $label }.
cli-replay-secret = { $who } makes a choice.

## Simulations

cli-sim-title =
    { $n ->
        [one] { $title }: { $n } game
       *[other] { $title }: { $n } games
    }
cli-sim-player = Player
cli-sim-chair = Seat
cli-sim-wins = Wins
cli-sim-rank = Mean rank
cli-sim-score = Mean score
cli-sim-sources = Points from
cli-sim-together = Together
cli-sim-won = In victories
cli-sim-lost = In defeats
cli-sim-pace = { $each } decisions a game, of at most { $most } options; { $rate } decisions a second ({ $seconds } s)

## Tournaments

cli-about-tournament = Let bots meet in every arrangement at many tables; keep it all as a run.
cli-tournament-run = the folder of the run; it must be new or empty, unless the run goes on
cli-tournament-bots = who meets whom, all levels unless told
cli-tournament-play = which games
cli-tournament-seats = at how many seats, all numbers that a game allows unless told
cli-tournament-rounds = how often every arrangement is played, once unless told
cli-tournament-jobs = how many processes share the work, one a core unless told; the games are the same for any number
cli-tournament-log = what is written down: games, or every decision too
cli-tournament-resume = go on with a run that was broken off
cli-example-tournament = Example: underhall tournament my-run --play belfort,dwergar --bots random,novice --seats 2 --rounds 20
cli-tournament-kept = Broken off. { $n ->
        [one] One game is
       *[other] { $n } games are
    } kept in { $folder }; --resume goes on.
cli-tournament-done = { $n ->
        [one] One game
       *[other] { $n } games
    } in { $folder }
cli-tournament-all = All games
cli-tournament-rating = Rating
cli-tournament-games = Games

## Reports

cli-about-report = Put what a run says on one page of HTML: who wins, how points fall, what winners did.
cli-report-run = the folder of the run
cli-report-out = the file of the page; else report.LANGUAGE.html in the folder of the run
cli-example-report = Example: underhall report my-run --out belfort.html
cli-report-written = The report is in { $file }.
cli-report-no-report = { $file } is no report and is left as it is; name another file with --out
