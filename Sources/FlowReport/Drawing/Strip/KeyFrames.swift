/// Chooses the frames that tell the story of a trace while the moments come.
///
/// The first and the last one always; then states that are entered, completions, changes of the state's
/// other members, movements on their way, and events: first what has not been seen, and what is far from
/// what is there already. Two of the same picture and state are never chosen.
///
/// What is kept is bounded, however long the trace is: beyond the limits some moments of each kind are
/// dropped, evenly over the story.
struct KeyFrames {
  /// The number of frames from which on mere events are not worth one.
  static let enough = 5
  /// The most ends of a picture that are kept.
  private static let endLimit = 16

  /// The share of a movement's time after which it is shown.
  private static let onTheWay = 0.35

  /// How much a moment tells.
  private enum Weight {
    static let event = 8.0
    static let movement = 14.0
    static let state = 28.0
    static let completion = 30.0
    static let stateName = 50.0
  }

  /// A moment that may be chosen.
  private struct Candidate {
    var moment: Moment
    var weight: Double
    /// The moment that has set it in motion, if it is on its way.
    var origin: Moment?
  }

  /// A moment that may have set something in motion.
  private struct Origin {
    var moment: Moment
    var weight: Double
    /// Whether it looks different from the moment before.
    var isSeen: Bool
    /// Whether its state had not been seen before.
    var isNew: Bool

    /// What it has in common with moments that tell as much.
    var kind: Int { Int(weight) + (isNew ? 1_000 : 0) }
  }

  /// A moment that is chosen.
  struct Choice: Sendable {
    /// The moment.
    var moment: Moment
    /// The moment that has set it in motion, if it is on its way.
    var origin: Moment?
  }

  private var first: Moment?
  private var last: Moment?
  private var required: [Moment] = []
  /// The first moments of the last pictures.
  private var ends: [Moment] = []
  private var candidates = EvenSelection<Candidate>(limit: DrawingLimits.candidates)
  /// The moments from which on something moves still, all in one state.
  private var origins = EvenSelection<Origin>(limit: DrawingLimits.origins)
  /// What moves since the first of these.
  private var movement = EvenSelection<Moment>(limit: DrawingLimits.movement)
  private var states: Set<StateKey> = []

  /// What tells a state from another.
  private struct StateKey: Hashable {
    var name: String
    var state: UInt64
  }

  /// Adds the next moment.
  ///
  /// - Parameter isRequired: Whether it is chosen in any case.
  mutating func add(_ moment: Moment, isRequired: Bool = false) {
    if isRequired { required.append(moment) }
    guard let before = last else {
      (first, last) = (moment, moment)
      return
    }
    for origin in origins.remove(where: { moment.ends($0.moment) }) { close(origin) }
    if origins.isEmpty {
      movement.removeAll()
    } else {
      movement.add(moment)
    }
    if moment.cause != .sample {
      noteEnd(moment)
      let origin = origin(moment, after: before)
      origins.add(origin, kind: origin.kind)
    }
    last = moment
  }

  /// Chooses among the moments that were added.
  ///
  /// - Returns: Those chosen, in order.
  func chosen() -> [Choice] {
    guard let first, let last else { return [] }
    var ended = self
    for origin in origins.elements { ended.close(origin) }
    var chosen: [Choice] = []
    func add(_ moment: Moment) {
      if !chosen.contains(where: { $0.moment.index == moment.index }) {
        chosen.append(Choice(moment: moment))
      }
    }
    add(first)
    for moment in required { add(moment) }
    if last.picture != first.picture || last.stateName != first.stateName {
      // The first moment of the last picture is the one at which something came to its end.
      add(ends.first { $0.isAlike(last) } ?? last)
    }
    let extent = Double(max(1, last.picture))
    var rest = ended.candidates.elements
    while chosen.count < DrawingLimits.keyFrames {
      rest.removeAll { candidate in chosen.contains { $0.moment.isAlike(candidate.moment) } }
      let best = rest.max {
        Self.value(of: $0, chosen, extent) < Self.value(of: $1, chosen, extent)
      }
      guard let best, chosen.count < Self.enough || best.weight >= Weight.movement else { break }
      chosen.append(Choice(moment: best.moment, origin: best.origin))
    }
    return chosen.sorted { $0.moment.index < $1.moment.index }
  }

  // MARK: What is kept

  private mutating func origin(_ moment: Moment, after before: Moment) -> Origin {
    var weight = Weight.event
    if moment.stateName != before.stateName {
      weight = Weight.stateName
    } else if moment.cause == .completion {
      weight = Weight.completion
    } else if moment.state != before.state || moment.event == "environment" {
      weight = Weight.state
    }
    if moment.hasEffects { weight += 2 }
    let isNew =
      states.count < DrawingLimits.states
      && states.insert(StateKey(name: moment.stateName, state: moment.state)).inserted
    return Origin(
      moment: moment, weight: weight, isSeen: moment.picture != before.picture, isNew: isNew)
  }

  /// Makes candidates of a moment from which on nothing moves any more.
  private mutating func close(_ origin: Origin) {
    // What begins to move looks much as before: it is seen on its way.
    if let middle = middle(after: origin.moment) {
      let isEvent = origin.moment.cause == .event
      let weight = isEvent ? max(origin.weight, Weight.movement) : Weight.movement
      candidates.add(
        Candidate(moment: middle, weight: weight, origin: origin.moment), kind: origin.kind)
      if isEvent { return }
    }
    if origin.isSeen {
      candidates.add(
        Candidate(moment: origin.moment, weight: origin.weight), kind: origin.kind)
    }
  }

  /// The moment on the way of what begins to move; `nil` where nothing does, or not for long.
  private func middle(after begin: Moment) -> Moment? {
    guard let end = last, end.index - begin.index > 2, end.picture != begin.picture else {
      return nil
    }
    let time = begin.time + (end.time - begin.time) * Self.onTheWay
    return movement.first { $0.index > begin.index && $0.time >= time } ?? end
  }

  private mutating func noteEnd(_ moment: Moment) {
    guard !ends.contains(where: { $0.isAlike(moment) }) else { return }
    ends.append(moment)
    if ends.count > Self.endLimit { ends.removeFirst() }
  }

  // MARK: Values

  /// What a candidate adds to those that are chosen.
  private static func value(
    of candidate: Candidate, _ chosen: [Choice], _ extent: Double
  ) -> Double {
    let moment = candidate.moment
    let distance = chosen.map { abs($0.moment.picture - moment.picture) }.min() ?? 0
    var value = candidate.weight * (Double(max(1, distance)) / extent).squareRoot()
    if !chosen.contains(where: { $0.moment.stateName == moment.stateName }) { value *= 3 }
    if !chosen.contains(where: { $0.moment.state == moment.state }) { value *= 2 }
    return value
  }
}

extension Moment {
  /// Whether two moments look the same and are in the same state.
  fileprivate func isAlike(_ other: Moment) -> Bool {
    picture == other.picture && stateName == other.stateName
  }

  /// Whether the movement that began at another moment has ended.
  fileprivate func ends(_ begin: Moment) -> Bool {
    !isMoving || cause == .completion || stateName != begin.stateName
  }
}
