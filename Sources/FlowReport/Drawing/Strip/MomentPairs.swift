import FlowSnapshots

/// The moments of a golden and of its trace, as they are paired.
struct MomentPairs {
  /// The key frames among them.
  private(set) var keyFrames = KeyFrames()
  /// The differences that are still to be shown, each with the number of a frame.
  private var waiting: [(difference: Difference, frame: Int)] = []
  private var readers: (expected: MomentReader, actual: MomentReader)
  private var count = 0
  /// The frames of the last moment.
  private var last: (expected: Int?, actual: Int?) = (nil, nil)

  /// - Parameters:
  ///   - first: The difference whose first frame is always chosen.
  ///   - greatest: The difference whose frame of greatest distance is always chosen.
  ///   - counter: Counts the events of the trace.
  init(showing first: Difference?, and greatest: Difference?, _ counter: EventCounter) {
    readers = (MomentReader(counter), MomentReader(counter))
    if let first { waiting.append((first, first.first.frame)) }
    if let greatest { waiting.append((greatest, greatest.greatest.frame)) }
  }

  /// Adds the next frames of both, and how they are paired.
  mutating func add(
    _ expected: [FrameRecord], _ actual: [FrameRecord], _ steps: [FrameAlignment.Step]
  ) {
    let old = expected.map { readers.expected.read($0) }
    let new = actual.map { readers.actual.read($0) }
    for step in steps {
      let (first, second) = (step.first.map { old[$0] }, step.second.map { new[$0] })
      guard var moment = second ?? first else { continue }
      moment.frames = (first?.index, second?.index)
      moment.earlier = last
      last = moment.frames
      moment.index = count
      count += 1
      let heads = (step.first.map { expected[$0].head }, step.second.map { actual[$0].head })
      let others = waiting.filter { !Self.isShown($0.difference, $0.frame, heads.0, heads.1) }
      keyFrames.add(moment, isRequired: others.count < waiting.count)
      waiting = others
    }
  }

  /// Whether the frame with a number in which something differs is one of these.
  private static func isShown(
    _ difference: Difference, _ frame: Int, _ expected: FrameRecord.Head?,
    _ actual: FrameRecord.Head?
  ) -> Bool {
    // A new frame has its own number; all others have the golden's.
    if case .frame = difference.subject, difference.change == .appeared {
      return actual?.number == frame
    }
    return expected?.number == frame
  }
}
