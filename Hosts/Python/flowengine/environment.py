# Written by scripts/generate-members; change Members/environment.jsonl instead.

"""The environment that a scene is shown in."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from enum import IntEnum
from struct import Struct
from typing import Optional, Tuple, Union

_LAYOUT = Struct("=IIdddddddddiiiiiBBBB")


class LayoutDirection(IntEnum):
    """Where lines begin."""

    LEFT_TO_RIGHT = 0
    RIGHT_TO_LEFT = 1


class ColorScheme(IntEnum):
    """Whether an interface is light or dark."""

    LIGHT = 0
    DARK = 1


class Contrast(IntEnum):
    """How much text differs from its background."""

    STANDARD = 0
    INCREASED = 1


class TextSize(IntEnum):
    """The sizes of text that a user can choose from."""

    X_SMALL = 0
    SMALL = 1
    MEDIUM = 2
    LARGE = 3
    X_LARGE = 4
    XX_LARGE = 5
    XXX_LARGE = 6
    ACCESSIBILITY_MEDIUM = 7
    ACCESSIBILITY_LARGE = 8
    ACCESSIBILITY_X_LARGE = 9
    ACCESSIBILITY_XX_LARGE = 10
    ACCESSIBILITY_XXX_LARGE = 11


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
    #: Light or dark.
    color_scheme: Optional[ColorScheme] = None
    #: Standard or increased contrast.
    contrast: Optional[Contrast] = None
    #: The size of text.
    text_size: Optional[TextSize] = None
    #: Whether text is bold.
    bold_text: Optional[bool] = None

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
        if self.color_scheme is not None:
            members |= 1 << 7
        if self.contrast is not None:
            members |= 1 << 8
        if self.text_size is not None:
            members |= 1 << 9
        if self.bold_text is not None:
            members |= 1 << 10
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
            self.color_scheme or 0,
            self.contrast or 0,
            self.text_size or 0,
            self.bold_text or 0,
        )
