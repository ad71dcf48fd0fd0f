"""The table at a glance: what it shows, that it fits, and that it tells no secrets."""

import pytest
from games.belfort.board import board, player
from helpers import at, play_on, started

from underhall.core.agenda import SPECTATOR
from underhall.core.chance import Fast
from underhall.core.match import Match
from underhall.core.secrets import redeal, view
from underhall.games.belfort.face.picture import SIGNS, picture
from underhall.text import Words

NAMES = ("Ania", "Olek", "Zosia", "Bartłomiej Długonosy", "Ewa")
GUILDS = ["bankers", "thieves", "masons", "librarians", "architects"]

in_each_language = pytest.mark.parametrize("lang", ["en", "pl"])
at_each_size = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def seen(match: Match, seat: int = 0, lang: str = "en") -> list[str]:
    """The lines that a seat gets to see."""
    say = Words(lang, "belfort", NAMES, strict=True).say
    return picture(view(match.edition.game, match.state, seat), say).splitlines()


def third_round() -> Match:
    ania = player(
        *("3/3/0/2",),
        score=7,
        home={"elf": 2, "master_elf": 1, "dwarf": 1},
        built=["bank", "market"],
        gnomes={"market": 1},
        hand=["tower", "pub"],
    )
    olek = player("0/1/4/12", passed=True, gathering={"forest": {"elf": 2}}, home={"dwarf": 3})
    zosia = player("1/0/0/0", built=["inn"], hand=["keep", "inn"], known=["keep"])
    return at(
        board(
            *(ania, olek, zosia),
            round=3,
            guilds=GUILDS,
            markers={"d1_bank": 0, "d1_market": 0, "d1_inn": 2, "d3_guild": 1, "gate_5_d1": 1},
            guild_workers={"d2": "0:elf"},
            camp=["2:elf"],
            job_centre=["2:dwarf"],
        )
    )


ENGLISH = """\
Round 3 of 7 · spring, third month · Placement · scoring after round 3
Draw pile 40 · discard pile 0 · gnomes for hire 13

     Guild       effect                cost    worker  markers   points now  free
I    Bankers     3 gold                2/2/1   –       ●2 ■1 ▲1  ●5            10
II   Thieves     take 3 gold           2/2/1   ● elf   ●· ■· ▲·  –             14
III  Masons      4 stone               ■ owns  –       ●· ■1 ▲·  ■5            13
IV   Librarians  3 cards, discard 1    3/2/0   –       ●· ■· ▲·  –             14
V    Architects  build cheap, no card  2/2/1   –       ●· ■· ▲·  –             13
Forest: ■2 · Quarry: – · Mine: – · Gold Mine: –
Job Centre (1 of 1): ▲ dwarf · King's Camp: ▲

           crest  score  wood  stone  metal    gold +/−     elves  dwarves  gnomes  cards
> ● Ania       1      7     3      3      0   2 (+2 −1)  3/4 ★1/1      1/1       1      2
    Bank[_]  Market[g_]
  ■ Olek       2      0     0      1      4  12 (+0 −0)       0/2      3/3       0      0
    passed
  ▲ Zosia      3      0     1      0      0   0 (+0 −0)       2/3      2/3       0      2
    Inn[_]  known in hand: Keep

                    cost   income  free in        what it does
hand     ✓ Pub      2/3/0       1  I II III IV V  gnome: a dwarf becomes a master
           Tower    1/3/1       1  I II III IV V  space (with a gnome): take a gnome
no card  ✓ Wall     3/3/0       0  I II III IV V  counts in its district
face up    Library  3/2/0       1  I II III IV V  space: 2 cards for 2; gnome: a card a turn
           Inn      3/1/1       0  II III IV V    space (with a gnome): an elf or a dwarf
           Market   2/2/1       1  II III IV V    space: 2 gold; each gnome: one more visit
★ master · [g] gnome, [_] free lock · cost: wood/stone/metal · ✓ you can pay for it
"""

POLISH = """\
Runda 3 z 7 · wiosna, trzeci miesiąc · Rozmieszczanie · punktacja po rundzie 3
Stos do dociągania 40 · stos kart odrzuconych 0 · Gnomy do wynajęcia 13

     Gildia         działanie               koszt  Robotnik  znaczniki  punkty  wolne
I    bankierów      3 złota                 2/2/1  –         ●2 ■1 ▲1   ●5         10
II   złodziei       zabierz do 3 złota      2/2/1  ● Elf     ●· ■· ▲·   –          14
III  kamieniarzy    4 kamienie              ma ■   –         ●· ■1 ▲·   ■5         13
IV   bibliotekarzy  3 karty, odrzuć 1       3/2/0  –         ●· ■· ▲·   –          14
V    architektów    buduj taniej bez karty  2/2/1  –         ●· ■· ▲·   –          13
Las: ■2 · Kamieniołom: – · Kopalnia: – · Kopalnia złota: –
Pośredniak (1 z 1): ▲ Krasn. · Obóz Króla: ▲

           herb  wynik  drewno  kamień  metal   złoto +/−      Elfy  Krasn.  Gnomy  karty
> ● Ania      1      7       3       3      0   2 (+2 −1)  3/4 ★1/1     1/1      1      2
    Bank[_]  Targ[g_]
  ■ Olek      2      0       0       1      4  12 (+0 −0)       0/2     3/3      0      0
    pas
  ▲ Zosia     3      0       1       0      0   0 (+0 −0)       2/3     2/3      0      2
    Karczma[_]  znane w ręce: Baszta

                         koszt  przychód  wolne w        co robi
ręka       ✓ Piwiarnia   2/3/0         1  I II III IV V  Gnom: Krasnolud zostaje Mistrzem
             Wieża       1/3/1         1  I II III IV V  pole (z Gnomem): weź Gnoma
bez karty  ✓ Mur         3/3/0         0  I II III IV V  liczy się w swojej dzielnicy
odkryte      Biblioteka  3/2/0         1  I II III IV V  pole: 2 karty za 2; Gnom: karta co turę
             Karczma     3/1/1         0  II III IV V    pole (z Gnomem): Elf lub Krasnolud
             Targ        2/2/1         1  II III IV V    pole: 2 złota; każdy Gnom: +1 wizyta
★ Mistrz · [g] Gnom, [_] wolna Kłódka · koszt: drewno/kamień/metal · ✓ stać cię na to
"""


