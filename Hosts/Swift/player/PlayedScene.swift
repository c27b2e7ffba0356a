import FlowEngine

/// A session of any scene.
protocol PlayedSession: AnyObject {
  func send(_ event: Event, at time: Double) -> Int32
  func send(line: [UInt8]) -> Int32
  func advance(to time: Double) -> Int32
  func fork() -> PlayedSession
  var saved: String { get }
  func record() -> Int32
  /// The trace of the recording, if there is one.
  var trace: [UInt8]? { get }
  /// Takes the frames, as lines; returns how many they are.
  func takeFrames(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Int
  func takeEffects(_ body: (UnsafeBufferPointer<UInt8>) -> Void)
  /// The nodes, in the form of a script's `look`.
  func look() -> [UInt8]
}

/// What has been handed out and not taken yet.
private final class Outbox {
  var frames = JSONWriter()
  var frameCount = 0
  var effects = JSONWriter()
}

/// A session of a scene.
final class PlayedScene<S: Scene>: PlayedSession {
  private let live: LiveScene<S>
  private let outbox = Outbox()
  private var reader = TraceReader(readingEventsAtHostTimes: ())
  private var recorder: TraceRecorder<S>?

  static func open(_ header: TraceHeader) throws(TraceError) -> PlayedSession {
    let header = try header.inNewestVersion(of: S.self)
    do throws(MemberError) {
      return PlayedScene(try LiveScene(header, header.setup.environment))
    } catch {
      throw header.error(for: error)
    }
  }

  private init(_ live: LiveScene<S>) {
    self.live = live
    live.onFrame = { [outbox] frame in
      outbox.frames.frame(frame)
      outbox.frames.endLine()
      outbox.frameCount += 1
      for effect in frame.effects {
        outbox.effects.beginObject()
        outbox.effects.member("frame", frame.index)
        outbox.effects.member("t", fine: frame.time)
        outbox.effects.key("effect")
        outbox.effects.effect(effect)
        outbox.effects.endObject()
        outbox.effects.endLine()
      }
    }
  }

  func send(_ event: Event, at time: Double) -> Int32 {
    guard event.isExpressible else { return Status.invalid }
    do throws(EventError) { try live.send(event, at: time) } catch { return Status.of(error) }
    return Status.ok
  }

  func send(line: [UInt8]) -> Int32 {
    do throws(TraceError) {
      let read = try line.withUnsafeBufferPointer { (bytes) throws(TraceError) in
        try reader.read(bytes)
      }
      guard case .event(let event, let time)? = read else { return Status.badTrace }
      return send(event, at: time)
    } catch {
      return Status.badTrace
    }
  }

  func advance(to time: Double) -> Int32 {
    do throws(EventError) { try live.advance(to: time) } catch { return Status.of(error) }
    return Status.ok
  }

  func fork() -> PlayedSession { PlayedScene(live.fork()) }

  var saved: String { live.saved }

  func record() -> Int32 {
    do throws(RecordingError) { recorder = try live.record() } catch { return Status.invalid }
    return Status.ok
  }

  var trace: [UInt8]? { recorder.map { $0.withTrace { Array($0) } } }

  func takeFrames(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> Int {
    defer {
      outbox.frames.removeAll()
      outbox.frameCount = 0
    }
    outbox.frames.withBytes(body)
    return outbox.frameCount
  }

  func takeEffects(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    outbox.effects.withBytes(body)
    outbox.effects.removeAll()
  }

  func look() -> [UInt8] {
    let frame = live.frame
    var bytes = ByteWriter()
    bytes.add(text: frame.scene.state.rawValue)
    bytes.add(integer: frame.nodes.count)
    for node in frame.nodes { bytes.add(node) }
    return bytes.bytes
  }
}
