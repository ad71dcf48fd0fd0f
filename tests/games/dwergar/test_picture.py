"""The table at a glance: what it shows, that it fits, and that it follows the data."""

from typing import Any

import pytest
from games.dwergar.halls import RICH, clan, halls, last_turn
from helpers import at, play, play_on, started

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.dwergar.box.names import DECKS
from underhall.games.dwergar.face.picture import picture
from underhall.text import Words

NAMES = ("Ania", "Olek", "Bartłomiej Długonosy", "Ewa")

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])


def seen(match: Match, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines that a seat gets to see."""
    say = Words(lang, "dwergar", NAMES, strict=True).say
    return picture(view(match.edition.game, match.state, seat), say).splitlines()


def row(match: Match, start: str, seat: int = 0) -> list[str]:
    """The cells of the line that begins so."""
    found = next(line for line in seen(match, seat) if line.startswith(start))
    return [cell.strip() for cell in found.split("  ") if cell.strip()]


def fourth_round() -> Match:
    ania = clan(
        "3/2/1/0",
        pool={"engineer": 1},
        heat=2,
        lit=1,
        unlit=2,
        carts={"closed": "1/0/0/0", "level_2": "1/2/0/0"},
        realized=["cricket_pitch"],
        developed=["armoury"],
        score=16,
    )
    olek = clan("0/0/0/1", pool={"blacksmith": 2}, realized=["secret_entrance"], rides="level_3")
    third = clan("1/1/0/0", carts={"level_3": "0/1/1/0"}, developed=["new_shaft_gate"])
    spaces = {"mine_1": "ironworker", "laboratory": "engineer", "forge": "foreman:0"}
    return at(
        halls(
            *(ania, olek, third),
            actions=2,
            round=4,
            event="underfloor_heating",
            track=["master_tools", "new_shaft_props", "gold_foundry"],
            spaces=spaces,
            sites={"mine_2": 0, "bellows": 1},
        )
    )


ENGLISH = """\
Round 4 of 10 · Ania, 2 actions left · project deck: 6 basic, 14 advanced
Underfloor Heating: a furnace built into a guild scores 4 points

mine and lift  raise    stands  furnace +2  gives        ●      ■  ▲
closed level   1, free                                   1s     ·  ·
level 1        2, 1h    iron.   2s          3s (+2s)     ·      ·  ·
level 2        3, 2h    –       ●           1s 1i (+1i)  1s 2i  ·  ·
level 3        4, 3h    –       2i          1i 1g (+1g)  ·      F  1i 1g
level 4        5, 4h    –       1i 1g       1c (+1c)     ·      ·  ·
guild       stands     furnace +4  gives
Laboratory  eng.       2s          i→2s g→2i/3s c→2g/3i/4s · black.: 2 more · iron.: light 1, +1h
Bellows     –          ■           light 1 · black.: light all · iron.: +2h
Gearbox     –          2i          raise · iron.: 1 VP a loaded level · eng.: 1s into a tile's carts
Workshop    –          2s          a furnace for 1i · eng.: another for 1s 1i · iron.: light 1
Forge       ● foreman  1s 1i       s+1h→i i+1h→g g+2h→c · black.: develop, +1h · eng.: +1h
Studio      –          1i 1g       realize, then develop · eng.: take 1 back · black.: develop, −2h

                      VP  s  i  g  c  heat  furnaces  iron.  eng.  black.  foreman
> ● Ania            16+2  3  2  1  0  2/10    1/3 +4      0     1       0  Forge
    ✓Armoury +2
  ■ Olek               0  0  0  0  1  0/10    0/2 +5      0     0       2  cart on level 3
    ○Secret Entrance
  ▲ Bartłomiej Dł…     0  1  1  0  0  0/10    0/2 +6      0     0       0  pool
    ✓New Shaft Gate
W Western Quarter ●2 (end: 3 actions) · N New Shaft ▲1 (each scores for all yours)
G Golden Terraces ■1 (end: develop 1 free)

     Project track    cost      VP  develop  VP  effect
  W  Master Tools     3i 1h      5  1g 2h     2  realize for 1 stone or 1 iron less
✓ N  New Shaft Props  2i         3  2h        0  now: 1 VP per developed N
✓ G  Gold Foundry     2i 1g 2h   8  1g 3h     3  1 VP per project with gold
     Your projects
  W  Cricket Pitch    2s 2i 1h   5  1g 1h     0  foreman = ironworker, +yield
s stone, i iron, g gold, c crystal, h heat · F foreman in a cart
✓ developed or payable, ○ not developed · furnaces: lit/all +reserve · VP: now+at the end
"""

POLISH = """\
Runda 4 z 10 · Ania: jeszcze 2 akcje · talia: podstawowe 6, zaawansowane 14
Ogrzewanie podłogowe: piec wbudowany w cech daje 4 punkty

kopalnia i wyciąg  w górę o  stoi    piec +2  co daje      ●      ■   ▲
zamknięty poziom   1, darmo                                1k     ·   ·
poziom 1           2, 1c     hutnik  2k       3k (+2k)     ·      ·   ·
poziom 2           3, 2c     –       ●        1k 1ż (+1ż)  1k 2ż  ·   ·
poziom 3           4, 3c     –       2ż       1ż 1z (+1z)  ·      Sz  1ż 1z
poziom 4           5, 4c     –       1ż 1z    1kr (+1kr)   ·      ·   ·
cech          stoi       piec +4  co daje
Laboratorium  inż.       2k       ż→2k z→2ż/3k kr→2z/3ż/4k · kowal: 2 więcej · hutnik: rozpal 1, +1c
Miechy        –          ■        rozpal 1 · kowal: rozpal wszystkie · hutnik: +2c
Przekładnia   –          2ż       wyciąg w górę · hutnik: 1 PZ za poziom · inż.: 1k do wózków kafla
Warsztat      –          2k       piec za 1ż · inż.: drugi za 1k 1ż · hutnik: rozpal 1
Kuźnia        ● sztygar  1k 1ż    k+1c→ż ż+1c→z z+2c→kr · kowal: rozwiń, +1c · inż.: +1c
Pracownia     –          1ż 1z    zrealizuj, potem rozwiń · inż.: odzyskaj 1 · kowal: rozwiń, −2c

                      PZ  k  ż  z  kr  ciepło   piece  hutnik  inż.  kowal  sztygar
> ● Ania            16+2  3  2  1   0    2/10  1/3 +4       0     1      0  Kuźnia
    ✓Zbrojownia +2
  ■ Olek               0  0  0  0   1    0/10  0/2 +5       0     0      2  wózek, poziom 3
    ○Sekretne wejście
  ▲ Bartłomiej Dł…     0  1  1  0   0    0/10  0/2 +6       0     0      0  pula
    ✓Wrota Nowego Szybu
Z Zachodnia Ćwiartka ●2 (koniec: 3 akcje) · N Nowy Szyb ▲1 (każda punktuje za wszystkie twoje)
T Złote Tarasy ■1 (koniec: rozwiń 1 za darmo)

     Tor projektów           koszt     PZ  rozwinięcie  PZ  efekt
  Z  Mistrzowskie narzędzia  3ż 1c      5  1z 2c         2  taniej o 1 kamień lub 1 żelazo
✓ N  Podpory Nowego Szybu    2ż         3  2c            0  teraz: 1 PZ za rozwiniętą N
✓ T  Odlewnia złota          2ż 1z 2c   8  1z 3c         3  1 PZ za projekt ze złotem
     Twoje projekty
  Z  Pole do krykieta        2k 2ż 1c   5  1z 1c         0  sztygar = hutnik, +wydobycie
k kamień, ż żelazo, z złoto, kr kryształ, c ciepło · Sz sztygar w wózku
✓ rozwinięty/stać cię, ○ nierozwinięty · piece: rozpalone/wszystkie +rezerwa · PZ: teraz+na koniec
"""


@pytest.mark.parametrize("lang, expected", [("en", ENGLISH), ("pl", POLISH)])
def test_a_whole_picture(lang: str, expected: str) -> None:
    assert seen(fourth_round(), lang=lang) == expected.splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
@in_each_language
@pytest.mark.parametrize("seed", range(2))
def test_it_fits_at_any_time(seats: int, lang: str, seed: int) -> None:
    match = started("dwergar", seats, seed, decks="random")
    while match.state.waiting():
        lines = seen(match, match.state.waiting()[0], lang)
        assert max(len(line) for line in lines) <= 100
        assert len(lines) <= 40
        play_on(match, seed, moves=29)
    assert seen(match, 0, lang)[0] in ("The game is over.", "Koniec gry.")


@pytest.mark.parametrize("left_out", DECKS.tokens)
@in_each_language
def test_it_is_never_too_wide_even_for_the_rich(lang: str, left_out: str) -> None:
    decks = "+".join(deck for deck in DECKS.tokens if deck != left_out)
    options = {"decks": "custom", "custom_decks": decks}
    match = Match(RICH, 4, options, Fast(left_out))
    while match.state.waiting():
        lines = seen(match, match.state.waiting()[0], lang)
        assert max(len(line) for line in lines) <= 100
        assert len(lines) <= 50
        play_on(match, moves=97)


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_it_tells_no_secrets(seat: int) -> None:
    match = play_on(started("dwergar", 3, seed=4), 4, moves=90)
    other = redeal(match.edition.game, match.state, seat, Fast("others"))
    say = Words("en", "dwergar", NAMES).say
    here, there = [view(match.edition.game, s, seat) for s in (match.state, other)]
    assert picture(here, say) == picture(there, say)


def test_the_starting_player_comes_first() -> None:
    lines = seen(at(halls(clan(), clan(), clan(), first=2, seat=2)))
    assert [line[:3] for line in lines if line[2:3] in ("●", "■", "▲")] == ["> ▲", "  ●", "  ■"]


def test_other_peoples_projects_stand_with_them_and_the_own_ones_apart() -> None:
    match = fourth_round()
    assert "    ○Secret Entrance" in seen(match, seat=0)
    assert "    ○Secret Entrance" not in seen(match, seat=1)
    own = seen(match, seat=1)
    assert own[own.index("     Your projects") + 1].startswith("  G  Secret Entrance")


def test_a_spectator_has_no_projects_and_can_pay_for_none() -> None:
    lines = seen(fourth_round(), SPECTATOR)
    assert "    ✓Armoury +2 · ○Cricket Pitch" in lines
    assert "     Your projects" not in lines
    *table, _ = lines
    assert not any(line.startswith("✓ ") for line in table)


def test_a_discount_counts_for_what_can_be_paid() -> None:
    dear: dict[str, Any] = {"track": ["master_tools", "bowling_alley"]}
    poor = at(halls(clan("0/1/1/0", heat=1), **dear))
    assert row(poor, "  W  Bowling Alley")[:2] == ["W", "Bowling Alley"]
    cheap = at(halls(clan("0/1/1/0", heat=1, developed=["master_tools"]), track=["bowling_alley"]))
    assert row(cheap, "✓ W")[:2] == ["✓ W", "Bowling Alley"]


def test_silverbeard_stands_with_whoever_holds_it() -> None:
    clans = (clan(), clan(developed=["lava_river_bridge"]))
    match = at(halls(*clans, decks=["old_shaft", "new_shaft"], silverbeard=1))
    assert "    Silverbeard · ✓Bridge over the Lava River" in seen(match)


def test_closed_bonuses_are_not_promised() -> None:
    match = at(halls(clan(), round=2, event="alchemist_goes_boom"))
    assert row(match, "Laboratory")[-1] == "i→2s g→2i/3s c→2g/3i/4s · no bonuses now"


def test_an_event_changes_the_price_of_raising() -> None:
    match = at(halls(clan(), round=2, event="gearbox_failure"))
    assert row(match, "closed level")[1] == "1, 1h"
    assert row(match, "level 4")[1] == "5, 5h"


def test_numbers_are_those_of_the_table() -> None:
    data = {
        "furnace_price": {"first": {"iron": 2}, "both_total": {"iron": 3}},
        "project": [{"id": "armoury", "effect_params": {"resource": "iron", "per": 2, "vp": 5}}],
    }
    position = halls(clan(realized=["armoury"]))
    match = at({**position, "data": data})
    assert row(match, "Workshop")[-1].startswith("a furnace for 2i · ")
    assert row(match, "  W  Armoury")[-1] == "end: 5 VP for every 2 iron"


def test_points_of_the_end_are_not_counted_twice() -> None:
    match = at(last_turn(clan("0/4/0/0", developed=["armoury"], score=10), clan()))
    assert row(match, "  ● Ania")[1] == "10+4"
    play(match, "1 place:foreman:forge")
    play_on(match)
    assert row(match, "  ● Ania")[1] == str(match.edition.game.scores(match.state)[0])
