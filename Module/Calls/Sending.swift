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
public func flow_send_pan(
  _ session: flow_session, _ time: Double, _ pan: UnsafePointer<flow_pan>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let pan = try read(pan)
    try check(pan.pointee.size, flow_pan.self)
    let phase: Pan.Phase =
      switch Int(pan.pointee.phase) {
      case FLOW_BEGAN: .began
      case FLOW_CHANGED: .changed
      case FLOW_ENDED: .ended
      case FLOW_CANCELLED: .cancelled
      default: throw .invalid("'phase' is none of the numbers that it can be")
      }
    let event = Pan(
      phase, translation: Point(pan.pointee.translation), velocity: Point(pan.pointee.velocity),
      location: pan.pointee.has_location != 0 ? Point(pan.pointee.location) : nil,
      target: try session.optionalID(target, targetCount))
    try session.take(.pan(event), at: time)
  }
}

@c @implementation
public func flow_send_scroll(
  _ session: flow_session, _ time: Double, _ scroll: UnsafePointer<flow_scroll>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let scroll = try read(scroll)
    try check(scroll.pointee.size, flow_scroll.self)
    let phase: Scroll.Phase =
      switch Int(scroll.pointee.phase) {
      case FLOW_BEGAN: .began
      case FLOW_CHANGED: .changed
      case FLOW_ENDED: .ended
      default: throw .invalid("'phase' is none of the numbers that it can be")
      }
    let event = Scroll(
      try session.id(target, targetCount), offset: Point(scroll.pointee.offset),
      velocity: Point(scroll.pointee.velocity), phase: phase)
    try session.take(.scroll(event), at: time)
  }
}

@c @implementation
public func flow_send_text(
  _ session: flow_session, _ time: Double, _ edit: UnsafePointer<flow_text_edit>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
  _ replacement: UnsafePointer<UInt8>?, _ replacementCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    var range: TextRange?
    if let edit {
      try check(edit.pointee.size, flow_text_edit.self)
      if edit.pointee.has_range != 0 {
        range = TextRange(
          location: Int(edit.pointee.location), length: Int(edit.pointee.length))
      }
    }
    let event = TextEdit(
      try session.id(target, targetCount), replacement: try text(replacement, replacementCount),
      range: range)
    try session.take(.text(event), at: time)
  }
}

@c @implementation
public func flow_send_tap(
  _ session: flow_session, _ time: Double, _ tap: UnsafePointer<flow_tap>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    var location: Point?
    if let tap {
      try check(tap.pointee.size, flow_tap.self)
      if tap.pointee.has_location != 0 { location = Point(tap.pointee.location) }
    }
    let target = try session.optionalID(target, targetCount)
    try session.take(.tap(Tap(on: target, at: location)), at: time)
  }
}

@c @implementation
public func flow_send_field(
  _ session: flow_session, _ time: Double, _ event: flow_field_event,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let target = try session.id(target, targetCount)
    let event: Event =
      switch Int(event) {
      case FLOW_DELETE_BACKWARD: .deleteBackward(target: target)
      case FLOW_RETURN: .returnKey(target: target)
      case FLOW_FOCUS: .focus(target: target)
      case FLOW_BLUR: .blur(target: target)
      default: throw .invalid("'event' is none of the numbers that it can be")
      }
    try session.take(event, at: time)
  }
}

@c @implementation
public func flow_send_selection(
  _ session: flow_session, _ time: Double, _ selection: UnsafePointer<flow_selection>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let selection = try read(selection)
    try check(selection.pointee.size, flow_selection.self)
    let event = Selection(
      try session.id(target, targetCount), component: Int(selection.pointee.component),
      row: Int(selection.pointee.row))
    try session.take(.select(event), at: time)
  }
}

@c @implementation
public func flow_send_keyboard(
  _ session: flow_session, _ time: Double, _ keyboard: UnsafePointer<flow_keyboard>?,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let keyboard = try read(keyboard)
    try check(keyboard.pointee.size, flow_keyboard.self)
    let phase: KeyboardChange.Phase =
      switch Int(keyboard.pointee.phase) {
      case FLOW_WILL_SHOW: .willShow
      case FLOW_WILL_HIDE: .willHide
      case FLOW_WILL_CHANGE_FRAME: .willChangeFrame
      default: throw .invalid("'phase' is none of the numbers that it can be")
      }
    let curve: TimingCurve.Name =
      switch Int(keyboard.pointee.curve) {
      case FLOW_LINEAR: .linear
      case FLOW_EASE_IN: .easeIn
      case FLOW_EASE_OUT: .easeOut
      case FLOW_EASE_IN_OUT: .easeInOut
      default: throw .invalid("'curve' is none of the numbers that it can be")
      }
    let frame = keyboard.pointee.frame
    let event = KeyboardChange(
      phase, frame: Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
      duration: keyboard.pointee.duration, curve: curve)
    try session.take(.keyboard(event), at: time)
  }
}

