import FlowEngine

/// The search for the step that decided a value: it takes the frames of a trace one by one.
struct CauseSearch {
  /// The step, as far as frames have come.
  private(set) var step: ValueCause.Step?
  /// The animation that the value is in, or has come by.
  private(set) var motion: FrameMotion?

  private let path: ValuePath
  private let story: TraceStory
  private var counter: EventCounter
  private var before: FrameRecord?
  private var value: String?
  private var isMoving = false
  /// The last frame of an event or a completion.
  private var latest: ValueCause.Step?

  init(for path: ValuePath, in story: TraceStory) {
    self.path = path
    self.story = story
    counter = story.counter
  }

  /// Takes the next frame.
  mutating func take(_ frame: FrameRecord) {
    counter.take(frame.head)
    let isQuestion = counter.count > story.events.count
    if !isQuestion { latest = step(at: frame) }
    let value = path.value(in: frame)
    let motion = frame.motions.first { $0.node == path.node && $0.property == path.member }
    if let motion {
      if !isMoving || motion.identity != self.motion?.identity { step = latest }
      self.motion = motion
    } else if before == nil || value != self.value, !hasArrived(in: frame) {
      step = latest
      self.motion = nil
    }
    isMoving = motion != nil
    self.value = value
    before = frame
  }

  /// Whether the value is where its animation has led to.
  private func hasArrived(in frame: FrameRecord) -> Bool {
    guard isMoving, let motion else { return false }
    // Transforms are written otherwise where they move.
    return path.member == "transform" || path.whole.value(in: frame) == motion.to
  }

  private func step(at frame: FrameRecord) -> ValueCause.Step {
    let events = counter.count
    let event = events > 0 && events <= story.events.count ? story.events[events - 1] : nil
    let changes = FrameChanges(from: before, to: frame)
    let isOfEvent = frame.head.cause == .event
    let names = isOfEvent ? event?.names(on: before) ?? [] : []
    return ValueCause.Step(
      time: frame.head.time, cause: frame.head.causeText,
      event: event.map { isOfEvent ? names.joined(separator: " ") : $0.text }, line: event?.line,
      state: changes.state, effects: changes.effects,
      names: isOfEvent ? names : [frame.head.causeText])
  }
}
