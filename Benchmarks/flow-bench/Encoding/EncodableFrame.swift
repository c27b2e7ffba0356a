import FlowEngine
import Scenes

/// A frame of the Glide card for `JSONEncoder`: the same members with the same values, already
/// rounded and with defaults left out, so that the encoder only has to encode.
struct EncodableFrame: Encodable {
  struct State: Encodable {
    var name: String
    var position: String
    var target: String
    var owner: String?
  }

  struct Font: Encodable {
    var name: String
    var size: Double
  }

  struct Node: Encodable {
    var id: String
    var kind: String
    var parent: String?
    var frame: [Double]
    var alpha: Double?
    var enabled: Bool?
    var cornerRadius: Double?
    var background: String?
    var text: String?
    var textColor: String?
    var font: Font?
    var contentOffset: [Double]?
    var contentSize: [Double]?
    var clipsToBounds: Bool?
    var accessibilityLabel: String?
    var accessibilityValue: String?
    var accessibilityTraits: [String]?
  }

  /// The elements of animations and effects, of which a drag has none.
  struct Nothing: Encodable {}

  var frame: Int
  var t: Double
  var cause: String
  var event: String?
  var state: State
  var nodes: [Node]
  var animations: [Nothing] = []
  var effects: [Nothing] = []

  init(_ frame: Frame<GlideCard>) {
    self.frame = frame.index
    t = frame.time.rounded(toDecimals: 6)
    cause = frame.cause.rawValue
    event = frame.event?.rawValue
    state = State(
      name: frame.scene.state.rawValue, position: frame.scene.position.rawValue,
      target: frame.scene.target.rawValue, owner: frame.scene.owner?.rawValue)
    nodes = frame.nodes.map { Node($0) }
  }
}

extension EncodableFrame.Node {
  init(_ node: FlowEngine.Node) {
    id = node.id.name
    kind = node.kind.rawValue
    parent = node.parent?.name
    let rect = node.frame
    frame = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Self.rounded)
    alpha = Self.member(node.alpha, unless: 1)
    enabled = node.enabled ? nil : false
    cornerRadius = Self.member(node.cornerRadius, unless: 0)
    background = node.background.map(Self.text)
    text = node.text
    textColor = node.textColor.map(Self.text)
    font = node.font.map { .init(name: $0.name, size: Self.rounded($0.size)) }
    let offset = [node.contentOffset.x, node.contentOffset.y].map(Self.rounded)
    contentOffset = offset == [0, 0] ? nil : offset
    contentSize = node.contentSize.map { [$0.width, $0.height].map(Self.rounded) }
    clipsToBounds = node.clipsToBounds ? true : nil
    accessibilityLabel = node.accessibilityLabel
    accessibilityValue = node.accessibilityValue
    accessibilityTraits = Self.traits(node.accessibilityTraits)
  }

  /// The names of the traits that the card's nodes have.
  private static func traits(_ traits: AccessibilityTraits) -> [String]? {
    if traits.contains(.button) { return ["button"] }
    return traits.contains(.adjustable) ? ["adjustable"] : nil
  }

  private static func rounded(_ value: Double) -> Double { value.rounded(toDecimals: 3) }

  private static func member(_ value: Double, unless normal: Double) -> Double? {
    rounded(value) == normal ? nil : rounded(value)
  }

  private static func text(_ color: Color) -> String {
    let digits = Array("0123456789ABCDEF")
    return [color.red, color.green, color.blue].reduce(into: "#") { text, part in
      text.append(digits[Int(part >> 4)])
      text.append(digits[Int(part & 15)])
    }
  }
}
