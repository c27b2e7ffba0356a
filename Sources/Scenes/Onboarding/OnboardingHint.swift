import FlowEngine

extension Onboarding {
  /// Why a field does not count, shown below it once its editing has ended (B33).
  enum Hint: String, MemberChoice {
    /// A required field is empty.
    case required
    /// A date field contains something that is not a date.
    case notADate
    /// A date field contains a day after today.
    case inTheFuture

    /// What the hint says in the environment's language.
    func text(in look: some Look) -> String {
      switch self {
      case .required: look.text(Strings.hintRequired)
      case .notADate: look.text(Strings.hintNotADate)
      case .inTheFuture: look.text(Strings.hintInTheFuture)
      }
    }
  }
}

extension Onboarding.Field {
  /// Whether it contains nothing but white space.
  var isBlank: Bool { WhiteSpace.isAll(of: text.text) }

  /// Why its text does not count; `nil` if it does (B33).
  ///
  /// - Parameter today: The environment's date.
  func fault(on today: CalendarDate) -> Onboarding.Hint? {
    if isBlank { return required ? .required : nil }
    guard kind == .date else { return nil }
    guard let day else { return .notADate }
    return day > today ? .inTheFuture : nil
  }

  /// Whether a hint can be that of its text on some day; a picture never has one.
  func allows(_ hint: Onboarding.Hint) -> Bool {
    switch hint {
    case .required: kind.takesKeyboard && required && isBlank
    case .notADate: kind == .date && !isBlank && day == nil
    case .inTheFuture: kind == .date && day != nil
    }
  }

  // MARK: Dates

  /// The day that has been entered, if there is such a day.
  var day: CalendarDate? { Self.day(in: text.text) }

  /// The day that a text is, if there is such a day.
  static func day(in text: String) -> CalendarDate? { CalendarDate(dashed(text)) }

  /// What has been entered, as the host gets it: a date as `YYYY-MM-DD` and nothing else (B34).
  var value: String {
    guard kind == .date, day != nil || Self.isEightDigits(WhiteSpace.trimming(text.text)) else {
      return text.text
    }
    return Self.dashed(text.text)
  }

  /// Whether a text is a day and nothing else, with separators or without.
  static func isWholeDay(_ text: String) -> Bool {
    CalendarDate(text) != nil
      || isEightDigits(text.unicodeScalars[...]) && CalendarDate(dashed(text)) != nil
  }

  /// A text without white space at its ends; eight digits get the separators of `YYYY-MM-DD` (B34).
  private static func dashed(_ text: String) -> String {
    let scalars = WhiteSpace.trimming(text)
    guard isEightDigits(scalars) else { return String(scalars) }
    var dashed = ""
    for (index, scalar) in scalars.enumerated() {
      if index == 4 || index == 6 { dashed += "-" }
      dashed.unicodeScalars.append(scalar)
    }
    return dashed
  }

  private static func isEightDigits(_ text: Substring.UnicodeScalarView) -> Bool {
    text.count == 8 && text.allSatisfy { ("0"..."9").contains($0) }
  }
}
