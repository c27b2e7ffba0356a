/// Pairs the frames of one document with those of another.
///
/// Frames with the same cause and time are paired. Completions without a partner at the same time
/// are paired in order between two events, since one has probably moved.
package struct FrameAlignment {
  /// A pair of frames, or one without a partner, as indices.
  package struct Step: Equatable {
    // Half of what optional integers would take, for there are as many as frames.
    private var indices: (first: Int, second: Int)

    /// The index in the first document.
    package var first: Int? {
      get { indices.first < 0 ? nil : indices.first }
      set { indices.first = newValue ?? -1 }
    }

    /// The index in the second document.
    package var second: Int? {
      get { indices.second < 0 ? nil : indices.second }
      set { indices.second = newValue ?? -1 }
    }

    init(first: Int? = nil, second: Int? = nil) {
      indices = (first ?? -1, second ?? -1)
    }

    package static func == (one: Step, other: Step) -> Bool { one.indices == other.indices }
  }

  /// How far ahead a partner is sought among the frames of one time.
  private static let reach = 16

  /// The frames of both documents, in order.
  package private(set) var steps: [Step] = []

  /// Aligns the frames of two documents.
  ///
  /// - Parameter joinsCompletions: Whether completions at different times may be a pair. Without
  ///   them, the steps are in the order of time.
  /// - Complexity: O(*n*), where *n* is the number of frames of both.
  package init(
    _ first: [FrameRecord.Head], _ second: [FrameRecord.Head], joinsCompletions: Bool = true
  ) {
    pair(first, second)
    if joinsCompletions { joinCompletions(first, second) }
  }

  /// Aligns the beginnings of two documents, as far as what is to come cannot change it.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the first frames, and the second ones, are all there are.
  ///   - isFinal: Whether to stop anywhere rather than to ask for more frames. Otherwise it stops
  ///     after a pair of events, beyond which no completion is joined.
  init(
    _ first: [FrameRecord.Head], _ second: [FrameRecord.Head],
    isWhole: (first: Bool, second: Bool), isFinal: Bool
  ) {
    pair(first, second)
    if !(isWhole.first && isWhole.second) {
      let limits = (
        isWhole.first ? Int.max : first.count - Self.reach - 1,
        isWhole.second ? Int.max : second.count - Self.reach - 1
      )
      var next = (0, 0)
      var safe = 0
      for (index, step) in steps.enumerated() {
        guard next.0 <= limits.0, next.1 <= limits.1 else { break }
        if step.first != nil { next.0 += 1 }
        if step.second != nil { next.1 += 1 }
        let isPairOfEvents =
          step.second != nil && (step.first.map { first[$0].cause == .event } ?? false)
        if isFinal || isPairOfEvents { safe = index + 1 }
      }
      steps.removeSubrange(safe...)
    }
    joinCompletions(first, second)
  }

  /// The numbers of frames of both that belong to the steps.
  var counts: (first: Int, second: Int) {
    steps.reduce(into: (0, 0)) { counts, step in
      if step.first != nil { counts.0 += 1 }
      if step.second != nil { counts.1 += 1 }
    }
  }

  private mutating func pair(_ first: [FrameRecord.Head], _ second: [FrameRecord.Head]) {
    steps.reserveCapacity(max(first.count, second.count))
    var i = 0
    var j = 0
    while i < first.count || j < second.count {
      guard i < first.count, j < second.count else {
        appendAlone(i..<first.count, j..<second.count)
        break
      }
      if first[i].time < second[j].time {
        steps.append(Step(first: i))
        i += 1
      } else if second[j].time < first[i].time {
        steps.append(Step(second: j))
        j += 1
      } else {
        let time = first[i].time
        let iEnd = first[i...].firstIndex { $0.time != time } ?? first.count
        let jEnd = second[j...].firstIndex { $0.time != time } ?? second.count
        align(first[i..<iEnd], second[j..<jEnd])
        i = iEnd
        j = jEnd
      }
    }
  }

  /// Aligns the frames of one time by cause.
  private mutating func align(
    _ first: ArraySlice<FrameRecord.Head>, _ second: ArraySlice<FrameRecord.Head>
  ) {
    var i = first.startIndex
    var j = second.startIndex
    while i < first.endIndex, j < second.endIndex {
      if !first[i].hasSameCause(as: second[j]) {
        let skippedSecond = second[j...].prefix(Self.reach)
          .firstIndex { $0.hasSameCause(as: first[i]) }
        let skippedFirst = first[i...].prefix(Self.reach)
          .firstIndex { $0.hasSameCause(as: second[j]) }
        switch (skippedFirst, skippedSecond) {
        case (let next?, let other?) where next - i <= other - j:
          appendAlone(i..<next, j..<j)
          i = next
        case (_, let next?):
          appendAlone(i..<i, j..<next)
          j = next
        case (let next?, nil):
          appendAlone(i..<next, j..<j)
          i = next
        case (nil, nil):
          appendAlone(i..<i + 1, j..<j + 1)
          i += 1
          j += 1
          continue
        }
      }
      steps.append(Step(first: i, second: j))
      i += 1
      j += 1
    }
    appendAlone(i..<first.endIndex, j..<second.endIndex)
  }

  private mutating func appendAlone(_ first: Range<Int>, _ second: Range<Int>) {
    for index in first { steps.append(Step(first: index)) }
    for index in second { steps.append(Step(second: index)) }
  }

  /// Pairs each completion without a partner with the next one of the other document before the
  /// next event.
  private mutating func joinCompletions(_ first: [FrameRecord.Head], _ second: [FrameRecord.Head]) {
    var waitingFirst: [Int] = []
    var waitingSecond: [Int] = []
    var isJoined = false
    for index in steps.indices + [steps.endIndex] {
      if index < steps.endIndex, let cause = causeAlone(steps[index], first, second) {
        guard cause == .completion else { continue }
        if steps[index].first == nil {
          waitingSecond.append(index)
        } else {
          waitingFirst.append(index)
        }
      } else if index == steps.endIndex
        || steps[index].first.map({ first[$0].cause == .event }) ?? false
      {
        for (one, other) in zip(waitingFirst, waitingSecond) {
          steps[one].second = steps[other].second
          steps[other].second = nil
          isJoined = true
        }
        waitingFirst.removeAll(keepingCapacity: true)
        waitingSecond.removeAll(keepingCapacity: true)
      }
    }
    if isJoined { steps.removeAll { $0.first == nil && $0.second == nil } }
  }

  /// The cause of a frame without a partner; `nil` for a pair.
  private func causeAlone(
    _ step: Step, _ first: [FrameRecord.Head], _ second: [FrameRecord.Head]
  ) -> FrameRecord.Cause? {
    switch (step.first, step.second) {
    case (let index?, nil): first[index].cause
    case (nil, let index?): second[index].cause
    case (nil, nil), (_?, _?): nil
    }
  }
}
