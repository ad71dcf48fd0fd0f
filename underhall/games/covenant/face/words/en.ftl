game-title = Covenant
game-tagline = Dwarf clans dig, fight and build their way back into the mountain of their forebears.
game-mood = Rich and weighty: one dwarf at a time sets off whole chains of rewards.
tie-achievements = Equal points: who has more achievements is ahead.
period-era = Era

option-difficulty = Difficulty of the solo game
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-expert = Expert

## Things. .a is the word with its article.

clan-clan_blue = Blue clan
clan-clan_red = Red clan
clan-clan_yellow = Yellow clan
clan-clan_purple = Purple clan

resource-iron = iron
    .sign = Ir
    .does = part of the price of every tool; { $n } GP for a delivery
resource-emerald = emerald
    .sign = Em
    .count = { $n ->
        [one] { $n } emerald
       *[other] { $n } emeralds
    }
    .does = pays for tools and ornaments; { $n } GP for a delivery
resource-gold = gold
    .sign = Go
    .does = pays for tools and ornaments; { $n } GP for a delivery
resource-mythrall = mythrall
    .sign = My
    .does = pays for tools and ornaments; { $n } GP for a delivery
resource-any = any resource
    .sign = any
    .count = { $n ->
        [one] { $n } resource of your choice
       *[other] { $n } resources of your choice
    }
    .does = of a kind that you choose

track-court = Royal Court track
    .short = Court
    .does = its spaces give Royal Coins above all
track-prestige = Prestige track
    .short = Prestige
    .does = its spaces give strengthenings and traditions above all
track-mine = Mine track
    .short = Mine
    .does = its spaces give relics above all; the further you are, the deeper the relics you may take
track-any = track of your choice
    .short = any track
    .does = you choose the track anew for every step

enemy-goblin = goblin
    .sign = g
    .cap = Goblin
    .a = a goblin
    .a_cap = A goblin
    .count = { $n ->
        [one] { $n } goblin
       *[other] { $n } goblins
    }
    .does = { does-enemy }
enemy-orc = orc
    .sign = o
    .cap = Orc
    .a = an orc
    .a_cap = An orc
    .count = { $n ->
        [one] { $n } orc
       *[other] { $n } orcs
    }
    .does = { does-enemy }
enemy-troll = troll
    .sign = t
    .cap = Troll
    .a = a troll
    .a_cap = A troll
    .count = { $n ->
        [one] { $n } troll
       *[other] { $n } trolls
    }
    .does = { does-enemy }

dwarf-d1 = dwarf 1
    .cap = Dwarf 1
dwarf-d2 = dwarf 2
    .cap = Dwarf 2
dwarf-d3 = dwarf 3
    .cap = Dwarf 3
dwarf-d4 = dwarf 4
    .cap = Dwarf 4

# .act is what a tool does.
tool_kind-pickaxe = pickaxe
    .a = a pickaxe
    .a_cap = A pickaxe
    .act = Dig
    .does = { action-dig }: { action-dig.does }
tool_kind-axe = axe
    .a = an axe
    .a_cap = An axe
    .act = Fight
    .does = { action-fight }: { action-fight.does }
tool_kind-compass = compass
    .a = a compass
    .a_cap = A compass
    .act = Build
    .does = { action-build }: { action-build.does }
tool_kind-cart = cart
    .a = a cart
    .a_cap = A cart
    .act = Transport
    .does = { action-transport }: { action-transport.does }
tool_kind-book = book
    .a = a book
    .a_cap = A book
    .act = Read
    .does = Read: performs the action of any other tool

action-dig = Dig
    .does = clears rubble for its resources and steps on the Mine track, then reveals a chamber
action-fight = Fight
    .does = defeats enemies for steps on the Prestige track and bonuses of their dice
action-build = Build
    .does = puts houses, workshops, pillars and gates from the forge area into the mountain
action-transport = Transport
    .does = delivers resources to a construction site for GP and its pillar or gate

# .at tells which of several tools is meant.
place-printed_pickaxe = starting pickaxe
    .at = starting tool
    .does = { does-printed }
place-printed_axe = starting axe
    .at = starting tool
    .does = { does-printed }
place-printed_compass = starting compass
    .at = starting tool
    .does = { does-printed }
place-printed_cart = starting cart
    .at = starting tool
    .does = { does-printed }
place-slot_1 = tool slot 1
    .at = slot 1
    .cap = Slot 1
    .does = { does-slot }
place-slot_2 = tool slot 2
    .at = slot 2
    .cap = Slot 2
    .does = { does-slot }
place-slot_3 = tool slot 3
    .at = slot 3
    .cap = Slot 3
    .does = { does-slot }
place-slot_4 = tool slot 4
    .at = slot 4
    .cap = Slot 4
    .does = { does-slot }
place-slot_5 = tool slot 5
    .at = slot 5
    .cap = Slot 5
    .does = { does-slot }
place-slot_6 = tool slot 6
    .at = slot 6
    .cap = Slot 6
    .does = { does-slot }
place-slot_7 = tool slot 7
    .at = slot 7
    .cap = Slot 7
    .does = { does-slot }
place-slot_8 = tool slot 8
    .at = slot 8
    .cap = Slot 8
    .does = { does-slot }

# .each is what one tool in the column scores.
column-col_r = relic column
    .short = Relics
    .each = different relic
    .does = at the end every tool forged in it scores 1 GP for each kind of relic that you own
column-col_f = enemy column
    .short = Enemies
    .each = enemy in the dungeon
    .does = at the end every tool forged in it scores 1 GP for each enemy in your dungeon
column-col_t = district column
    .short = Districts
    .each = district with your presence
    .does = at the end every tool forged in it scores 1 GP for each district with your presence
column-col_d = grand structure column
    .short = Structures
    .each = pillar or gate
    .does = at the end every tool forged in it scores 1 GP for each pillar or gate that you gained

building-house = house
    .sign = h
    .a = a house
    .plural = houses
    .does = { does-basic }
building-workshop = workshop
    .sign = w
    .a = a workshop
    .plural = workshops
    .does = { does-basic }
building-pillar = pillar
    .sign = p
    .a = a pillar
    .plural = pillars
    .does = { does-grand }
building-gate = gate
    .sign = g
    .a = a gate
    .plural = gates
    .does = { does-grand }

site-pillar_1 = Pillar site 1
    .short = Pillar 1
    .does = { does-pillar-site }
site-pillar_2 = Pillar site 2
    .short = Pillar 2
    .does = { does-pillar-site }
site-pillar_3 = Pillar site 3
    .short = Pillar 3
    .does = { does-pillar-site }
site-gate_1 = Gate site 1
    .short = Gate 1
    .does = { does-gate-site }
site-gate_2 = Gate site 2
    .short = Gate 2
    .does = { does-gate-site }
site-gate_3 = Gate site 3
    .short = Gate 3
    .does = { does-gate-site }

colour-yellow = yellow
    .short = yellow
    .a = a yellow
colour-blue = blue
    .short = blue
    .a = a blue
colour-black = black
    .short = black
    .a = a black

ornament_colour-silver = silver
    .short = silver
    .a = a silver
ornament_colour-gold = gold
    .short = gold
    .a = a gold

token-plus_1 = refreshment +1
    .does = +1 strength for one turn
token-plus_2 = refreshment +2
    .does = +2 strength for one turn
refreshment-take = Take a +1 token
refreshment-exchange = Exchange a +1 token of yours for a +2
payment-pay = Discard the iron and take a relic
benefit-action = action
benefit-ornament = ornament
smithing-forge = Forge a tool
smithing-ornament = Ornament a tool

phase-setup = Setup
phase-turns = Clan turns
phase-council = Council
phase-ended = Final scoring

# Tiles by their names. .what is what rubble gives.
rubble-rubble_iron = Rubble: iron
    .what = iron
    .does = { does-rubble }
rubble-rubble_emerald = Rubble: emerald
    .what = emerald
    .does = { does-rubble }
rubble-rubble_gold = Rubble: gold
    .what = gold
    .does = { does-rubble }
rubble-rubble_mythrall = Rubble: mythrall
    .what = mythrall
    .does = { does-rubble }
rubble-rubble_any = Rubble: any
    .what = any resource
    .does = { does-rubble }

# Relics
relic-tankard = Ancestral Tankard
    .does = { does-relic }
relic-lantern = Deep Lantern
    .does = { does-relic }
relic-belt = Belt of Might
    .does = { does-relic }
relic-horn = War Horn
    .does = { does-relic }
relic-hammer = Rune Hammer
    .does = { does-relic }
relic-crown = Lost Crown
    .does = { does-relic }

# Royal Coins
coin-coin_gp = Coin of Glory
    .does = { does-coin }
coin-coin_ale = Coin of Ale
    .does = { does-coin }
coin-coin_strength = Coin of Strength
    .does = { does-coin }
coin-coin_iron = Coin of Iron
    .does = { does-coin }
coin-coin_emerald = Coin of Emerald
    .does = { does-coin }
