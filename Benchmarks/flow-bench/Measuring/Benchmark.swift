/// A group of measurements that belong together.
///
/// Its name begins the names of its measurements, as in `encoding/pan`.
struct Benchmark: Sendable {
  /// What it is called.
  let name: String
  /// What it measures.
  let summary: String
  /// Measures.
  let run: @Sendable (Effort, inout Results) throws -> Void
}

/// Why there is no result.
struct BenchmarkError: Error {
  /// What is wrong.
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
