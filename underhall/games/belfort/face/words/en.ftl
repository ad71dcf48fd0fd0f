game-title = Belfort
game-tagline = Elves, dwarves and gnomes build a city of five districts in seven months.
game-mood = Bright and busy: everybody wants the most in every district.
tie-wealth = Equal points: who has the greater wealth is ahead (wood, stone and gold count 1, metal 2).
period-round = Month

option-guilds = Guilds
option-guilds-beginner = Beginner game
option-guilds-normal = Normal game
option-guilds-advanced = Advanced game
option-guilds-custom = Chosen guilds
option-custom_guilds = Chosen guilds
option-custom_guilds-librarians = { guild-librarians }
option-custom_guilds-architects = { guild-architects }
option-custom_guilds-merchants = { guild-merchants }
option-custom_guilds-recruiters = { guild-recruiters }
option-custom_guilds-bankers = { guild-bankers }
option-custom_guilds-sawyers = { guild-sawyers }
option-custom_guilds-miners = { guild-miners }
option-custom_guilds-masons = { guild-masons }
option-custom_guilds-wizards = { guild-wizards }
option-custom_guilds-spies = { guild-spies }
option-custom_guilds-bandits = { guild-bandits }
option-custom_guilds-thieves = { guild-thieves }

## Things

goods-wood = wood
goods-stone = stone
goods-metal = metal
goods-gold = gold

# .a follows "sends"; .short stands where there is little room, a star for a master.
worker-elf = elf
    .a = an elf
    .short = elf
    .plural = elves
    .count = { $n ->
        [one] { $n } elf
       *[other] { $n } elves
    }
    .does = brings 1 wood from the Forest or 1 gold from the Gold Mine; in the Mine an elf and a dwarf bring 1 metal together
worker-dwarf = dwarf
    .a = a dwarf
    .short = dwarf
    .plural = dwarves
    .count = { $n ->
        [one] { $n } dwarf
       *[other] { $n } dwarves
    }
    .does = brings 1 stone from the Quarry or 1 gold from the Gold Mine; in the Mine a dwarf and an elf bring 1 metal together
worker-master_elf = master elf
    .a = a master elf
    .short = elf★
    .promoted = an elf to master elf
    .count = { $n ->
        [one] { $n } master elf
       *[other] { $n } master elves
    }
    .does = gathers like 2 elves, but counts as one for majorities
worker-master_dwarf = master dwarf
    .a = a master dwarf
    .short = dwarf★
    .promoted = a dwarf to master dwarf
    .count = { $n ->
        [one] { $n } master dwarf
       *[other] { $n } master dwarves
    }
    .does = gathers like 2 dwarves, but counts as one for majorities
worker-gnome = gnome
    .a = a gnome
    .plural = gnomes
    .count = { $n ->
        [one] { $n } gnome
       *[other] { $n } gnomes
    }
    .does = opens a lock on one of your built cards and stays there for the whole game

kind-bank = Bank
    .a = a Bank
    .plural = Banks
    .does = income 1; with a gnome: 1 more gold in every turn of yours
kind-keep = Keep
    .a = a Keep
    .plural = Keeps
    .does = income 1; it has 2 symbols, so it counts twice in its district
kind-library = Library
    .a = a Library
    .plural = Libraries
    .does = income 1; space: draw 2 cards, then discard 2; with a gnome: 1 card at the end of every turn of yours
kind-gatehouse = Gatehouse
    .a = a Gatehouse
    .plural = Gatehouses
    .does = no income; one half of a gate between two districts; with a gnome: a second marker, on the other half
kind-inn = Inn
    .a = an Inn
    .plural = Inns
    .does = no income; with a gnome a space for 1 gold: take 1 elf or 1 dwarf from your supply
kind-blacksmith = Blacksmith
    .a = a Blacksmith
    .plural = Blacksmiths
    .does = no income; space: take 1 metal; with a gnome: once a round exchange 1 gold for 1 metal
kind-gardens = Gardens
    .plural = Gardens
    .does = income 1; when a gnome comes, 1 elf of yours becomes a master