coin-coin_gold = Coin of Gold
    .does = { does-coin }
coin-coin_mythrall = Coin of Mythrall
    .does = { does-coin }
coin-coin_any = Coin of Plenty
    .does = { does-coin }
coin-coin_court = Coin of the Court
    .does = { does-coin }
coin-coin_prestige = Coin of Prestige
    .does = { does-coin }
coin-coin_mine = Coin of the Mine
    .does = { does-coin }
coin-coin_path = Coin of Paths
    .does = { does-coin }
coin-coin_throne = Coin of the Throne
    .does = { does-coin }
coin-coin_hunt = Coin of the Hunt
    .does = { does-coin }

# Coin slots
coin_slot-coin_slot_1 = Coin slot 1
    .does = { does-coin_slot }
coin_slot-coin_slot_2 = Coin slot 2
    .does = { does-coin_slot }
coin_slot-coin_slot_3 = Coin slot 3
    .does = { does-coin_slot }
coin_slot-coin_slot_4 = Coin slot 4
    .does = { does-coin_slot }
coin_slot-coin_slot_5 = Coin slot 5
    .does = { does-coin_slot }
coin_slot-coin_slot_6 = Coin slot 6
    .does = { does-coin_slot }

# Ornaments
ornament-orn_strength = Might
    .does = { does-ornament }
ornament-orn_goblin = Goblin bane
    .does = { does-ornament }
ornament-orn_iron = Iron vein
    .does = { does-ornament }
ornament-orn_emerald = Emerald vein
    .does = { does-ornament }
ornament-orn_ale = Ale
    .does = { does-ornament }
ornament-orn_court = Courtier
    .does = { does-ornament }
ornament-orn_prestige = Renown
    .does = { does-ornament }
ornament-orn_mine = Delver
    .does = { does-ornament }
ornament-orn_glory = Glory
    .does = { does-ornament }
ornament-orn_hunter = Hunter
    .does = { does-ornament }
ornament-orn_carrier = Carrier
    .does = { does-ornament }
ornament-orn_mason = Mason
    .does = { does-ornament }
ornament-orn_jeweller = Jeweller
    .does = { does-ornament }
ornament-orn_plenty = Plenty
    .does = { does-ornament }
ornament-orn_paths = Paths
    .does = { does-ornament }
ornament-orn_trainer = Trainer
    .does = { does-ornament }

# Traditions
tradition-tradition_01 = Pickaxe mastery
    .short = pickaxes: +1 strength
    .does = +1 strength when a pickaxe digs, not a book
tradition-tradition_02 = Cart mastery
    .short = carts: +1 strength
    .does = +1 strength when a cart transports, not a book
tradition-tradition_03 = Axe mastery
    .short = axes: +1 strength
    .does = +1 strength when an axe fights, not a book
tradition-tradition_04 = Compass mastery
    .short = compasses: +1 strength
    .does = +1 strength when a compass builds, not a book
tradition-tradition_05 = Honest freight
    .short = iron, emerald worth 2 GP
    .does = iron and emeralds that you deliver are worth 2 GP each
tradition-tradition_06 = Full cells
    .short = council: 2 GP per full set
    .does = in the council: 2 GP for each set of a goblin, an orc and a troll in your dungeon, after the keys were checked
tradition-tradition_07 = Prospector's glory
    .short = reveal: 1 or 2 GP
    .does = when you reveal a chamber: 1 GP on emerald, 2 GP on gold or mythrall
tradition-tradition_08 = Prospector's path
    .short = reveal: 1 track step
    .does = when you reveal a chamber: 1 step, Mine on emerald, Prestige on gold, Court on mythrall
tradition-tradition_09 = First gleam
    .short = ornaments work at once
    .does = when you ornament a tool: a silver ornament works at once, a gold one gives 1 GP
tradition-tradition_10 = Choice of spoils
    .short = any face of the die
    .does = as a die bonus you may take any face of that die
tradition-tradition_11 = Troll slayers
    .short = trolls cost 2 strength
    .does = trolls cost you 2 strength
tradition-tradition_12 = Throne tithe
    .short = council: to the throne
    .does = { $tithe ->
        [one] in the council you may deliver { $tithe } resource to the throne
       *[other] in the council you may deliver up to { $tithe } resources to the throne
    }
tradition-tradition_13 = Smith's road
    .short = forging: 1 step anywhere
    .does = when you forge a tool: 1 step on a track of your choice
tradition-tradition_14 = Deep eyes
    .short = any relic, however deep
    .does = you may take any relic on the board, however deep it lies
tradition-tradition_15 = Toast to deeds
    .short = achievement: a +1 token
    .does = for each achievement you reach: a +1 refreshment
tradition-tradition_16 = Pride of stone
    .short = council: GP for structures
    .does = in the council: 1 GP for each of your pillars and gates, built or not
tradition-tradition_17 = King's favour
    .short = council: a coin's benefit
    .does = in the council: the benefit of a coin on the main board, which stays there
tradition-tradition_18 = Master builders
    .short = structure: +1, Court 1
    .does = when you gain a pillar or a gate: a +1 refreshment and 1 step on the Royal Court track
tradition-tradition_19 = Relic keepers
    .short = council: 1 GP per relic
    .does = in the council: 1 GP for each of your relics, used or not
tradition-tradition_20 = Borrowed power
    .short = relic acts as one shown
    .does = when you use a relic, it may do what a relic on the board does
tradition-tradition_21 = Settlers
    .short = council: GP for buildings
    .does = in the council: 1 GP for every 2 of your buildings in the mountain
tradition-tradition_22 = Sagas
    .short = 2 more achievements
    .does = 2 more achievements in the final scoring
tradition-tradition_23 = Song of deeds
    .short = achievement: 1 GP
    .does = for each achievement you reach: 1 GP
tradition-tradition_24 = Spare vault
    .short = 1 more key and place
    .does = 1 more key and 1 more storage place
tradition-tradition_25 = Close neighbours
    .short = build beside your own
    .does = a house or workshop may join your own in a chamber that has room
tradition-tradition_26 = Fearless
    .short = enemies cost only 1 GP
    .does = in the final scoring you lose 1 GP instead of { $penalty } for each chamber of yours with enemies
tradition-tradition_27 = Workshop ale
    .short = workshop: a +1 token
    .does = when you build a workshop: a +1 refreshment
tradition-tradition_28 = Free patronage
    .short = coins, traditions free
    .does = coins and traditions cost you no GP
tradition-tradition_29 = House guard
    .short = house: take an enemy
    .does = when you build a house: you may take an enemy from its chamber into your dungeon, without a reward
tradition-tradition_30 = Heirloom
    .short = counts as one more relic
    .does = counts as one more relic, of a kind that you do not own
tradition-tradition_31 = Crowded cells
    .short = a key holds 2 goblins
    .does = each of your keys holds 2 goblins
tradition-tradition_32 = Pillar rows
    .short = pillars may be neighbours
    .does = your pillars may stand next to other pillars
tradition-tradition_33 = Shared gates
    .short = gate beside another's
    .does = your gate may touch one chamber that has a gate of another clan
tradition-tradition_34 = Pillar tremor
    .short = pillar: 2 enemy moves
    .does = when you build a pillar: 2 moves of enemies
tradition-tradition_35 = Gate drill
    .short = gate: strengthen a dwarf
    .does = when you build a gate: you may strengthen a dwarf
tradition-tradition_36 = Patrol
    .short = council: 1 GP, 1 move
    .does = in the council: 1 GP, and you may move an enemy

# Start tiles
start-start_01 = Start tile 1
    .does = { does-start }
start-start_02 = Start tile 2
    .does = { does-start }
start-start_03 = Start tile 3
    .does = { does-start }
start-start_04 = Start tile 4
    .does = { does-start }
start-start_05 = Start tile 5
    .does = { does-start }
start-start_06 = Start tile 6
    .does = { does-start }
start-start_07 = Start tile 7
    .does = { does-start }
start-start_08 = Start tile 8
    .does = { does-start }
start-start_09 = Start tile 9
    .does = { does-start }
start-start_10 = Start tile 10
    .does = { does-start }

# Goals
goal-goal_tools = Tools
    .does = { $n } GP for each of your tools, the starting ones included
goal-goal_ornaments = Ornaments
    .does = { $n } GP for each ornament on your tools
goal-goal_grand = Grand structures
    .does = { $n } GP for each pillar or gate that you gained, built or not
goal-goal_buildings = Buildings
    .does = { $n } GP for each of your buildings in the mountain
goal-goal_pillars = Pillars
    .does = { $n } GP for each of your pillars in the mountain
goal-goal_gates = Gates
    .does = { $n } GP for each of your gates in the mountain
goal-goal_coins = Royal Coins
    .does = { $n } GP for each of your coins
goal-goal_traditions = Traditions
    .does = { $n } GP for each of your traditions
goal-goal_strength = Strength
    .does = { $n } GP for each point of strength of your dwarves
goal-goal_keys = Keys
    .does = { $n } GP for each of your keys
