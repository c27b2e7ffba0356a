/// The value of an event's `type`.
enum EventType: String, CaseIterable {
  // In the order of lookup: the frequent ones first.
  case pan, scroll, tap, text, deleteBackward, focus, blur, select, keyboard, response, command
  case environment, tick
  case returnKey = "return"

  /// An event of this type, as messages name it.
  var owner: String {
    (self == .environment ? "an" : "a") + " '\(rawValue)' event"
  }
}
