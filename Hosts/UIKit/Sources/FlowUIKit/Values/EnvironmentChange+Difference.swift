#if canImport(UIKit)
import FlowEngine
import UIKit

extension EnvironmentChange {
  /// The members of `current` that differ from those of `last`, but for fonts; `nil` if none does.
  init?(from last: FlowEngine.Environment, to current: FlowEngine.Environment) {
    self.init()
    if current.size != last.size { size = current.size }
    if current.safeArea != last.safeArea { safeArea = current.safeArea }
    if current.scale != last.scale { scale = current.scale }
    if current.layoutDirection != last.layoutDirection {
      layoutDirection = current.layoutDirection
    }
    if current.reduceMotion != last.reduceMotion { reduceMotion = current.reduceMotion }
    if current.date != last.date { date = current.date }
    if current.windowOrigin != last.windowOrigin { windowOrigin = current.windowOrigin }
    if self == EnvironmentChange() { return nil }
  }
}
#endif
