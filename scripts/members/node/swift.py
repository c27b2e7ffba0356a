"""The engine's node: its stored members, their bits, the writer that layouts fill, what can be animated."""
import itertools


def node(node):
    """`Node`, but for the types of its members."""
    stored = []
    for it in node.members:
        type, default = _in_node(it.type), it.default
        is_plain = default is None or it.is_optional
        stored += [f"  /// {it.doc}",
                   f"  public var {it.name}: {type}" if is_plain else
                   f"  public var {it.name}: {type} = {default}"]
    return f'''\
/// One thing on the screen: its geometry, its appearance and its accessibility.
///
/// Geometry is in points, in the parent's coordinates. Each property has a default value, which
/// frames leave out.
public struct Node: Equatable, Sendable {{
{lines(stored)}

  /// A list's bookkeeping; not part of the node's value.
  @usableFromInline var revisions = NodeRevision()

  /// Creates a node with default values for everything else.
  @inlinable public init(
    _ id: NodeID, _ kind: Kind = .view, in parent: NodeID? = nil, frame: Rect
  ) {{
    self.id = id
    self.kind = kind
    self.parent = parent
    self.frame = frame
  }}
}}'''


def equality(node):
    """`==` of `Node`, which compares texts by their bytes."""
    comparisons = []
    for it in node.members:
        own, other = f"node.{it.name}", f"other.{it.name}"
        if it.kind == "[[String]]":
            comparisons.append(f"    guard {own}.hasSameBytes(as: {other}) else {{ return false }}")
            continue
        elif it.kind == "String":
            mark = "?" if it.is_optional else ""
            own, other = f"{own}{mark}.bytes", f"{other}{mark}.bytes"
        if it.capability == "POINTERS":
            comparisons.append(f"    if Recognition.isIncluded, {own} != {other} {{ return false }}")
            continue
        comparisons.append(f"    guard {own} == {other} else {{ return false }}")
    return f'''\
extension Node {{
  /// Whether two nodes have the same members; texts are the same only if their bytes are.
  public static func == (node: Node, other: Node) -> Bool {{
{lines(comparisons)}
    return true
  }}
}}'''


def grouped(members, name, line):
    """Lines for members, those of a group in a block that is passed over where none of them is set.

    `name` is what says which are set.
    """
    written = []
    for group, those in itertools.groupby(members, key=_group):
        written += ([f"    if !{name}.isDisjoint(with: .{group}) {{"] + [f"  {line(it)}" for it in those] + ["    }"]
                    if group else [line(it) for it in those])
    return lines(written)


def _group(it):
    return it.group or ("geometry" if it.part == "geometry" else None)


def taking(node):
    """What makes a node show what another one shows, and stores what differs only."""
    def line(it):
        part = "geometry" if it.part == "geometry" else "content"
        asked = f"members.contains(.{it.name}), " if it in node.settable else ""
        return f"    if {asked}store(other.pointee.{it.name}, in: &{it.name}) {{ changes.formUnion(.{part}) }}"

    kept = lines(line(it) for it in node.members if it.name not in ("id", "parent") and it not in node.settable)
    return f'''\
extension Node {{
  /// Takes over all members but `id` and `parent` of another node; stores only what has other bits.
  ///
  /// - Returns: The parts that have changed.
  mutating func take(_ other: UnsafeMutablePointer<Node>) -> NodeParts {{
    let members = revisions.members.union(other.pointee.revisions.members)
    revisions.members = other.pointee.revisions.members
    var changes: NodeParts = []
{kept}
{grouped(node.settable, "members", line)}
    return changes
  }}
}}'''


