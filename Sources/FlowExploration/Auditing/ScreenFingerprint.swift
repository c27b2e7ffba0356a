import FlowEngine

/// A number that two screens have in common if an audit finds the same in both.
struct ScreenFingerprint {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  private mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ text: String?) {
    guard let text else { return add(1 as UInt64) }
    var bits: UInt64 = 0
    var count: UInt64 = 0
    for byte in text.utf8 {
      bits = bits << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { add(bits) }
    }
    add(bits)
    add(count)
  }

  private mutating func add(_ color: Color?) { add(color.map { UInt64($0.packed) } ?? 2) }

  mutating func add(_ insets: Insets) {
    add(insets.top)
    add(insets.left)
    add(insets.bottom)
    add(insets.right)
  }

  private mutating func add(_ rect: Rect) {
    add(rect.minX)
    add(rect.minY)
    add(rect.width)
    add(rect.height)
  }

  /// Adds what an audit looks at of what is presented.
  mutating func add(_ nodes: NodeList) {
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices { add(nodes, index) }
    }
  }

  private mutating func add(_ nodes: UnsafeBufferPointer<Node>, _ index: Int) {
    add(nodes[index].id.name)
    add(nodes[index].parent?.name)
    add(nodes[index].kind.rawValue)
    add(nodes[index].frame)
    if nodes[index].transform != .identity {
      let transform = nodes[index].transform
      add(transform.translation.x)
      add(transform.translation.y)
      add(transform.scale.x)
      add(transform.scale.y)
      add(transform.rotationY)
    }
    add(nodes[index].alpha)
    add(nodes[index].text)
    if let font = nodes[index].font {
      add(font.name)
      add(font.size)
    }
    add(nodes[index].textAlignment?.rawValue)
    add(nodes[index].placeholder)
    add(nodes[index].accessibilityLabel)
    add(nodes[index].contentOffset.x)
    add(nodes[index].contentOffset.y)
    add(nodes[index].contentInset)
    add(nodes[index].contentSize?.width ?? -1)
    add(nodes[index].contentSize?.height ?? -1)
    add(nodes[index].borderWidth)
    add(nodes[index].background)
    add(nodes[index].textColor)
    add(nodes[index].borderColor)
    add(nodes[index].placeholderColor)
    add(nodes[index].tintColor)
    var flags: UInt64 = 0
    for flag in [
      nodes[index].hidden, nodes[index].enabled, nodes[index].focused, nodes[index].interactive,
      nodes[index].image != nil, nodes[index].clipsToBounds,
    ] { flags = flags << 1 | (flag ? 1 : 0) }
    add(UInt64(nodes[index].accessibilityTraits.rawValue))
    add(flags)
  }
}
