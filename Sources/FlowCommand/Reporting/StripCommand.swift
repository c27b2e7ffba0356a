import FlowReport
import FlowSnapshots

/// `flow strip`: draws key frames of a trace.
enum StripCommand: Command {
  static let name = "strip"
  static let summary = "Draws key frames of a trace as one SVG."
  static let operands = Operands(text: "TRACE", count: 1...1, use: .readsCase)
  static let options = [animate, .tolerance, .strict, .maximumOutput, .output]
  static let details = """
    Up to eight frames: the start, entered states, completions, movements a third of the way. If the
    golden beside the trace differs, expected frames are above the actual ones, including the largest
    difference, and the exit status is 1. The drawing is self-contained. With '--animate' it is a film
    of the whole trace, with the finger, at most 200 kB, without a script; goldens are not looked at.
    """

  private static let animate = Option(
    "animate", "draw all of it, as a picture that moves by itself")

  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus {
    let check = CaseCheck(scenes, try arguments.checkOptions())
    if arguments.has(animate) {
      let film: AnimatedStrip
      do throws(StripError) {
        film = try AnimatedStrip(of: arguments.operands[0], check: check)
      } catch {
        throw CommandError(error)
      }
      try ResultOutput.put(film.document, to: arguments.text(.output))
      return .success
    }
    let strip: Strip
    do throws(StripError) {
      strip = try Strip(of: arguments.operands[0], check: check)
    } catch {
      throw CommandError(error)
    }
    try ResultOutput.put(strip.document, to: arguments.text(.output))
    return strip.differs ? .difference : .success
  }
}

extension CommandError {
  init(_ error: StripError) {
    switch error {
    case .document(let error): self = .message(error.message)
    case .unusable(let message): self = .message(message)
    case .isFrames(let name): self.init(StreamError.isFrames(name))
    case .tooLong(let limit):
      self = .message(
        "\(FlowTool.name) strip: error: it would have more than \(limit) bytes; "
          + "'\(FlowTool.name) trim' cuts a piece out of a trace")
    case .file(let error): self = .file(error)
    }
  }
}
