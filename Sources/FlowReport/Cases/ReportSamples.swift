/// What a report shows between the frames of a golden.
struct ReportSamples: Sendable {
  /// The most cases of which each has the engine's samples: in a larger report, those that passed
  /// have none, and the page makes its own of the animations that frames list; nor are they shown in
  /// other environments. So a report of a thousand cases is no larger than a mail can take.
  private static let fullCount = 250

  /// The number of samples per second while something moves; `nil` for none.
  let framesPerSecond: Int?
  private let isFull: Bool

  /// - Parameter caseCount: The number of cases of the report.
  init(framesPerSecond: Int?, caseCount: Int) {
    self.framesPerSecond = framesPerSecond
    isFull = caseCount <= Self.fullCount
  }

  /// The number of the engine's samples per second for a case; `nil` for none.
  func rate(passed: Bool) -> Int? { isFull || !passed ? framesPerSecond : nil }

  /// Whether a case is shown in other environments, too.
  func hasVariants(passed: Bool) -> Bool { isFull || !passed }
}
