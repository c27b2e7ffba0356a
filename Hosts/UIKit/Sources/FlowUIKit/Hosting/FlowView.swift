#if canImport(UIKit) && canImport(SwiftUI)
import FlowEngine
import SwiftUI
import UIKit

/// A SwiftUI view that shows a scene.
///
/// ```swift
/// @State private var live = try? LiveScene<GlideCard>()
///
/// var body: some View {
///   if let live { FlowView(live).ignoresSafeArea() }
/// }
/// ```
///
/// It has the size that it is offered. The scene lives where the client keeps it, not in the view; where
/// another scene takes its place, `.id(ObjectIdentifier(live))` makes a view of its own for it.
public struct FlowView<S: FlowEngine.Scene>: UIViewRepresentable {
  private let live: LiveScene<S>
  private let options: FlowOptions
  private var effectAction: ((S.Effect, FlowHost<S>) -> Void)?

  /// Creates a view for a scene.
  public init(_ live: LiveScene<S>, _ options: FlowOptions = FlowOptions()) {
    self.live = live
    self.options = options
  }

  /// The same view, which tells of the effects of the scene's own.
  ///
  /// - Parameter action: Receives an effect, and the host, whose `post(_:)` takes the answer.
  public func onEffect(_ action: @escaping (S.Effect, FlowHost<S>) -> Void) -> FlowView {
    var view = self
    view.effectAction = action
    return view
  }

  /// Makes the host, which stays as long as the view does.
  public func makeCoordinator() -> FlowHost<S> {
    FlowHost(live, options)
  }

  /// Makes the view.
  public func makeUIView(context: Context) -> FlowSceneView {
    handOn(to: context.coordinator)
    return context.coordinator.view
  }

  /// Takes over what the client has changed.
  public func updateUIView(_ view: FlowSceneView, context: Context) {
    handOn(to: context.coordinator)
    view.options = options
  }

  private func handOn(to host: FlowHost<S>) {
    host.onEffect = effectAction.map { action in
      { [weak host] effect in if let host { action(effect, host) } }
    }
  }
}
#endif
