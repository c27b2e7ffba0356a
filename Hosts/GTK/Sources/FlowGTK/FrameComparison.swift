import CFlowGTK
import FlowEngine
import GTK4

/// Compares the widgets of a scene with a frame: for tests, which play traces without a display's clock.
@MainActor public struct FrameComparison {
  /// The nodes that have been compared.
  public private(set) var nodeCount = 0
  /// What differs, one line each: the node, and what GTK shows instead.
  public private(set) var differences: [String] = []
  /// The greatest distance of a corner from its place, in points.
  public private(set) var greatestDistance = 0.0

  /// Begins with nothing compared.
  public init() {}

  /// Lays out the widgets of a host in the size of its scene's environment, and compares them with the
  /// latest frame.
  public mutating func compare<S: Scene>(_ host: FlowHost<S>) {
    let size = host.live.engine.environment.size
    flow_root_lay_out(host.widget.root, Int32(size.width.rounded()), Int32(size.height.rounded()))
    let nodes = host.live.frame.nodes
    var planes: [NodeID: Plane] = [:]
    for node in nodes {
      let plane = Plane(node, in: node.parent.flatMap { planes[$0] })
      planes[node.id] = plane
      guard let widget = host.widget.tree[node.id] else {
        differences.append("\(node.id.name): no widget")
        continue
      }
      guard plane.isVisible else { continue }
      nodeCount += 1
      compareCorners(of: node, plane, widget, in: host.widget)
      compareContents(of: node, widget, in: host.widget)
    }
  }

  private mutating func compareCorners(
    of node: Node, _ plane: Plane, _ widget: NodeWidget, in scene: SceneWidget
  ) {
    var corners = [Double](repeating: 0, count: 8)
    guard flow_box_corners(scene.root, widget.box, &corners) else {
      differences.append("\(node.id.name): not to be seen")
      return
    }
    let (width, height) = (node.frame.width, node.frame.height)
    let ends = [(0, 0), (width, 0), (width, height), (0, height)]
    for (index, end) in ends.enumerated() {
      let expected = plane.point(Point(x: end.0, y: end.1))
      let (x, y) = (corners[2 * index], corners[2 * index + 1])
      let distance = max((x - expected.x).magnitude, (y - expected.y).magnitude)
      greatestDistance = max(greatestDistance, distance)
      if !(distance <= 1) {
        differences.append(
          "\(node.id.name): corner \(index) at (\(x), \(y)), expected (\(expected.x), \(expected.y))"
        )
        return
      }
    }
  }

  private mutating func compareContents(of node: Node, _ widget: NodeWidget, in scene: SceneWidget)
  {
    if let shown = widget.shownText, shown != node.text ?? "" {
      differences.append("\(node.id.name): shows '\(shown)' instead of '\(node.text ?? "")'")
    }
    if !widget.isDescribed { differences.append("\(node.id.name): label or value differs") }
    if widget.role != node.expectedRole {
      differences.append("\(node.id.name): role \(widget.role.rawValue)")
    }
    if node.kind == .field {
      let isFocused = widget.content == flow_focus(scene.root)
      if isFocused != node.focused {
        differences.append("\(node.id.name): \(isFocused ? "has" : "does not have") the keyboard")
      }
    }
    for (component, row) in node.selectedRows.enumerated() {
      guard let wheels = widget.content else { break }
      let shown = Int(flow_wheels_selected(wheels, Int32(component)))
      if shown != row {
        differences.append("\(node.id.name): wheel \(component) at \(shown) instead of \(row)")
      }
    }
  }
}

extension Node {
  /// The role that its text, image, control or box must have.
  fileprivate var expectedRole: GtkAccessibleRole {
    switch kind {
    case .field: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .view, .label, .image, .shape, .scroll, .picker: boxRole
    }
  }
}

extension NodeWidget {
  /// The text that GTK shows; `nil` for a node without one.
  fileprivate var shownText: String? {
    if node.kind == .field { return content.map { String(cString: flow_field_text($0)) } }
    return label.map { String(cString: flow_label_text($0)) }
  }

  fileprivate var role: GtkAccessibleRole {
    let speaks = node.kind == .field || node.kind == .button ? content ?? box : box
    return flow_role(speaks)
  }

  fileprivate var isDescribed: Bool {
    guard node.isRead else { return true }
    return flow_is_described(content ?? box, node.accessibilityLabel, node.accessibilityValue)
  }
}

/// Where a node's own plane is in the window, by the rules of the frame format.
private struct Plane {
  let node: Node
  /// The planes of its ancestors, from the parent on.
  let ancestors: [Node]
  let isVisible: Bool

  init(_ node: Node, in parent: Plane?) {
    self.node = node
    ancestors = parent.map { [$0.node] + $0.ancestors } ?? []
    isVisible = !node.hidden && node.alpha > 0 && parent?.isVisible != false
  }

  /// A point of the node's, in the window.
  func point(_ point: Point) -> Point {
    var point = Self.inParent(point, of: node)
    for ancestor in ancestors {
      point = Point(
        x: point.x - ancestor.contentOffset.x, y: point.y - ancestor.contentOffset.y)
      point = Self.inParent(point, of: ancestor)
    }
    return point
  }

  /// A point of a node's, projected into the content of its parent.
  private static func inParent(_ point: Point, of node: Node) -> Point {
    let centre = Point(x: node.frame.width / 2, y: node.frame.height / 2)
    let (x, y) = (point.x - centre.x, point.y - centre.y)
    let matrix = node.transform.matrix
    let depth = x * matrix.m14 + y * matrix.m24 + matrix.m44
    return Point(
      x: node.frame.minX + centre.x + (x * matrix.m11 + y * matrix.m21 + matrix.m41) / depth,
      y: node.frame.minY + centre.y + (x * matrix.m12 + y * matrix.m22 + matrix.m42) / depth)
  }
}
