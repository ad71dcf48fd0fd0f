"""``underhall play``, typed by a script."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Ran, Run

from underhall import editions
from underhall.bots.bot import Bot
from underhall.cli import display, rules, session
from underhall.cli.display import result
from underhall.cli.players import Player, bot_for, said
from underhall.cli.terminal import Terminal
from underhall.core.record import replay
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
    assert "\n- WB `siege_card_revealed`: " in run(line, stdin=typed("rules 4.10")).out


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


# ---------------------------------------------------------------------- taking back


def test_undo_with_nothing_to_undo(run: Run) -> None:
    assert "no decision of yours to take back" in run(SOLO, stdin=typed("undo")).out
    assert "no decision of yours to make again" in run(SOLO, stdin=typed("redo")).out


def test_undo_beyond_a_reveal_asks_who_plays_alone(run: Run) -> None:
    yes = run(SOLO, stdin=typed("4", "undo", "what", "y")).out
    assert yes.count("Since then something was drawn or shown.") == 2
    assert "Vein 1 of 5" in yes.partition("Taken back.")[2]
    no = run(SOLO, stdin=typed("4", "undo", "n")).out
    assert "Nothing was taken back." in no


def test_undo_is_free_over_bots_that_revealed_nothing(run: Run) -> None:
    """In Belfort placing workers shows nobody anything: the bots' placements go back too."""
    out = run("play belfort --seats you,random,random --seed 1", stdin=typed("1", "1", "undo")).out
    assert "Taken back." in out
    assert "Since then" not in out


def test_bots_are_of_the_same_mind_after_an_undo(run: Run) -> None:
    once = run(SOLO, stdin=typed("4", "log")).out.rpartition("> log")[2]
    twice = run(SOLO, stdin=typed("4", "undo", "y", "4", "log")).out.rpartition("> log")[2]
    again = run(SOLO, stdin=typed("4", "undo", "y", "redo", "log")).out.rpartition("> log")[2]
    assert once == twice == again


def test_redo_makes_moves_of_bots_again(run: Run) -> None:
    """All that was taken back, the bots' moves in between included, can be made again."""
    moves = typed("4", "3", "undo", "y", "undo", "y", "redo", "redo", "log")
    once = run(SOLO, stdin=typed("4", "3", "log")).out.rpartition("> log")[2]
    again = run(SOLO, stdin=moves).out
    assert again.count("Made again.") == 2
    assert again.rpartition("> log")[2] == once


def test_cancel_without_an_action(run: Run) -> None:
    assert "cannot be taken back" in run(SOLO, stdin=typed("cancel")).out


def test_cancel_steps_out_of_an_action(run: Run) -> None:
    """In Belfort passing is the first step of an action that sends workers to gather."""
    script = typed("1", "pass", "cancel")
    out = run("play belfort --seats you,random,random --seed 1", stdin=script).out
    begun, _, back = out.partition("> pass\n")
    assert "Back to where this action began." in back
    assert "[pass]" in begun
    assert "[pass]" in back


# ---------------------------------------------------------------------- saving


def test_save_and_resume(run: Run) -> None:
    saved = run(SOLO, stdin=typed("4", "save game.json", "log", "table"))
    assert "Saved in game.json." in saved.out
    resumed = run("play --resume game.json", stdin=typed("log", "table"))
    assert "Ania (you), Borin (greedy), Dalla (random)" in resumed.out
    assert "Seed 1." in resumed.out
    assert resumed.out.rpartition("> log")[2] == saved.out.rpartition("> log")[2]


def test_a_resumed_game_goes_on_as_it_would_have(run: Run) -> None:
    run(SOLO, stdin=typed("4", "save game.json"))
    whole = run(SOLO, stdin="4\n" + ANYTHING).out.splitlines()
    resumed = run("play lantern --resume game.json", stdin=ANYTHING).out.splitlines()
    assert resumed[-12:] == whole[-12:]


def test_a_saved_game_is_a_sound_record(run: Run) -> None:
    run(SOLO, stdin=typed("4", "undo", "y", "3", "save game.json"))
    record = json.loads(Path("game.json").read_text("utf-8"))
    assert [player["name"] for player in record["players"]] == ["Ania", "Borin", "Dalla"]
    match = replay(record, editions.edition("lantern"))
    assert [move.token for move in match.moves if move.seat == 0] == ["3"]


def test_save_without_a_name_finds_one(run: Run) -> None:
    Path("underhall-lantern.json").write_text("mine")
    out = run(SOLO, stdin=typed("4", "save", "3", "save")).out
    assert out.count("Saved in underhall-lantern-2.json.") == 2
    assert Path("underhall-lantern.json").read_text() == "mine"
    assert len(list(Path().iterdir())) == 2