goal-goal_storage = Storage
    .does = { $n } GP for each open place of your storage
goal-goal_relics = Relics
    .does = { $n } GP for each different kind of relic that you own

# Projects
project-project_a1 = Workshops on mythrall
    .does = { does-project-basic }
project-project_a2 = Houses in yellow chambers
    .does = { does-project-basic }
project-project_a3 = Houses on emerald and gold
    .does = { does-project-basic }
project-project_a4 = Workshops in black chambers
    .does = { does-project-basic }
project-project_a5 = Workshops in blue and yellow chambers
    .does = { does-project-basic }
project-project_a6 = Houses on mythrall
    .does = { does-project-basic }
project-project_b1 = Pillars on mythrall
    .does = { does-project-grand }
project-project_b2 = Gates in black and blue chambers
    .does = { does-project-grand }
project-project_b3 = Pillars in yellow and black chambers
    .does = { does-project-grand }
project-project_b4 = Gates on gold
    .does = { does-project-grand }
project-project_b5 = Pillars on emerald and gold
    .does = { does-project-grand }
project-project_b6 = Gates on emerald and mythrall
    .does = { does-project-grand }
project-project_c1 = Gate of districts
    .does = for your best gate: 1 GP for each chamber of the districts it touches
project-project_c2 = Pillar of districts
    .does = for your best pillar: 1 GP for each chamber of the districts it touches
project-project_c3 = All kinds of buildings
    .does = 2 GP for each kind of building that you have in the mountain
project-project_c4 = Safe chambers
    .does = 1 GP for each chamber with your presence and without enemies
project-project_c5 = Pillar among neighbours
    .does = for your best pillar: 1 GP for each house and workshop, whoever's, in its 3 chambers
project-project_c6 = Workshops near houses
    .does = for each of your workshops: 1 GP for each house, whoever's, in the chambers next to it

# Backs of chambers
back-back_mine_prestige = Mine 1, Prestige 1
    .short = Mine, Prestige
    .does = { does-back }
back-back_court_mine = Court 1, Mine 1
    .short = Court, Mine
    .does = { does-back }
back-back_prestige_court = Prestige 1, Court 1
    .short = Prestige, Court
    .does = { does-back }
back-back_coin = Royal Coin
    .short = coin
    .does = { does-back }
back-back_tradition = Tradition
    .short = tradition
    .does = { does-back }
back-back_relic = Relic
    .short = relic
    .does = { does-back }
back-back_strengthen = Strengthen
    .short = strengthening
    .does = { does-back }
back-back_any2 = 2 resources
    .short = 2 resources
    .does = { does-back }
back-back_ale2 = 2 refreshments
    .short = 2 refreshments
    .does = { does-back }
back-back_iron_ale = Iron, refreshment
    .short = iron, refresh.
    .does = { does-back }
back-back_throne2 = Throne 2
    .short = throne 2
    .does = { does-back }
back-back_ornament = Ornament
    .short = ornament
    .does = { does-back }
back-back_forge = Forge
    .short = forge
    .does = { does-back }
back-back_move_gp = Move 2 enemies, 2 GP
    .short = 2 moves, 2 GP
    .does = { does-back }
back-back_path_gp = Any track 1, 1 GP
    .short = track, 1 GP
    .does = { does-back }

# The Elders' cards
elder_card-elder_pickaxe_1 = Pickaxe 1
    .does = { does-elder-pickaxe }
elder_card-elder_pickaxe_2 = Pickaxe 2
    .does = { does-elder-pickaxe }
elder_card-elder_pickaxe_3 = Pickaxe 3
    .does = { does-elder-pickaxe }
elder_card-elder_pickaxe_4 = Pickaxe 4
    .does = { does-elder-pickaxe }
elder_card-elder_axe_1 = Axe 1
    .does = { does-elder-axe }
elder_card-elder_axe_2 = Axe 2
    .does = { does-elder-axe }
elder_card-elder_axe_3 = Axe 3
    .does = { does-elder-axe }
elder_card-elder_axe_4 = Axe 4
    .does = { does-elder-axe }
elder_card-elder_compass_1 = Compass 1
    .does = { does-elder-compass }
elder_card-elder_compass_2 = Compass 2
    .does = { does-elder-compass }
elder_card-elder_compass_3 = Compass 3
    .does = { does-elder-compass }
elder_card-elder_compass_4 = Compass 4
    .does = { does-elder-compass }
elder_card-elder_cart_1 = Cart 1
    .does = { does-elder-cart }
elder_card-elder_cart_2 = Cart 2
    .does = { does-elder-cart }
elder_card-elder_cart_3 = Cart 3
    .does = { does-elder-cart }
elder_card-elder_cart_4 = Cart 4
    .does = { does-elder-cart }

# Tool tiles
tool-pickaxe_1 = Pickaxe 1
    .does = { does-tool }
tool-pickaxe_2 = Pickaxe 2
    .does = { does-tool }
tool-pickaxe_3 = Pickaxe 3
    .does = { does-tool }
tool-pickaxe_4 = Pickaxe 4
    .does = { does-tool }
tool-pickaxe_5 = Pickaxe 5
    .does = { does-tool }
tool-axe_1 = Axe 1
    .does = { does-tool }
tool-axe_2 = Axe 2
    .does = { does-tool }
tool-axe_3 = Axe 3
    .does = { does-tool }
tool-axe_4 = Axe 4
    .does = { does-tool }
tool-axe_5 = Axe 5
    .does = { does-tool }
tool-compass_1 = Compass 1
    .does = { does-tool }
tool-compass_2 = Compass 2
    .does = { does-tool }
tool-compass_3 = Compass 3
    .does = { does-tool }
tool-compass_4 = Compass 4
    .does = { does-tool }
tool-compass_5 = Compass 5
    .does = { does-tool }
tool-cart_1 = Cart 1
    .does = { does-tool }
tool-cart_2 = Cart 2
    .does = { does-tool }
tool-cart_3 = Cart 3
    .does = { does-tool }
tool-cart_4 = Cart 4
    .does = { does-tool }
tool-cart_5 = Cart 5
    .does = { does-tool }
tool-book_1 = Book 1
    .does = { does-tool }
tool-book_2 = Book 2
    .does = { does-tool }
tool-book_3 = Book 3
    .does = { does-tool }
tool-book_4 = Book 4
    .does = { does-tool }

# Chambers by row and place: row A is at the top.
cell-r1c1 = A1
cell-r1c2 = A2
cell-r1c3 = A3
cell-r1c4 = A4
cell-r2c1 = B1
cell-r2c2 = B2
cell-r2c3 = B3
cell-r2c4 = B4
cell-r2c5 = B5
cell-r3c1 = C1
cell-r3c2 = C2
cell-r3c3 = C3
cell-r3c4 = C4
cell-r3c5 = C5
cell-r3c6 = C6
cell-r4c1 = D1
cell-r4c2 = D2
cell-r4c3 = D3
cell-r4c4 = D4
cell-r4c5 = D5
cell-r5c1 = E1
cell-r5c2 = E2
cell-r5c3 = E3
cell-r5c4 = E4

# Chamber tiles
chamber-ch_01 = Chamber 1
    .does = { does-chamber }
chamber-ch_02 = Chamber 2
    .does = { does-chamber }
chamber-ch_03 = Chamber 3
    .does = { does-chamber }
chamber-ch_04 = Chamber 4
    .does = { does-chamber }
chamber-ch_05 = Chamber 5
    .does = { does-chamber }
chamber-ch_06 = Chamber 6
    .does = { does-chamber }
chamber-ch_07 = Chamber 7
    .does = { does-chamber }
chamber-ch_08 = Chamber 8
    .does = { does-chamber }
chamber-ch_09 = Chamber 9
    .does = { does-chamber }
chamber-ch_10 = Chamber 10
    .does = { does-chamber }
chamber-ch_11 = Chamber 11
    .does = { does-chamber }
chamber-ch_12 = Chamber 12
    .does = { does-chamber }
chamber-ch_13 = Chamber 13
    .does = { does-chamber }
chamber-ch_14 = Chamber 14
    .does = { does-chamber }
chamber-ch_15 = Chamber 15
    .does = { does-chamber }
chamber-ch_16 = Chamber 16
    .does = { does-chamber }
chamber-ch_17 = Chamber 17
    .does = { does-chamber }
chamber-ch_18 = Chamber 18
    .does = { does-chamber }
chamber-ch_19 = Chamber 19
    .does = { does-chamber }
chamber-ch_20 = Chamber 20
    .does = { does-chamber }
chamber-ch_21 = Chamber 21
    .does = { does-chamber }
chamber-ch_22 = Chamber 22
    .does = { does-chamber }
chamber-ch_23 = Chamber 23
    .does = { does-chamber }
chamber-ch_24 = Chamber 24
    .does = { does-chamber }

## What a reward is made of

either = { $start } or { $last }
gain-gp = { $n } GP
gain-resource = { $what_count }
gain-refreshment =
    { $n ->
        [one] { $n } refreshment
       *[other] { $n } refreshments
    }
