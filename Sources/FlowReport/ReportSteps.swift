import FlowSnapshots

/// The moments of a case that a report can show: each an expected frame, an actual one, or both.
struct ReportSteps {
  private let steps: [FrameAlignment.Step]
  /// The step of each frame number, for both sides.
  private var expected: [Int: Int] = [:]
  private var actual: [Int: Int] = [:]

  /// Aligns frames.
  ///
  /// - Parameters:
  ///   - expected: What the golden says, where it is to be shown.
  ///   - actual: What the trace leads to; it may have samples between its frames.
  init(expected: FramesDocument?, actual: FramesDocument?) {
    steps = FrameAlignment(expected?.frames ?? [], actual?.frames ?? []).steps
    let numbers = Self.numbers(of: actual)
    for (index, step) in steps.enumerated() {
      if let frame = step.first.flatMap({ expected?.frames[$0] }) {
        self.expected[frame.number] = index
      }
      if let number = step.second.flatMap({ numbers[$0] }) { self.actual[number] = index }
    }
  }

  /// The numbers that frames have without samples, which have pushed up those after them.
  private static func numbers(of document: FramesDocument?) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (index, frame) in (document?.frames ?? []).enumerated() where frame.cause != .sample {
      numbers[index] = numbers.count
    }
    return numbers
  }

  /// Writes the frames of each step, two numbers a step, -1 for none.
  func write(to json: inout ScriptJSON) {
    json.open("[")
    for step in steps {
      json.integer(step.first ?? -1)
      json.integer(step.second ?? -1)
    }
    json.close("]")
  }

  /// Writes the steps in which something differs, the first and the last of each run.
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

  /// The step of a frame that a difference tells of.
  func step(of frame: Int, _ difference: Difference) -> Int? {
    // A frame that is new goes by its own number; all others go by the golden's.
    if case .frame = difference.subject, difference.change == .appeared { return actual[frame] }
    return expected[frame]
  }
}