def test_save_asks_before_it_overwrites(run: Run) -> None:
    Path("mine.json").write_text("mine")
    out = run(SOLO, stdin=typed("4", "save mine.json", "n")).out
    assert "mine.json is another file." in out
    assert Path("mine.json").read_text() == "mine"
    run(SOLO, stdin=typed("4", "save mine.json", "y"))
    assert json.loads(Path("mine.json").read_text())["game"] == "lantern"


def test_a_file_that_cannot_be_written_does_not_end_the_game(run: Run) -> None:
    ran = run(SOLO, stdin=typed("save no/such/place.json", "4"))
    assert ran.status == 0
    assert "cannot write no/such/place.json" in ran.out
    assert "Vein 2 begins." in ran.out


def test_quit_offers_to_save(run: Run) -> None:
    out = run(SOLO, stdin=typed("4", "quit", "game.json")).out
    assert out.endswith("Go on with: underhall play --resume game.json\n")
    assert "The game was not finished." in out
    assert Path("game.json").exists()


def test_quit_takes_no_for_an_answer(run: Run) -> None:
    assert run(SOLO, stdin=typed("4", "quit", "")).status == 0
    assert run(SOLO, stdin=typed("4", "quit")).status == 0
    assert list(Path().iterdir()) == []
    assert "Save the game?" not in run(SOLO, stdin=typed("4", "save a.json", "quit")).out


def test_save_all_along(run: Run) -> None:
    out = run(f"{SOLO} --save game.json", stdin="4\n").out
    assert "Go on with: underhall play --resume game.json" in out
    moves = json.loads(Path("game.json").read_text("utf-8"))["log"]
    assert {"seat": 0, "move": "4"} in [{k: one[k] for k in ("seat", "move")} for one in moves]


def test_the_end_of_a_kept_game_is_kept(run: Run) -> None:
    run(f"{SOLO} --save game.json", stdin=ANYTHING)
    assert "result" in json.loads(Path("game.json").read_text("utf-8"))
    assert "Total" in run("play --resume game.json").out


# ---------------------------------------------------------------------- from hand to hand


def behind_curtains(ran: Ran) -> list[str]:
    return re.split(r"-{40}\n", ran.out)


def test_the_curtain_hides_hands(run: Run) -> None:
    ran = run(HOT_SEAT, stdin=typed("", "4", "", "1", "2", "3", "4", "5", "6"))
    assert "Hand over to Ania." in ran.out
    assert "Hand over to Olek." in ran.out
    seen = [part for part in behind_curtains(ran) if "Which lamp" in part]
    assert len(seen) == 3
    for part in seen:
        other = "Olek" if "Ania: Which" in part else "Ania"
        hands = re.findall(rf"{other} .*hand (.*)  whistles", part)
        assert all("?" in hand for hand in hands)
        assert f"{other} draws lamp" not in part


def test_the_curtain_is_for_changes_only(run: Run) -> None:
    solo = run(SOLO, stdin=typed("4", "3"))
    assert "Hand over" not in solo.out
    hot = run(HOT_SEAT, stdin=typed("", "?", "log", "table"))
    assert hot.out.count("Hand over") == 1


def test_a_script_need_not_lift_the_curtain(run: Run) -> None:
    assert "Olek: Which lamp" in run(HOT_SEAT, stdin=typed("4", "?")).out


def test_whoever_had_the_keyboard_may_undo_at_the_curtain(run: Run) -> None:
    """Ania's lamp is not shown yet: it goes back without a question."""
    ran = run(HOT_SEAT, stdin=typed("", "4", "undo", "3"))
    assert "Taken back." in ran.out
    assert "may Ania take back" not in ran.out
    assert ran.out.count("Ania: Which lamp") == 2


@pytest.mark.parametrize("answer, outcome", [("y", "Taken back."), ("n", "Nothing was taken")])
def test_others_are_asked_for_consent(run: Run, answer: str, outcome: str) -> None:
    ran = run(HOT_SEAT, stdin=typed("2", "6", "5", "4", "3", "2", "1", "undo", answer))
    assert re.search(r"Olek, may Ania take back|Ania, may Olek take back", ran.out)
    assert outcome in ran.out
    assert "Hand over" in ran.out.rpartition(outcome)[2]


