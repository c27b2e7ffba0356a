/// Compares the frames of a session with those of its recording's replay: they must be the same except
/// for entered texts, which must have the same shape.
struct FrameAgreement {
  /// The characters of all entered texts, also in upper and lower case, and their digits in ASCII: no
  /// other character may differ.
  private var entered: [Unicode.Scalar] = []

  /// Starts with a scene's texts: those that are entered, the marked one, and those that can be undone; and
  /// with what else a recording that begins with its state has stand-ins for.
  init<S: Scene>(_ engine: Engine<S>) {
    let (saved, masked) = (engine.saved, engine.savedWithStandIns)
    if saved.bytes != masked.bytes, let saved = try? JSONValue(parsing: saved),
      let masked = try? JSONValue(parsing: masked)
    {
      for text in saved.texts(differingFrom: masked) { enter(text) }
    }
    for entry in engine.scene.enteredTexts { enter(entry.text.text) }
    if let marked = engine.marked { enter(marked.text) }
    for text in engine.history.texts { enter(text) }
  }

  /// Adds an entered text.
  mutating func enter(_ text: String) {
    let digits = DecimalDigits.prefix(.max, of: text)
    for text in [text, text.uppercased(), text.lowercased(), digits] {
      for scalar in text.unicodeScalars where !entered.contains(scalar) { entered.append(scalar) }
    }
  }

  /// What differs first; `nil` if nothing does.
  func difference<S: Scene>(between frame: Frame<S>, and replayed: Frame<S>) -> String? {
    if frame.time != replayed.time || frame.cause != replayed.cause {
      return "the replay has other frames"
    }
    if frame.event != replayed.event {
      guard Self.canBe(replayed.event, frame.event) else { return "the replay has another event" }
    }
    if frame.effects.isEmpty, replayed.effects.isEmpty, frame.animations == replayed.animations,
      frame.nodes == replayed.nodes, frame.scene.isInSameState(as: replayed.scene, by: .shown)
    {
      return nil
    }
    // The written frames decide: numbers have more digits than frames show.
    guard let one = Self.document(of: frame), let two = Self.document(of: replayed) else {
      return "a frame cannot be written"
    }
    if let text = difference(between: one["nodes"], and: two["nodes"]) { return text }
    for name in ["state", "animations", "effects"] {
      guard let value = one[name], let other = two[name], areAlike(value, other) else {
        return "'\(name)' differs"
      }
    }
    return nil
  }

  /// Whether a recording may have another event in the place of one: for a deletion and an undo, the edit that they
  /// make; for an undo that changes nothing, a tick; for a key, the selection or the edit that it makes.
  private static func canBe(_ replayed: EventName?, _ event: EventName?) -> Bool {
    switch event {
    case .deleteBackward: replayed == .text
    case .undo, .redo: replayed == .text || replayed == .tick
    case .keyDown: replayed == .selection || replayed == .text || replayed == .tick
    default: false
    }
  }

  private func difference(between nodes: JSONValue?, and replayed: JSONValue?) -> String? {
    guard case .array(let nodes)? = nodes?.content, case .array(let others)? = replayed?.content,
      nodes.count == others.count
    else { return "there are other nodes" }
    for (node, other) in zip(nodes, others) where !areAlike(node, other) {
      guard case .string(let id)? = node["id"]?.content else { break }
      return "node '\(id)' differs"
    }
    return nil
  }

  // MARK: Documents

  private static func document<S: Scene>(of frame: Frame<S>) -> JSONValue? {
    var json = JSONWriter()
    json.frame(frame)
    return json.withBytes { try? JSONValue(parsing: $0) }
  }

  /// Whether two values are the same except for texts of the same shape.
  private func areAlike(_ value: JSONValue, _ other: JSONValue) -> Bool {
    switch (value.content, other.content) {
    case (.string(let text), .string(let other)): areAlike(text, other)
    case (.array(let elements), .array(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { areAlike($0, $1) }
    case (.object(let members), .object(let others)):
      members.count == others.count
        && zip(members, others).allSatisfy {
          $0.name.bytes == $1.name.bytes && areAlike($0.value, $1.value)
        }
    default: value.text.bytes == other.text.bytes
    }
  }

  /// Whether a text differs from the session's only in entered characters, and has the same shape.
  private func areAlike(_ text: String, _ replayed: String) -> Bool {
    if text.bytes == replayed.bytes { return true }
    guard TextShape.areAlike(text, replayed) else { return false }
    return zip(text.unicodeScalars, replayed.unicodeScalars).allSatisfy {
      $0 == $1 || entered.contains($0)
    }
  }
}
