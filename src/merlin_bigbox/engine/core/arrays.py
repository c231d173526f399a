"""The one array type of the engine: a packed vector when compiled, a plain list when interpreted."""

from __future__ import annotations

from mypy_extensions import i64

try:
    if __file__.endswith(".py"):
        raise ImportError  # noqa: TRY301 – interpreted, a list is indexed twice as fast as a packed vector
    from librt.vecs import vec
except ImportError:
    vec = list  # type: ignore[misc,assignment]

__all__ = ["i64", "vec", "vector", "zeros"]


def zeros(size: i64) -> vec[i64]:
    """A new array of `size` zeros."""
    return vec[i64]([0] * size)


def vector(items: list[int]) -> vec[i64]:
    """A new array holding `items`."""
    return vec[i64](items)
