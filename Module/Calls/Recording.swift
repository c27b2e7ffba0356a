// flow.h documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CFlow
import FlowEngine

// Recording a session. `flow.h` describes parameters and results.

@c @implementation
public func flow_record(
  _ session: flow_session, _ options: UnsafePointer<flow_recording_options>?,
  _ publicText: UnsafePointer<UInt8>?, _ publicTextCount: Int
) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    #if TRACES
      let names = try givenText(publicText, publicTextCount)
      let publicText = names.utf8.split(separator: UInt8(ascii: "\n")).map {
        NodeID(String(decoding: $0, as: UTF8.self))
      }
      var drained: Lines?
      var extent = RecordingOptions.Extent.whole
      if let options {
        try check(options.pointee.size, flow_recording_options.self, "flow_recording_options")
        switch Int(options.pointee.extent) {
        case FLOW_RECORD_ALL: break
        case FLOW_RECORD_LAST:
          let seconds = options.pointee.seconds
          guard seconds > 0, seconds <= InputLimits.time else {
            throw .invalid("'seconds' must be more than 0, and no more than a trace can have")
          }
          extent = .last(seconds: seconds)
        case FLOW_RECORD_STREAM:
          let lines = Lines()
          drained = lines
          extent = .stream { lines.bytes.append(contentsOf: $0) }
        default: throw .invalid("'extent' must be 0 to 2")
        }
      }
      do throws(RecordingError) {
        try session.record(RecordingOptions(extent, publicText: publicText))
      } catch {
        throw .invalid(error.message)
      }
      session.drained = drained
    #else
      throw .unsupported
    #endif
  }
}

@c @implementation
public func flow_recording(
  _ session: flow_session,
  _ output: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    #if TRACES
      let output = try Output(output, capacity, count)
      if let lines = session.drained {
        session.tendRecording()
        try lines.bytes.withUnsafeBufferPointer { (bytes) throws(Failure) in
          try output.write(bytes)
        }
        lines.bytes.removeAll(keepingCapacity: true)
        return
      }
      var failure: Failure?
      let isRecorded = session.withTrace { bytes in
        do throws(Failure) { try output.write(bytes) } catch { failure = error }
      }
      guard isRecorded else {
        throw Failure(Status.notKept, "the session has not been recorded")
      }
      if let failure { throw failure }
    #else
      throw .unsupported
    #endif
  }
}

@c @implementation
public func flow_stop_recording(_ session: flow_session) -> flow_status {
  withSession(session) { (session) throws(Failure) in
    #if TRACES
      session.stopRecording()
    #else
      throw .unsupported
    #endif
  }
}

#if TRACES
  /// What a recording has handed on and its host has not taken yet.
  final class Lines {
    var bytes: [UInt8] = []
  }
#endif
