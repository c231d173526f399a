"""Frames and actions are single integers: a kind in the lowest byte and small fields in the bytes above it."""

from __future__ import annotations

from merlin_bigbox.engine.core.arrays import i64


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> i64:
    """One integer out of a kind and up to six fields of 0 to 255."""
    return kind | a << 8 | b << 16 | c << 24 | d << 32 | e << 40 | f << 48


def kind_of(word: i64) -> i64:
    """The kind of a frame or an action."""
    return word & 255


def field(word: i64, index: i64) -> i64:
    """The field at `index`: 1 is the first after the kind. In a frame, field 1 is the seat."""
    return (word >> (index * 8)) & 255


def seat_of(frame: i64) -> i64:
    """The seat of a frame: the one who is asked, or whom it is about."""
    return (frame >> 8) & 255


def fields_from(word: i64, index: i64) -> i64:
    """All fields from `index` on as one number, such as the faces of a roll: a byte each."""
    return word >> (index * 8)


def with_field(word: i64, index: i64, value: i64) -> i64:
    """`word` with one field replaced."""
    # Subtracting the old value instead of masking it: mypyc computes a shifted literal in 32 bits.
    return word + ((value - field(word, index)) << (index * 8))


def with_kind(word: i64, kind: i64) -> i64:
    """`word` with another kind and the same fields."""
    return word - (word & 255) + kind
