# Details of what went wrong. Code says them in these very words, so that logs can be searched; a reader
# of another language is told the message of the same id. Variables stand for any text.

## Options

fault-no-bot = there is no bot { $id }; there are: { $known }
fault-no-bots = no bot is installed
fault-option-choice = option { $option }: { $value } is not one of { $known }
fault-option-several = option { $option }: name { $n } different ones, joined with +
fault-seats = { $game } is for { $least } to { $most } players, not { $n }
fault-no-option = { $game } has no option { $option }; it has: { $known }
fault-no-game = there is no game { $id }; { $why }
fault-part-meant = did you mean { $known }?
fault-part-known = there are: { $known }
fault-undo-policy = undo is one of { $known }, not { $value }
fault-clock-then = after the clock comes one of { $known }, not { $value }
fault-clock = a clock runs { $least } to { $most } seconds
fault-chair = a chair is me, here, open or bot, not { $value }
fault-no-language = there is no language { $lang }; there are: { $known }
fault-run-empty = a run needs at least one game and one bot
fault-run-rounds = at least 1 round has to be played, not { $n }
fault-run-log = there is no log of { $log }; there are: { $known }
fault-run-process = at least 1 process has to play, not { $n }
fault-run-games = at least 1 game has to be played, not { $n }
fault-tune-games = { $n } games are too few to learn from
fault-tune-features = { $game } names no features (study/features.py)
fault-tune-only = only { $only }: it is one of { $known }
fault-tune-judgements = { $game } names no judgements (study/judgements.py)
fault-tune-unjudged = { $game } judges, and nothing says how (study/guess.toml)
fault-tune-only-judged = how positions ended tells nothing about judgements; learn by changes
fault-tune-needs = at least 1 { $what } is needed, not { $n }

## Component data

fault-data-type = component data { $where }: expected { $wanted }, found { $found }
fault-data-tables = component data { $where }: expected tables, each with an id
fault-data-id-twice = component data { $where }: the same id twice
fault-data-none-with-id = component data has no { $where } with id { $id }
fault-data-none = component data has no { $where }
fault-data-whole = component data{ $of }: { $path } must be a whole number of { $least } or more
fault-data-flag = component data{ $of }: { $path } must be true or false
fault-data-word = component data{ $of }: { $path } must be one of { $known }
fault-data-list = component data: { $path } must be a list of tables
fault-data-exactly = component data: { $path } must hold exactly { $known }
fault-data-amounts = component data{ $of }: { $path } must name amounts
fault-data-missing = component data{ $of }: { $path } is missing
fault-data-names = component data{ $of }: { $path } names no { $topic }
fault-data-fixed = component data{ $of }: { $path } cannot change from { $value }
fault-data-same = component data: { $one } and { $other } must be the same
fault-data-holds = { $path }: { $id } must hold named values
fault-data-no-game = { $path }: { $key } is no game; put the values under one of { $known }
fault-data-named = { $path }: expected named values
fault-data = component data{ $of }: { $why }
fault-player-score = player { $who }: give a score or points by source, not both
fault-player = player { $who }: { $why }
fault-option = option { $option }: { $why }
fault-data-read = cannot read { $path }: { $why }
fault-data-broken = { $path } is broken: { $why }

## Single values

fault-no-name = there is no { $topic } called { $token }; known: { $known }
fault-name = expected the name of a { $topic }, found { $found }
fault-whole-least = expected a whole number of { $least } or more, found { $found }
fault-whole-most = expected a whole number up to { $most }, found { $found }
fault-whole = expected a whole number, found { $found }
fault-text = expected a text, found { $found }
fault-flag = expected true or false, found { $found }
fault-list-of = expected a list of { $topic }, found { $found }
fault-list = expected a list, found { $found }
fault-twice = { $token } is named twice

## Positions