gain-strengthen =
    { $n ->
        [one] { $n } strengthening
       *[other] { $n } strengthenings
    }
gain-track = { $what_short } +{ $n }
gain-coin = a Royal Coin
gain-tradition = a tradition
gain-relic = a relic
gain-forge = forging a tool
gain-ornament = ornamenting a tool
gain-forge_and_ornament = forging and ornamenting
gain-forge_or_ornament = forging or ornamenting
gain-throne =
    { $n ->
        [one] { $n } delivery to the throne
       *[other] up to { $n } deliveries to the throne
    }
gain-site =
    { $n ->
        [one] { $n } delivery to a site
       *[other] up to { $n } deliveries to one site
    }
gain-build = building { $what_a }
gain-defeat = defeating one enemy ({ $what })
gain-move_enemy =
    { $n ->
        [one] { $n } move of an enemy
       *[other] { $n } moves of enemies
    }
gain-strength = +{ $n } strength this turn
gain-unlock_key = a double key
gain-unlock_storage = a storage tile opened
gain-unlock_buildings = a house and a workshop unlocked
gain-pay_for_relic = a relic for { $n } iron
gain-plus_one =
    { $n ->
        [one] a +1 refreshment
       *[other] { $n } +1 refreshments
    }

# The same in general, where it was lost or declined.
reward-gp = Glory Points
reward-resource = a resource
reward-refreshment = a refreshment
reward-strengthen = strengthening a dwarf
reward-track = a step on a track
reward-coin = a Royal Coin
reward-tradition = a tradition
reward-relic = a relic
reward-forge = forging a tool
reward-ornament = ornamenting a tool
reward-forge_and_ornament = forging and ornamenting
reward-forge_or_ornament = forging or ornamenting
reward-throne = a delivery to the throne
reward-site = a delivery to a site
reward-build = building
reward-defeat = defeating an enemy
reward-move_enemy = moving an enemy
reward-strength = more strength this turn
reward-unlock_key = a double key
reward-unlock_storage = opening storage
reward-unlock_buildings = unlocking buildings
reward-pay_for_relic = a relic for iron
reward-plus_one = a +1 refreshment

## Why somebody gets something

reason-start = start tile
reason-rubble = rubble
reason-dig = rubble cleared
reason-back = back of the chamber
reason-fight = enemies defeated
reason-defeat = enemy defeated
reason-die = enemy die
reason-track = space of the track
reason-coin_slot = coin slot
reason-coin = Royal Coin
reason-tool_slot = tool slot
reason-ornament = ornament of the tool
reason-ornamenting = new ornament
reason-relic = relic
reason-site = reward slot of the site
reason-transport = Transport
reason-build = Build
reason-delivery = delivery
reason-throne_delivery = delivery to the throne
reason-house = house bonus
reason-workshop = workshop bonus
reason-pillar = pillar bonus
reason-gate = gate bonus
reason-coin_cost = price of the coin
reason-tradition_cost = price of the tradition
reason-prisoners = enemies in the dungeon
reason-project = project
reason-throne = place at the Royal Throne
reason-goal = goal
reason-achievements = achievements
reason-penalty = enemies in chambers of the clan
reason-column = tool column
reason-leftovers = leftovers
reason-elder_card = the Elders' card
reason-elder_fight = no enemies to defeat
reason-elder_build = nothing to build
reason-elder_instead = instead of a refreshment or a strengthening
reason-elder_buildings = buildings in the mountain
reason-elder_store = tiles in their store
reason-elder_deeds = achievements and tools
reason-tradition_01 = tradition “{ tradition-tradition_01 }”
reason-tradition_02 = tradition “{ tradition-tradition_02 }”
reason-tradition_03 = tradition “{ tradition-tradition_03 }”
reason-tradition_04 = tradition “{ tradition-tradition_04 }”
reason-tradition_05 = tradition “{ tradition-tradition_05 }”
reason-tradition_06 = tradition “{ tradition-tradition_06 }”
reason-tradition_07 = tradition “{ tradition-tradition_07 }”
reason-tradition_08 = tradition “{ tradition-tradition_08 }”
reason-tradition_09 = tradition “{ tradition-tradition_09 }”
reason-tradition_10 = tradition “{ tradition-tradition_10 }”
reason-tradition_11 = tradition “{ tradition-tradition_11 }”
reason-tradition_12 = tradition “{ tradition-tradition_12 }”
reason-tradition_13 = tradition “{ tradition-tradition_13 }”
reason-tradition_14 = tradition “{ tradition-tradition_14 }”
reason-tradition_15 = tradition “{ tradition-tradition_15 }”
reason-tradition_16 = tradition “{ tradition-tradition_16 }”
reason-tradition_17 = tradition “{ tradition-tradition_17 }”
reason-tradition_18 = tradition “{ tradition-tradition_18 }”
reason-tradition_19 = tradition “{ tradition-tradition_19 }”
reason-tradition_20 = tradition “{ tradition-tradition_20 }”
reason-tradition_21 = tradition “{ tradition-tradition_21 }”
reason-tradition_22 = tradition “{ tradition-tradition_22 }”
reason-tradition_23 = tradition “{ tradition-tradition_23 }”
reason-tradition_24 = tradition “{ tradition-tradition_24 }”
reason-tradition_25 = tradition “{ tradition-tradition_25 }”
reason-tradition_26 = tradition “{ tradition-tradition_26 }”
reason-tradition_27 = tradition “{ tradition-tradition_27 }”
reason-tradition_28 = tradition “{ tradition-tradition_28 }”
reason-tradition_29 = tradition “{ tradition-tradition_29 }”
reason-tradition_30 = tradition “{ tradition-tradition_30 }”
reason-tradition_31 = tradition “{ tradition-tradition_31 }”
reason-tradition_32 = tradition “{ tradition-tradition_32 }”
reason-tradition_33 = tradition “{ tradition-tradition_33 }”
reason-tradition_34 = tradition “{ tradition-tradition_34 }”
reason-tradition_35 = tradition “{ tradition-tradition_35 }”
reason-tradition_36 = tradition “{ tradition-tradition_36 }”

## What things do, where things of a kind do alike

does-relic = once in the game, in a turn of yours: { $reward }
does-coin = in every council: { $reward }
does-coin_slot = whenever a coin is put here: { $reward }
does-ornament = { $gp } GP at once; whenever its tool is used: { $reward }
does-start = at the start: { $reward }
does-back = to whoever reveals the chamber by digging: { $reward }
does-rubble = when it is cleared: { $reward }
does-slot = when a tool is forged here: { $reward }
does-printed = { $kind_act }; it has a place for { $colour_a } ornament
does-tool = { $kind_act }; forging it costs 1 iron and 1 { $cost }; it has a place for { $colour_a } ornament
does-chamber =
    { $skulls ->
        [0] { $colour }, on { $deposit }, no enemies, { $places ->
            [one] one building place
           *[other] { $places } building places
        }
        [one] { $colour }, on { $deposit }, { $skulls } enemy when revealed, { $places ->
            [one] one building place
           *[other] { $places } building places
        }
       *[other] { $colour }, on { $deposit }, { $skulls } enemies when revealed, { $places ->
            [one] one building place
           *[other] { $places } building places
        }
    }
does-basic = brings { $emerald } on emerald, { $gold } on gold, { $mythrall } on mythrall
does-grand = brings for each chamber that it touches { $emerald } on emerald, { $gold } on gold, { $mythrall } on mythrall
does-enemy =
    takes strength { $strength } to defeat; Prestige +{ $steps } for { $per ->
        [one] each
       *[other] every { $per }
    } of a fight; in the council { $gp } GP for { $group ->
        [one] each
       *[other] every { $group }
    } in the dungeon
does-pillar-site = deliver its limit of resources, and you gain a pillar and one of the rewards of the site
does-gate-site = deliver its limit of resources, and you gain a gate and one of the rewards of the site
does-elder-pickaxe =
    { $n ->
        [one] { $n } rubble tile goes; Mine +{ $steps }, a relic and a revealed chamber; then: { $reward }
       *[other] { $n } rubble tiles go; Mine +{ $steps }, a relic and a revealed chamber; then: { $reward }
    }
does-elder-axe = in one row they defeat a troll, or else an orc and a goblin, or else 2 goblins, or gain { $n } GP; then: { $reward }
does-elder-compass = they build a pillar, gate, workshop or house, whatever comes first, or gain { $n } GP; then: { $reward }
does-elder-cart = they finish a construction site in one go; then: { $reward }
does-project-basic =
    { $more_n ->
        [0] { $n } GP for each of your { $building_plural } { $where }
       *[other] { $n } GP for each of your { $building_plural } { $where }, { $more }
    }
does-project-grand =
    { $more_n ->
        [0] { $n } GP for each { $where } that { $building_a } of yours touches
       *[other] { $n } GP for each { $where } that { $building_a } of yours touches, { $more }
    }
