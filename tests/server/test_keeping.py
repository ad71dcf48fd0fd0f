"""What was drawn before is not drawn again, and nobody can tell."""

import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from server.house import add, laid, step

from underhall import editions
from underhall.core.chance import Fast
from underhall.server.pages import keeping, questions, rendering, sheets
from underhall.server.pages.boards import look
from underhall.server.pages.questions import GONE, NOWHERE, Beside, Notes, Questions, question
from underhall.server.pages.remembering import Memory, Tree
from underhall.server.pages.table import PARTS, parts, sheet_of
from underhall.server.pages.watching import Watched, plain
from underhall.server.shown import facts
from underhall.server.tables import people
from underhall.server.tables.table import Table

GAMES = sorted(editions.games())
BESIDE: dict[str, Any] = {"mine": [0], "owner": False, "handover": None, "callable": ()}


def page(table: Table, seat: int, lang: str) -> dict[str, Any]:
    words = facts.words_of(table, lang)
    return parts(facts.facts(table, seat, words), words, {}, **BESIDE)


def made_afresh(table: Table, seat: int, lang: str) -> dict[str, str]:
    """Every part of a page from plain data, without anything that is kept or watched."""
    words = facts.words_of(table, lang)
    sheet = sheet_of(facts.facts(table, seat, words), words, BESIDE)
    own = look(table.opened["game"])
    given = sheet.all()
    if own.draw is not None:
        raw = editions.components(table.opened["game"])
        given["g"] = own.draw(given["f"]["view"], raw, words.say)
    given |= {"room": own.room, "prompt_parts": own.prompt}
    rooms = {name: own.room if name in sheets.DRAWN else "table" for name in PARTS}
    return {name: rendering.render(f"{room}/{name}.html", **given) for name, room in rooms.items()}


def compare(game: str, seats: str, most: int, every: int) -> None:
    """Two tables of one game side by side, all seats and who looks on, names that change."""
    tables = [laid(game, seats, undo="free") for _ in range(2)]
    chance = Fast(f"kept {game}")
    keeping.forget()
    for number in range(most):
        for table in tables:
            if table.is_over:
                continue
            step(table, chance)
            if number % 9 == 8:
                add(table, people.rename(table, number % 3, f"Name {number}"))
            lang = ("en", "pl")[number % 5 == 4]
            for seat in range(-1, len(table.chairs)):
                shown = page(table, seat, lang)
                if number % every == seat % every:
                    found = {name: part["html"] for name, part in shown.items()}
                    assert found == made_afresh(table, seat, lang)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_the_same_whether_or_not_it_was_made_before(game: str) -> None:
    compare(game, "me here here", 14, 3)


@pytest.mark.exam
@pytest.mark.parametrize("game", GAMES)
def test_all_pages_of_whole_games_are_the_same_as_if_made_afresh(game: str) -> None:
    compare(game, "me here here", 2000, 1)


@pytest.mark.parametrize("game", [game for game in GAMES if look(game).draw is not None])
def test_what_has_not_changed_is_not_drawn_again(game: str) -> None:
    keeping.forget()
    table = laid(game, "me here here")
    chance = Fast(f"again {game}")
    for _ in range(20):
        step(table, chance)
    words = facts.words_of(table, "en")
    assert look(game).pieces, "it is drawn piece by piece"
    have = {seat: page(table, seat, "en") for seat in range(3)}
    with pytest.MonkeyPatch.context() as no_more:
        no_more.setattr(sheets, "render", None)
        no_more.setattr(keeping.Drawing, "_draw", None)
        for seat in range(3):
            known = {name: part["hash"] for name, part in have[seat].items()}
            told = facts.facts(table, seat, words)
            assert parts(told, words, known, **BESIDE) == {}


@contextmanager
def counted() -> Iterator[list[str]]:
    """The templates that are rendered meanwhile."""
    rendered: list[str] = []
    render = rendering.render

    def count(template: str, /, **given: Any) -> str:
        rendered.append(template)
        return render(template, **given)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sheets, "render", count)
        yield rendered


def test_all_seats_share_what_they_see_alike() -> None:
    keeping.forget()
    table = laid("belfort", "me here here")
    for seat in (0, 1, 2):
        page(table, seat, "en")
    with counted() as rendered:
        step(table, Fast(1))
        for seat in (0, 1, 2):
            page(table, seat, "en")
    room = look("belfort").room
    for template in ("table/top.html", *rendering.sections(f"{room}/standings.html")):
        assert rendered.count(template) <= 1
    assert rendered.count("table/seats.html") <= 4, "a panel is the same for both of the others"


