import FlowEngine

extension Sheet {
  /// Lays out what lies under the sheets and, if one is up, the dim and the sheet.
  ///
  /// A finger moves the sheet by its transform, so that the screen in it does not change with each sample. The
  /// screen is as high as the highest sheet; what is below the window of it is in its safe area.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.base, frame: environment.window)
    mount(Pages.root, in: Part.base.id, isInert: path.count > 1, into: &nodes)
    guard let presented, let traits else { return }
    let geometry = SheetGeometry(environment, traits, keyboard: keyboard)
    let (window, top) = (environment.size, geometry.top(at: place))
    nodes.append(Part.dim, frame: environment.window) { dim in
      dim.background = environment.color(SheetMetrics.dim)
      dim.alpha = geometry.dimAlpha(at: top + drag)
      if traits.isModal { return }
      dim.interactive = true
      dim.accessibilityLabel = environment.text(SheetMetrics.dismiss)
      dim.accessibilityTraits = .button
    }
    nodes.transition(.alpha(0))
    let frame = Rect(x: 0, y: top, width: window.width, height: window.height)
    nodes.append(Part.sheet, id: traits.sheet, frame: frame) { sheet in
      if drag != 0 { sheet.transform.translation.y = drag }
      sheet.background = environment.color(SheetMetrics.sheet)
      sheet.cornerRadius = SheetMetrics.cornerRadius
      sheet.clipsToBounds = true
      sheet.interactive = true
      let title = Self.title(of: presented, in: environment)
      sheet.accessibilityLabel = title.isEmpty ? environment.text(SheetMetrics.name) : title
    }
    // It comes from below the window, and goes there.
    nodes.transition(.translation(y: window.height - top))
    let content = Rect(
      x: 0, y: 0, width: window.width, height: max(0, window.height - geometry.highest))
    nodes.append(Part.content, id: traits.content, in: traits.sheet, frame: content)
    mount(presented, in: traits.content, into: &nodes)
    if traits.hasGrabber { appendGrabber(traits, environment, into: &nodes) }
  }

  /// The title of a sheet, empty if it has none.
  static func title(of page: Page, in environment: Environment) -> String {
    environment.text(Pages.title(of: page, in: environment), default: SheetMetrics.name)
  }

  private func appendGrabber(
    _ traits: SheetTraits, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    var frame = SheetMetrics.grabber
    frame.origin.x = (environment.size.width - frame.width) / 2
    nodes.append(Part.grabber, id: traits.grabber, in: traits.sheet, frame: frame) { grabber in
      grabber.background = environment.color(SheetMetrics.grabberColor)
      grabber.cornerRadius = frame.height / 2
      grabber.interactive = true
      grabber.accessibilityLabel = environment.text(SheetMetrics.grabberName)
      grabber.accessibilityValue = environment.text(
        traits.detents[place].name, defaults: [SheetMetrics.large, SheetMetrics.medium])
      grabber.accessibilityTraits = [.button, .adjustable]
    }
  }
}
