"""The members of an environment."""

from ..names import snake, words
from ..rows import read


def read_environment():
    """The members, in order; those that C has know their name there."""
    rows = read("environment")
    for row in rows:
        row.c = row.c or snake(words(row.name))
    return rows


def packed(rows):
    """The members that C has, in the order of their bits."""
    return sorted((row for row in rows if row.bit is not None), key=lambda row: row.bit)
