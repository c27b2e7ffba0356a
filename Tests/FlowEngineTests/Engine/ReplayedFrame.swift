import FlowEngine

/// A frame of a replay as far as tests look at it.
struct ReplayedFrame: Equatable {
  /// Its time, as it is written.
  var time: String
  var cause: String
  /// All of it but its number.
  var text: String
}

/// The frames of a trace of the probe, of lines behind a header.
func replayedFrames(
  _ lines: [String], after header: String = plainHeader, framesPerSecond: Int? = nil
) throws(TraceError) -> [ReplayedFrame] {
  let text = try replayed(
    [header] + lines, options: ReplayOptions(framesPerSecond: framesPerSecond))
  return text.split(separator: "\n").map { line in
    let unnumbered = line.drop { $0 != "," }
    let values = unnumbered.split(separator: ",").map { $0.drop { $0 != ":" }.dropFirst() }
    return ReplayedFrame(
      time: String(values[0]), cause: String(values[1].dropFirst().dropLast()),
      text: String(unnumbered))
  }
}

/// What a replay of a trace of the probe writes.
func replayed(
  _ lines: [String], options: ReplayOptions = ReplayOptions()
) throws(TraceError) -> String {
  var replay = TraceReplay(of: Probe.self, options: options)
  let bytes = Array(lines.joined(separator: "\n").utf8)
  try bytes.withUnsafeBufferPointer { (bytes) throws(TraceError) in try replay.feed(bytes) }
  try replay.finish()
  return replay.output.text
}
