import FlowEngine
import Platform

/// What is kept of the versions of a scene: a description of each, and recordings of the earlier ones.
///
/// In a folder named for the scene: `2.json` describes version 2, `2/tap.trace.jsonl` is a recording of it,
/// and `2/tap.frames.json` are the frames that the newest version shows of that.
struct KeptVersions: Sendable {
  /// The descriptions, by version.
  var descriptions: [Int: String] = [:]
  /// The recordings.
  var recordings: [KeptRecording] = []

  /// Nothing.
  init() {}

  /// Reads a folder; what is not there is not kept.
  init(in folder: String) {
    for name in Self.names(in: folder) {
      if name.hasSuffix(".json"), let version = Int(name.dropLast(".json".count)) {
        descriptions[version] = Self.text(of: "\(folder)/\(name)")
      } else if let version = Int(name) {
        for file in Self.names(in: "\(folder)/\(name)") where file.hasSuffix(KeptRecording.suffix) {
          let path = "\(folder)/\(name)/\(file)"
          guard let trace = Self.text(of: path) else { continue }
          var recording = KeptRecording(version: version, name: file, trace: trace)
          recording.expected = Self.text(of: "\(folder)/\(name)/\(recording.framesName)")
          recordings.append(recording)
        }
      }
    }
  }

  /// The names in a folder, sorted.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }

  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file, in folders that are made if they are not there, and returns whether that succeeded.
  static func write(_ text: String, to path: String) -> Bool {
    for index in path.indices.dropFirst() where path[index] == "/" {
      mkdir(String(path[..<index]), 0o777)
    }
    guard let file = fopen(path, "wb") else { return false }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    return fclose(file) == 0 && isWritten
  }
}

/// A recording of an earlier version of a scene.
struct KeptRecording: Sendable {
  /// The end of the name of a trace's file.
  static let suffix = ".trace.jsonl"

  /// The version of the folder that it is in.
  var version: Int
  /// The name of the trace's file.
  var name: String
  /// The trace.
  var trace: String
  /// The frames that the newest version shows of it; `nil` if they are not kept.
  var expected: String?

  init(version: Int, name: String, trace: String, expected: String? = nil) {
    self.version = version
    self.name = name
    self.trace = trace
    self.expected = expected
  }

  /// The name of the file of its frames.
  var framesName: String { name.dropLast(Self.suffix.count) + ".frames.json" }

  /// Whether it begins with a saved state.
  var beginsWithState: Bool { header?["state"] != nil }

  /// The version that it says it is of; `nil` for a recording without a header.
  var headerVersion: Int? {
    guard let header else { return nil }
    let version = header["version"] ?? header["state"]?["version"]
    guard case .number(let number)? = version?.content else { return 1 }
    return Int(number)
  }

  private var header: JSONValue? {
    trace.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
      .flatMap { try? JSONValue(parsing: String($0)) }
  }

  /// The frames that a scene shows of it, as a golden has them.
  ///
  /// - Throws: `TraceError` for a recording that the scene cannot read.
  func frames<S: Scene>(of scene: S.Type) throws(TraceError) -> String {
    var replay = TraceReplay(
      of: scene, options: ReplayOptions(format: .document(trace: name), isStrict: true))
    let bytes = Array(trace.utf8)
    try bytes.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
    try replay.finish()
    return replay.output.text
  }
}
