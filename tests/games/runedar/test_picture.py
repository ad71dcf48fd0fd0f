"""The table at a glance: what it shows, that it fits, and that it tells no secrets."""

from typing import Any

import pytest
from games.runedar.fortress import fort, revealing, siege_gone
from helpers import at, play, play_on, started

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.runedar.face.picture import picture
from underhall.text import Words

NAMES = ("Ania", "Olek", "Bartłomiej Długonosy", "Ewa")

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])


def seen(match: Match, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines that a seat gets to see."""
    say = Words(lang, "runedar", NAMES, strict=True).say
    return picture(view(match.edition.game, match.state, seat), say).splitlines()


def mid_siege() -> Match:
    """A turn in the middle of a game of three."""
    board = {
        "1": {"card": "spear", "wood": 1},
        "2": "blocked",
        "3": {"card": "great_pickaxe", "metal": 2},
        "4": {"card": "shovel", "wood": 2, "leather": 1},
    }
    return at(
        fort(
            *("old_saw", "notched_hatchet", "notched_hatchet", "runic_axe"),
            area="tower_tunnel",
            seats=3,
            others=({"area": "wall_carpentry"}, {"area": "tunnel_entrance"}),
            gold=12,
            orcs={"outside_carpentry": 2, "wall_carpentry": 1, "foundry": 1},
            machines={"catapult": 1},
            trolls={"troll_2": 1},
            blocks=2,
            goblins={"goblin_3_fight": 2, "goblin_3_bribe_exact": {"metal": 1}},
            siege_gone=siege_gone("siege_3_01"),
            board=board,
            mercenaries=["clear_workshops", "slay_troll"],
        )
    )


ENGLISH = """\
Turn of Ania · dwarf cards · normal
Left before defeat: 30 siege cards · 4 catapult cards · 4 troll tokens · 6 orcs · 12 gold
Tunnel: section 3 of 5 is open, its goblins are out · goblins eliminated: 4 of 10

           outside  wall  workshop  to gather
Carpentry  oo       o ■   –         7 wood
Tannery    –        –     –         9 leather
Foundry    –        –     o         7 metal
Keep: – · Tunnel entrance: ▲ · Tunnel tower: ● · West tower: – · East tower: –
Siege tower: in reserve · Catapult: before Olek, acts when their turn begins
At the tunnel entrance: Troll no. 2: 1 wound left, 3 successes
                        Fighting goblin: 2 wounds, 2 successes each
                        Greedy goblin: 1 wood, 1 leather and 1 metal

   upgrade          still lacks                    offers
1    Spear          1 wood, 1 leather and 1 metal  move 2 · ranged 3 · melee 2
2    blocked
3    Great pickaxe  2 wood, 1 leather and 1 metal  move 2 · dig 4 · metal 4
4  ✓ Shovel         –                              move 2 · dig 2 · any resource 1
5    –
Yellow deck: 13 · Grey deck: 9 · Red deck: 9
Mercenaries: Forest raiders for 2 gold · Troll slayer for 3 gold

                      where            hand  orcs unseen
> ● Ania              tunnel tower        4          1/7
  ■ Olek              carpentry wall      5         2/12
  ▲ Bartłomiej Dług…  tunnel entrance     5         2/12

hand  Old saw             move 2 · wood 2 · melee 1
      Notched hatchet ×2  move 2 · melee 2 · wood 1
      Runic axe           special move · melee 3
o orc · ✓ unlocked · orcs unseen: how many of the cards that you cannot see are orc cards
"""

POLISH = """\
Tura: Ania · karty krasnoludów · poziom normalny
Do klęski: karty oblężenia 30 · karty katapulty 4 · żetony trolli 4 · orki 6 · samorodki 12
Tunel: sekcja 3 z 5 otwarta, gobliny wyszły · wyeliminowane gobliny: 4 z 10

           przed murem  mur  warsztat  zasoby
Stolarnia  oo           o ■  –         7 drewna
Garbarnia  –            –    –         9 skór
Odlewnia   –            –    o         7 sztuk metalu
Donżon: – · Wejście do tunelu: ▲ · Wieża tunelowa: ● · Wieża zachodnia: – · Wieża wschodnia: –
Wieża oblężnicza: w rezerwie · Katapulta: ma ją Olek, zadziała na początku tury
Przed wejściem do tunelu: Troll nr 2: jeszcze 1 rana za 3 sukcesy
                          Goblin walczący: 2 rany, każda za 2 sukcesy
                          Goblin żądający wskazanych zasobów: 1 drewno, 1 skóra i 1 metal

   ulepszenie      brakuje                      daje
1    Włócznia      1 drewno, 1 skóra i 1 metal  ruch 2 · dystans 3 · wręcz 2
2    zablokowane
3    Wielki kilof  2 drewna, 1 skóra i 1 metal  ruch 2 · podkop 4 · metal 4
4  ✓ Łopata        –                            ruch 2 · podkop 2 · zasób 1
5    –
Żółta talia: 13 · Szara talia: 9 · Czerwona talia: 9
Najemnicy: Leśni najeźdźcy za 2 · Pogromca trolli za 3

                      gdzie              ręka  karty orków
> ● Ania              wieża tunelowa        4          1/7
  ■ Olek              mur przy stolarni     5         2/12
  ▲ Bartłomiej Dług…  wejście do tunelu     5         2/12

ręka  Stara piła                ruch 2 · drewno 2 · wręcz 1
      Wyszczerbiony toporek ×2  ruch 2 · wręcz 2 · drewno 1
      Runiczny topór            ruch specjalny · wręcz 3
o ork · ✓ odblokowana · karty orków: ile ich jest wśród kart, których nie widać
"""


@pytest.mark.parametrize("lang, expected", [("en", ENGLISH), ("pl", POLISH)])
def test_a_whole_picture(lang: str, expected: str) -> None:
    assert seen(mid_siege(), lang=lang) == expected.splitlines()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@in_each_language
@pytest.mark.parametrize("seed, hands", [(0, "no"), (1, "yes"), (2, "yes")])
def test_it_fits_at_any_time(seats: int, lang: str, seed: int, hands: str) -> None:
    match = started("runedar", seats, seed, open_hands=hands)
    while match.state.waiting():
        lines = seen(match, match.state.waiting()[0], lang)
        assert max(len(line) for line in lines) <= 100
        assert len(lines) <= 40
        play_on(match, seed, moves=29)
    assert seen(match, 0, lang)[0] in ("The game is over.", "Koniec gry.")


@in_each_language
def test_a_crowded_table_fits(lang: str) -> None:
    trolls = {"troll_1": 3, "troll_2": 2, "troll_3": 3, "troll_4": 4}
    goblins: dict[str, Any] = {"goblin_5_bribe_exact": {}, "goblin_5_bribe_any": {}}
    hand = ("imperial_axe", "imperial_crossbow", "imperial_tools", "craft_tools", "tool_bag")
    things = {"trolls": trolls, "goblins": goblins, "blocks": 0, "others": ({}, {}, {})}
    lines = seen(at(fort(*hand, area="tunnel_entrance", seats=4, **things)), lang=lang)
    assert max(len(line) for line in lines) <= 100
    assert len(lines) <= 40


def test_who_is_waited_for_has_a_mark() -> None:
    rows = [line[:6] for line in seen(mid_siege()) if line[2:3] in ("●", "■", "▲")]
    assert rows == ["> ● An", "  ■ Ol", "  ▲ Ba"]


def test_a_long_name_is_cut() -> None:
    assert any(line.startswith("  ▲ Bartłomiej Dług…  ") for line in seen(mid_siege()))


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_it_tells_no_secrets(seat: int) -> None:
    match = play_on(started("runedar", 3, seed=4), 4, moves=60)
    other = redeal(match.edition.game, match.state, seat, Fast("others"))
    say = Words("en", "runedar", NAMES).say
    here, there = [view(match.edition.game, s, seat) for s in (match.state, other)]
    assert picture(here, say) == picture(there, say)


def test_a_spectator_sees_no_hand() -> None:
    assert any(line.startswith("hand  ") for line in seen(mid_siege()))
    assert not any(line.startswith("hand  ") for line in seen(mid_siege(), SPECTATOR))


def test_what_the_table_knows_of_a_hand() -> None:
    match = mid_siege()
    play(match, "0 take:4", "0 old_saw")
    assert "    known in hand: Shovel" in seen(match, 1)
    assert not any("known in hand" in line for line in seen(match, 0))


def test_machines_of_the_solo_game_lie() -> None:
    lines = seen(at(fort("old_saw", seats=1, machines={"siege_tower": "lying", "catapult": 0})))
    assert (
        "Siege tower: lying, stood up next turn · "
        "Catapult: before Ania, acts when their turn begins" in lines
    )


def test_goblins_ask_for_what_is_left() -> None:
    goblins = {"goblin_2_bribe_any": {"wood": 1, "metal": 1}, "goblin_2_rubble": 3}
    lines = seen(at(fort("old_saw", goblins=goblins, blocks=3)))
    assert "At the tunnel entrance: Corruptible goblin: 1 resource of any kind" in lines
    assert "                        Panicked goblin: 3 pieces of rubble around it" in lines


def test_rubble_before_the_entrance() -> None:
    lines = seen(at(fort("old_saw", rubble=5, blocks=4)))
    assert "Tunnel: 5 pieces of rubble before section 2 of 5 · goblins eliminated: 2 of 10" in lines
    assert "At the tunnel entrance: –" in lines


def test_prices_are_those_of_the_table() -> None:
    dear = {"upgrade_card": [{"id": "spear", "cost": {"wood": 0, "leather": 0, "metal": 4}}]}
    position = fort("old_saw", board={"4": "spear"})
    assert any("Spear  2 wood and 4 metal" in line for line in seen(at({**position, "data": dear})))


def test_the_end_says_how_it_came() -> None:
    over = at(fort("old_saw", goblins={"goblin_5_rubble": 1}, blocks=0, area="tunnel_entrance"))
    play(over, "0 hire:drive_off_goblin")
    assert seen(over)[:2] == [
        "The game is over.",
        "Victory (normal): the tunnel is open, and the dwarves escape with 17 gold.",
    ]
    lost = revealing("siege_1_06", orcs={"outside_carpentry": 9})
    assert seen(lost)[1] == (
        "Defeat (normal): the last orc figure entered play. 0 goblins were eliminated."
    )
