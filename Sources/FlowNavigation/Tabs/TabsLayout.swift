import FlowEngine

extension Tabs {
  /// Lays out the selected screen, and the bar below it.
  ///
  /// The screen ends where the bar begins.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let (size, area) = (environment.size, environment.safeArea)
    let isCompact = size.height < SheetMetrics.compactHeight
    let row = isCompact ? TabMetrics.compactHeight : TabMetrics.height
    let height = min(size.height, row + area.bottom)
    let top = size.height - height
    for tab in tabs where tab.name == selected {
      let frame = Rect(x: 0, y: 0, width: size.width, height: top)
      nodes.append(Part.page, id: tab.page, frame: frame) { $0.clipsToBounds = true }
      mount(selected, in: tab.page, into: &nodes)
    }
    nodes.append(Part.bar, frame: Rect(x: 0, y: top, width: size.width, height: height)) {
      $0.background = environment.color(TabMetrics.bar)
    }
    let width = max(0, size.width - area.left - area.right) / Double(max(1, tabs.count))
    let isMirrored = environment.layoutDirection == .rightToLeft
    for place in tabs.indices {
      let column = isMirrored ? tabs.count - 1 - place : place
      let frame = Rect(
        x: area.left + Double(column) * width, y: 0, width: width, height: min(row, height))
      append(place, frame: frame, environment, into: &nodes)
    }
  }

  private func append(
    _ place: Int, frame: Rect, _ environment: Environment, into nodes: inout NodeBuilder
  ) {
    let tab = tabs[place]
    let title = Pages.title(of: tab.name, in: environment)
    let isSelected = tab.name == selected
    let tint = environment.color(isSelected ? TabMetrics.tint : TabMetrics.unselected)
    nodes.append(Part.tab, id: tab.tab, frame: frame) { button in
      button.text = title
      button.image = tab.image
      button.font = environment.font(TabMetrics.font)
      button.textAlignment = .center
      button.textColor = tint
      button.tintColor = tint
      button.interactive = true
      button.accessibilityLabel = title
      button.accessibilityValue = environment.text(
        TabMetrics.place, .number(place + 1), .number(tabs.count))
      button.accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }
}

extension Tabs {
  /// The colours of the bar and those that the pages add, by name.
  public static var palette: [SceneColor] {
    [TabMetrics.bar, TabMetrics.tint, TabMetrics.unselected] + Pages.palette
  }

  /// The text of the bar itself, and the pages'.
  public static var strings: [SceneString] { [TabMetrics.place] + Pages.strings }
}
