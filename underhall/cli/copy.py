"""``underhall copy``: a whole house from one store into another, and compared there."""

from __future__ import annotations

from underhall.cli.arguments import Parser
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """Copy a house."""
    t = words.message
    parser = Parser("copy", t)
    parser.take("source", metavar="FROM")
    parser.take("target", metavar="TO")
    parser.finish()
    asked = parser.parse(args)
    from underhall.server.store.copying import copy_house

    done = copy_house(asked.source, asked.target)
    print(t("cli-copy-done", tables=done.tables, entries=done.entries, keys=done.keys))
    print(t("cli-copy-digest", digest=done.digest))
    return 0
