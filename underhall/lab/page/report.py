"""The page of a run, from its head to how to play the same games again."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from itertools import count

from underhall import editions
from underhall.lab.fixtures import RunPlan
from underhall.lab.folder import PLAN, RunFolder
from underhall.lab.page import scores
from underhall.lab.page.deed_figures import deed_figures, deed_note
from underhall.lab.page.draw import patterns
from underhall.lab.page.evidence import Evidence, gather
from underhall.lab.page.figures import PERCENT, Figure
from underhall.lab.page.look import style
from underhall.lab.page.markup import Child, Markup, join, tag
from underhall.lab.page.measures import share
from underhall.lab.page.offer_figures import offer_figures
from underhall.lab.page.score_figures import (
    course_figure,
    length_figure,
    score_figure,
    source_figure,
)
from underhall.lab.page.told import Told, capital
from underhall.lab.page.win_figures import (
    bot_figure,
    cause_figure,
    options_told,
    rating_figure,
    seat_figure,
    setting_figure,
)
from underhall.lab.ratings import Finish
from underhall.lab.stats import mean

GENERATOR = "Underhall lab report"
"""By this a file is known as a report."""


@dataclass(frozen=True)
class Chapter:
    """Figures under one heading."""

    id: str
    title: str
    figures: list[Figure]
    even: bool = True
    note: str = ""


@dataclass(frozen=True)
class Part:
    """What the page says about one game."""

    evidence: Evidence
    told: Told
    chapters: list[Chapter]

    @property
    def headline(self) -> str:
        """The finding that is furthest from nothing: of who wins, else of anything."""
        who, *others = [chapter.figures for chapter in self.chapters]
        rest = [figure for figures in others for figure in figures]
        clear = [figure for figure in who if figure.strength] or [*who[:1], *rest]
        return capital(max(clear, key=lambda figure: figure.strength).title)


def report(folder: RunFolder, lang: str) -> str:
    """A run as one page of HTML; BadData where there is nothing to tell."""
    told = Told(lang)
    parts = [_part(evidence, Told(lang, evidence.game)) for evidence in gather(folder)]
    numbers = count(1)
    if len(parts) == 1:
        inner = [_game_head(parts[0], 1), *_chapters(parts[0], 2, numbers.__next__)]
        title = told.message("lab-page-title", game=parts[0].told.game())
    else:
        inner = [_run_head(parts, told)]
        for part in parts:
            body = [_game_head(part, 2), *_chapters(part, 3, numbers.__next__)]
            inner.append(tag("section", *body, cls="part", id=part.evidence.game))
        title = told.message("lab-page-run")
    inner.append(_again(folder, parts, told, 2))
    return _page(title, inner, told)


def _page(title: str, inner: Sequence[Markup], told: Told) -> str:
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", name="generator", content=GENERATOR),
        tag("title", title),
        tag("style", Markup(style())),
    )
    brand = tag("span", _brand(), "Underhall", cls="brand")
    where = tag("span", told.message("lab-where"), cls="where")
    top = tag("header", brand, where, cls="rep-top")
    body = tag("body", patterns(), tag("div", top, tag("main", *inner), cls="rep"))
    return "<!doctype html>\n" + tag("html", head, "\n", body, lang=told.lang) + "\n"


def _brand() -> Markup:
    return Markup((files("underhall.lab.page") / "brand.svg").read_text("utf-8"))


# ---------------------------------------------------------------------- what is in a part


def _part(evidence: Evidence, told: Told) -> Part:
    t = told.message
    finishes = _finishes(evidence.seats)
    who = [
        seat_figure(evidence, told),
        rating_figure(finishes, told) if not evidence.as_one else None,
        bot_figure(evidence, told),
        setting_figure(evidence, told),
        cause_figure(evidence, told),
    ]
    points = [
        score_figure(evidence, told),
        source_figure(evidence, told),
        course_figure(evidence, told),
        length_figure(evidence, told),
    ]
    did = t("lab-did-together") if evidence.as_one else t("lab-did")
    chapters = [
        _chapter("who", t("lab-who"), who),
        _chapter("points", t("lab-points-fall"), points),
        Chapter("did", did, deed_figures(evidence, told), False, deed_note(evidence, told)),
        Chapter("offer", t("lab-offer"), offer_figures(evidence, told), False),
    ]
    return Part(evidence, told, [chapter for chapter in chapters if chapter.figures])


def _chapter(id: str, title: str, figures: Sequence[Figure | None]) -> Chapter:
    return Chapter(id, title, [figure for figure in figures if figure is not None])


def _finishes(seats: Sequence[dict[str, object]]) -> list[Finish]:
    games: dict[object, list[tuple[str, int]]] = {}
    for row in seats:
        bot, rank = row["bot"], row["rank"]
        assert isinstance(bot, str) and isinstance(rank, int)
        games.setdefault(row["number"], []).append((bot, rank))
    return list(games.values())


def _chapters(part: Part, level: int, number: Callable[[], int]) -> list[Markup]:
    told = part.told
    made = []
    for chapter in part.chapters:
        id = f"{part.evidence.game}-{chapter.id}"
        figures = [figure.markup(number(), level + 1, told) for figure in chapter.figures]
        made.append(tag(f"h{level}", chapter.title, cls="chapter", id=id))
        if chapter.note:
            made.append(tag("p", chapter.note, cls="chapter-note"))
        made.append(_figs(figures, chapter.even))
    return made


def _figs(figures: Sequence[Markup], even: bool) -> Markup:
    """Side by side: in rows of two, or in two columns that fill each for itself."""
    if even or len(figures) < 3:
        return tag("div", *figures, cls="figs even" if even else "figs wide-left")
    columns: list[list[Markup]] = [[], []]
    for figure in figures:
        shorter = min(columns, key=lambda column: sum([one.count("<tr") for one in column]))
        shorter.append(figure)
    return tag("div", *[tag("div", *column, cls="col") for column in columns], cls="figs")


# ---------------------------------------------------------------------- heads


def _game_head(part: Part, level: int) -> Markup:
    evidence, told = part.evidence, part.told
    t = told.message
    over = t(
        "lab-overline",
        game=told.game(),
        tables=told.list([told.count(n) for n in evidence.tables]),
        last=evidence.tables[-1],
        n=len(evidence.games),
    )
    text = tag(
        "div",
        tag("p", over, cls="overline"),
        tag(f"h{level}", part.headline),
        tag("p", _lede(part), cls="lede"),
    )
    links = [
        tag("a", chapter.title, href=f"#{evidence.game}-{chapter.id}") for chapter in part.chapters
    ]
    if level == 1:
        links.append(tag("a", t("lab-again"), href="#again"))
    toc = tag("nav", *links, cls="toc", aria_label=f"{told.game()}: {t('lab-chapters')}")
    return join([tag("div", text, _door(evidence.game), cls="mast"), _facts(part), toc])


def _door(game: str) -> Markup:
    file = editions.room(game) / "face" / "door.svg"
    return Markup(file.read_text("utf-8")) if file.is_file() else Markup()


def _lede(part: Part) -> str:
    evidence, told = part.evidence, part.told
    t = told.message
    bots = told.list([told.bot(bot) for bot in evidence.bots])
    if evidence.as_one:
        first = t("lab-lede-together", bots=bots)
    elif len(evidence.bots) == 1:
        first = t("lab-lede-one", bots=bots)
    else:
        first = t("lab-lede-mixed", bots=bots)
    titles = [capital(figure.title) for figure in part.chapters[0].figures]
    others = [title for title in titles if title != part.headline]
    return " ".join([first, *[f"{title.rstrip('.')}." for title in others[:1]]])


def _facts(part: Part) -> Markup:
    evidence, told = part.evidence, part.told
    t = told.message
    games = evidence.games
    facts: list[tuple[Child, str]] = [(told.count(len(games)), t("lab-fact-games", n=len(games)))]
    if evidence.as_one:
        won = share(sum([row["won"] for row in games]), len(games))
        small = tag("small", told.interval(won, PERCENT))
        facts.append((join([told.percent(won.value), " ", small]), t("lab-fact-won")))
    winners = [row["score"] for row in evidence.sides if row["won"]]
    others = [row["score"] for row in evidence.sides if not row["won"]]
    if winners:
        facts.append((told.number(mean(winners), 0), t("lab-fact-winner")))
    if evidence.as_one and others:
        facts.append((told.number(mean(others)), t("lab-fact-loser")))
    if not evidence.as_one:
        facts.append((told.number(mean(scores.leads(evidence)), 0), t("lab-fact-lead")))
        shared = _shared(evidence)
        none = t("lab-none")
        facts.append((told.count(shared) if shared else none, t("lab-fact-shared", n=shared)))
    facts.append((told.number(mean(scores.lengths(evidence)), 0), t("lab-fact-decisions")))
    if evidence.curve:
        facts.append((told.number(_turns(evidence), 0), t("lab-fact-turns")))
    made = [tag("div", tag("dt", text), tag("dd", value)) for value, text in facts[:6]]
    return tag("dl", *made, cls=f"facts facts-{len(made)}")


def _shared(evidence: Evidence) -> int:
    wins_of: dict[int, int] = {}
    for (number, _), won in evidence.won.items():
        wins_of[number] = wins_of.get(number, 0) + won
    return sum([n > 1 for n in wins_of.values()])


def _turns(evidence: Evidence) -> float:
    ends = {number: line[-1][0] for (number, _), line in evidence.curve.items()}
    return mean(list(ends.values()))


def _run_head(parts: Sequence[Part], told: Told) -> Markup:
    """The head of a run of several games: who is the strongest over all."""
    t = told.message
    seats = [row for part in parts if not part.evidence.as_one for row in part.evidence.seats]
    games = sum([len(part.evidence.games) for part in parts])
    names = told.list([part.told.game() for part in parts])
    rating = rating_figure(_finishes(seats), told)
    title = capital(rating.title) if rating else t("lab-page-run")
    text = tag(
        "div",
        tag("p", t("lab-run-over", n=games), cls="overline"),
        tag("h1", title),
        tag("p", t("lab-run-lede", games=names), cls="lede"),
    )
    links = [tag("a", part.told.game(), href=f"#{part.evidence.game}") for part in parts]
    links.append(tag("a", t("lab-again"), href="#again"))
    toc = tag("nav", *links, cls="toc", aria_label=t("lab-chapters"))
    return join([tag("div", text, cls="mast"), toc, *_overall(rating, told)])


def _overall(rating: Figure | None, told: Told) -> list[Markup]:
    if rating is None:
        return []
    return [tag("div", rating.markup(0, 2, told), cls="figs even")]


# ---------------------------------------------------------------------- the same again


def _again(folder: RunFolder, parts: Sequence[Part], told: Told, level: int) -> Markup:
    t = told.message
    command = tag(
        "figure",
        tag("figcaption", tag(f"h{level + 1}", t("lab-again-title")), _what(t("lab-again-what"))),
        tag("pre", again_command(folder.plan)),
        cls="fig",
    )
    rows = [tag("dt", name) + tag("dd", value) for name, value in _plan_rows(folder, parts, told)]
    plan = tag(
        "figure",
        tag("figcaption", tag(f"h{level + 1}", t("lab-plan"))),
        tag("dl", *[Markup(row) for row in rows]),
        cls="fig",
    )
    head = tag(f"h{level}", t("lab-again"), cls="chapter", id="again")
    return join([head, tag("div", command, plan, cls="repro")])


def _what(text: str) -> Markup:
    return tag("p", text, cls="what")


def again_command(plan: RunPlan) -> str:
    """The command that plays the same games again."""
    games = list(dict.fromkeys([setting.game for setting in plan.settings]))
    seats = list(dict.fromkeys([str(setting.seats) for setting in plan.settings]))
    lines = [
        "underhall tournament RUN",
        f"--play {','.join(games)}",
        f"--bots {','.join(plan.bots)} --seats {','.join(seats)}",
        f"--rounds {plan.rounds} --seed {plan.seed}",
    ]
    options = [f"{key}={value}" for key, value in plan.settings[0].options.items()]
    if options:
        lines.append(f"--option {' '.join(options)}")
    if plan.log != "games":
        lines.append(f"--log {plan.log}")
    return " \\\n  ".join(lines)


def _plan_rows(folder: RunFolder, parts: Sequence[Part], told: Told) -> list[tuple[str, str]]:
    t = told.message
    plan = folder.plan
    done = sum([len(part.evidence.games) for part in parts])
    version = json.loads((folder.path / PLAN).read_text("utf-8")).get("version", "?")
    rows = [
        (t("lab-plan-version"), f"Underhall {version}"),
        (t("lab-plan-seed"), f"{plan.seed}"),
        (t("lab-plan-bots"), told.list([told.bot(bot) for bot in plan.bots])),
        (t("lab-plan-games"), t("lab-plan-done", done=done, n=len(plan.lineups) * plan.rounds)),
    ]
    for part in parts:
        first = part.evidence.games[0]
        sizes = told.list([told.count(n) for n in part.evidence.tables])
        options = options_told(first["options"], part.told)
        revision, data = first.get("revision", "?"), str(first.get("data", ""))[:12]
        text = t("lab-plan-game", seats=sizes, options=options, revision=str(revision), data=data)
        rows.append((part.told.game(), text))
    rows.append((t("lab-plan-intervals"), t("lab-plan-how")))
    return rows
