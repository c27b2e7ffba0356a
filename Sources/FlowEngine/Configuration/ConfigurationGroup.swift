/// Members of a configuration that belong together: a JSON object.
///
/// The one list of members in `visit` serves to read them, to write them and to describe them.
public protocol ConfigurationGroup: MemberValue, Equatable {
  /// The group with its defaults.
  init()

  /// Names each member, in the order in which they are written.
  mutating func visit(_ members: inout ConfigurationMembers)

  /// Checks what goes beyond single members.
  ///
  /// - Throws: `MemberError` with the path of the member at fault.
  func validate() throws(MemberError)
}

/// A scene's configuration.
public protocol SceneConfiguration: ConfigurationGroup {}

/// The configuration of a scene that leaves nothing to its client.
public struct NoConfiguration: SceneConfiguration {
  /// Creates it.
  public init() {}

  /// Names no member.
  public mutating func visit(_ members: inout ConfigurationMembers) {}
}

extension ConfigurationGroup {
  /// An object.
  public static var expectation: String { "an object" }

  /// Nothing beyond single members.
  public func validate() throws(MemberError) {}

  /// Reads the members that are given; the others keep their defaults.
  public init(json: JSONValue) throws(MemberError) {
    guard case .object(let given) = json.content else { throw Self.mismatch(json) }
    self.init()
    var members = ConfigurationMembers(.read(MemberReader(given, offset: json.offset)))
    visit(&members)
    try members.finishReading()
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
        var members = ConfigurationMembers(.write(writer))
        var copy = self
        copy.visit(&members)
      }
    }
  }

  /// Adds the rows of all members of a group with its defaults.
  public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
    Self().describe(path, "", into: &rows)
  }

  /// Adds the rows of all members.
  public func describe(_ path: String, _ summary: String, into rows: inout [ConfigurationRow]) {
    var members = ConfigurationMembers(.describe(path: path, rows))
    var copy = self
    copy.visit(&members)
    rows = members.rows
  }
}
