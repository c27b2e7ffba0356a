import FlowEngine

extension CardInput {
  /// What the screen asks of its host.
  public enum Effect: SceneEffect {
    /// The text field of an input is to have the keyboard.
    case focus(Field)
    /// The keyboard is to go.
    case blur
    /// The number has all its digits and is not a card's (D12).
    case numberInvalid
    /// All four parts are valid and done; neither the number nor the code is in it.
    case submitted(brand: Brand?, last4: String, expiry: String)
    /// A screen reader is to say a text.
    case announce(String)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .focus: "focus"
      case .blur: "blur"
      case .numberInvalid: "numberInvalid"
      case .submitted: "submitted"
      case .announce: "announce"
      }
    }

    /// Writes the members that follow `type`.
    public func write(to json: inout JSONWriter) {
      switch self {
      case .focus(let field): json.member("target", field.textPart.id)
      case .submitted(let brand, let last4, let expiry):
        json.member("brand", brand?.rawValue)
        json.member("last4", last4)
        json.member("expiry", expiry)
      case .announce(let text): json.member("text", text)
      case .blur, .numberInvalid: break
      }
    }
  }

  /// What the screen sends itself.
  public enum Completion: Equatable, Sendable {
    /// The strip has eased to a page after a finger let it go.
    case eased
    /// The strip has travelled to a page after a tap.
    case travelled
    /// The outline, taken from a travel, is where the strip's position has it.
    case joined
  }
}
