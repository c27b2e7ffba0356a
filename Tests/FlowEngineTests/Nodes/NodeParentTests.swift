import Testing

@testable import FlowEngine

/// A list knows the parents of its nodes, however it has changed.
struct NodeParentTests {
  private func fill(_ list: inout NodeList, _ nodes: [(NodeID, NodeID?)]) {
    list.layOut { list in
      for (id, parent) in nodes { list.append(id, in: parent, frame: .zero) }
    }
  }

  @Test("From one layout to the next")
  func layouts() {
    var list = NodeList()
    fill(&list, [("a", nil), ("b", "a"), ("c", "b"), ("d", "a"), ("e", nil), ("f", "c")])
    list.findParents()
    #expect(list.parents == [-1, 0, 1, 0, -1, 2])
    #expect((0..<6).map { list.contains($0, in: "b") } == [false, true, true, false, false, true])
    fill(&list, [("x", nil), ("a", nil), ("b", "a"), ("c", "x")])
    list.findParents()
    #expect(list.parents == [-1, -1, 1, 0])
    fill(&list, [("a", nil), ("b", "b"), ("c", "d"), ("d", "c"), ("e", "z")])
    list.findParents()
    // A parent that is not before its child is none.
    #expect(list.parents == [-1, -1, -1, 2, -1])
    #expect((0..<5).map { list.contains($0, in: nil) } == Array(repeating: true, count: 5))
  }

  @Test("A parent far from its children")
  func far() {
    var list = NodeList()
    var nodes: [(NodeID, NodeID?)] = (0..<50).map { (NodeID("group-\($0)"), nil) }
    nodes += (0..<500).map { (NodeID("node-\($0)"), NodeID("group-\($0 * 7 % 50)")) }
    fill(&list, nodes)
    list.findParents()
    #expect(list.parents[50...].elementsEqual((0..<500).lazy.map { $0 * 7 % 50 }))
  }

  @Test("A lookup finds nodes that have changed their places")
  func lookup() {
    var list = NodeList()
    fill(&list, (0..<100).map { (NodeID("node-\($0)"), nil) })
    var lookup = NodeLookup()
    #expect(
      (0..<100).map { lookup.index(of: NodeID("node-\($0)"), near: $0, in: list) } == Array(0..<100)
    )
    #expect(
      (0..<100).map { lookup.index(of: NodeID("node-\(99 - $0)"), near: $0, in: list) }
        == (0..<100).map { 99 - $0 })
    #expect(lookup.index(of: "gone", near: -50, in: list) == nil)
  }
}
