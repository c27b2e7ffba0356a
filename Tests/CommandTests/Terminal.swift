import Foundation

/// A terminal that a test types at.
enum Terminal {
  /// Runs `flow` in front of a terminal and types keys at it.
  ///
  /// - Parameter prepare: Called with the number of each key, from 0, before it is typed.
  /// - Returns: Its exit status and all that it showed.
  static func run(
    _ tool: FlowTool, _ arguments: [String], keys: String,
    before prepare: (Int) throws -> Void = { _ in }
  ) throws -> (status: Int32, screen: String) {
    let (master, slave) = try openPair()
    let process = process(tool, arguments, slave)
    let bytes = Array(keys.utf8)
    try process.run()
    close(slave)
    var screen: [UInt8] = []
    var next = 0
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, 30_000) > 0 ? read(master, &buffer, buffer.count) : 0
      // The terminal fails when the last one in front of it has gone.
      if count <= 0 { break }
      screen += buffer[..<count]
      // A key is typed when it is asked for.
      if next < bytes.count, screen.suffix(2) == Array("? ".utf8) {
        try prepare(next)
        _ = write(master, [bytes[next]], 1)
        next += 1
      }
    }
    // One that waits for more keys is told that there are none.
    close(master)
    // A program that never asks must fail its test and not stop all of them.
    DispatchQueue.global().asyncAfter(deadline: .now() + 10) {
      if process.isRunning { process.terminate() }
    }
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: screen, as: UTF8.self))
  }

  /// Runs `flow` in front of a terminal and ends it by a signal when it asks for a key.
  ///
  /// - Returns: The signal that has ended it, and whether the terminal was in direct mode before that, and
  ///   after it.
  static func end(
    _ tool: FlowTool, _ arguments: [String], by signal: Int32
  ) throws -> (status: Int32, isDirect: [Bool]) {
    let (master, slave) = try openPair()
    defer {
      close(slave)
      close(master)
    }
    let process = process(tool, arguments, slave)
    try process.run()
    var screen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while screen.suffix(2) != Array("? ".utf8) {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, 30_000) > 0 ? read(master, &buffer, buffer.count) : 0
      if count <= 0 { break }
      screen += buffer[..<count]
    }
    let before = isDirect(slave)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return (process.terminationStatus, [before, isDirect(slave)])
  }

  private static func process(
    _ tool: FlowTool, _ arguments: [String], _ slave: Int32
  ) -> Process {
    let process = tool.process(arguments)
    let terminal = FileHandle(fileDescriptor: slave)
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    return process
  }

  /// Whether keys arrive as they are pressed, and are not shown.
  private static func isDirect(_ terminal: Int32) -> Bool {
    var mode = termios()
    guard tcgetattr(terminal, &mode) == 0 else { return false }
    return mode.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }

  /// A terminal's two ends: the keyboard and screen, and what a program sees of them.
  private static func openPair() throws -> (master: Int32, slave: Int32) {
    // Not for the children of other tests: one that held it would keep the terminal from hanging up.
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    #if os(Linux)
      // The C library's own calls for this are hidden from Swift here.
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0,
        ioctl(master, 0x8004_5430, &number) == 0
      else { throw POSIXError(.ENOTTY) }
      let name = "/dev/pts/\(number)"
    #else
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0,
        let name = ptsname(master).map({ String(cString: $0) })
      else { throw POSIXError(.ENOTTY) }
    #endif
    let slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw POSIXError(.ENOTTY) }
    return (master, slave)
  }
}
