"""Events as values: their payloads, cases and names."""

from ..names import camel, words
from ..swift import comment, enumeration, parameter, variable


def payload(event, names):
    """A struct with its initializer.

    The initializer is in an extension: there it has a value to begin with, and need not make it in memory.
    """
    title = event.struct
    nested = [line for each in names.values() if each.owner == title
              for line in [*enumeration(each.name, each.rows, each.doc), ""]]
    members = event.members
    values = ", ".join(f"{row.name}: {row.name}" for row in members)
    # Inside the type its own enumerations need no prefix.
    parameters = ", ".join(parameter(row).replace(f"{title}.", "") for row in members)
    return [*comment(event.row.means[0]), f"public struct {title}: Equatable, Sendable {{", *nested,
            *(line for row in members for line in variable(row, type=row.type.replace(f"{title}.", ""))), "}", "",
            f"extension {title} {{", *comment(event.row.means[1], "  "), f"  public init({parameters}) {{",
            f"    self.init({values})", "  }", *equality(event), "}"]


def equality(event):
    """`==` of a payload with texts, which are the same only if their bytes are."""
    if all(row.type != "String" for row in event.members):
        return []
    terms = [f"one.{row.name}{bytes} == other.{row.name}{bytes}" for row in event.members
             for bytes in [".bytes" if row.type == "String" else ""]]
    return ["", "  /// Whether two are the same; texts, only if their bytes are.",
            f"  public static func == (one: {event.struct}, other: {event.struct}) -> Bool {{",
            f"    {' && '.join(terms)}", "  }"]


def events(types):
    """`Event`."""
    def case(event):
        payload = event.struct or ", ".join(f"{row.name}: {row.type}" for row in event.members)
        indirect = "indirect " if event.row.isIndirect else ""
        return f"  {indirect}case {event.case}" + (f"({payload})" if payload else "")

    return ["/// Something that happened to a scene: a touch, a key, the keyboard or a call from the host.", "///",
            "/// An event says what happened; only the scene's reducer decides what it means.",
            "public enum Event: Equatable, Sendable {",
            *(line for event in types for line in [*comment(event.row.doc, "  "), case(event)]), "}"]


def event_names(types, names):
    """`EventName`, and the name of an event."""
    def named(case, name):
        return f"  case {case}" + (f' = "{name}"' if case != name else "")

    def joined(event, row):
        return camel(words(f"{event.case} {row.name}"))

    cases, choices = [], []
    for event in types:
        if not event.phase:
            cases += [*comment(event.row.called, "  "), named(event.case, event.type)]
            choices.append(f"    case .{event.case}: .{event.case}")
            continue
        phases = names[event.phase.type].rows
        choices += [f"    case .{event.case}(let {event.case}):", f"      switch {event.case}.phase {{",
                    *(f"      case .{row.name}: .{joined(event, row)}" for row in phases), "      }"]
        for row in phases:
            # Gestures share the phases of pans.
            doc = row.event.replace("pan", " ".join(words(event.type))) if event.struct != names[
                event.phase.type].owner else row.event
            cases += [*comment(doc, "  "), named(joined(event, row), f"{event.type}.{row.name}")]
    return ["/// The name of an event: its type, with its phase if it has one.", "///",
            "/// Frames show it, as in `pan.changed`.",
            "public enum EventName: String, CaseIterable, Equatable, Sendable {", *cases, "}", "",
            "extension Event {", "  /// The event's name, as frames show it.", "  public var name: EventName {",
            "    switch self {", *choices, "    }", "  }", "}"]
