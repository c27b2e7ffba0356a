import FlowEngine

/// The numbers of an alert's look and movement. docs/navigation.md has their sources.
enum AlertMetrics {
  /// The width of an alert, in points.
  static let width = 270.0
  /// The radius of its corners, in points.
  static let cornerRadius = 14.0
  /// The height of a button, in points.
  static let button = 44.0
  /// The distance of the texts from the alert's edges, in points.
  static let (margin, top) = (16.0, 20.0)
  /// The opacity of the dim.
  static let dimAlpha = 0.2
  /// How an alert comes and goes. A fade this short is kept with reduced motion.
  static let appearance = Timing.curve(.easeOut, duration: 0.2)
  /// The scale from which it comes.
  static let scale = 1.2
  /// The distance of the message from the title, in points.
  static let gap = 4.0
  /// What the title of a button leaves free of its half, both sides together, in points.
  static let buttonRoom = 16.0
  /// By how much a text of several lines needs more of them than its width says.
  static let ragged = 1.1

  /// How far a button's edges are from its title, above and below, in points.
  static let buttonMargin = 11.0

  static var titleFont: SceneFont { SceneFont("System-Semibold", size: 17, upTo: .xxxLarge) }
  static var messageFont: SceneFont { SceneFont("System", size: 13, upTo: .xxxLarge) }
  static var buttonFont: SceneFont { SceneFont("System", size: 17, upTo: .xxxLarge) }

  static var dim: SceneColor { SceneColor("dim", 0x000000) }
  static var alert: SceneColor { SceneColor("alert", 0xF2F2F2, dark: 0x1E1E1E) }
  static var ink: SceneColor { SceneColor("ink", 0x000000, dark: 0xFFFFFF) }
  static var tint: SceneColor {
    SceneColor("tint", 0x007AFF, dark: 0x0A84FF, contrast: 0x0040DD, darkContrast: 0x409CFF)
  }
  static var destructive: SceneColor {
    SceneColor("destructive", 0xFF3B30, dark: 0xFF453A, contrast: 0xD70015, darkContrast: 0xFF6961)
  }
}
