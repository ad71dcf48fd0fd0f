"""What can happen in Belfort, each with the clause applied."""

from __future__ import annotations

from underhall.core.events import EventKind
from underhall.core.names import NUMBER, SEAT
from underhall.games.belfort.box.names import (
    AREAS,
    CARDS,
    DISTRICTS,
    GOODS,
    GUILDS,
    KINDS,
    WORKERS,
)

# Setup and calendar
GUILD_LAID = EventKind("guild-laid", "BEL-3.4", guild=GUILDS, district=DISTRICTS)
CARDS_DEALT = EventKind("cards-dealt", "BEL-3.8", who=SEAT, n=NUMBER)
CARDS_KEPT = EventKind("cards-kept", "BEL-3.8", who=SEAT, n=NUMBER)
CREST_DEALT = EventKind("crest-dealt", "BEL-3.9", who=SEAT, crest=NUMBER)
DISPLAY_FILLED = EventKind("display-filled", "BEL-4.10", card=CARDS)
ROUND_BEGAN = EventKind("round-began", "BEL-4.11", round=NUMBER)

# Placement
JOB_TAKEN = EventKind("job-taken", "BEL-4.16", who=SEAT, worker=WORKERS, fee=NUMBER)
CAMP_TAKEN = EventKind("camp-taken", "BEL-4.17", who=SEAT, worker=WORKERS, space=NUMBER)
GUILD_TAKEN = EventKind(
    "guild-taken", "BEL-4.18", who=SEAT, worker=WORKERS, guild=GUILDS, fee=NUMBER
)
FEE_RECEIVED = EventKind("fee-received", "BEL-4.19", who=SEAT, payer=SEAT, n=NUMBER).to("who")
CARD_SPACE_TAKEN = EventKind(
    "card-space-taken", "BEL-4.20", who=SEAT, worker=WORKERS, card=CARDS, fee=NUMBER
)
PASSED = EventKind("passed", "BEL-4.23", who=SEAT)
SENT = EventKind("sent", "BEL-4.27", who=SEAT, area=AREAS, n=NUMBER)

# Collection
GATHERED = EventKind("gathered", "BEL-4.30", who=SEAT, area=AREAS, good=GOODS, n=NUMBER)
MAJORITY = EventKind("majority", "BEL-4.31", who=SEAT, area=AREAS, good=GOODS, n=NUMBER)
RECRUITED = EventKind("recruited", "BEL-4.32", who=SEAT, worker=WORKERS)
NOBODY_TO_RECRUIT = EventKind("nobody-to-recruit", "BEL-4.32", who=SEAT, worker=WORKERS)
CRESTS_SWAPPED = EventKind("crests-swapped", "BEL-4.33", who=SEAT, other=SEAT, crest=NUMBER)
CREST_KEPT = EventKind("crest-kept", "BEL-4.33", who=SEAT, crest=NUMBER)
INCOME = EventKind("income", "BEL-4.36", who=SEAT, n=NUMBER)
TAX_PAID = EventKind("tax-paid", "BEL-4.37", who=SEAT, n=NUMBER)
TAX_SHORT = EventKind("tax-short", "BEL-4.38", who=SEAT, n=NUMBER)

