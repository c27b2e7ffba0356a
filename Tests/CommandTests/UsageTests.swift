import Testing

/// A command line that cannot be used, and what is said of it.
struct UsageRow: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var says: String

  var testDescription: String { "flow " + arguments.joined(separator: " ") }

  init(_ line: String, _ says: String) {
    arguments = line.split(separator: " ").map { String($0) }
    self.says = says
  }

  static let all = [
    UsageRow("", "flow: error: expected a command: scenes, replay, verify,"),
    UsageRow("repaly", "flow: error: unknown command 'repaly'; did you mean 'replay'?"),
    UsageRow("--verison", "flow: error: unknown option '--verison'; did you mean '--version'?"),
    UsageRow("help verifi", "flow: error: unknown command 'verifi'; did you mean 'verify'?"),
    UsageRow("replay", "flow replay: error: expected TRACE|-"),
    UsageRow("replay a b", "flow replay: error: unexpected 'b'"),
    UsageRow("replay a --fsp 3", "unknown option '--fsp'; did you mean '--fps'?"),
    UsageRow("replay a -x", "unknown option '-x'"),
    UsageRow("replay a --fps", "'--fps' needs a value: --fps N"),
    UsageRow("replay a --fps=", "'--fps' needs a value: --fps N"),
    UsageRow("replay a --fps 0", "'--fps' must be a whole number from 1 to 1000, not '0'"),
    UsageRow("replay a --fps 1001", "'--fps' must be a whole number from 1 to 1000, not '1001'"),
    UsageRow("replay a --fps 60.5", "'--fps' must be a whole number from 1 to 1000, not '60.5'"),
    UsageRow("replay a --fps=-1", "'--fps' must be a whole number from 1 to 1000, not '-1'"),
    UsageRow("replay a --fps 60 --fps 60", "'--fps' is given twice"),
    UsageRow("replay a --save 1e10", "'--save' must be at most 10000000 seconds"),
    UsageRow("replay a --save 10000000.1", "'--save' must be at most 10000000 seconds"),
    UsageRow("replay a --save 0x10", "'--save' must be a number of seconds, 0 or more, not '0x10'"),
    UsageRow("verify --tolerance 0X1", "'--tolerance' must be a number of points, 0 or more"),
    UsageRow("trim a --from 1e10", "'--from' must be at most 10000000 seconds"),
    UsageRow("trim a --to 1e10", "'--to' must be at most 10000000 seconds"),
    UsageRow("record --last 1e10", "'--last' must be at most 10000000 seconds"),
    UsageRow("replay a --pretty=yes", "'--pretty' takes no value"),
    UsageRow("replay a -o", "'-o' needs a value: -o, --output FILE"),
    UsageRow("why a", "flow why: error: expected TRACE NODE.MEMBER"),
    UsageRow("why a b.c", "flow why: error: '--at' is missing: --at T"),
    UsageRow("why a b.c --at soon", "'--at' must be a number of seconds, 0 or more, not 'soon'"),
    UsageRow("why a b.c --at 1e9", "'--at' must be at most 10000000 seconds"),
    UsageRow("why none b.c --at 1", "none: error: cannot read: No such file"),
    UsageRow("serve a", "flow serve: error: unexpected 'a'"),
    UsageRow(
      "strip none.trace.jsonl --animate", "none.trace.jsonl: error: cannot read: No such file"),
    UsageRow("scenes glide-crad", "unknown scene 'glide-crad'; did you mean 'glide-card'?"),
    UsageRow("scenes a b", "flow scenes: error: unexpected 'b'"),
    UsageRow("diff a", "flow diff: error: expected A B"),
    UsageRow("diff a b --tolerance x", "'--tolerance' must be a number of points, 0 or more"),
    UsageRow("verify --tolerance -1", "'--tolerance' must be a number of points, 0 or more"),
    UsageRow("verify --tolerance nan", "'--tolerance' must be a number of points, 0 or more"),
    UsageRow("verify --jobs 0", "'--jobs' must be a whole number from 1 to 1024, not '0'"),
    UsageRow("verify --shard 5/4", "'--shard' must be I/N with I from 1 to N, such as 2/4"),
    UsageRow("verify --shard 1/10001", "such as 2/4, and N at most 10000, not '1/10001'"),
    UsageRow("verify --github --json", "'--github' and '--json' cannot be given together"),
    UsageRow("play glide-card", "flow play: error: '--output' is missing: -o, --output FILE"),
    UsageRow("play glide-crad -o a", "unknown scene 'glide-crad'; did you mean 'glide-card'?"),
    UsageRow("play none.trace.jsonl -o a", "none.trace.jsonl: error: cannot read: No such file"),
    UsageRow("play a b -o c", "flow play: error: unexpected 'b'"),
    UsageRow("play glide-card -o a --module none", "none: error: cannot read: No such file"),
    UsageRow("strip", "flow strip: error: expected TRACE"),
    UsageRow("strip none.trace.jsonl", "none.trace.jsonl: error: cannot read: No such file"),
    UsageRow("strip a.frames.json", "a.frames.json:1:1: error: these are frames; expected a trace"),
    UsageRow("strip notes.txt", "notes.txt:1:1: error: the first line must be the header"),
    UsageRow("diagram glide-crad", "unknown scene 'glide-crad'; did you mean 'glide-card'?"),
    UsageRow("diagram glide-card none", "none: error: cannot read: No such file or directory"),
    UsageRow("explore glide-crad", "unknown scene 'glide-crad'; did you mean 'glide-card'?"),
    UsageRow("explore", "flow explore: error: expected SCENE|TRACE"),
    UsageRow("explore glide-card --budget 3h", "'--budget' must be a number of states, of seconds"),
    UsageRow(
      "explore glide-card --budget 2e20s",
      "'--budget' must be a time from 0.001s to 604800s, such as 30s, not '2e20s'"),
    UsageRow("explore glide-card --budget 1e300s", "'--budget' must be a time from 0.001s to"),
    UsageRow(
      "explore glide-card --budget 99999999999999999999999s", "'--budget' must be a time from"),
    UsageRow("explore glide-card --budget 604801s", "'--budget' must be a time from 0.001s to"),
    UsageRow("explore glide-card --budget 1e-9s", "'--budget' must be a time from 0.001s to"),
    UsageRow(
      "explore glide-card --without lable", "unknown invariant 'lable'; did you mean 'label'?"),
    UsageRow(
      "explore glide-card --without label,setling", "'setling'; did you mean 'settling'?"),
    UsageRow(
      "explore checkout --without digit", "unknown invariant 'digit'; did you mean 'digits'?"),
    UsageRow(
      "explore glide-card --allow nosuchstate", "unknown state, command or event 'nosuchstate'"),
    UsageRow("explore glide-card --allow tap,restin", "'restin'; did you mean 'resting'?"),
    UsageRow(
      "explore glide-card --instants end",
      "'--instants' must be a whole number from 0 to 100, or 'ends', not 'end'"),
    UsageRow("explore glide-card --alphabet none", "none: error: cannot read: No such file"),
    UsageRow("explore glide-card --jobs 0", "'--jobs' must be a whole number from 1 to 1024"),
    UsageRow("explore none.trace.jsonl", "none.trace.jsonl: error: cannot read: No such file"),
    UsageRow("shrink none --violates label", "none: error: cannot read: No such file"),
    UsageRow("shrink none", "expected one of '--while', '--violates', '--differs' and '--crashes'"),
    UsageRow("shrink none --while true --violates label", "expected one of '--while',"),
    UsageRow("coverage none", "none: error: cannot read: No such file or directory"),
    UsageRow("coverage --fail-under 101", "must be a whole number from 0 to 100, not '101'"),
    UsageRow("verify none", "none: error: cannot read: No such file or directory"),
    UsageRow("accept none", "none: error: cannot read: No such file or directory"),
    UsageRow("reject none.frames.json", "none.frames.json: error: cannot read: No such file"),
    UsageRow("review none", "none: error: cannot read: No such file or directory"),
    UsageRow("diff none none", "none: error: cannot read: No such file or directory"),
    UsageRow("replay none", "none: error: cannot read: No such file or directory"),
    UsageRow("replay Fixtures", "Fixtures: error: cannot read: Is a directory"),
    UsageRow("verify notes.txt", "notes.txt: error: expected a folder, a '.trace.jsonl',"),
  ]
}

