game-title = In the Hall of the Mountain King
game-tagline = Troll clans dig tunnels into one mountain and drag old statues to its heart.
game-mood = Puzzling and tight: every tunnel you dig is one the others cannot.
tie-trolls = Equal points: who has the lower levels of trolls in all is ahead, then who is later in turn order.

option-side = Side of the board
option-side-usual = The usual side for so many players
option-side-winter = Winter
option-teams = Teams
option-teams-no = Everybody for themselves
option-teams-yes = Two teams of two
option-workshops = Workshops
option-workshops-random = Drawn at random
option-workshops-no_duplicates = Drawn at random, no kind twice
option-workshops-chosen = Chosen workshops
option-chosen_workshops = Chosen workshops
option-start = Who begins
option-start-random = Drawn at random
option-start-first = Whoever takes the first seat

## Things

resource-stone = stone
    .sign = s
    .count = { $n } stone
    .does = a mineral to dig tunnels with, for the least honor
resource-iron = iron
    .sign = i
    .count = { $n } iron
    .does = a mineral to dig tunnels with, for more honor than stone
resource-heartstone = heartstone
    .sign = g
    .count = { $n ->
        [one] { $n } heartstone
       *[other] { $n } heartstones
    }
    .does = a mineral to dig tunnels with, for the most honor
resource-cart = cart
    .sign = t
    .count = { $n ->
        [one] { $n } cart
       *[other] { $n } carts
    }
    .does = moves a statue once
resource-hammer = hammer
    .sign = h
    .count = { $n ->
        [one] { $n } hammer
       *[other] { $n } hammers
    }
    .does = clears one rubble space as you dig
resource-rune = rune
    .sign = r
    .count = { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    }
    .does = casts a spell
resource-coin = coin
    .sign = c
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .does = bribes one troll of the horde
symbol-stone = { resource-stone }
    .sign = s
    .count = { $n } stone
    .does = { resource-stone.does }
symbol-iron = { resource-iron }
    .sign = i
    .count = { $n } iron
    .does = { resource-iron.does }
symbol-heartstone = { resource-heartstone }
    .sign = g
    .count = { $n ->
        [one] { $n } heartstone
       *[other] { $n } heartstones
    }
    .does = { resource-heartstone.does }
symbol-cart = { resource-cart }
    .sign = t
    .count = { $n ->
        [one] { $n } cart
       *[other] { $n } carts
    }
    .does = { resource-cart.does }
symbol-hammer = { resource-hammer }
    .sign = h
    .count = { $n ->
        [one] { $n } hammer
       *[other] { $n } hammers
    }
    .does = { resource-hammer.does }
symbol-rune = { resource-rune }
    .sign = r
    .count = { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    }
    .does = { resource-rune.does }
symbol-coin = { resource-coin }
    .sign = c
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .does = { resource-coin.does }
symbol-cart_fire = Fire cart
    .sign = t/F
    .count = { $n ->
        [one] { $n } Fire cart
       *[other] { $n } Fire carts
    }
    .does = moves only Fire statues; for anything else it is a plain cart
symbol-cart_ice = Ice cart
    .sign = t/I
    .count = { $n ->
        [one] { $n } Ice cart
       *[other] { $n } Ice carts
    }
    .does = moves only Ice statues; for anything else it is a plain cart
symbol-cart_moon = Moon cart
    .sign = t/M
    .count = { $n ->
        [one] { $n } Moon cart
       *[other] { $n } Moon carts
    }
    .does = moves only Moon statues; for anything else it is a plain cart
clan-fire = Fire
    .sign = F
    .pedestal = ᶠ
    .a = a Fire
    .a_cap = A Fire
clan-ice = Ice
    .sign = I
    .pedestal = ⁱ
    .a = an Ice
    .a_cap = An Ice
clan-moon = Moon
    .sign = M
    .pedestal = ᵐ
    .a = a Moon
    .a_cap = A Moon
zone-dark_grey = dark grey zone
    .short = dark grey
    .does = { does-zone }
zone-grey = grey zone
    .short = grey
    .does = { does-zone }
zone-brown = brown zone
    .short = brown
    .does = { does-zone }
zone-orange = orange zone
    .short = orange
    .does = { does-zone }
zone-yellow = yellow zone
    .short = yellow
    .does = { does-zone }
side-winter = winter side
side-autumn = autumn side
tunnel-tunnel_i2 = short tunnel
    .does = { does-tunnel }
tunnel-tunnel_i3 = straight 3 tunnel
    .does = { does-tunnel }
tunnel-tunnel_v3 = corner 3 tunnel
    .does = { does-tunnel }
tunnel-tunnel_i4 = straight 4 tunnel
    .does = { does-tunnel }
tunnel-tunnel_l4 = hook 4 tunnel
    .does = { does-tunnel }
tunnel-tunnel_t4 = fork 4 tunnel
    .does = { does-tunnel }
tunnel-tunnel_s4 = zigzag 4 tunnel
    .does = { does-tunnel }
tunnel-tunnel_v5 = long corner 5 tunnel
    .does = { does-tunnel }

hall-rift = Rift
    .does = { does-hall }
hall-crucible = Crucible
    .does = { does-hall }
hall-shamans_abode = Shaman's Abode
    .does = { does-hall }
hall-stonemasons_house = Stonemason's House
    .does = { does-hall }
hall-treasury = Treasury
    .does = { does-hall }
hall-great_forge = Great Forge
    .does = { does-hall }

spell-ritual_of_earth = Ritual of Earth
    .does = take { $first }, { $second } or { $third }
