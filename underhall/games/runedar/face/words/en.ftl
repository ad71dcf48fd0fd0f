game-title = The Siege of Runedar
game-tagline = Dwarves hold a besieged fortress together and dig their way out with the gold.
game-mood = Grim and close: you hold out together, or not at all.

option-difficulty = Difficulty
option-difficulty-easy = Easy
option-difficulty-normal = Normal
option-difficulty-hard = Hard
option-difficulty-epic = Epic
option-open_hands = Hands
option-open_hands-no = Hidden from the others
option-open_hands-yes = Open to everybody

## Things

resource-wood = wood
    .does = gathered in the carpentry; it pays for upgrades and bribes goblins
resource-leather = leather
    .does = gathered in the tannery; it pays for upgrades and bribes goblins
resource-metal = metal
    .does = gathered in the foundry; it pays for upgrades and bribes goblins

# .in says where, .to where to, .at whom one shoots at there; .before a wall is where orcs come up.
area-keep = keep
    .in = in the keep
    .to = to the keep
    .at = at the keep
    .does = your gold lies here; every orc that gets in steals 1 nugget; whoever ends a turn here may refill the upgrade board
area-carpentry = carpentry
    .in = in the carpentry
    .to = to the carpentry
    .at = at the carpentry
    .does = wood is gathered here, unless an orc stands here; from here orcs go on to the keep
area-tannery = tannery
    .in = in the tannery
    .to = to the tannery
    .at = at the tannery
    .does = leather is gathered here, unless an orc stands here; from here orcs go on to the keep
area-foundry = foundry
    .in = in the foundry
    .to = to the foundry
    .at = at the foundry
    .does = metal is gathered here, unless an orc stands here; from here orcs go on to the keep
area-tunnel_entrance = tunnel entrance
    .in = at the tunnel entrance
    .to = to the tunnel entrance
    .at = at the enemies at the tunnel entrance
    .does = here rubble is dug away, and trolls and goblins are fought
area-wall_carpentry = carpentry wall
    .in = on the carpentry wall
    .to = onto the carpentry wall
    .at = at the orcs on the carpentry wall
    .before = outside the carpentry wall
    .does = orcs climb it on their way to the carpentry; it leads to the tunnel tower and the west tower
area-wall_tannery = tannery wall
    .in = on the tannery wall
    .to = onto the tannery wall
    .at = at the orcs on the tannery wall
    .before = outside the tannery wall
    .does = orcs climb it on their way to the tannery; it leads to the west tower and the east tower
area-wall_foundry = foundry wall
    .in = on the foundry wall
    .to = onto the foundry wall
    .at = at the orcs on the foundry wall
    .before = outside the foundry wall
    .does = orcs climb it on their way to the foundry; it leads to the east tower
area-tower_tunnel = tunnel tower
    .in = on the tunnel tower
    .to = up the tunnel tower
    .at = at the tunnel tower
    .does = from here one shoots at machines, at orcs on and outside the carpentry wall and at enemies at the tunnel entrance
area-tower_west = west tower
    .in = on the west tower
    .to = up the west tower
    .at = at the west tower
    .does = from here one shoots at machines and at orcs on and outside the carpentry wall and the tannery wall
area-tower_east = east tower
    .in = on the east tower
    .to = up the east tower
    .at = at the east tower
    .does = from here one shoots at machines and at orcs on and outside the tannery wall and the foundry wall
area-outside_carpentry = outside the carpentry wall
    .in = outside the carpentry wall
    .to = outside the carpentry wall
    .at = at the orcs outside the carpentry wall
    .does = orcs come up here; with an arrow they advance: wall, carpentry, keep
area-outside_tannery = outside the tannery wall
    .in = outside the tannery wall
    .to = outside the tannery wall
    .at = at the orcs outside the tannery wall
    .does = orcs come up here; with an arrow they advance: wall, tannery, keep
area-outside_foundry = outside the foundry wall
    .in = outside the foundry wall
    .to = outside the foundry wall
    .at = at the orcs outside the foundry wall
    .does = orcs come up here; with an arrow they advance: wall, foundry, keep

machine-siege_tower = siege tower
    .at = at the siege tower
    .does = brings a troll to the tunnel entrance when it acts; 1 crossbow from any tower destroys it
machine-catapult = catapult
    .at = at the catapult
    .does = blocks an upgrade space for good and costs 1 nugget when it acts; 1 crossbow from any tower destroys it

# .sign stands beside a number.
action-move = move
    .sign = move
    .does = your dwarf goes as many steps as the card says, or fewer
action-free_move = special move
    .sign = special move
    .does = your dwarf goes to any area; then you may use one more option of the card
action-gather_wood = gather wood
    .sign = wood
    .does = in the carpentry: lay wood on upgrades or give it to goblins
action-gather_leather = gather leather
    .sign = leather
    .does = in the tannery: lay leather on upgrades or give it to goblins
action-gather_metal = gather metal
    .sign = metal
    .does = in the foundry: lay metal on upgrades or give it to goblins
