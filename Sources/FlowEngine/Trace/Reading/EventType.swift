/// What may stand in an event's `type`.
enum EventType: String, CaseIterable {
  // Looked up in this order: the frequent ones first.
  case pan, scroll, tap, text, deleteBackward, focus, blur, select, keyboard, response, command
  case environment, tick
  case returnKey = "return"

  /// An event of this type, as messages call it.
  var owner: String {
    (self == .environment ? "an" : "a") + " '\(rawValue)' event"
  }
}
