import FlowEngine

/// A member of a node, and what one step off is: a point, a hundredth, or one of whatever it counts.
struct NodeMember: Sendable {
  /// Its name, as frames show it.
  let name: String
  /// Whether the node has it other than by default.
  let isSet: @Sendable (Node) -> Bool
  /// Moves it by a step; a node that has no such member stays as it is.
  let move: @Sendable (inout Node) -> Void

  /// A length in points.
  private static func length(
    _ name: String, isAlwaysSet: Bool = false,
    _ access: @escaping @Sendable (inout Node, (inout Double) -> Void) -> Void
  ) -> NodeMember {
    number(name, isAlwaysSet: isAlwaysSet, step: 1, default: 0, access)
  }

  private static func number(
    _ name: String, isAlwaysSet: Bool = false, step: Double, default standard: Double,
    _ access: @escaping @Sendable (inout Node, (inout Double) -> Void) -> Void
  ) -> NodeMember {
    NodeMember(
      name: name, isSet: asking(access) { isAlwaysSet || $0 != standard },
      move: { node in access(&node) { $0 += step } })
  }

  /// What a node says to a question about a value of it.
  private static func asking<Value>(
    _ access: @escaping @Sendable (inout Node, (inout Value) -> Void) -> Void,
    _ question: @escaping @Sendable (Value) -> Bool
  ) -> @Sendable (Node) -> Bool {
    { node in
      var node = node
      var answer = false
      access(&node) { answer = question($0) }
      return answer
    }
  }

