"""Swift, as the generators write it."""

import textwrap


def comment(doc, indent=""):
    """A documentation comment of at most 100 columns."""
    return textwrap.wrap(doc, 100, initial_indent=f"{indent}/// ", subsequent_indent=f"{indent}/// ")


def variable(row, indent="  ", type=None):
    """A documented stored member."""
    return [*comment(row.doc, indent), f"{indent}public var {row.name}: {type or row.type}"]


def enumeration(name, rows, doc, indent="  "):
    """An enumeration of names."""
    return [*comment(doc, indent), f"{indent}public enum {name}: String, CaseIterable, Equatable, Sendable {{",
            *(line for row in rows for line in [*comment(row.doc, indent + "  "), f"{indent}  case {row.name}"]),
            f"{indent}}}"]


def parameter(row):
    """A parameter of an initializer, with its default."""
    label = getattr(row, "label", None) or row.name
    name = row.name if label == row.name else f"{label} {row.name}"
    default = "nil" if row.type.endswith("?") else row.default
    return f"{name}: {row.type}" + (f" = {default}" if default else "")
