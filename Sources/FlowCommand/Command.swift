import FlowSnapshots

/// A subcommand of `flow`.
protocol Command {
  /// The word that calls it.
  static var name: String { get }
  /// What it does, in one sentence.
  static var summary: String { get }
  /// What it is given beside options, as usage shows it, such as `TRACE|-`.
  static var operands: Operands { get }
  /// The options it takes, beside `--help`.
  static var options: [Option] { get }
  /// What there is to know beyond the options.
  static var details: String { get }

  /// Does it.
  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus
}

/// What a subcommand is given beside options.
struct Operands {
  /// As usage shows them.
  var text: String
  /// How many there may be.
  var count: ClosedRange<Int>

  /// Files and folders, as many as there are.
  static let paths = Operands(text: "[PATH…]", count: 0...Int.max)
}

/// An option of a subcommand.
struct Option: Equatable {
  /// The name without its hyphens.
  var name: String
  /// The hyphen's one letter, where it has a short form.
  var letter: Character?
  /// What stands for its value in usage; `nil` for one that is on or off.
  var value: String?
  /// What it does.
  var summary: String

  /// The result as JSON, wherever there is a list.
  static let json = Option("json", "write the result as JSON")

  /// Whether slips that are legal are errors.
  static let strict = Option("strict", "make mistakes of a scene's layout errors")

  /// How far frames may be apart.
  static let tolerance = Option(
    "tolerance", value: "X",
    "allow lengths to be X points apart, shares and angles X/100,\ntimes X/1000 s; default 0")

  init(_ name: String, letter: Character? = nil, value: String? = nil, _ summary: String) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// What a command line shows of it.
  var spelling: String { "--\(name)" }
}
