import Platform

/// What the tool that is running is called, in its messages and in the commands that it tells people to
/// run.
package struct ToolName: Equatable, Sendable {
  /// Its name, such as `my-flow`.
  package let name: String
  /// The words that run it from the working folder, such as `swift run my-flow`.
  package let command: String

  /// The tool for the shipped scenes, which is meant where a test or a program of its own speaks.
  package static let standard = ToolName(name: "flow", command: "flow")

  private static let shared = Guarded(standard)

  /// The tool that is running.
  package static var current: ToolName {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private init(name: String, command: String) {
    self.name = name
    self.command = command
  }

  /// Reads how a tool was run.
  ///
  /// - Parameters:
  ///   - argument: Argument 0.
  ///   - folder: The working folder. In a package whose build has made the tool, `swift run` runs it.
  package init(argument: String, in folder: String) {
    let name = Path.name(of: argument)
    guard !name.isEmpty else {
      self = .standard
      return
    }
    let word = ShellWord.quoted(name)
    let options = Self.buildOptions(of: argument, in: folder)
    self.init(name: name, command: options.map { "swift run \($0)\(word)" } ?? word)
  }

  /// The options with which `swift run` finds a tool; `nil` for one that no package here has built.
  private static func buildOptions(of argument: String, in folder: String) -> String? {
    guard argument.contains("/"), let folder = Path.real(folder) else { return nil }
    let path = argument.hasPrefix("/") ? argument : Path.join(folder, argument)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let build = parts.lastIndex(of: ".build"), build > 0, build + 2 < parts.count,
      let package = Path.real(parts[..<build].joined(separator: "/")),
      folder == package || folder.hasPrefix(package == "/" ? package : package + "/"),
      File.kind(of: Path.join(package, "Package.swift")) == .regular
    else { return nil }
    let isRelease = parts[build...].dropLast().contains { $0.lowercased().hasPrefix("release") }
    return isRelease ? "-c release " : ""
  }
}
