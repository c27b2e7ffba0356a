// flow.h documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CFlow
import FlowEngine

// Opening and closing sessions. `flow.h` describes parameters and results.

@c @implementation
public func flow_open(
  _ setup: UnsafePointer<UInt8>?, _ setupCount: Int,
  _ environment: UnsafePointer<flow_environment>?, _ flags: flow_open_flags,
  _ session: UnsafeMutablePointer<flow_session>?
) -> flow_status {
  run { () throws(Failure) in
    guard let session else { throw .invalid("'session' is null") }
    session.pointee = 0
    guard flags & ~UInt32(FLOW_OPEN_KEEPS_FRAMES | FLOW_OPEN_SAMPLES_REPEATING) == 0 else {
      throw .invalid("'flags' must be bits of FLOW_OPEN_…")
    }
    let bytes = try bytes(setup, setupCount)
    var change: EnvironmentChange?
    if let environment {
      change = try EnvironmentChange(environment)
      try check(change ?? EnvironmentChange())
    }
    let opened: Session
    if bytes.first == UInt8(ascii: "{") {
      #if TRACES
        opened = try open(header: bytes, change, flags)
      #else
        throw .unsupported
      #endif
    } else {
      #if !TRACES
        if flags & UInt32(FLOW_OPEN_KEEPS_FRAMES) != 0 { throw .unsupported }
      #endif
      var environment = Environment()
      if let change { environment.apply(change) }
      let name = try givenText(setup, setupCount)
      opened = try openScene(
        named: name, SceneSetup(environment, flags))
    }
    try add(opened, to: session)
  }
}

@c @implementation
public func flow_fork(
  _ session: flow_session, _ fork: UnsafeMutablePointer<flow_session>?
) -> flow_status {
  // Also where the handle is no session's.
  fork?.pointee = 0
  return withSession(session) { (session) throws(Failure) in
    guard let fork else { throw .invalid("'fork' is null") }
    try add(session.fork(), to: fork)
  }
}

@c @implementation
public func flow_close(_ session: flow_session) -> flow_status {
  run { () throws(Failure) in
    let opened = try acquire(session)
    flow_handle_close(session)
    let object = Unmanaged<Session>.fromOpaque(opened)
    object._withUnsafeGuaranteedRef { session in
      session.begin()
      session.close()
    }
    object.release()
  }
}

@c @implementation
public func flow_scenes(
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  run { () throws(Failure) in
    var names: [UInt8] = []
    for name in SceneList.names {
      name.withBytes { names.append(contentsOf: $0) }
      names.append(UInt8(ascii: "\n"))
    }
    let output = try Output(output, capacity, count)
    try names.withUnsafeBufferPointer { (names) throws(Failure) in try output.write(names) }
  }
}

@c @implementation
public func flow_get_features() -> flow_features {
  var features = 0
  #if TRACES
    features |= FLOW_FEATURE_TRACES
  #endif
  #if POINTERS
    features |= FLOW_FEATURE_POINTERS
  #endif
  return flow_features(features)
}

@c @implementation
public func flow_message(
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  // What is wrong with this call does not take the place of the message that it is asked for.
  do throws(Failure) {
    var length = 0
    let message = flow_message_get(&length)
    try Output(output, capacity, count).write(UnsafeBufferPointer(start: message, count: length))
    return Status.ok
  } catch {
    return error.status
  }
}

/// Rejects an environment that no trace can have.
private func check(_ change: EnvironmentChange) throws(Failure) {
  #if TRACES
    do throws(EventError) { try change.check() } catch { throw .invalid(error.message) }
  #else
    guard Event.environment(change).isExpressible else {
      throw .invalid("a number of the environment is not finite or beyond the limits")
    }
  #endif
}

/// Puts a session into the table.
private func add(
  _ session: Session, to handle: UnsafeMutablePointer<flow_session>
) throws(Failure) {
  let object = Unmanaged.passRetained(session)
  guard flow_handle_open(object.toOpaque(), handle) == Status.ok else {
    object.release()
    throw Failure(Status.full, "as many sessions are open as there can be")
  }
}

/// Opens a session of the scene with a name.
private func openScene(named name: String, _ setup: SceneSetup) throws(Failure) -> Session {
  guard let session = try SceneList.visit(name, setup) else {
    #if TRACES
      let message = Suggestion.unknown("scene", name, among: SceneList.names)
    #else
      // The search for the nearest name would take a good part of a small module.
      let message = "unknown scene; flow_scenes lists those of the library"
    #endif
    throw Failure(Status.unknownScene, message)
  }
  return session
}

/// How a scene is opened.
private struct SceneSetup: SceneVisitor {
  let environment: Environment
  let keepsFrames: Bool
  let samplesRepeating: Bool
  #if TRACES
    /// The configuration or the state as parsed, if there is one.
    var header: TraceHeader?
  #endif

  init(_ environment: Environment, _ flags: flow_open_flags) {
    self.environment = environment
    keepsFrames = flags & UInt32(FLOW_OPEN_KEEPS_FRAMES) != 0
    samplesRepeating = flags & UInt32(FLOW_OPEN_SAMPLES_REPEATING) != 0
  }

  /// Opens a scene.
  func visit<S: Scene>(_ scene: S.Type) throws(Failure) -> Session {
    #if TRACES
      let header = try header.map { (header) throws(Failure) in
        do throws(TraceError) { return try header.inNewestVersion(of: scene) } catch {
          throw Failure(error)
        }
      }
    #endif
    do throws(MemberError) {
      #if TRACES
        if let header {
          let live = try LiveScene<S>(header, environment, samplesRepeating: samplesRepeating)
          return SceneSession(live, keepsFrames: keepsFrames)
        }
      #endif
      return SceneSession(
        try LiveScene<S>(environment: environment, samplesRepeating: samplesRepeating),
        keepsFrames: keepsFrames)
    } catch {
      #if TRACES
        if let header { throw Failure(header.error(for: error)) }
        throw .invalid(error.message)
      #else
        throw .invalid(error.reason)
      #endif
    }
  }
}

#if TRACES
  /// Opens a scene as a header says.
  private func open(
    header bytes: UnsafeBufferPointer<UInt8>, _ change: EnvironmentChange?, _ flags: flow_open_flags
  ) throws(Failure) -> Session {
    let header = try readHeader(bytes)
    guard header.setup.state == nil || change == nil else {
      throw .invalid("a saved state has its own environment")
    }
    var environment = header.setup.environment
    if let change { environment.apply(change) }
    var setup = SceneSetup(environment, flags)
    setup.header = header
    return try openScene(named: header.scene, setup)
  }

  private func readHeader(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) -> TraceHeader {
    do throws(TraceError) {
      var reader = TraceReader()
      if case .header(let header)? = try reader.read(bytes) { return header }
    } catch {
      throw Failure(error)
    }
    // The first line of a trace is its header or an error.
    throw Failure(Status.badTrace, "there is no header")
  }

  extension Failure {
    init(_ error: TraceError) {
      self.init(Status.badTrace, "column \(error.column): \(error.message)")
    }
  }
#endif
