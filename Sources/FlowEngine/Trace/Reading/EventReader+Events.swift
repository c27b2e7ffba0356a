// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

extension EventReader {
  /// The event of a type whose members have been read and are those that it may have.
  mutating func event(
    of type: EventType, _ cursor: JSONCursor
  ) throws(JSONError) -> Event {
    switch type {
    case .pan:
      try slots.require(.velocity, .point)
      return .pan(
        Pan(
          try slots.choice(.phase, of: tables.panPhase, cursor),
          translation: slots.point(.translation),
          velocity: slots.point(.velocity),
          location: slots.members.contains(.location) ? slots.point(.location) : nil,
          target: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil))
    case .tap:
      return .tap(
        Tap(
          on: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil,
          at: slots.members.contains(.location) ? slots.point(.location) : nil))
    case .scroll:
      try slots.require(.velocity, .point)
      return .scroll(
        Scroll(
          NodeID(recurring(.target, cursor)),
          offset: slots.point(.offset),
          velocity: slots.members.contains(.velocity) ? slots.point(.velocity) : .zero,
          phase: slots.members.contains(.phase) ? try slots.choice(.phase, of: tables.scrollPhase, cursor) : .changed))
    case .text:
      return .text(
        TextEdit(
          NodeID(recurring(.target, cursor)),
          replacement: slots.text(.replacement, cursor),
          range: slots.members.contains(.range) ? slots.textRange(.range) : nil))
    case .deleteBackward:
      return .deleteBackward(target: NodeID(recurring(.target, cursor)))
    case .returnKey:
      return .returnKey(target: NodeID(recurring(.target, cursor)))
    case .focus:
      return .focus(target: NodeID(recurring(.target, cursor)))
    case .blur:
      return .blur(target: NodeID(recurring(.target, cursor)))
    case .select:
      return .select(
        Selection(
          NodeID(recurring(.target, cursor)),
          component: slots.int(.component),
          row: slots.int(.row)))
    case .keyboard:
      return .keyboard(
        KeyboardChange(
          try slots.choice(.phase, of: tables.keyboardChangePhase, cursor),
          frame: slots.rect(.frame),
          duration: slots.double(.duration),
          curve: try slots.choice(.curve, of: tables.timingCurveName, cursor)))
    case .response:
      try slots.require(.id, .string)
      return .response(
        Response(
          to: recurring(.id, cursor),
          try slots.choice(.outcome, of: tables.responseOutcome, cursor),
          message: slots.members.contains(.message) ? recurring(.message, cursor) : nil,
          value: slots.members.contains(.value) ? slots.value(.value, cursor, self.value) : nil))
    case .command:
      return .command(
        Command(
          recurring(.name, cursor),
          target: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil,
          value: slots.members.contains(.value) ? slots.value(.value, cursor, self.value) : nil))
    case .environment:
      return .environment(try environmentChange())
    case .tick:
      return .tick
    case .pointer:
      try slots.require(.id, .wholeNumber)
      return .pointer(
        Pointer(
          id: slots.int(.id),
          kind: slots.members.contains(.kind) ? try slots.choice(.kind, of: tables.pointerKind, cursor) : .touch,
          try slots.choice(.phase, of: tables.pointerPhase, cursor),
          at: slots.point(.location),
          buttons: slots.members.contains(.buttons) ? slots.int(.buttons) : 1,
          modifiers: slots.members.contains(.modifiers) ? slots.modifiers(.modifiers) : []))
    case .doubleTap:
      return .doubleTap(
        Tap(
          on: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil,
          at: slots.members.contains(.location) ? slots.point(.location) : nil))
    case .longPress:
      return .longPress(
        LongPress(
          try slots.choice(.phase, of: tables.panPhase, cursor),
          on: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil,
          at: slots.members.contains(.location) ? slots.point(.location) : nil))
    case .pinch:
      try slots.require(.velocity, .number)
      return .pinch(
        Pinch(
          try slots.choice(.phase, of: tables.panPhase, cursor),
          scale: slots.double(.scale),
          velocity: slots.members.contains(.velocity) ? slots.double(.velocity) : 0,
          on: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil,
          at: slots.members.contains(.location) ? slots.point(.location) : nil))
    case .key:
      return .key(
        KeyStroke(
          recurring(.key, cursor),
          slots.members.contains(.phase) ? try slots.choice(.phase, of: tables.keyStrokePhase, cursor) : .down,
          modifiers: slots.members.contains(.modifiers) ? slots.modifiers(.modifiers) : [],
          repeats: slots.members.contains(.repeats) ? slots.bool(.repeats) : false))
    case .selection:
      return .selection(
        TextSelection(
          NodeID(recurring(.target, cursor)),
          range: slots.textRange(.range)))
    case .compose:
      return .compose(
        Composition(
          NodeID(recurring(.target, cursor)),
          try slots.choice(.phase, of: tables.compositionPhase, cursor),
          text: slots.members.contains(.text) ? slots.text(.text, cursor) : "",
          selection: slots.members.contains(.selection) ? slots.textRange(.selection) : nil))
    case .undo:
      return .undo(target: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil)
    case .redo:
      return .redo(target: slots.members.contains(.target) ? NodeID(recurring(.target, cursor)) : nil)
    }
  }
}
