import FlowSnapshots
import Platform

/// The system's browser.
enum Browser {
  /// Opens a file in it without waiting for it.
  ///
  /// - Throws: A message if the system has no program for that.
  static func open(_ path: String) throws(CommandError) {
    #if os(Linux) || os(macOS)
      #if os(macOS)
        let program = "open"
      #else
        let program = "xdg-open"
      #endif
      // A path that begins with a hyphen would be an option.
      let file = path.hasPrefix("-") ? "./\(path)" : path
      let word = ShellWord.quoted(file)
      let line = "command -v \(program) > /dev/null && { \(program) \(word) > /dev/null 2>&1 & }"
      guard system(line) != 0 else { return }
      throw .message("\(FlowTool.name) play: error: there is no \(program) to open '\(path)' with")
    #else
      throw .message("\(FlowTool.name) play: error: '\(path)' cannot be opened from here")
    #endif
  }
}
