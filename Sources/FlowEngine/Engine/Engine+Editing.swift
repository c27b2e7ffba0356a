/// Edits of fields, what is undone of them, and what input methods compose: docs/editing.md has the rules.
extension Engine {
  /// Makes the frame of an edit, and notes what it has made of the fields.
  @inlinable @inline(never) mutating func edit(
    _ event: Event, at time: Double
  ) throws(EventError) {
    let lastMarked = marked
    if marked?.target == event.target { marked = nil }
    let fields = current.nodes.fieldTexts()
    do throws(EventError) { try stepAsItIs(event, at: time) } catch {
      marked = lastMarked
      throw error
    }
    noteEdit(event, since: fields)
  }

  /// Notes what an edit has made of the fields, but for secrets.
  @usableFromInline mutating func noteEdit(_ event: Event, since fields: [FieldText]) {
    let edits = current.nodes.edits(since: fields)
    guard !edits.isEmpty, !edits.contains(where: { isSecret($0.node) }) else { return }
    history.note(EditGroup(event, edits, at: current.time))
  }

  /// Whether the text of a field is a secret.
  func isSecret(_ node: NodeID) -> Bool {
    if scene.enteredTexts.contains(where: { $0.isSecret && $0.isAt(node) }) { return true }
    return S.Part.allCases.contains { $0.isSecret && PartName.names($0.rawValue, node) }
  }

  /// Makes the frame of `undo` or `redo`, or of a key that does the same.
  ///
  /// - Parameters:
  ///   - target: The field; `nil` for whatever was edited last.
  ///   - redoes: Whether it is done again.
  ///   - event: What the scene receives if there is nothing to undo.
  @inlinable @inline(never) mutating func undo(
    _ target: NodeID?, redoes: Bool, _ event: Event, at time: Double
  ) throws(EventError) {
    guard let group = nextEdit(target, redoes: redoes) else {
      return try stepAsItIs(event, at: time)
    }
    if mayHaveMoved { present(at: time, keepsEnded: true) }
    let lastMarked = marked
    marked = nil
    try makeStep(of: events(of: group), event.name, at: time) { $0.marked = lastMarked }
    history.move(group, redoes: redoes)
  }

  /// What is undone, or done again, next.
  @usableFromInline mutating func nextEdit(_ target: NodeID?, redoes: Bool) -> EditGroup? {
    if history.isEmpty { return nil }
    let scene = current.scene
    let fields = current.nodes.fieldTexts().filter { Self.reaches($0.node, scene) }
    return history.next(target, in: fields, redoes: redoes)
  }

  /// What the scene receives of edits: each in a field that has the keyboard.
  @usableFromInline func events(of group: EditGroup) -> [Event] {
    var events: [Event] = []
    var focused = current.nodes.storage.first { $0.focused && $0.kind == .field }?.id
    for edit in group.edits {
      if focused != edit.node { events.append(.focus(target: edit.node)) }
      focused = edit.node
      events.append(edit.event)
    }
    return events
  }

  /// Makes the frame of what an input method does.
  @inlinable @inline(never) mutating func compose(
    _ composition: Composition, at time: Double
  ) throws(EventError) {
    if mayHaveMoved { present(at: time, keepsEnded: true) }
    let fields = current.nodes.fieldTexts()
    let lastMarked = marked
    var events: [Event] = []
    switch composition.phase {
    case .changed: marked = MarkedText(composition)
    case .cancelled: marked = nil
    case .committed:
      marked = nil
      if !composition.text.utf8.isEmpty {
        events = [.text(TextEdit(composition.target, replacement: composition.text))]
      }
    }
    let event = Event.compose(composition)
    try makeStep(of: events, event.name, at: time) { $0.marked = lastMarked }
    if !events.isEmpty { noteEdit(event, since: fields) }
  }

  /// Makes one frame in which the scene receives some events in the place of another, at a time in seconds.
  ///
  /// - Parameters:
  ///   - events: What it receives.
  ///   - name: The name of the other one.
  ///   - takeBack: What has been changed for it is taken back, if the scene rejects one of them.
  @inlinable mutating func makeStep(
    of events: [Event], _ name: EventName, at time: Double, _ takeBack: (inout Engine) -> Void
  ) throws(EventError) {
    let lastTime = current.time
    let isKept = !S.isComposed && needsSamples
    if isKept { animator.keepRevisions(of: current.nodes) }
    beginStep(at: time)
    do throws(EventError) {
      for event in events { try deliver(event, event.name) }
    } catch {
      takeBack(&self)
      undoStep(begunAt: lastTime, hasKept: isKept)
      throw error
    }
    if !current.animations.isEmpty { current.animations.removeAll { time >= $0.end } }
    endStep(.event, name)
  }

  /// Lays out the nodes of the state, and shows marked text in its field; one that has lost the keyboard has
  /// none.
  @inlinable @inline(never) mutating func layOutComposed() {
    let former = current.nodes.removeMarkedText()
    if keyFocus.isUsed { layOutMarked() } else { layOutUnmarked() }
    showMarkedText(former)
  }

  @inlinable mutating func showMarkedText(_ former: ComposedMark?) {
    if let text = marked, !current.nodes.show(text, former) { marked = nil }
  }
}
