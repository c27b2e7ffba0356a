#if canImport(UIKit)
import FlowEngine
import UIKit

/// The view that a scene is shown in. A `FlowHost` makes it; a client puts it where it is to be seen.
///
/// It knows views, and nothing of the scene's type or its time.
public final class FlowSceneView: UIView {
  /// Receives what happens, with the time in seconds of `HostTime`.
  var onEvent: (Event, TimeInterval) -> Void = { _, _ in }
  /// Receives the commands of assistive technology, with the nodes that they are meant for, the likeliest
  /// first; returns whether a scene has taken the command.
  var onCommand: (String, [NodeID]) -> Bool = { _, _ in false }
  /// Finds the node at a point of this view.
  var hitNode: (FlowEngine.Point) -> NodeID? = { _ in nil }
  /// Says whether the scene is about to move the content of a scroll view by itself.
  var movesContent: (NodeID) -> Bool = { _ in false }
  /// Called when its window, size, place or traits may be others.
  var onChange: () -> Void = {}
  /// Says what day it is.
  var today: () -> CalendarDate = { .today }
  /// What the client has brought along.
  var options = FlowOptions() {
    didSet { accessibilityViewIsModal = options.isModal }
  }
  /// Whether views are being changed just now: a field that loses the keyboard by that has nobody to tell.
  private(set) var isDrawing = false
  /// The field that is taking the keyboard just now.
  weak var takingKeyboard: NodeFieldView?
  /// The field that has the keyboard.
  var fieldWithKeyboard: NodeFieldView? { tree.firstField(where: \.isFirstResponder) }

  private(set) lazy var tree = NodeTree(in: self)
  private let repeating = RepeatingLayers()
  private(set) lazy var speech = SceneSpeech(in: self)
  private var touches: SceneTouches?
  private let fields = FieldEvents()
  private let scrolls = ScrollEvents()
  private let pickers = PickerEvents()

  /// Creates a view without a scene.
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Not used: a host makes the view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    isAccessibilityElement = false
    touches = SceneTouches(in: self)
  }

  // MARK: Drawing

  /// Shows the nodes of a frame.
  func show(_ nodes: NodeList) {
    CATransaction.begin()
    // Also keeps views from moving along with an animation of the system's, such as a rotation.
    CATransaction.setDisableActions(true)
    isDrawing = true
    let isReadOtherwise = tree.draw(nodes, options)
    isDrawing = false
    CATransaction.commit()
    if isReadOtherwise { speech.update(nodes) }
  }

  /// Runs what repeats for ever in a frame that has been shown.
  ///
  /// - Returns: Whether no samples are needed for it.
  func runRepeating(in nodes: NodeList, _ hostTime: (Double) -> Double?) -> Bool {
    repeating.run(nodes.repeatingAnimations, in: tree, hostTime)
  }

  /// Makes the view of a kind of node.
  func makeView(for kind: Node.Kind) -> any NodeDrawing {
    switch kind {
    case .view, .label, .image, .button, .shape: return NodeView(frame: .zero)
    case .field:
      let field = NodeFieldView(frame: .zero)
      field.delegate = fields
      return field
    case .scroll:
      let view = NodeScrollView(frame: .zero)
      view.delegate = scrolls
      view.contentInsetAdjustmentBehavior = .never
      view.showsVerticalScrollIndicator = false
      view.showsHorizontalScrollIndicator = false
      return view
    case .picker:
      let view = NodePickerView(frame: .zero)
      view.dataSource = pickers
      view.delegate = pickers
      return view
    }
  }

  // MARK: Events

  /// Tells the scene of an event that happens now.
  func send(_ event: Event) {
    onEvent(event, HostTime.shared.now)
  }

  /// Commits what is still being composed, as UIKit does when the keyboard goes, before an event that may take
  /// the keyboard away: the scene would drop it.
  func commitMarkedText(before event: Event) {
    guard let field = fieldWithKeyboard, let node = field.node, event.endsComposition(in: node.id)
    else { return }
    field.commitMarkedText()
  }

  // MARK: Keyboard

  /// Gives the keyboard to a field; to the first one if none is named.
  func focus(_ id: NodeID?, in nodes: NodeList) {
    guard let id = id ?? nodes.first(where: { $0.kind == .field })?.id,
      let field = tree[id] as? NodeFieldView, !field.isFirstResponder
    else { return }
    field.becomeFirstResponder()
  }

  /// Gives the keyboard to the field that the scene says has it, if it has not.
  func restoreFocus(in nodes: NodeList) {
    if let id = nodes.first(where: { $0.kind == .field && $0.focused })?.id {
      focus(id, in: nodes)
    }
  }

  // MARK: What it is in

  /// A new window, or none.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    onChange()
  }

  /// A new size.
  public override func layoutSubviews() {
    super.layoutSubviews()
    onChange()
  }

  /// New insets.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onChange()
  }

  /// A new scale, appearance, contrast or size of text.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    onChange()
  }

  /// The environment that the view is in.
  ///
  /// - Parameter last: Has what the view does not know: fonts.
  func environment(after last: FlowEngine.Environment) -> FlowEngine.Environment {
    var environment = last
    environment.size = FlowEngine.Size(bounds.size)
    environment.safeArea = FlowEngine.Insets(safeAreaInsets)
    // 0 is a scale that is not known yet.
    if traitCollection.displayScale > 0 {
      environment.scale = Double(traitCollection.displayScale)
    }
    environment.apply(traitCollection)
    environment.layoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    environment.reduceMotion = UIAccessibility.isReduceMotionEnabled
    environment.date = today()
    if let screen = window?.screen {
      environment.windowOrigin = FlowEngine.Point(
        convert(CGPoint.zero, to: screen.coordinateSpace))
    }
    return environment
  }

  // MARK: Assistive technology

  /// The two-finger scrub of VoiceOver, where the element that it is on has not taken it: for the field with
  /// the keyboard, or else what is on top.
  public override func accessibilityPerformEscape() -> Bool {
    let field = fieldWithKeyboard?.node?.id
    return onCommand("escape", (field.map { [$0] } ?? []) + speech.order.reversed())
  }
}
#endif
