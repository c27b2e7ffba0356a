import FlowEngine
import FlowSnapshots

/// The screens of a trace in the order of their times, with the finger that does it.
struct Film {
  /// A moment.
  struct Sample {
    /// The time in the film, in seconds.
    var time: Double
    /// What is seen, and what has led to it.
    var panel: Storyboard.Panel
    /// Where the finger is, in the window; `nil` if none is down.
    var finger: Point?
  }

  /// The name of the trace.
  let name: String
  /// The samples.
  private(set) var samples: [Sample] = []
  /// How long it takes, in seconds.
  private(set) var duration = 0.0

  /// The longest pause in which nothing moves, in seconds: a longer one is shown so long.
  private static let pause = 0.9
  /// How long the last picture stays, in seconds.
  private static let rest = 1.4
  /// How long a finger is seen before and after a tap, in seconds.
  private static let tap = 0.18

  /// Films a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace's file.
  ///   - check: How it is replayed.
  ///   - rate: The samples of a second, while something moves.
  /// - Throws: `StripError` for a trace that cannot be read or replayed.
  init(of trace: String, check: CaseCheck, rate: Int) throws(StripError) {
    name = SnapshotCase(path: trace)?.description ?? Path.name(of: trace)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: trace) } catch { throw .file(error) }
    var options = ReplayOptions(framesPerSecond: rate, isStrict: check.options.isStrict)
    options.omitsRepeating = true
    let frames = FrameReader(
      ReplayedFrames(
        bytes, named: trace, scenes: check.scenes, options: options,
        limit: min(check.options.limit, DrawingLimits.sampled)))
    let newest = NewestTrace(bytes, of: check.scenes)
    var events = FilmedEvents(newest.text)
    var counter = newest.counter
    var moments = MomentReader()
    var seen: FrameRecord?
    var caption = "The start"
    var last: (time: Double, isMoving: Bool)?
    do throws(DocumentError) {
      while let frame = try frames.next() {
        let moment = moments.read(frame)
        if counter.take(frame.head) {
          let words = events.next(named: frame.head.event)
          // That time passes is seen, and so is a finger of which nothing has come yet.
          let isSeen = frame.head.event.map { $0 == "tick" || $0.hasPrefix("pointer.") } ?? false
          if let seen, let words, !isSeen { caption = words.text(on: LabelledNodes(seen)) }
          events.place(on: frame, before: seen)
        }
        let gap = last.map { frame.head.time - $0.time } ?? 0
        duration += last?.isMoving ?? true ? gap : min(gap, Self.pause)
        let panel = Storyboard.Panel(
          time: frame.head.time, caption: caption, state: EventWords.plain(moment.stateName),
          surroundings: events.surroundings, keyboard: moment.keyboard, expected: nil,
          actual: Storyboard.Screen(frame))
        let sample = Sample(time: duration, panel: panel, finger: events.finger)
        add(sample, spacing: 1 / Double(rate))
        last = (frame.head.time, moment.isMoving)
        seen = frame
      }
    } catch {
      throw .document(error)
    }
    showTaps(events.taps)
    duration += Self.rest
  }

  /// Adds a sample; of several at one time the last one is seen, and of those that come faster than there
  /// is room for, some.
  private mutating func add(_ sample: Sample, spacing: Double) {
    if let last = samples.last {
      let isTold =
        last.panel.caption != sample.panel.caption || last.panel.state != sample.panel.state
      let isClose =
        !isTold && samples.count > 1
        && sample.time - samples[samples.count - 2].time < spacing - 0.0005
      if isClose || sample.time - last.time < 0.0005 { samples.removeLast() }
    }
    samples.append(sample)
  }

  /// Lets the finger be seen where it taps: a little before and after.
  private mutating func showTaps(_ taps: [FilmedEvents.Tap]) {
    for tap in taps {
      guard let index = samples.firstIndex(where: { $0.panel.time >= tap.time - 0.0005 }) else {
        continue
      }
      let time = samples[index].time
      samples[index].finger = tap.place
      let before = max(samples[max(0, index - 1)].time, time - Self.tap)
      if index > 0, before < time {
        var early = samples[index - 1]
        early.time = before
        early.finger = tap.place
        if early.time - samples[index - 1].time > 0.0005 { samples.insert(early, at: index) }
      }
      for later in samples.indices where samples[later].time > time {
        guard samples[later].time <= time + Self.tap, samples[later].finger == nil else { break }
        samples[later].finger = tap.place
      }
    }
  }
}
