/// How a session is recorded.
public struct RecordingOptions {
  /// How much of a session is kept.
  public enum Extent {
    /// All of it, in memory.
    case whole
    /// The last seconds of it, in memory: at least as many as given.
    case last(seconds: Double)
    /// All of it, passed on in whole lines during the session, and not kept.
    case stream((UnsafeBufferPointer<UInt8>) -> Void)
  }

  /// How much is kept.
  public var extent: Extent
  /// The nodes whose text the recording may show; a text that its scene calls a secret is never shown.
  public var publicText: [NodeID]
  /// Whether a recording has what pointers have become, and not the pointers.
  package var translatesPointers = false

  /// Keeps everything but text.
  public init(_ extent: Extent = .whole, publicText: [NodeID] = []) {
    self.extent = extent
    self.publicText = publicText
  }
}

/// The reason a session cannot be recorded from where it is.
public enum RecordingError: Error, Equatable, Sendable {
  /// The scene, or one that it holds, has fields but does not list their texts, or takes texts by its inputs
  /// and neither lists nor marks any, so its state may contain text that a recording must not show. Such a
  /// scene can only be recorded from its opening.
  case unlistedTexts(scene: String)
  /// The scene rejects its state with stand-ins.
  case state(MemberError)

  /// A message with the fault.
  public var message: String {
    switch self {
    case .unlistedTexts(let scene):
      "'\(scene)' can only be recorded from its opening: it neither lists its texts in 'visitTexts' nor marks "
        + "them as 'EnteredText'"
    case .state(let error): error.message(in: "state")
    }
  }
}
