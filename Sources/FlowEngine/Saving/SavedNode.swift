/// A node on its way out, as a saved state has it.
struct SavedNode {
  var node: Node
}

extension SavedNode: MemberValue {
  /// The form expected in JSON: an object.
  static var expectation: String { "an object" }

  /// Reads a node.
  init(json: JSONValue) throws(MemberError) {
    guard case .object(let given) = json.content else { throw Self.mismatch(json) }
    node = Node("", frame: .zero)
    var reader = MemberReader(given, offset: json.offset)
    reader.read("id", into: &node.id, required: true)
    read(from: &reader)
    try reader.finish()
    node.revisions.members = .all
  }

  /// Writes the node.
  func write(to json: inout ValueWriter) {
    json.writeMembers { writer in
      writer.member("id", node.id)
      write(to: &writer)
    }
  }
}

// Types of their own, since a client may have made the members' types values of its states.

/// A name as a saved state has it.
struct SavedName<Name: CaseIterable & RawRepresentable<String> & Sendable>: MemberChoice {
  static var allCases: [SavedName] { Name.allCases.map { SavedName(name: $0) } }

  var name: Name
  var rawValue: String { name.rawValue }

  init(name: Name) {
    self.name = name
  }

  init?(rawValue: String) {
    guard let name = Name(named: rawValue) else { return nil }
    self.name = name
  }
}

/// A transform as a saved state has it.
struct SavedTransform: MemberValue {
  /// The form expected in JSON: the components of a translation and a scale, an angle and a distance.
  static var expectation: String { "an array of 6 numbers" }

  var transform: Transform

  init(_ transform: Transform) {
    self.transform = transform
  }

  init(json: JSONValue) throws(MemberError) {
    let numbers = try [Double](json: json)
    guard numbers.count == 6 else { throw Self.mismatch(json) }
    transform = Transform(
      translation: Point(x: numbers[0], y: numbers[1]), scale: Point(x: numbers[2], y: numbers[3]),
      rotationY: numbers[4], perspective: numbers[5])
  }

  func write(to json: inout ValueWriter) {
    let (translation, scale) = (transform.translation, transform.scale)
    let angle = [transform.rotationY, transform.perspective]
    ([translation.x, translation.y, scale.x, scale.y] + angle).write(to: &json)
  }
}

/// A font as a saved state has it.
struct SavedFont: MemberValue {
  /// The form expected in JSON: an object.
  static var expectation: String { "a font, {\"name\":…,\"size\":…}" }

  var font = Node.Font("", size: 0)

  init(_ font: Node.Font) {
    self.font = font
  }

  init(json: JSONValue) throws(MemberError) {
    guard case .object(let given) = json.content else { throw Self.mismatch(json) }
    var reader = MemberReader(given, offset: json.offset)
    reader.read("name", into: &font.name, required: true)
    reader.read("size", into: &font.size, required: true)
    try reader.finish()
  }

  func write(to json: inout ValueWriter) {
    json.writeMembers { writer in
      writer.member("name", font.name)
      writer.member("size", font.size)
    }
  }
}

extension MemberReader {
  /// Reads a member; after an error, all others keep their values.
  mutating func read<Value: MemberValue>(
    _ name: StaticString, into value: inout Value, required: Bool
  ) {
    guard let json = next(name, required: required) else { return }
    do throws(MemberError) {
      value = try Value(json: json)
    } catch {
      fail(error)
    }
  }
}
