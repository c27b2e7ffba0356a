extension CaseIterable where Self: RawRepresentable<String> {
  /// The names of all cases, in their order.
  package static var names: [String] { allCases.map { $0.rawValue } }

  /// The case with a name; `nil` if there is none.
  ///
  /// In place of `init(rawValue:)`, which compares as the standard library does (`TextBytes`).
  package init?(named name: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue.bytes == name.bytes }) else {
      return nil
    }
    self = choice
  }
}

extension [String] {
  /// Whether a text of the same bytes is among the texts.
  func has(_ text: String) -> Bool { contains { $0.bytes == text.bytes } }
}
