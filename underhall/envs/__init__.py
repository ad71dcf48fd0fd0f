"""The games as environments for learners, after the conventions of PettingZoo and Gymnasium.

Every installed game is here under its id: ``from underhall.envs import belfort_v0`` and
``belfort_v0.env(seats=3)`` make a PettingZoo environment of all seats. Whoever has imported this
can also have one of a single seat against bots, ``gymnasium.make("underhall/Belfort-v0")``. Both
need the extra, ``pip install underhall[envs]``; docs/environments.md tells the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from underhall.envs.turns import Maker

try:
    from underhall.envs.single import register
except ImportError:  # whoever asks for an environment is told what to install
    pass
else:
    register()

VERSION = "_v0"
"""How the names of environments end; it counts up when actions would mean something else."""


def __getattr__(name: str) -> Any:
    """The environments of a game, ``belfort_v0`` and the like."""
    from underhall.core import registry

    id = name.removesuffix(VERSION)
    if not name.endswith(VERSION) or id not in registry.names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return _maker(id)


def __dir__() -> list[str]:
    from underhall.core import registry

    return sorted([*globals(), *(id + VERSION for id in registry.names())])


def _maker(id: str) -> Maker:
    try:
        from underhall.envs.turns import Maker
    except ImportError as why:
        raise ImportError(
            f"environments need PettingZoo and Gymnasium: pip install 'underhall[envs]' ({why})"
        ) from None
    return Maker(id)
