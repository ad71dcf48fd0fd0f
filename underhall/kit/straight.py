"""Straight code from a declared table: what would be written by hand, written once by program.

A table is written, viewed and counted all the time, and going through its declaration each time
would cost twice as much as code that names every field. So a Layout turns its fields into the
source of plain functions when it is made, and runs those.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Source:
    """Lines of a function that are put together, and the things that they speak of."""

    def __init__(self, head: str) -> None:
        self.lines = [head]
        self.things: dict[str, Any] = {}
        self.depth = 1

    def say(self, line: str) -> None:
        """One more line at the present depth."""
        self.lines.append("    " * self.depth + line)

    def name(self, thing: object) -> str:
        """A name for something that the function needs."""
        for name, known in self.things.items():
            if known is thing:
                return name
        name = f"_{len(self.things)}"
        self.things[name] = thing
        return name

    def made(self) -> Callable[..., Any]:
        """The function itself."""
        text = "\n".join(self.lines)
        space = dict(self.things)
        exec(compile(text, "<declared table>", "exec"), space)
        found: Callable[..., Any] = space[text.split("(")[0].removeprefix("def ")]
        return found
