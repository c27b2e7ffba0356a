import FlowEngine

// What is entered, for what is saved without secrets and for recordings.
extension Onboarding: TextInputScene {
  /// Lists the texts of all fields on all pages.
  public mutating func visitTexts(_ texts: inout EnteredTexts) {
    for page in pages.indices {
      for row in pages[page].fields.indices {
        pages[page].fields[row].visitText(&texts)
      }
    }
  }

  /// Whether each field is filled in, and whether it has a day in the future, which its hint says.
  public func textVerdicts(_ context: Context) -> [Bool] {
    let today = context.environment.date
    return pages.flatMap { page in
      page.fields.flatMap { [$0.isFilled(on: today), $0.fault(on: today) == .inTheFuture] }
    }
  }

  /// In a date field, a day that is in the past, or in the future, or none.
  public func standIns(
    for event: Event, from before: Onboarding, to after: Onboarding, _ context: Context
  ) -> [Event] {
    switch event {
    case .text(var edit):
      guard let field = dateField(edit.target) else { return [] }
      var text = field.text
      if let range = edit.range { text.select(range) }
      let before = Self.beginning(of: text)
      // A whole day replaces what there is, wherever the caret is (B4).
      let kept = before.isEmpty || edit.range != nil ? [before] : [before, ""]
      let rewriting = Self.rewriting(before + edit.replacement, text.selection, edit.target)
      var events: [Event] = []
      for before in kept {
        let indent = Self.indent(of: before + edit.replacement)
        let length = before.unicodeScalars.count
        // The text before the edit says whether the day has separators.
        for day in Self.days where Self.text(like: before, from: day, at: -indent) != nil {
          guard let text = Self.text(like: edit.replacement, from: day, at: length - indent) else {
            continue
          }
          for digit in -1..<10 {
            edit.replacement = digit < 0 ? text : Self.varied(text, digit)
            events.append(.text(edit))
          }
        }
      }
      return events + rewriting
    case .deleteBackward(let target):
      guard let field = dateField(target) else { return [] }
      var rest = field.text
      guard rest.deleteBackward() else { return [] }
      return [event]
        + Self.rewriting(Self.beginning(of: rest), field.text.selection, target)
    case .command(var command):
      guard let target = command.target, dateField(target) != nil,
        case .string(let value) = command.value
      else { return [] }
      return Self.days.compactMap { day in
        guard let text = Self.text(like: value, from: day, at: -Self.indent(of: value)) else {
          return nil
        }
        command.value = .string(text)
        return .command(command)
      }
    default: return []
    }
  }

  /// Makes the stand-ins of days that exist such days, in the past or in the future.
  public mutating func refineStandIns(for original: Onboarding, _ context: Context) {
    for page in pages.indices {
      for row in pages[page].fields.indices where pages[page].fields[row].kind == .date {
        guard let day = original.pages[page].fields[row].day else { continue }
        let days = day <= context.environment.date ? Self.past : Self.future
        let text = pages[page].fields[row].text.text
        let standIn = days.lazy.compactMap { day in
          Self.text(like: text, from: day, at: -Self.indent(of: text))
        }
        if let standIn = standIn.first { pages[page].fields[row].setStandIn(standIn) }
      }
    }
  }

  // Each with separators and without (B34).
  private static let past = ["2000-01-01", "20000101"]
  private static let future = ["2999-01-01", "29990101"]
  private static let days = past + future + ["2000-00-00", "20000000"]

  /// The number of scalars of white space that a text begins with.
  private static func indent(of text: String) -> Int {
    text.unicodeScalars.distance(
      from: text.unicodeScalars.startIndex, to: WhiteSpace.trimming(text).startIndex)
  }

  /// A text up to its caret or selection.
  private static func beginning(of text: EditableText) -> String {
    let units = text.text.utf16
    return String(text.text[..<units.index(units.startIndex, offsetBy: text.selection.location)])
  }

  /// Edits that replace the text from its beginning to the end of a selection, so that what is before the caret can
  /// be chosen anew.
  private static func rewriting(
    _ beginning: String, _ selection: TextRange, _ target: NodeID
  ) -> [Event] {
    let range = TextRange(location: 0, length: selection.location + selection.length)
    var events: [Event] = []
    for day in days {
      guard let text = text(like: beginning, from: day, at: -indent(of: beginning)) else {
        continue
      }
      events.append(.text(TextEdit(target, replacement: text, range: range)))
    }
    return events
  }

  private func dateField(_ target: NodeID) -> Field? {
    for page in pages {
      for field in page.fields where field.node == target && field.kind == .date { return field }
    }
    return nil
  }

  /// A text with the digits of a day, from an offset on; `nil` where only one of the two has a digit.
  private static func text(like text: String, from day: String, at offset: Int) -> String? {
    let day = Array(day.unicodeScalars)
    var result = ""
    var index = offset
    for scalar in text.unicodeScalars {
      let isDigit = DecimalDigits.value(of: scalar) != nil && scalar.isASCII
      let isDayDigit = day.indices.contains(index) && DecimalDigits.value(of: day[index]) != nil
      guard isDigit == isDayDigit else { return nil }
      result.unicodeScalars.append(isDigit ? day[index] : scalar)
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
