import FlowEngine

/// What a keyboard covers of a window.
enum KeyboardOverlap {
  /// The height that a keyboard covers at the window's bottom, in points; 0 for one that floats.
  ///
  /// - Parameters:
  ///   - frame: The keyboard's end frame, in screen coordinates; all numbers finite.
  ///   - environment: The window, and where it is on the screen.
  static func height(of frame: Rect, in environment: Environment) -> Double {
    let frame = environment.windowRect(fromScreen: frame)
    let window = environment.size.height
    guard frame.width > 0, frame.height > 0, frame.maxY >= window - KeyboardChange.bottomTolerance
    else {
      return 0
    }
    return min(max(window - frame.minY, 0), window)
  }

  /// The top of a keyboard at the window's bottom, in window coordinates; `nil` if it covers nothing there.
  static func top(of frame: Rect, in environment: Environment) -> Double? {
    let height = height(of: frame, in: environment)
    return height > 0 ? environment.size.height - height : nil
  }
}

extension Rect {
  /// Whether position and size are finite.
  var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }
}
