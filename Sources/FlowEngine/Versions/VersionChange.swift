/// One change from one version of a scene to the next.
public struct VersionChange: Sendable {
  /// The kinds of things whose names recordings and saved states contain.
  public enum Subject: String, CaseIterable, Sendable {
    /// A member of the state, by its path, such as `pages[].offset`.
    case member
    /// A member of the configuration, by its path.
    case configuration
    /// A part, or a family of parts such as `row-<id>`.
    case part
    /// A command.
    case command
    /// An effect that is answered, by the beginning of its id.
    case response
    /// A completion, or all whose names go on with a hyphen.
    case completion
    /// A scene that the scene holds.
    case child
    /// A text, by its key: of the scene, or of any that it holds or is held by.
    case string
  }

  /// What happens to something with a name.
  enum Action: Sendable {
    case renamed(to: String)
    /// One of the names that a member's value can be.
    case valueRenamed(from: String, to: String)
    case removed
    case refused(because: String)
  }

  /// The kinds of changes.
  enum Kind: Sendable {
    case named(Subject, String, Action)
    case added(Subject, String, JSONValue)
    case members(Subject, @Sendable (inout OlderMembers) throws(MemberError) -> Void)
    case event(@Sendable (Event) throws(MemberError) -> [Event])
  }

  let kind: Kind

  // MARK: Names

  /// Something has another name.
  ///
  /// - Parameters:
  ///   - subject: What it is.
  ///   - name: Its name in the older version; of a member the path.
  ///   - newName: Its name in the newer version; of a member without the path, since it stays in its group.
  public static func renamed(
    _ subject: Subject, _ name: String, to newName: String
  ) -> VersionChange {
    VersionChange(kind: .named(subject, name, .renamed(to: newName)))
  }

  /// One of the names that a member can be is another one.
  ///
  /// - Parameters:
  ///   - value: The name in the older version.
  ///   - newValue: The name in the newer version.
  ///   - subject: `member` or `configuration`.
  ///   - path: The member's path in the older version.
  public static func renamed(
    value: String, to newValue: String, of subject: Subject, _ path: String
  ) -> VersionChange {
    VersionChange(kind: .named(subject, path, .valueRenamed(from: value, to: newValue)))
  }

  /// Something is no longer there: a member is left out, and an event that is for it changes nothing.
  ///
  /// A text that a trace gives for a removed key is left out.
  ///
  /// In a saved state, an animation of a removed part is left out, and so is a transaction that then neither
  /// moves nor tells anything.
  public static func removed(_ subject: Subject, _ name: String) -> VersionChange {
    VersionChange(kind: .named(subject, name, .removed))
  }

  /// Whatever has something of this name cannot be read.
  ///
  /// - Parameters:
  ///   - subject: What it is.
  ///   - name: Its name in the older version; of a member the path.
  ///   - reason: The reason, which the error contains.
  public static func refused(
    _ subject: Subject, _ name: String, because reason: String
  ) -> VersionChange {
    VersionChange(kind: .named(subject, name, .refused(because: reason)))
  }

  // MARK: Members

  /// A member of the state is new.
  ///
  /// - Parameters:
  ///   - path: Its path in the newer version.
  ///   - value: The value that an older state takes.
  public static func added<Value: MemberValue>(
    member path: String, _ value: Value
  ) -> VersionChange {
    VersionChange(kind: .added(.member, path, JSONValue(written: ValueWriter.text(of: value))))
  }

  /// A member of the configuration is new or has another default, and older versions did not behave as with
  /// the default.
  ///
  /// - Parameters:
  ///   - path: Its path in the newer version. Where an older configuration gives the member, that stays.
  ///   - value: The value with which it behaves as the older version did.
  public static func added<Value: MemberValue>(
    configuration path: String, _ value: Value
  ) -> VersionChange {
    VersionChange(
      kind: .added(.configuration, path, JSONValue(written: ValueWriter.text(of: value))))
  }

  // MARK: Functions

  /// Changes the members of an older state, where names do not say enough.
  ///
  /// - Parameter body: Throws `MemberError` for what cannot be read.
  public static func state(
    _ body: @escaping @Sendable (inout OlderMembers) throws(MemberError) -> Void
  ) -> VersionChange {
    VersionChange(kind: .members(.member, body))
  }

  /// Changes the members of an older configuration, of which only those are there that were given.
  ///
  /// - Parameter body: Throws `MemberError` for what cannot be read.
  public static func configuration(
    _ body: @escaping @Sendable (inout OlderMembers) throws(MemberError) -> Void
  ) -> VersionChange {
    VersionChange(kind: .members(.configuration, body))
  }

  /// Changes an older event into those that take its place, at its time.
  ///
  /// - Parameter body: Returns the events, by the names of the newer version. Throws `MemberError` with the
  ///   event's member, such as `value`, for what cannot be read.
  public static func event(
    _ body: @escaping @Sendable (Event) throws(MemberError) -> [Event]
  ) -> VersionChange {
    VersionChange(kind: .event(body))
  }
}
