extension FleetVerdict.Change {
  init(_ difference: Difference) {
    let first = difference.first
    self.init(
      frame: first.frame, time: first.time, cause: first.cause, subject: difference.subject.text,
      change: difference.change.rawValue, distance: first.distance, text: difference.firstText)
    if difference.change == .changed {
      expected = first.expected
      found = first.found
    }
  }

  init(_ change: FrameDigester.Change, frames: Int) {
    let isGone = change.head == nil && change.frame >= frames
    self.init(
      frame: change.frame, count: change.count, time: change.head?.time, cause: change.head?.cause,
      change: isGone ? Difference.Change.gone.rawValue : nil,
      text: change.text(isGone: isGone))
  }
}
