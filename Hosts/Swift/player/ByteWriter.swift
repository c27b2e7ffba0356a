import FlowEngine

/// Writes nodes in the form of a script's `look`.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(text: String?) {
    bytes.append(contentsOf: (text ?? "").utf8)
    bytes.append(0)
  }

  mutating func add(integer: Int) {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: integer).littleEndian) {
      bytes.append(contentsOf: $0)
    }
  }

  mutating func add(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ color: Color?) {
    add(
      integer: color.map {
        Int($0.red) << 24 | Int($0.green) << 16 | Int($0.blue) << 8 | Int($0.alpha)
      } ?? 0)
  }

  mutating func add(_ node: Node) {
    add(text: node.id.name)
    add(text: node.parent?.name)
    add(integer: Node.Kind.allCases.firstIndex(of: node.kind) ?? 0)
    addMembers(of: node)
    add(integer: node.rows.count)
    for component in node.rows {
      add(integer: component.count)
      for row in component { add(text: row) }
    }
    add(integer: node.selectedRows.count)
    for row in node.selectedRows { add(integer: row) }
  }

  /// The number of an alignment, of which natural is the first.
  static func number(of alignment: Node.TextAlignment?) -> Int {
    alignment.flatMap { Node.TextAlignment.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  static func bits(_ flags: [Bool]) -> Int {
    flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
  }
}
