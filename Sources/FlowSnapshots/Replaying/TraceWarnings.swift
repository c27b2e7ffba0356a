import FlowEngine

/// What is probably a slip in traces.
package enum TraceWarnings {
  /// The warnings about a trace, `file:line:column: warning: …` each.
  ///
  /// What is an error in it is for others to tell: only what comes before is looked at.
  package static func texts(ofTraceAt path: String, scenes: SceneList) -> [String] {
    var options = ReplayOptions(format: .nothing)
    options.findsSlips = true
    var replay = TraceReplay(options: options, opening: scenes.open)
    try? read(path, into: &replay)
    return replay.warnings.map { $0.text(in: path) }
  }

  private static func read(
    _ path: String, into replay: inout TraceReplay
  ) throws(StreamError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    try File.open(path, orThrow: StreamError.file) { (file) throws(StreamError) in
      while true {
        let count: Int
        do throws(FileError) {
          count = try file.readSome(into: buffer)
        } catch {
          throw .file(error)
        }
        if count == 0 { return }
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        do throws(TraceError) {
          try replay.feed(bytes.bindMemory(to: UInt8.self))
        } catch {
          throw .trace(error, in: path)
        }
      }
    }
  }
}
