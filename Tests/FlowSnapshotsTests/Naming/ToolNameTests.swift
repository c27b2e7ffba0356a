import FlowSnapshots
import Foundation
import TestSupport
import Testing

@Suite("The name of a tool")
struct ToolNameTests {
  @Test(
    "is the last part of argument 0, as a shell takes it",
    arguments: [
      ("flow", "flow", "flow"), ("/usr/bin/my-flow", "my-flow", "my-flow"),
      ("./tools/my flow", "my flow", "'my flow'"), ("", "flow", "flow"),
      ("/opt/it's", "it's", #"'it'\''s'"#),
    ])
  func name(argument: String, name: String, command: String) {
    let tool = ToolName(argument: argument, in: "/")
    #expect((tool.name, tool.command) == (name, command))
  }

  @Test(
    "of a tool that the package here has built is run by 'swift run'",
    arguments: [
      (".build/debug/my-flow", "", "swift run my-flow"),
      (".build/x86_64-unknown-linux-gnu/debug/my-flow", "/Sources", "swift run my-flow"),
      (".build/arm64-apple-macosx/release/my-flow", "", "swift run -c release my-flow"),
      ("other/my-flow", "", "my-flow"),
    ])
  func built(path: String, folder: String, command: String) throws {
    let scratch = try Scratch()
    try scratch.write("Package.swift", "")
    let sources = URL(fileURLWithPath: scratch.path).appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let tool = ToolName(argument: "\(scratch.path)/\(path)", in: scratch.path + folder)
    #expect(tool.command == command)
    // From elsewhere swift run would not find it.
    #expect(ToolName(argument: "\(scratch.path)/\(path)", in: "/").command == "my-flow")
  }
}
