import CFlowGTK
import GTK4

/// A widget of GTK.
public typealias Widget = UnsafeMutablePointer<GtkWidget>

extension FlowColor {
  /// A colour that cannot be seen.
  static let clear = FlowColor(is_set: true, rgba: 0)
}
