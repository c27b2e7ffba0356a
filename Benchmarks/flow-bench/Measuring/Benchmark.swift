/// A group of related measurements.
///
/// Its name is the prefix of their names, as in `encoding/pan`.
struct Benchmark: Sendable {
  /// The benchmark's name.
  let name: String
  /// What the benchmark measures, in a few words.
  let summary: String
  /// Takes the measurements.
  let run: @Sendable (Effort, inout Results) throws -> Void
}

/// The reason there is no result.
struct BenchmarkError: Error {
  /// What is wrong.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
