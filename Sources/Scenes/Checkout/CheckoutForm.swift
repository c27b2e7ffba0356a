import FlowEngine

/// The page of an order: two fields, and under them the button that asks for payment.
public struct CheckoutForm: ComposedScene {
  /// The form's configuration.
  public struct Configuration: SceneConfiguration {
    /// The fields'.
    public var fields = AdaptiveField.Configuration.order

    /// A name and an address.
    public init() {}

    /// Lists the fields' group.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("fields", &fields, "the fields'")
    }
  }

  /// What the form asks for.
  public enum Effect: SceneEffect {
    /// The card is to be entered.
    case pay

    /// `pay`.
    public var type: String { "pay" }
    /// `pay`.
    public static let descriptions = [EffectDescription("pay")]

    /// Writes nothing: it has no members.
    public func write(to members: inout MemberWriter) {}
  }

  /// The nodes, in drawing order.
  public enum Part: String, ScenePart {
    case screen, top, pay

    /// Its kind of view.
    public var kind: Node.Kind { self == .pay ? .button : .view }
    /// The node it is in.
    public var parent: Part? { self == .screen ? nil : .screen }
  }

  /// `form`.
  public static let name = "form"

  var fields: Child<AdaptiveField>

  /// Opens with empty fields.
  public init(_ context: inout Context) {
    fields = Child(AdaptiveField.self, context.configuration.fields, &context)
  }

  /// Lists the fields' scene.
  public mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("fields", &fields)
  }

  /// Asks for payment (rule 3).
  public mutating func receive(_ event: Event, _ context: inout Context) {
    if case .tap(let tap) = event, tap.target == Part.pay.id { context.send(.pay) }
  }

  /// Appends the fields, and the button at the bottom.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.screen, frame: environment.window) {
      $0.background = environment.color(Checkout.Palette.ground)
    }
    let button = CheckoutMetrics.button(Checkout.Strings.pay, in: environment)
    let height = max(0, button.minY - CheckoutMetrics.margin)
    nodes.append(
      Part.top, frame: Rect(x: 0, y: 0, width: environment.size.width, height: height)
    ) { $0.clipsToBounds = true }
    nodes.append(fields, in: Part.top)
    nodes.append(Part.pay, frame: button) {
      CheckoutMetrics.draw(Checkout.Strings.pay, environment, &$0)
    }
  }

  /// Lists nothing of its own.
  public mutating func visit(_ members: inout StateMembers) {}
}

extension AdaptiveField.Configuration {
  /// A name and an address, by the form of the adaptive field's example.
  static var order: Self {
    var name = AdaptiveField.FieldConfiguration()
    name.id = "name"
    name.frame = Rect(x: 40, y: 92, width: 240, height: 32)
    name.limits = [20]
    name.placeholder = AdaptiveField.Strings.name.english
    name.alignment = .left
    name.validation = .minimumLength(2)
    var address = name
    address.id = "address"
    address.frame.origin.y = 152
    address.limits = [40]
    address.placeholder = AdaptiveField.Strings.address.english
    address.validation = .minimumLength(5)
    var configuration = Self()
    configuration.fields = [name, address]
    return configuration
  }
}
