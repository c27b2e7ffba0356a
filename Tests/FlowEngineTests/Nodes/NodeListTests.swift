import FlowEngine
import Testing

/// A layout fills the nodes of the last one, and it is known what it has changed.
struct NodeListTests {
  /// Sets a member in the place of its default.
  struct Member: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var set: @Sendable (inout NodeWriter) -> Void
  }

  /// Kept, as a scene keeps them: lists are compared by their storage.
  static let keptRows = [["01", "02"], ["2026"]]
  static let keptSelection = [1, 0]

  static let members = [
    Member(testDescription: "transform") { $0.transform.translation.x = 3 },
    Member(testDescription: "alpha") { $0.alpha = 0.5 },
    Member(testDescription: "hidden") { $0.hidden = true },
    Member(testDescription: "enabled") { $0.enabled = false },
    Member(testDescription: "cornerRadius") { $0.cornerRadius = 4 },
    Member(testDescription: "borderWidth") { $0.borderWidth = 2 },
    Member(testDescription: "borderColor") { $0.borderColor = .black },
    Member(testDescription: "background") { $0.background = .white },
    Member(testDescription: "text") { $0.text = "a text of more than fifteen bytes" },
    Member(testDescription: "textColor") { $0.textColor = .black },
    Member(testDescription: "font") { $0.font = Node.Font("A", size: 12) },
    Member(testDescription: "textAlignment") { $0.textAlignment = .right },
    Member(testDescription: "placeholder") { $0.placeholder = "p" },
    Member(testDescription: "image") { $0.image = "i" },
    Member(testDescription: "contentOffset") { $0.contentOffset.y = 7 },
    Member(testDescription: "contentInset") { $0.contentInset.bottom = 9 },
    Member(testDescription: "contentSize") { $0.contentSize = Size(width: 1, height: 2) },
    Member(testDescription: "strokeEnd") { $0.strokeEnd = 0.25 },
    Member(testDescription: "caret") { $0.caret = 0 },
    Member(testDescription: "focused") { $0.focused = true },
    Member(testDescription: "secure") { $0.secure = true },
    Member(testDescription: "placeholderColor") { $0.placeholderColor = .black },
    Member(testDescription: "tintColor") { $0.tintColor = .black },
    Member(testDescription: "clipsToBounds") { $0.clipsToBounds = true },
    Member(testDescription: "keyboardType") { $0.keyboardType = .numberPad },
    Member(testDescription: "textContentType") { $0.textContentType = .oneTimeCode },
    Member(testDescription: "returnKeyType") { $0.returnKeyType = .next },
    Member(testDescription: "autocorrection") { $0.autocorrection = false },
    Member(testDescription: "rows") { $0.rows = keptRows },
    Member(testDescription: "selectedRows") { $0.selectedRows = keptSelection },
    Member(testDescription: "accessibilityLabel") { $0.accessibilityLabel = "l" },
    Member(testDescription: "accessibilityValue") { $0.accessibilityValue = "v" },
    Member(testDescription: "accessibilityTraits") { $0.accessibilityTraits.insert(.button) },
    Member(testDescription: "interactive") { $0.interactive = true },
  ]

  /// A scene whose one node has a member set or not, as each tap wants it.
  private func list(_ set: (inout NodeWriter) -> Void, into nodes: inout NodeList) -> Node {
    nodes.layOut { $0.append("node", frame: Rect(x: 1, y: 2, width: 3, height: 4), set) }
    return nodes[0]
  }

  @Test("A member that is not set any more is at its default", arguments: members)
  func resets(_ member: Member) {
    var nodes = NodeList()
    let plain = list({ _ in }, into: &nodes)
    #expect(plain == Node("node", frame: Rect(x: 1, y: 2, width: 3, height: 4)))
    let changed = list(member.set, into: &nodes)
    #expect(changed != plain)
    #expect(changed.revision != plain.revision)
    let same = list(member.set, into: &nodes)
    #expect(same == changed)
    #expect(same.revision == changed.revision)
    let reset = list({ _ in }, into: &nodes)
    #expect(reset == plain)
    #expect(reset.revision != changed.revision)
    #expect(list({ _ in }, into: &nodes).revision == reset.revision)
  }

  @Test("A member is at its default until it is set", arguments: members)
  func readsDefault(_ member: Member) {
    var nodes = NodeList()
    _ = list(member.set, into: &nodes)
    let read = list({ _ = $0.alpha + $0.contentOffset.y + $0.contentInset.bottom }, into: &nodes)
    #expect(read == Node("node", frame: Rect(x: 1, y: 2, width: 3, height: 4)))
    // Setting a part of a member starts from the default, too.
    let twice = list(
      {
        member.set(&$0)
        member.set(&$0)
      }, into: &nodes)
    var fresh = NodeList()
    #expect(list(member.set, into: &fresh) == twice)
  }

  @Test("Texts that are equal but have other bytes are told apart")
  func equalTexts() {
    var nodes = NodeList()
    let composed = list({ $0.text = "\u{E9}" }, into: &nodes)
    let decomposed = list({ $0.text = "e\u{301}" }, into: &nodes)
    #expect(composed.text == decomposed.text)
    #expect(composed.revision != decomposed.revision)
    #expect(decomposed.text?.utf8.count == 3)
  }

  @Test("A layout of fewer nodes drops the rest, and one of more brings them back clean")
  func counts() {
    var nodes = NodeList()
    func layOut(_ ids: [NodeID], _ set: (inout NodeWriter) -> Void) {
      nodes.layOut { nodes in
        for id in ids { nodes.append(id, frame: .zero, set) }
      }
    }
    layOut(["a", "b", "c"]) { $0.alpha = 0.5 }
    let numbers = nodes.map(\.revision)
    #expect(Set(numbers).count == 3)
    layOut(["a"]) { $0.alpha = 0.5 }
    #expect(nodes.map(\.id) == ["a"])
    #expect(nodes[0].revision == numbers[0])
    layOut(["b", "c"]) { _ in }
    #expect(nodes == NodeList([Node("b", frame: .zero), Node("c", frame: .zero)]))
    #expect(nodes.allSatisfy { !numbers.contains($0.revision) })
  }

  @Test("Nodes made elsewhere stand among those of a layout")
  func madeElsewhere() {
    var node = Node("second", .label, in: "first", frame: .zero)
    node.text = "t"
    let nodes = NodeList {
      $0.append("first", frame: .zero)
      $0.append(node)
    }
    #expect(nodes.map(\.id) == ["first", "second"])
    #expect(nodes["second"]?.text == "t")
  }
}
