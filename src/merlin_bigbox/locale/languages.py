"""The languages there are: the one place that names them. docs/adding-a-language.md says what a new one takes."""

from __future__ import annotations

from typing import Final, Literal, TypeGuard, get_args

Lang = Literal["en", "de", "pt"]
LANGUAGES: Final[tuple[Lang, ...]] = get_args(Lang)
DEFAULT: Final[Lang] = "en"
"""Spoken where the language asked for by a browser or an environment does not exist."""
DECIMAL_POINT: Final[frozenset[str]] = frozenset({"en"})
"""The languages that write 1.5; all others write 1,5."""


def is_language(text: str) -> TypeGuard[Lang]:
    """Whether this is the code of a language there is."""
    return text in LANGUAGES


def with_decimals(number: str, lang: str) -> str:
    """A formatted number with the decimal sign of a language."""
    return number if lang in DECIMAL_POINT else number.replace(".", ",")
