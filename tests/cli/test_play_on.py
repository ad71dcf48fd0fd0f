"""``underhall play``: taking back, keeping a game and going on with it, from hand to hand."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from cli.conftest import Ran, Run
from cli.test_play import ANYTHING, HOT_SEAT, SOLO, typed

from underhall import editions
from underhall.core.record import replay

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
