/// A group of a state's members: a JSON object.
///
/// The single list of members in `visit` serves to save and restore them and, if the group is
/// shown, to write them into frames.
public protocol StateGroup: MemberValue {
  /// Creates a group that is about to be restored.
  init()

  /// Lists each member, in the order in which they are written.
  mutating func visit(_ members: inout StateMembers)
}

extension StateGroup {
  /// The form expected in JSON: an object.
  public static var expectation: String { "an object" }

  #if !hasFeature(Embedded)
    /// Adds a row for each member, or one for a group without any.
    public func describe(
      _ path: String, _ summary: String, into rows: inout [ConfigurationRow]
    ) {
      let count = rows.count
      var copy = self
      withUnsafeMutablePointer(to: &rows) {
        var members = StateMembers(describing: path, into: $0)
        copy.visit(&members)
      }
      guard rows.count == count else { return }
      rows.append(
        ConfigurationRow(
          path: path, expectation: Self.expectation, defaultValue: "", summary: summary))
    }

    /// Adds a row for each member of the group.
    public static func describeMembers(_ path: String, into rows: inout [ConfigurationRow]) {
      Self().describe(path, "", into: &rows)
    }
  #endif

  /// Restores all members.
  ///
  /// - Throws: `MemberError` for anything but an object, and for a member that is missing, unknown or of another type,
  ///   with its path.
  public init(json: JSONValue) throws(MemberError) {
    guard case .object(let given) = json.content else { throw Self.mismatch(json) }
    self.init()
    var members = StateMembers(restoring: given, offset: json.offset)
    visit(&members)
    try members.finishRestoring()
  }

  /// Writes all members, or in a frame those that are shown.
  @inlinable public func write(to json: inout ValueWriter) {
    let style = json.style
    json.writeMembers { writer in
      withUnsafeMutablePointer(to: &writer) { writer in
        var members = StateMembers(writingTo: writer, style)
        var copy = self
        copy.visit(&members)
      }
    }
  }
}
