extension EventType {
  /// An event of this type, as messages name it.
  var owner: String {
    (self == .environment ? "an" : "a") + " '\(rawValue)' event"
  }
}
