import FlowEngine

/// The scenes that are shipped, by name.
public enum SceneCatalog {
  /// The names, in alphabetical order.
  public static let names = [
    AdaptiveField.name, CardInput.name, GlideCard.name, Onboarding.name, VerificationCode.name,
  ]

  /// Hands the type of a scene to a visitor.
  ///
  /// - Returns: What the visitor makes of it; `nil` for a name that is not in the catalog.
  /// - Throws: What the visitor throws.
  public static func visit<Visitor: SceneVisitor & ~Copyable>(
    _ name: String, with visitor: inout Visitor
  ) throws(Visitor.Failure) -> Visitor.Result? {
    switch name {
    case AdaptiveField.name: try visitor.visit(AdaptiveField.self)
    case CardInput.name: try visitor.visit(CardInput.self)
    case GlideCard.name: try visitor.visit(GlideCard.self)
    case Onboarding.name: try visitor.visit(Onboarding.self)
    case VerificationCode.name: try visitor.visit(VerificationCode.self)
    default: nil
    }
  }
}

/// What is done with a scene whose type is known only by its name.
public protocol SceneVisitor: ~Copyable {
  /// What comes of a visit.
  associatedtype Result
  /// What goes wrong in a visit.
  associatedtype Failure: Error = Never

  /// Visits a scene.
  mutating func visit<S: Scene>(_ scene: S.Type) throws(Failure) -> Result
}
