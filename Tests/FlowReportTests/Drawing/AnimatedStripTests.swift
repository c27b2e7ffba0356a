import FlowReport
import FlowSnapshots
import Foundation
import Scenes
import Testing

@testable import FlowReport

@Suite("Drawings that move")
struct AnimatedStripTests {
  private static let check = CaseCheck(
    SceneList(
      GlideCard.self, CardInput.self, Onboarding.self, VerificationCode.self, AdaptiveField.self))

  private static func film(_ name: String) throws -> String {
    try AnimatedStrip(of: "Fixtures/\(name).trace.jsonl", check: check).document
  }

  private static let flick = Result { try film("glide-card/flick-open") }

  @Test(
    "A film is well-formed SVG without a script, and within its size",
    arguments: [
      "glide-card/flick-open", "glide-card/rotation-while-open", "verification-code/journey",
      "onboarding/choose-a-picture", "card-input/expiry-wheels",
    ])
  func films(name: String) throws {
    let text = try Self.film(name)
    #expect(text.utf8.count <= 200_000)
    let svg = SVGCheck(text)
    #expect(svg.isWellFormed)
    #expect(svg.elements["script"] == nil && svg.elements["animate", default: 0] > 5)
    #expect(svg.references.isSubset(of: svg.ids))
  }

  @Test("A film is the same each time")
  func same() throws {
    #expect(try Self.film("glide-card/flick-open") == Self.flick.get())
  }

  @Test("The finger is where the trace has it, and only while it is down")
  func finger() throws {
    let svg = try Self.flick.get()
    let circles = svg.split(separator: "\n").filter { $0.hasPrefix("<circle") }
    // The tap, and the drag.
    #expect(circles.count == 2)
    #expect(circles.allSatisfy { $0.contains(#"visibility="hidden""#) })
    #expect(circles.count { $0.contains(#"attributeName="cy""#) } == 1)
  }

  @Test("Pointers move the finger, and captions name their gestures")
  func pointers() throws {
    let text = try Self.film("glide-card/by-fingers")
    let svg = SVGCheck(text)
    #expect(svg.isWellFormed && svg.elements["circle", default: 0] >= 2)
    for words in ["Tap on “Show card”", "A drag begins", "Let go"] {
      #expect(text.contains(">\(words)<"), "\(words)")
    }
    #expect(!text.contains("Pointer"))
  }

  @Test("Times are shares in order, from 0, as many as there are values")
  func times() throws {
    let svg = try Self.flick.get()
    for change in svg.split(separator: "<animate ").dropFirst() {
      func list(_ name: String) -> [Substring] {
        let start = change.range(of: "\(name)=\"")?.upperBound ?? change.endIndex
        return change[start...].prefix { $0 != "\"" }.split(separator: ";")
      }
      let times = list("keyTimes").compactMap { Double($0) }
      #expect(times.first == 0 && times.last ?? 2 <= 1 && times.count == list(" values").count)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("What goes on from a sample to the next is one element")
  func tracks() {
    func elements(_ text: String) -> [DrawnElement] { DrawnElement.elements(of: text) }
    let samples = [
      elements(#"<rect x="1"/><g opacity="1"><text y="2">a</text></g>"#),
      elements(#"<rect x="2"/><path d="M0 0"/><g opacity=".5"><text y="2">b</text></g>"#),
      elements(#"<path d="M0 0"/>"#),
    ]
    let tracks = ElementTrack.tracks(of: samples, from: 0)
    #expect(tracks.map(\.range) == [0..<2, 1..<3, 0..<2])
    #expect(tracks.map { $0.elements[0].name } == ["rect", "path", "g"])
    let writer = TrackWriter(times: [0, 0.5, 0.75], duration: "1s")
    let text = writer.text(of: samples, from: 0)
    #expect(text.contains(#"attributeName="x""#) && text.contains(">a</text>"))
  }
}
