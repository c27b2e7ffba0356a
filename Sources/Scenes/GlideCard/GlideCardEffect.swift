import FlowEngine

extension GlideCard {
  /// The notifications to the host.
  public enum Effect: SceneEffect {
    /// The card has come to rest at a position.
    case didMove(Position)
    /// The card and the dim are gone.
    case didRemove

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .didMove: "didMove"
      case .didRemove: "didRemove"
      }
    }

    /// The effects' types and members.
    public static let descriptions = [
      EffectDescription("didMove", .member("position", Position.self)),
      EffectDescription("didRemove"),
    ]

    /// Writes the position reached.
    public func write(to members: inout MemberWriter) {
      switch self {
      case .didMove(let position): members.member("position", position)
      case .didRemove: break
      }
    }
  }

  /// The events that the card sends itself.
  public enum Completion: String, CaseIterable, Sendable {
    /// It has arrived where it was going.
    case settled
  }
}
