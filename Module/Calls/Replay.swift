// flow.h documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CFlow
import FlowEngine

/// Replays a trace from memory to memory; `flow.h` describes the parameters and the result.
@c @implementation
public func flow_replay(
  _ trace: UnsafePointer<UInt8>?, _ traceCount: Int,
  _ name: UnsafePointer<UInt8>?, _ nameCount: Int,
  _ framesPerSecond: Int32,
  _ output: UnsafeMutablePointer<UInt8>?, _ outputCapacity: Int
) -> Int {
  #if TRACES
    let name = String(
      decoding: UnsafeBufferPointer(start: name, count: count(nameCount, at: name)), as: UTF8.self)
    return replay(
      UnsafeBufferPointer(start: trace, count: count(traceCount, at: trace)),
      named: name.isEmpty ? "<trace>" : name,
      ReplayOptions(
        format: name.isEmpty ? .lines : .document(trace: name),
        framesPerSecond: framesPerSecond > 0 ? Int(framesPerSecond) : nil),
      to: ReplayOutput(base: output, capacity: count(outputCapacity, at: output)))
  #else
    return unsupported(ReplayOutput(base: output, capacity: count(outputCapacity, at: output)))
  #endif
}

/// Replays a trace up to a time and saves its state; `flow.h` describes the parameters and the
/// result.
@c @implementation
public func flow_save(
  _ trace: UnsafePointer<UInt8>?, _ traceCount: Int, _ time: Double,
  _ output: UnsafeMutablePointer<UInt8>?, _ outputCapacity: Int
) -> Int {
  #if TRACES
    return replay(
      UnsafeBufferPointer(start: trace, count: count(traceCount, at: trace)), named: "<trace>",
      ReplayOptions(format: .state(at: time.isFinite ? min(max(time, 0), InputLimits.time) : 0)),
      to: ReplayOutput(base: output, capacity: count(outputCapacity, at: output)))
  #else
    return unsupported(ReplayOutput(base: output, capacity: count(outputCapacity, at: output)))
  #endif
}

#if TRACES
  /// Opens the scene that a header names.
  @Sendable private func open(
    _ header: TraceHeader, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    guard let replay = try SceneList.visit(header.scene, ReplayOpening(header, options)) else {
      throw header.unknownScene(known: SceneList.names)
    }
    return replay
  }

  /// How a replay is opened.
  private struct ReplayOpening: SceneVisitor {
    let header: TraceHeader
    let options: ReplayOptions

    init(_ header: TraceHeader, _ options: ReplayOptions) {
      self.header = header
      self.options = options
    }

    func visit<S: Scene>(_ scene: S.Type) throws(TraceError) -> AnyReplay {
      try header.open(scene, options)
    }
  }

  /// Replays a trace; returns the number of bytes of its output, negative for an error message.
  private func replay(
    _ trace: UnsafeBufferPointer<UInt8>, named name: String, _ options: ReplayOptions,
    to output: consuming ReplayOutput
  ) -> Int {
    do throws(TraceError) {
      try replay(trace, options, to: &output)
      return output.count
    } catch {
      output.count = 0
      let text = error.text(in: name)
      text.withBytes { output.add($0) }
      return -output.count
    }
  }

  /// Replays a trace; besides the output only 64 kB of frames are in memory.
  private func replay(
    _ trace: UnsafeBufferPointer<UInt8>, _ options: ReplayOptions, to output: inout ReplayOutput
  ) throws(TraceError) {
    try withUnsafeMutablePointer(to: &output) { (output) throws(TraceError) in
      var replay = TraceReplay(
        options: options, receive: { output.pointee.add($0) }, opening: open)
      try replay.feed(trace)
      try replay.finish()
    }
  }
#else
  /// Says that traces cannot be replayed.
  private func unsupported(_ output: consuming ReplayOutput) -> Int {
    let text = "the library was built without traces"
    text.withBytes { output.add($0) }
    return -output.count
  }
#endif

/// The number of bytes: 0 for a null pointer, and no more than memory can hold.
private func count(_ count: Int, at pointer: UnsafePointer<UInt8>?) -> Int {
  // A `size_t` beyond `Int.max` comes as a negative number.
  pointer == nil ? 0 : count < 0 ? .max : count
}

/// The caller's buffer, and the number of bytes of the whole result.
private struct ReplayOutput {
  let base: UnsafeMutablePointer<UInt8>?
  let capacity: Int
  var count = 0

  /// Writes as many bytes as there is room for, and counts all of them.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let base, let source = bytes.baseAddress, count < capacity {
      UnsafeMutableRawPointer(base + count).copyMemory(
        from: source, byteCount: min(bytes.count, capacity - count))
    }
    // A count beyond `Int.max` would not fit in any buffer anyway.
    count += min(bytes.count, Int.max - count)
  }
}
