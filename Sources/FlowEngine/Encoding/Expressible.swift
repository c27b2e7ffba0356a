// Whether a trace can have values, by type.

extension Double {
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
