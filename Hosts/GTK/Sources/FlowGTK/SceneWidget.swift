import CFlowGTK
import FlowEngine
import GTK4

/// The widget that a scene is shown in. A `FlowHost` makes it; a client puts `root` where it is to be seen.
///
/// It knows widgets, and nothing of the scene's type or its time.
@MainActor public final class SceneWidget {
  /// The widget for a window or another container.
  public var root: Widget { created }

  /// Receives each event of a user's, with its time in seconds of the system's monotonic clock.
  var onEvent: (Event, Double) -> Void = { _, _ in }
  /// Finds the node at a point of the root.
  var hitNode: (Point) -> NodeID? = { _ in nil }
  /// Called when the display is about to show a frame, while it is asked for.
  var onRefresh: () -> Void = {}
  /// Called when the time of `wake(after:)` has come.
  var onWake: () -> Void = {}
  /// Called when its size, scale, direction or the system's settings may be others.
  var onChange: () -> Void = {}
  /// Takes the Escape key, with the node that has the focus; returns whether a scene has taken it.
  var onEscape: (NodeID?) -> Bool = { _ in false }

  private(set) lazy var tree = NodeTree(in: self, options)
  private lazy var pointers = ScenePointers(in: self)
  /// The field in which an input method composes a text, which GTK shows there.
  private(set) var composing: NodeID?
  private lazy var created: Widget = makeRoot()
  private let options: FlowOptions

  init(_ options: FlowOptions) {
    self.options = options
  }

  private func makeRoot() -> Widget {
    var handlers = FlowHandlers(reportingTo: self)
    let root = flow_root_new(&handlers)
    g_object_ref_sink(root)
    return root
  }

  isolated deinit {
    flow_root_close(created)
    g_object_unref(created)
  }

  // MARK: Time

  /// Asks for `onRefresh` with each frame of the display, or no more.
  func run(_ isRunning: Bool) {
    flow_root_run(root, isRunning)
  }

  /// Asks for `onWake` after some seconds; `nil` for never.
  func wake(after seconds: Double?) {
    flow_root_wake(root, seconds.map { max($0, 0) } ?? -1)
  }

  /// How many frames the display has shown while the scene moved, and how many of them were late.
  public var frameCounts: (late: Int, all: Int) {
    var (late, all): (Int32, Int32) = (0, 0)
    flow_root_count_frames(root, &late, &all)
    return (Int(late), Int(all))
  }

  // MARK: Surroundings

  /// Whether the widget's direction is from right to left.
  var isRightToLeft: Bool { gtk_widget_get_direction(root) == GTK_TEXT_DIR_RTL }

  /// The widget's size; `nil` before it has one.
  var size: Size? {
    let (width, height) = (gtk_widget_get_width(root), gtk_widget_get_height(root))
    return width > 0 && height > 0 ? Size(width: Double(width), height: Double(height)) : nil
  }

  /// Tells what of the environment the widget knows.
  func update(_ environment: inout Environment) {
    if let size { environment.size = size }
    environment.safeArea = .zero
    environment.scale = Double(gtk_widget_get_scale_factor(root))
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.reduceMotion = !flow_shows_animations()
    environment.colorScheme = flow_prefers_dark() ? .dark : .light
    environment.contrast = flow_prefers_contrast() ? .increased : .standard
    environment.textSize = Environment.TextSize(scale: flow_text_scale())
    if let today = CalendarDate.today { environment.date = today }
  }

  // MARK: Focus and speech

  /// The field that an effect has asked for, until the scene knows that it has the keyboard.
  private var awaited: NodeID?

  /// Gives the keyboard to a field, as an effect asks; to the first one if none is named.
  func focus(_ id: NodeID?, in nodes: NodeList) {
    awaited = id ?? nodes.first { $0.kind == .field }?.id
    if let field = awaited.flatMap({ tree[$0]?.content }) { give(field) }
  }

