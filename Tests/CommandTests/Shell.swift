import Foundation

extension FlowTool {
  /// Runs a line of shell in the folder, in which `$FLOW` is the tool.
  ///
  /// A run that hangs must fail its test and not stop all of them, so it is killed after a while.
  func shell(_ line: String) throws -> Outcome {
    let process = process([])
    var variables = process.environment ?? [:]
    variables["FLOW"] = process.executableURL?.path
    process.environment = variables
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    let run = try FlowRun(process)
    run.endInput()
    run.kill(after: 30)
    return run.outcome()
  }
}
