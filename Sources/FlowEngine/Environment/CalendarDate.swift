/// A day in the Gregorian calendar.
public struct CalendarDate: Equatable, Sendable {
  /// The year, 1…9999.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Creates a date known to exist, such as a constant; use `init(_:)` for input.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates a date from `YYYY-MM-DD`; `nil` for any other text and for days that do not exist.
  public init?(_ text: String) {
    var digits: (year: Int, month: Int, day: Int) = (0, 0, 0)
    var count = 0
    for byte in text.utf8 {
      let digit = Int(byte) - 48
      switch count {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case 0...9:
        guard (0...9).contains(digit) else { return nil }
        if count < 4 {
          digits.year = digits.year * 10 + digit
        } else if count < 7 {
          digits.month = digits.month * 10 + digit
        } else {
          digits.day = digits.day * 10 + digit
        }
      default: return nil
      }
      count += 1
    }
    guard count == 10, digits.year >= 1, (1...12).contains(digits.month),
      (1...Self.days(in: digits.month, of: digits.year)).contains(digits.day)
    else { return nil }
    (year, month, day) = digits
  }

  /// The date as `YYYY-MM-DD`.
  public var text: String {
    var text = ""
    for (number, count) in [(year, 4), (month, 2), (day, 2)] {
      if !text.isEmpty { text += "-" }
      let digits = String(number)
      for _ in digits.utf8.count..<max(count, digits.utf8.count) { text += "0" }
      text += digits
    }
    return text
  }

  /// The number of days in a month.
  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Whether the first date is before the second.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }
}