spell-honeyed_tongue = Honeyed Tongue
    .does = this turn bribes may be any resources, not only coins
spell-ceremony_of_elevation = Ceremony of Elevation
    .does = a level 3 troll of the horde replaces a level 2 troll of yours, without bribes, pedestal or cascade
spell-burrowing_frenzy = Burrowing Frenzy
    .does = dig a tunnel now, at its usual cost; step 2 follows all the same
spell-ritual_of_toil = Ritual of Toil
    .does = take { $first }, { $second } or { $third }
spell-distant_burrow = Distant Burrow
    .does = the tunnel you dig in step 2 of this turn need not touch your network
spell-walking_statues = Walking Statues
    .does = { $n ->
        [one] move a statue of your network now, without a cart
       *[other] move statues of your network now, up to { $n } times, without carts
    }
spell-crumbling_rock = Crumbling Rock
    .does = the tunnel you dig in step 2 of this turn needs no hammers
spell-blended_ores = Blended Ores
    .does = the tunnel of step 2 of this turn may be paid for with mixed minerals; it scores as the least valuable
spell-horn_of_labour = Horn of Labour
    .does = a troll of your second row and the two below it are activated as in a cascade
spell-masons_blessing = Mason's Blessing
    .does = put a pedestal from your storage on a free anchor of your network
spell-changing_places = Changing Places
    .does = two of your trolls change places, each with its resources
spell-gilded_walls = Gilded Walls
    .does = the tunnel you dig in step 2 of this turn scores { $n } more honor
spell-phantom_workshop = Phantom Workshop
    .does = { $n ->
        [one] besides your turn's workshop, use any on the mountain or in the supply once
       *[other] besides your turn's workshop, use any on the mountain or in the supply up to { $n } times
    }
spell-generous_market = Generous Market
    .does = { $n ->
        [one] your next trade this turn costs { $rate } instead of { $usual } resources
       *[other] your next { $n } trades this turn cost { $rate } instead of { $usual } resources each
    }
spell-call_of_the_ancients = Call of the Ancients
    .does = a buried statue beside your network moves into it and is excavated
spell-unburdening = Unburdening
    .does = { $n ->
        [one] move all resources of one of your trolls into storage
       *[other] move all resources of up to { $n } of your trolls into storage
    }

workshop-toolmaker = Toolmaker
    .does = { does-workshop }
workshop-amulet_maker = Amulet Maker
    .does = { does-workshop }
workshop-cartwright = Cartwright
    .does = { does-workshop }
workshop-mint = Mint
    .does = { does-workshop }
workshop-stone_market = Stone Market
    .does = { does-workshop }
workshop-smithy = Smithy
    .does = { does-workshop }
workshop-jeweller = Jeweller
    .does = { does-workshop }
workshop-smelter = Smelter
    .does = { does-workshop }
workshop-grindery = Grindery
    .does = { does-workshop }
workshop-rune_carver = Rune Carver
    .does = { does-workshop }
workshop-porters_lodge = Porters' Lodge
    .does = { does-workshop }

troll-starter_quarrier = Quarrier
    .does = { does-troll }
troll-starter_ironmonger = Ironmonger
    .does = { does-troll }
troll-starter_gem_seeker = Gem Seeker
    .does = { does-troll }
troll-starter_purser = Purser
    .does = { does-troll }
troll-starter_hammerer = Hammerer
    .does = { does-troll }
troll-starter_rune_reader = Rune Reader
    .does = { does-troll }
troll-troll_1_ember_hauler = Ember Hauler
    .does = { does-troll }
troll-troll_1_cinder_smelter = Cinder Smelter
    .does = { does-troll }
troll-troll_1_spark_breaker = Spark Breaker
    .does = { does-troll }
troll-troll_1_ash_peddler = Ash Peddler
    .does = { does-troll }
troll-troll_1_flame_whisperer = Flame Whisperer
    .does = { does-troll }
troll-troll_1_frost_hauler = Frost Hauler
    .does = { does-troll }
troll-troll_1_rime_smelter = Rime Smelter
    .does = { does-troll }
troll-troll_1_glacier_gemcutter = Glacier Gemcutter
    .does = { does-troll }
troll-troll_1_snow_peddler = Snow Peddler
    .does = { does-troll }
troll-troll_1_icicle_whisperer = Icicle Whisperer
    .does = { does-troll }
troll-troll_1_dusk_hauler = Dusk Hauler
    .does = { does-troll }
troll-troll_1_pale_smelter = Pale Smelter
    .does = { does-troll }
troll-troll_1_night_breaker = Night Breaker
    .does = { does-troll }
troll-troll_1_tide_gatherer = Tide Gatherer
    .does = { does-troll }
troll-troll_1_star_whisperer = Star Whisperer
    .does = { does-troll }
troll-troll_1_bog_prospector = Bog Prospector
    .does = { does-troll }
troll-troll_1_clay_lugger = Clay Lugger
    .does = { does-troll }
troll-troll_1_mire_digger = Mire Digger
    .does = { does-troll }
troll-troll_1_silt_sifter = Silt Sifter
    .does = { does-troll }
troll-troll_1_puddle_miser = Puddle Miser
    .does = { does-troll }
troll-troll_1_peat_knocker = Peat Knocker
    .does = { does-troll }
troll-troll_2_magma_foreman = Magma Foreman
    .does = { does-troll }
troll-troll_2_coal_jeweller = Coal Jeweller
    .does = { does-troll }
