/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// Everything is fine.
  case success = 0
  /// Snapshots differ.
  case difference = 1
  /// The input or the command line is invalid.
  case badInput = 2
}
