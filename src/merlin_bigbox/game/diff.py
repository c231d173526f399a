"""What changed in a view since it was last told: small parts by their paths, encoded once."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from merlin_bigbox.game.view import View

LISTS: Final = ("players", "principalities", "environs")
"""Fields of which each entry is a path of its own, such as `players.0`; so is each entry of `modules`, by its name."""


class Differ:
    """Remembers what one receiver was told of a view, and finds what is new."""

    def __init__(self) -> None:
        self._told: dict[str, bytes] = {}
        self._encoder = msgspec.json.Encoder()

    def changes(self, view: View) -> dict[str, msgspec.Raw]:
        """The paths whose values are not what was told last; the first time all of them. Then they count as told."""
        found: dict[str, msgspec.Raw] = {}
        for path, value in paths(view):
            encoded = self._encoder.encode(value)
            if self._told.get(path) != encoded:
                self._told[path] = encoded
                found[path] = msgspec.Raw(encoded)
        return found

    def forget(self) -> None:
        """The receiver knows nothing any more: the next changes are all paths."""
        self._told.clear()


def paths(view: View) -> list[tuple[str, Any]]:
    """Every path of a view with its value. What is empty is told as a whole, so that it is there at all."""
    found: list[tuple[str, Any]] = []
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name == "modules" and value:
            found.extend((f"{name}.{part}", inner) for part, inner in value.items())
        elif name in LISTS and value:
            found.extend((f"{name}.{index}", inner) for index, inner in enumerate(value))
        else:
            found.append((name, value))
    return found
