import FlowEngine

/// Three tabs with a marker that slides under the chosen one.
public struct TabBar: Scene {
  /// The tabs, and the marker under the chosen one.
  public enum Part: String, ScenePart {
    case tab = "tab-<k>"
    case marker

    /// What sort of view it is.
    public var kind: Node.Kind { self == .tab ? .button : .shape }
  }

  /// The scene's name in the header of a trace.
  public static let name = "tab-bar"
  /// What the screen is.
  public static let summary = "Three tabs with a marker that slides."

  static let ids: [NodeID] = ["tab-0", "tab-1", "tab-2"]
  static let slide = Timing.spring(duration: 0.4, dampingRatio: 1)

  var chosen = 0

  /// Opens with the first tab.
  public init(_ context: inout Context) {}

  /// Lists the state.
  public mutating func visit(_ members: inout StateMembers) {
    members.shown("chosen", &chosen, in: 0...2)
  }

  /// Goes to the tab that is tapped.
  public mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap(let tap) = event, let tab = Self.ids.firstIndex(where: { $0 == tap.target })
    else { return }
    chosen = tab
    context.animate(Transaction(Self.slide, of: Part.marker.id))
    context.announce("Tab \(tab + 1) of 3")
  }

  /// Puts the tabs side by side, and the marker under the chosen one.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let width = environment.size.width / 3
    for (k, id) in Self.ids.enumerated() {
      nodes.append(
        Part.tab, id: id, frame: Rect(x: Double(k) * width, y: 0, width: width, height: 49)
      ) { tab in
        tab.interactive = true
        tab.accessibilityLabel = "Tab"
        tab.accessibilityTraits = chosen == k ? [.button, .selected] : .button
      }
    }
    nodes.append(
      Part.marker, frame: Rect(x: Double(chosen) * width, y: 47, width: width, height: 2)
    ) { marker in
      marker.background = .black
    }
  }
}
