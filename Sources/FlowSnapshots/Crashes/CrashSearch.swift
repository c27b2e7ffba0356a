import FlowEngine

/// Finds the event with which a trace ends a worker.
enum CrashSearch {
  /// Replays a trace line by line, and notes the number of each line before it does; called in a worker.
  ///
  /// - Parameter clock: Ends the worker. The number of a line is negative where it has no more than half of
  ///   its time left: the line with which that ends is then one of many, and another one each time.
  static func replay(
    _ trace: [UInt8], _ scenes: SceneList, _ options: ReplayOptions, _ clock: WorkerClock?,
    _ board: SharedMemory
  ) {
    clock?.restart(forBytes: trace.count)
    var replay = TraceReplay(options: options, receive: { _ in }, opening: scenes.open)
    let start = WorkerClock.Reading()
    var line = 0
    func begin() {
      line += 1
      let isLate = clock?.isHalfOver(since: start, forBytes: trace.count) ?? false
      board.count = isLate ? -line : line
    }
    begin()
    do throws(TraceError) {
      try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          try replay.feed(UnsafeBufferPointer(rebasing: rest[...end]))
          rest = rest[(end + 1)...]
          if !rest.isEmpty { begin() }
        }
        try replay.feed(UnsafeBufferPointer(rebasing: rest))
      }
      try replay.finish()
    } catch {
      // A trace at fault has ended before.
    }
  }

  /// What a worker answers to a request for one trace.
  enum Answer {
    /// What it was asked for.
    case reply([UInt8])
    /// The trace has ended it; with a line if it is that line in any replay.
    case crash(WorkerEnd, words: String, line: Int?)
  }

  /// Asks a worker for something of one trace; if that ends the worker, finds the line with which it does.
  ///
  /// - Parameter locating: The request to replay the trace line by line.
  /// - Returns: The answer; `nil` if the workers are gone.
  static func answer(
    of pool: WorkerPool, to request: [UInt8], locating: [UInt8]
  ) -> Answer? {
    guard let asked = pool.ask(request)?.answer else { return nil }
    switch asked {
    case .reply(let reply): return .reply(reply)
    case .crash(let end, let words):
      if let (located, note) = pool.ask(locating), case .crash(let locatedEnd, _) = located {
        let isKnown = note > 0 || note < 0 && locatedEnd != .time
        return .crash(end, words: words, line: isKnown ? abs(note) : nil)
      }
      // It completes line by line: somebody else may have ended the worker before.
      if case .reply(let reply)? = pool.ask(request)?.answer { return .reply(reply) }
      return .crash(end, words: words, line: nil)
    }
  }

  /// The crash of a trace, at a line if it is known.
  static func crash(
    _ end: WorkerEnd, words: String, line: Int?, in trace: [UInt8]
  ) -> Crash {
    var crash = Crash(end: end, words: words, digest: XXHash64.value(of: trace))
    crash.line = line
    crash.event = line.flatMap { event(onLine: $0, of: trace) }
    return crash
  }

  private static func event(onLine number: Int, of trace: [UInt8]) -> String? {
    var reader = TraceReader()
    var lines = TraceLines()
    var line = 0
    var name: String?
    func take(_ bytes: UnsafeBufferPointer<UInt8>) throws(TraceError) {
      line += 1
      guard line <= number, case .event(let event, _)? = try reader.read(bytes), line == number
      else { return }
      name = event.name.rawValue
    }
    do throws(TraceError) {
      try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
        try lines.add(bytes) { (line) throws(TraceError) in try take(line) }
      }
      try lines.finish { (line) throws(TraceError) in try take(line) }
    } catch {
      return name
    }
    return name
  }
}
