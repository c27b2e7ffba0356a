import FlowEngine

/// The invariants of every frame of every scene.
public enum FrameInvariants {
  /// Returns what is wrong with a frame, in words; empty if nothing is.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - last: The frame before it, if there is one.
  public static func faults<S: Scene>(in frame: Frame<S>, after last: Frame<S>?) -> [String] {
    var faults: [String] = []
    var focused = 0
    let former = last?.nodes.nodes ?? []
    for (index, node) in frame.nodes.nodes.enumerated() {
      let name = "node '\(node.id.name)'"
      if node.frame.width < 0 || node.frame.height < 0 {
        faults.append("\(name) has a negative size")
      }
      if !(0...1).contains(node.alpha) { faults.append("\(name) has alpha \(node.alpha)") }
      if !(0...1).contains(node.strokeEnd) {
        faults.append("\(name) has strokeEnd \(node.strokeEnd)")
      }
      if node.cornerRadius < 0 || node.borderWidth < 0 {
        faults.append("\(name) has a negative radius or border")
      }
      if node.interactive, node.accessibilityLabel?.isEmpty ?? true {
        faults.append("\(name) is interactive and has no label")
      }
      // Most nodes are where they were in the frame before, which has been looked at; most of the
      // others are of no family, and equal ids are found much sooner.
      let isKnown = index < former.count && former[index].id == node.id
      if !isKnown, !S.Part.allCases.contains(where: { $0.id == node.id }),
        !S.Part.allCases.contains(where: { $0.names(node.id) })
      {
        faults.append("\(name) is none of the scene's parts")
      }
      if node.focused { focused += 1 }
    }
    if focused > 1 { faults.append("\(focused) nodes are focused") }
    if let last {
      if frame.time < last.time { faults.append("time runs back") }
      if frame.index != last.index + 1 {
        faults.append("frame \(frame.index) follows \(last.index)")
      }
    }
    return faults
  }
}
