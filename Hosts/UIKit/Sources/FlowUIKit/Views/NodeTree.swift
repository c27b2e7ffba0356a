#if canImport(UIKit)
import FlowEngine
import UIKit

/// The views of a scene's nodes: one for each, back to front, in the views of their parents.
@MainActor final class NodeTree {
  private unowned let scene: FlowSceneView
  private var views: [NodeID: any NodeDrawing] = [:]
  /// The nodes as they were last in order.
  private var order: [NodeID] = []
  private var changes = NodeChanges()
  /// How many nodes have been drawn, for tests.
  private(set) var drawCount = 0

  init(in scene: FlowSceneView) {
    self.scene = scene
  }

  /// The view of a node.
  subscript(id: NodeID) -> (any NodeDrawing)? { views[id] }

  /// The first field, back to front, of which something is true.
  func firstField(where isSought: (NodeFieldView) -> Bool) -> NodeFieldView? {
    for id in order {
      if let field = views[id] as? NodeFieldView, isSought(field) { return field }
    }
    return nil
  }

  /// Draws the nodes that have changed, and removes the views of those that are gone.
  ///
  /// - Returns: Whether a screen reader may have something else to read.
  func draw(_ nodes: NodeList, _ options: FlowOptions) -> Bool {
    var isOther = order.count != nodes.count
    var isReadOtherwise = false
    changes.update(to: nodes) { id in
      remove(id)
      isOther = true
    } update: { index, node in
      let view = view(for: node, &isOther)
      let last = view.node
      if last?.parent != node.parent || index >= order.count || order[index] != node.id {
        isOther = true
      }
      view.draw(copy node, options)
      drawCount += 1
      if last?.isRead != view.node?.isRead { isReadOtherwise = true }
    }
    if isOther { putInOrder(nodes) }
    return isOther || isReadOtherwise
  }

  private func view(for node: borrowing Node, _ isOther: inout Bool) -> any NodeDrawing {
    if let view = views[node.id] {
      if view.shows(node.kind) { return view }
      remove(node.id)
    }
    isOther = true
    let view = scene.makeView(for: node.kind)
    view.scene = scene
    views[node.id] = view
    return view
  }

  private func remove(_ id: NodeID) {
    guard let view = views.removeValue(forKey: id) else { return }
    // A field that loses the keyboard by this has nobody to tell.
    view.node = nil
    view.removeFromSuperview()
  }

  private func putInOrder(_ nodes: NodeList) {
    order.removeAll(keepingCapacity: true)
    for node in nodes {
      order.append(node.id)
      guard let view = views[node.id] else { continue }
      let parent: UIView = node.parent.flatMap { views[$0] } ?? scene
      // What a node draws itself is behind its children, for these come to the front one by one.
      if view.superview === parent {
        parent.bringSubviewToFront(view)
      } else {
        parent.addSubview(view)
      }
    }
  }
}

extension NodeDrawing {
  /// Whether this is the view for a kind of node.
  fileprivate func shows(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .view, .label, .image, .button, .shape: self is NodeView
    case .field: self is NodeFieldView
    case .scroll: self is NodeScrollView
    case .picker: self is NodePickerView
    }
  }
}
#endif
