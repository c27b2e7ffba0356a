/// What a shell is told at the end.
enum ExitStatus: Int32 {
  /// All is well.
  case success = 0
  /// Snapshots differ.
  case difference = 1
  /// The input or the command line cannot be used.
  case badInput = 2
}
