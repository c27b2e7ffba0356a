/// How much of a trace's frames is written to files that nobody has named, and shown in a report.
package enum OutputLimit {
  /// The most bytes of frames of a case, unless an option raises it: 1 GiB.
  package static let standard = 1 << 30

  /// What is said of a trace that gives more.
  static func message(_ limit: Int) -> String {
    "the trace gives more than \(limit >> 20) MiB of frames up to here; '--max-output' raises the limit"
  }
}