action-gather_any = gather any resource
    .sign = any resource
    .does = in any workshop: lay its resource on upgrades or give it to goblins
action-melee = melee attack
    .sign = melee
    .does = roll dice against the enemies where your dwarf is: every 2 successes eliminate an orc
action-melee_auto = sure strike
    .sign = sure strike
    .does = adds successes to a melee attack without a roll
action-ranged = ranged attack
    .sign = ranged
    .does = roll dice from a tower: each crossbow is a wound
action-dig = dig
    .sign = dig
    .does = at the tunnel entrance: remove pieces of rubble
action-none = no action
    .does = the card is played and nothing happens

card-orc = Orc
    .acc = an orc card
    .does = reveals the next siege card; orc cards are played before all others
card-old_saw = Old saw
    .does = { $acts }
card-old_fleshing_knife = Old fleshing knife
    .does = { $acts }
card-old_smithing_hammer = Old smithing hammer
    .does = { $acts }
card-notched_hatchet = Notched hatchet
    .does = { $acts }
card-cracked_crossbow = Cracked crossbow
    .does = { $acts }
card-blunt_pickaxe = Blunt pickaxe
    .does = { $acts }
card-tool_bag = Tool bag
    .does = { $acts }
card-pickaxe = Pickaxe
    .does = { $acts }
card-shovel = Shovel
    .does = { $acts }
card-mattock = Mattock
    .does = { $acts }
card-axe = Axe
    .does = { $acts }
card-mace = Mace
    .does = { $acts }
card-crossbow = Crossbow
    .does = { $acts }
card-spear = Spear
    .does = { $acts }
card-frame_saw = Frame saw
    .does = { $acts }
card-fleshing_knife = Fleshing knife
    .does = { $acts }
card-smithing_hammer = Smithing hammer
    .does = { $acts }
card-craft_tools = Craft tools
    .does = { $acts }
card-tool_belt = Tool belt
    .does = { $acts }
card-steel_pickaxe = Steel pickaxe
    .does = { $acts }
card-steel_shovel = Steel shovel
    .does = { $acts }
card-battle_axe = Battle axe
    .does = { $acts }
card-war_hammer = War hammer
    .does = { $acts }
card-heavy_crossbow = Heavy crossbow
    .does = { $acts }
card-twin_crossbow = Twin crossbow
    .does = { $acts }
card-master_tools = Master tools
    .does = { $acts }
card-runic_pickaxe = Runic pickaxe
    .does = { $acts }
card-runic_axe = Runic axe
    .does = { $acts }
card-runic_tools = Runic tools
    .does = { $acts }
card-great_pickaxe = Great pickaxe
    .does = { $acts }
card-great_mattock = Great mattock
    .does = { $acts }
card-great_axe = Great axe
    .does = { $acts }
card-thunder_hammer = Thunder hammer
    .does = { $acts }
card-arbalest = Arbalest
    .does = { $acts }
card-guild_tools = Guild tools
    .does = { $acts }
card-imperial_pickaxe = Imperial pickaxe
    .does = { $acts }
card-imperial_axe = Imperial axe
    .does = { $acts }
card-imperial_crossbow = Imperial crossbow
    .does = { $acts }
card-imperial_tools = Imperial tools
    .does = { $acts }

upgrade_deck-yellow = yellow deck
    .does = { $n } cheap upgrades, for { $least } to { $most } resources each
upgrade_deck-grey = grey deck
    .does = { $n } better upgrades, for { $least } to { $most } resources each
upgrade_deck-red = red deck
    .does = { $n } of the best upgrades, for { $least } to { $most } resources each

troll-troll_1 = troll no. 1
    .title = Troll no. 1
    .does = falls after { wounds-told }, each for { successes-told } in melee or 1 crossbow from the tunnel tower; nobody digs before the tunnel while it is there
troll-troll_2 = troll no. 2
    .title = Troll no. 2
    .does = falls after { wounds-told }, each for { successes-told } in melee or 1 crossbow from the tunnel tower; nobody digs before the tunnel while it is there
troll-troll_3 = troll no. 3
    .title = Troll no. 3
    .does = falls after { wounds-told }, each for { successes-told } in melee or 1 crossbow from the tunnel tower; nobody digs before the tunnel while it is there
troll-troll_4 = troll no. 4
    .title = Troll no. 4
    .does = falls after { wounds-told }, each for { successes-told } in melee or 1 crossbow from the tunnel tower; nobody digs before the tunnel while it is there
troll-troll_5 = troll no. 5
    .title = Troll no. 5
    .does = falls after { wounds-told }, each for { successes-told } in melee or 1 crossbow from the tunnel tower; nobody digs before the tunnel while it is there

goblin_kind-fight = fighting goblin
    .title = Fighting goblin
    .does = takes wounds, like a troll
goblin_kind-bribe_exact = greedy goblin
    .title = Greedy goblin
    .does = goes away when it has been given exactly the resources it shows
