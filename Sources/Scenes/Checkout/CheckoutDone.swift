import FlowEngine

/// The last page: a title, and the button with which the checkout ends.
public struct CheckoutDone: Scene {
  /// What the page asks for.
  public enum Effect: SceneEffect, Equatable {
    /// The host takes the checkout away (rule 7).
    case dismiss

    /// `dismiss`.
    public var type: String { "dismiss" }
    /// `dismiss`.
    public static let descriptions = [EffectDescription("dismiss")]

    /// Writes nothing: it has no members.
    public func write(to members: inout MemberWriter) {}
  }

  /// The nodes, in drawing order.
  public enum Part: String, ScenePart {
    case screen
    case title = "done-title"
    case dismiss

    /// Its kind of view.
    public var kind: Node.Kind {
      switch self {
      case .screen: .view
      case .title: .label
      case .dismiss: .button
      }
    }
    /// The node it is in.
    public var parent: Part? { self == .screen ? nil : .screen }
  }

  enum Metrics {
    static let title = "Thank you"
    static let font = Node.Font("System-Bold", size: 28)
    static let lineHeight = 34.0
  }

  /// `done`.
  public static let name = "done"

  /// Opens.
  public init(_ context: inout Context) {}

  /// Asks to be taken away (rule 7).
  public mutating func receive(_ event: Event, _ context: inout Context) {
    if case .tap(let tap) = event, tap.target == Part.dismiss.id { context.send(.dismiss) }
  }

  /// Appends the title in the middle, and the button at the bottom.
  public func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.screen, frame: environment.window) { $0.background = CheckoutMetrics.ground }
    let (size, margin) = (environment.size, CheckoutMetrics.margin)
    let title = Rect(
      x: margin, y: (size.height - Metrics.lineHeight) / 2, width: max(0, size.width - 2 * margin),
      height: Metrics.lineHeight)
    nodes.append(Part.title, frame: title) { label in
      label.text = Metrics.title
      label.textColor = CheckoutMetrics.ink
      label.font = Metrics.font
      label.textAlignment = .center
      label.accessibilityLabel = Metrics.title
      label.accessibilityTraits = .header
    }
    nodes.append(Part.dismiss, frame: CheckoutMetrics.button(in: environment)) {
      CheckoutMetrics.draw("Done", &$0)
    }
  }

  /// Lists nothing: the page has one look.
  public mutating func visit(_ members: inout StateMembers) {}
}
