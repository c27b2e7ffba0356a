import FlowSnapshots

extension ScriptJSON {
  /// Writes what the list of cases shows of a case.
  ///
  /// - Parameter reason: The number of its reason, if it differs.
  mutating func summary(_ report: CaseReport, reason: Int?) {
    let result = report.result
    open("{")
    member("name", result.name)
    member("folder", result.folder)
    member("trace", result.trace)
    if let reason { member("reason", reason) }
    if let scene = result.scene { member("scene", scene) }
    member("kind", result.verdict.kind.rawValue)
    member("place", "\(result.path):\(result.line)")
    member("message", result.message)
    member("frames", report.frameCount)
    close("}")
  }

  /// Writes a group of differences with the steps in which they occur.
  mutating func differences(_ group: DifferenceGroup, _ steps: ReportSteps) {
    guard let difference = group.differences.first else { return }
    open("{")
    switch difference.subject {
    case .property(let property, let node):
      member("node", node)
      member("property", property)
    case .node(let node): member("node", node)
    case .animation(let name), .animationMember(_, let name): animation(name)
    case .frame, .time, .state, .order, .effect, .effectOrder, .effectMember: break
    }
    if group.isOfMotion {
      key("moves")
      open("[")
      for name in group.movedNodes { string(name) }
      close("]")
    }
    member("change", difference.change.rawValue)
    member("text", group.text)
    member("first", group.firstText)
    key("steps")
    steps.write(group, to: &self)
    if let step = steps.step(of: difference.greatest.frame, difference) { member("most", step) }
    close("}")
  }

  /// Writes the node and the property of an animation, whose name is both.
  private mutating func animation(_ name: String) {
    guard let dot = name.lastIndex(of: ".") else { return }
    member("node", String(name[..<dot]))
    member("property", String(name[name.index(after: dot)...]))
  }
}
