"""Diffs of views: the changed parts by path, encoded once."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from merlin_bigbox.game.view import View

LISTS: Final = ("players", "principalities", "environs")
"""Fields whose entries have their own paths, such as `players.0`; so has each entry of `modules`, by name."""


class Differ:
    """Remembers the last view sent to a receiver, and finds what has changed since."""

    def __init__(self) -> None:
        self._told: dict[str, bytes] = {}
        self._encoder = msgspec.json.Encoder()

    def changes(self, view: View) -> dict[str, msgspec.Raw]:
        """The paths whose values have changed since the last call; the first time, all of them."""
        found: dict[str, msgspec.Raw] = {}
        for path, value in paths(view):
            encoded = self._encoder.encode(value)
            if self._told.get(path) != encoded:
                self._told[path] = encoded
                found[path] = msgspec.Raw(encoded)
        return found

    def forget(self) -> None:
        """Forget what was sent: the next changes are all paths."""
        self._told.clear()


def paths(view: View) -> list[tuple[str, Any]]:
    """Every path of a view with its value. Empty collections are included as a whole."""
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
