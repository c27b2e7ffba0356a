/// What a list keeps about a node besides its members.
@usableFromInline struct NodeRevision: Sendable {
  /// The members that may differ from their defaults.
  @usableFromInline var members: NodeMembers = []
  /// The numbers of the last changes, that of its content in the upper half and that of its geometry in the lower.
  @usableFromInline var numbers: UInt64 = 0
  /// Of a node that was taken over from a child, both numbers that it had there; 0 if it has to be taken over
  /// again.
  @usableFromInline var source: UInt64 = 0

  /// A number of the part that gave the node its id, kind and parent, and of its type; 0 for none.
  @usableFromInline var part: UInt64 = 0

  #if !arch(wasm32)
    /// The mark of the group that it stands with, until it changes.
    @usableFromInline var group = 0
  #endif

  @inlinable init() {}

  /// The number of the last change of its geometry: the lower half of the list's.
  @inlinable var geometry: UInt32 {
    @inline(__always) get { UInt32(truncatingIfNeeded: numbers) }
    @inline(__always) set { numbers = numbers & 0xFFFF_FFFF_0000_0000 | UInt64(newValue) }
  }

  /// The number of the last change of its content.
  @inlinable var content: UInt32 {
    @inline(__always) get { UInt32(truncatingIfNeeded: numbers >> 32) }
    @inline(__always) set { numbers = numbers & 0xFFFF_FFFF | UInt64(newValue) << 32 }
  }

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
    source = 0
    geometry = UInt32(truncatingIfNeeded: revision)
    content = geometry
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
  public var revision: Int {
    #if arch(wasm32)
      Int(truncatingIfNeeded: max(revisions.geometry, revisions.content))
    #else
      Int(truncatingIfNeeded: revisions.numbers)
    #endif
  }
}
