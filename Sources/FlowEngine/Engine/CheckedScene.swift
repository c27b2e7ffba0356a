/// A scene with invariants of its own, which audits and `flow explore` check besides what must hold of
/// any scene's frames.
public protocol CheckedScene: Scene {
  /// The names of the violations that `invariants` and `invariantsAtRest` return; `nil`, the default,
  /// if the scene does not list them.
  ///
  /// The tool refuses a name that is in no list. Of a scene that has none it takes any.
  static var invariantNames: [String]? { get }

  /// Returns what is wrong with a frame by the rules of this scene.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - environment: The environment that it is shown in.
  ///   - configuration: The configuration that the client has set.
  static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation]

  /// Returns what is wrong with a frame at rest, by the rules of this scene; nothing by default.
  ///
  /// As `invariants`, of what must hold once no transaction and no timer is in flight, such as that
  /// nothing waits any more for what has ended.
  static func invariantsAtRest(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation]

  /// The states that the scene is never to leave again; none by default.
  ///
  /// Any other state in which nothing is in flight must have a way out, and a way back to the first.
  static var finalStates: [State] { get }

  /// The parts that keep their place from right to left, each with all that is in it; `nil`, the
  /// default, if the scene does not say.
  ///
  /// If it says so, each of the other parts must be mirrored. Of a scene that does not, each part may
  /// do either.
  static var unmirroredParts: [Part]? { get }

  /// Rules over the frames of a session, besides those in the file `<scene>.rules.jsonl`; none by
  /// default.
  static var rules: [SceneRule<Self>] { get }
}

extension CheckedScene {
  /// Unlisted by default.
  public static var invariantNames: [String]? { nil }

  /// Nothing by default.
  public static func invariantsAtRest(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] { [] }

  /// None by default.
  public static var finalStates: [State] { [] }

  /// Unsaid by default.
  public static var unmirroredParts: [Part]? { nil }

  /// None by default.
  public static var rules: [SceneRule<Self>] { [] }

  /// The invariants, of frames at rest and of all.
  public static var invariants: SceneInvariants<Self>? {
    SceneInvariants(
      names: invariantNames, ofEach: invariants(of:in:_:), atRest: invariantsAtRest(of:in:_:),
      rules: rules)
  }
}

/// The invariants of a scene, for code that does not know whether it has any.
public struct SceneInvariants<S: Scene>: Sendable {
  /// Returns what is wrong with a frame.
  package typealias Check =
    @Sendable (Frame<S>, Environment, S.Configuration) -> [InvariantViolation]

  /// The names of what they find; `nil` if the scene does not list them.
  package let names: [String]?
  /// Checks any frame.
  package let ofEach: Check
  /// Checks a frame after which nothing is in flight.
  package let atRest: Check
  /// The rules over several frames.
  package let rules: [SceneRule<S>]
}

extension Scene {
  /// The invariants as other modules of the package reach them, which see no requirement that is not
  /// public.
  package static var ownInvariants: SceneInvariants<Self>? { invariants }

  /// The names of the scene's own invariants; `nil` if it has some and does not list them.
  package static var ownInvariantNames: [String]? {
    guard let invariants else { return [] }
    return invariants.names
  }
}
