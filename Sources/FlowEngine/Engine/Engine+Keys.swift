/// The way of a key: docs/keys.md has the rules.
extension Engine {
  /// Makes the one frame of a key, at a time in seconds.
  @inlinable @inline(never) mutating func receive(
    _ stroke: KeyStroke, at time: Double
  ) throws(EventError) {
    let event = Event.key(stroke)
    if mayHaveMoved { present(at: time, keepsEnded: true) }
    // What is composed is the input method's, and so are the keys.
    if marked != nil { return try makeStep(of: [], event.name, at: time) { _ in } }
    if let redoes = stroke.redoes { return try undo(nil, redoes: redoes, event, at: time) }
    if let action = ClipboardAction(stroke), let field = current.nodes.field(for: action),
      try useClipboard(action, field, event, at: time)
    {
      return
    }
    let answer = answer(to: stroke, at: time)
    let lastFocus = keyFocus
    keyFocus = answer.focus
    guard case .returnKey? = answer.events.first else {
      return try makeStep(of: answer.events, event.name, at: time) { $0.keyFocus = lastFocus }
    }
    let fields = fieldTexts
    try makeStep(of: answer.events, event.name, at: time) { $0.keyFocus = lastFocus }
    fields.withUnsafeBufferPointer { noteEdit(answer.events[0], since: $0) }
  }

  /// Makes the frame of a key that copies, cuts or pastes; returns whether it does.
  @inlinable mutating func useClipboard(
    _ action: ClipboardAction, _ field: Node, _ event: Event, at time: Double
  ) throws(EventError) -> Bool {
    if action == .paste {
      try makeStep(of: [], event.name, at: time, asking: .paste(field.id)) { _ in }
      return true
    }
    guard let text = field.selectedText, !isSecret(field.id) else { return false }
    let fields = fieldTexts
    let edit = Event.text(TextEdit(field.id, replacement: "", range: field.selectedRange))
    let events = action == .cut ? [edit] : []
    try makeStep(of: events, event.name, at: time, asking: .copy(text)) { _ in }
    if action == .cut { fields.withUnsafeBufferPointer { noteEdit(edit, since: $0) } }
    return true
  }

  /// What the scene receives of a key, and where the focus of keys is then.
  @inlinable mutating func answer(
    to stroke: KeyStroke, at time: Double
  ) -> (events: [Event], focus: KeyFocus) {
    let window = context.environment.size
    let scene = current.scene
    let isReached = { (node: NodeID) in Self.reaches(node, scene) }
    var focus = keyFocus
    // What comes with the field's keyboard will be gone, such as a bar, and what it covers reachable.
    let lasting = current.nodes.fieldLeft(by: stroke).flatMap { stops(without: $0, at: time) }
    let outcome = KeyOutcome(
      stroke, in: &current.nodes, window, reversed: focus.reversed, lasting: lasting, isReached)
    switch outcome {
    case .send(let events, let target):
      focus.move(to: target)
      return (events, focus)
    case .select(let selection, let isReversed):
      focus.note(selection.range, isReversed: isReversed)
      return ([.selection(selection)], focus)
    case .leave: return ([.key(stroke)], focus)
    case .command(let name, let paths):
      for path in paths {
        let target = path.utf8.isEmpty ? nil : NodeID(path)
        let command = Command(name, target: target)
        if takes(command) { return ([.command(command)], focus) }
      }
      return ([.key(stroke)], focus)
    }
  }

  /// Where the focus could be once a field has lost the keyboard; `nil` where the scene refuses that.
  @inlinable mutating func stops(without field: NodeID, at time: Double) -> [NodeID]? {
    var tried = copy()
    do throws(EventError) {
      try tried.stepAsItIs(.blur(target: field), at: time)
    } catch {
      return nil
    }
    return tried.current.nodes.stopIDs(in: context.environment.size)
  }

  /// Whether events reach a node: one of a page that is covered is not.
  @inlinable static func reaches(_ node: NodeID, _ scene: S) -> Bool {
    guard S.isComposed, node.isOfChild else { return true }
    var scene = scene
    let event = Event.tap(Tap(on: node))
    return withUnsafePointer(to: event) {
      var delivery = ChildVisitor.Delivery(EventAddress($0, .tap))
      return withUnsafeMutablePointer(to: &delivery) {
        var visitor = ChildVisitor(.reach($0))
        scene.reachChildren(&visitor)
        return visitor.isDone
      }
    }
  }

  /// Whether the scene, or the child at the command's target, has a command.
  @inlinable func takes(_ command: Command) -> Bool {
    let event = Event.command(command)
    do throws(EventError) {
      if S.isComposed, try checkChildren(event) { return true }
      guard command.target == nil else { return false }
      try event.check(S.inputs, S.responses)
      return true
    } catch {
      return false
    }
  }

  /// Marks the node that keys have put the focus on; where it cannot have the focus, nothing has it.
  @inlinable mutating func markFocus(_ former: NodeMark?) {
    guard let target = keyFocus.target else { return }
    if !Self.reaches(target, current.scene) || !current.nodes.mark(target, former) {
      keyFocus.move(to: nil)
    }
  }

  /// Takes the focus from a node that cannot be reached any more, as it is presented at the end of a step.
  @inlinable @inline(never) mutating func dropLostFocus() {
    if current.nodes.reachesMark(in: context.moment.environment.size) { return }
    keyFocus.move(to: nil)
    _ = current.nodes.unmark()
  }
}
