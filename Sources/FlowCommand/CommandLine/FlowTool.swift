import FlowSnapshots

/// The command-line tool, for a client's own scenes:
///
/// ```swift
/// import FlowCommand
/// FlowTool.main(TabBar.self, Checkout.self)
/// ```
public enum FlowTool {
  /// The version that `--version` shows.
  static let version = "0.1.0"

  /// The name that it was called by, without folders.
  static var name: String { ToolName.current.name }

  /// The words that run it, such as `swift run my-flow`.
  static var command: String { ToolName.current.command }

  /// The path of its file, from before a build may replace it; empty if the system does not tell.
  static let executable: String = {
    for path in ["/proc/self/exe", CommandLine.arguments.first ?? ""] {
      if let real = Path.real(path) { return real }
    }
    return ""
  }()

  /// Commands of it to be run, each in quotes.
  static func commands(_ names: String...) -> String {
    names.map { "'\(command) \($0)'" }.joined(separator: ", ")
  }
}
