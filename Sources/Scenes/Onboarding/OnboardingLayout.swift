import FlowEngine

extension Onboarding {
  /// Puts the page, during a push both pages, the bar and at the end the done circle into `nodes`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields of the pages shown.
  public static func layout(
    _ state: State, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeList
  ) {
    let geometry = Geometry(environment, configuration, keyboardOverlap: state.keyboardOverlap)
    if case .pushing(let leaving) = state.phase {
      // Where it is going to; the engine has it on its way there.
      let frame = geometry.page(isAhead: leaving > state.page)
      appendPage(leaving, frame, state, geometry, configuration, into: &nodes)
    }
    appendPage(state.page, geometry.page, state, geometry, configuration, into: &nodes)
    appendBar(state, geometry, into: &nodes)
    switch state.phase {
    case .resting, .pushing: break
    case .finishing, .finished: appendFinish(geometry, configuration, into: &nodes)
    }
  }

  /// Puts a page in, with what is on it; one that is leaving takes no touches.
  private static func appendPage(
    _ number: Int, _ frame: Rect, _ state: State, _ geometry: Geometry,
    _ configuration: Configuration, into nodes: inout NodeList
  ) {
    let isCurrent = number == state.page
    let id = Part.page(number)
    let size = Size(
      width: geometry.window.width,
      height: geometry.contentHeight(of: configuration.pages[number - 1]))
    nodes.append(id, Part.page.kind, frame: frame) { page in
      page.background = Metrics.ground
      page.contentOffset.y = state.pages[number - 1].offset
      page.contentInset.bottom = isCurrent ? geometry.bottomInset : geometry.restingInset
      page.contentSize = size
      page.interactive = isCurrent
      page.accessibilityLabel = Speech.page(number)
    }
    nodes.append(Part.title(number), Part.title.kind, in: id, frame: geometry.title) { title in
      title.text = configuration.pages[number - 1].title
      title.textColor = Metrics.ink
      title.font = Metrics.titleFont
      title.accessibilityTraits = .header
    }
    for row in state.pages[number - 1].fields.indices {
      appendField(
        row, state.pages[number - 1].fields[row], in: id,
        geometry.field(row, of: configuration.pages[number - 1]), isCurrent: isCurrent,
        isFocused: isCurrent && state.focusedField == row, into: &nodes)
    }
  }

  private static func appendField(
    _ row: Int, _ field: Field, in page: NodeID, _ frame: Rect, isCurrent: Bool, isFocused: Bool,
    into nodes: inout NodeList
  ) {
    nodes.append(field.node, Part.field.kind, in: page, frame: frame) { node in
      node.cornerRadius = Metrics.fieldRadius
      node.background = Metrics.field
      node.textColor = Metrics.ink
      node.font = Metrics.font
      node.placeholder = field.label
      node.accessibilityLabel = field.spokenLabel
      if !field.text.isEmpty {
        node.text = field.text.text
        node.accessibilityValue = field.text.text
      }
      if isFocused { node.caret = field.text.caret }
      node.focused = isFocused
      node.interactive = isCurrent
    }
  }

  /// Puts the bar in: its place is no part of a push (rule 1).
  private static func appendBar(
    _ state: State, _ geometry: Geometry, into nodes: inout NodeList
  ) {
    nodes.append(Part.bottomBar, frame: geometry.bar) { bar in
      bar.background = Metrics.ground
      bar.interactive = true
      bar.accessibilityLabel = "Page controls"
    }
    nodes.append(Part.backButton, frame: geometry.backButton) { back in
      back.hidden = state.page == 1
      back.image = "back"
      back.interactive = true
      back.accessibilityLabel = "Back"
      back.accessibilityTraits = .button
    }
    nodes.append(Part.skipHint, frame: geometry.skipHint) { hint in
      hint.hidden = !state.canSkip
      hint.text = Speech.skipHint
      hint.textColor = Metrics.ink
      hint.font = Metrics.font
      hint.interactive = true
      hint.accessibilityLabel = Speech.skipHint
      hint.accessibilityTraits = .button
    }
    nodes.append(Part.nextButton, frame: geometry.nextButton) { next in
      next.alpha = state.nextEnabled ? 1 : Metrics.disabledAlpha
      next.enabled = state.nextEnabled
      next.cornerRadius = Metrics.button.radius
      next.background = Metrics.white
      next.image = "next"
      next.interactive = true
      next.accessibilityLabel = state.page < Metrics.pageCount ? "Next" : "Finish"
      next.accessibilityTraits = state.nextEnabled ? .button : [.button, .notEnabled]
    }
  }

  /// Puts the done circle in: in the middle of the view it is in (rule 17), from 12 o'clock
  /// clockwise.
  private static func appendFinish(
    _ geometry: Geometry, _ configuration: Configuration, into nodes: inout NodeList
  ) {
    nodes.append(Part.finish, frame: geometry.page) { finish in
      finish.background = Metrics.ground
      finish.interactive = true
      finish.accessibilityLabel = Speech.done
    }
    let radius = configuration.circleRadius
    nodes.append(
      Part.doneCircle,
      frame: Rect(
        x: geometry.window.width / 2 - radius, y: geometry.window.height / 2 - radius,
        width: 2 * radius, height: 2 * radius)
    ) { circle in
      circle.cornerRadius = radius
      circle.borderWidth = Metrics.circleLineWidth
      circle.borderColor = Metrics.white
    }
  }
}
