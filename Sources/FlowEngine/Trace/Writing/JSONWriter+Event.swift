extension JSONWriter {
  /// Writes the line of an event, in the canonical form: members in the order of the format's table,
  /// defaults left out, numbers exact. Read back, it is the same event.
  ///
  /// - Parameters:
  ///   - event: An event with which `isExpressible` agrees.
  ///   - time: Its time, in seconds.
  /// - Complexity: O(*n*) for *n* bytes of text; it allocates nothing once the buffer has grown.
  package mutating func event(_ event: borrowing Event, at time: Double) {
    beginObject()
    member("t", exact: time)
    key("type")
    switch event {
    case .pan(let pan):
      string("pan")
      member("phase", pan.phase.rawValue)
      member("translation", pan.translation)
      member("velocity", pan.velocity)
      if let location = pan.location { member("location", location) }
      member(target: pan.target)
    case .tap(let tap):
      string("tap")
      member(target: tap.target)
      if let location = tap.location { member("location", location) }
    case .scroll(let scroll):
      string("scroll")
      member(target: scroll.target)
      member("offset", scroll.offset)
      if !scroll.velocity.isPositiveZero { member("velocity", scroll.velocity) }
      if scroll.phase != .changed { member("phase", scroll.phase.rawValue) }
    case .text(let edit):
      string("text")
      member(target: edit.target)
      member("replacement", edit.replacement)
      if let range = edit.range {
        key("range")
        beginArray()
        integer(range.location)
        integer(range.length)
        endArray()
      }
    case .deleteBackward(let target): key("deleteBackward", of: target)
    case .returnKey(let target): key("return", of: target)
    case .focus(let target): key("focus", of: target)
    case .blur(let target): key("blur", of: target)
    case .select(let selection):
      string("select")
      member(target: selection.target)
      member("component", selection.component)
      member("row", selection.row)
    case .keyboard(let change):
      string("keyboard")
      member("phase", change.phase.rawValue)
      key("frame")
      beginArray()
      exactNumber(change.frame.minX)
      exactNumber(change.frame.minY)
      exactNumber(change.frame.width)
      exactNumber(change.frame.height)
      endArray()
      member("duration", exact: change.duration)
      member("curve", change.curve.rawValue)
    case .response(let response):
      string("response")
      member("id", response.id)
      member("outcome", response.outcome.rawValue)
      if let message = response.message { member("message", message) }
    case .command(let command):
      string("command")
      member("name", command.name)
      member(target: command.target)
      switch command.value {
      case .number(let number): member("value", exact: number)
      case .string(let text): member("value", text)
      case .bool(let value): member("value", value)
      case nil: break
      }
    case .environment(let change):
      string("environment")
      key("environment")
      environment(change)
    case .tick: string("tick")
    }
    endObject()
  }

  private mutating func key(_ type: StaticString, of target: NodeID) {
    string(type)
    member(target: target)
  }

  private mutating func member(target: NodeID?) {
    if let target { member("target", target.name) }
  }

  private mutating func member(_ name: StaticString, _ point: Point) {
    write(atMost: name.utf8CodeUnitCount &+ 6 &+ 2 &* maximumExactNumberLength) { json in
      json.key(name)
      json.byte("[")
      json.exactNumber(point.x)
      json.byte(",")
      json.exactNumber(point.y)
      json.byte("]")
    }
  }

  /// Writes the members that a change sets.
  private mutating func environment(_ change: EnvironmentChange) {
    beginObject()
    if let size = change.size { member("size", Point(x: size.width, y: size.height)) }
    if let area = change.safeArea {
      key("safeArea")
      exactNumbers([area.top, area.left, area.bottom, area.right])
    }
    if let scale = change.scale { member("scale", exact: scale) }
    if let direction = change.layoutDirection { member("layoutDirection", direction.rawValue) }
    if let reduceMotion = change.reduceMotion { member("reduceMotion", reduceMotion) }
    if let date = change.date { member("date", date.text) }
    if let origin = change.windowOrigin { member("windowOrigin", origin) }
    if let fonts = change.fonts {
      key("fonts")
      self.fonts(fonts)
    }
    endObject()
  }
}

extension Point {
  /// Whether it reads back as the default of a member that is left out.
  fileprivate var isPositiveZero: Bool {
    x == 0 && y == 0 && x.sign == .plus && y.sign == .plus
  }
}
