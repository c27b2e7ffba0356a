import CFlowGTK
import GTK4

/// A widget of GTK.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension FlowColor {
  static let none = FlowColor(is_set: false, rgba: 0)
}
