/// Edits of fields, what is undone of them, and what input methods compose: docs/editing.md has the rules.
extension Engine {
  /// Makes the frame of an edit, and notes what it has made of the fields.
  @inlinable @inline(never) mutating func edit(
    _ event: Event, at time: Double
  ) throws(EventError) {
    let lastMarked = marked
    if let lastMarked, lastMarked.target == event.target { marked = nil }
    // The whole engine would be copied to ask it for the text.
    let composed = editing.isEmpty ? nil : editing[0].composed?.text
    var failure: EventError?
    withUnsafeTemporaryAllocation(of: FieldText.self, capacity: current.nodes.fieldCount) {
      fields in
      current.nodes.putFieldTexts(composed, into: fields)
      do throws(EventError) { try stepAsItIs(event, at: time) } catch { failure = error }
      if failure == nil { noteEdit(event, since: UnsafeBufferPointer(fields)) }
      fields.deinitialize()
    }
    if let failure {
      marked = lastMarked
      throw failure
    }
  }

  /// Notes what an edit has changed in the fields, except secrets.
  @inlinable @inline(never) mutating func noteEdit(
    _ event: Event, since fields: UnsafeBufferPointer<FieldText>
  ) {
    let first = current.nodes.firstEdit(since: fields, from: 0)
    var next = first
    while next < fields.count {
      if isKnownSecret(fields[next].node) {
        return noteEditing { $0.history.endUndone() }
      }
      next = current.nodes.firstEdit(since: fields, from: next + 1)
    }
    if first == fields.count { return }
    let rest = UnsafeBufferPointer(rebasing: fields[first...])
    editing[0].note(event, of: current.nodes, since: rest, at: current.time)
  }

  /// Whether the text of a field is a secret, which is found out once.
  @inlinable mutating func isKnownSecret(_ node: NodeID) -> Bool {
    if !editing.isEmpty, let isSecret = editing[0].isSecret(node) { return isSecret }
    let isSecret = isSecret(node)
    noteEditing { $0.note(node, isSecret: isSecret) }
    return isSecret
  }

  /// Whether the text of a field is a secret.
  @usableFromInline func isSecret(_ node: NodeID) -> Bool {
    if scene.enteredTexts.contains(where: { $0.isSecret && $0.isAt(node) }) { return true }
    return scene.hasSecretPart(at: node)
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
    guard let (place, group) = nextEdit(target, redoes: redoes) else {
      return try stepAsItIs(event, at: time)
    }
    if mayHaveMoved { present(at: time, keepsEnded: true) }
    let lastMarked = marked
    marked = nil
    let events = group.events(current.nodes.focused)
    try makeStep(of: events, event.name, at: time) { $0.marked = lastMarked }
    noteEditing { $0.history.move(place, redoes: redoes) }
  }

  /// What is undone, or done again, next.
  @usableFromInline mutating func nextEdit(
    _ target: NodeID?, redoes: Bool
  ) -> (place: Int, group: EditGroup)? {
    if editing.isEmpty { return nil }
    var fields = fieldTexts
    for index in fields.indices.reversed() where !Self.reaches(fields[index].node, current.scene) {
      fields.remove(at: index)
    }
    return editing[0].history.next(target, in: fields, redoes: redoes)
  }

  /// Makes the frame of what an input method does.
  @inlinable @inline(never) mutating func compose(
    _ composition: Composition, at time: Double
  ) throws(EventError) {
    if mayHaveMoved { present(at: time, keepsEnded: true) }
    let fields = fieldTexts
    let lastMarked = marked
    var events: [Event] = []
    // One field's composition is nothing to another's.
    let isItsOwn = marked?.target == composition.target
    switch composition.phase {
    case .changed:
      if current.nodes.composes(composition.target) { marked = MarkedText(composition) }
    case .cancelled: if isItsOwn { marked = nil }
    case .committed:
      if isItsOwn { marked = nil }
      if !composition.text.utf8.isEmpty {
        events = [.text(TextEdit(composition.target, replacement: composition.text))]
      }
    }
    let event = Event.compose(composition)
    try makeStep(of: events, event.name, at: time) { $0.marked = lastMarked }
    if !events.isEmpty { fields.withUnsafeBufferPointer { noteEdit(event, since: $0) } }
  }

  /// Makes one frame in which the scene receives some events in the place of another, at a time in seconds.
  ///
  /// - Parameters:
  ///   - events: What it receives.
  ///   - name: The name of the other one.
  ///   - request: What the engine asks of the host with it.
  ///   - takeBack: Reverts what was changed before, if the scene rejects an event.
  @inlinable mutating func makeStep(
    of events: [Event], _ name: EventName, at time: Double,
    asking request: FrameEffect<S.Effect>? = nil, _ takeBack: (inout Engine) -> Void
  ) throws(EventError) {
    let lastTime = current.time
    let isKept = !S.isComposed && needsSamples
    if isKept { animator.keepRevisions(of: current.nodes, whereStill: !isAnimating) }
    beginStep(at: time)
    do throws(EventError) {
      for event in events { try deliver(event, event.name) }
      if let request { context.effects.append(request) }
    } catch {
      takeBack(&self)
      undoStep(begunAt: lastTime, hasKept: isKept)
      throw error
    }
    if !current.animations.isEmpty { current.animations.removeEnded(by: time) }
    endStep(.event, name)
  }

  /// Takes marked text out of its field before the nodes are laid out.
  @usableFromInline @inline(never) mutating func hideMarkedText() -> HiddenMarkedText? {
    guard !editing.isEmpty, let field = composed else { return nil }
    defer { editing[0].composed = nil }
    return current.nodes.removeMarkedText(field).map {
      HiddenMarkedText(mark: $0, text: field.text)
    }
  }

  /// Shows marked text in its field; an empty one is gone, and one whose field has lost the keyboard or has another
  /// text.
  @usableFromInline mutating func showMarkedText(_ former: HiddenMarkedText?) {
    guard let text = marked else { return }
    if !current.nodes.show(text, former, &editing[0].composed) { editing[0].marked = nil }
  }
}

extension Engine {
  /// What an input method composes.
  @usableFromInline var marked: MarkedText? {
    get { editing.isEmpty ? nil : editing[0].marked }
    set { if newValue != nil || !editing.isEmpty { noteEditing { $0.marked = newValue } } }
  }

  /// Whether marked text is shown, or was in the last layout.
  @inlinable var isComposing: Bool {
    @inline(__always) get { !editing.isEmpty && hasMarkedText }
  }

  /// The same, where something has been edited.
  @usableFromInline var hasMarkedText: Bool {
    editing[0].marked != nil || editing[0].composed != nil
  }

  /// The field that shows marked text, as its scene has laid it out.
  @usableFromInline var composed: ComposedField? { editing.isEmpty ? nil : editing[0].composed }

  /// The edits that can be undone.
  @usableFromInline var history: TextHistory {
    get { editing.isEmpty ? TextHistory() : editing[0].history }
    set { if !newValue.isEmpty || !editing.isEmpty { noteEditing { $0.history = newValue } } }
  }

  /// The texts of the fields that events reach, as their scenes know them.
  @usableFromInline var fieldTexts: [FieldText] { current.nodes.fieldTexts(composedText) }

  /// The text of the field that shows marked text, as its scene knows it.
  @usableFromInline var composedText: String? { composed?.text }

  /// Changes what is known of edits, in its place.
  @inlinable @inline(never) mutating func noteEditing(_ change: (inout Editing) -> Void) {
    if editing.isEmpty { editing.append(Editing()) }
    change(&editing[0])
  }
}