goblin_kind-bribe_any = corruptible goblin
    .title = Corruptible goblin
    .does = goes away when it has been given so many resources of any kind
goblin_kind-rubble = panicked goblin
    .title = Panicked goblin
    .does = goes away when the rubble around it is dug away

# .a follows "hires", .brings tells in a label what for.
mercenary-clear_workshops = Forest raiders
    .a = the Forest raiders
    .brings = all orcs in the workshops are gone
    .does = for { nuggets }: all orcs in the workshops go back to the reserve
mercenary-slay_troll = Troll slayer
    .a = the Troll slayer
    .brings = one troll is gone
    .does = for { nuggets }: one troll at the tunnel entrance is eliminated
mercenary-drive_off_goblin = Goblin chaser
    .a = the Goblin chaser
    .brings = one goblin is gone
    .does = for { nuggets }: one goblin of any kind is eliminated
mercenary-sabotage_catapult = Saboteur
    .a = the Saboteur
    .brings = the catapult does not fire
    .does = for { nuggets }, when the catapult is about to fire: it goes back to the reserve without a shot
mercenary-ambush = Ambush
    .a = an Ambush
    .brings = the siege card has no effect
    .does = for { nuggets }, when a siege card has just been revealed: it has no effect

# .short stands in a row of dice.
die-success_1 = 1 success
    .short = 1
    .does = counts in melee: 1 success; nothing in a shot
die-success_2 = 2 successes
    .short = 2
    .does = counts in melee: 2 successes; nothing in a shot
die-success_3 = 3 successes
    .short = 3
    .does = counts in melee: 3 successes; nothing in a shot
die-crossbow = crossbow
    .short = crossbow
    .does = counts for shots: 1 wound; nothing in melee

dwarf-red = red dwarf
dwarf-yellow = yellow dwarf
dwarf-purple = purple dwarf
dwarf-blue = blue dwarf

difficulty-easy = easy
    .does = { rubble-pieces } before each section of the tunnel
difficulty-normal = normal
    .does = { rubble-pieces } before each section of the tunnel
difficulty-hard = hard
    .does = { rubble-pieces } before each section of the tunnel
difficulty-epic = epic
    .does = { rubble-pieces } before each section of the tunnel

loss-last_siege_card = the last siege card was revealed
loss-last_catapult_card = the last catapult card was revealed
loss-last_troll_token = the last troll token was revealed
loss-last_orc_figure = the last orc figure entered play
loss-last_gold = the last gold nugget was lost

peril-last_siege_card = Siege cards
peril-last_catapult_card = Catapult cards
peril-last_troll_token = Trolls
peril-last_orc_figure = Orcs
peril-last_gold = Gold

score-victory = Victory
score-gold = Gold saved
score-goblins = Goblins eliminated

## What siege cards show

siege-orcs =
    { $n ->
        [one] { $n } orc { $wall_before }
       *[other] { $n } orcs { $wall_before }
    }
siege-tower = the siege tower
siege-catapult = the catapult
siege-arrow = an arrow (all orcs advance)

## What it takes to get rid of a goblin

asks-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }, { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }{ $n ->
        [one] { "" }
       *[other] { " each" }
    }
