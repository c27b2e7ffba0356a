import FlowEngine

// What is entered, for what is saved without secrets and for recordings.
extension Onboarding {
  /// Lists the texts of all fields on all pages.
  public mutating func visitTexts(_ texts: inout EnteredTexts) {
    for page in pages.indices {
      for row in pages[page].fields.indices {
        let node = pages[page].fields[row].node
        texts.visit(&pages[page].fields[row].text, of: node)
      }
    }
  }

  /// Whether each field is filled in.
  public func textVerdicts(_ context: Context) -> [Bool] {
    pages.flatMap { page in page.fields.map { $0.isFilled(on: context.environment.date) } }
  }

  /// In a date field, a day that is in the past, or in the future, or none.
  public func standIns(
    for event: Event, from before: Onboarding, to after: Onboarding, _ context: Context
  ) -> [Event] {
    switch event {
    case .text(var edit):
      guard let field = dateField(edit.target) else { return [] }
      let start = edit.range?.location ?? field.text.selection.location
      // A whole day replaces what there is, wherever the caret is (B4).
      let starts = start > 0 && edit.range == nil ? [start, 0] : [start]
      var events: [Event] = []
      for start in starts {
        for day in Self.days {
          guard let text = Self.text(like: edit.replacement, from: day, at: start) else { continue }
          for digit in -1..<10 {
            edit.replacement = digit < 0 ? text : Self.varied(text, digit)
            events.append(.text(edit))
          }
        }
      }
      return events
    case .command(var command):
      guard let target = command.target, dateField(target) != nil,
        case .string(let value) = command.value
      else { return [] }
      return Self.days.compactMap { day in
        guard let text = Self.text(like: value, from: day, at: 0) else { return nil }
        command.value = .string(text)
        return .command(command)
      }
    default: return []
    }
  }

  /// Makes the stand-ins of days that exist such days.
  public mutating func refineStandIns(for original: Onboarding, _ context: Context) {
    for page in pages.indices {
      for row in pages[page].fields.indices where pages[page].fields[row].kind == .date {
        let field = original.pages[page].fields[row]
        guard field.isFilled(on: context.environment.date),
          let text = Self.text(like: pages[page].fields[row].text.text, from: Self.past, at: 0)
        else { continue }
        let selection = pages[page].fields[row].text.selection
        pages[page].fields[row].text = EditableText(text)
        pages[page].fields[row].text.select(selection)
      }
    }
  }

  private static let past = "2000-01-01"
  private static let days = [past, "2999-01-01", "2000-00-00"]

  private func dateField(_ target: NodeID) -> Field? {
    for page in pages {
      for field in page.fields where field.node == target && field.kind == .date { return field }
    }
    return nil
  }

  /// A text with the digits of a day, from an offset on; `nil` where the day has none.
  private static func text(like text: String, from day: String, at offset: Int) -> String? {
    let day = Array(day.unicodeScalars)
    var result = ""
    var index = offset
    for scalar in text.unicodeScalars {
      guard DecimalDigits.value(of: scalar) != nil, scalar.isASCII else {
        result.unicodeScalars.append(scalar)
        index += 1
        continue
      }
      guard day.indices.contains(index), DecimalDigits.value(of: day[index]) != nil else {
        return nil
      }
      result.unicodeScalars.append(day[index])
      index += 1
    }
    return result
  }

  private static func varied(_ text: String, _ digit: Int) -> String {
    var scalars = Array(text.unicodeScalars)
    if let last = scalars.lastIndex(where: { ("0"..."9").contains($0) }),
      let scalar = Unicode.Scalar(UInt32(48 + digit))
    {
      scalars[last] = scalar
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars)
    return result
  }
}
