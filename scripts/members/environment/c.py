"""The environment in C, and in the module that takes it."""

from ..names import upper, words
from .layout import padded

#: What a field's numbers are, beyond the brief documentation.
NOTES = {"LayoutDirection": "FLOW_LEFT_TO_RIGHT or FLOW_RIGHT_TO_LEFT.", "Bool": "0 for no.",
         "CalendarDate": "Year, month and day."}
#: A value of what C has, by type, of a member `{0}`.
VALUES = {"Size": "Size(given.{0})", "Point": "Point(given.{0})",
          "Insets": "Insets(given.{0})",
          "Double": "given.{0}", "Bool": "given.{0} != 0", "CalendarDate": "try CalendarDate(given.{0})",
          "LayoutDirection": "try Environment.LayoutDirection(given.{0})"}


def constant(choices, name):
    """The constant of a name."""
    return f"FLOW_{upper(words(choices.name) + words(name))}"


def constants(choices):
    """The constants of an enumeration's names."""
    return ["enum {", ",\n".join(f"  {constant(choices, name)} = {place}" for place, name in enumerate(choices.names)),
            "};"]


def bit(field):
    return f"FLOW_ENVIRONMENT_{upper(words(field.name))}"


def header(fields, end):
    """The struct and its bits."""
    def declared(field):
        array = f"[{field.count}]" if field.count > 1 else ""
        choices = field.row.choices
        note = NOTES.get(field.row.type) or (choices and f"One of FLOW_{upper(words(choices.name))}_….")
        note = " ".join(it for it in (field.row.brief, note) if it)
        return [f"  /// {note}", f"  {field.type} {field.name}{array};"]

    reserved = ["  int32_t reserved;"] if padded(end) != end else []
    return ["/// The environment that a scene is shown in, or what changes of it.", "typedef struct flow_environment {",
            "  uint32_t size;",
            "  /// Which members are set, as bits of FLOW_ENVIRONMENT_…; the others keep their values.",
            "  uint32_t members;", *(line for field in fields for line in declared(field)), *reserved,
            "} flow_environment;", "enum {",
            *(f"  {bit(field)} = 1 << {field.row.bit}{',' if field is not fields[-1] else ''}" for field in fields),
            "};", *(line for field in fields if field.row.choices for line in constants(field.row.choices))]


def module(fields):
    """`EnvironmentChange` from the struct."""
    def value(field):
        if field.row.choices:
            return f"try known(Environment.{field.row.choices.name}(place: Int(given.{field.name})), \"{field.name}\")"
        return VALUES[field.row.type].format(field.name)

    def assigned(field):
        line = f"      {field.row.name} = {value(field)}"
        return [line] if len(line) <= 100 else line.replace("known(", "known(\n        ", 1).split("\n")

    return [f"    guard given.members < {bit(fields[-1])} << 1 else {{",
            "      throw .invalid(\"'members' must be bits of FLOW_ENVIRONMENT_…\")", "    }",
            *(line for field in fields for line in [
                f"    if given.members & UInt32({bit(field)}) != 0 {{",
                *assigned(field), "    }"])]
