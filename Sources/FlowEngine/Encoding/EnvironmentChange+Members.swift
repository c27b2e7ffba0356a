// Written by scripts/generate-members; change Members/environment.jsonl instead.
// swift-format-ignore-file

extension EnvironmentChange {
  enum Key: String, CaseIterable {
    case size, safeArea, scale, layoutDirection, reduceMotion, date, windowOrigin, fonts
  }

  /// Reads the value of a member.
  mutating func read(_ key: Key, _ json: JSONValue) throws(JSONError) {
    switch key {
    case .size: size = try json.size(in: 0...InputLimits.windowExtent)
    case .safeArea: safeArea = try json.insets(in: 0...InputLimits.magnitude)
    case .scale: scale = try json.positiveNumber()
    case .layoutDirection: layoutDirection = try json.choice()
    case .reduceMotion: reduceMotion = try json.bool()
    case .date: date = try json.date()
    case .windowOrigin: windowOrigin = try json.point(in: -InputLimits.windowExtent...InputLimits.windowExtent)
    case .fonts: fonts = try FontBook(json: json)
    }
  }

  /// Whether a trace can have the change.
  var isExpressible: Bool {
    if let size, !size.isWithin(0...InputLimits.windowExtent) { return false }
    if let safeArea, !safeArea.isWithin(0...InputLimits.magnitude) { return false }
    if let scale, !scale.isPositive { return false }
    if let windowOrigin, !windowOrigin.isWithin(-InputLimits.windowExtent...InputLimits.windowExtent) { return false }
    return fonts?.isExpressible ?? true
  }
}

extension JSONWriter {
  /// Writes the members that a change sets, exactly.
  mutating func environment(_ change: EnvironmentChange) {
    beginObject()
    if let size = change.size { member("size", size) }
    if let safeArea = change.safeArea { member("safeArea", safeArea) }
    if let scale = change.scale { member("scale", exact: scale) }
    if let layoutDirection = change.layoutDirection { member("layoutDirection", layoutDirection.rawValue) }
    if let reduceMotion = change.reduceMotion { member("reduceMotion", reduceMotion) }
    if let date = change.date { member("date", date) }
    if let windowOrigin = change.windowOrigin { member("windowOrigin", windowOrigin) }
    if let fonts = change.fonts { member("fonts", fonts) }
    endObject()
  }
}
