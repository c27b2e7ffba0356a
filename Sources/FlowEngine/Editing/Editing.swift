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

  /// Whether the text of a field is a secret; `nil` if that is not known yet. Mutating, because it is asked
  /// where it is then, and not copied.
  @usableFromInline mutating func isSecret(_ node: NodeID) -> Bool? {
    known.first { $0.node == node }?.isSecret
  }

  /// Notes whether the text of a field is a secret.
  @usableFromInline mutating func note(_ node: NodeID, isSecret: Bool) {
    if known.count == Self.knownLimit { known.removeAll(keepingCapacity: true) }
    known.append((node, isSecret))
  }

  /// Notes what an event has made of the fields, at a time in seconds.
  @usableFromInline mutating func note(
    _ event: Event, of nodes: borrowing NodeList, since fields: UnsafeBufferPointer<FieldText>,
    at time: Double
  ) {
    let kind = EditGroup.Kind(event)
    var goesOn = false
    for index in fields.indices {
      guard let edit = nodes.edit(since: fields[index]) else { continue }
      history.note(edit, kind, at: time, goesOn: goesOn)
      goesOn = true
    }
  }
}
