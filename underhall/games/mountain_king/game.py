"""The card of In the Hall of the Mountain King."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from underhall.core.agenda import Frame
from underhall.core.chance import Chance
from underhall.core.game import Game, Option, Raw
from underhall.games.mountain_king.box.components import Tables
from underhall.games.mountain_king.box.names import (
    CLAN_COUNT,
    CLANS,
    MOOT_SIZE,
    SPELLS,
    STARTER_COUNT,
    TROLLS,
    WORKSHOPS,
)
from underhall.games.mountain_king.rules import (
    draft,
    founding,
    halls,
    horde,
    magic,
    moot_spells,
    mountain_spells,
    payment,
    recruiting,
    statues,
    trading,
    tunnels,
    turn,
    workshops,
)
from underhall.games.mountain_king.study.evaluate import evaluate
from underhall.games.mountain_king.table import position, secrets, setup
from underhall.games.mountain_king.table.state import NOTHING, SETUP, MountainKing

FRAMES: tuple[type[Frame[Any]], ...] = (
    *(setup.DealHorde, setup.DealWorkshops, setup.DealSpells, setup.DealStatues),
    *(setup.DealTokens, setup.GiveCrown, setup.PlaceGate),
    *(draft.DrawStarters, draft.DraftCard, draft.DraftCards, draft.DraftSlot, draft.DraftSlots),
    draft.ShowMoots,
    *(turn.Turn, turn.Step, turn.Step1Menu, turn.Step2Menu),
    *(payment.Pay, trading.TradeGain, trading.TradeGive, trading.TakeTraded),
    *(magic.LayRune, magic.ResolveSpell, magic.WearOut),
    *(moot_spells.SpellGain, moot_spells.ElevateOut, moot_spells.ElevateIn),
    *(moot_spells.HornTroll, moot_spells.SwapFirst, moot_spells.SwapSecond),
    *(moot_spells.UnburdenTroll, mountain_spells.PhantomKind, mountain_spells.BlessClan),
    *(mountain_spells.BlessAnchor, mountain_spells.AncientStatue, mountain_spells.AncientTarget),
    *(workshops.WorkshopUse, workshops.TakeMade),
    *(recruiting.RecruitCard, recruiting.BribeResource, recruiting.LayBribe),
    *(recruiting.TakeTroll, recruiting.BagPedestal, recruiting.MootPosition, horde.Retirement),
    *(tunnels.DigMineral, tunnels.DigShape, tunnels.DigPlacement, tunnels.DigMixture),
    *(founding.DigTunnel, founding.PlacePedestal, founding.FoundWorkshop),
    *(halls.GreatHall, halls.HallPlacement),
    *(statues.MoveStatues, statues.StatueTarget, statues.MoveStatue, statues.WalkStatue),
)


class MountainKingGame(Game[MountainKing]):
    """Troll leaders dig their way home and drag statues to the heart of the mountain."""

    id = "mountain_king"
    seats = (2, 5)
    minutes = (75, 90)
    revision = 1
    maturity = "complete"
    weight = 4
    options = (
        Option("side", ("usual", "winter"), "usual"),
        Option("teams", ("no", "yes"), "no"),
        Option("workshops", ("random", "no_duplicates", "chosen"), "random"),
        setup.ChosenWorkshops("chosen_workshops", setup.TILES, "", many=11),
    )
    also_examined = (
        {
            "workshops": "chosen",
            "chosen_workshops": "smelter+smelter_2+mint+toolmaker+rune_carver",
        },
        {
            "workshops": "chosen",
            "chosen_workshops": (
                "smelter+smelter_2+mint+mint_2+toolmaker+rune_carver+jeweller+jeweller_2+grindery"
            ),
            "teams": "yes",
        },
    )
    decoration = (
        *("name_en", "name_pl", "title_en", "title_pl", "designers", "year", "provenance_name"),
        *("provenance_effect", "provenance_values", "track_spaces", "legend_zones"),
        *("legend_features", "slug", "clan"),
    )
    frames = FRAMES

    def build(self, raw: Raw) -> Tables:
        return Tables(raw)

    def check_options(self, tables: Tables, seats: int, options: Mapping[str, str]) -> None:
        setup.check_options(tables, seats, options)

    def setup(
        self, tables: Tables, seats: int, options: Mapping[str, str], chance: Chance
    ) -> MountainKing:
        return setup.setup(tables, seats, options, chance)

    def view(self, s: MountainKing, seat: int) -> dict[str, Any]:
        return secrets.view(s, seat)

    def redeal(self, s: MountainKing, seat: int, chance: Chance) -> MountainKing:
        return secrets.redeal(s, seat, chance)

    def witness(self, seat: int) -> secrets.MountainKingWitness:
        return secrets.MountainKingWitness(seat)

    def write(self, s: MountainKing) -> dict[str, Any]:
        return position.write(s)

    def read(
        self,
        tables: Tables,
        seats: int,
        options: Mapping[str, str],
        data: Mapping[str, Any],
        chance: Chance,
    ) -> MountainKing:
        return position.read(tables, seats, options, data, chance)

    def pieces(self, s: MountainKing) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for clan, token in enumerate(CLANS.tokens):
            found[f"statue {token}"] = [s.statues[clan].bit_count()]
            found[f"pedestal {token}"] = [
                *(s.bag[clan], s.gone[clan], s.horde_pedestals.count(clan)),
                *(s.pedestals[clan].bit_count(), *s.stored[clan::CLAN_COUNT]),
            ]
        for card in range(STARTER_COUNT, len(TROLLS)):
            places = [s.unseen >> card & 1, s.under.count(card), s.horde.count(card)]
            places += [s.moot.count(card), int(s.arriving == card)]
            found[TROLLS.token(card)] = places
        for spell, token in enumerate(SPELLS.tokens):
            in_deck = [s.spells_unseen >> spell & 1, s.spells_under.count(spell)]
            found[f"spell {token}"] = [*in_deck, s.book.count(spell)]
        for kind, token in enumerate(WORKSHOPS.tokens):
            found[f"workshop {token}"] = [s.workshop_supply[kind], s.workshops.count(kind)]
        for seat in range(s.seats):
            moot = s.moot[seat * MOOT_SIZE : (seat + 1) * MOOT_SIZE]
            laid = len([card for card in moot if 0 <= card < STARTER_COUNT])
            unlaid = [s.hands[seat].bit_count(), s.decks[seat].bit_count()]
            out = 0 if s.step == SETUP else 2
            found[f"starters of seat {seat}"] = [*unlaid, s.picked[seat] != NOTHING, laid, out]
        return found

    def stocks(self, s: MountainKing) -> list[int]:
        return [*s.storage, *s.loads, *s.bribes, *s.stacks, *s.runes]

    def scores(self, s: MountainKing) -> list[int]:
        if s.result is not None:
            return list(s.result.scores)
        return [s.honor[s.owner(seat)] for seat in range(s.seats)]

    def evaluate(self, s: MountainKing, seat: int) -> float:
        return evaluate(s, seat)


GAME = MountainKingGame()
