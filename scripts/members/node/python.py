"""A node in Python: its type, which reads what is asked for from the packed numbers."""

import textwrap

from ..names import snake, upper, words
from .c import integers, texts
from .model import CODES, c_fields, sentence

FORMATS = {"uint32_t": "I", "int32_t": "i", "double": "d", "flow_place": "II"}


def _structure(fields, size):
    """The format of a struct, and the index of each field among its values."""
    format, at, end, indices = "=", 0, 0, {}
    for field in fields:
        format += "x" * (field.offset - end) + FORMATS[field.type] * field.count
        indices[field.name] = at
        at += field.count * len(FORMATS[field.type])
        end = field.offset + field.size
    return format + "x" * (size - end), indices


def module(node):
    """Hosts/Python/flowengine/node.py."""
    geometry_format, geometry = _structure(node.node_fields, node.node_size)
    content_format, content = _structure(node.content_fields, node.content_size)

    def enumeration(name, base, doc, names):
        bit = "1 << " if base == "IntFlag" else ""
        return ["", "", f"class {name}({base}):", f'    """{doc}"""', "",
                *(f"    {upper(words(it))} = {bit}{index}" for index, it in enumerate(names))]

    def prop(name, type, doc, value):
        return ["", "    @property", f"    def {name}(self) -> {type}:",
                *textwrap.wrap(f'"""{sentence(doc)}"""', 104, initial_indent="        ", subsequent_indent="        "),
                f"        return {value}"]

    properties, slots, initial, reading = [], [], [], []
    for it in node.home("node"):
        index = geometry[it.snake]
        value = f"self.geometry[{index}]"
        end = index + len(it.components)
        if it.kind == "Color":
            properties += prop(it.snake, "Optional[int]", it.doc + " 0xRRGGBBAA.", f"self._color({index}, {it.bit})")
        elif it.kind in ("Point", "Size"):
            pair, type = f"(self.geometry[{index}], self.geometry[{index + 1}])", "Tuple[float, float]"
            if it.is_optional:
                pair += f" if self.geometry[{geometry['members']}] >> {it.bit} & 1 else None"
                type = f"Optional[{type}]"
            properties += prop(it.snake, type, it.doc, pair)
        elif it.components:
            properties += prop(it.snake, it.kind, it.doc, f"{it.kind}._make(self.geometry[{index}:{end}])")
        else:
            properties += prop(it.snake, "float", it.doc, f"float({value})")
    for it in node.flags:
        properties += prop(snake(it.question), "bool", it.doc, f"bool(self.geometry[{geometry['flags']}] & {1 << it.bytes})")
    for it in node.home("content"):
        fields = c_fields(it)
        for field in fields[:1] if it.kind in ("[[String]]", "TextRange") else fields:
            name, at = it.snake if it.kind == "TextRange" else field.name, content[field.name]
            slots.append(name)
            if it.kind == "[[String]]":
                type, start = "List[List[str]]", "[]"
                value = f"_lists_of_texts(changes, *values[{at}:{at + 4}])"
            elif it.kind == "[Int]":
                type, start = "List[int]", "[]"
                value = f"_integers(changes, *values[{at}:{at + 2}])"
            elif field.type == "flow_place":
                type, start, value = "str", '""', f"text({at})"
                if it.bit is not None:
                    type, start, value = "Optional[str]", "None", f"text({at}) if members & {1 << it.bit} else None"
            elif it.kind in CODES:
                type, start = it.kind, f"{it.kind}(0)"
                value = f"{it.kind}(values[{at}])"
            elif it.kind == "AccessibilityTraits":
                type, start, value = "Trait", "Trait(0)", f"Trait(values[{at}])"
            elif it.kind == "TextRange":
                type, start = "Optional[Tuple[int, int]]", "None"
                value = f"(values[{at}], values[{at + 1}]) if values[{at}] >= 0 else None"
            elif it.kind == "Int":
                type, start, value = "Optional[int]", "None", f"values[{at}] if values[{at}] >= 0 else None"
            else:
                type, start, value = "float", "0.0", f"values[{at}]"
            initial += [f"        #: {sentence(it.doc if field is fields[0] else field.doc)}", f"        self.{name}: {type} = {start}"]
            reading.append(f"        self.{name} = {value}")
    all_slots = ["number", *slots, "geometry", "_content_members"]
    slot_lines = textwrap.wrap(", ".join(f'"{slot}"' for slot in all_slots) + ")", 108,
                               initial_indent="    __slots__ = (", subsequent_indent=" " * 17)
    return [
        '"""A node that is shown."""', "", "from __future__ import annotations", "",
        "from enum import IntEnum, IntFlag", "from struct import Struct",
        "from typing import Any, List, Optional, Tuple", "",
        "from .values import Insets, Rect, Transform, _integers, _lists_of_texts", "",
        "#: `flow_node`, and `flow_content`.",
        f'GEOMETRY = Struct("{geometry_format}")', f'CONTENT = Struct("{content_format}")',
        *enumeration("Kind", "IntEnum", "The kind of a node.", [row.name for row in node.names["Kind"]]),
        *enumeration("TextAlignment", "IntEnum", "The alignment of a text.",
                     ["natural", *(row.name for row in node.names["TextAlignment"])]),
        *enumeration("NodeFlag", "IntFlag", "The flags of a node.", _flag_names(node)),
        *enumeration("NodeMember", "IntFlag", "The members that a node may lack.",
                     [it.name for it in node.optional]),
        *enumeration("Trait", "IntFlag", "How a node behaves for assistive technologies.",
                     [row.name for row in node.names["AccessibilityTraits"]]),
        "", "", "class Node:",
        '    """A node that is shown. It is the same object while it is there, with what it has at the moment.', "",
        "    A text that is not there is None.", '    """', "",
        "    # What an update costs is a copy of the numbers; what is asked for is read from that.",
        *slot_lines, "", "    def __init__(self, number: int) -> None:",
        "        #: Its number, which no other node of the session ever has.", "        self.number = number",
        *initial, "        #: The numbers of a `flow_node`, in their order.",
        "        self.geometry: Tuple[Any, ...] = ()", "        self._content_members = 0", "",
        "    def __repr__(self) -> str:", '        return f"<Node {self.id} {tuple(self.frame)}>"',
        *prop("parent", "int", "The parent's number; 0 at the root.", f"int(self.geometry[{geometry['parent']}])"),
        *prop("flags", "NodeFlag", "All flags.", f"NodeFlag(self.geometry[{geometry['flags']}])"),
        *prop("members", "NodeMember", "The members that it has.",
              f"NodeMember(self.geometry[{geometry['members']}] | self._content_members)"),
        *properties, "",
        "    def _color(self, index: int, bit: int) -> Optional[int]:",
        f"        return self.geometry[index] if self.geometry[{geometry['members']}] >> bit & 1 else None", "",
        "    def set_content(self, changes: memoryview, offset: int) -> None:",
        '        """Takes over a `flow_content`."""',
        "        values = CONTENT.unpack_from(changes, offset)",
        f"        self._content_members = members = values[{content['members']}]", "",
        "        def text(index: int) -> str:", "            start = values[index]",
        '            return str(changes[start:start + values[index + 1]], "utf-8")', "",
        *reading, "",
        "    def copy(self) -> Node:", '        """A second node with what this one has."""',
        "        copy = Node(self.number)", "        for name in self.__slots__:",
        "            setattr(copy, name, getattr(self, name))", "        return copy"]


