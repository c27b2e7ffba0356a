"""Events in the lines of traces: what members they have, reading and writing."""

#: How the reader finds a value of a type, and the form that it has in a line.
SHAPES = {"Point": ("point", "point"), "Rect": ("rect", "rect"), "TextRange": ("textRange", "range"),
          "Double": ("double", "number"), "Int": ("int", "wholeNumber"), "String": ("text", "string"),
          "NodeID": ("text", "string"), "Command.Value": ("value", "value"),
          "EnvironmentChange": ("environment", "object"), "Modifiers": ("modifiers", "modifiers"),
          "Bool": ("bool", "bool")}
#: Types without numbers that a line may not have.
PLAIN = {"NodeID", "String", "Modifiers", "Bool"}
#: The form of a member that has one in some types of event, and another in others.
JOINED = {("string", "wholeNumber"): "wholeNumberOrString", ("number", "point"): "numberOrPoint"}


def plain(row):
    return row.type.removesuffix("?")


def members(types):
    """All members, each once; of a type the required ones first, then the target, as messages list them."""
    found = {}
    for event in types:
        for row in sorted(event.members, key=lambda row: (not row.required, plain(row) != "NodeID")):
            found.setdefault(row.name, row)
    return found


def shape(row, names):
    """The form of a member's value in the lines of its type."""
    return "string" if plain(row) in names else SHAPES[plain(row)][1]


def forms(types, names):
    """The forms of each member in all types, by its name."""
    found = {}
    for event in types:
        for row in event.members:
            found.setdefault(row.name, set()).add(shape(row, names))
    return found


def event_members(types, names):
    """`EventMember`."""
    found = members(types)
    shapes = {"number": ["t"], "string": ["type"]}
    of = forms(types, names)
    for name in found:
        those = sorted(of[name])
        shapes.setdefault(those[0] if len(those) == 1 else JOINED[tuple(those)], []).append(name)
    return ["/// A member that the line of an event may have.", "enum EventMember: Int, CaseIterable {",
            f"  case t, type, {', '.join(found)}", "",
            "  /// The member's name in a trace.", "  var name: StaticString {", "    switch self {",
            *(f'    case .{name}: "{name}"' for name in ["t", "type", *found]), "    }", "  }", "",
            "  /// The form that the member's value must have.", "  var shape: Shape {", "    switch self {",
            *(f"    case {', '.join(f'.{name}' for name in those)}: .{shape}" for shape, those in shapes.items()),
            "    }", "  }", "}"]


def event_types(types):
    """`EventType`, with the members of each."""
    def rule(row):
        return f"(.{row.name}, {str(bool(row.required)).lower()})"

    ranked = enumerate(types)
    types = [event for _, event in sorted(ranked, key=lambda it: it[1].row.rank or it[0] + (it[0] > 0))]
    alternatives = [event for event in types if any(row.isOneOf for row in event.members)]
    return ["/// The value of an event's `type`.", "enum EventType: String, CaseIterable {",
            *(f"  case {event.case}" + (f' = "{event.type}"' if event.case != event.type else "") for event in types),
            "", "  /// The members of its events besides those of all, in the order of the format's table, and whether a",
            "  /// line must have them.", "  var members: [(EventMember, isRequired: Bool)] {", "    switch self {",
            *(f"    case .{event.case}: [{', '.join(rule(row) for row in event.members)}]" for event in types),
            "    }", "  }", "",
            "  /// The members of which its events must have at least one; none if the others say it all.",
            "  var alternatives: [EventMember] {", "    switch self {",
            *(f"    case .{event.case}: [{', '.join(f'.{row.name}' for row in event.members if row.isOneOf)}]"
              for event in alternatives),
            "    default: []", "    }", "  }", "}"]


def tables(names):
    """The tables of names in `EventTables`."""
    return [f"  let {each.table} = NameTable<{each.type}>()" for each in names.values()]


