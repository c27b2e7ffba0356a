import FlowEngine
import FlowSnapshots

/// A page in which scenes run: the embedded page, the engine in WebAssembly, and what it begins with.
///
/// It is a single file that asks nothing of anybody, so it opens from a disk. The same input gives the
/// same bytes.
package struct PlayPage {
  /// The module, as it is or compressed by gzip.
  private let module: [UInt8]
  /// The scenes that may be played; the module may have fewer.
  private let scenes: [SceneDescription]
  /// The scene that it begins with; `nil` for the module's first.
  private let scene: String?
  /// The rules of the scenes' pages, and where nodes are laid out, as JSON.
  private let references: [UInt8]
  /// The trace that it begins with.
  private let trace: [UInt8]?
  /// The languages that can be chosen besides English.
  private let languages: [PlayLanguage]
  /// Whether a server tells it when there is a new engine.
  private let isWatched: Bool

  /// Composes a page.
  ///
  /// - Parameters:
  ///   - module: The engine in WebAssembly, with traces, as it is or compressed by gzip.
  ///   - scenes: The scenes that may be played; the module may have fewer.
  ///   - references: The rules of the scenes' pages, and where nodes are laid out, as JSON.
  ///   - scene: The scene that it begins with; `nil` for the module's first.
  ///   - trace: The valid trace that it begins with, instead of with a scene's opening.
  ///   - languages: The languages that can be chosen besides English.
  ///   - isWatched: Whether it comes from a server that tells it when there is a new engine.
  package init(
    module: [UInt8], scenes: [SceneDescription], references: [UInt8] = Array("{}".utf8),
    scene: String? = nil, trace: [UInt8]? = nil, languages: [PlayLanguage] = [],
    isWatched: Bool = false
  ) {
    self.module = module
    self.scenes = scenes
    self.references = references
    self.scene = scene
    self.trace = trace
    self.languages = languages
    self.isWatched = isWatched
  }

  /// Writes the page to a file, which is replaced as a whole or not at all.
  ///
  /// - Throws: `FileError` with the system's reason.
  package func write(to path: String) throws(FileError) {
    let file = try OutputFile(replacing: path)
    try write { (bytes) throws(FileError) in try file.put(bytes) }
    try file.finish()
  }

  /// The page.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  /// Writes the page piece by piece.
  func write<Failure: Error>(
    _ put: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try (isWatched ? Self.watchedHead : EmbeddedPlayPage.head).put(put)
    try "<script type=\"application/json\" id=\"play-data\">".put(put)
    try data.forEach(put)
    try "</script>\n<script type=\"text/plain\" id=\"play-module\">".put(put)
    try Base64.text(of: module).withUnsafeBufferPointer { (text) throws(Failure) in try put(text) }
    try "</script>\n".put(put)
    try EmbeddedPlayPage.tail.put(put)
  }

  /// The beginning of the page with a policy that lets it ask where it comes from, and nobody else.
  private static var watchedHead: String {
    let parts = EmbeddedPlayPage.head.split(
      separator: "default-src 'none';", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: "default-src 'none'; connect-src 'self';")
  }

  private var data: Pieces {
    var json = ScriptJSON()
    json.open("{")
    if let scene { json.member("scene", scene) }
    if let trace { json.member("trace", String(decoding: trace, as: UTF8.self)) }
    json.key("scenes")
    json.open("[")
    for scene in scenes {
      var text = JSONWriter()
      text.description(of: scene)
      text.withBytes { json.raw($0) }
    }
    json.close("]")
    json.key("languages")
    json.open("[")
    for language in languages {
      var text = JSONWriter()
      text.language(language)
      text.withBytes { json.raw($0) }
    }
    json.close("]")
    if isWatched {
      json.key("watched")
      json.raw(Array("true".utf8)[...])
    }
    json.key("references")
    json.raw(references[...])
    json.close("}")
    return json.bytes
  }
}
