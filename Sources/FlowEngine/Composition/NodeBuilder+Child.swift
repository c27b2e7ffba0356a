extension NodeBuilder {
  /// Mounts a child: adds its nodes in front of the others.
  ///
  /// - Parameters:
  ///   - child: The child, which is mounted once in a layout.
  ///   - parent: The node in whose bounds the child lies; `nil` for the whole window.
  ///   - isInert: Whether its nodes are out of reach, such as those under a sheet: they take no touches and
  ///     no focus, and a screen reader skips them.
  @inlinable @inline(__always) public mutating func append<S: Scene>(
    _ child: Child<S>, in parent: NodeID? = nil, isInert: Bool = false
  ) {
    append(child.core, in: parent, isInert: isInert)
  }

  /// Mounts a child in the node of a part.
  ///
  /// - Parameters:
  ///   - child: The child, which is mounted once in a layout.
  ///   - part: The part in whose bounds the child lies.
  ///   - isInert: Whether its nodes are out of reach.
  @inlinable @inline(__always) public mutating func append<S: Scene, Part: ScenePart>(
    _ child: Child<S>, in part: Part, isInert: Bool = false
  ) {
    append(child.core, in: part.id, isInert: isInert)
  }

  // Where it is not specialized, each look at the core asks for the type of its frame.
  @inlinable @inline(__always) mutating func append<S: Scene>(
    _ core: ChildCore<S>, at slot: Int = -1, in parent: NodeID?, isInert: Bool = false
  ) {
    // Numbers are passed, since passing a list counts references to all of its arrays.
    let isDone = Unmanaged.passUnretained(core)._withUnsafeGuaranteedRef { core in
      guard core.engine.current.nodes.repeating.isEmpty,
        let mount = mount(
          of: core.edition.number, count: core.engine.current.nodes.storage.count, at: slot,
          in: parent,
          isInert: isInert)
      else { return false }
      if mount.pointee.version != core.engine.current.nodes.revision {
        guard !isInert, takeMoves(of: &core.engine.current.nodes) else { return false }
        mount.pointee.version = core.engine.current.nodes.revision
      }
      passOver(mount)
      return true
    }
    if !isDone { appendAnew(core, at: slot, in: parent, isInert: isInert) }
  }

  /// Mounts a child that was not here in the last layout, or of which more has changed than where it is.
  @inlinable @inline(never) mutating func appendAnew<S: Scene>(
    _ core: ChildCore<S>, at slot: Int, in parent: NodeID?, isInert: Bool
  ) {
    guard core.isNamed else { return }
    guard core.step == step else {
      // It may be another engine's, too, on another thread, so it is only read.
      var addresses = core.addresses
      return append(
        child: &core.engine.current.nodes, &addresses, core.number, core.edition, at: slot,
        in: parent, isInert: isInert)
    }
    append(
      child: &core.engine.current.nodes, &core.addresses, core.number, core.edition, at: slot,
      in: parent, isInert: isInert)
  }
}