troll-troll_2_kiln_crusher = Kiln Crusher
    .does = { does-troll }
troll-troll_2_pyre_oracle = Pyre Oracle
    .does = { does-troll }
troll-troll_2_avalanche_foreman = Avalanche Foreman
    .does = { does-troll }
troll-troll_2_crystal_crusher = Crystal Crusher
    .does = { does-troll }
troll-troll_2_blizzard_trader = Blizzard Trader
    .does = { does-troll }
troll-troll_2_aurora_oracle = Aurora Oracle
    .does = { does-troll }
troll-troll_2_crescent_trader = Crescent Trader
    .does = { does-troll }
troll-troll_2_eclipse_jeweller = Eclipse Jeweller
    .does = { does-troll }
troll-troll_2_midnight_foreman = Midnight Foreman
    .does = { does-troll }
troll-troll_2_comet_oracle = Comet Oracle
    .does = { does-troll }
troll-troll_2_quagmire_foreman = Quagmire Foreman
    .does = { does-troll }
troll-troll_2_ochre_smith = Ochre Smith
    .does = { does-troll }
troll-troll_2_marsh_lapidary = Marsh Lapidary
    .does = { does-troll }
troll-troll_2_sludge_crusher = Sludge Crusher
    .does = { does-troll }
troll-troll_2_delta_wagoner = Delta Wagoner
    .does = { does-troll }
troll-troll_3_volgar_ironheart = Volgar Ironheart
    .does = { does-troll }
troll-troll_3_brunna_rockmelter = Brunna Rockmelter
    .does = { does-troll }
troll-troll_3_skorr_of_the_red_vein = Skorr of the Red Vein
    .does = { does-troll }
troll-troll_3_hedda_goldenflame = Hedda Goldenflame
    .does = { does-troll }
troll-troll_3_isgrim_heartcutter = Isgrim Heartcutter
    .does = { does-troll }
troll-troll_3_ulda_winterhand = Ulda Winterhand
    .does = { does-troll }
troll-troll_3_jorund_frostbeard = Jorund Frostbeard
    .does = { does-troll }
troll-troll_3_sigga_runesinger = Sigga Runesinger
    .does = { does-troll }
troll-troll_3_mani_the_silver = Mani the Silver
    .does = { does-troll }
troll-troll_3_nott_gemgazer = Nott Gemgazer
    .does = { does-troll }
troll-troll_3_hati_wallbreaker = Hati Wallbreaker
    .does = { does-troll }
troll-troll_3_skadi_nightdelver = Skadi Nightdelver
    .does = { does-troll }
troll-troll_3_grub_the_mountainous = Grub the Mountainous
    .does = { does-troll }
troll-troll_3_mogga_deepclaw = Mogga Deepclaw
    .does = { does-troll }
troll-troll_3_old_boulderback = Old Boulderback
    .does = { does-troll }
troll-troll_3_trundle_wheelwright = Trundle Wheelwright
    .does = { does-troll }
troll-troll_3_witch_murk = Witch Murk
    .does = { does-troll }

option-chosen_workshops-toolmaker = { workshop-toolmaker }
option-chosen_workshops-toolmaker_2 = { workshop-toolmaker } (the second)
option-chosen_workshops-amulet_maker = { workshop-amulet_maker }
option-chosen_workshops-amulet_maker_2 = { workshop-amulet_maker } (the second)
option-chosen_workshops-cartwright = { workshop-cartwright }
option-chosen_workshops-cartwright_2 = { workshop-cartwright } (the second)
option-chosen_workshops-mint = { workshop-mint }
option-chosen_workshops-mint_2 = { workshop-mint } (the second)
option-chosen_workshops-stone_market = { workshop-stone_market }
option-chosen_workshops-stone_market_2 = { workshop-stone_market } (the second)
option-chosen_workshops-smithy = { workshop-smithy }
option-chosen_workshops-smithy_2 = { workshop-smithy } (the second)
option-chosen_workshops-jeweller = { workshop-jeweller }
option-chosen_workshops-jeweller_2 = { workshop-jeweller } (the second)
option-chosen_workshops-smelter = { workshop-smelter }
option-chosen_workshops-smelter_2 = { workshop-smelter } (the second)
option-chosen_workshops-grindery = { workshop-grindery }
option-chosen_workshops-grindery_2 = { workshop-grindery } (the second)
option-chosen_workshops-rune_carver = { workshop-rune_carver }
option-chosen_workshops-rune_carver_2 = { workshop-rune_carver } (the second)
option-chosen_workshops-porters_lodge = { workshop-porters_lodge }
option-chosen_workshops-porters_lodge_2 = { workshop-porters_lodge } (the second)

place-1_0 = bottom row, place 1
    .in = in the bottom row, place 1
place-1_1 = bottom row, place 2
    .in = in the bottom row, place 2
place-1_2 = bottom row, place 3
    .in = in the bottom row, place 3
place-1_3 = bottom row, place 4
    .in = in the bottom row, place 4
place-2_0 = second row, place 1
    .in = in the second row, place 1
place-2_1 = second row, place 2
    .in = in the second row, place 2
place-2_2 = second row, place 3
    .in = in the second row, place 3
place-3_0 = third row, place 1
    .in = in the third row, place 1
place-3_1 = third row, place 2
    .in = in the third row, place 2
place-4_0 = top
    .in = at the top
slot-1_0 = bottom row, slot 1
    .in = in the bottom row, slot 1
slot-1_1 = bottom row, slot 2
    .in = in the bottom row, slot 2
