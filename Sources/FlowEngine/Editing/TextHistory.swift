/// The edits of fields that can be undone, and those that can be done again.
@usableFromInline struct TextHistory: Sendable {
  /// What was done, the last at the end.
  private(set) var done: [EditGroup] = []
  /// What was done after that, edit by edit: to put edits together has time until one is undone.
  private var latest: [LatestEdit] = []
  /// What was undone, the last at the end, each as it is to be done again.
  private(set) var undone: [EditGroup] = []

  @usableFromInline init() {}

  init(done: [EditGroup], undone: [EditGroup]) {
    (self.done, self.undone) = (done, undone)
    forgetOldest()
  }

  private struct LatestEdit: Sendable {
    var kind: EditGroup.Kind
    var edit: FieldEdit
    var time: Double
    /// Whether the event of the one before has made it, too.
    var goesOn: Bool
  }

  /// How many are kept as they are.
  private static var latestLimit: Int { 256 }

  /// The same, with other texts of its fields.
  @inline(never) func texts(_ text: (NodeID, String) -> String) -> TextHistory {
    func others(_ groups: [EditGroup]) -> [EditGroup] {
      groups.map { group in
        EditGroup(
          group.kind,
          group.edits.map { edit in
            FieldEdit(
              node: edit.node, before: text(edit.node, edit.before),
              after: text(edit.node, edit.after), tail: edit.tail)
          }, at: group.time)
      }
    }
    var whole = self
    whole.arrange()
    return TextHistory(done: others(whole.done), undone: others(whole.undone))
  }

  /// The texts before and after each edit.
  var texts: [String] {
    var whole = self
    whole.arrange()
    return (whole.done + whole.undone).flatMap { group in
      group.edits.flatMap { [$0.before, $0.after] }
    }
  }

  /// Whether there never was an edit.
  var isEmpty: Bool { done.isEmpty && undone.isEmpty && latest.isEmpty }

  /// Notes an edit: what was undone before cannot be done again.
  ///
  /// - Parameter goesOn: Whether the event of the edit before has made it, too.
  mutating func note(_ edit: FieldEdit, _ kind: EditGroup.Kind, at time: Double, goesOn: Bool) {
    endUndone()
    if !goesOn, latest.count >= Self.latestLimit { arrange() }
    latest.append(LatestEdit(kind: kind, edit: edit, time: time, goesOn: goesOn))
  }

  /// Forgets what was undone, as something else has been edited.
  @usableFromInline mutating func endUndone() {
    if !undone.isEmpty { undone.removeAll(keepingCapacity: true) }
  }

  /// Puts edits together that are undone at once.
  mutating func arrange() {
    var place = 0
    while place < latest.count {
      let first = latest[place]
      var group = EditGroup(first.kind, [first.edit], at: first.time)
      place += 1
      while place < latest.count, latest[place].goesOn {
        group.add(latest[place].edit)
        place += 1
      }
      append(group)
    }
    if latest.isEmpty { return }
    latest.removeAll(keepingCapacity: true)
    forgetOldest()
  }

  private mutating func append(_ group: EditGroup) {
    if let last = done.indices.last, done[last].join(group) { return }
    done.append(group)
  }

  /// Forgets the oldest edits beyond the limits: a saved state has all others.
  private mutating func forgetOldest() {
    var left = InputLimits.undoableText
    Self.keepLatest(&undone, &left)
    Self.keepLatest(&done, &left)
  }

  private static func keepLatest(_ groups: inout [EditGroup], _ left: inout Int) {
    var first = groups.count
    while first > 0, groups.count - first < InputLimits.undoableEdits {
      let length = groups[first - 1].length
      guard length <= left else { break }
      first -= 1
      left -= length
    }
    groups.removeFirst(first)
  }

  /// What is undone, or done again, next, and its place; what is no longer possible is forgotten.
  ///
  /// - Parameters:
  ///   - target: The field; `nil` for any.
  ///   - fields: The texts of the fields that events reach.
  ///   - redoes: Whether it is done again.
  @usableFromInline mutating func next(
    _ target: NodeID?, in fields: [FieldText], redoes: Bool
  ) -> (place: Int, group: EditGroup)? {
    arrange()
    var place = redoes ? undone.count : done.count
    while place > 0 {
      place -= 1
      let group = redoes ? undone[place] : done[place].reversed
      switch group.fit(fields, target) {
      case .fits: return (place, group)
      case .elsewhere: break
      case .outdated: if redoes { undone.remove(at: place) } else { done.remove(at: place) }
      }
    }
    return nil
  }

  /// Notes that the group at a place is undone, or done again.
  @usableFromInline mutating func move(_ place: Int, redoes: Bool) {
    if redoes {
      done.append(undone.remove(at: place).closed)
    } else {
      undone.append(done.remove(at: place).closed)
    }
  }
}
