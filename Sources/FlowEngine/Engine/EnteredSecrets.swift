/// What is entered in a scene: the texts that are secrets, and the others.
@usableFromInline package struct EnteredSecrets {
  /// The texts that are secrets.
  package private(set) var secrets: [String] = []
  /// The other texts.
  package private(set) var publicTexts: [String] = []

  /// Nothing.
  @usableFromInline package init() {}

  /// What is entered in a scene.
  @usableFromInline package init<S: Scene>(of scene: S) {
    for entry in scene.enteredTexts { add(entry.text.text, isSecret: entry.isSecret) }
  }

  /// What is entered in a scene, and what an event is about to enter.
  @usableFromInline package init<S: Scene>(of scene: S, and event: Event) {
    self.init(of: scene)
    let text: String
    switch event {
    case .text(let edit): text = edit.replacement
    case .compose(let composition): text = composition.text
    case .command(let command):
      guard case .string(let value)? = command.value,
        let kind = scene.kind(of: event), kind.isEntered
      else { return }
      text = value
    default: return
    }
    guard let target = event.target else { return }
    let isSecret = scene.enteredTexts.contains { $0.isAt(target) && $0.isSecret }
    add(text, isSecret: isSecret)
  }

  private mutating func add(_ text: String, isSecret: Bool) {
    if isSecret { secrets.append(text) } else { publicTexts.append(text) }
  }

  /// Adds what was entered before.
  mutating func add(_ former: EnteredSecrets) {
    for secret in former.secrets where !secrets.has(secret) { secrets.append(secret) }
    for text in former.publicTexts where !publicTexts.has(text) { publicTexts.append(text) }
  }
}