# Actions
TURN_BEGAN = EventKind("turn-began", "BEL-4.40", who=SEAT)
BANK_GOLD = EventKind("bank-gold", "BEL-4.66", who=SEAT, n=NUMBER)
BUILT = EventKind("built", "BEL-4.45", who=SEAT, kind=KINDS, district=DISTRICTS)
WALL_BUILT = EventKind("wall-built", "BEL-4.51", who=SEAT, district=DISTRICTS)
GUILD_BUILT = EventKind("guild-built", "BEL-4.52", who=SEAT, guild=GUILDS, district=DISTRICTS)
OCCUPIED = EventKind("occupied", "BEL-4.79", who=SEAT, kind=KINDS, district=DISTRICTS)
GUILD_USED = EventKind("guild-used", "BEL-4.55", who=SEAT, guild=GUILDS)
CARD_USED = EventKind("card-used", "BEL-4.55", who=SEAT, card=CARDS)
GOODS_TAKEN = EventKind("goods-taken", "BEL-4.55", who=SEAT, good=GOODS, n=NUMBER)
BOUGHT = EventKind("bought", "BEL-4.60", who=SEAT, good=GOODS, n=NUMBER, gold=NUMBER)
SOLD = EventKind("sold", "BEL-4.60", who=SEAT, wood=NUMBER, stone=NUMBER, metal=NUMBER, gold=NUMBER)
GNOME_HIRED = EventKind("gnome-hired", "BEL-4.62", who=SEAT, card=CARDS, gold=NUMBER)
GNOME_PLACED = EventKind("gnome-placed", "BEL-4.63", who=SEAT, card=CARDS)
SMITHED = EventKind("smithed", "BEL-4.67", who=SEAT)
PROMOTED = EventKind("promoted", "BEL-4.68", who=SEAT, worker=WORKERS)
SECOND_MARKER = EventKind("second-marker", "BEL-4.69", who=SEAT, district=DISTRICTS)
WORKER_FROM_SUPPLY = EventKind("worker-from-supply", "BEL-4.73", who=SEAT, worker=WORKERS)
CARD_BOUGHT = EventKind("card-bought", "BEL-4.75", who=SEAT, card=CARDS)
DECK_CARD_BOUGHT = EventKind("deck-card-bought", "BEL-4.76", who=SEAT)
CARDS_DRAWN = EventKind("cards-drawn", "BEL-4.71", who=SEAT, n=NUMBER)
CARD_DRAWN = EventKind("card-drawn", "BEL-4.71", who=SEAT, card=CARDS)
DISCARDED = EventKind("discarded", "BEL-4.44", who=SEAT, card=CARDS)
RESHUFFLED = EventKind("reshuffled", "BEL-4.9", n=NUMBER)
MERCHANTS_CALLED = EventKind("merchants-called", "BEL-4.82", who=SEAT)
EXCHANGED = EventKind("exchanged", "BEL-4.82", who=SEAT, good=GOODS)

# Interactive guilds
ROBBED = EventKind("robbed", "BEL-4.89", who=SEAT, victim=SEAT, good=GOODS, n=NUMBER)
GOLD_STOLEN = EventKind("gold-stolen", "BEL-4.88", who=SEAT, victim=SEAT, n=NUMBER)
SWAPPED = EventKind("swapped", "BEL-4.90", who=SEAT, kind=KINDS, first=DISTRICTS, second=DISTRICTS)
GATES_SWAPPED = EventKind(
    "gates-swapped",
    "BEL-4.90",
    who=SEAT,
    first=DISTRICTS,
    first_towards=DISTRICTS,
    second=DISTRICTS,
    second_towards=DISTRICTS,
)
CARD_SHOWN = EventKind("card-shown", "BEL-4.95", who=SEAT, card=CARDS)
CARD_TAKEN = EventKind("card-taken", "BEL-4.96", who=SEAT, victim=SEAT, card=CARDS)
NOTHING_TAKEN = EventKind("nothing-taken", "BEL-4.96", who=SEAT)

# Two players
VIRTUAL_DWARF_SET = EventKind(
    "virtual-dwarf-set", "BEL-5.4", who=SEAT, virtual=NUMBER, guild=GUILDS
)
VIRTUAL_CARD = EventKind("virtual-card", "BEL-5.6", who=SEAT, virtual=NUMBER, card=CARDS)
VIRTUAL_BUILT = EventKind(
    "virtual-built", "BEL-5.7", virtual=NUMBER, card=CARDS, district=DISTRICTS
)
VIRTUAL_IDLE = EventKind("virtual-idle", "BEL-5.7", virtual=NUMBER, card=CARDS)
VIRTUAL_MOVED = EventKind("virtual-moved", "BEL-5.8", virtual=NUMBER, guild=GUILDS)
VIRTUAL_FEE = EventKind("virtual-fee", "BEL-5.8", who=SEAT, n=NUMBER)

# Scoring
DISTRICT_SCORED = EventKind(
    "district-scored", "BEL-4.97", who=SEAT, district=DISTRICTS, place=NUMBER, points=NUMBER
)
WORKERS_SCORED = EventKind(
    "workers-scored", "BEL-4.98", who=SEAT, worker=WORKERS, place=NUMBER, points=NUMBER
)
GAME_ENDED = EventKind("game-ended", "BEL-4.103")
