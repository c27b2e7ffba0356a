/// The stand-ins of a recording: texts of the same shape that replace entered ones.
///
/// It keeps stand-ins only. At each event that enters, deletes or moves text, it replays candidate
/// events on a copy of the scene that holds the stand-ins, and keeps the first that leads to the same
/// state except for texts, to texts of the same shape, the same carets, verdicts and effects. The copy
/// lives only during the call.
struct StandIns<S: Scene> {
  private var texts: StandInTexts
  /// The parts of the scene and of those that it holds.
  private let parts = SceneParts(S.self)
  /// The edits that can be undone in a replay.
  private var history = TextHistory()
  /// The focus of keys after the last event on stand-ins, in the session and in a replay: where a key has
  /// been recorded as what it selects, only the session knows which end of the selection moves.
  private var keyFocus: (session: KeyFocus, replay: KeyFocus)?
  /// The number of events that a replay handles differently from the session.
  private(set) var deviations = 0

  /// The stand-ins, in the order in which the scene lists its texts.
  var entries: [EnteredTexts.Entry] { texts.entries }

  init(publicText: [NodeID]) {
    texts = StandInTexts(publicText: publicText)
  }

  // MARK: Beginning

  /// Whether the scene, or one that it holds, may have texts in its state that it neither lists nor marks.
  var hasUnlistedTexts: Bool { parts.hasUnlistedTexts || parts.hasUnmarkedTexts }

  /// Begins with stand-ins for the texts of a scene, and inserts them.
  mutating func begin(with engine: inout Engine<S>) throws(MemberError) {
    let original = engine.scene
    let entered = original.enteredTexts
    // Where nothing is entered, nothing is private. What is marked may be in configurations of children, too,
    // which nobody can change: so it is read back from what is saved.
    if parts.takesTexts {
      let masked = engine.savedWithStandIns
      if masked.bytes != engine.saved.bytes {
        engine = try Engine(restoring: masked, checksLayout: false)
      }
    }
    texts.mask(entered)
    engine.current.scene.replaceTexts(with: texts.entries)
    if let marked = engine.marked, !isPublic(marked.target, entered, entered) {
      engine.marked = MarkedText(
        marked.target, TextShape.standIn(for: marked.text), marked.selection)
    }
    S.textInput?.refineStandIns(&engine.current.scene, original, engine.context)
    try engine.refreshTexts()
    history = engine.history.texts { (node, text) in
      isPublic(node, entered, entered) ? text : TextShape.standIn(for: text)
    }
    engine.history = history
    texts.entries = engine.scene.enteredTexts
  }

  /// Whether the text at a node may be shown, and with it all texts that an event has changed.
  ///
  /// - Parameters:
  ///   - before: The texts before the event.
  ///   - after: The texts after it.
  @inline(never) private func isPublic(
    _ target: NodeID?, _ before: [EnteredTexts.Entry], _ after: [EnteredTexts.Entry]
  ) -> Bool {
    guard let target, texts.publicText.contains(target),
      !parts.parts.contains(where: { $0.isSecret && $0.names(target) })
    else { return false }
    var isListed = false
    for entries in [before, after] {
      for entry in entries where entry.isAt(target) {
        if entry.isSecret { return false }
        isListed = true
      }
    }
    if !isListed {
      // A scene that lists no texts declares its secrets by its parts.
      guard let part = parts.part(of: target), part.kind == .field, !part.isListed else {
        return false
      }
    }
    return texts.arePublic(after, changedFrom: before)
  }

  // MARK: Values

  /// An event without private text, and what was removed from it.
  private struct Masked {
    var event: Event
    /// The text removed from the event, if it had one.
    var text: String?
    /// Whether a stand-in replaces it.
    var hasStandIn = false
    /// Whether the event has lost anything.
    var isChanged = false
    /// The type of the event's value, if the value now has stand-ins for its texts.
    var type: InputType?
  }

