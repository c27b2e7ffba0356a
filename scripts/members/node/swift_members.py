"""The bit set of a node's members."""


def node_members(rows):
    """`NodeMembers`: one bit for each member that a layout may leave at its default."""
    rows = [row for row in rows if row.default is not None or row.type.endswith("?") and row.part != "identity"]
    bits = [f"  @inlinable static var {row.name}: NodeMembers {{ NodeMembers(rawValue: 1 << {bit}) }}"
            for bit, row in enumerate(rows)]

    def names(those):
        return ", ".join(f".{row.name}" for row in rows if those(row))

    return f'''\
/// The members of a node that a layout may leave at their defaults.
@usableFromInline struct NodeMembers: OptionSet, Sendable {{
  /// One bit per member.
  @usableFromInline let rawValue: UInt64

  @inlinable init(rawValue: UInt64) {{
    self.rawValue = rawValue
  }}

{chr(10).join(bits)}

  /// The animatable members.
  static let animatable: NodeMembers = [{names(lambda row: row.animates is not None)}]
  /// The members of the geometry.
  static let geometry: NodeMembers = [{names(lambda row: row.part == "geometry")}]
  /// The members that have any number of elements.
  static let lists: NodeMembers = [{names(lambda row: row.type.startswith("["))}]
  /// A text, its appearance, or an image.
  static let shown: NodeMembers = [{names(lambda row: row.group == "shown")}]
  /// The members of content that scrolls.
  static let scrolling: NodeMembers = [{names(lambda row: row.group == "scrolling")}]
  /// Members that few nodes have besides fields and pickers.
  static let entered: NodeMembers = [{names(lambda row: row.group == "entered")}]
  /// All members.
  static let all = NodeMembers(rawValue: .max)
}}'''.split("\n")
