import CFlowGTK
import FlowEngine
import FlowGTK
import Foundation
import GTK4

/// What is done with the scene that a user names.
@MainActor protocol SceneProgram {
  func run<S: Scene>(_ scene: S.Type) throws
}

/// Shows a scene in a window until it is closed.
struct SceneWindow: SceneProgram {
  var configuration: String?
  var recording: String?
  /// Where the frames that were shown are written.
  var frames: String?

  func run<S: Scene>(_ scene: S.Type) throws {
    var given = S.Configuration()
    if let configuration { given = try S.Configuration(json: json(configuration)) }
    let live = try LiveScene<S>(configuration: given)
    let host = FlowHost(live, FlowOptions { Pictures.picture($0, $1) })
    host.onEffect = { effect in print("effect: \(effect)") }
    host.onRefusal = { event, error in
      FileHandle.standardError.write(Data("refused: \(error.message)\n".utf8))
    }
    var shown = JSONWriter()
    if frames != nil {
      host.onFrame = { frame in
        shown.frame(frame)
        shown.endLine()
      }
    }
    let recorder = try recording.map { _ in try live.record() }
    guard let window = gtk_window_new() else { return }
    let widget = UnsafeMutableRawPointer(window)
    gtk_window_set_title(widget.assumingMemoryBound(to: GtkWindow.self), S.name)
    gtk_window_set_default_size(widget.assumingMemoryBound(to: GtkWindow.self), 375, 812)
    gtk_window_set_child(widget.assumingMemoryBound(to: GtkWindow.self), host.widget.root)
    gtk_window_present(widget.assumingMemoryBound(to: GtkWindow.self))
    // SIGINT and SIGTERM close the window, so that the recording is written.
    for number in [SIGINT, SIGTERM] { flow_close_on_signal(number, window) }
    while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
      g_main_context_iteration(nil, 1)
    }
    live.stopRecording()
    if let recorder, let recording {
      try Data(recorder.trace.utf8).write(to: URL(fileURLWithPath: recording), options: .atomic)
    }
    if let frames {
      try Data(shown.text.utf8).write(to: URL(fileURLWithPath: frames), options: .atomic)
    }
    let counts = host.widget.frameCounts
    print("\(counts.all) frames of the display, \(counts.late) late")
    live.close()
  }

  private func json(_ text: String) throws -> JSONValue {
    var text = text
    return try text.withUTF8 { bytes throws(JSONError) in try JSONValue(parsing: bytes) }
  }
}

/// Plays a trace and compares the widgets with each frame.
struct TraceComparison: SceneProgram {
  var path: String
  var trace: RecordedTrace
  var total: ComparisonTotal

  func run<S: Scene>(_ scene: S.Type) throws {
    let live = try trace.open(scene)
    let host = FlowHost(live, FlowOptions { Pictures.picture($0, $1) })
    guard let window = gtk_window_new() else { return }
    let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    defer { gtk_window_destroy(pointer) }
    gtk_window_set_child(pointer, host.widget.root)
    var comparison = FrameComparison()
    var reported = 0
    var last = 0.0
    host.onFrame = { frame in
      guard frame.cause != .sample else { return }
      comparison.compare(host)
      for difference in comparison.differences[reported...] {
        print("\(path): frame at \(frame.time): \(difference)")
      }
      reported = comparison.differences.count
    }
    // Times of the trace stand for those of the display.
    try live.start(at: 0)
    for entry in trace.entries {
      last = entry.time
      do throws(EventError) { try live.send(entry.event, at: entry.time) } catch {
        print("\(path): refused at \(entry.time): \(error.message)")
      }
    }
    // At rest: longer than any animation of the shipped scenes takes.
    try live.advance(to: last + 60)
    comparison.compare(host)
    for difference in comparison.differences[reported...] {
      print("\(path): at rest: \(difference)")
    }
    live.close()
    total.add(comparison)
  }
}

/// What came of all comparisons.
@MainActor final class ComparisonTotal {
  private(set) var nodes = 0
  private(set) var differences = 0
  private var distance = 0.0

  func add(_ comparison: FrameComparison) {
    nodes += comparison.nodeCount
    differences += comparison.differences.count
    distance = max(distance, comparison.greatestDistance)
  }

  /// One line for people and for the table in docs/hosts.md.
  func text(traces: Int) -> String {
    let points = String(format: "%.3f", distance)
    return
      "\(traces) traces, \(nodes) nodes, \(differences) differences, at most \(points) points apart"
  }
}
