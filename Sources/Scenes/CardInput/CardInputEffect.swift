import FlowEngine

extension CardInput {
  /// The requests to the host.
  public enum Effect: SceneEffect {
    /// The number has all its digits but fails the check (D12).
    case numberInvalid
    /// The card has been submitted; neither the number nor the code is included.
    case submitted(brand: Brand?, last4: String, expiry: String)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .numberInvalid: "numberInvalid"
      case .submitted: "submitted"
      }
    }

    /// The effects' types and members.
    public static let descriptions = [
      EffectDescription("numberInvalid"),
      EffectDescription(
        "submitted", .member("brand", Brand?.self), .member("last4", String.self),
        .member("expiry", String.self)),
    ]

    /// Writes the members that follow `type`.
    public func write(to members: inout MemberWriter) {
      switch self {
      case .numberInvalid: break
      case .submitted(let brand, let last4, let expiry):
        members.member("brand", brand)
        members.member("last4", last4)
        members.member("expiry", expiry)
      }
    }

    /// The last digits of the number are for the host (B34).
    public var carriesSecret: Bool {
      switch self {
      case .submitted: true
      case .numberInvalid: false
      }
    }
  }

  /// The events that the screen sends itself.
  public enum Completion: String, CaseIterable, Sendable {
    /// The strip has eased to a page after a finger released it.
    case eased
    /// The strip has travelled to a page after a tap.
    case travelled
    /// The outline, taken from a travel, is where the strip's position has it.
    case joined
  }
}
