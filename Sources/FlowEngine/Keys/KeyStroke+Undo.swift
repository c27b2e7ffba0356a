extension KeyStroke {
  /// Whether it has an edit done again, or undone: Z with Control or Meta and with Shift, or without; Y. `nil`
  /// if it is another key.
  @usableFromInline package var redoes: Bool? {
    let others = modifiers.subtracting(.shift)
    guard phase == .down, others == .control || others == .meta else { return nil }
    switch key.bytes {
    case "z".bytes, "Z".bytes: return modifiers.contains(.shift)
    case "y".bytes where modifiers == .control: return true
    default: return nil
    }
  }
}
