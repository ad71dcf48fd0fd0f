"""``underhall play``, typed by a script."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Run
from games.covenant.hall import hall
from helpers import at

from underhall import editions
from underhall.bots.bot import Bot
from underhall.cli import display, rules, session
from underhall.cli.display import result
from underhall.cli.players import Player, bot_for, said
from underhall.cli.question import Question
from underhall.cli.terminal import Terminal
from underhall.core.asked import Asked
from underhall.core.result import Result
from underhall.text import Words
from underhall.text.clauses import rules_in

ANYTHING = "1\n2\n3\n4\n5\n6\ncontinue\n" * 60
"""Sooner or later each of these is an answer; until then it is refused with a reason."""

SOLO = "play lantern --seats you,greedy,random --seed 1 --names Ania"
HOT_SEAT = "play lantern --seats you,you --seed 1 --names Ania,Olek"


def typed(*lines: str) -> str:
    return "".join(line + "\n" for line in lines)


# ---------------------------------------------------------------------- a whole game


@pytest.mark.parametrize("lang, end", [("en", "Total"), ("pl", "Razem")])
def test_a_whole_game(run: Run, lang: str, end: str) -> None:
    ran = run(f"{SOLO} --lang {lang}", stdin=ANYTHING)
    assert (ran.status, ran.err) == (0, "")
    total = ran.out.splitlines()[-1]
    assert total.split()[0] == end
    assert len(total.split()) == 4
    assert "1. " in ran.out


def test_a_whole_game_of_belfort(run: Run) -> None:
    ran = run("play belfort --seats you,random,random --seed 1", stdin="1\n" * 400)
    assert (ran.status, ran.err) == (0, "")
    assert "1. " in ran.out


def test_points_by_source_add_up(run: Run) -> None:
    out = run(SOLO, stdin=ANYTHING).out
    *_, ore, whistles, total = [line.split()[1:] for line in out.splitlines()]
    sums = [int(one) + int(other) for one, other in zip(ore, whistles)]
    assert [int(points) for points in total] == sums


def test_bots_alone_can_be_watched(run: Run) -> None:
    ran = run("play lantern --seats greedy,random --seed 3")
    assert ran.status == 0
    assert "Vein 5 begins." in ran.out
    assert "Total" in ran.out


def test_a_bot_takes_whole_actions(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []

    def counted(player: Player, game: Any, seat: int, seed: int | str, number: int) -> Bot:
        thoughts.append(number)
        return bot_for(player, game, seat, seed, number)

    monkeypatch.setattr(session, "bot_for", counted)
    run("play mountain_king --seats random,novice --seed 1 --save game.json")
    moves = json.loads(Path("game.json").read_text())["log"]
    planned = [number for number in thoughts if moves[number]["seat"] == 1]
    assert 0 < len(planned) < sum([move["seat"] == 1 for move in moves])


def test_the_default_is_you_against_bots(run: Run) -> None:
    assert "Player 1 (you), Borin (adept)" in run("play lantern --seed 1").out


def test_a_seed_is_made_up_and_told(run: Run) -> None:
    seed = re.search(r"Seed (\d+)\.", run("play lantern").out)
    assert seed is not None
    again = f"play lantern --seed {seed[1]}"
    assert run(again).out == run(again).out


def test_the_end_of_input_is_a_quit(run: Run) -> None:
    ran = run(SOLO, stdin="")
    assert ran.status == 0
    assert ran.out.endswith("The game was not finished.\n")


# ---------------------------------------------------------------------- answers


def test_the_first_look(run: Run) -> None:
    out = run(SOLO).out
    assert "The Lantern Shift: Ania (you), Borin (greedy), Dalla (random)" in out
    assert "> Ania   shows -  hand 2 3 4 4" in out
    assert "  Borin  shows -  hand ? ? ? ?" in out
    assert "Which lamp do you show?" in out
    assert "  4  Lamp 4\n" in out


def test_the_players_are_introduced_in_polish(run: Run) -> None:
    out = run(f"{SOLO} --lang pl").out
    assert "Ania (ty), Borin (zachłanny), Dalla (losowy)" in out


def test_a_bot_without_words_goes_by_its_own_name() -> None:
    assert said("stranger", Words("pl").message) == "stranger"


@pytest.mark.parametrize(
    "ranks, heads", [((2, 2), "Ania  Olek"), ((1, 1), "Ania  Olek"), ((2, 1), "1. Olek  2. Ania")]
)
def test_places_are_told_where_they_differ(ranks: tuple[int, ...], heads: str) -> None:
    """RUN-4.99: after a defeat nobody has a place."""
    outcome = Result((3, 3), ranks, ("gold",), ((3,), (3,)))
    words = Words("en", "runedar", ("Ania", "Olek"))
    assert result(outcome, words, Terminal())[2].strip() == heads


def test_a_long_recap_never_hides_what_is_about_the_reader(run: Run) -> None:
    """Twelve lines of income, one of them the reader's, come before the other lines."""
    ran = run("play belfort --seats greedy,you,greedy,greedy,greedy --seed 3", stdin="1\n" * 40)
    recaps = re.findall(r"… and \d+ more things before that.*?\n((?:[·!] .*\n)+)", ran.out)
    assert recaps
    for recap in recaps:
        assert len(recap.splitlines()) >= 24
    assert any(len(recap.splitlines()) > 24 for recap in recaps)