part-basic = { $n } GP { $where }
part-grand = { $n } GP for each { $where }
part-in-colour = in { $colour_a } chamber
part-on-deposit = on { $deposit }
part-of-colour = { $colour } chamber
part-with-deposit = chamber on { $deposit }

## Where points come from

score-start = At the start
score-rewards = Rewards
score-deliveries = Deliveries
score-ornaments = Ornaments
score-gates = Gates
score-traditions = Traditions
score-prisoners = Enemies in the dungeon
score-projects = Projects
score-costs = Paid for coins and traditions
score-throne = Royal Throne
score-goals = Goals
score-achievements = Achievements
score-penalty = Enemies in the mountain
score-columns = Tool columns
score-leftovers = Leftovers
score-elders = Own scoring of the Elders

## Questions and answers: setup

ask-draft_pick = Which tile do you take? In the end you have a start tile, a tradition and a goal of each type.
do-draft-start = { $start }: { $reward }
do-draft-tradition = Tradition “{ $tradition }”: { $text }
do-draft-goal = Goal “{ $goal }”: { $text }

## A turn

do-none = None
do-none_f = None
do-no = No
do-nothing = Nothing
do-nowhere = Nowhere
do-stop = Stop here
do-decline = Decline
do-end = End the use of this tool
do-keep = Keep the iron

ask-dwarf = Which dwarf do you send to work? The strength of the action depends on it.
do-dwarf = { $dwarf_cap }, strength { $strength }
ask-tool = On which tool does { $dwarf } work, with strength { $strength }? It digs, fights, builds or transports.
do-tool = { $kind_act } with the { $kind } ({ $place_at })
do-tool-ornamented = { $kind_act } with the { $kind } ({ $place_at }), ornament: { $reward }
ask-spend_refreshment = Do you spend a refreshment? It strengthens this dwarf for this turn.
ask-step = What do you use now? The action and the ornament of the tool come in any order.
do-action = { $kind_act } with strength { $strength }
do-ornament = Ornament “{ $ornament }”: { $reward }
do-no-ornament = Ornament of the tool
unused-benefit = Not used yet: { $what }.
ask-read_action = Which action do you read from the book?
ask-relic_use = Do you use a relic? One a turn, before the action or at its end.
do-use-relic = { $relic }: { $reward }
ask-relic_effect = Which relic do you follow?
do-own-relic = Its own ({ $relic }): { $reward }
do-copy-relic = That of { $relic }, space { $n } of the display: { $reward }

## Rewards

ask-any_resource =
    { $n ->
        [one] Which resource do you take? ({ $why })
       *[other] Which resource do you take? { $n } are still to come. ({ $why })
    }
ask-discard_resource =
    { $n ->
        [one] Your storage is full: which resource do you discard?
       *[other] Your storage is full: which resource do you discard? { $n } have to go.
    }
ask-gain_refreshment =
    { $n ->
        [one] A refreshment: do you take a +1 or exchange one for a +2? ({ $why })
       *[other] { $n } refreshments, one after the other: do you take a +1 or exchange one for a +2? ({ $why })
    }
ask-strengthen =
    { $n ->
        [one] Which dwarf do you strengthen for good? ({ $why })
       *[other] Which dwarf do you strengthen for good? { $n } times in all. ({ $why })
    }
do-strengthen = { $dwarf_cap }, now at strength { $n }
ask-any_track =
    { $n ->
        [one] On which track do you step forward? ({ $why })
       *[other] On which track do you step forward? { $n } steps are left. ({ $why })
    }
do-step = { $track }, to { $position }
do-step-to = { $track }, to { $position }: { $reward }
ask-coin_pick = Which Royal Coin do you take? It pays out in every council. ({ $why })
do-take-coin =
    { $gp ->
        [0] { $coin } from space { $n }, free: { $reward }
       *[other] { $coin } from space { $n } for { $gp } GP: { $reward }
    }
ask-coin_slot = On which slot do you put the { $coin }? You gain at once what the slot shows.
do-coin-slot = Slot { $n }: { $reward }
do-replace-coin = Slot { $n } in place of the { $coin }: { $reward }
ask-tradition_pick = Which tradition do you take? It works from now on. ({ $why })
do-take-tradition =
    { $gp ->
        [0] “{ $tradition }”, free: { $text }
       *[other] “{ $tradition }” for { $gp } GP: { $text }
    }
ask-relic_pick = Which relic do you take? Your marker on the Mine track must be deep enough. ({ $why })
do-take-relic = { $relic } from space { $n }: { $reward }
ask-pay_for_relic = Do you discard { $n } iron for a relic?
ask-forge_tool = Which tool do you forge? It costs 1 iron and the resource shown. ({ $why })
do-forge = Forge { $kind_a } (display { $n }, { $colour } ornament place): 1 iron and 1 { $cost }
ask-forge_slot = On which slot do you put the { $kind }? You gain at once what the slot shows.
do-forge-slot = { $slot_cap }: { $reward }
ask-ornament_pick = Which ornament do you buy? It works whenever you use its tool. ({ $why })
do-take-ornament = “{ $ornament }” ({ $colour }) for 1 { $cost }: { $reward }
ask-ornament_tool = On which tool do you put the ornament “{ $ornament }”?
do-ornament-tool = On the { $kind } ({ $place_at })
ask-forge_ornament =
    { $both ->
        [0] Do you forge a tool or ornament one? ({ $why })
       *[other] What do you do first, forge or ornament? You may do both. ({ $why })
    }

## Dig and fight

ask-rubble_pick = Which rubble do you clear? You have { $strength } strength left.
do-pick-rubble = Space { $n }, { $rubble_what }: strength { $strength }
ask-reveal_pick = Which chamber do you reveal? You gain first what its back shows.
do-reveal = { $cell }: { $reward }
ask-fight_pick = Which enemy do you defeat? You have { $strength } strength left.
do-fight = { $enemy_cap } in { $cell }: strength { $strength }
ask-defeat_one = Which enemy do you defeat? It takes no strength. ({ $why })
do-defeat = { $enemy_cap } in { $cell }
ask-die_order = Whose die do you resolve next?
do-die = { $enemy_cap } die: { $reward }
ask-die_bonus = Do you take the bonus of the { $enemy } die? If you do, the die is rolled again.
do-take-bonus = Face { $face }: { $reward }
ask-move_enemy =
    { $n ->
        [one] Which enemy do you move to the chamber next to it? ({ $why })
       *[other] Which enemy do you move to the chamber next to it? { $n } moves are left. ({ $why })
    }
do-move-enemy = { $enemy_cap } from { $cell } to { $to }
ask-house_guard = Which enemy do you take from { $cell } into your dungeon? (tradition “{ tradition-tradition_29 }”)
ask-release_enemy =
    { $keys ->
        [one] You have { $keys } key, but your enemies need { $need }. Which enemy do you let go?
       *[other] You have { $keys } keys, but your enemies need { $need }. Which enemy do you let go?
    }

## Transport

ask-site_pick =
    { $strength ->
        [one] To which site do you deliver? { $strength } delivery at most. ({ $why })
       *[other] To which site do you deliver? { $strength } deliveries at most. ({ $why })
    }
do-site = { $site }, you have delivered { $have } of { $limit }; free: { $free }
ask-site_resource =
    { $strength ->
        [one] What do you deliver to { $site }? { $strength } delivery is left.
       *[other] What do you deliver to { $site }? { $strength } deliveries are left.
    }
do-deliver = Deliver { $resource }: { $n } GP
ask-site_slot = { $site } is finished and { $building_a } is yours: which reward do you take?
do-site-slot = Slot { $n }: { $reward }
ask-throne_resource =
    { $n ->
        [one] What do you deliver to the throne? { $n } delivery is left.
       *[other] What do you deliver to the throne? { $n } deliveries are left.
    }

## Build

pieces =
    { $houses ->
        [0] { "" }
        [one] { $houses } house
       *[other] { $houses } houses
    }{ $workshops ->
        [0] { "" }
       *[other] { $houses ->
            [0] { "" }
           *[other] { ", " }
        }{ $workshops ->
            [one] { $workshops } workshop
           *[other] { $workshops } workshops
        }
    }{ $grand ->
        [0] { "" }
       *[other] { $workshops ->
            [0] { $houses ->
                [0] { "" }
               *[other] { ", " }
            }
           *[other] { ", " }
        }{ $grand ->
            [one] { $grand } pillar or gate
           *[other] { $grand } pillars or gates
        }
    }
ask-build_option = What do you build? You have strength { $strength }.
do-build = { pieces } (strength { $strength })
ask-build_next = Which building comes next?
ask-place_basic = In which chamber do you build the { $building }? The deposit decides its bonus.
do-place-basic = { $cell }, { $deposit }: { $reward }
ask-place_pillar = Where three chambers meet: at which point does the pillar stand?
do-place-pillar = { $a }, { $b }, { $c }
do-place-pillar-for = { $a }, { $b }, { $c }: { $reward }
ask-place_gate = Between which two chambers does the gate stand?
do-place-gate = { $a }, { $b }
do-place-gate-for = { $a }, { $b }: { $reward }

