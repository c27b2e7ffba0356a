"""A node that is shown."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from struct import Struct
from typing import Any, List, NamedTuple, Optional, Tuple

#: `flow_node`, and `flow_content`.
GEOMETRY = Struct("=4I22d6III")
CONTENT = Struct("=Ii10Idii10III6I")
_PLACE = Struct("=II")


class Kind(IntEnum):
    """What a node is."""

    VIEW = 0
    LABEL = 1
    IMAGE = 2
    FIELD = 3
    BUTTON = 4
    SHAPE = 5
    SCROLL = 6
    PICKER = 7


class TextAlignment(IntEnum):
    """Where a text stands."""

    NATURAL = 0
    LEFT = 1
    CENTER = 2
    RIGHT = 3


class NodeFlag(IntFlag):
    """What a node is like."""

    HIDDEN = 1 << 0
    ENABLED = 1 << 1
    FOCUSED = 1 << 2
    SECURE = 1 << 3
    CLIPS_TO_BOUNDS = 1 << 4
    AUTOCORRECTION = 1 << 5
    INTERACTIVE = 1 << 6
    TRANSFORMED = 1 << 7


class NodeMember(IntFlag):
    """What a node has."""

    BACKGROUND = 1 << 0
    BORDER_COLOR = 1 << 1
    TEXT_COLOR = 1 << 2
    PLACEHOLDER_COLOR = 1 << 3
    TINT_COLOR = 1 << 4
    CONTENT_SIZE = 1 << 5
    TEXT = 1 << 6
    FONT = 1 << 7
    PLACEHOLDER = 1 << 8
    IMAGE = 1 << 9
    TEXT_CONTENT_TYPE = 1 << 10
    ACCESSIBILITY_LABEL = 1 << 11
    ACCESSIBILITY_VALUE = 1 << 12


class Trait(IntFlag):
    """What a node is to a screen reader."""

    BUTTON = 1 << 0
    LINK = 1 << 1
    HEADER = 1 << 2
    SEARCH_FIELD = 1 << 3
    IMAGE = 1 << 4
    SELECTED = 1 << 5
    KEYBOARD_KEY = 1 << 6
    STATIC_TEXT = 1 << 7
    SUMMARY_ELEMENT = 1 << 8
    NOT_ENABLED = 1 << 9
    UPDATES_FREQUENTLY = 1 << 10
    ADJUSTABLE = 1 << 11


# The same as plain numbers: an operation of flags costs ten of those.
_HIDDEN, _ENABLED, _FOCUSED = (int(flag) for flag in (NodeFlag.HIDDEN, NodeFlag.ENABLED, NodeFlag.FOCUSED))
_CONTENT_SIZE, _TEXT, _FONT = (
    int(member) for member in (NodeMember.CONTENT_SIZE, NodeMember.TEXT, NodeMember.FONT))
_PLACEHOLDER, _IMAGE, _TEXT_CONTENT_TYPE = (
    int(member) for member in (NodeMember.PLACEHOLDER, NodeMember.IMAGE, NodeMember.TEXT_CONTENT_TYPE))
_LABEL, _VALUE = (
    int(member) for member in (NodeMember.ACCESSIBILITY_LABEL, NodeMember.ACCESSIBILITY_VALUE))


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


class Node:
    """A node that is shown. It is the same object while it is there, with what it has at the moment.

    A text that is not there is None.
    """

    # What an update costs is a copy of the numbers; what is asked for is read from that.
    __slots__ = ("number", "id", "kind", "text", "placeholder", "image", "font_name", "font_size", "caret",
                 "text_alignment", "keyboard_type", "text_content_type", "return_key_type",
                 "accessibility_label", "accessibility_value", "accessibility_traits", "rows",
                 "selected_rows", "geometry", "_content_members")

    def __init__(self, number: int) -> None:
        #: Its number, which no other node of the session ever has.
        self.number = number
        #: The scene's name for it.
        self.id = ""
        self.kind = Kind.VIEW
        self.text: Optional[str] = None
        self.placeholder: Optional[str] = None
        self.image: Optional[str] = None
        self.font_name: Optional[str] = None
        #: In points; 0 without a font.
        self.font_size = 0.0
        #: The caret's offset in `text`, in UTF-16 units.
        self.caret: Optional[int] = None
        self.text_alignment = TextAlignment.NATURAL
        #: `default`, `numberPad`, … as in frames.
        self.keyboard_type = ""
        self.text_content_type: Optional[str] = None
        self.return_key_type = ""
        self.accessibility_label: Optional[str] = None
        self.accessibility_value: Optional[str] = None
        self.accessibility_traits = Trait(0)
        #: The texts of a picker's rows, and the selected row, of each component.
        self.rows: List[List[str]] = []
        self.selected_rows: List[int] = []
        #: The numbers of a `flow_node`, in their order.
        self.geometry: Tuple[Any, ...] = ()
        self._content_members = 0

    def __repr__(self) -> str:
        return f"<Node {self.id} {tuple(self.frame)}>"

    @property
    def parent(self) -> int:
        """The parent's number; 0 at the root."""
        return int(self.geometry[2])

    @property
    def flags(self) -> NodeFlag:
        """What it is like."""
        return NodeFlag(self.geometry[3])

    @property
    def frame(self) -> Rect:
        """In the parent's coordinates, before the transform."""
        return Rect._make(self.geometry[4:8])

    @property
    def transform(self) -> Transform:
        """About the centre."""
        return Transform._make(self.geometry[8:14])

    @property
    def alpha(self) -> float:
        """From 0 to 1."""
        return float(self.geometry[14])

    @property
    def corner_radius(self) -> float:
        """In points."""
        return float(self.geometry[15])

    @property
    def border_width(self) -> float:
        """In points."""
        return float(self.geometry[16])

    @property
    def stroke_end(self) -> float:
        """How much of a shape's line is drawn, from 0 to 1."""
        return float(self.geometry[17])

    @property
    def content_offset(self) -> Tuple[float, float]:
        """Of a scroll view: x and y."""
        return (self.geometry[18], self.geometry[19])

    @property
    def content_inset(self) -> Insets:
        """Of a scroll view."""
        return Insets._make(self.geometry[20:24])

    @property
    def content_size(self) -> Optional[Tuple[float, float]]:
        """Of a scroll view: width and height."""
        return (self.geometry[24], self.geometry[25]) if self.geometry[31] & _CONTENT_SIZE else None

    @property
    def background(self) -> Optional[int]:
        """0xRRGGBBAA."""
        return self._color(0)

    @property
    def border_color(self) -> Optional[int]:
        """0xRRGGBBAA."""
        return self._color(1)

    @property
    def text_color(self) -> Optional[int]:
        """0xRRGGBBAA."""
        return self._color(2)

    @property
    def placeholder_color(self) -> Optional[int]:
        """0xRRGGBBAA."""
        return self._color(3)

    @property
    def tint_color(self) -> Optional[int]:
        """0xRRGGBBAA: of a glyph, and of a field's caret."""
        return self._color(4)

    @property
    def members(self) -> NodeMember:
        """What it has."""
        return NodeMember(self.geometry[31] | self._content_members)

    @property
    def is_hidden(self) -> bool:
        """Whether it is not drawn."""
        return bool(self.geometry[3] & _HIDDEN)

    @property
    def is_enabled(self) -> bool:
        """Whether it takes events."""
        return bool(self.geometry[3] & _ENABLED)

    @property
    def is_focused(self) -> bool:
        """Whether it has the keyboard."""
        return bool(self.geometry[3] & _FOCUSED)

    def _color(self, bit: int) -> Optional[int]:
        # The colours are in the order of their bits.
        return self.geometry[26 + bit] if self.geometry[31] >> bit & 1 else None

    def set_content(self, changes: memoryview, offset: int) -> None:
        """Takes over a `flow_content`."""
        values = CONTENT.unpack_from(changes, offset)
        members = values[-7]
        self._content_members = members

        def text(index: int) -> str:
            start = values[index]
            return str(changes[start:start + values[index + 1]], "utf-8")

        def present(index: int, member: int) -> Optional[str]:
            return text(index) if members & member else None

        self.kind = Kind(values[1])
        self.id = text(2)
        self.text = present(4, _TEXT)
        self.placeholder = present(6, _PLACEHOLDER)
        self.image = present(8, _IMAGE)
        self.font_name = present(10, _FONT)
        self.font_size = values[12]
        self.caret = values[13] if values[13] >= 0 else None
        self.text_alignment = TextAlignment(values[14])
        self.keyboard_type = text(15)
        self.text_content_type = present(17, _TEXT_CONTENT_TYPE)
        self.return_key_type = text(19)
        self.accessibility_label = present(21, _LABEL)
        self.accessibility_value = present(23, _VALUE)
        self.accessibility_traits = Trait(values[25])
        self._set_rows(changes, values[27:])

    def _set_rows(self, changes: memoryview, places: Tuple[int, ...]) -> None:
        row, row_count, counts, component_count, selected, selected_count = places
        self.rows = []
        self.selected_rows = list(Struct(f"={selected_count}i").unpack_from(changes, selected))
        texts = []
        for start, count in _PLACE.iter_unpack(changes[row:row + row_count * _PLACE.size]):
            texts.append(str(changes[start:start + count], "utf-8"))
        for count in Struct(f"={component_count}I").unpack_from(changes, counts):
            self.rows.append(texts[:count])
            del texts[:count]

    def copy(self) -> Node:
        """A second node with what this one has."""
        copy = Node(self.number)
        for name in self.__slots__:
            setattr(copy, name, getattr(self, name))
        return copy