slot-1_2 = bottom row, slot 3
    .in = in the bottom row, slot 3
slot-1_3 = bottom row, slot 4
    .in = in the bottom row, slot 4
slot-1_4 = bottom row, slot 5
    .in = in the bottom row, slot 5
slot-2_0 = middle row, slot 1
    .in = in the middle row, slot 1
slot-2_1 = middle row, slot 2
    .in = in the middle row, slot 2
slot-2_2 = middle row, slot 3
    .in = in the middle row, slot 3
slot-2_3 = middle row, slot 4
    .in = in the middle row, slot 4
slot-3_0 = top row, slot 1
    .in = in the top row, slot 1
slot-3_1 = top row, slot 2
    .in = in the top row, slot 2
slot-3_2 = top row, slot 3
    .in = in the top row, slot 3

score-digging = Tunnels
score-coronation = Coronation
score-pedestals = Pedestals
score-leftovers = Left over
score-halls = Great halls
score-statues = Statues


## What things do, where things of a kind do alike

does-troll =
    { $level ->
        [0] starter troll, fetches { $makes }; brings { $start } at the start
       *[other] level { $level } troll, fetches { $makes }
    }
does-hall =
    { $size ->
        [one] lies on { $size } space of your tunnels; { $low } honor at the end, { $high } with a statue on its altar
       *[other] lies on { $size } spaces of your tunnels; { $low } honor at the end, { $high } with a statue on its altar
    }
does-workshop = turns { $spend } into { $gain }, or { $spend2 } into { $gain2 }
does-tunnel =
    { $anchor ->
        [0] { $size } spaces, no anchor; { $stone } honor in stone, { $iron } in iron, { $heartstone } in heartstones
       *[other] { $size } spaces with an anchor; { $stone } honor in stone, { $iron } in iron, { $heartstone } in heartstones
    }
does-zone = a statue is worth { $low } honor here, { $high } on a pedestal of its clan

## What is asked

ask-place_gate = Where do you put your gate? Your tunnels start there.
ask-draft_card = Which starter troll do you lay? The other stays in your hand.
ask-draft_slot = Where in the bottom row of your trollsmoot does { $troll } stand?
ask-step1_menu = Cast one spell and use one workshop, if you like, or go on.
ask-spell_resolve = Do you carry out { $spell }, all or nothing? Its effect: { $does }.
ask-spell_gain = What do you take?
ask-elevate_out = Which of your level 2 trolls makes way?
ask-elevate_in = Which level 3 troll of the horde takes its place?
ask-walk_statue =
    { $n ->
        [one] Which statue walks? One move is left.
       *[other] Which statue walks? { $n } moves are left.
    }
ask-horn_troll = Which troll of the second row works, with the two below it?
ask-bless_clan = Which pedestal do you put up?
ask-bless_anchor = On which anchor does the pedestal stand?
ask-swap_first = Which troll changes places?
ask-swap_second = With which one?
ask-phantom_kind = Which workshop appears for you?
ask-ancient_statue = Which buried statue do you call?
ask-ancient_target = Where in your tunnels does it come?
ask-unburden_troll =
    { $n ->
        [one] Which troll unloads into your storage? One more may.
       *[other] Which troll unloads into your storage? { $n } more may.
    }
ask-workshop_use =
    { $n ->
        [one] What do you make at the { $workshop }? One use is left.
       *[other] What do you make at the { $workshop }? { $n } uses are left.
    }
ask-trade_gain = What do you want from the supply?
ask-trade_give =
    { $n ->
        [one] One more to give for 1 { $gain }: what?
       *[other] { $n } to give for 1 { $gain }: what?
    }
ask-pay = You spend { $amount }. Where does the next one come from?
ask-step2_menu = Recruit a troll or dig a tunnel?
ask-recruit_card = Whom do you recruit? The bottom row is free, the middle row takes 2 bribes, the top row 5.
ask-bribe_resource = What do you bribe { $troll } with?
ask-bag_pedestal = Which pedestal do you take out of the bag?
ask-moot_position = Where does { $troll } stand? The cascade fetches resources for it and those below it.
ask-dig_mineral = With which mineral do you dig?
ask-dig_shape = Which tunnel do you dig?
ask-dig_placement = Where does the { $tunnel } go?
ask-dig_mixture =
    { $n ->
        [one] Which mineral is the last one?
       *[other] { $n } minerals are still to be paid: which is next?
    }
ask-pedestal = Do you put a pedestal on the anchor at { $cell }, { $zone }?
ask-workshop_build = Do you found a workshop at { $cell }, beside your tunnel?
ask-hall = Do you dedicate a great hall?
ask-hall_placement = Where does the { $hall } go?
ask-statue_menu = Which statue do you move? Every move takes a cart.
ask-statue_target = Where does the { $clan } statue at { $cell } go?
unused-statues =
    { $n ->
        [one] You can still move { $n } statue with a cart.
       *[other] You can still move { $n } statues with your carts.
    }

## What can be done

do-activate =
    { $uses ->
        [one] { $workshop } at { $cell }: use it once
       *[other] { $workshop } at { $cell }: use it up to { $uses } times
    }
do-bless-anchor = At { $cell }, { $zone }: token of { $points }
do-call-statue = { $clan } statue at { $cell }
do-cast =
    { $runes ->
        [0] { $spell } (first rune): { $does }
        [1] { $spell } (second rune): { $does }
       *[other] { $spell } (third rune, it is destroyed): { $does }
    }