def test_only_the_section_in_which_something_changed_is_made_again() -> None:
    keeping.forget()
    table = laid("covenant", "me here here")
    page(table, 0, "en")
    sections = rendering.sections(f"{look('covenant').room}/board.html")
    assert len(sections) > 3
    with counted() as rendered:
        step(table, Fast(1))
        page(table, 0, "en")
    assert 0 < len(set(rendered).intersection(sections)) < len(sections)


def test_only_the_news_of_the_log_are_made_again() -> None:
    keeping.forget()
    table = laid("belfort", "me here here")
    chance = Fast(1)
    for _ in range(30):
        step(table, chance)
    looks_on = (table.waiting()[0] + 1) % 3
    page(table, looks_on, "en")
    with counted() as rendered:
        step(table, chance)
        page(table, looks_on, "en")
    news, before = rendering.sections("table/log.html")
    assert news in rendered and before not in rendered


# ---------------------------------------------------------------------- watching


VIEW: dict[str, Any] = {
    "game": "any",
    "seat": 1,
    "table": {
        "round": 3,
        "city": {"north": [1, 2]},
        "players": [{"gold": 1, "cards": 5}, {"gold": 2, "cards": ["inn"]}],
    },
}
AT = "table"
PLAYERS = ("table", "players")
READS: list[tuple[Callable[[Any], Any], list[questions.Path]]] = [
    (lambda view: view["seat"], [("seat",)]),
    (lambda view: view.get("nothing"), [("nothing",)]),
    (lambda view: "nothing" in view["table"], [(AT,), (AT, ("in", "nothing"))]),
    (lambda view: "round" in view["table"], [(AT,), (AT, ("in", "round"))]),
    (lambda view: bool(view["table"]), [(AT,), (AT, questions.ANY)]),
    (lambda view: len(view["table"]), [(AT,), (AT, questions.LENGTH)]),
    (lambda view: set(view["table"]), [(AT,), (AT, questions.KEYS)]),
    (lambda view: view["table"] | {}, [(AT,), (AT, questions.WHOLE)]),
    (lambda view: view["table"] == {}, [(AT,), (AT, questions.WHOLE)]),
    (lambda view: view["table"] != {}, [(AT,), (AT, questions.WHOLE)]),
    (lambda view: str(view["table"]), [(AT,), (AT, questions.WHOLE)]),
    (lambda view: view["table"].copy(), [(AT,), (AT, questions.WHOLE)]),
    (lambda view: view["table"]["city"]["north"], [(AT,), (AT, "city"), (AT, "city", "north")]),
    (lambda view: view["table"].get("round"), [(AT,), (AT, "round")]),
    (lambda view: len(view["table"]["players"]), [(AT,), PLAYERS, (*PLAYERS, questions.LENGTH)]),
    (
        lambda view: view["table"]["players"][0]["gold"],
        [(AT,), PLAYERS, (*PLAYERS, ("first", 1)), (*PLAYERS, 0), (*PLAYERS, 0, "gold")],
    ),
    (
        lambda view: view["table"]["players"][-1]["gold"],
        [(AT,), PLAYERS, (*PLAYERS, questions.LENGTH), (*PLAYERS, 1), (*PLAYERS, 1, "gold")],
    ),
    (
        lambda view: [one["gold"] for one in view["table"]["players"][:1]],
        [(AT,), PLAYERS, (*PLAYERS, ("first", 1)), (*PLAYERS, 0), (*PLAYERS, 0, "gold")],
    ),
    (
        lambda view: bool(view["table"]["players"]),
        [(AT,), PLAYERS, (*PLAYERS, ("first", 1))],
    ),
    (lambda view: {} in view["table"]["players"], [(AT,), PLAYERS, (*PLAYERS, questions.WHOLE)]),
    (lambda view: view["table"]["players"] != [], [(AT,), PLAYERS, (*PLAYERS, questions.WHOLE)]),
    (lambda view: str(view["table"]["players"]), [(AT,), PLAYERS, (*PLAYERS, questions.WHOLE)]),
]
WHOLLY: list[Callable[[Any], Any]] = [
    lambda view: dict(view["table"]),
    lambda view: {**view["table"]},
    lambda view: list(view["table"].items()),
    lambda view: list(view["table"].values()),
    lambda view: sorted(view["table"]["players"], key=str),
    lambda view: view["table"]["players"] + [],
    lambda view: [*view["table"]["players"]],
    lambda view: tuple(view["table"]["players"]),
    lambda view: list(reversed(view["table"]["players"])),
    lambda view: view["table"]["players"].copy(),
    lambda view: view["table"]["players"][::-1],
    lambda view: view["table"]["players"] * 2,
]


