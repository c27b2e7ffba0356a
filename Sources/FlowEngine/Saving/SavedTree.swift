/// What a scene that holds others knows of them, in a saved state: members that are there only where there is
/// something.
struct SavedTree {
  let begun: OwnedGestures
  let claimed: OwnedGestures
  /// The node out of view that has the focus.
  let focused: NodeID?

  /// Takes the members away.
  ///
  /// - Throws: `MemberError` for one that is wrong.
  init(from saved: inout JSONValue) throws(MemberError) {
    begun = try OwnedGestures(removing: "begun", from: &saved)
    claimed = try OwnedGestures(removing: "claimed", from: &saved)
    guard let json = saved.remove("focused") else {
      focused = nil
      return
    }
    do throws(MemberError) { focused = try NodeID(json: json) } catch {
      throw error.within("focused")
    }
  }
}

extension Engine {
  /// Takes over what a saved state has of the tree.
  mutating func restore(_ tree: SavedTree?) {
    guard let tree else { return }
    self.tree.begun = tree.begun
    self.tree.claimed = tree.claimed
    if let focused = tree.focused { self.tree.focused = focused }
  }

  /// Writes what it knows of the scenes that it holds.
  func writeTree(to json: inout JSONWriter) {
    if !tree.begun.isEmpty { json.member("begun", tree.begun) }
    if !tree.claimed.isEmpty { json.member("claimed", tree.claimed) }
    // To ask the scenes changes nothing, but they are listed as what may be changed.
    var copy = self
    if let focused = copy.focusedOutOfView() { json.member("focused", focused.name) }
  }
}
