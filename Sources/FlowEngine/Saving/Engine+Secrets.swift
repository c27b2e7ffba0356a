/// What of the secrets goes into a saved state.
public enum SavedSecrets: Sendable {
  /// All of them: the session goes on as if nothing had been.
  case kept
  /// None: they are empty, as if they had yet to be entered.
  case omitted
}

extension Engine {
  /// The engine's whole state as canonical JSON, with or without the texts that are secrets.
  ///
  /// - Parameter secrets: Whether secrets are part of it; what goes to disk should be without them.
  public func saved(secrets: SavedSecrets) -> String {
    switch secrets {
    case .kept: return saved
    case .omitted:
      var copy = self
      copy.omitSecrets()
      return copy.saved
    }
  }

  /// Empties the secrets, as a change of the state at the time of the latest frame.
  private mutating func omitSecrets() {
    let index = current.index
    let time = current.time
    present(at: time, keepsEnded: true)
    beginStep(at: time)
    if let target = marked?.target, isSecret(target) { marked = nil }
    current.scene.omitSecrets(context)
    leaving.omitTexts()
    endStep(current.cause)
    current.index = index
  }

  /// Replaces the texts that are entered, and what is derived from them; what is presented stays.
  ///
  /// - Throws: `MemberError` for texts that cannot have been entered.
  mutating func replaceTexts(with entries: [EnteredTexts.Entry]) throws(MemberError) {
    current.scene.replaceTexts(with: entries)
    leaving.omitTexts()
    try refreshTexts()
  }

  /// Updates what is derived from the texts, in children first.
  mutating func refreshTexts() throws(MemberError) {
    if S.isComposed {
      var error: MemberError?
      _ = withUnsafeMutablePointer(to: &error) { visitChildren(.refresh($0)) }
      if let error { throw error }
    }
    let progress = current.scene.progress
    current.scene.progress = 1
    try current.scene.didRestore(context)
    current.scene.progress = progress
  }
}
