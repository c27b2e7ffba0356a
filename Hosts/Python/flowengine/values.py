"""The values of a node's members."""

from __future__ import annotations

from struct import Struct
from typing import List, NamedTuple

_PLACE = Struct("=II")


class Rect(NamedTuple):
    """A rectangle, in points."""

    x: float
    y: float
    width: float
    height: float


class Transform(NamedTuple):
    """A transform about a node's centre."""

    translation_x: float
    translation_y: float
    scale_x: float
    scale_y: float
    #: Radians, about the vertical axis.
    rotation_y: float
    perspective: float


class Insets(NamedTuple):
    """Distances from the edges, in points."""

    top: float
    left: float
    bottom: float
    right: float


def _integers(changes: memoryview, offset: int, count: int) -> List[int]:
    """The integers at a place."""
    return list(Struct(f"={count}i").unpack_from(changes, offset))


def _lists_of_texts(changes: memoryview, offset: int, count: int, counts: int, list_count: int) -> List[List[str]]:
    """Lists of texts, whose places are in one list."""
    texts = [str(changes[start:start + size], "utf-8")
             for start, size in _PLACE.iter_unpack(changes[offset:offset + count * _PLACE.size])]
    lists = []
    for size in _integers(changes, counts, list_count):
        lists.append(texts[:size])
        del texts[:size]
    return lists
