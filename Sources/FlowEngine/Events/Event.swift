/// Something that happened to a scene: a touch, a key, the keyboard, the host.
///
/// Events say what happened; the scene's reducer alone decides what it means.
public enum Event: Equatable, Sendable {
  /// A finger moves, as a pan gesture recognizer reports it.
  case pan(Pan)
  /// A finger touched and left.
  case tap(Tap)
  /// A scroll view reports its offset.
  case scroll(Scroll)
  /// Text is typed, pasted or filled in.
  case text(TextEdit)
  /// The backspace key, in the field `target`.
  case deleteBackward(target: NodeID)
  /// The return key, in the field `target`.
  case returnKey(target: NodeID)
  /// The field `target` takes the keyboard.
  case focus(target: NodeID)
  /// The field `target` gives the keyboard up.
  case blur(target: NodeID)
  /// A row of a picker is chosen.
  case select(Selection)
  /// The keyboard comes, goes or changes its frame.
  case keyboard(KeyboardChange)
  /// The host answers an effect.
  case response(Response)
  /// The host calls the screen.
  case command(Command)
  /// The window or the user's settings change; kept apart, as it is large and rare.
  indirect case environment(EnvironmentChange)
  /// Nothing happens; a frame is asked for.
  case tick
}
