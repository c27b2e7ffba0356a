import CFlowGTK
import FlowEngine
import GTK4

/// The widgets of a node: a box at its place, and in it what GTK has for its kind.
@MainActor final class NodeWidget {
  /// The node as last drawn.
  private(set) var node: Node
  let box: Widget
  /// The widget that fills the box, if there is one.
  private(set) var content: Widget?
  /// The widget of a text, in the content or as the content.
  private(set) var label: Widget?
  private var picture: Widget?
  private let options: FlowOptions
  private unowned let scene: SceneWidget

  init(_ node: Node, tag: Int32, _ options: FlowOptions, in scene: SceneWidget) {
    self.node = node
    self.options = options
    self.scene = scene
    box = flow_box_new(node.boxRole, tag)
    g_object_ref_sink(box)
    if node.kind == .scroll { flow_box_set_scrolls(box) }
    draw(node, isNew: true)
  }

  isolated deinit {
    flow_box_remove(box)
    flow_release_soon(box)
    for widget in held { flow_release_soon(widget) }
  }

  /// Whether these are the widgets for a node: its kind and role never change in GTK.
  func shows(_ other: borrowing Node) -> Bool {
    other.kind == node.kind && other.boxRole == node.boxRole
  }

  /// Whether a user can do something with it.
  var isReachable: Bool {
    (node.interactive || node.kind == .field) && node.enabled && gtk_widget_is_visible(box) != 0
  }

  // MARK: Drawing

  func draw(_ node: Node) {
    draw(node, isNew: false)
  }

  private func draw(_ node: Node, isNew: Bool) {
    let last = self.node
    self.node = node
    var place = FlowPlace(node)
    flow_box_set_place(box, &place)
    var look = FlowLook(node)
    flow_box_set_look(box, &look)
    flow_box_set_content_offset(box, node.contentOffset.x, node.contentOffset.y)
    if isNew || last.highlightedAlpha != node.highlightedAlpha {
      gtk_widget_set_opacity(box, node.highlightedAlpha)
    }
    if isNew || last.hidden != node.hidden { gtk_widget_set_visible(box, node.hidden ? 0 : 1) }
    drawContent(isNew)
    describe()
  }

  private func drawContent(_ isNew: Bool) {
    switch node.kind {
    case .field:
      let field = content ?? setContent(flow_field_new())
      drawField(field)
    case .picker:
      let wheels = content ?? setContent(flow_wheels_new())
      drawWheels(wheels)
    case .button:
      let button = content ?? setContent(flow_button_new())
      let child = drawTextOrImage()
      flow_button_set_child(button, child)
      // Only what can be pressed is reached by keys.
      gtk_widget_set_focusable(button, node.interactive ? 1 : 0)
      gtk_widget_set_cursor_from_name(button, node.interactive ? "pointer" : nil)
    case .view, .label, .image, .shape, .scroll:
      let child = drawTextOrImage()
      content = child
      flow_box_set_content(box, child)
    }
    var inset = node.kind == .scroll ? .zero : node.contentInset
    // A field with a ground of its own keeps its text off its round ends.
    if node.kind == .field, node.background != nil, inset == .zero {
      (inset.left, inset.right) = (node.cornerRadius, node.cornerRadius)
    }
    flow_box_set_content_inset(box, inset.top, inset.left, inset.bottom, inset.right)
    if let content { gtk_widget_set_sensitive(content, node.enabled ? 1 : 0) }
  }

  private func setContent(_ widget: Widget) -> Widget {
    content = widget
    flow_box_set_content(box, widget)
    return widget
  }

  /// The widget of the node's text, or of its image, drawn.
  private func drawTextOrImage() -> Widget? {
    if let text = node.text, !text.isEmpty {
      let label = self.label ?? hold(flow_label_new())
      self.label = label
      let font = node.font ?? Node.Font("System", size: 17)
      let isBroken = node.frame.height > 2.2 * font.size
      flow_label_set(
        label, text, font.name, font.size, (node.textColor ?? .text).rgba,
        node.horizontalAlignment(scene.isRightToLeft), isBroken)
      return label
    }
    if let label { flow_label_clear(label) }
    if let name = node.image, let paintable = options.image(name, node.tintColor) {
      let picture = self.picture ?? hold(flow_picture_new())
      self.picture = picture
      flow_picture_set(picture, paintable, node.clipsToBounds)
      return picture
    }
    return nil
  }

  /// Keeps a widget also while it is in no box.
  private func hold(_ widget: Widget) -> Widget {
    g_object_ref_sink(widget)
    held.append(widget)
    return widget
  }
  private var held: [Widget] = []

  private func drawField(_ field: Widget) {
    let node = scene.composing == node.id ? self.node.withoutMarkedText : self.node
    let font = node.font ?? Node.Font("System", size: 17)
    (node.text ?? "").withCString { text in
      (node.placeholder ?? "").withCString { placeholder in
        font.name.withCString { name in
          var look = FlowFieldLook(
            text: text, placeholder: placeholder, font: name, size: font.size,
            xalign: node.horizontalAlignment(scene.isRightToLeft),
            text_rgba: (node.textColor ?? .text).rgba,
            placeholder_color: FlowColor(node.placeholderColor),
            // A scene without a caret in its field draws one itself.
            tint_color: node.caret == nil ? .clear : FlowColor(node.tintColor),
            is_secure: node.secure,
            corrects: node.autocorrection, purpose: node.inputPurpose)
          flow_field_set(field, &look)
        }
      }
    }
    guard let caret = node.caret else { return }
    let selected = node.selectedRange ?? TextRange(location: caret, length: 0)
    flow_field_select(
      field, node.scalars(before: selected.location),
      node.scalars(before: selected.location + selected.length))
  }

  private func drawWheels(_ wheels: Widget) {
    for (component, rows) in node.rows.enumerated() {
      let label = node.accessibilityLabel ?? ""
      for (row, text) in rows.enumerated() {
        flow_wheels_set_row(wheels, Int32(component), Int32(row), text, label)
      }
      flow_wheels_keep_rows(wheels, Int32(component), Int32(rows.count))
    }
    flow_wheels_keep(wheels, Int32(node.rows.count))
    showSelection()
  }

  /// Turns the wheels to the rows that the scene has.
  func showSelection() {
    guard node.kind == .picker, let content else { return }
    flow_begin_changes()
    defer { flow_end_changes() }
    for (component, row) in node.selectedRows.enumerated() {
      flow_wheels_select(content, Int32(component), Int32(row))
    }
  }

  // MARK: Assistive technology

  private func describe() {
    let speaks = content ?? box
    let isContainer = content == nil
    flow_describe(
      speaks, node.accessibilityLabel, node.accessibilityValue, node.isRead || isContainer,
      !node.enabled || node.accessibilityTraits.contains(.notEnabled))
    // The label in a button would be spoken twice.
    if node.kind == .button, let label { flow_describe(label, nil, nil, false, false) }
    if node.kind == .button, let picture { flow_describe(picture, nil, nil, false, false) }
  }
}
