import FlowEngine
import FlowSnapshots

/// A trace with its frames, as an export reads it.
struct ExportedTrace {
  /// A line of the trace, as written.
  struct Line {
    /// The line, a JSON object.
    var text: String
    /// The time, in seconds from the opening of the scene; 0 in a header.
    var time: Double
    /// The event in a few words.
    var words: String
  }

  /// The case's name, or the file's.
  let name: String
  /// The name of the scene.
  let scene: String
  /// The first line.
  let header: Line
  /// The events, in order.
  let events: [Line]

  private let bytes: [UInt8]
  private let path: String

  /// Reads a trace, with the names of the newest version of its scene.
  ///
  /// - Throws: `StripError` for a file that cannot be read; one that is no trace is found by ``read(_:_:)``.
  init(of path: String, _ scenes: SceneList) throws(StripError) {
    self.path = path
    name = SnapshotCase(path: path)?.description ?? Path.name(of: path)
    let written: [UInt8]
    do throws(FileError) { written = try File.contents(of: path) } catch { throw .file(error) }
    bytes = (try? MigratedTrace(written, of: scenes))?.text ?? written
    var lines: [Line] = []
    var scene = ""
    var words = TraceStory(bytes, of: scenes).events.map(\.text)[...]
    for line in bytes.filledLines {
      let outline = try? JSONOutline(Array(line))
      let root = outline?.roots.first
      func member(_ name: StaticString) -> JSONOutline.Value? {
        guard let outline, let root else { return nil }
        return outline.member(name, of: root)
      }
      if lines.isEmpty { scene = member("scene").flatMap { outline?.string($0) } ?? "" }
      lines.append(
        Line(
          text: outline.flatMap { outline in root.map { outline.text(of: $0) } } ?? "",
          time: member("t").flatMap { outline?.number($0) } ?? 0,
          words: lines.isEmpty ? "" : words.popFirst() ?? ""))
    }
    self.scene = scene
    header = lines.first ?? Line(text: "{}", time: 0, words: "")
    events = Array(lines.dropFirst())
  }

  /// Calls `receive` with each frame, and the number of events up to it.
  ///
  /// - Parameters:
  ///   - check: How the trace is replayed.
  ///   - rate: The samples a second while something moves; `nil` for none.
  /// - Throws: `StripError` for a trace that cannot be replayed.
  func read(
    _ check: CaseCheck, rate: Int? = nil, _ receive: (FrameRecord, _ events: Int) -> Void
  ) throws(StripError) {
    var options = ReplayOptions(framesPerSecond: rate, isStrict: check.options.isStrict)
    options.omitsRepeating = true
    let frames = FrameReader(
      ReplayedFrames(
        bytes, named: path, scenes: check.scenes, options: options, limit: check.options.limit))
    var counter = EventCounter(bytes)
    do throws(DocumentError) {
      while let frame = try frames.next() {
        counter.take(frame.head)
        receive(frame, counter.count)
      }
    } catch {
      throw .document(error)
    }
  }
}