fault-position-game = this position is of { $game }, not of { $wanted }
fault-position-data = this position was made with other component data; it names them in 'data'
fault-position-seats = position seats: expected a whole number, found { $found }
fault-position-active = position active: there is no seat { $seat }
fault-position-chance = position chance: expected a list of outcomes such as card:bank
fault-position-named = { $where }: expected named values, found { $found }
fault-position-agenda = position agenda: expected a list
fault-agenda-frame = position agenda: { $entry } names no frame; known: { $known }
fault-agenda-needs = agenda frame { $frame } needs { $name }
fault-agenda-answers = agenda frame { $frame }: answers need one place a seat
fault-agenda-answer = agenda frame { $frame }: seat { $seat } cannot answer { $answer }: { $why }
fault-position-less = this position cannot be played on: less than no { $what }
fault-position-knows = { $where } knows no { $key }; it knows: { $known }
fault-agenda-seat = agenda frame { $frame }: { $name }: there is no seat { $seat }
fault-agenda-value = agenda frame { $frame }: { $name }: { $why }
fault-agenda-over = position agenda: the game is over, but something is left to do
fault-agenda-misfit = agenda frame { $frame }: { $why }
fault-part-fails = { $frame } fails: { $why }
fault-position-stuck = this position cannot be played on: { $why }
fault-position-for = this position is for { $seats } seats, not { $n }
fault-position-options = this position has the options { $options }, not { $other }
fault-position-key-named = position { $key }: expected named values, found { $found }
fault-position-key-whole = position { $key }: expected a whole number, found { $found }
fault-position-key-most = position { $key }: expected a whole number up to { $most }, found { $found }
fault-position-key-length = position { $key }: expected a list of at most { $n }, found { $found }
fault-position-key-list = position { $key }: expected a list{ $bound }, found { $found }
fault-position-key-counts = position { $key }: expected counts of { $topic }, found { $found }
fault-position-key-no = position { $key }: there is no { $topic } { $token }; known: { $known }
fault-position-key-only = position { $key }: { $n } of { $token }, but only { $most } are there
fault-position-many = position: there are not so many of { $what }
fault-position-key-least = position { $key }: expected { $least } or more, found { $found }
fault-position-key-different = position { $key }: expected different ones, found { $found }
fault-part-number = { $where } { $key } { $token }: expected a whole number
fault-position-key = position { $key }: { $why }
fault-position-over = in this position the game is over
fault-position-fit = this position does not fit: { $why }
fault-names-no-game = this names no game
fault-key-named = { $key }: expected named values
fault-damaged-position = this position is damaged: { $why }
fault-damaged-record = this record is damaged: { $why }
fault-damaged = this { $what } is damaged: { $why }

## Records

fault-no-record = this is no record of a game
fault-record-format = this record has format { $found }; known is { $known }
fault-record-lists = this record is damaged: setup and log must be lists
fault-record-seats = this record is damaged: seats must be a number, options named values
fault-record-game = this record is of { $game }, not of { $wanted }
fault-record-missing = this is no complete record: { $key } is missing
fault-record-at = this record is damaged at { $where }: { $entry }
fault-record-key = this record is damaged: its key is no hexadecimal number
fault-record-data = this record was played with other component data
fault-record-promise = the key of this record is not the one that was promised
fault-record-revision = { $why } (recorded under rules revision { $told }, this is { $now })
fault-record-chance = { $where }: chance gave { $came }, the record says { $told }
fault-record-result = the game ends with { $came }, the record says { $told }
fault-record-setup = the setup goes another way than recorded: { $why }
fault-record-replay = { $where } cannot be replayed: { $why }
fault-entry-follow = entry { $n } does not follow { $number }
fault-entry-draws = entry { $n } draws otherwise here
fault-result-numbers = result { $key }: expected { $n } whole numbers, found { $found }
fault-result-named = result: expected named values, found { $found }
fault-result-breakdown = result: expected a breakdown, one table of points a seat
fault-result-drawn = result drawn: expected true or false, found { $found }
fault-result-sources = result: every seat needs the same sources of points
fault-record-entries = it has more than { $n } entries
fault-record-nothing = nothing was decided in it
fault-record-no-json = it holds no JSON
fault-record-damaged = it is damaged: { $what }
fault-record-one-seat = it holds what one seat knew

## Chance and undoing

fault-script-draws = scripted outcome { $outcome }: the game draws a { $topic } now
fault-script-below = scripted outcome { $outcome }: expected a number below { $n }
fault-script-cannot = scripted outcome { $outcome } cannot come now
fault-script-end = the script of chance is at its end; the game draws { $wanted } now
fault-undo-none = there is no move of yours to take back
fault-undo-consent = since then something was drawn, shown or decided by another player; taking it back needs the consent of the table
fault-undo-no-action = there is no unfinished action to step out of
fault-undo-finish = in this action something was drawn, shown or decided by another player; it must be finished
fault-undo-no-move = there is no move { $n } to go back to
fault-redo-none = there is nothing of yours to make again

## Names, files, stores

