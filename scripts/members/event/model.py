"""The types of events and their members."""

from ..rows import read


class EventType:
    """A type of event: its row, and those of its members."""

    def __init__(self, row):
        self.row, self.members = row, []
        self.type, self.struct = row.event, row.struct
        self.case = row.case or row.event

    def member(self, type):
        """The first member of a type."""
        return next((member for member in self.members if member.type == type), None)

    @property
    def phase(self):
        """The member that is part of the event's name."""
        return next((member for member in self.members if member.name == "phase"), None)


class Names:
    """An enumeration that members are of."""

    def __init__(self, row):
        self.type, self.doc, self.rows = row.type, row.doc, []
        self.owner, _, self.name = row.type.rpartition(".")

    @property
    def table(self):
        """What the reader calls the table of them."""
        words = self.type.replace(".", "")
        return words[0].lower() + words[1:]


def read_events():
    """The types, in order."""
    types = []
    for row in read("event"):
        if row.name is None:
            types.append(EventType(row))
        elif not types or types[-1].type != row.event:
            row.fail(f"no row for the type '{row.event}' precedes its members")
        else:
            types[-1].members.append(row)
    return types


def read_names():
    """The enumerations, by their types."""
    names = {}
    for row in read("event-names"):
        if row.name is None:
            names[row.type] = Names(row)
        else:
            names[row.type].rows.append(row)
    return names
