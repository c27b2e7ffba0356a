/// What a child consists of: the engine that runs it, and its place in the tree.
@usableFromInline final class ChildCore<S: Scene>: @unchecked Sendable {
  // Accesses never overlap: a core that is shared is copied before it is changed.
  @exclusivity(unchecked) @usableFromInline var engine: Engine<S>
  /// A number that no other child of the tree has.
  @usableFromInline let number: Int
  /// The ids of its nodes with its path; `nil` until its parent has named it.
  @exclusivity(unchecked) @usableFromInline var addresses: NodeAddresses?
  /// Its path in its parent.
  @exclusivity(unchecked) @usableFromInline var path = ""
  /// Whether it takes part in a step that has begun.
  @exclusivity(unchecked) @usableFromInline var isOpen = true
  /// Whether it has taken part in what the parent has not noticed.
  @exclusivity(unchecked) @usableFromInline var isNews = true
  /// Whether it has the pan that is under way.
  @exclusivity(unchecked) @usableFromInline var ownsPan = false
  /// The number of changes of the parent's environment that it has seen.
  @exclusivity(unchecked) @usableFromInline var environmentVersion = -1
  /// The node that it was last mounted in.
  @exclusivity(unchecked) @usableFromInline var mountParent: NodeID?

  @inlinable init(_ engine: Engine<S>, number: Int) {
    self.engine = engine
    self.number = number
  }

  @inlinable init(copying other: ChildCore) {
    engine = other.engine
    number = other.number
    addresses = other.addresses
    path = other.path
    isOpen = other.isOpen
    isNews = other.isNews
    ownsPan = other.ownsPan
    environmentVersion = other.environmentVersion
    mountParent = other.mountParent
  }

  /// Makes it part of a step; it has been presented at the step's time.
  @inlinable func open(at time: Double) {
    isNews = true
    if isOpen { return }
    isOpen = true
    engine.beginStep(at: time)
  }

  /// Undoes its part of the step.
  @inlinable func undo(at lastTime: Double) {
    isOpen = false
    isNews = false
    engine.undoStep(begunAt: lastTime, hasKept: false)
  }

  /// Hands it an event; an error goes to the visitor.
  @inlinable func receive(_ event: Event, _ visitor: inout ChildVisitor) {
    engine.treeNumbers = visitor.numbers
    open(at: visitor.time)
    do throws(EventError) {
      try engine.receiveAsChild(event)
    } catch {
      visitor.error = error
    }
    visitor.numbers = engine.treeNumbers
    visitor.isDone = true
  }
}
