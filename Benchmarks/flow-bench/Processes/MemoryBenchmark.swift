import Foundation

/// Whether memory grows with the length of a trace, and how much more than its page a report takes.
enum MemoryBenchmark {
  static let benchmark = Benchmark(
    name: "memory",
    summary: "largest memory of flow replay, by the length of a trace in a pipe, and of flow report"
  ) { effort, results in
    let flow = try ChildProcess.flow()
    // So many that what any process takes does not count.
    try measureReport(flow, count: 200_000, into: &results)
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

  private static func measureReport(
    _ flow: String, count: Int, into results: inout Results
  ) throws {
    try Scratch.with { scratch in
      let trace = scratch.file("pan.trace.jsonl")
      try write(count, to: trace)
      let page = scratch.file("page.html")
      let child = try ChildProcess(flow, ["report", trace, "-o", page], input: nil)
      // There is no golden, so that something differs.
      let memory = Double(try child.succeed(status: 1).peakMemory) / 1e6
      let attributes = try FileManager.default.attributesOfItem(atPath: page)
      let size = Double((attributes[.size] as? Int) ?? 0) / 1e6
      try results.add(
        Measurement(
          "memory/report", memory, "MB", baseline: .init(name: "its page", value: size),
          ratio: .multiple(memory / size)))
    }
  }

  /// Writes a trace of a finger that drags, no two frames of which have the same nodes.
  ///
  /// Piece by piece, since this process must not be larger than the one that is measured.
  private static func write(_ count: Int, to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: Data(LongTrace.head)),
      let file = FileHandle(forWritingAtPath: path)
    else { throw BenchmarkError("\(path) cannot be written") }
    try file.seekToEnd()
    var lines = ""
    for index in 0..<count {
      let (y, time) = (Double(-index) / 1000, GlidePan.begin + Double(index + 1) / 120)
      lines += #"{"t":\#(time),"type":"pan","phase":"changed","translation":[0,\#(y)],"#
      lines += #""velocity":[0,-120]}"# + "\n"
      if lines.utf8.count > 1 << 16 || index + 1 == count {
        try file.write(contentsOf: Data(lines.utf8))
        lines.removeAll(keepingCapacity: true)
      }
    }
    try file.close()
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
