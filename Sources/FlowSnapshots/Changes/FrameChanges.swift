import FlowEngine

/// What a frame changes, in words, beside the frame before it.
package struct FrameChanges: Sendable {
  /// The most lines about what moved.
  private static let limit = 40

  /// The members of the state that changed, such as `name resting → settling`.
  package private(set) var state: [String] = []
  /// What is seen elsewhere or otherwise, and what begins to move, such as `card.y 812 → 512` and
  /// `card.frame moves to [0,512,375,300] in 0.8 s (spring)`.
  package private(set) var moved: [String] = []
  /// The number of lines about what moved that are left out.
  package private(set) var omitted = 0
  /// The effects, as they are written.
  package private(set) var effects: [String] = []

  /// Compares a frame with the one before it; one without says what it asks for only.
  package init(from before: FrameRecord?, to frame: FrameRecord) {
    let outline = frame.outline
    effects = outline.elements(of: frame.effects).map { outline.text(of: $0) }
    guard let before else { return }
    var comparison = FrameComparison(tolerance: .exact)
    comparison.compare(before, frame)
    for difference in comparison.differences {
      switch difference.subject {
      case .state(let name, _): state.append("\(name) \(difference.step)")
      case .property(let property, let node): add("\(node).\(property) \(difference.step)")
      case .node(let id): add("\(id) \(difference.step)")
      case .order: add("nodes are in another order")
      case .frame, .time, .animation, .animationMember, .effect, .effectOrder, .effectMember: break
      }
    }
    let known = Set(before.motions.map { $0.identity })
    for motion in frame.motions where !known.contains(motion.identity) { add(motion.text) }
    if comparison.isCut { omitted += 1 }
  }

  private mutating func add(_ line: String) {
    if moved.count < Self.limit { moved.append(line) } else { omitted += 1 }
  }

  /// Everything in one line.
  package var text: String {
    var parts = state + moved
    if omitted > 0 { parts.append("\(omitted) more") }
    parts += effects.map { "asks \($0)" }
    return parts.joined(separator: "; ")
  }
}

extension Difference {
  /// Both values of the first frame in which they differ, or whether it comes or goes.
  fileprivate var step: String {
    if change == .appeared { return "appears" }
    if change == .gone { return "goes" }
    func plain(_ value: String) -> String {
      value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 2
        ? String(value.dropFirst().dropLast()) : value
    }
    return "\(plain(first.expected)) → \(plain(first.found))"
  }
}
