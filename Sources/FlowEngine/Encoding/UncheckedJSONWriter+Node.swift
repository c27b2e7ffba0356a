extension UncheckedJSONWriter {
  /// The most bytes that a node takes.
  @inline(__always) static func room(for node: UnsafePointer<Node>) -> Int {
    let areShort =
      ShortText.mark(node.pointee.id.name) & ShortText.mark(node.pointee.parent?.name)
      & ShortText.mark(node.pointee.text) & ShortText.mark(node.pointee.font?.name)
      & ShortText.mark(node.pointee.placeholder) & ShortText.mark(node.pointee.image)
      & ShortText.mark(node.pointee.accessibilityLabel)
      & ShortText.mark(node.pointee.accessibilityValue)
    if areShort != 0, node.pointee.revisions.members.isDisjoint(with: .lists) {
      return roomForNode
    }
    return roomForNode + roomForTexts(of: node)
  }

  @inline(never) private static func roomForTexts(of node: UnsafePointer<Node>) -> Int {
    var room = self.room(for: node.pointee.id.name)
    if let parent = node.pointee.parent { room += self.room(for: parent.name) }
    if let text = node.pointee.text { room += self.room(for: text) }
    if let font = node.pointee.font { room += self.room(for: font.name) }
    if let placeholder = node.pointee.placeholder { room += self.room(for: placeholder) }
    if let image = node.pointee.image { room += self.room(for: image) }
    if let label = node.pointee.accessibilityLabel { room += self.room(for: label) }
    if let value = node.pointee.accessibilityValue { room += self.room(for: value) }
    for component in node.pointee.rows {
      room += 3
      for row in component { room += self.room(for: row) + 1 }
    }
    room += roomForNumbers(node.pointee.selectedRows.count)
    return room
  }

  /// The most bytes that a node's geometry takes: 29 numbers, and no more than that again for
  /// names.
  static let roomForGeometry = 2 * roomForNumbers(29)
  /// The most bytes that a node takes besides its longer texts: 43 numbers, no more than that for their
  /// names, what says how text is entered, and its eight texts.
  private static let roomForNode = 2 * roomForNumbers(43) + roomForInput + 8 * roomForShortText
  /// More than colours, keyboard, content type, return key and the names of rows take.
  private static let roomForInput = 384

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

  /// Writes where a node is and how it is drawn there, leaving out defaults.
  mutating func geometry(_ node: UnsafePointer<Node>) {
    literal(",\"frame\":")
    rect(node.pointee.frame)
    // What has not been set is at its default.
    let members = node.pointee.revisions.members
    if members.isDisjoint(with: .geometry) { return }
    if members.contains(.transform) { transformMember(node.pointee.transform) }
    if Self.shows(node.pointee.alpha, unless: 1) {
      literal(",\"alpha\":")
      number(node.pointee.alpha)
    }
    if node.pointee.hidden { literal(",\"hidden\":true") }
    if !node.pointee.enabled { literal(",\"enabled\":false") }
    if Self.shows(node.pointee.cornerRadius, unless: 0) {
      literal(",\"cornerRadius\":")
      number(node.pointee.cornerRadius)
    }
    if Self.shows(node.pointee.borderWidth, unless: 0) {
      literal(",\"borderWidth\":")
      number(node.pointee.borderWidth)
    }
  }

  /// Writes the rest of a node, leaving out defaults.
  mutating func content(_ node: UnsafePointer<Node>) {
    let members = node.pointee.revisions.members
    if let color = node.pointee.borderColor {
      literal(",\"borderColor\":")
      self.color(color)
    }
    if let color = node.pointee.background {
      literal(",\"background\":")
      self.color(color)
    }
    if !members.isDisjoint(with: .shown) { text(node) }
    if !members.isDisjoint(with: .scrolling) { scrolling(node) }
    if !members.isDisjoint(with: .entered) { input(node) }
    accessibility(node)
    byte("}")
  }

  /// Writes a node's text and image.
  private mutating func text(_ node: UnsafePointer<Node>) {
    member(",\"text\":", node.pointee.text)
    if let color = node.pointee.textColor {
      literal(",\"textColor\":")
      self.color(color)
    }
    if let size = node.pointee.font?.size {
      member(",\"font\":{\"name\":", node.pointee.font?.name)
      literal(",\"size\":")
      number(size)
      byte("}")
    }
    if let alignment = node.pointee.textAlignment {
      literal(",\"textAlignment\":")
      string(alignment.rawValue)
    }
    member(",\"placeholder\":", node.pointee.placeholder)
    member(",\"image\":", node.pointee.image)
  }

  /// Writes how much of a shape is drawn, a node's further colours, and how text or a choice is
  /// entered into it.
  private mutating func input(_ node: UnsafePointer<Node>) {
    if Self.shows(node.pointee.strokeEnd, unless: 1) {
      literal(",\"strokeEnd\":")
      number(node.pointee.strokeEnd)
    }
    if let caret = node.pointee.caret {
      literal(",\"caret\":")
      integer(caret)
    }
    if node.pointee.focused { literal(",\"focused\":true") }
    if node.pointee.secure { literal(",\"secure\":true") }
    if let color = node.pointee.placeholderColor {
      literal(",\"placeholderColor\":")
      self.color(color)
    }
    if let color = node.pointee.tintColor {
      literal(",\"tintColor\":")
      self.color(color)
    }
    if node.pointee.clipsToBounds { literal(",\"clipsToBounds\":true") }
    if node.pointee.keyboardType != .default {
      literal(",\"keyboardType\":")
      string(node.pointee.keyboardType.rawValue)
    }
    if let type = node.pointee.textContentType {
      literal(",\"textContentType\":")
      string(type.rawValue)
    }
    if node.pointee.returnKeyType != .default {
      literal(",\"returnKeyType\":")
      string(node.pointee.returnKeyType.rawValue)
    }
    if !node.pointee.autocorrection { literal(",\"autocorrection\":false") }
    if !node.pointee.rows.isEmpty { rows(node.pointee.rows) }
    if !node.pointee.selectedRows.isEmpty {
      literal(",\"selectedRows\":[")
      for (index, row) in node.pointee.selectedRows.enumerated() {
        if index > 0 { byte(",") }
        integer(row)
      }
      byte("]")
    }
  }

  private mutating func rows(_ components: [[String]]) {
    literal(",\"rows\":[")
    for (index, component) in components.enumerated() {
      if index > 0 { byte(",") }
      byte("[")
      for (index, row) in component.enumerated() {
        if index > 0 { byte(",") }
        string(row)
      }
      byte("]")
    }
    byte("]")
  }

  private mutating func scrolling(_ node: UnsafePointer<Node>) {
    let offset = node.pointee.contentOffset
    if Self.shows(offset.x, unless: 0) || Self.shows(offset.y, unless: 0) {
      literal(",\"contentOffset\":")
      numbers(offset.x, offset.y)
    }
    let inset = node.pointee.contentInset
    if Self.shows(inset.top, unless: 0) || Self.shows(inset.left, unless: 0)
      || Self.shows(inset.bottom, unless: 0) || Self.shows(inset.right, unless: 0)
    {
      literal(",\"contentInset\":")
      insets(inset)
    }
    if let size = node.pointee.contentSize {
      literal(",\"contentSize\":")
      numbers(size.width, size.height)
    }
  }

  private mutating func transformMember(_ transform: Transform) {
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
    literal(",\"transform\":{")
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

  private mutating func accessibility(_ node: UnsafePointer<Node>) {
    member(",\"accessibilityLabel\":", node.pointee.accessibilityLabel)
    member(",\"accessibilityValue\":", node.pointee.accessibilityValue)
    var traits = node.pointee.accessibilityTraits.rawValue
    if traits == 0 { return }
    literal(",\"accessibilityTraits\":[")
    while traits != 0, traits.trailingZeroBitCount < AccessibilityTraits.names.count {
      string(AccessibilityTraits.names[traits.trailingZeroBitCount])
      byte(",")
      traits &= traits &- 1
    }
    // In place of the last comma, or behind the bracket if nobody knows the names.
    if out[-1] == UInt8(ascii: ",") { out -= 1 }
    byte("]")
  }

  /// Writes a member with a text, unless there is none.
  ///
  /// - Parameter name: The comma, the name and the colon.
  @inline(__always) private mutating func member(_ name: StaticString, _ text: borrowing String?) {
    if let text = ShortText(text) {
      literal(name)
      string(text)
    } else if let text = copy text {
      literal(name)
      string(text)
    }
  }

  /// Whether a value is written differently from its default.
  @inline(__always) private static func shows(
    _ value: Double, unless normal: Double, decimals: Int = JSONWriter.decimals
  ) -> Bool {
    if value == normal { return false }
    // What is a unit of the last decimal away, or more, is not rounded to it.
    let unit = 1 / Double(RoundedDecimal.unitsOfOne(decimals))
    return (value - normal).magnitude >= unit || value.rounded(toDecimals: decimals) != normal
  }
}
