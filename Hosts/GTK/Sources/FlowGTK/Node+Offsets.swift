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
}
