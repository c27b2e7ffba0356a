extension JSONValue {
  /// Where the value stands that a path such as `fields.2.frame` leads to, or as much of the path
  /// as there is.
  func offset(of path: String) -> Int {
    var value = self
    for name in path.split(separator: ".") {
      guard let next = value.element(String(name)) else { break }
      value = next
    }
    return value.offset
  }

  /// The member of a name, or the element of a number.
  private func element(_ name: String) -> JSONValue? {
    if case .array(let values) = content {
      return Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
    }
    return self[name]
  }
}
