/// The conflict markers that a failed merge leaves in a file.
package enum ConflictMarkers {
  /// The line number of the first conflict, from 1; `nil` if there is none.
  ///
  /// A conflict has all three markers, in order and each at the start of a line; text that merely
  /// mentions one does not.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    var begin: Int?
    var isDivided = false
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let byte = line.first, "<=>".utf8.contains(byte), isMarker(line, of: byte) else {
        continue
      }
      switch byte {
      case UInt8(ascii: "<"):
        begin = number
        isDivided = false
      case UInt8(ascii: "="): isDivided = begin != nil
      default: if isDivided { return begin }
      }
    }
    return nil
  }

  /// Whether a line begins with seven of a character, followed by a space or nothing.
  private static func isMarker(_ line: ArraySlice<UInt8>, of byte: UInt8) -> Bool {
    guard line.prefix(while: { $0 == byte }).count == 7 else { return false }
    let next = line.dropFirst(7).first
    return next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r")
  }
}
