"""Finds and loads the library."""

from __future__ import annotations

import ctypes
import functools
import os
import pathlib
from ctypes import c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from typing import Any, Callable, List, Union

from .error import FlowError, Status

#: The version of `flow.h` that this package is written for.
VERSION = 1 << 16 | 1

_TEXT = [c_char_p, c_size_t]
_OUTPUT = [c_void_p, c_size_t, c_void_p]
_EVENT = [c_uint64, c_double]
_FUNCTIONS: "dict[str, List[Any]]" = {
    "flow_scenes": _OUTPUT,
    "flow_message": _OUTPUT,
    "flow_open": [*_TEXT, c_char_p, c_uint32, c_void_p],
    "flow_fork": [c_uint64, c_void_p],
    "flow_close": [c_uint64],
    "flow_advance": [*_EVENT, c_void_p],
    "flow_send": [c_uint64, *_TEXT, c_void_p],
    "flow_send_pan": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_scroll": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_text": [*_EVENT, c_void_p, *_TEXT, *_TEXT, c_void_p],
    "flow_send_tap": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_pointer": [*_EVENT, c_void_p, c_void_p],
    "flow_send_double_tap": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_long_press": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_pinch": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_key": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_text_selection": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_composition": [*_EVENT, c_void_p, *_TEXT, *_TEXT, c_void_p],
    "flow_send_field": [*_EVENT, c_int32, *_TEXT, c_void_p],
    "flow_send_selection": [*_EVENT, c_void_p, *_TEXT, c_void_p],
    "flow_send_keyboard": [*_EVENT, c_void_p, c_void_p],
    "flow_send_data": [*_EVENT, c_int32, *_TEXT, *_TEXT, c_void_p, *_TEXT, c_void_p],
    "flow_send_command": [*_EVENT, *_TEXT, *_TEXT, c_void_p, *_TEXT, c_void_p],
    "flow_send_environment": [*_EVENT, c_char_p, c_void_p],
    "flow_send_tick": [*_EVENT, c_void_p],
    "flow_get_changes": [c_uint64, c_uint64, *_OUTPUT],
    "flow_effects": [c_uint64, *_OUTPUT],
    "flow_hit_test": [c_uint64, c_double, c_double, *_OUTPUT],
    "flow_frame": [c_uint64, *_OUTPUT],
    "flow_frames": [c_uint64, *_OUTPUT],
    "flow_saved": [c_uint64, c_int32, *_OUTPUT],
    "flow_record": [c_uint64, c_char_p, *_TEXT],
    "flow_recording": [c_uint64, *_OUTPUT],
    "flow_stop_recording": [c_uint64],
}


class LibraryError(ImportError):
    """The library cannot be found or loaded."""


@functools.lru_cache(maxsize=None)
def load() -> ctypes.CDLL:
    """The library; of another version than this package's, it is refused.

    It is the file that FLOW_LIBRARY names, or libflow.so beside this package, or where the system looks.
    """
    named = os.environ.get("FLOW_LIBRARY")
    beside = pathlib.Path(__file__).with_name("libflow.so")
    names = [named] if named else [str(beside)] if beside.exists() else ["libflow.so.1", "libflow.so"]
    reasons = []
    for name in names:
        try:
            library = ctypes.CDLL(name)
        except OSError as error:
            reasons.append(str(error))
            continue
        declare(library)
        return library
    raise LibraryError(f"cannot load the library; FLOW_LIBRARY may name it: {'; '.join(reasons)}")


def declare(library: ctypes.CDLL) -> None:
    """Checks the version, and says what the functions take."""
    try:
        library.flow_check_version.argtypes = [c_uint32]
        if library.flow_check_version(VERSION) != Status.OK:
            version = library.flow_version()
            raise FlowError(Status.WRONG_VERSION,
                            f"the library has version {version >> 16}.{version & 0xFFFF}, not 1.1 or later")
        for name, types in _FUNCTIONS.items():
            function = getattr(library, name)
            function.argtypes = types
            function.restype = c_int32
    except AttributeError as error:
        raise LibraryError(f"this is not the library: {error}") from None


class Output:
    """Memory that a call writes to, which grows and is used again."""

    def __init__(self, capacity: int = 1024) -> None:
        self._count = c_size_t()
        self._count_address = ctypes.addressof(self._count)
        self._grow(capacity)

    def _grow(self, capacity: int) -> None:
        # Of 8 bytes each, for their alignment.
        self._memory = (c_uint64 * ((capacity + 7) // 8))()
        self._address = ctypes.addressof(self._memory)
        self._capacity = ctypes.sizeof(self._memory)
        #: All of it.
        self.view = memoryview(self._memory).cast("B")

    def fill(self, function: Callable[..., int], *arguments: Union[int, float]) -> int:
        """Calls a function, again with more room if it needs it; returns the status."""
        status = function(*arguments, self._address, self._capacity, self._count_address)
        while status and status == Status.NO_ROOM and self._count.value > self._capacity:
            self._grow(max(self._count.value, 2 * self._capacity))
            status = function(*arguments, self._address, self._capacity, self._count_address)
        return status

    def bytes(self) -> bytes:
        """What has been written."""
        return self.view[:self._count.value].tobytes()


def last_error(status: int) -> FlowError:
    """The error of this thread's last call, which has returned a status."""
    output = Output()
    output.fill(load().flow_message)
    return FlowError(Status(status), output.bytes().decode("utf-8", "replace"))


def scene_names() -> List[str]:
    """The names of the library's scenes."""
    output = Output()
    status = output.fill(load().flow_scenes)
    if status:
        raise last_error(status)
    return output.bytes().decode().split()
