// flow.h documents these functions.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CFlow
import FlowEngine

// What happens to a session. `flow.h` describes parameters and results.

@c @implementation
public func flow_advance(
  _ session: flow_session, _ time: Double, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    do throws(EventError) { try session.advance(to: time) } catch { throw Failure(error) }
  }
}

@c @implementation
public func flow_send_field(
  _ session: flow_session, _ time: Double, _ event: flow_field_event,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    #if POINTERS
      if Int(event) == FLOW_UNDO || Int(event) == FLOW_REDO {
        let target = try session.optionalID(target, targetCount)
        let event: Event = Int(event) == FLOW_UNDO ? .undo(target: target) : .redo(target: target)
        return try session.take(event, at: time)
      }
    #endif
    let target = try session.id(target, targetCount)
    let event: Event =
      switch Int(event) {
      case FLOW_DELETE_BACKWARD: .deleteBackward(target: target)
      case FLOW_RETURN: .returnKey(target: target)
      case FLOW_FOCUS: .focus(target: target)
      case FLOW_BLUR: .blur(target: target)
      default: throw .invalid("'event' must be 0 to 5")
      }
    try session.take(event, at: time)
  }
}

@c @implementation
public func flow_send_response(
  _ session: flow_session, _ time: Double, _ outcome: Int32,
  _ id: UnsafePointer<UInt8>?, _ idCount: Int,
  _ message: UnsafePointer<UInt8>?, _ messageCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  flow_send_data(
    session, time, outcome, id, idCount, message, messageCount, nil, nil, 0, update)
}

@c @implementation
public func flow_send_data(
  _ session: flow_session, _ time: Double, _ outcome: Int32,
  _ id: UnsafePointer<UInt8>?, _ idCount: Int,
  _ message: UnsafePointer<UInt8>?, _ messageCount: Int, _ value: UnsafePointer<flow_value>?,
  _ string: UnsafePointer<UInt8>?, _ stringCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let outcome: Response.Outcome =
      switch Int(outcome) {
      case FLOW_SUCCESS: .success
      case FLOW_FAILURE: .failure
      default: throw .invalid("'outcome' must be 0 to 1")
      }
    let event = Response(
      to: try session.name(id, idCount), outcome,
      message: message == nil ? nil : try session.name(message, messageCount),
      value: try read(value, string, stringCount))
    try session.take(.response(event), at: time)
  }
}

/// The value of a command or a response.
@inline(never) private func read(
  _ value: UnsafePointer<flow_value>?, _ string: UnsafePointer<UInt8>?, _ stringCount: Int
) throws(Failure) -> Command.Value? {
  guard let value else { return nil }
  try check(value.pointee.size, flow_value.self, "flow_value")
  switch Int(value.pointee.kind) {
  case FLOW_VALUE_NONE: return nil
  case FLOW_VALUE_NUMBER: return .number(value.pointee.number)
  case FLOW_VALUE_TEXT: return .string(try givenText(string, stringCount))
  case FLOW_VALUE_TRUE: return .bool(true)
  case FLOW_VALUE_FALSE: return .bool(false)
  #if INPUTS
    case FLOW_VALUE_JSON: return .json(try canonicalJSON(try givenText(string, stringCount)))
  #else
    case FLOW_VALUE_JSON: throw .invalid("none of the scenes here takes an array or an object")
  #endif
  default: throw .invalid("'kind' must be 0 to 5")
  }
}

#if INPUTS
  private func canonicalJSON(_ text: String) throws(Failure) -> CanonicalJSON {
    do throws(JSONError) {
      return try CanonicalJSON(parsing: text)
    } catch {
      throw .invalid("'text': " + error.message)
    }
  }
#endif

@c @implementation
public func flow_send_command(
  _ session: flow_session, _ time: Double, _ name: UnsafePointer<UInt8>?, _ nameCount: Int,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ value: UnsafePointer<flow_value>?,
  _ string: UnsafePointer<UInt8>?, _ stringCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let event = Command(
      try session.name(name, nameCount), target: try session.optionalID(target, targetCount),
      value: try read(value, string, stringCount))
    try session.take(.command(event), at: time)
  }
}

@c @implementation
public func flow_send_environment(
  _ session: flow_session, _ time: Double, _ environment: UnsafePointer<flow_environment>?,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let environment = try read(environment)
    #if arch(wasm32)
      let event = Event.environment(try EnvironmentChange(environment))
    #else
      let event = try session.environments.event(environment)
    #endif
    try session.take(event, at: time)
  }
}

@c @implementation
public func flow_send_tick(
  _ session: flow_session, _ time: Double, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in try session.take(.tick, at: time) }
}

@c @implementation
public func flow_send(
  _ session: flow_session, _ line: UnsafePointer<UInt8>?, _ lineCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    #if TRACES
      let (event, time) = try session.readEvent(try bytes(line, lineCount))
      try session.take(event, at: time)
    #else
      throw .unsupported
    #endif
  }
}

/// What a pointer points to.
func read<Value>(_ pointer: UnsafePointer<Value>?) throws(Failure) -> UnsafePointer<Value> {
  guard let pointer else { throw .invalid("a struct's pointer is null") }
  return pointer
}

