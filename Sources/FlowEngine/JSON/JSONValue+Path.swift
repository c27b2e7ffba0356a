extension JSONValue {
  /// The offset of the value at a path such as `fields.2.frame`, or at as much of the path as
  /// exists.
  func offset(of path: String) -> Int {
    var value = self
    for name in path.utf8.split(separator: UInt8(ascii: ".")) {
      guard let next = value.element(String(Substring(name))) else { break }
      value = next
    }
    return value.offset
  }

  /// The member with a name, or the element with an index.
  private func element(_ name: String) -> JSONValue? {
    if case .array(let values) = content {
      return Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
    }
    return self[name]
  }
}
