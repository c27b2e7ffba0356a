import FlowEngine
import FlowSnapshots

/// Work in a copy of the process, so that a scene that traps ends no server.
enum ToolWorker {
  /// Does some work, and returns what it gives.
  ///
  /// - Throws: `ToolError` as the work, and for work that traps, does not return or gives too much.
  static func run(
    _ work: () throws(ToolError) -> [UInt8]
  ) throws(ToolError) -> [UInt8] {
    guard let memory = SharedMemory(capacity: ServeLimits.worker) else { return try work() }
    let start = ContinuousClock.now
    let outcome = Worker.run(
      isQuiet: true,
      isStuck: { (ContinuousClock.now - start) / .seconds(1) > ServeLimits.patience }
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
    case .stuck:
      throw ToolError("it takes more than \(Int(ServeLimits.patience)) seconds; ask for less")
    }
  }

  private static let done: Int32 = 0
  private static let failed: Int32 = 2
  private static let tooLong: Int32 = 3
}
