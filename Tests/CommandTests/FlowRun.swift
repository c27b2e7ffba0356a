import Foundation

/// A `flow` that is running, with both of its streams drained as they come: a pipe that is full
/// would stop it.
///
/// Unchecked, for what the draining threads fill is behind a condition.
final class FlowRun: @unchecked Sendable {
  private let process: Process
  private let input = Pipe()
  private let condition = NSCondition()
  private var output = Data()
  private var error = Data()
  private var open = 2

  convenience init(_ tool: FlowTool, _ arguments: [String]) throws {
    try self.init(tool.process(arguments))
  }

  init(_ process: Process) throws {
    self.process = process
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    process.standardInput = input
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    try process.run()
    drain(outputPipe) { $0.output += $1 }
    drain(errorPipe) { $0.error += $1 }
  }

  private func drain(_ pipe: Pipe, into keep: @escaping @Sendable (FlowRun, Data) -> Void) {
    let file = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while true {
        let data = file.availableData
        condition.withLock {
          if data.isEmpty { open -= 1 } else { keep(self, data) }
          condition.broadcast()
        }
        if data.isEmpty { return }
      }
    }
  }

  /// Gives it more of its input.
  func send(_ data: Data) {
    // It may have ended without reading all of it.
    try? input.fileHandleForWriting.write(contentsOf: data)
  }

  /// Ends its input.
  func endInput() {
    try? input.fileHandleForWriting.close()
  }

  /// The number of the process.
  var id: Int32 { process.processIdentifier }

  /// Ends it at once, as `kill -9` does.
  func kill() {
    Foundation.kill(id, SIGKILL)
  }

  /// Ends it at once if it is still running after a time, in seconds.
  func kill(after time: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + time) { [self] in
      guard process.isRunning else { return }
      kill()
      // What it has started may live on, with its end of the streams.
      condition.withLock {
        open = 0
        condition.broadcast()
      }
    }
  }

  /// Waits until its output has a line, for half a minute at the most.
  func firstLine() -> String? {
    let deadline = Date(timeIntervalSinceNow: 30)
    return condition.withLock {
      while !output.contains(UInt8(ascii: "\n")), open > 0 {
        guard condition.wait(until: deadline) else { return nil }
      }
      let line = output.prefix { $0 != UInt8(ascii: "\n") }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Waits until all that it has written ends with a text, for half a minute at the most.
  func waitForOutput(endingWith text: String) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 30)
    return condition.withLock {
      while !output.ends(with: text.utf8) {
        guard open > 0, condition.wait(until: deadline) else { return false }
      }
      return true
    }
  }

  /// Waits until a text is in its output, for half a minute at the most.
  func waitForOutput(containing text: String) -> Bool { wait(until: \.output, contains: text) }

  /// Waits until a text is in its messages, for half a minute at the most.
  func waitForError(containing text: String) -> Bool { wait(until: \.error, contains: text) }

  private func wait(until stream: KeyPath<FlowRun, Data>, contains text: String) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 30)
    return condition.withLock {
      while self[keyPath: stream].range(of: Data(text.utf8)) == nil {
        guard open > 0, condition.wait(until: deadline) else { return false }
      }
      return true
    }
  }

  /// Waits until it has ended.
  func outcome() -> FlowTool.Outcome {
    process.waitUntilExit()
    return condition.withLock {
      while open > 0 { condition.wait() }
      return FlowTool.Outcome(
        status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
        error: String(decoding: error, as: UTF8.self),
        wasKilled: process.terminationReason == .uncaughtSignal)
    }
  }
}

extension Data {
  fileprivate func ends(with text: String.UTF8View) -> Bool {
    suffix(text.count).elementsEqual(text)
  }
}
