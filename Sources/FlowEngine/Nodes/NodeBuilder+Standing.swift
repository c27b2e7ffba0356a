extension NodeBuilder {
  /// Adds nodes, or leaves them as the last layout has put them here, if nothing has changed since that they
  /// depend on.
  ///
  /// They are laid out in any case after a change of the environment, and where something else has changed
  /// them, such as an animation. An engine that checks layouts lays them out each time; what differs then
  /// although the version is the same is a `LayoutFault`. Scenes that another one holds are not checked in it.
  /// - Parameters:
  ///   - part: The part of the first of the nodes.
  ///   - id: The id of that node, if the part is a family of nodes.
  ///   - version: A number that is another one once anything has changed that the nodes depend on, other than
  ///     the configuration and the environment; `nil` for nodes that are laid out each time.
  ///   - layOut: Adds the nodes. A group in it is laid out with the rest; one with children, transitions or
  ///     animations that repeat is laid out each time.
  /// - Complexity: O(*n*) comparisons of numbers for nodes that stay, where *n* is their number.
  @inlinable @inline(__always)
  public mutating func standing<Part: ScenePart>(
    _ part: Part, id: NodeID? = nil, while version: Int?, _ layOut: (inout NodeBuilder) -> Void
  ) {
    // A module for WebAssembly is small before it is fast.
    #if arch(wasm32)
      layOut(&self)
    #else
      let number = Self.number(of: part, id)
      if passOver(number, version, { id ?? part.id }) { return }
      let group = beginGroup(number, version) { id ?? part.id }
      layOut(&self)
      endGroup(group)
    #endif
  }
}

