"""Who somebody is without a password: a signed token in the browser, a recovery code on paper, and a decent name."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from hashlib import sha256
from typing import Final

COOKIE: Final = "merlin"
YEAR: Final = 365 * 24 * 3600
ID_BYTES: Final = 16
CODE_BYTES: Final = 20
GROUP: Final = 4
NAME_LENGTH: Final = 24
MARKS: Final = 2
"""So many accents on one letter: more of them would climb over the neighbours."""

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1"})
_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing; a name made of them would look empty."""


def new_id() -> str:
    """A fresh id for a user: 128 random bits. It may be seen by others, for alone it proves nothing."""
    return secrets.token_hex(ID_BYTES)


class Tokens:
    """Makes and checks the tokens that browsers keep: an id and the server's signature under it."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def token(self, user: str) -> str:
        """The proof of being this user, for this user's browser alone."""
        return f"{user}.{self._signature(user)}"

    def user(self, token: str | None) -> str | None:
        """The id of the user whose token this is; None for anything that this server has not signed."""
        if token is None or len(token) > 200 or not token.isascii():
            return None
        user, dot, signature = token.partition(".")
        if not hmac.compare_digest(signature, self._signature(user)):
            return None
        return user if dot else None

    def _signature(self, user: str) -> str:
        return hmac.new(self._secret, b"merlin user " + user.encode(), sha256).hexdigest()


def set_cookie(token: str, *, secure: bool) -> str:
    """The value of a Set-Cookie header: out of reach of scripts, not sent along by other sites' requests."""
    return f"{COOKIE}={token}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


# --- recovery codes --------------------------------------------------------------------------------------------------


def new_code() -> str:
    """A fresh recovery code, to be shown once: 160 random bits in groups, without letters that look alike."""
    number = int.from_bytes(secrets.token_bytes(CODE_BYTES), "big")
    signs = [_ALPHABET[(number >> shift) & 31] for shift in range(0, CODE_BYTES * 8, 5)]
    return "-".join("".join(signs[start : start + GROUP]) for start in range(0, len(signs), GROUP))


def code_hash(code: str) -> bytes | None:
    """What is kept of a code, however it was typed; None if it cannot be one. It is too random to need a salt."""
    signs = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_MISREAD)
    if len(signs) != CODE_BYTES * 8 // 5 or not set(signs) <= set(_ALPHABET):
        return None
    return sha256(b"merlin recovery " + signs.encode()).digest()


# --- names -----------------------------------------------------------------------------------------------------------


def clean_name(text: str, limit: int = NAME_LENGTH) -> str | None:
    """A name as it may be shown to others: no invisible, controlling or direction-changing characters; None if empty.

    Accents do not count as characters of their own, but there are few on each.
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
