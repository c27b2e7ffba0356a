import FlowEngine

extension TraceAudit {
  /// Checks that a change of the state by an event can be heard: it is announced, the focus moves, or
  /// something says something else.
  mutating func checkTold(
    _ event: Event, _ before: ExploredFrame, _ after: ExploredFrame, _ variant: AuditVariant
  ) {
    switch event {
    case .tap, .response, .returnKey: break
    case .pointer: guard after.event == .tap else { return }
    // A finger is its own news, so is what is typed, and the host knows of its own commands.
    default: return
    }
    let changes = Self.changes(from: before, to: after)
    guard !changes.isEmpty, after.effects.allSatisfy({ $0.announcement == nil }),
      before.nodes.spoken == after.nodes.spoken
    else { return }
    for change in changes {
      let owner = change.path.map { " of '\($0)'" } ?? ""
      add(
        .untold, nil,
        "'\(change.before)'\(owner) becomes '\(change.after)' by \(event.name.rawValue), and "
          + "nothing that is spoken changes", after.time, after.index, variant,
        part: change.part)
    }
  }

  /// The state of a scene in the tree that an event changes.
  private struct Change {
    /// The path of a scene that is held; `nil` for the one that holds all others.
    var path: String?
    /// The path with what varies in angle brackets, and a space; empty for the one that holds all others.
    var family = ""
    var before: String
    var after: String

    var part: String { "\(family)\(before) \(after)" }
  }

  /// The changes of states: the scene's own, or those of scenes that it holds before and after.
  private static func changes(
    from before: ExploredFrame, to after: ExploredFrame
  ) -> [Change] {
    if before.state != after.state {
      return [Change(path: nil, before: before.state, after: after.state)]
    }
    return before.children.compactMap { child in
      guard
        let state = after.children.first(where: { $0.path.bytes == child.path.bytes })?.state,
        state != child.state
      else { return nil }
      return Change(
        path: child.path, family: "\(child.family) ", before: child.state, after: state)
    }
  }
}

extension NodeList {
  /// All that a screen reader could come to, and what it would say of it.
  fileprivate var spoken: [String] {
    var list: [String] = []
    for node in self where !node.hidden && (node.accessibilityLabel != nil || node.focused) {
      list.append(
        "\(node.id.name) \(node.accessibilityLabel ?? "") \(node.accessibilityValue ?? "") "
          + "\(node.accessibilityTraits.rawValue) \(node.focused) \(node.enabled)")
    }
    return list
  }
}
