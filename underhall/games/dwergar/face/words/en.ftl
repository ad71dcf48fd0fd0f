game-title = Dwergar
game-tagline = Clans of dwarves mine, smelt and build under the mountain, and share a single lift.
game-mood = Hot and crowded: whoever raises the lift raises it for everybody.
tie-resources = Equal points: who has more crystal is ahead, then gold, iron and stone.

option-length = Length
option-length-normal = Normal game
option-length-short = Short game
option-decks = Project decks
option-decks-first_game = For a first game
option-decks-random = Drawn by lot
option-decks-custom = Chosen decks
option-custom_decks = Chosen decks
option-custom_decks-western_quarter = { deck-western_quarter }
option-custom_decks-new_shaft = { deck-new_shaft }
option-custom_decks-golden_terraces = { deck-golden_terraces }
option-custom_decks-old_shaft = { deck-old_shaft }
option-custom_decks-eastern_quarter = { deck-eastern_quarter }
option-start = Starting player
option-start-first_seat = The first seat
option-start-random = Drawn by lot

## Things

resource-stone = stone
    .sign = s
    .count_sign = { $n }s
    .count_each = { $n ->
        [1] each stone
       *[other] every { $n } stone
    }
resource-iron = iron
    .sign = i
    .count_sign = { $n }i
    .count_each = { $n ->
        [1] each iron
       *[other] every { $n } iron
    }
resource-gold = gold
    .sign = g
    .count_sign = { $n }g
    .count_each = { $n ->
        [1] each gold
       *[other] every { $n } gold
    }
