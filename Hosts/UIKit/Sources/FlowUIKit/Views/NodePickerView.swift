#if canImport(UIKit)
import FlowEngine
import UIKit

/// The view of a picker.
final class NodePickerView: UIPickerView, NodeDrawing {
  var node: Node?
  weak var scene: FlowSceneView?

  func drawContents(of node: Node, after last: Node?, _ options: FlowOptions) {
    isUserInteractionEnabled = node.enabled
    isAccessibilityElement = false
    accessibilityLabel = node.accessibilityLabel
    if last == nil || last?.rows != node.rows || last?.textColor != node.textColor {
      reloadAllComponents()
    }
    showSelection()
  }

  /// Turns the wheels to the rows that the scene has.
  func showSelection() {
    guard let node else { return }
    for (component, rows) in node.rows.enumerated() {
      let row = node.selectedRows.indices.contains(component) ? node.selectedRows[component] : 0
      guard rows.indices.contains(row), selectedRow(inComponent: component) != row else { continue }
      selectRow(row, inComponent: component, animated: false)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return takesTouch(hit) ? hit : nil
  }
}
#endif
