import FlowEngine
import FlowSnapshots

/// Work in a copy of the process, so that a scene that traps ends no server.
enum ToolWorker {
  /// Does some work, and returns what it gives.
  ///
  /// - Parameters:
  ///   - workshop: Whose requests are looked at meanwhile.
  ///   - progress: A count that goes up as the work gets on, in memory that processes share.
  /// - Throws: `ToolError` as the work, and for work that traps, makes no progress, gives too much, or is not
  ///   wanted any more.
  static func run(
    for workshop: Workshop, progress: () -> Int, _ work: () throws(ToolError) -> [UInt8]
  ) throws(ToolError) -> [UInt8] {
    guard let memory = SharedMemory(capacity: ServeLimits.worker) else { return try work() }
    var last = (count: progress(), time: MonotonicClock.now)
    var reason = ToolError(
      "it makes no progress for \(Int(workshop.patience)) seconds; ask for less")
    let outcome = Worker.run(
      isQuiet: true,
      isStuck: {
        if let unwanted = workshop.inbox?.look() {
          reason = unwanted
          return true
        }
        let (count, now) = (progress(), MonotonicClock.now)
        if count != last.count { last = (count, now) }
        return now - last.time > workshop.patience
      }
    ) {
      do throws(ToolError) {
        let bytes = try work()
        memory.bytes = bytes
        return bytes.count > ServeLimits.worker ? tooLong : done
      } catch {
        memory.bytes = Array(error.message.utf8)
        return failed
      }
    }
    switch outcome {
    case nil: return try work()
    case .finished(done): return memory.bytes
    case .finished(tooLong): throw ToolError("there is too much to tell; ask for less")
    case .finished: throw ToolError(String(decoding: memory.bytes, as: UTF8.self))
    case .crashed(let signal):
      throw ToolError(
        "the scene traps (signal \(signal)); '\(ToolName.current.command) explore SCENE' finds the "
          + "trace that does it")
    case .stuck: throw reason
    }
  }

  private static let done: Int32 = 0
  private static let failed: Int32 = 2
  private static let tooLong: Int32 = 3
}
