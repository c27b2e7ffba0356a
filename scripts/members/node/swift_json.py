"""A node's members as JSON; how a value of each type is written stands in UncheckedJSONWriter+Member.swift."""

from .model import CODES, NAMES
from .swift import lines

#: How many numbers a value of a type takes.
NUMBERS = {"Double": 1, "Point": 2, "Size": 2, "Rect": 4, "Insets": 4, "Transform": 22, "Font": 1, "Int": 1,
           "TextRange": 2}
#: How many more bytes than its name, its numbers and its texts a value of a type takes.
BYTES = {"Double": 0, "Point": 2, "Size": 2, "Rect": 2, "Insets": 2, "Transform": 72, "Font": 18, "Int": 0, "TextRange": 3,
         "Bool": 5, "Color": 11, "String": 0, "NodeID": 0, "[[String]]": 2, "[Int]": 2}


def node_encoding(node):
    """How a node is written, and the most bytes that it takes."""
    geometry = [it for it in node.settable if it.part == "geometry"]
    content = [it for it in node.settable if it.part == "content" and it.is_written]
    groups = list(dict.fromkeys(it.group for it in content if it.group))
    calls, functions = [], []
    for it in content:
        if not it.group:
            calls.append(f"    {_member(it)}")
        elif it.group in groups:
            groups.remove(it.group)
            own = [f"    {_member(other)}" for other in content if other.group == it.group]
            calls.append(f"    if !members.isDisjoint(with: .{it.group}) {{ {it.group}(node) }}")
            functions.append(f"\n  private mutating func {it.group}(_ node: UnsafePointer<Node>) {{\n"
                             f"{lines(own)}\n  }}\n")
    everything = [it for it in node.members if it.is_written]
    moving = [it for it in everything if it.part == "geometry"]
    texts = [it for it in everything if it.kind in ("String", "NodeID", "Font")]
    lists = [it for it in everything if it.kind in ("[[String]]", "[Int]")]
    return f'''\
extension UncheckedJSONWriter {{
  /// The most bytes that a node's geometry takes.
  static let roomForGeometry = {_bytes(node, moving)} + roomForNumbers({_numbers(moving)})
  /// The most bytes that a node takes besides its longer texts and its lists.
  private static let roomForNode =
    {_bytes(node, everything)} + roomForNumbers({_numbers(everything)}) + {len(texts)} * roomForShortText

  /// The most bytes that a node takes.
  @inline(__always) static func room(for node: UnsafePointer<Node>) -> Int {{
    let areShort =
      {f"{chr(10)}      & ".join(f"ShortText.mark({_text(it)})" for it in texts)}
    if areShort != 0, node.pointee.revisions.members.isDisjoint(with: .lists) {{ return roomForNode }}
    return roomForNode + roomForTexts(of: node)
  }}

  @inline(never) private static func roomForTexts(of node: UnsafePointer<Node>) -> Int {{
    var room = 0
{lines(f"    room += self.room(for: {_text(it)})" for it in texts)}
{lines(f"    room += self.room(for: node.pointee.{it.name})" for it in lists)}
    return room
  }}

  /// Writes where a node is and how it is drawn there, leaving out defaults.
  mutating func geometry(_ node: UnsafePointer<Node>) {{
    literal(",\\"frame\\":")
    rect(node.pointee.frame)
    // What has not been set is at its default.
    let members = node.pointee.revisions.members
    if members.isDisjoint(with: .geometry) {{ return }}
{lines(f"    {_member(it)}" for it in geometry)}
  }}

  /// Writes the rest of a node, leaving out defaults.
  mutating func content(_ node: UnsafePointer<Node>) {{
    let members = node.pointee.revisions.members
{lines(calls)}
    byte("}}")
  }}
{"".join(functions).rstrip()}
}}'''


def _member(it):
    value = f"node.pointee.{it.name}"
    if it.kind == "Bool":
        # One literal, which takes fewer moves than a name and a value.
        shows, text = (f"!{value}", "false") if it.default == "true" else (value, "true")
        return f'if {shows} {{ literal(",\\"{it.name}\\":{text}") }}'
    call = f'member(",\\"{it.name}\\":", {value}'
    if it.kind == "Font":
        return f'{call}?.name, size: {value}?.size)'
    if it.kind in NAMES and not it.is_optional:
        return f"if {value} != {it.default} {{ {call}) }}"
    call += ")" if it.is_optional or it.default in ("[]", ".zero", ".identity") else f", unless: {it.default})"
    return f"if members.contains(.{it.name}) {{ {call} }}" if it.kind == "Transform" else call


def _text(it):
    name = {"NodeID": "name", "Font": "name"}.get(it.kind)
    mark = "?" if it.is_optional else ""
    return f"node.pointee.{it.name}" + (f"{mark}.{name}" if name else "")


def _numbers(those):
    return sum(NUMBERS.get(it.kind, 0) for it in those)


def _bytes(node, those):
    names = sum(len(f',"{it.name}":') for it in those)
    values = 0
    for it in those:
        if it.kind == "AccessibilityTraits":
            values += sum(len(f'"{row.name}",') for row in node.names[it.kind]) + 2
        elif it.kind in node.names:
            values += max(len(f'"{row.name}"') for row in node.names[it.kind])
        else:
            values += BYTES[it.kind]
    # The last literal may touch more than it writes.
    return names + values + 16


#: What a node on its way out has no more: nobody reads it or types into it.
NOT_SAVED = ["id", "caret", "selectedRange", "markedRange", "focused", "interactive",
             "accessibilityLabel", "accessibilityValue", "accessibilityTraits"]


def node_saving(node):
    """How a node on its way out is saved, leaving out defaults, and restored."""
    writes, reads = [], []
    for it in node.members:
        if it.name in NOT_SAVED:
            continue
        name, required = it.name, "true" if it.name in ("kind", "frame") else "false"
        wrap, unwrap = "", ""
        if it.kind in ("Transform", "Font"):
            wrap, unwrap = f"Saved{it.kind}", it.kind.lower()
        elif it.kind in (*NAMES, *CODES):
            wrap, unwrap = "SavedName", "name"
        label = "name: " if unwrap == "name" else ""
        value = lambda own: f"{wrap}({label}{own})" if wrap else own
        write = f'writer.member("{name}", {value(f"node.{name}")})'
        if it.is_optional:
            writes.append(f'    if let value = node.{name} {{ writer.member("{name}", {value("value")}) }}')
        elif name in ("kind", "frame"):
            writes.append(f"    {write}")
        elif it.kind == "Bool":
            writes.append(f"    if {'!' if it.default == 'true' else ''}node.{name} {{ {write} }}")
        elif it.default == "[]":
            writes.append(f"    if !node.{name}.isEmpty {{ {write} }}")
        else:
            writes.append(f"    if node.{name} != {it.default} {{ {write} }}")
        if wrap:
            saved = f"node.{name}.map {{ {value('$0')} }}" if it.is_optional else value(f"node.{name}")
            reads.append(f"    var {name} = {saved}")
            reads.append(f'    reader.read("{name}", into: &{name}, required: {required})')
            reads.append(f"    node.{name} = {name}{'?' if it.is_optional else ''}.{unwrap}")
        else:
            reads.append(f'    reader.read("{name}", into: &node.{name}, required: {required})')
    return f'''\
extension SavedNode {{
  /// Writes what differs from its default.
  @inline(never) func write(to writer: inout MemberWriter) {{
{lines(writes)}
  }}

  /// Reads what is given.
  @inline(never) mutating func read(from reader: inout MemberReader) {{
{lines(reads)}
  }}
}}'''
