import FlowEngine

/// Reads a file ahead and writes the results, for a thread that does the work in between.
///
/// Buffers are bounded: the thread that is ahead waits.
final class StreamRelay: Sendable {
  /// The number of bytes passed at once, large enough that waking a thread costs little.
  static let pieceSize = 1 << 19
  /// The most pieces that wait for the replay, or for the write.
  private static let mostWaiting = 3

  /// Some bytes.
  private struct Piece: Sendable {
    var bytes: [UInt8]
    var count: Int
  }

  /// A text in a buffer that may be larger.
  private struct Text: Sendable {
    var memory: JSONMemory
    var count: Int
  }

  private struct State: Sendable {
    /// The pieces read and not yet received.
    var read: [Piece] = []
    /// Buffers for the next reads.
    var rooms: [[UInt8]] = []
    /// Whether there is no more to read.
    var isAtEnd = false
    /// The pieces to write.
    var made: [Text] = []
    /// Buffers for the next results.
    var spares: [JSONMemory] = []
    /// Whether a piece is being written.
    var isWriting = false
    /// Whether the pieces to write are the last work.
    var isStopped = false
    var readFailure: FileError?
    var writeFailure: FileError?

    /// Whether the other thread has something to do.
    var hasTask: Bool {
      isStopped || !made.isEmpty || (!isAtEnd && readFailure == nil && !rooms.isEmpty)
    }
  }

  private let input: FileDescriptor
  private let output: FileDescriptor
  private let state: Guarded<State>

  /// Creates a relay, which does nothing before `work` is called on another thread.
  init(from input: FileDescriptor, to output: FileDescriptor) {
    self.input = input
    self.output = output
    var state = State()
    for _ in 0..<Self.mostWaiting {
      state.rooms.append(Array(repeating: 0, count: Self.pieceSize))
    }
    self.state = Guarded(state)
  }

  // MARK: The other thread

  /// Reads and writes until the work is over.
  func work() {
    var made: Text?
    // One owner at a time, so that changes do not copy it.
    var room: [UInt8]?
    while true {
      state.withLock(when: { $0.hasTask }) { state in
        if !state.made.isEmpty {
          made = state.made.removeFirst()
          state.isWriting = true
        } else if !state.isStopped {
          room = state.rooms.popLast()
        }
      }
      if let text = made.take() {
        write(text)
      } else if let room = room.take() {
        read(into: room)
      } else {
        return
      }
    }
  }

  private func write(_ text: Text) {
    var failure: FileError?
    do throws(FileError) {
      try output.put(UnsafeBufferPointer(start: text.memory.start, count: text.count))
    } catch {
      failure = error
    }
    state.withLock { state in
      state.isWriting = false
      state.spares.append(text.memory)
      if let failure {
        // The rest must not be written.
        state.writeFailure = failure
        state.made.removeAll()
      }
    }
  }

  private func read(into room: consuming [UInt8]) {
    var count = 0
    var failure: FileError?
    room.withUnsafeMutableBytes { bytes in
      do throws(FileError) { count = try input.readSome(into: bytes) } catch { failure = error }
    }
    var piece: Piece? = Piece(bytes: room, count: count)
    state.withLock { state in
      state.readFailure = failure
      guard let piece = piece.take(), piece.count > 0 else {
        state.isAtEnd = true
        return
      }
      state.read.append(piece)
    }
  }

  // MARK: The thread that works

  /// Calls `receive` with each piece that has been read.
  func forEach(
    _ receive: (UnsafeBufferPointer<UInt8>) throws(StreamError) -> Void
  ) throws(StreamError) {
    var used: [UInt8]?
    while true {
      let (piece, failure) = state.withLock(
        when: { !$0.read.isEmpty || $0.isAtEnd || $0.readFailure != nil }
      ) { state in
        if let room = used.take() { state.rooms.append(room) }
        return (state.read.isEmpty ? nil : state.read.removeFirst(), state.readFailure)
      }
      guard let piece else {
        if let failure { throw .file(failure) }
        return
      }
      try piece.bytes.withUnsafeBufferPointer { (bytes) throws(StreamError) in
        try receive(UnsafeBufferPointer(rebasing: bytes[..<piece.count]))
      }
      used = piece.bytes
    }
  }

  /// Passes on a piece to write, and returns memory for more.
  func write(_ memory: JSONMemory, count: Int) -> (JSONMemory, FileError?) {
    let (spare, failure) = state.withLock(
      when: { $0.made.count < Self.mostWaiting || $0.writeFailure != nil }
    ) { state in
      if let failure = state.writeFailure { return (memory, failure) as (JSONMemory?, FileError?) }
      state.made.append(Text(memory: memory, count: count))
      return (state.spares.popLast(), nil)
    }
    return (spare ?? JSONMemory(capacity: Self.pieceSize + Self.pieceSize / 2), failure)
  }

  /// Waits until all has been written.
  func drain() throws(FileError) {
    let failure = state.withLock(when: { $0.made.isEmpty && !$0.isWriting }) { $0.writeFailure }
    if let failure { throw failure }
  }

  /// Ends `work` once the remaining pieces are written.
  func stop() {
    state.withLock { $0.isStopped = true }
  }
}
