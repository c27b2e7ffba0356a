import FlowEngine
import Foundation
import Scenes

/// The cost of writing frames, compared with Foundation and with a writer for one kind of frame.
enum EncodingBenchmark {
  static let benchmark = Benchmark(
    name: "encoding", summary: "frames to JSON, beside JSONEncoder and a hand-written writer"
  ) { effort, results in
    let frames = try Self.frames()
    let mirrors = frames.map { EncodableFrame($0) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try check(frames, mirrors, encoder)
    let perFrame = Double(bytes) / Double(frames.count)
    let count = Double(repetitions * frames.count)

    var engine = EngineEncoding()
    var byHand = PanFrameBytes()
    let direct = Race(rounds: effort.rounds) {
      Stopwatch.nanoseconds { write(frames, with: &engine) } / count
    } baseline: {
      Stopwatch.nanoseconds { write(frames, with: &byHand) } / count
    }
    var forgetful = EngineEncoding(keepsNodes: false)
    let anew = Race(rounds: effort.rounds) {
      Stopwatch.nanoseconds { write(frames, with: &forgetful) } / count
    } baseline: {
      Stopwatch.nanoseconds { write(frames, with: &byHand) } / count
    }
    // Foundation is so much slower that it takes longer for a tenth of the frames.
    let few = Array(mirrors.prefix(mirrors.count / 10))
    let foundation = try Race(rounds: effort.rounds) {
      Stopwatch.nanoseconds { write(frames, with: &engine) } / count
    } baseline: {
      try Stopwatch.nanoseconds {
        for mirror in few { sink(try encoder.encode(mirror)) }
      } / Double(few.count)
    }
    try results.add(
      Measurement("encoding/pan frame", direct.ours, "ns"))
    try results.add(
      Measurement(
        "encoding/pan frames, JSONEncoder", perFrame / foundation.ours * 1000, "MB/s",
        baseline: .init(name: "JSONEncoder", value: perFrame / foundation.baseline * 1000),
        ratio: .speed(1 / foundation.ratio)))
    try results.add(
      Measurement(
        "encoding/pan frames, by hand", perFrame / direct.ours * 1000, "MB/s",
        baseline: .init(name: "hand-written", value: perFrame / direct.baseline * 1000),
        ratio: .speed(1 / direct.ratio)))
    try results.add(
      Measurement(
        "encoding/pan frames anew, by hand", perFrame / anew.ours * 1000, "MB/s",
        baseline: .init(name: "hand-written", value: perFrame / anew.baseline * 1000),
        ratio: .speed(1 / anew.ratio)))
  }

  /// The frames, with the bytes of nodes that have not changed kept, as `flow replay` does.
  static let workload = Workload("instructions/pan frame", "a frame") {
    try encoding(EngineEncoding())
  }

  /// The frames, each written anew.
  static let anew = Workload("instructions/pan frame, anew", "a frame") {
    try encoding(EngineEncoding(keepsNodes: false))
  }

  /// The frames, by the writer for one kind of frame.
  static let byHand = Workload("instructions/pan frame, by hand", "a frame") {
    let frames = try Self.frames()
    var writer = PanFrameBytes()
    write(frames, with: &writer)
    return (repetitions * frames.count, { write(frames, with: &writer) })
  }

  private static func encoding(
    _ engine: consuming EngineEncoding
  ) throws -> (units: Int, work: () throws -> Void) {
    let frames = try Self.frames()
    var encoding = engine
    write(frames, with: &encoding)
    let kept = Kept(encoding)
    return (repetitions * frames.count, { write(frames, with: &kept.encoding) })
  }

  /// What a closure can hold.
  private final class Kept {
    var encoding: EngineEncoding

    init(_ encoding: consuming EngineEncoding) { self.encoding = encoding }
  }

  private static let repetitions = 3

  /// The frames of a finger dragging the card; no two are alike.
  private static func frames() throws -> [Frame<GlideCard>] {
    var engine = try GlidePan.engine()
    var frames: [Frame<GlideCard>] = []
    var time = GlidePan.begin
    for sample in GlidePan.samples() {
      time += 1.0 / 120
      try engine.send(.pan(sample.pan), at: time)
      frames.append(engine.frame)
    }
    return frames
  }

  @inline(never) private static func write(
    _ frames: [Frame<GlideCard>], with encoding: inout EngineEncoding
  ) {
    var count = 0
    for _ in 0..<repetitions {
      for index in frames.indices {
        encoding.write(frames[index])
        count += encoding.drain()
      }
    }
    sink(count)
  }

  @inline(never) private static func write(
    _ frames: [Frame<GlideCard>], with writer: inout PanFrameBytes
  ) {
    var count = 0
    for _ in 0..<repetitions {
      for index in frames.indices {
        writer.write(frames[index])
        count += writer.drain()
      }
    }
    sink(count)
  }

  /// Checks that all write the same, or else the comparison would be meaningless.
  ///
  /// - Returns: The number of bytes that the engine writes for all frames.
  private static func check(
    _ frames: [Frame<GlideCard>], _ mirrors: [EncodableFrame], _ encoder: JSONEncoder
  ) throws -> Int {
    var engine = EngineEncoding()
    var byHand = PanFrameBytes()
    var count = 0
    for (frame, mirror) in zip(frames, mirrors) {
      engine.write(frame)
      byHand.write(frame)
      let bytes = engine.json.withBytes { Array($0) }
      guard byHand.withBytes({ Array($0) }) == bytes else {
        throw BenchmarkError("the hand-written writer differs in frame \(frame.index)")
      }
      let ours = try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
      let foundation =
        try JSONSerialization.jsonObject(with: encoder.encode(mirror)) as? NSDictionary
      guard let ours, ours == foundation else {
        throw BenchmarkError("JSONEncoder differs in frame \(frame.index)")
      }
      count += engine.drain()
      _ = byHand.drain()
    }
    return count
  }
}
