"""When two nodes are equal."""


def same(row):
    """The condition under which two nodes have the same value of a member; texts are the same if their bytes are."""
    node, other = f"node.{row.name}", f"other.{row.name}"
    if row.type == "String?":
        return f"{node}?.bytes == {other}?.bytes"
    if row.type == "[[String]]":
        return f"{node}.elementsEqual({other}, by: {{ $0.map {{ $0.bytes }} == $1.map {{ $0.bytes }} }})"
    return f"{node} == {other}"


def node_equality(rows):
    """`Node ==`."""
    return [
        "extension Node {",
        "  /// Whether two nodes have the same members; texts are the same only if their bytes are.",
        "  public static func == (node: Node, other: Node) -> Bool {",
        *(f"    guard {same(row)} else {{ return false }}" for row in rows),
        "    return true",
        "  }",
        "}",
    ]
