# Written by scripts/generate-members; change Members/environment.jsonl instead.

"""The environment that a scene is shown in."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from enum import IntEnum
from struct import Struct
from typing import Optional, Tuple, Union

_LAYOUT = Struct("=IIdddddddddiiiiii")


class LayoutDirection(IntEnum):
    """Where lines begin."""

    LEFT_TO_RIGHT = 0
    RIGHT_TO_LEFT = 1


@dataclass(frozen=True)
class Environment:
    """The environment that a scene is shown in, or what changes of it: None is as it was."""

    #: Width and height of the window.
    window: Optional[Tuple[float, float]] = None
    #: Top, left, bottom, right.
    safe_area: Optional[Tuple[float, float, float, float]] = None
    #: Pixels per point.
    scale: Optional[float] = None
    #: Where the window's top left is on the screen.
    window_origin: Optional[Tuple[float, float]] = None
    #: The direction of the layout.
    layout_direction: Optional[LayoutDirection] = None
    #: Whether motion is reduced.
    reduce_motion: Optional[bool] = None
    #: Today.
    date: Optional[Union[datetime.date, Tuple[int, int, int]]] = None

    def packed(self) -> bytes:
        """A `flow_environment`."""
        members = 0
        if self.window is not None:
            members |= 1 << 0
        if self.safe_area is not None:
            members |= 1 << 1
        if self.scale is not None:
            members |= 1 << 2
        if self.window_origin is not None:
            members |= 1 << 3
        if self.layout_direction is not None:
            members |= 1 << 4
        if self.reduce_motion is not None:
            members |= 1 << 5
        if self.date is not None:
            members |= 1 << 6
        date = self.date or (0, 0, 0)
        if isinstance(date, datetime.date):
            date = (date.year, date.month, date.day)
        return _LAYOUT.pack(
            _LAYOUT.size, members,
            *(self.window or (0, 0)),
            *(self.safe_area or (0, 0, 0, 0)),
            self.scale or 0,
            *(self.window_origin or (0, 0)),
            self.layout_direction or 0,
            self.reduce_motion or 0,
            *date,
            0,
        )
