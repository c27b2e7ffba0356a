"""How the events that have a struct in C are laid out and sent."""

import dataclasses

from ..names import pascal, words

#: The C type of a type's numbers, and what they are called in a struct.
NUMBERS = {"Point": ("double", ["x", "y"]), "Rect": ("double", ["x", "y", "width", "height"]),
           "Double": ("double", []), "Int": ("int32_t", []), "Modifiers": ("int32_t", []),
           "Bool": ("int32_t", []),
           "TextRange": ("int32_t", ["location", "length"])}
SIZES = {"double": 8, "int32_t": 4}


@dataclasses.dataclass
class Field:
    """A number or an array of the struct; `row` is that of its member, and `has` a member's being there."""

    name: str
    type: str
    count: int
    offset: int
    row: object
    part: str = ""
    has: bool = False


class Struct:
    """An event with its struct and its call."""

    def __init__(self, event, names):
        self.event, self.names = event, names
        self.name, self.call = event.row.c
        self.brief = event.row.brief
        #: What the struct is called as a parameter, and in hosts that name types for it or for the call.
        self.parameter = self.name.split("_")[-1]
        self.title, self.called = pascal(words(self.name)[1:]), pascal(words(self.call))
        self.texts = [row for row in event.members if row.at is None]
        self.fields = sorted((field for row in event.members for field in self.of(row)), key=lambda field: field.offset)
        last = self.fields[-1]
        self.end = last.offset + SIZES[last.type] * last.count
        #: Whether 4 bytes at the end are reserved.
        self.isPadded = self.end % 8 != 0
        self.size = -(-self.end // 8) * 8
        #: Whether the struct may be missing.
        self.isOptional = all(field.row.type.endswith("?") for field in self.fields)

    @property
    def members(self):
        """The members, for a host that lists them by place: a target that there is, the struct's, other texts."""
        def place(row):
            if row.at is None:
                return 0 if row.required or row.isOneOf else self.size
            return row.at

        return sorted(self.event.members, key=place)

    def type(self, row):
        return row.type.removesuffix("?")

    def isName(self, row):
        return self.type(row) in self.names

    def of(self, row):
        """The fields of a member."""
        if row.at is None:
            return
        if row.has is not None:
            yield Field(f"has_{row.name}", "int32_t", 1, row.has, row, has=True)
        type, parts = ("int32_t", []) if self.isName(row) else NUMBERS[self.type(row)]
        if type == "int32_t" and parts:
            for at, part in enumerate(parts):
                yield Field(part, type, 1, row.at + 4 * at, row, part)
        else:
            yield Field(row.name, type, len(parts) or 1, row.at, row)


def structs(types, names):
    """The events with structs."""
    return [Struct(event, names) for event in types if event.row.c]
