"""One thread that makes pages: several would only take turns, and each turn costs something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_maker = ThreadPoolExecutor(1, "pages")


async def made(work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """What ``work`` makes, while the house does not wait for it."""
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_maker, partial(work, *args, **more))
