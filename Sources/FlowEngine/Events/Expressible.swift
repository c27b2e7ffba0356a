// Whether a trace can have values, by type, and what it can have.

extension Double {
  /// What a number above 0 can be.
  static var positiveExpectation: String {
    "a number above 0, up to \(InputLimits.magnitude.decimalText)"
  }

  /// Whether a trace can have the number.
  var isExpressible: Bool { magnitude <= InputLimits.magnitude }

  /// Whether a trace can have the number as one above 0.
  var isPositive: Bool { self > 0 && isExpressible }

  /// Whether a trace can have the number as a length.
  fileprivate var isLength: Bool { self >= 0 && isExpressible }
}

extension Int {
  /// Whether a trace can have the number as an offset, a length or an index.
  var isExpressible: Bool { self >= 0 && Double(self) <= InputLimits.magnitude }
}

extension ClosedRange<Double> {
  /// What numbers can be.
  var expectation: String { "numbers from \(lowerBound.decimalText) to \(upperBound.decimalText)" }
}

extension Point {
  var isExpressible: Bool { x.isExpressible && y.isExpressible }

  func isWithin(_ range: ClosedRange<Double>) -> Bool { range.contains(x) && range.contains(y) }
}

extension Size {
  func isWithin(_ range: ClosedRange<Double>) -> Bool {
    range.contains(width) && range.contains(height)
  }
}

extension Insets {
  func isWithin(_ range: ClosedRange<Double>) -> Bool {
    range.contains(top) && range.contains(left) && range.contains(bottom) && range.contains(right)
  }
}

extension Rect {
  var isExpressible: Bool {
    minX.isExpressible && minY.isExpressible && width.isExpressible && height.isExpressible
  }
}

extension TextRange {
  var isExpressible: Bool { location.isExpressible && length.isExpressible }
}

extension Command.Value {
  var isExpressible: Bool {
    switch self {
    case .number(let number): number.isExpressible
    case .json(let json): json.isExpressible
    case .string, .bool: true
    }
  }
}

extension CalendarDate {
  /// Whether a trace can have the day: it exists.
  var isExpressible: Bool {
    #if LIVE_ONLY
      // There is no trace.
      true
    #else
      1...9999 ~= year && 1...12 ~= month && 1...Self.days(in: month, of: year) ~= day
    #endif
  }
}

extension FontBook {
  static var expectation: String {
    "\(InputLimits.fontsText), each from 0 to \(InputLimits.magnitude.decimalText)"
  }

  var isExpressible: Bool {
    isWithinLimits
      && entries.allSatisfy { entry in
        entry.metrics.lineHeight?.isLength ?? true
          && entry.metrics.defaultAdvance?.isLength ?? true
          && entry.metrics.advances.count <= InputLimits.advances
          && entry.metrics.advances.allSatisfy { $0.advance.isLength }
      }
  }
}

extension StringTable {
  static var expectation: String { InputLimits.stringsText }
}