def asked_of(view: dict[str, Any]) -> Questions:
    return Questions(lambda key: view.get(key, GONE))


@pytest.mark.parametrize("which", range(len(READS)))
def test_what_is_read_is_written_down(which: int) -> None:
    read, expected = READS[which]
    notes: Notes = {}
    made = plain(read(Watched(VIEW, NOWHERE, notes)))
    assert made == read(VIEW)
    assert [one.path for one in notes] == expected
    questions = asked_of(VIEW)
    assert {one: questions[one] for one in notes} == notes, "asked again it is the same"


@pytest.mark.parametrize("which", range(len(WHOLLY)))
def test_whatever_is_done_with_it_is_written_down(which: int) -> None:
    """Where anything in the view that is read becomes another, an answer does."""
    read = WHOLLY[which]
    notes: Notes = {}
    before = plain(read(Watched(VIEW, NOWHERE, notes)))
    assert before == plain(read(VIEW))
    changes: list[tuple[list[Any], Any]] = [
        (["table", "players", 1, "gold"], 9),
        (["table", "players", 0, "cards"], 6),
        (["table", "round"], 4),
        (["table", "city", "north"], []),
    ]
    for path, value in changes:
        other = copy.deepcopy(VIEW)
        at: Any = other
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value
        questions = asked_of(other)
        differs = any(questions[one] != found for one, found in notes.items())
        assert differs or plain(read(other)) == before


def test_true_is_not_one_and_a_whole_is_not_its_like() -> None:
    like: list[Any] = [True, 1, 1.0, "1", False, 0, None, [], (), {}, ""]
    answers = [questions.answer(one) for one in like]
    assert len(set(answers)) == len(answers)


# ---------------------------------------------------------------------- remembering


def found_in(tree: Tree, **values: Any) -> bytes | None:
    return tree.find(Questions(lambda key: values.get(key, GONE)))


def learn(tree: Tree, found: bytes, **answers: Any) -> None:
    tree.add({question((name,)): value for name, value in answers.items()}, found)


def test_a_tree_asks_only_what_was_asked() -> None:
    tree = Tree(steps=Memory())
    assert found_in(tree, kind="inn", gold=1) is None
    learn(tree, b"inn 1", kind="inn", gold=1)
    learn(tree, b"inn 2", kind="inn", gold=2)
    learn(tree, b"bank", kind="bank", wood=5, gold=1)
    learn(tree, b"none", kind="none")
    assert found_in(tree, kind="inn", gold=1, wood=7) == b"inn 1"
    assert found_in(tree, kind="inn", gold=2) == b"inn 2"
    assert found_in(tree, kind="inn", gold=3) is None
    assert found_in(tree, kind="bank", wood=5, gold=1) == b"bank"
    assert found_in(tree, kind="bank", wood=4, gold=1) is None
    assert found_in(tree, kind="none") == b"none"
    assert found_in(tree) is None


def test_trees_do_not_find_what_is_of_others() -> None:
    steps = Memory()
    learn(Tree("board", steps=steps), b"inn", kind="inn")
    assert found_in(Tree("hand", steps=steps), kind="inn") is None
    assert found_in(Tree("board", steps=steps), kind="inn") == b"inn"
    steps.forget()
    assert found_in(Tree("board", steps=steps), kind="inn") is None


def test_what_is_contradicted_is_forgotten() -> None:
    tree = Tree(steps=Memory())
    learn(tree, b"inn", kind="inn", gold=1)
    learn(tree, b"another", kind="inn")
    assert found_in(tree, kind="inn", gold=1) == b"another"
    learn(tree, b"third", kind="inn", wood=1)
    assert found_in(tree, kind="inn", wood=1) == b"third"


def test_what_is_wanted_stays_when_others_are_forgotten() -> None:
    tree = Tree(steps=Memory(room=8))
    for number in range(40):
        learn(tree, b"%d" % number, number=number, gold=1)
        assert found_in(tree, number=number, gold=1) == b"%d" % number
        assert found_in(tree, number=0, gold=1) == b"0", "it is asked for all the time"
    assert found_in(tree, number=5, gold=1) is None


def test_what_differs_in_one_thing_is_asked_only_for_that() -> None:
    asked: list[Any] = []

    def root(step: Any) -> Any:
        asked.append(step)
        return {"kind": "inn", "gold": 1}.get(step, GONE)

    questions = Questions(root)
    beside = Beside(questions, "gold", [2])
    assert beside[question(("kind",))] == questions[question(("kind",))] == "inn"
    assert beside[question(("gold", 0))] == 2
    assert questions[question(("gold",))] == 1
    assert asked == ["kind", "gold"]
