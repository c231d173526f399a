"""Reading editions: the built-in one, an owner's corrected file, or one that a game record carries (EDITION-5)."""

import json
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from merlin_bigbox.edition.model import Edition
from merlin_bigbox.edition.node import EditionError, one_line
from merlin_bigbox.edition.validate import validate

BUILTIN_NAME: Final = "bigbox.toml"
# Several times the size of the built-in file; whatever is larger is no edition.
LARGEST: Final = 256 * 1024


def load(path: Path | None = None) -> Edition:
    """The edition in a file, or the built-in one."""
    if path is None:
        return _builtin()
    name = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise EditionError(f"{one_line(name)}: file not found; expected the path of an edition file (TOML)") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise EditionError(
            f"{one_line(name)}: cannot be read ({one_line(str(reason))}); expected a readable edition file (TOML)"
        ) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        # A file cut off by the limit may end within a letter: its size is the mistake to tell.
        if len(data) > LARGEST:
            raise _too_large(name) from None
        line = data.count(b"\n", 0, error.start) + 1
        problem = f"not UTF-8 text (at line {line})"
        raise EditionError(f"{one_line(name)}: {problem}; expected a TOML file in UTF-8") from None
    return loads(text, name)


def loads(text: str, name: str) -> Edition:
    """The edition in a TOML text; the name is what error messages call it."""
    if len(text) > LARGEST:
        raise _too_large(name)
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = one_line(str(error))
        raise EditionError(f"{one_line(name)}: not valid TOML: {reason}; expected a TOML file") from None
    return validate(document, name, _builtin().digest)


def from_source(text: str, name: str = "embedded edition") -> Edition:
    """The edition whose `source` the text is."""
    if len(text) > LARGEST:
        raise _too_large(name)
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        reason = one_line(str(error))
        raise EditionError(f"{one_line(name)}: not valid JSON: {reason}; expected an edition's source") from None
    return validate(document, name, _builtin().digest)


@cache
def _builtin() -> Edition:
    text = resources.files("merlin_bigbox.edition").joinpath(BUILTIN_NAME).read_text(encoding="utf-8")
    return validate(tomllib.loads(text), BUILTIN_NAME)


def _too_large(name: str) -> EditionError:
    return EditionError(f"{one_line(name)}: too large; expected at most {LARGEST // 1024} KiB")
