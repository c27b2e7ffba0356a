/// What an engine knows of the edits of its fields.
@usableFromInline struct Editing: Sendable {
  /// What an input method composes.
  @usableFromInline var marked: MarkedText?
  /// The field that shows it, as its scene has laid it out.
  @usableFromInline var composed: ComposedField?
  /// The edits that can be undone.
  @usableFromInline var history = TextHistory()

  /// Of fields that have been edited, whether their texts are secrets.
  private var known: [(node: NodeID, isSecret: Bool)] = []
  private static var knownLimit: Int { 64 }

  @usableFromInline init() {}

  /// Whether the text of a field is a secret; `nil` if that is not known yet.
  func isSecret(_ node: NodeID) -> Bool? { known.first { $0.node == node }?.isSecret }

  /// Notes whether the text of a field is a secret.
  mutating func note(_ node: NodeID, isSecret: Bool) {
    if known.count == Self.knownLimit { known.removeAll(keepingCapacity: true) }
    known.append((node, isSecret))
  }
}

extension Engine {
  /// What an input method composes.
  @usableFromInline var marked: MarkedText? {
    get { editing.isEmpty ? nil : editing[0].marked }
    set { if newValue != nil || !editing.isEmpty { noteEditing { $0.marked = newValue } } }
  }

  /// Whether marked text is shown, or was in the last layout.
  @usableFromInline var isComposing: Bool {
    !editing.isEmpty && (editing[0].marked != nil || editing[0].composed != nil)
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
  @usableFromInline @inline(never) mutating func noteEditing(_ change: (inout Editing) -> Void) {
    if editing.isEmpty { editing.append(Editing()) }
    change(&editing[0])
  }
}