do-choose-card = { $troll }
do-choose-troll = { $troll }: { $place }
do-dedicate = { $hall }: { $low } honor, { $high } with a statue on the altar
do-dig = Dig a tunnel
do-dig-mineral = { $amount }
do-dig-placement =
    { $anchor_n ->
        [0] { $cells }, { $zones_short }: costs { $cost }
       *[other] { $cells }, { $zones_short } (* { $anchor_short }): costs { $cost }
    }{ $gains_n ->
        [0] { "" }
       *[other] , finds { $gains }
    }{ $statues_n ->
        [0] { "" }
       *[other] , { $statues } statue
    }
do-dig-shape = { $tunnel }: { $cost }, { $honor } honor, { $left } left
do-dig-shape-mixed = { $tunnel }: { $n } minerals, { $left } left
do-draft = { $troll }: fetches { $makes }, starts with { $start }
do-end-step = Go on to recruiting or digging
do-end-turn = End your turn
do-found-workshop = { $workshop }
do-ignore-spell = Ignore the effect of { $spell }
do-lay-hall = { $cells }, the altar at { $altar }
do-move-statue = { $clan } statue at { $cell }
do-move-to = To { $cell }, { $zone }
do-no-hall = No great hall
do-no-pedestal = No pedestal
do-no-workshop = No workshop
do-pay-by-plan =
    { $n ->
        [one] By plan: trolls first
       *[other] All { $n } by plan: trolls first
    }
do-pay-from-storage = From the storage
do-pay-from-troll = From { $troll }, { $place }: { $symbol }
do-place-gate = Start spot { $number } at { $cell }
do-place-pedestal =
    { $points ->
        [0] { $clan } pedestal
       *[other] { $clan } pedestal: { $points } honor
    }
do-place-troll =
    { $gains_n ->
        [0] { $place }: nothing to fetch
       *[other] { $place }: fetches { $gains }
    }
do-recruit =
    { $bribes ->
        [0] { $found_n ->
            [0] { $troll }: for free
           *[other] { $troll }: for free, with { $found } on it
        }
        [one] { $found_n ->
            [0] { $troll }: one bribe
           *[other] { $troll }: one bribe, with { $found } on it
        }
       *[other] { $found_n ->
            [0] { $troll }: { $bribes } bribes
           *[other] { $troll }: { $bribes } bribes, with { $found } on it
        }
    }
do-recruit-troll = Recruit a troll
do-resolve-spell = Carry out { $spell }
do-skip-step = Do neither
do-stop = Stop
do-stop-using = Stop using it
do-take = { $gain }
do-trade = Trade { $n } resources for 1
do-use-recipe = Turn { $spend } into { $gain }

## What happened

log-horde-filled = { $troll } joins the horde, { $slot_in }.
log-pedestal-drawn = { $clan_a_cap } pedestal lies on the troll { $slot_in }.
log-workshop-revealed = Workshop in the supply: { $workshop }.
log-spell-revealed = { $spell } is opened in the spell book.
log-statues-dealt = The statues are dealt clockwise from { $cell }: { $order }, over and over.
    .seen = The statues are dealt clockwise: { $order }, over and over.
log-token-laid = { $zone }, { $clan }: a token of { $points }.
log-crown-given = { $who } wears the crown and begins.
log-gate-placed = { $who } puts a gate at { $cell }.
    .seen = { $who } puts up a gate.
log-starter-drawn = { $who } is dealt { $troll }.
log-starter-laid = { $who } lays { $troll }, { $place_in }.
log-moot-shown = { $who } starts with { $trolls }.
log-round-began = Round { $round } begins.
log-turn-began = { $who } begins a turn.
log-spent =
    { $place_n ->
        [0] { $who } spends { $resource_count }.
       *[other] { $who } spends { $resource_count } from a troll, { $place_in }.
    }
log-gained = { $who } gets { $resource_count }.
log-traded = { $who } trades { $paid } resources for 1 { $resource }.
log-spell-cast =
    { $runes ->
        [one] { $who } casts { $spell }, its first rune.
       *[other] { $who } casts { $spell }, rune { $runes }.
    }
log-spell-resolved = { $who } carries out { $spell }.
log-spell-ignored = { $who } ignores the effect of { $spell }.
log-spell-destroyed = { $spell } holds its third rune and is destroyed.
log-workshop-activated =
    { $uses ->
        [one] { $who } goes to the { $workshop }: one use.
       *[other] { $who } goes to the { $workshop }: { $uses } uses.
    }
log-workshop-used = { $who } uses the { $workshop }.
log-troll-elevated = { $who } elevates { $new } in place of { $old }.
log-trolls-swapped = { $who }: { $first } and { $second } change places.
log-troll-unburdened = { $who } unloads { $resource_count } from { $troll }.
log-statue-called = { $who } calls the { $clan } statue from { $start } to { $goal }.
    .seen = { $who } calls the { $clan } statue.
log-bribed = { $who } bribes { $troll } with 1 { $resource }.
log-troll-recruited = { $who } recruits { $troll }.
log-pedestal-taken = { $who } gets { $clan_a } pedestal.
log-troll-placed = { $who } places { $troll }, { $place_in }.
log-troll-filled = { $who }: { $troll } fetches { $symbol_count }.
log-crowned = { $who } completes the trollsmoot and gets { $honor } honor for the coronation.
log-end-triggered = { $who } has brought on the end: the last round will be round { $round }.
log-troll-retired = { $troll } retires from the horde.
log-pedestal-bagged = { $clan_a_cap } pedestal goes back into the bag.
log-tunnel-dug = { $who } digs the { $tunnel } with { $mineral }: { $cells }.
    .seen = { $who } digs the { $tunnel } with { $mineral }.