resource-crystal = crystal
    .sign = c
    .count_sign = { $n }c
    .count = { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
    .count_each = { $n ->
        [1] each crystal
       *[other] every { $n } crystals
    }
resource-heat = heat
    .sign = h
    .count_sign = { $n }h

# .sign is a letter, .a follows a verb, .all names them all, .cap begins a label, .short stands where
# there is little room.
pawn-ironworker = ironworker
    .a = an ironworker
    .all = ironworkers
    .cap = Ironworker
    .short = iron.
    .count = { $n ->
        [one] { $n } ironworker
       *[other] { $n } ironworkers
    }
    .does = has bonuses in the Laboratory, at the Bellows, at the Gearbox and in the Workshop
pawn-engineer = engineer
    .a = an engineer
    .all = engineers
    .cap = Engineer
    .short = eng.
    .count = { $n ->
        [one] { $n } engineer
       *[other] { $n } engineers
    }
    .does = has bonuses at the Gearbox, in the Workshop, in the Forge and in the Studio
pawn-blacksmith = blacksmith
    .a = a blacksmith
    .all = blacksmiths
    .cap = Blacksmith
    .short = black.
    .count = { $n ->
        [one] { $n } blacksmith
       *[other] { $n } blacksmiths
    }
    .does = has bonuses in the Laboratory, at the Bellows, in the Forge and in the Studio
pawn-foreman = foreman
    .sign = F
    .a = the foreman
    .cap = Foreman
    .short = foreman
    .does = has no bonuses, but may build a furnace into his space; in the mine he jumps into the cart with his load

# .in says where, .the follows "to", "from" and "into".
space-mine_1 = Mine, level 1
    .short = Mine 1
    .in = on mine level 1
    .the = mine level 1
    .does = load 3 stone into your cart on level 1 if it is empty, with the extra yield 2 more
space-mine_2 = Mine, level 2
    .short = Mine 2
    .in = on mine level 2
    .the = mine level 2
    .does = load 1 stone and 1 iron into your cart on level 2 if it is empty, with the extra yield 1 more iron
space-mine_3 = Mine, level 3
    .short = Mine 3
    .in = on mine level 3
    .the = mine level 3
    .does = load 1 iron and 1 gold into your cart on level 3 if it is empty, with the extra yield 1 more gold
space-mine_4 = Mine, level 4
    .short = Mine 4
    .in = on mine level 4
    .the = mine level 4
    .does = load 1 crystal into your cart on level 4 if it is empty, with the extra yield 1 more
space-laboratory = Alchemists' Laboratory
    .in = in the Laboratory
    .the = the Laboratory
    .short = Laboratory
    .does = exchange 1 resource for worse ones: iron for 2 stone; gold for 2 iron or 3 stone; crystal for 2 gold, 3 iron or 4 stone
space-bellows = Bellows
    .in = at the Bellows
    .the = the Bellows
    .does = light 1 furnace
space-gearbox = Gearbox
    .in = at the Gearbox
    .the = the Gearbox
    .does = raise the lift up to 5 levels: the first is free, each further one costs 1 heat
space-furnace_workshop = Furnace Builder's Workshop
    .in = in the Workshop
    .the = the Workshop
    .short = Workshop
    .does = build a furnace from your reserve, unlit, for 1 iron
space-forge = Forge
    .in = in the Forge
    .the = the Forge
    .does = smelt as often as you like: stone into iron or iron into gold for 1 heat, gold into crystal for 2 heat
space-architect_studio = Chief Architect's Studio
    .in = in the Studio
    .the = the Studio
    .short = Studio
    .does = realize 1 project from the track; you may develop it in the same action

level-closed = closed level
    .on = on the closed level
level-level_1 = level 1
    .on = on level 1
level-level_2 = level 2
    .on = on level 2
level-level_3 = level 3
    .on = on level 3
level-level_4 = level 4
    .on = on level 4

bonus-extra_exchanges = more exchanges
    .does = make up to 2 more exchanges
bonus-light_one_and_heat = a furnace lit and heat
    .does = light 1 furnace and raise your heat by 1
bonus-light_all = all furnaces lit
    .does = light all furnaces on your board
bonus-heat_two = heat from the Bellows
    .does = raise your heat by 2
bonus-vp_per_level = points for levels
    .does = 1 point for each level you raise the lift while anything lies in it
bonus-stone_to_carts = stone for the carts
    .does = put 1 stone into every player's cart on one level of the lift, full or not
bonus-second_furnace = a second furnace
    .does = after the first furnace build a second one for 1 stone and 1 iron
bonus-light_one_extra = a furnace lit
    .does = light 1 furnace, even one just built
bonus-develop_any = developing in the Forge
    .does = develop any of your realized projects, each for 1 heat more than it costs
bonus-heat_one = heat from the Forge
    .does = raise your heat by 1
bonus-recover_resource = taking a resource back
    .does = after realizing take back 1 resource of a kind that the cost asks for at least twice
bonus-cheap_develop = cheaper developing
    .does = developing the project you have just realized costs 2 heat less

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

deck-western_quarter = Western Quarter
    .sign = W
    .does = whoever owns most of its cards takes 3 more actions after the last round
deck-new_shaft = New Shaft
    .sign = N
    .does = developing one of its cards scores 1 point for each of them that you have developed
deck-golden_terraces = Golden Terraces
    .sign = G
    .does = whoever owns most of its cards develops 1 project for nothing at the end
deck-old_shaft = Old Shaft
    .sign = O
    .does = whoever alone owns most of its cards when a round begins holds Silverbeard: a token that unlocks 1 bonus of a guild
deck-eastern_quarter = Eastern Quarter
    .sign = E
    .does = each of its cards that you own keeps 2 heat at the end of your turn

project-master_tools = Master Tools
    .does = { $effect }
project-bowling_alley = Bowling Alley
    .does = { $effect }
project-bridge_club = Bridge Club
    .does = { $effect }
project-cricket_pitch = Cricket Pitch
    .does = { $effect }
project-private_conveyor = Private Conveyor
    .does = { $effect }
project-north_wall = North Wall
    .does = { $effect }
project-armoury = Armoury
    .does = { $effect }
project-chasm_barricade = Chasm Barricade
    .does = { $effect }
project-clan_lift = Clan Lift
    .does = { $effect }
project-new_shaft_gate = New Shaft Gate
    .does = { $effect }
project-new_shaft_props = New Shaft Props
    .does = { $effect }
project-chasm_infill = Chasm Infill
    .does = { $effect }
project-tramway_track = Tramway Track
    .does = { $effect }
project-ore_hoist = Ore Hoist
    .does = { $effect }
project-shaft_lighting = Shaft Lighting
    .does = { $effect }
project-skilled_sappers = Skilled Sappers
    .does = { $effect }
project-diamond_crusher_heads = Diamond Crusher Heads
    .does = { $effect }
project-roof_runes = Roof-Strengthening Runes
    .does = { $effect }
project-secret_entrance = Secret Entrance
    .does = { $effect }
project-gold_foundry = Gold Foundry
    .does = { $effect }
project-treasury_gate = Treasury Gate
    .does = { $effect }
project-great_statue = Great Statue
    .does = { $effect }
project-goldsmiths = Goldsmith's Works
    .does = { $effect }
project-main_bolt = Main Bolt
    .does = { $effect }
project-jewellers_workshop = Jeweller's Workshop
    .does = { $effect }
project-hall_of_eldest_beard = Hall of the Eldest Beard
    .does = { $effect }
project-treasury_traps = Treasury Traps
    .does = { $effect }
project-lava_river_bridge = Bridge over the Lava River
    .does = { $effect }
project-scaffold_reinforcement = Scaffold Reinforcement
    .does = { $effect }
project-crumbling_rampart = Crumbling Rampart
    .does = { $effect }
project-dangerous_blockage = Dangerous Blockage
    .does = { $effect }
project-cursed_treasury = Cursed Treasury
    .does = { $effect }
project-abandoned_hoist = Abandoned Hoist
    .does = { $effect }
project-calcination_chute = Calcination Chute
    .does = { $effect }
project-ammunition_store = Ammunition Store
    .does = { $effect }
project-old_boiler_ribs = Ribs of the Old Boiler
    .does = { $effect }
project-south_steam_pipe = South Steam Pipe
    .does = { $effect }
project-central_gas_main = Central Gas Main
    .does = { $effect }
project-north_steam_pipe = North Steam Pipe
    .does = { $effect }
project-furnace_masters_boilers = Furnace Master's Boilers
    .does = { $effect }
project-coal_crusher = Coal Crusher
    .does = { $effect }
project-main_valve = Main Valve
    .does = { $effect }
project-rune_hall = Rune Hall
    .does = { $effect }
project-helpful_gnomes_workshop = Workshop of the Helpful Gnomes
    .does = { $effect }
project-rolling_mill_chimney = Rolling-Mill Chimney
    .does = { $effect }

event-boiler_explosion = Boiler Explosion
    .does = every player's heat rises by 2
event-gearbox_starts = Gearbox Starts Up
    .does = the lift rises 1 level
event-gearbox_failure = Gearbox Failure
    .does = for a round every level at the Gearbox costs 1 heat, the first too
event-underfloor_heating = Underfloor Heating
    .does = for a round a furnace built into a guild scores 4 points
event-miners_deliver_200 = Miners Deliver 200 Percent
    .does = the lift rises 2 levels
event-safety_training = Safety Training
    .does = for a round a turn has 2 actions
event-architect_changes_plans = The Chief Architect Changes His Plans
    .does = 2 projects of the track, drawn by lot, leave the game; the track is filled up again
event-winch_overheats = Winch Overheats
    .does = the lift rises 1 level; then every player's heat rises by 1
event-crusher_heads_fail = Crusher Heads Fail
    .does = 2 stone fall into every cart on level 3, full or not, and every player's heat rises by 1
event-mine_collapse = Mine Collapse
    .does = 1 stone falls into every cart on levels 1 and 2, full or not
event-shaft_maintenance = Shaft Maintenance
    .does = for a round every dwarf placed in the mine scores 1 point
event-alchemist_goes_boom = The Chief Alchemist Goes BOOM!
    .does = for a round there are no bonuses in the Laboratory
event-new_crystal_veins = New Crystal Veins
    .does = for a round foremen mine the extra yield
event-heated_steam_pipes = Heated Steam Pipes
    .does = for a round every dwarf placed in the Workshop or in the Laboratory raises your heat by 1
event-off_to_work = Off to Work
    .does = the lift rises 1 level; then for a round every worker placed on an empty space scores 1 point

score-projects = Realized projects
score-developments = Developments
score-effects = Effects of projects
score-furnaces = Built-in furnaces
score-gearbox = Gearbox
score-events = Events
score-final_cards = Projects at the end

## Pieces of sentences

scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
heat-amount = { $heat } heat
either = { $one } or { $other }
either-in = { $one_in } or { $other_in }
cart-note =
    { $full ->
        [0] { "" }
       *[other] { "; your cart there is full" }
    }
furnaces-count =
    { $furnaces ->
        [one] { $furnaces } furnace
       *[other] { $furnaces } furnaces
    }

## What developed projects do, by kind of effect. "Now" is the moment of developing.

effect-none = no effect
effect-realize_discount = every project you realize costs { $options } less
effect-specialist_mining = your foreman counts as { $specialist_a }, and your { $specialist_all } mine the extra yield
effect-vp_on_placement = { points } when your worker takes an empty space or a rival foreman's
effect-vp_on_gold_project = { points } whenever you realize or develop a project with gold in its printed cost
effect-turn_start_gain = at the start of your turn: { $goods }
effect-convert_heat = any time in your turn: turn { heat-amount } into { $goods }
effect-furnace_income_plus = heat +{ $heat } whenever others use a space with your furnace
effect-respecialise = once an action, for { heat-amount }: your dwarf counts as another specialist
effect-dev_discount_per_deck_card = developing this project costs { heat-amount } less per other card of the { $deck } you own
effect-gain = now: { $goods }
effect-others_gain = now: every other player takes { $goods }
effect-light_all_and_heat = now: light all your furnaces, heat +{ $heat }
effect-heat_self_and_others = now: heat +{ $heat }, every other player heat +{ $others_heat }
effect-free_lit_furnace =
    { $furnaces ->
        [one] now: a lit furnace from your reserve
       *[other] now: { $furnaces } lit furnaces from your reserve
    }
effect-vp_per_developed_in_deck = now: { points } per card of the { $deck } you have developed
effect-extra_action =
    { $actions ->
        [one] now: an extra action
       *[other] now: { $actions } extra actions
    }
effect-burn_heat_for_vp =
    { $heat ->
        [1] now: pay as much heat as you like, { points } for each
       *[other] now: pay as much heat as you like, { points } for every { $heat }
    }
effect-vp_per_developed_project = at the end: { points } per project you have developed
effect-vp_per_resource = at the end: { points } for { $per_each }
effect-vp_per_project_with = at the end: { points } per project of yours with { $resource } in its printed realization cost
effect-vp_per_furnace_player_board = at the end: { points } per furnace on your board
effect-vp_per_furnace_main_board = at the end: { points } per furnace you have built into the kingdom

## What projects do, in whole sentences, by kind of effect

does-none = no bonus: it scores points only
does-realize_discount = every project you realize costs { $options } less
does-specialist_mining = { effect-specialist_mining }
does-vp_on_placement = { points } whenever you place a worker on an empty space or on one with another player's foreman
does-vp_on_gold_project = { points } whenever you realize or develop a project with gold in its printed cost
does-turn_start_gain = at the start of each of your turns: { $goods }
does-convert_heat = any time in your turn, as often as you like, turn { heat-amount } into { $goods }
does-furnace_income_plus = your heat rises by { $heat } more whenever another player places a dwarf on a space with your furnace, in the mine too
does-respecialise = once an action, before anything else, pay { heat-amount }: your dwarf counts as another specialist in it
does-dev_discount_per_deck_card = developing this project costs { heat-amount } less for each other card of the { $deck } you own
does-gain = when you develop it, take { $goods }
does-others_gain = when you develop it, every other player takes { $goods }
does-light_all_and_heat = when you develop it, light all your furnaces and raise your heat by { $heat }
does-heat_self_and_others = when you develop it, your heat rises by { $heat } and every other player's by { $others_heat }
does-free_lit_furnace = when you develop it, put { furnaces-count } from your reserve on your board, lit
does-vp_per_developed_in_deck = when you develop it, { points } for each card of the { $deck } you have developed, this one too
does-extra_action =
    { $actions ->
        [one] when you develop it, you get { $actions } extra action right after this one
       *[other] when you develop it, you get { $actions } extra actions right after this one
    }
does-burn_heat_for_vp =
    { $heat ->
        [1] when you develop it, pay as much heat as you like: { points } for each point of heat
       *[other] when you develop it, pay as much heat as you like: { points } for every { $heat } heat
    }
does-vp_per_developed_project = at the end of the game { points } for each project you have developed, this one too
does-vp_per_resource = at the end of the game { points } for { $per_each } you own
does-vp_per_project_with = at the end of the game { points } for each project of yours with { $resource } in its printed realization cost, this one too
does-vp_per_furnace_player_board = at the end of the game { points } for each furnace on your board, lit or unlit
does-vp_per_furnace_main_board = at the end of the game { points } for each furnace you have built into the main board

## What a deck in play changes

deck-rule-western_quarter = whoever owns most of its cards takes { $n } actions after the last round
deck-rule-new_shaft = each of its cards that you develop scores for all of them you have developed
deck-rule-golden_terraces = whoever owns most of its cards develops one project for nothing at the end
deck-rule-old_shaft = whoever alone owns most of its cards when a round begins gets Silverbeard
deck-rule-eastern_quarter = each of its cards that you own keeps { $n } heat at the end of your turn

## What is different while an event lasts

rule-gearbox_all_levels_cost_heat = every level at the Gearbox costs { heat-amount }, the first too
rule-guild_furnace_vp = a furnace built into a guild scores { points }
rule-actions_per_turn =
    { $actions ->
        [one] a turn has { $actions } action
       *[other] a turn has { $actions } actions
    }
rule-vp_on_mine_placement = every dwarf placed in the mine scores { points }
rule-close_bonuses = there are no bonuses { $space_in }
rule-foreman_extra_yield = foremen mine the extra yield
rule-heat_on_action = every dwarf placed { $spaces_in } brings heat +{ $heat }
rule-vp_on_empty_worker_placement = every worker placed on an empty space scores { points }

## Questions and answers: setup and turns

ask-setup_colour = Which colour does your clan wear? It changes nothing but the looks.
ask-turn_menu =
    { $n ->
        [one] Your last action this turn: which dwarf do you send, and where?
       *[other] You have { $n } actions left this turn: which dwarf do you send, and where?
    }
ask-turn_menu-extra =
    { $n ->
        [one] You have an extra action: which dwarf do you send, and where?
       *[other] You have { $n } extra actions: which dwarf do you send, and where?
    }
ask-turn_menu-idle =
    { $n ->
        [one] Your pool is empty and you have { $n } action left: take your foreman and a worker back, or forfeit the action?
       *[other] Your pool is empty and you have { $n } actions left: take your foreman and a worker back, or forfeit this action?
    }
do-place = { $pawn_cap } to { $space_the }, which is empty{ cart-note }
do-place-worker = { $pawn_cap } to { $space_the }; { $worker_a } joins you{ cart-note }
do-place-foreman = { $pawn_cap } to { $space_the }; the foreman of { $who } goes home{ cart-note }
do-fajrant = Fajrant: your foreman comes home, with { $pawn_a } from { $space_the }
do-fajrant-alone = Fajrant: your foreman comes home
do-forfeit = Forfeit this action
do-forgo = Do without the extra action
ask-turn_end = Your actions are done. Do you turn heat into resources before it falls?
do-end-turn = End your turn
do-convert = Turn { $heat } into { $goods } ({ $project })

## Actions

ask-action_menu = Your { $pawn } is { $space_in }. Use any of these, in any order, then end the action.
do-end-action = End the action
do-load = Load { $goods } into your cart { $level_on }
do-exchange = Exchange { $give } for { $take }
do-kindle-light_one = Light { furnaces-count }
do-kindle-light_all = Light all your furnaces ({ $furnaces } unlit)
do-kindle-heat_one = Raise your heat by { $heat }
do-kindle-heat_two = Raise your heat by { $heat }
do-kindle-light_and_heat =
    { $furnaces ->
        [0] Raise your heat by { $heat }
       *[other] Light { furnaces-count } and raise your heat by { $heat }
    }
do-raise =
    { $n ->
        [one] Raise the lift { $n } level
       *[other] Raise the lift { $n } levels
    }{ $heat ->
        [0] , free
       *[other] { " " }for { heat-amount }
    }; for you: { $gains }
do-stone = Put { $n } stone into every cart { $level_on }
do-build = Build a furnace for { $cost }
do-build-second = Build a second furnace for { $cost }
do-upgrade = Smelt 1 { $give } into 1 { $take } for { heat-amount }
do-realize =
    { $cost_n ->
        [0] Realize { $project } for nothing: { points }
       *[other] Realize { $project } for { $cost }: { points }
    }
do-recover = Take back 1 { $resource }
do-develop =
    { $cost_n ->
        [0] Develop { $project } for nothing
       *[other] Develop { $project } for { $cost }
    }{ $n ->
        [0] { "" }
       *[other] : { points }
    }; { $effect }
do-build-in-lit = Build a lit furnace in here for { $cost }: { points }
do-build-in-unlit = Build an unlit furnace in here for { $cost }: { points }
do-silverbeard = Spend Silverbeard: { $bonus }
do-respecialise = For { heat-amount }, let your dwarf count as { $specialist_a } in this action

ask-pay_heat = You owe { heat-amount }. How much comes from the track? Each point of the rest puts a furnace out.
do-pay-heat =
    { $furnaces ->
        [0] { $track } from the track
       *[other] { $track ->
            [0] { furnaces-count } put out
           *[other] { $track } from the track, { furnaces-count } put out
        }
    }
ask-burn_heat = How much heat do you burn for points ({ $project })?
do-burn-heat = { $heat }: { points }

ask-golden_choice = You lead in the Golden Terraces: which of your projects do you develop for nothing?
do-develop-free =
    { $n ->
        [0] { $project }; { $effect }
       *[other] { $project }: { points }; { $effect }
    }
do-develop-none = None

## Reasons: what is missing

no-goods-short = { $missing } short: the price is { $price }.
no-heat-short = { $missing } short: the price is { $price }.
no-pawn-not-in-pool = You have no { $pawn } in your pool.
no-no-lit-furnace = You have no lit furnace.
no-no-unlit-furnace = You have no unlit furnace.
no-reserve-empty = Your reserve of furnaces is empty.
no-track-too-low = Your heat track stands at { $heat }: no more can come from it.
no-too-few-lit =
    { $lit ->
        [one] You have only { $lit } lit furnace: more must come from the track.
       *[other] You have only { $lit } lit furnaces: more must come from the track.
    }
no-specialist-needed = Only { $specialist_a } has this bonus.
no-foreman-needed = Only a foreman builds furnaces into a space.
no-silverbeard-not-held = You do not hold the Silverbeard token.
no-no-specialty = This foreman has no specialty to change.

## Reasons: somebody or something is there already

no-colour-taken = Taken by { $who }.
no-cart-full = Your cart { $level_on } is full: { $goods }.
no-site-taken = There is a furnace of { $who } in this space already.
no-heat-full = Your heat stands at { $most } already: it rises no further.

## Reasons: done already, or not yet

no-base-used = You have done this in this action already: once is all.
no-bonus-used = You have used this bonus in this action already: { $bonus }.
no-exchanges-used =
    { $most ->
        [one] You have made your exchange in this action.
       *[other] You have made all { $most } exchanges of this action.
    }
no-build-first = A second furnace comes only after the first in the same action.
no-nothing-realized = You have realized no project in this action yet.
no-already-developed = { $project } is developed already.
no-not-just-realized = { $project } was not realized in this action; later only a blacksmith in the Forge develops it.
no-not-asked-twice = You cannot take back { $resource }: the printed cost of { $project } must ask for two or more of it, and you must have paid at least one.
no-skill-too-late = Your foreman counts as { $specialist_a } only through { $project }: that is too late for what { $project } itself has cost.
no-already-respecialised = You have changed the specialty in this action already.
no-respecialise-first = The specialty is changed before anything else in an action.

## Reasons: not needed, or not possible now

no-must-place = You have a dwarf in your pool: place one.
no-pool-not-empty = Fajrant is only for players with an empty pool.
no-forfeit-instead = Your pool is empty: forfeit the action instead.
no-bonus-closed = There are no bonuses { $space_in } now ({ $event }).
no-already-unlocked = You have this bonus already: { $bonus }.
no-counts-already = Your dwarf counts as { $specialist_a } already.

## What happened: setup

log-first-player = { $who } is the starting player.
log-colour-chosen = { $who } plays { $colour }.
log-deck-chosen = The deck { $deck } is in play: { $rule }.
log-workers-removed =
    { $n ->
        [0] Out of the game: no { $pawn }.
       *[other] Out of the game: { $pawn_count }.
    }
log-worker-dealt = { $who } begins with { $pawn_a }.
log-worker-placed = At the start { $pawn_a } stands { $space_in }.
log-start-goods = { $who } begins with { $goods }, and { $load } in the cart { $level_on }.

## What happened: rounds and turns

log-round-began = Round { $round } of { $rounds } begins.
log-silverbeard-returned = { $who } returns Silverbeard.
log-silverbeard-given =
    { $n ->
        [one] { $who } leads in the Old Shaft with { $n } card and gets Silverbeard.
       *[other] { $who } leads in the Old Shaft with { $n } cards and gets Silverbeard.
    }
log-turn-began =
    { $n ->
        [one] { $who } begins a turn of { $n } action.
       *[other] { $who } begins a turn of { $n } actions.
    }
log-track-filled = New on the project track: { $project }.
log-heat-fell =
    { $heat ->
        [0] { $who } loses { $n } heat at the end of the turn.
       *[other] { $who } loses { $n } heat at the end of the turn and keeps { $heat }.
    }
log-event-discarded = The event “{ $card }” is over.
log-event-revealed =
    { $rules_n ->
        [0] Event: “{ $card }”.
       *[other] Event: “{ $card }”. In the coming round { $rules }.
    }
log-fire-spread = Fire spreads: { $who } lights 1 furnace.
log-project-discarded = { $project } leaves the game.

## What happened: heat and furnaces

log-heat-gained = { $who }: heat +{ $n }, now { $heat }.
log-event-heat = { $who }: heat +{ $n }, now { $heat } (event: { $card }).
log-card-heat = { $who }: heat +{ $n }, now { $heat } (project: { $project }).
log-site-heat = { $visitor } works at the furnace of { $who } { $space_in }: heat +{ $n } for { $who }, now { $heat }.
log-furnaces-lit =
    { $n ->
        [one] { $who } lights { $n } furnace.
       *[other] { $who } lights { $n } furnaces.
    }
log-heat-paid =
    { $furnaces ->
        [0] { $who } pays { $n } heat from the track.
       *[other] { $track ->
            [0] { $who } pays { $n } heat by putting out { furnaces-count }.
           *[other] { $who } pays { $n } heat: { $track } from the track, { furnaces-count } put out.
        }
    }

## What happened: placing dwarves

log-placed = { $who } sends { $pawn_a } to { $space_the }.
log-worker-taken = { $who } takes { $pawn_a } from { $space_the }.
log-foreman-returned = { $who } gets the foreman back from { $space_the }.
log-fajrant = { $who } calls Fajrant: the foreman comes home.
log-forfeited = { $who } forfeits the action.
log-forgone = { $who } does without the extra action.
log-mine-points = { $who } scores { scored } for a dwarf { $space_in }.
log-empty-points = { $who } scores { scored } for a worker on an empty space.
log-clan-points = { $who } scores { scored }: { $project }.

## What happened: the mine and the lift

log-loaded = { $who } loads { $goods } { $level_on }.
log-loaded-extra = { $who } loads { $goods } { $level_on }, the extra yield included.
log-foreman-rides = The foreman of { $who } jumps into the cart { $level_on }.
log-lift-raised =
    { $n ->
        [one] The lift rises { $n } level.
       *[other] The lift rises { $n } levels.
    }
log-unloaded = { $who } gets { $goods } from the lift.
log-foreman-unloaded = { $who } gets the foreman back from the lift.
log-level-points =
    { $n ->
        [one] { $who } scores { scored } for { $n } level with a load on the lift.
       *[other] { $who } scores { scored } for { $n } levels with a load on the lift.
    }
log-stones-added = { $who } puts { $n } stone into every cart { $level_on }.
log-stones-fell = { $n } stone falls into every cart { $level_on }.

## What happened: the guilds

log-exchanged = { $who } exchanges 1 { $resource } for { $into_count }.
log-furnace-built = { $who } builds a furnace for { $cost }; { $reserve } left in reserve.
log-upgraded = { $who } smelts 1 { $resource } into 1 { $into } for { heat-amount }.
log-realized =
    { $cost_n ->
        [0] { $who } realizes { $project } for nothing: { scored }.
       *[other] { $who } realizes { $project } for { $cost }: { scored }.
    }
log-recovered = { $who } takes back 1 { $resource } paid for { $project }.
log-developed =
    { $cost_n ->
        [0] { $who } develops { $project } for nothing
       *[other] { $who } develops { $project } for { $cost }
    }{ $points ->
        [0] .
       *[other] : { scored }.
    }
log-gold-points = { $who } scores { scored } for gold in the cost of { $project }: { $foundry }.
log-furnace-built-in = { $who } builds a furnace into { $space_the } for { $cost }: { scored }.

## What happened: cards, decks and tokens

log-silverbeard-used = { $who } spends Silverbeard { $space_in }: { $bonus }.
log-respecialised = { $who }: the { $pawn } counts as { $specialist_a } in this action.
log-converted = { $who } turns { heat-amount } into { $resource_count }: { $project }.
log-goods-gained = { $who } takes { $goods }: { $project }.
log-chain-points =
    { $n ->
        [one] { $project }: { $who } scores { scored } for { $n } developed card of this deck.
       *[other] { $project }: { $who } scores { scored } for { $n } developed cards of this deck.
    }
log-lit-furnace-gained =
    { $n ->
        [one] { $who } takes a lit furnace; { $reserve } left in reserve: { $project }.
       *[other] { $who } takes { $n } lit furnaces; { $reserve } left in reserve: { $project }.
    }
log-action-gained =
    { $n ->
        [one] { $who } gets an extra action: { $project }.
       *[other] { $who } gets { $n } extra actions: { $project }.
    }
log-heat-burnt = { $who } burns { heat-amount } for { scored }: { $project }.

## What happened: the end

log-western-bonus =
    { $cards ->
        [one] { $who } leads in the Western Quarter with { $cards } card
       *[other] { $who } leads in the Western Quarter with { $cards } cards
    } and takes { $n ->
        [one] { $n } more action.
       *[other] { $n } more actions.
    }
log-golden-bonus =
    { $cards ->
        [one] { $who } leads in the Golden Terraces with { $cards } card and may develop a project for nothing.
       *[other] { $who } leads in the Golden Terraces with { $cards } cards and may develop a project for nothing.
    }
log-golden-declined = { $who } develops nothing.
log-final-points = { $who } scores { scored } at the end: { $project }.
log-game-ended = The work is done: the game is over.

## The table at a glance

pic-setup = Setup · { $rounds } rounds · project deck: { $basic } basic, { $advanced } advanced
pic-top =
    { $n ->
        [0] Round { $round } of { $rounds } · { $who }
        [one] Round { $round } of { $rounds } · { $who }, { $n } action left
       *[other] Round { $round } of { $rounds } · { $who }, { $n } actions left
    } · project deck: { $basic } basic, { $advanced } advanced
pic-event = { $event }: { $rules }
pic-no-event = No event is active.
pic-sign = { $what_sign }
pic-short = { $what_short }
pic-site = furnace +{ $n }
pic-raise =
    { $heat ->
        [0] { $n }, free
       *[other] { $n }, { $heat }h
    }
pic-closed = no bonuses now
pic-rides = cart on { $level }
pic-deck = { $sign } { $deck } { $owners } ({ $tip })
pic-riding = { $sign } foreman in a cart
pic-ticked = ✓ developed or payable, ○ not developed
pic-furnaces = furnaces: lit/all +reserve
pic-points = VP: now+at the end
place-home = pool

# Headings of columns.
column-mines = mine and lift
column-raise = raise
column-there = stands
column-guild = guild
column-gives = gives
column-points = VP
column-heat = heat
column-furnaces = furnaces
column-foreman = foreman
column-track = Project track
column-own = Your projects
column-cost = cost
column-development = develop
column-effect = effect

# What guilds and their bonuses do, in a few words.
tip-bellows = light 1
tip-gearbox = raise
tip-furnace_workshop = a furnace for { $price }
tip-architect_studio = realize, then develop
tip-extra_exchanges = { $n } more
tip-light_one_and_heat = light { $n }, +{ $heat }h
tip-light_all = light all
tip-heat_two = +{ $n } heat
tip-vp_per_level = { $n } VP a loaded level
tip-stone_to_carts = { $n }s into a tile's carts
tip-second_furnace = another for { $price }
tip-light_one_extra = light { $n }
tip-develop_any = develop, { $n } heat more
tip-heat_one = +{ $n }h
tip-recover_resource = take 1 back
tip-cheap_develop = { $n } heat less

# What the most cards of a deck, or each of them, are good for.
tip-western_quarter = end: { $n } actions
tip-new_shaft = each scores for all yours
tip-golden_terraces = end: develop 1 free
tip-old_shaft = Silverbeard
tip-eastern_quarter = { $n } heat kept each

# What developed projects do, in a few words.
tip-none = –
tip-realize_discount = realize for { $options } less
tip-specialist_mining = foreman = { $specialist }, +yield
tip-vp_on_placement = { $n } VP: empty space, rival foreman
tip-vp_on_gold_project = { $n } VP per project with gold
tip-turn_start_gain = each turn: { $goods_sign }
tip-convert_heat = { $heat } heat → { $goods }, any time
tip-furnace_income_plus = +{ $heat } heat per furnace visitor
tip-respecialise = { $heat } heat: another specialty
tip-dev_discount_per_deck_card = −{ $heat } heat per other { $deck_sign } to develop
tip-gain = now: { $goods_sign }
tip-others_gain = now: others get { $goods_sign }
tip-light_all_and_heat = now: light all, +{ $heat } heat
tip-heat_self_and_others = now: +{ $heat } heat, others +{ $others_heat } heat
tip-free_lit_furnace = now: lit furnaces +{ $furnaces }
tip-vp_per_developed_in_deck = now: { $n } VP per developed { $deck_sign }
tip-extra_action = now: actions +{ $actions }
tip-burn_heat_for_vp = now: { $n } VP per { $heat } heat paid
tip-vp_per_developed_project = end: { $n } VP per developed
tip-vp_per_resource = end: { $n } VP for { $per_each }
tip-vp_per_project_with = end: { $n } VP per { $resource } project
tip-vp_per_furnace_player_board = end: { $n } VP per own furnace
tip-vp_per_furnace_main_board = end: { $n } VP per built-in furnace

## The keys of the view, for a table in the browser

view-first = starting player
view-decks = decks in play
view-round = round
view-rounds = rounds in all
view-event = event
view-events_left = events to come
view-event_pool = events not seen yet
view-past = past events
view-track = project track
view-deck = project deck
view-basic = basic projects
view-advanced = advanced projects
view-discarded = projects out of the game
view-spaces = dwarves on the spaces
view-sites = built-in furnaces
view-closed = spaces without bonuses
view-raises = what raising the lift would bring
view-removed = workers out of the game
view-silverbeard = Silverbeard
view-turn = actions left
view-actions = actions
view-extra = extra actions
view-action = the action
view-space = space
view-pawn = dwarf
view-skills = counts as
view-silvered = unlocked by Silverbeard
view-done = done already
view-exchanges = exchanges made
view-project = project realized
view-recoverable = can be taken back
view-colour = colour
view-goods = resources
view-heat = heat
view-lit = lit furnaces
view-unlit = unlit furnaces
view-reserve = furnaces in reserve
view-pool = workers in the pool
view-realized = realized projects
view-developed = developed projects
view-carts = carts
view-points = points
view-at_hand = heat at hand
view-foreman = foreman
view-foremen = foremen who come home
view-deck_cards = cards of each deck
view-final = points at the end, as things stand
view-kept_heat = heat kept at the end of the turn
view-levels = levels
view-useful = levels with a load
view-payable = projects within reach

points-projects = { score-projects }
points-developments = { score-developments }
points-effects = { score-effects }
points-furnaces = { score-furnaces }
points-gearbox = { score-gearbox }
points-events = { score-events }
points-final_cards = { score-final_cards }

done-extra_exchanges = { bonus-extra_exchanges }
done-light_one_and_heat = { bonus-light_one_and_heat }
done-light_all = { bonus-light_all }
done-heat_two = { bonus-heat_two }
done-vp_per_level = { bonus-vp_per_level }
done-stone_to_carts = { bonus-stone_to_carts }
done-second_furnace = { bonus-second_furnace }
done-light_one_extra = { bonus-light_one_extra }
done-develop_any = { bonus-develop_any }
done-heat_one = { bonus-heat_one }
done-recover_resource = { bonus-recover_resource }
done-cheap_develop = { bonus-cheap_develop }
done-base = the action itself
done-furnace = a furnace built in
done-silverbeard = Silverbeard
done-respecialised = another specialty

## The board

board-place = { $space }: { $stands }; { $site }
board-nobody-there = nobody stands there
board-worker-there = { $pawn_a } stands there
board-foreman-there = the foreman of { $who } stands there
board-site-free = a furnace can be built in for { $cost }, { points }
board-site-owned = furnace of { $who }
board-joins-you = joins you
board-joins = joins
board-comes-home = comes home
board-home-to = home to
board-stays = stays
board-empty = empty
board-visit = heat for the owner whenever others place a dwarf here
board-points = points
board-more-exchanges =
    { $n ->
        [one] { $n } more exchange
       *[other] { $n } more exchanges
    }
board-light = light { $n }
board-light-all = light all
board-all = all
board-build-for = build for
board-second = second:
board-realize = realize, develop
board-develop = develop,
board-take-back = take { $n } back
board-each-level = each level
board-level-free = 1 level free, then
board-per-level = { $n } per level with a load
board-to-carts = { $n } to every cart of a tile

board-unloading = Unloading
board-colours = Colours of the clans
board-raise =
    { $n ->
        [one] { $n } raise
       *[other] { $n } raises
    }
board-brings = brings
board-you-them = you : them
board-in-all = in all
board-free = free
board-raise-label =
    { $n ->
        [one] Raise the lift { $n } level
       *[other] Raise the lift { $n } levels
    }{ $heat ->
        [0] , free:
       *[other] { " " }for { heat-amount }:
    } { $gains }
board-raise-nothing =
    { $n ->
        [one] Raise the lift { $n } level
       *[other] Raise the lift { $n } levels
    }{ $heat ->
        [0] , free:
       *[other] { " " }for { heat-amount }:
    } nobody gets anything
board-gets = { $who } gets { $goods }
board-cart = Cart of { $who } { $level_on }: { $goods }
board-cart-empty = Cart of { $who } { $level_on }: empty
board-cart-rides = { $cart }; the foreman rides in it
board-stones-here = Stone into every cart { $level_on }
board-no-gallery = no gallery: carts only wait here
board-extra = extra yield

board-round = Round { $round }/{ $rounds }
board-rounds-left = rounds after this
board-project-deck = project deck
board-deck = Project deck: { $basic } basic, { $advanced } advanced
board-events =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
board-event = Event
board-events-left =
    { $n ->
        [one] event left
       *[other] events left
    }
board-may-come = These may still come
board-decks = Decks
board-decks-note = cards, prize
board-silverbeard = Silverbeard
board-prize-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
board-prize-free = develop 1
board-prize-heat = { $n } heat each
board-prize-next = next +{ $n }

board-projects = Projects
board-projects-note = points, then for developing
board-yours = Yours
board-payable = payable
board-payable-after =
    { $n ->
        [one] You can pay it after { $n } raise of the lift.
       *[other] You can pay it after { $n } raises of the lift.
    }
board-after = after
board-short = short
board-developing = developing
board-developed = developed
board-to-realize = realize
board-to-develop = develop
board-no-projects = No projects yet: realize one in the Studio.
board-cards = developed { $developed }/{ $n }
board-final = { points } more at the end, as things stand
board-final-now = points at the end, as things stand

board-now = now
board-turns = each turn
board-others-get = others
board-others = others
board-often = any time
board-projects-cheaper = projects
board-end-per = end: { $n } per
board-eff-none = –
board-eff-specialist_mining = foreman = { $specialist }, extra yield
board-eff-vp_on_placement = { $n } per worker on an empty space
board-eff-vp_on_gold_project = { $n } per project with gold
board-eff-furnace_income_plus = +{ $heat } heat per furnace visit
board-eff-respecialise = { $heat } heat: another specialty
board-eff-dev_discount_per_deck_card = −{ $heat } heat per other { $deck }
board-eff-free_lit_furnace =
    { $furnaces ->
        [one] now { $furnaces } lit furnace
       *[other] now { $furnaces } lit furnaces
    }
board-eff-vp_per_developed_in_deck = now { $n } per developed { $deck }
board-eff-extra_action =
    { $actions ->
        [one] now { $actions } action
       *[other] now { $actions } actions
    }
board-eff-burn_heat_for_vp = now { $n } per { $heat } heat paid
board-eff-vp_per_developed_project = end: { $n } per developed
board-eff-vp_per_project_with = end: { $n } per { $resource } project
board-eff-vp_per_furnace_player_board = end: { $n } per furnace
board-eff-vp_per_furnace_main_board = end: { $n } per built-in furnace

board-own = Your board
board-heat = Heat
board-to-spend = { $n } to spend
board-kept = up to { $n } stay at turn’s end
board-none-kept = none stays at turn’s end
board-heat-label = Heat { $n } of { $most }; { $kept } stay at the end of the turn at most
board-furnaces = Furnaces
board-lit = lit furnaces
board-unlit = unlit furnaces
board-reserve = furnaces in reserve
board-built-into = furnace built into a space: { $space }
board-fire = fire: +1 lit each round
board-no-fire = no fire: nothing spreads
board-in-hand = Dwarves in hand
board-pool-empty = nobody at home
board-foreman-rides =
    { $n ->
        [one] The foreman rides in a cart, { $n } raise from the top.
       *[other] The foreman rides in a cart, { $n } raises from the top.
    }
board-in-raises = in { $n }
board-foreman-on = The foreman is { $space_in }.

board-ask-turn = Who goes where?
board-ask-idle = Nobody is at home. What now?
board-ask-pay = How do you pay { heat-amount }?
board-ask-action = What next { $space_in }?
board-actions-left =
    { $n ->
        [one] the last action
       *[other] { $n } actions
    }
board-actions-after =
    { $n ->
        [0] the last action
       *[other] then { $n } more
    }
board-idle = Nothing can be done there now.
board-part-raise = Raise the lift
board-part-stone = Stone for all
board-part-exchange = Exchange
board-part-upgrade = Smelt
board-part-realize = Realize
board-part-develop = Develop
board-part-recover = Take back
board-part-build_furnace = Build in
board-part-silverbeard = Silverbeard
board-part-respecialise = Count as
board-part-convert = Turn heat
board-part-load = Load
board-part-build = Build
board-part-build-second = A second one
board-part-none = None
board-no-heat = None
board-a-lit = a lit one
board-an-unlit = an unlit one
board-left = { $n } left on the track

unused-action = You have done nothing { $space_in } yet.
board-has-bonus = a bonus is open to this dwarf
board-idle-short = nothing to use
board-mine = Mine
board-guilds = Guilds
board-closed = Closed

## What was done, as headings of a report

deed-realized-project = Projects realized
deed-developed-project = Projects developed
deed-placed-space = Dwarves placed, by space
deed-placed-pawn = Dwarves placed, by kind
deed-furnace-built-in-space = Furnaces built in
deed-upgraded-into = Resources upgraded to

## What a good player looks at

feature-points = points
feature-stone = stone
feature-iron = iron
feature-gold = gold
feature-crystals = crystals
feature-carts = loads on their way up
feature-heat = heat
feature-lit = lit furnaces
feature-unlit = unlit furnaces
feature-ember = a fire that spreads
feature-dwarves = pawns in the pool
feature-kinds = different specialists
feature-idle = nobody left to place
feature-sites = built-in furnaces
feature-cards = realized projects
feature-leads = leads in the decks
feature-reach = projects within reach

## First questions, to somebody new

first-setup_colour = Colours differ in looks only: take the one you like. Then you have three actions in each round; projects bring the points.
first-turn_menu = Send a dwarf to any space, taken or not: whoever stands there joins you. Good at first: a level of the mine, to load a cart.
