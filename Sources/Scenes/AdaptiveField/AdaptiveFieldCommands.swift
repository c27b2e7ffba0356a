import FlowEngine

extension AdaptiveField {
  /// A call of the host.
  ///
  /// - Returns: How its changes are shown.
  static func call(
    _ command: Command, _ state: inout State, _ context: inout SceneContext<AdaptiveField>
  ) throws(EventError) -> Pace {
    guard commands.contains(command.name) else {
      throw .unknownCommand(command.name, known: commands)
    }
    guard let target = command.target else {
      throw .invalidMember("target", expected: "the name of a field")
    }
    let place = state.place(of: target, context)
    switch command.name {
    case "setText":
      guard case .string(let text) = command.value else {
        throw .invalidMember("value", expected: "a text")
      }
      guard case .field(let index) = place else { return .animated }
      setText(text, of: index, &state, &context)
      return .raisingAtOnce
    case "setLimits":
      guard case .string(let list) = command.value, let limits = limits(from: list) else {
        throw .invalidMember(
          "value",
          expected: "up to \(Metrics.sectionLimit) whole numbers from 0 to "
            + "\(Metrics.characterLimit), with commas between them")
      }
      guard case .field(let index) = place else { return .animated }
      reload(index, limits: limits, &state, &context)
    default:
      guard case .field(let index) = place else { return .animated }
      reload(index, limits: nil, &state, &context)
    }
    return .atOnce
  }

  /// Sets a text; the keyboard stays where it is (D15).
  private static func setText(
    _ text: String, of index: Int, _ state: inout State,
    _ context: inout SceneContext<AdaptiveField>
  ) {
    let before = state.fields[index].text
    state.fields[index].distribute(
      Entry.text(from: text, on: context.configuration.fields[index].keyboard))
    state.fields[index].verdict = .undefined
    let after = state.fields[index].text
    if after != before {
      context.send(.didChange(field: state.fields[index].ids.field, text: after))
    }
    if !after.isEmpty { judge(index, &state, &context) }
  }

  /// Builds a field's nodes anew, with other sections if there are others (D16).
  private static func reload(
    _ index: Int, limits: [Int]?, _ state: inout State,
    _ context: inout SceneContext<AdaptiveField>
  ) {
    context.stopAnimations(of: state.fields[index].ids.field)
    guard let limits, !limits.elementsEqual(state.fields[index].sections.lazy.map { $0.limit })
    else { return }
    let before = state.fields[index].text
    let focus = state.focus?.field == index ? state.focus : nil
    let holder = state.fields[index].resize(
      to: limits, context.configuration.fields[index], caret: focus?.section)
    let after = state.fields[index].text
    if after != before {
      state.fields[index].verdict = .undefined
      context.send(.didChange(field: state.fields[index].ids.field, text: after))
    }
    guard let focus else { return }
    if let holder {
      state.focus?.section = holder
      // The section that had the keyboard has been built anew, even where it has the same name.
      context.send(.focus(target: state.id(of: State.Focus(field: focus.field, section: holder))))
    } else {
      endEditing(&state, &context)
    }
  }

  /// Reads numbers with commas between them; `nil` for what is none, or too much.
  private static func limits(from list: String) -> [Int]? {
    var limits: [Int] = []
    var number: Int?
    var hasEnded = false
    for byte in list.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let next = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard !hasEnded, next <= Metrics.characterLimit else { return nil }
        number = next
      case UInt8(ascii: ","):
        guard let limit = number else { return nil }
        limits.append(limit)
        number = nil
        hasEnded = false
      case UInt8(ascii: " "): hasEnded = number != nil
      default: return nil
      }
    }
    if let number { limits.append(number) } else if !limits.isEmpty { return nil }
    return limits.count <= Metrics.sectionLimit ? limits : nil
  }
}