  /// Puts a text on the clipboard.
  func copy(_ text: String) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(root), text)
  }

  /// Has the widget of a field enter what is on the clipboard, of which it tells as of any edit.
  func paste(into id: NodeID) {
    guard let field = tree[id]?.content else { return }
    gtk_widget_activate_action_variant(field, "clipboard.paste", nil)
  }

  /// Takes the keyboard from the field that has it.
  func blur() {
    awaited = nil
    if let window = gtk_widget_get_root(root) { gtk_root_set_focus(window, nil) }
  }

  /// Gives the keyboard to the field that has it in the scene, and takes it from any other.
  func matchFocus(to nodes: NodeList) {
    let focused = nodes.first { $0.kind == .field && $0.focused }?.id
    if focused != nil { awaited = nil }
    if let field = (focused ?? awaited).flatMap({ tree[$0]?.content }) {
      give(field)
    } else if let current = flow_focus(root), tree.hasField(current) {
      blur()
    }
  }

  private func give(_ field: Widget) {
    if flow_focus(root) != field { gtk_widget_grab_focus(field) }
  }

  /// Has a screen reader say something.
  func announce(_ text: String) {
    flow_announce(root, text)
  }

  // MARK: Events of widgets

  func pointed(
    _ id: Int, _ kind: FlowPointerKind, _ phase: FlowPointerPhase, at point: Point, _ time: Double
  ) -> Bool {
    pointers.pointed(id, kind, phase, at: point, time)
  }

  func escaped(_ tag: Int32) -> Bool { onEscape(tree[tag: tag]?.node.id) }

  /// Reports an event that happens now.
  private func send(_ event: Event) {
    onEvent(event, .now)
  }

  func clicked(_ tag: Int32) {
    guard let node = tree[tag: tag]?.node else { return }
    send(.tap(Tap(on: node.id)))
  }

  /// Reports an edit, and returns where the caret is after it, in scalars.
  func edited(_ tag: Int32, start: Int, count: Int, _ text: String) -> Int32 {
    // GTK deletes the selection before an input method composes, also where nothing is selected.
    guard let node = tree[tag: tag]?.node, count > 0 || !text.isEmpty else { return Int32(start) }
    if composing == node.id, count == 0 {
      composing = nil
      send(.compose(Composition(node.id, .committed, text: text)))
    } else {
      send(.text(TextEdit(node.id, replacement: text, range: node.range(start, count))))
    }
    guard let now = tree[tag: tag]?.node, let caret = now.caret else { return Int32(start) }
    return now.scalars(before: caret)
  }

  /// Sends `compose` for the marked text of a field; `nil` cancels it. It replaces the selection.
  func composed(_ tag: Int32, _ text: String?) {
    guard let widget = tree[tag: tag], let field = widget.content else { return }
    let node = widget.node
    if let text {
      if composing != node.id {
        var (start, end): (Int32, Int32) = (0, 0)
        flow_field_selection(field, &start, &end)
        // Of a text that it does not show, a field knows no places.
        if let caret = node.caret, start == end, start != node.scalars(before: caret) {
          send(.selection(TextSelection(node.id, range: node.range(Int(start), 0))))
        }
      }
      composing = node.id
      send(.compose(Composition(node.id, .changed, text: text)))
    } else if composing == node.id {
      composing = nil
      send(.compose(Composition(node.id, .cancelled)))
    }
  }

  /// Has what is still being composed entered, if its input method does that, or given up, before an event that
  /// may take the keyboard away: the scene would drop it.
  func endComposition(before event: Event) {
    guard let composing, event.endsComposition(in: composing), let field = tree[composing]?.content
    else { return }
    flow_field_end_composition(field)
  }

  /// Takes a backspace where the scene's caret is; of other places GTK reports an edit.
  func backspaced(_ tag: Int32) -> Bool {
    guard let widget = tree[tag: tag], let field = widget.content else { return false }
    var (start, end): (Int32, Int32) = (0, 0)
    flow_field_selection(field, &start, &end)
    let caret = widget.node.caret ?? (widget.node.text ?? "").utf16.count
    guard start == end, start == widget.node.scalars(before: caret) else { return false }
    send(.deleteBackward(target: widget.node.id))
    return true
  }

  func returned(_ tag: Int32) {
    guard let node = tree[tag: tag]?.node else { return }
    send(.returnKey(target: node.id))
  }

  /// Reports only news: the scene may have asked for the keyboard itself.
  func focused(_ tag: Int32, _ isFocused: Bool) {
    guard let node = tree[tag: tag]?.node, node.focused != isFocused else { return }
    send(isFocused ? .focus(target: node.id) : .blur(target: node.id))
  }

  func scrolled(_ tag: Int32, _ phase: FlowScrollPhase, _ way: Point) {
    guard let node = tree[tag: tag]?.node else { return }
    let offset = node.scrolled(by: way)
    switch phase {
    case FLOW_SCROLL_BEGAN: send(.scroll(Scroll(node.id, offset: offset, phase: .began)))
    case FLOW_SCROLL_CHANGED:
      // A wheel that has come to the end scrolls nothing.
      guard offset != node.contentOffset else { return }
      send(.scroll(Scroll(node.id, offset: offset, phase: .changed)))
    default: send(.scroll(Scroll(node.id, offset: offset, phase: .ended)))
    }
  }

  func selected(_ tag: Int32, component: Int, row: Int) {
    guard let widget = tree[tag: tag] else { return }
    send(.select(Selection(widget.node.id, component: component, row: row)))
    // The scene may not have taken it.
    widget.showSelection()
  }
}

extension Node {
  /// The content offset after scrolling by some points, no further than the content goes.
  func scrolled(by way: Point) -> Point {
    let size = contentSize ?? frame.size
    func limited(_ value: Double, _ least: Double, _ most: Double) -> Double {
      min(max(value, least), max(least, most))
    }
    return Point(
      x: limited(
        contentOffset.x + way.x, -contentInset.left,
        size.width + contentInset.right - frame.width),
      y: limited(
        contentOffset.y + way.y, -contentInset.top,
        size.height + contentInset.bottom - frame.height))
  }
}

extension CalendarDate {
  /// Today, in the system's time zone.
  static var today: CalendarDate? {
    guard let now = g_date_time_new_now_local() else { return nil }
    defer { g_date_time_unref(now) }
    return CalendarDate(
      year: Int(g_date_time_get_year(now)), month: Int(g_date_time_get_month(now)),
      day: Int(g_date_time_get_day_of_month(now)))
  }
}
