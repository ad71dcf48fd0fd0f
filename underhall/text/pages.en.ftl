### What the pages say.

## Everywhere

nav-play = Play
language = Language
theme = Light or dark
unofficial = Unofficial. Words and pictures are our own; component values marked as reconstructed can be corrected by owners of the games.
to-the-hall = To the hall
trouble-heading = That did not work
close = Close
save = Save
back = Back
play = Play
copy-link = Copy the link
view-empty = Nothing there yet: { $what }.
face-broken = Something that this game brings to look at does not load: { $why }

## The hall

hall-title = Five doors, one table
play-now = Play { $game } against bots now
play-bots = Against bots
new-table = New table
my-tables = My games
longest-first = longest wait first
further-tables = Further tables
first-tables = Back to the first tables
no-tables = No game yet
your-move = Your move
look-in = Look in
review = Review
frozen = frozen
not-playable = does not load
join-code = Code of the invitation
join = Join
join-note = A friend sends you a link or a code; either leads to a free chair.
puzzles-today = Puzzles of the day
puzzles-when = new at midnight
puzzle-solve = Solve
puzzle-was-solved = solved
small-games = A quick one
read-rules = The rules
read-rules-note = Every clause, searchable
replays = Replays
replays-note = A finished game once more, or a record
first-door = Good first door
door-together = together
door-learn = Learn ({ $n } min)
door-puzzles = Puzzles ({ $n })
hall-welcome = Pick a door: the bots sit down at once, your friends as soon as you invite them.
turns-waiting =
    { $n ->
        [one] One game waits for you.
       *[other] { $n } games wait for you.
    }
level-of-bots = Level of the bots: { $level }
level-in = Level of the bots in { $game }
level-random-says = plays whatever the rules allow
level-novice-says = knows the way, and often misses it
level-adept-says = plans its turn, thinks for a moment
level-master-says = plans farther, takes a few seconds
no-tables-note = Games that you begin wait here for you, the longest wait first. No account: they belong to this browser.
open-tables = A free chair
more = More
look-around = Look around first
since-seconds = for { $n } s
since-minutes = for { $n } min
since-hours = for { $n } h
since-days =
    { $n ->
        [one] since yesterday
       *[other] for { $n } days
    }
weight =
    { $n ->
        [1] Light
        [2] Fairly light
        [3] Medium weight
        [4] Fairly heavy
       *[other] Heavy
    }

## A new table

new-table-of = New table: { $game }
players-heading = Players
chair-n = Chair { $n }
name = Name
name-n = Name on chair { $n }
kind-none = no chair
kind-me = You
kind-here = Somebody at this device
kind-open = A friend, by link
kind-bot = Bot, { $level }
level-random = random
level-novice = novice
level-adept = adept
level-master = master
level-greedy = greedy
first-heading = Seats
first-order = in this order
first-random = shuffled
public-heading = Free chairs
pick-so-many = { $what }: tick { $n } of them.
public-no = for friends with the link
public-yes = for anybody in this house
undo-heading = Taking back
undo-consent = until something is shown, then by consent
undo-free = always
undo-none = never
clock-heading = Clock for each turn
clock-none = none
clock-of =
    { $n ->
        [60] 1 minute
        [180] 3 minutes
        [600] 10 minutes
        [86400] a day
        [one] { $n } second
       *[other] { $n } seconds
    }
then-heading = When it runs out
then-wait = the table waits on
then-bot = a bot plays on
open-table = Open the table

## An invitation

invited = You are invited to { $game }
no-invitation = This invitation leads to no free chair.
your-name = Your name
sit-down = Sit down

## The table

to-your-choice = To your choice
page-board = Board
page-standings = Standings
page-side = Places
page-log = Log
your-hand = Your hand
your-turn-chip = Your turn
game-over-chip = Game over
waiting-chip = Waiting
you-note = you
chair-open = free chair
chair-away = away
chair-late = out of time
chair-here = here
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
mute-chat = No notices of chat
table-menu = This table
keys-heading = Keyboard
key-choose = choose an option; further ones have letters
key-second = further options: Z, then the second key
key-end = end, pass or decline
key-here = choose the thing you are at
key-zoom = larger, smaller, whole board
key-walk = walk through the things on the table
zoom-out = Whole board
not-asked = Not now: { $asked }
log-filter = Show only one player
log-only = Only { $name }
table-opened-amid = The game begins here, in the middle: what came before was played at another table.
since-your-turn = Since your last turn
press-again = Press again to go on all the same.
closing-options = End, pass or decline
fold-more =
    { $n ->
        [one] The one choice
       *[other] All { $n } choices
    }{ $shut ->
        [0] {""}
       *[other] , and { $shut } not possible
    }
