"""What follows from a row: how the member is packed, and by which names."""

import re

from ..names import pascal, snake, upper, words
from ..rows import read

#: The components of the types that have some, and their kinds of numbers.
COMPONENTS = {"Rect": ["x", "y", "width", "height"], "Point": ["x", "y"], "Size": ["width", "height"],
              "Insets": ["top", "left", "bottom", "right"],
              "Transform": ["translation.x", "translation.y", "scale.x", "scale.y", "rotationY", "perspective"]}
#: Types that are names in frames and in the C interface.
NAMES = ["KeyboardType", "TextContentType", "ReturnKeyType"]
#: Types that are numbers in the C interface, by their place among the names.
CODES = ["Kind", "TextAlignment"]
#: The types of the fields of flow_content.
IN_CONTENT = ["NodeID", "String", "Font", "Int", "TextRange", "[[String]]", "[Int]", "AccessibilityTraits", *NAMES, *CODES]


class Member:
    """A member of a node."""

    def __init__(self, row):
        self.__dict__.update(row.__dict__)
        self.row = row
        self.is_optional = row.type.endswith("?")
        #: The type without what it stands in and whether it is optional.
        self.kind = row.type.removeprefix("Node.").removesuffix("?")
        self.words = words(row.name)
        self.snake, self.upper, self.pascal = snake(self.words), upper(self.words), pascal(self.words)
        self.is_written = row.isWritten is None
        #: Whether a layout may leave it at its default.
        self.is_settable = row.part != "identity" and row.name != "frame"
        self.swift_default = "nil" if self.is_optional else row.default
        self.components = COMPONENTS.get(self.kind, [])
        #: Where it is in the C interface.
        self.home = ("flags" if self.kind == "Bool" else
                     "parent" if self.name == "parent" else
                     "content" if self.kind in IN_CONTENT else "node")

    @property
    def is_text(self):
        """Whether it is packed as a text."""
        return self.kind in ("NodeID", "String", *NAMES)

    @property
    def question(self):
        """The words of a flag's question: is hidden, clips to bounds, has autocorrection."""
        first = {"clips": "clips", "autocorrection": "has"}.get(self.words[0], "is")
        return self.words if first == self.words[0] else [first, *self.words]

    @property
    def flat(self):
        """The names of its components, for hosts without structs."""
        return self.fields or [self.name + "".join(part[:1].upper() + part[1:] for part in name.split("."))
                               for name in self.components]


class Field:
    """A field of a C struct: its C type and size, and where it is."""

    SIZES = {"uint32_t": 4, "int32_t": 4, "double": 8, "flow_place": 8}

    def __init__(self, name, type, count=1, doc="", member=None):
        self.name, self.type, self.count, self.doc, self.member = name, type, count, doc, member
        self.offset = 0

    @property
    def alignment(self):
        return 4 if self.type == "flow_place" else self.SIZES[self.type]

    @property
    def size(self):
        return self.count * self.SIZES[self.type]


def laid_out(fields):
    """The fields with their offsets, and the size of all."""
    end = 0
    for field in fields:
        field.offset = -(-end // field.alignment) * field.alignment
        end = field.offset + field.size
    return fields, -(-end // 8) * 8


def c_fields(member):
    """The fields of a member in `flow_node` or `flow_content`."""
    name, doc = member.snake, member.doc
    if member.components:
        return [Field(name, "double", len(member.components), doc, member)]
    if member.kind == "Font":
        return [Field(f"{name}_name", "flow_place", 1, doc, member),
                Field(f"{name}_size", "double", 1, "In points; 0 for none.", member)]
    if member.kind == "TextRange":
        return [Field(f"{name}_location", "int32_t", 1, doc + " Where it begins; -1 for none.", member),
                Field(f"{name}_length", "int32_t", 1, "How many units it has; 0 for none.", member)]
    if member.kind == "[[String]]":
        return [Field(name, "flow_place", 1, doc + " A `flow_place` for each, all components in one.", member),
                Field("row_counts" if name == "rows" else f"{name}_counts", "flow_place", 1,
                      "How many each component has (uint32_t).", member)]
    type = ("flow_place" if member.is_text or member.kind == "[Int]" else
            "double" if member.kind == "Double" else
            "int32_t" if member.kind in ("Int", *CODES) else "uint32_t")
    return [Field(name, type, 1, doc, member)]


class Node:
    """All members of a node, and the layout of its structs in C."""

    def __init__(self):
        self.members = [Member(row) for row in read("node")]
        self.names = {}
        for row in read("node-names"):
            self.names.setdefault(row.type, []).append(row)
        self.check()
        self.settable = [it for it in self.members if it.is_settable]
        self.animatable = sorted((it for it in self.members if it.animates is not None),
                                 key=lambda it: it.animates)
        self.flags = self.home("flags")
        self.optional = sorted((it for it in self.members if it.bit is not None), key=lambda it: it.bit)
        # Fields that are no members stand where the first version had them; new ones come behind.
        head = [Field("size", "uint32_t"), Field("number", "uint32_t"), Field("parent", "uint32_t"),
                Field("flags", "uint32_t")]
        self.node_fields, self.node_size = laid_out(
            head + self.struct("node", {14: [Field("members", "uint32_t"), Field("content", "flow_place")]}))
        self.content_fields, self.content_size = laid_out(
            [Field("size", "uint32_t")] + self.struct("content", {14: [Field("members", "uint32_t")]}))

    def home(self, home):
        return sorted((it for it in self.members if it.home == home), key=lambda it: it.bytes)

    def struct(self, home, own):
        fields = []
        for member in self.home(home):
            fields += own.pop(14, []) if member.bytes > 14 else []
            fields += c_fields(member)
        return fields + own.pop(14, [])

    def offset(self, struct, name):
        fields = self.node_fields if struct == "node" else self.content_fields
        return next(field.offset for field in fields if field.name == name)

    def has_bit(self, member):
        return member.bit is not None

    def check(self):
        """Fails if a row cannot be."""
        known = {"Double", "Bool", "Color", *COMPONENTS, *IN_CONTENT}
        content_has_begun = False
        taken = {}
        for it in self.members:
            if it.kind not in known:
                it.row.fail(f"no language knows the type '{it.type}' (scripts/members/node)")
            if not it.is_optional and it.default is None and it.is_settable:
                it.row.fail("a member that is not optional needs a default")
            if it.part == "content":
                content_has_begun = True
            elif content_has_begun and it.is_written:
                it.row.fail("frames have all members of the geometry before those of the content")
            needs_bit = it.is_optional and it.kind not in ("NodeID", "Int", "TextRange", *CODES)
            places = [(it.home, "bytes", it.bytes)] if it.home != "parent" else []
            places += [("FLOW_HAS", "bit", it.bit)] if needs_bit or it.bit is not None else []
            for kind, column, place in places:
                used = taken.setdefault(kind, {"node": {14, 15}, "content": {14}, "flags": {7}}.get(kind, set()))
                if place is None or place in used:
                    all_used = used | {getattr(other, column) for other in self.members
                                       if column == "bit" or other.home == kind} - {None}
                    it.row.fail(f"'{column}' is {'missing' if place is None else 'taken'}; "
                                f"the next free one is {max(all_used) + 1}")
                used.add(place)


def sentence(doc):
    """A line of documentation as part of another language's: without Swift's marks."""
    return re.sub("`nil`", "none", doc)
