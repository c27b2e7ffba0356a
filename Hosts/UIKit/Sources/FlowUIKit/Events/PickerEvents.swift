#if canImport(UIKit)
import FlowEngine
import UIKit

/// Fills the wheels of pickers, and tells their scene which rows are chosen.
@MainActor final class PickerEvents: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    rows(of: pickerView).count
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let rows = rows(of: pickerView)
    return rows.indices.contains(component) ? rows[component].count : 0
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let rows = rows(of: pickerView)
    guard rows.indices.contains(component), rows[component].indices.contains(row) else {
      return nil
    }
    let color = (pickerView as? NodePickerView)?.node?.textColor
    return NSAttributedString(
      string: rows[component][row],
      attributes: color.map { [.foregroundColor: UIColor($0)] } ?? [:])
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker = pickerView as? NodePickerView, let node = picker.node else { return }
    picker.scene?.send(.select(Selection(node.id, component: component, row: row)))
    // The scene may not have taken it.
    picker.showSelection()
  }

  private func rows(of pickerView: UIPickerView) -> [[String]] {
    (pickerView as? NodePickerView)?.node?.rows ?? []
  }
}
#endif
