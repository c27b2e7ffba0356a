extension Node {
  /// The title of the keyboard's return key, with the names of `UIReturnKeyType`.
  public enum ReturnKeyType: String, CaseIterable, Equatable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }
}
