extension JSONWriter {
  /// Writes the line of an event, in the canonical form: members in the order of the format's table,
  /// defaults left out, numbers exact. Read back, it is the same event.
  ///
  /// - Parameters:
  ///   - event: An event with which `isExpressible` agrees.
  ///   - time: Its time, in seconds.
  /// - Complexity: O(*n*) for *n* bytes of text; it allocates nothing once the buffer has grown.
  package mutating func event(_ event: borrowing Event, at time: Double) {
    beginObject()
    member("t", exact: time)
    key("type")
    members(of: event)
    endObject()
  }
}

extension Point {
  /// Whether it reads back as the default of a member that is left out.
  var isPositiveZero: Bool {
    x == 0 && y == 0 && x.sign == .plus && y.sign == .plus
  }
}