kind-pub = Pub
    .a = a Pub
    .plural = Pubs
    .does = income 1; when a gnome comes, 1 dwarf of yours becomes a master
kind-market = Market
    .a = a Market
    .plural = Markets
    .does = income 1; space: take 2 gold; each of up to 2 gnomes: 1 more visit to the Trading Post a round
kind-tower = Tower
    .a = a Tower
    .plural = Towers
    .does = income 1; with a gnome a space for 1 gold: take 1 gnome and put it on a free lock
kind-wall = wall
    .a = a wall
    .plural = walls
    .does = no card and no income: for 3 wood and 3 stone it counts in its district
kind-guild = guild
    .a = a guild
    .plural = guilds
    .does = no card and no income: it counts in its district, your workers go there free of charge, and others pay you the fee of 1 gold

# .short stands below the heading "Guild".
guild-librarians = Librarians' Guild
    .short = Librarians
    .does = draw 3 cards, then discard 1
guild-architects = Architects' Guild
    .short = Architects
    .does = occupy a free property, wall or guild without a card, for its cost less 1 metal or less 2 wood and stone in any mix
guild-merchants = Merchants' Guild
    .short = Merchants
    .does = this turn up to 2 exchanges of 1 wood or 1 stone for 1 metal, and 3 more visits to the Trading Post
guild-recruiters = Recruiters' Guild
    .short = Recruiters
    .does = take 1 elf or 1 dwarf from your supply, or 1 gnome for a free lock
guild-bankers = Bankers' Guild
    .short = Bankers
    .does = take 3 gold
guild-sawyers = Sawyers' Guild
    .short = Sawyers
    .does = take 4 wood
guild-miners = Miners' Guild
    .short = Miners
    .does = take 2 metal
guild-masons = Masons' Guild
    .short = Masons
    .does = take 4 stone
guild-wizards = Wizards' Guild
    .short = Wizards
    .does = swap all markers between two properties of one kind, two walls or two guilds
guild-spies = Spies' Guild
    .short = Spies
    .does = every other player shows 1 card from the hand; you may take one of them
guild-bandits = Bandits' Guild
    .short = Bandits
    .does = take 1 metal or up to 2 wood and stone from one player, or 1 wood or stone from each of up to 3 players
guild-thieves = Thieves' Guild
    .short = Thieves
    .does = take up to 3 gold from one player, or 1 gold from each of up to 3 players

district-d1 = District I
    .num = I
    .does = scored in rounds 3, 5 and 7: 5 points for the most markers here, 3 for the second most and, with four or five players, 1 for the third
district-d2 = District II
    .num = II
    .does = scored in rounds 3, 5 and 7: 5 points for the most markers here, 3 for the second most and, with four or five players, 1 for the third
district-d3 = District III
    .num = III
    .does = scored in rounds 3, 5 and 7: 5 points for the most markers here, 3 for the second most and, with four or five players, 1 for the third
district-d4 = District IV
    .num = IV
    .does = scored in rounds 3, 5 and 7: 5 points for the most markers here, 3 for the second most and, with four or five players, 1 for the third
district-d5 = District V
    .num = V
    .does = scored in rounds 3, 5 and 7: 5 points for the most markers here, 3 for the second most and, with four or five players, 1 for the third

area-forest = Forest
    .does = each elf brings 1 wood, a master 2; whoever alone has the most workers there takes 1 more
area-quarry = Quarry
    .does = each dwarf brings 1 stone, a master 2; whoever alone has the most workers there takes 1 more
area-mine = Mine
    .does = an elf and a dwarf together bring 1 metal, a master counts as 2; whoever alone has the most workers there takes 1 more
area-gold_mine = Gold Mine
    .does = each worker brings 1 gold, a master 2; whoever alone has the most workers there takes 1 more

phase-opening = Setup
phase-placement = Placement
phase-collection = Collection
phase-actions = Actions
phase-scoring = Scoring

month =
    { $round ->
        [1] spring, first month
        [2] spring, second month
        [3] spring, third month
        [4] summer, first month
        [5] summer, second month
        [6] autumn, first month
       *[other] autumn, second month
    }

