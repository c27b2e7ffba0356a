import FlowEngine
import FlowSnapshots

// What '--strict' means, for all commands that have it. Those that replay traces (replay, verify, watch,
// report, strip, export, pipe) turn the replay's warnings and faults in a scene's layout into errors, as
// ReplayOptions.isStrict says; record and anonymize, which warn of what a replay of their trace would
// show, stop there instead.

extension Option {
  /// Turns warnings into errors.
  static let strict = Option("strict", "treat warnings, and faults in a scene's layout, as errors")
}

extension Arguments {
  /// Whether warnings are errors.
  var isStrict: Bool { has(.strict) }

  /// Reports what is probably wrong with a recording, or throws it.
  ///
  /// - Parameters:
  ///   - name: The name that messages use for the input.
  ///   - outcome: What has come of the line, before the reason.
  func warn(
    of error: TraceError, in name: String, _ outcome: String = ""
  ) throws(TraceError) {
    if isStrict { throw error }
    Console.tell("\(name):\(error.line):\(error.column): warning: \(outcome)\(error.message)")
  }

  /// How traces are replayed and compared.
  ///
  /// - Throws: A usage error for an invalid tolerance or limit.
  func checkOptions() throws(CommandError) -> CheckOptions {
    var options = CheckOptions(tolerance: try tolerance(), isStrict: isStrict)
    options.limit = try outputLimit()
    options.catalog = try catalog()
    return options
  }
}
