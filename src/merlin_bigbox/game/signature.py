"""Signatures of records: Ed25519 over the headers, the end of the chain among them, so that every line is covered."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from merlin_bigbox.game.record_text import Record, RecordError

KEY_BYTES: Final = 32
DOMAIN: Final = b"merlin record signature 1\n"


def signed_text(recorded: Record) -> bytes:
    """What is signed: every header but the signature, line by line."""
    lines = [f"{key}: {value}" for key, value in recorded.headers().items() if key != "signature"]
    return DOMAIN + "\n".join(lines).encode("utf-8", "surrogatepass")


def public_key(key: bytes) -> str:
    """The public half of a private key, as records write it."""
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 – only who signs needs it

    return ed25519.Ed25519PrivateKey.from_private_bytes(key).public_key().public_bytes_raw().hex()


def sign(recorded: Record, key: bytes) -> Record:
    """The record of a finished game with its signature."""
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 – only who signs needs it

    ready = replace(recorded, signed_by=public_key(key), signature="")
    made = ed25519.Ed25519PrivateKey.from_private_bytes(key).sign(signed_text(ready))
    return replace(ready, signature=made.hex())


def check(recorded: Record, name: str = "record") -> bool | None:
    """Whether the record is signed; None if that cannot be checked here. A wrong signature is an error."""
    if not recorded.signature:
        return False
    try:
        from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 – verifying the rest works without it
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415
    except ImportError:
        return None
    try:
        key = ed25519.Ed25519PublicKey.from_public_bytes(bytes.fromhex(recorded.signed_by))
        key.verify(bytes.fromhex(recorded.signature), signed_text(recorded))
    except (InvalidSignature, ValueError):
        raise RecordError(f"{name}: the signature is not that of this record by this key") from None
    return True
