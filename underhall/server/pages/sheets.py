"""The parts of a page, made from all that it shows; a part that was made before is found again by
what its template read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache, partial
from typing import Any, NamedTuple

from underhall.server.pages.digests import digest, joined, named
from underhall.server.pages.keeping import SCOPE, SIZE, Drawing, html_kept, tree
from underhall.server.pages.questions import (
    FALSE,
    GONE,
    KEYED,
    MISSING,
    NOWHERE,
    TRUE,
    Answer,
    Beside,
    Notes,
    Path,
    Question,
    Questions,
    answer,
    question,
)
from underhall.server.pages.rendering import ANY, names_in, render, sections
from underhall.server.pages.watching import Watched, watched
from underhall.server.tables.log import Data

LIT, FACTS, DRAWING = "lit", "f", "g"
ROWS = {"seats": "others"}
"""Parts that show the things of a list one after the other and nothing else: each is made by
itself, for others see it, too."""
DRAWN = frozenset(("board", "standings", "side", "hand"))
"""Parts that are templates of the game; of a frozen table there is nothing to draw."""

NAMES = question(("names of all values",))
THE_FACTS, THE_DRAWING, THE_LIGHTS = [question((name,)) for name in (FACTS, DRAWING, LIT)]
GIVEN = frozenset((FACTS, DRAWING, "room", "prompt_parts", "static"))
"""Names that are there always."""


class Looked(Mapping[str, Any]):
    """A drawing that takes notes of what is looked at."""

    def __init__(self, drawing: Drawing, notes: Notes) -> None:
        self._drawing = drawing
        self._notes = notes

    def __getitem__(self, key: str) -> Any:
        look = self._drawing.look(key)
        self._notes.setdefault(THE_DRAWING.to(key), _shown(look))
        made = self._drawing[key]
        return Row(made, key, look, self._notes) if len(look) > SIZE else made

    def __iter__(self) -> Iterator[str]:
        names = list(self._drawing)
        for key in names:
            self._notes.setdefault(THE_DRAWING.to(key), _shown(self._drawing.look(key)))
        return iter(names)

    def __len__(self) -> int:
        return len(self._drawing)


class Row(Sequence[Any]):
    """A short list of a drawing, looked at one by one."""

    def __init__(self, made: Sequence[Any], key: str, look: bytes, notes: Notes) -> None:
        self._made = made
        self._key = key
        self._look = look
        self._notes = notes

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self._made)))]
        number = range(len(self._made))[at]
        self._notes.setdefault(THE_DRAWING.to(self._key).to(number), _one(self._look, number))
        return self._made[number]

    def __len__(self) -> int:
        return len(self._made)


def _shown(look: bytes) -> bytes:
    """What looking at a piece tells: what it is, or how many things there are to look at."""
    return b"row of %d" % (len(look) // SIZE) if len(look) > SIZE else look


def _one(look: bytes, number: int) -> bytes:
    """The digest of one thing of a short list."""
    return look[SIZE * number : SIZE * (number + 1)] or MISSING


class Section(NamedTuple):
    """What a template makes: its digest, and itself as long as its sheet is not closed."""

    look: bytes
    html: Callable[[], str]


class Part(NamedTuple):
    """A part of a page by its hash, and the sections that it is made of."""

    mark: str
    sections: list[Section]

    def html(self) -> str:
        """All of it."""
        return "".join([section.html() for section in self.sections])


class Sheet:
    """All that one page is made of: facts ``f``, a drawing ``g``, and whatever else follows.

    ``templates`` are the folder of those of the game, and what it adds to the prompt. ``more`` are
    further values by name, each given when it is wanted; ``follows`` says of some of them from
    which others they follow, if they cannot be named by what they are. The value LIT lights things.
    """

    def __init__(
        self,
        facts: Data,
        drawing: Drawing | None,
        templates: tuple[str, str],
        scope: bytes,
        more: Mapping[str, Callable[[], Any]],
        follows: Mapping[str, tuple[Question, ...]],
    ) -> None:
        self._facts = facts
        self._drawing = drawing
        self._room, self._prompt = templates
        self._scope = scope
        self._more = more
        self._follows = follows
        self._whole: Sheet | None = None
        """What this differs from in one value."""
        self._values: dict[str, Any] = {}
        self._made: dict[str, str] = {}
        odd = {DRAWING: self._looked, LIT: self._light}
        self._questions = Questions(self._answered, odd)

    def __getitem__(self, name: str) -> Any:
        if name not in self._values:
            whole = self._whole
            self._values[name] = self._more[name]() if whole is None else whole[name]
        return self._values[name]

    def close(self) -> None:
        """No further part is wanted."""
        self._questions.close()
        if self._drawing is not None:
            self._drawing.close()

    def all(self) -> Data:
        """Every value by its name."""
        return {**{name: self[name] for name in self._more}, "f": self._facts, "g": self._drawing}

    def part(self, name: str) -> Part:
        """A part of the page."""
        sheets = self._one_by_one(ROWS[name]) if name in ROWS else [self]
        found = [sheet._section(one) for sheet in sheets for one in self._sections(name)]
        mark = found[0].look if len(found) == 1 else joined(*[one.look for one in found])
        return Part(mark[:6].hex(), found)

    def _sections(self, name: str) -> tuple[str, ...]:
        """The templates that make a part, one after the other."""
        if name not in DRAWN:
            return sections(f"table/{name}.html")
        if self._drawing is not None:
            return sections(f"{self._room}/{name}.html")
        return ("table/frozen.html",) if name == "board" else ()

    def _one_by_one(self, name: str) -> list[Sheet]:
        """A sheet for each one of a list, as if it were the only one."""
        return [self._but(name, [one]) for one in self[name]]

    def _but(self, name: str, value: Any) -> Sheet:
        """The same with another value of that name, from which nothing else follows."""
        found = copy(self)
        found._whole = self
        found._values = {name: value}
        found._made = {}
        found._questions = Beside(self._questions, name, value)
        return found

    def _section(self, template: str) -> Section:
        """A section; where it was not made before, it is made."""
        look = tree("", template, self._room).find(self._questions)
        if look is None:
            look = self._render(template)
        return Section(look, partial(self._shown, template, look))

    def _shown(self, template: str, found: bytes) -> str:
        """A section by its digest."""
        if template not in self._made:
            kept = html_kept.get(found)
            if kept is not None:
                return kept.decode()
            self._render(template)
        return self._made[template]

    def _render(self, template: str) -> bytes:
        notes: Notes = {SCOPE: answer(self._scope), THE_DRAWING: self._looked(THE_DRAWING.path)}
        given = self._noted(template, notes)
        html = render(template, **given, room=self._room, prompt_parts=self._prompt)
        data = html.encode()
        found = named(data)
        tree("", template, self._room).add(notes, found)
        html_kept.keep(found, data)
        self._made[template] = html
        return found

    def _noted(self, template: str, notes: Notes) -> Data:
        """All that a template may read; what it does read of it is noted, in a fixed order where it
        cannot be seen."""
        names = _wanted(names_in(template, self._room, self._prompt))
        if ANY in names:
            names = _wanted(frozenset(self._more))
            notes[NAMES] = self._questions[NAMES]
        drawing = None if self._drawing is None else Looked(self._drawing, notes)
        given = {FACTS: Watched(self._facts, THE_FACTS, notes), DRAWING: drawing}
        for name in names:
            if name in self._more:
                given[name] = self._given(name, notes)
            else:
                notes[NOWHERE.to(name)] = MISSING
        return given

    def _given(self, name: str, notes: Notes) -> Any:
        """A value as a template gets it: what it reads of it is noted, or all of it."""
        value = self[name]
        if name == LIT:
            return self._lit(notes)
        if name in self._follows:
            if self._follows[name]:
                at = NOWHERE.to(name)
                notes[at] = self._questions[at]
            return value
        return watched(value, NOWHERE.to(name), notes)

    def _lit(self, notes: Notes) -> Callable[..., Data]:
        """Lights that are noted; where there are none at all, only that."""
        lit = self[LIT]
        is_bright = bool(lit)

        def noted(*targets: str, **wishes: Any) -> Data:
            notes.setdefault(THE_LIGHTS, TRUE if is_bright else FALSE)
            if is_bright:
                notes.setdefault(THE_LIGHTS.to(targets), lit.shortly(targets))
            found: Data = lit(*targets, **wishes)
            return found

        return noted

    # ------------------------------------------------------------------ asking again

    def _looked(self, path: Path) -> Answer:
        drawing = self._drawing
        if len(path) == 1 or drawing is None:
            return MISSING if drawing is None else KEYED
        look = drawing.look(path[1])
        return _shown(look) if len(path) == 2 else _one(look, path[2])

    def _light(self, path: Path) -> Answer:
        if LIT not in self._more:
            return MISSING
        lit = self[LIT]
        if len(path) == 1:
            return TRUE if lit else FALSE
        found: str | None = lit.shortly(path[1])
        return found

    def _answered(self, name: Any) -> Any:
        if name == FACTS:
            return self._facts
        if name == SCOPE.root:
            return self._scope
        if name == NAMES.root:
            return sorted(self._more)
        if name in self._follows:
            return joined(*[_bytes(self._questions[one]) for one in self._follows[name]])
        return self[name] if name in self._more else GONE


@cache
def _wanted(names: frozenset[str]) -> tuple[str, ...]:
    """Names of values that are not always there, in a fixed order."""
    return tuple(sorted(names - GIVEN))


def _bytes(found: Answer) -> bytes:
    return found if isinstance(found, bytes) else digest(found)