asks-resources = { $resources }
asks-any =
    { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
asks-rubble = { rubble-pieces } around it
rubble-pieces =
    { $n ->
        [one] { $n } piece of rubble
       *[other] { $n } pieces of rubble
    }

## Questions and answers: setup

ask-setup_dwarf = Which dwarf is yours? They differ in colour only.

## Machines

ask-machine_order = Both machines act now. Which is first? The siege tower brings a troll, the catapult blocks an upgrade space and costs 1 gold.

## Interrupting

ask-window-catapult = The catapult is about to fire: it will block an upgrade space, destroy the card there and cost 1 gold. Do you do anything first?
ask-window-siege = The siege card shows { $shows }. Do you do anything before it takes effect?
ask-window-arrow = All orcs are about to advance, and those in the workshops to steal gold. Do you do anything first?
ask-window-defeat = What is revealed next loses the game. Do you hire anybody first?
ask-window-roll = The dice are cast. Do you send anybody away before the wounds are dealt?
ask-window-end = Your cards are played. Do you hire anybody before your turn ends?
do-continue = Continue
do-hire = Hire { $mercenary_a } for { $price } gold: { $mercenary_brings }
do-take = Take { $card } from space { $space } for a card
do-take-space = Take the card on space { $space }
ask-hire_target = Which one does { $mercenary_a } eliminate?
ask-take_remove = You take { $card } into your hand. Which card leaves the game for it?
do-troll =
    { $troll_title }: { $wounds ->
        [one] { $wounds } wound left
       *[other] { $wounds } wounds left
    }, { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }{ $wounds ->
        [one] { "" }
       *[other] { " each" }
    }
do-goblin = { $goblin_title }: { $asks }

## Playing cards

ask-play =
    { $n ->
        [one] You have one more card to play. What do you do with it?
       *[other] You have { $n } cards to play. Which is next, and what do you do with it?
    }
ask-follow_up = After the special move of { $card }: which of its other options do you use?
do-move =
    { $n ->
        [one] { $card }: move { $n } step
       *[other] { $card }: move up to { $n } steps
    }
do-free-move = { $card }: special move to any area, then one more option
do-gather-wood = { $card }: gather { $n } wood
do-gather-leather = { $card }: gather { $n } leather
do-gather-metal = { $card }: gather { $n } metal
do-gather-any = { $card }: gather { $n } of what this workshop has
do-melee =
    { $n ->
        [one] { $card }: melee attack, { $n } die
       *[other] { $card }: melee attack, { $n } dice
    }
do-melee-auto =
    { $n ->
        [one] { $card }: sure strike, { $n } success
       *[other] { $card }: sure strike, { $n } successes
    }
do-ranged =
    { $n ->
        [one] { $card }: ranged attack, { $n } die
       *[other] { $card }: ranged attack, { $n } dice
    }
do-dig = { $card }: dig, { rubble-pieces }
do-none = { $card }: no action
ask-move_to = Where does your dwarf go? One or two steps.
ask-free_move_to = Where does the special move of { $card } take your dwarf? Any area will do.

## Gathering

ask-place_resource =
    { $n ->
        [one] Where does the { $resource } go?
       *[other] Where does the next { $resource } go? { $n } are left to place.
    }
do-lay = { $card } on space { $space }: lacking { $missing }
do-give = { $goblin_title }, asking for { $asks }

## Attacks

ask-ranged_target = What do you shoot at? Each crossbow on the dice is a wound.
ask-join_card-ranged =
    { $n ->
        [one] You shoot { $target_at } with { $n } die. Do you join another card? After the roll it is too late.
       *[other] You shoot { $target_at } with { $n } dice. Do you join another card? After the roll it is too late.
    }
ask-join_card-melee =
    You fight { $target_in } with { $n ->
        [0] { "" }
        [one] { $n } die
       *[other] { $n } dice
    }{ $sure ->
        [0] { "" }
       *[other] { $n ->
            [0] { "" }
           *[other] { " and " }
        }{ $sure ->
            [one] { $sure } sure success
           *[other] { $sure } sure successes
        }
    }. Do you join another card? Afterwards it is too late.
do-roll =
    { $n ->
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }{ $sure ->
        [0] { "" }
        [one] {", with "}{ $sure } sure success
       *[other] {", with "}{ $sure } sure successes
    }
do-strike =
    { $sure ->
        [one] Strike with { $sure } sure success, without a roll
       *[other] Strike with { $sure } sure successes, without a roll
    }
do-join =
    { $n ->
        [0] Join { $card }
        [one] Join { $card }: { $n } die
       *[other] Join { $card }: { $n } dice
    }
do-join-sure =
    { $n ->
        [one] Join { $card }: { $n } sure success
       *[other] Join { $card }: { $n } sure successes
    }
ask-allot_wound-melee =
    { $n ->
        [one] { $n } success is left. Who takes the next wound?
       *[other] { $n } successes are left. Who takes the next wound?
    }
ask-allot_wound-ranged =
    { $n ->
        [one] { $n } crossbow is left. Who takes the wound?
       *[other] { $n } crossbows are left, a wound each. Who takes the next wound?
    }

## Digging

ask-dig_goblin = Which goblin do you dig free? You remove { rubble-pieces }.

## Refilling the upgrade board

ask-refill = Which upgrades do you change? Remove cards if you like, then fill empty spaces.
ask-refill-more = Do you fill another space of the upgrade board?
do-refill-done = Leave the upgrade board as it is
do-clear-card = Remove { $card } from space { $space }
do-clear-space = Remove the card on space { $space }
do-fill = Space { $space }: { $deck }

## Reasons: fighting

no-nobody-to-strike = There is nobody to fight { $area_in }.
no-not-on-tower = Your dwarf has to stand on a tower to shoot.
no-nothing-to-shoot = There is nothing to shoot at from this tower.
no-machine-in-reserve = This machine is not in play: { $machine }.
no-out-of-sight = This tower does not overlook that area.
no-nobody-to-shoot = Nobody who could be shot stands there.
no-no-melee-attack = There is no melee attack on { $card }.
no-no-ranged-attack = There is no ranged attack on { $card }.
no-dice-full = The attack has all { $n } dice already.
no-cannot-be-fought = This goblin cannot be fought: bribe it or dig it free.
no-successes-short =
    { $n ->
        [one] A wound there takes { $price } successes; only { $n } is left.
       *[other] A wound there takes { $price } successes; only { $n } are left.
    }

## Reasons: gathering, digging, moving

no-not-in-the-workshop = Your dwarf has to be { $area_in } for that.
no-not-in-workshop = Your dwarf has to be in a workshop for that.
no-orcs-in-workshop =
    { $n ->
        [one] { $n } orc in the workshop keeps you from gathering.
       *[other] { $n } orcs in the workshop keep you from gathering.
    }
no-workshop-empty = The workshop has no { $resource } left.
no-nothing-needed = No card on the upgrade board and no goblin takes more { $resource }.
no-card-needs-none = No more { $resource } is needed on { $card }.
no-goblin-wants-none = This goblin does not take { $resource }.
no-not-at-entrance = Your dwarf has to be at the tunnel entrance to dig.
no-troll-in-the-way = A troll at the tunnel entrance keeps you from digging.
no-goblins-in-the-way = The goblins at the tunnel entrance have to go first; none of them has to be dug free.
no-already-there = Your dwarf is there already.
no-too-far = That is more than two steps away.
no-dwarf-taken = This dwarf belongs to { $who }.

## Reasons: upgrades and mercenaries

no-space-blocked = Space { $space } is blocked by a catapult card for the rest of the game.
no-space-empty = Space { $space } is empty.
no-space-taken = The space is taken: { $card }.
no-still-locked = Still missing on { $card }: { $missing }.
no-no-card-to-remove = You have no dwarf card in hand that could leave the game for it.
no-orc-cards-stay = Orc cards stay in your deck for the whole game.
no-deck-empty = There are no more cards in the { $deck }.
no-filling-begun = You have begun to fill spaces: no card can be removed any more.
no-take-can-wait = This changes nothing now: take the card when you choose your next card to play.
no-hire-can-wait = This changes nothing now: hire when you choose your next card to play, or at the end of your turn.
no-already-hired = This mercenary has been hired already: each comes once in a game.
no-gold-must-remain = The price is { $price } gold and you have { $gold }: at least 1 must remain.
no-no-orc-in-workshops = No orc stands in a workshop.
no-no-troll = There is no troll at the tunnel entrance.
no-no-goblin = There is no goblin at the tunnel entrance.
no-only-when-catapult-fires = Only when the catapult is about to fire.
no-only-when-siege-card-revealed = Only when a siege card has just been revealed.

## What happened: setup and turns

log-dwarf-chosen = { $who } leads the { $dwarf }.
log-upgrade-opened = Upgrade space { $space } gets { $card }.
log-first-player = { $who } takes the first turn.
log-turn-began = { $who } begins a turn.
log-card-drawn = { $who } draws { $card_acc }.
log-cards-drawn =
    { $n ->
        [one] { $who } draws { $n } card.
       *[other] { $who } draws { $n } cards.
    }
log-reshuffled = { $who } shuffles all twelve cards and sets two of them aside unseen.

## What happened: machines

log-machine-arrived = The { $machine } comes up before { $who } and will act at the start of their next turn.
log-machine-laid = The { $machine } comes up and lies before { $who }: it is stood up next turn and acts the turn after.
log-machine-stood-up = The { $machine } before { $who } is stood up and will act next turn.
log-troll-revealed =
    The siege tower sends { $troll } to the tunnel entrance: { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    }{ $wounds ->
        [one] { "" }
       *[other] { " each" }
    }. { $left ->
        [0] No troll token is left.
        [one] { $left } troll token is left.
       *[other] { $left } troll tokens are left.
    }
log-catapult-fired =
    The catapult hits upgrade space { $space }, which is blocked from now on. { $left ->
        [0] No catapult card is left.
        [one] { $left } catapult card is left.
       *[other] { $left } catapult cards are left.
    }
log-upgrade-destroyed = The shot destroys { $card } on upgrade space { $space }.
log-gold-buried = The shot costs 1 gold; { $left } left.

## What happened: orcs

log-orc-card-played = { $who } plays an orc card.
log-siege-card-revealed =
    Siege card: { $shows }. { $left ->
        [0] It was the last one.
        [one] { $left } siege card is left.
       *[other] { $left } siege cards are left.
    }
log-orcs-placed =
    { $n ->
        [one] { $n } orc comes up { $area_in }
       *[other] { $n } orcs come up { $area_in }
    }; { $left } in reserve.
log-orcs-advanced =
    { $n ->
        [0] There are no orcs to advance.
        [one] { $n } orc advances.
       *[other] { $n } orcs advance.
    }
log-gold-stolen =
    { $n ->
        [one] { $n } orc gets into the keep and steals { $n } gold
       *[other] { $n } orcs get into the keep and steal { $n } gold
    }; { $left } left.

## What happened: dwarf cards

log-card-played = { $who } plays { $card }: { $action }.
log-moved = { $who } goes { $area_to }.
log-moved-freely = { $who } jumps { $area_to }.
log-followed-up = { $who } goes on with { $card }: { $action }.
log-gathered = { $who } gathers { $n } { $resource }.
log-resource-laid = { $who } lays 1 { $resource } on { $card } (space { $space }).
log-unlocked = Unlocked: { $card } on space { $space }.
log-resource-given =
    { $left ->
        [0] { $who } gives 1 { $resource } to the { $goblin }, and that is enough.
        [one] { $who } gives 1 { $resource } to the { $goblin }; it wants { $left } more.
       *[other] { $who } gives 1 { $resource } to the { $goblin }; it wants { $left } more.
    }

## What happened: attacks

log-card-joined = { $who } adds { $card } to the attack: { $action }.
log-melee-rolled =
    { $who } rolls { $dice_short }{ $sure ->
        [0] { "" }
        [one] {", with "}{ $sure } sure success
       *[other] {", with "}{ $sure } sure successes
    }: { $n ->
        [0] no success.
        [one] { $n } success.
       *[other] { $n } successes.
    }
log-struck-surely =
    { $n ->
        [one] { $who } strikes with { $n } sure success.
       *[other] { $who } strikes with { $n } sure successes.
    }
log-ranged-rolled =
    { $who } rolls { $dice_short }: { $n ->
        [0] no hit.
        [one] { $n } hit.
       *[other] { $n } hits.
    }
log-orcs-slain =
    { $n ->
        [one] { $who } slays { $n } orc { $area_in }.
       *[other] { $who } slays { $n } orcs { $area_in }.
    }
log-machine-defeated = { $who } destroys the { $machine }: it goes back to the reserve.
log-missed = The attack of { $who } does no harm.
log-troll-wounded =
    { $left ->
        [one] { $troll_title } is wounded and can take { $left } more wound.
       *[other] { $troll_title } is wounded and can take { $left } more wounds.
    }
log-troll-slain = { $troll_title } is slain.
log-goblin-wounded =
    { $left ->
        [one] The fighting goblin is wounded and can take { $left } more wound.
       *[other] The fighting goblin is wounded and can take { $left } more wounds.
    }

## What happened: the tunnel

log-dug =
    { $left ->
        [0] { $who } removes { rubble-pieces }, the last before the tunnel entrance.
       *[other] { $who } removes { rubble-pieces }; { $left } left before the tunnel entrance.
    }
log-goblin-dug-free =
    { $left ->
        [0] { $who } removes { rubble-pieces } and digs the panicked goblin free.
       *[other] { $who } removes { rubble-pieces } around the panicked goblin; { $left } left.
    }
log-section-finished = Tunnel section { $section } is open, and two goblins come out.
log-goblin-revealed = Out comes a { $kind }: { $asks }.
log-goblin-eliminated =
    { $n ->
        [one] The { $kind } is gone: { $n } goblin eliminated.
       *[other] The { $kind } is gone: { $n } goblins eliminated.
    }
log-rubble-placed =
    { $n ->
        [one] Both goblins are gone: { rubble-pieces } lies before the next tunnel section.
       *[other] Both goblins are gone: { rubble-pieces } lie before the next tunnel section.
    }

## What happened: upgrades

log-card-removed = { $who } removes { $card } from the game.
log-upgrade-taken = { $who } takes { $card } from upgrade space { $space }.
log-upgrade-cleared = { $who } removes { $card } from upgrade space { $space }.
log-upgrade-laid = { $who } fills upgrade space { $space } from the { $deck }: { $card }.

## What happened: mercenaries

log-hired = { $who } hires { $mercenary_a } for { $price } gold; { $left } left.
log-workshops-cleared =
    { $n ->
        [one] { $n } orc is driven out of the workshops.
       *[other] { $n } orcs are driven out of the workshops.
    }
log-sabotaged = The catapult is sabotaged: it goes back to the reserve without a shot.
log-ambushed = The orcs are ambushed: the siege card has no effect.

## What happened: the end

log-game-won = Victory ({ $difficulty }): the tunnel is open, and the dwarves escape with { $gold } gold.
log-game-lost =
    { $goblins ->
        [one] Defeat ({ $difficulty }): { $cause }. { $goblins } goblin was eliminated.
       *[other] Defeat ({ $difficulty }): { $cause }. { $goblins } goblins were eliminated.
    }

## Parts of what things do

act-move =
    { $n ->
        [one] move { $n } step
       *[other] move up to { $n } steps
    }
act-free_move = special move to any area
act-gather_wood = gather { $n } wood
act-gather_leather = gather { $n } leather
act-gather_metal = gather { $n } metal
act-gather_any =
    { $n ->
        [one] gather { $n } resource in any workshop
       *[other] gather { $n } resources in any workshop
    }
act-melee =
    { $n ->
        [one] attack in melee with { $n } die
       *[other] attack in melee with { $n } dice
    }
act-melee_auto =
    { $n ->
        [one] strike in melee for { $n } sure success
       *[other] strike in melee for { $n } sure successes
    }
act-ranged =
    { $n ->
        [one] shoot with { $n } die
       *[other] shoot with { $n } dice
    }
act-dig =
    { $n ->
        [one] dig away { $n } piece of rubble
       *[other] dig away { $n } pieces of rubble
    }
act-none = nothing
acts-comma = { $one }, { $rest }
acts-or = { $one } or { $rest }
acts-after-move = { $one }, then, if you like: { $rest }
wounds-told =
    { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
successes-told =
    { $n ->
        [one] { $n } success
       *[other] { $n } successes
    }
nuggets =
    { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }

## The Chronicle of Runedar

chronicle-victory =
    { $gold ->
        [one] Victory ({ $difficulty }): { $gold } gold nugget saved
       *[other] Victory ({ $difficulty }): { $gold } gold nuggets saved
    }
chronicle-defeat =
    { $goblins ->
        [one] Defeat ({ $difficulty }): { $goblins } goblin eliminated
       *[other] Defeat ({ $difficulty }): { $goblins } goblins eliminated
    }

## The table in the browser

board-fortress = The fortress of Runedar
board-tab-fortress = Fortress
board-dangers = What is left before we lose
board-beaten = Goblins
board-goblins = { $n } of { $of } goblins eliminated
board-left = Left
board-left-says = any at 0: lost
board-left-siege = Siege
board-left-catapult = Catapult
board-left-trolls = Trolls
board-left-orcs = Orcs
board-left-gold = Gold
board-danger-siege =
    { $n ->
        [one] One siege card is left: revealing it loses the game.
       *[other] { $n } siege cards are left. Revealing the last one loses the game.
    }
board-danger-catapult =
    { $n ->
        [one] One catapult card is left: revealing it loses the game.
       *[other] { $n } catapult cards are left. Revealing the last one loses the game.
    }
board-danger-trolls =
    { $n ->
        [one] One troll token is left: revealing it loses the game.
       *[other] { $n } troll tokens are left. Revealing the last one loses the game.
    }
board-danger-orcs =
    { $n ->
        [one] One orc is left in the reserve: placing it loses the game.
       *[other] { $n } of { $most } orcs are in the reserve. Placing the last one loses the game.
    }
board-danger-gold = { $n } of { $most } nuggets are left. Losing the last one loses the game.
board-orcs =
    { $n ->
        [one] one orc
       *[other] { $n } orcs
    }
board-orc-does = every arrow takes it one place further in: to the wall, the workshop, the keep, where it steals a nugget
board-troll =
    { $n ->
        [one] Troll: one wound left, { $each } successes
       *[other] Troll: { $n } wounds left, { $each } successes each
    }
board-no-gathering = no gathering
board-tunnel = Tunnel
board-tunnel-goblins =
    { $n ->
        [one] one goblin of section { $section } is out
       *[other] { $n } goblins of section { $section } are out
    }
board-tunnel-rubble = { rubble-pieces } before section { $section }
board-tunnel-free = the way out is free
board-section =
    { $state ->
        [dug] Section { $n }: cleared
        [now] Section { $n }: its goblins are out
       *[far] Section { $n }: behind rubble
    }
board-siege-deck = Siege deck
board-next-card = the next card
board-revealed = revealed now
board-next-arrow = arrow
board-next-orcs = orcs, mean
board-average = { $whole }.{ $tenths }
board-next-siege_tower = siege tower
board-next-catapult = catapult
board-if-acts = If it acts
board-one-blocked = one of these upgrade spaces is blocked
board-one-troll = one of these trolls comes
board-arrows = Next arrows
board-shut = no gathering
board-odds = Odds in %
board-dice = dice
board-die = The six sides of a die: { $sides }
board-crossbows = crossbows
board-successes = successes
board-upgrades = Upgrades
board-blocked = Blocked
board-blocked-says = by catapult card { $n }, for good
board-empty = empty: refill from the keep
board-missing = { $n } to go
board-unlocked = unlocked
board-mercenaries = Mercenaries
board-hired = hired
board-hand = cards in hand
board-draw-deck = draw deck
board-marker = under the discard marker
board-orc-chance = { $chance }: holds an orc card
board-no-machine = no machine here
board-machine-siege_tower =
    { $n ->
        [one] a troll next turn
       *[other] a troll in { $n } turns
    }
board-machine-catapult =
    { $n ->
        [one] fires next turn
       *[other] fires in { $n } turns
    }
board-machine-lying = lies: stands up first
board-played = played
board-action = { $action_sign }
board-free-actions = Free actions
board-none = nothing
board-rubble = Rubble
board-opens = opens section { $section }
board-still-missing = still missing
board-completes = completes { $card }
board-all-hit =
    { $n ->
        [2] both: { $chance } %
       *[other] all { $n }: { $chance } %
    }
board-wounds-mean = wounds, mean { $mean }
board-dice-then = then
board-then-missing = then { $n } to go
board-then-unlocked = unlocks it
board-then-bribed = it leaves
board-attack =
    { $ranged ->
        [1] Ranged attack
       *[other] Melee attack
    }
board-attack-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
board-miss-catapult = miss: −1 gold and one of spaces { $spaces }
board-miss-siege_tower = miss: a troll comes
board-each-blocked = { $chance } % each is blocked
board-sees = sees { $areas }
board-wall-and-outside = { $wall } and outside it
board-machines = machines
board-shuffled = then all 12 are shuffled
board-adds =
    { $n ->
        [one] +{ $n } die
       *[other] +{ $n } dice
    }
board-adds-sure = +{ $n } sure
board-joins-not =
    { $ranged ->
        [1] not ranged
       *[other] not melee
    }
board-no-hire = not during an attack
where-keep = { area-keep.in }
where-carpentry = { area-carpentry.in }
where-tannery = { area-tannery.in }
where-foundry = { area-foundry.in }
where-tunnel_entrance = { area-tunnel_entrance.in }
where-wall_carpentry = { area-wall_carpentry.in }
where-wall_tannery = { area-wall_tannery.in }
where-wall_foundry = { area-wall_foundry.in }
where-tower_tunnel = { area-tower_tunnel.in }
where-tower_west = { area-tower_west.in }
where-tower_east = { area-tower_east.in }
where-outside_carpentry = { area-outside_carpentry.in }
where-outside_tannery = { area-outside_tannery.in }
where-outside_foundry = { area-outside_foundry.in }
label-keep = Keep
label-carpentry = Carpentry
label-tannery = Tannery
label-foundry = Foundry
label-tunnel_entrance = Tunnel entrance
label-wall_carpentry = Carpentry wall
label-wall_tannery = Tannery wall
label-wall_foundry = Foundry wall
label-tower_tunnel = Tunnel|tower
label-tower_west = West|tower
label-tower_east = East|tower
label-outside_carpentry = Outside the|carpentry wall
label-outside_tannery = Outside the|tannery wall
label-outside_foundry = Outside the|foundry wall
help-clear_workshops = orcs in workshops
help-slay_troll = a troll
help-drive_off_goblin = a goblin
help-sabotage_catapult = as it fires
help-ambush = on reveal

## The table at a glance

pic-turn = Turn of { $who } · { $phase } · { $difficulty }
pic-setup = { $phase } · { $difficulty }
pic-dangers =
    Left before defeat: { $siege ->
        [one] { $siege } siege card
       *[other] { $siege } siege cards
    } · { $catapult ->
        [one] { $catapult } catapult card
       *[other] { $catapult } catapult cards
    } · { $trolls ->
        [one] { $trolls } troll token
       *[other] { $trolls } troll tokens
    } · { $orcs ->
        [one] { $orcs } orc
       *[other] { $orcs } orcs
    } · { $gold } gold
pic-rubble = Tunnel: { rubble-pieces } before section { $section } of { $sections } · goblins eliminated: { $gone } of { $goblins }
pic-goblins = Tunnel: section { $section } of { $sections } is open, its goblins are out · goblins eliminated: { $gone } of { $goblins }
pic-reserve = { $machine }: in reserve
pic-lying = { $machine }: lying, stood up next turn
pic-before = { $machine }: before { $who }, acts when their turn begins
pic-enemies = At the tunnel entrance:
pic-blocked = blocked
pic-offer = { $action_sign }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n }
    }
