/// The edits of fields that can be undone, and those that can be done again.
@usableFromInline struct TextHistory: Sendable {
  /// What was done, the last at the end.
  private(set) var done: [EditGroup] = []
  /// What was undone, the last at the end, each as it is to be done again.
  private(set) var undone: [EditGroup] = []

  @usableFromInline init() {}

  init(done: [EditGroup], undone: [EditGroup]) {
    (self.done, self.undone) = (done, undone)
  }

  /// Whether there never was an edit.
  var isEmpty: Bool { done.isEmpty && undone.isEmpty }

  /// Notes an edit: what was undone before cannot be done again.
  mutating func note(_ group: EditGroup) {
    undone.removeAll(keepingCapacity: true)
    if let last = done.indices.last, done[last].join(group) { return }
    if done.count == InputLimits.undoableEdits { done.removeFirst() }
    done.append(group)
  }

  /// What is undone, or done again, next; what is no longer possible is forgotten.
  ///
  /// - Parameters:
  ///   - target: The field; `nil` for any.
  ///   - fields: The texts of the fields that events reach.
  ///   - redoes: Whether it is done again.
  mutating func next(
    _ target: NodeID?, in fields: [FieldText], redoes: Bool
  ) -> EditGroup? {
    let groups = redoes ? undone : done.map { $0.reversed }
    for index in groups.indices.reversed() {
      let group = groups[index]
      // A field of another page keeps its edits.
      guard group.edits.allSatisfy({ edit in fields.contains { $0.node == edit.node } }),
        target.map({ group.concerns($0) }) ?? true
      else { continue }
      if group.fits(fields) { return group }
      if redoes { undone.remove(at: index) } else { done.remove(at: index) }
    }
    return nil
  }

  /// Notes that the last group like one is undone, or done again.
  @usableFromInline mutating func move(_ group: EditGroup, redoes: Bool) {
    if redoes {
      guard let index = undone.lastIndex(of: group) else { return }
      done.append(undone.remove(at: index).closed)
    } else {
      let group = group.reversed
      guard let index = done.lastIndex(of: group) else { return }
      undone.append(done.remove(at: index).closed)
    }
  }
}
