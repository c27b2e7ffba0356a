import FlowEngine
import Scenes

/// Replays a trace from memory to memory; `flow.h` describes the parameters and the result.
@_cdecl("flow_replay")
public func flowReplay(
  _ trace: UnsafePointer<UInt8>?, _ traceCount: UInt,
  _ name: UnsafePointer<UInt8>?, _ nameCount: UInt,
  _ framesPerSecond: Int32,
  _ output: UnsafeMutablePointer<UInt8>?, _ outputCapacity: UInt
) -> Int {
  let name = String(
    decoding: UnsafeBufferPointer(start: name, count: count(nameCount, at: name)), as: UTF8.self)
  return replay(
    UnsafeBufferPointer(start: trace, count: count(traceCount, at: trace)),
    named: name.isEmpty ? "<trace>" : name,
    ReplayOptions(
      format: name.isEmpty ? .lines : .document(trace: name),
      framesPerSecond: framesPerSecond > 0 ? Int(framesPerSecond) : nil),
    to: Output(base: output, capacity: count(outputCapacity, at: output)))
}

/// Replays a trace up to a time and saves its state; `flow.h` describes the parameters and the
/// result.
@_cdecl("flow_save")
public func flowSave(
  _ trace: UnsafePointer<UInt8>?, _ traceCount: UInt, _ time: Double,
  _ output: UnsafeMutablePointer<UInt8>?, _ outputCapacity: UInt
) -> Int {
  replay(
    UnsafeBufferPointer(start: trace, count: count(traceCount, at: trace)), named: "<trace>",
    ReplayOptions(format: .state(at: time.isFinite ? max(time, 0) : 0)),
    to: Output(base: output, capacity: count(outputCapacity, at: output)))
}

/// Opens the scene that a header names.
@Sendable private func open(
  _ header: TraceHeader, _ options: ReplayOptions
) throws(TraceError) -> AnyReplay {
  switch header.scene {
  case AdaptiveField.name: return try header.open(AdaptiveField.self, options)
  case CardInput.name: return try header.open(CardInput.self, options)
  case GlideCard.name: return try header.open(GlideCard.self, options)
  case Onboarding.name: return try header.open(Onboarding.self, options)
  case VerificationCode.name: return try header.open(VerificationCode.self, options)
  default:
    throw header.unknownScene(known: [
      AdaptiveField.name, CardInput.name, GlideCard.name, Onboarding.name, VerificationCode.name,
    ])
  }
}

/// Replays a trace; returns the number of bytes of its output, negative for an error message.
private func replay(
  _ trace: UnsafeBufferPointer<UInt8>, named name: String, _ options: ReplayOptions,
  to output: consuming Output
) -> Int {
  do throws(TraceError) {
    try replay(trace, options, to: &output)
    return output.count
  } catch {
    output.count = 0
    var text = error.text(in: name)
    text.withUTF8 { output.add($0) }
    return -output.count
  }
}

/// Replays a trace; besides the output only 64 kB of frames are in memory.
private func replay(
  _ trace: UnsafeBufferPointer<UInt8>, _ options: ReplayOptions, to output: inout Output
) throws(TraceError) {
  try withUnsafeMutablePointer(to: &output) { (output) throws(TraceError) in
    var replay = TraceReplay(
      options: options, receive: { output.pointee.add($0) }, opening: open)
    try replay.feed(trace)
    try replay.finish()
  }
}

/// The number of bytes: 0 for a null pointer, and no more than memory can hold.
private func count(_ count: UInt, at pointer: UnsafePointer<UInt8>?) -> Int {
  pointer == nil ? 0 : Int(clamping: count)
}

/// The caller's buffer, and the number of bytes of the whole result.
private struct Output {
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
