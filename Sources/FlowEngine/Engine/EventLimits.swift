extension String {
  /// Rejects a text that is too long for a field.
  @usableFromInline func check(_ member: String) throws(EventError) {
    // There are never more units than bytes.
    guard utf8.count > InputLimits.textLength, utf16Length > InputLimits.textLength else { return }
    throw .invalidMember(member, expected: InputLimits.textLengthText)
  }
}

extension KeyboardChange {
  /// Rejects a duration that no animation has; one that is negative or not finite counts as none.
  @usableFromInline func check() throws(EventError) {
    guard duration <= InputLimits.duration || !duration.isFinite else {
      throw .invalidMember("duration", expected: InputLimits.durationText)
    }
  }
}

extension Pointer {
  /// Rejects a touch that hovers.
  @usableFromInline func check() throws(EventError) {
    guard phase == .hover, kind == .touch else { return }
    throw .invalidMember("phase", expected: "down, move, up or cancel of a touch")
  }
}

extension KeyStroke {
  /// Rejects a name that no key has.
  @usableFromInline func check() throws(EventError) {
    guard 1...InputLimits.keyLength ~= key.utf8.count else {
      throw .invalidMember("key", expected: "1 to \(InputLimits.keyLength) bytes")
    }
  }
}

extension Composition {
  /// Rejects a text that is too long, and what does not belong to a composition that is given up.
  @usableFromInline func check() throws(EventError) {
    try text.check("text")
    guard phase == .cancelled else { return }
    if !text.utf8.isEmpty {
      throw .invalidMember("text", expected: "left out where it is cancelled")
    }
    if selection != nil {
      throw .invalidMember("selection", expected: "left out where it is cancelled")
    }
  }
}

extension EnvironmentChange {
  /// Rejects fonts and texts of which there would be too many in an environment.
  @usableFromInline func check(in environment: borrowing Environment) throws(EventError) {
    if let fonts, !environment.fonts.isWithinLimits(with: fonts) {
      throw .invalidMember("environment", expected: InputLimits.fontsText)
    }
    if let strings, !strings.isExpressible {
      throw .invalidMember("environment", expected: InputLimits.stringsText)
    }
  }
}
