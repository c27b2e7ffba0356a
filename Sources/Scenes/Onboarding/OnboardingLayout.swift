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
    appendBar(geometry, environment, into: &nodes)
    switch state {
    case .page, .pushing: break
    case .finishing, .finished: appendFinish(geometry, environment, configuration, into: &nodes)
    }
  }

  /// Adds a page with its contents; a leaving page takes no touches.
  private func appendPage(
    _ number: Int, _ frame: Rect, _ geometry: Geometry, _ environment: Environment,
    _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let isCurrent = number == page
    let id = Part.page(number)
    let rows = geometry.rows(of: configuration.pages[number - 1], environment)
    let size = Size(
      width: geometry.window.width,
      height: geometry.contentHeight(of: configuration.pages[number - 1], rows))
    nodes.append(Part.page, id: id, frame: frame) { page in
      page.background = environment.color(Palette.ground)
      page.contentOffset.y = pages[number - 1].offset
      page.contentInset.bottom = isCurrent ? geometry.bottomInset : geometry.restingInset
      page.contentSize = size
      page.clipsToBounds = true
      page.interactive = isCurrent
      page.accessibilityLabel = Speech.page(number, in: environment)
    }
    nodes.append(
      Part.title, id: Part.title(number), in: id,
      frame: rows?.title ?? geometry.title
    ) { title in
      title.textColor = environment.color(Palette.ink)
      if environment.hasDefaultSettings {
        title.text = configuration.pages[number - 1].title
        title.font = Metrics.titleFont.font
      } else {
        title.text = rows?.words ?? configuration.pages[number - 1].title(in: environment)
        title.font = rows?.titleFont ?? environment.font(Metrics.titleFont)
      }
      title.accessibilityTraits = .header
    }
    var top = geometry.firstRow
    // The return key in it finishes the form.
    let last =
      number == Metrics.pageCount
      ? pages[number - 1].fields.lastIndex { $0.takesKeyboard } : nil
    // The elements are passed on from their places: copies would retain their strings.
    for row in pages[number - 1].fields.indices {
      let frame =
        rows?.frames[row]
        ?? geometry.field(configuration.pages[number - 1].fields[row], inRowAt: top)
      top += geometry.pitch(of: configuration.pages[number - 1].fields[row])
      if pages[number - 1].fields[row].takesKeyboard {
        appendField(
          pages[number - 1].fields[row], configuration.pages[number - 1].fields[row], in: id,
          frame, isCurrent: isCurrent, isFocused: isCurrent && focusedField == row,
          isLast: row == last, environment, into: &nodes)
        if let hint = pages[number - 1].fields[row].hint {
          let font = environment.font(Metrics.hintFont)
          let words = environment.text(hint.string)
          let height =
            geometry.isGrown
            ? environment.size(of: words, in: font, width: frame.width).height
            : environment.size(of: "", in: font).height
          appendHint(
            words, font, pages[number - 1].fields[row], in: id,
            geometry.hint(below: frame, height), environment, into: &nodes)
        }
      } else {
        appendPicture(
          pages[number - 1].fields[row], in: id, frame, isCurrent: isCurrent, environment,
          into: &nodes)
      }
    }
  }

  private func appendField(
    _ field: Field, _ form: FieldConfiguration, in page: NodeID, _ frame: Rect, isCurrent: Bool,
    isFocused: Bool, isLast: Bool, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    let (keyboardType, contentType) = (form.keyboardType, form.contentType)
    let autocorrection = form.autocorrection
    nodes.append(Part.field, id: field.node, in: page, frame: frame) { node in
      node.cornerRadius = Metrics.fieldRadius
      node.background = environment.color(Palette.field)
      node.textColor = environment.color(Palette.ink)
      node.placeholderColor = environment.color(Palette.placeholder)
      node.tintColor = environment.color(Palette.ink)
      if environment.hasDefaultSettings {
        node.font = Metrics.font.font
        node.placeholder = field.label
      } else {
        let label = field.label(in: environment)
        node.font = environment.font(Metrics.font, fitting: label, width: frame.width)
        node.placeholder = label
      }
      node.keyboardType = keyboardType
      node.textContentType = contentType
      // In a multiline field the key breaks the line (B5).
      if field.kind != .multiline { node.returnKeyType = isLast ? .done : .next }
      node.autocorrection = autocorrection
      // In two statements, since a value of either would be retained.
      if environment.hasDefaultSettings {
        node.accessibilityLabel = field.spokenLabel
      } else {
        node.accessibilityLabel = field.spokenLabel(in: environment)
      }
      if !field.text.isEmpty { node.text = field.text.text }
      if field.hint != nil {
        if environment.hasDefaultSettings {
          node.accessibilityValue = field.spokenHint
        } else {
          node.accessibilityValue = field.spokenHint(in: environment)
        }
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
    _ words: String, _ font: Node.Font, _ field: Field, in page: NodeID, _ frame: Rect,
    _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.hint, id: field.hintNode, in: page, frame: frame) { label in
      label.text = words
      label.textColor = environment.color(Palette.ink)
      label.font = font
    }
  }

  /// Adds a field for a picture: a round button, with the picture once there is one (G11).
  private func appendPicture(
    _ field: Field, in page: NodeID, _ frame: Rect, isCurrent: Bool, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    nodes.append(field.node, .button, in: page, frame: frame) { node in
      node.cornerRadius = frame.height / 2
      node.background = environment.color(Palette.field)
      node.clipsToBounds = true
      node.accessibilityTraits = .button
      node.interactive = isCurrent
      node.accessibilityLabel = field.spokenLabel(in: environment)
      if field.text.isEmpty {
        let label = field.label(in: environment)
        node.text = label
        node.textColor = environment.color(Palette.ink)
        node.font = environment.font(Metrics.font, fitting: label, width: frame.width)
        node.textAlignment = .center
      } else {
        node.image = field.text.text
      }
    }
  }

  /// Adds the bar, whose place is not part of a push (rule 1).
  private func appendBar(
    _ geometry: Geometry, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.bottomBar, frame: geometry.bar) { bar in
      bar.background = environment.color(Palette.ground)
      bar.interactive = true
      bar.accessibilityLabel = environment.text(Strings.controls)
    }
    nodes.append(Part.backButton, frame: geometry.backButton) { back in
      back.hidden = page == 1
      back.image = "back"
      back.tintColor = environment.color(Palette.ink)
      back.interactive = true
      back.accessibilityLabel = environment.text(Strings.back)
      back.accessibilityTraits = .button
    }
    nodes.append(Part.skipHint, frame: geometry.skipHint) { hint in
      hint.hidden = !canSkip
      hint.text = environment.text(Strings.skip)
      hint.textColor = environment.color(Palette.ink)
      hint.font = environment.font(Metrics.font)
      hint.interactive = true
      hint.accessibilityLabel = environment.text(Strings.skip)
      hint.accessibilityTraits = .button
    }
    nodes.append(Part.nextButton, frame: geometry.nextButton) { next in
      next.alpha = nextEnabled ? 1 : Metrics.disabledAlpha
      next.enabled = nextEnabled
      next.cornerRadius = Metrics.button.radius
      next.background = environment.color(Palette.mark)
      next.image = "next"
      next.tintColor = environment.color(Palette.ground)
      next.interactive = true
      next.accessibilityLabel = environment.text(
        page < Metrics.pageCount ? Strings.next : Strings.finish)
      next.accessibilityTraits = nextEnabled ? .button : [.button, .notEnabled]
    }
  }

  /// Adds the done circle: in the middle of its view (rule 17), from 12 o'clock, clockwise.
  private func appendFinish(
    _ geometry: Geometry, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.finish, frame: geometry.page) { finish in
      finish.background = environment.color(Palette.ground)
      finish.interactive = true
      finish.accessibilityLabel = environment.text(Strings.done)
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
      circle.borderColor = environment.color(Palette.mark)
    }
  }
}