def test_the_recap_tells_what_happened(run: Run) -> None:
    out = run(SOLO, stdin="4\n").out
    after = out.partition("Ania> 4\n")[2]
    assert "Ania shows lamp 4." in after
    assert "Vein 2 begins." in after


def test_numbers_stand_for_options(run: Run) -> None:
    """In Belfort, where tokens are words, options have numbers."""
    out = run("play belfort --seats you,random --seed 1", stdin="1\n").out
    first = re.search(r"^ +1  .*\[(\S+)\]$", out, re.MULTILINE)
    assert first is not None
    by_token = run("play belfort --seats you,random --seed 1", stdin=first[1] + "\n").out
    assert by_token.replace(f"> {first[1]}\n", "> 1\n") == out


def test_what_does_the_same_is_offered_once_and_understood_by_each_name() -> None:
    s = at(hall({}, {})).state
    question = Question(Asked(s, s.asked(0)), Words("en", "covenant"))
    shown = display.options(question, Terminal())
    assert [line.strip() for line in shown] == ["1  Dwarf 1, strength 1 ×4  [d1]"]
    assert [one.token for word in ("1", "d3", "D4") if (one := question.choice(word))] == [
        *("d1", "d3", "d4")
    ]
    assert [one["token"] for one in question.data()["options"]] == ["d1", "d2", "d3", "d4"]


def test_a_refused_answer_says_why(run: Run) -> None:
    assert "Lamp 6 [6]: You have no lamp 6 in hand. (LAN-3.1)" in run(SOLO, stdin="6\n").out


def test_an_unknown_answer_says_so(run: Run) -> None:
    assert "There is nothing called “lamp” here." in run(SOLO, stdin="lamp\n").out


def test_empty_lines_are_overlooked(run: Run) -> None:
    assert run(SOLO, stdin="\n\n").out.count("Which lamp") == 1


def test_question_marks(run: Run) -> None:
    out = run(SOLO, stdin=typed("?")).out
    assert out.count("(LAN-3.1)") == 3
    assert run(SOLO, stdin=typed("? 6")).out.count("(LAN-3.1)") == 1
    assert "“4” is allowed." in run(SOLO, stdin=typed("? 4")).out
    assert "nothing called “lamp”" in run(SOLO, stdin=typed("? lamp")).out


# ---------------------------------------------------------------------- commands


