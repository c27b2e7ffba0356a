"""A live session of a screen."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import pathlib
import threading
import time
import weakref
from struct import Struct
from struct import error as StructError
from types import TracebackType
from typing import Any, Dict, Iterable, List, Mapping, NamedTuple, NoReturn, Optional, Tuple, Type, Union

from .effect import Effect
from .environment import Environment
from .error import FlowError, Status
from .events import CompositionPhase, Curve, FieldEvent, KeyboardPhase, KeyPhase, Outcome, Phase, PointerKind, PointerPhase
from .library import Output, last_error, load

_UPDATE = Struct("=IIQddII")
# begin members: layouts
_PAN = Struct("=Ii2d2d2dii")
_TAP = Struct("=Ii2d")
_SCROLL = Struct("=Ii2d2d")
_TEXT_EDIT = Struct("=Iiii")
_SELECTION = Struct("=Iiii")
_KEYBOARD = Struct("=Ii4ddii")
_POINTER = Struct("=Iiii2dii")
_DOUBLE_TAP = Struct("=Ii2d")
_LONG_PRESS = Struct("=Ii2dii")
_PINCH = Struct("=Iidd2dii")
_KEY_STROKE = Struct("=Iiii")
_TEXT_SELECTION = Struct("=Iiii")
_COMPOSITION = Struct("=Iiiiii")
# end members: layouts
_VALUE = Struct("=Iid")
_RECORDING = Struct("=Iid")
_KEEPS_FRAMES = 1 << 0
_SAMPLES_REPEATING = 1 << 1

Point = Tuple[float, float]
#: The value of a command or a response.
Value = Union[None, bool, float, str, List[Any], Dict[str, Any]]
#: Statuses of calls that a host should not have made.
_REFUSALS = {Status.INVALID, Status.REFUSED, Status.BAD_TRACE, Status.BAD_TIME}


class Update(NamedTuple):
    """What has come of a call that may make frames."""

    #: No more frames come until another event or `next_wake_up`: a display link may pause.
    is_settled: bool
    #: The number of the latest frame, from 0.
    frame: int
    #: The latest frame's time, in the scene's time.
    time: float
    #: The host's time at which the next frame is due; infinity if nothing will happen by itself.
    next_wake_up: float
    #: The effects that wait for `Session.effects`.
    effect_count: int


class Session:
    """A live session of a screen, to be closed, or used in a `with` statement.

    Times are those of the host's clock, in seconds with any origin; lengths are in points. Calls raise a
    FlowError if they fail, and have changed nothing then. Any thread may call; calls take turns.
    """

    #: The library's handle.
    handle: int
    _failure_path: Optional[pathlib.Path]

    def __init__(self, scene: str, *, environment: Optional[Environment] = None,
                 configuration: Optional[Mapping[str, object]] = None, version: int = 1,
                 keeps_frames: bool = False, samples_repeating: bool = False,
                 records_failures_to: Union[str, "os.PathLike[str]", None] = None) -> None:
        """Opens a session.

        scene: its name, or the first line of a trace.
        environment: what differs from the scene's own.
        configuration: the client's settings; the TypedDicts in `scenes` say which there are.
        version: the version of the scene that the configuration is of.
        keeps_frames: each frame is kept as JSON until `frame_lines` takes it; for a log, or a test.
        samples_repeating: `advance` makes frames also while nothing but animations that repeat for ever is
            in flight, for a host without an animator of its own.
        records_failures_to: a file for the recording, written when a call is refused or an exception
            leaves the `with` statement.
        """
        if configuration is not None:
            header = {"flowTrace": 1, "scene": str(scene), "version": version, "configuration": configuration}
            scene = json.dumps(header)
        setup = _encoded(scene)
        handle = ctypes.c_uint64()
        status = load().flow_open(
            setup, len(setup), environment.packed() if environment else None,
            (_KEEPS_FRAMES if keeps_frames else 0) | (_SAMPLES_REPEATING if samples_repeating else 0),
            ctypes.addressof(handle))
        if status:
            raise last_error(status)
        self._own(handle.value)
        if records_failures_to is not None:
            self.record()
            self._failure_path = pathlib.Path(records_failures_to)

    @classmethod
    def restore(cls, scene: str, state: str, *, keeps_frames: bool = False, samples_repeating: bool = False,
                records_failures_to: Union[str, "os.PathLike[str]", None] = None) -> Session:
        """Opens a session that goes on from what `saved` gave."""
        header = f'{{"flowTrace":1,"scene":{json.dumps(str(scene))},"state":{state}}}'
        return cls(header, keeps_frames=keeps_frames, samples_repeating=samples_repeating,
                   records_failures_to=records_failures_to)

    def _own(self, handle: int) -> None:
        """Takes over a handle, and the memory for calls."""
        self._library = load()
        self.handle = handle
        # Closes a session that is forgotten, too.
        self._finalizer = weakref.finalize(self, _close, self._library, handle)
        # Calls use the memory below.
        self._lock = threading.RLock()
        self._failure_path = None
        self._output = Output()
        self._packed = ctypes.create_string_buffer(64)
        self._packed_address = ctypes.addressof(self._packed)
        self._update = ctypes.create_string_buffer(_UPDATE.pack(_UPDATE.size, 0, 0, 0, 0, 0, 0))
        self._update_address = ctypes.addressof(self._update)

    def fork(self) -> Session:
        """Opens a second session that goes on from where this one is, by itself."""
        handle = ctypes.c_uint64()
        with self._lock:
            self._check(self._library.flow_fork(self.handle, ctypes.addressof(handle)))
        fork = Session.__new__(Session)
        fork._own(handle.value)
        return fork

    def close(self) -> None:
        """Closes the session, after a call of another thread that is under way; harmless if it is closed
        already."""
        with self._lock:
            self._finalizer()

    @property
    def is_open(self) -> bool:
        """Whether it has not been closed."""
        return self._finalizer.alive

    def __enter__(self) -> Session:
        return self

    def __exit__(self, type: Optional[Type[BaseException]], error: Optional[BaseException],
                 traceback: Optional[TracebackType]) -> None:
        if error is not None:
            self._record_failure()
        self.close()

    # MARK: What happens

    def advance(self, time: float) -> Update:
        """Advances to a time, as a display link does."""
        with self._lock:
            return self._updated(self._library.flow_advance(self.handle, time, self._update_address))

    def send(self, line: str) -> Update:
        """Tells of an event as a line of a trace."""
        with self._lock:
            text = _encoded(line)
            return self._updated(
                self._library.flow_send(self.handle, text, len(text), self._update_address))

    # begin members: events
    def pan(self, time: float, phase: Phase, translation: Point, velocity: Point = (0, 0), *,
            location: Optional[Point] = None, target: str = "") -> Update:
        """A sample of a pan gesture.

        phase: where in the gesture it is.
        translation: the finger's way since it went down: 0 with began, and all of it in the next sample,
            which may have the same time.
        velocity: points per second; at the end, over the finger's last moments.
        location: the finger's, in the window's coordinates; with began, where it went down.
        target: the node's id; none if it is to be found from the location.
        """
        with self._lock:
            self._pack(_PAN, phase, *translation, *velocity, *(location or (0, 0)), location is not None,
                       0)
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_pan(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def tap(self, time: float, target: str = "", *, location: Optional[Point] = None) -> Update:
        """A tap on a node, at a place, or both.

        target: the node's id; none if it is to be found from the location.
        location: in the window's coordinates.
        """
        with self._lock:
            self._pack(_TAP, location is not None, *(location or (0, 0)))
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_tap(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def scroll(self, time: float, target: str, phase: Phase, offset: Point,
               velocity: Point = (0, 0)) -> Update:
        """A scroll view's report of its offset.

        target: the scroll view's id.
        phase: where in the gesture it is; not cancelled.
        offset: the offset of its content.
        velocity: the finger's velocity at its release; positive towards larger offsets.
        """
        with self._lock:
            self._pack(_SCROLL, phase, *offset, *velocity)
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_scroll(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def text(self, time: float, target: str, replacement: str,
             range: Optional[Tuple[int, int]] = None) -> Update:
        """Text that is typed, pasted or filled in.

        target: the field's id.
        replacement: what is inserted.
        range: what is replaced, in UTF-16 units of the text before the edit; none for the selection.
        """
        location, length = range or (0, 0)
        with self._lock:
            self._pack(_TEXT_EDIT, range is not None, location, length)
            target_bytes = _encoded(target)
            replacement_bytes = _encoded(replacement)
            return self._updated(self._library.flow_send_text(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                replacement_bytes, len(replacement_bytes), self._update_address))

    def select(self, time: float, target: str, component: int, row: int) -> Update:
        """A picker's row that came to rest.

        target: the picker's id.
        component: the wheel, from 0.
        row: from 0.
        """
        with self._lock:
            self._pack(_SELECTION, component, row, 0)
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_selection(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def keyboard(self, time: float, phase: KeyboardPhase, frame: Tuple[float, float, float, float],
                 duration: float = 0.25, curve: Curve = Curve.EASE_IN_OUT) -> Update:
        """The keyboard is about to move.

        phase: what it is about to do.
        frame: x, y, width and height at its end, in the screen's coordinates.
        duration: seconds.
        curve: how it moves.
        """
        with self._lock:
            self._pack(_KEYBOARD, phase, *frame, duration, curve, 0)
            return self._updated(self._library.flow_send_keyboard(
                self.handle, time, self._packed_address, self._update_address))

    def pointer(self, time: float, id: int, kind: PointerKind, phase: PointerPhase, location: Point,
                buttons: int = 1, modifiers: int = 0) -> Update:
        """A sample of a finger, a mouse or a pen, of which gestures are recognized.

        id: which pointer it is, from 0.
        kind: what points.
        phase: what it does.
        location: in the window's coordinates.
        buttons: the buttons that are pressed, the bits of W3C's Pointer Events: 1 is the first.
        modifiers: the keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
        """
        with self._lock:
            self._pack(_POINTER, id, kind, phase, *location, buttons, modifiers)
            return self._updated(self._library.flow_send_pointer(
                self.handle, time, self._packed_address, self._update_address))

    def double_tap(self, time: float, target: str = "", *, location: Optional[Point] = None) -> Update:
        """A second tap soon after another, and near it.

        target: the node's id; none if it is to be found from the location.
        location: in the window's coordinates.
        """
        with self._lock:
            self._pack(_DOUBLE_TAP, location is not None, *(location or (0, 0)))
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_double_tap(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def long_press(self, time: float, target: str, phase: Phase, *,
                   location: Optional[Point] = None) -> Update:
        """A sample of a long press.

        target: the node's id; none if it is to be found from the location.
        phase: where in the gesture it is.
        location: the finger's, in the window's coordinates; with began, where it went down.
        """
        with self._lock:
            self._pack(_LONG_PRESS, phase, *(location or (0, 0)), location is not None, 0)
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_long_press(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def pinch(self, time: float, target: str, phase: Phase, scale: float, velocity: float = 0, *,
              location: Optional[Point] = None) -> Update:
        """A sample of a pinch.

        target: the node's id; none if it is to be found from the location.
        phase: where in the gesture it is.
        scale: the distance of the fingers over the one that they had at first.
        velocity: the change of the scale, per second.
        location: the point between the fingers, in the window's coordinates.
        """
        with self._lock:
            self._pack(_PINCH, phase, scale, velocity, *(location or (0, 0)), location is not None, 0)
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_pinch(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def key(self, time: float, key: str, phase: KeyPhase = KeyPhase.DOWN, modifiers: int = 0,
            repeats: bool = False) -> Update:
        """A key of a keyboard went down or up.

        key: the key, as the `key` of W3C's UI Events: Tab, ArrowLeft, a.
        phase: whether it went down or up.
        modifiers: the keys held meanwhile: 1 shift, 2 control, 4 alt, 8 meta.
        repeats: whether it goes down again because it is held.
        """
        with self._lock:
            self._pack(_KEY_STROKE, phase, modifiers, repeats)
            key_bytes = _encoded(key)
            return self._updated(self._library.flow_send_key(
                self.handle, time, self._packed_address, key_bytes, len(key_bytes),
                self._update_address))

    def selection(self, time: float, target: str, range: Tuple[int, int]) -> Update:
        """The caret was put somewhere in a field's text, or some of it was selected.

        target: the field's id.
        range: what is selected, in UTF-16 units of the text; of length 0 to put the caret there.
        """
        location, length = range or (0, 0)
        with self._lock:
            self._pack(_TEXT_SELECTION, location, length, 0)
            target_bytes = _encoded(target)
            return self._updated(self._library.flow_send_text_selection(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes),
                self._update_address))

    def compose(self, time: float, target: str, phase: CompositionPhase,
                selection: Optional[Tuple[int, int]] = None, text: str = "") -> Update:
        """An input method composes text in a field.

        target: the field's id.
        phase: what becomes of it.
        selection: the caret, or what is selected, in the marked text; none for its end.
        text: all of the marked text; with committed, what the field gets.
        """
        location, length = selection or (0, 0)
        with self._lock:
            self._pack(_COMPOSITION, phase, selection is not None, location, length, 0)
            target_bytes = _encoded(target)
            text_bytes = _encoded(text)
            return self._updated(self._library.flow_send_composition(
                self.handle, time, self._packed_address, target_bytes, len(target_bytes), text_bytes,
                len(text_bytes), self._update_address))
    # end members: events

    def delete_backward(self, time: float, target: str) -> Update:
        """The delete key."""
        return self.field(time, FieldEvent.DELETE_BACKWARD, target)

    def return_key(self, time: float, target: str) -> Update:
        """The return key."""
        return self.field(time, FieldEvent.RETURN, target)

    def focus(self, time: float, target: str) -> Update:
        """A field has got the keyboard."""
        return self.field(time, FieldEvent.FOCUS, target)

    def blur(self, time: float, target: str) -> Update:
        """A field has lost the keyboard."""
        return self.field(time, FieldEvent.BLUR, target)

    def undo(self, time: float, target: Optional[str] = None) -> Update:
        """The last edit, or the last one of a field, is undone."""
        return self.field(time, FieldEvent.UNDO, target)

    def redo(self, time: float, target: Optional[str] = None) -> Update:
        """What was undone last, or last in a field, is done again."""
        return self.field(time, FieldEvent.REDO, target)

    def field(self, time: float, event: FieldEvent, target: Optional[str]) -> Update:
        """One of the six above."""
        with self._lock:
            node = _encoded(target or "")
            return self._updated(self._library.flow_send_field(
                self.handle, time, event, node, len(node), self._update_address))

    def respond(self, time: float, id: str, outcome: Outcome = Outcome.SUCCESS,
                message: Optional[str] = None, value: Value = None) -> Update:
        """Answers the effect with an id; a list or a dict is sent as JSON."""
        with self._lock:
            given = self._pack_value(value)
            effect = _encoded(id)
            text = None if message is None else _encoded(message)
            return self._updated(self._library.flow_send_data(
                self.handle, time, outcome, effect, len(effect), text, len(text or b""),
                self._packed_address, given, len(given), self._update_address))

    def command(self, time: float, name: str, value: Value = None, *, target: str = "") -> Update:
        """Calls one of the scene's commands; a list or a dict is sent as JSON."""
        with self._lock:
            given = self._pack_value(value)
            command, node = _encoded(name), _encoded(target)
            return self._updated(self._library.flow_send_command(
                self.handle, time, command, len(command), node, len(node), self._packed_address, given,
                len(given), self._update_address))

    def _pack_value(self, value: Value) -> bytes:
        """Packs a value; returns the text that is given beside."""
        kind, number, text = 0, 0.0, b""
        if isinstance(value, bool):
            kind = 3 if value else 4
        elif isinstance(value, str):
            kind, text = 2, _encoded(value)
        elif isinstance(value, (list, dict)):
            kind, text = 5, _encoded(json.dumps(value))
        elif value is not None:
            kind, number = 1, value
        self._pack(_VALUE, kind, number)
        return text

    def environment(self, time: float, environment: Environment) -> Update:
        """The environment has changed."""
        with self._lock:
            return self._updated(self._library.flow_send_environment(
                self.handle, time, environment.packed(), self._update_address))

    def tick(self, time: float) -> Update:
        """Asks for a frame, whatever moves."""
        with self._lock:
            return self._updated(self._library.flow_send_tick(self.handle, time, self._update_address))

    # MARK: What is asked for and shown

    def effects(self) -> List[Effect]:
        """Takes the effects that the scene has asked for, oldest first."""
        return Effect.read(self.effect_lines())

    def effect_lines(self) -> bytes:
        """The same as JSON Lines."""
        return self._taken(self._library.flow_effects)

    def hit_test(self, location: Point) -> Optional[str]:
        """The id of the topmost visible interactive node at a place, in the window's coordinates."""
        with self._lock:
            self._check(self._output.fill(self._library.flow_hit_test, self.handle, *location))
            return self._output.bytes().decode() or None

    def frame(self) -> Dict[str, Any]:
        """The latest frame, as docs/frame-format.md describes it."""
        frame: Dict[str, Any] = json.loads(self._taken(self._library.flow_frame))
        return frame

    def frame_lines(self) -> bytes:
        """Takes the frames that were kept, as JSON Lines."""
        return self._taken(self._library.flow_frames)

    def saved(self, *, omits_secrets: bool) -> str:
        """The whole scene as JSON, for `restore`.

        omits_secrets: leaves the texts that are secrets empty, for what goes to disk.
        """
        with self._lock:
            self._check(self._output.fill(self._library.flow_saved, self.handle, int(omits_secrets)))
            return self._output.bytes().decode().rstrip("\n")

    def fill_changes(self, output: Output, since: int) -> None:
        """Writes what has changed since a revision; for a Screen."""
        with self._lock:
            self._check(output.fill(self._library.flow_get_changes, self.handle, since))

    # MARK: Recording

    def record(self, *, last: Optional[float] = None, streams: bool = False,
               public_text: Iterable[str] = ()) -> None:
        """Begins to record what happens, in place of a recording that may be under way.

        last: at least the last seconds are kept; without it, all.
        streams: `recording` takes what is there.
        public_text: the ids of nodes whose text may be shown.
        """
        extent = 1 if last is not None else 2 if streams else 0
        options = _RECORDING.pack(_RECORDING.size, extent, last or 0)
        names = _encoded("\n".join(public_text))
        with self._lock:
            self._check(self._library.flow_record(self.handle, options, names, len(names)))

    def recording(self) -> bytes:
        """The recording so far, a trace; if it streams, the lines since the last time, which it takes."""
        return self._taken(self._library.flow_recording)

    def stop_recording(self) -> None:
        """Ends the recording. What it has can still be read."""
        with self._lock:
            self._check(self._library.flow_stop_recording(self.handle))

    def write_recording(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Writes the recording to a file, which appears as a whole."""
        path = pathlib.Path(path)
        temporary = path.with_name(path.name + ".tmp")
        try:
            temporary.write_bytes(self.recording())
            temporary.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise

    # MARK: Calls

    def _pack(self, layout: Struct, *values: Union[float, bool]) -> None:
        """Writes a struct of the library's."""
        try:
            layout.pack_into(self._packed, 0, layout.size, *values)
        except StructError as error:
            raise FlowError(Status.INVALID, f"a number does not fit: {error}") from None

    def _updated(self, status: int) -> Update:
        if status:
            self._fail(status)
        _, is_settled, frame, time, next_wake_up, effect_count, _ = _UPDATE.unpack_from(self._update)
        return Update(is_settled == 1, frame, time, next_wake_up, effect_count)

    def _taken(self, function: Any) -> bytes:
        with self._lock:
            self._check(self._output.fill(function, self.handle))
            return self._output.bytes()

    def _check(self, status: int) -> None:
        if status:
            self._fail(status)

    def _fail(self, status: int) -> NoReturn:
        error = last_error(status)
        if status in _REFUSALS:
            self._record_failure()
        raise error

    def _record_failure(self) -> None:
        """Writes the recording, if it is to be; what cannot be written must not hide the failure."""
        path = self._failure_path
        self._failure_path = None
        if path is not None:
            with contextlib.suppress(FlowError, OSError):
                self.write_recording(path)
            self._failure_path = path


def _close(library: ctypes.CDLL, handle: int) -> None:
    # A caller of the library itself may be in a call, which soon returns.
    while library.flow_close(handle) == Status.BUSY:
        time.sleep(0)


def _encoded(text: str) -> bytes:
    # What is no Unicode is for the library to refuse.
    return text.encode("utf-8", "surrogatepass")
