/// Members of a state that belong together.
///
/// The one list of members in `visit` serves to save them, to restore them and, where the group is
/// shown, to write it into frames.
public protocol StateGroup: MemberValue {
  /// A group that is about to be restored.
  init()

  /// Lists each member, in the order in which they are written.
  mutating func visit(_ members: inout StateMembers)
}

extension StateGroup {
  /// An object.
  public static var expectation: String { "an object" }

  /// Restores all members.
  public init(json: JSONValue) throws(MemberError) {
    guard case .object(let given) = json.content else { throw Self.mismatch(json) }
    self.init()
    var members = StateMembers(restoring: given, offset: json.offset)
    visit(&members)
    try members.finishRestoring()
  }

  /// Writes all members, or into a frame those that are shown.
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
