#if !hasFeature(Embedded)
  extension JSONWriter {
    /// Writes the edits that can be undone and done again, as far as they decide how an engine goes on.
    ///
    /// - Parameter now: The time of the latest frame, in seconds.
    @usableFromInline mutating func canonical(_ history: TextHistory, at now: Double) {
      var history = history
      history.arrange()
      for groups in [history.done, history.undone] {
        canonical(groups.count)
        for group in groups { canonical(group) }
      }
      guard let last = history.done.last, last.isOpen(at: now) else { return }
      canonical(last.kind.rawValue)
      canonical(TimeArithmetic.nanoseconds(last.time - now))
    }

    private mutating func canonical(_ group: EditGroup) {
      canonical(group.edits.count)
      for edit in group.edits {
        canonical(edit.node.name)
        canonical(edit.before)
        canonical(edit.after)
        canonical(edit.tail ?? -1)
      }
    }
  }
#endif