log-honor-scored = { $who } gets { $honor } honor.
log-unearthed = { $who } unearths { $resource_count } at { $cell }.
    .seen = { $who } unearths { $resource_count }.
log-statue-excavated = { $who } digs out the { $clan } statue at { $cell }.
    .seen = { $who } digs out the { $clan } statue.
log-fragment-joined =
    { $n ->
        [one] { $who } joins { $n } isolated space to the network.
       *[other] { $who } joins { $n } isolated spaces to the network.
    }
log-networks-joined = The networks of { $who } and { $partner } are joined.
log-pedestal-placed = { $who } puts up { $clan_a } pedestal at { $cell }, { $zone }: { $points } honor.
    .seen = { $who } puts up { $clan_a } pedestal, { $zone }: { $points } honor.
log-workshop-founded = { $who } founds the { $workshop } at { $cell }.
    .seen = { $who } founds the { $workshop }.
log-step-skipped = { $who } can neither recruit nor dig.
log-hall-dedicated = { $who } dedicates the { $hall }, its altar at { $altar }.
    .seen = { $who } dedicates the { $hall }.
log-pedestal-removed = The { $clan } pedestal of { $who } at { $cell } is taken away.
    .seen = The { $clan } pedestal of { $who } is taken away.
log-statue-moved = { $who } moves the { $clan } statue from { $start } to { $goal }.
    .seen = { $who } moves the { $clan } statue.
log-coronation-scored = { $who }: { $honor } honor for the coronation.
log-tokens-scored = { $who }: { $honor } honor for pedestals.
log-leftovers-scored =
    { $trades ->
        [0] { $who }: { $honor } honor for resources left.
        [one] { $who }: { $honor } honor for resources left, after { $trades } trade.
       *[other] { $who }: { $honor } honor for resources left, after { $trades } trades.
    }
log-hall-scored = { $who }: { $honor } honor for the { $hall }.
log-statue-scored = { $who }: { $honor } honor for the { $clan } statue at { $cell }, { $zone }.
    .seen = { $who }: { $honor } honor for the { $clan } statue, { $zone }.
log-game-ended =
    { $who_n ->
        [one] { $who } is the Mountain King.
       *[other] { $who } are Mountain Kings together.
    }

## Why not

no-already-covered = A tunnel, hall or gate is there already.
no-anchor-taken = A pedestal or a hall is there already.
no-beside-rival = That touches the network of { $who }.
no-bribes-short =
    { $need ->
        [one] It takes a bribe, and you have { $have }.
       *[other] It takes { $need } bribes, and you have { $have }.
    }
no-cannot-pay = It costs { $cost }; you lack { $missing }.
no-cart-of-other-clan = The { $cart } moves only statues of its own clan.
no-cell-occupied = The { $clan } statue stands there.
no-hall-fits-nowhere = The { $hall } fits nowhere in your network.
no-hall-on-gate = A great hall cannot cover a gate.
no-hall-on-hall = A great hall is there already.
no-hall-outside-network = Every space of it must be your own tunnel.
no-hall-taken = The { $hall } is taken.
no-hammers-short = The rock takes { $need }, and you have { $have }.
no-has-none = You have no { $resource }.
no-horde-empty = Nobody is left in the horde.
no-mineral-short = The smallest tunnel takes { $need } { $resource }, and you have { $have }.
no-minerals-short = The smallest tunnel takes { $need } of one mineral.
no-moot-full = Your trollsmoot is complete.
no-move-one-first = Move one statue first.
no-must-recruit-or-dig = You can recruit or dig, so you must.
no-no-anchor-for-clan = No free anchor can take { $clan_a } pedestal.
no-no-anchor-to-bless = You have no pedestal and free anchor that go together.
no-no-cart = You have no cart for { $clan_a } statue.
no-no-free-cell = No free space is in reach of it.
no-no-level-2-troll = You have no level 2 troll.
no-no-level-3-card = No level 3 troll is in the horde.
no-no-loaded-troll = None of your trolls carries anything.
no-no-payable-dig = There is no tunnel that you could pay for.
no-no-phantom-payable = There is no workshop that you could pay for.
no-no-recipe-payable = You can pay for nothing at the { $workshop }.
no-no-row-2-troll = You have no troll in the second row.
no-no-rune = You have no rune.
no-no-statue-near = No buried statue lies beside your network.
no-no-statue-to-move = No statue in your network can move.
no-no-such-pedestal = You have no { $clan } pedestal.
no-no-tunnels-left = No tunnels are left.
no-not-beside-network = It must touch your own network.
no-not-in-bag = There is no { $clan } pedestal in the bag.
no-not-in-supply = There is no { $workshop } in the supply.
no-not-level-2 = It is not a level 2 troll.
no-not-level-3 = It is not a level 3 troll.
no-not-row-2 = It does not stand in the second row.
no-nowhere-to-dig = There is nowhere that you can dig.
no-on-the-heart = The Heart of the Mountain cannot be dug.
no-on-workshop-spot = That is a workshop spot.
no-partners-apart = The gates of a team lie side by side.
no-point-token-gone = The token for { $clan } in the { $zone } is taken.
no-position-taken = { $troll } stands there.
no-position-unsupported =
    { $places_n ->
        [one] A troll must stand below first: { $places }.
       *[other] Trolls must stand below first: { $places }.
    }
