import Foundation
import Testing

@Suite("Drawing")
struct DrawingCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.addCase("tap")
  }

  @Test("a strip goes to a file, or to standard output")
  func strip() throws {
    let trace = Workspace.file("tap", "trace.jsonl")
    let shown = try workspace.flow("strip", trace)
    #expect((shown.status, shown.error) == (0, ""))
    #expect(XMLReport(shown.output).elements["svg"] == 1)
    #expect(try workspace.flow("strip", trace, "-o", "-") == shown)
    let written = try workspace.flow("strip", trace, "-o", "strip.svg")
    #expect(written == FlowTool.Outcome(status: 0, output: "", error: ""))
    #expect(try workspace.read("strip.svg") == shown.output)
  }

  #if os(Linux)
    @Test("a strip of a caret that blinks for hours holds a few frames in memory")
    func hours() throws {
      let trace = """
        {"flowTrace":1,"scene":"verification-code"}
        {"t":0.1,"type":"focus","target":"code-input"}
        {"t":5000,"type":"tick"}

        """
      try workspace.write("hours.trace.jsonl", trace)
      // Less than its samples take as text, which are 200 MB.
      let outcome = try workspace.flow.shell("ulimit -v 190000; $FLOW strip hours.trace.jsonl")
      #expect((outcome.status, outcome.error) == (0, ""))
      #expect(outcome.output.contains("5000 s"))
    }
  #endif

  @Test("a golden that differs is drawn too, and told by the status")
  func differing() throws {
    try workspace.change(Workspace.file("tap", "frames.json"), "[0,512,375,300]", "[0,500,375,300]")
    let outcome = try workspace.flow("strip", Workspace.file("tap", "trace.jsonl"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(">expected</text>"))
  }

  @Test("nothing is written where a golden cannot be read")
  func unreadable() throws {
    try workspace.write(Workspace.file("tap", "frames.json"), "{")
    let outcome = try workspace.flow(
      "strip", Workspace.file("tap", "trace.jsonl"), "-o", "strip.svg")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("tap.frames.json:1:"), "\(outcome.error)")
    #expect(try workspace.contents()["strip.svg"] == nil)
  }

  @Test("a diagram is Mermaid, or SVG where that is asked for")
  func diagram() throws {
    let text = try workspace.flow("diagram", "glide-card", "--budget", "0")
    #expect(text.status == 0)
    #expect(text.output.hasPrefix("stateDiagram-v2\n"))
    #expect(text.output.contains("  resting --> settling: tap dim ×1, tap trigger ×1\n"))
    #expect(!text.output.contains("never"))
    let explored = try workspace.flow("diagram", "glide-card", "--budget", "20")
    #expect(explored.output.contains("  resting --> dragging: never pan began\n"))
    let drawing = try workspace.flow("diagram", "glide-card", "--svg", "--budget", "20")
    #expect(XMLReport(drawing.output).elements["svg"] == 1)
    #expect(
      try workspace.flow("diagram", "glide-card", "Fixtures", "-o", "d.svg", "--budget", "20")
        .status
        == 0)
    #expect(try workspace.read("d.svg") == drawing.output)
  }

  @Test("a scene's own list is drawn where there are no traces at all")
  func listedDiagram() throws {
    let folder = FlowTool(folder: workspace.path + "/Fixtures/glide-card")
    let text = try folder("diagram", "glide-card")
    #expect(text.status == 0, "\(text.error)")
    #expect(try folder("diagram", "glide-card", "-o", "d.mmd").status == 0)
    #expect(try workspace.read("Fixtures/glide-card/d.mmd") == text.output)
    let counted = try folder("diagram", "glide-card", "--budget", "0", "-o", "e.mmd")
    #expect(counted.status == 2)
    #expect(counted.error.contains("there is no folder 'Fixtures' here"), "\(counted.error)")
  }

  @Test("a diagram without traces has what an exploration finds, and says that there are none")
  func untracedDiagram() throws {
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/empty", withIntermediateDirectories: true)
    for path in ["empty", "Fixtures", "Fixtures/glide-card/tap.trace.jsonl"] {
      let outcome = try workspace.flow("diagram", "verification-code", path, "--budget", "60")
      #expect(outcome.status == 0)
      #expect(
        outcome.error == "flow diagram: there is no trace of verification-code in '\(path)'\n",
        "\(outcome.error)")
      #expect(outcome.output.contains("  failed --> verifying: never text"), "\(outcome.output)")
    }
    let some = try workspace.flow("diagram", "glide-card", "empty", "Fixtures", "--budget", "0")
    #expect(some.status == 0)
    #expect(some.error == "flow diagram: there is no trace of glide-card in 'empty'\n")
    #expect(some.output.contains("tap trigger ×1"))
    // Each path counts for itself, though the search has a case only once.
    let twice = try workspace.flow(
      "diagram", "glide-card", "Fixtures", "Fixtures/glide-card", "--budget", "0")
    #expect((twice.status, twice.error) == (0, ""))
    let held = try workspace.flow("diagram", "checkout/pages/code")
    #expect(held.status == 0)
    #expect(held.error == "flow diagram: there is no trace of checkout in 'Fixtures'\n")
    #expect(try workspace.flow("diagram", "onboarding", "none").status == 2)
  }

  @Test("a diagram of a scene that another one holds has what the traces of the whole do with it")
  func heldDiagram() throws {
    try FileManager.default.createDirectory(
      atPath: "\(workspace.path)/Fixtures/checkout", withIntermediateDirectories: true)
    try workspace.write(
      "Fixtures/checkout/code.trace.jsonl",
      """
      {"flowTrace":1,"scene":"checkout"}
      {"t":0,"type":"command","name":"open","value":["code"]}
      {"t":1,"type":"text","target":"pages/code/code-input","replacement":"4242"}
      {"t":2,"type":"response","id":"pages/code/verify-1","outcome":"failure"}

      """)
    // Of another scene, and none that can be replayed.
    try workspace.write(
      "Fixtures/glide-card/other.trace.jsonl", "{\"flowTrace\":1,\"scene\":\"glide-card\"}\nx\n")
    let text = try workspace.flow("diagram", "checkout/pages/code")
    #expect(
      text.output == """
        stateDiagram-v2
          idle
          entering
          verifying
          verified
          failed
          entering --> verifying: text ×1
          verifying --> failed: response ×1
          classDef unreached stroke-dasharray: 4 3, opacity: 0.6
          class idle unreached
          class verified unreached

        """)
    let drawing = try workspace.flow("diagram", "checkout/pages/code", "--svg")
    #expect(XMLReport(drawing.output).elements["svg"] == 1)
    let unknown = try workspace.flow("diagram", "checkout/pages/cod")
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("did you mean 'pages/code'?"), "\(unknown.error)")
    #expect(try workspace.flow("diagram", "checkout/").error.contains("unknown child of checkout"))
    for option in ["--budget", "--max-output"] {
      let refused = try workspace.flow("diagram", "checkout/pages/code", option, "5")
      #expect(refused.status == 2)
      #expect(refused.error.contains("'\(option)' is for the diagram of a whole scene"))
    }
  }
}
