/// The frames that tell the story of a trace.
///
/// The first and the last one always; then states that are entered, completions, changes of the state's
/// other members, movements on their way, and events: first what has not been seen, and what is far from
/// what is there already. Two of the same picture and state are never chosen.
enum KeyFrames {
  /// The most frames that are chosen.
  static let limit = 8
  /// The number of frames from which on mere events are not worth one.
  static let enough = 5

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
    /// The index of the moment that has set it in motion, if it is on its way.
    var origin: Int?
  }

  /// A moment that is chosen.
  struct Choice: Equatable {
    /// The moment's index.
    var index: Int
    /// The index of the moment that has set it in motion, if it is on its way.
    var origin: Int?
  }

  /// Chooses among moments.
  ///
  /// - Parameters:
  ///   - moments: All moments, in order.
  ///   - required: The indices of moments that are chosen in any case.
  /// - Returns: Those chosen, in order.
  static func chosen(among moments: [Moment], required: [Int] = []) -> [Choice] {
    guard let first = moments.first, let last = moments.last else { return [] }
    var chosen: [Moment] = []
    var origins: [Int: Int] = [:]
    func add(_ moment: Moment) {
      if !chosen.contains(where: { $0.index == moment.index }) { chosen.append(moment) }
    }
    add(first)
    for index in required where moments.indices.contains(index) { add(moments[index]) }
    if last.picture != first.picture || last.stateName != first.stateName {
      // The first moment of the last picture is the one at which something came to its end.
      let end = moments.first {
        $0.picture == last.picture && $0.stateName == last.stateName && $0.cause != .sample
      }
      add(end ?? last)
    }
    var candidates = candidates(among: moments)
    let extent = Double(max(1, last.picture))
    while chosen.count < limit {
      candidates.removeAll { candidate in
        chosen.contains { $0.isAlike(candidate.moment) }
      }
      let best = candidates.max { value(of: $0, chosen, extent) < value(of: $1, chosen, extent) }
      guard let best, chosen.count < enough || best.weight >= Weight.movement else { break }
      chosen.append(best.moment)
      origins[best.moment.index] = best.origin
    }
    return chosen.map { Choice(index: $0.index, origin: origins[$0.index]) }
      .sorted { $0.index < $1.index }
  }

  private static func candidates(among moments: [Moment]) -> [Candidate] {
    var candidates: [Candidate] = []
    for index in moments.indices.dropFirst() where moments[index].cause != .sample {
      let (before, moment) = (moments[index - 1], moments[index])
      var weight = Weight.event
      if moment.stateName != before.stateName {
        weight = Weight.stateName
      } else if moment.cause == .completion {
        weight = Weight.completion
      } else if moment.state != before.state || moment.event == "environment" {
        weight = Weight.state
      }
      if moment.hasEffects { weight += 2 }
      // What begins to move looks much as before: it is seen on its way.
      if let middle = middle(after: index, in: moments) {
        let weight = moment.cause == .event ? max(weight, Weight.movement) : Weight.movement
        candidates.append(Candidate(moment: moments[middle], weight: weight, origin: index))
        if moment.cause == .event { continue }
      }
      if moment.picture != before.picture {
        candidates.append(Candidate(moment: moment, weight: weight))
      }
    }
    return candidates
  }

  /// The moment on the way of what begins to move; `nil` where nothing does, or not for long.
  private static func middle(after index: Int, in moments: [Moment]) -> Int? {
    let begin = moments[index]
    let end =
      moments[(index + 1)...].firstIndex {
        !$0.isMoving || $0.cause == .completion || $0.stateName != begin.stateName
      } ?? moments.endIndex
    let moving = (index + 1)..<end
    guard moving.count > 2, let last = moving.last, moments[last].picture != begin.picture else {
      return nil
    }
    let time = begin.time + (moments[last].time - begin.time) * onTheWay
    return moving.first { moments[$0].time >= time }
  }

  /// What a candidate adds to those that are chosen.
  private static func value(
    of candidate: Candidate, _ chosen: [Moment], _ extent: Double
  ) -> Double {
    let moment = candidate.moment
    let distance = chosen.map { abs($0.picture - moment.picture) }.min() ?? 0
    var value = candidate.weight * (Double(max(1, distance)) / extent).squareRoot()
    if !chosen.contains(where: { $0.stateName == moment.stateName }) { value *= 3 }
    if !chosen.contains(where: { $0.state == moment.state }) { value *= 2 }
    return value
  }
}

extension Moment {
  /// Whether two moments look the same and are in the same state.
  fileprivate func isAlike(_ other: Moment) -> Bool {
    picture == other.picture && stateName == other.stateName
  }
}
