#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Parallel work.
package enum Parallel {
  /// The number of processors available.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

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
    let work = Work<Output>(count: inputs.count)
    withoutActuallyEscaping(progress) { progress in
      withoutActuallyEscaping(transform) { transform in
        Threads.run(count: min(jobs, inputs.count)) {
          while let index = work.next() {
            work.finish(index, with: transform(inputs[index])) { progress($0, inputs.count) }
          }
        }
      }
    }
    return work.outputs
  }

  /// The remaining work and the results so far.
  ///
  /// Unchecked because every access to its variables goes through the lock.
  private final class Work<Output: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private let count: Int
    private var started = 0
    private var finished = 0
    private var results: [Output?]

    init(count: Int) {
      self.count = count
      results = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      lock.withLock {
        guard started < count else { return nil }
        started += 1
        return started - 1
      }
    }

    func finish(_ index: Int, with output: Output, _ progress: (Int) -> Void) {
      lock.withLock {
        results[index] = output
        finished += 1
        progress(finished)
      }
    }

    var outputs: [Output] {
      lock.withLock { results.compactMap { $0 } }
    }
  }
}
