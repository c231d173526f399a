"""The key with which a server signs the records of its finished games."""

from __future__ import annotations

import hmac
from hashlib import sha256


def signing_key(secret: bytes) -> bytes:
    """The server's private key for records. It follows from the secret, and is kept and backed up with it."""
    return hmac.new(secret, b"merlin record signing key 1", sha256).digest()
