/// An element of a drawing, read from what was written.
struct DrawnElement: Equatable {
  /// An attribute, as it is written.
  struct Attribute: Equatable {
    var name: Substring
    var value: Substring
  }

  /// The element's name.
  let name: Substring
  /// Its attributes, in order.
  let attributes: [Attribute]
  /// The elements in it.
  let children: [DrawnElement]
  /// The text in it, as it is written.
  let text: Substring

  /// Reads elements that follow each other.
  ///
  /// - Parameter drawing: What `SVGWriter` has written.
  static func elements(of drawing: String) -> [DrawnElement] {
    var rest = drawing[...]
    return elements(in: &rest)
  }

  private static func elements(in rest: inout Substring) -> [DrawnElement] {
    var found: [DrawnElement] = []
    while let start = rest.firstIndex(of: "<") {
      let after = rest.index(after: start)
      if after < rest.endIndex, rest[after] == "/" { break }
      guard let end = rest[after...].firstIndex(of: ">") else { break }
      let tag = rest[after..<end]
      let isEmpty = tag.last == "/"
      rest = rest[rest.index(after: end)...]
      let name = tag.prefix { $0 != " " && $0 != "/" }
      let attributes = attributes(in: tag[name.endIndex...])
      if isEmpty {
        found.append(DrawnElement(name: name, attributes: attributes, children: [], text: ""))
        continue
      }
      let text = rest.prefix { $0 != "<" }
      let children = elements(in: &rest)
      if let close = rest.firstIndex(of: ">") { rest = rest[rest.index(after: close)...] }
      found.append(
        DrawnElement(
          name: name, attributes: attributes, children: children,
          text: children.isEmpty ? text : ""))
    }
    return found
  }

  private static func attributes(in tag: Substring) -> [Attribute] {
    var attributes: [Attribute] = []
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].drop { $0 == " " }
      let open = rest.index(after: equals)
      guard open < rest.endIndex else { break }
      let start = rest.index(after: open)
      guard let close = rest[start...].firstIndex(of: "\"") else { break }
      attributes.append(Attribute(name: name, value: rest[start..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return attributes
  }

  /// Whether it may be another element a moment later: it differs in what is in it, and in values of
  /// attributes that can change while it is seen.
  func goesOn(from other: DrawnElement) -> Bool {
    name == other.name && text == other.text && attributes.count == other.attributes.count
      && zip(attributes, other.attributes).allSatisfy { first, second in
        first.name == second.name
          && (first.value == second.value || Self.changing.contains(first.name))
      }
  }

  /// The attributes that SMIL changes by itself.
  private static let changing: Set<Substring> = [
    "x", "y", "width", "height", "rx", "cx", "cy", "r", "opacity", "fill-opacity", "stroke-opacity",
    "fill", "stroke", "d", "clip-path", "stroke-dasharray", "x1", "x2", "y1", "y2", "stroke-width",
  ]
}
