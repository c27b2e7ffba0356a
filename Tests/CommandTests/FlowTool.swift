import Foundation

/// The built `flow`, run as a shell runs it.
struct FlowTool {
  /// What came of a run.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var error: String
    /// Whether a signal ended it.
    var wasKilled = false
  }

  /// The folder that it is run in.
  var folder: String
  /// Variables beside those of this process; `CI` is not taken over.
  var environment: [String: String] = [:]
  /// The tool's name, beside the tests.
  var name = "flow"

  /// Runs it to its end.
  func callAsFunction(_ arguments: String..., input: Data = Data()) throws -> Outcome {
    try self(arguments, input: input)
  }

  func callAsFunction(_ arguments: [String], input: Data = Data()) throws -> Outcome {
    let run = try FlowRun(self, arguments)
    run.send(input)
    run.endInput()
    return run.outcome()
  }

  /// Begins to run it.
  func begin(_ arguments: [String]) throws -> FlowRun { try FlowRun(self, arguments) }

  /// A process that is set up and not started.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = Self.folder.appendingPathComponent(name)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var variables = ProcessInfo.processInfo.environment
    variables["CI"] = nil
    process.environment = variables.merging(environment) { $1 }
    return process
  }

  /// The shipped tool.
  static var executable: URL { folder.appendingPathComponent("flow") }

  /// Where a tool stands.
  static func path(of name: String) -> String { folder.appendingPathComponent(name).path }

  /// Where the tests and the tools are built.
  private static let folder: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let tests = (bundle ?? .main).bundleURL
    #else
      let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #endif
    return tests.deletingLastPathComponent()
  }()
}
