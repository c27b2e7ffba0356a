import FlowEngine
import Testing

struct HitTestingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var point: Point
    var change: @Sendable (inout [Node]) -> Void = { _ in }
    var hit: NodeID?
  }

  /// A back and in front of it a panel with a button that reaches out of it.
  static func nodes() -> [Node] {
    var back = Node("back", frame: Rect(x: 0, y: 0, width: 200, height: 200))
    var panel = Node("panel", frame: Rect(x: 50, y: 50, width: 100, height: 100))
    var button = Node(
      "button", .button, in: "panel", frame: Rect(x: 80, y: 10, width: 40, height: 20))
    back.interactive = true
    panel.interactive = true
    button.interactive = true
    return [back, panel, button]
  }

  static let rows = [
    Row(testDescription: "the topmost", point: Point(x: 135, y: 70), hit: "button"),
    Row(testDescription: "beside the button", point: Point(x: 100, y: 70), hit: "panel"),
    Row(
      testDescription: "outside the parent a child is not touched", point: Point(x: 160, y: 70),
      hit: "back"),
    Row(testDescription: "nothing there", point: Point(x: 300, y: 70), hit: nil),
    Row(
      testDescription: "left and top edge belong to it", point: Point(x: 130, y: 60), hit: "button"),
    Row(testDescription: "right and bottom edge do not", point: Point(x: 150, y: 150), hit: "back"),
    Row(
      testDescription: "not interactive", point: Point(x: 135, y: 70),
      change: { $0[2].interactive = false }, hit: "panel"),
    Row(
      testDescription: "hidden", point: Point(x: 135, y: 70), change: { $0[2].hidden = true },
      hit: "panel"),
    Row(
      testDescription: "in a hidden parent", point: Point(x: 135, y: 70),
      change: { $0[1].hidden = true }, hit: "back"),
    Row(
      testDescription: "in a parent too transparent", point: Point(x: 135, y: 70),
      change: { $0[1].alpha = 0.0099 }, hit: "back"),
    Row(
      testDescription: "just opaque enough", point: Point(x: 135, y: 70),
      change: { $0[1].alpha = 0.01 }, hit: "button"),
    Row(
      testDescription: "a disabled button swallows the touch", point: Point(x: 135, y: 70),
      change: { $0[2].enabled = false }, hit: "button"),
    Row(
      testDescription: "scrolled content", point: Point(x: 115, y: 65),
      change: { $0[1].contentOffset = Point(x: 20, y: 5) }, hit: "button"),
    Row(
      testDescription: "shifted", point: Point(x: 35, y: 70),
      change: { $0[1].transform.translation.x = -100 }, hit: "button"),
    Row(
      testDescription: "scaled about the centre", point: Point(x: 60, y: 60),
      change: { $0[1].transform.scale = Point(x: 0.5, y: 0.5) }, hit: "back"),
    Row(
      testDescription: "turned over, left is right", point: Point(x: 60, y: 70),
      change: { $0[1].transform.rotationY = 3.141592653589793 }, hit: "button"),
    Row(
      testDescription: "turned edge on it cannot be touched", point: Point(x: 100, y: 70),
      change: { $0[1].transform.rotationY = 1.5707963267948966 }, hit: "back"),
    Row(
      testDescription: "an orphan is not there", point: Point(x: 135, y: 70),
      change: { $0[2].parent = "nobody" }, hit: "panel"),
    Row(
      testDescription: "its own parent", point: Point(x: 135, y: 70),
      change: { $0[2].parent = "button" }, hit: "panel"),
  ]

  @Test("A touch is taken by", arguments: rows)
  func hit(_ row: Row) {
    var nodes = Self.nodes()
    row.change(&nodes)
    #expect(NodeList(nodes).hitTest(row.point) == row.hit)
  }

  @Test("A point goes through a perspective and back")
  func perspective() throws {
    let matrix = Transform(scale: Point(x: 2, y: 1), rotationY: -0.7, perspective: 800).matrix
    for point in [Point(x: 30, y: -40), Point(x: -80, y: 12)] {
      let projected = try #require(matrix.project(point))
      let back = try #require(matrix.unproject(projected))
      #expect(isNear(back.x, point.x) && isNear(back.y, point.y))
    }
  }
}
