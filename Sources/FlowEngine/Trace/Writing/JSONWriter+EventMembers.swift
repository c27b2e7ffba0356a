// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

extension JSONWriter {
  /// Writes the type of an event and its members, in the order of the format's table.
  @inline(__always) mutating func members(of event: borrowing Event) {
    switch event {
    case .pan(let pan):
      string("pan")
      member("phase", pan.phase.rawValue)
      member("translation", pan.translation)
      member("velocity", pan.velocity)
      if let location = pan.location { member("location", location) }
      if let target = pan.target { member("target", target) }
    case .tap(let tap):
      string("tap")
      if let target = tap.target { member("target", target) }
      if let location = tap.location { member("location", location) }
    case .scroll(let scroll):
      string("scroll")
      member("target", scroll.target)
      member("offset", scroll.offset)
      if !scroll.velocity.isPositiveZero { member("velocity", scroll.velocity) }
      if scroll.phase != .changed { member("phase", scroll.phase.rawValue) }
    case .text(let text):
      string("text")
      member("target", text.target)
      member("replacement", text.replacement)
      if let range = text.range { member("range", range) }
    case .deleteBackward(let target):
      string("deleteBackward")
      member("target", target)
    case .returnKey(let target):
      string("return")
      member("target", target)
    case .focus(let target):
      string("focus")
      member("target", target)
    case .blur(let target):
      string("blur")
      member("target", target)
    case .select(let select):
      string("select")
      member("target", select.target)
      member("component", select.component)
      member("row", select.row)
    case .keyboard(let keyboard):
      string("keyboard")
      member("phase", keyboard.phase.rawValue)
      member("frame", keyboard.frame)
      member("duration", exact: keyboard.duration)
      member("curve", keyboard.curve.rawValue)
    case .response(let response):
      string("response")
      member("id", response.id)
      member("outcome", response.outcome.rawValue)
      if let message = response.message { member("message", message) }
      if let value = response.value { member("value", value) }
    case .command(let command):
      string("command")
      member("name", command.name)
      if let target = command.target { member("target", target) }
      if let value = command.value { member("value", value) }
    case .environment(let environment):
      string("environment")
      member("environment", environment)
    case .tick:
      string("tick")
    case .pointer(let pointer):
      string("pointer")
      member("id", pointer.id)
      if pointer.kind != .touch { member("kind", pointer.kind.rawValue) }
      member("phase", pointer.phase.rawValue)
      member("location", pointer.location)
      if pointer.buttons != 1 { member("buttons", pointer.buttons) }
      if pointer.modifiers != [] { member("modifiers", pointer.modifiers) }
    case .doubleTap(let doubleTap):
      string("doubleTap")
      if let target = doubleTap.target { member("target", target) }
      if let location = doubleTap.location { member("location", location) }
    case .longPress(let longPress):
      string("longPress")
      member("phase", longPress.phase.rawValue)
      if let target = longPress.target { member("target", target) }
      if let location = longPress.location { member("location", location) }
    case .pinch(let pinch):
      string("pinch")
      member("phase", pinch.phase.rawValue)
      member("scale", exact: pinch.scale)
      if pinch.velocity != 0 { member("velocity", exact: pinch.velocity) }
      if let target = pinch.target { member("target", target) }
      if let location = pinch.location { member("location", location) }
    case .key(let key):
      string("key")
      member("key", key.key)
      if key.phase != .down { member("phase", key.phase.rawValue) }
      if key.modifiers != [] { member("modifiers", key.modifiers) }
      if key.repeats { member("repeats", key.repeats) }
    case .selection(let selection):
      string("selection")
      member("target", selection.target)
      member("range", selection.range)
    case .compose(let compose):
      string("compose")
      member("target", compose.target)
      member("phase", compose.phase.rawValue)
      if !compose.text.utf8.isEmpty { member("text", compose.text) }
      if let selection = compose.selection { member("selection", selection) }
    case .undo(let target):
      string("undo")
      if let target = target { member("target", target) }
    case .redo(let target):
      string("redo")
      if let target = target { member("target", target) }
    }
  }
}
