/// The steps from each version of a scene to the next, from version 1 on: one fewer than versions.
///
/// A type of its own, so that a scene without steps costs nothing: that there are none is known when it
/// is compiled.
public struct VersionSteps: Sendable, ExpressibleByArrayLiteral {
  /// The steps in order: the first leads from version 1 to version 2.
  public let list: [VersionStep]
  /// Whether there are none.
  public let isEmpty: Bool

  /// No steps: the scene is at version 1.
  @inlinable public init() {
    list = []
    isEmpty = true
  }

  /// Creates a list of steps.
  public init(arrayLiteral steps: VersionStep...) {
    list = steps
    isEmpty = steps.isEmpty
  }

  /// Creates a list of steps that has been put together.
  public init(_ steps: [VersionStep]) {
    list = steps
    isEmpty = steps.isEmpty
  }

  /// The version to which they lead.
  @inlinable public var version: Int { isEmpty ? 1 : list.count + 1 }
}

/// What has changed from one version of a scene to the next.
///
/// A recording or a saved state of the older version is read through it. Within a step, what is renamed or
/// removed has its name in the older version, and what is added its name in the newer one; names change
/// first, then members are added, then functions run in their order.
public struct VersionStep: Sendable {
  /// The change of the screen, in a sentence.
  public let summary: String
  /// The changes of its names, members and inputs; those that are not listed stay as they are.
  public let changes: [VersionChange]
  /// The reason the older version cannot be read; `nil` if it can.
  public let refusal: String?

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - summary: The change of the screen, in a sentence.
  ///   - changes: The changes; none if only the behaviour or the look has changed.
  public init(_ summary: String, _ changes: [VersionChange] = []) {
    self.summary = summary
    self.changes = changes
    refusal = nil
  }

  private init(_ summary: String, refusal: String) {
    self.summary = summary
    changes = []
    self.refusal = refusal
  }

  /// A step that cannot be taken: all that is older is an error with this reason.
  public static func refused(_ summary: String, because reason: String) -> VersionStep {
    VersionStep(summary, refusal: reason)
  }
}