def building(types, names):
    """The event of a line whose members have been read."""
    def value(row):
        type = plain(row)
        if type in names:
            found = f"try slots.choice(.{row.name}, of: tables.{names[type].table}, cursor)"
        elif type == "NodeID":
            found = f"NodeID(recurring(.{row.name}, cursor))"
        elif type == "EnvironmentChange":
            found = "try environmentChange()"
        elif type == "String" and not row.isText:
            found = f"recurring(.{row.name}, cursor)"
        else:
            source = {"String": ", cursor", "Command.Value": ", cursor, self.value"}.get(type, "")
            found = f"slots.{SHAPES[type][0]}(.{row.name}{source})"
        if row.required:
            return found
        return f"slots.members.contains(.{row.name}) ? {found} : {row.default or 'nil'}"

    def argument(row):
        label = row.label or row.name
        return value(row) if label == "_" else f"{label}: {value(row)}"

    lines = []
    shapes = forms(types, names)
    for event in types:
        of = event.struct if event.struct != "EnvironmentChange" else None
        arguments = [argument(row) for row in event.members]
        if event.type == "environment":
            arguments = [value(row) for row in event.members]
        lines.append(f"    case .{event.case}:")
        lines += [f"      try slots.require(.{row.name}, .{shape(row, names)})" for row in event.members
                  if len(shapes[row.name]) > 1]
        if of:
            lines += [f"      return .{event.case}(", f"        {of}(",
                      *(f"          {it}{',' if at + 1 < len(arguments) else '))'}" for at, it in enumerate(arguments))]
        else:
            lines.append(f"      return .{event.case}" + (f"({', '.join(arguments)})" if arguments else ""))
    return ["extension EventReader {",
            "  /// The event of a type whose members have been read and are those that it may have.",
            "  mutating func event(",
            "    of type: EventType, _ cursor: JSONCursor", "  ) throws(JSONError) -> Event {", "    switch type {",
            *lines, "    }", "  }", "}"]


def fields(event):
    """The members of an event in Swift, each with the expression that has its value."""
    if event.struct in (None, "EnvironmentChange"):
        return [(row, row.name) for row in event.members]
    return [(row, f"{event.case}.{row.name}") for row in event.members]


def bound(event):
    """The pattern that binds an event's payload."""
    if not event.members:
        return f".{event.case}"
    return f".{event.case}(let {event.case if fields(event)[0][1].count('.') else event.members[0].name})"


def writing(types, names):
    """`JSONWriter.write(_ event:)`: what follows the time."""
    lines = []
    for event in types:
        lines += [f"    case {bound(event)}:", f'      string("{event.type}")']
        for row, value in fields(event):
            raw = ".rawValue" if plain(row) in names else ""
            if row.type.endswith("?"):
                lines.append(f'      if let {row.name} = {value} {{ member("{row.name}", {row.name}{raw}) }}')
            elif row.required:
                exact = "exact: " if row.type == "Double" else ""
                lines.append(f'      member("{row.name}", {exact}{value}{raw})')
            else:
                differs = f"!{value}.isPositiveZero" if row.default == ".zero" else f"{value} != {row.default}"
                if plain(row) == "String":
                    differs = f"!{value}.utf8.isEmpty"
                if plain(row) == "Bool":
                    differs = value if row.default == "false" else f"!{value}"
                exact = "exact: " if row.type == "Double" else ""
                lines.append(f'      if {differs} {{ member("{row.name}", {exact}{value}{raw}) }}')
    return ["extension JSONWriter {",
            "  /// Writes the type of an event and its members, in the order of the format's table.",
            "  @inline(__always) mutating func members(of event: borrowing Event) {", "    switch event {",
            *lines, "    }", "  }", "}"]


def expressible(types, names):
    """Whether a trace can have an event."""
    lines, free = [], []
    for event in types:
        terms = []
        alternatives = [value for row, value in fields(event) if row.isOneOf]
        if alternatives:
            terms.append("(" + " || ".join(f"{value} != nil" for value in alternatives) + ")")
        for row, value in fields(event):
            if plain(row) in PLAIN or plain(row) in names:
                continue
            terms.append(f"({value}?.isExpressible ?? true)" if row.type.endswith("?") else f"{value}.isExpressible")
        if terms:
            left_out = "!Recognition.isIncluded || " if event.row.capability == "POINTERS" else ""
            lines.append(f"    case {bound(event)}: {left_out}{' && '.join(terms)}")
        else:
            free.append(f".{event.case}")
    return ["extension Event {",
            "  /// Whether a trace can have the event: all of its numbers are finite and within the limits of the",
            "  /// format, and it has one of the members of which it must have one.",
            "  @inline(__always) package var isExpressible: Bool {", "    switch self {", *lines,
            f"    case {', '.join(free)}: true", "    }", "  }", "}"]
