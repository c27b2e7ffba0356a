// flow.h documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CFlow
import FlowEngine

// What a session shows and asks for. `flow.h` describes parameters and results.

@c @implementation
public func flow_get_changes(
  _ session: flow_session, _ since: UInt64,
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    let output = try Output(output, capacity, count)
    guard UInt(bitPattern: output.start) % 8 == 0 else {
      throw .invalid("'output' is not aligned to 8 bytes")
    }
    var needed: Int?
    session.withNodes { nodes in
      session.changes.update(to: nodes)
      guard since <= session.changes.revision else { return }
      let state = session.stateName
      // Counts first: where there is too little room, nothing is written.
      var counter = ChangePacker(nil, capacity: 0)
      counter.pack(session.changes, since: since, nodes, state: state)
      needed = counter.count
      guard counter.count <= output.capacity else { return }
      var packer = ChangePacker(output.start, capacity: output.capacity)
      packer.pack(session.changes, since: since, nodes, state: state)
    }
    do throws(Failure) {
      guard let needed else { throw .invalid("'since' is no revision of this session") }
      try output.need(needed)
      session.changes.confirm()
    } catch {
      session.changes.takeBack()
      throw error
    }
  }
}

@c @implementation
public func flow_effects(
  _ session: flow_session,
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    let output = try Output(output, capacity, count)
    try session.outbox.effects.withBytes { (bytes) throws(Failure) in try output.write(bytes) }
    session.outbox.removeEffects()
  }
}

@c @implementation
public func flow_frame(
  _ session: flow_session,
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    #if TRACES
      let output = try Output(output, capacity, count)
      session.json.removeAll()
      session.writeFrame(to: &session.json)
      try session.json.withBytes { (bytes) throws(Failure) in try output.write(bytes) }
    #else
      throw .unsupported
    #endif
  }
}

@c @implementation
public func flow_frames(
  _ session: flow_session,
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    #if TRACES
      let output = try Output(output, capacity, count)
      guard session.outbox.keepsFrames else {
        throw Failure(Status.notKept, "the session was opened without FLOW_OPEN_KEEPS_FRAMES")
      }
      try session.outbox.frames.withBytes { (bytes) throws(Failure) in try output.write(bytes) }
      session.outbox.removeFrames()
    #else
      throw .unsupported
    #endif
  }
}

@c @implementation
public func flow_saved(
  _ session: flow_session, _ omitsSecrets: Int32,
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    #if TRACES
      let output = try Output(output, capacity, count)
      try output.write(session.saved(omitsSecrets == 0 ? .kept : .omitted))
    #else
      throw .unsupported
    #endif
  }
}

#if POINTERS
  @c @implementation
  public func flow_hit_test(
    _ session: flow_session, _ x: Double, _ y: Double,
    _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
  ) -> flow_status {
    withSession(session) { (session) throws(Failure) in
      let output = try Output(output, capacity, count)
      guard x.isFinite, y.isFinite else { throw .invalid("a coordinate is not finite") }
      var node: NodeID?
      session.withNodes { nodes in node = nodes.hitTest(Point(x: x, y: y)) }
      try output.write(node?.name ?? "")
    }
  }
#endif
