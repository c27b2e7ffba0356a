/// What pointers do to a node without an event of it: docs/gestures.md has the rules.
struct TouchMark: Equatable, Sendable {
  let target: NodeID
  var isPressed = false
  var isHovered = false
}

/// A mouse or a pen that points at something.
struct Hovering: Equatable, Sendable {
  /// The number that its samples have.
  let id: Int
  /// The node at which it points.
  let target: NodeID
}

extension Gestures {
  /// Notes at which node a pointer points: the one that would have its tap.
  mutating func hover(_ pointer: Pointer, in nodes: inout NodeList) {
    hovers.removeAll { $0.id == pointer.id }
    let isKnown = pointer.location.x.isFinite && pointer.location.y.isFinite
    guard pointer.phase != .cancel, isKnown, hovers.count < InputLimits.pointers,
      let node = hitNode(pointer.location, in: &nodes),
      let owner = owner(of: .tap, from: node, in: nodes)
    else { return }
    hovers.append(Hovering(id: pointer.id, target: nodes.storage[owner].id))
  }

  /// Finds out which nodes are pressed, and which are pointed at.
  mutating func noteMarks() {
    if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
    for index in fingers.indices {
      if let target = fingers[index].press { note(target) { $0.isPressed = true } }
    }
    for hover in hovers { note(hover.target) { $0.isHovered = true } }
  }

  private mutating func note(_ target: NodeID, _ change: (inout TouchMark) -> Void) {
    var place = marks.count
    for index in marks.indices where marks[index].target == target { place = index }
    if place == marks.count { marks.append(TouchMark(target: target)) }
    change(&marks[place])
  }

  /// Takes the marks from the nodes that have them, as their scene does not know of them.
  mutating func unmark(_ nodes: inout NodeList) {
    formerly.removeAll(keepingCapacity: true)
    guard nodes.isTouched else { return }
    nodes.isTouched = false
    for index in nodes.storage.indices {
      guard nodes.storage[index].pressed || nodes.storage[index].hovered else { continue }
      formerly.append(NodeMark(index: index, node: nodes.storage[index]))
      nodes.setTouch(TouchMark(target: ""), at: index)
    }
  }

  /// Marks the nodes: those that are there and that a tap would reach, so none that leave or are covered. What
  /// has not changed since `unmark` keeps its revision.
  mutating func mark(_ nodes: inout NodeList) {
    for mark in marks {
      guard let index = nodes.firstIndex(of: mark.target), nodes.storage[index].enabled,
        nodes.storage[index].interactive
      else { continue }
      nodes.setTouch(mark, at: index)
      nodes.isTouched = true
    }
    for former in formerly {
      guard former.index < nodes.storage.count, former.node == nodes.storage[former.index] else {
        continue
      }
      nodes.storage[former.index].revisions = former.node.revisions
    }
    formerly.removeAll(keepingCapacity: true)
  }
}

extension NodeList {
  fileprivate mutating func setTouch(_ mark: TouchMark, at index: Int) {
    withUnsafeMutablePointer(to: &storage[index]) { node in
      var writer = NodeWriter(node)
      if writer.pressed != mark.isPressed { writer.pressed = mark.isPressed }
      if writer.hovered != mark.isHovered { writer.hovered = mark.isHovered }
      writer.end(&revision)
    }
  }
}