virtual-player = virtual player { $n }
nobody = free

score-start = At the start
score-districts = Districts
score-elves = Elves
score-dwarves = Dwarves
score-gnomes = Gnomes
score-unpaid_tax = Unpaid tax

## Questions and answers: setup

ask-keep_cards =
    { $n ->
        [one] Which card do you keep? It is a building for later; you discard the others.
       *[other] Which { $n } cards do you keep? They are for later; you discard the rest.
    }
do-keep-cards = { $cards }
ask-virtual_dwarf_start = On which guild does the dwarf of virtual player { $n } start? Nobody can place a worker beside it.

## Placement

ask-place =
    { $n ->
        [one] Where do you place a worker? { $n } is at home; passing sends it to gather.
       *[other] Where do you place a worker? { $n } are at home; passing sends them all to gather.
    }
do-pass = Pass
unused-workers =
    { $n ->
        [one] { $n } worker is still at home.
       *[other] { $n } workers are still at home.
    }
unused-buildings =
    { $n ->
        [one] You can still pay for { $n } building.
       *[other] You can still pay for { $n } buildings.
    }
unused-activations =
    { $n ->
        [one] { $n } of your workers can still be activated.
       *[other] { $n } of your workers can still be activated.
    }
do-place-job = Job Centre: { $fee }
do-place-camp = King's Camp, space { $space }
do-place-guild =
    { $n ->
        [0] { $guild }: free of charge
       *[other] { $guild }: { $fee }
    }
do-place-card =
    { $n ->
        [0] Your { $card }: free of charge
       *[other] Your { $card }: { $fee }
    }
ask-place_worker-job = Which worker goes to the Job Centre? It will bring another of its kind.
ask-place_worker-camp = Which worker goes to the King's Camp, to change the turn order?
ask-place_worker-guild = Which worker goes to the { $guild }?
ask-place_worker-card = Which worker goes to your { $card }?
ask-mine_group = Who goes to the Mine? An elf and a dwarf together bring 1 metal.
ask-forest_split = How many elves go to the Forest for wood? The rest go to the Gold Mine.
ask-quarry_split = How many dwarves go to the Quarry for stone? The rest go to the Gold Mine.
do-send = { $workers }: { $brings }
do-send-none = Nobody to the { $area }

## Collection

ask-camp_swap = You have crest { $crest }. Do you swap it? The lowest crest acts first.
do-keep-crest = Keep crest { $crest }
do-swap-crest = Swap with { $other } for crest { $crest }

## Actions

ask-action = What do you do? Take any actions you can pay for, then end your turn.
do-end-turn = End your turn
do-buy-card = Buy a card for { $price } and end your turn
do-hire-gnome = Hire a gnome for { $price }
do-visit =
    { $n ->
        [one] Visit the Trading Post ({ $n } visit)
       *[other] Visit the Trading Post ({ $n } visits)
    }
