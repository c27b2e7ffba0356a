#if canImport(UIKit)
import FlowEngine
import UIKit

/// What of a scene assistive technology can come to, in the order of its nodes.
@MainActor final class SceneSpeech {
  private unowned let scene: FlowSceneView
  private var elements: [NodeID: NodeElement] = [:]
  private var order: [NodeID] = []

  init(in scene: FlowSceneView) {
    self.scene = scene
  }

  /// Lists what can be come to in a frame.
  func update(_ nodes: NodeList) {
    var unseen: Set<NodeID> = []
    var order: [NodeID] = []
    var listed: [Any] = []
    var kept: [NodeID: NodeElement] = [:]
    for node in nodes {
      if !node.isRead.isSeen || node.parent.map({ unseen.contains($0) }) == true {
        unseen.insert(node.id)
        continue
      }
      guard node.isRead.isSpoken, let view = scene.tree[node.id] else { continue }
      order.append(node.id)
      switch node.kind {
      // The system's own know more of themselves than a node does.
      case .field, .picker: listed.append(view)
      case .view, .label, .image, .button, .shape, .scroll:
        let element = element(for: node.id, view)
        kept[node.id] = element
        listed.append(element)
      }
    }
    elements = kept
    scene.accessibilityElements = listed
    guard order != self.order else { return }
    self.order = order
    if UIAccessibility.isVoiceOverRunning {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }

  private func element(for id: NodeID, _ view: any NodeDrawing) -> NodeElement {
    if let element = elements[id], element.stands(for: view) { return element }
    return NodeElement(view, in: scene)
  }
}
#endif
