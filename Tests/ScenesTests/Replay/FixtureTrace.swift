import FlowEngine
import Foundation
import Testing

/// A recorded trace that is shipped, read.
struct FixtureTrace: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let path: String
  /// The file's contents.
  let text: String
  /// The contents of its golden.
  let golden: String
  let header: TraceHeader
  let events: [(Event, at: Double)]

  /// All of them, by path.
  static let all: [FixtureTrace] = {
    let fixtures = URL(filePath: #filePath).appending(path: "../../../../Fixtures").standardized
      .resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)
    let traces = (files?.allObjects as? [URL] ?? []).filter { $0.path.hasSuffix(".trace.jsonl") }
    return traces.sorted { $0.path < $1.path }.compactMap { try? FixtureTrace($0) }
  }()

  /// Those that costly tests replay: all in a release build, one in five in a debug build.
  static let sample: [FixtureTrace] = {
    #if DEBUG
      stride(from: 0, to: all.count, by: 5).map { all[$0] }
    #else
      all
    #endif
  }()

  private init(_ file: URL) throws {
    var reader = TraceReader()
    var header: TraceHeader?
    var events: [(Event, at: Double)] = []
    let data = try Data(contentsOf: file)
    for line in data.split(separator: UInt8(ascii: "\n")) {
      switch try Array(line).withUnsafeBufferPointer({ try reader.read($0) }) {
      case .header(let read): header = read
      case .event(let event, let time): events.append((event, at: time))
      case nil: break
      }
    }
    let folder = file.deletingLastPathComponent().lastPathComponent
    testDescription = "\(folder)/\(file.lastPathComponent)"
    path = file.path
    text = String(decoding: data, as: UTF8.self)
    let goldenPath = file.path.replacing(".trace.jsonl", with: ".frames.json")
    golden = String(decoding: try Data(contentsOf: URL(filePath: goldenPath)), as: UTF8.self)
    self.header = try #require(header)
    self.events = events
  }

  /// Opens the trace's scene.
  func open<S: Scene>(_ scene: S.Type) throws -> Engine<S> {
    var configuration = S.Configuration()
    if let json = header.setup.configuration { configuration = try S.Configuration(json: json) }
    return try Engine(scene, configuration: configuration, environment: header.setup.environment)
  }
}