/// The struct that a pointer points to, if it begins with its size.
func given<Struct>(
  _ pointer: UnsafePointer<Struct>?, _ name: StaticString
) throws(Failure) -> Struct {
  let pointer = try read(pointer)
  try check(UnsafeRawPointer(pointer).load(as: UInt32.self), Struct.self, name)
  return pointer.pointee
}

extension Session {
  /// Takes an event that a trace can have.
  func take(_ event: Event, at time: Double) throws(Failure) {
    guard event.isExpressible else { throw .invalid(fault(of: event, at: time)) }
    do throws(EventError) { try send(event, at: time) } catch { throw Failure(error) }
  }

  /// What is wrong with an event that no trace can have: what the reader says of its line, if there is one.
  private func fault(of event: Event, at time: Double) -> String {
    #if TRACES
      var json = JSONWriter()
      json.event(event, at: time.isFinite ? max(time, 0) : 0)
      var reader = reader
      do throws(TraceError) {
        _ = try json.withBytes { (line) throws(TraceError) in try reader.read(line) }
      } catch {
        if case .json(let error) = error.kind { return error.ofWrittenText.message }
        return error.message
      }
    #endif
    return "a number is not finite or beyond the limits, or a tap is on nothing"
  }

  #if TRACES
    /// Reads a line, at its host's time.
    fileprivate func readEvent(
      _ line: UnsafeBufferPointer<UInt8>
    ) throws(Failure) -> (Event, Double) {
      do throws(TraceError) {
        if case .event(let event, let time)? = try reader.read(line) { return (event, time) }
      } catch {
        throw Failure(error)
      }
      throw Failure(Status.badTrace, "the line is blank")
    }
  #endif
}

extension Point {
  init(_ numbers: (Double, Double)) {
    self.init(x: numbers.0, y: numbers.1)
  }
}

extension Rect {
  init(_ numbers: (Double, Double, Double, Double)) {
    self.init(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
  }
}

extension Size {
  fileprivate init(_ numbers: (Double, Double)) {
    self.init(width: numbers.0, height: numbers.1)
  }
}

extension Insets {
  fileprivate init(_ numbers: (Double, Double, Double, Double)) {
    self.init(top: numbers.0, left: numbers.1, bottom: numbers.2, right: numbers.3)
  }
}

extension EnvironmentChange {
  init(_ environment: UnsafePointer<flow_environment>) throws(Failure) {
    let given = try given(environment, "flow_environment")
    self.init()
    // begin members: environment
    guard given.members < FLOW_ENVIRONMENT_BOLD_TEXT << 1 else {
      throw .invalid("'members' must be bits of FLOW_ENVIRONMENT_…")
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_WINDOW) != 0 {
      size = Size(given.window)
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_SAFE_AREA) != 0 {
      safeArea = Insets(given.safe_area)
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_SCALE) != 0 {
      scale = given.scale
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_WINDOW_ORIGIN) != 0 {
      windowOrigin = Point(given.window_origin)
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_LAYOUT_DIRECTION) != 0 {
      layoutDirection = try Environment.LayoutDirection(given.layout_direction)
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_REDUCE_MOTION) != 0 {
      reduceMotion = given.reduce_motion != 0
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_DATE) != 0 {
      date = try CalendarDate(given.date)
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_COLOR_SCHEME) != 0 {
      colorScheme = try known(
        Environment.ColorScheme(place: Int(given.color_scheme)), "color_scheme")
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_CONTRAST) != 0 {
      contrast = try known(Environment.Contrast(place: Int(given.contrast)), "contrast")
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_TEXT_SIZE) != 0 {
      textSize = try known(Environment.TextSize(place: Int(given.text_size)), "text_size")
    }
    if given.members & UInt32(FLOW_ENVIRONMENT_BOLD_TEXT) != 0 {
      boldText = given.bold_text != 0
    }
    // end members: environment
  }
}

/// A value that is one of its type's.
private func known<Value: CaseIterable>(
  _ value: Value?, _ name: StaticString
) throws(Failure) -> Value {
  guard let value else {
    #if arch(wasm32)
      throw .invalid("a number of the environment is beyond its range")
    #else
      throw .invalid("'\(name.text)' must be 0 to \(Value.allCases.count - 1)")
    #endif
  }
  return value
}

#if POINTERS
  extension Modifiers {
    init(_ bits: Int32) throws(Failure) {
      guard 0..<16 ~= bits else {
        throw .invalid("'modifiers' must be 0 to 15")
      }
      self.init(rawValue: UInt8(truncatingIfNeeded: bits))
    }
  }
#endif

extension Environment.LayoutDirection {
  fileprivate init(_ number: Int32) throws(Failure) {
    switch Int(number) {
    case FLOW_LEFT_TO_RIGHT: self = .leftToRight
    case FLOW_RIGHT_TO_LEFT: self = .rightToLeft
    default: throw .invalid("'layout_direction' must be 0 to 1")
    }
  }
}

extension CalendarDate {
  fileprivate init(_ date: (Int32, Int32, Int32)) throws(Failure) {
    let days =
      (1...9999).contains(date.0) && (1...12).contains(date.1)
      ? Self.days(in: Int(date.1), of: Int(date.0)) : 0
    guard (1...max(days, 1)).contains(Int(date.2)), days > 0 else {
      throw .invalid("'date' must be a day that exists")
    }
    self.init(year: Int(date.0), month: Int(date.1), day: Int(date.2))
  }
}