pic-deck = { $deck }: { $n }
pic-mercenaries = Mercenaries:
pic-mercenary = { $mercenary } for { $price } gold
pic-known = known in hand:
pic-legend = o orc · ✓ unlocked · orcs unseen: how many of the cards that you cannot see are orc cards

phase-setup = setup
phase-machines = machines
phase-orcs = orc cards
phase-cards = dwarf cards
phase-refill = upgrade board

# Headings of columns.
column-outside = outside
column-wall = wall
column-workshop = workshop
column-stock = to gather
column-upgrade = upgrade
column-lacks = still lacks
column-offers = offers
column-where = where
column-hand = hand
column-orcs = orcs unseen

## What was done, as headings of a report

deed-card-played-action = Actions taken with cards
deed-upgrade-taken-card = Upgrades taken
deed-hired-mercenary = Mercenaries hired
deed-gathered-resource = Gathering of resources
deed-machine-defeated-machine = Machines destroyed
deed-orcs-slain-area = Orcs slain, by area
deed-moved-area = Moves, by area

## What a good player looks at

feature-gold = gold
feature-low_gold = the last nuggets
feature-work = rubble in the tunnel
feature-strength = stronger decks
feature-needed = siege cards until the way is open
feature-time = time until the way is open
feature-cards_left = siege cards left
feature-shocks = siege cards to come
feature-orcs = orcs and what they will steal
feature-near = orcs in the workshops
feature-on_walls = orcs on the walls
feature-outside = orcs outside
feature-crowd = orcs left in the reserve
feature-machines = siege machines
feature-mercenaries = mercenaries
feature-revealed = the revealed siege card
feature-hand = the rest of the hand

## First questions, to somebody new

first-setup_dwarf = Dwarves differ in colour only. Everybody wins or loses together: dig through the tunnel before gold, cards or orcs run out.
first-window = Here you may hire a mercenary for gold. Gold is your result and help works only once, so at first: continue.
first-play = You play your whole hand, each card for one of its actions. Good at first: walk to a workshop and gather what the upgrades want.
