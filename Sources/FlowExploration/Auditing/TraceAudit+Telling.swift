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
    guard before.state != after.state, after.effects.allSatisfy({ $0.announcement == nil }),
      before.nodes.spoken == after.nodes.spoken
    else { return }
    add(
      .untold, nil,
      "'\(before.state)' becomes '\(after.state)' by \(event.name.rawValue), and nothing that is "
        + "spoken changes", after.time, after.index, variant,
      part: "\(before.state) \(after.state)")
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
