import CFlowGTK
import FlowEngine
import GTK4

/// The widgets of a scene's nodes: one for each, back to front, in the widgets of their parents.
@MainActor final class NodeTree {
  private unowned let scene: SceneWidget
  private let options: FlowOptions
  private var widgets: [NodeID: NodeWidget] = [:]
  private var tags: [Int32: NodeID] = [:]
  private var lastTag: Int32 = 0
  /// The nodes as they were last in order.
  private var order: [NodeID] = []
  private var changes = NodeChanges()

  init(in scene: SceneWidget, _ options: FlowOptions) {
    self.scene = scene
    self.options = options
  }

  subscript(id: NodeID) -> NodeWidget? { widgets[id] }
  subscript(tag tag: Int32) -> NodeWidget? { tags[tag].flatMap { widgets[$0] } }

  /// Whether a widget is that of a field.
  func hasField(_ widget: Widget) -> Bool {
    widgets.values.contains { $0.node.kind == .field && $0.content == widget }
  }

  /// Draws the nodes that have changed, and removes the widgets of those that are gone.
  func draw(_ nodes: NodeList) {
    flow_begin_changes()
    defer { flow_end_changes() }
    var isReordered = order.count != nodes.count
    changes.update(to: nodes) { id in
      widgets[id] = nil
      isReordered = true
    } update: { index, node in
      if index >= order.count || order[index] != node.id { isReordered = true }
      if let widget = widgets[node.id], widget.shows(node) {
        if widget.node.parent != node.parent { isReordered = true }
        widget.draw(copy node)
      } else {
        lastTag += 1
        tags[lastTag] = node.id
        widgets[node.id] = NodeWidget(copy node, tag: lastTag, options, in: scene)
        isReordered = true
      }
    }
    if isReordered { putInOrder(nodes) }
  }

  private func putInOrder(_ nodes: NodeList) {
    order.removeAll(keepingCapacity: true)
    tags = tags.filter { widgets[$1] != nil }
    for node in nodes {
      order.append(node.id)
      guard let widget = widgets[node.id] else { continue }
      flow_box_append(node.parent.flatMap { widgets[$0]?.box } ?? scene.root, widget.box)
    }
  }
}
