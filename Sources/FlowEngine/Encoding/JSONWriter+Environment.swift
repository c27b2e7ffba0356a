extension JSONWriter {
  /// Writes an environment with all its members, exactly, in the form of a trace's header.
  package mutating func environment(_ environment: Environment) {
    self.environment(EnvironmentChange(all: environment))
  }

  /// Writes metrics by font name.
  mutating func fonts(_ fonts: FontBook) {
    beginObject()
    for entry in fonts.entries {
      key(entry.name)
      font(entry.metrics)
    }
    endObject()
  }

  private mutating func font(_ metrics: FontMetrics) {
    beginObject()
    if metrics.defaultAdvance != nil || !metrics.advances.isEmpty { advances(of: metrics) }
    if let lineHeight = metrics.lineHeight { member("lineHeight", exact: lineHeight) }
    endObject()
  }

  private mutating func advances(of metrics: FontMetrics) {
    key("advance")
    beginObject()
    if let advance = metrics.defaultAdvance { member("default", exact: advance) }
    // If a character is listed twice, the first advance counts.
    let listsTwice = FontMetrics.sorted(metrics.advances).count < metrics.advances.count
    for (index, advance) in metrics.advances.enumerated()
    where !listsTwice
      || !metrics.advances[..<index].contains(where: { $0.character == advance.character })
    {
      key(String(Character(advance.character)))
      exactNumber(advance.advance)
    }
    endObject()
  }

  /// Writes an array of numbers so that it reads back bit for bit.
  mutating func exactNumbers(_ numbers: [Double]) {
    beginArray()
    for number in numbers { exactNumber(number) }
    endArray()
  }
}
