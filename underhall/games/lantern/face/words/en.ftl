game-title = The Lantern Shift
game-tagline = The brightest lamp that shines alone digs, unless somebody blows a whistle.
game-mood = Quick and sly.
tie-ore = Equal points: who has more ore tiles is ahead.

option-veins = Veins
option-veins-3 = 3 veins
option-veins-5 = 5 veins
option-veins-7 = 7 veins

## Things

lamp-1 = lamp 1
lamp-2 = lamp 2
lamp-3 = lamp 3
lamp-4 = lamp 4
lamp-5 = lamp 5
lamp-6 = lamp 6

# .found follows "digs up".
ore-copper = copper
ore-silver = silver
ore-gold = gold
ore-seam = seam
    .found = a seam

score-ore = Ore
score-whistles = Whistles

## Questions and answers

ask-show_lamp = Which lamp do you show?
ask-whistle = { $digger } is about to dig. Do you blow your whistle?

do-blow = Blow the whistle
do-continue = Let the dig go on

## Reasons

no-lamp-not-held = You have no { $lamp } in hand.
no-whistle-spent = You have no whistle left.
no-dig-already-stopped = This dig has been stopped already.

## What happened

log-vein-began = Vein { $vein } begins.
log-lamp-shown = { $who } shows { $lamp }.
log-nobody-alone = No lamp shines alone: nobody digs.
log-dig-began = The brightest lone light is { $lamp }: { $who } is about to dig.
log-whistle-blown = { $who } blows a whistle: { $victim } does not dig and takes { $lamp } back.
log-ore-dug = { $who } digs up { $ore_found }.
log-lamps-drawn =
    { $n ->
        [one] { $who } draws { $n } lamp.
       *[other] { $who } draws { $n } lamps.
    }
log-lamp-drawn = { $who } draws { $lamp }.
log-game-ended = The shift is over.

## The table at a glance

pic-vein = Vein { $vein } of { $veins } · lamps in the deck: { $deck } · ore tiles left: { $pile }
pic-discard = Discarded lamps: { $lamps }
pic-shown = shows { $lamp }
pic-hand = hand { $lamps }
pic-whistles = whistles { $n }
pic-ore = ore: { $ore }

## The table in the browser

view-vein = Vein
view-veins = Veins in all
view-deck = Deck
view-discard = Discarded
view-pile = Ore left
view-shown = Shows
view-whistles = Whistles
view-ore = Ore
view-hand = Hand
view-lamps = Lamps

## What was done, as headings of a report

deed-ore-dug-ore = Ores dug
deed-lamp-shown-lamp = Lamps shown

## What a good player looks at

feature-points = points ahead of the others
feature-leader = lead over the best rival
feature-whistles = whistles
feature-light = lamps for the veins to come

## First questions, to somebody new

first-show_lamp = All show a lamp at once, and the brightest that is shown alone digs. Good at first: your brightest lamp.
