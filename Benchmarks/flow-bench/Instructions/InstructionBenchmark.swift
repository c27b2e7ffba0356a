import FlowEngine
import Scenes

/// What the engine costs in instructions, which limits can go by.
enum InstructionBenchmark {
  static let benchmark = Benchmark(
    name: "instructions", summary: "instructions of a step, a line, a frame, counted by Valgrind"
  ) { _, results in
    let counter = InstructionCounter()
    for workload in workloads {
      let note = counter == nil ? "there is no valgrind" : nil
      let value = try counter?.count(workload)
      try addYYJSON(workload, value, counter, &results)
      guard let reference = references[workload.name] else {
        try results.add(Measurement(workload.name, value, workload.unit, note: note))
        continue
      }
      let other = try counter?.count(reference)
      try results.add(
        Measurement(
          workload.name, value, workload.unit,
          baseline: other.map { .init(name: baselines[workload.name] ?? "by hand", value: $0) },
          ratio: other.flatMap { other in value.map { .multiple($0 / other) } }, note: note))
    }
  }

  /// Adds what yyjson takes for the lines of a workload.
  private static func addYYJSON(
    _ workload: Workload, _ value: Double?, _ counter: InstructionCounter?,
    _ results: inout Results
  ) throws {
    guard let reference = DecodingBenchmark.besideYYJSON[workload.name] else { return }
    guard let counter, let value, YYJSON() != nil else {
      let note = counter == nil ? "there is no valgrind" : YYJSON.absence
      return try results.add(Measurement(reference.name, nil, workload.unit, note: note))
    }
    let other = try counter.count(reference)
    try results.add(
      Measurement(
        reference.name, value, workload.unit, baseline: .init(name: "yyjson", value: other),
        ratio: .multiple(value / other)))
  }

  /// All workloads, those by hand among them.
  static var all: [Workload] {
    workloads + references.values + DecodingBenchmark.besideYYJSON.values
  }

  private static let workloads =
    [GlidePan.workload, FingerPan.workload] + steps + composed + [
      EncodingBenchmark.workload, EncodingBenchmark.anew,
    ]
    + DecodingBenchmark.workloads + [RecordingBenchmark.workload, pans] + replays
    + VerifyBenchmark.workloads + DiffBenchmark.workloads

  private static let composed = beside.map { $0.child } + [CompositionBenchmark.ofManyRows]

  /// What a composed step takes, with what its parts take apart.
  private static let beside =
    [
      (child: CompositionBenchmark.child, parts: CompositionBenchmark.parts),
      (child: CompositionBenchmark.framed, parts: CompositionBenchmark.parts),
    ] + ChildEventBenchmark.pairs

  /// What the same takes without an engine, or without what it is about.
  private static let references = Dictionary(
    uniqueKeysWithValues: [
      (GlidePan.workload.name, GlidePan.byHand),
      (FingerPan.workload.name, GlidePan.workload),
      (EncodingBenchmark.workload.name, EncodingBenchmark.byHand),
      (EncodingBenchmark.anew.name, EncodingBenchmark.byHand),
      (CompositionBenchmark.ofManyRows.name, CompositionBenchmark.ofTenRows),
    ] + beside.map { ($0.child.name, $0.parts) })

  private static let baselines = Dictionary(
    uniqueKeysWithValues: [
      (FingerPan.workload.name, "pan"), (CompositionBenchmark.ofManyRows.name, "of 10"),
    ] + beside.map { ($0.child.name, "its parts") })

  // MARK: Scenes

  static let cycles = 4

  private static let steps = [
    step(GlideCard.self) { try .glideCard(cycles: cycles) },
    step(CardInput.self) { try .cardInput(cycles: cycles) },
    step(Onboarding.self) { try .onboarding(cycles: cycles) },
    step(VerificationCode.self) { try .verificationCode(cycles: cycles) },
    step(AdaptiveField.self) { try .adaptiveField(cycles: cycles) },
    step(AdaptiveField.self, "by keys") { try .adaptiveFieldByKeys(cycles: cycles) },
    step(Scenes.Checkout.self) { try .checkout(cycles: cycles) },
  ]

  private static let replays = [
    replay(GlideCard.self) { try .glideCard(cycles: cycles) },
    replay(CardInput.self) { try .cardInput(cycles: cycles) },
    replay(Onboarding.self) { try .onboarding(cycles: cycles) },
    replay(VerificationCode.self) { try .verificationCode(cycles: cycles) },
    replay(AdaptiveField.self) { try .adaptiveField(cycles: cycles) },
    replay(Scenes.Checkout.self) { try .checkout(cycles: cycles) },
  ]

  /// The later cycles of a mix, through the engine alone.
  private static func step<S: Scene>(
    _ scene: S.Type, _ title: String = "event", _ mix: @escaping @Sendable () throws -> Mix
  ) -> Workload {
    Workload("instructions/\(S.name) \(title)", "an event") {
      let mix = try mix()
      var engine = try Engine(scene)
      try StepBenchmark.send(Array(mix.events[..<mix.middle]), to: &engine)
      let rest = Array(mix.events[mix.middle...])
      return (rest.count, { try StepBenchmark.send(rest, to: &engine) })
    }
  }

  /// The later cycles of a mix, from their lines to the bytes of the frames.
  private static func replay<S: Scene>(
    _ scene: S.Type, _ mix: @escaping @Sendable () throws -> Mix
  ) -> Workload {
    Workload("instructions/\(S.name) event, JSON to JSON", "an event") {
      let mix = try mix()
      let middle = mix.middle + 1
      return try replay(scene, mix.lines, from: middle)
    }
  }

  /// The samples of a finger, from their lines to the bytes of the frames.
  private static let pans = Workload("instructions/pan, JSON to JSON", "an event") {
    let text = try LongTrace.bytes(count: 2000)
    let lines = text.split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
    return try replay(GlideCard.self, lines, from: lines.count / 2)
  }

  private static func replay<S: Scene>(
    _ scene: S.Type, _ lines: [[UInt8]], from middle: Int
  ) throws -> (units: Int, work: () throws -> Void) {
    // As the tool does it: in pieces, and what is written is taken away by the piece.
    var replay = TraceReplay(of: scene) { sink($0.count) }
    func feed(_ bytes: ArraySlice<UInt8>) throws {
      for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 1 << 16) {
        try bytes[start..<min(start + 1 << 16, bytes.endIndex)].withUnsafeBufferPointer {
          bytes throws(TraceError) in try replay.feed(bytes)
        }
      }
    }
    try feed(ArraySlice(lines[..<middle].joined()))
    let rest = ArraySlice(lines[middle...].joined())
    return (lines.count - middle, { try feed(rest) })
  }
}
