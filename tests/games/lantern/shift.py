"""Positions of The Lantern Shift in one line."""

from typing import Any


def shift(*hands: str, vein: int = 0, **table: Any) -> dict[str, Any]:
    """A position before the next vein: hands such as ``"6411"``, by seat.

    ``whistles``, ``ore`` and ``known`` may follow, each a list by seat; ``discard`` and ``veins``
    are those of the table.
    """
    veins = table.pop("veins", "5")
    discard = table.pop("discard", {})
    players = [
        {"hand": list(hand), **{key: values[seat] for key, values in table.items()}}
        for seat, hand in enumerate(hands)
    ]
    return {
        "game": "lantern",
        "seats": len(hands),
        "options": {"veins": veins},
        "table": {"vein": vein, "discard": discard, "players": players},
    }