  /// A share from 0 to 1, which moves inwards.
  private static func share(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout Double) -> Void) -> Void
  ) -> NodeMember {
    let plain = number(name, step: 0.01, default: 1, access)
    return NodeMember(
      name: name, isSet: plain.isSet,
      move: { node in access(&node) { $0 += $0 < 0.5 ? 0.01 : -0.01 } })
  }

  private static func flag(
    _ name: String, default standard: Bool = false,
    _ access: @escaping @Sendable (inout Node, (inout Bool) -> Void) -> Void
  ) -> NodeMember {
    NodeMember(
      name: name, isSet: asking(access) { $0 != standard },
      move: { node in access(&node) { $0.toggle() } })
  }

  private static func color(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout Color?) -> Void) -> Void
  ) -> NodeMember {
    value(name, Color.self, access) { $0.blue = $0.blue < 255 ? $0.blue + 1 : 254 }
  }

  private static func text(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout String?) -> Void) -> Void
  ) -> NodeMember {
    value(name, String.self, access) { $0 += "." }
  }

  private static func value<Value: Sendable>(
    _ name: String, _ type: Value.Type,
    _ access: @escaping @Sendable (inout Node, (inout Value?) -> Void) -> Void,
    _ step: @escaping @Sendable (inout Value) -> Void
  ) -> NodeMember {
    NodeMember(
      name: name, isSet: asking(access) { $0 != nil },
      move: { node in
        access(&node) { value in
          guard var moved = value else { return }
          step(&moved)
          value = moved
        }
      })
  }

  /// All members, in the order of frames.
  static let all: [NodeMember] = geometry + contents + fields + accessibility

  /// The member of a name.
  static func named(_ name: String) -> NodeMember? { all.first { $0.name == name } }

  private static let geometry = [
    length("frame.x", isAlwaysSet: true) { $1(&$0.frame.origin.x) },
    length("frame.y", isAlwaysSet: true) { $1(&$0.frame.origin.y) },
    length("frame.width", isAlwaysSet: true) { $1(&$0.frame.size.width) },
    length("frame.height", isAlwaysSet: true) { $1(&$0.frame.size.height) },
    length("transform.translation.x") { $1(&$0.transform.translation.x) },
    length("transform.translation.y") { $1(&$0.transform.translation.y) },
    number("transform.scale.x", step: 0.01, default: 1) { $1(&$0.transform.scale.x) },
    number("transform.scale.y", step: 0.01, default: 1) { $1(&$0.transform.scale.y) },
    number("transform.rotationY", step: 0.01, default: 0) { $1(&$0.transform.rotationY) },
    length("transform.perspective") { $1(&$0.transform.perspective) },
    share("alpha") { $1(&$0.alpha) },
    flag("hidden") { $1(&$0.hidden) },
    flag("enabled", default: true) { $1(&$0.enabled) },
    length("cornerRadius") { $1(&$0.cornerRadius) },
    length("borderWidth") { $1(&$0.borderWidth) },
    flag("clipsToBounds") { $1(&$0.clipsToBounds) },
    flag("interactive") { $1(&$0.interactive) },
  ]

  private static let contents = [
    color("borderColor") { $1(&$0.borderColor) },
    color("background") { $1(&$0.background) },
    color("textColor") { $1(&$0.textColor) },
    color("placeholderColor") { $1(&$0.placeholderColor) },
    color("tintColor") { $1(&$0.tintColor) },
    text("text") { $1(&$0.text) },
    text("placeholder") { $1(&$0.placeholder) },
    text("image") { $1(&$0.image) },
    value("font.size", Node.Font.self, { $1(&$0.font) }) { $0.size += 1 },
    value("textAlignment", Node.TextAlignment.self, { $1(&$0.textAlignment) }) { $0 = next($0) },
    length("contentOffset.x") { $1(&$0.contentOffset.x) },
    length("contentOffset.y") { $1(&$0.contentOffset.y) },
    length("contentInset.top") { $1(&$0.contentInset.top) },
    length("contentInset.left") { $1(&$0.contentInset.left) },
    length("contentInset.bottom") { $1(&$0.contentInset.bottom) },
    length("contentInset.right") { $1(&$0.contentInset.right) },
    value("contentSize.width", Size.self, { $1(&$0.contentSize) }) { $0.width += 1 },
    value("contentSize.height", Size.self, { $1(&$0.contentSize) }) { $0.height += 1 },
    share("strokeEnd") { $1(&$0.strokeEnd) },
  ]

  private static let fields = [
    value("caret", Int.self, { $1(&$0.caret) }) { $0 += $0 > 0 ? -1 : 1 },
    flag("focused") { $1(&$0.focused) },
    flag("secure") { $1(&$0.secure) },
    flag("autocorrection", default: true) { $1(&$0.autocorrection) },
    NodeMember(
      name: "keyboardType", isSet: { $0.keyboardType != .default },
      move: { $0.keyboardType = next($0.keyboardType) }),
    NodeMember(
      name: "returnKeyType", isSet: { $0.returnKeyType != .default },
      move: { $0.returnKeyType = next($0.returnKeyType) }),
    value("textContentType", Node.TextContentType.self, { $1(&$0.textContentType) }) {
      $0 = next($0)
    },
    NodeMember(
      name: "rows", isSet: { !$0.rows.isEmpty },
      move: { node in
        guard let row = node.rows.first?.first else { return }
        node.rows[0][0] = row + "."
      }),
    NodeMember(
      name: "selectedRows", isSet: { !$0.selectedRows.isEmpty },
      move: { node in
        guard let row = node.selectedRows.first else { return }
        node.selectedRows[0] += row > 0 ? -1 : 1
      }),
  ]

  private static let accessibility = [
    text("accessibilityLabel") { $1(&$0.accessibilityLabel) },
    text("accessibilityValue") { $1(&$0.accessibilityValue) },
    NodeMember(
      name: "accessibilityTraits", isSet: { !$0.accessibilityTraits.isEmpty },
      move: { $0.accessibilityTraits = [] }),
  ]

  /// The value after another one.
  @Sendable private static func next<Value: CaseIterable & Equatable>(_ value: Value) -> Value
  where Value.AllCases: RandomAccessCollection {
    let all = Array(Value.allCases)
    let place = all.firstIndex(of: value).map { ($0 + 1) % all.count } ?? 0
    return all[place]
  }
}
