### What the house of tables says: refusals, the people's part of the log, and the command `serve`.

## Refusals. $why is the detail; other languages tell it by faults/en.ftl.

error-house-error = That is not possible: { $why }
error-stale = The table has moved on meanwhile. Nothing was changed; please look again.
error-no-such-table = There is no such table, or this link does not lead to it.
error-not-yours = That is for somebody else to decide.
error-not-now = That is not possible at this moment.
error-undo-forbidden = At this table nothing is taken back.
error-table-over = This game is over.
error-table-frozen = This table is frozen: its log no longer replays under the present rules.
error-no-chair = There is no free chair: the code is wrong or every chair is taken.
error-bad-words = That cannot be shown: { $why }
error-no-call = This house does not call that address. It calls only: { $why }
error-no-record = This file is no sound record of a game. Records are JSON files that a finished table or “underhall play --save” makes. ({ $why })
error-only-position = This file holds a single position, not the record of a game.
error-not-whole = This record tells only what one seat knew while the game was running, so it cannot be replayed. Take it again when the game is over.
error-foreign-game = This record is of a game that is not here: { $why }
error-too-much = Too many requests; please wait a little.
error-too-large = That is too large: { $why }
error-too-slow = This request took too long and was dropped.
error-closing = The house is being closed. Nothing was changed; try again when it is open.
error-not-found = There is nothing at this address.
error-not-like-that = This address cannot be asked in this way.
error-unreadable = This request cannot be read.
error-wrong-origin = This request comes from another site and was refused.
error-store-trouble = The store of tables cannot be used: { $why }
error-store-away = The tables cannot be read or written just now, so nothing was changed. Try again in a moment.
error-store-full = The disk is full, so nothing was changed. Make room and try again. ({ $why })
error-store-damaged = The store of tables is damaged and was left untouched; put a backup in its place. ({ $why })
error-store-too-new = The store of tables was written by a newer Underhall. ({ $why })
error-store-foreign = This is a database of something else; it was left untouched. ({ $why })
error-store-unknown = Tables can be kept in a file or at postgresql://…, not at { $why }
error-house-open = A house is open there already: { $why }
error-malformed = The request does not fit at “{ $where }”: { $why }

## The people's part of the log

table-undo = { $who } takes back.
table-undo-seen = { $who } takes back after seeing what came of it.
table-seated = { $who } sits down.
table-left = { $who } leaves for a while.
table-returned = { $who } is back.
table-renamed = Somebody has taken the name { $who }.
table-resigned = { $who } resigns; a bot plays on.
table-bot-seated = A bot decides for { $who } for the time being.
table-freed = The chair of { $who } is free again; the old key to it opens nothing more.
table-renewed = There is a new key to the chair of { $who }; older ones open nothing more.
table-renewed-link = There is a new link to this table; older ones open nothing more.
table-asked-undo = { $who } asks to take a decision back.
table-asked-end = { $who } asks to end the game here.
table-refused-undo = { $who }: nothing is taken back.
table-refused-end = { $who }: the game goes on.
table-ended = { $who } and all others agreed to end the game here.
table-expired = The time of { $who } has run out.
table-frozen =
    { $cause ->
        [data] This table is frozen: the values of the game’s components have changed since it was opened.
        [options] This table is frozen: an option it was opened with no longer exists.
        [unknown] This table is frozen: this version cannot read entry { $entry } of its log.
       *[moves] { $entry ->
            [0] This table is frozen: its log no longer replays under the present rules.
            [1] This table is frozen: under the present rules its setup goes another way.
           *[other] This table is frozen: from entry { $entry } on its log no longer replays under the present rules.
        }
    }
table-held-up =
    { $by ->
        [store] The house cannot write to its disk at the moment, so the game has to wait. It tries again by itself; nothing that was confirmed is lost.
       *[house] Something in the house holds this game up. It tries again by itself; nothing that was confirmed is lost.
    }
table-thawed = This table goes on: its log replays again.

## underhall serve, underhall backup

cli-about-serve = Open a house of tables in the browser, for you alone or for your home network.
cli-example-serve =
    Example: underhall serve --host 0.0.0.0 --port 8014
    Without --host only this machine can come in.
cli-serve-host = address to listen at; 0.0.0.0 lets the home network in (127.0.0.1 unless told)
cli-serve-port = port to listen at; 0 takes any free one (8014 unless told)
cli-serve-store = file that keeps the tables, by default in your data directory; or postgresql://… for a house of several processes
cli-serve-workers = processes that serve the house together, with a store in PostgreSQL (1 unless told)
cli-serve-proxy = address or network of a proxy on another machine that says whom it speaks for; may be given again
cli-serve-metrics = address or network that may read /metrics, beside this machine; may be given again
cli-serve-log-json = write the log as JSON, one object a line
cli-serve-network = { $name }: expected an address or a network such as 10.0.0.0/24, found “{ $found }”
cli-serve-alone = --workers: a file of tables is for one process. Give --store postgresql://… to share a house.
cli-serve-crew = { $count ->
    [one] One process serves it.
   *[other] { $count } processes serve it.
}
cli-serve-public = address at which people reach the house through a proxy, such as https://games.example.org
cli-serve-pause = seconds a bot seems to think (0.7 unless told)
cli-serve-call = a host that people may have called when it is their turn, such as ntfy.sh; may be given again
cli-serve-no-browser = do not open the browser
cli-serve-memory = megabytes for tables that are kept ready (unless told, a quarter of the memory, at most 2048)
cli-serve-twice = The house is open already: { $url }
cli-serve-twice-nowhere = Another process has the house open on this file.
cli-serve-go-there = Open it in the browser? [Y/n]
cli-serve-seconds = --pause: expected a number of seconds from 0 to 60, found “{ $found }”
cli-serve-no-address = --public: expected an address such as https://games.example.org, found “{ $found }”
cli-serve-taken = Port { $port } is taken; using { $free } instead.
cli-serve-no-port = No port from { $port } on is free.
cli-serve-cannot-listen = cannot listen at { $host }: { $why }
cli-serve-open = The house is open: { $url }
cli-serve-share = For the home network: { $url }
cli-serve-kept = Tables are kept in { $file }. Ctrl-C closes the house; every move is saved already.
cli-serve-kept-there = Tables are kept at { $where }. Ctrl-C closes this part of the house; every move is saved already.
cli-serve-closed = The house is closed.

cli-about-backup = Copy the file of tables, even while the house is open.
cli-example-backup = Example: underhall backup tables-monday.sqlite
cli-backup-file = file to make; it must not be there yet
cli-backup-store = file that keeps the tables; by default in your data directory
cli-backup-done = Copied { $store } to { $file }.
cli-backup-database = A house in PostgreSQL is backed up with pg_dump while it is open, or with “underhall copy” while it is closed.

cli-about-copy = Copy a whole house from one store into another, and check that everything arrived.
cli-example-copy =
    Example: underhall copy tables.sqlite postgresql://localhost/underhall
    Both ways; the house has to be closed, and the place to copy to empty.
cli-copy-source = file or postgresql://… to copy from
cli-copy-target = file or postgresql://… to copy to; nothing may be there yet
cli-copy-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
} and { $keys ->
    [one] one key
   *[other] { $keys } keys
} copied; they are the same there.
cli-copy-digest = SHA-256 of both: { $digest }
