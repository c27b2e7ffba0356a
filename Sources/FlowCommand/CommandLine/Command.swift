import FlowSnapshots

/// A subcommand of `flow`.
protocol Command {
  /// The word that invokes it.
  static var name: String { get }
  /// What it does, in one sentence.
  static var summary: String { get }
  /// Its operands, as usage shows them, such as `TRACE|-`.
  static var operands: Operands { get }
  /// The options it accepts besides `--help`.
  static var options: [Option] { get }
  /// Further help, beyond the options.
  static var details: String { get }

  /// The files that it reads without an operand or an option that names them.
  static func otherInputs(_ arguments: Arguments, _ scenes: SceneList) -> [String]
  /// The files that it writes without an option that names them, each with the variable that does.
  static func otherOutputs(_ arguments: Arguments) -> [(name: String, path: String)]

  /// Runs the command.
  static func run(
    _ arguments: Arguments, _ scenes: SceneList
  ) throws(CommandError) -> ExitStatus
}

extension Command {
  static func otherInputs(_ arguments: Arguments, _ scenes: SceneList) -> [String] { [] }
  static func otherOutputs(_ arguments: Arguments) -> [(name: String, path: String)] { [] }
}

/// The operands of a subcommand.
struct Operands {
  /// The operands as usage shows them.
  var text: String
  /// How many operands are allowed.
  var count: ClosedRange<Int>
  /// How the command uses the files that they name; `nil` if they name none.
  var use: FileUse?

  /// Any number of files and folders.
  static let paths = Operands(
    text: "[PATH…]", count: 0...Int.max, use: .readsCases(afterScenes: 0))
}

/// An option of a subcommand.
struct Option: Equatable {
  /// The name without hyphens.
  var name: String
  /// The letter of the short form, if it has one.
  var letter: Character?
  /// The placeholder for its value in usage; `nil` for a flag.
  var value: String?
  /// What the option does, in a few words.
  var summary: String
  /// How the command uses the files that its value names; `nil` if it names none.
  var use: FileUse?

  /// Shows help; for all commands.
  static let help = Option("help", letter: "h", "show this help")

  /// Writes the result as JSON; for all commands that list something.
  static let json = Option("json", "write the result as JSON")

  /// Where the result goes.
  static let output = Option(
    "output", letter: "o", value: "FILE", use: .writesResult,
    "write to a file, all or nothing; '-' is standard output")

  /// How many threads work on something.
  static let threads = Option(
    "jobs", value: "N", "use N threads; default: one per processor")

  /// How many cases are processed at once.
  static let jobs = Option(
    "jobs", value: "N", "process N cases at once; default: one per processor")

  /// The page that a command writes.
  static let page = Option(
    "output", letter: "o", value: "FILE", use: .writes, "the page, replaced as a whole; required")

  /// Where the results go in JUnit's format, too.
  static let junit = Option(
    "junit", value: "FILE", use: .writes, "also write the results to FILE in JUnit's format")

  /// Whether the results are annotations.
  static let github = Option("github", "write GitHub annotations, 10 at most")

  /// How far the scenes of traces are explored.
  static let explored = Option(
    "budget", value: "N", "explore N states of each scene; default 1000; 0 for none")

  /// The limit of the frames that a command writes for a case.
  static let maximumOutput = Option(
    "max-output", value: "N", "allow N MiB of frames for a case, and of a page; default 1024")

  /// The processor time that a trace may take.
  static let timeLimit = Option(
    "limit", value: "TIME",
    "allow a trace TIME, such as 2s, of processor time; default 10s, and\nas much for each MiB of it"
  )

  /// The memory that a trace may take.
  static let memoryLimit = Option(
    "max-memory", value: "N", "allow a trace N MiB of memory; default 1024")

  /// The traces that are not replayed.
  static let quarantine = Option(
    "quarantine", value: "FILE", use: .reads,
    "do not replay the traces whose digests FILE has, one a line")

  /// The share of the cases of a fleet.
  static let sample = Option(
    "sample", value: "N", "only one case in N, chosen by its id: the same ones anywhere")

  /// Whether the result has colours.
  static let color = Option("color", value: "WHEN", "colours: always, never or auto, the default")

  /// How far frames may differ.
  static let tolerance = Option(
    "tolerance", value: "X",
    "allow lengths to differ by X points, fractions and angles by X/100,\ntimes by X/1000 s; default 0"
  )

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, use: FileUse? = nil,
    _ summary: String
  ) {
    self.use = use
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
  }

  /// The option as written on a command line.
  var spelling: String { "--\(name)" }
}
