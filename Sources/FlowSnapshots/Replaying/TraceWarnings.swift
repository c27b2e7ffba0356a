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

  private static func read(_ path: String, into replay: inout TraceReplay) throws {
    // A pipe, which a trace beside its golden cannot be, would make it wait.
    let file = OpenFile(try File.openForReading(path))
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: FilePieces.size, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try file.descriptor.readSome(into: buffer)
      if count == 0 { return }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      try replay.feed(bytes.bindMemory(to: UInt8.self))
    }
  }
}
