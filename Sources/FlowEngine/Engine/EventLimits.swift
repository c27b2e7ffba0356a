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
  /// Rejects a change that no trace can have: a recording of it would not replay.
  package func check() throws(EventError) {
    guard let key = inexpressibleMember else { return }
    throw .invalidMember("environment.\(key.rawValue)", expected: key.expectation)
  }

  /// Rejects what no trace can have, and fonts of which there would be too many in an environment.
  @usableFromInline func check(in environment: borrowing Environment) throws(EventError) {
    if let fonts, !environment.fonts.isWithinLimits(with: fonts) {
      throw .invalidMember("environment", expected: InputLimits.fontsText)
    }
    // A module for WebAssembly checks what it is sent.
    #if !arch(wasm32)
      try check()
    #endif
  }
}

extension Environment {
  /// Rejects an environment that no trace can have: no recording and no saved state of it could be read.
  @usableFromInline func check() throws(MemberError) {
    guard let key = EnvironmentChange(all: self).inexpressibleMember else { return }
    throw MemberError("expected \(key.expectation)", of: "environment.\(key.rawValue)")
  }
}

extension SceneConfiguration {
  /// Rejects a configuration that no header of a trace can have.
  @usableFromInline func checkExpressible() throws(MemberError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: ValueWriter.text(of: self))
      try json.check(magnitude: InputLimits.magnitude)
    } catch {
      throw MemberError(JSONError(error.reason, at: error.offset).message, of: error.path)
    }
    // A number that is not finite, and whatever else its type does not read.
    _ = try Self(json: json)
  }
}
