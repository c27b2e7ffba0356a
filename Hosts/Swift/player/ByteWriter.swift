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

  private mutating func add(_ numbers: Double...) {
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  private mutating func add(_ color: Color?) {
    add(
      integer: color.map {
        Int($0.red) << 24 | Int($0.green) << 16 | Int($0.blue) << 8 | Int($0.alpha)
      } ?? 0)
  }

  mutating func add(_ node: Node) {
    add(text: node.id.name)
    add(text: node.parent?.name)
    add(integer: Node.Kind.allCases.firstIndex(of: node.kind) ?? 0)
    add(integer: Self.bits(flags(of: node)))
    add(integer: Self.bits(members(of: node)))
    add(node.frame.minX, node.frame.minY, node.frame.width, node.frame.height)
    let transform = node.transform
    add(transform.translation.x, transform.translation.y, transform.scale.x, transform.scale.y)
    add(transform.rotationY, transform.perspective)
    add(node.alpha, node.cornerRadius, node.borderWidth, node.strokeEnd)
    add(node.contentOffset.x, node.contentOffset.y)
    let inset = node.contentInset
    add(inset.top, inset.left, inset.bottom, inset.right)
    add(node.contentSize?.width ?? 0, node.contentSize?.height ?? 0, node.font?.size ?? 0)
    for color in [
      node.background, node.borderColor, node.textColor, node.placeholderColor, node.tintColor,
    ] { add(color) }
    add(integer: Int(node.accessibilityTraits.rawValue))
    add(integer: node.caret ?? -1)
    add(
      integer: node.textAlignment.flatMap { Node.TextAlignment.allCases.firstIndex(of: $0) }.map {
        $0 + 1
      } ?? 0)
    for text in [
      node.text, node.placeholder, node.image, node.font?.name, node.keyboardType.rawValue,
      node.textContentType?.rawValue, node.returnKeyType.rawValue, node.accessibilityLabel,
      node.accessibilityValue,
    ] { add(text: text) }
    add(integer: node.rows.count)
    for component in node.rows {
      add(integer: component.count)
      for row in component { add(text: row) }
    }
    add(integer: node.selectedRows.count)
    for row in node.selectedRows { add(integer: row) }
  }

  /// In the order of the bits of `flow_node.flags`.
  private func flags(of node: Node) -> [Bool] {
    [
      node.hidden, node.enabled, node.focused, node.secure, node.clipsToBounds,
      node.autocorrection, node.interactive, node.transform != .identity,
    ]
  }

  /// In the order of the bits FLOW_HAS_….
  private func members(of node: Node) -> [Bool] {
    [
      node.background != nil, node.borderColor != nil, node.textColor != nil,
      node.placeholderColor != nil, node.tintColor != nil, node.contentSize != nil,
      node.text != nil, node.font != nil, node.placeholder != nil, node.image != nil,
      node.textContentType != nil, node.accessibilityLabel != nil, node.accessibilityValue != nil,
    ]
  }

  private static func bits(_ flags: [Bool]) -> Int {
    flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
  }
}
