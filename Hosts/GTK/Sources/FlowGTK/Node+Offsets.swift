import FlowEngine

// GTK counts Unicode scalars, the engine UTF-16 units.
extension Node {
  /// The number of scalars before an offset in `text`, in UTF-16 units.
  func scalars(before offset: Int) -> Int32 {
    let text = self.text ?? ""
    let end = text.utf16.index(text.startIndex, offsetBy: min(offset, text.utf16.count))
    return Int32(text.unicodeScalars.distance(from: text.startIndex, to: end))
  }

  /// The offset in `text` behind a number of scalars, in UTF-16 units.
  func offset(after scalars: Int) -> Int {
    (text ?? "").unicodeScalars.prefix(scalars).reduce(0) { $0 + UTF16.width($1) }
  }

  /// The range of a number of scalars behind others.
  func range(_ start: Int, _ count: Int) -> TextRange {
    let location = offset(after: start)
    return TextRange(location: location, length: offset(after: start + count) - location)
  }

  /// The text without what is marked, and the caret where that begins: what a field has in which an input method
  /// composes a text itself.
  var withoutMarkedText: Node {
    guard let marked = markedRange else { return self }
    var node = self
    var units = Array((text ?? "").utf16)
    let start = min(marked.location, units.count)
    units.removeSubrange(start..<min(start + marked.length, units.count))
    node.text = String(decoding: units, as: UTF16.self)
    (node.caret, node.selectedRange) = (start, nil)
    return node
  }
}