  /// The event without private text: a stand-in replaces a text that a user enters, and text that the
  /// scene does not accept is left out.
  private func masked(
    _ event: Event, by earlier: S, _ before: [EnteredTexts.Entry], _ after: [EnteredTexts.Entry]
  ) -> Masked {
    let kind = earlier.kind(of: event)
    switch event {
    case .text(let edit):
      if isPublic(edit.target, before, after) { return Masked(event: event) }
      return Self.replacing(event, edit.replacement)
    case .command(let command):
      guard let value = command.value else { break }
      var text: String?
      if case .string(let string) = value { text = string }
      guard let kind, kind.admits(value) else { return Self.omitting(event, text) }
      if case .typed(let type) = kind {
        if isPublic(command.target, before, after) { return Self.replacing(event, value) }
        var masked = Self.replacing(event, type.masked(value))
        masked.type = type
        return masked
      }
      guard kind.isEntered, let text, !isPublic(command.target, before, after) else { break }
      return Self.replacing(event, text)
    case .response(let response):
      if response.value != nil {
        return maskedData(of: response, kind, by: earlier, before, after)
      }
      guard let message = response.message else { break }
      guard let kind, kind.admits(message: message) else { return Self.omitting(event, message) }
      let node = StandInTexts.node(of: message, before, after)
      guard kind.isEntered, !isPublic(node, before, after) else { break }
      return Self.replacing(event, message)
    case .compose(let composition):
      if isPublic(composition.target, before, after) { return Masked(event: event) }
      return Self.replacing(event, composition.text)
    case .key(var stroke) where stroke.prints:
      // Where a text is entered, it is a letter of it.
      stroke.key = KeyStroke.unidentified
      return Masked(event: .key(stroke), isChanged: true)
    default: break
    }
    return Masked(event: event)
  }

  /// The response without private text, if it brings data.
  private func maskedData(
    of response: Response, _ kind: SceneInput.Value?, by earlier: S,
    _ before: [EnteredTexts.Entry], _ after: [EnteredTexts.Entry]
  ) -> Masked {
    var plain = response
    plain.value = nil
    var masked = masked(.response(plain), by: earlier, before, after)
    guard case .typed(let type) = kind, let value = response.value,
      let standIn = type.masked(value), case .response(var result) = masked.event
    else {
      masked.isChanged = true
      return masked
    }
    result.value = standIn
    masked.event = .response(result)
    masked.type = type
    masked.isChanged = masked.isChanged || standIn != value
    return masked
  }

  private static func replacing(_ event: Event, _ value: Command.Value?) -> Masked {
    guard case .command(var command) = event else { return Masked(event: event) }
    let isChanged = command.value != value
    command.value = value
    return Masked(event: .command(command), hasStandIn: isChanged, isChanged: isChanged)
  }

  private static func replacing(_ event: Event, _ text: String) -> Masked {
    let standIn = StandInTexts.replacing(event, TextShape.standIn(for: text))
    return Masked(event: standIn, text: text, hasStandIn: true, isChanged: true)
  }

  private static func omitting(_ event: Event, _ text: String?) -> Masked {
    Masked(event: StandInTexts.replacing(event, nil), text: text, isChanged: true)
  }

  // MARK: Events

  /// The event to record in place of one that has been handled.
  ///
  /// - Parameters:
  ///   - earlier: The engine just before the event.
  ///   - later: The engine after it.
  mutating func event(
    for event: Event, at time: Double, from earlier: Engine<S>, to later: Engine<S>
  ) -> Event {
    let before = earlier.scene.enteredTexts
    let after = later.scene.enteredTexts
    let masked = masked(event, by: earlier.scene, before, after)
    var selection = earlier.caretKept(by: event)
    // What undoes nothing may find something in the stand-ins.
    if !masked.isChanged, before == after, selection == nil, !event.undoes { return event }
    texts.adopt(before)
    // Texts that a scene does not list cannot be compared.
    let isListed = !parts.hasUnlistedTexts
    var trial = earlier
    trial.history = history
    // A change since then has happened in the replay, too.
    if let keyFocus, earlier.keyFocus.isUnchanged(since: keyFocus.session) {
      trial.keyFocus = keyFocus.replay
    }
    do throws(MemberError) {
      try trial.replaceTexts(with: texts.entries)
    } catch {
      // The scene rejects the stand-ins: continue with some for its present texts.
      deviations += 1
      texts.adopt(after)
      return .tick
    }
    if case .key = event { selection = Self.selection(from: before, to: after) ?? selection }
    // Keys and edits go by the texts that are presented, and a composition ends with another one of its field.
    if selection != nil || event.isOfEngine || earlier.marked != nil { trial.layOutStandIns() }
    var trials = Trials(
      start: trial, time: time, earlier: earlier, later: later, before: before, after: after,
      isListed: isListed)
    if let alike = find(masked, for: event, selection, &trials) { return alike }
    deviations += 1
    guard let first = trials.first else {
      texts.adopt(after)
      return .tick
    }
    return first
  }