@c @implementation
public func flow_send_response(
  _ session: flow_session, _ time: Double, _ outcome: Int32,
  _ id: UnsafePointer<UInt8>?, _ idCount: Int,
  _ message: UnsafePointer<UInt8>?, _ messageCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let outcome: Response.Outcome =
      switch Int(outcome) {
      case FLOW_SUCCESS: .success
      case FLOW_FAILURE: .failure
      default: throw .invalid("'outcome' is none of the numbers that it can be")
      }
    let event = Response(
      to: try text(id, idCount), outcome,
      message: message == nil ? nil : try text(message, messageCount))
    try session.take(.response(event), at: time)
  }
}

@c @implementation
public func flow_send_command(
  _ session: flow_session, _ time: Double, _ name: UnsafePointer<UInt8>?, _ nameCount: Int,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int, _ value: UnsafePointer<flow_value>?,
  _ string: UnsafePointer<UInt8>?, _ stringCount: Int, _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    var given: Command.Value?
    if let value {
      try check(value.pointee.size, flow_value.self)
      switch Int(value.pointee.kind) {
      case FLOW_VALUE_NONE: break
      case FLOW_VALUE_NUMBER: given = .number(value.pointee.number)
      case FLOW_VALUE_TEXT: given = .string(try text(string, stringCount))
      case FLOW_VALUE_TRUE: given = .bool(true)
      case FLOW_VALUE_FALSE: given = .bool(false)
      default: throw .invalid("'kind' is none of the numbers that it can be")
      }
    }
    let event = Command(
      try text(name, nameCount), target: try session.optionalID(target, targetCount), value: given)
    try session.take(.command(event), at: time)
  }
}

@c @implementation
public func flow_send_environment(
  _ session: flow_session, _ time: Double, _ environment: UnsafePointer<flow_environment>?,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let change = try EnvironmentChange(try read(environment))
    try session.take(.environment(change), at: time)
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

extension Session {
  /// Takes an event that a trace can have.
  fileprivate func take(_ event: Event, at time: Double) throws(Failure) {
    guard event.isExpressible else {
      throw .invalid("a number is not finite or beyond the limits, or a tap is on nothing")
    }
    do throws(EventError) { try send(event, at: time) } catch { throw Failure(error) }
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

extension EnvironmentChange {
  init(_ environment: UnsafePointer<flow_environment>) throws(Failure) {
    try check(environment.pointee.size, flow_environment.self)
    self.init()
    let given = environment.pointee
    guard given.members < FLOW_ENVIRONMENT_DATE << 1 else {
      throw .invalid("'members' is none of the numbers that it can be")
    }
    func has(_ member: Int) -> Bool { given.members & UInt32(member) != 0 }
    if has(FLOW_ENVIRONMENT_WINDOW) {
      size = Size(width: given.window.0, height: given.window.1)
    }
    if has(FLOW_ENVIRONMENT_SAFE_AREA) {
      let area = given.safe_area
      safeArea = Insets(top: area.0, left: area.1, bottom: area.2, right: area.3)
    }
    if has(FLOW_ENVIRONMENT_SCALE) { scale = given.scale }
    if has(FLOW_ENVIRONMENT_WINDOW_ORIGIN) { windowOrigin = Point(given.window_origin) }
    if has(FLOW_ENVIRONMENT_LAYOUT_DIRECTION) {
      switch Int(given.layout_direction) {
      case FLOW_LEFT_TO_RIGHT: layoutDirection = .leftToRight
      case FLOW_RIGHT_TO_LEFT: layoutDirection = .rightToLeft
      default: throw .invalid("'layout_direction' is none of the numbers that it can be")
      }
    }
    if has(FLOW_ENVIRONMENT_REDUCE_MOTION) { reduceMotion = given.reduce_motion != 0 }
    if has(FLOW_ENVIRONMENT_DATE) {
      date = try CalendarDate(given.date)
    }
  }
}

extension CalendarDate {
  fileprivate init(_ date: (Int32, Int32, Int32)) throws(Failure) {
    let days =
      (1...9999).contains(date.0) && (1...12).contains(date.1)
      ? Self.days(in: Int(date.1), of: Int(date.0)) : 0
    guard (1...max(days, 1)).contains(Int(date.2)), days > 0 else {
      throw .invalid("there is no such date")
    }
    self.init(year: Int(date.0), month: Int(date.1), day: Int(date.2))
  }
}