def node_members(node):
    """`NodeMembers`: one bit for each member that a layout may leave at its default."""
    bits = [f"  @inlinable static var {it.name}: NodeMembers {{ NodeMembers(rawValue: 1 << {bit}) }}"
            for bit, it in enumerate(node.settable)]

    def those(doc, name, belongs):
        names = ", ".join(f".{it.name}" for it in node.settable if belongs(it))
        return f"  /// {doc}\n  static let {name}: NodeMembers = [{names}]"

    return f'''\
/// The members of a node that a layout may leave at their defaults.
@usableFromInline struct NodeMembers: OptionSet, Sendable {{
  /// One bit per member.
  @usableFromInline let rawValue: UInt64

  @inlinable init(rawValue: UInt64) {{
    self.rawValue = rawValue
  }}

  // A debug build takes many times as long for what a set does by default.

  @inlinable func contains(_ members: NodeMembers) -> Bool {{
    rawValue & members.rawValue == members.rawValue
  }}

  @inlinable func isDisjoint(with members: NodeMembers) -> Bool {{
    rawValue & members.rawValue == 0
  }}

{lines(bits)}

{those("The animatable members.", "animatable", lambda it: it.animates is not None)}
{those("The members of the geometry.", "geometry", lambda it: it.part == "geometry")}
{those("The members that have any number of elements.", "lists", lambda it: it.kind.startswith("["))}
{those("A text, its appearance, or an image.", "shown", lambda it: it.group == "shown")}
{those("The members of content that scrolls.", "scrolling", lambda it: it.group == "scrolling")}
{those("Members that few nodes have besides fields and pickers.", "entered", lambda it: it.group == "entered")}
  /// All members.
  static let all = NodeMembers(rawValue: .max)
}}'''


def node_writer(node):
    """The properties of `NodeWriter`, and the reset to their defaults."""
    properties = []
    for it in node.settable:
        # What has references is told apart by them, before it is compared.
        label = "text: " if it.kind in ("String", "Font", "[[String]]", "[Int]") else ""
        properties.append(f'''\
  /// {it.doc}
  @inlinable public var {it.name}: {it.type} {{
    @inline(__always) get {{ members.contains(.{it.name}) ? node.pointee.{it.name} : {it.swift_default} }}
    @inline(__always) set {{
      let node = node
      set(.{it.name}, .{it.part}, {label}newValue, in: &node.pointee.{it.name})
    }}
  }}
''')
    def reset(it):
        included = "Recognition.isIncluded, " if it.capability == "POINTERS" else ""
        return f"    if {included}stale.contains(.{it.name}) {{ {it.name} = {it.swift_default} }}"

    setters = [f"    case .{it.name}: {it.name} = {_in_limits(it)}" for it in node.animatable]
    return f'''\
extension NodeWriter {{
  /// Position and size, in the parent's coordinates, in points.
  @inlinable public var frame: Rect {{
    @inline(__always) get {{ node.pointee.frame }}
    @inline(__always) set {{
      if store(newValue, in: &node.pointee.frame) {{ changes.formUnion(.geometry) }}
    }}
  }}

{lines(properties)}
  /// Sets members to their defaults.
  mutating func reset(_ stale: NodeMembers) {{
{grouped(node.settable, "stale", reset)}
  }}

  /// Sets a property; an overshoot is clamped if the property has limits.
  mutating func set(_ property: AnimatableProperty, to value: AnimatableValue) {{
    switch property {{
{lines(setters)}
    }}
  }}
}}'''


def animatable_property(node):
    """`AnimatableProperty`, with the shapes and numbers of its cases and how they are read."""
    shapes = {}
    for it in node.animatable:
        shapes.setdefault(_shape(it), []).append(f".{it.name}")
    values = [f"    case .{it.name}: " + (
        f"nodes[index].{it.name}.map {{ AnimatableValue($0) }}" if it.is_optional else
        f"AnimatableValue(nodes[index].{it.name})") for it in node.animatable]
    return f'''\
/// A property of a node that can be animated; the others change at once.
///
/// This is the only list of them: property sets, members in frames, the report page and the schema
/// are derived from it or checked against it.
public enum AnimatableProperty: String, CaseIterable, Equatable, Sendable {{
{lines(line for it in node.animatable for line in (f"  /// {it.doc}", f"  case {it.name}"))}

  /// The type of the property's value.
  var shape: Shape {{
    switch self {{
{lines(f"    case {', '.join(names)}: .{shape}" for shape, names in shapes.items())}
    }}
  }}

  /// Its index in the list.
  var index: Int {{
    switch self {{
{lines(f"    case .{it.name}: {index}" for index, it in enumerate(node.animatable))}
    }}
  }}

  /// Creates the property at an index of the list; `nil` if there is none.
  init?(index: Int) {{
    switch index {{
{lines(f"    case {index}: self = .{it.name}" for index, it in enumerate(node.animatable))}
    default: return nil
    }}
  }}

  /// The property's value of the node at `index`; `nil` for a colour that is not set.
  ///
  /// It is read where the node is, since nodes are large to copy.
  func value(in nodes: UnsafeBufferPointer<Node>, at index: Int) -> AnimatableValue? {{
    switch self {{
{lines(values)}
    }}
  }}
}}'''


