import FlowEngine
import FlowSnapshots
import Foundation
import Scenes
import TestSupport
import Testing

@Suite("A large trace that is read and written beside the work")
struct StreamRelayTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// A trace of more than four megabytes, most of which is white space, and of as many bytes of frames.
  private static func trace(count: Int = 1200, adding lines: [Int: String] = [:]) -> String {
    var text = #"{"flowTrace":1,"scene":"glide-card"}"# + "\n"
    text += #"{"t":0,"type":"command","name":"show"}"# + "\n"
    let space = String(repeating: " ", count: 4096)
    for number in 0..<count {
      let phase = number == 0 ? "began" : "changed"
      text += lines[number].map { $0 + "\n" } ?? ""
      text +=
        #"{"t":\#(2 + Double(number) / 100),"type":"pan","phase":"\#(phase)","translation":[0,"#
      text += "\(number % 200)],\"velocity\":[0,0]}\(space)\n"
    }
    return text
  }

  /// What a replay comes to.
  private struct Outcome: Equatable {
    var frames: String?
    var error: StreamError?
    var warnings: [String] = []
  }

  private func replay(_ text: String, jobs: Int) throws -> Outcome {
    try scratch.write("trace", text)
    try? FileManager.default.removeItem(atPath: "\(scratch.path)/frames")
    var outcome = Outcome()
    var options = ReplayOptions()
    options.findsSlips = true
    do throws(StreamError) {
      try TraceStream.replay(
        "\(scratch.path)/trace", of: SceneList(GlideCard.self), options: options,
        to: "\(scratch.path)/frames", jobs: jobs
      ) { outcome.warnings.append($0) }
    } catch {
      outcome.error = error
    }
    outcome.frames = try? scratch.read("frames")
    return outcome
  }

  @Test(
    "gives what it gives on one thread",
    arguments: [
      [:], [600: #"{"t":8,"type":"pan","phase":"none","translation":[0,0],"velocity":[0,0]}"#],
      [900: #"{"t":1,"type":"tick"}"#], [700: #"{"t":9,"type":"tap","target":"nobody"}"#],
      [1199: #"{"t":13.985,"type":"tick""#],
    ] as [[Int: String]])
  func same(adding lines: [Int: String]) throws {
    let text = Self.trace(adding: lines)
    try #require(text.utf8.count > 1 << 22)
    let outcome = try replay(text, jobs: 2)
    #expect(outcome == (try replay(text, jobs: 1)))
    #expect((outcome.frames == nil) == (outcome.error != nil))
    if let frames = outcome.frames { #expect(frames.utf8.count > 1 << 20) }
  }

  @Test("has its last line even if no newline ends it")
  func noNewline() throws {
    var text = Self.trace()
    text.removeLast()
    #expect(try replay(text, jobs: 2) == replay(text, jobs: 1))
  }

  @Test("leaves the frames before the line at fault")
  func framesBefore() throws {
    let text = Self.trace(adding: [1000: "x"])
    try scratch.write("trace", text)
    var written: [Int] = []
    for jobs in [1, 2] {
      // A file that is not replaced: what comes is written to it at once.
      let path = "\(scratch.path)/pipe\(jobs)"
      try #require(mkfifo(path, 0o600) == 0)
      let reader = Counter(path)
      #expect(throws: StreamError.self) {
        try TraceStream.replay(
          "\(scratch.path)/trace", of: SceneList(GlideCard.self), options: ReplayOptions(),
          to: path, jobs: jobs, warn: { _ in })
      }
      written.append(reader.count())
    }
    #expect(written[0] == written[1])
    #expect(written[0] > 1 << 20)
  }

  /// Counts what comes out of a pipe.
  private final class Counter: Sendable {
    private let bytes = Guarded(Int?.none)

    init(_ path: String) {
      Thread.detachNewThread { [bytes] in
        let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile()
        bytes.withLock(when: { _ in true }) { $0 = data?.count ?? 0 }
      }
    }

    func count() -> Int { bytes.withLock(when: { $0 != nil }) { $0 ?? 0 } }
  }
}
