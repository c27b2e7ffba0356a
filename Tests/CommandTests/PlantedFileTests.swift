import Foundation
import Testing

@Suite("Files that are not what they are named")
struct PlantedFileTests {
  private let workspace: Workspace
  private static let golden = Workspace.file("a", "frames.json")
  private static let pending = Workspace.file("a", "frames.json.new")
  private static let trace = Workspace.file("a", "trace.jsonl")
  private static let right = "[0,512,375,300]"
  private static let wrong = "[0,513,375,300]"

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.change(Self.golden, Self.right, Self.wrong)
    try workspace.write("secret", "mine\n")
  }

  @Test("A link where what is pending is to be written is an error, and leads nowhere")
  func pendingLink() throws {
    for target in ["../../secret", "../../not-there"] {
      _ = try workspace.flow.shell("ln -sfn \(target) \(Self.pending)")
      let outcome = try workspace.flow("verify")
      #expect(outcome.status == 2)
      #expect(
        outcome.error
          == "\(Self.pending): error: cannot write: it is a link; expected a regular file, or none\n"
      )
      #expect(try workspace.read("secret") == "mine\n")
      #expect(try workspace.contents()["not-there"] == nil)
      let accepted = try workspace.flow("accept")
      #expect((accepted.status, accepted.output) == (2, ""))
      #expect(accepted.error.contains("it is a link"))
      #expect(try workspace.read(Self.golden).contains(Self.wrong))
    }
  }

  @Test("A link is not accepted in the place of a golden")
  func goldenLink() throws {
    _ = try workspace.flow.shell("mv \(Self.golden) g && ln -s ../../g \(Self.golden)")
    #expect(try workspace.flow("verify").status == 1)
    let outcome = try workspace.flow("accept")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("\(Self.golden): error: cannot write: it is a link"))
    #expect(try workspace.read("g").contains(Self.wrong))
  }

  @Test("A link that is named with -o is followed")
  func outputLink() throws {
    _ = try workspace.flow.shell("ln -s secret out")
    #expect(try workspace.flow("replay", Self.trace, "-o", "out").status == 0)
    #expect(try workspace.read("secret").hasPrefix(#"{"frame":0,"#))
  }

  @Test(
    "What is not a regular file is refused at once",
    arguments: ["trace.jsonl", "frames.json", "frames.json.new"])
  func special(suffix: String) throws {
    let file = Workspace.file("a", suffix)
    for (make, says) in [
      ("mkfifo", "it is a named pipe; expected a regular file"), ("mkdir", "Is a directory"),
      ("ln -s /dev/zero", "expected a regular file"),
    ] {
      _ = try workspace.flow.shell("rm -rf \(file) && \(make) \(file)")
      let outcome = try workspace.flow("verify")
      #expect(outcome.status == 2, "\(make)")
      #expect(outcome.error.hasPrefix("\(file): error: cannot "), "\(outcome.error)")
      #expect(outcome.error.contains(says), "\(outcome.error)")
      let diff = try workspace.flow.shell("$FLOW diff \(file) \(Self.trace)")
      #expect((diff.status, diff.wasKilled) == (2, false))
      let report = try workspace.flow.shell("$FLOW report -o page.html --budget 0")
      #expect(!report.wasKilled)
    }
  }

  @Test("A trace may come from a named pipe")
  func namedPipe() throws {
    let outcome = try workspace.flow.shell(
      "mkfifo p && (cat \(Self.trace) > p &) && $FLOW replay p")
    #expect(outcome == (try workspace.flow("replay", Self.trace)))
    let device = try workspace.flow.shell("$FLOW replay /dev/zero")
    #expect(device.status == 2)
    #expect(device.error.contains("it is a device or a socket"))
  }

  @Test(
    "What is rejected is a regular file",
    arguments: [
      ("mkfifo", "it is a named pipe; expected a regular file"), ("mkdir", "Is a directory"),
      ("ln -s ../../secret", "it is a link; expected a regular file, or none"),
    ])
  func rejectedSpecial(make: String, says: String) throws {
    _ = try workspace.flow.shell("rm -f \(Self.pending); \(make) \(Self.pending)")
    let outcome = try workspace.flow("reject")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.error == "\(Self.pending): error: cannot remove: \(says)\n")
    let kept = try workspace.flow.shell("test -e \(Self.pending)")
    #expect(kept.status == 0)
  }

  @Test(
    "A link to a folder is not followed, with a warning that names it",
    arguments: [
      "verify", "report -o page --budget 0", "reject", "coverage --budget 5",
      "diagram glide-card Fixtures --budget 5", "migrate Fixtures > traces.txt",
    ])
  func linkedFolder(command: String) throws {
    _ = try workspace.flow.shell(
      "mkdir -p more/deep; mv \(Self.trace) more; cp more/* Fixtures/b.trace.jsonl;"
        + "ln -s ../more Fixtures/link; ln -s ../../more Fixtures/glide-card/other; ln -s none Fixtures/gone"
    )
    let outcome = try workspace.flow.shell("$FLOW \(command)")
    for link in ["Fixtures/glide-card/other", "Fixtures/link"] {
      let text =
        "\(link): warning: a link to a folder is not followed; name it to have it searched\n"
      #expect(outcome.error.components(separatedBy: text).count == 2, "\(outcome)")
    }
    #expect(!outcome.error.contains("Fixtures/gone"))
    let named = try workspace.flow("verify", "Fixtures/link", "--ci")
    #expect(named.error == "" && named.output.contains("Fixtures/link/a.trace.jsonl"))
  }
}
