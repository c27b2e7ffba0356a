import FlowEngine

/// Finds the event with which a trace ends a worker.
enum CrashSearch {
  /// Replays a trace line by line, and notes the number of each line before it does; called in a worker.
  static func replay(
    _ trace: [UInt8], _ scenes: SceneList, _ options: ReplayOptions, _ board: SharedMemory
  ) {
    var replay = TraceReplay(options: options, receive: { _ in }, opening: scenes.open)
    board.count = 1
    do throws(TraceError) {
      try trace.withUnsafeBufferPointer { (bytes) throws(TraceError) in
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          try replay.feed(UnsafeBufferPointer(rebasing: rest[...end]))
          rest = rest[(end + 1)...]
          if !rest.isEmpty { board.count += 1 }
        }
        try replay.feed(UnsafeBufferPointer(rebasing: rest))
      }
      try replay.finish()
    } catch {
      // A trace at fault has ended before.
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