## Council

ask-council_next = What do you resolve next in the council? Coins come before traditions.
do-hear-coin = { $coin }, slot { $n }: { $reward }
do-hear-tradition = Tradition “{ $tradition }”: { $text }
ask-coin_copy = Which coin of the display pays out for you as well? It stays there. (tradition “{ tradition-tradition_17 }”)
do-copy-coin = { $coin } on space { $n }: { $reward }

## Reasons: what is missing

no-strength-short = It takes strength { $need }, you have { $have } left.
no-gp-short = It costs { $need } GP, you have { $have }.
no-cost-short = You lack { $missing }: the cost is { $need }.
no-resource-not-held = You have no { $resource }.
no-no-such-token = You have no +{ $n } refreshment.
no-no-plus-one = You have no +1 refreshment to exchange.
no-no-token-left = There is no +{ $n } refreshment left in the supply.
no-supply-empty = There is no { $resource } left in the supply.
no-no-cart-left = You have no cart left.
no-not-in-forge = You have no { $building } in your forge area.
no-no-tool-slot = All your tool slots are taken.
no-nothing-to-forge = There is no tool on display that you can pay for and place.
no-nothing-to-ornament = There is no ornament that you can pay for and put on a tool.
no-no-ornament = This tool has no ornament.
no-no-ornament-place = None of your tools has a free place for { $colour_a } ornament.
no-relic-too-deep = Your marker on the Mine track must have reached { $need }.
no-no-such-prisoner = There is no { $enemy } in your dungeon.

## Reasons: done or taken already

no-kind-drafted = You have a tile of this kind already.
no-dwarf-at-work = This dwarf is at work already: { $place }.
no-tool-occupied = This tool is taken: { $dwarf } works there.
no-benefit-used = You have had this benefit of the tool: { $benefit }.
no-dwarf-strongest = This dwarf is as strong as can be: { $n }.
no-dwarf-in-use = The dwarf at work this turn cannot be strengthened.
no-relic-already-used = You have used a relic this turn: one is all.
no-relic-spent = Your { $relic } is used up.
no-relic-fresh = You gained the { $relic } this turn: it can be used from your next turn on.
no-slot-taken = { $kind_a_cap } is there already.
no-coin-slot-taken = The { $coin } lies there, and other slots are free.
no-other-colour = This tool has no place for { $colour_a } ornament.
no-ornamented-already = This tool has an ornament already.
no-rubble-picked = You have chosen this rubble already.
no-rubble-first = Clear one piece of rubble at least.
no-track-at-end = You have reached the end: { $track }.
no-site-finished = You have finished { $site } already.
no-reward-slot-taken = Another clan has marked this slot.
no-coin-not-due = This coin has paid out, or came after the council began.
no-coins-first = Your coins come first.
no-tradition-heard = This tradition was resolved in this council.

## Reasons: it does not fit

no-chamber-not-adjacent = { $cell } does not lie next to a face-up chamber.
no-chamber-hidden = { $cell } is still face down.
no-chambers-hidden = All chambers there must be face up.
no-chamber-crowded = There are { $n } enemies there already: no more fit in.
no-chamber-full = There is no free building place in { $cell }.
no-own-building-there = You have a house or workshop in { $cell } already.
no-pillar-there = There is a pillar already.
no-pillar-too-near = Another pillar is only one edge away.
no-gate-there = There is a gate already.
no-gate-too-near = One of these chambers has a gate already.
no-kind-not-listed = This reward does not defeat { $enemy_a }.
no-nothing-fits = You have nothing for which { $site } has a free space.
no-no-free-space = There is no free space for { $resource } there.
no-nothing-placeable = None of these buildings is ready in your forge area and has a place to go.
no-nowhere-to-build = There is no place now for { $building_a }.

## What happened: setup and calendar

log-first-player = { $who } is the first player.
log-clan-dealt = { $who } leads the { $clan }.
log-project-drawn = Project of this game: { $project }.
log-die-rolled = The { $enemy } die shows face { $face }: { $bonus }.
log-start-offered = { $start } can be drafted.
log-tradition-offered = The tradition “{ $tradition }” can be drafted.
log-goal-offered = The goal “{ $goal }” can be drafted.
log-start-picked = { $who } takes { $start }.
log-tradition-picked = { $who } takes the tradition “{ $tradition }”.
log-goal-picked = { $who } takes the goal “{ $goal }”.
log-era-began = Era { $era } begins.
log-round-began = Era { $era }, round { $round }.
log-turn-began = { $who } begins a turn.
log-rubble-shown = New rubble: { $rubble_what }.
log-tradition-shown = New on the display: the tradition “{ $tradition }”.
log-coin-shown = New on the display: { $coin }.
log-relic-shown = New on the display: the relic { $relic }.
log-tool-shown = New on the display: { $kind_a } for 1 iron and 1 { $cost }.
log-ornament-shown = New on the display: the ornament “{ $ornament }”.
log-rubble-shuffled = The cleared rubble is shuffled into a new stack.

## What happened: turns

log-dwarf-assigned = { $who } sends { $dwarf } to the { $kind } ({ $place_at }).
log-token-spent = { $who } spends a refreshment: +{ $n } strength.
log-token-returned = The +{ $n } refreshment of { $who } goes back to the supply.
log-action-began = { $who }: { $action } with strength { $strength }.
log-ornament-used = { $who } uses the ornament “{ $ornament }”.
log-nothing-done = { $action } comes to nothing: { $who } can do nothing there.
log-relic-used = { $who } uses the relic { $relic }.
log-relic-copied = { $who } takes the effect of { $relic } from the display.

## What happened: rewards

log-gp-gained = { $who } gains { $n } GP ({ $why }).
log-elders-gp-gained = The Elders gain { $n } GP ({ $why }).
log-gp-lost = { $who } loses { $n } GP ({ $why }).
log-gp-paid = { $who } pays { $n } GP ({ $why }).
log-resource-gained = { $who } gains { $resource_count } ({ $why }).
log-resource-discarded = { $who } has no room and discards 1 { $resource }.
log-token-gained = { $who } takes a +1 refreshment ({ $why }).
log-token-exchanged = { $who } exchanges a +1 refreshment for a +2 ({ $why }).
log-strengthened = { $who } strengthens { $dwarf } to { $strength } ({ $why }).
log-might-gained = { $who } has +{ $n } strength this turn ({ $why }).
log-stepped = { $who } steps to { $position } on the { $track } ({ $why }).
log-elders-stepped = The Elders step to { $position } on the { $track } ({ $why }).
log-steps-lost =
    { $n ->
        [one] { $who } is at the end of the { $track }: { $n } step is lost ({ $why }).
       *[other] { $who } is at the end of the { $track }: { $n } steps are lost ({ $why }).
    }
log-elders-steps-lost =
    { $n ->
        [one] The Elders are at the end of the { $track }: { $n } step is lost ({ $why }).
       *[other] The Elders are at the end of the { $track }: { $n } steps are lost ({ $why }).
    }
log-achieved = { $who } reaches achievement { $n } on the { $track }.
log-elders-achieved = The Elders reach achievement { $n } on the { $track }.
log-key-gained = { $who } gains a double key and now has { $keys } keys ({ $why }).
log-storage-opened = { $who } opens storage and now has { $places } places ({ $why }).
log-building-unlocked = { $who } moves { $building_a } to the forge area ({ $why }).
log-reward-lost = { $who } cannot make use of { $what } ({ $why }).
log-reward-declined = { $who } does without { $what } ({ $why }).

## What happened: tools, ornaments, coins, traditions, relics

log-forged = { $who } forges { $kind_a } for 1 iron and 1 { $cost } ({ $why }).
log-tool-placed = { $who } puts the { $kind } on { $slot }.
log-ornament-bought = { $who } buys the ornament “{ $ornament }” for 1 { $cost } ({ $why }).
log-ornamented = { $who } puts the ornament “{ $ornament }” on the { $place }.
log-coin-taken = { $who } takes the { $coin } ({ $why }).
log-elders-coin-taken = The Elders take the { $coin } ({ $why }).
log-coin-placed = { $who } puts the { $coin } on slot { $slot }.
log-coin-discarded = { $who } discards the { $coin }.
log-tradition-taken = { $who } takes the tradition “{ $tradition }” ({ $why }).
log-elders-tradition-taken = The Elders take the tradition “{ $tradition }” ({ $why }).
log-relic-taken = { $who } takes the relic { $relic } ({ $why }).
log-elders-relic-taken = The Elders take the relic { $relic } ({ $why }).
log-iron-paid = { $who } discards { $n } iron for a relic.

## What happened: the mountain