def test_quit_at_the_curtain(run: Run) -> None:
    assert run(HOT_SEAT, stdin=typed("quit")).out.endswith("The game was not finished.\n")


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    "args, complaint",
    [
        ("play chess", "there is no game 'chess'"),
        ("play lantern --seats you,wizard", "“wizard” can sit here; there are: you, random"),
        ("play lantern --seats you", "2 to 4 players, not 1"),
        ("play lantern --seats you,you,you,you,you", "2 to 4 players, not 5"),
        ("play lantern --option veins=9", "'9' is not one of 3, 5, 7"),
        ("play lantern --option depth=9", "has no option 'depth'"),
        ("play lantern --option veins", "write key=value, not “veins”"),
        ("play lantern --seed soon", "--seed: expected a whole number, found “soon”"),
        ("play lantern --seats you,random --names A,B,C", "3 names for 1 at the keyboard"),
        ("play lantern --seats you,you --names A,", "a name is empty"),
        ("play lantern --data none.toml", "cannot read none.toml"),
        ("play lantern --save no/place.json", "cannot write no/place.json"),
        ("play --resume none.json", "cannot read none.json: No such file"),
        ("play --resume . ", "cannot read .: Is a directory"),
        ("play --resume none.json --seed 3", "brings its own --seed"),
        ("play --resume none.json --option veins=3", "brings its own --option"),
    ],
)
def test_refused(refused: Callable[..., str], args: str, complaint: str) -> None:
    assert complaint in refused(args)


def test_save_does_not_overwrite(refused: Callable[..., str]) -> None:
    Path("mine.json").write_text("mine")
    assert "mine.json is there already" in refused(f"{SOLO} --save mine.json")


@pytest.fixture
def saved(run: Run) -> dict[str, object]:
    run(SOLO, stdin=typed("4", "save game.json"))
    record: dict[str, object] = json.loads(Path("game.json").read_text("utf-8"))
    return record


def test_wrong_game(saved: dict[str, object], refused: Callable[..., str]) -> None:
    complaint = "game.json holds a game of lantern, not of belfort"
    assert complaint in refused("play belfort --resume game.json")


@pytest.mark.parametrize(
    "change, complaint",
    [
        ({"log": 3}, "setup and log must be lists"),
        ({"log": [{"seat": 77, "move": "1"}]}, "entry 1"),
        ({"log": [{"seat": 0, "undo": "x"}]}, "damaged"),
        ({"players": [{"who": "you", "name": "Ania"}]}, "players do not fit"),
        ({"players": "you"}, "players do not fit"),
        ({"players": [{"who": "cat", "name": "Mru"}] * 3}, "“cat” can sit here"),
        ({"game": ["lantern"]}, "damaged"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"overrides": [1]}, "damaged"),
        ({"data": "0"}, "other component data"),
        ({"setup": [[]]}, ""),
        ({"seats": 9}, "2 to 4 players"),
        ({"underhall": 99}, "format 99"),
    ],
)
def test_damaged_records(
    saved: dict[str, object],
    refused: Callable[..., str],
    change: dict[str, object],
    complaint: str,
) -> None:
    Path("bad.json").write_text(json.dumps({**saved, **change}))
    assert complaint in refused("play --resume bad.json")


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", '{"underhall": 1}', "[" * 10_000])
def test_damaged_files(refused: Callable[..., str], text: str) -> None:
    Path("bad.json").write_text(text)
    assert refused("play --resume bad.json")


def test_bytes_that_are_no_text(refused: Callable[..., str]) -> None:
    Path("bad.json").write_bytes(b"\xff\xfe\x00")
    assert "bad.json holds no text" in refused("play --resume bad.json")


def test_a_record_without_players_needs_them(saved: dict[str, object], run: Run) -> None:
    del saved["players"]
    Path("bare.json").write_text(json.dumps(saved))
    assert "name them with --seats" in run("play --resume bare.json").err
    assert "but the saved game has 3" in run("play --resume bare.json --seats you,you").err
    ran = run("play --resume bare.json --seats random,you,random --names Jan")
    assert "Borin (random), Jan (you), Dalla (random)" in ran.out


def test_a_record_without_its_seed_can_be_played_on(saved: dict[str, object], run: Run) -> None:
    """What comes is drawn afresh, and the record of it holds."""
    del saved["seed"]
    Path("bare.json").write_text(json.dumps(saved))
    ran = run("play --resume bare.json --save bare.json", stdin="undo\ny\n" + ANYTHING)
    assert "Total" in ran.out
    assert run("replay bare.json --verify").status == 0


def test_own_component_data(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("mine.toml").write_text("[lantern.setup]\nhand = 6\n")
    assert "hand ? ? ? ? ? ?  " in run(f"{SOLO} --data mine.toml").out
    monkeypatch.setenv("UNDERHALL_DATA", "mine.toml")
    run(SOLO, stdin=typed("save game.json"))
    monkeypatch.delenv("UNDERHALL_DATA")
    assert "hand ? ? ? ? ? ?  " in run("play --resume game.json").out
