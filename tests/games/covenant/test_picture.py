"""The table at a glance: what it shows, and that it fits."""

from __future__ import annotations

from typing import Any

import pytest
from helpers import at, play_on, started

from underhall.core.agenda import SPECTATOR
from underhall.core.match import Match
from underhall.core.secrets import view
from underhall.games.covenant.face.picture import picture
from underhall.text import Words

NAMES = ("Ania", "Bartłomiej Długonosy", "Zosia", "Jan")

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])


def seen(match: Match, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines that a seat gets to see."""
    say = Words(lang, "covenant", NAMES, strict=True).say
    return picture(view(match.edition.game, match.state, seat), say).splitlines()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@in_each_language
def test_it_fits_at_any_time(seats: int, lang: str) -> None:
    match = started("covenant", seats, seats)
    while match.state.waiting():
        for seat in (match.state.waiting()[0], SPECTATOR):
            lines = seen(match, seat, lang)
            assert max(len(line) for line in lines) <= 100
            assert len(lines) <= 64
        play_on(match, seats, moves=41)
    assert seen(match, 0, lang)[0] in ("The game is over.", "Koniec gry.")


def second_era() -> Match:
    """A small table that shows a bit of everything."""
    ania: dict[str, Any] = {
        "score": 24,
        "dwarves": [{"strength": 3, "tool": "slot_3"}, 2],
        "tokens": {"plus_1": 1, "plus_2": 1},
        "resources": {"iron": 2, "mythrall": 1},
        "tracks": {"court": 4, "prestige": 14, "mine": 8},
        "tools": {"slot_3": "axe_3"},
        "ornaments": {"printed_pickaxe": "orn_iron"},
        "coins": {"coin_slot_2": "coin_gp", "coin_slot_4": "coin_hunt"},
        "relics": {"horn": 2, "belt": 1},
        "used": {"horn": 1},
        "traditions": ["tradition_12"],
        "goals": ["goal_pillars", "goal_relics"],
        "dungeon": {"goblin": 1, "troll": 1},
        "forge": {"pillar": 0, "gate": 1},
    }
    bart: dict[str, Any] = {
        "score": 31,
        "traditions": ["tradition_26"],
        "coins": {"coin_slot_1": "coin_ale"},
        "goals": ["goal_tools", "goal_keys"],
    }
    mountain = {
        "r1c1": {"back": "back_move_gp"},
        "r2c2": {
            "chamber": "ch_03",
            "enemies": {"goblin": 2, "troll": 1},
            "buildings": ["0:house"],
        },
        "r2c3": {"chamber": "ch_10", "buildings": ["1:workshop", "0:workshop"]},
        "r3c3": {"chamber": "ch_22"},
        "r4c2": {"chamber": "ch_01", "enemies": {"orc": 1}},
        "r4c3": {"chamber": "ch_05"},
    }
    things: dict[str, Any] = {
        "era": 2,
        "round": 3,
        "first": 1,
        "seat": 0,
        "projects": ["project_a2", "project_b1", "project_c4"],
        "dice": {"goblin": 5, "orc": 3, "troll": 4},
        "mountain": mountain,
        "pillars": {"r2c2+r2c3+r3c3": 0},
        "gates": {"r4c2+r4c3": 1},
        "sites": {
            "pillar_1": {"carts": [{"gold": 1}], "slots": [0]},
            "gate_1": {"carts": [{}, {"emerald": 1}], "slots": [None, 1]},
            "gate_2": {"carts": [{"iron": 1, "gold": 1}], "slots": [0]},
            "pillar_3": {"carts": [{"mythrall": 1}, {"mythrall": 1}]},
        },
        "throne": [{"iron": 1}, {"mythrall": 2}],
        "players": [ania, bart],
    }
    return at({"game": "covenant", "seats": 2, "table": things})


ENGLISH = """\
Era 2 of 3 · round 3 of 4 · Clan turns · first player ■ Bartłomiej Długonosy
Dice (strength): goblin (1) 2 GP · orc (2) ale+1 GP · troll (3) relic+1 GP · bag 13g 11o 6t

                A1 ?            A2 ?            A3 ?
                2 moves, 2 GP   coin            strengthening
        B1 ?            B2 yellow Em    B3 blue Em      B4 ?
        Court, Mine     g g t [●h _]    [■w ●w]         tradition
C1 ?            C2 ?            C3 black My     C4 ?            C5 ?
relic           Prestige, Court [_]             Mine, Prestige  coin
        D1 ?            D2 yellow Em    D3 yellow Go    D4 ?
        throne 2        o [_ _]         [_ _]           Court, Mine
                E1 ?            E2 ?            E3 ?
                ornament        tradition       iron, refresh.
Pillars: ● B2+B3+C3 · Gates: ■ D2+D3
Districts: yellow 1+2 · blue 1 · black 1

Site      limit  free           delivered  rewards left
Pillar 1  1      My             ●1         ale
Pillar 2  2      2Em Go My      –          Court 2 | ale
Pillar 3  3      2Ir Em Go      ●1 ■1      Court 2 | 2 ale
Gate 1    1      Go             ■1         Court 1
Gate 2    2      Em My          ●2         ale
Gate 3    3      2Ir 2Em Go My  –          Court 2 | 2 ale
Throne           Ir 2Em 2Go     ●1 ■2      places 6/3/1 GP

Rubble: Ir (strength 2) · Em · Go · My · any
Coins: 2 GP · ale · strengthen (1 GP) · Ir+1 GP (2 GP)
Silver ornaments: strength +1 (Em) · beat g (Go) · Ir (My)
Gold ornaments: beat g/o (Em) · site 1 (Go) · house (My)
Tools (1 Ir + cost): pickaxe (Em, silver) · pickaxe (Em, gold) · pickaxe (Go, silver)
                     pickaxe (Go, gold)
Relics (Mine): Ancestral Tankard: 2 ale (0) · Deep Lantern: 2 any (4)
               Belt of Might: strengthen (8) · War Horn: any track 2 (11)
Traditions:
  1 “Pickaxe mastery”: +1 strength when a pickaxe digs, not a book
  2 “Cart mastery”: +1 strength when a cart transports, not a book
  3 “Axe mastery” (1 GP): +1 strength when an axe fights, not a book
  4 “Compass mastery” (2 GP): +1 strength when a compass builds, not a book
Councils 1–3 (●2 ■0): 2 GP for each of your houses in a yellow chamber
Councils 2–3 (●2 ■0): 2 GP for each chamber on mythrall that a pillar of yours touches
Council 3 (●2 ■2): 1 GP for each chamber with your presence and without enemies

                   GP  dwarves   +1/+2  I/E/G/M  store  C/P/M   ach.  g/o/t  keys  h/w/p/g  carts
●  Ania            24  3* 2 1 1  1/1    2/0/0/1  3/4    4/14/8  7     1/0/1  2     0/0/0/1  10
■  Bartłomiej Dł…  31  1 1 1 1   0/0    0/0/0/0  0/4    0/0/0   0     0/0/0  2     2/1/0/0  11
■ Coin of Ale · 26 “Fearless” · goals Tools and Keys

Relics (0 GP): pickaxe [Ir] | 7: (ornament) | 8: (relic for 1 iron+storage)
Enemies (2 GP): axe [_ gold] | 3: axe* [_ silver] | 4: (double key+move 2+storage)
Districts (0 GP): compass [_ silver] | 1: (strengthen+house & workshop)
                  2: (2 ale+house & workshop)
Structures (0 GP): cart [_ gold] | 5: (Court 2+throne 1) | 6: (Mine 2)
Tracks: Court 4 → 5 coin, ach. 6 · Prestige 14, the end · Mine 8 → 9 ale, ach. 10
Coins by slot (what the slot gives): 1: _ (2 any) · 2: 2 GP (2 ale) · 3: _ (strengthen)
                                     4: beat g/o (relic) · 5: _ (tradition) · 6: _ (forge/ornament)
Relics (unused/all): Belt of Might 1/1 · War Horn 1/2
Goals (one at 4 achievements, both at 8): 3 GP for each of your pillars in the mountain (now 3) · 2
  GP for each different kind of relic that you own (now 4)
12 “Throne tithe”: in the council you may deliver up to 2 resources to the throne
[h w _] house, workshop, free place · g/o/t goblin, orc, troll · h/w/p/g in the forge · * at work
"""

POLISH = """\
Era 2 z 3 · runda 3 z 4 · tury Klanów · zaczyna ■ Bartłomiej Długonosy
Kości (Siła): Goblin (1) 2 PC · Ork (2) pokrz.+1 PC · Troll (3) Relikt+1 PC · Woreczek 13g 11o 6t

                A1 ?            A2 ?            A3 ?
                2 ruchy, 2 PC   Moneta          Wzmocnienie
        B1 ?            B2 żółta Sz     B3 nieb. Sz     B4 ?
        Dwór, Kopalnia  g g t [●d _]    [■w ●w]         Tradycja
C1 ?            C2 ?            C3 czarna My    C4 ?            C5 ?
Relikt          Prestiż, Dwór   [_]             Kopal., Prestiż Moneta
        D1 ?            D2 żółta Sz     D3 żółta Zł     D4 ?
        Tron 2          o [_ _]         [_ _]           Dwór, Kopalnia
                E1 ?            E2 ?            E3 ?
                Zdobienie       Tradycja        Żelazo, Pokrz.
Filary: ● B2+B3+C3 · Bramy: ■ D2+D3
Dzielnice: żółta 1+2 · niebieska 1 · czarna 1

Miejsce budowy  limit  wolne          dostawy  wolne nagrody
Filar 1         1      My             ●1       pokrz.
Filar 2         2      2Sz Zł My      –        Dwór 2 | pokrz.
Filar 3         3      2Że Sz Zł      ●1 ■1    Dwór 2 | 2 pokrz.
Brama 1         1      Zł             ■1       Dwór 1
Brama 2         2      Sz My          ●2       pokrz.
Brama 3         3      2Że 2Sz Zł My  –        Dwór 2 | 2 pokrz.
Tron                   Że 2Sz 2Zł     ●1 ■2    za miejsca 6/3/1 PC

Gruz: Że (Siła 2) · Sz · Zł · My · uniw.
Monety: 2 PC · pokrz. · Wzmocnienie (1 PC) · Że+1 PC (2 PC)
Srebrne Zdobienia: Siła +1 (Sz) · pokonaj g (Zł) · Że (My)
Złote Zdobienia: pokonaj g/o (Sz) · m. budowy 1 (Zł) · Dom (My)
Narzędzia (1 Że + koszt): Kilof (Sz, sr.) · Kilof (Sz, zł.) · Kilof (Zł, sr.) · Kilof (Zł, zł.)
Relikty (Kopalnia): Kufel Przodków: 2 pokrz. (0) · Latarnia Głębin: 2 uniw. (4)
                    Pas Mocy: Wzmocnienie (8) · Róg Wojenny: dowolny tor 2 (11)
Tradycje:
  1 „Mistrzostwo Kilofa”: +1 do Siły Kopania Kilofem (nie Książką)
  2 „Mistrzostwo Wózka”: +1 do Siły Transportu Wózkiem (nie Książką)
  3 „Mistrzostwo Topora” (1 PC): +1 do Siły Walki Toporem (nie Książką)
  4 „Mistrzostwo Cyrkla” (2 PC): +1 do Siły Budowy Cyrklem (nie Książką)
Rady 1–3 (●2 ■0): 2 PC za każdy twój Dom w żółtej Komnacie
Rady 2–3 (●2 ■0): 2 PC za każdą Komnatę na Mythrallu przy twoim Filarze
Rada 3 (●2 ■2): 1 PC za każdą Komnatę z twoją obecnością i bez Wrogów

                   PC  Siła      +1/+2  Ż/S/Z/M  mag.  D/P/K   osiąg.  g/o/t  kl.  d/w/f/b  wózki
●  Ania            24  3* 2 1 1  1/1    2/0/0/1  3/4   4/14/8  7       1/0/1  2    0/0/0/1  10
■  Bartłomiej Dł…  31  1 1 1 1   0/0    0/0/0/0  0/4   0/0/0   0       0/0/0  2    2/1/0/0  11
■ Moneta Piwa · 26 „Nieustraszeni” · Cele: Narzędzia i Klucze

Relikty (0 PC): Kilof [Że] | 7: (Zdobienie) | 8: (Relikt za 1 Że+Magazyn)
Wrogowie (2 PC): Topór [_ złote] | 3: Topór* [_ srebrne] | 4: (Podw. Klucz+ruch 2+Magazyn)
Dzielnice (0 PC): Cyrkiel [_ srebrne] | 1: (Wzmocnienie+Dom i Warsztat)
                  2: (2 pokrz.+Dom i Warsztat)
Budowle (0 PC): Wózek [_ złote] | 5: (Dwór 2+Tron 1) | 6: (Kopalnia 2)
Tory: Dwór 4 → 5 Moneta, Os. 6 · Prestiż 14, koniec · Kopalnia 8 → 9 pokrz., Os. 10
Monety na polach (co daje pole): 1: _ (2 uniw.) · 2: 2 PC (2 pokrz.) · 3: _ (Wzmocnienie)
                                 4: pokonaj g/o (Relikt) · 5: _ (Tradycja)
                                 6: _ (Wykucie/Zdobienie)
Relikty (nieużyte/wszystkie): Pas Mocy 1/1 · Róg Wojenny 1/2
Cele (jeden od 4 Osiągnięć, oba od 8): 3 PC za każdy twój Filar w Górze (teraz 3) · 2 PC za każdy
  różny rodzaj Reliktu (teraz 4)
12 „Danina dla Tronu”: w fazie Rady możesz dostarczyć najwyżej 2 Zasoby do Tronu
[d w _] Dom, Warsztat, wolne miejsce · g/o/t Goblin, Ork, Troll · d/w/f/b w Kuźni · * przy pracy
"""


@pytest.mark.parametrize("lang, expected", [("en", ENGLISH), ("pl", POLISH)])
def test_a_position_is_shown(lang: str, expected: str) -> None:
    assert seen(second_era(), 0, lang) == expected.splitlines()


def test_the_elders_have_a_line_in_the_solo_game() -> None:
    elders = {"score": 40, "tracks": {"court": 3}, "dungeon": {"orc": 2}, "relics": {"belt": 1}}
    table = {"players": [{}], "elders": {**elders, "coins": {"coin_ale": 2}}}
    mountain = {"r2c2": {"chamber": "ch_03", "buildings": ["1:house"]}}
    position = {"game": "covenant", "seats": 1, "options": {"difficulty": "hard"}}
    match = at({**position, "table": {**table, "mountain": mountain}})
    lines = seen(match)
    assert (
        "★ Council of Elders (Hard): 40 GP · Court/Prestige/Mine 3/0/0 · achievements 1"
        in "".join([line[:78] for line in lines if line.startswith("★")])
    )
    assert any("[★h _]" in line for line in lines)
    assert any("Rada Starszych (trudny): 40 PC" in line for line in seen(match, 0, "pl"))


def test_a_spectator_sees_no_clan_board_of_their_own() -> None:
    lines = seen(second_era(), SPECTATOR)
    assert not any(line.startswith(("Tracks:", "Goals", "“")) for line in lines)
    assert any(line.startswith("● axe · Coin of Glory · Coin of the Hunt") for line in lines)


def test_empty_displays_are_told() -> None:
    shown = {key: [None] * n for key, n in (("rubble", 5), ("coins", 4), ("relics", 4))}
    position = {"game": "covenant", "seats": 2, "table": {"displays": shown}}
    lines = seen(at(position))
    assert "Rubble: – ║ Coins: –" in "\n".join(lines)
    assert "Relics (Mine): –" in "\n".join(lines)


@pytest.mark.parametrize(
    "lang, heads, total",
    [
        ("en", "Points of the solo game  ● Ania  ★ Elders", "Total"),
        ("pl", "Punkty w Trybie Solo  ● Ania  ★ Rada Starszych", "Razem"),
    ],
)
def test_a_solo_game_ends_with_the_points_of_both(lang: str, heads: str, total: str) -> None:
    match = play_on(started("covenant", 1, 3), 3)
    lines = seen(match, 0, lang)
    start = next(at for at, line in enumerate(lines) if line.split() == heads.split())
    rows = [line.split() for line in lines[start + 1 : lines.index("", start)]]
    points = [sum(int(row[at]) for row in rows[:-1]) for at in (-2, -1)]
    assert rows[-1] == [total, *[str(n) for n in points]]
    assert points == match.state.gp[:2]


def test_points_of_the_elders_wait_for_the_end() -> None:
    match = play_on(started("covenant", 1, 3), 3, 20)
    assert not any(line.startswith("Points of the solo game") for line in seen(match))
