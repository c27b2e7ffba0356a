import FlowEngine
import FlowTesting
import Testing

struct FrameInvariantsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout Frame<Planted>) -> Void

    init(_ fault: String, _ change: @escaping @Sendable (inout Frame<Planted>) -> Void) {
      testDescription = fault
      self.change = change
    }
  }

  /// A change of the box.
  private static func box(
    _ change: @escaping @Sendable (inout Node) -> Void
  ) -> @Sendable (inout Frame<Planted>) -> Void {
    { frame in
      frame.nodes = NodeList(
        frame.nodes.map { node in
          var node = node
          if node.id == "box" { change(&node) }
          return node
        })
    }
  }

  static let rows = [
    Row("node 'box' has a negative size", box { $0.frame.size.height = -1 }),
    Row("node 'box' has alpha -0.1", box { $0.alpha = -0.1 }),
    Row("node 'box' has strokeEnd 1.5", box { $0.strokeEnd = 1.5 }),
    Row("node 'box' has strokeEnd nan", box { $0.strokeEnd = .nan }),
    Row("node 'box' has a negative radius or border", box { $0.cornerRadius = -1 }),
    Row("node 'box' has a negative radius or border", box { $0.borderWidth = -1 }),
    Row("node 'box' is interactive and has no label", box { $0.accessibilityLabel = nil }),
    Row("node 'box' is interactive and has no label", box { $0.accessibilityLabel = "" }),
    Row("node 'box' has its caret outside the text", box { $0.caret = 1 }),
    Row("node 'box' has its caret outside the text", box { $0.caret = -1 }),
    Row(
      "node 'box' has a selection that does not end at its caret",
      box {
        ($0.text, $0.caret) = ("ab", 2)
        $0.selectedRange = TextRange(location: 0, length: 1)
      }),
    Row(
      "node 'box' has a selection that does not end at its caret",
      box {
        ($0.text, $0.caret) = ("ab", 2)
        $0.selectedRange = TextRange(location: 2, length: 0)
      }),
    Row(
      "node 'box' has a caret outside its marked text",
      box {
        ($0.text, $0.caret) = ("abc", 1)
        $0.markedRange = TextRange(location: 2, length: 1)
      }),
    Row(
      "node 'box' has a caret outside its marked text",
      box {
        ($0.text, $0.caret) = ("abc", 2)
        $0.markedRange = TextRange(location: 2, length: 0)
      }),
    Row("node 'boxes' is none of the scene's parts", box { $0.id = "boxes" }),
    Row("time runs back") { $0.time = 0.5 },
    Row("frame 3 follows 0") { $0.index = 3 },
  ]

  private func frames() throws -> (first: Frame<Planted>, second: Frame<Planted>) {
    var run = try SceneRun(Planted.self)
    var first = run.frame
    first.time = 1
    try run.send(.tick, at: 1)
    return (first, run.frame)
  }

  @Test("A frame that is right has no faults")
  func good() throws {
    let (first, second) = try frames()
    #expect(FrameInvariants.faults(in: first, after: nil) == [])
    #expect(FrameInvariants.faults(in: second, after: first) == [])
  }

  @Test("What is wrong is found, and nothing else", arguments: rows)
  func finds(_ row: Row) throws {
    let (first, last) = try frames()
    var second = last
    row.change(&second)
    #expect(FrameInvariants.faults(in: second, after: first) == [row.testDescription])
  }
}
