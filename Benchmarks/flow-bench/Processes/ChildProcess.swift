import Foundation

/// A program run as a child process.
struct ChildProcess {
  /// The resources that a run has used.
  struct Usage {
    /// The time from start to exit, in seconds.
    var wallTime: Double
    /// The processor time of the program, including the system's on its behalf, in seconds.
    var processorTime: Double
    /// The peak memory, in bytes.
    var peakMemory: Int
  }

  private let command: String
  private let process: pid_t
  private let begin: Double

  /// The path of the release `flow`, built into the same folder as this program.
  ///
  /// - Throws: `BenchmarkError` if it is not there.
  static func flow() throws -> String {
    let own = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let path = URL(fileURLWithPath: own).deletingLastPathComponent()
      .appendingPathComponent("flow").path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkError("\(path) is not there; build it with 'scripts/build-release'")
    }
    return path
  }

  /// The path of a program of the system; `nil` if there is none of the name.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - output: The file for its output, which is discarded otherwise.
  ///   - variables: What is set in its environment.
  /// - Throws: `BenchmarkError` for a program that cannot be started or fails.
  @discardableResult static func run(
    _ path: String, _ arguments: [String], output: String? = nil,
    setting variables: [String: String] = [:]
  ) throws -> Usage {
    try ChildProcess(path, arguments, input: nil, output: output, setting: variables).succeed()
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - input: The end of a pipe to read from; `nil` for no input.
  ///   - output: The file for its output, which is discarded otherwise.
  ///   - isSilent: Whether its messages are discarded, too.
  ///   - settings: What is set in its environment.
  /// - Throws: `BenchmarkError` for a program that cannot be started.
  init(
    _ path: String, _ arguments: [String], input: Int32?, output: String? = nil,
    isSilent: Bool = false, setting settings: [String: String] = [:]
  ) throws {
    command = ([path] + arguments).joined(separator: " ")
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_addclose(&actions, input)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output ?? "/dev/null", O_WRONLY | O_CREAT, 0o600)
    if isSilent {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    let words = Self.copies(of: [path] + arguments)
    let environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    let variables = Self.copies(of: environment.map { "\($0.key)=\($0.value)" })
    defer { for copy in words + variables { free(copy) } }
    var process = pid_t()
    begin = Stopwatch.now
    guard posix_spawn(&process, path, &actions, nil, words, variables) == 0 else {
      throw BenchmarkError("\(path) cannot be started")
    }
    self.process = process
  }

  /// The texts as null-terminated C strings, with a null pointer at the end.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// The peak memory so far, in bytes; `nil` if the system does not report it.
  ///
  /// On Linux, `wait4` reports at least what this process had when it started the other.
  var peakMemory: Int? {
    guard
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
    else { return nil }
    return Int(kilobytes).map { $0 * 1024 }
  }

  /// Waits for the program to exit.
  ///
  /// - Parameter expected: The exit status.
  /// - Throws: `BenchmarkError` for a program that fails.
  @discardableResult func succeed(status expected: Int32 = 0) throws -> Usage {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError("a program's end was missed") }
    }
    // The exit status stands above the number of a signal.
    guard status == expected << 8 else { throw BenchmarkError("'\(command)' did not succeed") }
    let wallTime = (Stopwatch.now - begin) / 1e9
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return Usage(
      wallTime: wallTime, processorTime: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakMemory: usage.ru_maxrss * unit)
  }
}
