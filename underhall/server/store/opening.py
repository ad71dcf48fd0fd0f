"""Opening a store by what somebody has named: a file, or the address of a database."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from underhall.server.errors import StoreTrouble, StoreUnknown
from underhall.server.store.interface import Portable
from underhall.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from underhall.server.store.postgres import PostgresStore

SCHEMES = ("postgresql", "postgres")
URL = re.compile(r"([a-z][a-z0-9+.-]+)://", re.IGNORECASE)
NEARLY = re.compile(r"postgres(?:ql)?(?::|//)", re.IGNORECASE)
"""An address with a slip of the pen: tables would be kept in a file of that name, unnoticed."""


def is_shared(where: Path | str) -> bool:
    """Whether a store is a database that several processes can share; StoreUnknown says that an
    address is of none we know."""
    if not isinstance(where, str):
        return False
    scheme = URL.match(where)
    if scheme is None:
        nearly = NEARLY.match(where)
        if nearly is not None:
            raise StoreUnknown(nearly[0])
        return False
    if scheme[1].lower() not in SCHEMES:
        raise StoreUnknown(f"{scheme[1]}://")
    return True


def open_store(where: Path | str) -> Portable:
    """The store, ready to be used."""
    return open_database(str(where)) if is_shared(where) else SqliteStore(Path(where))


def open_database(url: str) -> PostgresStore:
    """A shared store."""
    try:
        from underhall.server.store.postgres import PostgresStore
    except ImportError:
        raise StoreTrouble('PostgreSQL needs an extra: pip install "underhall[postgres]"') from None
    return PostgresStore(url)
