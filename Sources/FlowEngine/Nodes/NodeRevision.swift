/// What a list keeps about a node besides its members.
@usableFromInline struct NodeRevision: Sendable {
  /// The members that may differ from their defaults.
  @usableFromInline var members: NodeMembers = []
  /// The number of the last change of its geometry.
  @usableFromInline var geometry = 0
  /// The number of the last change of its content.
  @usableFromInline var content = 0

  /// A number of the part that gave the node its id, kind and parent, and of its type; 0 for none.
  @usableFromInline var part: UInt64 = 0

  #if !arch(wasm32)
    /// The mark of the group that it stands with, until it changes.
    @usableFromInline var group = 0
  #endif

  @inlinable init() {}

  /// Takes the node out of the group that it stands with.
  @inlinable @inline(__always) mutating func leaveGroup() {
    #if !arch(wasm32)
      group = 0
    #endif
  }

  /// Marks the whole node as changed, by what is not known.
  ///
  /// - Parameter revision: The number of the next change.
  mutating func forget(_ revision: inout Int) {
    // The next layout must reset what this one has not set.
    members = .all
    part = 0
    number(&revision)
  }

  /// Marks the whole node as changed.
  ///
  /// - Parameter revision: The number of the next change.
  @inlinable mutating func number(_ revision: inout Int) {
    leaveGroup()
    geometry = revision
    content = revision
    // The engine's other list uses the numbers in between.
    revision &+= 2
  }
}

extension NodeRevision: Equatable {
  /// Always true: revisions are not part of a node's value.
  @usableFromInline static func == (first: NodeRevision, second: NodeRevision) -> Bool { true }
}

extension Node {
  /// A number that changes whenever the node at this index changes.
  ///
  /// A client that keeps the numbers from the last frame of the same engine can skip updating the
  /// views whose number has not changed. The number may also change when the node does not.
  public var revision: Int { max(revisions.geometry, revisions.content) }
}
