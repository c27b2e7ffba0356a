import FlowEngine
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// Each property of a node reaches its view, and leaves it again.
  @MainActor @Suite struct NodePropertyTests {
    /// A property that is set to a value, and what is then seen of it.
    struct Row: CustomTestStringConvertible, Sendable {
      var property: String
      var kind = Node.Kind.view
      var set: @Sendable (inout Node) -> Void
      /// What the view shows, as text.
      var seen: @MainActor @Sendable (any NodeDrawing) -> String
      /// With the property's default, and with the value.
      var expected: (String, String)
      var testDescription: String { "\(property) of a \(kind.rawValue)" }
    }

    @Test("A property is seen when it is set, and when it is taken back", arguments: rows)
    func property(_ row: Row) throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      var node = Node("node", row.kind, frame: Rect(x: 10, y: 20, width: 100, height: 30))
      // What is needed for anything to be seen of it.
      if ["textColor", "font", "textAlignment"].contains(row.property) { node.text = "Text" }
      if row.property == "placeholderColor" { node.placeholder = "Name" }
      if row.property == "tintColor", row.kind == .image { node.image = "star" }
      if row.property == "borderColor" { node.borderWidth = 2 }
      if row.property == "strokeEnd" { node.borderWidth = 2 }
      if row.property == "selectedRows" { node.rows = [["1", "2", "3"]] }
      let plain = node
      row.set(&node)
      try Stage.play([[plain], [node], [plain]], in: scene) { step, _ in
        let view = try #require(scene.tree["node"])
        #expect(row.seen(view) == (step == 1 ? row.expected.1 : row.expected.0))
      }
      // And the view of a node that has it from the beginning.
      let other = FlowSceneView(frame: .zero)
      try Stage.play([[node]], in: other) { _, _ in
        let view = try #require(other.tree["node"])
        #expect(row.seen(view) == row.expected.1)
      }
    }

    @Test("The table has every property")
    func isComplete() {
      let node = Node("node", frame: .zero)
      let properties = Set(Mirror(reflecting: node).children.compactMap(\.label))
      let tested = Set(Self.rows.map(\.property))
      // Tested elsewhere: what has to do with other nodes, the keyboard and screen readers.
      let elsewhere: Set = [
        "id", "parent", "revisions", "interactive", "accessibilityLabel", "accessibilityValue",
        "accessibilityTraits", "caret", "selectedRange", "markedRange", "focused",
      ]
      #expect(properties.subtracting(tested) == elsewhere)
    }

    @Test("Every keyboard, return key and meaning of a text is the system's of that name")
    func names() {
      for type in Node.KeyboardType.allCases {
        #expect("\(UIKeyboardType(type))" == type.rawValue)
      }
      for type in Node.ReturnKeyType.allCases {
        #expect("\(UIReturnKeyType(type))" == type.rawValue)
      }
      for type in Node.TextContentType.allCases {
        #expect(UITextContentType(type)?.rawValue == type.rawValue)
      }
    }

    @Test("A parent, an order and a kind that are others move the views")
    func structure() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      func nodes(_ nodes: [(String, Node.Kind, String?)]) -> [Node] {
        nodes.map { id, kind, parent in
          var node = Node(
            NodeID(id), kind, in: parent.map { NodeID($0) },
            frame: Rect(x: 0, y: 0, width: 50, height: 50))
          node.text = id
          node.image = id
          return node
        }
      }
      var d: UIView?
      try Stage.play(
        [
          nodes([("a", .view, nil), ("b", .view, nil), ("c", .view, "a"), ("d", .view, "a")]),
          nodes([("b", .view, nil), ("a", .view, nil), ("d", .view, "a"), ("c", .view, "a")]),
          nodes([("b", .view, nil), ("a", .view, nil), ("c", .view, "b"), ("d", .view, "c")]),
          nodes([("b", .scroll, nil), ("c", .field, "b"), ("d", .view, "c")]),
          nodes([("a", .view, nil), ("e", .view, "a"), ("f", .view, "a")]),
          [],
        ], in: scene
      ) { step, nodes in
        #expect(scene.faults(nodes) == [])
        switch step {
        case 2: d = scene.tree["d"]
        case 3:
          #expect(scene.tree["b"] is NodeScrollView)
          #expect(scene.tree["c"] is NodeFieldView)
          #expect(d != nil && scene.tree["d"] === d)
          #expect(scene.tree["a"] == nil)
        case 4:
          // What a node draws itself stays behind its children.
          let a = try #require(scene.tree["a"] as? NodeView)
          #expect(a.subviews[0] === a.imageView)
          #expect(a.subviews[1] === a.label)
        case 5: #expect(scene.subviews.isEmpty)
        default: break
        }
      }
    }

    @Test("What changes while a text or an outline is away is right when it comes back")
    func comingBack() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      func node(_ text: String?, _ color: UInt32, width: Double, strokeEnd: Double) -> Node {
        var node = Node("node", .label, frame: Rect(x: 0, y: 0, width: width, height: 30))
        node.text = text
        node.textColor = Color(color)
        node.font = Node.Font("Courier", size: Double(color))
        node.borderWidth = 2
        node.strokeEnd = strokeEnd
        return node
      }
      try Stage.play(
        [
          [node("", 10, width: 100, strokeEnd: 1)], [node("a", 10, width: 100, strokeEnd: 0.5)],
          [node("", 20, width: 60, strokeEnd: 1)], [node("b", 20, width: 60, strokeEnd: 0.5)],
        ], in: scene
      ) { step, nodes in
        let view = try #require(scene.tree["node"] as? NodeView)
        guard let node = nodes["node"], node.strokeEnd < 1 else {
          #expect(view.label?.isHidden != false && view.outline?.isHidden != false)
          return
        }
        let label = try #require(view.label)
        #expect(label.isHidden == false)
        #expect(label.textColor == node.textColor.map { UIColor($0) })
        #expect(Double(label.font.pointSize) == node.font?.size)
        #expect(view.outline?.isHidden == false)
        #expect(
          view.outline?.path?.simulatedElements.first == "move \(node.frame.width / 2) 1.0")
      }
    }

    @Test("A text with room for it is broken into lines, any other is cut off")
    func lines() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      var node = Node("node", .label, frame: Rect(x: 0, y: 0, width: 100, height: 44))
      node.text = "Text"
      node.font = Node.Font("Courier", size: 20)
      var tall = node
      tall.frame.size.height = 45
      try Stage.play([[node], [tall]], in: scene) { step, _ in
        let label = try #require((scene.tree["node"] as? NodeView)?.label)
        #expect(label.numberOfLines == (step == 0 ? 1 : 0))
        #expect(label.lineBreakMode == (step == 0 ? .byClipping : .byWordWrapping))
      }
    }

    @Test("The client's images and fonts are asked for, once for each change")
    func options() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      var asked: [String] = []
      scene.options.image = { name in
        asked.append(name)
        return UIImage(named: "own-" + name)
      }
      scene.options.font = { font in
        asked.append(font.name)
        return .systemFont(ofSize: 99)
      }
      var node = Node("node", .image, frame: Rect(x: 0, y: 0, width: 100, height: 44))
      (node.image, node.text, node.font) = ("star", "Text", Node.Font("Brand", size: 20))
      var moved = node
      moved.frame.origin.x = 5
      try Stage.play([[node], [moved]], in: scene) { _, _ in
        let view = try #require(scene.tree["node"] as? NodeView)
        #expect(view.imageView?.image?.simulatedName == "own-star")
        #expect(view.label?.font.pointSize == 99)
      }
      #expect(asked.sorted() == ["Brand", "star"])
    }

    @Test(
      "An outline goes clockwise from the top centre, a thin one from end to end",
      arguments: [
        (
          FlowEngine.Rect(x: 0, y: 0, width: 40, height: 40), 20.0,
          [
            "move 20.0 1.0", "line 20.0 1.0",
            "arc 20.0 20.0 19.0 -1 cw", "arc 20.0 20.0 19.0 0 cw", "arc 20.0 20.0 19.0 1 cw",
            "arc 20.0 20.0 19.0 2 cw", "close",
          ]
        ),
        (
          FlowEngine.Rect(x: 9, y: 9, width: 40, height: 2), 0.0, ["move 0.0 1.0", "line 40.0 1.0"]
        ),
        (
          FlowEngine.Rect(x: 9, y: 9, width: 3, height: 50), 0.0, ["move 1.5 0.0", "line 1.5 50.0"]
        ),
      ])
    func outline(_ frame: FlowEngine.Rect, _ radius: Double, _ expected: [String]) {
      var node = Node("node", .shape, frame: frame)
      node.borderWidth = 2
      node.cornerRadius = radius
      #expect(node.outline.cgPath.simulatedElements == expected)
    }

    @Test("A node that takes no touches lets them through, one that is disabled does not")
    func touches() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      var nodes: [Node] = []
      for (id, isInteractive, isEnabled) in [
        ("under", true, true), ("glass", false, true), ("stop", true, false),
      ] {
        var node = Node(
          NodeID(id), frame: Rect(x: 0, y: 0, width: id == "stop" ? 50 : 100, height: 100))
        node.interactive = isInteractive
        node.enabled = isEnabled
        nodes.append(node)
      }
      try Stage.play([nodes], in: scene) { _, _ in
        #expect(scene.hitTest(CGPoint(x: 80, y: 50), with: nil) === scene.tree["under"])
        #expect(scene.hitTest(CGPoint(x: 20, y: 50), with: nil) === scene.tree["stop"])
      }
    }

    @Test("Numbers that are not finite do no harm")
    func notFinite() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      var node = Node(
        "node", .shape, frame: Rect(x: .nan, y: .infinity, width: -.infinity, height: -5))
      node.transform.scale.x = .nan
      node.alpha = .nan
      node.cornerRadius = .infinity
      node.borderWidth = .nan
      node.strokeEnd = .nan
      try Stage.play([[node]], in: scene) { _, _ in
        #expect(scene.tree["node"]?.frame == .zero)
        #expect(scene.tree["node"]?.layer.transform.m11 == 1)
      }
    }
  }
}
