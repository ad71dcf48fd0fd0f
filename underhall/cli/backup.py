"""``underhall backup``: a copy of the file of tables, even while the house is open."""

from __future__ import annotations

from pathlib import Path

from underhall.cli.arguments import Parser
from underhall.cli.errors import BadInput
from underhall.text.words import Words


def run(args: list[str], words: Words) -> int:
    """Copy the tables."""
    t = words.message
    parser = Parser("backup", t)
    parser.take("file", metavar="FILE")
    parser.take("--store", metavar="FILE")
    parser.finish()
    asked = parser.parse(args)
    from underhall.server.settings import default_store
    from underhall.server.store.opening import is_shared
    from underhall.server.store.sqlite import back_up

    if asked.store and is_shared(asked.store):
        raise BadInput(t("cli-backup-database"))
    store = Path(asked.store) if asked.store else default_store()
    back_up(store, Path(asked.file))
    print(t("cli-backup-done", store=str(store), file=asked.file))
    return 0
