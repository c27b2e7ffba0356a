import FlowEngine
import Testing

/// A node that was the same part in the last layout is known to have its id, kind and parent; whatever
/// else was in its place must not be taken for it.
struct NodeIdentityTests {
  enum Part: String, ScenePart {
    case panel, title, row = "row-<k>"

    var kind: Node.Kind {
      switch self {
      case .panel, .row: .view
      case .title: .label
      }
    }

    var parent: Part? {
      switch self {
      case .panel: nil
      case .title, .row: .panel
      }
    }
  }

  /// Another scene's parts, with the same names.
  enum OtherPart: String, ScenePart {
    case panel, title

    var kind: Node.Kind { .image }
  }

  /// What puts a node in the second place of a list.
  struct Filling: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var node: Node
    var append: @Sendable (inout NodeBuilder) -> Void
  }

  static let fillings = [
    Filling(testDescription: "a part", node: Node("title", .label, in: "panel", frame: .zero)) {
      $0.append(Part.title, frame: .zero)
    },
    Filling(testDescription: "another part", node: Node("panel", frame: .zero)) {
      $0.append(Part.panel, frame: .zero)
    },
    Filling(testDescription: "a part of another type", node: Node("title", .image, frame: .zero)) {
      $0.append(OtherPart.title, frame: .zero)
    },
    Filling(testDescription: "one of a family", node: Node("row-1", in: "panel", frame: .zero)) {
      $0.append(Part.row, id: "row-1", frame: .zero)
    },
    Filling(
      testDescription: "a part with another parent",
      node: Node("title", .label, in: "row-1", frame: .zero)
    ) {
      $0.append(Part.title, in: "row-1", frame: .zero)
    },
    Filling(testDescription: "a node with an id", node: Node("x", .button, frame: .zero)) {
      $0.append("x", .button, frame: .zero)
    },
    Filling(testDescription: "a node made of a part", node: Node("y", .label, frame: .zero)) {
      var node = NodeList { $0.append(Part.title, frame: .zero) }[0]
      node.id = "y"
      node.parent = nil
      $0.append(node)
    },
  ]

  @Test(
    "A node is what was put in its place, whatever was there", arguments: fillings, fillings)
  func replaces(_ before: Filling, _ after: Filling) {
    var nodes = NodeList()
    func layOut(_ filling: Filling) -> Node {
      nodes.layOut { nodes in
        nodes.append("root", frame: .zero)
        filling.append(&nodes)
      }
      return nodes[1]
    }
    let first = layOut(before)
    #expect(first == before.node)
    let second = layOut(after)
    #expect(second == after.node)
    if before.node != after.node { #expect(second.revision != first.revision) }
  }

  @Test("A part that stands counts as unchanged, and is found again after others")
  func stands() {
    var nodes = NodeList()
    func revision(_ part: Part) -> Int {
      nodes.layOut { $0.append(part, frame: .zero) { $0.alpha = 0.5 } }
      return nodes[0].revision
    }
    let first = revision(.title)
    #expect(revision(.title) == first)
    #expect(revision(.panel) != first)
    #expect(revision(.title) != first)
  }
}
