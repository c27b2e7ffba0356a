/// What a trace may take of a worker.
package struct WorkerLimits: Sendable {
  /// The processor time of a trace, in seconds; `nil` for one that grows with the trace.
  package var seconds: Double?
  /// The memory of a worker beyond what it begins with, in bytes.
  package var memory = RunLimits.workerMemory

  /// Creates the limits of a run that names none.
  package init() {}

  /// The processor time of a trace of some bytes, in seconds.
  func seconds(forBytes count: Int) -> Double {
    let parts = 1 + Double(count) / Double(1 << 20)
    return seconds ?? RunLimits.workerSeconds * parts
  }
}
