extension Collection<UInt8> {
  /// Whether a line of a trace is blank.
  package var isBlankLine: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}

extension [UInt8] {
  /// The lines of a trace that are not blank: the header, then the events.
  package var filledLines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n")).filter { !$0.isBlankLine }
  }
}
