"""What became of a call that failed."""

from __future__ import annotations

from enum import IntEnum


class Status(IntEnum):
    """What became of a call."""

    OK = 0
    CLOSED = -1
    FOREIGN = -2
    BUSY = -3
    INVALID = -4
    WRONG_SIZE = -5
    NO_ROOM = -6
    REFUSED = -7
    BAD_TRACE = -8
    UNKNOWN_SCENE = -9
    FULL = -10
    UNSUPPORTED = -11
    NOT_KEPT = -12
    WRONG_VERSION = -13
    BAD_TIME = -14


class FlowError(Exception):
    """A call has failed, and has changed nothing."""

    #: What became of it.
    status: Status
    #: What was wrong, with the place and what was expected.
    message: str

    def __init__(self, status: Status, message: str) -> None:
        super().__init__(status, message)
        self.status = status
        self.message = message

    def __str__(self) -> str:
        return f"{self.status.name}: {self.message}"
