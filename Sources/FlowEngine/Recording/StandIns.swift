/// The stand-ins of a recording: texts of the same shape in place of those that are entered.
///
/// What it keeps are stand-ins only. At each event that enters, deletes or moves text, it tries on a
/// copy of the scene that has the stand-ins which event takes it the way that the scene has taken:
/// to the same state but for the texts, with texts of the same shape, the same carets and verdicts,
/// the same effects. The copy lives as long as the call.
struct StandIns<S: Scene> {
  private var texts: StandInTexts
  /// How many events a replay takes in another way than was shown.
  private(set) var deviations = 0

  /// The stand-ins, in the order in which the scene lists its texts.
  var entries: [EnteredTexts.Entry] { texts.entries }

  init(publicText: [NodeID]) {
    texts = StandInTexts(publicText: publicText)
  }

  // MARK: Beginning

  /// Whether a scene has fields whose texts it does not list.
  static func hasUnlistedTexts(_ scene: S) -> Bool {
    S.Part.allCases.contains { $0.kind == .field } && scene.enteredTexts.isEmpty
  }

  /// Begins with stand-ins for the texts of a scene, and puts them into it.
  mutating func begin(with engine: inout Engine<S>) throws(MemberError) {
    let original = engine.scene
    texts.mask(original.enteredTexts)
    engine.current.scene.replaceTexts(with: texts.entries)
    engine.current.scene.refineStandIns(for: original, engine.context)
    try engine.refreshTexts()
    texts.entries = engine.scene.enteredTexts
  }

  /// Whether the text at a node may be shown.
  private func isPublic(_ target: NodeID?, in scene: S) -> Bool {
    guard let target, texts.publicText.contains(target) else { return false }
    if S.Part.allCases.contains(where: { $0.isSecret && $0.names(target) }) { return false }
    return !scene.enteredTexts.contains { $0.isSecret && $0.isAt(target) }
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
    let text = Self.text(of: event)
    let isShown = text == nil || isPublic(StandInTexts.target(of: event), in: later.scene)
    let masked = isShown ? event : StandInTexts.replacing(event, TextShape.standIn(for: text ?? ""))
    let before = earlier.scene.enteredTexts
    let after = later.scene.enteredTexts
    if before.isEmpty && after.isEmpty { return masked }
    texts.adopt(before)
    if before == after, isShown { return masked }
    var trial = earlier
    do throws(MemberError) {
      try trial.replaceTexts(with: texts.entries)
    } catch {
      // Stand-ins that the scene cannot have are none of ours; what it has decides.
      texts.adopt(after)
      return masked
    }
    let context = trial.moment(at: time)
    var first: (event: Event, entries: [EnteredTexts.Entry])?
    func found(
      _ candidate: Event, _ standIns: inout StandIns
    ) -> Bool {
      var twin = trial
      do throws(EventError) { try twin.step(candidate, at: time) } catch { return false }
      let texts = twin.scene.enteredTexts
      if first == nil { first = (candidate, texts) }
      guard Self.agree(twin, texts, with: later, after) else { return false }
      standIns.texts.entries = texts
      return true
    }
    for candidate in trial.scene.standIns(
      for: masked, from: earlier.scene, to: later.scene, context)
    where found(candidate, &self) { return candidate }
    if found(masked, &self) { return masked }
    if !isShown, let text {
      if case .text(let edit) = event,
        let same = StandInTexts.text(under: edit, in: trial.scene.enteredTexts),
        TextShape.areAlike(same, text)
      {
        let candidate = StandInTexts.replacing(event, same)
        if found(candidate, &self) { return candidate }
      }
      for variant in 1..<TextShape.variants {
        let candidate = StandInTexts.replacing(
          event, TextShape.standIn(for: text, variant: variant))
        if found(candidate, &self) { return candidate }
      }
    }
    deviations += 1
    // The replay goes on from what it makes of the first one.
    guard let first else {
      texts.adopt(after)
      return .tick
    }
    texts.entries = first.entries
    return first.event
  }

  /// Takes note that an event cannot be recorded as it is.
  mutating func deviate() {
    deviations += 1
  }

  // MARK: Agreement

  /// Whether two scenes are in the same state but for their texts, with texts of the same shape.
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
    guard twin.scene.textVerdicts(twin.context) == later.scene.textVerdicts(later.context),
      twin.nextCompletionTime == later.nextCompletionTime,
      twin.frame.effects.count == later.frame.effects.count
    else { return false }
    for index in twin.frame.effects.indices
    where twin.frame.effects[index].type != later.frame.effects[index].type { return false }
    // With the same texts, what else the states have can be compared.
    var other = later.scene
    other.replaceTexts(with: texts)
    return description(of: twin.scene) == description(of: other)
  }

  private static func description(of scene: S) -> String {
    var scene = scene
    scene.progress = 1
    var json = JSONWriter(capacity: 1024)
    json.beginArray()
    json.state(of: scene)
    json.beginObject()
    json.members(of: scene, .exact)
    json.endObject()
    json.endArray()
    return json.text
  }

  // MARK: Text in events

  /// The text that an event enters.
  static func text(of event: Event) -> String? {
    switch event {
    case .text(let edit): return edit.replacement
    case .command(let command):
      guard case .string(let text) = command.value, S.carriesText(command) else { return nil }
      return text
    case .response(let response): return response.message
    default: return nil
    }
  }

}

extension Engine {
  /// The context of an event at a time, for what has to be known before it.
  fileprivate func moment(at time: Double) -> SceneContext<S> {
    var context = context
    context.moment.time = time
    return context
  }
}