no-same-troll = Choose another troll.
no-shape-fits-nowhere = The { $tunnel } fits nowhere.
no-spell-already-cast = You have cast a spell this turn.
no-spot-of-other-number = That start spot is for { $number } players.
no-spot-taken = The gate of { $who } is there.
no-stack-empty = No { $tunnel } is left.
no-statue-not-in-network = It does not stand in your network.
no-statue-too-far = It does not lie beside your network.
no-storage-empty = There is no { $resource } in your storage.
no-symbol-empty = There is no { $resource } on it.
no-too-few-to-trade = A trade takes { $need } resources, and you have { $have }.
no-troll-holds-nothing = It carries nothing.
no-tunnel-not-adjacent = It can go only within its tunnel or to the next one.
no-tunnel-too-large = It takes { $need } minerals, and you have { $have }.
no-unburden-one-first = Unload one troll first.
no-use-first = Use the workshop once first.
no-workshop-already-used = You have used a workshop this turn.
no-workshop-not-in-play = The { $workshop } is not in play.
no-workshop-out-of-reach = You have no open entrance to the { $workshop }.

## The picture in the terminal

step-setup = setup
step-spells = spells and workshops
step-recruit_or_dig = recruit or dig
step-great_hall = great hall
step-statues = move statues
step-end = the end
column-honor = honor
column-trolls = trolls
column-has = on trolls
column-storage = storage
column-pedestals = pedestals
column-tokens = tokens
pic-top =
    { $last ->
        [0] Round { $round } · { $step } · { $side } · decks { $decks } · spells { $spells } · bag { $bag }
       *[other] Round { $round } of { $last } · { $step } · { $side } · decks { $decks } · spells { $spells } · bag { $bag }
    }
pic-track = Zones, statues, tokens:
pic-horde = Horde
pic-book = Spell book:
pic-spell = { $spell }: { $does }
pic-stacks = Tunnels left
pic-halls = Great halls:
pic-workshops = Workshops:
pic-moot = Your trollsmoot
pic-team = Team { $n }
pic-sign = { $what_sign }
pic-pedestal = { $clan_pedestal }
pic-draft = In hand: { $cards }
pic-zone = { $zone_short }
pic-letters = s stone, i iron, g heartstone, t cart, h hammer, r rune, c coin · zones by shade, the Heart ♥
pic-legend = F I M statues, ᶠ ⁱ ᵐ pedestals · # rubble, ○ fragment, □ ▣ spot and workshop, ^ ¤ hall and altar

## The plain table in the browser

view-arriving = troll on the way
view-bag = pedestals in the bag
view-book = spell book
view-bribes = bribes
view-cast = spell cast this turn
view-cheap_trades = cheap trades left
view-crowned = coronations
view-decks = cards in the troll decks
view-gate = gate
view-gone = pedestals out of the game
view-halls = great halls
view-holds = holds
view-honor = honor
view-horde = horde
view-last_round = last round
view-magic = spell in effect
view-moot = trollsmoot
view-networks = networks
view-pedestal = pedestal
view-pedestals = pedestals
view-picked = chosen card
view-round = round
view-runes = runes on it
view-side = side of the board
view-spell = spell
view-spell_deck = spells to come
view-spells_under = spells put under the deck
view-stacks = tunnels left
view-start = starting player
view-statues = statues
view-step = step
view-storage = storage
view-supply = workshops in the supply
view-takers = tokens taken
view-teams = teams
view-tokens = tokens
view-track = pedestal track
view-troll = troll
view-trolls = trolls
view-tunnels = tunnels
view-turn = this turn
view-under = cards put under the decks
view-worked = workshop used this turn
view-workshop_cells = workshops on the mountain
view-workshops = workshop spots
view-cards = cards in hand
view-hand = cards in hand

## The board in the browser

board-mountain = The mountain
board-rubble = Rubble: a tunnel costs 1 hammer more for each such space it covers
board-heart = The Heart of the Mountain: nobody can dig here
board-side-n = North, { $zone_short }
board-side-ne = North-east, { $zone_short }
board-side-e = East, { $zone_short }
board-side-se = South-east, { $zone_short }
board-side-s = South, { $zone_short }
board-side-sw = South-west, { $zone_short }
board-side-w = West, { $zone_short }
board-side-nw = North-west, { $zone_short }
board-tunnel =
    { $n ->
        [one] Tunnel of { $who }: { $n } space. { $where }
       *[other] Tunnel of { $who }: { $n } spaces. { $where }
    }
board-fragment =
    { $n ->
        [one] Isolated tunnel: { $n } space. { $where }
       *[other] Isolated tunnel: { $n } spaces. { $where }
    }
board-gate = Gate of { $who }
board-empty-spot = Empty workshop spot: { $where }
board-workshop =
    { $n ->
        [one] { $workshop }: { $recipes }. One open entrance. { $where }
       *[other] { $workshop }: { $recipes }. { $n } open entrances. { $where }
    }
board-pedestal-of = { $clan } pedestal
board-pedestal-fire = Fire pedestal
board-pedestal-ice = Ice pedestal
board-pedestal-moon = Moon pedestal
board-any-pedestal = A pedestal of your choice
board-statue = { $clan } statue of { $who }: worth { $honor }. { $where }
board-statue-buried = { $clan } statue: still buried. { $where }
board-hall = { $hall }: { $low } honor, { $top } with a statue on the altar
board-clan-mud = Mud
board-horde-card =
    { $count ->
        [0] { $troll }: { $clan }, level { $level }, { $slot }. Fetches { $makes }
       *[other] { $troll }: { $clan }, level { $level }, { $slot }. Fetches { $makes }. On it { $lying }
    }
