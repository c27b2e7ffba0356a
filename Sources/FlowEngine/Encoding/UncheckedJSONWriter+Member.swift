/// How a value of each type is written as a member of a node: a comma, the name, a colon and the value,
/// or nothing where the value is written like the default.
extension UncheckedJSONWriter {
  /// Writes a node's id, kind and parent.
  mutating func identity(_ node: UnsafePointer<Node>) {
    literal("{\"id\":")
    string(node.pointee.id.name)
    literal(",\"kind\":")
    kind(node.pointee.kind)
    member(",\"parent\":", node.pointee.parent?.name)
  }

  /// Writes a kind of view, in a few moves.
  private mutating func kind(_ kind: Node.Kind) {
    switch kind {
    case .view: literal("\"view\"")
    case .label: literal("\"label\"")
    case .image: literal("\"image\"")
    case .field: literal("\"field\"")
    case .button: literal("\"button\"")
    case .shape: literal("\"shape\"")
    case .scroll: literal("\"scroll\"")
    case .picker: literal("\"picker\"")
    }
  }

  @inline(__always) mutating func member(
    _ name: StaticString, _ value: Double, unless normal: Double
  ) {
    guard Self.shows(value, unless: normal) else { return }
    literal(name)
    number(value)
  }

  @inline(__always) mutating func member(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    literal(name)
    integer(value)
  }

  mutating func member(_ name: StaticString, _ range: TextRange?) {
    guard let range else { return }
    literal(name)
    byte("[")
    integer(range.location)
    byte(",")
    integer(range.length)
    byte("]")
  }

  @inline(__always) mutating func member(_ name: StaticString, _ color: Color?) {
    guard let color else { return }
    literal(name)
    self.color(color)
  }

  @inline(__always) mutating func member(_ name: StaticString, _ point: Point) {
    guard Self.shows(point.x, unless: 0) || Self.shows(point.y, unless: 0) else { return }
    literal(name)
    numbers(point.x, point.y)
  }

  @inline(__always) mutating func member(_ name: StaticString, _ size: Size?) {
    guard let size else { return }
    literal(name)
    numbers(size.width, size.height)
  }

  @inline(__always) mutating func member(_ name: StaticString, _ inset: Insets) {
    guard
      Self.shows(inset.top, unless: 0) || Self.shows(inset.left, unless: 0)
        || Self.shows(inset.bottom, unless: 0) || Self.shows(inset.right, unless: 0)
    else { return }
    literal(name)
    insets(inset)
  }

  @inline(__always) mutating func member(_ name: StaticString, _ text: borrowing String?) {
    if let text = ShortText(text) {
      literal(name)
      string(text)
    } else if let text = copy text {
      literal(name)
      string(text)
    }
  }

  @inline(__always) mutating func member<Name: RawRepresentable<String>>(
    _ name: StaticString, _ value: Name?
  ) {
    guard let value else { return }
    literal(name)
    string(value.rawValue)
  }

  @inline(__always) mutating func member(
    _ name: StaticString, _ font: borrowing String?, size: Double?
  ) {
    guard let size else { return }
    literal(name)
    member("{\"name\":", font)
    literal(",\"size\":")
    number(size)
    byte("}")
  }

  mutating func member(_ name: StaticString, _ components: borrowing [[String]]) {
    if components.isEmpty { return }
    literal(name)
    byte("[")
    for index in components.indices {
      if index > 0 { byte(",") }
      byte("[")
      for row in components[index].indices {
        if row > 0 { byte(",") }
        string(components[index][row])
      }
      byte("]")
    }
    byte("]")
  }

  mutating func member(_ name: StaticString, _ values: borrowing [Int]) {
    if values.isEmpty { return }
    literal(name)
    byte("[")
    for index in values.indices {
      if index > 0 { byte(",") }
      integer(values[index])
    }
    byte("]")
  }

  mutating func member(_ name: StaticString, _ traits: AccessibilityTraits) {
    var traits = traits.rawValue
    if traits == 0 { return }
    literal(name)
    byte("[")
    while traits != 0, traits.trailingZeroBitCount < AccessibilityTraits.names.count {
      string(AccessibilityTraits.names[traits.trailingZeroBitCount])
      byte(",")
      traits &= traits &- 1
    }
    // In place of the last comma, or behind the bracket if nobody knows the names.
    if out[-1] == UInt8(ascii: ",") { out -= 1 }
    byte("]")
  }

  mutating func member(_ name: StaticString, _ transform: Transform) {
    if transform == .identity { return }
    let fine = JSONWriter.fineDecimals
    let moves =
      Self.shows(transform.translation.x, unless: 0, decimals: fine)
      || Self.shows(transform.translation.y, unless: 0, decimals: fine)
    let scales =
      Self.shows(transform.scale.x, unless: 1, decimals: fine)
      || Self.shows(transform.scale.y, unless: 1, decimals: fine)
    let turns = Self.shows(transform.rotationY, unless: 0, decimals: fine)
    let recedes = Self.shows(transform.perspective, unless: 0, decimals: fine)
    guard moves || scales || turns || recedes else { return }
    literal(name)
    byte("{")
    if moves {
      literal("\"translation\":")
      fineNumbers(transform.translation)
      byte(",")
    }
    if scales {
      literal("\"scale\":")
      fineNumbers(transform.scale)
      byte(",")
    }
    if turns {
      literal("\"rotationY\":")
      fineNumber(transform.rotationY)
      byte(",")
    }
    if recedes {
      literal("\"perspective\":")
      fineNumber(transform.perspective)
      byte(",")
    }
    literal("\"matrix\":[")
    // Most transforms stay in the plane.
    if transform.rotationY == 0, transform.perspective == 0 {
      fineNumber(transform.scale.x)
      literal(",0,0,0,0,")
      fineNumber(transform.scale.y)
      literal(",0,0,0,0,1,0,")
      fineNumber(transform.translation.x)
      byte(",")
      fineNumber(transform.translation.y)
      literal(",0,1]}")
      return
    }
    let m = transform.matrix
    fineRow(m.m11, m.m12, m.m13, m.m14)
    byte(",")
    fineRow(m.m21, m.m22, m.m23, m.m24)
    byte(",")
    fineRow(m.m31, m.m32, m.m33, m.m34)
    byte(",")
    fineRow(m.m41, m.m42, m.m43, m.m44)
    literal("]}")
  }

  /// Writes four numbers of a matrix.
  private mutating func fineRow(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    fineNumber(a)
    byte(",")
    fineNumber(b)
    byte(",")
    fineNumber(c)
    byte(",")
    fineNumber(d)
  }

  /// Whether a value is written differently from its default.
  @inline(__always) private static func shows(
    _ value: Double, unless normal: Double, decimals: Int = JSONWriter.decimals
  ) -> Bool {
    if value == normal { return false }
    // Numbers a unit of the last decimal apart, or more, are not rounded to the same.
    let unit = 1 / Double(RoundedDecimal.unitsOfOne(decimals))
    return (value - normal).magnitude >= unit || value.rounded(toDecimals: decimals) != normal
  }
}

/// The most bytes that values of any length take.
extension UncheckedJSONWriter {
  @inline(__always) static func room(for text: String?) -> Int {
    guard let text else { return 0 }
    return room(for: text)
  }

  static func room(for components: [[String]]) -> Int {
    var room = 0
    for component in components {
      room += 3
      for row in component { room += self.room(for: row) + 1 }
    }
    return room
  }

  static func room(for values: [Int]) -> Int { roomForNumbers(values.count) }
}
