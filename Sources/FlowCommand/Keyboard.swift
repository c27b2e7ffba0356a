import FlowSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A keyboard that gives each key as it is pressed.
struct Keyboard {
  /// Takes the keyboard of the terminal; `nil` if nobody sits in front of one.
  init?() {
    guard FileDescriptor.standardInput.isTerminal, FileDescriptor.standardOutput.isTerminal else {
      return nil
    }
  }

  /// Asks a question and waits for a key; `nil` if no more can come.
  ///
  /// The keyboard is direct before the question shows, so that no key typed at it is lost.
  /// - Throws: `CommandError` where the question cannot be written.
  func key(answering question: String) throws(CommandError) -> Character? {
    let input = FileDescriptor.standardInput.number
    var normal = termios()
    guard tcgetattr(input, &normal) == 0 else { return nil }
    var direct = normal
    // Without lines and echo; keys that would stop the process come as keys, so that the terminal
    // is never left like this.
    direct.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(input, TCSANOW, &direct)
    defer { tcsetattr(input, TCSANOW, &normal) }
    try Console.show(question)
    var byte: UInt8 = 0
    let count = withUnsafeMutableBytes(of: &byte) { bytes in
      (try? FileDescriptor.standardInput.readSome(into: bytes)) ?? 0
    }
    return count == 1 ? Character(Unicode.Scalar(byte)) : nil
  }
}
