"""The members of an environment."""

from ..names import snake, words
from ..rows import read


class Choices:
    """An enumeration that members are of: its name, and rows of its values."""

    def __init__(self, row):
        self.name, self.doc, self.rows = row.type, row.doc, []

    @property
    def names(self):
        return [row.name for row in self.rows]


def read_environment():
    """The members, in order; those that C has know their name there."""
    rows = read("environment")
    choices = {each.name: each for each in read_choices()}
    for row in rows:
        row.c = row.c or snake(words(row.name))
        row.choices = choices.get(row.type)
    return rows


def read_choices():
    """The enumerations, in order."""
    found = []
    for row in read("environment-names"):
        if row.name is None:
            found.append(Choices(row))
        elif not found or found[-1].name != row.type:
            row.fail(f"no row for the type '{row.type}' precedes its names")
        else:
            found[-1].rows.append(row)
    return found


def packed(rows):
    """The members that C has, in the order of their bits."""
    return sorted((row for row in rows if row.bit is not None), key=lambda row: row.bit)