  /// What events are tried on in place of one that has been handled.
  private struct Trials {
    /// The engine before the event, with the stand-ins.
    let start: Engine<S>
    let time: Double
    let earlier: Engine<S>
    let later: Engine<S>
    let before: [EnteredTexts.Entry]
    let after: [EnteredTexts.Entry]
    /// Whether the scene lists its texts.
    let isListed: Bool
    /// The first event that was taken, though what it led to is something else.
    var first: Event?
  }

  /// Tries an event; returns whether it leads to the like, and then goes on from there.
  @inline(never) private mutating func isAlike(_ candidate: Event, _ trials: inout Trials) -> Bool {
    var twin = trials.start
    do throws(EventError) { try twin.step(candidate, at: trials.time) } catch { return false }
    let texts = twin.scene.enteredTexts
    let isAlike = !trials.isListed || Self.agree(twin, texts, with: trials.later, trials.after)
    // Where none is, the replay goes on from the first.
    if isAlike || trials.first == nil {
      if !isAlike { trials.first = candidate }
      self.texts.entries = texts
      history = twin.history
      keyFocus = (trials.later.keyFocus, twin.keyFocus)
    }
    return isAlike
  }

  /// Finds an event that leads to the like; `nil` if there is none.
  private mutating func find(
    _ masked: Masked, for event: Event, _ selection: Event?, _ trials: inout Trials
  ) -> Event? {
    let (before, after) = (trials.before, trials.after)
    var plain = masked.event
    // Where the stand-ins undo something else, it is recorded as what it has done.
    if event.undoes {
      if isAlike(plain, &trials) { return plain }
      plain = before == after ? .tick : Self.edit(from: trials.earlier, to: trials.later) ?? event
      if case .text(let typed) = plain, !isPublic(typed.target, before, after) {
        plain = StandInTexts.replacing(plain, TextShape.standIn(for: typed.replacement))
      }
    }
    let proposals = S.textInput?.standIns(
      trials.start.scene, plain.committed ?? plain, trials.earlier.scene, trials.later.scene,
      trials.start.moment(at: trials.time))
    for proposal in proposals ?? [] {
      let candidate = plain.committing(proposal)
      if isAlike(candidate, &trials) { return candidate }
    }
    if isAlike(plain, &trials) { return plain }
    if let selection, isAlike(selection, &trials) { return selection }
    if let text = masked.text {
      if case .text(let edit) = event,
        let same = StandInTexts.text(under: edit, in: trials.start.scene.enteredTexts),
        TextShape.areAlike(same, text)
      {
        let candidate = StandInTexts.replacing(event, same)
        if isAlike(candidate, &trials) { return candidate }
      }
      for variant in (masked.hasStandIn ? 1 : 0)..<TextShape.variants {
        let candidate = StandInTexts.replacing(
          event, TextShape.standIn(for: text, variant: variant))
        if isAlike(candidate, &trials) { return candidate }
      }
    }
    if let type = masked.type, let value = event.value {
      for variant in 1..<TextShape.variants {
        let candidate = masked.event.replacing(type.masked(value, variant: variant))
        if isAlike(candidate, &trials) { return candidate }
      }
    }
    if case .deleteBackward(let target) = event, !isPublic(target, before, after) {
      for variant in 0..<TextShape.variants {
        guard let edit = StandInTexts.edit(of: target, from: before, to: after, variant)
        else { break }
        if isAlike(edit, &trials) { return edit }
      }
    }
    return nil
  }

