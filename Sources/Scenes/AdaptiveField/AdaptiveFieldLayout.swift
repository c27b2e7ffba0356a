import FlowEngine

extension AdaptiveField {
  /// Puts the fields, and the bar on the keyboard, into `nodes`.
  ///
  /// Fields are where the client has put them: the layout direction changes nothing.
  /// - Complexity: O(*n*), where *n* is the number of sections of all fields.
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
    in appearance: some FlowEngine.Look, _ environment: Environment,
    _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let places = appearance.isDefaultLook ? nil : places(environment, configuration)
    let overlap = overlap(places, environment, configuration)
    nodes.append(Part.screen, frame: environment.window) {
      [color = appearance.color(Palette.screen), label = appearance.text(Strings.form)] screen in
      screen.background = color
      screen.contentOffset.y = offset
      screen.contentInset.bottom = overlap
      screen.contentSize = Size(
        width: environment.size.width, height: places?.contentHeight ?? environment.size.height)
      screen.clipsToBounds = true
      screen.interactive = true
      screen.accessibilityLabel = label
    }
    let labelHeight = labelHeight(environment, configuration)
    for index in fields.indices {
      let focused = focus?.field == index ? focus?.section : nil
      // In larger text a field's place depends on the others.
      let version = places == nil ? fields[index].version(focused: focused) : nil
      nodes.standing(Part.field, id: fields[index].ids.field, while: version) { nodes in
        append(
          fields[index], in: appearance, focus: focused, labelHeight, places?.places[index],
          environment, configuration.fields[index], into: &nodes)
      }
    }
    if showsAccessory(configuration) {
      appendAccessory(in: appearance, environment, configuration, into: &nodes)
    }
  }

  /// Height of an unscaled label, in points: the font's, if the environment gives it (C2).
  func labelHeight(
    _ environment: Environment, _ configuration: Configuration
  ) -> Double {
    guard let lineHeight = environment.fonts[Metrics.font.font.name]?.lineHeight else {
      return configuration.labelHeight
    }
    return lineHeight * Metrics.font.font.size
  }

  // MARK: Field

  private func append(
    _ field: borrowing Field, in appearance: some FlowEngine.Look, focus: Int?,
    _ labelHeight: Double, _ grownPlace: Places.Place?, _ environment: Environment,
    _ configuration: borrowing FieldConfiguration, into nodes: inout NodeBuilder
  ) {
    let look = field.look
    let isDefault = appearance.isDefaultLook
    let place = isDefault ? nil : grownPlace
    let frame = place?.frame ?? configuration.frame
    let geometry = Geometry(configuration, frame, isRaised: look.isRaised)
    let paint = Paint(configuration, look, environment)
    nodes.append(Part.field, id: field.ids.field, frame: frame) {
      [valid = appearance.text(Strings.valid), invalid = appearance.text(Strings.invalid)] view in
      view.enabled = field.canBeEntered
      view.interactive = true
      // In two statements, since a value of either would be retained.
      if isDefault {
        view.accessibilityLabel = field.label
      } else {
        view.accessibilityLabel = field.label(in: environment)
      }
      // Colour alone would not reach everybody (A1).
      switch field.look.verdict {
      case .undefined: break
      case .valid: view.accessibilityValue = valid
      case .invalid: view.accessibilityValue = invalid
      }
    }

    let words = field.message ?? configuration.texts.text(of: look.verdict)
    nodes.append(
      Part.placeholderLabel, id: field.ids.label, in: field.ids.field,
      frame: geometry.label(height: place?.labelHeight ?? labelHeight)
    ) { [font = place?.labelFont ?? appearance.font(Metrics.font)] label in
      label.transform = geometry.labelTransform(configuration.alignment)
      if isDefault {
        label.text = words ?? configuration.placeholder
      } else {
        label.text = environment.text(
          words ?? configuration.placeholder, defaults: Strings.labels)
      }
      label.textColor = paint.label
      label.font = font
      label.textAlignment = configuration.alignment.textAlignment
      label.accessibilityTraits = .staticText
    }

    appendSections(
      of: field, in: appearance, focus: focus, geometry, paint,
      place?.font ?? appearance.font(Metrics.font), environment, configuration, into: &nodes)

    let isOpen = look.isRaised && configuration.style == .bordered
    nodes.append(
      Part.underline, id: field.ids.underline, in: field.ids.field, frame: geometry.underline
    ) { underline in
      underline.alpha = isOpen ? 0 : 1
      underline.background = paint.underline
    }

    appendImages(of: field, geometry, configuration.images, into: &nodes)
  }

  private func appendSections(
    of field: borrowing Field, in appearance: some FlowEngine.Look, focus: Int?,
    _ geometry: Geometry, _ paint: Paint, _ font: Node.Font, _ environment: Environment,
    _ configuration: borrowing FieldConfiguration, into nodes: inout NodeBuilder
  ) {
    let count = field.sections.count
    let capacity = field.capacity
    let leftView = count == 1 ? configuration.leftView : nil
    let image = configuration.images.size(of: field.look.verdict)
    let last = field.lastSection
    let isRaised = field.look.isRaised
    let isDefault = appearance.isDefaultLook
    let (text, tint) = (configuration.colors.text, configuration.colors.tint)
    let textColor = isDefault ? text : environment.color(text, default: Palette.text)
    let tintColor = isDefault ? tint : environment.color(tint, default: Palette.tint)
    let keyboardType: Node.KeyboardType =
      configuration.keyboard == .numberPad ? .numberPad : .default
    let isSecret = field.isSecret
    let alignment = count > 1 ? .center : configuration.alignment.textAlignment
    for k in field.sections.indices {
      let id = field.sections[k].id
      let box = geometry.section(
        k, of: count, range: field.sections[k].range, capacity: capacity)
      nodes.append(
        Part.section, id: id, in: field.ids.field, frame: box
      ) { node in
        node.transform = geometry.sectionTransform(width: box.width)
        node.enabled = field.sections[k].limit > 0
        if let border = paint.border {
          node.borderWidth = geometry.border
          node.borderColor = border
        }
        node.text = field.sections[k].text.text
        node.textColor = textColor
        node.font = font
        node.textAlignment = alignment
        // D19: the left view takes room on one side only. D20: the state image covers no text.
        node.contentInset.left = (leftView?.width ?? 0) + Metrics.margin
        node.contentInset.right = Metrics.margin
        if let image, k == last { node.contentInset.right = image.width + Metrics.stateImageInset }
        if focus == k {
          node.focused = true
          node.select(field.sections[k].text)
        }
        node.tintColor = tintColor
        node.keyboardType = keyboardType
        node.returnKeyType = .done
        node.autocorrection = !isSecret
        // At rest the field takes the touches.
        node.interactive = isRaised && field.sections[k].limit > 0
        if isDefault {
          node.accessibilityLabel = field.sections[k].label
          node.accessibilityValue = field.sections[k].value
        } else {
          node.accessibilityLabel = field.spokenLabel(of: k, in: environment)
          node.accessibilityValue = field.sections[k].value(in: environment)
        }
      }
      if let leftView {
        nodes.append(
          Part.leftView, id: field.ids.leftView, in: id, frame: geometry.leftView(leftView))
      }
    }
  }

  private func appendImages(
    of field: borrowing Field, _ geometry: Geometry, _ images: Images, into nodes: inout NodeBuilder
  ) {
    let look = field.look
    if let size = images.placeholder {
      nodes.append(
        Part.placeholderImage, id: field.ids.placeholderImage, in: field.ids.field,
        frame: geometry.placeholderImage(size)
      ) { image in
        image.alpha = look.isRaised ? 0 : 1
        image.image = "placeholder"
        image.clipsToBounds = true
      }
    }
    if let size = images.size(of: look.picture) {
      nodes.append(
        Part.stateImage, id: field.ids.stateImage, in: field.ids.field,
        frame: geometry.stateImage(size)
      ) { image in
        image.alpha = images.size(of: look.verdict) == nil ? 0 : 1
        image.image = look.picture.rawValue
        image.clipsToBounds = true
      }
    }
  }

  // MARK: Accessory bar

  /// Where the accessory bar is: at the keyboard's top, which it is part of, and never lower than
  /// above the safe area's bottom (G9).
  func accessoryFrame(_ environment: Environment, _ configuration: Configuration) -> Rect {
    let window = environment.size
    let height =
      environment.hasDefaultText
      ? Metrics.accessoryHeight : grownAccessoryHeight(environment, configuration)
    let lowest = window.height - environment.safeArea.bottom - height
    return Rect(
      x: 0, y: max(0, min(keyboardTop ?? lowest, lowest)), width: window.width, height: height)
  }

  /// Its height with a title that needs more room than at the default size (G19).
  @inline(never) private func grownAccessoryHeight(
    _ environment: Environment, _ configuration: Configuration
  ) -> Double {
    let width = environment.size.width
    let title = environment.text(configuration.accessoryTitle, default: Strings.nextField)
    let font = environment.font(Metrics.accessoryFont, fitting: title, width: width)
    let size = environment.size(of: title, in: font, width: width)
    return max(Metrics.accessoryHeight, size.height + 2 * Metrics.padding)
  }

  private func appendAccessory(
    in appearance: some FlowEngine.Look, _ environment: Environment,
    _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let frame = accessoryFrame(environment, configuration)
    var (title, font) = (configuration.accessoryTitle, Metrics.accessoryFont.font)
    if !appearance.isDefaultLook {
      title = environment.text(title, defaults: [Strings.nextField])
      font = environment.font(Metrics.accessoryFont, fitting: title, width: frame.width)
    }
    nodes.append(Part.accessoryBar, frame: frame) {
      [color = appearance.color(Palette.accessory)] in $0.background = color
    }
    nodes.append(Part.accessoryNext, frame: Rect(origin: .zero, size: frame.size)) {
      [title, font, color = appearance.color(Palette.accessoryTitle)] next in
      next.text = title
      next.textColor = color
      next.font = font
      next.textAlignment = .center
      next.interactive = true
      next.accessibilityLabel = title
      next.accessibilityTraits = .button
    }
  }
}

extension AdaptiveField.Field {
  /// A number that is another one whenever the field, or which section has the keyboard, is.
  fileprivate func version(focused section: Int?) -> Int {
    changes.value &* (AdaptiveField.Metrics.sectionLimit + 1) &+ (section ?? -1) &+ 1
  }
}

extension AdaptiveField.Alignment {
  /// The same for a node's text.
  fileprivate var textAlignment: Node.TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}
