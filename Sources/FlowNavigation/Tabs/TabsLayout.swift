import FlowEngine

extension Tabs {
  /// Lays out the selected screen, and under it the bar, which ends its safe area.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let size = environment.size
    let isCompact = size.height < SheetMetrics.compactHeight
    let row = isCompact ? TabMetrics.compactHeight : TabMetrics.height
    let height = min(size.height, row + environment.safeArea.bottom)
    let top = size.height - height
    append(selected, frame: Rect(x: 0, y: 0, width: size.width, height: top), into: &nodes)
    nodes.append(Part.bar, frame: Rect(x: 0, y: top, width: size.width, height: height)) {
      $0.background = TabMetrics.bar
    }
    let area = environment.safeArea
    let width = max(0, size.width - area.left - area.right) / Double(max(1, self.nodes.count))
    let isMirrored = environment.layoutDirection == .rightToLeft
    var place = 0
    for page in Page.allCases {
      let column = isMirrored ? self.nodes.count - 1 - place : place
      let frame = Rect(
        x: area.left + Double(column) * width, y: 0, width: width, height: min(row, height))
      append(self.nodes[place], isSelected: page == selected, frame: frame, into: &nodes)
      place += 1
    }
  }

  private func append(_ selected: Page, frame: Rect, into nodes: inout NodeBuilder) {
    var place = 0
    for page in Page.allCases {
      if page == selected {
        let id = self.nodes[place].page
        nodes.append(Part.page, id: id, frame: frame) { $0.clipsToBounds = true }
        mount(page, in: id, into: &nodes)
      }
      place += 1
    }
  }

  private func append(
    _ tab: TabNodes, isSelected: Bool, frame: Rect, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.tab, id: tab.tab, frame: frame) { button in
      button.text = tab.title
      button.image = tab.image
      button.font = TabMetrics.font
      button.textAlignment = .center
      button.textColor = isSelected ? TabMetrics.tint : TabMetrics.unselected
      button.tintColor = isSelected ? TabMetrics.tint : TabMetrics.unselected
      button.interactive = true
      button.accessibilityLabel = tab.title
      button.accessibilityValue = tab.place
      button.accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }
}