def test_help_lists_every_command(run: Run) -> None:
    out = run(SOLO, stdin=typed("help")).out
    for word in re.split(" ", "table log rules what hint undo redo cancel skip save help quit ?"):
        assert f"\n  {word} " in out


def test_commands_speak_polish_too(run: Run) -> None:
    polish = run(f"{SOLO} --lang pl", stdin=typed("podpowiedź")).out
    english = run(f"{SOLO} --lang pl", stdin=typed("hint")).out
    assert "A  Lampa" in polish
    assert polish.replace("podpowiedź", "hint") == english.replace("podpowiedź", "hint")


def test_table_shows_it_again(run: Run) -> None:
    assert run(SOLO, stdin=typed("table")).out.count("Vein 1 of 5") == 2


def test_log_tells_all_or_the_end(run: Run) -> None:
    out = run(SOLO, stdin=typed("4", "log")).out.rpartition("> log\n")[2]
    assert "Vein 1 begins." in out
    assert "Vein 2 begins." in out
    short = run(SOLO, stdin=typed("4", "log 1")).out.rpartition("> log 1\n")[2]
    assert short.startswith("· Vein 2 begins.\nAnia> ")


@pytest.mark.parametrize("wanted", ["LAN-3.1", "lan-3.1", "3.1"])
def test_rules_show_a_clause(run: Run, wanted: str) -> None:
    out = run(SOLO, stdin=typed(f"rules {wanted}")).out
    assert "LAN-3.1  All players secretly choose one lamp" in out


def test_rules_show_the_points_of_a_clause_one_below_the_other(run: Run) -> None:
    line = "play runedar --seats you --seed 1"
    assert "\n- WB, a siege card revealed: " in run(line, stdin=typed("rules 4.10")).out


def test_rules_show_a_clause_between_its_neighbours(run: Run) -> None:
    out = run(SOLO, stdin=typed("rules 3.2")).out
    before, here, after = "\n  LAN-3.1  All", "\n> LAN-3.2  The brightest", "\n  LAN-3.3  Before"
    assert out.index(before) < out.index(here) < out.index(after)


@pytest.mark.parametrize("wanted", ["zagwizdac", "ZAGWIZDAĆ", "gwizdek zuzywa"])
def test_rules_are_searched_with_and_without_marks(run: Run, wanted: str) -> None:
    out = run(f"{SOLO} --lang pl", stdin=typed(f"zasady {wanted}")).out
    assert "LAN-3.3  Przed kopaniem" in out and "LAN-3.1" not in out.rpartition("zasady")[2]


def test_rules_speak_the_language_of_the_table(run: Run) -> None:
    out = run(f"{SOLO} --lang pl", stdin=typed("zasady")).out
    assert "  3  Żyła\n" in out and "Decision points" not in out
    chapter = run(f"{SOLO} --lang pl", stdin=typed("zasady 3")).out
    assert "- [LAN-3.4] Kopiący dobiera" in chapter and "<!--" not in chapter


def test_rules_without_a_translation_say_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    english = rules_in(editions.room("lantern"), "en")
    monkeypatch.setattr(rules, "rules_in", lambda room, lang: english)
    out = run(f"{SOLO} --lang pl", stdin=typed("zasady 3.4")).out
    assert "tylko po angielsku" in out and "LAN-3.4  Who digs" in out


def test_rules_show_chapters(run: Run) -> None:
    assert "  3  A vein\n" in run(SOLO, stdin=typed("rules")).out
    assert "[LAN-3.5]" in run(SOLO, stdin=typed("rules 3")).out
    assert "no clause “9.9”" in run(SOLO, stdin=typed("rules 9.9")).out


def test_what_needs_something_with_an_effect(run: Run) -> None:
    assert "Nothing in this game has an effect" in run(SOLO, stdin=typed("what")).out
    assert "Nothing in this game is called “lamp”" in run(SOLO, stdin=typed("what lamp")).out
    assert "nie nazywa się „lampa”" in run(f"{SOLO} --lang pl", stdin=typed("co to lampa")).out