@pytest.mark.parametrize("lang, expected", [("en", ENGLISH), ("pl", POLISH)])
def test_a_whole_picture(lang: str, expected: str) -> None:
    assert seen(third_round(), lang=lang) == expected.splitlines()


@at_each_size
@in_each_language
@pytest.mark.parametrize("seed", range(3))
def test_it_fits_at_any_time(seats: int, lang: str, seed: int) -> None:
    match = started("belfort", seats, seed)
    while match.state.waiting():
        lines = seen(match, match.state.waiting()[0], lang)
        assert max(len(line) for line in lines) <= 100
        assert len(lines) <= 40
        play_on(match, seed, moves=29)
    assert seen(match, 0, lang)[0] in ("The game is over.", "Koniec gry.")


@at_each_size
def test_every_seat_has_its_shape_and_rows_go_by_crest(seats: int) -> None:
    players = [player(crest=(seat + 1) % seats + 1) for seat in range(seats)]
    lines = seen(at(board(*players)))
    rows = [line[2] for line in lines if line[:1] in "> " and line[2:3] in tuple(SIGNS)]
    assert "".join(rows[:seats]) == SIGNS[seats - 1] + SIGNS[: seats - 1]


def test_who_is_waited_for_has_a_mark() -> None:
    match = started("belfort", 3)
    assert [line[:3] for line in seen(match) if line.startswith(">")] == ["> ●", "> ■", "> ▲"]


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_it_tells_no_secrets(seat: int) -> None:
    match = play_on(started("belfort", 3, seed=4), 4, moves=150)
    other = redeal(match.edition.game, match.state, seat, Fast("others"))
    say = Words("en", "belfort", NAMES).say
    here, there = [view(match.edition.game, s, seat) for s in (match.state, other)]
    assert picture(here, say) == picture(there, say)


def test_a_spectator_sees_no_hand() -> None:
    lines = seen(third_round(), SPECTATOR)
    assert not any(line.startswith("hand") for line in lines)
    assert any(line.startswith("face up") for line in lines)


def test_virtual_players_are_shown_by_who_steers_them() -> None:
    match = at(
        board(player(crest=2), player(crest=1), markers={"d1_bank": 2}, virtual=["d1", "d3"])
    )
    lines = seen(match)
    assert "  ▲ virtual player 3: ■ steers, 4 elves and 4 dwarves" in lines
    assert "  ◆ virtual player 4: ● steers, 4 elves and 4 dwarves" in lines
    assert row(match, "I ")[3:] == ["2/2/1", "▲ dwarf", "●· ■· ▲1 ◆·", "▲5", "13"]


def row(match: Match, start: str) -> list[str]:
    """The cells of the line that begins so."""
    found = next(line for line in seen(match) if line.startswith(start))
    return [cell.strip() for cell in found.split("  ") if cell]


def test_workers_stand_on_cards_and_masters_have_stars() -> None:
    things = {"built": ["library", "inn", "inn"], "gnomes": {"inn": 1}}
    placed = {"on_cards": {"library": {"master_elf": 1}}, "gathering": {"mine": {"dwarf": 1}}}
    both = {"home": {"elf": 1}, "gathering": {"mine": {"dwarf": 1, "master_elf": 1}}}
    lines = seen(at(board(player(**things, **placed), player(**both), player())))
    assert "    Library[_](● elf★)  Inn×2[g_]" in lines
    assert any("Mine: ●1 ■2★ · Gold Mine" in line for line in lines)


def test_costs_are_those_of_the_table() -> None:
    cheap = {"property": [{"id": "pub", "cost": {"wood": 0, "stone": 0, "metal": 1}}]}
    lines = seen(at({**board(player("0/0/1/0", hand=["pub"]), player()), "data": cheap}))
    assert any(line.split()[:4] == ["hand", "✓", "Pub", "0/0/1"] for line in lines)


def test_a_city_where_nothing_of_a_kind_is_left() -> None:
    markers = {f"d{n}_bank": 1 for n in range(1, 6)}
    lines = seen(at(board(player("9/9/9/9", hand=["bank"]), player(), markers=markers)))
    assert any(line.split()[:5] == ["hand", "Bank", "2/2/1", "1", "–"] for line in lines)
