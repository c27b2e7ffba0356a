import Foundation

/// Whether memory grows with the length of a trace.
enum MemoryBenchmark {
  static let benchmark = Benchmark(
    name: "memory", summary: "largest memory of flow replay, by the length of a trace in a pipe"
  ) { effort, results in
    let flow = try ChildProcess.flow()
    let lengths =
      effort == .full
      ? [10_000, 100_000, 1_000_000, 10_000_000]
      : [
        10_000, 100_000, 1_000_000,
      ]
    var shortest: Double?
    for length in lengths {
      let memory = Double(try peak(flow, count: length)) / 1e6
      try results.add(Measurement("memory/\(name(length)) events", memory, "MB"))
      guard let first = shortest else {
        shortest = memory
        continue
      }
      guard length == lengths.last else { continue }
      try results.add(
        Measurement(
          "memory/longest", memory, "MB",
          baseline: .init(name: "\(name(lengths[0])) events", value: first),
          ratio: .multiple(memory / first)))
    }
  }

  private static func peak(_ flow: String, count: Int) throws -> Int {
    let pipe = Pipe()
    let reading = pipe.fileHandleForReading
    let writing = pipe.fileHandleForWriting
    // Otherwise the child would keep open the end whose closing it waits for.
    _ = fcntl(writing.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let child = try ChildProcess(flow, ["replay", "-"], input: reading.fileDescriptor)
    try reading.close()
    var trace = LongTrace(count: count)
    try trace.write { try writing.write(contentsOf: Data($0)) }
    let peak = child.peakMemory
    try writing.close()
    let usage = try child.succeed()
    return peak ?? usage.peakMemory
  }

  private static func name(_ count: Int) -> String {
    count < 1_000_000 ? "\(count / 1000)k" : "\(count / 1_000_000)M"
  }
}
