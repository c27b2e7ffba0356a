import FlowEngine

extension KeyboardChange {
  /// How far the keyboard reaches into the window from below, in points.
  func reach(in environment: Environment) -> Double {
    if phase == .willHide { return 0 }
    return max(0, environment.size.height - environment.windowRect(fromScreen: frame).minY)
  }
}
