import Foundation
import Testing

@Suite("Names of files")
struct NameTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("t", Workspace.tapTrace)
  }

  /// Puts a trace there under each name, as the shell's printf spells it.
  private func add(_ names: String...) throws {
    for name in names {
      let outcome = try workspace.flow.shell(
        "cp t \"Fixtures/glide-card/$(printf '\(name)')\"")
      try #require(outcome.status == 0, "\(outcome.error)")
    }
  }

  @Test("Two spellings of a character are two cases")
  func spellings() throws {
    try add(#"caf\303\251.trace.jsonl"#, #"cafe\314\201.trace.jsonl"#)
    let outcome = try workspace.flow("verify")
    #expect(outcome.output.contains("0 passed, 2 missing goldens\n"))
    #expect(try workspace.flow("accept").output.split(separator: "\n").count == 2)
    #expect(try workspace.flow("verify").output == "2 passed\n")
    // Swift takes the two for one.
    let files = try workspace.flow.shell("ls Fixtures/glide-card | wc -l").output
    #expect(files.filter { $0.isNumber } == "4")
  }

  @Test("A combining character may stand anywhere")
  func combining() throws {
    try add(#"\314\201a.trace.jsonl"#, #"b\314\201.trace.jsonl"#, #"\314\201.trace.jsonl"#)
    #expect(try workspace.flow("verify").output.contains("0 passed, 3 missing goldens\n"))
    #expect(try workspace.flow("accept").status == 0)
    #expect(try workspace.flow("verify").output == "3 passed\n")
  }

  @Test("A name that is not UTF-8 is an error that says so")
  func notUTF8() throws {
    try add("a.trace.jsonl", #"b\377.trace.jsonl"#)
    let outcome = try workspace.flow("verify")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasSuffix("error: cannot read: its name is not UTF-8\n"))
    let named = try workspace.flow.shell("$FLOW replay \"$(printf 'b\\377')\"")
    #expect(named.status == 2)
    #expect(named.error.hasPrefix("flow: error: argument 2 is not UTF-8: "))
    _ = try workspace.flow.shell("rm Fixtures/glide-card/b*; touch \"Fixtures/$(printf 'n\\377')\"")
    #expect(try workspace.flow("verify").status == 1)
  }

  /// What puts something there that a search cannot read, and what is said of it.
  static let hidden = [
    (#"cp t "Fixtures/glide-card/$(printf 'b\377.trace.jsonl')""#, "read: its name is not UTF-8"),
    (#"mkdir "Fixtures/$(printf 'b\377')""#, "read: its name is not UTF-8"),
    (
      "cd Fixtures && for i in {1..18}; do n=$(printf '%0250d' $i); mkdir $n && cd $n; done",
      "list: File name too long"
    ),
  ]

  @Test("What a search cannot read costs no other case its result", arguments: hidden)
  func missed(line: String, says: String) throws {
    try workspace.addCase("a")
    try add("c.trace.jsonl")
    try #require(try workspace.flow.shell(line).status == 0)
    // Foundation may remove no path that is as long as that.
    defer { _ = try? workspace.flow.shell("rm -r Fixtures") }
    func expectFault(_ outcome: FlowTool.Outcome) {
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("error: cannot \(says)\n"), "\(outcome)")
    }
    for shard in ["1/2", "2/2"] {
      let part = try workspace.flow("verify", "--ci", "--shard", shard)
      expectFault(part)
      #expect(part.output.contains("1 file error"))
    }
    let all = try workspace.flow("verify", "--junit", "junit", "--json")
    expectFault(all)
    #expect(all.output.contains(#""result":"file error""#))
    let junit = XMLReport(try workspace.read("junit")).elements
    #expect(junit["testcase"] == 3 && junit["error"] == 1)
    expectFault(try workspace.flow("report", "-o", "page"))
    #expect(try workspace.read("page").contains("1 missing golden, 1 file error"))
    let accepted = try workspace.flow("accept")
    expectFault(accepted)
    #expect(accepted.output == "accepted \(Workspace.file("c", "frames.json"))\n")
    #expect(try workspace.flow("verify").output.hasSuffix("2 passed, 1 file error\n"))
    // A figure over all traces would be one over some.
    expectFault(try workspace.flow("coverage"))
  }

  @Test("A name may be as long as the system lets it, and a longer one is an error")
  func long() throws {
    let longest = String(repeating: "n", count: 255 - ".frames.json.new".utf8.count)
    try add(longest + ".trace.jsonl")
    #expect(try workspace.flow("verify").output.contains("1 missing golden\n"))
    #expect(try workspace.flow("accept").status == 0)
    #expect(try workspace.flow("verify").output == "1 passed\n")
    try add(longest + "n.trace.jsonl")
    let outcome = try workspace.flow("verify")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("cannot write: File name too long"))
    let output = String(repeating: "o", count: 255)
    #expect(try workspace.flow("replay", "t", "-o", output).status == 0)
    #expect(try workspace.flow("replay", "t", "-o", output + "o").status == 2)
  }

  @Test("A trace without the name of one is told")
  func lookalike() throws {
    try add("remove.trace.jsonl", "remove2.jsonl", "notes.jsonl")
    try workspace.write("Fixtures/glide-card/notes.jsonl", "{}\n")
    let outcome = try workspace.flow("verify")
    #expect(outcome.status == 1)
    #expect(
      outcome.error == """
        Fixtures/glide-card/remove2.jsonl: warning: it looks like a trace, and is none of the cases; \
        the name of a trace ends in '.trace.jsonl'

        """)
  }

  @Test("What '..' leads to is what the system says")
  func parent() throws {
    try add("a.trace.jsonl")
    _ = try workspace.flow.shell(
      "mkdir -p far/b && cp t far/c.trace.jsonl && ln -s ../far/b Fixtures/link")
    let outcome = try workspace.flow("verify", "--ci", "Fixtures/link/..")
    #expect(outcome.output.contains("c.trace.jsonl"), "\(outcome)")
    #expect(!outcome.output.contains("a.trace.jsonl"))
    let twice = try workspace.flow("verify", "--ci", "Fixtures", "far/../Fixtures", "./Fixtures/")
    #expect(twice.output.hasSuffix("\n0 passed, 1 missing golden\n"))
  }

  @Test(
    "What looks like a control character or a command is escaped", arguments: [[], ["--github"]])
  func escapes(options: [String]) throws {
    let escape = "\u{1B}"
    _ = try workspace.flow.shell(
      #"cp t "Fixtures/$(printf 'x\033[31m\n::add-mask::y')".trace.jsonl"#)
    _ = try workspace.flow.shell("cp t '::error::z.trace.jsonl'; cp t 'a##[add-mask]b.trace.jsonl'")
    try workspace.addCase("a")
    try workspace.change(
      Workspace.file("a", "frames.json"), #""id":"dim""#, #""id":"di\u001b[2J\n::stop-commands::m""#
    )
    try workspace.write(
      Workspace.file("b", "trace.jsonl"),
      "{\"flowTrace\":1,\"scene\":\"x\\n::warning::\\u009b31m\"}\n")
    let workspacePaths = ["Fixtures", "::error::z.trace.jsonl", "a##[add-mask]b.trace.jsonl"]
    for command in [["verify", "--ci"] + options, ["accept"], ["reject"], ["verify", "--json"]] {
      if command.contains("--json"), !options.isEmpty { continue }
      let run = try workspace.flow.begin(command + workspacePaths)
      run.endInput()
      let outcome = run.outcome()
      for text in [outcome.output, outcome.error] {
        #expect(
          !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        #expect(!text.contains(escape) && !text.contains("##"))
        for line in text.split(separator: "\n") {
          #expect(!line.hasPrefix("::") || line.hasPrefix("::error file="), "\(line)")
        }
      }
    }
  }
}
