import FlowEngine
import FlowSnapshots
import Foundation
import Scenes

/// The cost of comparing two long files of frames.
enum DiffBenchmark {
  static let benchmark = Benchmark(
    name: "diff", summary: "flow diff of two long files of frames, beside git diff"
  ) { effort, results in
    let flow = try ChildProcess.flow()
    guard let git = ChildProcess.path(of: "git") else {
      return try results.add(Measurement("diff/every frame", nil, "ms", note: "there is no git"))
    }
    try Scratch.with { scratch in
      let frames = try Frames(count: effort == .quick ? 5_000 : 50_000)
      let first = try scratch.file("first.jsonl", containing: frames.original)
      let kinds = [
        ("every frame", frames.changed(every: 1)), ("few frames", frames.changed(every: 5_000)),
      ]
      for (name, bytes) in kinds {
        let second = try scratch.file("second.jsonl", containing: bytes)
        let race = try Race(rounds: effort.longRuns) {
          let child = try ChildProcess(flow, ["diff", first, second], input: nil)
          return try child.succeed(status: 1).processorTime * 1000
        } baseline: {
          let child = try ChildProcess(
            git, ["diff", "--no-index", "--no-color", first, second], input: nil)
          return try child.succeed(status: 1).processorTime * 1000
        }
        try results.add(
          Measurement(
            "diff/\(name)", race.ours, "ms",
            baseline: .init(name: "git diff", value: race.baseline),
            ratio: .multiple(race.ratio)))
      }
    }
  }

  static let workloads = [
    workload("every frame", interval: 1), workload("few frames", interval: 500),
  ]

  private static func workload(_ name: String, interval: Int) -> Workload {
    Workload("instructions/diff, \(name)", "a byte") {
      let frames = try Frames(count: 2_000)
      let (first, second) = (frames.original, frames.changed(every: interval))
      return (
        first.count + second.count,
        {
          let diff = try FramesDiff(FrameReader(first), FrameReader(second))
          guard diff.differences.count == 1 else { throw BenchmarkError("the frames are others") }
        }
      )
    }
  }

  /// The frames of a finger that drags, as JSON Lines.
  private struct Frames {
    let original: [UInt8]

    init(count: Int) throws {
      var replay = TraceReplay(of: GlideCard.self)
      var bytes: [UInt8] = []
      var trace = LongTrace(count: count)
      try trace.write { piece in
        try replay.feed(piece.bindMemory(to: UInt8.self))
        replay.output.withBytes { bytes += $0 }
        replay.output.drain()
      }
      try replay.finish()
      replay.output.withBytes { bytes += $0 }
      original = bytes
    }

    /// The same with another colour of one node in one of so many frames.
    func changed(every interval: Int) -> [UInt8] {
      var bytes = original
      var start = 0
      var number = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1
        let color = bytes[start..<end].firstIndex(of: UInt8(ascii: "#"))
        if number % interval == 0, let color { bytes[color + 1] = UInt8(ascii: "0") }
        number += 1
        start = end + 1
      }
      return bytes
    }
  }
}
