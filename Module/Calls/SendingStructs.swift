// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

// flow.h documents these functions.

import CFlow
import FlowEngine

@c @implementation
public func flow_send_pan(
  _ session: flow_session, _ time: Double, _ pan: UnsafePointer<flow_pan>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let given = try given(pan, "flow_pan")
    let event = Pan(try Pan.Phase(given.phase), translation: Point(given.translation), velocity: Point(given.velocity), location: given.has_location != 0 ? Point(given.location) : nil, target: try session.optionalID(target, targetCount))
    try session.take(.pan(event), at: time)
  }
}

@c @implementation
public func flow_send_tap(
  _ session: flow_session, _ time: Double, _ tap: UnsafePointer<flow_tap>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let given = tap == nil ? flow_tap() : try given(tap, "flow_tap")
    let event = Tap(on: try session.optionalID(target, targetCount), at: given.has_location != 0 ? Point(given.location) : nil)
    try session.take(.tap(event), at: time)
  }
}

@c @implementation
public func flow_send_scroll(
  _ session: flow_session, _ time: Double, _ scroll: UnsafePointer<flow_scroll>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let given = try given(scroll, "flow_scroll")
    let event = Scroll(try session.id(target, targetCount), offset: Point(given.offset), velocity: Point(given.velocity), phase: try Scroll.Phase(given.phase))
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
    let given = edit == nil ? flow_text_edit() : try given(edit, "flow_text_edit")
    let event = TextEdit(try session.id(target, targetCount), replacement: try givenText(replacement, replacementCount), range: given.has_range != 0 ? TextRange(location: Int(given.location), length: Int(given.length)) : nil)
    try session.take(.text(event), at: time)
  }
}

@c @implementation
public func flow_send_selection(
  _ session: flow_session, _ time: Double, _ selection: UnsafePointer<flow_selection>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let given = try given(selection, "flow_selection")
    let event = Selection(try session.id(target, targetCount), component: Int(given.component), row: Int(given.row))
    try session.take(.select(event), at: time)
  }
}

@c @implementation
public func flow_send_keyboard(
  _ session: flow_session, _ time: Double, _ keyboard: UnsafePointer<flow_keyboard>?,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let given = try given(keyboard, "flow_keyboard")
    let event = KeyboardChange(try KeyboardChange.Phase(given.phase), frame: Rect(given.frame), duration: given.duration, curve: try TimingCurve.Name(given.curve))
    try session.take(.keyboard(event), at: time)
  }
}

#if POINTERS
  @c @implementation
  public func flow_send_pointer(
    _ session: flow_session, _ time: Double, _ pointer: UnsafePointer<flow_pointer>?,
    _ update: UnsafeMutablePointer<flow_update>?
  ) -> flow_status {
    withSession(session, update) { (session) throws(Failure) in
      let given = try given(pointer, "flow_pointer")
      let event = Pointer(id: Int(given.id), kind: try Pointer.Kind(given.kind), try Pointer.Phase(given.phase), at: Point(given.location), buttons: Int(given.buttons), modifiers: try Modifiers(given.modifiers))
      try session.take(.pointer(event), at: time)
    }
  }

  @c @implementation
  public func flow_send_double_tap(
    _ session: flow_session, _ time: Double, _ tap: UnsafePointer<flow_double_tap>?,
    _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
    _ update: UnsafeMutablePointer<flow_update>?
  ) -> flow_status {
    withSession(session, update) { (session) throws(Failure) in
      let given = tap == nil ? flow_double_tap() : try given(tap, "flow_double_tap")
      let event = Tap(on: try session.optionalID(target, targetCount), at: given.has_location != 0 ? Point(given.location) : nil)
      try session.take(.doubleTap(event), at: time)
    }
  }

  @c @implementation
  public func flow_send_long_press(
    _ session: flow_session, _ time: Double, _ press: UnsafePointer<flow_long_press>?,
    _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
    _ update: UnsafeMutablePointer<flow_update>?
  ) -> flow_status {
    withSession(session, update) { (session) throws(Failure) in
      let given = try given(press, "flow_long_press")
      let event = LongPress(try Pan.Phase(given.phase), on: try session.optionalID(target, targetCount), at: given.has_location != 0 ? Point(given.location) : nil)
      try session.take(.longPress(event), at: time)
    }
  }

  @c @implementation
  public func flow_send_pinch(
    _ session: flow_session, _ time: Double, _ pinch: UnsafePointer<flow_pinch>?,
    _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
    _ update: UnsafeMutablePointer<flow_update>?
  ) -> flow_status {
    withSession(session, update) { (session) throws(Failure) in
      let given = try given(pinch, "flow_pinch")
      let event = Pinch(try Pan.Phase(given.phase), scale: given.scale, velocity: given.velocity, on: try session.optionalID(target, targetCount), at: given.has_location != 0 ? Point(given.location) : nil)
      try session.take(.pinch(event), at: time)
    }
  }

  @c @implementation
  public func flow_send_key(
    _ session: flow_session, _ time: Double, _ stroke: UnsafePointer<flow_key_stroke>?,
    _ key: UnsafePointer<UInt8>?, _ keyCount: Int,
    _ update: UnsafeMutablePointer<flow_update>?
  ) -> flow_status {
    withSession(session, update) { (session) throws(Failure) in
      let given = try given(stroke, "flow_key_stroke")
      let event = KeyStroke(try givenText(key, keyCount), try KeyStroke.Phase(given.phase), modifiers: try Modifiers(given.modifiers), repeats: given.repeats != 0)
      try session.take(.key(event), at: time)
    }
  }
