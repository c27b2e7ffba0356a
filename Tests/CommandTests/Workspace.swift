import Foundation
import Testing

/// A throw-away folder with traces and goldens, gone with the test.
final class Workspace {
  let path: String
  var flow: FlowTool { FlowTool(folder: path) }

  /// A screen that opens and is tapped: a short trace.
  static let tapTrace = """
    {"flowTrace":1,"scene":"glide-card"}
    {"t":0.2,"type":"tap","target":"trigger"}
    {"t":1.5,"type":"tap","target":"dim"}

    """

  init() throws {
    path = NSTemporaryDirectory() + "flow-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: "\(path)/Fixtures/glide-card", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Where a case's file stands, seen from the folder.
  static func file(_ name: String, _ suffix: String) -> String {
    "Fixtures/glide-card/\(name).\(suffix)"
  }

  /// Puts a case there, with the golden that belongs to it.
  func addCase(_ name: String, trace: String = tapTrace) throws {
    let file = Self.file(name, "trace.jsonl")
    try write(file, trace)
    let outcome = try flow("replay", file, "--pretty", "-o", Self.file(name, "frames.json"))
    try #require(outcome == FlowTool.Outcome(status: 0, output: "", error: ""))
  }

  func write(_ name: String, _ text: String) throws {
    let url = url(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func move(_ name: String, _ other: String) throws {
    try FileManager.default.moveItem(at: url(name), to: url(other))
  }

  /// Gives a file the name of another, which is replaced at once, as a linker does.
  func replace(_ name: String, with other: String) throws {
    guard rename(url(other).path, url(name).path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url(name))
  }

  /// Changes the first of a text in a file.
  func change(_ name: String, _ old: String, _ new: String) throws {
    let text = try read(name)
    let range = try #require(text.range(of: old), "no '\(old)' in \(name)")
    try write(name, text.replacingCharacters(in: range, with: new))
  }

  /// Each file in the folder and what it holds.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    for name in names {
      let type = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.type]
      if type as? FileAttributeType == .typeRegular { contents[name] = try read(name) }
    }
    return contents
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }
}
