import Platform

/// Copies of the process that answer requests, so that what ends one of them costs no other answer.
///
/// Each copy has a keeper, a process that waits for its end, answers in its place, and makes the next
/// copy: a process can be copied only while it has no other threads, and who asks has some.
package final class WorkerPool: Sendable {
  /// What came of a request.
  package enum Answer: Equatable, Sendable {
    /// It was answered.
    case reply([UInt8])
    /// It ended the worker, which said so much at last.
    case crash(WorkerEnd, words: String)
  }

  /// The way to a worker.
  private struct Channel: Sendable {
    let socket: FileDescriptor
    let keeper: pid_t
    let board: WorkerBoard
    /// The number of the last request.
    var number = 0
  }

  /// The channels whose keepers have not ended.
  private struct Open: Sendable {
    /// The channels of those workers who are free.
    var idle: [Channel]
    /// The number of channels, free or not.
    var count: Int
  }

  private let channels: [Channel]
  /// Ends workers in the middle of a request.
  private let lifeline: Lifeline
  private let open: Guarded<Open>

  /// Starts workers; the process must have no other threads.
  ///
  /// - Parameters:
  ///   - count: The number of workers; there are fewer where files would not suffice for more.
  ///   - limits: What a request may take.
  ///   - serve: Answers a request in a worker. It restarts the clock for each trace, and may leave a
  ///     number on the board for the caller.
  /// - Returns: `nil` where the system makes no copies of processes.
  package init?(
    count: Int, limits: WorkerLimits,
    serve: (_ request: [UInt8], _ clock: WorkerClock, _ board: SharedMemory) -> [UInt8]
  ) {
    guard let lifeline = Lifeline() else { return nil }
    self.lifeline = lifeline
    var channels: [Channel] = []
    let count = min(count, Parallel.most)
    while channels.count < count {
      var ends: [Int32] = [-1, -1]
      #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
      #else
        let stream = SOCK_STREAM
      #endif
      guard let board = WorkerBoard(), socketpair(AF_UNIX, stream, 0, &ends) == 0
      else { break }
      guard let keeper = ProcessCopy.make() else {
        for end in ends { close(end) }
        break
      }
      if keeper == 0 {
        close(ends[0])
        // The others must see the end of who asks.
        for channel in channels { close(channel.socket.number) }
        lifeline.release()
        WorkerKeeper(FileDescriptor(ends[1], name: "<worker>"), board, limits, lifeline).run(serve)
      }
      close(ends[1])
      channels.append(
        Channel(socket: FileDescriptor(ends[0], name: "<worker>"), keeper: keeper, board: board))
    }
    self.channels = channels
    open = Guarded(Open(idle: channels, count: channels.count))
    if channels.isEmpty {
      lifeline.end()
      return nil
    }
  }

  deinit {
    // Workers end when nobody can ask any more.
    lifeline.end()
    for channel in channels { close(channel.socket.number) }
    for channel in channels {
      var status: Int32 = 0
      while waitpid(channel.keeper, &status, 0) < 0, errno == EINTR {}
    }
  }

  /// Whether somebody has ended all workers.
  package var isGone: Bool { open.withLock { $0.count == 0 } }

  /// Asks the next worker that is free, from any thread.
  ///
  /// - Returns: The answer, and the number that the worker has left on its board; `nil` if the workers
  ///   are gone.
  package func ask(_ request: [UInt8]) -> (answer: Answer, note: Int)? {
    while true {
      let taken: Channel? = open.withLock(when: { !$0.idle.isEmpty || $0.count == 0 }) {
        $0.idle.popLast()
      }
      guard var channel = taken else { return nil }
      if let found = Self.ask(request, on: &channel) {
        open.withLock { $0.idle.append(channel) }
        return found
      }
      // Somebody has ended its keeper.
      open.withLock { $0.count -= 1 }
    }
  }

  /// Asks on a way; returns `nil` if nobody is there any more.
  private static func ask(
    _ request: [UInt8], on channel: inout Channel
  ) -> (answer: Answer, note: Int)? {
    channel.number += 1
    channel.board.memory.count = 0
    let message = WorkerMessage(kind: .request, number: channel.number, bytes: request)
    guard message.put(to: channel.socket) else { return nil }
    while let answer = WorkerMessage.take(from: channel.socket) {
      // It belongs to an earlier request, which has its answer: the worker has ended while it waited.
      if answer.number != channel.number { continue }
      let note = channel.board.memory.count
      switch answer.kind {
      case .reply: return (.reply(answer.bytes), note)
      case .crash:
        guard let cause = answer.bytes.first.flatMap({ WorkerEnd(rawValue: $0) }) else {
          return nil
        }
        let words = String(decoding: answer.bytes.dropFirst(), as: UTF8.self)
        return (.crash(cause, words: words), note)
      case .request: return nil
      }
    }
    return nil
  }
}
