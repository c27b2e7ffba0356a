import FlowEngine

extension GlideCard {
  /// What the card tells its host.
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

    /// Writes the position reached.
    public func write(to json: inout JSONWriter) {
      switch self {
      case .didMove(let position): json.member("position", position.rawValue)
      case .didRemove: break
      }
    }
  }

  /// What the card sends itself.
  public enum Completion: Equatable, Sendable {
    /// It has arrived where it was going.
    case settled
  }
}
