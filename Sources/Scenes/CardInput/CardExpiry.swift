import FlowEngine

extension CardInput {
  /// The month at whose end a card expires.
  public struct Expiry: StateGroup, Comparable {
    /// The full year.
    public private(set) var year = Metrics.years.lowerBound
    /// The month, 1…12.
    public private(set) var month = 1

    /// The earliest month.
    public init() {}

    init(year: Int, month: Int) {
      self.year = year
      self.month = month
    }

    /// The month of a day.
    init(_ date: CalendarDate) {
      self.init(year: date.year, month: date.month)
    }

    /// Reads "MM/YYYY"; `nil` for anything else.
    init?(_ text: String) {
      var numbers = (month: 0, year: 0)
      var count = 0
      for byte in text.utf8 {
        if count == 2 {
          guard byte == UInt8(ascii: "/") else { return nil }
        } else {
          guard byte.isDigit, count < 7 else { return nil }
          let digit = Int(byte - UInt8(ascii: "0"))
          if count < 2 {
            numbers.month = numbers.month * 10 + digit
          } else {
            numbers.year = numbers.year * 10 + digit
          }
        }
        count += 1
      }
      guard count == 7, (1...12).contains(numbers.month) else { return nil }
      self.init(year: numbers.year, month: numbers.month)
    }

    /// Lists year and month.
    public mutating func visit(_ members: inout StateMembers) {
      members.kept("year", &year, in: Metrics.years)
      members.kept("month", &month, in: 1...Metrics.wheels.months)
    }

    /// Whether the first is earlier.
    public static func < (first: Expiry, second: Expiry) -> Bool {
      (first.year, first.month) < (second.year, second.month)
    }

    /// The last month on the wheels.
    static func last(from date: CalendarDate) -> Expiry {
      Expiry(year: date.year + Metrics.wheels.years - 1, month: Metrics.wheels.months)
    }

    /// The nearest month that the wheels can show, which is never before the current one (D17).
    func onWheels(at date: CalendarDate) -> Expiry {
      min(max(self, Expiry(date)), .last(from: date))
    }

    /// "MM/YY", as printed on a card (D16).
    var shortText: String { Self.twoDigits(month) + "/" + Self.twoDigits(year % 100) }

    /// "MM/YYYY", as the wheels show it.
    var longText: String {
      Self.twoDigits(month) + "/" + Self.twoDigits(year / 100) + Self.twoDigits(year % 100)
    }

    /// The rows of the wheels: the months, and the years from `thisYear` on.
    static func wheelRows(from thisYear: Int) -> [[String]] {
      [
        (1...Metrics.wheels.months).map { twoDigits($0) },
        (thisYear..<thisYear + Metrics.wheels.years).map {
          twoDigits($0 / 100) + twoDigits($0 % 100)
        },
      ]
    }

    /// The rows of a month and a year, each counted from the first on the wheels.
    static func selectedRows(month: Int, year: Int) -> [Int] {
      #if !arch(wasm32)
        if selections.indices.contains(year), selections[year].indices.contains(month) {
          return selections[year][month]
        }
      #endif
      return [month, year]
    }

    #if !arch(wasm32)
      /// The rows for each month of each year: a list is memory, and is made once. A module has no room for them.
      private static let selections = (0..<Metrics.wheels.years).map { year in
        (0..<Metrics.wheels.months).map { [$0, year] }
      }
    #endif

    private static func twoDigits(_ number: Int) -> String {
      number < 10 ? "0\(number)" : "\(number)"
    }
  }
}
