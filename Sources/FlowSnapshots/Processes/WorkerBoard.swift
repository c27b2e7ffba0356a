/// What a worker leaves behind for its keeper, in memory that they share.
struct WorkerBoard: Sendable {
  /// The memory, whose count is a note for the caller.
  let memory: SharedMemory

  private static let size = 3 * MemoryLayout<Int>.size

  /// Creates a board; `nil` where the system has no memory for one.
  init?() {
    guard let memory = SharedMemory(capacity: Self.size) else { return nil }
    self.memory = memory
  }

  /// The number of the request that was taken last; 0 before the first.
  var taken: Int {
    get { memory[0] }
    nonmutating set { memory[0] = newValue }
  }

  /// How many bytes of it have yet to be read.
  var rest: Int {
    get { memory[1] }
    nonmutating set { memory[1] = newValue }
  }

  /// Whether a reply is on its way.
  var isReplying: Bool {
    get { memory[2] != 0 }
    nonmutating set { memory[2] = newValue ? 1 : 0 }
  }
}
