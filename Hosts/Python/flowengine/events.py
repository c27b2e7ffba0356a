"""What the members of events are called."""

from __future__ import annotations

from enum import IntEnum


# begin members: events
class Phase(IntEnum):
    """The phase of a pan gesture."""

    BEGAN = 0
    CHANGED = 1
    ENDED = 2
    CANCELLED = 3


class KeyboardPhase(IntEnum):
    """The kind of keyboard notification."""

    WILL_SHOW = 0
    WILL_HIDE = 1
    WILL_CHANGE_FRAME = 2


class Curve(IntEnum):
    """The named curves."""

    LINEAR = 0
    EASE_IN = 1
    EASE_OUT = 2
    EASE_IN_OUT = 3


class PointerKind(IntEnum):
    """The kinds of pointer."""

    TOUCH = 0
    MOUSE = 1
    PEN = 2


class PointerPhase(IntEnum):
    """What a pointer does."""

    DOWN = 0
    MOVE = 1
    UP = 2
    CANCEL = 3
    HOVER = 4


class KeyPhase(IntEnum):
    """What a key does."""

    DOWN = 0
    UP = 1


class CompositionPhase(IntEnum):
    """What becomes of a composition."""

    CHANGED = 0
    COMMITTED = 1
    CANCELLED = 2


# end members: events
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
    UNDO = 4
    REDO = 5
