import FlowSnapshots

/// The steps of a case that a report shows: each is an expected frame, an actual one, or both.
struct ReportSteps {
  /// The frames of each step.
  let steps: [FrameAlignment.Step]
  /// The steps of the expected frames; `actual` is for the actual ones.
  private var expected: StepNumbers
  private var actual: StepNumbers

  /// Aligns frames.
  ///
  /// - Parameters:
  ///   - expected: The frames of the golden.
  ///   - actual: The frames that the trace gives, possibly with samples between them.
  ///   - joinsCompletions: Whether completions at different times may be one step. Where both
  ///     screens are shown at one time, they are two.
  init(
    expected: [FrameRecord.Head], actual: [FrameRecord.Head], joinsCompletions: Bool = true
  ) {
    steps = FrameAlignment(expected, actual, joinsCompletions: joinsCompletions).steps
    self.expected = StepNumbers(count: expected.count)
    self.actual = StepNumbers(count: actual.count)
    let numbers = Self.numbers(of: actual)
    for (index, step) in steps.enumerated() {
      if let frame = step.first.map({ expected[$0] }) { self.expected[frame.number] = index }
      if let frame = step.second, actual[frame].cause != .sample {
        self.actual[numbers[frame]] = index
      }
    }
  }

  /// The numbers that the frames would have without samples, which shift the ones after them.
  private static func numbers(of frames: [FrameRecord.Head]) -> [Int] {
    var count = 0
    return frames.map { frame in
      defer { if frame.cause != .sample { count += 1 } }
      return count
    }
  }

  /// Writes the frames of each step as two numbers per step; -1 for none.
  func write(to json: inout ScriptJSON) {
    json.open("[")
    for step in steps {
      json.integer(step.first ?? -1)
      json.integer(step.second ?? -1)
    }
    json.close("]")
  }

  /// Writes the steps of frames that are not compared with others.
  static func write(expected: Int, actual: Int, to json: inout ScriptJSON) {
    json.open("[")
    for index in 0..<expected {
      json.integer(index)
      json.integer(-1)
    }
    for index in 0..<actual {
      json.integer(-1)
      json.integer(index)
    }
    json.close("]")
  }

  /// Writes the steps in which something differs, as the first and last of each run.
  func write(_ group: DifferenceGroup, to json: inout ScriptJSON) {
    json.open("[")
    for run in runs(of: group) {
      json.integer(run.lowerBound)
      json.integer(run.upperBound)
    }
    json.close("]")
  }

  /// The steps in which any of several differences occurs, in order.
  private func runs(of group: DifferenceGroup) -> [ClosedRange<Int>] {
    var all: [ClosedRange<Int>] = []
    for difference in group.differences {
      for range in difference.frames.ranges {
        guard let first = step(of: range.lowerBound, difference),
          let last = step(of: range.upperBound, difference)
        else { continue }
        all.append(min(first, last)...max(first, last))
      }
    }
    var runs: [ClosedRange<Int>] = []
    for run in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, run.lowerBound <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound...max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// The step of a frame in which a difference occurs.
  func step(of frame: Int, _ difference: Difference) -> Int? {
    // A new frame has its own number; all others have the golden's.
    if case .frame = difference.subject, difference.change == .appeared { return actual[frame] }
    return expected[frame]
  }
}

/// The steps of frames by the frames' numbers, which mostly count from 0.
private struct StepNumbers {
  /// The step of each number, or −1.
  private var steps: [Int]
  private var others: [Int: Int] = [:]

  /// - Parameter count: The number of frames.
  init(count: Int) {
    steps = Array(repeating: -1, count: count)
  }

  subscript(number: Int) -> Int? {
    get {
      guard steps.indices.contains(number) else { return others[number] }
      return steps[number] < 0 ? nil : steps[number]
    }
    set {
      if steps.indices.contains(number) {
        steps[number] = newValue ?? -1
      } else {
        others[number] = newValue
      }
    }
  }
}
