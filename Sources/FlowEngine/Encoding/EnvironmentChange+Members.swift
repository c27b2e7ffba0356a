// Written by scripts/generate-members; change Members/environment.jsonl instead.
// swift-format-ignore-file

extension EnvironmentChange {
  /// Reads the value of a member.
  mutating func read(_ key: Key, _ json: JSONValue) throws(JSONError) {
    switch key {
    case .size: size = try json.size(in: 0...InputLimits.windowExtent)
    case .safeArea: safeArea = try json.insets(in: 0...InputLimits.windowExtent)
    case .scale: scale = try json.positiveNumber()
    case .layoutDirection: layoutDirection = try json.choice()
    case .reduceMotion: reduceMotion = try json.bool()
    case .date: date = try json.date()
    case .windowOrigin: windowOrigin = try json.point(in: -InputLimits.windowExtent...InputLimits.windowExtent)
    case .fonts: fonts = try FontBook(json: json)
    case .colorScheme: colorScheme = try json.choice()
    case .contrast: contrast = try json.choice()
    case .textSize: textSize = try json.choice()
    case .boldText: boldText = try json.bool()
    case .locale: locale = try json.languageTag()
    case .strings: strings = try StringTable(json: json)
    }
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
    if let colorScheme = change.colorScheme { member("colorScheme", colorScheme.rawValue) }
    if let contrast = change.contrast { member("contrast", contrast.rawValue) }
    if let textSize = change.textSize { member("textSize", textSize.rawValue) }
    if let boldText = change.boldText { member("boldText", boldText) }
    if let locale = change.locale { member("locale", locale.text) }
    if let strings = change.strings { member("strings", strings) }
    endObject()
  }
}
