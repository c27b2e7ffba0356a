/// The exit status of the tool.
enum ExitStatus: Int32 {
  /// Everything is fine.
  case success = 0
  /// Something was found that someone has to look at: a snapshot or a trace that differs, a broken rule, a
  /// violation, a finding of an audit, a share below the least one, a trace that would be rewritten.
  case difference = 1
  /// The input or the command line is invalid.
  case badInput = 2
}
