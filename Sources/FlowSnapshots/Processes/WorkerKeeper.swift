import Platform

/// A process that keeps a worker: when one has ended in the middle of a request, it answers in its
/// place, and makes the next one.
struct WorkerKeeper {
  private let socket: FileDescriptor
  private let board: WorkerBoard
  private let limits: WorkerLimits
  private let lifeline: Lifeline

  /// The most of what a worker says at last, in bytes.
  private static let wordsLength = 1 << 12

  init(
    _ socket: FileDescriptor, _ board: WorkerBoard, _ limits: WorkerLimits, _ lifeline: Lifeline
  ) {
    self.socket = socket
    self.lifeline = lifeline
    self.board = board
    self.limits = limits
  }

  /// Keeps workers until nobody can ask any more.
  func run(
    _ serve: (_ request: [UInt8], _ clock: WorkerClock, _ board: SharedMemory) -> [UInt8]
  ) -> Never {
    // The process that asks removes its files itself. A signal that it ignores ends no worker either.
    for number in Interruption.numbers where !Interruption.isIgnored(number) {
      signal(number, SIG_DFL)
    }
    for number in WorkerClock.signals { signal(number, SIG_DFL) }
    let null = open("/dev/null", O_RDWR)
    for standard in 0...2 where null >= 0 { dup2(null, Int32(standard)) }
    while true {
      var words: [Int32] = [-1, -1]
      guard pipe(&words) == 0, let worker = ProcessCopy.make() else { _exit(2) }
      if worker == 0 {
        close(words[0])
        prepare(words[1])
        ProcessCopy.run(until: lifeline) { answer(serve) }
      }
      close(words[1])
      var status: Int32 = 0
      var usage = rusage()
      while wait4(worker, &status, 0, &usage) < 0, errno == EINTR {}
      let said = Self.words(from: words[0])
      close(words[0])
      if status & 0x7F == 0, status >> 8 & 0xFF == ProcessCopy.leftStatus { _exit(0) }
      // Nobody could tell where the next reply begins.
      if board.isReplying { _exit(2) }
      WorkerMessage.skip(board.rest, from: socket)
      board.rest = 0
      let cause = cause(ofStatus: status, usage)
      // If the worker has ended while it waited, that request has its answer already, and nobody takes this.
      let crash = WorkerMessage(
        kind: .crash, number: board.taken, bytes: [cause.rawValue] + said.utf8)
      guard crash.put(to: socket) else { _exit(0) }
    }
  }

  // MARK: The worker

  private func prepare(_ words: Int32) {
    ProcessCopy.endAtTraps()
    // Who says more than there is room for must not wait.
    _ = fcntl(words, F_SETFL, O_NONBLOCK)
    dup2(words, STDERR_FILENO)
    close(words)
    ResourceLimit.core.set(0)
    // Darwin takes this limit, and does not obey it: there the limit of time ends who takes memory.
    ResourceLimit.memory.set(Self.memory() + limits.memory)
  }

  private func answer(
    _ serve: (_ request: [UInt8], _ clock: WorkerClock, _ board: SharedMemory) -> [UInt8]
  ) -> Int32 {
    let clock = WorkerClock(limits: limits)
    while let request = WorkerMessage.take(
      from: socket, { (board.taken, board.rest) = ($0, $1) })
    {
      let reply = serve(request.bytes, clock, board.memory)
      clock.stop()
      board.isReplying = true
      let message = WorkerMessage(kind: .reply, number: request.number, bytes: reply)
      guard message.put(to: socket) else { break }
      board.isReplying = false
    }
    return ProcessCopy.leftStatus
  }

  // MARK: Its end

  /// What the process has had in memory at most, in bytes.
  private static func memory() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return bytes(usage)
  }

  private static func bytes(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) << 10
    #endif
  }

  private func cause(ofStatus status: Int32, _ usage: rusage) -> WorkerEnd {
    let signal = status & 0x7F
    if WorkerClock.signals.contains(signal) { return .time }
    // The system ends by this signal who takes the last of its memory.
    if signal == SIGKILL { return .memory }
    let taken = Self.bytes(usage) - Self.memory()
    // Who comes to the end of the stack has filled it.
    let isOfStack = signal == SIGSEGV || signal == SIGBUS
    let stackSize = min(ResourceLimit.stack.current ?? 0, Int(Int32.max))
    // An array that grows asks for twice of what it has, and copies it.
    let least = isOfStack ? limits.memory / 2 + stackSize : limits.memory / 4
    return taken > least ? .memory : .trap
  }

  /// The line with which the runtime ends a program, of what it has said; the last one if there is none.
  private static func words(from pipe: Int32) -> String {
    var text: [UInt8] = []
    let file = FileDescriptor(pipe, name: "<worker>")
    while let isThere = try? file.append(to: &text), isThere {}
    let lines = text.suffix(wordsLength).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    return lines.last { $0.contains("Fatal error") } ?? lines.last ?? ""
  }
}
