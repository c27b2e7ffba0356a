"""Reading of the lines that recordings have, in straight code: what is expected is compared with what is there."""

from .swift_trace import SHAPES, plain

#: What precedes a value in a line, by its form.
LEADS = {"point": "[", "rect": "[", "range": "[", "string": '"'}


def canonical(types, names):
    """`CanonicalLine.readEvent`, by type; an environment is left to the general way."""
    types = [event for event in types if event.type != "environment"]
    used = {plain(row): names[plain(row)] for event in types for row in event.members if plain(row) in names}

    def literal(text):
        return f'#"{text}"#'

    def shape(row):
        return "string" if plain(row) in names else SHAPES[plain(row)][1]

    def read(row):
        if plain(row) in names:
            return f"self.{names[plain(row)].table}(.{row.name})"
        return f"self.{SHAPES[plain(row)][0]}(.{row.name})"

    def value(row):
        it = row.name
        if plain(row) == "NodeID":
            made = f"NodeID(self.string({it}, &strings))"
        elif plain(row) == "String" and row.default:
            return f"{it}.map {{ self.contents($0) }} ?? {row.default}"
        elif plain(row) == "String":
            made = f"self.contents({it})" if row.isText else f"self.string({it}, &strings)"
        else:
            return it
        if row.type.endswith("?"):
            return f"{it}.map {{ {made.replace(it, '$0', 1)} }}"
        return made

    def argument(row):
        label = row.label or row.name
        return value(row) if label == "_" else f"{label}: {value(row)}"

    def parsed(row):
        beginning = literal(f',"{row.name}":{LEADS.get(shape(row), "")}')
        if row.required:
            return [f"    guard skip({beginning}), let {row.name} = {read(row)} else {{ return false }}"]
        isText = plain(row) in ("NodeID", "String")
        type = "JSONText?" if isText else row.type
        initial = "nil" if isText else row.default or "nil"
        return [f"    var {row.name}: {type} = {initial}", f"    if skip({beginning}) {{",
                f"      guard let found = {read(row)} else {{ return false }}", f"      {row.name} = found", "    }"]

    def method(event):
        arguments = ", ".join(argument(row) for row in event.members)
        arguments = f"{event.struct}({arguments})" if event.struct else arguments
        ends = ["isAtEnd"]
        alternatives = [row.name for row in event.members if row.isOneOf]
        if alternatives:
            ends.append("(" + " || ".join(f"{name} != nil" for name in alternatives) + ")")
        inline = "@inline(__always) " if event.type == "pan" else ""
        yield f"  {inline}private mutating func {event.case}("
        yield "    into event: inout Event, _ strings: inout StringCache"
        yield "  ) -> Bool {"
        for row in event.members:
            yield from parsed(row)
        yield f"    guard {', '.join(ends)} else {{ return false }}"
        yield f"    event = .{event.case}" + (f"({arguments})" if arguments else "")
        yield from ["    return true", "  }", ""]

    def choice(each):
        yield f"  @inline(__always) mutating func {each.table}(_ member: EventMember) -> {each.type}? {{"
        yield "    begin(member, leads: 1)"
        for row in each.rows:
            yield f"    if skip({literal(row.name + chr(34))}) {{ return .{row.name} }}"
        yield from ["    return nil", "  }", ""]

    return ["#if !arch(wasm32)", "extension CanonicalLine {",
            "  /// Reads the rest of a line from the name of its type; returns false for a line that is not canonical.",
            "  @inline(__always) mutating func readEvent(",
            "    into event: inout Event, _ strings: inout StringCache", "  ) -> Bool {",
            *(f"    if skip({literal(event.type + chr(34))}) {{ return {event.case}(into: &event, &strings) }}"
              for event in types),
            "    return false", "  }", "", *[line for event in types for line in method(event)],
            *[line for each in used.values() for line in choice(each)][:-1], "}", "#endif"]
