import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on many things at once.
package enum Parallel {
  /// How many things this machine can work on at once.
  package static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Makes something of each element, in the order of the elements.
  ///
  /// - Parameters:
  ///   - jobs: How many are worked on at once.
  ///   - progress: Is told how many are done, one call at a time.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, progress: @Sendable (_ done: Int, _ all: Int) -> Void,
    _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    let work = Work<Output>(count: inputs.count)
    DispatchQueue.concurrentPerform(iterations: min(jobs, inputs.count)) { _ in
      while let index = work.next() {
        work.finish(index, with: transform(inputs[index])) { progress($0, inputs.count) }
      }
    }
    return work.outputs
  }

  /// What is still to be done, and what has come of the rest.
  ///
  /// Unchecked, for every access to its variables goes through the queue.
  private final class Work<Output: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "flow.work")
    private let count: Int
    private var started = 0
    private var finished = 0
    private var results: [Int: Output] = [:]

    init(count: Int) {
      self.count = count
    }

    func next() -> Int? {
      queue.sync {
        guard started < count else { return nil }
        started += 1
        return started - 1
      }
    }

    func finish(_ index: Int, with output: Output, _ progress: (Int) -> Void) {
      queue.sync {
        results[index] = output
        finished += 1
        progress(finished)
      }
    }

    var outputs: [Output] {
      queue.sync { (0..<count).compactMap { results[$0] } }
    }
  }
}
