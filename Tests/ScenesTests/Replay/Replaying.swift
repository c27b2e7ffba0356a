import FlowEngine
import FlowSnapshots
import Scenes

/// The scenes that are shipped.
let shippedScenes = SceneList(
  AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
  VerificationCode.self)

/// The output of a replay of a text, fed in chunks of some size.
func replay(
  _ trace: String, options: ReplayOptions = ReplayOptions(), chunk: Int = .max
) throws(TraceError) -> String {
  try replay(bytes: Array(trace.utf8), options: options, chunk: chunk)
}

/// The output of a replay of some bytes, fed in chunks of some size.
func replay(
  bytes: [UInt8], options: ReplayOptions = ReplayOptions(), chunk: Int = .max
) throws(TraceError) -> String {
  var replay = TraceReplay(options: options, opening: shippedScenes.open)
  var start = 0
  while start < bytes.count {
    let end = start + min(chunk, bytes.count - start)
    try bytes[start..<end].withUnsafeBufferPointer { (piece) throws(TraceError) in
      try replay.feed(piece)
    }
    start = end
  }
  try replay.finish()
  return replay.output.text
}
