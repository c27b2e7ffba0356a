import FlowEngine

extension Onboarding {
  /// Puts the page, during a push both pages, the bar and at the end the done circle into `nodes`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields of the pages shown.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    if environment.hasDefaultLook {
      layout(in: DefaultLook(), environment, configuration, into: &nodes)
    } else {
      layout(in: environment, environment, configuration, into: &nodes)
    }
  }

  private func layout(
    in look: some Look, _ environment: Environment, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    let geometry = Geometry(environment, configuration, keyboardOverlap: keyboardOverlap)
    if let leavingPage {
      // Its destination: the engine animates the way there.
      let frame = geometry.page(isAhead: leavingPage > page)
      appendPage(
        leavingPage, in: look, frame, geometry, environment, configuration, into: &nodes)
    }
    appendPage(page, in: look, geometry.page, geometry, environment, configuration, into: &nodes)
    appendBar(in: look, geometry, into: &nodes)
    switch state {
    case .page, .pushing: break
    case .finishing, .finished: appendFinish(in: look, geometry, configuration, into: &nodes)
    }
  }

  /// Adds a page with its contents; a leaving page takes no touches.
  private func appendPage(
    _ number: Int, in look: some Look, _ frame: Rect, _ geometry: Geometry,
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let isCurrent = number == page
    let id = Part.page(number)
    let isDefault = look.isDefaultLook
    let rows = isDefault ? nil : geometry.rows(of: configuration.pages[number - 1], environment)
    let size = Size(
      width: geometry.window.width,
      height: geometry.contentHeight(of: configuration.pages[number - 1], rows))
    nodes.append(Part.page, id: id, frame: frame) {
      [color = look.color(Palette.ground)] page in
      page.background = color
      page.contentOffset.y = pages[number - 1].offset
      page.contentInset.bottom = isCurrent ? geometry.bottomInset : geometry.restingInset
      page.contentSize = size
      page.clipsToBounds = true
      page.interactive = isCurrent
      // In two statements, since a value of either would be retained.
      if isDefault {
        page.accessibilityLabel = Speech.englishPage(number)
      } else {
        page.accessibilityLabel = Speech.page(number, in: environment)
      }
    }
    nodes.append(
      Part.title, id: Part.title(number), in: id,
      frame: rows?.title ?? geometry.title
    ) { [color = look.color(Palette.ink)] title in
      title.textColor = color
      if isDefault {
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
      ? pages[number - 1].fields.lastIndex { $0.kind.takesKeyboard } : nil
    // Read in their places: copies would retain their strings.
    for row in pages[number - 1].fields.indices {
      let frame =
        rows?.frames[row]
        ?? geometry.field(
          pages[number - 1].fields[row].kind,
          at: configuration.pages[number - 1].fields[row].frame, inRowAt: top)
      top += geometry.pitch(
        of: pages[number - 1].fields[row].kind,
        at: configuration.pages[number - 1].fields[row].frame)
      let isFocused = isCurrent && focusedField == row
      let version = pages[number - 1].fields[row].version(isCurrent, isFocused)
      nodes.standing(Part.field, id: pages[number - 1].fields[row].node, while: version) { nodes in
        guard pages[number - 1].fields[row].kind.takesKeyboard else {
          return appendPicture(
            pages[number - 1].fields[row], in: look, id, frame, isCurrent: isCurrent, environment,
            into: &nodes)
        }
        appendField(
          pages[number - 1].fields[row],
          configuration.pages[number - 1].fields[row].contentType, in: look, id, frame,
          isCurrent: isCurrent, isFocused: isFocused, isLast: row == last, environment,
          into: &nodes)
        guard let hint = pages[number - 1].fields[row].hint else { return }
        let font = look.font(Metrics.hintFont)
        let words = hint.text(in: look)
        let height =
          geometry.isGrown
          ? environment.size(of: words, in: font, width: frame.width).height
          : environment.size(of: "", in: font).height
        appendHint(
          words, font, look.color(Palette.ink), pages[number - 1].fields[row], in: id,
          geometry.hint(below: frame, height), into: &nodes)
      }
    }
  }

  private func appendField(
    _ field: Field, _ contentType: Node.TextContentType?, in look: some Look, _ page: NodeID,
    _ frame: Rect, isCurrent: Bool, isFocused: Bool, isLast: Bool, _ environment: Environment,
    into nodes: inout NodeBuilder
  ) {
    let keyboardType = field.kind.keyboardType(for: contentType)
    let autocorrection = field.kind.mayCorrect(contentType)
    let (isDefault, ink) = (look.isDefaultLook, look.color(Palette.ink))
    nodes.append(Part.field, id: field.node, in: page, frame: frame) {
      [ground = look.color(Palette.field), gray = look.color(Palette.placeholder)] node in
      node.cornerRadius = Metrics.fieldRadius
      node.background = ground
      node.textColor = ink
      node.placeholderColor = gray
      node.tintColor = ink
      if isDefault {
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
      if isDefault {
        node.accessibilityLabel = field.spokenLabel
      } else {
        node.accessibilityLabel = field.spokenLabel(in: environment)
      }
      if !field.text.isEmpty { node.text = field.text.text }
      if field.hint != nil {
        if isDefault {
          node.accessibilityValue = field.spokenHint
        } else {
          node.accessibilityValue = field.spokenHint(in: environment)
        }
      } else if !field.text.isEmpty {
        node.accessibilityValue = field.text.text
      }
      if isFocused { node.select(field.text) }
      node.focused = isFocused
      node.interactive = isCurrent
    }
  }

  /// Adds what a field says of a text that does not count (G13).
  private func appendHint(
    _ words: String, _ font: Node.Font, _ color: Color, _ field: Field, in page: NodeID,
    _ frame: Rect, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.hint, id: field.hintNode, in: page, frame: frame) { label in
      label.text = words
      label.textColor = color
      label.font = font
    }
  }

  /// Adds a field for a picture: a round button, with the picture once there is one (G11).
  private func appendPicture(
    _ field: Field, in look: some Look, _ page: NodeID, _ frame: Rect, isCurrent: Bool,
    _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    nodes.append(field.node, .button, in: page, frame: frame) {
      [ground = look.color(Palette.field), ink = look.color(Palette.ink)] node in
      node.cornerRadius = frame.height / 2
      node.background = ground
      node.clipsToBounds = true
      node.accessibilityTraits = .button
      node.interactive = isCurrent
      node.accessibilityLabel = field.spokenLabel(in: environment)
      if field.text.isEmpty {
        let label = field.label(in: environment)
        node.text = label
        node.textColor = ink
        node.font = environment.font(Metrics.font, fitting: label, width: frame.width)
        node.textAlignment = .center
      } else {
        node.image = field.text.text
      }
    }
  }

  /// Adds the bar, whose place is not part of a push (rule 1).
  private func appendBar(
    in look: some Look, _ geometry: Geometry, into nodes: inout NodeBuilder
  ) {
    let (ink, ground) = (look.color(Palette.ink), look.color(Palette.ground))
    nodes.append(Part.bottomBar, frame: geometry.bar) {
      [label = look.text(Strings.controls)] bar in
      bar.background = ground
      bar.interactive = true
      bar.accessibilityLabel = label
    }
    // All but the bar's place depends on these two.
    nodes.standing(Part.backButton, while: nextEnabled ? page : -page) { nodes in
      nodes.append(Part.backButton, frame: geometry.backButton) {
        [label = look.text(Strings.back)] back in
        back.hidden = page == 1
        back.image = "back"
        back.tintColor = ink
        back.interactive = true
        back.accessibilityLabel = label
        back.accessibilityTraits = .button
      }
      nodes.append(Part.skipHint, frame: geometry.skipHint) {
        [text = look.text(Strings.skip), font = look.font(Metrics.font)] hint in
        hint.hidden = !canSkip
        hint.text = text
        hint.textColor = ink
        hint.font = font
        hint.interactive = true
        hint.accessibilityLabel = text
        hint.accessibilityTraits = .button
      }
      let title =
        page < Metrics.pageCount ? look.text(Strings.next) : look.text(Strings.finish)
      nodes.append(Part.nextButton, frame: geometry.nextButton) {
        [color = look.color(Palette.mark)] next in
        next.alpha = nextEnabled ? 1 : Metrics.disabledAlpha
        next.enabled = nextEnabled
        next.cornerRadius = Metrics.button.radius
        next.background = color
        next.image = "next"
        next.tintColor = ground
        next.interactive = true
        next.accessibilityLabel = title
        next.accessibilityTraits = nextEnabled ? .button : [.button, .notEnabled]
      }
    }
  }

  /// Adds the done circle: in the middle of its view (rule 17), from 12 o'clock, clockwise.
  private func appendFinish(
    in look: some Look, _ geometry: Geometry, _ configuration: Configuration,
    into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.finish, frame: geometry.page) {
      [color = look.color(Palette.ground), label = look.text(Strings.done)] finish in
      finish.background = color
      finish.interactive = true
      finish.accessibilityLabel = label
    }
    let radius = configuration.circleRadius
    nodes.append(
      Part.doneCircle,
      frame: Rect(
        x: geometry.window.width / 2 - radius, y: geometry.window.height / 2 - radius,
        width: 2 * radius, height: 2 * radius)
    ) { [color = look.color(Palette.mark)] circle in
      circle.cornerRadius = radius
      circle.borderWidth = Metrics.circleLineWidth
      circle.borderColor = color
    }
  }
}

extension Onboarding.Field {
  /// A number that is another one whenever the field may be, or what its page has to do with it.
  fileprivate func version(_ isCurrent: Bool, _ isFocused: Bool) -> Int {
    changes.value &* 4 &+ (isCurrent ? 2 : 0) &+ (isFocused ? 1 : 0)
  }
}
