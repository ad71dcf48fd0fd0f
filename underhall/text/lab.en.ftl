### The report of a run of the lab. Titles are findings: they are chosen by what the numbers say.

lab-page-title = { $game }: lab report
lab-page-run = Lab report
lab-where = Report of the lab
lab-figure = Figure { $n }
lab-count = { $n }
lab-percent = { $n } %
lab-chapters = chapters
lab-none = none
lab-seats =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
lab-at-table =
    { $n ->
        [one] At a table of { $n } seat
       *[other] At a table of { $n } seats
    }

## The head

lab-overline =
    Lab report: { $game }, { $last ->
        [one] { $tables } seat
       *[other] { $tables } seats
    }, { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
lab-lede-together = All win or lose as one here, so nobody is rated: what counts is how often the game is beaten. Who played: { $bots }.
lab-lede-one = All seats were held by one kind of bot ({ $bots }), so what differs is the seat and the luck.
lab-lede-mixed = Who played: { $bots }, in every arrangement around the table.
lab-run-over =
    Lab report: { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
lab-run-lede = What was played: { $games }. Ratings over all of them come first, then each game has a part of its own.
lab-fact-games =
    { $n ->
        [one] game
       *[other] games
    }
lab-fact-won = won, with 95 % interval
lab-fact-winner = points of a winner, on average
lab-fact-loser = points in a defeat, on average
lab-fact-lead = points ahead of the second
lab-fact-shared =
    { $n ->
        [one] shared victory
       *[other] shared victories
    }
lab-fact-decisions = decisions in a game
lab-fact-turns = turns in a game

## Who wins

lab-who = Who wins
lab-seat = Seat
lab-seat-name = Seat { $n }
lab-bot = Bot
lab-setting = Seats and bot
lab-won-unit = games won, per cent
lab-won-seats-unit = seats that won, per cent
lab-fair = fair share { $share }
lab-fair-lines = dashed: fair share
lab-seat-what = Games won from each seat, per cent, with 95 % interval (Wilson). The dashed line is what every seat would win if it did not matter.
lab-seat-more =
    Seat { $n } of { $seats } wins too often: { $won }, where { $fair } would be fair
lab-seat-less =
    Seat { $n } of { $seats } wins too rarely: { $won }, where { $fair } would be fair
lab-seat-none = No seat stands out: luck explains as much as there is
lab-bot-what = How many of the seats that a bot held won, per cent, with 95 % interval (Wilson).
lab-bot-clear = { $best } wins from { $won } of its seats, { $last } from { $less }
lab-bot-none = No bot wins clearly more often than another
lab-rating-what = Rating from all finishing places, with 95 % interval. 100 points more: the better one finishes ahead in 64 games of 100.
lab-rating-unit = rating, points
lab-rating-middle = middle { $n }
lab-rating-clear = { $best } is rated { $ahead } points above { $next }
lab-rating-none = The best two, { $best } and { $next }, cannot be told apart yet
lab-setting-what = Games won, per cent, with 95 % interval (Wilson), by number of seats and bot. Circle: alone; diamond: together.
lab-setting-clear = Most is won by { $best }: { $won }; least by { $least }: { $less }
lab-setting-none = Won in { $won } of the games, and no setting stands out
lab-setting-never =
    { $n ->
        [one] The one game was lost
       *[other] Not one of { $n } games was won
    }
lab-setting-one = Won in { $won } of the games, with an interval of { $interval } %
lab-usual = usual options
lab-cause = cause of defeat
lab-lost = lost
lab-cause-what = What ended the games that were lost, per cent, by number of seats; at the right the number of defeats.
lab-cause-clear = Most often it ends so: { $cause } ({ $n } of 100 defeats)
lab-cause-none = No cause of defeat stands out: { $cause } ({ $n } of 100 defeats), then { $other }
lab-cause-only = Every defeat had one cause: { $cause }

## How the points fall

lab-points-fall = How the points fall
lab-points = points
lab-score-what = Final scores in steps; height: share of games, the same scale in every row.
lab-score-unit = final score, points
lab-score-alt = Histograms of final scores, one for each seat; the numbers follow as text
lab-score-clear = Seat { $best } scores { $more } points more than seat { $least }
lab-score-none = No seat scores clearly more: { $means } points on average
lab-score-one = Eight scores in ten lie between { $low } and { $high }
lab-score-note = Highest score { $high }, lowest { $low }.
lab-median = median { $n }
lab-tenth = one in ten above { $n }
lab-mean = mean { $n }
lab-mean-and-interval = mean { $mean }, 95 % interval { $interval }
lab-winners = Winners
lab-others = Others
lab-games-won = Won
lab-games-lost = Lost
lab-more = more
lab-source-what =
    Mean points by source: of { $winners ->
        [one] { $winners } winner
       *[other] { $winners } winners
    } and { $others ->
        [one] { $others } other
       *[other] { $others } others
    }. Points lost are in the table only; pale differences are within the intervals.
lab-source-what-one = Mean points by source. Games won: { $winners }, games lost: { $others }.
lab-source-one = Most points come from: { $source }
lab-source-clear-one = Games won bring { $total } points more; most of it: { $list }
lab-source-clear = Winners score { $total } points more; most of it: { $list }
lab-source-none = No source tells winners from the others; most points: { $source }
lab-course-what = Mean score over the course of the game, by place.
lab-course-band = Shaded: eight of ten at “{ $who }”.
lab-course-unit = course of the game
lab-course-alt = Mean score over the course of the game, a line for each place; its last number stands at its end
lab-course-leads = Halfway through, the later winner leads in { $n } of 100 games (interval { $interval })
lab-course-one = How the score grows over the course of a game
lab-begin = start
lab-end = end
lab-line-winner = winner
lab-line-place =
    { $n ->
        [2] second
        [3] third
        [4] fourth
       *[other] place { $n }
    }
lab-line-won = won
lab-line-lost = lost
lab-length-title = Eight games in ten take { $low } to { $high } decisions
lab-length-what = Share of games by number of real decisions (those with more than one option), all seats together.
lab-length-unit = decisions in a game
lab-length-alt = Histogram of the number of decisions in a game
lab-length-note = Shortest { $shortest }, longest { $longest }. The widest decision had { $widest } options.

## What winners did

lab-did = What winners did
lab-did-together = What was done in games that were won
lab-winners-lower = winners
lab-others-lower = others
lab-won-lower = games won
lab-lost-lower = games lost
lab-gap = gap
lab-deed-times = times in a game
lab-deed-share = per cent of players
lab-deed-share-one = per cent of games
lab-deed-what-times = How often in a game, on average, with 95 % interval. Sorted by the gap.
lab-deed-what-share = How many did it at all, per cent, with 95 % interval (Wilson). Sorted by the gap.
lab-with-winners = with winners
lab-with-others = with the others
lab-with-won = in games won
lab-with-lost = in games lost
lab-deed-more = { $deed }: { $with } more often { $more }
lab-deed-less = { $deed }: { $without } more often { $less }
lab-deed-both = { $deed }: { $with } more often { $more }, { $without } { $less }
lab-deed-none = { $deed }: no clear difference
lab-deed-note = The bots differ too: { $share } of the wins are those of { $bot }, so part of this is how that bot plays.
lab-cut-more = More with { $who } ({ $n } of { $of })
lab-cut-less = More with { $who } ({ $n })
lab-cut-alike =
    { $left ->
        [0] Luck explains the difference ({ $n })
       *[other] Luck explains the difference ({ $n }, { $left } not shown)
    }
lab-deed-judged = All that follows is judged together: only what luck would hardly mark among so many things is marked (Holm, 5 %).

## What was on offer

lab-offer = What was on offer
lab-option = option
lab-taken = taken
lab-offers = offers
lab-use-what = Share of the offers that were taken, per cent, of options that were offered at least { $n } times. Options bear the name they had where they were first offered.
lab-use-unit = taken, per cent of offers
lab-use-most = Most often taken
lab-use-least = Least often taken, but not never
lab-use-clear = Taken most often: “{ $most }” ({ $often }); most rarely: “{ $least }” ({ $rarely })
lab-use-none = No option is clearly taken more often than another
lab-never-title =
    { $n ->
        [one] { $n } option was never chosen
       *[other] { $n } options were never chosen
    }
lab-never-none = Every option that was offered { $n } times was chosen at least once
lab-never-what = Offered at least { $n } times and refused every time, by all bots.
lab-never-offers =
    { $n ->
        [one] never chosen in { $n } offer
       *[other] never chosen in { $n } offers
    }
lab-never-left =
    { $n ->
        [one] And { $n } more.
       *[other] And { $n } more.
    }
lab-never-note = An option nobody takes is weak, or a trap, or something the bots do not see.
lab-rare-what = Below: what was taken in less than 5 of 100 offers.
lab-rare = hardly ever
lab-one-in = one in

## The same again

lab-again = How to play it again
lab-again-title = The same games again
lab-again-what = A game depends on the seed and on its number alone; how many processes play changes nothing.
lab-plan = Plan
lab-plan-version = Version
lab-plan-seed = Seed
lab-plan-bots = Bots
lab-plan-games = Games
lab-plan-done = { $done } of { $n } played
lab-plan-game = seats: { $seats }; { $options }; rules revision { $revision }, data { $data }
lab-plan-intervals = Intervals
lab-plan-how = 95 %: Wilson for shares, normal for means, from the information in the duels for ratings. A difference counts when two intervals do not overlap. Seats, and what winners did, are judged together (Holm): that luck alone marks any of them is at most 5 % likely, though its interval may miss the other.
