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
