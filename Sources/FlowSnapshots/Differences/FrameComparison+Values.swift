extension FrameComparison {
  /// Compares two values of a shape; a value left out has its default.
  ///
  /// - Parameters:
  ///   - path: The value's name; empty for one that goes by the names of its components.
  ///   - subject: Returns the subject for a path.
  mutating func compare(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ shape: PropertyShape,
    _ path: String, _ subject: (String) -> Difference.Subject
  ) {
    if let value, let other, first.isSame(value, as: other, in: second) { return }
    switch shape {
    case .number(let unit, let normal):
      compareNumber(value, other, unit, normal: normal, subject(path))
    case .numbers(let names, let unit, let normal):
      let parts = value.map { first.elements(of: $0) }
      let otherParts = other.map { second.elements(of: $0) }
      guard normal != nil || (parts != nil && otherParts != nil) else {
        return comparePlain(value, other, normal: nil, subject(path))
      }
      for (index, name) in names.enumerated() {
        compareNumber(
          parts.flatMap { $0.dropFirst(index).first },
          otherParts.flatMap { $0.dropFirst(index).first }, unit, normal: normal,
          subject(path.isEmpty ? name : "\(path).\(name)"))
      }
    case .group(let shapes): compareGroup(value, other, shapes, path, subject)
    case .color: compareColor(value, other, subject(path))
    case .plain(let normal): comparePlain(value, other, normal: normal, subject(path))
    }
  }

  private mutating func compareGroup(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ shapes: [String: PropertyShape],
    _ path: String, _ subject: (String) -> Difference.Subject
  ) {
    let members = members(value, other)
    // A matrix repeats what the components of the transform say, and is only compared if those are
    // the same.
    let isTold = members.contains { name, value, other in
      guard let value, let other else { return name != "matrix" }
      return name != "matrix" && !first.isSame(value, as: other, in: second)
    }
    for (name, value, other) in members where !(isTold && name == "matrix") {
      compare(value, other, shapes[name] ?? .plain(), "\(path).\(name)", subject)
    }
  }

  private mutating func compareNumber(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ unit: Unit, normal: Double?,
    _ subject: Difference.Subject
  ) {
    if let value, let other, first.isSame(value, as: other, in: second) { return }
    let number = value.map { first.number($0) } ?? normal
    let otherNumber = other.map { second.number($0) } ?? normal
    guard let number, let otherNumber else {
      return comparePlain(value, other, normal: nil, subject)
    }
    let offset = otherNumber - number
    if offset == 0 || tolerance.allows(offset.magnitude, unit) { return }
    add(
      subject, unit: unit, expected: unit.digits(number), found: unit.digits(otherNumber),
      offset: offset)
  }

  private mutating func compareColor(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, _ subject: Difference.Subject
  ) {
    if let value, let other, let color = ColorText.components(first.string(value)),
      let otherColor = ColorText.components(second.string(other))
    {
      let distance = zip(color, otherColor).map { ($0 - $1).magnitude }.max() ?? 0
      if tolerance.allows(distance / 255, .share) { return }
    }
    comparePlain(value, other, normal: nil, subject)
  }

  private mutating func comparePlain(
    _ value: JSONOutline.Value?, _ other: JSONOutline.Value?, normal: String?,
    _ subject: Difference.Subject
  ) {
    let text = value.map { first.text(of: $0) } ?? normal ?? "none"
    let otherText = other.map { second.text(of: $0) } ?? normal ?? "none"
    // Two spellings of one character are a difference.
    if !text.utf8.elementsEqual(otherText.utf8) { add(subject, expected: text, found: otherText) }
  }
}

/// Colours as written in frames.
enum ColorText {
  /// The red, green, blue and alpha of `#RRGGBB` or `#RRGGBBAA`, 0…255; `nil` for any other text.
  static func components(_ text: String?) -> [Double]? {
    guard let text, text.hasPrefix("#"), text.utf8.count == 7 || text.utf8.count == 9,
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    let color = text.utf8.count == 7 ? value << 8 | 0xFF : value
    return [24, 16, 8, 0].map { Double(color >> $0 & 0xFF) }
  }
}
