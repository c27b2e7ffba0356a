extension JSONWriter {
  /// Writes a node; what has its default is left out.
  @usableFromInline mutating func node(_ node: borrowing Node) {
    beginObject()
    key("id")
    string(node.id.name)
    key("kind")
    string(node.kind.rawValue)
    if let parent = node.parent { member("parent", parent) }
    member("frame", node.frame)
    if node.transform != .identity { transformMember(node.transform) }
    optional("alpha", node.alpha, unless: 1)
    if node.hidden { member("hidden", true) }
    if !node.enabled { member("enabled", false) }
    optional("cornerRadius", node.cornerRadius, unless: 0)
    optional("borderWidth", node.borderWidth, unless: 0)
    if let color = node.borderColor { member("borderColor", color) }
    if let color = node.background { member("background", color) }
    content(node)
    optional("strokeEnd", node.strokeEnd, unless: 1)
    if let caret = node.caret { member("caret", caret) }
    if node.focused { member("focused", true) }
    if node.secure { member("secure", true) }
    if let label = node.accessibilityLabel { member("accessibilityLabel", label) }
    if let value = node.accessibilityValue { member("accessibilityValue", value) }
    if !node.accessibilityTraits.isEmpty {
      key("accessibilityTraits")
      traits(node.accessibilityTraits)
    }
    endObject()
  }

  /// Writes what a node shows: text, image, scrolled content.
  private mutating func content(_ node: borrowing Node) {
    if let text = node.text { member("text", text) }
    if let color = node.textColor { member("textColor", color) }
    if let font = node.font {
      key("font")
      beginObject()
      member("name", font.name)
      member("size", font.size)
      endObject()
    }
    if let alignment = node.textAlignment { member("textAlignment", alignment.rawValue) }
    if let placeholder = node.placeholder { member("placeholder", placeholder) }
    if let image = node.image { member("image", image) }
    let offset = node.contentOffset
    if Self.shows(offset.x, unless: 0) || Self.shows(offset.y, unless: 0) {
      member("contentOffset", offset)
    }
    let inset = node.contentInset
    if Self.shows(inset.top, unless: 0) || Self.shows(inset.left, unless: 0)
      || Self.shows(inset.bottom, unless: 0) || Self.shows(inset.right, unless: 0)
    {
      member("contentInset", inset)
    }
    if let size = node.contentSize { member("contentSize", size) }
  }

  /// Writes a member unless it prints like its default.
  private mutating func optional(_ name: StaticString, _ value: Double, unless normal: Double) {
    if Self.shows(value, unless: normal) { member(name, value) }
  }

  /// Whether a value prints differently from its default.
  private static func shows(
    _ value: Double, unless normal: Double, decimals: Int = Self.decimals
  ) -> Bool {
    value != normal && value.rounded(toDecimals: decimals) != normal
  }

  private mutating func transformMember(_ transform: Transform) {
    let fine = Self.fineDecimals
    let moves =
      Self.shows(transform.translation.x, unless: 0, decimals: fine)
      || Self.shows(transform.translation.y, unless: 0, decimals: fine)
    let scales =
      Self.shows(transform.scale.x, unless: 1, decimals: fine)
      || Self.shows(transform.scale.y, unless: 1, decimals: fine)
    let turns = Self.shows(transform.rotationY, unless: 0, decimals: fine)
    let recedes = Self.shows(transform.perspective, unless: 0, decimals: fine)
    guard moves || scales || turns || recedes else { return }
    key("transform")
    beginObject()
    if moves { member("translation", transform.translation, decimals: fine) }
    if scales { member("scale", transform.scale, decimals: fine) }
    if turns { member("rotationY", transform.rotationY, decimals: fine) }
    if recedes { member("perspective", transform.perspective, decimals: fine) }
    let m = transform.matrix
    key("matrix")
    numbers(
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
      m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44, decimals: fine)
    endObject()
  }

  private mutating func traits(_ traits: AccessibilityTraits) {
    beginArray()
    for (bit, name) in AccessibilityTraits.names.enumerated()
    where traits.rawValue & (1 << UInt16(bit)) != 0 {
      string(name)
    }
    endArray()
  }
}
