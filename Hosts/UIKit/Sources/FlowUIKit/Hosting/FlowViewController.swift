#if canImport(UIKit)
import FlowEngine
import UIKit

/// A view controller whose view is a scene.
public final class FlowViewController<S: FlowEngine.Scene>: UIViewController {
  /// Shows the scene; takes the handlers of a client.
  public let host: FlowHost<S>

  /// Creates a controller for a scene.
  public init(_ live: LiveScene<S>, _ options: FlowOptions = FlowOptions()) {
    host = FlowHost(live, options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Not in storyboards, which know nothing of a scene.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    nil
  }

  /// Puts the scene's view into place.
  public override func loadView() {
    view = host.view
  }

  /// The edges that the options name.
  public override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    host.view.options.edgesDeferringSystemGestures
  }

  /// Brings up the keyboard of a scene that opens with it: before this it may not come.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.restoreFocus()
  }
}
#endif