#endif

@c @implementation
public func flow_send_text_selection(
  _ session: flow_session, _ time: Double, _ selection: UnsafePointer<flow_text_selection>?,
  _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
  _ update: UnsafeMutablePointer<flow_update>?
) -> flow_status {
  withSession(session, update) { (session) throws(Failure) in
    let given = try given(selection, "flow_text_selection")
    let event = TextSelection(try session.id(target, targetCount), range: TextRange(location: Int(given.location), length: Int(given.length)))
    try session.take(.selection(event), at: time)
  }
}

#if POINTERS
  @c @implementation
  public func flow_send_composition(
    _ session: flow_session, _ time: Double, _ composition: UnsafePointer<flow_composition>?,
    _ target: UnsafePointer<UInt8>?, _ targetCount: Int,
    _ text: UnsafePointer<UInt8>?, _ textCount: Int,
    _ update: UnsafeMutablePointer<flow_update>?
  ) -> flow_status {
    withSession(session, update) { (session) throws(Failure) in
      let given = try given(composition, "flow_composition")
      let event = Composition(try session.id(target, targetCount), try Composition.Phase(given.phase), text: try givenText(text, textCount), selection: given.has_selection != 0 ? TextRange(location: Int(given.location), length: Int(given.length)) : nil)
      try session.take(.compose(event), at: time)
    }
  }
#endif

extension Pan.Phase {
  init(_ number: Int32) throws(Failure) {
    switch number {
    case 0: self = .began
    case 1: self = .changed
    case 2: self = .ended
    case 3: self = .cancelled
    default: throw .invalid("'phase' must be 0 to 3")
    }
  }
}

extension Scroll.Phase {
  init(_ number: Int32) throws(Failure) {
    switch number {
    case 0: self = .began
    case 1: self = .changed
    case 2: self = .ended
    default: throw .invalid("'phase' must be 0 to 2")
    }
  }
}

extension KeyboardChange.Phase {
  init(_ number: Int32) throws(Failure) {
    switch number {
    case 0: self = .willShow
    case 1: self = .willHide
    case 2: self = .willChangeFrame
    default: throw .invalid("'phase' must be 0 to 2")
    }
  }
}

extension TimingCurve.Name {
  init(_ number: Int32) throws(Failure) {
    switch number {
    case 0: self = .linear
    case 1: self = .easeIn
    case 2: self = .easeOut
    case 3: self = .easeInOut
    default: throw .invalid("'curve' must be 0 to 3")
    }
  }
}

#if POINTERS
  extension Pointer.Kind {
    init(_ number: Int32) throws(Failure) {
      switch number {
      case 0: self = .touch
      case 1: self = .mouse
      case 2: self = .pen
      default: throw .invalid("'kind' must be 0 to 2")
      }
    }
  }

  extension Pointer.Phase {
    init(_ number: Int32) throws(Failure) {
      switch number {
      case 0: self = .down
      case 1: self = .move
      case 2: self = .up
      case 3: self = .cancel
      case 4: self = .hover
      default: throw .invalid("'phase' must be 0 to 4")
      }
    }
  }

  extension KeyStroke.Phase {
    init(_ number: Int32) throws(Failure) {
      switch number {
      case 0: self = .down
      case 1: self = .up
      default: throw .invalid("'phase' must be 0 to 1")
      }
    }
  }

  extension Composition.Phase {
    init(_ number: Int32) throws(Failure) {
      switch number {
      case 0: self = .changed
      case 1: self = .committed
      case 2: self = .cancelled
      default: throw .invalid("'phase' must be 0 to 2")
      }
    }
  }
#endif
