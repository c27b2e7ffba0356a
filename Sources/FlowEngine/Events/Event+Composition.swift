extension Event {
  /// Whether it is a touch, a pointer or a command that is not for a field.
  ///
  /// A host commits what an input method composes in the field before it sends such an event, as platforms do: if
  /// the field loses the keyboard by it, the marked text is gone (docs/editing.md, rule 11).
  public func endsComposition(in field: NodeID) -> Bool {
    switch self {
    case .pan(let pan): pan.phase == .began && pan.target != field
    case .tap(let tap), .doubleTap(let tap): tap.target != field
    case .longPress(let press): press.phase == .began && press.target != field
    case .pinch(let pinch): pinch.phase == .began && pinch.target != field
    case .pointer(let pointer): pointer.phase == .down
    case .command(let command): command.target != field
    case .scroll, .text, .deleteBackward, .returnKey, .focus, .blur, .select, .keyboard, .response,
      .environment, .tick, .key, .selection, .compose, .undo, .redo:
      false
    }
  }
}
