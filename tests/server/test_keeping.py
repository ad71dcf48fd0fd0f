"""What was drawn before is not drawn again, and nobody can tell."""

from collections.abc import Callable
from typing import Any

import pytest
from server.house import add, laid, step

from underhall import editions
from underhall.core.chance import Fast
from underhall.server.pages import keeping, rendering, watching
from underhall.server.pages.boards import look
from underhall.server.pages.table import PARTS, parts
from underhall.server.pages.watching import Watched, plain, value_at
from underhall.server.shown import facts
from underhall.server.tables import people
from underhall.server.tables.table import Table

GAMES = sorted(editions.games())
BESIDE: dict[str, Any] = {"mine": [0], "owner": False, "handover": None, "callable": ()}


def page(table: Table, seat: int, lang: str) -> dict[str, Any]:
    words = facts.words_of(table, lang)
    return parts(facts.facts(table, seat, words), words, {}, **BESIDE)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_the_same_whether_or_not_it_was_made_before(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables of one game side by side, some seats and languages, names that change."""
    monkeypatch.setattr(keeping, "TRIED", 10_000)  # watch everything to the end
    tables = [laid(game, "me here here", undo="free") for _ in range(2)]
    chance = Fast(f"kept {game}")
    made = []
    keeping.forget()
    for number in range(22):
        for table in tables:
            if table.is_over:
                continue
            step(table, chance)
            if number % 9 == 8:
                add(table, people.rename(table, number % 3, f"Name {number}"))
            seat, lang = number % 4 - 1, ("en", "pl")[number % 5 == 4]
            told = facts.facts(table, seat, facts.words_of(table, lang))
            made.append((told, facts.words_of(table, lang), page(table, seat, lang)))
    for told, words, shown in made[::4]:
        keeping.forget()
        assert parts(told, words, {}, **BESIDE) == shown


@pytest.mark.parametrize("game", [game for game in GAMES if look(game).draw is not None])
def test_what_has_not_changed_is_not_drawn_again(game: str) -> None:
    keeping.forget()
    table = laid(game, "me here here")
    chance = Fast(f"again {game}")
    for _ in range(20):
        step(table, chance)
    words = facts.words_of(table, "en")
    assert look(game).pieces, "it is drawn piece by piece"
    for _ in range(2):  # only then is it known what everything reads
        have = {seat: page(table, seat, "en") for seat in range(3)}
    with pytest.MonkeyPatch.context() as no_more:
        no_more.setattr(keeping, "render", None)
        no_more.setattr(keeping.Drawing, "_drawn", None)
        for seat in range(3):
            known = {name: part["hash"] for name, part in have[seat].items()}
            told = facts.facts(table, seat, words)
            assert parts(told, words, known, **BESIDE) == {}


def test_all_seats_share_what_they_see_alike() -> None:
    keeping.forget()
    table = laid("belfort", "me here here")
    page(table, 0, "en")
    page(table, 1, "en")
    rendered = []
    with pytest.MonkeyPatch.context() as counting:
        render = rendering.render

        def count(template: str, /, **given: Any) -> str:
            rendered.append(template)
            return render(template, **given)

        counting.setattr(keeping, "render", count)
        step(table, Fast(1))
        for seat in (0, 1, 2):
            page(table, seat, "en")
    alike = [name for name in PARTS if rendered.count(f"table/{name}.html") <= 1]
    assert {"standings", "top"} <= set(alike)


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
READS: list[tuple[Callable[[Any], Any], set[watching.Path] | None]] = [
    (lambda view: view["seat"], {("seat",)}),
    (lambda view: view.get("nothing"), {("nothing",)}),
    (lambda view: "nothing" in view["table"], {("table", "nothing")}),
    (lambda view: view["table"]["city"]["north"], {("table", "city")}),
    (lambda view: [*view["table"]], {("table", "*")}),
    (lambda view: dict(view["table"]), {("table", "*")}),
    (lambda view: {**view["table"]}, {("table", "*")}),
    (lambda view: view["table"] | {}, {("table", "*")}),
    (lambda view: view["table"] == {}, {("table", "*")}),
    (lambda view: len(view["table"]["players"]), set()),
    (lambda view: view["table"]["players"][0]["gold"], {("table", "players", 0, "gold")}),
    (lambda view: view["table"]["players"][-1]["gold"], {("table", "players", "me", "gold")}),
    (
        lambda view: [one["gold"] for one in view["table"]["players"]],
        {("table", "players", 0, "gold"), ("table", "players", "me", "gold")},
    ),
    (lambda view: sorted(view["table"]["players"], key=str), None),
    (lambda view: view["table"]["players"][:1], {("table", "players", "*")}),
    (lambda view: view["table"]["players"] + [], {("table", "players", "*")}),
    (lambda view: {} in view["table"]["players"], {("table", "players", "*")}),
]


@pytest.mark.parametrize("which", range(len(READS)))
def test_what_is_read_is_written_down(which: int) -> None:
    read, expected = READS[which]
    found: set[watching.Path] = set()
    made = plain(read(Watched(VIEW, (), found, 1)))
    assert made == read(VIEW)
    if expected is not None:
        assert {path for path in found if path[-1] != watching.LENGTH} >= expected
        assert {path for path in found if path[-1] not in ("*", "#")} <= expected | found


def test_a_path_leads_to_what_was_read() -> None:
    assert value_at(VIEW, ("table", "players", "me", "gold")) == 2
    assert value_at(VIEW, ("table", "players", "#")) == 2
    assert value_at(VIEW, ("table", "*")) == VIEW["table"]
    assert value_at(VIEW, ("table", "nothing")) is watching.MISSING
    assert value_at({"seat": -1, "table": {"players": [1]}}, ("table", "players", 4, "x")) is (
        watching.MISSING
    )
