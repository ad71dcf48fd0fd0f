"""Writes docs/observations.md: what each number of an observation is, and how actions are numbered.

All of it comes from the declared tables and the decisions; a test holds the page against them.
"""

import ast
import inspect
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

from underhall import playable_games
from underhall.core.game import Game
from underhall.envs.learner import Learner
from underhall.kit.field import EACH, Each, Field, Own

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"

HEAD = """# Observations and actions, number by number

Made by `tools/observations.py`; do not edit. How they are used tells
[environments.md](environments.md).

An observation is a flat list of whole numbers: the fields below, one after the other, as long at
every number of seats; players who are not there are 0. What each player has stands once for each,
the one who looks first, then the others in the order of seats. Where something goes by name there
is a number for each name: how many, or 1 for that which it is. `asked` and `asked about` are the
kind of decision that the seat has to take, and what the decision itself knows.
"""

KNOWN = {
    "asked": "the kind of decision the seat has to take, one number for each",
    "asked about": "what that decision knows: the arguments it was made with, padded with 0",
    "seats": "the number of players, one number for each from 1",
    "active": "whose turn it is: 1 the one who looks, 2 the next, 0 nobody",
}


def page() -> str:
    """The whole page."""
    games = [game for game in playable_games().values() if game.maturity != "example"]
    return "\n".join([HEAD, *[chapter(game) for game in games]])


def chapter(game: Game[Any]) -> str:
    """One game: its fields, then its actions."""
    learner = Learner(game.id, game.seats[1])
    notes = told_by_state(game)
    fields = {field.name: field for field in game.layout.fields}
    rows, at = [], 0
    for name, size in learner.fields.items():
        what = KNOWN.get(name) or describe(fields[name], notes.get(name, ""))
        rows.append(f"| {at} | {size} | `{name}` | {what} |")
        at += size
    kinds = Counter(name for name, _ in learner.moves.moves)
    first, actions = 0, []
    for name, n in kinds.items():
        actions.append(f"| {first} | {n} | `{name}` | {purpose(game, name)} |")
        first += n
    return "\n".join(
        [
            f"## {game.id}\n",
            f"{at} numbers, {first} actions.\n",
            "| from | numbers | field | what it is |\n| --- | --- | --- | --- |",
            *rows,
            "\n| from | actions | decision | what is decided |\n| --- | --- | --- | --- |",
            *actions,
            "",
        ]
    )


def describe(field: Field, note: str) -> str:
    """What a field holds, who has it and how much of it is seen."""
    parts = [note.rstrip(".").replace("|", "/")] if note else []
    each: Each | None = field.each
    if each is EACH:
        parts.append("for each player")
    if isinstance(field.seen, Own):
        parts.append("one's own; of others what the table knows")
    elif field.seen == "size":
        parts.append("how many")
    return "; ".join(parts) or field.name.replace("_", " ")


def told_by_state(game: Game[Any]) -> dict[str, str]:
    """What the state says about its slots, below each of them."""
    tree = ast.parse(inspect.getsource(import_module(f"{game.package}.table.state")))
    notes: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for line, after in zip(node.body, node.body[1:]):
                name = slot(line)
                if name and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    notes[name] = " ".join(str(after.value.value).split())
    return notes


def slot(line: ast.stmt) -> str:
    """The slot that a line of a constructor sets, if it does."""
    target: ast.expr | None = line.target if isinstance(line, ast.AnnAssign) else None
    if isinstance(line, ast.Assign):
        target = line.targets[0]
    return target.attr if isinstance(target, ast.Attribute) else ""


def purpose(game: Game[Any], name: str) -> str:
    """The first sentence of what a decision says about itself."""
    text = " ".join((game.frame_kinds()[name].__doc__ or "").split())
    return text.replace("|", "/")


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print(f"{PAGE.name}: {len(PAGE.read_text('utf-8').splitlines())} lines", file=sys.stderr)
