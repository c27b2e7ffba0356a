import FlowEngine

/// A finger that is down on a sheet.
struct SheetFinger: StateGroup {
  /// Who follows it.
  var pan = PanelPan<SheetOwner>()
  /// The list in the sheet that it is on.
  var list: NodeID?

  mutating func visit(_ members: inout StateMembers) {
    members.kept("pan", &pan)
    members.kept("list", &list)
  }
}
