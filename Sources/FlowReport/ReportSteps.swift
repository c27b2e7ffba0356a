import FlowSnapshots

/// The steps of a case that a report shows: each is an expected frame, an actual one, or both.
struct ReportSteps {
  private let steps: [FrameAlignment.Step]
  /// The step of each frame number, for the expected frames; `actual` is for the actual ones.
  private var expected: [Int: Int] = [:]
  private var actual: [Int: Int] = [:]

  /// Aligns frames.
  ///
  /// - Parameters:
  ///   - expected: The frames of the golden; none if it is not to be shown.
  ///   - actual: The frames that the trace gives, possibly with samples between them.
  ///   - isComparing: Whether the steps of differences will be asked for.
  init(expected: [FrameRecord.Head], actual: [FrameRecord.Head], isComparing: Bool = true) {
    steps = FrameAlignment(expected, actual).steps
    guard isComparing else { return }
    let numbers = Self.numbers(of: actual)
    for (index, step) in steps.enumerated() {
      if let frame = step.first.map({ expected[$0] }) { self.expected[frame.number] = index }
      if let number = step.second.flatMap({ numbers[$0] }) { self.actual[number] = index }
    }
  }

  /// The numbers that the frames would have without samples, which shift the ones after them.
  private static func numbers(of frames: [FrameRecord.Head]) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (index, frame) in frames.enumerated() where frame.cause != .sample {
      numbers[index] = numbers.count
    }
    return numbers
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

  /// Writes the steps in which something differs, as the first and last of each run.
  func write(_ difference: Difference, to json: inout ScriptJSON) {
    json.open("[")
    for range in difference.frames.ranges {
      guard let first = step(of: range.lowerBound, difference),
        let last = step(of: range.upperBound, difference)
      else { continue }
      json.integer(min(first, last))
      json.integer(max(first, last))
    }
    json.close("]")
  }

  /// The step of a frame in which a difference occurs.
  func step(of frame: Int, _ difference: Difference) -> Int? {
    // A new frame has its own number; all others have the golden's.
    if case .frame = difference.subject, difference.change == .appeared { return actual[frame] }
    return expected[frame]
  }
}