@Suite("The command line")
struct UsageTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("notes.txt", "")
  }

  @Test("that cannot be used", arguments: UsageRow.all)
  func rejects(_ row: UsageRow) throws {
    let run = try workspace.flow.begin(row.arguments)
    run.endInput()
    let outcome = run.outcome()
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.error.contains(row.says), "\(outcome.error)")
    #expect(try workspace.contents() == ["notes.txt": ""])
  }

  @Test(
    "has help for everything",
    arguments: [
      "scenes", "replay", "verify", "accept", "reject", "review", "diff", "report", "play",
      "strip", "diagram", "record", "trim", "anonymize", "pipe", "merge", "explore", "shrink",
      "coverage", "watch", "migrate", "why", "serve", "export", "completions", "manual",
    ])
  func help(command: String) throws {
    let long = try workspace.flow(command, "--help")
    #expect((long.status, long.error) == (0, ""))
    #expect(long.output.contains("usage: flow \(command)"))
    #expect(try workspace.flow(command, "-h") == long)
    #expect(try workspace.flow("help", command) == long)
    #expect(try workspace.flow("--help").output.contains("  \(command) "))
    let lines = long.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("tells the versions")
  func version() throws {
    let outcome = try workspace.flow("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix(" (trace format 1, frame format 1)\n"))
  }

  @Test("takes what follows '--' for a path")
  func separator() throws {
    let outcome = try workspace.flow("replay", "--", "--fps")
    #expect(outcome.status == 2)
    #expect(outcome.error == "--fps: error: cannot read: No such file or directory\n")
  }
}
