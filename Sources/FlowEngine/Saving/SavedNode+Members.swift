// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

extension SavedNode {
  /// Writes what differs from its default.
  @inline(never) func write(to writer: inout MemberWriter) {
    writer.member("kind", SavedName(name: node.kind))
    if let value = node.parent { writer.member("parent", value) }
    writer.member("frame", node.frame)
    if node.transform != .identity { writer.member("transform", SavedTransform(node.transform)) }
    if node.alpha != 1 { writer.member("alpha", node.alpha) }
    if node.hidden { writer.member("hidden", node.hidden) }
    if !node.enabled { writer.member("enabled", node.enabled) }
    if node.cornerRadius != 0 { writer.member("cornerRadius", node.cornerRadius) }
    if node.borderWidth != 0 { writer.member("borderWidth", node.borderWidth) }
    if let value = node.borderColor { writer.member("borderColor", value) }
    if let value = node.background { writer.member("background", value) }
    if let value = node.text { writer.member("text", value) }
    if let value = node.textColor { writer.member("textColor", value) }
    if let value = node.font { writer.member("font", SavedFont(value)) }
    if let value = node.textAlignment { writer.member("textAlignment", SavedName(name: value)) }
    if let value = node.placeholder { writer.member("placeholder", value) }
    if let value = node.image { writer.member("image", value) }
    if node.contentOffset != .zero { writer.member("contentOffset", node.contentOffset) }
    if node.contentInset != .zero { writer.member("contentInset", node.contentInset) }
    if let value = node.contentSize { writer.member("contentSize", value) }
    if node.strokeEnd != 1 { writer.member("strokeEnd", node.strokeEnd) }
    if node.pressed { writer.member("pressed", node.pressed) }
    if node.hovered { writer.member("hovered", node.hovered) }
    if node.secure { writer.member("secure", node.secure) }
    if let value = node.placeholderColor { writer.member("placeholderColor", value) }
    if let value = node.tintColor { writer.member("tintColor", value) }
    if node.clipsToBounds { writer.member("clipsToBounds", node.clipsToBounds) }
    if node.keyboardType != .default { writer.member("keyboardType", SavedName(name: node.keyboardType)) }
    if let value = node.textContentType { writer.member("textContentType", SavedName(name: value)) }
    if node.returnKeyType != .default { writer.member("returnKeyType", SavedName(name: node.returnKeyType)) }
    if !node.autocorrection { writer.member("autocorrection", node.autocorrection) }
    if !node.rows.isEmpty { writer.member("rows", node.rows) }
    if !node.selectedRows.isEmpty { writer.member("selectedRows", node.selectedRows) }
  }

  /// Reads what is given.
  @inline(never) mutating func read(from reader: inout MemberReader) {
    var kind = SavedName(name: node.kind)
    reader.read("kind", into: &kind, required: true)
    node.kind = kind.name
    reader.read("parent", into: &node.parent, required: false)
    reader.read("frame", into: &node.frame, required: true)
    var transform = SavedTransform(node.transform)
    reader.read("transform", into: &transform, required: false)
    node.transform = transform.transform
    reader.read("alpha", into: &node.alpha, required: false)
    reader.read("hidden", into: &node.hidden, required: false)
    reader.read("enabled", into: &node.enabled, required: false)
    reader.read("cornerRadius", into: &node.cornerRadius, required: false)
    reader.read("borderWidth", into: &node.borderWidth, required: false)
    reader.read("borderColor", into: &node.borderColor, required: false)
    reader.read("background", into: &node.background, required: false)
    reader.read("text", into: &node.text, required: false)
    reader.read("textColor", into: &node.textColor, required: false)
    var font = node.font.map { SavedFont($0) }
    reader.read("font", into: &font, required: false)
    node.font = font?.font
    var textAlignment = node.textAlignment.map { SavedName(name: $0) }
    reader.read("textAlignment", into: &textAlignment, required: false)
    node.textAlignment = textAlignment?.name
    reader.read("placeholder", into: &node.placeholder, required: false)
    reader.read("image", into: &node.image, required: false)
    reader.read("contentOffset", into: &node.contentOffset, required: false)
    reader.read("contentInset", into: &node.contentInset, required: false)
    reader.read("contentSize", into: &node.contentSize, required: false)
    reader.read("strokeEnd", into: &node.strokeEnd, required: false)
    reader.read("pressed", into: &node.pressed, required: false)
    reader.read("hovered", into: &node.hovered, required: false)
    reader.read("secure", into: &node.secure, required: false)
    reader.read("placeholderColor", into: &node.placeholderColor, required: false)
    reader.read("tintColor", into: &node.tintColor, required: false)
    reader.read("clipsToBounds", into: &node.clipsToBounds, required: false)
    var keyboardType = SavedName(name: node.keyboardType)
    reader.read("keyboardType", into: &keyboardType, required: false)
    node.keyboardType = keyboardType.name
    var textContentType = node.textContentType.map { SavedName(name: $0) }
    reader.read("textContentType", into: &textContentType, required: false)
    node.textContentType = textContentType?.name
    var returnKeyType = SavedName(name: node.returnKeyType)
    reader.read("returnKeyType", into: &returnKeyType, required: false)
    node.returnKeyType = returnKeyType.name
    reader.read("autocorrection", into: &node.autocorrection, required: false)
    reader.read("rows", into: &node.rows, required: false)
    reader.read("selectedRows", into: &node.selectedRows, required: false)
  }
}
