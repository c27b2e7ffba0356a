#if canImport(UIKit)
import FlowEngine
import UIKit

/// What of a scene assistive technology can come to, in the order of its nodes.
@MainActor final class SceneSpeech {
  private unowned let scene: FlowSceneView
  private var elements: [NodeID: NodeElement] = [:]
  /// The nodes that it can come to.
  private(set) var order: [NodeID] = []
  /// How an announcement waits until a change of the layout has been taken in.
  var schedule = WakeUp.onMainQueue
  /// Whether a change of the layout has been posted that has not been taken in yet.
  private var isLayoutNew = false
  /// What is to be announced then.
  private var waiting: [String] = []

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
      if !isLayoutNew {
        isLayoutNew = true
        _ = schedule(Self.delay) { [weak self] in self?.announceWaiting() }
      }
    }
  }

  /// Has a screen reader speak a text, after what it is speaking.
  ///
  /// An announcement that follows a change of the layout at once is lost: it waits for that.
  func announce(_ text: String) {
    if isLayoutNew {
      waiting.append(text)
    } else {
      post(text)
    }
  }

  private func announceWaiting() {
    isLayoutNew = false
    for text in waiting { post(text) }
    waiting = []
  }

  private func post(_ text: String) {
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(
        string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true]))
  }

  /// What VoiceOver takes to look at a new layout, in seconds.
  private static let delay = 0.1

  private func element(for id: NodeID, _ view: any NodeDrawing) -> NodeElement {
    if let element = elements[id], element.stands(for: view) { return element }
    return NodeElement(view, in: scene)
  }
}
#endif