#if !arch(wasm32)
  /// Nodes of a layout that stay as they are while a number does.
  @usableFromInline struct StandingNodes: Sendable {
    /// The index of the first of them; negative for a group in another one.
    @usableFromInline var start: Int
    /// How many they are.
    @usableFromInline var count = 0
    /// The number; `nil` if they are laid out each time.
    @usableFromInline var version: Int?
    /// The number of the list's next change when they were laid out, which each of them is marked with.
    @usableFromInline var mark: Int
    /// How much else the layout had added before them.
    @usableFromInline var others: Int
    /// Whether they should have stayed as they were in the last layout, and have not.
    var isOutdated = false
  }

  /// A group that is being laid out.
  @usableFromInline struct BegunGroup: ~Copyable {
    var nodes: StandingNodes
    /// What it should come to; empty if that is not known, or not checked.
    var expected: [Node] = []
  }

  extension NodeBuilder {
    /// A number of the part that gives the first node of a group its id; 0 for none.
    @inlinable @inline(__always) static func number<Part: ScenePart>(
      of part: Part, _ id: NodeID?
    ) -> UInt64 {
      #if !hasFeature(Embedded)
        if MemoryLayout<Part>.size == 1, id == nil { return number(of: part) }
      #endif
      return 0
    }

    /// Passes over the next group of the last layout, if it is at its place and nothing has changed.
    ///
    /// - Parameters:
    ///   - part: The number of the part of its first node, which is compared faster than an id.
    ///   - id: The id of that node.
    @usableFromInline mutating func passOver(
      _ part: UInt64, _ version: Int?, _ id: () -> NodeID
    ) -> Bool {
      if nextStanding == nil { beginStanding() }
      // One in another one is no group of the last layout.
      guard !isInGroup, let group = nextStanding, isUnchanged(group, part, version, id),
        !list.checksStanding
      else { return false }
      next = next.map { $0 + group.pointee.count }
      nextStanding = group + 1
      return true
    }

    private mutating func beginStanding() {
      let groups = place.pointee.standing.elements()
      nextStanding = groups.baseAddress
      endStanding = groups.baseAddress.map { $0 + groups.count }
    }

    /// Whether a group of the last layout is here as it was left, for the same number: that which begins with
    /// a node.
    @inline(__always) private func isUnchanged(
      _ group: UnsafeMutablePointer<StandingNodes>, _ part: UInt64, _ version: Int?,
      _ id: () -> NodeID
    ) -> Bool {
      guard let version, group != endStanding, group.pointee.version == version, let next, let end
      else { return false }
      let left = end - next
      guard group.pointee.count > 0, left >= group.pointee.count,
        group.pointee.start == place.pointee.storage.count - left, group.pointee.isAt(next)
      else { return false }
      return part != 0 && next.pointee.revisions.part == part || next.pointee.id == id()
    }

    /// Begins a group.
    @usableFromInline mutating func beginGroup(
      _ part: UInt64, _ version: Int?, _ id: () -> NodeID
    ) -> BegunGroup {
      // Until it ends, others are in it.
      guard !isInGroup else {
        return BegunGroup(nodes: StandingNodes(start: -1, mark: 0, others: 0))
      }
      isInGroup = true
      var begun = BegunGroup(
        nodes: StandingNodes(start: placed, version: version, mark: list.revision, others: others))
      if list.checksStanding, let group = nextStanding, let next,
        isUnchanged(group, part, version, id)
      {
        begun.expected = Array(UnsafeBufferPointer(start: next, count: group.pointee.count))
      }
      return begun
    }

    /// Ends a group that has been laid out.
    @usableFromInline mutating func endGroup(_ begun: borrowing BegunGroup) {
      if begun.nodes.start < 0 { return }
      isInGroup = false
      var group = begun.nodes
      group.count = placed - group.start
      if !begun.expected.isEmpty {
        group.isOutdated = !isLaidOut(as: begun.expected, from: group.start, count: group.count)
      }
      if others != group.others { group.version = nil }
      if group.version != nil, let next { mark(&group, next - group.count) }
      guard let place = nextStanding, place != endStanding else { return append(group) }
      place.pointee = group
      nextStanding = place + 1
    }

    /// Whether nodes are what was expected of them: those that no layout has changed are.
    @inline(never) private func isLaidOut(as expected: [Node], from start: Int, count: Int) -> Bool
    {
      guard count == expected.count else { return false }
      for index in expected.indices
      where list.storage[start + index].revisions.numbers != expected[index].revisions.numbers {
        if list.storage[start + index] != expected[index] { return false }
      }
      return true
    }

    /// Adds a group behind all those of the last layout.
    @inline(never) private mutating func append(_ group: StandingNodes) {
      list.standing.append(group)
      let groups = place.pointee.standing.elements()
      endStanding = groups.baseAddress.map { $0 + groups.count }
      nextStanding = endStanding
    }

    /// Marks the nodes of a group, unless they are as they were marked before.
    private func mark(_ group: inout StandingNodes, _ first: UnsafeMutablePointer<Node>) {
      if let former = nextStanding, former != endStanding, list.revision == group.mark,
        former.pointee.start == group.start, former.pointee.count == group.count,
        former.pointee.isAt(first)
      {
        group.mark = former.pointee.mark
        return
      }
      group.mark = list.revision
      // The engine's other list uses the numbers in between.
      list.revision &+= 2
      for index in 0..<group.count { first[index].revisions.group = group.mark }
    }

    /// The number of nodes that have been added.
    private var placed: Int { list.storage.count - remaining }

    /// A number that is another one once a child, a transition or an animation that repeats is added.
    private var others: Int {
      list.repeating.count + list.transitions.endIndex + Int(bitPattern: nextMount)
    }
  }

  extension StandingNodes {
    /// Whether the nodes are at a place, and have not changed since they were marked.
    fileprivate func isAt(_ first: UnsafeMutablePointer<Node>) -> Bool {
      for index in 0..<count where first[index].revisions.group != mark { return false }
      return true
    }
  }
#endif

extension NodeList {
  /// Has the next layout add all nodes anew.
  @usableFromInline mutating func forgetStanding() {
    #if !arch(wasm32)
      if !standing.isEmpty { standing.removeAll() }
    #endif
  }

  /// Has layouts add nodes that should stay, too, and note if they differ.
  @usableFromInline mutating func checkStanding() {
    #if !arch(wasm32)
      marks |= 2
    #endif
  }
}

#if !arch(wasm32)
  extension NodeList {
    /// Whether layouts add nodes that should stay, too, and note if they differ.
    @usableFromInline var checksStanding: Bool { marks & 2 != 0 }

    /// The first node of a group that was laid out otherwise although its number is the same.
    var outdatedNode: NodeID? {
      for group in standing where group.isOutdated && group.start < storage.count {
        return storage[group.start].id
      }
      return nil
    }
  }
#endif
