// Written by scripts/generate-members; change Members/event.jsonl instead.
// swift-format-ignore-file

/// Something that happened to a scene: a touch, a key, the keyboard or a call from the host.
///
/// An event says what happened; only the scene's reducer decides what it means.
public enum Event: Equatable, Sendable {
  /// A finger moved, as a pan gesture recognizer reports it.
  case pan(Pan)
  /// A finger touched the screen and was lifted.
  case tap(Tap)
  /// A scroll view reported its offset.
  case scroll(Scroll)
  /// Text was typed, pasted or filled in.
  case text(TextEdit)
  /// Backspace was pressed in the field `target`.
  case deleteBackward(target: NodeID)
  /// Return was pressed in the field `target`.
  case returnKey(target: NodeID)
  /// The field `target` gained keyboard focus.
  case focus(target: NodeID)
  /// The field `target` lost keyboard focus.
  case blur(target: NodeID)
  /// A row of a picker was selected.
  case select(Selection)
  /// The keyboard is about to appear, disappear or change its frame.
  case keyboard(KeyboardChange)
  /// The host responded to an effect.
  case response(Response)
  /// The host gave a command.
  case command(Command)
  /// The window or the user's settings changed; indirect because it is large and rare.
  indirect case environment(EnvironmentChange)
  /// Nothing happened; a frame is requested.
  case tick
  /// A finger, a mouse or a pen went down, moved or was lifted; the engine recognizes the gesture.
  case pointer(Pointer)
  /// A finger touched the screen twice in a row, at one place.
  case doubleTap(Tap)
  /// A finger rests where it went down, or moves after it has.
  case longPress(LongPress)
  /// Two fingers moved apart or towards each other.
  case pinch(Pinch)
  /// A key of a keyboard went down or up; the engine moves the focus by it, presses what has it, or
  /// leaves it to the scene.
  case key(KeyStroke)
  /// The caret was put somewhere in a field's text, or some of it was selected.
  case selection(TextSelection)
  /// An input method composes text in a field; the engine shows it as marked text until it is
  /// committed.
  case compose(Composition)
  /// The last edit, or the last one of the field `target`, is to be undone.
  case undo(target: NodeID?)
  /// What was undone last, or last in the field `target`, is to be done again.
  case redo(target: NodeID?)
}