do-smith = Exchange 1 gold for 1 metal at your Blacksmith
do-exchange = Exchange 1 { $good } for 1 metal (Merchants' Guild)
do-build = Build { $kind_a }: { $cost }
do-build-wall = Build a wall: { $cost }
do-build-guild = Build the { $guild } in { $district_num }: { $cost }
do-use-guild = Activate your worker at the { $guild }
do-use-card = Activate your { $worker } at your { $card }

ask-site = In which district do you build { $kind_a }? You pay as soon as you choose.
do-site = { $district }
do-site-wall = { $district }, wall { $side }
do-site-gate = { $district }, gate to { $towards_num }
do-site-guild = { $guild } in { $district }

ask-trade = What do you buy or sell? One purchase and one sale make a visit.
do-buy = Buy { $take } for { $give }
do-sell = Sell { $give } for { $take }
do-leave-post = Leave the Trading Post

ask-gnome_lock = On which card do you put the gnome? It stays there for the whole game.
ask-gate_second = Which gate gets your second marker?
ask-recruit = Whom do you recruit?

ask-discard =
    { $n ->
        [one] Which card do you discard?
       *[other] Which card do you discard? { $n } have to go.
    }
ask-discard-limit =
    { $n ->
        [one] You may hold { $limit } cards. Which one do you discard?
       *[other] You may hold { $limit } cards. Which one do you discard? { $n } have to go.
    }
ask-buy_card = Which card do you buy for { $price }? It ends your turn.
do-draw-from-deck = Draw from the draw pile

## Guilds

ask-architect_kind = What do the architects occupy for you? It takes no card and costs less.
ask-architect_site = Where do the architects occupy { $kind_a }?
ask-architect_discount = Which discount do you take?
do-discount = { $goods } less: pay { $cost }
do-discount-unfit = { $goods } less

ask-wizard_kind = What kind of place do the wizards swap? All markers of two such places change over.
ask-wizard_first = Which of the { $kind_plural } is the first to swap?
ask-wizard_second = Which of the { $kind_plural } is the second to swap?
ask-wizard_gate_symbol = On which side of its new gate is the marker of { $who } to lie?
do-swap-place = { $district }: { $who }
do-swap-wall = { $district }, wall { $side }: { $who }
do-swap-guild = { $guild }: { $who }
do-swap-gate =
    { $n ->
        [0] Gate { $district_num }–{ $towards_num }: { $who }
        [one] Gate { $district_num }–{ $towards_num }: { $who }, { $n } marker
       *[other] Gate { $district_num }–{ $towards_num }: { $who }, { $n } markers
    }

ask-spy_pick = Which card do you show to the spies? They may take it.
ask-spy_take = Which of the shown cards do you take?
do-take-card = Take { $card } from { $victim }
do-take-nothing = Take nothing

ask-thief_form = Do the thieves take { $gold } from one player, or 1 gold from each of up to { $victims }?
ask-thief_victim = From whom do the thieves take gold?
ask-thief_next = From whom do the thieves take 1 gold? After the first you may stop.
ask-bandit_form = Do the bandits take { $metal } or up to { $goods } wood and stone from one player, or 1 wood or stone from each of up to { $victims }?
ask-bandit_victim = Whom do the bandits rob?
ask-bandit_goods = What do the bandits take from { $victim }?
ask-bandit_next = From whom do the bandits take 1 wood or stone? After the first you may stop.
do-rob-one = From one player
do-rob-several = From several players
do-rob = { $victim }
do-rob-of = { $goods } from { $victim }
do-rob-goods = { $goods }
do-stop = Stop

## Virtual players

ask-virtual_card = Which card does virtual player { $n } build? It costs nothing.
ask-virtual_site = In which district does virtual player { $n } build { $kind_a }?

## Reasons: what is missing

no-fee-short = { $missing } short: the fee is { $fee }.
no-gold-short = { $missing } short: the price is { $price }.
no-cost-short = { $missing } short: the cost is { $cost }.
no-too-dear = { $missing } short, even with the best discount.
no-has-none = You have no { $good }.
no-not-at-home = You have no { $worker } at home.
no-not-in-hand = You have no card { $card } in your hand.
no-not-on-display = There is no card { $card } among the face-up cards.
no-not-built = You have built no card { $card } yet.
no-needs-gnome = Your { $card } needs a gnome first.
no-none-in-supply = You have no { $worker } left in your worker supply.
no-supply-empty = Your worker supply is empty.
no-pool-empty = No gnomes are left for hire.
no-no-cards-left = No cards are left to draw.
no-no-free-lock = None of your built cards has a free gnome lock.
no-no-lock = There is no gnome lock on the { $card }.
no-no-half-gate = A second marker goes only to a gate where one marker lies, and that one yours.
no-nothing-to-trade = You can pay for no purchase and have nothing to sell.

## Reasons: somebody is there already

no-job-centre-full =
    { $n ->
        [one] The only space of the Job Centre is taken.
       *[other] All spaces of the Job Centre are taken.
    }
no-camp-full = All spaces of the King's Camp are taken.
no-already-in-camp = You have a worker in the King's Camp already: one a round is all.
no-space-taken = A worker stands there already: { $who }.
no-card-space-taken = Your { $card } has no free space.
no-virtual-dwarf-there = The dwarf of virtual player { $n } stands there.
no-lock-taken = All gnome locks on your { $card } are taken.
no-no-free-location = There is no free place for { $kind_a }.
no-site-taken = Taken by { $who }.
no-wall-taken = This wall belongs to { $who } already.
no-gate-closed = This gate is taken by { $who }: its other half is closed.
no-virtual-site-taken = { no-site-taken }
no-guild-owned = This guild belongs to { $owner } already.
no-crest-grey = The crest of { $who } is grey: it was chosen this round and stays.

## Reasons: done already, or not yet

no-already-hired = You have hired a gnome this round: one for gold is all.
no-already-smithed = Each Blacksmith with a gnome exchanges once a round.
no-no-exchange-left = You have no exchange for metal: a worker activated at the Merchants' Guild brings some.
no-no-visit-left = You have no visit to the Trading Post left this round.
no-already-bought = You have bought something on this visit: one purchase is all.
no-already-sold = You have sold something on this visit: one sale is all.
no-trade-first = Buy or sell something before you leave.
no-rob-one-first = Take something from one player before you stop.
no-already-robbed = You have taken something from { $who } already.

## Reasons: it would lead nowhere

no-idle-in-mine = Somebody would stand idle: in the Mine elves and dwarves match each other, a master counts as two.
no-discount-too-large = This discount does not fit: the cost is { $cost }.
no-nothing-to-occupy = There is no free place that you could pay for, even with a discount.
no-no-swap = There are no markers that could be swapped.
no-no-swap-of-kind = Nothing would change: the { $kind_plural } are all free or all of one owner.
no-same-location = That is the first place: choose another.
no-same-owner = Both places have the same owner: nothing would change.
no-both-empty = Both places are free: there is nothing to swap.
no-no-cards-to-spy = Nobody else has a card to show.
no-nobody-has-goods = Nobody else has wood, stone or metal.
no-nobody-has-gold = Nobody else has gold.
no-too-few-victims = Fewer than two players have what this takes.
no-has-no-gold = { $who } has no gold.
no-has-no-goods = { $who } has no wood, stone or metal.
no-victim-lacks = { $who } does not have { $what }.

## What happened: setup and calendar

log-guild-laid = The { $guild } comes to { $district }.
log-cards-dealt =
    { $n ->
        [one] { $who } is dealt { $n } card.
       *[other] { $who } is dealt { $n } cards.
    }
log-cards-kept =
    { $n ->
        [one] { $who } keeps { $n } card.
       *[other] { $who } keeps { $n } cards.
    }
log-crest-dealt = { $who } gets crest { $crest }.
log-display-filled = The card { $card } is turned face up.
log-round-began = Round { $round } begins: { month }.

## What happened: placement

log-job-taken =
    { $fee ->
        [0] { $who } sends { $worker_a } to the Job Centre.
       *[other] { $who } sends { $worker_a } to the Job Centre for { $fee } gold.
    }
log-camp-taken = { $who } sends { $worker_a } to space { $space } of the King's Camp.
log-guild-taken =
    { $fee ->
        [0] { $who } sends { $worker_a } to the { $guild } free of charge.
       *[other] { $who } sends { $worker_a } to the { $guild } for { $fee } gold.
    }
log-fee-received = { $who } receives the fee of { $n } gold from { $payer }.
log-card-space-taken =
    { $fee ->
        [0] { $who } sends { $worker_a } to the { $card }.
       *[other] { $who } sends { $worker_a } to the { $card } for { $fee } gold.
    }
log-passed = { $who } passes.
log-sent =
    { $n ->
        [one] { $who } sends { $n } worker to the { $area }.
       *[other] { $who } sends { $n } workers to the { $area }.
    }

## What happened: collection

log-gathered = { $who } gathers { $good_count } in the { $area }.
log-majority = { $who } has the most workers in the { $area }: { $good_count } more.
log-recruited = { $who } recruits { $worker_a } at the Job Centre.
log-nobody-to-recruit = { $who } has no { $worker } left in the supply: the Job Centre brings nobody.
log-crests-swapped = { $who } and { $other } swap crests: { $who } now has crest { $crest }.
log-crest-kept = { $who } keeps crest { $crest }.
log-income = { $who } receives an income of { $n } gold.
log-tax-paid = { $who } pays { $n } gold of tax.
log-tax-short =
    { $n ->
        [one] { $who } is { $n } gold short for the tax and loses { $n } point.
       *[other] { $who } is { $n } gold short for the tax and loses { $n } points.
    }

## What happened: actions

log-turn-began = { $who } begins a turn.
log-bank-gold = { $who } takes { $n } gold from the Bank.
log-built = { $who } builds { $kind_a } in { $district }.
log-wall-built = { $who } builds a wall in { $district }.
log-guild-built = { $who } builds the { $guild } in { $district }.
log-occupied = { $who } occupies { $kind_a } in { $district } without a card.
log-guild-used = { $who } activates a worker at the { $guild }.
log-card-used = { $who } activates a worker at the { $card }.
log-goods-taken = { $who } takes { $good_count }.
log-bought = { $who } buys { $good_count } for { $gold } gold.
log-sold =
    { $who } sells { $wood ->
        [0] { "" }
       *[other] { $wood } wood
    }{ $stone ->
        [0] { "" }
       *[other] { $wood ->
            [0] { "" }
           *[other] { " and " }
        }{ $stone } stone
    }{ $metal ->
        [0] { "" }
       *[other] { $wood ->
            [0] { $stone ->
                [0] { "" }
               *[other] { " and " }
            }
           *[other] { " and " }
        }{ $metal } metal
    } for { $gold } gold.
log-gnome-hired = { $who } hires a gnome for { $gold } gold and puts it on the { $card }.
log-gnome-placed = { $who } puts a gnome on the { $card }.
log-smithed = { $who } exchanges 1 gold for 1 metal at the Blacksmith.
log-promoted = { $who } promotes { $worker_promoted }.
log-second-marker = { $who } puts a second marker on a gate, in { $district }.
log-worker-from-supply = { $who } recruits { $worker_a }.
log-card-bought = { $who } buys the face-up card { $card }.
log-deck-card-bought = { $who } buys a card from the draw pile.
log-cards-drawn =
    { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
log-card-drawn = { $who } draws the card { $card }.
log-discarded = { $who } discards the card { $card }.
log-reshuffled =
    { $n ->
        [one] The discard pile is shuffled into a new draw pile of { $n } card.
       *[other] The discard pile is shuffled into a new draw pile of { $n } cards.
    }
log-merchants-called = The merchants serve { $who } this turn: exchanges for metal and extra visits.
log-exchanged = { $who } exchanges 1 { $good } for 1 metal.

## What happened: robbers, wizards, spies

log-robbed = { $who } robs { $victim } of { $good_count }.
log-gold-stolen = { $who } steals { $n } gold from { $victim }.
log-swapped = { $who } swaps the markers on the { $kind_plural } of { $first } and { $second }.
log-gates-swapped = { $who } swaps the markers on the gates { $first_num }–{ $first_towards_num } and { $second_num }–{ $second_towards_num }.
log-card-shown = { $who } shows the card { $card }.
log-card-taken = { $who } takes the card { $card } from { $victim }.
log-nothing-taken = { $who } takes none of the shown cards.

## What happened: virtual players

log-virtual-dwarf-set = { $who } puts the dwarf of virtual player { $virtual } on the { $guild }.
log-virtual-card = { $who } chooses the card { $card } for virtual player { $virtual }.
log-virtual-built = Virtual player { $virtual } builds { $card_a } in { $district }.
log-virtual-idle = There is no free place for { $card_a }: virtual player { $virtual } builds nothing.
log-virtual-moved = The dwarf of virtual player { $virtual } moves on to the { $guild }.
log-virtual-fee = { $who } takes { $n } gold: a virtual dwarf has come to a guild of theirs.

## What happened: scoring

log-district-scored =
    { $place ->
        [1] { $who } is first
        [2] { $who } is second
       *[other] { $who } is third
    } in { $district }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-workers-scored =
    { $place ->
        [1] { $who } is first
       *[other] { $who } is second
    } in number of { $worker_plural }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
log-game-ended = The city is built: the game is over.

## The table at a glance

pic-top = Round { $round } of { $rounds } · { month } · { $phase } · scoring after round { $next }
pic-opening = { $phase } · { $rounds } rounds · scoring after round { $next }
pic-piles = Draw pile { $deck } · discard pile { $discard } · gnomes for hire { $pool }
pic-guild = { $guild_short }
pic-owned = { $sign } owns
pic-worker = { $sign } { $worker_short }
pic-district = { $district_num }
pic-area = { $area }: { $who }
pic-jobs = Job Centre ({ $n } of { $spaces }): { $who }
pic-camp = King's Camp: { $who }
pic-known = known in hand: { $cards }
pic-virtual = { virtual-player }: { $sign } steers, { $workers }
pic-legend = ★ master · [g] gnome, [_] free lock · cost: wood/stone/metal · ✓ you can pay for it

# Headings of columns.
column-guild = Guild
column-tip = effect
column-cost = cost
column-worker = worker
column-markers = markers
column-points = points now
column-free = free
column-crest = crest
column-score = score
column-wood = wood
column-stone = stone
column-metal = metal
column-gold = gold +/−
column-elves = elves
column-dwarves = dwarves
column-gnomes = gnomes
column-cards = cards
column-passed = passed
column-income = income
column-sites = free in
column-effect = what it does
column-hand = hand
column-wall = no card
column-display = face up

# What guilds do, in a few words.
tip-librarians = { $n } cards, discard { $m }
tip-architects = build cheap, no card
tip-merchants = { $n } visits, { $m } swaps
tip-recruiters = elf, dwarf or gnome
tip-bankers = { $n } gold
tip-sawyers = { $n } wood
tip-miners = { $n } metal
tip-masons = { $n } stone
tip-wizards = swap markers
tip-spies = take a shown card
tip-bandits = take goods
tip-thieves = take { $n } gold

# What cards do, in a few words.
effect-bank = gnome: 1 gold every turn
effect-keep = counts twice in its district
effect-library = space: 2 cards for 2; gnome: a card a turn
effect-gatehouse = gnome: the other half of the gate
effect-inn = space (with a gnome): an elf or a dwarf
effect-blacksmith = space: 1 metal; gnome: 1 metal for 1 gold
effect-gardens = gnome: an elf becomes a master
effect-pub = gnome: a dwarf becomes a master
effect-market = space: 2 gold; each gnome: one more visit
effect-tower = space (with a gnome): take a gnome
effect-wall = counts in its district

# What a gnome does where it comes, beside the cards to choose from.
came-bank = 1 gold now and in every round
came-library = 1 card at the end of every turn
came-gatehouse = the other half of a gate
came-inn = opens its space: an elf or a dwarf
came-blacksmith = 1 metal for 1 gold, once a round
came-gardens = an elf becomes a master
came-pub = a dwarf becomes a master
came-market = one more visit to the Trading Post
came-tower = opens its space: a gnome

# What a worker does on an own card, beside the spaces to choose from.
used-library = 2 cards, discard 2
used-inn = an elf or a dwarf
used-blacksmith = 1 metal
used-market = 2 gold
used-tower = a gnome

## The board in the browser

board-month = { month }
board-scoring = scoring after this month
board-now =
    { $round ->
        [0] { $phase }
       *[other] { $round }/{ $rounds } · { $phase }
    }
board-city = The city of Belfort
board-tab-city = City
board-districts = Districts
board-workers = Workers
board-order = Turn order
board-pool = Gnomes for hire
board-resources = Resource board
board-guilds = Guilds
board-fee = fee
board-display = Face-up cards
board-each = each
board-deck = draw pile
board-deck-tip =
    Draw pile: { $n ->
        [one] { $n } card, unseen
       *[other] { $n } cards, unseen
    }; the discard pile, shuffled in when it is empty: { $discard }
board-built = Buildings and goods
board-hand = cards in hand
board-crest = crest { $n }
board-income = income
board-tax = tax
board-tax-bracket = tax: { $n } gold in every round at a score of { $least } to { $most }
board-net = at month's end
board-lock = gnome lock
board-passed = passed
board-virtual = Virtual player { $n }
board-steered = steered by { $who }
board-lead = you lead { $own } : { $best }
board-tie = a tie, { $own } : { $best }
board-behind = behind, { $own } : { $best }
board-best = { $district }: { $standing }
board-pay = You pay
board-most = +{ $n } for the most, { $own } : { $best }
board-rest = rest: { $gold }
board-pays =
    { $n ->
        [1] then enough for: { $what }
        [2] then enough for: { $what }
       *[other] then enough for { $n } more buildings
    }
board-pays-not =
    { $n ->
        [1] then too little for: { $what }
        [2] then too little for: { $what }
       *[other] then too little for { $n } buildings
    }
board-loot = { $n } wood or stone
board-swap-more = +{ $n } pts
board-swap-brings =
    { $n ->
        [0] no more if scored now
       *[other] up to +{ $n } if scored now
    }
board-now-word = if scored now
board-scores-now =
    { $n ->
        [one] if scored now: { $n } point
       *[other] if scored now: { $n } points
    }
place-job_centre = Job Centre
    .does = for 2 gold your worker brings another of its kind from your supply
place-kings_camp = King's Camp
    .does = your worker swaps crests with another player, or keeps yours: the lowest crest acts first; one worker a player

## What was done, as headings of a report

deed-built-kind = Buildings built
deed-guild-built-guild = Guilds built
deed-guild-taken-guild = Guilds visited
deed-card-space-taken-card = Workers sent to buildings
deed-recruited-worker = Workers recruited
deed-gnome-hired-card = Buildings with a hired gnome
deed-promoted-worker = Workers promoted
deed-gathered-good = Gathering of goods
deed-card-bought-card = Cards bought

## What a good player looks at

feature-points = points
feature-prizes_next = majorities at the next scoring
feature-prizes_later = majorities at later scorings
feature-crowds_next = most workers at the next scoring
feature-crowds_later = most workers at later scorings
feature-markers = markers in the districts
feature-leads = safe leads in districts
feature-wood = wood
feature-stone = stone
feature-metal = metal
feature-gold = gold
feature-builds = cards that can be paid
feature-cards = cards in hand
feature-income = income to come
feature-unpaid = tax that cannot be paid
feature-workers = workers
feature-masters = masters
feature-gnomes = gnomes
feature-spaces = spaces of built cards
feature-guilds = guilds owned
feature-at_home = workers still to place
feature-masters_at_home = masters still to place
feature-hiring = workers in the Job Centre
feature-camp = workers in the King's Camp
feature-early = place in the turn order
feature-on_librarians = worker at the Librarians' Guild
feature-on_architects = worker at the Architects' Guild
feature-on_merchants = worker at the Merchants' Guild
feature-on_recruiters = worker at the Recruiters' Guild
feature-on_bankers = worker at the Bankers' Guild
feature-on_sawyers = worker at the Sawyers' Guild
feature-on_miners = worker at the Miners' Guild
feature-on_masons = worker at the Masons' Guild
feature-on_wizards = worker at the Wizards' Guild
feature-on_spies = worker at the Spies' Guild
feature-on_bandits = worker at the Bandits' Guild
feature-on_thieves = worker at the Thieves' Guild
feature-on_library = worker in the Library
feature-on_inn = worker in the Inn
feature-on_blacksmith = worker at the Blacksmith
feature-on_market = worker at the Market
feature-on_tower = worker in the Tower

## First questions, to somebody new

first-keep_cards = Each card is a building for later; red numbers are goods that you still lack. A sound start: keep three cheap ones.
first-place = Send one worker at a time to a space, then pass: the rest gather goods. Good early on: the Job Centre, it brings one worker more.
