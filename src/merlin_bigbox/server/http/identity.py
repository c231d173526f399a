"""Identity without passwords: signed tokens, recovery codes, and cleaned-up names."""

from __future__ import annotations

import hmac
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Final, NamedTuple

COOKIE: Final = "merlin"
LONGEST_TOKEN: Final = 200
YEAR: Final = 365 * 24 * 3600
ID_BYTES: Final = 16
CODE_BYTES: Final = 20
GROUP: Final = 4
NAME_LENGTH: Final = 24
MARKS: Final = 2
"""Most combining marks on one letter; more would overlap neighbouring lines."""

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that render as nothing; a name made of them would look empty."""


def new_id(token_bytes: Callable[[int], bytes]) -> str:
    """A new user id: 128 random bits. It is public, as it proves nothing without a signature."""
    return token_bytes(ID_BYTES).hex()


class Claim(NamedTuple):
    """What a token says and this server signed: who somebody is, and in which browser. The first tokens name none."""

    user: str
    session: str | None


class Tokens:
    """Issues and checks the tokens kept by browsers: a user id, the browser's secret, and the server's signature."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, user: str, session: str) -> str:
        """The token of this user for one browser."""
        return f"{user}.{session}.{self._signature(f'session {user}.{session}')}"

    def old_token(self, user: str) -> str:
        """The token that versions without sessions issued."""
        return f"{user}.{self._signature(f'user {user}')}"

    def claim(self, token: str | None) -> Claim | None:
        """What the token says; None for anything not signed by this server."""
        if token is None or len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        said, dot, signature = token.rpartition(".")
        user, _, session = said.partition(".")
        kind = "session" if session else "user"
        if not dot or not hmac.compare_digest(signature, self._signature(f"{kind} {said}")):
            return None
        return Claim(user, session or None)

    def _signature(self, said: str) -> str:
        return hmac.new(self._secret, b"merlin " + said.encode(), sha256).hexdigest()


def session_id(session: str) -> str:
    """The stored hash of a browser's secret; whoever reads the store cannot sign in by it."""
    return sha256(b"merlin session " + session.encode()).hexdigest()


def cookie_name(*, secure: bool) -> str:
    """Under HTTPS a name that browsers let nobody but this very host set."""
    return f"__Host-{COOKIE}" if secure else COOKIE


def set_cookie(token: str, *, secure: bool) -> str:
    """The value of a Set-Cookie header: not readable by scripts, not sent with cross-site requests."""
    kept = f"{cookie_name(secure=secure)}={token}; Max-Age={YEAR if token else 0}"
    return f"{kept}; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def clear_old_cookie() -> str:
    """The value of a Set-Cookie header that removes what was kept before there was HTTPS, or before such names."""
    return f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"


# --- recovery codes --------------------------------------------------------------------------------------------------


def new_code(token_bytes: Callable[[int], bytes]) -> str:
    """A new recovery code, to be shown once: 160 random bits in groups, without letters that look alike."""
    number = int.from_bytes(token_bytes(CODE_BYTES), "big")
    signs = [_ALPHABET[(number >> shift) & 31] for shift in range(0, CODE_BYTES * 8, 5)]
    return "-".join("".join(signs[start : start + GROUP]) for start in range(0, len(signs), GROUP))


def code_hash(code: str) -> bytes | None:
    """The stored hash of a code, however it was typed; None if malformed. It is random enough not to need a salt."""
    signs = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_MISREAD)
    if len(signs) != CODE_BYTES * 8 // 5 or not set(signs) <= set(_ALPHABET):
        return None
    return sha256(b"merlin recovery " + signs.encode()).digest()


# --- names -----------------------------------------------------------------------------------------------------------


def clean_name(text: str, limit: int = NAME_LENGTH) -> str | None:
    """A name safe to show to others: no invisible, control or direction-changing characters; None if nothing is left.

    Combining marks do not count towards the length, but only a few are kept on each letter.
    """
    kept: list[str] = []
    marks = 0
    length = 0
    for sign in unicodedata.normalize("NFC", text[: 20 * limit]):
        category = unicodedata.category(sign)
        if category[0] == "Z" or sign in "\t\n\r":
            if kept and kept[-1] != " ":
                kept.append(" ")
                length += 1
            marks = MARKS  # an accent needs a letter before it
        elif category[0] == "C" or sign in _INVISIBLE:
            continue
        elif category[0] == "M":
            if kept and marks < MARKS:
                kept.append(sign)
                marks += 1
        elif length >= limit:
            break
        else:
            kept.append(sign)
            length += 1
            marks = 0
    return "".join(kept).strip() or None
