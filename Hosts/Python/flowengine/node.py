# Written by scripts/generate-members; change Members/node.jsonl instead.

"""A node that is shown."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from struct import Struct
from typing import Any, List, Optional, Tuple

from .values import Insets, Rect, Transform, _integers, _lists_of_texts

#: `flow_node`, and `flow_content`.
GEOMETRY = Struct("=IIIIddddddddddddddddddddddIIIIIIII")
CONTENT = Struct("=IiIIIIIIIIIIdiiIIIIIIIIIIIIIIIIIIiiii")


class Kind(IntEnum):
    """The kind of a node."""

    VIEW = 0
    LABEL = 1
    IMAGE = 2
    FIELD = 3
    BUTTON = 4
    SHAPE = 5
    SCROLL = 6
    PICKER = 7


class TextAlignment(IntEnum):
    """The alignment of a text."""

    NATURAL = 0
    LEFT = 1
    CENTER = 2
    RIGHT = 3


class NodeFlag(IntFlag):
    """The flags of a node."""

    HIDDEN = 1 << 0
    ENABLED = 1 << 1
    FOCUSED = 1 << 2
    SECURE = 1 << 3
    CLIPS_TO_BOUNDS = 1 << 4
    AUTOCORRECTION = 1 << 5
    INTERACTIVE = 1 << 6
    TRANSFORMED = 1 << 7
    PRESSED = 1 << 8
    HOVERED = 1 << 9


class NodeMember(IntFlag):
    """The members that a node may lack."""

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
    """How a node behaves for assistive technologies."""

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


class Node:
    """A node that is shown. It is the same object while it is there, with what it has at the moment.

    A text that is not there is None.
    """

    # What an update costs is a copy of the numbers; what is asked for is read from that.
    __slots__ = ("number", "kind", "id", "text", "placeholder", "image", "font_name", "font_size", "caret",
                 "text_alignment", "keyboard_type", "text_content_type", "return_key_type",
                 "accessibility_label", "accessibility_value", "accessibility_traits", "rows",
                 "selected_rows", "selected_range", "marked_range", "geometry", "_content_members")

    def __init__(self, number: int) -> None:
        #: Its number, which no other node of the session ever has.
        self.number = number
        #: The kind of view.
        self.kind: Kind = Kind(0)
        #: The node's id, unique in the frame.
        self.id: str = ""
        #: The text shown, in full even if it does not fit.
        self.text: Optional[str] = None
        #: The text that a field shows while it is empty.
        self.placeholder: Optional[str] = None
        #: Name of the image shown.
        self.image: Optional[str] = None
        #: Font of the text.
        self.font_name: Optional[str] = None
        #: In points; 0 for none.
        self.font_size: float = 0.0
        #: The caret's offset in `text`, in UTF-16 units.
        self.caret: Optional[int] = None
        #: Text alignment; none is natural alignment.
        self.text_alignment: TextAlignment = TextAlignment(0)
        #: The keyboard that a field asks for.
        self.keyboard_type: str = ""
        #: The meaning of a field's text, for autofill.
        self.text_content_type: Optional[str] = None
        #: The title of the return key while a field has the keyboard.
        self.return_key_type: str = ""
        #: Its name, as a screen reader speaks it.
        self.accessibility_label: Optional[str] = None
        #: Its value, as a screen reader speaks it; never a secret.
        self.accessibility_value: Optional[str] = None
        #: How it behaves for assistive technologies.
        self.accessibility_traits: Trait = Trait(0)
        #: The texts of a picker's rows, by component.
        self.rows: List[List[str]] = []
        #: The row under a picker's marker in each component.
        self.selected_rows: List[int] = []
        #: The selected part of `text`, in UTF-16 units, if it is more than a caret.
        self.selected_range: Optional[Tuple[int, int]] = None
        #: The part of `text` that an input method still composes, in UTF-16 units.
        self.marked_range: Optional[Tuple[int, int]] = None
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
        """All flags."""
        return NodeFlag(self.geometry[3])

    @property
    def members(self) -> NodeMember:
        """The members that it has."""
        return NodeMember(self.geometry[31] | self._content_members)

    @property
    def frame(self) -> Rect:
        """Position and size before `transform`, in the parent's coordinates."""
        return Rect._make(self.geometry[4:8])

    @property
    def transform(self) -> Transform:
        """The transform about the node's centre."""
        return Transform._make(self.geometry[8:14])

    @property
    def alpha(self) -> float:
        """Opacity, 0…1."""
        return float(self.geometry[14])

    @property
    def corner_radius(self) -> float:
        """Corner radius, in points."""
        return float(self.geometry[15])

    @property
    def border_width(self) -> float:
        """Border width, in points."""
        return float(self.geometry[16])

    @property
    def stroke_end(self) -> float:
        """Fraction of the outline that is drawn, 0…1."""
        return float(self.geometry[17])

    @property
    def content_offset(self) -> Tuple[float, float]:
        """The point of the content at the node's top left, in points; children are laid out in the
        content."""
        return (self.geometry[18], self.geometry[19])

    @property
    def content_inset(self) -> Insets:
        """Insets around the content, in points."""
        return Insets._make(self.geometry[20:24])

    @property
    def content_size(self) -> Optional[Tuple[float, float]]:
        """Size of the content, in points."""
        return (self.geometry[24], self.geometry[25]) if self.geometry[31] >> 5 & 1 else None

    @property
    def background(self) -> Optional[int]:
        """Background colour. 0xRRGGBBAA."""
        return self._color(26, 0)

    @property
    def border_color(self) -> Optional[int]:
        """Border colour. 0xRRGGBBAA."""
        return self._color(27, 1)

    @property
    def text_color(self) -> Optional[int]:
        """Text colour. 0xRRGGBBAA."""
        return self._color(28, 2)

    @property
    def placeholder_color(self) -> Optional[int]:
        """Colour of the placeholder. 0xRRGGBBAA."""
        return self._color(29, 3)

    @property
    def tint_color(self) -> Optional[int]:
        """Colour of an image that is a glyph, and of a field's caret. 0xRRGGBBAA."""
        return self._color(30, 4)

    @property
    def is_hidden(self) -> bool:
        """Whether it is neither drawn nor touched."""
        return bool(self.geometry[3] & 1)

    @property
    def is_enabled(self) -> bool:
        """Whether it responds to input."""
        return bool(self.geometry[3] & 2)

    @property
    def is_focused(self) -> bool:
        """Whether it has keyboard focus."""
        return bool(self.geometry[3] & 4)

    @property
    def is_secure(self) -> bool:
        """Whether its text is obscured by dots."""
        return bool(self.geometry[3] & 8)

    @property
    def clips_to_bounds(self) -> bool:
        """Whether its children are drawn only inside its bounds."""
        return bool(self.geometry[3] & 16)

    @property
    def has_autocorrection(self) -> bool:
        """Whether the keyboard may correct the text that is typed into a field."""
        return bool(self.geometry[3] & 32)

    @property
    def is_interactive(self) -> bool:
        """Whether it receives touches; not part of the frame."""
        return bool(self.geometry[3] & 64)

    @property
    def is_pressed(self) -> bool:
        """Whether a finger or a button of a mouse is down on it that would be a tap."""
        return bool(self.geometry[3] & 256)

    @property
    def is_hovered(self) -> bool:
        """Whether a mouse or a pen points at it."""
        return bool(self.geometry[3] & 512)

    def _color(self, index: int, bit: int) -> Optional[int]:
        return self.geometry[index] if self.geometry[31] >> bit & 1 else None

    def set_content(self, changes: memoryview, offset: int) -> None:
        """Takes over a `flow_content`."""
        values = CONTENT.unpack_from(changes, offset)
        self._content_members = members = values[26]

        def text(index: int) -> str:
            start = values[index]
            return str(changes[start:start + values[index + 1]], "utf-8")

        self.kind = Kind(values[1])
        self.id = text(2)
        self.text = text(4) if members & 64 else None
        self.placeholder = text(6) if members & 256 else None
        self.image = text(8) if members & 512 else None
        self.font_name = text(10) if members & 128 else None
        self.font_size = values[12]
        self.caret = values[13] if values[13] >= 0 else None
        self.text_alignment = TextAlignment(values[14])
        self.keyboard_type = text(15)
        self.text_content_type = text(17) if members & 1024 else None
        self.return_key_type = text(19)
        self.accessibility_label = text(21) if members & 2048 else None
        self.accessibility_value = text(23) if members & 4096 else None
        self.accessibility_traits = Trait(values[25])
        self.rows = _lists_of_texts(changes, *values[27:31])
        self.selected_rows = _integers(changes, *values[31:33])
        self.selected_range = (values[33], values[34]) if values[33] >= 0 else None
        self.marked_range = (values[35], values[36]) if values[35] >= 0 else None

    def copy(self) -> Node:
        """A second node with what this one has."""
        copy = Node(self.number)
        for name in self.__slots__:
            setattr(copy, name, getattr(self, name))
        return copy
