import FlowEngine
import FlowSnapshots
import Platform

/// The frames of a trace as a table that a person reads: a line a frame, with time, cause and what moved.
enum ReplayTable {
  /// The width of a terminal that does not say how wide it is.
  private static let standardWidth = 100
  /// The width of the causes, in characters; a longer one moves what comes after it.
  private static let causeWidth = 26

  /// Writes the table, as frames are made.
  ///
  /// The whole trace is read first: a line of the table names its event by the newest version of the scene,
  /// and pointers by what follows them.
  ///
  /// - Throws: A message for a trace at fault.
  static func show(
    _ path: String, _ scenes: SceneList, _ options: ReplayOptions, _ colors: Colors
  ) throws(CommandError) {
    var trace: [UInt8] = []
    do throws(FileError) {
      if path == "-" {
        while try FileDescriptor.standardInput.append(to: &trace) {}
      } else {
        trace = try File.contents(of: path)
      }
    } catch {
      throw .file(error)
    }
    let name = path == "-" ? FileDescriptor.standardInput.name : path
    let story = TraceStory(trace, of: scenes)
    let replay = ReplayedFrames(trace, named: name, scenes: scenes, options: options)
    let frames = FrameReader(replay)
    let width = terminalWidth
    var last: FrameRecord?
    var counter = story.counter
    func next() throws(CommandError) -> FrameRecord? {
      do throws(DocumentError) {
        return try frames.next()
      } catch {
        throw .message(error.message)
      }
    }
    while let frame = try next() {
      var cause = frame.head.causeText
      if counter.take(frame.head), story.events.indices.contains(counter.count - 1) {
        cause = story.events[counter.count - 1].text
      }
      let changes = FrameChanges(from: last, to: frame)
      let time = seconds(frame.head.time)
      let head = String(repeating: " ", count: max(0, 9 - time.count)) + time + "  "
      let gap = String(repeating: " ", count: max(0, causeWidth - cause.count)) + "  "
      let text = last == nil ? "\(frame.ids.count) nodes" : changes.text
      let room = width - head.count - cause.count - gap.count
      let isCut = text.count > room && room > 0
      try Console.show(
        (head, .plain), (cause, .strong), (text.isEmpty ? "" : gap, .plain),
        (isCut ? "\(text.prefix(room - 1))…" : text, .plain), in: colors)
      last = frame
    }
    for warning in replay.warnings { Console.tell(warning.text(in: name)) }
  }

  private static func seconds(_ time: Double) -> String {
    var json = JSONWriter(capacity: 64)
    json.number(time)
    return json.text + " s"
  }

  /// The columns of the terminal.
  private static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(FileDescriptor.standardOutput.number, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col >= 40
    else { return standardWidth }
    return Int(size.ws_col)
  }
}
