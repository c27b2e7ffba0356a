/// The measurements so far.
struct Results {
  private(set) var measurements: [Measurement] = []

  /// Adds a measurement.
  ///
  /// - Throws: `BenchmarkError` for a name that is already taken.
  mutating func add(_ measurement: Measurement) throws {
    guard !measurements.contains(where: { $0.name == measurement.name }) else {
      throw BenchmarkError("'\(measurement.name)' is measured twice")
    }
    measurements.append(measurement)
  }

  /// Checks that a benchmark has measured something under its own name.
  ///
  /// - Throws: `BenchmarkError` if it has not.
  func check(_ benchmark: Benchmark) throws {
    guard measurements.contains(where: { $0.name.hasPrefix(benchmark.name + "/") }) else {
      throw BenchmarkError("'\(benchmark.name)' has measured nothing")
    }
  }
}