fold-less = Show less
offline = You are offline: what you do now does not reach the table. The page tries again by itself.
bot-for-you = A bot plays for you.
you-left = You have left the table for a while.
you-ran-out = Your time has run out.
you-resigned = You have resigned. A bot plays on in your chair.
skip-hint = Any key or click skips ahead.
pace = Pace of the bots
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
pick-things = Click { $n } of them, or choose here.
trying-out = You are trying things out, against bots. The real table waits; nobody sees this.
back-to-table = Back to the table
tryout-chip = Try-out
try-out = Try out from here
try-out-note = A private copy of what you see, against bots; then you come back and decide.
curtain-setting = Curtain between players at this device
mark-setting = Title and icon of the tab tell that it is your turn
time-short = Your time is nearly up.
replay-who = { $who }: { $asked }
replay-taken = Decided: { $what }
call-saved = You are called there when it is your turn and this page is closed.
call-ended = You are not called any more.
call-says = { $game }: it is your turn, { $who }.
call-me = Call me at this address when it is my turn
call-note = For when this page is closed. Allowed here: { $hosts }. For ntfy: https://HOST/?topic=NAME
name-yourself = your name?
tips = Explanations
notices = Notices
undo-told = you have seen what came of it: this is told in the log and with the result
undo-asks = the others have to agree
agree = Agree
refuse = Refuse
withdraw = Withdraw
come-back = Take your chair again
invite-friends = A chair is free.
invite-link = Copy the invitation
invite-short = Invite
invite-code = Or tell them the code: { $code }
watch-link = Copy a link for spectators
seat-link = Copy the link to your own chair
seat-link-note = It opens your chair on another device. Show it to nobody.
confirm-end = Ask again when something is left unused
sound = Sound when it is your turn
notify = Notification when it is your turn
notify-refused = The browser does not allow this page to notify you.
share-position = Position as a file
download-record = Record as a file
chair-keys = Chairs and keys
renew-note = A new link is copied at once; older ones open nothing more, on no device.
renew-own = New link to your own chair
renew-seat = New link to the chair of { $name }
renew-watch = New link to look on
free-chair = Free the chair of { $name }
sure-free = Really free it? The old key opens nothing more
seat-bot = Let a bot play for { $name }
leave = Leave for a while
end-game = Ask to end the game
sure-end = Really ask to end it?
resign = Resign
sure-resign = Really resign?
delete-table = Delete this table
sure-delete = Really delete it for everybody?
commitment = The shuffles were promised by this number before the game:
connection-back = Connected again.
curtain-turn = { $name }, your turn
curtain-note = Pass the device, then lift the curtain.
curtain-lift = Lift the curtain

## Replay

replay = Replay
replay-moment = Moment of the game
replay-start = To the start
replay-turn-back = A turn back
replay-back = A step back
replay-play = Play or pause
replay-forward = A step forward
replay-turn-forward = A turn forward
replay-end = To the end
replay-speed = Speed
replay-eyes = Whose eyes
play-on = Play on from here
verified = Checked move by move
bring-heading = Replay a record
bring-note = Bring the file of a game that was played here, in another house or in the terminal. Every move and every draw of it is checked first.
bring-choose = Choose a record
bring-drop = or drop it here: a JSON file of at most { $kb } kB
bring-too-large = This file is larger than { $kb } kB; no record of a game is.
my-games = Your finished games
own-record = Your record
record-seats = players
record-played = played
record-won = won
record-best = best score
record-mean = mean score
record-streak = wins in a row
no-games = No game is finished yet.
brought = from a file

## The result

see-result = The result
ended-early = Ended by agreement
unfinished = This record ends in the middle of the game
lasted =
    { $n ->
        [0] less than a minute
        [one] { $n } minute
       *[other] { $n } minutes
    }
rematch = Rematch
record = Record
points-heading = Where the points came from
all-together = All together
along-the-way = Points along the way
period = Round
axis-decisions = decisions
axis-points = points
tie-rules = Equal points: the rules say who is ahead.
peeked =
    { $n ->
        [one] { $who } took back once after seeing what came of it.
       *[other] { $who } took back { $n } times after seeing what came of it.
    }
over-time = Score over time
shuffle-checked = Every shuffle checked: the key published now matches the promise made when the table opened.
shuffle-wrong = The key does not match the promise made when the table opened.
seed-checked = Every draw checked: all chance of this game comes from the seed { $seed }.
moves-checked = Every move checked. The record does not tell where its chance came from.

## Rules

rules-of = Rules of { $game }
contents = Contents
search-rules = Search
search-none = Nothing found.
rules-in-english = The clauses are in English only; at the table everything is in your language.
sources-heading = Where values come from
sources-note = What a rulebook states is the rulebook's. The rest is reconstructed: from public pages, from memory, or designed for this edition.
sources-group = Group
sources-groups = By group, as a file of values names them
sources-total = In all: { $rulebook } from the rulebook, { $house } made for this edition, { $memory } from memory, { $public } from public pages.
source-rulebook = rulebook
source-house = this edition
source-memory = memory
source-public = public
sources-none = Everything here is of our own making.
sources-correct = Owners of the game can correct any value in a file of their own:

## Tips of things

tip-number = no. { $n } in the printed game
tip-made = reconstructed
tip-made-parts = reconstructed: { $parts }
tip-corrected = values of your own copy
made-cost = cost
made-effect = effect
made-numbers = numbers
made-vp = points
made-dev-vp = points for developing
made-dev-cost = cost of developing
made-furnace-cost = cost of a furnace here
made-specialist = whose bonus it is
made-yield = yield
made-extra-yield = extra yield
made-spaces = number of spaces
