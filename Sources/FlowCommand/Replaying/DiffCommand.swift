import FlowEngine
import FlowSnapshots

/// `flow diff`: what moved between two runs, node by node.
enum DiffCommand: Command {
  static let name = "diff"
  static let summary = "Shows the differences between two frame files or two traces, node by node."
  static let operands = Operands(text: "A B", count: 2...2, use: .reads)
  static let options = [Option.tolerance, .json, .color]
  static let details = """
    A and B are frames (a golden, a pending one, or the output of '\(FlowTool.name) replay') or traces, which
    are replayed. Frames are matched by cause and time, nodes by id. Exit status 1 if they differ.
    """

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let tolerance = try arguments.tolerance()
    let colors = try Colors(arguments)
    let diff: FramesDiff
    do throws(DocumentError) {
      let first = try FrameReader.open(arguments.operands[0], of: scenes)
      let second = try FrameReader.open(arguments.operands[1], of: scenes)
      diff = try FramesDiff(first, second, tolerance: tolerance)
      if let error = first.newerVersion(than: second) ?? second.newerVersion(than: first) {
        throw error
      }
    } catch {
      throw .message(error.message)
    }
    if arguments.has(.json) {
      try Console.show(json: { $0.diff(diff) })
    } else if diff.isEmpty {
      try Console.show(line: "no difference in \(diff.counts.first) frames")
    } else {
      for (index, line) in diff.lines.enumerated() {
        try Console.show((line, index == 0 ? .strong : .plain), in: colors)
      }
    }
    return diff.isEmpty ? .success : .difference
  }
}
