import FlowSnapshots
import Platform

/// A keyboard that delivers each key as it is pressed.
struct Keyboard {
  /// Creates the terminal's keyboard; `nil` if standard input is not a terminal.
  init?() {
    guard FileDescriptor.standardInput.isTerminal, FileDescriptor.standardOutput.isTerminal else {
      return nil
    }
  }

  /// Asks a question and waits for a key; `nil` at the end of input.
  ///
  /// The terminal is in direct mode before the question appears, so that no key is lost.
  /// - Throws: `CommandError` if the question cannot be written.
  func key(answering question: String) throws(CommandError) -> Character? {
    var normal = termios()
    guard tcgetattr(FileDescriptor.standardInput.number, &normal) == 0 else { return nil }
    var direct = normal
    // No line buffering and no echo; keys that would stop the process arrive as ordinary keys.
    direct.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    return try Interruption.withTerminal(in: direct, insteadOf: normal) { () throws(CommandError) in
      try Console.ask(question)
      var byte: UInt8 = 0
      let count = withUnsafeMutableBytes(of: &byte) { bytes in
        (try? FileDescriptor.standardInput.readSome(into: bytes)) ?? 0
      }
      return count == 1 ? Character(Unicode.Scalar(byte)) : nil
    }
  }
}
