import FlowReport
import FlowSnapshots
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("Exports")
struct ExportTests {
  private static let check = CaseCheck(SceneList(GlideCard.self, VerificationCode.self))
  private static let trace = "Fixtures/glide-card/flick-open.trace.jsonl"

  private struct Document: Decodable {
    struct Event: Decodable {
      var name: String
      var ph: String
      var cat: String?
      var ts: Double?
      var dur: Double?
      var args: [String: Argument]
    }
    enum Argument: Decodable, Equatable {
      case text(String)
      case flag(Bool)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
          self = .flag(flag)
        } else {
          self = .text(try container.decode(String.self))
        }
      }
    }
    var traceEvents: [Event]
  }

  private func timeline(_ path: String) throws -> [Document.Event] {
    let text = try Timeline(of: path, check: Self.check).document
    return try JSONDecoder().decode(Document.self, from: Data(text.utf8)).traceEvents
  }

  @Test("A timeline has events, states, effects and animations, in microseconds")
  func rows() throws {
    let events = try timeline(Self.trace)
    let tap = events.first { $0.cat == "event" }
    #expect(tap?.name == "tap [337,66]" && tap?.ts == 200_000)
    let settling = events.first { $0.cat == "state" && $0.name == "settling" }
    #expect(settling?.ts == 200_000 && settling?.dur == 800_000)
    let effect = events.first { $0.cat == "effect" }
    #expect(effect?.name == "didMove" && effect?.ts == 1_000_000)
    let card = events.first { $0.cat == "animation" && $0.name == "card.frame" }
    #expect(card?.dur == 800_000 && card?.args["to"] == .text("[0,512,375,300]"))
    #expect(card?.args["isCutShort"] == nil)
  }

  @Test("An animation that is replaced on the way ends there")
  func replaced() throws {
    let events = try timeline("Fixtures/glide-card/interrupt-mid-spring.trace.jsonl")
    let cut = events.filter { $0.cat == "animation" && $0.args["isCutShort"] == .flag(true) }
    #expect(cut.contains { $0.name == "card.frame" })
    #expect(cut.allSatisfy { ($0.dur ?? 0) < 800_000 })
  }

  @Test("A test has every line of the trace, and what it expects at each rest")
  func test() throws {
    let text = try PlaywrightTest(of: Self.trace, check: Self.check).document
    let lines = text.split(separator: "\n").map { String($0) }
    let events = try String(contentsOfFile: Self.trace, encoding: .utf8).split(separator: "\n")
    for event in events.dropFirst() { #expect(lines.contains("  \(event),")) }
    let rests = lines.filter { $0.hasPrefix("  { rest:") }
    // Closed, compressed, and open.
    #expect(rests.count == 3)
    #expect(rests[0].contains(#""state":"resting""#))
    #expect(rests[1].contains(#""card":{"box":[0,512,375,300]}"#))
    #expect(rests[2].contains(#""card":{"box":[0,112,375,700]}"#))
    #expect(try PlaywrightTest(of: Self.trace, check: Self.check).document == text)
  }

  @Test("A name cannot end the comment it stands in")
  func name() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a\nb\".trace.jsonl").path
    try FileManager.default.copyItem(atPath: Self.trace, toPath: path)
    let text = try PlaywrightTest(of: path, check: Self.check).document
    #expect(text.split(separator: "\n")[0].hasPrefix("// The session "))
    #expect(text.split(separator: "\n")[1].hasPrefix("// "))
    #expect(text.contains(#"\nb\"#))
  }

  @Test("No mark that changes the direction of text is left in a document")
  func directions() throws {
    let scratch = try Scratch()
    let text = try String(contentsOfFile: Self.trace, encoding: .utf8)
    let environment = #"{"strings":{"glide-card.show":"a\u202Eb\u2066"}}"#
    try scratch.write(
      "a\u{202E}b.trace.jsonl",
      text + #"{"t":9,"type":"environment","environment":\#(environment)}"# + "\n")
    let path = "\(scratch.path)/a\u{202E}b.trace.jsonl"
    let script = try PlaywrightTest(of: path, check: Self.check).document
    for document in [script, try Timeline(of: path, check: Self.check).document] {
      #expect(!document.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2066}" })
    }
  }

  @Test("What is no trace is an error")
  func faults() {
    #expect(throws: StripError.self) {
      try Timeline(of: "Package.swift", check: Self.check)
    }
    #expect(throws: StripError.self) {
      try PlaywrightTest(of: "none.trace.jsonl", check: Self.check)
    }
  }
}
