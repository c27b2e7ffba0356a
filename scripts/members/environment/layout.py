"""How a `flow_environment` is laid out."""

import dataclasses

from ..names import words

#: The C type of a type's components, and what they are called.
COMPONENTS = {"Size": ("double", ["width", "height"]), "Insets": ("double", ["top", "left", "bottom", "right"]),
              "Point": ("double", ["x", "y"]), "Double": ("double", []), "Bool": ("int32_t", []),
              "LayoutDirection": ("int32_t", []), "CalendarDate": ("int32_t", ["year", "month", "day"])}
SIZES = {"double": 8, "int32_t": 4, "uint8_t": 1}


@dataclasses.dataclass
class Field:
    """A member of the struct."""

    row: object
    type: str
    parts: list
    offset: int

    @property
    def name(self):
        return self.row.c

    @property
    def brief(self):
        """The documentation in a host that has a boolean for the names of an enumeration."""
        row = self.row
        if row.flag:
            return f"Whether the {' '.join(words(row.name))} is {' '.join(words(row.flag))}."
        return row.brief

    @property
    def count(self):
        return len(self.parts) or 1

    def places(self):
        """The offsets of the components."""
        return [self.offset + SIZES[self.type] * at for at in range(self.count)]


def fields(rows):
    """The fields, and the struct's size; 4 bytes at its end may be reserved."""
    found, end = [], 8
    for row in rows:
        type, parts = ("uint8_t", []) if row.byte or row.choices else COMPONENTS[row.type]
        end = -(-end // SIZES[type]) * SIZES[type]
        found.append(Field(row, type, parts, end))
        end = found[-1].places()[-1] + SIZES[type]
    return found, end


def padded(end):
    return -(-end // 8) * 8
