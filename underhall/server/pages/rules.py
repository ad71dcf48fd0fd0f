"""The rules of each game: its clauses, what of its data is reconstructed, and how to correct it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from minijinja import Markup, escape
from starlette.responses import Response

from underhall import editions
from underhall.server.pages import common
from underhall.server.pages.common import Anybody
from underhall.server.shown.facts import words_for
from underhall.server.shown.lobby import game_card
from underhall.server.tables.log import Data
from underhall.text.clauses import plain, rules_in
from underhall.text.remarks import with_sources

router = APIRouter(include_in_schema=False)

CLAUSE = re.compile(r"\[([A-Z]{3}-\d+\.\d+)\]")
ITEM = re.compile(r"- (?:\[([A-Z]{3}-\d+\.\d+)\] ?)?")
NUMBERED = re.compile(r"\d+\. ")
POINT = re.compile(r"\s+- ")
CODE = re.compile(r"`([^`]+)`")
STRONG = re.compile(r"\*\*([^*]+)\*\*")
STRESS = re.compile(r"\*([^*\s][^*]*)\*")
RECONSTRUCTED = ("house", "memory", "public")
"""Where values come from that no rulebook states."""


@router.get("/rules")
async def rules_index(who: Anybody, request: Request) -> Response:
    """The games whose rules can be read."""
    cards = [game_card(game, who.lang) for game in editions.games().values()]
    return common.page(who, request, "rules-index.html", common.plain_words(who), cards=cards)


@router.get("/rules/{game}")
async def rules_page(game: str, who: Anybody, request: Request) -> Response:
    """All clauses of a game; each can be linked by its id."""
    card = game_card(editions.game(game), who.lang)
    return common.page(
        who,
        request,
        "rules.html",
        words_for(who.lang, game, ()),
        card=card,
        chapters=chapters(game, who.lang),
        told_in=rules_in(editions.room(game), who.lang).lang,
        sources=provenance(game),
    )


@cache
def chapters(game: str, lang: str) -> list[Data]:
    """The chapters that players read, as blocks."""
    return [
        {
            "title": f"{chapter.number}. {chapter.title}" if chapter.number else chapter.title,
            "id": f"chapter-{chapter.number or 'all'}",
            "blocks": blocks(with_sources(chapter.body, words_for(lang, game, ()))),
        }
        for chapter in rules_in(editions.room(game), lang).for_players
    ]


def blocks(body: str) -> list[Data]:
    """Paragraphs, headings, clauses and tables of a chapter."""
    found: list[Data] = []
    for line in plain(body).splitlines():
        _take(found, line)
    return [_shown(block) for block in found if block["text"] or block["rows"]]


def _shown(block: Data) -> Data:
    rows = [[inline(cell) for cell in row] for row in block["rows"]]
    return {**block, "html": inline(block["text"]), "rows": rows}


def _take(found: list[Data], line: str) -> None:
    item = ITEM.match(line)
    if not line.strip() or line.startswith("---"):
        found.append(_block("p"))
    elif line.startswith("#"):
        found += [_block("h", line.lstrip("# ")), _block("p")]
    elif item:
        found.append(_block("clause" if item[1] else "item", line[item.end() :], item[1] or ""))
    elif NUMBERED.match(line):
        found.append(_block("item", line))
    elif POINT.match(line):
        found.append(_block("point", line.strip()[2:]))
    elif line.startswith("|"):
        _take_row(found, line)
    elif found:
        found[-1]["text"] = f"{found[-1]['text']} {line.strip()}".strip()
    else:
        found.append(_block("p", line.strip()))


def _take_row(found: list[Data], line: str) -> None:
    if not found or found[-1]["kind"] != "table":
        found.append(_block("table"))
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if not set("".join(cells)) <= set("-: "):
        found[-1]["rows"].append(cells)


def _block(kind: str, text: str = "", id: str = "") -> Data:
    return {"kind": kind, "id": id, "text": text, "rows": []}


def inline(text: str) -> Markup:
    """Marks inside a line: code, stress, and links to clauses."""
    safe = str(escape(text))
    safe = CODE.sub(r"<code>\1</code>", safe)
    safe = STRONG.sub(r"<b>\1</b>", safe)
    safe = STRESS.sub(r"<em>\1</em>", safe)
    return Markup(CLAUSE.sub(r'<a class="clause" href="#\1">\1</a>', safe))


@cache
def provenance(game: str) -> Data:
    """How many values come from where: in all, and by the groups in which a file names them."""
    found: dict[str, dict[str, int]] = {}
    for group, value in editions.components(game).items():
        for row in value if isinstance(value, list) else [value]:
            _count(found.setdefault(group, {}), row)
    groups = [
        {"group": group, "counts": [counts.get(s, 0) for s in SOURCES]}
        for group, counts in found.items()
        if any(counts.get(source) for source in RECONSTRUCTED)
    ]
    totals = {s: sum(counts.get(s, 0) for counts in found.values()) for s in SOURCES}
    return {"groups": groups, "totals": totals}


SOURCES = ("rulebook", *RECONSTRUCTED)


def _count(counts: dict[str, int], row: Any) -> None:
    """Every tag in a row counts, those of single values too."""
    if not isinstance(row, dict):
        return
    for key, value in row.items():
        if key.endswith("provenance") and value in SOURCES:
            counts[value] = counts.get(value, 0) + 1
        elif isinstance(value, list):
            for one in value:
                _count(counts, one)
        else:
            _count(counts, value)
