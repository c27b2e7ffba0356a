/// A group of a configuration's members: a JSON object.
///
/// The single list of members in `visit` serves to read, write and describe them.
public protocol ConfigurationGroup: MemberValue, Equatable {
  /// Creates the group with its defaults.
  init()

  /// Lists each member, in the order in which they are written.
  mutating func visit(_ members: inout ConfigurationMembers)

  /// Checks constraints that involve more than one member.
  ///
  /// - Throws: `MemberError` with the path of the member at fault.
  func validate() throws(MemberError)
}

/// A scene's configuration.
public protocol SceneConfiguration: ConfigurationGroup {
  /// Whether the scene can have a node whose id one of its parts names; true by default.
  ///
  /// Asked only to warn of slips in the targets of a trace. Worth implementing where a part is a
  /// family, such as `field-<id>`, whose members the configuration lists.
  func canHave(_ id: NodeID) -> Bool
}

extension SceneConfiguration {
  /// True by default.
  public func canHave(_ id: NodeID) -> Bool { true }
}

/// The configuration of a scene that has nothing to configure.
public struct NoConfiguration: SceneConfiguration {
  /// Creates the empty configuration.
  public init() {}

  /// Lists no members.
  public mutating func visit(_ members: inout ConfigurationMembers) {}
}

extension ConfigurationGroup {
  /// Whether the members of two groups are written the same, to the byte.
  public static func == (group: Self, other: Self) -> Bool {
    ValueWriter.text(of: group).bytes == ValueWriter.text(of: other).bytes
  }

  /// The form expected in JSON: an object.
  public static var expectation: String { "an object" }

  /// Checks nothing by default.
  public func validate() throws(MemberError) {}

  /// Reads the members given; the others keep their defaults.
  ///
  /// - Throws: `MemberError` for anything but an object, for a member that is unknown or of another type, and for what
  ///   `validate` rejects, with the path of the member.
  public init(json: JSONValue) throws(MemberError) {
    self.init()
    try read(json)
  }

  /// Reads the members given; the others stay as they are.
  ///
  /// - Throws: As `init(json:)`.
  public mutating func read(_ json: JSONValue) throws(MemberError) {
    guard case .object(let given) = json.content else { throw Self.mismatch(json) }
    var members = ConfigurationMembers(reading: given, offset: json.offset)
    visit(&members)
    try members.reader.finish()
    do throws(MemberError) {
      try validate()
    } catch {
      throw error.located(in: json)
    }
  }

  /// Writes all members.
  public func write(to json: inout ValueWriter) {
    json.writeMembers { writer in
      withUnsafeMutablePointer(to: &writer) { writer in
        var members = ConfigurationMembers(writingTo: writer)
        var copy = self
        copy.visit(&members)
      }
    }
  }

  /// Adds a row for each member of the group, with its defaults.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
    Self().describe(path, isGiven: true, into: &rows)
  }

  /// Adds a row for each member.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    describe(path, isGiven: false, into: &rows)
  }

  private func describe(_ path: String, isGiven: Bool, into rows: inout [ConfigurationRow]) {
    var members = ConfigurationMembers(describing: path, isGiven: isGiven, after: rows)
    var copy = self
    copy.visit(&members)
    rows = members.rows
  }
}
