import FlowEngine

/// The last page: a title, and the button with which the checkout ends.
public struct CheckoutDone: Scene {
  /// What the page asks for.
  public enum Effect: SceneEffect {
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
    static let font = SceneFont("System-Bold", size: 28)
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
    nodes.append(Part.screen, frame: environment.window) {
      $0.background = environment.color(Checkout.Palette.ground)
    }
    let (size, margin) = (environment.size, CheckoutMetrics.margin)
    let words = environment.text(Checkout.Strings.thankYou)
    let width = max(0, size.width - 2 * margin)
    var height = Metrics.lineHeight
    if !environment.hasDefaultText {
      let font = environment.font(Metrics.font)
      height = max(height, environment.size(of: words, in: font, width: width).height)
    }
    let title = Rect(x: margin, y: (size.height - height) / 2, width: width, height: height)
    nodes.append(Part.title, frame: title) { label in
      label.text = words
      label.textColor = environment.color(Checkout.Palette.ink)
      label.font = environment.font(Metrics.font)
      label.textAlignment = .center
      label.accessibilityLabel = words
      label.accessibilityTraits = .header
    }
    let done = Checkout.Strings.done
    nodes.append(Part.dismiss, frame: CheckoutMetrics.button(done, in: environment)) {
      CheckoutMetrics.draw(done, environment, &$0)
    }
  }

  /// Lists nothing: the page has one look.
  public mutating func visit(_ members: inout StateMembers) {}
}
