"""Text from outside made safe for a terminal or a log: nothing in it moves the cursor, hides or begins a new line."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 500


def printable(text: str, longest: int = LONGEST) -> str:
    """The text with control, direction and other invisible characters written out, on one line and not too long."""
    cut = text if len(text) <= longest else f"{text[: longest - 1]}…"
    if cut.isprintable():
        return cut
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in cut)
