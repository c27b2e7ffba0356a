"""The environment that a scene is shown in."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from enum import IntEnum
from struct import Struct
from typing import Optional, Tuple, Union

_LAYOUT = Struct("=II2d4dd2dii3ii")


class LayoutDirection(IntEnum):
    """Where lines begin."""

    LEFT_TO_RIGHT = 0
    RIGHT_TO_LEFT = 1


@dataclass(frozen=True)
class Environment:
    """The environment that a scene is shown in, or what changes of it: None is as it was."""

    #: Width and height, in points.
    window: Optional[Tuple[float, float]] = None
    #: Top, left, bottom and right, in points.
    safe_area: Optional[Tuple[float, float, float, float]] = None
    #: Pixels per point.
    scale: Optional[float] = None
    #: Where the window's top left is on the screen.
    window_origin: Optional[Tuple[float, float]] = None
    layout_direction: Optional[LayoutDirection] = None
    reduce_motion: Optional[bool] = None
    #: Today; a date, or year, month and day.
    date: Union[None, datetime.date, Tuple[int, int, int]] = None

    def packed(self) -> bytes:
        """A `flow_environment`."""
        values = (self.window, self.safe_area, self.scale, self.window_origin, self.layout_direction,
                  self.reduce_motion, self.date)
        members = sum(1 << bit for bit, value in enumerate(values) if value is not None)
        date = self.date or (0, 0, 0)
        if isinstance(date, datetime.date):
            date = (date.year, date.month, date.day)
        return _LAYOUT.pack(
            _LAYOUT.size, members, *(self.window or (0, 0)), *(self.safe_area or (0, 0, 0, 0)),
            self.scale or 0, *(self.window_origin or (0, 0)), self.layout_direction or 0,
            int(self.reduce_motion or False), *date, 0)
