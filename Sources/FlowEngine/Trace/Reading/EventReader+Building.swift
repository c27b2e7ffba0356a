// Builds an event from the members of its line.
extension EventReader {
  /// The event whose members have been read.
  mutating func event(_ cursor: JSONCursor) throws(JSONError) -> Event {
    try slots.require(tables.common, of: "an event")
    let rule = try slots.choice(.type, of: tables.rules, cursor)
    try slots.check(by: rule)
    type = rule.type
    return try event(of: rule.type, cursor)
  }

  /// The event of a type whose members have been read and are those that it may have.
  mutating func event(of type: EventType, _ cursor: JSONCursor) throws(JSONError) -> Event {
    switch type {
    case .pan:
      return .pan(
        Pan(
          try slots.choice(.phase, of: tables.panPhases, cursor),
          translation: slots[.translation].point, velocity: slots[.velocity].point,
          location: slots.optionalPoint(.location), target: optionalTarget(cursor)))
    case .scroll:
      return .scroll(
        Scroll(
          target(cursor), offset: slots[.offset].point,
          velocity: slots.optionalPoint(.velocity) ?? .zero,
          phase: try slots.optionalChoice(.phase, of: tables.scrollPhases, cursor) ?? .changed))
    case .tap: return .tap(Tap(on: optionalTarget(cursor), at: slots.optionalPoint(.location)))
    case .text:
      return .text(
        TextEdit(
          target(cursor), replacement: slots.text(.replacement, cursor),
          range: slots.optionalRange(.range)))
    case .deleteBackward: return .deleteBackward(target: target(cursor))
    case .returnKey: return .returnKey(target: target(cursor))
    case .focus: return .focus(target: target(cursor))
    case .blur: return .blur(target: target(cursor))
    case .select:
      return .select(
        Selection(
          target(cursor), component: slots.wholeNumber(.component), row: slots.wholeNumber(.row)))
    case .keyboard: return .keyboard(try keyboardChange(cursor))
    case .response:
      return .response(
        Response(
          to: name(.id, cursor), try slots.choice(.outcome, of: tables.outcomes, cursor),
          message: slots.members.contains(.message) ? name(.message, cursor) : nil))
    case .command:
      return .command(
        Command(
          name(.name, cursor), target: optionalTarget(cursor),
          value: slots.optionalValue(.value, cursor)))
    case .environment: return .environment(try environmentChange())
    case .tick: return .tick
    }
  }

  /// A text that is likely to recur.
  private mutating func name(_ member: EventMember, _ cursor: JSONCursor) -> String {
    let text = slots[member].text
    return text.hasEscapes ? cursor.contents(of: text) : strings.string(cursor.bytes(of: text))
  }

  private mutating func target(_ cursor: JSONCursor) -> NodeID {
    NodeID(name(.target, cursor))
  }

  mutating func optionalTarget(_ cursor: JSONCursor) -> NodeID? {
    slots.members.contains(.target) ? target(cursor) : nil
  }

  private func keyboardChange(_ cursor: JSONCursor) throws(JSONError) -> KeyboardChange {
    KeyboardChange(
      try slots.choice(.phase, of: tables.keyboardPhases, cursor), frame: slots.rect(.frame),
      duration: slots[.duration].numbers.0,
      curve: try slots.choice(.curve, of: tables.curves, cursor))
  }

  private func environmentChange() throws(JSONError) -> EnvironmentChange {
    guard let environment else { return EnvironmentChange() }
    do throws(JSONError) {
      return try EnvironmentChange(json: environment)
    } catch {
      throw error.within(EventMember.environment.name.text)
    }
  }
}
