import FlowEngine

/// The invariants of every frame of every scene.
public enum FrameInvariants {
  /// Returns the faults of a frame, in words.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - last: The frame before it, if there is one.
  public static func faults<S: Scene>(in frame: Frame<S>, after last: Frame<S>?) -> [String] {
    var parts: SceneParts?
    let found = violations(in: frame.nodes, after: last?.nodes) { id in
      if parts == nil { parts = SceneParts(S.self) }
      return parts?.part(of: id) != nil
    }
    // An engine that checks layouts has told of those.
    var faults = found.filter { $0.name != layout }.map { $0.text }
    if let last {
      if frame.time < last.time { faults.append("time runs back") }
      if frame.index != last.index + 1 {
        faults.append("frame \(frame.index) follows \(last.index)")
      }
    }
    return faults
  }

  /// The name of what an engine finds in layouts, if it checks them.
  private static let layout = "layout"

  /// The names of the invariants, with what each says.
  package static let names: [(name: String, meaning: String)] = [
    (layout, "ids are unique, parents come first, numbers are finite"),
    ("size", "no size, radius or border is negative"),
    ("range", "alpha and strokeEnd are from 0 to 1"),
    ("label", "what is interactive has an accessibility label"),
    ("part", "every node is one of the scene's parts"),
    ("focus", "one node is focused at the most"),
    ("caret", "a caret is in the text, at the end of what is selected"),
    (
      "secret",
      "no part of a secret stands in what is spoken, in the state, or in an effect not for it"
    ),
  ]

  /// Returns what is wrong with what is presented.
  ///
  /// - Parameters:
  ///   - list: What is presented.
  ///   - last: What was presented before, and has been looked at, if anything was.
  ///   - isPart: Whether an id is one of the scene's parts, or of a family of them.
  package static func violations(
    in list: NodeList, after last: NodeList?, isPart: (NodeID) -> Bool
  ) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    if let text = LayoutCheck.faultText(in: list, after: last) {
      found.append(InvariantViolation(layout, text))
    }
    var focused = 0
    let former = last ?? NodeList()
    list.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        // Most nodes are where they were in the frame before, which has been looked at; most of the
        // others are of no family, and equal ids are found much sooner.
        let isKnown = index < former.count && former[index].id == nodes[index].id
        if !isKnown, !isPart(nodes[index].id) {
          let text = "node '\(nodes[index].id.name)' is none of the scene's parts"
          found.append(InvariantViolation("part", text))
        }
        if nodes[index].focused { focused += 1 }
        withUnsafePointer(to: nodes[index]) { check($0, &found) }
      }
    }
    if focused > 1 { found.append(InvariantViolation("focus", "\(focused) nodes are focused")) }
    return found
  }

  /// Checks a node by itself; in place, since nodes are large to copy.
  private static func check(
    _ node: UnsafePointer<Node>, _ found: inout [InvariantViolation]
  ) {
    func add(_ name: String, _ text: String) {
      found.append(InvariantViolation(name, "node '\(node.pointee.id.name)' \(text)"))
    }
    if node.pointee.frame.width < 0 || node.pointee.frame.height < 0 {
      add("size", "has a negative size")
    }
    if !(0...1).contains(node.pointee.alpha) { add("range", "has alpha \(node.pointee.alpha)") }
    if !(0...1).contains(node.pointee.strokeEnd) {
      add("range", "has strokeEnd \(node.pointee.strokeEnd)")
    }
    if node.pointee.cornerRadius < 0 || node.pointee.borderWidth < 0 {
      add("size", "has a negative radius or border")
    }
    if node.pointee.interactive, node.pointee.accessibilityLabel?.isEmpty ?? true {
      add("label", "is interactive and has no label")
    }
    if let caret = node.pointee.caret {
      let length = node.pointee.text?.utf16.count ?? 0
      if !(0...length).contains(caret) { add("caret", "has its caret outside the text") }
    }
    if let range = node.pointee.selectedRange {
      let isRight = range.location >= 0 && range.length > 0
      if !isRight || range.location + range.length != node.pointee.caret {
        add("caret", "has a selection that does not end at its caret")
      }
    }
    if let range = node.pointee.markedRange {
      let caret = node.pointee.caret ?? -1
      let isRight = range.location >= 0 && range.length > 0
      if !isRight || caret < range.location || caret > range.location + range.length {
        add("caret", "has a caret outside its marked text")
      }
    }
  }
}
