/// What is entered in a scene: the texts that are secrets, and the others.
@usableFromInline package struct EnteredSecrets {
  /// A text that an event is about to enter.
  @usableFromInline package struct Entering {
    let text: String
    let target: NodeID
  }

  /// The texts that are secrets.
  package private(set) var secrets: [String] = []
  /// The other texts.
  package private(set) var publicTexts: [String] = []

  /// Nothing.
  @usableFromInline package init() {}

  /// What is entered in a scene.
  @usableFromInline package init<S: Scene>(of scene: S) {
    self.init(scene.enteredTexts, nil)
  }

  /// What is entered in a scene, and what an event is about to enter.
  @usableFromInline package init<S: Scene>(of scene: S, and event: Event) {
    self.init(scene.enteredTexts, Entering(event, in: scene))
  }

  /// What is entered, and what is about to be.
  @usableFromInline init(_ entries: [EnteredTexts.Entry], _ entering: Entering?) {
    let isSecret = { (target: NodeID) in entries.contains { $0.isAt(target) && $0.isSecret } }
    for entry in entries { add(entry.text.text, isSecret: entry.isSecret) }
    if let entering { add(entering.text, isSecret: isSecret(entering.target)) }
  }

  private mutating func add(_ text: String, isSecret: Bool) {
    if isSecret { secrets.append(text) } else { publicTexts.append(text) }
  }

  /// With what was entered before.
  @usableFromInline package func adding(_ former: EnteredSecrets) -> EnteredSecrets {
    var all = self
    for secret in former.secrets where !secrets.has(secret) { all.secrets.append(secret) }
    for text in former.publicTexts where !publicTexts.has(text) { all.publicTexts.append(text) }
    return all
  }
}

extension EnteredSecrets.Entering {
  /// The text of an event; `nil` for an event that enters none.
  @usableFromInline init?<S: Scene>(_ event: Event, in scene: S) {
    switch event {
    case .text(let edit): text = edit.replacement
    case .compose(let composition): text = composition.text
    case .command(let command):
      guard case .string(let value)? = command.value,
        let kind = scene.kind(of: event), kind.isEntered
      else { return nil }
      text = value
    default: return nil
    }
    guard let target = event.target else { return nil }
    self.target = target
  }
}
