extension String {
  /// Rejects a text that is too long for a field.
  @usableFromInline func check(_ member: String) throws(EventError) {
    guard utf16.count > InputLimits.textLength else { return }
    throw .invalidMember(member, expected: "\(InputLimits.textLength) UTF-16 units or less")
  }
}

extension KeyboardChange {
  /// Rejects a duration that no animation has; one that is negative or not finite counts as none.
  @usableFromInline func check() throws(EventError) {
    guard duration <= InputLimits.duration || !duration.isFinite else {
      throw .invalidMember(
        "duration", expected: "\(InputLimits.duration.decimalText) seconds or less")
    }
  }
}
