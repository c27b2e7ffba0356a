import FlowEngine

extension AdaptiveField {
  /// What an event is about.
  enum Place: Equatable {
    case screen, accessoryNext
    case field(Int)
    case section(Int, Int)
  }

  /// What a node is; `nil` for one that takes no events or is not there.
  func place(of target: NodeID?, _ configuration: Configuration) -> Place? {
    guard let target else { return nil }
    switch target {
    case Part.screen.id: return .screen
    case Part.accessoryNext.id: return showsAccessory(configuration) ? .accessoryNext : nil
    default: break
    }
    for index in fields.indices {
      if fields[index].ids.field == target { return .field(index) }
      for k in fields[index].sections.indices where fields[index].sections[k].id == target {
        return .section(index, k)
      }
    }
    return nil
  }

  /// The section that has the keyboard, if the target is that section or its field.
  func focus(at target: NodeID) -> Focus? {
    guard let focus else { return nil }
    let isMeant = target == fields[focus.field].ids.field || target == id(of: focus)
    return isMeant ? focus : nil
  }

  /// The node of a section.
  func id(of focus: Focus) -> NodeID {
    fields[focus.field].sections[focus.section].id
  }
}
