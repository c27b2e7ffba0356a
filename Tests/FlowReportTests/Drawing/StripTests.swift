import FlowSnapshots
import Foundation
import Scenes
import TestSupport
import Testing

@testable import FlowReport

@Suite("A strip")
struct StripTests {
  private static let scenes = SceneList(
    AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
    VerificationCode.self)
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures").path

  private static func strip(_ trace: String) throws -> Strip {
    try Strip(of: trace, check: CaseCheck(scenes))
  }

  @Test(
    "of a fixture is well-formed, light, needs nothing else, and is the same each time",
    arguments: [
      "glide-card/flick-open", "card-input/amex", "onboarding/choose-a-picture",
      "verification-code/wrong-code", "adaptive-field/card-paste",
    ])
  func fixtures(name: String) throws {
    let trace = "\(Self.fixtures)/\(name).trace.jsonl"
    let strip = try Self.strip(trace)
    #expect(!strip.differs)
    let check = SVGCheck(strip.document)
    #expect(check.isWellFormed)
    #expect(check.references.isSubset(of: check.ids))
    #expect(check.elements["script"] == nil && check.elements["image"] == nil)
    #expect(strip.document.matches(of: /https?:/).count == 1, "that of the name space")
    #expect(strip.document.utf8.count < 60_000)
    #expect(check.texts.contains("0 s") && check.texts.contains("The start"))
    // Once is enough: what differs from time to time would in any of them.
    if name == "card-input/amex" { #expect(try Self.strip(trace).document == strip.document) }
  }

  @Test(
    "has captions in words, which can be read on a phone",
    arguments: [
      ("card-input/journey-visa", "Tap on “Next”,"), ("checkout/by-fingers", "Tap on “Done”"),
      ("glide-card/by-fingers", "A drag begins"),
    ])
  func captions(name: String, says: String) throws {
    let strip = try Self.strip("\(Self.fixtures)/\(name).trace.jsonl")
    let texts = SVGCheck(strip.document).texts.joined(separator: " ")
    #expect(texts.contains(says) && texts.contains("The start"))
    for machine in ["scroll changed", "tap bar-next", "completion", "after ", "pan ", "ointer"] {
      #expect(!texts.contains(machine))
    }
    let width = try #require(strip.document.firstMatch(of: /viewBox="0 0 ([\d.]+)/)?.output.1)
    let sizes = strip.document.matches(of: /<text class="sans[^>]*font-size="([\d.]+)"/)
      .compactMap { Double($0.output.1) }
    #expect(sizes.count > 20)
    #expect((sizes.min() ?? 0) * 390 / (Double(width) ?? .infinity) >= 10)
  }

  @Test("of a golden that differs has what is expected above what is found, the worst among it")
  func differing() throws {
    let scratch = try Scratch()
    let name = "\(Self.fixtures)/glide-card/flick-open"
    let trace = try String(contentsOfFile: "\(name).trace.jsonl", encoding: .utf8)
    let golden = try String(contentsOfFile: "\(name).frames.json", encoding: .utf8)
    try scratch.write("flick-open.trace.jsonl", trace)
    // The card lies 20 points lower where it is open.
    try scratch.write(
      "flick-open.frames.json",
      golden.replacing("[0,112,375,700]", with: "[0,132,375,700]"))
    let strip = try Self.strip("\(scratch.path)/flick-open.trace.jsonl")
    #expect(strip.differs)
    let check = SVGCheck(strip.document)
    #expect(check.isWellFormed)
    #expect(check.texts.contains("expected") && check.texts.contains("actual"))
    #expect(strip.document.contains("class=\"differs\""))
  }

  @Test(
    "shows a difference that is in no member of a node, and says what differs first",
    arguments: [
      (
        #""to":[0,512,375,300],"timing":{"type":"spring","duration":0.8"#,
        #""to":[0,512,375,300],"timing":{"type":"spring","duration":0.5"#,
        "card.frame is 0.8 instead of 0.5", true
      ),
      (#""name":"settling""#, #""name":"settled""#, "state.name is", false),
      (#""effects":[]"#, #""effects":[{"type":"gone"}]"#, "the effect 'gone' is missing", false),
    ])
  func differing(from: String, to: String, says: String, isMarked: Bool) throws {
    let scratch = try Scratch()
    let name = "\(Self.fixtures)/glide-card/flick-open"
    let trace = try String(contentsOfFile: "\(name).trace.jsonl", encoding: .utf8)
    let golden = try String(contentsOfFile: "\(name).frames.json", encoding: .utf8)
    try scratch.write("a.trace.jsonl", trace)
    try scratch.write(
      "a.frames.json",
      golden.replacing("flick-open", with: "a").replacing(from, with: to, maxReplacements: 1))
    let strip = try Self.strip("\(scratch.path)/a.trace.jsonl")
    #expect(strip.differs)
    let check = SVGCheck(strip.document)
    #expect(check.isWellFormed)
    #expect(check.texts.joined(separator: " ").contains(says), "\(check.texts)")
    #expect(strip.document.contains("class=\"differs\"") == isMarked)
    // One panel has both screens.
    let screens = strip.document.matches(of: /class="device"/).count
    #expect(screens == strip.document.matches(of: /<text [^>]*>[\d.]+ s</).count + 1)
  }

  /// The strip of a case of which either side has the start alone.
  private static func oneSided(golden isShort: Bool) throws -> (document: String, check: SVGCheck) {
    let scratch = try Scratch()
    let name = "\(fixtures)/glide-card/flick-open"
    let trace = try String(contentsOfFile: "\(name).trace.jsonl", encoding: .utf8)
    let golden = try String(contentsOfFile: "\(name).frames.json", encoding: .utf8)
    let second = try #require(golden.range(of: ",\n{\"frame\":1,")?.lowerBound)
    let line = try #require(trace.firstIndex(of: "\n"))
    try scratch.write(
      "flick-open.trace.jsonl", isShort ? trace : String(trace[...line]))
    try scratch.write(
      "flick-open.frames.json", isShort ? golden[..<second] + "\n]}\n" : golden)
    let strip = try strip("\(scratch.path)/flick-open.trace.jsonl")
    #expect(strip.differs)
    return (strip.document, SVGCheck(strip.document))
  }

  @Test("has an empty outline where one side alone has a frame", arguments: [true, false])
  func oneSided(isShort: Bool) throws {
    let (document, check) = try Self.oneSided(golden: isShort)
    #expect(check.isWellFormed)
    let side = isShort ? "only actual" : "only expected"
    let alone = document.matches(of: try Regex(side)).count
    #expect(alone > 2)
    #expect(!document.contains(isShort ? "only expected" : "only actual"))
    // The start is drawn once, the others on both sides.
    let outlines = document.matches(
      of: /translate\([\d.]+ ([\d.]+)\)">\n?<rect class="device"[^>]*stroke-dasharray/)
    #expect(outlines.count == alone)
    #expect(document.matches(of: /class="device"/).count == 2 * alone + 1)
    let first = try #require(document.firstMatch(of: /translate\([\d.]+ ([\d.]+)\)/)?.output.1)
    #expect(outlines.contains { $0.output.1 == first } == isShort)
  }

  @Test("of a caret that blinks for hours, or of a long session, is bounded")
  func long() throws {
    let scratch = try Scratch()
    let header = #"{"flowTrace":1,"scene":"verification-code"}"# + "\n"
    let focus = #"{"t":0.1,"type":"focus","target":"code-input"}"# + "\n"
    try scratch.write("hours.trace.jsonl", header + focus + #"{"t":5000,"type":"tick"}"# + "\n")
    let hours = try Self.strip("\(scratch.path)/hours.trace.jsonl").document
    #expect(hours.contains("5000 s"))
    #expect(hours.utf8.count < 60_000)
    let taps = (1...2_000).map { #"{"t":\#($0),"type":"tap","target":"x\#($0)"}"# + "\n" }
    try scratch.write("session.trace.jsonl", header + focus + taps.joined())
    let session = try Self.strip("\(scratch.path)/session.trace.jsonl").document
    #expect(SVGCheck(session).isWellFormed)
    #expect(session.utf8.count < 60_000)
  }

  @Test("shows no secret, and text that looks like elements as text")
  func texts() throws {
    let frame = """
      {"frame":0,"t":0,"cause":"start","state":{"name":"a"},"nodes":[\
      {"id":"f","kind":"field","frame":[0,0,200,40],"text":"4111","secure":true},\
      {"id":"l","kind":"label","frame":[0,40,200,40],"text":"</text><script>"},\
      {"id":"x","kind":"view","frame":[0,0,1e300,40],"parent":"nobody","background":"red"},\
      {"id":"loop","kind":"view","frame":[0,0,10,10],"parent":"loop"}],\
      "animations":[],"effects":[]}
      """
    let record = try #require(try FrameReader(Array(frame.utf8)).next())
    let outline = record.outline
    let nodes = outline.elements(of: record.nodes).map { DrawnNode($0, in: outline) }
    var drawing = ScreenDrawing(
      nodes, marks: [], isRightToLeft: false, look: .light, svg: SVGWriter())
    drawing.draw(.init(width: 375, height: 812), keyboard: nil)
    let check = SVGCheck("<svg>\(drawing.svg.body)</svg>")
    #expect(check.isWellFormed)
    #expect(check.texts == ["••••", "</text><script>"])
    #expect(check.elements["script"] == nil)
  }

  @Test("of what is no trace is an error that says what it is")
  func errors() throws {
    let scratch = try Scratch()
    try scratch.write("a.trace.jsonl", "{\"flowTrace\":1,\"scene\":\"none\"}\n")
    for (name, says) in [
      ("a.trace.jsonl", "unknown"), ("b.trace.jsonl", "cannot read"), ("a.frames.json", "isFrames"),
    ] {
      do {
        _ = try Self.strip("\(scratch.path)/\(name)")
        Issue.record("\(name) is no error")
      } catch {
        #expect("\(error)".contains(says), "\(error)")
      }
    }
  }
}