log-rubble-cleared = { $who } clears rubble: { $rubble_what }.
log-elders-rubble-cleared = The Elders clear rubble: { $rubble_what }.
log-chamber-chosen = { $who } reveals { $cell }; its back shows: { $back }.
log-elders-chamber-chosen = The Elders reveal { $cell }; its back shows: { $back }.
log-chamber-revealed = { $cell } is { $colour_a } chamber on { $deposit }.
log-enemy-drawn = { $enemy_a_cap } appears in { $cell }.
log-bag-empty = The bag is empty: no more enemies come to { $cell }.
log-enemy-defeated = { $who } defeats { $enemy_a } in { $cell }.
log-elders-enemy-defeated = The Elders defeat { $enemy_a } in { $cell }.
log-bonus-taken = { $who } takes the bonus of the { $enemy } die, face { $face }.
log-elders-bonus-taken = The Elders take the bonus of the { $enemy } die, face { $face }.
log-bonus-declined = { $who } declines the bonus of the { $enemy } die.
log-imprisoned = { $who } locks up { $enemy_count }.
log-elders-imprisoned = The Elders lock up { $enemy_count }.
log-enemy-moved = { $who } moves { $enemy_a } from { $cell } to { $to } ({ $why }).
log-guarded = { $who } takes { $enemy_a } from { $cell } into the dungeon (tradition “{ tradition-tradition_29 }”).
log-delivered = { $who } delivers { $resource } to { $site }.
log-elders-delivered = The Elders deliver { $resource } to { $site }.
log-throne-delivered = { $who } delivers { $resource } to the Royal Throne.
log-elders-throne-delivered = The Elders deliver { $resource } to the Royal Throne.
log-site-finished = { $who } finishes { $site } and gains { $building_a }.
log-elders-site-finished = The Elders finish { $site } and gain { $building_a }.
log-build-chosen = { $who } plans to build: { pieces }.
log-built = { $who } builds { $building_a } in { $cell }.
log-elders-built = The Elders build { $building_a } in { $cell }.
log-pillar-built = { $who } builds a pillar between { $point }.
log-elders-pillar-built = The Elders build a pillar between { $point }.
log-gate-built = { $who } builds a gate between { $edge }.
log-elders-gate-built = The Elders build a gate between { $edge }.

## What happened: council and the end

log-council-began = Council { $council } begins: the dwarves return to the tavern.
log-coin-paid-out = The { $coin } of { $who } pays out.
log-tradition-heard = { $who } resolves the tradition “{ $tradition }”.
log-coin-copied = { $who } gains the benefit of the { $coin } on the display.
log-enemy-released = { $who } has too few keys and lets { $enemy_a } go.
log-project-scored =
    { $n ->
        [0] Project “{ $project }”: nothing for { $who }.
       *[other] Project “{ $project }” is worth { $n } GP to { $who }.
    }
log-throne-scored =
    { $place ->
        [1] { $who } is first at the Royal Throne, worth { $n } GP.
        [2] { $who } is second at the Royal Throne, worth { $n } GP.
       *[other] { $who } is third at the Royal Throne, worth { $n } GP.
    }
log-elders-throne-scored =
    { $place ->
        [1] The Elders are first at the Royal Throne, worth { $n } GP.
        [2] The Elders are second at the Royal Throne, worth { $n } GP.
       *[other] The Elders are third at the Royal Throne, worth { $n } GP.
    }
log-goal-scored = Goal “{ $goal }” is worth { $n } GP to { $who }.
log-column-scored = The { $column } is worth { $n } GP to { $who }.
log-game-ended = The third council is over: the game is decided.
log-elders-beaten = { $who } beats the Council of Elders, { $score } to { $elders }.
log-elders-won = The Council of Elders beats { $who }, { $elders } to { $score }.
log-elders-drew = The game of { $who } and the Council of Elders is a draw, { $score } to { $elders }.

## What happened: the Elders

log-difficulty-set = The Council of Elders plays along. Difficulty: { $difficulty }.
log-elders-turn = The Elders reveal their card { $card }: { $does }.
log-elders-shuffled =
    { $n ->
        [one] The Elders shuffle { $n } card into a new deck.
       *[other] The Elders shuffle { $n } cards into a new deck.
    }
log-elders-rolled = The Elders' die shows { $face }.
log-elders-forged = The Elders forge: one more card joins their deck ({ $why }).
log-elders-ornament = The Elders take the ornament “{ $ornament }” ({ $why }).
log-elders-nothing = The Elders cannot make use of { $what } ({ $why }).

## The table at a glance

pic-sign = { $what_sign }
pic-short = { $what_short }
pic-back = { $back_short }
pic-setup = { $phase }: the tiles of the draft are dealt out
pic-top = Era { $era } of { $eras } · round { $round } of { $rounds } · { $phase } · first player { $first }
pic-dice = Dice (strength):
pic-die = { $enemy } ({ $strength }) { $bonus }
pic-bag = bag { $what }
pic-pillars = Pillars:
pic-gates = Gates:
pic-districts = Districts:
pic-throne = Throne
pic-prizes = places { $gp } GP
pic-rubble = Rubble:
pic-strength = strength { $n }
pic-gp = { $n } GP
pic-tools = Tools (1 Ir + cost):
pic-tool = { $kind } ({ $cost }, { $colour_short })
pic-silver = Silver ornaments:
pic-gold = Gold ornaments:
pic-coins = Coins:
pic-relics = Relics (Mine):
pic-traditions = Traditions:
pic-their-goals = goals { $goals }
pic-project =
    { $n ->
        [1] Councils 1–3 ({ $now }): { $text }
        [2] Councils 2–3 ({ $now }): { $text }
       *[other] Council 3 ({ $now }): { $text }
    }
pic-elders = { $sign } Council of Elders ({ $difficulty }): { $gp } GP · Court/Prestige/Mine { $tracks } · achievements { $deeds } · dungeon { $dungeon } · stored tiles { $store } · relics { $relics } · cards { $cards }, to forge { $forge }
pic-next = Tracks:
pic-step = { $track_short } { $at } → { $to } { $reward }, ach. { $deed }
pic-track-end = { $track_short } { $at }, the end
pic-column = { $column_short } ({ $n } GP):
pic-free = _ { $colour }
pic-own-coins = Coins by slot (what the slot gives):
pic-own-relics = Relics (unused/all):
pic-goals = Goals (one at { $one } achievements, both at { $both }):
pic-goal = { $text } (now { $n })
pic-tradition = { $n } “{ $tradition }”: { $text }
pic-offer = { $n } “{ $tradition }” ({ $gp } GP): { $text }
pic-numbered = { $n } “{ $tradition }”
pic-points = Points of the solo game
pic-council = { $sign } Elders
pic-legend = [h w _] house, workshop, free place · g/o/t goblin, orc, troll · h/w/p/g in the forge · * at work

# Rewards in short.
brief-gp = { $n } GP
brief-resource =
    { $n ->
        [1] { $what_sign }
       *[other] { $n } { $what_sign }
    }
brief-refreshment =
    { $n ->
        [one] ale
       *[other] { $n } ale
    }
brief-strengthen = strengthen
brief-track = { $what_short } { $n }
brief-coin = coin
brief-tradition = tradition
brief-relic = relic
brief-forge = forge
brief-ornament = ornament
brief-forge_and_ornament = forge & ornament
brief-forge_or_ornament = forge/ornament
brief-throne = throne { $n }
brief-site = site { $n }
brief-build = { $what }
brief-defeat = beat { $what }
brief-move_enemy = move { $n }
brief-strength = strength +{ $n }
brief-unlock_key = double key
brief-unlock_storage = storage
brief-unlock_buildings = house & workshop
brief-pay_for_relic = relic for { $n } iron
brief-plus_one = +1

# Headings of columns.
head-gp = GP
head-dwarves = dwarves
head-tokens = +1/+2
head-goods = I/E/G/M
head-storage = store
head-tracks = C/P/M
head-deeds = ach.
head-dungeon = g/o/t
head-keys = keys
head-forge = h/w/p/g
head-carts = carts
head-site = Site
head-limit = limit
head-free = free
head-delivered = delivered
head-rewards = rewards left

## The table in the browser

