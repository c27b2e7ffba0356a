import FlowEngine

extension Onboarding {
  /// The requests, other than for focus, and notifications to the host.
  public enum Effect: SceneEffect {
    /// The user wants to choose a picture for a field; the host answers with a `response` to the
    /// id, and the picture's name as its message.
    case chooseImage(id: String, field: String)
    /// The focused field has given up the keyboard: the host should hide it.
    case endEditing
    /// A push to another page, 1…5, has begun.
    case didChangePage(Int)
    /// A page was skipped.
    case didSkip(page: Int)
    /// The done circle is complete; all fields, in reading order.
    case finished([FieldValue])

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .chooseImage: "chooseImage"
      case .endEditing: "endEditing"
      case .didChangePage: "didChangePage"
      case .didSkip: "didSkip"
      case .finished: "finished"
      }
    }

    /// The effects' types and members.
    public static let descriptions = [
      EffectDescription("chooseImage", .member("id", String.self), .member("field", String.self)),
      EffectDescription("endEditing"),
      EffectDescription("didChangePage", .member("page", Int.self)),
      EffectDescription("didSkip", .member("page", Int.self)),
      EffectDescription("finished", .object("values", of: String.self)),
    ]

    /// Writes the members that follow `type`.
    public func write(to members: inout MemberWriter) {
      switch self {
      case .chooseImage(let id, let field):
        members.member("id", id)
        members.member("field", field)
      case .endEditing: break
      case .didChangePage(let page), .didSkip(let page): members.member("page", page)
      case .finished(let values):
        members.member("values") { members in
          for field in values { members.member(named: field.id, field.value) }
        }
      }
    }

    /// The id of a field's question for a picture; the first one has the number 1.
    public static func questionID(_ number: Int, of field: String) -> String {
      "image-\(field)-\(number)"
    }
  }

  /// A field's value.
  public struct FieldValue: Equatable, Sendable {
    /// The field's id in the configuration.
    public var id: String
    /// Its text.
    public var value: String

    /// Creates a value.
    public init(_ id: String, _ value: String) {
      self.id = id
      self.value = value
    }
  }

  /// The events that the form sends itself.
  public enum Completion: String, CaseIterable, Sendable {
    /// The new page has arrived.
    case pushed
    /// The done circle is complete.
    case drawn
  }
}
