/// The request of a runner that divides tests among processes: the variables of Bazel's test
/// encyclopedia, which other runners set, too.
package struct TestRunner: Equatable, Sendable {
  /// The reason the variables cannot be obeyed.
  package struct Fault: Error, Equatable, Sendable {
    /// A message that names the variables.
    package let message: String
  }

  /// The part of the cases to process; `nil` for all.
  package let shard: Shard?
  /// The file whose presence tells the runner that the division is obeyed.
  package let statusFile: String?
  /// The file in which the runner expects results in JUnit's format.
  package let results: String?

  /// Reads the variables of the process.
  ///
  /// - Throws: `Fault` for an invalid division.
  package static func current() throws(Fault) -> TestRunner {
    try TestRunner { EnvironmentVariables[$0] }
  }

  /// Reads variables.
  package init(_ variable: (String) -> String?) throws(Fault) {
    results = variable("XML_OUTPUT_FILE")
    statusFile = variable("TEST_SHARD_STATUS_FILE")
    guard let total = variable("TEST_TOTAL_SHARDS"), total != "0" else {
      shard = nil
      return
    }
    let index = variable("TEST_SHARD_INDEX")
    // It counts from 0.
    guard let number = index.flatMap({ Int($0) }), number < Int.max,
      let shard = Shard("\(number + 1)/\(total)")
    else {
      throw Fault(
        message: "TEST_SHARD_INDEX must be a number from 0 to TEST_TOTAL_SHARDS - 1, at most "
          + "\(RunLimits.shards - 1), not '\(index ?? "")' of '\(total)'")
    }
    self.shard = shard
  }

  /// Tells the runner that the division is obeyed.
  ///
  /// - Throws: `FileError` for a file that cannot be written.
  package func acknowledge() throws(FileError) {
    guard shard != nil, let statusFile else { return }
    try OutputFile.replace(statusFile, with: [], durably: false)
  }
}
