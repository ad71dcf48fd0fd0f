"""Lays out templates and pictures: one element a line, lines of at most 120 characters.

    python tools/markup.py [--check] FILE...

``--check`` changes nothing, names every file that is not laid out so, and fails. Of styles and
scripts, which have a formatter of their own, only the width is looked at. Templates are HTML or SVG
in Jinja's language. What a line break means in them is decided by ``server.pages.layout``:
between words of plain text it is a space, anywhere else it is nothing. So every element, statement
and expression may begin a line, and a space that is to be seen between two of them is written out
as ``{{ " " }}`` where a line ends.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WIDTH = 120
MARKUP = (".html", ".svg")
STEP = "  "
SPACE = '{{ " " }}'

VOID = frozenset(("area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source"))
OPENS = {"if": "endif", "for": "endfor", "macro": "endmacro", "block": "endblock"}
BRANCHES = frozenset(("elif", "else"))

JINJA = r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}"
QUOTED = rf'"(?:{JINJA}|[^"])*"' + "|" + rf"'(?:{JINJA}|[^'])*'"
TAG = rf"<[/!?]?[A-Za-z](?:{JINJA}|{QUOTED}|[^>\"'])*>"
PIECE = re.compile(rf"<!--.*?-->|{TAG}|{JINJA}", re.DOTALL)
INSIDE = re.compile(rf"({JINJA})|([^\s=<>{{]+(?:=(?:{QUOTED}|[^\s>\"']+))?)", re.DOTALL)
WORD = re.compile(r"^\{%-?\s*(\w+)")
COMMAND = re.compile(r"(?<=[\d.zZ])(?=[A-Za-z])")


class Node:
    """A tag with what is inside, a statement with its branches, or a piece of a line."""

    def __init__(self, kind: str, text: str, parts: list[str] | None = None) -> None:
        self.kind = kind
        self.text = text
        self.parts = parts or []
        self.inside: list[Node] = []
        self.end = ""

    @property
    def in_line(self) -> bool:
        """Whether it may stand in a line with others: it has no element and no branch of one."""
        if self.kind in ("text", "say", "space"):
            return True
        return self.kind == "block" and all(
            one.in_line or one.kind == "branch" for one in self.inside
        )


class Piece(NamedTuple):
    """A stretch of a source."""

    kind: str
    text: str


# ---------------------------------------------------------------------- reading


def pieces(source: str) -> Iterator[Piece]:
    """The source in pieces: tags, comments, statements, expressions and plain text."""
    at = 0
    for found in PIECE.finditer(source):
        if found.start() > at:
            yield Piece("text", source[at : found.start()])
        text = found[0]
        kind = {"{{": "say", "{%": "do", "{#": "note"}.get(text[:2], "tag")
        yield Piece("note" if text.startswith("<!--") else kind, text)
        at = found.end()
    if at < len(source):
        yield Piece("text", source[at:])


def tree(source: str) -> list[Node]:
    """The source as nodes; ValueError for what does not close."""
    top = Node("top", "")
    stack = [top]
    for piece in pieces(source):
        if piece.kind == "text":
            stack[-1].inside += words(piece.text)
        elif piece.kind == "tag":
            _tag(piece.text, stack)
        elif piece.kind == "do":
            _statement(piece.text, stack)
        elif piece.text == SPACE:
            stack[-1].inside.append(Node("space", ""))
        else:
            stack[-1].inside.append(Node(piece.kind, squeezed(piece.text)))
    if len(stack) > 1:
        raise ValueError(f"{stack[-1].text} is never closed")
    return top.inside


def words(text: str) -> list[Node]:
    """The words of plain text and the spaces between them; layout is none of them."""
    found: list[Node] = []
    for gap, word in re.findall(r"(\s*)(\S*)", text):
        blank = gap.count("\n") > 1
        if blank and not (found or word):
            found.append(Node("blank", ""))
        elif gap and ("\n" not in gap or (found and word)):
            found.append(Node("space", ""))
        if word:
            found.append(Node("text", word))
    return found


def _tag(text: str, stack: list[Node]) -> None:
    if text.startswith("</"):
        name = text[2:-1].strip()
        if stack[-1].kind != "element" or stack[-1].text != name:
            raise ValueError(f"{text} closes <{stack[-1].text}>")
        stack.pop().end = f"</{name}>"
        return
    found = re.match(r"<([!?]?[\w:-]+)", text)
    assert found is not None
    closed = text.endswith("/>")
    inner = text[found.end() : -2 if closed else -1]
    node = Node("element", found[1], [one[0] or one[1] for one in INSIDE.findall(inner)])
    node.end = " />" if closed else ""
    stack[-1].inside.append(node)
    if not closed and found[1] not in VOID and found[1][0] not in "!?":
        stack.append(node)


def _statement(text: str, stack: list[Node]) -> None:
    text = squeezed(text)
    word = name(text)
    if word in OPENS:
        stack[-1].inside.append(Node("block", text))
        stack.append(stack[-1].inside[-1])
    elif word in BRANCHES:
        stack[-1].inside.append(Node("branch", text))
    elif word in OPENS.values():
        if stack[-1].kind != "block" or OPENS[name(stack[-1].text)] != word:
            raise ValueError(f"{text} closes {stack[-1].text}")
        stack.pop().end = text
    else:
        stack[-1].inside.append(Node("do", text))


def name(statement: str) -> str:
    """The first word of a statement."""
    found = WORD.match(statement)
    return found[1] if found else ""


def squeezed(text: str) -> str:
    """A stretch of code in one line; strings keep their spaces."""
    return re.sub(r"\s*\n\s*", " ", text)


# ---------------------------------------------------------------------- writing


def laid_out(source: str) -> str:
    """The same source, laid out."""
    return "\n".join([*lines(tree(source), ""), ""])


def lines(nodes: list[Node], indent: str) -> Iterator[str]:
    """Nodes below each other; what may stand in a line stands together as far as it fits."""
    run: list[Node] = []
    for at, node in enumerate(nodes):
        if node.in_line and (node.kind != "block" or len(flat([node])) + len(indent) <= WIDTH):
            run.append(node)
            continue
        yield from run_lines(run, indent)
        run = []
        if node.kind == "blank":
            if 0 < at < len(nodes) - 1:
                yield ""
        elif node.kind == "element":
            yield from element_lines(node, indent)
        elif node.kind == "block":
            yield from block_lines(node, indent)
        else:
            yield from folded(node.text, indent)
    yield from run_lines(run, indent)


def flat(nodes: list[Node]) -> str:
    """Nodes in one line."""
    return "".join(
        " "
        if node.kind == "space"
        else node.text + flat(node.inside) + node.end
        if node.kind == "block"
        else node.text
        for node in nodes
    )


def run_lines(run: list[Node], indent: str) -> Iterator[str]:
    """What stands in a line; spaces at its edges are written out."""
    if not run:
        return
    line: list[Node] = []
    for node in run:
        if line and len(indent) + len(shown([*line, node])) + len(SPACE) > WIDTH:
            yield from folded(shown(line), indent)
            line = []
            if node.kind == "space" and run[run.index(node) - 1].kind == "text":
                continue
        line.append(node)
    if line:
        yield from folded(shown(line), indent)


def shown(run: list[Node]) -> str:
    """A line of its own, with the spaces at its edges written out."""
    inner = list(run)
    before = after = ""
    while inner and inner[0].kind == "space":
        before = SPACE
        del inner[0]
    while inner and inner[-1].kind == "space":
        after = SPACE
        del inner[-1]
    return before + flat(inner) + after


def block_lines(node: Node, indent: str) -> Iterator[str]:
    """A statement with branches, what is inside them one step to the right."""
    yield from folded(node.text, indent)
    part: list[Node] = []
    for one in node.inside:
        if one.kind == "branch":
            yield from lines(part, indent + STEP)
            yield from folded(one.text, indent)
            part = []
        else:
            part.append(one)
    yield from lines(part, indent + STEP)
    yield indent + node.end


def element_lines(node: Node, indent: str) -> Iterator[str]:
    """An element: in one line with its words if that fits, else below each other."""
    opening = list(tag_lines(node, indent))
    if node.end in ("", " />"):
        yield from opening
        return
    simple = all(one.in_line for one in node.inside)
    last = opening[-1] + flat(node.inside) + node.end
    edged = bool(node.inside) and "space" in (node.inside[0].kind, node.inside[-1].kind)
    if simple and len(last) <= WIDTH and not edged and (len(opening) == 1 or not node.inside):
        yield from opening[:-1]
        yield last
        return
    yield from opening
    yield from lines(node.inside, indent + STEP)
    yield indent + node.end


def tag_lines(node: Node, indent: str) -> Iterator[str]:
    """An opening tag: in one line if it fits, else an attribute a line."""
    close = " />" if node.end == " />" else ">"
    units = list(attributes(node.parts))
    line = f"{indent}<{' '.join([node.text, *units])}{close}"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"{indent}<{node.text}"
    for unit in units:
        yield from unit_lines(unit, indent + STEP)
    yield f"{indent}{close.strip()}"


def attributes(parts: list[str]) -> Iterator[str]:
    """Attributes; those below one statement are one."""
    depth = 0
    unit: list[str] = []
    for part in parts:
        word = name(part) if part.startswith("{%") else ""
        unit.append(squeezed(part) if part.startswith("{") else value_squeezed(part))
        depth += (word in OPENS) - (word in OPENS.values())
        if depth == 0:
            yield joined(unit)
            unit = []


def value_squeezed(part: str) -> str:
    """An attribute with its value in one line."""
    key, _, value = part.partition("=")
    if not value:
        return part
    value = re.sub(r"\s*\n\s*", " ", value)
    return f"{key}={value[0]}{value[1:-1].strip()}{value[-1]}" if value[0] in "\"'" else part


def joined(unit: list[str]) -> str:
    """A statement and its attributes in one line."""
    text = " ".join(unit)
    text = re.sub(r"(\{% (?:if|elif|else|for)\b[^%]*%\}) ", r"\1", text) if len(unit) > 1 else text
    return re.sub(r" (\{% (?:end|el)\w+)", r"\1", text) if len(unit) > 1 else text


def unit_lines(unit: str, indent: str) -> Iterator[str]:
    """One attribute, or what stands for some, in lines."""
    if len(indent) + len(unit) <= WIDTH or not unit.startswith("{%"):
        yield from folded(unit, indent)
        return
    inner = indent
    for part in INSIDE.finditer(unit):
        word = name(part[0]) if part[0].startswith("{%") else ""
        if word in OPENS.values() or word in BRANCHES:
            inner = inner[: -len(STEP)]
        yield from folded(part[0], inner)
        if word in OPENS or word in BRANCHES:
            inner += STEP


def folded(text: str, indent: str) -> Iterator[str]:
    """A long line in several, broken at spaces outside of strings in code."""
    rest = text
    own = indent
    while len(own) + len(rest) > WIDTH:
        at = max((gap for gap in gaps(rest) if len(own) + gap <= WIDTH), default=0)
        if at == 0:
            at = min(gaps(rest), default=0)
        if at == 0:
            break
        yield (own + rest[:at]).rstrip()
        rest = rest[at:].lstrip()
        own = indent + STEP
    yield own + rest


def gaps(text: str) -> Iterator[int]:
    """Where a line may be broken."""
    drawn = text.startswith('d="')
    code = False
    string = ""
    for at, char in enumerate(text):
        if text.startswith(("{{", "{%"), at):
            code = True
        elif text.startswith(("}}", "%}"), at):
            code, string = False, ""
        elif code and char in "\"'":
            string = "" if string == char else string or char
        path = drawn and not code and at > 8 and COMMAND.match(text, at)
        if path or (char == " " and at > 0 and not string):
            yield at


def faults(path: Path, check: bool) -> Iterator[str]:
    """What is wrong with a file; without ``check`` it is laid out first."""
    source = path.read_text("utf-8")
    wanted = source
    if path.suffix in MARKUP:
        try:
            wanted = laid_out(source)
        except ValueError as why:
            yield f"{path}: {why}"
            return
    if wanted != source and check:
        yield f"{path} is not laid out: python tools/markup.py {path}"
    elif wanted != source:
        path.write_text(wanted, "utf-8")
    for n, line in enumerate(wanted.splitlines(), 1):
        if len(line) > WIDTH:
            yield f"{path}:{n} has {len(line)} characters, {WIDTH} are allowed"


def main(arguments: list[str]) -> int:
    """Lay out files, or only say which are not."""
    check = "--check" in arguments
    paths = [Path(one) for one in arguments if not one.startswith("-")]
    found = [fault for path in paths for fault in faults(path, check)]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
