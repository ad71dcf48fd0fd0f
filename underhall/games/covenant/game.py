"""The card of Covenant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.game import Game, Option, Raw
from underhall.games.covenant.box.boards import SITE_COUNT
from underhall.games.covenant.box.components import Tables
from underhall.games.covenant.box.names import (
    BUILDINGS,
    COINS,
    DIFFICULTIES,
    ENEMIES,
    MOST_SEATS,
    ORNAMENTS,
    RELIC_COUNT,
    RELICS,
    RESOURCES,
    RUBBLE,
    TOOLS,
    TRADITIONS,
)
from underhall.games.covenant.rules import (
    building,
    coins,
    council,
    digging,
    displays,
    dwarves,
    elder_rewards,
    elders,
    fighting,
    forging,
    mountain,
    ornaments,
    placing,
    relics,
    resources,
    rewards,
    tracks,
    traditions,
    transport,
    turn,
)
from underhall.games.covenant.study.evaluate import evaluate
from underhall.games.covenant.table import position, secrets, setup
from underhall.games.covenant.table.state import Covenant

TAUGHT = (elder_rewards, forging, traditions)
"""Chapters that teach words of the vocabulary and that nothing else opens."""

FRAMES: tuple[type[Frame[Any]], ...] = (
    *(setup.DealClans, setup.OpenBoard, setup.OpenMountain, setup.OpenDraft, setup.NextPick),
    *(setup.DraftPick, setup.UseStart, displays.Refill),
    *(council.BeginEra, council.NextTurn, turn.TakeTurn, turn.Dwarf, turn.Tool),
    *(turn.SpendRefreshment, turn.UseTool, turn.Step, turn.ReadAction, turn.EndTurn, turn.CleanUp),
    *(rewards.Gain, resources.TakeResource, resources.CheckStorage, resources.AnyResource),
    *(resources.DiscardResource, dwarves.GainRefreshment, dwarves.Strengthen),
    *(tracks.Advance, tracks.AnyTrack, coins.CoinPick, coins.CoinSlot, traditions.TraditionPick),
    *(relics.RelicPick, relics.PayForRelic, relics.UseRelic, relics.RelicEffect),
    *(forging.ForgeTool, forging.ForgeSlot, forging.ForgeOrnament),
    *(ornaments.OrnamentPick, ornaments.OrnamentTool),
    *(digging.RubblePick, digging.Reveal, digging.RevealPick, mountain.TurnUp, mountain.MoveEnemy),
    *(fighting.FightPick, fighting.DieOrder, fighting.DieBonus, fighting.RollDie),
    *(fighting.Imprison, fighting.DefeatOne),
    *(transport.SitePick, transport.SiteResource, transport.FinishSite, transport.SiteSlot),
    transport.ThroneResource,
    *(building.BuildOption, building.Building, building.BuildNext, building.PlaceBasic),
    *(building.PlacePillar, building.PlaceGate, placing.CallGuard, placing.HouseGuard),
    *(council.BeginCouncil, council.HearClan, council.HearNext, council.CouncilNext),
    *(council.CoinCopy, council.CheckKeys, council.ReleaseEnemy, council.ScoreCouncil),
    *(elders.ElderTurn, elders.ElderReveal, elders.ElderBonus),
)


class CovenantGame(Game[Covenant]):
    """Dwarf clans retake their mountain in three eras, alone or against each other."""

    id = "covenant"
    seats = (1, MOST_SEATS)
    minutes = (60, 120)
    weight = 5
    revision = 1
    maturity = "complete"
    options = (Option("difficulty", DIFFICULTIES.tokens, "normal"),)
    decoration = (
        *("name_en", "name_pl", "designer", "artist", "basis", "when", "council_icon"),
        *("rulebook", "rune", "glory_flip_above", "number", "x", "y", "row", "col", "players"),
        "counts",
    )
    frames = FRAMES

    def build(self, raw: Raw) -> Tables:
        return Tables(raw)

    def check_options(self, tables: Tables, seats: int, options: Mapping[str, str]) -> None:
        setup.check_options(seats, options)

    def setup(
        self, tables: Tables, seats: int, options: Mapping[str, str], chance: Chance
    ) -> Covenant:
        return setup.setup(tables, seats, options, chance)

    def view(self, s: Covenant, seat: int) -> dict[str, Any]:
        return secrets.view(s, seat)

    def redeal(self, s: Covenant, seat: int, chance: Chance) -> Covenant:
        return secrets.redeal(s, seat, chance)

    def witness(self, seat: int) -> secrets.CovenantWitness:
        return secrets.CovenantWitness()

    def write(self, s: Covenant) -> dict[str, Any]:
        return position.write(s)

    def read(
        self,
        tables: Tables,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> Covenant:
        return position.read(tables, seats, options, data, chance)

    def pieces(self, s: Covenant) -> dict[str, list[int]]:
        found = {
            "+1": [s.tokens_left[0], int(s.boost == 1), *s.tokens[0::2]],
            "+2": [s.tokens_left[1], int(s.boost == 2), *s.tokens[1::2]],
            "chamber": [s.unseen.bit_count(), s.open.bit_count()],
        }
        for kind, token in enumerate(RESOURCES.tokens):
            found[token] = [s.supply[kind], *s.resources[kind::4]]
        for kind, token in enumerate(ENEMIES.tokens):
            places = [s.bag[kind], s.aside[kind]]
            found[token] = [*places, *s.enemies[kind::3], *s.dungeon[kind::3]]
        found |= tile_pieces(s)
        for clan in range(s.clans):
            sites = clan * SITE_COUNT * 4
            on_sites = s.site_carts[sites : sites + SITE_COUNT * 4]
            on_throne = s.throne_carts[clan * 4 : clan * 4 + 4]
            found[f"cart of clan {clan}"] = [s.carts[clan], *on_sites, *on_throne]
            for kind, token in enumerate(BUILDINGS.tokens):
                places = [s.locked(clan, kind), s.forge[clan * 4 + kind], s.built(clan, kind)]
                found[f"{token} of clan {clan}"] = places
        return found

    def stocks(self, s: Covenant) -> list[int]:
        return [*s.site_free, *s.throne_free, s.elder_under]

    def scores(self, s: Covenant) -> list[int]:
        return s.gp[: s.seats]

    def evaluate(self, s: Covenant, seat: int) -> float:
        return evaluate(s, seat)


def tile_pieces(s: Covenant) -> dict[str, list[int]]:
    """Where the tiles of each kind lie."""
    found = {}
    for kind, token in enumerate(RUBBLE.tokens):
        found[token] = [s.rubble_stack[kind], s.rubble_discard[kind], s.rubble.count(kind)]
    for kind, token in enumerate(RELICS.tokens):
        owned = s.relics[kind::RELIC_COUNT]
        found[token] = [s.relic_stack[kind], s.relics_shown.count(kind), *owned]
    for kind, token in enumerate(COINS.tokens):
        stored = s.store_coins[kind] if s.store_coins else 0
        places = [s.coin_stack[kind], s.coins_shown.count(kind), s.coins.count(kind)]
        found[token] = [*places, s.coins_gone[kind], stored]
    for kind, token in enumerate(ORNAMENTS.tokens):
        stored = s.store_ornaments[kind] if s.store_ornaments else 0
        places = [s.silver_stack[kind], s.gold_stack[kind], s.ornaments_shown.count(kind)]
        found[token] = [*places, s.ornaments.count(kind), stored]
    for tool, token in enumerate(TOOLS.tokens):
        found[token] = [s.tool_stack[tool], s.tools_shown.count(tool), s.tools.count(tool)]
    for tradition, token in enumerate(TRADITIONS.tokens):
        owned = [mask >> tradition & 1 for mask in (*s.traditions, s.store_traditions)]
        drafted = s.draft.count(setup.TRADITION_AT + tradition)
        shown = s.traditions_shown.count(tradition)
        found[token] = [s.tradition_stack[tradition], shown, drafted, *owned]
    return found


GAME = CovenantGame()
