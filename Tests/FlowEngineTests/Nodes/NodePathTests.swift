import FlowEngine
import Testing

@Suite struct NodePathTests {
  @Test("The paths of the scenes around some nodes, the innermost first, each once")
  func paths() {
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    let nodes = NodeList([
      Node("root", frame: box), Node("a/box", in: "root", frame: box),
      Node("a/rows/17/box", in: "a/box", frame: box),
      Node("a/rows/17/title", in: "a/rows/17/box", frame: box),
      Node("b/title", in: "root", frame: box),
    ])
    #expect(nodes.paths(around: ["a/rows/17/title"]) == ["a/rows/17", "a"])
    #expect(nodes.paths(around: ["b/title", "a/box", "a/rows/17/box"]) == ["b", "a", "a/rows/17"])
    #expect(nodes.paths(around: ["root", "gone"]) == [])
  }
}