def _flag_names(node):
    return [it.name for it in node.flags if it.bytes < 7] + ["transformed"] + [
        it.name for it in node.flags if it.bytes > 7]


def digest(node):
    """What the player says of a node's numbers and texts."""
    reals = []
    for it in node.home("node"):
        if it.kind == "Color":
            continue
        value = f"node.{it.snake}"
        if it.is_optional:
            value = f"({value} or ({', '.join('0' * len(it.components))}))"
        reals.append(f"*{value}" if it.components else value)
    reals += [f"node.{field.name}" for field in node.content_fields if field.type == "double"]
    colors = [f"node.{it.snake} or 0" for it in node.home("node") if it.kind == "Color"]
    optional = [it.snake for it in node.home("content") if it.kind == "Int"]
    def range_part(name):
        """The part of a range that a field has; none if the field has no part of one."""
        it = next((it for it in node.home("content") if it.kind == "TextRange" and name.startswith(it.snake)), None)
        if it:
            at, absent = (0, -1) if name.endswith("_location") else (1, 0)
            return f"{absent} if node.{it.snake} is None else node.{it.snake}[{at}]"

    def whole(name):
        return f"-1 if node.{name} is None else node.{name}" if name in optional else f"node.{name}"

    signed = [range_part(name) or whole(name)
              for cast, name in integers(node) if cast]
    plain = colors + [f"node.{name}" for cast, name in integers(node) if not cast]
    count = sum(field.count for field in [*node.node_fields, *node.content_fields] if field.type == "double")

    def call(name, arguments):
        return textwrap.wrap(f"{name}({', '.join(arguments)}),", 104, initial_indent="        ",
                             subsequent_indent="            ")

    return [*call("pack", [f'"<{count}d"', *reals]),
            *call("pack", [f'"<{len(plain)}I{len(signed)}i"', *plain, *signed]),
            *call("texts", [f"node.{name}" for name in texts(node) if name != "id"])]
