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
  static func length(
    _ name: String, isAlwaysSet: Bool = false,
    _ access: @escaping @Sendable (inout Node, (inout Double) -> Void) -> Void
  ) -> NodeMember {
    number(name, isAlwaysSet: isAlwaysSet, step: 1, default: 0, access)
  }

  static func number(
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
  static func share(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout Double) -> Void) -> Void
  ) -> NodeMember {
    let plain = number(name, step: 0.01, default: 1, access)
    return NodeMember(
      name: name, isSet: plain.isSet,
      move: { node in access(&node) { $0 += $0 < 0.5 ? 0.01 : -0.01 } })
  }

  static func flag(
    _ name: String, default standard: Bool = false,
    _ access: @escaping @Sendable (inout Node, (inout Bool) -> Void) -> Void
  ) -> NodeMember {
    NodeMember(
      name: name, isSet: asking(access) { $0 != standard },
      move: { node in access(&node) { $0.toggle() } })
  }

  static func color(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout Color?) -> Void) -> Void
  ) -> NodeMember {
    value(name, Color.self, access) { $0.blue = $0.blue < 255 ? $0.blue + 1 : 254 }
  }

  static func text(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout String?) -> Void) -> Void
  ) -> NodeMember {
    value(name, String.self, access) { $0 += "." }
  }

  static func value<Value: Sendable>(
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

  /// One name of a list, which moves to the next.
  static func name<Name: CaseIterable & Equatable & Sendable>(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout Name?) -> Void) -> Void
  ) -> NodeMember where Name.AllCases: RandomAccessCollection {
    value(name, Name.self, access) { $0 = next($0) }
  }

  static func name<Name: CaseIterable & Equatable & Sendable>(
    _ name: String, default standard: Name,
    _ access: @escaping @Sendable (inout Node, (inout Name) -> Void) -> Void
  ) -> NodeMember where Name.AllCases: RandomAccessCollection {
    NodeMember(
      name: name, isSet: asking(access) { $0 != standard },
      move: { node in access(&node) { $0 = next($0) } })
  }

  /// Lists of texts, of which the first text moves.
  static func list(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout [[String]]) -> Void) -> Void
  ) -> NodeMember {
    NodeMember(
      name: name, isSet: asking(access) { !$0.isEmpty },
      move: { node in
        access(&node) { lists in
          if let text = lists.first?.first { lists[0][0] = text + "." }
        }
      })
  }

  /// Numbers from 0, of which the first moves.
  static func list(
    _ name: String, _ access: @escaping @Sendable (inout Node, (inout [Int]) -> Void) -> Void
  ) -> NodeMember {
    NodeMember(
      name: name, isSet: asking(access) { !$0.isEmpty },
      move: { node in
        access(&node) { numbers in
          if let number = numbers.first { numbers[0] += number > 0 ? -1 : 1 }
        }
      })
  }

  static func list(
    _ name: String,
    _ access: @escaping @Sendable (inout Node, (inout AccessibilityTraits) -> Void) -> Void
  ) -> NodeMember {
    NodeMember(
      name: name, isSet: asking(access) { !$0.isEmpty },
      move: { node in access(&node) { $0 = [] } })
  }

  /// The member of a name.
  static func named(_ name: String) -> NodeMember? { all.first { $0.name == name } }

  /// The value after another one.
  @Sendable private static func next<Value: CaseIterable & Equatable>(_ value: Value) -> Value
  where Value.AllCases: RandomAccessCollection {
    let all = Array(Value.allCases)
    let place = all.firstIndex(of: value).map { ($0 + 1) % all.count } ?? 0
    return all[place]
  }
}
