import FlowEngine

extension AdaptiveField {
  /// A command from the host.
  ///
  /// - Returns: How its changes are shown.
  mutating func call(_ command: Command, _ context: inout Context) throws(EventError) -> Pace {
    guard let target = command.target else {
      throw .invalidMember("target", expected: "the name of a field")
    }
    let place = place(of: target, context.configuration)
    switch command.name.bytes {
    case "setText":
      guard case .string(let text) = command.value else {
        throw .invalidMember("value", expected: "a text")
      }
      guard case .field(let index) = place else { return .animated }
      setText(text, of: index, &context)
      return .raisingAtOnce
    case "setLimits":
      guard case .string(let list) = command.value, let limits = Self.limits(from: list) else {
        throw .invalidMember(
          "value",
          expected: "up to \(Metrics.sectionLimit) whole numbers from 0 to "
            + "\(Metrics.characterLimit), with commas between them")
      }
      guard case .field(let index) = place else { return .animated }
      let others = fields.reduce(0) { $0 + $1.sections.count } - fields[index].sections.count
      guard others + limits.count <= InputLimits.fields else {
        throw .invalidMember(
          "value", expected: "\(InputLimits.fields - others) numbers or less for this form")
      }
      reload(index, limits: limits, &context)
    default:
      guard case .field(let index) = place else { return .animated }
      reload(index, limits: nil, &context)
    }
    return .atOnce
  }

  /// Sets a text; the keyboard stays where it is (D15).
  private mutating func setText(
    _ text: String, of index: Int, _ context: inout Context
  ) {
    // To put the sections' texts together takes memory, and what is emptied has changed if it had any.
    let before = text.isEmpty ? nil : fields[index].text
    var isChanged = !fields[index].isEmpty
    fields[index].distribute(
      Entry.text(from: text, on: context.configuration.fields[index].keyboard))
    fields[index].forgetVerdict()
    if let before { isChanged = fields[index].text.bytes != before.bytes }
    if isChanged { reportChange(of: index, to: fields[index].text, &context) }
    if !fields[index].isEmpty { judge(index, &context) }
  }

  /// Rebuilds a field's nodes, with other sections if the limits differ (D16).
  private mutating func reload(
    _ index: Int, limits: [Int]?, _ context: inout Context
  ) {
    context.stopAnimations(of: fields[index].ids.field)
    fields[index].forgetQuestion()
    guard let limits, !limits.elementsEqual(fields[index].sections.lazy.map { $0.limit })
    else { return }
    let before = fields[index].text
    let caret = focus?.field == index ? focus?.section : nil
    let holder = fields[index].resize(
      to: limits, context.configuration.fields[index], caret: caret)
    let text = fields[index].text
    if text.bytes != before.bytes {
      fields[index].forgetVerdict()
      reportChange(of: index, to: text, &context)
    }
    guard caret != nil else { return }
    if let holder {
      focus?.section = holder
      // The section that had the keyboard has been rebuilt, even if its name is the same.
      context.focus(fields[index].sections[holder].id)
    } else {
      endEditing(&context)
    }
  }

  /// Reads numbers separated by commas; `nil` for anything else, or too many of them.
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
