import FlowEngine

extension Onboarding {
  /// The nodes of the screen, in drawing order.
  ///
  /// Pages are counted from 1, by `<k>`; fields have the client's names.
  public enum Part: String, ScenePart {
    case page = "page-<k>"
    case title = "title-<k>"
    case field = "field-<id>"
    case hint = "hint-<id>"
    case bottomBar = "bottom-bar"
    case backButton = "back-button"
    case skipHint = "skip-hint"
    case nextButton = "next-button"
    case finish
    case doneCircle = "done-circle"

    /// Its kind of view; a field for a picture is a button.
    public var kind: Node.Kind {
      switch self {
      case .page: .scroll
      case .title, .hint, .skipHint: .label
      case .field: .field
      case .bottomBar, .finish: .view
      case .backButton, .nextButton: .button
      case .doneCircle: .shape
      }
    }

    /// The gestures: a page scrolls where its fields do not fit.
    public var gestures: GestureSet { self == .page ? [.tap, .scroll] : .tap }

    /// The node it is in.
    public var parent: Part? {
      switch self {
      case .page, .bottomBar, .finish: nil
      case .title, .field, .hint: .page
      case .backButton, .skipHint, .nextButton: .bottomBar
      case .doneCircle: .finish
      }
    }

    /// The node of page `number`, 1…5.
    static func page(_ number: Int) -> NodeID { Constants.pages[number - 1] }

    /// The node of the title of page `number`, 1…5.
    static func title(_ number: Int) -> NodeID { Constants.titles[number - 1] }

    /// The node of a configured field.
    static func field(_ name: String) -> NodeID { NodeID("field-\(name)") }

    /// The node of a configured field's hint.
    static func hint(_ name: String) -> NodeID { NodeID("hint-\(name)") }
  }
}

extension Onboarding.Configuration {
  /// Whether there is a page of the number, or a field of the name; pictures have no hint.
  public func canHave(_ id: NodeID) -> Bool {
    typealias Part = Onboarding.Part
    func isOneOf(_ part: String, upTo count: Int) -> Bool {
      (1...count).contains { id == NodeID("\(part)-\($0)") }
    }
    if Part.page.names(id) { return isOneOf("page", upTo: pages.count) }
    if Part.title.names(id) { return isOneOf("title", upTo: pages.count) }
    let fields = pages.lazy.flatMap { $0.fields }
    if Part.hint.names(id) {
      return fields.contains { $0.kind != .image && id == Part.hint($0.id) }
    }
    guard Part.field.names(id) else { return true }
    return fields.contains { id == Part.field($0.id) }
  }
}