board-troll =
    { $count ->
        [0] { $troll }: { $place }. Fetches { $makes }. Holds nothing
       *[other] { $troll }: { $place }. Fetches { $makes }. Holds { $holds }
    }
board-place-free =
    { $count ->
        [0] Free: { $place }
       *[other] Free: { $place }. Those below would fetch { $gains }
    }
board-place-unsupported = Needs both below: { $place }
board-needs-both = needs both below
board-free = free
board-refills = fetches
board-starter = { $troll }: fetches { $makes }. Starts with { $start }
board-starts-with = starts with
board-arriving = Looking for a place
board-round =
    { $last ->
        [0] Round { $round }
       *[other] Round { $round } of { $last }
    }
board-round-word = Round
board-step-spells = Spells
board-step-recruit_or_dig = Recruit or dig
board-step-great_hall = Great hall
board-step-statues = Statues
board-crowns = Coronation tokens: when the last is taken, two more rounds follow
board-trolls-away =
    { $n ->
        [one] { $n } troll away
       *[other] { $n } trolls away
    }
board-rate = Trade { $n } for 1
board-track = Pedestal track
board-track-value = A statue is worth; on a pedestal of its own clan
board-stacks = Tunnels left
board-halls = Great halls
board-workshops = Workshops
board-workshops-near = Workshops in reach
board-horde = Horde
board-row-one-free = row 1 is free
board-you-have = you have
board-at-most = up to
board-nothing = nothing
board-bribes =
    { $n ->
        [0] free
        [one] { $n } bribe
       *[other] { $n } bribes
    }
board-have = { $what }: you have { $n }
board-bribes-needed = Bribes needed, one on each card below
board-lying = Lies on it
board-retires = With one more bribe it retires
board-deck = Cards in the deck
board-bag = Pedestals in the bag
board-spells = Spell book
board-third-rune = the third rune destroys
board-cast-now = Works this turn
board-moot = Your trollsmoot
board-moot-of = Trollsmoot
board-level = Level
board-held = held
board-empty = empty
board-pays = would pay
board-all-and-stored = all you can spend / in storage
board-in-storage = In storage
board-on-trolls = on trolls
board-trolls = Trolls
board-pedestals = Pedestals in storage
board-tokens = Point tokens of pedestals
board-now = Statues and halls would score now
board-partner = with { $who }
board-start-spot = Start spot for { $n } players. { $where }
board-start-player = Start player
board-spot-for = for { $n } players
board-do-statue = { $clan } statue: { $where }, now worth { $honor }
board-do-buried = { $clan } statue: { $where }, still buried
board-statue-of = { $clan } statue
board-worth = worth { $honor } there
board-hall-worth = the hall scores { $honor }
board-token = token of { $points }
board-do-workshop =
    { $n ->
        [one] { $workshop }: { $made }, one use. { $where }
       *[other] { $workshop }: { $made }, up to { $n } uses. { $where }
    }
board-ask-goal = Where does the { $clan } statue go?
board-ask-pedestal = Do you put a pedestal on your new anchor, { $zone }?
board-ask-workshop = Do you found a workshop beside your tunnel? { $where }
board-pay = Pay
board-get = Get
board-honor = Honor
board-short =
    { $n ->
        [one] { $n } short
       *[other] { $n } short
    }
board-may-found = A workshop may be founded
board-costs = costs { $cost }
board-finds = finds { $gains }
board-anchor-in = anchor in { $zone_short }
board-altar-statue = { $clan } statue on the altar
board-altar-empty = altar empty
board-pay-with = Pay with
board-rotate = Rotate
board-flip = Flip
board-dig-here = Dig here
board-lay-here = Lay it here
board-point = Point at the mountain, or move with the arrow keys
board-all-places =
    { $n ->
        [one] { $n } place in words
       *[other] All { $n } places in words
    }
board-go-on = Go on
board-tab-mountain = Mountain
board-tab-moot = Trollsmoot
board-tab-horde = Horde
board-trade = Trade
board-spell = Spell
board-workshop-word = Workshop
board-move-statue = Move a statue

## What was done, as headings of a report

deed-troll-recruited-troll = Trolls recruited
deed-spell-cast-spell = Spells cast
deed-workshop-activated-workshop = Workshops used
deed-tunnel-dug-tunnel = Tunnels dug
deed-hall-dedicated-hall = Great halls dedicated
deed-statue-excavated-clan = Statues unearthed, by clan
deed-statue-moved-clan = Statues moved, by clan

## What a good player looks at

feature-points = safe honor
feature-rival = what the best rival will come to
feature-opening = the opening
feature-halls = great halls
feature-statues = statues
feature-leftovers = leftover resources
feature-tunnels = tunnels that can be paid
feature-tool_1 = carts
feature-tool_2 = hammers
feature-tool_3 = runes
feature-tool_4 = coins
feature-surplus = more than can be used
feature-pedestals = pedestals
feature-trolls = cascades to come
feature-land = room to dig and the way inwards

## First questions, to somebody new

first-place_gate = Your tunnels start at the gate. Good is a spot with statues and goods near by; none of the spots is bad.
first-draft_card = Four starter trolls make your bottom row and fetch goods all game long. Good at first: the Quarrier, its stone digs a tunnel.
first-step2_menu = In each turn you recruit one troll or dig one tunnel. Good at first: recruit, so that your trolls fetch goods for digging.
