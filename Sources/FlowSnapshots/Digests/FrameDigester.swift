/// Takes the digests of frames while they are made, and finds where they leave a compact golden.
struct FrameDigester {
  /// The most bytes that the beginning of a frame has, up to its cause.
  private static let headLength = 160

  /// Frames that are not as the golden says, as far as its marks tell.
  struct Change {
    /// The number of the first frame that may have changed.
    var frame: Int
    /// How many frames there are of which one has changed first.
    var count: Int
    /// The first of these frames; `nil` where there are only those of the golden.
    var head: FrameHead?
    /// The number of events up to it.
    var events: Int
  }

  private var hash = XXHash64()
  private(set) var frames = 0
  private var marks: [UInt32] = []
  private var group = 1

  private let golden: FrameDigests?
  private var change: Change?
  /// The beginning of the first frame after the last mark of the golden that was right.
  private var start: [UInt8] = []
  private var startEvents = 0
  private var events = 0
  /// The beginning of the last frame.
  private var last: [UInt8] = []

  init(comparingWith golden: FrameDigests? = nil) {
    self.golden = golden
    marks.reserveCapacity(FleetLimits.marks)
  }

  /// The time of the last frame, in seconds.
  var seconds: Double? { FrameHead(last)?.time }

  /// The digests of the frames so far.
  var digests: FrameDigests {
    FrameDigests(digest: hash.value, frames: frames, group: group, marks: marks)
  }

  /// Takes whole lines.
  mutating func add(_ lines: UnsafeBufferPointer<UInt8>) {
    var rest = lines
    while let line = Self.line(of: rest) {
      if golden != nil, change == nil { note(line) }
      hash.add(line)
      frames += 1
      mark()
      rest = UnsafeBufferPointer(rebasing: rest[line.count...])
      if rest.isEmpty { Self.keep(line, in: &last) }
    }
  }

  private static func line(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    if bytes.isEmpty { return nil }
    guard let end = bytes.count(before: "\n") else { return bytes }
    return UnsafeBufferPointer(rebasing: bytes[...end])
  }

  private static func keep(_ line: UnsafeBufferPointer<UInt8>, in head: inout [UInt8]) {
    head.removeAll(keepingCapacity: true)
    head.append(contentsOf: line.prefix(headLength))
  }

  /// Notes the first frame of a group of the golden.
  private mutating func note(_ line: UnsafeBufferPointer<UInt8>) {
    if FrameHead.isOfEvent(line) { events += 1 }
    guard let golden, frames % golden.group == 0 else { return }
    Self.keep(line, in: &start)
    startEvents = events
  }

  private mutating func mark() {
    let isMarked = frames % group == 0
    let isOfGolden = change == nil && golden.map { frames % $0.group == 0 } ?? false
    guard isMarked || isOfGolden else { return }
    let mark = UInt32(hash.value >> 32)
    if isMarked { keep(mark) }
    if isOfGolden { compare(mark) }
  }

  private mutating func keep(_ mark: UInt32) {
    if marks.count == FleetLimits.marks {
      // Those of every other group are those of groups twice as large.
      marks = stride(from: 1, to: marks.count, by: 2).map { marks[$0] }
      group *= 2
      guard frames % group == 0 else { return }
    }
    marks.append(mark)
  }

  private mutating func compare(_ mark: UInt32) {
    guard let golden else { return }
    let index = frames / golden.group - 1
    if index < golden.marks.count, mark == golden.marks[index] { return start.removeAll() }
    change = found(before: frames)
  }

  /// Where the frames first differ from the golden's, once there are no more; `nil` if they do not.
  func firstChange() -> Change? {
    guard let golden, hash.value != golden.digest || frames != golden.frames else { return nil }
    return change ?? found(before: max(frames, golden.frames))
  }

  /// The change in the group that begins after the last mark that was right.
  private func found(before end: Int) -> Change {
    let group = golden?.group ?? 1
    let head = FrameHead(start)
    let isShorter = frames < golden?.frames ?? 0
    // Two marks in four thousand million are equal by chance; then it is the last frame.
    let first = head == nil ? frames - (isShorter ? 0 : 1) : (frames - 1) / group * group
    return Change(
      frame: first, count: max(1, min(end - first, group)), head: head,
      events: head == nil ? events : startEvents)
  }
}
