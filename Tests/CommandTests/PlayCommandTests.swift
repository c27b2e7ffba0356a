import Foundation
import Testing

@Suite("Playing")
struct PlayCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// How a module begins; the page is what reads further.
  private static let module: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]
  /// The same in a page.
  private static let embedded =
    #"<script type="text/plain" id="play-module">AGFzbQEAAAA=</script>"#
  private static let quiet = FlowTool.Outcome(status: 0, output: "", error: "")

  private func addModule() throws {
    try Data(Self.module).write(to: URL(fileURLWithPath: "\(workspace.path)/m.wasm"))
  }

  /// What a page says that it begins with.
  private func data(of page: String) throws -> [String: Any] {
    let match = try #require(
      page.firstMatch(of: #/<script type="application/json" id="play-data">(.*?)</script>/#))
    let value = try JSONSerialization.jsonObject(with: Data(match.output.1.utf8))
    return try #require(value as? [String: Any])
  }

  private func names(in data: [String: Any]) -> [String] {
    (data["scenes"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  @Test("A page of a scene has the module and the scenes, and is the same each time")
  func scene() throws {
    try addModule()
    for name in ["a.html", "b.html"] {
      let outcome = try workspace.flow("play", "glide-card", "--module", "m.wasm", "-o", name)
      #expect(outcome == Self.quiet)
    }
    let page = try workspace.read("a.html")
    #expect(page == (try workspace.read("b.html")))
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html") && page.hasSuffix("</body>\n</html>\n"))
    #expect(page.contains(Self.embedded))
    let data = try data(of: page)
    #expect(data["scene"] as? String == "glide-card" && data["trace"] == nil)
    #expect(names(in: data).contains("glide-card") && names(in: data).count == 5)
  }

  @Test("Without a scene the page lets choose among all")
  func allScenes() throws {
    try addModule()
    #expect(try workspace.flow("play", "--module", "m.wasm", "-o", "a.html") == Self.quiet)
    #expect(try data(of: workspace.read("a.html"))["scene"] == nil)
  }

  @Test("A page of a recording has it as it is, whatever is in it")
  func trace() throws {
    try addModule()
    let hostile = """
      {"flowTrace":1,"scene":"glide-card"}
      {"t":0.2,"type":"tap","target":"</script><script>harm()</script><!-- \u{2028}"}

      """
    try workspace.write("a.trace.jsonl", hostile)
    let outcome = try workspace.flow(
      "play", "a.trace.jsonl", "--module", "m.wasm", "-o", "a.html")
    #expect(outcome == Self.quiet)
    let page = try workspace.read("a.html")
    #expect(!page.contains("harm()</script>"))
    let data = try data(of: page)
    #expect(data["trace"] as? String == hostile && data["scene"] as? String == "glide-card")
  }

  @Test("A trace at fault is told with its place, and there is no page")
  func fault() throws {
    try addModule()
    try workspace.write(
      "a.trace.jsonl", Workspace.tapTrace.replacingOccurrences(of: "tap", with: "tpa"))
    let outcome = try workspace.flow(
      "play", "a.trace.jsonl", "--module", "m.wasm", "-o", "a.html")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.error.hasPrefix("a.trace.jsonl:2:"), "\(outcome.error)")
    #expect(try workspace.contents()["a.html"] == nil)
  }

  @Test("A file that is no module is refused")
  func noModule() throws {
    try workspace.write("m.wasm", "module")
    let outcome = try workspace.flow("play", "glide-card", "--module", "m.wasm", "-o", "a.html")
    #expect(outcome.status == 2)
    let says = "expected a WebAssembly module, as it is or compressed by gzip"
    #expect(outcome.error == "m.wasm: error: \(says)\n")
  }

  @Test("A module is looked for beside the tool; without one, it is said how to build it")
  func looksForModule() throws {
    // A copy, for the tool that is built may have modules.
    let line = """
      mkdir tool && cp "$(readlink -f "$FLOW")" tool/flow && tool/flow play glide-card -o a.html
      """
    let missing = try workspace.flow.shell(line)
    #expect(missing.status == 2 && missing.output == "")
    #expect(missing.error.contains("there is no WebAssembly module with the scene 'glide-card'"))
    #expect(missing.error.contains("/tool/play'"))
    #expect(missing.error.contains("/scripts/build-play glide-card'"))
    #expect(missing.error.contains("'--module FILE'"))
    try addModule()
    let found = try workspace.flow.shell(
      """
      mkdir tool/play && cp m.wasm tool/play/flow.wasm && tool/flow play glide-card -o a.html
      printf '\\0asm!' > tool/play/glide-card.wasm && tool/flow play glide-card -o b.html
      """)
    #expect(found == Self.quiet)
    #expect(try workspace.read("a.html").contains(Self.embedded))
    // That of the scene alone comes first.
    #expect(try workspace.read("b.html").contains(#"id="play-module">AGFzbSE=<"#))
  }

  #if os(Linux)
    @Test("The browser opens the page, whatever its name")
    func opens() throws {
      try addModule()
      let opened = try workspace.flow.shell(
        """
        mkdir bin && printf '#!/bin/sh\\nprintf %%s "$1" > opened.new; mv opened.new opened' \
          > bin/xdg-open
        chmod +x bin/xdg-open && PATH=$PWD/bin:$PATH
        "$FLOW" play glide-card --module m.wasm --open -o "a 'b'.html"
        for i in $(seq 100); do if [ -e opened ]; then break; fi; sleep 0.05; done; cat opened
        """)
      #expect(opened == FlowTool.Outcome(status: 0, output: "a 'b'.html", error: ""))
    }

    @Test("Where there is no browser, it is said and the page is there")
    func opensNothing() throws {
      try addModule()
      var flow = workspace.flow
      flow.environment["PATH"] = "/nowhere"
      let outcome = try flow("play", "glide-card", "--module", "m.wasm", "--open", "-o", "a.html")
      #expect(outcome.status == 2)
      #expect(
        outcome.error == "flow play: error: there is no xdg-open to open 'a.html' with\n")
      #expect(try workspace.contents()["a.html"] != nil)
    }
  #endif
}
