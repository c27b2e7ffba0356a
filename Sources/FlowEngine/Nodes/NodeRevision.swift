/// What a list knows of a node beside its members.
@usableFromInline struct NodeRevision: Sendable {
  /// The members that may be not at their defaults.
  @usableFromInline var members: NodeMembers = []
  /// The number of the last change of its geometry.
  @usableFromInline var geometry = 0
  /// The number of the last change of its content.
  @usableFromInline var content = 0

  @inlinable init() {}

  /// Notes that all of the node is new.
  ///
  /// - Parameter revision: The number of the next change.
  @inlinable mutating func number(_ revision: inout Int) {
    geometry = revision
    content = revision
    // The other list of the engine has the numbers between.
    revision &+= 2
  }
}

extension NodeRevision: Equatable {
  /// Always: revisions say nothing of what a node is.
  @usableFromInline static func == (first: NodeRevision, second: NodeRevision) -> Bool { true }
}
