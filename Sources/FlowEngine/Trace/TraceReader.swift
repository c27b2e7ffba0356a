/// Reads a trace line by line.
///
/// It checks everything that can be checked without knowing the scene. Memory does not grow with
/// the length of the trace, and a line of a frequent event allocates nothing once its names are
/// known. After an error, reading may continue with the next line.
package struct TraceReader: Sendable {
  /// The number of lines read, including blank ones.
  package private(set) var line = 0

  private var hasHeader = false
  private var time = 0.0
  private var events = EventReader()
  /// Whether times are those of a host's clock: of any origin, and in any order.
  private let hasHostTimes: Bool

  /// Creates a reader of a trace, whose first non-blank line must be the header.
  ///
  /// - Parameter hasHostTimes: Whether times are those of a host's clock, of any origin and order.
  package init(hasHostTimes: Bool = false) {
    self.hasHostTimes = hasHostTimes
  }

  /// Creates a reader of lines that come without a header before them, at times of a host's clock.
  package init(readingEventsAtHostTimes: Void) {
    self.init(hasHostTimes: true)
    hasHeader = true
  }

  /// The reader at the start of another trace, knowing the names in the lines so far.
  package var restarted: TraceReader {
    var reader = self
    reader.line = 0
    reader.hasHeader = false
    reader.time = 0
    return reader
  }

  /// The greatest time of a host's clock, in seconds: thirty thousand years.
  private static let greatestHostTime = 1e12

  /// Reads the next line.
  ///
  /// - Parameter bytes: The line without its newline; white space around it is skipped, so a
  ///   trailing carriage return does no harm.
  /// - Returns: The contents of the line; `nil` for a blank line.
  /// - Throws: `TraceError` for a line that does not conform to the trace format.
  /// - Complexity: O(*n*), where *n* is the bytes of the line.
  package mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(TraceError) -> TraceLine? {
    var event = Event.tick
    switch try read(bytes, into: &event) {
    case .blank: return nil
    case .header(let header): return .header(header)
    case .event(let time): return .event(event, at: time)
    }
  }

  /// The content of a line, apart from the members of its event.
  package enum Contents: Sendable {
    /// Nothing.
    case blank
    /// The header.
    // Indirect because it is large and occurs once.
    indirect case header(TraceHeader)
    /// An event, at a time in seconds.
    case event(at: Double)
  }

  /// Reads the next line as `read(_:)` does, with a small result for callers that read many.
  ///
  /// - Parameter event: Set to the line's event; unspecified after an error.
  package mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, into event: inout Event
  ) throws(TraceError) -> Contents {
    // No trace has this many lines, but an overflow must not trap either.
    line &+= 1
    #if !arch(wasm32)
      if hasHeader, bytes.count <= InputLimits.lineLength,
        events.readCanonical(bytes, into: &event)
      {
        return .event(at: try checkedTime())
      }
    #endif
    return try readOther(bytes, into: &event)
  }

  /// Reads a line that is not canonical.
  @inline(never) private mutating func readOther(
    _ bytes: UnsafeBufferPointer<UInt8>, into event: inout Event
  ) throws(TraceError) -> Contents {
    events.slots.removeAll()
    guard bytes.count <= InputLimits.lineLength else { throw .lineTooLong(line: line) }
    // A saved state in a header may have numbers of any size; its other members have their own
    // limits.
    let magnitude = hasHeader ? InputLimits.magnitude : .greatestFiniteMagnitude
    guard var cursor = try Self.cursor(bytes, line: line, magnitude: magnitude) else {
      return .blank
    }
    guard hasHeader else { return .header(try readHeader(&cursor)) }
    do throws(JSONError) {
      event = try events.read(
        &cursor, greatestTime: hasHostTimes ? Self.greatestHostTime : InputLimits.magnitude)
    } catch {
      throw TraceError(error, line: line)
    }
    return .event(at: try checkedTime())
  }

  /// Ends the trace.
  ///
  /// - Throws: `TraceError` if the trace has no header.
  package func finish() throws(TraceError) {
    guard hasHeader else { throw TraceError(.headerMissing, line: max(line, 1)) }
  }

  /// The error for a rejected event of the last line, at the member at fault, or at the start of
  /// the line's object if the line does not have that member.
  package func error(for error: EventError) -> TraceError {
    TraceError(.event(error), line: line, offset: events.offset(of: error.member))
  }

  /// The error for an event of the last line whose recording replays differently.
  package func error(forRecording text: String) -> TraceError {
    TraceError(.recording(text), line: line)
  }

  /// The error for a node that the last line's scene cannot have, and whose text is to be shown.
  package func error(forPublicText warning: EventWarning) -> TraceError {
    TraceError(.publicText(warning), line: line)
  }

  /// The warning about an event of the last line, placed as an error is.
  package func warning(for warning: EventWarning) -> TraceWarning {
    TraceWarning(
      line: line, column: events.offset(of: warning.member) + 1, warning: warning)
  }

  // MARK: Lines

  /// A cursor at the line's first byte that is not white space; `nil` if there is none.
  ///
  /// Static because copying the reader would cost more than the call.
  private static func cursor(
    _ bytes: UnsafeBufferPointer<UInt8>, line: Int, magnitude: Double
  ) throws(TraceError) -> JSONCursor? {
    do throws(JSONError) {
      var cursor = try JSONCursor(bytes, magnitude: magnitude)
      cursor.skipSpace()
      return cursor.isAtEnd ? nil : cursor
    } catch {
      throw TraceError(error, line: line)
    }
  }

  private mutating func readHeader(_ cursor: inout JSONCursor) throws(TraceError) -> TraceHeader {
    guard cursor.kindAhead == .object else {
      throw TraceError(.headerMissing, line: line, offset: cursor.offset)
    }
    let json: JSONValue
    do throws(JSONError) {
      json = try cursor.value(depth: 0)
      try cursor.finish()
    } catch {
      throw TraceError(error, line: line)
    }
    let header = try TraceHeader(json, line: line)
    hasHeader = true
    return header
  }

  /// The time of the last line.
  @inline(__always) private mutating func checkedTime() throws(TraceError) -> Double {
    let next = events.slots[.t].numbers.0
    if hasHostTimes { return next }
    guard next >= 0, next <= InputLimits.time else { throw self.error(for: .invalidTime(next)) }
    guard next >= time else { throw self.error(for: .timeRunsBack(to: next, from: time)) }
    time = next
    return next
  }
}