@pytest.mark.parametrize(
    "game, lang, asked, told",
    [
        ("mountain_king", "en", "what rift", "Rift: lies on 6 spaces of your tunnels"),
        ("mountain_king", "pl", "co to kuznia", "Kuźnia: zamienia 1 żelazo na 1 młot"),
        ("covenant", "en", "what Sagas", "Sagas: 2 more achievements in the final scoring"),
        ("covenant", "pl", "co to sagi", "Sagi: 2 dodatkowe Osiągnięcia w Punktacji Końcowej"),
    ],
)
def test_what_tells_an_effect(run: Run, game: str, lang: str, asked: str, told: str) -> None:
    out = run(f"play {game} --seats you,random --seed 1 --lang {lang}", stdin=typed(asked)).out
    assert told in out.replace("\n", " ")


def test_what_tells_corrected_numbers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[mountain_king.great_halls.items]]\nid = "rift"\nhonor_empty_altar = 7\n')
    line = f"play mountain_king --seats you,random --seed 1 --data {file}"
    assert "Rift: lies on 6 spaces of your tunnels; 7 honor" in run(
        line, stdin=typed("what rift")
    ).out.replace("\n", " ")


def test_a_draw_is_told() -> None:
    drawn = Result((20,), (1,), (), ((),), drawn=True)
    assert display.result(drawn, Words("en"), Terminal())[0] == "A draw."


def test_a_hint_names_actions_and_reasons(run: Run) -> None:
    out = run(SOLO, stdin=typed("hint")).out
    rows = re.findall(r"^([ABC])  Lamp (\d)  [+−]\d+\.\d points, wins \d+ %$", out, re.MULTILINE)
    assert [letter for letter, _ in rows] == ["A", "B", "C"]
    assert all(lamp in "234" for _, lamp in rows)
    assert re.search(r"^   [+−]\d+\.\d ", out, re.MULTILINE)


def test_a_hint_is_played_by_its_letter(run: Run) -> None:
    shown = run(SOLO, stdin=typed("hint")).out
    lamp = re.search(r"^A  Lamp (\d)", shown, re.MULTILINE)
    assert lamp is not None
    by_letter = run(SOLO, stdin=typed("hint a")).out
    assert f"shows lamp {lamp[1]}" in by_letter
    assert "none of the hints; there are: A, B, C" in run(SOLO, stdin=typed("hint d")).out


def test_skip_lets_windows_pass(run: Run) -> None:
    """Seat 0 shows its lamps until it may blow a whistle."""
    out = run(SOLO, stdin=typed("skip", "2", "2", "3", "skip", "log 1")).out
    assert "this has to be decided" in out.partition("Ania> skip\n")[2]
    assert "Do you blow your whistle?" in out
    assert "“skip” lets everything pass" in out
    assert "Which lamp" in out.rpartition("Ania> skip\n")[2]


@pytest.mark.parametrize("before, asked", [((), True), (("skip all",), False)])
def test_skip_all_lets_windows_pass_for_good(
    run: Run, before: tuple[str, ...], asked: bool
) -> None:
    out = run(SOLO, stdin=typed(*before, "2", "2", "3", "4", "skip nothing")).out
    assert ("Do you blow your whistle?" in out) == asked
    assert ("“skip nothing” changes that" in out) == bool(before)
    assert "You are asked again" in out


def test_skip_all_speaks_polish(run: Run) -> None:
    out = run(f"{SOLO} --lang pl", stdin=typed("przepuść wszystko", "przepuść nic")).out
    assert "zmieni to „przepuść nic”" in out
    assert "Znowu padną pytania" in out


def test_a_slash_forces_a_command(run: Run) -> None:
    assert "\n  table " in run(SOLO, stdin=typed("/help")).out