  /// What has been selected in a text that is as it was, if anything has.
  ///
  /// A key goes by the words of the text, which those of its stand-in need not be.
  private static func selection(
    from before: [EnteredTexts.Entry], to after: [EnteredTexts.Entry]
  ) -> Event? {
    guard before.count == after.count else { return nil }
    for (old, new) in zip(before, after)
    where old.text != new.text && old.text.text.bytes == new.text.text.bytes {
      return .selection(TextSelection(new.node, range: new.text.selection))
    }
    return nil
  }

  /// The edit of one field between two engines, if that is all that has changed of texts.
  private static func edit(from earlier: Engine<S>, to later: Engine<S>) -> Event? {
    let edits = later.current.nodes.edits(since: earlier.fieldTexts)
    return edits.count == 1 ? edits[0].event : nil
  }

  /// Counts an event that cannot be recorded unchanged.
  mutating func deviate() {
    deviations += 1
  }

  // MARK: Agreement

  /// Whether two scenes are in the same state except for their texts, which have the same shape.
  private static func agree(
    _ twin: Engine<S>, _ texts: [EnteredTexts.Entry], with later: Engine<S>,
    _ originals: [EnteredTexts.Entry]
  ) -> Bool {
    guard texts.count == originals.count else { return false }
    for index in texts.indices {
      guard texts[index].text.selection == originals[index].text.selection,
        TextShape.areAlike(texts[index].text.text, originals[index].text.text)
      else { return false }
    }
    guard
      S.textInput?.verdicts(twin.scene, twin.context)
        == S.textInput?.verdicts(later.scene, later.context),
      (twin.marked == nil) == (later.marked == nil),
      twin.nextCompletionTime == later.nextCompletionTime,
      twin.frame.effects.count == later.frame.effects.count
    else { return false }
    for index in twin.frame.effects.indices
    where twin.frame.effects[index].type.bytes != later.frame.effects[index].type.bytes {
      return false
    }
    // With the same texts, the rest of the states can be compared.
    var other = later.scene
    other.replaceTexts(with: texts)
    return twin.scene.isInSameState(as: other)
      || twin.scene.isInSameState(as: other, by: .unmarked)
  }
}

extension Event {
  /// The value that comes with it.
  fileprivate var value: Command.Value? {
    switch self {
    case .command(let command): command.value
    case .response(let response): response.value
    default: nil
    }
  }

  /// The event with another value.
  fileprivate func replacing(_ value: Command.Value?) -> Event {
    switch self {
    case .command(var command):
      command.value = value
      return .command(command)
    case .response(var response):
      response.value = value
      return .response(response)
    default: return self
    }
  }

  /// The edit that a commit of composed text is; `nil` for other events.
  fileprivate var committed: Event? {
    guard case .compose(let composition) = self, composition.phase == .committed else { return nil }
    return .text(TextEdit(composition.target, replacement: composition.text))
  }

  /// An edit as the commit that this event is; the edit itself if this is none.
  fileprivate func committing(_ edit: Event) -> Event {
    guard committed != nil, case .text(let edit) = edit else { return edit }
    return .compose(Composition(edit.target, .committed, text: edit.replacement))
  }
}

extension Engine {
  /// What a key selects that moves carets, where it moves none: that of the stand-in may go elsewhere.
  fileprivate func caretKept(by event: Event) -> Event? {
    // In a composition it moves none.
    guard case .key(let stroke) = event, marked == nil,
      let field = current.nodes.storage.first(where: { $0.focused && $0.kind == .field }),
      let selection = field.selection, CaretMove(stroke, in: field.text ?? "") != nil
    else { return nil }
    return .selection(TextSelection(field.id, range: selection))
  }

  /// Presents the texts that have been replaced.
  fileprivate mutating func layOutStandIns() {
    let composition = marked
    beginStep(at: current.time)
    if S.isComposed { _ = visitChildren(.open) }
    layOut()
    // Another text of its field has ended it.
    guard let composition, marked == nil else { return }
    marked = composition
    showMarkedText(nil)
  }

  /// The context of an event at a time, for questions asked before it.
  fileprivate func moment(at time: Double) -> SceneContext<S> {
    var context = context
    context.moment.time = time
    return context
  }
}
