/// What the engine does itself when a key is pressed.
enum KeyAction: Equatable {
  /// Moves the focus to the next stop, or to the one before.
  case move(forwards: Bool)
  /// Presses what has the focus.
  case press
  /// Gives the command `escape`.
  case escape
  /// Gives the command `increment` or `decrement`, where what has the focus is adjustable.
  case adjust(increments: Bool)

  /// What is done at a key; `nil` where it is left to the scene.
  init?(_ stroke: KeyStroke) {
    guard stroke.phase == .down else { return nil }
    let isPlain = stroke.modifiers == []
    switch stroke.key.bytes {
    case "Tab".bytes where isPlain || stroke.modifiers == .shift: self = .move(forwards: isPlain)
    case "Enter".bytes where isPlain, " ".bytes where isPlain: self = .press
    case "Escape".bytes where isPlain: self = .escape
    case "ArrowUp".bytes where isPlain, "ArrowRight".bytes where isPlain:
      self = .adjust(increments: true)
    case "ArrowDown".bytes where isPlain, "ArrowLeft".bytes where isPlain:
      self = .adjust(increments: false)
    default: return nil
    }
  }
}
