/// Work on a stream of inputs by several threads at once, with the results in the order of the inputs.
///
/// An input is taken only when a thread is free for it, so what is held does not grow with the stream,
/// and a result is handed on as soon as all before it are.
package enum OrderedWork {
  /// Transforms each input and hands on the results in order.
  ///
  /// - Parameters:
  ///   - jobs: The number of inputs worked on at once.
  ///   - waiting: The most results that wait for one before them.
  ///   - next: Returns the next input, `nil` after the last one; one call at a time.
  ///   - transform: Called from any thread.
  ///   - receive: Takes the next result, one call at a time, and returns whether to go on.
  package static func run<Input: Sendable, Output: Sendable>(
    jobs: Int, waiting: Int, next: @escaping @Sendable () -> Input?,
    transform: @escaping @Sendable (Input) -> Output,
    receive: @escaping @Sendable (Output) -> Bool
  ) {
    let source = Guarded(Source())
    let results = Guarded(Results<Output>())
    Threads.run(count: jobs) {
      while true {
        let taken: (index: Int, input: Input)? = source.withLock { source in
          guard !source.isAtEnd, let input = next() else {
            source.isAtEnd = true
            return nil
          }
          defer { source.count += 1 }
          return (source.count, input)
        }
        guard let (index, input) = taken else { return }
        let output = transform(input)
        let goesOn = results.withLock(when: { $0.isStopped || index < $0.count + waiting }) {
          $0.add(output, at: index, receive)
        }
        if !goesOn { source.withLock { $0.isAtEnd = true } }
      }
    }
  }

  private struct Source: Sendable {
    /// The number of inputs taken.
    var count = 0
    var isAtEnd = false
  }

  private struct Results<Output: Sendable>: Sendable {
    /// The number of results handed on.
    private(set) var count = 0
    private(set) var isStopped = false
    private var waiting: [Int: Output] = [:]

    /// Adds a result, hands on what is next, and returns whether there is to be more.
    mutating func add(_ output: Output, at index: Int, _ receive: (Output) -> Bool) -> Bool {
      waiting[index] = output
      while !isStopped, let output = waiting.removeValue(forKey: count) {
        isStopped = !receive(output)
        count += 1
      }
      return !isStopped
    }
  }
}
