/// Members of a configuration that belong together: a JSON object.
///
/// The one list of members in `visit` serves to read them, to write them and to describe them.
public protocol ConfigurationGroup: ConfigurationValue {
  /// The group with its defaults.
  init()

  /// Names each member to the visitor, in the order in which they are written.
  mutating func visit<Visitor: ConfigurationVisitor & ~Copyable>(
    _ visitor: inout Visitor
  ) throws(ConfigurationError)

  /// Checks what goes beyond single members.
  ///
  /// - Throws: `ConfigurationError` with the path of the member at fault.
  func validate() throws(ConfigurationError)
}

/// A scene's configuration.
public protocol SceneConfiguration: ConfigurationGroup {}

/// What is done with each member of a group.
public protocol ConfigurationVisitor: ~Copyable {
  /// Visits a member.
  ///
  /// - Parameters:
  ///   - name: The member's name in JSON.
  ///   - value: The member.
  ///   - summary: What it means, with its unit.
  ///   - required: Whether it must be given where its group is.
  mutating func member<Value: ConfigurationValue>(
    _ name: StaticString, _ value: inout Value, _ summary: StaticString, required: Bool
  ) throws(ConfigurationError)
}

extension ConfigurationVisitor where Self: ~Copyable {
  /// Visits a member that may be left out.
  public mutating func member<Value: ConfigurationValue>(
    _ name: StaticString, _ value: inout Value, _ summary: StaticString
  ) throws(ConfigurationError) {
    try member(name, &value, summary, required: false)
  }
}

extension ConfigurationGroup {
  /// An object.
  public static var expectation: String { "an object" }

  /// Nothing beyond single members.
  public func validate() throws(ConfigurationError) {}

  /// Reads the members that are given; the others keep their defaults.
  public init(json: JSONValue) throws(ConfigurationError) {
    guard case .object(let members) = json.content else { throw Self.mismatch(json) }
    self.init()
    var reader = ConfigurationReader(members: members, offset: json.offset)
    try visit(&reader)
    try reader.finish()
    do throws(ConfigurationError) {
      try validate()
    } catch {
      throw error.located(in: json)
    }
  }

  /// Writes all members.
  public func write(to json: inout JSONWriter) {
    json.beginObject()
    var writer = ConfigurationWriter(json: json)
    var copy = self
    // Writing throws nothing; only reading does.
    try? copy.visit(&writer)
    json = writer.finish()
    json.endObject()
  }

  /// Adds the rows of all members of a group with its defaults.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
    Self().describe(path, "", into: &rows)
  }

  /// Adds the rows of all members.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    var describer = ConfigurationDescriber(path: path, rows: rows)
    var copy = self
    try? copy.visit(&describer)
    rows = describer.rows
  }
}

/// Reads members out of a JSON object.
private struct ConfigurationReader: ConfigurationVisitor {
  let members: [JSONValue.Member]
  /// Where the object begins.
  let offset: Int
  var names: [String] = []

  init(members: [JSONValue.Member], offset: Int) {
    self.members = members
    self.offset = offset
  }

  mutating func member<Value: ConfigurationValue>(
    _ name: StaticString, _ value: inout Value, _ summary: StaticString, required: Bool
  ) throws(ConfigurationError) {
    let name = name.text
    names.append(name)
    guard let member = members.first(where: { $0.name == name }) else {
      if required { throw ConfigurationError("missing member '\(name)'", at: offset) }
      return
    }
    do throws(ConfigurationError) {
      value = try Value(json: member.value)
    } catch {
      throw error.within(name)
    }
  }

  /// Rejects members that nobody has asked for.
  func finish() throws(ConfigurationError) {
    for member in members where !names.contains(member.name) {
      let suggestion = Suggestion.text(for: member.name, among: names)
      throw ConfigurationError("unknown member '\(member.name)'\(suggestion)", at: member.offset)
    }
  }
}

/// Writes members into a JSON object.
private struct ConfigurationWriter: ConfigurationVisitor, ~Copyable {
  var json: JSONWriter

  init(json: consuming JSONWriter) {
    self.json = json
  }

  mutating func member<Value: ConfigurationValue>(
    _ name: StaticString, _ value: inout Value, _ summary: StaticString, required: Bool
  ) {
    json.key(name)
    value.write(to: &json)
  }

  consuming func finish() -> JSONWriter {
    json
  }
}

/// Collects what there is to know of members.
private struct ConfigurationDescriber: ConfigurationVisitor {
  let path: String
  var rows: [ConfigurationRow]

  init(path: String, rows: [ConfigurationRow]) {
    self.path = path
    self.rows = rows
  }

  mutating func member<Value: ConfigurationValue>(
    _ name: StaticString, _ value: inout Value, _ summary: StaticString, required: Bool
  ) {
    let name = path.isEmpty ? name.text : "\(path).\(name.text)"
    value.describe(name, summary.text, into: &rows)
  }
}
