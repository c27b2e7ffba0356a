import FlowEngine

/// Reads a file ahead, and writes what is made of it, for a thread that does the work in between.
///
/// What is held in between is bounded: whoever is ahead waits.
final class StreamRelay: Sendable {
  /// The number of bytes that are handed over at once: so many that waking a thread costs little.
  static let pieceSize = 1 << 19
  /// The most pieces that wait to be replayed, or to be written.
  private static let mostWaiting = 3

  /// Some bytes.
  private struct Piece: Sendable {
    var bytes: [UInt8]
    var count: Int
  }

  /// A text, in memory that it may not fill.
  private struct Text: Sendable {
    var memory: JSONMemory
    var count: Int
  }

  private struct State: Sendable {
    /// What has been read and not taken.
    var read: [Piece] = []
    /// Room for what is read next.
    var rooms: [[UInt8]] = []
    /// Whether there is no more to read.
    var isAtEnd = false
    /// What is to be written.
    var made: [Text] = []
    /// Memory for what is made next.
    var spares: [JSONMemory] = []
    /// Whether a piece is being written.
    var isWriting = false
    /// Whether there is nothing more to do after what is to be written.
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
    // It has one owner at a time, or else it would be copied where it is changed.
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
    state.withLock(when: { _ in true }) { state in
      state.isWriting = false
      state.spares.append(text.memory)
      if let failure {
        // The rest is not to be written.
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
    state.withLock(when: { _ in true }) { state in
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

  /// Hands on what is to be written, and returns memory for more.
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

  /// Ends `work`, after what is still to be written.
  func stop() {
    state.withLock(when: { _ in true }) { $0.isStopped = true }
  }
}
