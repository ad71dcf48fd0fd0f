"""The vocabulary of rewards (4.C, 5.4): which chapter says what each word means.

Words that are not named for the Elders mean nothing to them: resources, moves of enemies, unlocks.
"""

from __future__ import annotations

from typing import Final

from underhall.games.covenant.box import atoms
from underhall.games.covenant.rules import elder_rewards
from underhall.games.covenant.rules.building import gain_building
from underhall.games.covenant.rules.coins import gain_coin
from underhall.games.covenant.rules.dwarves import (
    add_might,
    gain_refreshment,
    strengthen,
    take_plus_one,
)
from underhall.games.covenant.rules.fighting import gain_defeat
from underhall.games.covenant.rules.forging import (
    gain_both,
    gain_forging,
    gain_one,
    unlock_buildings,
    unlock_key,
    unlock_storage,
)
from underhall.games.covenant.rules.mountain import gain_moves
from underhall.games.covenant.rules.ornaments import gain_ornament
from underhall.games.covenant.rules.relics import gain_relic, pay_for_relic
from underhall.games.covenant.rules.resources import gain_resource
from underhall.games.covenant.rules.rewards import Meaning, gain_gp
from underhall.games.covenant.rules.tracks import elder_steps, gain_steps
from underhall.games.covenant.rules.traditions import gain_tradition
from underhall.games.covenant.rules.transport import gain_site, gain_throne

FOR_CLANS: Final[dict[int, Meaning]] = {
    atoms.GP: gain_gp,
    atoms.RESOURCE: gain_resource,
    atoms.REFRESHMENT: gain_refreshment,
    atoms.STRENGTHEN: strengthen,
    atoms.TRACK: gain_steps,
    atoms.COIN: gain_coin,
    atoms.TRADITION: gain_tradition,
    atoms.RELIC: gain_relic,
    atoms.FORGE: gain_forging,
    atoms.ORNAMENT: gain_ornament,
    atoms.FORGE_AND_ORNAMENT: gain_both,
    atoms.FORGE_OR_ORNAMENT: gain_one,
    atoms.THRONE: gain_throne,
    atoms.SITE: gain_site,
    atoms.BUILD: gain_building,
    atoms.DEFEAT: gain_defeat,
    atoms.MOVE_ENEMY: gain_moves,
    atoms.STRENGTH: add_might,
    atoms.UNLOCK_KEY: unlock_key,
    atoms.UNLOCK_STORAGE: unlock_storage,
    atoms.UNLOCK_BUILDINGS: unlock_buildings,
    atoms.PAY_FOR_RELIC: pay_for_relic,
    atoms.PLUS_ONE: take_plus_one,
}
FOR_ELDERS: Final[dict[int, Meaning]] = {
    atoms.GP: gain_gp,
    atoms.REFRESHMENT: elder_rewards.instead,
    atoms.STRENGTHEN: elder_rewards.instead,
    atoms.TRACK: elder_steps,
    atoms.COIN: elder_rewards.coin,
    atoms.TRADITION: elder_rewards.tradition,
    atoms.RELIC: elder_rewards.relic,
    atoms.FORGE: elder_rewards.forge,
    atoms.ORNAMENT: elder_rewards.ornament,
    atoms.FORGE_AND_ORNAMENT: elder_rewards.forge_and_ornament,
    atoms.FORGE_OR_ORNAMENT: elder_rewards.forge_or_ornament,
    atoms.THRONE: elder_rewards.throne,
    atoms.DEFEAT: elder_rewards.defeat,
    atoms.BUILD: elder_rewards.build,
}
