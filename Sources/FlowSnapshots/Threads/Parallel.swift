import Platform

/// Parallel work.
package enum Parallel {
  /// The number of processors available.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The most threads for which the files suffice that the process may have open at once.
  ///
  /// Each has a trace, its golden and what is written beside them, and the way to a worker.
  static var most: Int {
    guard let files = ResourceLimit.files.current else { return processors }
    return max(1, (files - filesOfProcess) / filesOfThread)
  }

  /// What the process has open besides its threads, and the most that one of them has.
  private static let (filesOfProcess, filesOfThread) = (64, 8)

  /// Transforms each element and returns the results in the order of the elements.
  ///
  /// Where the system allows no more threads, there are fewer; the calling one is enough.
  ///
  /// - Parameters:
  ///   - jobs: The number of elements processed at once.
  ///   - progress: Called with the number of finished elements, one call at a time.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, progress: @Sendable (_ done: Int, _ all: Int) -> Void,
    _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    map(inputs, jobs: jobs, keeping: {}, progress: progress) { input, _ in transform(input) }
  }

  /// Transforms each element as `map` does, with something that each thread keeps from one element to
  /// its next.
  ///
  /// - Parameters:
  ///   - jobs: The number of elements processed at once.
  ///   - kept: What a thread begins with.
  ///   - progress: Called with the number of finished elements, one call at a time.
  package static func map<Input: Sendable, Output: Sendable, Kept>(
    _ inputs: [Input], jobs: Int, keeping kept: @Sendable () -> Kept,
    progress: @Sendable (_ done: Int, _ all: Int) -> Void,
    _ transform: @Sendable (Input, inout Kept) -> Output
  ) -> [Output] {
    let work = Guarded(Work<Output>(count: inputs.count))
    withoutActuallyEscaping(progress) { progress in
      withoutActuallyEscaping(kept) { kept in
        withoutActuallyEscaping(transform) { transform in
          Threads.run(count: min(jobs, inputs.count, most)) {
            var kept = kept()
            while let index = work.withLock({ $0.next() }) {
              let output = transform(inputs[index], &kept)
              work.withLock { progress($0.finish(index, with: output), inputs.count) }
            }
          }
        }
      }
    }
    return work.withLock { $0.results.compactMap { $0 } }
  }

  /// The remaining work and the results so far.
  private struct Work<Output: Sendable>: Sendable {
    private(set) var results: [Output?]
    private var started = 0
    private var finished = 0

    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    /// The index of an element that nobody works on.
    mutating func next() -> Int? {
      guard started < results.count else { return nil }
      started += 1
      return started - 1
    }

    /// Keeps a result, and returns how many there are.
    mutating func finish(_ index: Int, with output: Output) -> Int {
      results[index] = output
      finished += 1
      return finished
    }
  }
}
