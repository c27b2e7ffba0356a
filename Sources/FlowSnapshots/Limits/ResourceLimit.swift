import Platform

/// What the system allows a process to take of one thing.
enum ResourceLimit {
  /// The files that are open at once.
  case files
  /// The memory that the process may write, in bytes.
  case memory
  /// The stack, in bytes.
  case stack
  /// The file with its memory that the system writes after a trap, in bytes.
  case core

  /// How much that is; `nil` if the system does not tell.
  var current: Int? { limit.map { Int(clamping: $0.rlim_cur) } }

  /// Lets the process take so much, or the most that the system allows.
  func set(_ value: Int) {
    guard var limit else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    setrlimit(resource, &limit)
  }

  private var limit: rlimit? {
    var limit = rlimit()
    return getrlimit(resource, &limit) == 0 ? limit : nil
  }

  #if canImport(Glibc)
    private var resource: Int32 {
      switch self {
      case .files: Int32(RLIMIT_NOFILE.rawValue)
      case .memory: Int32(RLIMIT_DATA.rawValue)
      case .stack: Int32(RLIMIT_STACK.rawValue)
      case .core: Int32(RLIMIT_CORE.rawValue)
      }
    }
  #else
    private var resource: Int32 {
      switch self {
      case .files: RLIMIT_NOFILE
      case .memory: RLIMIT_DATA
      case .stack: RLIMIT_STACK
      case .core: RLIMIT_CORE
      }
    }
  #endif
}
