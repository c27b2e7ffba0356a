import FlowSnapshots

/// Writes the elements of a drawing, and what they refer to.
///
/// The same calls give the same bytes.
struct SVGWriter {
  /// An attribute's name and value; the value is escaped when it is written.
  typealias Attribute = (name: String, value: String)

  /// The elements that have been written.
  private(set) var body = ""
  /// The elements that others refer to by their ids.
  private(set) var definitions = ""
  private var ids: [String: String] = [:]
  private var open: [String] = []

  /// Writes the start of an element.
  mutating func begin(_ name: String, _ attributes: [Attribute] = []) {
    body += "<\(name)\(Self.text(attributes))>"
    open.append(name)
  }

  /// Writes the end of the element that was begun last.
  mutating func end() {
    if let name = open.popLast() { body += "</\(name)>" }
  }

  /// Writes an element without contents.
  mutating func element(_ name: String, _ attributes: [Attribute]) {
    body += "<\(name)\(Self.text(attributes))/>"
  }

  /// Writes an element with a text.
  mutating func element(_ name: String, _ attributes: [Attribute], text: String) {
    body += "<\(name)\(Self.text(attributes))>\(XMLText.escaped(text))</\(name)>"
  }

  /// Takes the elements that have been written away; those that others refer to stay.
  mutating func takeBody() -> String {
    defer { body = "" }
    return body
  }

  /// Writes elements that were taken away before.
  mutating func add(_ elements: String) { body += elements }

  /// Writes a line's end, between elements, for those who read the file.
  mutating func breakLine() {
    body += "\n"
  }

  /// The id of an element that others refer to, which is written once.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: Its attributes, without the id.
  ///   - letter: How the id begins.
  ///   - contents: The elements in it.
  mutating func define(
    _ name: String, _ attributes: [Attribute], id letter: String, _ contents: String
  ) -> String {
    let rest = "\(Self.text(attributes))>\(contents)</\(name)>\n"
    if let id = ids[name + rest] { return id }
    let id = "\(letter)\(ids.count)"
    ids[name + rest] = id
    definitions += "<\(name) id=\"\(id)\"\(rest)"
    return id
  }

  private static func text(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
  }
}
