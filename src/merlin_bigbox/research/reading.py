"""Arrays of compiled code as numpy sees them, without a copy; in pure Python, where they are lists, one is made."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


class Source:
    """An array that compiled code writes, as an attribute of `owner`, seen as `count` rows of numbers of a type.

    Words of 64 bits may be seen as several smaller numbers; those at the end of a row that only fill it are left out.
    """

    def __init__(self, owner: object, name: str, kind: Any, shape: tuple[int, ...], width: int) -> None:
        self._owner, self._name, self._kind = owner, name, np.dtype(kind)
        self._shape, self._width = shape, width
        found = getattr(owner, name)
        self.view: npt.NDArray[Any] | None = None
        """The array itself, read-only; nothing in pure Python."""
        if not isinstance(found, list):
            self.view = self._shaped(np.frombuffer(found, dtype=kind))

    def read(self) -> npt.NDArray[Any]:
        """What is there now."""
        if self.view is not None:
            return self.view
        found = getattr(self._owner, self._name)
        if self._kind == np.int16:  # packed in words, the last of which may look greater than a signed number can be
            return self._shaped(np.array(found, dtype=np.uint64).view(np.int16))
        return self._shaped(np.array(found, dtype=self._kind))

    def _shaped(self, flat: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return flat.reshape(*self._shape, -1)[..., : self._width]
