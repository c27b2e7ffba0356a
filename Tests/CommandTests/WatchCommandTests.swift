import Foundation
import Testing

@Suite("flow watch")
struct WatchCommandTests {
  @Test("verifies again what has changed, and tells what is wrong and when all is well")
  func changes() throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.addCase("b")
    let golden = Workspace.file("a", "frames.json")
    let right = try workspace.read(golden)
    let run = try workspace.flow.begin(["watch", "--ci"])
    run.kill(after: 60)
    #expect(run.waitForOutput(endingWith: "2 passed\n"))
    try workspace.change(golden, #""frame":[0,512,375,300]"#, #""frame":[0,513,375,300]"#)
    #expect(run.waitForOutput(endingWith: "1 pt higher\n1 passed, 1 differs; 1 verified again\n"))
    try workspace.remove(Workspace.file("b", "trace.jsonl"))
    #expect(run.waitForOutput(endingWith: "1 differs, 1 obsolete golden; 1 verified again\n"))
    try workspace.remove(Workspace.file("b", "frames.json"))
    #expect(run.waitForOutput(endingWith: "0 passed, 1 differs; 0 verified again\n"))
    try workspace.write(golden, right)
    #expect(run.waitForOutput(endingWith: "\n\n1 passed; 1 verified again\n"))
    run.kill()
    #expect(run.outcome().error == "")
  }

  @Test("reports a named trace or folder that disappears once, and verifies it when it is back")
  func missing() throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.addCase("b")
    try workspace.write("other/b.trace.jsonl", Workspace.tapTrace)
    let golden = try workspace.read(Workspace.file("b", "frames.json"))
    try workspace.write("other/b.frames.json", golden)
    let trace = Workspace.file("a", "trace.jsonl")
    let run = try workspace.flow.begin(["watch", "--ci", trace, "other"])
    run.kill(after: 60)
    #expect(run.waitForOutput(endingWith: "2 passed\n"))
    try workspace.remove(trace)
    #expect(run.waitForOutput(endingWith: "1 passed; 0 verified again\n"))
    // It has looked several times more when it sees this one.
    try workspace.change("other/b.frames.json", #""t":1.5"#, #""t":1.25"#)
    #expect(run.waitForOutput(endingWith: "1 differs; 1 verified again\n"))
    try workspace.write("other/b.frames.json", golden)
    #expect(run.waitForOutput(endingWith: "\n1 passed; 1 verified again\n"))
    try workspace.move("other", "moved")
    #expect(run.waitForOutput(endingWith: "0 passed; 0 verified again\n"))
    try workspace.move("moved", "other")
    #expect(run.waitForOutput(endingWith: "1 passed; 1 verified again\n"))
    try workspace.write(trace, Workspace.tapTrace)
    #expect(run.waitForOutput(endingWith: "2 passed; 1 verified again\n"))
    run.kill()
    let lines = run.outcome().error.split(separator: "\n")
    #expect(lines.count == 2, "\(lines)")
    #expect(lines.allSatisfy { $0.hasSuffix("error: cannot read: No such file or directory") })
  }

  @Test("says that pending frames cannot be written")
  func notWritten() throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    // A folder of its name is in the way, also of the superuser.
    try workspace.write(Workspace.file("a", "frames.json.new/in-the-way"), "")
    let golden = Workspace.file("a", "frames.json")
    let run = try workspace.flow.begin(["watch"])
    run.kill(after: 60)
    #expect(run.waitForOutput(endingWith: "1 passed\n"))
    try workspace.change(golden, #""frame":[0,512,375,300]"#, #""frame":[0,513,375,300]"#)
    #expect(run.waitForOutput(endingWith: "1 differs; 1 verified again\n"))
    #expect(run.waitForError(containing: "\(golden).new: error: "))
    run.kill()
  }

  @Test("with --play goes on where sources are away for a moment, and drops closed pages")
  func play() throws {
    let workspace = try Workspace()
    try workspace.write("Sources/Card/Card.swift", "// One.\n")
    try Data([0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00])
      .write(to: URL(fileURLWithPath: "\(workspace.path)/m.wasm"))
    let process = workspace.flow.process([])
    process.arguments = [
      "-c", "ulimit -n 40; exec \"$0\" watch --play glide-card --module m.wasm --build true",
      try #require(process.executableURL?.path),
    ]
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let run = try FlowRun(process)
    run.kill(after: 60)
    defer { run.kill() }
    let port = try #require(run.firstLine()?.firstMatch(of: #/127\.0\.0\.1:(\d+)/#)?.output.1)
    let asked = try workspace.flow.shell(
      """
      ask() {
        exec 3<>/dev/tcp/127.0.0.1/\(port)
        printf 'GET %s HTTP/1.1\\r\\nHost: 127.0.0.1:\(port)\\r\\n\\r\\n' "$1" >&3
        read -t 20 -r line <&3 && exec 3>&-
      }
      for i in $(seq 60); do ask /events || exit 1; done
      ask / && echo "$line"
      """)
    #expect(asked.status == 0 && asked.output.hasPrefix("HTTP/1.1 200"), "\(asked)")
    try workspace.move("Sources", "away")
    // Several looks; with fewer the test says less.
    Thread.sleep(forTimeInterval: 0.6)
    try workspace.move("away", "Sources")
    try workspace.write("Sources/Card/Card.swift", "// Number two.\n")
    #expect(run.waitForOutput(containing: "Card.swift has changed: building …\nbuilt in "))
  }

  #if os(Linux)
    @Test("restarts when it has been rebuilt, however it was found")
    func restarts() throws {
      let workspace = try Workspace()
      try workspace.addCase("a")
      let made = try workspace.flow.shell(
        """
        mkdir bin && cp "$(readlink -f "$FLOW")" bin/flow
        printf '#!/bin/sh\\necho restarted\\n' > bin/next && chmod +x bin/next
        """)
      #expect(made.status == 0)
      let process = workspace.flow.process(["-c", "exec flow watch --ci"])
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.environment?["PATH"] = "\(workspace.path)/bin:/usr/bin:/bin"
      let run = try FlowRun(process)
      run.kill(after: 60)
      #expect(run.waitForOutput(endingWith: "1 passed\n"))
      try workspace.replace("bin/flow", with: "bin/next")
      #expect(run.waitForOutput(endingWith: "restarted\n"))
      run.kill()
    }
  #endif

  @Test("says once that there is no trace")
  func nothing() throws {
    let workspace = try Workspace()
    try workspace.addCase("a")
    try workspace.remove(Workspace.file("a", "trace.jsonl"))
    try workspace.remove(Workspace.file("a", "frames.json"))
    let run = try workspace.flow.begin(["watch", "--ci"])
    run.kill(after: 60)
    #expect(run.waitForOutput(endingWith: "0 passed\n"))
    // It has looked several times more when it sees this one.
    try workspace.addCase("b")
    #expect(run.waitForOutput(endingWith: "verified again\n"))
    run.kill()
    // The golden may come a moment after its trace.
    let output = run.outcome().output
    #expect(output.hasPrefix("0 passed\n\n"), "\(output)")
  }
}