view-phase = phase
view-era = era
view-round = round
view-first = first player
view-projects = projects
view-dice = enemy dice, face on top
view-displays = on display
view-rubble = rubble
view-traditions = traditions
view-coins = Royal Coins
view-relics = relics
view-tools = tools
view-ornaments = ornaments
view-rubble_discard = cleared rubble
view-coins_gone = discarded coins
view-draft = tiles to draft
view-undrafted = tiles that nobody took
view-mountain = the mountain
view-back = face down, gives
view-chamber = chamber
view-enemies = enemies
view-buildings = buildings
view-pillars = pillars
view-gates = gates
view-sites = construction sites
view-carts = carts
view-slots = reward slots
view-throne = Royal Throne
view-aside = enemies on their way to a dungeon
view-turn = this turn
view-dwarf = dwarf
view-tool = tool
view-boost = refreshment spent
view-might = more strength this turn
view-relic_used = a relic was used
view-fresh = relics gained this turn
view-council = the council
view-due = coins to resolve
view-heard = traditions resolved
view-clan = clan
view-points = points so far
view-tracks = tracks
view-forge = forge area
view-dungeon = dungeon
view-dwarves = dwarves
view-strength = strength
view-resources = resources
view-tokens = refreshments
view-used = used relics
view-double_keys = double keys
view-storage_tiles = storage tiles opened
view-start = at the start
view-goals = goals
view-achievements = achievements
view-keys = keys
view-storage = storage places
view-presence = presence
view-districts = districts
view-columns = tool columns, GP
view-penalty = penalty for enemies
view-goal_worth = goals, worth now
view-project_worth = projects, worth now
view-elders = Council of Elders
view-kinds = kinds of their first cards
view-deck = cards seen before
view-under = forged cards
view-discard = discarded cards
view-difficulty = difficulty
view-normal = { option-difficulty-normal }
view-hard = { option-difficulty-hard }
view-expert = { option-difficulty-expert }
view-available = cards in the deck
view-forge_deck = cards to forge
view-outcome = outcome
view-won = won
view-lost = lost
view-drawn = drawn
view-score = Glory Points
view-supply = supply of resources
view-tokens_left = supply of refreshments
view-bag = enemies in the bag
view-stacks = stacks
view-throne_free = free at the throne
view-site_free = free at the sites
view-throne_places = places at the throne
view-rewards = rewards
view-deliveries = deliveries
view-prisoners = enemies in the dungeon
view-costs = paid for coins and traditions
view-leftovers = leftovers

## The board in the browser

board-short = { $what_short }
board-elders = Council of Elders
board-owned = { $what }: { $who }
board-so-many = { $what_count }
board-face-down = { $cell }, face down; who reveals it gains: { $reward }
board-chamber = { $cell }: { $colour } chamber on { $deposit }, district of { $n }; { $holds }
board-free-places =
    { $n ->
        [0] no free building place
        [one] { $n } free building place
       *[other] { $n } free building places
    }
board-enemy = { $enemy_cap } in { $cell }, strength { $strength }
board-place-here = A { $what } between { $where }
board-achievement = an achievement
board-space = { $track_short } { $n }: { $told }
board-site-limit =
    { $n ->
        [one] { $n } delivery for a { $what }
       *[other] { $n } deliveries for a { $what }
    }
board-site-missing =
    { $n ->
        [one] { $n } delivery to your { $what }
       *[other] { $n } deliveries to your { $what }
    }
board-site-done = you have your { $what }
board-die = { $enemy_cap } die: { $reward }; { $enemy_a } takes strength { $strength }
board-supply-of = { $what } in the supply: { $n }
board-rubble = Rubble { $n }: { $what }, strength { $strength }
board-tool = { $kind } with { $colour_a } ornament place, for iron and { $cost }
board-ornament = { $ornament } ({ $colour }): { $reward }
board-coin =
    { $gp ->
        [0] { $coin }, free: { $reward }
       *[other] { $coin } for { $gp } GP: { $reward }
    }
board-relic =
    { $depth ->
        [0] { $relic }: { $reward }
       *[other] { $relic }, from Mine { $depth } on: { $reward }
    }
board-tradition = { $n }. { $name }: { $text }
board-draft-start = Start tiles
board-draft-tradition = Traditions
board-draft-goal = Goals of type { $n }
board-dwarf-idle = Dwarf of strength { $strength } in the tavern
board-dwarf-busy = Dwarf of strength { $strength } at work: { $tool }
board-token = Refreshments of +{ $plus }: { $n }
board-both-goals = both goals score
board-one-goal = one goal scores; { $n } more for both
board-no-goal = { $n } more and a goal scores
board-column =
    { $n ->
        [one] { $column }: { $n } forged tool, { $gp } GP now
       *[other] { $column }: { $n } forged tools, { $gp } GP now
    }
board-empty-slot = { $slot }, empty; who forges there gains: { $reward }
board-own-tool = { $kind } ({ $place_at }), { $colour } ornament place
board-own-relic =
    { $used ->
        [0] { $relic }: { $reward }
       *[other] { $relic }, used
    }
board-empty-coin-slot = Coin slot { $n }, empty; a coin there gains at once: { $reward }
board-coin-in-slot = Coin slot { $n }: { $coin }, in every council { $reward }
board-at-strength = strength { $n }
board-in-store = you have { $n }
board-throne-place = place { $n } at the throne, { $gp } GP
board-build = { pieces }
board-column-more = { $column_short }: +{ $gp } GP in the end
board-action = { $kind_act } at strength { $n }
board-tool-act = { $kind_act }
board-slot-act = { $kind_act } ({ $place_at })
board-tab-mountain = Mountain
board-tab-sites = Sites
board-tab-tiles = Tiles
board-tab-clan = Clan
board-round = Era { $era }, round { $n }
board-setup = Draft
board-where = Era { $era } · round { $round }/4
board-come = done so far
board-coming = Still to come: { $what }
board-council = Council { $n }
board-order = Order of turns
board-tracks = Tracks
board-mountain = The mountain: { $n } chambers, { $up } face up
board-districts = Districts
board-presence = Presence
board-penalty = Enemies, end
board-supply = Supply
board-draft = The draft
board-throne = Throne
board-throne-free = nobody yet
board-dice = Enemy dice
board-bag = Bag
board-projects = Projects
board-scored-in = scored in council
board-displays = Displays
board-rubble-head = Rubble
board-stack = in the stack
board-tools = Tools
board-ornaments = Ornaments
board-coins = Coins
board-relics = Relics
board-traditions = Traditions
board-tavern = Tavern
board-refreshments = Refreshments
board-spent = spent this turn
board-goals = Goals
board-achievements = Achievements
board-deeds-gp = { $n } GP in the end for achievements
board-storage = Storage
board-used = { $what } (used)
board-keys = Enemies and keys
board-closed = closed storage tile
board-dungeon = Dungeon
board-council-gp = { $n } GP in the next council
board-free-key = free key
board-double-key = double key, still locked
board-forge = Forge area
board-carts = carts left
board-relics-used =
    { $used ->
        [0] { $n }
       *[other] { $n }, { $used } used
    }
board-elder-cards = their cards
board-elder-shown = cards that they have revealed
board-elder-forge = cards that they may still forge
board-buildings = buildings in the mountain
board-elder-end = { $n } GP more for them in the end, as things stand
board-ask-draft_pick = Which tile do you take?
board-ask-dwarf = Which dwarf goes to work?
board-ask-tool = Which tool does it use?
board-ask-spend_refreshment = Do you spend a refreshment?
board-ask-step = What do you use now?
board-ask-relic_use = Do you use a relic?
board-ask-coin_pick = Which Royal Coin do you take?
board-ask-tradition_pick = Which tradition do you take?
board-ask-relic_pick = Which relic do you take?
board-ask-forge_tool = Which tool do you forge?
board-ask-ornament_pick = Which ornament do you buy?
board-ask-defeat_one = Which enemy do you defeat?
board-ask-reveal_pick = Which chamber do you reveal?
board-ask-place_pillar = Where does the pillar stand?
board-ask-place_gate = Where does the gate stand?
board-ask-council_next = What do you resolve next?
board-ask-any_resource = Which resource do you take?
board-ask-gain_refreshment = A +1, or one of yours for a +2?
board-ask-strengthen = Which dwarf do you strengthen?
board-ask-any_track = On which track do you step?
board-ask-forge_ornament = Do you forge or ornament?
board-ask-site_pick = To which site do you deliver?
board-ask-move_enemy = Which enemy do you move, and where?
board-ask-place_basic = In which chamber do you build the { $what }?

## What was done, as headings of a report

deed-forged-kind = Tools forged
deed-ornament-bought-ornament = Ornaments bought
deed-action-began-action = Actions taken
deed-tradition-picked-tradition = Traditions picked
deed-goal-picked-goal = Goals picked
deed-relic-used-relic = Relics used
deed-coin-placed-coin = Royal Coins placed

## What a good player looks at

feature-points = glory
feature-rival = what the best rival will come to
feature-tracks = achievements and goals
feature-scored = what will be scored at the end
feature-strength = strength of the dwarves
feature-ornaments = ornaments
feature-coins = coins at the councils to come
feature-traditions = traditions
feature-tradition_turns = traditions over the turns to come
feature-tools = tools
feature-books = books
feature-keys = keys
feature-storage = storage
feature-resource_1 = iron
feature-resource_2 = emeralds
feature-resource_3 = gold
feature-resource_4 = mythrall
feature-small_tokens = refreshments +1
feature-big_tokens = refreshments +2
feature-leftovers = leftovers at the end
feature-relics = relics to use
feature-relic_kinds = different relics
feature-forge_1 = houses in the forge
feature-forge_2 = workshops in the forge
feature-forge_3 = pillars in the forge
feature-forge_4 = gates in the forge
feature-built = buildings in the mountain
feature-sites = deliveries on the way

## First questions, to somebody new

first-draft_pick = In turn everybody takes one tile of each of four kinds: start, tradition and two goals. Never wrong to begin with: a start tile.
first-tool = In each turn one dwarf goes to one tool: it digs, fights, builds or transports. Good at first: the pickaxe, it brings resources.
