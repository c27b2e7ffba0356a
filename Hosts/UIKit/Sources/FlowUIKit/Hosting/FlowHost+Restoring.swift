#if canImport(UIKit)
import FlowEngine

extension FlowHost {
  /// The scene as it is, with everything in flight and without its secrets: what state restoration
  /// may keep on disk.
  ///
  /// `LiveScene(restoring:)` goes on from there.
  public var restorationState: String { live.saved(secrets: .omitted) }
}
#endif
