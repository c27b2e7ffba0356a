import FlowEngine

extension Onboarding {
  /// What the form asks of its host, and tells it.
  public enum Effect: SceneEffect {
    /// The field `target` has taken the keyboard.
    case focus(target: NodeID)
    /// The field with the keyboard has given it up: put the keyboard away.
    case endEditing
    /// A push to another page, 1…5, has begun.
    case didChangePage(Int)
    /// A page was skipped.
    case didSkip(page: Int)
    /// The done circle is complete; all fields, in reading order.
    case finished([FieldValue])
    /// Let a screen reader say something.
    case announce(String)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .focus: "focus"
      case .endEditing: "endEditing"
      case .didChangePage: "didChangePage"
      case .didSkip: "didSkip"
      case .finished: "finished"
      case .announce: "announce"
      }
    }

    /// Writes what the host needs to know.
    public func write(to json: inout JSONWriter) {
      switch self {
      case .focus(let target): json.member("target", target)
      case .endEditing: break
      case .didChangePage(let page), .didSkip(let page): json.member("page", page)
      case .finished(let values):
        json.key("values")
        json.beginObject()
        for value in values {
          json.key(value.id)
          json.string(value.value)
        }
        json.endObject()
      case .announce(let text): json.member("text", text)
      }
    }
  }

  /// What a field holds.
  public struct FieldValue: Equatable, Sendable {
    /// The field's id in the configuration.
    public var id: String
    /// Its text.
    public var value: String

    /// Makes a value.
    public init(_ id: String, _ value: String) {
      self.id = id
      self.value = value
    }
  }

  /// What the form sends itself.
  public enum Completion: Equatable, Sendable {
    /// The new page has arrived.
    case pushed
    /// The done circle is complete.
    case drawn
  }
}