fault-say-nothing = there is nothing to say
fault-say-long = at most { $most } characters, not { $n }
fault-say-unseen = nothing of it can be seen
fault-bytes = at most { $n } bytes
fault-store-postgres = PostgreSQL needs an extra: { $how }
fault-store-address = this is no address of a database: { $why }
fault-store-no-file = there is no file { $path }
fault-store-there = { $path } is there already
fault-copy-full = the house to copy to has tables already
fault-copy-differs = the copy differs: { $one } instead of { $other }
fault-store-closing = the house is closing
fault-store-version = it has version { $version }, this Underhall knows { $known }
fault-store-card = a card is no object: { $text }
fault-store-entry = an entry is no JSON: { $why }
fault-store-first = the first entry of table { $id } cannot be read: { $why }
fault-store-other = there are other tables in it
fault-store-lacks = it has no { $name }
fault-os-none = No such file or directory
fault-os-denied = Permission denied
fault-os-folder = Is a directory
fault-os-no-folder = Not a directory
fault-os-there = File exists
fault-os-full = No space left on device
fault-os-read-only = Read-only file system
fault-os-in-use = Address already in use
fault-os-long = File name too long
fault-json-value = Expecting value: line { $line } column { $column } (char { $char })
fault-json-extra = Extra data: line { $line } column { $column } (char { $char })
fault-json-comma = Expecting ',' delimiter: line { $line } column { $column } (char { $char })
fault-json-name = Expecting property name enclosed in double quotes: line { $line } column { $column } (char { $char })
fault-json-open = Unterminated string starting at: line { $line } column { $column } (char { $char })
fault-toml-key = Cannot overwrite a value (at line { $line }, column { $column })
fault-toml-value = Invalid value (at line { $line }, column { $column })
fault-toml-statement = Invalid statement (at line { $line }, column { $column })
fault-toml-expected = Expected { $what } (at line { $line }, column { $column })

## Requests

fault-request-required = Field required
fault-request-text = Input should be a valid string
fault-request-whole = Input should be a valid integer
fault-request-whole-text = Input should be a valid integer, unable to parse string as an integer
fault-request-number = Input should be a valid number
fault-request-flag = Input should be a valid boolean
fault-request-list = Input should be a valid list
fault-request-object = Input should be a valid dictionary
fault-request-object-of = Input should be a valid dictionary or object to extract fields from
fault-request-least = Input should be greater than or equal to { $n }
fault-request-most = Input should be less than or equal to { $n }
fault-request-long = String should have at most { $n } characters
fault-request-long-one = String should have at most { $n } character
fault-request-short = String should have at least { $n } character
fault-request-short-many = String should have at least { $n } characters
fault-request-items = List should have at most { $n } items after validation, not { $found }
fault-request-keys = Dictionary should have at most { $n } items after validation, not { $found }
fault-request-choice = Input should be { $known }
fault-request-extra = Extra inputs are not permitted
fault-request-json = JSON decode error

## Bots and runs

fault-weights-numbers = weights { $name }: expected two numbers, at the start and the end, not { $value }
fault-weights-game = weights: made for { $made }, not for { $game }
fault-weights-aim = weights aim: { $aim } is not one of { $known }
fault-weights-table = weights: a table [weights] is missing
fault-weights-lacking = weights: nothing for the features { $names }; tune the game anew
fault-weights-unknown = weights: there are no features { $names }; tune the game anew
fault-judged-table = weights: [judged] must hold named values, not { $value }
fault-judged-number = weights judged { $name }: expected a number above 0, not { $value }
fault-judged-numbers = weights judged { $name }: expected { $n } numbers above 0, not { $value }
fault-judged-lacking = weights: nothing for the judgement { $name }; tune the game anew
fault-judged-unknown = weights: there are no judgements { $names }; tune the game anew
fault-review-over = this game is not over; only finished games are reviewed
fault-review-nothing = in this record nothing was decided
fault-tune-ridge = a ridge is 0 or more, not { $n }
fault-tune-sight = sight is a part from 0 to 1, not { $n }
fault-tune-swing = a swing is a part above 0 and up to 1, not { $n }
fault-tune-stride = a stride is above 0, not { $n }
fault-run-plan = this is no plan of a run
fault-run-plan-broken = this plan of a run is broken: { $why }
fault-run-version = { $path } was begun by Underhall { $begun }, and here is { $here }: the games would not be the same; go on with that version, or begin another run
fault-run-not-empty = { $path } is not empty; a run never overwrites another (go on: --resume)
fault-run-format = { $path }: this run has format { $found }; known is { $known }
fault-run-rules = { $path } was begun with other rules or component data of { $id }: the games would not be the same; begin another run
fault-run-none = { $path } is no run: it has no { $file }
fault-run-unread = { $file } cannot be read: { $why }
fault-run-no-games = { $path } holds no games yet
fault-run-column = { $path } is broken: it has no column { $name }
fault-puzzle = puzzle { $n } of { $game } is damaged: { $why }
fault-chances = the chances of { $game }: expected its name and three positive numbers
fault-odds = the chances of { $game }: expected its name, a shift and a positive stretch
fault-unknowable = what was done there rests on what this seat cannot know
fault-howto = no page on how to play can be made of this: { $why }
fault-lesson = no lesson can be made of this: { $why }
fault-things = things.toml is no declaration of things: { $why }
fault-face-among = { $key } is not among { $known }
fault-face-name = { $key } must be a name
fault-face-names = { $key } must be a list of names
fault-face-pairs = { $key } must give names to names
fault-face-colours = colours must name the key of the view that tells them
fault-face-effects = effects must hold kinds and nothing else