def property_set(node):
    """The properties of `PropertySet`."""
    colors = ", ".join(f".{it.name}" for it in node.animatable if it.kind == "Color")
    return f'''\
extension PropertySet {{
{lines(line for it in node.animatable for line in (
    f"  /// `{it.name}`.", f"  public static let {it.name} = PropertySet(.{it.name})"))}

  /// The colour properties.
  public static let colors: PropertySet = [{colors}]
  /// All animatable properties.
  public static let all = PropertySet(rawValue: {(1 << len(node.animatable)) - 1})

  /// The properties that are among members of a node; its frame always is.
  init(among members: NodeMembers) {{
    self = .frame
    if members.isDisjoint(with: .animatable) {{ return }}
{lines(f"    if members.contains(.{it.name}) {{ formUnion(.{it.name}) }}" for it in node.animatable if it.is_settable)}
  }}
}}'''


def lines(those):
    return "\n".join(those)


def _in_node(type):
    return type.removeprefix("Node.")


def _shape(it):
    return "number" if it.kind == "Double" else it.kind.lower()


def _in_limits(it):
    if it.kind != "Double":
        return f"value.{it.kind.lower()}"
    return "min(max(value.number, 0), 1)" if it.unit == "share" else "max(0, value.number)"


def digest(node):
    """What the host's player says of a node but for its identity and its lists."""
    flags = sorted([*((it.bytes, f"node.{it.name}") for it in node.flags), (7, "node.transform != .identity")])
    has = ", ".join(f"node.{it.name} != nil" for it in node.optional)
    written = [f"    add(integer: Self.bits([{', '.join(value for _, value in flags)}]))",
               f"    add(integer: Self.bits([{has}]))"]
    in_node, in_content = node.home("node"), node.home("content")
    for it in in_node:
        value, mark = f"node.{it.name}", "?" if it.is_optional else ""
        if it.kind == "Color":
            continue
        parts = [f"{value}{mark}.{part}" for part in _PARTS.get(it.kind, it.components)] or [value]
        written += [f"    add({part}{' ?? 0' if mark else ''})" for part in parts]
    written += [f"    add(node.{it.name}?.size ?? 0)" for it in in_content if it.kind == "Font"]
    written += [f"    add(node.{it.name})" for it in in_node if it.kind == "Color"]
    written += [f"    add(integer: Int(node.{it.name}.rawValue))" for it in in_content
                if it.kind == "AccessibilityTraits"]
    for it in in_content:
        if it.kind == "Int":
            written.append(f"    add(integer: node.{it.name} ?? -1)")
        elif it.kind == "TextRange":
            written.append(f"    add(integer: node.{it.name}?.location ?? -1)")
            written.append(f"    add(integer: node.{it.name}?.length ?? 0)")
        elif it.kind == "TextAlignment":
            written.append(f"    add(integer: Self.number(of: node.{it.name}))")
    for it in in_content:
        part = {"String": "", "Font": "?.name"}.get(it.kind, f"{'?' if it.is_optional else ''}.rawValue")
        if (it.is_text and it.kind != "NodeID") or it.kind == "Font":
            written.append(f"    add(text: node.{it.name}{part})")
    return f'''\
import FlowEngine

extension ByteWriter {{
  /// Adds a node's flags, numbers and texts.
  mutating func addMembers(of node: Node) {{
{lines(written)}
  }}
}}'''


_PARTS = {"Rect": ["minX", "minY", "width", "height"]}
