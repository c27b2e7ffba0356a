"""Events in C, and in the module that takes them."""

from textwrap import wrap

from ..names import upper, words

#: A value of the module's, by type, of a field `given.{0}`.
VALUES = {"Point": "Point(given.{0})", "Double": "given.{0}", "Int": "Int(given.{0})", "Rect": "Rect(given.{0})",
          "TextRange": "TextRange(location: Int(given.location), length: Int(given.length))",
          "Modifiers": "try Modifiers(given.{0})", "Bool": "given.{0} != 0"}


#: What precedes names that are other types' as well.
OWN = {"KeyStroke.Phase": "KEY_", "Composition.Phase": "COMPOSITION_"}


def constant(row):
    return f"FLOW_{OWN.get(row.type, '')}{upper(words(row.name))}"


def header(structs, names):
    """The structs and calls, each after the enumerations that it is the first to take."""
    done, lines = set(), []
    for struct in structs:
        for row in struct.event.members:
            those = [constant(it) for it in names[struct.type(row)].rows] if struct.isName(row) else []
            if those and those[0] not in done:
                done.update(those)
                lines += ["enum {", *(f"  {it} = {at}{',' if it != those[-1] else ''}" for at, it in enumerate(those)),
                          "};", ""]
        lines += [*declaration(struct), ""]
    return lines[:-1]


def declaration(struct):
    """The struct and the call."""
    def declared(field):
        if field.has:
            return [f"  /// 1 if the {field.row.name} is known.", f"  int32_t {field.name};"]
        array = f"[{field.count}]" if field.count > 1 else ""
        note = field.row.brief
        if struct.isName(field.row):
            constants = [constant(row) for row in struct.names[struct.type(field.row)].rows]
            note += f" {', '.join(constants[:-1])} or {constants[-1]}."
        if field.part not in ("", "location"):
            return [f"  {field.type} {field.name};"]
        return [*wrap(note, 104, initial_indent="  /// ", subsequent_indent="  /// "),
                f"  {field.type} {field.name}{array};"]

    parameters = ["flow_session session", "double time", f"const {struct.name} *{struct.parameter}",
                  *(it for row in struct.texts for it in [f"const uint8_t *{row.name}", f"size_t {row.name}_count"]),
                  "flow_update *update"]
    # A line ends between two parameters.
    lines = wrap(", ".join(it.replace(" ", "\0") for it in parameters) + ");", 100, break_long_words=False)
    call = [f"FLOW_API flow_status flow_send_{struct.call}(", *(f"    {line}".replace("\0", " ") for line in lines)]
    return [f"/// {struct.brief}", f"typedef struct {struct.name} {{", "  uint32_t size;",
            *(line for field in struct.fields for line in declared(field)),
            *(["  int32_t reserved;"] if struct.isPadded else []), f"}} {struct.name};", "",
            *([f"/// @param {struct.parameter} May be null if nothing in it is known."] if struct.isOptional else []),
            *(f"/// @param {row.name} {row.brief}" for row in struct.texts), *call]


def choice(each):
    """An enumeration from its number."""
    return [f"extension {each.type} {{", f"  init(_ number: Int32) throws(Failure) {{", "    switch number {",
            *(f"    case {at}: self = .{row.name}" for at, row in enumerate(each.rows)),
            f"    default: throw .invalid(\"'{each.member}' must be 0 to {len(each.rows) - 1}\")",
            "    }", "  }", "}", ""]


def call(struct):
    """The call in Swift."""
    event = struct.event

    def argument(row):
        type = struct.type(row)
        if type == "NodeID":
            value = f"try session.{'optionalID' if row.type.endswith('?') else 'id'}({row.name}, {row.name}Count)"
        elif type == "String":
            value = f"try givenText({row.name}, {row.name}Count)"
        elif struct.isName(row):
            value = f"try {type}(given.{row.name})"
        else:
            value = VALUES[type].format(row.name)
            if row.type.endswith("?"):
                value = f"given.has_{row.name} != 0 ? {value} : nil"
        label = row.label or row.name
        return value if label == "_" else f"{label}: {value}"

    texts = "".join(f"  _ {row.name}: UnsafePointer<UInt8>?, _ {row.name}Count: Int,\n" for row in struct.texts)
    given = f"try given({struct.parameter}, \"{struct.name}\")"
    if struct.isOptional:
        given = f"{struct.parameter} == nil ? {struct.name}() : {given}"
    condition = event.row.capability
    call = f'''@c @implementation
public func flow_send_{struct.call}(
  _ session: flow_session, _ time: Double, _ {struct.parameter}: UnsafePointer<{struct.name}>?,
{texts}  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {{
  withSession(session, update) {{ (session) throws(Failure) in
    let given = {given}
    let event = {event.struct}({", ".join(argument(row) for row in event.members)})
    try session.take(.{event.case}(event), at: time)
  }}
}}
'''.split("\n")
    return [f"#if {condition}", *("  " + line if line else line for line in call[:-1]), "#endif", ""] if condition else call


def module(structs, names_of):
    """The calls of these structs, and the enumerations that they take."""
    used, conditions = {}, {}
    for struct in structs:
        for row in struct.event.members:
            if struct.isName(row):
                names_of[struct.type(row)].member = row.name
                used[struct.type(row)] = names_of[struct.type(row)]
                conditions.setdefault(struct.type(row), set()).add(struct.event.row.capability)

    def guarded(each):
        condition, *others = conditions[each.type]
        lines = choice(each)
        if others or condition is None:
            return lines
        return [f"#if {condition}", *("  " + line if line else line for line in lines[:-1]), "#endif", ""]

    return joined(["// flow.h documents these functions.", "", "import CFlow", "import FlowEngine", "",
            *(line for struct in structs for line in call(struct)),
            *(line for each in used.values() for line in guarded(each))][:-1])


def joined(lines):
    """The lines, with neighbours of one condition under one."""
    found = []
    for line in lines:
        if line.startswith("#if ") and found[-2:] == ["#endif", ""] and line == next(
                it for it in reversed(found) if it.startswith("#if ")):
            del found[-2]
        else:
            found.append(line)
    return found
