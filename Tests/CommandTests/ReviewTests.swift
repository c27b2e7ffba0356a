import Foundation
import Testing

@Suite("flow review on a terminal")
struct ReviewTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for (name, old, new) in [
      ("a", #""frame":[0,512,375,300]"#, #""frame":[0,513,375,300]"#),
      ("b", #""frame":[0,512,375,300]"#, #""frame":[0,514,375,300]"#),
      ("c", "\"alpha\":0.4", "\"alpha\":0.3"),
    ] {
      try workspace.addCase(name)
      try workspace.change(Workspace.file(name, "frames.json"), old, new)
    }
    try #require(try workspace.flow("verify").status == 1)
  }

  private func pendingNames() throws -> [String] {
    try workspace.contents().keys.filter { $0.hasSuffix(".new") }
      .map { String($0.dropFirst("Fixtures/glide-card/".count).prefix(1)) }.sorted()
  }

  @Test("shows what parts for the same reason together, and takes one decision for it")
  func groups() throws {
    let outcome = try Terminal.run(workspace.flow, ["review"], keys: "xar")
    #expect(outcome.status == 0)
    let screen = outcome.screen
    #expect(screen.contains("[1 of 2] glide-card: card.y differs"))
    #expect(screen.contains("2 cases: glide-card/a, glide-card/b; the first one:"))
    #expect(screen.contains("card.y differs in frame 2, most 1 pt higher at 1 s"))
    #expect(
      screen.contains(
        "  greatest in glide-card/b: card.y differs in frame 2, most 2 pt higher at 1 s\r\n"))
    #expect(screen.components(separatedBy: "greatest in").count == 2)
    #expect(screen.contains("[2 of 2] glide-card: "))
    #expect(screen.contains("accepted 2, rejected 1, skipped 0"))
    #expect(try pendingNames() == [])
    #expect(try workspace.flow("verify", "--ci").output.hasSuffix("2 passed, 1 differs\n"))
  }

  @Test("goes through a group one by one, skips and quits")
  func oneByOne() throws {
    let outcome = try Terminal.run(workspace.flow, ["review"], keys: "orsq")
    #expect(outcome.status == 0)
    #expect(outcome.screen.contains("accepted 0, rejected 1, skipped 1"))
    #expect(try pendingNames() == ["b", "c"])
  }

  @Test("goes back to what was decided before")
  func back() throws {
    let outcome = try Terminal.run(workspace.flow, ["review"], keys: "babsr")
    #expect(outcome.status == 0)
    #expect(outcome.screen.contains("accepted 0, rejected 1, skipped 2"))
    #expect(try pendingNames() == ["a", "b"])
  }

  @Test("takes together only what differs in all the same ways")
  func wholeSet() throws {
    try workspace.change(
      Workspace.file("b", "frames.json"), #""cornerRadius":15"#, #""cornerRadius":14"#)
    let screen = try Terminal.run(workspace.flow, ["review"], keys: "q").screen
    #expect(screen.contains("[1 of 3] glide-card: card.y differs\r\n"))
  }

  @Test("takes together only what has the same values, where there is no distance to show")
  func values() throws {
    for (name, text) in [("a", "Open"), ("b", "View")] {
      try workspace.change(
        Workspace.file(name, "frames.json.new"), #""text":"Show""#, #""text":"\#(text)""#)
    }
    let screen = try Terminal.run(workspace.flow, ["review"], keys: "q").screen
    #expect(screen.contains("[1 of 3] glide-card: "), "\(screen)")
  }

  @Test("applies no decision to what has changed since it was shown", arguments: ["a", "r"])
  func changed(key: String) throws {
    let pending = Workspace.file("a", "frames.json.new")
    let golden = Workspace.file("b", "frames.json")
    var before: [String: String] = [:]
    let outcome = try Terminal.run(workspace.flow, ["review"], keys: "\(key)\(key)") { number in
      guard number == 1 else { return }
      for file in [pending, golden] {
        try workspace.change(file, #""t":1"#, #""t":1.5"#)
      }
      before = try workspace.contents()
    }
    #expect(outcome.status == 2)
    for name in ["a", "b"] {
      #expect(
        outcome.screen.contains(
          "\(Workspace.file(name, "frames.json.new")): error: it or the golden has changed"))
    }
    let done = key == "a" ? "accepted 1, rejected 0" : "accepted 0, rejected 1"
    #expect(outcome.screen.contains("\(done), skipped 0"))
    #expect(try pendingNames() == ["a", "b"])
    let after = try workspace.contents()
    for file in [pending, golden] { #expect(after[file] == before[file]) }
  }

  @Test(
    "leaves the terminal as it was when a signal ends it", arguments: [SIGTERM, SIGINT, SIGHUP])
  func signal(number: Int32) throws {
    let outcome = try Terminal.end(workspace.flow, ["review"], by: number)
    #expect(outcome.status == number)
    #expect(outcome.isDirect == [true, false])
  }

  @Test("is quit by the terminal's own keys", arguments: ["q", "\u{3}", "\u{4}"])
  func quit(key: String) throws {
    let outcome = try Terminal.run(workspace.flow, ["review"], keys: key)
    #expect(outcome.status == 0)
    #expect(try pendingNames() == ["a", "b", "c"])
  }
}
