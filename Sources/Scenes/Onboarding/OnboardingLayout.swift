import FlowEngine

extension Onboarding {
  /// Puts the page, during a push both pages, the bar and at the end the done circle into `nodes`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields of the pages shown.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let geometry = Geometry(environment, configuration, keyboardOverlap: keyboardOverlap)
    if let leavingPage {
      // Its destination: the engine animates the way there.
      let frame = geometry.page(isAhead: leavingPage > page)
      appendPage(leavingPage, frame, geometry, environment, configuration, into: &nodes)
    }
    appendPage(page, geometry.page, geometry, environment, configuration, into: &nodes)
    appendBar(geometry, into: &nodes)
    switch state {
    case .page, .pushing: break
    case .finishing, .finished: appendFinish(geometry, configuration, into: &nodes)
    }
  }

  /// Adds a page with its contents; a leaving page takes no touches.
  private func appendPage(
    _ number: Int, _ frame: Rect, _ geometry: Geometry, _ environment: Environment,
    _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let isCurrent = number == page
    let id = Part.page(number)
    let size = Size(
      width: geometry.window.width,
      height: geometry.contentHeight(of: configuration.pages[number - 1]))
    nodes.append(Part.page, id: id, frame: frame) { page in
      page.background = Metrics.ground
      page.contentOffset.y = pages[number - 1].offset
      page.contentInset.bottom = isCurrent ? geometry.bottomInset : geometry.restingInset
      page.contentSize = size
      page.clipsToBounds = true
      page.interactive = isCurrent
      page.accessibilityLabel = Speech.page(number)
    }
    nodes.append(
      Part.title, id: Part.title(number), in: id, frame: geometry.title
    ) { title in
      title.text = configuration.pages[number - 1].title
      title.textColor = Metrics.ink
      title.font = Metrics.titleFont
      title.accessibilityTraits = .header
    }
    var top = geometry.firstRow
    // The return key in it finishes the form.
    let last =
      number == Metrics.pageCount
      ? pages[number - 1].fields.lastIndex { $0.takesKeyboard } : nil
    // The elements are passed on from their places: copies would retain their strings.
    for row in pages[number - 1].fields.indices {
      let frame = geometry.field(configuration.pages[number - 1].fields[row], inRowAt: top)
      top += geometry.pitch(of: configuration.pages[number - 1].fields[row])
      if pages[number - 1].fields[row].takesKeyboard {
        appendField(
          pages[number - 1].fields[row], configuration.pages[number - 1].fields[row], in: id,
          frame, isCurrent: isCurrent, isFocused: isCurrent && focusedField == row,
          isLast: row == last, into: &nodes)
        if let hint = pages[number - 1].fields[row].hint {
          let height = environment.size(of: "", in: Metrics.hintFont).height
          appendHint(
            hint, pages[number - 1].fields[row], in: id, geometry.hint(below: frame, height),
            into: &nodes)
        }
      } else {
        appendPicture(
          pages[number - 1].fields[row], in: id, frame, isCurrent: isCurrent, into: &nodes)
      }
    }
  }

  private func appendField(
    _ field: Field, _ form: FieldConfiguration, in page: NodeID, _ frame: Rect, isCurrent: Bool,
    isFocused: Bool, isLast: Bool, into nodes: inout NodeBuilder
  ) {
    let (keyboardType, contentType) = (form.keyboardType, form.contentType)
    let autocorrection = form.autocorrection
    nodes.append(Part.field, id: field.node, in: page, frame: frame) { node in
      node.cornerRadius = Metrics.fieldRadius
      node.background = Metrics.field
      node.textColor = Metrics.ink
      node.font = Metrics.font
      node.placeholder = field.label
      node.placeholderColor = Metrics.placeholder
      node.tintColor = Metrics.ink
      node.keyboardType = keyboardType
      node.textContentType = contentType
      // In a multiline field the key breaks the line (B5).
      if field.kind != .multiline { node.returnKeyType = isLast ? .done : .next }
      node.autocorrection = autocorrection
      node.accessibilityLabel = field.spokenLabel
      if !field.text.isEmpty { node.text = field.text.text }
      if field.hint != nil {
        node.accessibilityValue = field.spokenHint
      } else if !field.text.isEmpty {
        node.accessibilityValue = field.text.text
      }
      if isFocused { node.caret = field.text.caret }
      node.focused = isFocused
      node.interactive = isCurrent
    }
  }

  /// Adds what a field says of a text that does not count (G13).
  private func appendHint(
    _ hint: Hint, _ field: Field, in page: NodeID, _ frame: Rect, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.hint, id: field.hintNode, in: page, frame: frame) { label in
      label.text = hint.text
      label.textColor = Metrics.ink
      label.font = Metrics.hintFont
    }
  }

  /// Adds a field for a picture: a round button, with the picture once there is one (G11).
  private func appendPicture(
    _ field: Field, in page: NodeID, _ frame: Rect, isCurrent: Bool, into nodes: inout NodeBuilder
  ) {
    nodes.append(field.node, .button, in: page, frame: frame) { node in
      node.cornerRadius = frame.height / 2
      node.background = Metrics.field
      node.clipsToBounds = true
      node.accessibilityTraits = .button
      node.interactive = isCurrent
      if field.text.isEmpty {
        node.text = field.label
        node.textColor = Metrics.ink
        node.font = Metrics.font
        node.textAlignment = .center
        node.accessibilityLabel = field.spokenLabel
      } else {
        node.image = field.text.text
        node.accessibilityLabel = field.changeLabel
      }
    }
  }

  /// Adds the bar, whose place is not part of a push (rule 1).
  private func appendBar(_ geometry: Geometry, into nodes: inout NodeBuilder) {
    nodes.append(Part.bottomBar, frame: geometry.bar) { bar in
      bar.background = Metrics.ground
      bar.interactive = true
      bar.accessibilityLabel = "Page controls"
    }
    nodes.append(Part.backButton, frame: geometry.backButton) { back in
      back.hidden = page == 1
      back.image = "back"
      back.tintColor = Metrics.ink
      back.interactive = true
      back.accessibilityLabel = "Back"
      back.accessibilityTraits = .button
    }
    nodes.append(Part.skipHint, frame: geometry.skipHint) { hint in
      hint.hidden = !canSkip
      hint.text = Speech.skipHint
      hint.textColor = Metrics.ink
      hint.font = Metrics.font
      hint.interactive = true
      hint.accessibilityLabel = Speech.skipHint
      hint.accessibilityTraits = .button
    }
    nodes.append(Part.nextButton, frame: geometry.nextButton) { next in
      next.alpha = nextEnabled ? 1 : Metrics.disabledAlpha
      next.enabled = nextEnabled
      next.cornerRadius = Metrics.button.radius
      next.background = Metrics.white
      next.image = "next"
      next.tintColor = Metrics.ground
      next.interactive = true
      next.accessibilityLabel = page < Metrics.pageCount ? "Next" : "Finish"
      next.accessibilityTraits = nextEnabled ? .button : [.button, .notEnabled]
    }
  }

  /// Adds the done circle: in the middle of its view (rule 17), from 12 o'clock, clockwise.
  private func appendFinish(
    _ geometry: Geometry, _ configuration: Configuration, into nodes: inout NodeBuilder
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
