/// What a key comes to with the nodes that are presented.
@usableFromInline enum KeyOutcome {
  /// The scene receives events in place of the key, and the focus goes to a node.
  case send([Event], focus: NodeID?)
  /// The scene is told of a selection in the place of the key.
  case select(TextSelection, isReversed: Bool)
  /// One of the scenes at some paths is given a command, the first that has it; the empty path is that of the
  /// scene itself.
  case command(String, paths: [String])
  /// The scene receives the key.
  case leave

  /// Finds out what a key comes to.
  ///
  /// - Parameters:
  ///   - stroke: The key.
  ///   - nodes: What is presented.
  ///   - window: The window's size, in points.
  ///   - reversed: The selection that keys have made backwards, if they have.
  ///   - lasting: Where the focus can be once the field that has the keyboard has lost it, if that is known.
  ///   - isReached: Whether events reach a node.
  @usableFromInline init(
    _ stroke: KeyStroke, in nodes: inout NodeList, _ window: Size, reversed: TextRange?,
    lasting: [NodeID]?, _ isReached: (NodeID) -> Bool
  ) {
    self = .leave
    let focused = nodes.storage.firstIndex { $0.focused }
    if let focused, let selection = Self(stroke, in: nodes.storage[focused], reversed) {
      self = selection
      return
    }
    guard let action = KeyAction(stroke) else { return }
    switch action {
    case .move(let forwards):
      let stop = nodes.stop(
        from: focused, forwards: forwards, in: window, lasting: lasting, isReached)
      guard let stop else { return }
      self = Self.focus(stop, from: focused, in: nodes)
    case .press:
      guard let focused, !stroke.repeats else { return }
      let id = nodes.storage[focused].id
      if nodes.storage[focused].kind != .field {
        self = .send([.tap(Tap(on: id))], focus: id)
      } else if stroke.key.bytes == "Enter".bytes {
        self = .send([.returnKey(target: id)], focus: nil)
      }
    case .escape: self = .command("escape", paths: nodes.paths(around: focused, in: window))
    case .adjust(let increments):
      guard let focused, nodes.storage[focused].accessibilityTraits.contains(.adjustable) else {
        return
      }
      self = .command(
        increments ? "increment" : "decrement", paths: [nodes.storage[focused].id.path?.name ?? ""])
    }
  }

  /// Moves the caret of a field, or selects; `nil` where the key does nothing of that.
  private init?(_ stroke: KeyStroke, in field: Node, _ reversed: TextRange?) {
    guard field.hasEditableText, let selection = field.selection else { return nil }
    let text = field.text ?? ""
    guard let move = CaretMove(stroke, in: text) else { return nil }
    let result = move.applied(
      to: text, selection, isReversed: selection == reversed, hidesWords: field.secure)
    guard result.range != selection else { return nil }
    self = .select(TextSelection(field.id, range: result.range), isReversed: result.isReversed)
  }

  /// The focus goes from one node to another: a field is told that it gets or has lost the keyboard.
  private static func focus(_ stop: Int, from focused: Int?, in nodes: NodeList) -> KeyOutcome {
    let id = nodes.storage[stop].id
    if nodes.storage[stop].kind == .field {
      return .send(focused == stop ? [] : [.focus(target: id)], focus: id)
    }
    guard let focused, nodes.storage[focused].kind == .field else { return .send([], focus: id) }
    return .send([.blur(target: nodes.storage[focused].id)], focus: id)
  }
}

extension NodeList {
  /// The field that the focus leaves by a key, if it does.
  @usableFromInline func fieldLeft(by stroke: KeyStroke) -> NodeID? {
    guard case .move? = KeyAction(stroke), let focused = storage.first(where: { $0.focused }),
      focused.kind == .field
    else { return nil }
    return focused.id
  }

  /// The paths of the scenes that are around a node, the innermost first, then of those with something on top
  /// that the focus could be on, and last the scene itself.
  fileprivate mutating func paths(around place: Int?, in window: Size) -> [String] {
    // No child, and so no scene but the one itself.
    guard !mounts.isEmpty else { return [""] }
    let ids = (place.map { [storage[$0].id] } ?? []) + stopIDs(in: window).reversed()
    return paths(around: ids).map { $0.name } + [""]
  }
}
