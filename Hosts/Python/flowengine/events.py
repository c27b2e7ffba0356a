"""What the members of events are called."""

from __future__ import annotations

from enum import IntEnum


class Phase(IntEnum):
    """Where in a gesture a sample is; a scroll view is never cancelled."""

    BEGAN = 0
    CHANGED = 1
    ENDED = 2
    CANCELLED = 3


class KeyboardPhase(IntEnum):
    """What the keyboard is about to do."""

    WILL_SHOW = 0
    WILL_HIDE = 1
    WILL_CHANGE_FRAME = 2


class Curve(IntEnum):
    """How the keyboard moves."""

    LINEAR = 0
    EASE_IN = 1
    EASE_OUT = 2
    EASE_IN_OUT = 3


class Outcome(IntEnum):
    """How a request of the scene's went."""

    SUCCESS = 0
    FAILURE = 1


class FieldEvent(IntEnum):
    """What happens to a field and has nothing else to tell."""

    DELETE_BACKWARD = 0
    RETURN = 1
    FOCUS = 2
    BLUR = 3
