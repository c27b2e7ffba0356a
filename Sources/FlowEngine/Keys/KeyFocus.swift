/// The focus that keys have put on a node, where no scene has it on one of its own.
///
/// It is one reference, `nil` until the first key, so that engines without keys are cheap to copy.
@usableFromInline struct KeyFocus: Sendable {
  /// Immutable, so that copies of an engine can share it.
  @usableFromInline final class Held: Sendable {
    let target: NodeID?
    /// What there was before the last event, if that has taken something of it away.
    let lost: Held?
    /// The selection that was made backwards, and so goes on at its start.
    let reversed: TextRange?

    init(_ target: NodeID?, lost: Held? = nil, reversed: TextRange? = nil) {
      self.target = target
      self.lost = lost
      self.reversed = reversed
    }
  }

  @usableFromInline private(set) var held: Held?

  @usableFromInline init() {}

  /// The node that has it, if there is one.
  @usableFromInline var target: NodeID? { held?.target }

  /// The selection that keys have made backwards, if the last one was.
  @usableFromInline var reversed: TextRange? { held?.reversed }

  /// Whether nothing has changed it since another one was noted of the same engine.
  func isUnchanged(since other: KeyFocus) -> Bool { held === other.held }

  /// Whether there ever was one: a list may still have its mark.
  @inlinable var isUsed: Bool { held != nil }

  /// Puts the focus on a node, or takes it away.
  @usableFromInline mutating func move(to target: NodeID?) {
    if target != held?.target { held = Held(target) }
  }

  /// Notes what keys have selected, and whether that was backwards.
  @usableFromInline mutating func note(_ selection: TextRange, isReversed: Bool) {
    let reversed = isReversed ? selection : nil
    if reversed != self.reversed { held = Held(target, reversed: reversed) }
  }

  /// Takes over what another engine has.
  @usableFromInline mutating func restore(_ other: KeyFocus) {
    // A list may still have the mark of the one that there was.
    if let held = other.held { self.held = held } else { move(to: nil) }
  }

  /// Gives up to an event what it takes away: a touch the focus, another selection or another field the end
  /// that keys have moved.
  @usableFromInline mutating func lose(to event: Event, isTouch: Bool) {
    let target = isTouch ? nil : target
    let reversed = event.selects ? nil : reversed
    if target != self.target || reversed != self.reversed {
      held = Held(target, lost: held, reversed: reversed)
    } else if held?.lost != nil {
      held = Held(target, reversed: reversed)
    }
  }

  /// Takes back what it has given up to an event which has been refused.
  @usableFromInline mutating func regain() {
    if let lost = held?.lost { held = lost }
  }
}

extension Event {
  /// Whether what is selected is another thing by it: in the field, or in another one.
  fileprivate var selects: Bool {
    switch self {
    case .selection, .focus: true
    default: false
    }
  }
}

/// A node as the engine has changed it in the last layout of a list: with the focus, or with marked text.
@usableFromInline struct NodeMark: Sendable {
  let index: Int
  let node: Node
}

extension NodeList {
  /// Takes the focus from the node that the last layout of this list has marked, as its scene does not know
  /// of it.
  @usableFromInline mutating func unmark() -> NodeMark? {
    defer { marked = -1 }
    guard marked >= 0, marked < storage.count, storage[marked].focused else { return nil }
    let mark = NodeMark(index: marked, node: storage[marked])
    setFocused(false, at: marked)
    return mark
  }

  /// Marks the node that keys have put the focus on.
  ///
  /// - Parameters:
  ///   - target: The node.
  ///   - former: What was marked before the layout: what has not changed keeps its revision.
  /// - Returns: Whether the node has the focus: it is there, takes it, and no scene has it on one of its own.
  @usableFromInline mutating func mark(_ target: NodeID, _ former: NodeMark?) -> Bool {
    for index in storage.indices where storage[index].focused && index != marked { return false }
    guard let index = firstIndex(of: target, near: former?.index ?? 0), isActive(index) else {
      return false
    }
    if index == marked, storage[index].focused { return true }
    setFocused(true, at: index)
    marked = index
    if let former, former.index == index, former.node == storage[index] {
      storage[index].revisions = former.node.revisions
    }
    return true
  }

  /// The node behind a path to which its scene has given the focus, by its name there; keys alone give none.
  package func focused(behind path: String) -> NodeID? {
    for index in storage.indices where storage[index].focused && index != marked {
      if let name = storage[index].id.name.rest(behind: path) { return NodeID(name) }
    }
    return nil
  }

  /// Whether the marked node can be reached as it is presented; true if none is marked.
  @usableFromInline mutating func reachesMark(in window: Size) -> Bool {
    guard marked >= 0, marked < storage.count, storage[marked].focused else { return true }
    findParents()
    return isReachable(marked, in: window)
  }

  private mutating func setFocused(_ isFocused: Bool, at index: Int) {
    withUnsafeMutablePointer(to: &storage[index]) { node in
      var writer = NodeWriter(node)
      writer.focused = isFocused
      writer.end(&revision)
    }
  }
}
