import Platform

/// A copy of the process that does some work, so that what ends it ends nothing else.
package enum Worker {
  /// How a worker ended.
  package enum Outcome: Equatable, Sendable {
    /// By itself, with a status.
    case finished(Int32)
    /// By a signal, as a trap does.
    case crashed(signal: Int32)
    /// It was stopped, for it made no progress.
    case stuck
  }

  /// How often a worker is asked whether it makes progress, in microseconds.
  private static let pause: UInt32 = 2_000

  /// Runs some work in a copy of the process, which must have no other threads. The copy ends with it.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether what the work tells of a trap is dropped.
  ///   - isStuck: Asked now and then; ends the work if it returns true.
  ///   - work: The work; returns the exit status.
  /// - Returns: How it ended; `nil` where the system makes no copies, and nothing was done.
  package static func run(
    isQuiet: Bool = false, isStuck: () -> Bool = { false }, _ work: () -> Int32
  ) -> Outcome? {
    guard let lifeline = Lifeline() else { return nil }
    defer { lifeline.end() }
    guard let child = ProcessCopy.make() else { return nil }
    if child == 0 {
      lifeline.release()
      ProcessCopy.endAtTraps()
      if isQuiet {
        let null = open("/dev/null", O_WRONLY)
        if null >= 0 { dup2(null, STDERR_FILENO) }
      }
      ProcessCopy.run(until: lifeline, work)
    }
    var status: Int32 = 0
    while true {
      let done = waitpid(child, &status, WNOHANG)
      if done == child { break }
      if done < 0, errno != EINTR { return .finished(2) }
      if isStuck() {
        kill(child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return .stuck
      }
      usleep(pause)
    }
    let signal = status & 0x7F
    return signal == 0 ? .finished(status >> 8 & 0xFF) : .crashed(signal: signal)
  }
}

/// Memory that a worker shares with the process that it is a copy of.
///
/// Unchecked, for each place is written by one process at a time, and read when that has ended, but for
/// the count, where a lost step does no harm.
package final class SharedMemory: @unchecked Sendable {
  private let base: UnsafeMutableRawPointer
  private let size: Int

  private static let header = 16

  /// Maps memory for a text; `nil` where the system has none.
  package init?(capacity: Int) {
    size = capacity + Self.header
    #if os(Linux)
      let flags = Int32(MAP_SHARED) | Int32(MAP_ANONYMOUS)
    #else
      let flags = MAP_SHARED | MAP_ANON
    #endif
    guard let base = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), base != MAP_FAILED
    else { return nil }
    self.base = base
  }

  deinit { munmap(base, size) }

  /// A count of what has been done.
  package var count: Int {
    get { base.load(as: Int.self) }
    set { base.storeBytes(of: newValue, as: Int.self) }
  }

  /// A number in the place of the text, the first at 0.
  subscript(place: Int) -> Int {
    get { base.load(fromByteOffset: Self.header + 8 * place, as: Int.self) }
    set { base.storeBytes(of: newValue, toByteOffset: Self.header + 8 * place, as: Int.self) }
  }

  /// The length of the text, in bytes.
  private var length: Int {
    get { base.load(fromByteOffset: 8, as: Int.self) }
    set { base.storeBytes(of: newValue, toByteOffset: 8, as: Int.self) }
  }

  /// The bytes; what has no room is cut off.
  package var bytes: [UInt8] {
    get { Array(UnsafeRawBufferPointer(start: base + Self.header, count: length)) }
    set {
      let count = min(newValue.count, size - Self.header)
      newValue.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        (base + Self.header).copyMemory(from: start, byteCount: count)
      }
      length = count
    }
  }
}
